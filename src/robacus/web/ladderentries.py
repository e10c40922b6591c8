"""Programs in a ladder: the form to submit or change one, looking at one, and whether one can be read.

What is sent is answered in `robacus.web.ladderforms`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath

from robacus.desk import Link
from robacus.game import Game
from robacus.log import MAX_NAME
from robacus.speech import RobacusError, msg, speech
from robacus.store import UnknownLadder
from robacus.web import identity
from robacus.web.desklinks import desk_url, link_url
from robacus.web.house import Refusal, Visitor
from robacus.web.ladderdata import Entered, Ladder, checked
from robacus.web.ladders import entry_context, found_ladder, head_context, ladder_url
from robacus.web.limits import MAX_API_BYTES
from robacus.web.pages import Req, house_of
from robacus.web.texts import browser_texts

PROGRAM_DESK = "program"
"""Name of the desk where programs of a game are written, where it has one."""


async def enterable(request: Req, id: str, secret: str) -> tuple[Ladder, Visitor]:
    """The ladder of a link for submitting; 403 for a link that was not made here."""
    ladder, visitor = await found_ladder(request, id)
    if not identity.same(secret, house_of(request).keys.enter(ladder.id, ladder.made.door)):
        raise Refusal(403, msg("web-bad-link"))
    return ladder, visitor


def readable(ladder: Ladder, entry: str, player: str) -> Entered:
    """The entry, where somebody may read it; 404, 403."""
    if entry not in ladder.entered:
        raise UnknownLadder(msg("ladder-no-entry"))
    if not ladder.may_read(entry, player):
        raise Refusal(403, msg("ladder-secret"))
    return ladder.entered[entry]


@get("/ladders/{id:str}/enter/{secret:str}", include_in_schema=False)
async def enter_page(request: Req, id: FromPath[str], secret: FromPath[str]) -> Response[str]:
    """The form for a program."""
    ladder, _visitor = await enterable(request, id, secret)
    return show_entry(request, ladder, None, {}, None)


@get("/ladders/{id:str}/entries/{entry:str}", include_in_schema=False)
async def entry_page(request: Req, id: FromPath[str], entry: FromPath[str]) -> Response[str]:
    """A program: to change for whoever submitted it, to read for others, where they may."""
    ladder, visitor = await found_ladder(request, id)
    readable(ladder, entry, visitor.player)
    return show_entry(request, ladder, entry, {}, None)


def show_entry(
    request: Req,
    ladder: Ladder,
    entry: str | None,
    values: Mapping[str, str],
    error: str | None,
    *,
    field: str = "",
    status: int = 200,
) -> Response[str]:
    """The form for a program, new or to be changed, with what was typed and what is wrong with which field; only the
    program where it cannot be changed."""
    house = house_of(request)
    visitor = house.visitor(request)
    say = speech(visitor.language)
    shown: dict[str, Any] = {"name": visitor.nickname, "title": "", "program": ""}
    mine = True
    if entry is not None:
        one = ladder.entered[entry]
        shown = {"name": one.nickname, "title": one.title, "program": one.source}
        mine = ladder.rows[entry].player == visitor.player
    plan = ladder.made.plan
    return house.page(
        "ladder-entry.html",
        request,
        status=status,
        ladder=head_context(request, ladder, visitor),
        entry=None if entry is None else entry_context(ladder, entry, visitor),
        editable=mine and not ladder.closed,
        full=entry is None and len(ladder.own(visitor.player)) >= ladder.made.own,
        values={**shown, **values},
        error=error,
        error_field=field,
        longest=ladder.programs.longest,
        endings=",".join(ladder.programs.endings),
        name_longest=MAX_NAME,
        check_url=ladder_url(ladder.id, "check"),
        editor_url=editor_url(ladder.game, plan.tables[0]),
        library=[{"name": name, "text": text} for name, text in ladder.programs.library().items()],
        texts=browser_texts(visitor.language),
        file_wrong=say("ladder-file-wrong"),
    )


def editor_url(game: Game, options: Mapping[str, Any]) -> str:
    """Where programs of a game can be tried: its desk for that, or a table of one's own with these options."""
    if any(desk.name == PROGRAM_DESK for desk in game.desks):
        return desk_url(game, PROGRAM_DESK)
    return link_url(game, Link(label="", options=dict(options)))


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A program while it is being written."""

    text: str


class Said(msgspec.Struct, frozen=True):
    """What is wrong with it, in the reader's language; empty when it is fine."""

    wrong: str


@post(
    "/ladders/{id:str}/check",
    include_in_schema=False,
    status_code=200,
    request_max_body_size=MAX_API_BYTES,
)
async def check_program(request: Req, id: FromPath[str]) -> Response[bytes]:
    """Says whether a program could be submitted; changes nothing, so it needs no token."""
    if request.content_type[0] != "application/json":
        raise Refusal(415, msg("web-bad-type"))
    origin = request.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != request.headers.get("host"):
        raise Refusal(403, msg("web-csrf"))
    draft = msgspec.json.decode(await request.body(), type=Draft)
    ladder, visitor = await found_ladder(request, id)
    wrong = ""
    try:
        await read_program(ladder, draft.text)
    except RobacusError as error:
        wrong = speech(visitor.language).once(error.message)
    return Response(
        msgspec.json.encode(Said(wrong)),
        media_type="application/json",
        headers={"Cache-Control": "private, no-store"},
    )


async def read_program(ladder: Ladder, text: str) -> str:
    """A submitted program as its shortest text.  Raises `RobacusError` that says what is wrong and where."""
    longest = ladder.programs.longest
    if len(text) > longest:
        raise Refusal(422, msg("ladder-program-long", length=len(text), longest=longest))
    if not text.strip():
        raise Refusal(422, msg("ladder-program-none"))
    return await asyncio.to_thread(checked, ladder.game, ladder.made.plan, text)
