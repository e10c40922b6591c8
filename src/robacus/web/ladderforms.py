"""Forms of ladders: make one, submit a program, change it or take it out.

Fields of the form of a new ladder (`read_made`): ``name``; ``ground-0``, ``ground-1`` ... the tables that a game
proposes (checkboxes); ``option-NAME`` options of all tables, see `robacus.web.forms`; ``own`` how many programs a
person may have; ``programs`` secret / open; ``library`` a checkbox; ``closes`` empty or a date, its last day.
Fields of a program: ``name`` the nickname, ``title``, ``program`` the text, or ``file`` instead of it; ``do`` take-out.
"""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Mapping
from datetime import date, datetime, time, timedelta
from typing import Any

import msgspec
from litestar import Response, post
from litestar.params import FromPath

from robacus.arena.climb import Climb
from robacus.arena.schedule import Plan
from robacus.chance import new_seed
from robacus.game import Game, InvalidText
from robacus.log import clean_name
from robacus.options import fields, read_options, write_options
from robacus.speech import RobacusError, msg, speech
from robacus.store import EntryRow, LadderRow, StoreUnavailable, UnknownLadder
from robacus.web.forms import Values, faulty_field, go, read_form, remember_name
from robacus.web.house import House, Refusal, Visitor
from robacus.web.identity import new_table_id
from robacus.web.ladderdata import Entered, Ladder, Made
from robacus.web.ladderentries import enterable, read_program, readable, show_entry
from robacus.web.ladders import (
    LATEST_DAYS,
    NAME_LONGEST,
    found_ladder,
    ladder_url,
    setting_names,
    show_ladders,
    with_programs,
)
from robacus.web.limits import (
    LADDER_ENTRIES,
    LADDER_OWN,
    LADDER_STARTS,
    LADDERS_OF_HOST,
    MAX_FORM_BYTES,
)
from robacus.web.live import wall_ms
from robacus.web.pages import Req


class Wrong(InvalidText):
    """Something that was typed into a field."""

    def __init__(self, field: str, message: Any) -> None:
        super().__init__(message)
        self.field = field


def field_of(error: RobacusError) -> str:
    """The name of the form's field that an error is about."""
    return error.field if isinstance(error, Wrong) else faulty_field(error)


# -- a new ladder ------------------------------------------------------------------------------------------------------


@post("/games/{name:str}/ladders", include_in_schema=False, request_max_body_size=MAX_FORM_BYTES)
async def make_ladder(request: Req, name: FromPath[str]) -> Response[str]:
    """The form of a new ladder."""
    house, visitor, values = await read_form(request)
    game = with_programs(name)
    try:
        made, closed_ms = read_made(game, values)
    except RobacusError as error:
        words = speech(visitor.language).say(error.message)
        return await show_ladders(request, game, values, words, field=field_of(error), status=422)
    wait = house.new_ladders.take(visitor.player) or house.new_ladders_address.take(visitor.address)
    if wait:
        raise Refusal(429, msg("ladder-too-many"), wait)
    row = LadderRow(
        id=new_table_id(),
        game=game.name,
        host=visitor.player,
        setup=msgspec.json.encode(made),
        closed_ms=closed_ms,
        state=msgspec.json.encode(Climb()),
        created_ms=wall_ms(),
        waiting=made.library,
    )
    await asyncio.wrap_future(house.store.ladders.create(row, LADDERS_OF_HOST))
    house.ladders.look()
    return go(ladder_url(row.id, "manage", house.keys.manage(row.id)), *house.own_cookies(visitor))


def read_made(game: Game, values: Mapping[str, str]) -> tuple[Made, int | None]:
    """What the host chose, and when the ladder closes.  Raises `Wrong` or `InvalidOptions`."""
    assert game.programs is not None
    name = clean_title(values.get("name", ""), NAME_LONGEST)
    if not name:
        raise Wrong("name", msg("ladder-no-name"))
    wanted = settings(game, values)
    grounds = list(game.programs.grounds())
    chosen = [options for index, options in enumerate(grounds) if f"ground-{index}" in values]
    if not chosen and len(grounds) > 1:
        raise Wrong("ground-0", msg("ladder-no-ground"))
    seats = max(2, game.seats[0])
    tables: list[dict[str, Any]] = []
    for options in chosen or grounds:
        given = read_options(game, {**options, **wanted})
        game.check(given, seats)
        written = game.programs.distinct(write_options(given))
        if written not in tables:
            tables.append(written)
    own = values.get("own", "1").strip()
    if not own.isdecimal() or len(own) > 9 or not 1 <= int(own) <= LADDER_OWN:
        raise Wrong("own", msg("ladder-own-range", most=LADDER_OWN))
    if values.get("programs", "secret") not in ("secret", "open"):
        raise Wrong("programs", msg("web-bad-choice", name="programs", value=values["programs"][:40]))
    plan = Plan(
        game=game.name,
        ruleset=game.ruleset,
        seats=seats,
        tables=tuple(tables),
        starts=LADDER_STARTS,
        seed=new_seed(),
    )
    made = Made(
        name=name,
        plan=plan,
        own=int(own),
        open=values.get("programs") == "open",
        library="library" in values and bool(game.programs.library()),
    )
    return made, closing(values.get("closes", ""))


