"""The application: every route, security headers, errors as pages or JSON, and the socket beside them.

`create_app` gives an ASGI application.  HTTP goes through Litestar; the table's socket goes past it, straight to
`robacus.web.socket`, because every message of every game passes there.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ASGIApp

from robacus.bots import WorkerFailed
from robacus.game import InvalidOptions, InvalidText
from robacus.speech import RobacusError, Speech, msg, speech
from robacus.store import Conflict, Store, StoreUnavailable, UnknownLadder, UnknownTable
from robacus.web import (
    api,
    desks,
    files,
    forms,
    ladderbattles,
    ladderentries,
    ladderforms,
    laddermanage,
    ladders,
    mistakes,
    pages,
    papers,
    puzzles,
    replays,
    socket,
    start,
    studies,
)
from robacus.web.actions import Forbidden
from robacus.web.house import House, Refusal, language_of
from robacus.web.hub import Busy
from robacus.web.identity import COOKIE, LANGUAGE_COOKIE, cookies
from robacus.web.limits import MAX_API_BYTES, Limits
from robacus.web.telling import told

log = logging.getLogger("robacus.web")

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
SECURITY_HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
_SECURITY_HEADERS = [(name.lower().encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]

HANDLERS: Sequence[Any] = (
    files.static_file,
    files.favicon,
    start.start_page,
    pages.game_page,
    desks.desk_page,
    desks.desk_edit,
    puzzles.puzzles_page,
    puzzles.puzzle_piece,
    puzzles.random_page,
    puzzles.day_page,
    mistakes.mistakes_page,
    pages.rules,
    papers.paper_page,
    pages.about,
    pages.table_page,
    pages.qr,
    pages.join_page,
    pages.seat_page,
    pages.replay_page,
    pages.record,
    replays.frames,
    replays.position_svg,
    replays.position_png,
    studies.study,
    studies.study_line,
    ladders.ladders_page,
    ladders.ladder_page,
    ladders.ladder_table,
    ladderentries.enter_page,
    ladderentries.entry_page,
    ladderentries.check_program,
    laddermanage.manage_page,
    laddermanage.ladder_qr,
    ladderforms.make_ladder,
    ladderforms.enter,
    ladderforms.change_entry,
    laddermanage.manage,
    ladderbattles.battle_page,
    ladderbattles.battle_frames,
    ladderbattles.battle_record,
    laddermanage.results,
    forms.play_now,
    forms.create,
    forms.join,
    forms.move_seat,
    forms.import_record,
    forms.language,
    forms.theme,
)


@get("/healthz", include_in_schema=False, media_type=MediaType.JSON)
async def health(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Says that the server answers."""
    return {"ok": True, "tables": len(request.app.state.house.hub.live)}


# -- errors ------------------------------------------------------------------------------------------------------------


def status_of(error: RobacusError) -> int:
    """The HTTP status of an error that a person can read."""
    match error:
        case Refusal():
            return error.status
        case Forbidden():
            return 403
        case UnknownTable() | UnknownLadder():
            return 404
        case Conflict():
            return 409
        case Busy() | StoreUnavailable() | WorkerFailed():
            return 503
        case InvalidText() | InvalidOptions():
            return 422
    return 409


def answer_error(
    request: Request[Any, Any, Any], status: int, id: str, words: str, retry_after: int = 0
) -> Response[Any]:
    """The error as JSON for programs, as a page for people."""
    if request.scope["path"].startswith("/api/") or request.content_type[0] == "application/json":
        body = {"error": {"id": id, "message": words}}
        response: Response[Any] = Response(body, status_code=status, media_type=MediaType.JSON)
    else:
        house: House = request.app.state.house
        say = speech(house.visitor(request).language)
        remedy = say(f"web-remedy-{status}")
        if remedy == f"web-remedy-{status}":
            remedy = say("web-remedy-500" if status >= 500 else "web-remedy-400")
        response = house.error_page(request, status, words, remedy)
    if retry_after:
        response.headers["Retry-After"] = str(retry_after)
    return response


def say_for(request: Request[Any, Any, Any]) -> Speech:
    """The reader's language: programs say it with Accept-Language."""
    jar = cookies(request.headers.get("cookie", ""))
    return speech(language_of(jar.get(LANGUAGE_COOKIE, ""), request.headers.get("accept-language", "")))


def on_robacus_error(request: Request[Any, Any, Any], error: RobacusError) -> Response[Any]:
    """An error that a person can read."""
    message = told(error)
    words = say_for(request).say(message)
    return answer_error(request, status_of(error), message.id, words, getattr(error, "retry_after", 0))


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Litestar's own refusals: no such page, wrong method, a body that cannot be read."""
    say = say_for(request)
    status = error.status_code
    if isinstance(error, ValidationException):
        return answer_error(request, 400, "web-bad-body", say("web-bad-body", why=faults_of(error)))
    ids = {
        401: "web-no-token",
        404: "web-no-page",
        405: "web-wrong-method",
        413: "web-too-big",
        415: "web-bad-type",
    }
    words = ids.get(status, "web-bad-request" if status < 500 else "web-failed")
    return answer_error(request, status, words, say(words))


