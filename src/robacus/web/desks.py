"""Desks on the web: the page of one, and the edits that its page asks for.

A desk is a pure function (`robacus.desk`), so nothing is kept here but what was just worked out.  An edit that takes no
longer than a move at a table is made at once; one that searches, and every one of a very long draft, goes to worker
processes that the bots do not wait for.  The page can be read and used without JavaScript: every control is then a form
that asks for the page anew, with the draft and the edit in its address.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Generic, TypeVar

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath

from robacus.control import Control
from robacus.desk import MAX_DRAFT, MAX_EDIT, Desk, Sheet
from robacus.errands import EDIT, EditAsked, Edited, desk_of
from robacus.game import Game, IllegalAction, InvalidText
from robacus.speech import RobacusError, Speech, msg, speech
from robacus.web.desklinks import PUZZLE, desk_url, link_url, mistakes_url, puzzles_url
from robacus.web.house import House, Refusal, Visitor
from robacus.web.limits import (
    DESK_LIGHT,
    DESK_SECONDS,
    MAX_DESK_BYTES,
    SEARCHES_AT_ONCE,
    SEARCHES_KEPT,
    SEARCHES_WAITING,
    SEARCHES_WAITING_ADDRESS,
)
from robacus.web.pages import Req, base_url, house_of, known_game
from robacus.web.texts import browser_texts

T = TypeVar("T")


class Kept(Generic[T]):
    """Answers that take long, by what was asked: the latest are kept, and who asks the same at the same time waits for
    the same answer.  A failure is told to all who wait, and not kept."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: OrderedDict[Any, T] = OrderedDict()
        self._running: dict[Any, asyncio.Task[T]] = {}

    async def get(self, asked: Any, work: Callable[[], Awaitable[T]]) -> T:
        """The answer to `asked`, which `work` finds where it is not known."""
        if asked in self._known:
            self._known.move_to_end(asked)
            return self._known[asked]
        task = self._running.get(asked)
        if task is None:
            task = self._running[asked] = asyncio.ensure_future(work())
            task.add_done_callback(lambda done: self._done(asked, done))
        return await asyncio.shield(task)

    def known(self, asked: Any) -> bool:
        """Whether the answer is there, or somebody waits for it."""
        return asked in self._known or asked in self._running

    def forget(self, asked: Any) -> None:
        """Find this one out anew when it is asked again."""
        self._known.pop(asked, None)

    def _done(self, asked: Any, task: asyncio.Task[T]) -> None:
        del self._running[asked]
        if not task.cancelled() and task.exception() is None:
            self._known[asked] = task.result()
            while len(self._known) > self._most:
                self._known.popitem(last=False)


class Turns:
    """Who searches when: from one address a few at a time, so that nobody waits for all that somebody else asks."""

    def __init__(self) -> None:
        self._waiting: Counter[str] = Counter()
        self._doors: dict[str, asyncio.Semaphore] = {}

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """A turn, when it comes.  Raises `Refusal` where too many wait already."""
        waiting = self._waiting
        if waiting.total() >= SEARCHES_WAITING or waiting[address] >= SEARCHES_WAITING_ADDRESS:
            raise Refusal(503, msg("worker-busy"), 5)
        waiting[address] += 1
        try:
            async with self._doors.setdefault(address, asyncio.Semaphore(SEARCHES_AT_ONCE)):
                yield
        finally:
            waiting[address] -= 1
            if not waiting[address]:
                del waiting[address]
                del self._doors[address]


