"""The page of puzzles of a game: the puzzle of the day, one as somebody wishes it, and positions of their own.

The puzzle of a day comes from its date alone.  It is made in pieces by worker processes and kept; while it is made, a
page says so and looks again.  One as wished is made in pieces that the browser asks for one by one, so that progress
can be seen and leaving the page ends it; nothing of it is kept here.  Puzzles are played at the desk "puzzle"
(`robacus.web.desks`), and results stay on the player's device.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from datetime import date, timedelta
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath

from robacus.chance import new_seed
from robacus.errands import ATTEMPTS, Attempted, AttemptsAsked
from robacus.game import Game, InvalidOptions
from robacus.options import fields, read_fields, write_options
from robacus.speech import Message, RobacusError, Speech, msg, speech
from robacus.web.desklinks import PUZZLE, desk_links, desk_url, lesson_links, mistakes_url, puzzles_url
from robacus.web.desks import Desks, Kept, known_desk, show_desk
from robacus.web.forms import faulty_field
from robacus.web.house import House, Refusal, Visitor
from robacus.web.limits import (
    ATTEMPT_SECONDS,
    DAY_ATTEMPTS,
    DAY_WAIT_SECONDS,
    DAYS_KEPT,
    MAX_API_BYTES,
    PUZZLE_SECONDS,
    PUZZLE_SLICE_SECONDS,
)
from robacus.web.pages import Req, house_of, known_game
from robacus.web.texts import browser_texts

FIRST_DAY = date(2026, 1, 1)
"""Of earlier days there are no puzzles."""
DAYS_LISTED = 7
MOST_TRIED = 10_000_000
"""Number of the last attempt at a puzzle; nobody gets there."""
MAX_SEED = 64
"""Characters."""


class Puzzles:
    """The puzzles that one server makes."""

    def __init__(self, house: House, desks: Desks) -> None:
        self._desks = desks
        self._days: Kept[Attempted] = Kept(DAYS_KEPT)
        self._begun: set[asyncio.Task[Attempted]] = set()

    async def day(self, game: Game, day: date, visitor: Visitor) -> Attempted:
        """The puzzle of a day.  Raises `RobacusError` where it cannot be made here."""
        asked = (game.name, day)
        if not self._days.known(asked):
            self._desks.count(visitor)
        return await self._days.get(asked, lambda: self._make_day(game, day, visitor.address))

    def begin(self, game: Game, day: date, visitor: Visitor) -> None:
        """Have the puzzle of a day made in the background: somebody will ask for it in a moment."""
        if not self._days.known((game.name, day)):
            task = asyncio.ensure_future(self.day(game, day, visitor))
            self._begun.add(task)
            task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Attempted]) -> None:
        self._begun.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asks for that day is told

    async def _make_day(self, game: Game, day: date, address: str) -> Attempted:
        assert game.generator is not None
        usual = game.generator.Options()
        for options, seed in (
            (game.generator.daily(day), day.isoformat()),
            (usual, f"{day.isoformat()}-any"),
        ):
            tried = 0
            while tried < DAY_ATTEMPTS:
                made = await self.some(game, options, seed, tried + 1, address, most=DAY_ATTEMPTS - tried)
                if made.draft:
                    return made
                tried += made.tried
        raise Refusal(503, msg("puzzles-not-found"))

    async def some(
        self, game: Game, options: Any, seed: str, first: int, address: str, *, most: int = MOST_TRIED
    ) -> Attempted:
        """A piece of work at a puzzle: attempts from number `first` on, until one gives a puzzle or time is up."""
        asked = AttemptsAsked(
            game=game.name,
            options=write_options(options),
            seed=seed,
            first=first,
            count=most,
            seconds=PUZZLE_SLICE_SECONDS,
        )
        payload = msgspec.json.encode(asked)
        answer = await self._desks.search(ATTEMPTS, payload, address, limit=ATTEMPT_SECONDS)
        return msgspec.json.decode(answer, type=Attempted)


def puzzle_game(name: str) -> Game:
    """The game, if it makes puzzles; 404 otherwise."""
    game = known_game(name)
    if not puzzles_url(game):
        raise Refusal(404, msg("puzzles-none"))
    return game


# -- the page --------------------------------------------------------------------------------------------------------


@get("/games/{name:str}/puzzles", include_in_schema=False)
async def puzzles_page(request: Req, name: FromPath[str]) -> Response[str]:
    """The page of puzzles; wishes in the address (``wish-NAME``) are set in the form already."""
    game = puzzle_game(name)
    day = request.query_params.get("day", "")
    if day:
        url = f"{puzzles_url(game)}/{read_day(day).isoformat()}"
        return Response("", status_code=303, headers={"Location": url})
    puzzles: Puzzles = request.app.state.puzzles
    puzzles.begin(game, date.today(), house_of(request).visitor(request))
    return show_puzzles(request, game, request.query_params)


def show_puzzles(
    request: Req, game: Game, values: Mapping[str, str], error: str = "", field: str = "", status: int = 200
) -> Response[str]:
    """The page of puzzles, with what was wished for and what is wrong with it."""
    house = house_of(request)
    language = house.visitor(request).language
    say = speech(language)
    today = date.today()
    days = [today - timedelta(days=back) for back in range(DAYS_LISTED)]
    return house.page(
        "puzzles.html",
        request,
        status=status,
        game={
            "name": game.name,
            "title": say(f"{game.name}:title"),
            "url": puzzles_url(game),
            "desk_url": desk_url(game, PUZZLE),
            "lessons": lesson_links(game, say),
            "desks": desk_links(game, say),
            "mistakes_url": mistakes_url(game),
        },
        today=today.isoformat(),
        first=FIRST_DAY.isoformat(),
        days=[day_link(game, day, say) for day in days if day >= FIRST_DAY],
        wishes=wish_fields(game, say),
        values=values,
        error=error,
        error_field=field,
        texts=browser_texts(language, game.name),
    )


def day_title(day: date, say: Speech) -> str:
    """A day as a heading or a line of a list, with a capital letter where the language writes its days small."""
    words = say("puzzles-day", day=day)
    return words[:1].upper() + words[1:]


def day_link(game: Game, day: date, say: Speech) -> dict[str, str]:
    """A day for a list."""
    return {
        "day": day.isoformat(),
        "label": day_title(day, say),
        "url": f"{puzzles_url(game)}/{day.isoformat()}",
    }


def wish_fields(game: Game, say: Speech) -> list[dict[str, Any]]:
    """What can be wished for, for the form."""
    assert game.generator is not None
    return [
        {
            "name": field.name,
            "label": say(f"{game.name}:generate-{field.name}.label"),
            "help": say(f"{game.name}:generate-{field.name}"),
            "kind": field.kind,
            "default": field.default,
            "choices": [
                {"value": value, "label": say(f"{game.name}:generate-{field.name}-{value}")}
                for value in field.choices
            ],
            "low": field.low,
            "high": field.high,
            "longest": field.longest,
        }
        for field in fields(game.generator.Options)
    ]


# -- the puzzle of a day ---------------------------------------------------------------------------------------------


@get("/games/{name:str}/puzzles/{day:str}", include_in_schema=False)
async def day_page(request: Req, name: FromPath[str], day: FromPath[str]) -> Response[str]:
    """The puzzle of a day at its desk, or a page that says that it is being made."""
    game = puzzle_game(name)
    house = house_of(request)
    visitor = house.visitor(request)
    wanted = read_day(day)
    puzzles: Puzzles = request.app.state.puzzles
    say = speech(visitor.language)
    try:
        made = await asyncio.wait_for(puzzles.day(game, wanted, visitor), DAY_WAIT_SECONDS)
    except TimeoutError:
        return house.page("puzzle-wait.html", request, title=day_title(wanted, say), url=puzzles_url(game))
    links = [day_link(game, other, say) for other in (wanted - timedelta(days=1), wanted + timedelta(days=1))]
    around = [
        {**links[0], "label": say("puzzles-day-before"), "rel": "prev"} if wanted > FIRST_DAY else None,
        {**links[1], "label": say("puzzles-day-after"), "rel": "next"} if wanted < date.today() else None,
        {"url": puzzles_url(game), "label": say("puzzles-all"), "rel": ""},
    ]
    desks: Desks = request.app.state.desks
    desk = known_desk(game, PUZZLE)
    puzzle = {
        "day": wanted.isoformat(),
        "key": (await desks.sheet(game, desk, made.draft, "", visitor)).puzzle,
        "title": day_title(wanted, say),
        "about": made.about.get(visitor.language, ""),
        "links": [link for link in around if link],
    }
    draft = request.query_params.get("draft", "") or made.draft
    return await show_desk(request, game, desk, draft, request.query_params.get("edit", ""), puzzle=puzzle)


def read_day(text: str) -> date:
    """The day of an address, such as 2026-11-30; 404 where it has no puzzle.

    Tomorrow is a day already: somewhere it has begun.
    """
    last = date.today() + timedelta(days=1)
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    # A day has one address: weeks and days of the year, which Python reads too, are none.
    if day is None or day.isoformat() != text or not FIRST_DAY <= day <= last:
        raise Refusal(404, Message("puzzles-no-day", (("first", FIRST_DAY), ("last", date.today()))))
    return day


# -- a puzzle as wished ----------------------------------------------------------------------------------------------


class Wished(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser asks for."""

    wishes: dict[str, str | int | bool]
    """By the names of the generator's options."""
    seed: str = ""
    """Empty = a new one, which comes back with the answer."""
    first: int = 1
    """Number of the attempt to go on with."""


