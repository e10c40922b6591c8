"""Forms: play now, set up a table, join, move a seat, import a record, language and theme.

Fields of the set-up form (`read_setup`), for the template's sake:
``name`` my nickname (who gives none is "Player 1" to everybody, in their own language); ``option-NAME`` each option (a
checkbox sends "on"); ``seat-0``, ``seat-1`` ... one of ``me``, ``here`` (somebody on this screen), ``link``,
``bot-LEVEL``, ``none``; ``seat-0-name`` the name of somebody on this screen; ``undo`` own / free / never; ``watch`` a
checkbox; ``seed`` empty or 32 hexadecimal digits.

Every form carries ``csrf``; an Origin header, where a browser sends one, must be ours.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from litestar import Response, post
from litestar.datastructures import Cookie
from litestar.params import FromPath

from robacus.chance import new_seed
from robacus.game import Game, InvalidOptions, InvalidText
from robacus.log import Seat, Setup, clean_name
from robacus.options import fields, read_options, write_options
from robacus.record import MAX_RECORD_BYTES
from robacus.speech import LANGUAGES, RobacusError, msg, speech
from robacus.store import PlayerRow
from robacus.web import actions, identity
from robacus.web.house import THEMES, House, Refusal, Visitor
from robacus.web.imports import take_record
from robacus.web.limits import MAX_ADDRESS, MAX_FORM_BYTES, MAX_FORM_FIELDS
from robacus.web.live import Live, wall_ms
from robacus.web.pages import Req, house_of, join_form, joinable, known_game, set_up_page

Values = dict[str, str]


async def read_form(request: Req) -> tuple[House, Visitor, Values]:
    """The texts of a form that was really sent by our page to whom it says.  Raises Refusal."""
    house = house_of(request)
    visitor = house.visitor(request)
    wait = house.posts.take(visitor.address)
    if wait:
        raise Refusal(429, msg("web-too-many"), wait)
    origin = request.headers.get("origin")
    if origin not in (None, "null") and origin.partition("://")[2] != request.headers.get("host"):
        raise Refusal(403, msg("web-csrf"))
    if (await request.body()).count(b"&") > MAX_FORM_FIELDS:
        media_type, _options = request.content_type
        if (
            media_type != "multipart/form-data"
        ):  # there the server's own limit holds, and a file may be anything
            raise Refusal(400, msg("web-bad-request"))
    form = await request.form()
    values: Values = {}
    for name, value in form.items():
        if isinstance(value, str):
            values[name] = value
        else:
            data = await value.read()
            if data:
                values[name] = data.decode("utf-8", "replace")
    if visitor.fresh or not identity.same(values.pop("csrf", ""), visitor.csrf):
        raise Refusal(403, msg("web-csrf"))
    return house, visitor, values


def go(url: str, *cookies: Any) -> Response[str]:
    """Send the browser on to another page."""
    return Response("", status_code=303, headers={"Location": url}, cookies=list(cookies))


async def remember_name(house: House, visitor: Visitor, name: str) -> list[Cookie]:
    """Keep the nickname of a player who gave one; the cookie that does so on the device."""
    if not name:
        return []
    row = PlayerRow(visitor.player, name, visitor.language, wall_ms())
    await asyncio.wrap_future(house.store.put_player(row))
    return [house.cookie(identity.NAME_COOKIE, identity.write_name(name), visitor)]


def count_table(house: House, visitor: Visitor) -> None:
    """Raises Refusal for somebody who has made too many tables."""
    wait = house.new_tables.take(visitor.player) or house.new_tables_address.take(visitor.address)
    if wait:
        raise Refusal(429, msg("web-too-many-tables"), wait)


# -- making tables -----------------------------------------------------------------------------------------------------


@post("/play-now", include_in_schema=False, request_max_body_size=MAX_FORM_BYTES)
async def play_now(request: Req) -> Response[str]:
    """One click: a table against a bot (or alone, where the game has none), with everything as usual."""
    house, visitor, values = await read_form(request)
    game = known_game(values.get("game", ""))
    name = clean_name(values.get("name", "")) or visitor.nickname
    level = values.get("level", "")
    if level not in game.levels:
        level = actions.middle_level(game)
    count = max(game.seats[0], min(2 if game.levels else 1, game.seats[-1]))
    bots = actions.bot_names(visitor.language, (name,))
    seats = (Seat("person", name), *(Seat("bot", bots(index), level) for index in range(count - 1)))
    if count > 1 and not game.levels:
        raise Refusal(400, msg("web-no-bots"))
    count_table(house, visitor)
    setup = Setup(game=game.name, ruleset=game.ruleset, seats=seats, seed=new_seed())
    live = await house.hub.create(setup, host=visitor.player, holders=[visitor.player, *[None] * (count - 1)])
    return go(f"/tables/{live.id}", *house.own_cookies(visitor))


@post("/tables", include_in_schema=False, request_max_body_size=MAX_FORM_BYTES)
async def create(request: Req) -> Response[str]:
    """The set-up form."""
    house, visitor, values = await read_form(request)
    game = known_game(values.get("game", ""))
    try:
        setup, holders, name = read_setup(game, values, visitor)
        count_table(house, visitor)
        live = await house.hub.create(setup, host=visitor.player, holders=holders, watch="watch" in values)
    except Refusal:
        raise
    except (InvalidOptions, InvalidText) as error:
        words = speech(visitor.language).say(error.message)
        return set_up_page(request, game.name, values, words, field=faulty_field(error), status=422)
    return go(f"/tables/{live.id}", *await remember_name(house, visitor, name), *house.own_cookies(visitor))


def faulty_field(error: RobacusError) -> str:
    """The name of the form's field that an error is about; empty where it is about no single one."""
    args = dict(error.message.args)
    if isinstance(error, InvalidOptions):
        return f"option-{args['name']}" if "name" in args else ""
    if error.message.id == "web-bad-choice":
        return str(args["name"])
    return "seed" if error.message.id == "record-seed" else ""