class Desks:
    """The desks of one server: what may be asked how often, and what was found."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._found: Kept[Sheet] = Kept(SEARCHES_KEPT)
        self._turns = Turns()

    async def sheet(self, game: Game, desk: Desk, draft: str, edit: str, visitor: Visitor) -> Sheet:
        """What a draft looks like after an edit; an empty edit changes nothing, an empty draft is the blank one.

        Raises `RobacusError`: what is too long or cannot be read, too many at once, or a search that failed.
        """
        if len(draft) > MAX_DRAFT:
            raise InvalidText(msg("desk-draft-long", length=len(draft), longest=MAX_DRAFT))
        if len(edit) > MAX_EDIT:
            raise InvalidText(msg("desk-edit-long", length=len(edit), longest=MAX_EDIT))
        self._house.searchers.warm()  # whoever is at a desk will want a search, and not wait for its process
        say = speech(visitor.language)
        draft = draft or desk.blank()
        if len(draft) + len(edit) > DESK_LIGHT or (edit and desk.searches(edit)):
            asked = EditAsked(
                game=game.name, desk=desk.name, draft=draft, edit=edit, language=visitor.language
            )
            if not self._found.known(asked):
                self.count(visitor)
            return await self._found.get(asked, lambda: self._search(asked, visitor.address))
        wait = self._house.desk_edits.take(visitor.address)
        if wait:
            raise Refusal(429, msg("web-too-many"), wait)
        # In a thread: a large board takes a while to draw for the first time.
        if edit:
            return await asyncio.to_thread(desk.edit, draft, edit, say)
        return await asyncio.to_thread(desk.open, draft, say)

    def count(self, visitor: Visitor) -> None:
        """Raises `Refusal` for somebody who lets the server search too much."""
        wait = self._house.desk_searches.take(visitor.address)
        if wait:
            raise Refusal(429, msg("web-too-many"), wait)

    async def search(self, path: str, payload: bytes, address: str, *, limit: float = DESK_SECONDS) -> bytes:
        """Have an errand done for somebody at this address.  Raises `Refusal` and `WorkerFailed`."""
        async with self._turns.turn(address):
            return await self._house.searchers.ask(path, payload, limit=limit)

    async def _search(self, asked: EditAsked, address: str) -> Sheet:
        answer = await self.search(EDIT, msgspec.json.encode(asked), address)
        edited = msgspec.json.decode(answer, type=Edited)
        if edited.sheet is None:
            raise Refusal(422, msg("web-desk-refused", why=edited.refused))
        return edited.sheet


def known_desk(game: Game, name: str) -> Desk:
    """The desk; 404 for an unknown one."""
    try:
        return desk_of(game, name)
    except RobacusError as error:
        raise Refusal(404, error.message) from None


# -- edits from the page ---------------------------------------------------------------------------------------------


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser asks of a desk."""

    draft: str = ""
    """Empty = the blank one."""
    edit: str = ""
    """Empty = what the draft looks like."""
    board: str = ""
    """Key of the board that the page has drawn already, which need not come again."""


class Refused(msgspec.Struct, frozen=True):
    """The desk does not do that; the draft stays as it was."""

    refused: str
    """Why, in the reader's language."""


def by_desk(error: RobacusError) -> bool:
    """Whether the desk itself says no, which is an answer like any other, rather than the server."""
    return isinstance(error, InvalidText | IllegalAction) or (
        isinstance(error, Refusal) and error.message.id == "web-desk-refused"
    )


def bare(sheet: Sheet, key: str) -> Sheet:
    """The sheet without the picture of its board, where that is the one with this key."""
    board = sheet.scene.board
    if board.key != key:
        return sheet
    less = msgspec.structs.replace(board, art="", symbols={}, squares=(), parts=())
    return msgspec.structs.replace(sheet, scene=msgspec.structs.replace(sheet.scene, board=less))


@post(
    "/games/{name:str}/desks/{desk:str}",
    include_in_schema=False,
    status_code=200,
    request_max_body_size=MAX_DESK_BYTES,
)
async def desk_edit(request: Req, name: FromPath[str], desk: FromPath[str]) -> Response[bytes]:
    """A draft and an edit in, a `Sheet` out, both as JSON, or why the desk does not do that: `Refused`.

    It changes nothing, so it needs no token; pages of others may not have the server search all the same.
    """
    house = house_of(request)
    if request.content_type[0] != "application/json":
        raise Refusal(415, msg("web-bad-type"))
    origin = request.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != request.headers.get("host"):
        raise Refusal(403, msg("web-csrf"))
    game = known_game(name)
    found = known_desk(game, desk)
    asked = msgspec.json.decode(await request.body(), type=Asked)
    desks: Desks = request.app.state.desks
    visitor = house.visitor(request)
    answer: Sheet | Refused
    try:
        answer = bare(await desks.sheet(game, found, asked.draft, asked.edit, visitor), asked.board)
    except RobacusError as error:
        if not by_desk(error):
            raise
        answer = Refused(speech(visitor.language).once(error.message))
    return Response(
        msgspec.json.encode(answer),
        media_type="application/json",
        headers={"Cache-Control": "private, no-store"},
    )