class Found(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What came of a piece of work."""

    seed: str
    next: int
    """Number of the attempt to go on with."""
    url: str = ""
    """Where the puzzle is played; empty = go on."""


class Wrong(msgspec.Struct, frozen=True, kw_only=True):
    """Wishes that cannot be fulfilled."""

    wrong: str
    """Why, in the reader's language."""
    field: str
    """Name of the wish that is wrong, empty where it is no single one."""


@post(
    "/games/{name:str}/puzzles",
    include_in_schema=False,
    status_code=200,
    request_max_body_size=MAX_API_BYTES,
)
async def puzzle_piece(request: Req, name: FromPath[str]) -> Response[bytes]:
    """A piece of work at a puzzle as wished: `Wished` in, `Found` or `Wrong` out."""
    house = house_of(request)
    if request.content_type[0] != "application/json":
        raise Refusal(415, msg("web-bad-type"))
    origin = request.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != request.headers.get("host"):
        raise Refusal(403, msg("web-csrf"))
    game = puzzle_game(name)
    asked = msgspec.json.decode(await request.body(), type=Wished)
    visitor = house.visitor(request)
    puzzles: Puzzles = request.app.state.puzzles
    desks: Desks = request.app.state.desks
    try:
        options = wished(game, asked.wishes)
    except InvalidOptions as error:
        words = speech(visitor.language).once(error.message)
        wrong = Wrong(wrong=words, field=faulty_field(error).removeprefix("option-"))
        return Response(msgspec.json.encode(wrong), media_type="application/json")
    desks.count(visitor)
    first = max(1, min(asked.first, MOST_TRIED))
    seed = asked.seed[:MAX_SEED] or new_seed()
    made = await puzzles.some(game, options, seed, first, visitor.address)
    found = Found(
        seed=seed,
        next=first + made.tried,
        url=desk_url(game, PUZZLE, made.draft) if made.draft else "",
    )
    return Response(
        msgspec.json.encode(found),
        media_type="application/json",
        headers={"Cache-Control": "private, no-store"},
    )


def wished(game: Game, wishes: Mapping[str, Any]) -> Any:
    """The generator's options of these wishes.  Raises `InvalidOptions`."""
    assert game.generator is not None
    options = read_fields(game.generator.Options, wishes)
    game.generator.check(options)
    return options


@get("/games/{name:str}/puzzles/random", include_in_schema=False)
async def random_page(request: Req, name: FromPath[str]) -> Response[str]:
    """The same for a browser without JavaScript: the page waits, and goes on to the puzzle or says that none was
    found."""
    game = puzzle_game(name)
    house = house_of(request)
    visitor = house.visitor(request)
    puzzles: Puzzles = request.app.state.puzzles
    desks: Desks = request.app.state.desks
    query = request.query_params
    assert game.generator is not None
    say = speech(visitor.language)
    wishes: dict[str, Any] = {}
    for field in fields(game.generator.Options):
        value = query.get(f"wish-{field.name}")
        if field.kind == "flag":
            wishes[field.name] = value is not None
        elif value:  # an empty field wishes for nothing
            wishes[field.name] = value
    try:
        options = wished(game, wishes)
        desks.count(visitor)
        seed, first, end = new_seed(), 1, time.monotonic() + PUZZLE_SECONDS
        while time.monotonic() < end:
            made = await puzzles.some(game, options, seed, first, visitor.address)
            if made.draft:
                target = desk_url(game, PUZZLE, made.draft)
                return Response("", status_code=303, headers={"Location": target})
            first += made.tried
    except InvalidOptions as error:
        field_name = faulty_field(error).replace("option-", "wish-", 1)
        return show_puzzles(request, game, query, say.say(error.message), field_name, 422)
    except RobacusError as error:
        if isinstance(error, Refusal):
            raise
        return show_puzzles(request, game, query, say("puzzles-failed", why=error.message), status=503)
    return show_puzzles(request, game, query, say("puzzles-not-found"))