def read_setup(
    game: Game, values: Mapping[str, str], visitor: Visitor
) -> tuple[Setup, list[str | None], str]:
    """A set-up, the players of its seats, and the nickname, from the texts of the form.

    Raises `InvalidOptions` or `InvalidText` that names what is wrong.
    """
    name = clean_name(values.get("name", "")) or visitor.nickname
    options: dict[str, Any] = {}
    for field in fields(game.Options):
        value = values.get(f"option-{field.name}")
        if field.kind == "flag":
            # A checkbox that is off sends nothing; a form that was sent at all says so with `options`.
            options[field.name] = value if value is not None else ("options" not in values and field.default)
        elif value is not None:
            options[field.name] = value
    seats: list[Seat] = []
    holders: list[str | None] = []
    bots = actions.bot_names(visitor.language, (name,))
    for index in range(game.seats[-1]):
        kind = values.get(f"seat-{index}", "none")
        if kind == "none":
            continue
        name_here = clean_name(values.get(f"seat-{index}-name", ""))
        bot = bots(sum(seat.kind == "bot" for seat in seats))
        seat, mine = read_seat(game, index, kind, {"me": name, "here": name_here, "bot": bot})
        seats.append(seat)
        holders.append(visitor.player if mine else None)
    if len(seats) not in game.seats:
        raise InvalidText(msg("record-seats", seats=len(seats), low=game.seats[0], high=game.seats[-1]))
    undo = values.get("undo", "own")
    if undo not in ("own", "free", "never"):
        raise InvalidText(msg("web-bad-choice", name="undo", value=undo[:40]))
    seed = values.get("seed", "").strip().lower()
    setup = Setup(
        game=game.name,
        ruleset=game.ruleset,
        options=write_options(read_options(game, options)),
        seats=tuple(seats),
        seed=seed or new_seed(),
        given_seed=bool(seed),
        undo=undo,  # type: ignore[arg-type]
    )
    return setup, holders, name


def read_seat(game: Game, index: int, kind: str, names: Mapping[str, str]) -> tuple[Seat, bool]:
    """The seat of field ``seat-{index}``, and whether whoever sets the table up holds it."""
    if kind in ("me", "here"):
        return Seat("person", names[kind]), True
    if kind == "link":
        return Seat("open"), False
    level = kind.removeprefix("bot-")
    if kind.startswith("bot-") and level in game.levels:
        return Seat("bot", names["bot"], level), False
    raise InvalidText(msg("web-bad-choice", name=f"seat-{index}", value=kind[:40]))