# -- the page --------------------------------------------------------------------------------------------------------


@get("/games/{name:str}/desks/{desk:str}", include_in_schema=False)
async def desk_page(request: Req, name: FromPath[str], desk: FromPath[str]) -> Response[str]:
    """The page of a desk: ``draft`` is what to show, ``edit`` what to do with it first."""
    game = known_game(name)
    found = known_desk(game, desk)
    draft = request.query_params.get("draft", "")
    edit = request.query_params.get("edit", "")
    return await show_desk(request, game, found, draft, edit)


async def show_desk(
    request: Req,
    game: Game,
    desk: Desk,
    draft: str,
    edit: str = "",
    *,
    puzzle: dict[str, Any] | None = None,
) -> Response[str]:
    """The page of a desk with a draft on it, after an edit.  `puzzle` says what stands around one, see
    `robacus.web.puzzles`.

    A draft that cannot be read, and an edit that cannot be made, are shown with the reason; nothing of them is lost.
    """
    house = house_of(request)
    visitor = house.visitor(request)
    desks: Desks = request.app.state.desks
    status, error, sheet = 200, "", None
    for words in dict.fromkeys((edit, "")):
        try:
            sheet = await desks.sheet(game, desk, draft, words, visitor)
            if words and sheet.then:  # what a page with JavaScript would ask for next
                sheet = await _further(desks, game, desk, sheet, visitor)
            break
        except RobacusError as problem:
            if not by_desk(problem):
                raise
            status = 422
            error = error or speech(visitor.language).say(problem.message)
    return house.page(
        "desk.html",
        request,
        status=status,
        desk=desk_context(request, game, desk, speech(visitor.language)),
        sheet=None if sheet is None else sheet_context(game, desk, sheet, base_url(request)),
        draft=draft if sheet is None else sheet.draft,
        edit=edit if error else "",
        error=error,
        puzzle=puzzle,
        texts=browser_texts(visitor.language, game.name),
    )


async def _further(desks: Desks, game: Game, desk: Desk, sheet: Sheet, visitor: Visitor) -> Sheet:
    """The sheet with what the search that it asks for finds; as it is, where that fails."""
    try:
        found = await desks.sheet(game, desk, sheet.draft, sheet.then, visitor)
    except RobacusError:
        return sheet
    said = " ".join(filter(None, (sheet.say, found.say)))
    return msgspec.structs.replace(found, say=said)


def desk_context(request: Req, game: Game, desk: Desk, say: Speech) -> dict[str, Any]:
    """A desk for its page."""
    url = desk_url(game, desk.name)
    return {
        "name": desk.name,
        "title": say(f"{game.name}:desk-{desk.name}"),
        "help": say(f"{game.name}:desk-{desk.name}.help"),
        "url": url,
        "share_url": f"{base_url(request)}{url}",
        "game": game.name,
        "game_title": say(f"{game.name}:title"),
        "rules_url": f"/games/{game.name}/rules",
        "longest": MAX_DRAFT,
        "puzzles_url": puzzles_url(game) if desk.name == PUZZLE else "",
        "mistakes_url": mistakes_url(game),
    }


def is_key(control: Control) -> bool:
    """Whether it is a mere key, for something that other controls offer to be pointed at."""
    return control.kind == "point" and not (control.to or control.on)


def sheet_context(game: Game, desk: Desk, sheet: Sheet, base: str) -> dict[str, Any]:
    """A sheet for a page that is only read."""
    from robacus.drawing import inline

    return {
        "picture_svg": inline(sheet.scene),
        "intro": sheet.intro,
        "status": sheet.scene.status,
        "facts": sheet.scene.facts,
        "say": sheet.say,
        "faults": sheet.faults,
        "buttons": [
            control for control in sheet.controls if control.kind != "number" and not is_key(control)
        ],
        "choosers": sheet.choosers,
        "lines": sheet.lines,
        "share": sheet.share or sheet.draft,
        "link": base + desk_url(game, desk.name, sheet.draft),
        "links": [{"label": link.label, "url": link_url(game, link)} for link in sheet.links],
    }