def faults_of(error: ValidationException) -> str:
    """What is wrong with a body, field by field."""
    extra = error.extra
    if isinstance(extra, list) and extra:
        parts = [
            f"{fault.get('key')}: {fault.get('message')}" if fault.get("key") else str(fault.get("message"))
            for fault in extra
            if isinstance(fault, dict)
        ]
        return "; ".join(parts)[:400]
    return str(error.detail)[:400]


def on_decode_error(request: Request[Any, Any, Any], error: msgspec.MsgspecError) -> Response[Any]:
    """A body of ours that cannot be read."""
    return answer_error(request, 400, "web-bad-body", say_for(request)("web-bad-body", why=str(error)[:400]))


def on_too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """JSON nested deeper than any reader goes; msgspec says so with the error of a fault of ours."""
    if "deserializing" not in str(error):
        return on_fault(request, error)
    return answer_error(request, 400, "web-bad-body", say_for(request)("web-bad-body", why=str(error)))


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A fault of ours: logged under an id that the page shows; nothing else of it leaves the server."""
    fault = secrets.token_hex(4)
    log.error("fault %s at %s %s", fault, request.method, request.scope["path"], exc_info=error)
    return answer_error(request, 500, "web-fault", say_for(request)("web-fault", id=fault))


# -- putting it together -----------------------------------------------------------------------------------------------


def secured(send: Any) -> Any:
    """`send` with the security headers on every answer; an answer's own one of the same name stands."""

    async def send_secured(message: Any) -> None:
        if message["type"] == "http.response.start":
            own = [*message.get("headers", ())]
            named = {name.lower() for name, _value in own}
            message["headers"] = own + [header for header in _SECURITY_HEADERS if header[0] not in named]
        await send(message)

    return send_secured


def create_app(store: Store, *, limits: Limits | None = None, lan: str = "") -> ASGIApp:
    """The ASGI application on an open store; closing the store stays with the caller.

    `lan` is the URL under which other devices reach the server, for links made by who sits at this machine.
    """
    house = House(store, limits or Limits(), lan)
    at_desks = desks.Desks(house)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await house.hub.start()
        house.workers.warm()
        house.hub.spawn(house.ladders.run())
        try:
            yield
        finally:
            await house.hub.stop()
            house.workers.close()
            house.searchers.close()
            house.ladders.workers.close()

    inner = Litestar(
        [*HANDLERS, health, *api.HANDLERS],
        lifespan=[lifespan],
        state=State(
            {
                "house": house,
                "files": files.Files(house),
                "replays": replays.Replays(house),
                "desks": at_desks,
                "puzzles": puzzles.Puzzles(house, at_desks),
                "studies": studies.Studies(at_desks),
                "battles": ladderbattles.Battles(at_desks),
            }
        ),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=500, gzip_compress_level=6, exclude=["^/static/", "/events$"]
        ),
        exception_handlers={
            RobacusError: on_robacus_error,
            HTTPException: on_http_error,
            msgspec.MsgspecError: on_decode_error,
            RecursionError: on_too_deep,
            Exception: on_fault,
        },
        openapi_config=api.OPENAPI,
        request_max_body_size=MAX_API_BYTES,
        logging_config=None,
    )

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await connect(house, scope, receive, send)
        else:
            if scope.get("method") == "HEAD" and not scope["path"].endswith("/events"):
                scope = {**scope, "method": "GET"}  # the server leaves the body out
            await inner(scope, receive, secured(send) if scope["type"] == "http" else send)

    return app


async def connect(house: House, scope: Any, receive: Any, send: Any) -> None:
    """A handshake: find the table and who asks, and let the connection run."""
    headers = dict(scope["headers"])
    parts = scope["path"].strip("/").split("/")
    jar = cookies(headers.get(b"cookie", b"").decode("latin-1"))
    accept = headers.get(b"accept-language", b"").decode("latin-1")
    language = socket.wanted_language(
        scope["query_string"], language_of(jar.get(LANGUAGE_COOKIE, ""), accept)
    )
    player = house.keys.read(jar.get(COOKIE, ""))
    address = scope["client"][0] if scope.get("client") else ""
    try:
        if len(parts) != 3 or parts[0] != "tables" or parts[2] != "socket":
            raise Refusal(404, msg("web-no-page"))
        if not socket.same_origin(headers) or player is None:
            raise Refusal(403, msg("web-csrf"))
        live = await house.hub.get(parts[1])
        if not live.may_watch(player):
            raise Refusal(403, msg("web-no-watching"))
        if house.doors.full(address, player, live):
            raise Refusal(429, msg("web-too-many-connections"))
    except RobacusError as error:
        await socket.refuse_handshake(receive, send, status_of(error), speech(language).say(told(error)))
        return
    live.touched = time.monotonic()  # it is not let go before the connection has said hello
    house.doors.enter(address, player)
    try:
        await receive()
        await send({"type": "websocket.accept"})
        await socket.Connection(house.hub, live, player, language, send).run(receive)
    finally:
        house.doors.leave(address, player)