# -- taking seats ------------------------------------------------------------------------------------------------------


@post("/tables/{id:str}/join/{secret:str}", include_in_schema=False, request_max_body_size=MAX_FORM_BYTES)
async def join(request: Req, id: FromPath[str], secret: FromPath[str]) -> Response[str]:
    """Takes the first open seat."""
    house, visitor, values = await read_form(request)
    live = await joinable(request, id, secret)
    name = clean_name(values.get("name", ""))
    if not live.held(visitor.player):
        try:
            await actions.sit(house.hub, live, visitor.player, None, unlike(name, live), once=True)
        except RobacusError as error:
            words = speech(visitor.language).say(error.message)
            return join_form(request, live, values, words, status=422)
    return go(f"/tables/{live.id}", *await remember_name(house, visitor, name), *house.own_cookies(visitor))


def unlike(name: str, live: Live) -> str:
    """The name, with a number where somebody at the table has it already."""
    taken = {who.name for who in live.replay.seats if who.kind != "open"}
    if not name or name not in taken:
        return name
    return next(f"{name[:20]} {number}" for number in range(2, 99) if f"{name[:20]} {number}" not in taken)


@post("/tables/{id:str}/seat/{secret:str}", include_in_schema=False, request_max_body_size=MAX_FORM_BYTES)
async def move_seat(request: Req, id: FromPath[str], secret: FromPath[str]) -> Response[str]:
    """Moves a seat to this device."""
    house, visitor, _values = await read_form(request)
    live = await house.hub.get(id)

    def fits(seat: int, holder: str) -> bool:
        return identity.same(secret, house.keys.seat(live.id, seat, holder))

    await actions.move_seat(house.hub, live, fits, visitor.player)
    return go(f"/tables/{live.id}", *house.own_cookies(visitor))


# -- the rest ----------------------------------------------------------------------------------------------------------


@post("/records", include_in_schema=False, request_max_body_size=MAX_RECORD_BYTES + MAX_FORM_BYTES)
async def import_record(request: Req) -> Response[str]:
    """A record as a file (``file``) or pasted (``text``): stored, and its replay opened."""
    house, visitor, values = await read_form(request)
    wait = house.imports.take(visitor.address)
    if wait:
        raise Refusal(429, msg("web-too-many"), wait)
    try:
        data = (values.get("file") or values.get("text", "")).encode()
        table = await take_record(house, data, player=visitor.player, language=visitor.language)
    except RobacusError as error:
        words = speech(visitor.language).say(error.message)
        values.pop("file", None)
        return house.page("record.html", request, status=422, error=words, values=values)
    return go(f"/tables/{table}/replay", *house.own_cookies(visitor))


@post("/language", include_in_schema=False, request_max_body_size=MAX_FORM_BYTES)
async def language(request: Req) -> Response[str]:
    """Another language, remembered."""
    house, visitor, values = await read_form(request)
    chosen = values.get("language", "")
    if chosen not in LANGUAGES:
        raise Refusal(400, msg("web-bad-choice", name="language", value=chosen[:40]))
    return go(back_to(values), house.cookie(identity.LANGUAGE_COOKIE, chosen, visitor))


@post("/theme", include_in_schema=False, request_max_body_size=MAX_FORM_BYTES)
async def theme(request: Req) -> Response[str]:
    """Light or dark, remembered."""
    house, visitor, values = await read_form(request)
    chosen = values.get("theme", "")
    if chosen not in THEMES:
        raise Refusal(400, msg("web-bad-choice", name="theme", value=chosen[:40]))
    return go(back_to(values), house.cookie(identity.THEME_COOKIE, chosen, visitor))


def back_to(values: Mapping[str, str]) -> str:
    """The page a form was on; only ever one of ours."""
    path = values.get("back") or values.get("path") or "/"
    fine = path.startswith("/") and not path.startswith("//") and "\\" not in path and path.isprintable()
    return path if fine and len(path) <= MAX_ADDRESS and path.isascii() else "/"