def settings(game: Game, values: Mapping[str, str]) -> dict[str, Any]:
    """The options of all tables."""
    names = setting_names(game)
    wanted: dict[str, Any] = {}
    for field in fields(game.Options):
        value = values.get(f"option-{field.name}")
        if field.kind == "flag" and value is None and "options" in values:
            value = "off"  # a checkbox that is off sends nothing
        if field.name in names and value is not None:
            wanted[field.name] = value
    return wanted


def closing(text: str) -> int | None:
    """The end of a day, by the server's clock, in milliseconds since 1970; None where no day is named."""
    if not text.strip():
        return None
    today = date.today()
    try:
        last = date.fromisoformat(text.strip())
    except ValueError:
        last = date.min
    latest = today + timedelta(days=LATEST_DAYS)
    if not today <= last <= latest:
        raise Wrong("closes", msg("ladder-bad-day", first=today, last=latest))
    return int(datetime.combine(last + timedelta(days=1), time()).astimezone().timestamp() * 1000)


def clean_title(text: str, longest: int) -> str:
    """A name as it is shown: composed, printable, with single spaces."""
    shown = unicodedata.normalize("NFC", text[: 8 * longest])
    words = [clean_name(word) for word in shown.split()]
    return " ".join(filter(None, words))[:longest].strip()


# -- programs ----------------------------------------------------------------------------------------------------------


@post("/ladders/{id:str}/enter/{secret:str}", include_in_schema=False, request_max_body_size=MAX_FORM_BYTES)
async def enter(request: Req, id: FromPath[str], secret: FromPath[str]) -> Response[str]:
    """Submit a program."""
    house, visitor, values = await read_form(request)
    ladder, _visitor = await enterable(request, id, secret)
    return await submit(request, house, visitor, ladder, None, values)


@post("/ladders/{id:str}/entries/{entry:str}", include_in_schema=False, request_max_body_size=MAX_FORM_BYTES)
async def change_entry(request: Req, id: FromPath[str], entry: FromPath[str]) -> Response[str]:
    """Change a program, or take it out."""
    house, visitor, values = await read_form(request)
    ladder, _visitor = await found_ladder(request, id)
    if entry not in ladder.rows or ladder.rows[entry].player != visitor.player:
        readable(ladder, entry, visitor.player)
        raise Refusal(403, msg("ladder-not-yours"))
    if values.get("do") == "take-out":
        count_entry(house, visitor)
        await asyncio.wrap_future(
            house.store.ladders.remove_entry(ladder.id, entry, wall_ms(), visitor.player)
        )
        house.ladders.look()
        return go(ladder_url(ladder.id))
    return await submit(request, house, visitor, ladder, entry, values)


def count_entry(house: House, visitor: Visitor) -> None:
    """Raises Refusal for somebody who submits too much."""
    wait = house.ladder_entries.take(visitor.player) or house.ladder_entries_address.take(visitor.address)
    if wait:
        raise Refusal(429, msg("web-too-many"), wait)


async def submit(
    request: Req, house: House, visitor: Visitor, ladder: Ladder, entry: str | None, values: Values
) -> Response[str]:
    """Put a program into a ladder, new or in place of an older version."""
    count_entry(house, visitor)
    text = (values.pop("file", "") or values.get("program", "")).replace("\r\n", "\n")
    values["program"] = text[: ladder.programs.longest]
    name = clean_name(values.get("name", ""))
    title = clean_name(values.get("title", ""))
    try:
        if not name:
            raise Wrong("name", msg("ladder-no-nickname"))
        try:
            program = await read_program(ladder, text)
        except StoreUnavailable:
            raise
        except RobacusError as error:
            raise Wrong("program", error.message) from None
        async with house.entering:
            ladder = await house.ladder_shelf.ladder(ladder.id)
            title = unlike(ladder, entry, name, title)
            entered = Entered(nickname=name, title=title, source=text, program=program)
            now = wall_ms()
            row = EntryRow(
                id=entry or new_table_id(),
                player=visitor.player,
                entry=msgspec.json.encode(entered),
                created_ms=now,
                changed_ms=now,
            )
            await asyncio.wrap_future(
                house.store.ladders.put_entry(
                    ladder.id, row, new=entry is None, most=LADDER_ENTRIES, most_own=ladder.made.own
                )
            )
    except (StoreUnavailable, UnknownLadder, Refusal):
        raise
    except RobacusError as error:
        words = speech(visitor.language).say(error.message)
        ladder = await house.ladder_shelf.ladder(ladder.id)
        if entry is not None:
            readable(ladder, entry, visitor.player)  # it may have been removed meanwhile
        return show_entry(request, ladder, entry, values, words, field=field_of(error), status=422)
    house.ladders.look()
    cookies = await remember_name(house, visitor, name)
    return go(ladder_url(ladder.id), *cookies, *house.own_cookies(visitor))


def unlike(ladder: Ladder, entry: str | None, name: str, title: str) -> str:
    """The title, with a number where another program here is called so already, or one that comes with the game."""
    others = {one.label for key, one in ladder.entered.items() if key != entry}
    if ladder.made.library:
        others |= set(ladder.programs.library())
    label = title or name
    if label not in others:
        return title
    return next(shown for number in range(2, 999) if (shown := f"{label[:20]} {number}") not in others)
