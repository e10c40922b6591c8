"""Looking after a ladder, for whoever has its host's link: the page, what it can do, and results to keep."""

from __future__ import annotations

import asyncio
import io
from datetime import date, timedelta

import msgspec
import segno
from litestar import Response, get, post
from litestar.params import FromPath

from robacus.arena.results import WRITTEN, Kept
from robacus.speech import msg
from robacus.store import UnknownLadder
from robacus.web import identity
from robacus.web.desks import Desks
from robacus.web.forms import go, read_form
from robacus.web.house import Refusal, Visitor
from robacus.web.ladderbattles import download
from robacus.web.ladderdata import Ladder
from robacus.web.ladderforms import closing
from robacus.web.ladders import LATEST_DAYS, enter_url, entry_context, found_ladder, head_context, ladder_url
from robacus.web.limits import DOWNLOAD_SECONDS, LADDER_GAMES_KEPT, MAX_FORM_BYTES
from robacus.web.live import wall_ms
from robacus.web.pages import Req, base_url, house_of
from robacus.web.texts import browser_texts


async def managed(request: Req, id: str, secret: str) -> tuple[Ladder, Visitor]:
    """The ladder of its host's link; 403 for a link that was not made here."""
    ladder, visitor = await found_ladder(request, id)
    if not identity.same(secret, house_of(request).keys.manage(ladder.id)):
        raise Refusal(403, msg("web-bad-link"))
    return ladder, visitor


@get("/ladders/{id:str}/manage/{secret:str}", include_in_schema=False)
async def manage_page(request: Req, id: FromPath[str], secret: FromPath[str]) -> Response[str]:
    """What its host can do: give the link on, look into programs, remove them, close, download, delete."""
    ladder, visitor = await managed(request, id, secret)
    house, base = house_of(request), base_url(request)
    here = ladder_url(ladder.id, "manage", secret)
    return house.page(
        "ladder-manage.html",
        request,
        ladder=head_context(request, ladder, visitor),
        class_url=f"{base}{enter_url(house, ladder)}",
        own_url=f"{base}{here}",
        here=here,
        entries=[
            entry_context(ladder, key, visitor) | {"source": one.source}
            for key, one in ladder.entered.items()
        ],
        today=date.today().isoformat(),
        latest=(date.today() + timedelta(days=LATEST_DAYS)).isoformat(),
        texts=browser_texts(visitor.language),
    )


@get("/ladders/{id:str}/manage/{secret:str}/qr.svg", include_in_schema=False)
async def ladder_qr(request: Req, id: FromPath[str], secret: FromPath[str]) -> Response[bytes]:
    """The link for the class as a QR code."""
    ladder, _visitor = await managed(request, id, secret)
    link = f"{base_url(request)}{enter_url(house_of(request), ladder)}"
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(out, kind="svg", border=2, xmldecl=False, omitsize=True)
    return Response(
        out.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "private, no-store"}
    )


@post("/ladders/{id:str}/manage/{secret:str}", include_in_schema=False, request_max_body_size=MAX_FORM_BYTES)
async def manage(request: Req, id: FromPath[str], secret: FromPath[str]) -> Response[str]:
    """``do`` is close, open, until (with ``closes``), remove (with ``entry``), new-link, or delete."""
    house, _visitor, values = await read_form(request)
    ladder, _visitor = await managed(request, id, secret)
    stored = house.store.ladders
    here = ladder_url(ladder.id, "manage", secret)
    match values.get("do", ""):
        case "close":
            await asyncio.wrap_future(stored.close(ladder.id, wall_ms()))
        case "open":
            await asyncio.wrap_future(stored.close(ladder.id, None))
        case "until":
            await asyncio.wrap_future(stored.close(ladder.id, closing(values.get("closes", ""))))
        case "remove":
            entry = values.get("entry", "")
            if entry not in ladder.rows:
                raise UnknownLadder(msg("ladder-no-entry"))
            await asyncio.wrap_future(stored.remove_entry(ladder.id, entry, wall_ms()))
            house.ladders.look()
        case "new-link":
            made = msgspec.structs.replace(ladder.made, door=ladder.made.door + 1)
            await asyncio.wrap_future(stored.rewrite(ladder.id, msgspec.json.encode(made)))
        case "delete":
            await asyncio.wrap_future(stored.delete(ladder.id))
            return go(f"/games/{ladder.game.name}/ladders")
        case other:
            raise Refusal(400, msg("web-bad-choice", name="do", value=other[:40]))
    return go(here)


# -- results to keep ------------------------------------------------------------------------------------------------


@get("/ladders/{id:str}/manage/{secret:str}/results/{form:str}", include_in_schema=False)
async def results(
    request: Req, id: FromPath[str], secret: FromPath[str], form: FromPath[str]
) -> Response[bytes]:
    """All that a ladder has come to: ``json``, or ``zip`` with a page and replays."""
    kinds = {"json": "application/json", "zip": "application/zip"}
    if form not in kinds:
        raise Refusal(404, msg("web-no-page"))
    ladder, visitor = await managed(request, id, secret)
    desks: Desks = request.app.state.desks
    desks.count(visitor)
    wanted = await asyncio.to_thread(_wanted, request, ladder, visitor, form)
    data = await desks.search(WRITTEN, wanted, visitor.address, limit=DOWNLOAD_SECONDS)
    return download(data, kinds[form], f"robacus-ladder-{ladder.id}.{form}")


def _wanted(request: Req, ladder: Ladder, visitor: Visitor, form: str) -> bytes:
    games = house_of(request).store.ladders.games(ladder.id, LADDER_GAMES_KEPT)
    fought = [found for row in games if (found := ladder.fought(row)) is not None]
    wanted = Kept(
        form="json" if form == "json" else "zip",
        title=ladder.made.name,
        language=visitor.language,
        plan=ladder.made.plan,
        entries={
            who: msgspec.structs.replace(entry, name=_whole_name(*ladder.named(who)))
            for who, entry in ladder.arena.items()
        },
        climb=ladder.climb,
        fought=tuple(fought),
    )
    return msgspec.json.encode(wanted)


def _whole_name(label: str, nickname: str) -> str:
    return f"{label} ({nickname})" if nickname else label
