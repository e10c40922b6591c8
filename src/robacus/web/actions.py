"""What people and programs ask of a table, and whether they may: the same for the socket, the pages and the API.

Each function refuses with a `RobacusError` or does what was asked, through `Hub.commit`.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

import msgspec

from robacus.chance import new_seed
from robacus.game import Game, IllegalAction
from robacus.log import MAX_NAME, Seat, clean_name
from robacus.speech import RobacusError, msg, speech
from robacus.store import Conflict, SeatTaken
from robacus.table import Move
from robacus.web.hub import Hub
from robacus.web.live import Live
from robacus.web.wire import MAX_ACTION_ID

Told = Callable[[], None] | None

_ACTION_ID = re.compile(rf"[A-Za-z0-9_.-]{{1,{MAX_ACTION_ID}}}").fullmatch


class Forbidden(RobacusError):
    """Somebody asked for what only others may."""


def action_id(player: str, id: str) -> str:
    """The id under which the log keeps an action: nobody can take the ids of somebody else."""
    if _ACTION_ID(id) is None:
        raise IllegalAction(msg("web-action-id", longest=MAX_ACTION_ID))
    return f"{player}:{id}"


def own_seat(live: Live, player: str, seat: int | None) -> int:
    """The seat, if the player holds it; with None the only one held.  Raises Forbidden."""
    held = live.held(player)
    if seat is None and len(held) == 1:
        return held[0]
    if seat is None or seat not in held:
        raise Forbidden(msg("web-not-your-seat"))
    return seat


def need_host(live: Live, player: str) -> None:
    """Raises Forbidden for everybody but the host."""
    if player != live.stored.host:
        raise Forbidden(msg("web-host-only"))


async def do(
    hub: Hub,
    live: Live,
    player: str,
    seat: int,
    text: str,
    *,
    on: int | None,
    id: str | None,
    told: Told = None,
) -> Move | None:
    """Play an action."""
    own_seat(live, player, seat)
    return await hub.commit(
        live,
        lambda table, wall: table.act(seat, text, wall=wall, on=on),
        action_id=action_id(player, id) if id is not None else None,
        told=told,
    )


async def ask(
    hub: Hub, live: Live, player: str, what: str, seat: int | None, told: Callable[[str], None]
) -> None:
    """Something about the table.  `told` gets the address to open next, mostly none."""

    def done() -> None:
        told("")

    match what:
        case "undo" | "resign":
            one = undo_seat(live, player) if what == "undo" and seat is None else own_seat(live, player, seat)
            await hub.commit(
                live,
                lambda table, wall: (table.undo if what == "undo" else table.resign)(one, wall=wall),
                told=done,
            )
        case "leave":
            await leave(hub, live, player, seat, done)
        case "pause":
            held = live.held(player)
            if seat is None and not held and player == live.stored.host:
                await hub.commit(live, lambda table, wall: table.pause(None, wall=wall, host=True), told=done)
            else:
                who = own_seat(live, player, seat if seat is not None or len(held) <= 1 else held[0])
                soon = len(devices(live)) > 1
                await hub.commit(live, lambda table, wall: table.pause(who, wall=wall, soon=soon), told=done)
        case "resume":
            if not live.held(player):
                need_host(live, player)
            await hub.commit(live, lambda table, wall: table.resume(wall=wall), told=done)
        case "begin":
            need_host(live, player)
            await hub.begin(live, done)
        case "rematch":
            told(await rematch(hub, live, player))


def devices(live: Live) -> set[str | None]:
    """The players of all seats that somebody plays: people at one screen are one, and agree on breaks by themselves."""
    seats = enumerate(live.replay.seats)
    return {
        live.holders[seat] for seat, who in seats if who.kind == "person" and seat not in live.replay.gone
    }


def undo_seat(live: Live, player: str) -> int:
    """The seat held whose last action can be taken back."""
    for seat in live.held(player):
        if live.replay.undoable(seat):
            return seat
    return own_seat(live, player, None)


async def leave(hub: Hub, live: Live, player: str, seat: int | None, told: Told) -> None:
    """Leave one's own seat, or play on without somebody who has been away for long."""
    if seat is not None and seat not in live.held(player):
        if not live.held(player) and player != live.stored.host:
            raise Forbidden(msg("web-not-your-seat"))
        if not 0 <= seat < len(live.replay.seats) or not live.away(seat):
            raise Forbidden(msg("web-still-here"))
        one = seat
    else:
        one = own_seat(live, player, seat)
    async with live.lock:
        await hub.commit_locked(live, lambda table, wall: table.leave(one, wall=wall), told=told)
        holder, live.holders[one] = live.holders[one], None
        await asyncio.wrap_future(hub.store.set_seat(live.id, one, None, None))
    if holder is not None:
        live.reseat(holder)


async def sit(
    hub: Hub,
    live: Live,
    player: str,
    seat: int | None,
    name: str,
    *,
    level: str = "",
    once: bool = False,
    told: Told = None,
) -> int:
    """Somebody takes an open seat (None: the first one): `player` with a name, or a bot with a level.  Gives the seat.

    The game begins when it was the last open seat.  With `once` whoever sits already stays there.
    """
    name = clean_name(name)
    if not name:
        raise IllegalAction(msg("table-name", longest=MAX_NAME))
    async with live.lock:
        if once and (held := live.held(player)):
            return held[0]
        one = first_open(live) if seat is None else seat
        if not level and 0 <= one < len(live.replay.seats) and live.replay.seats[one].kind == "open":
            await claim(hub, live, one, player)
        await hub.commit_locked(
            live, lambda table, wall: table.sit(one, name, wall=wall, level=level), told=told
        )
        live.holders[one] = None if level else player
    live.reseat(player)
    live.presence()
    if live.table.ready():
        await hub.begin(live)
    return one


def first_open(live: Live) -> int:
    """The first seat that can be taken.  Raises IllegalAction when there is none."""
    replay = live.replay
    if replay.phase == "over":
        raise IllegalAction(msg("table-over"))
    for seat, who in enumerate(replay.seats):
        if who.kind == "open" and seat not in replay.resigned:
            return seat
    raise IllegalAction(msg("web-no-open-seat"))


async def claim(hub: Hub, live: Live, seat: int, player: str) -> None:
    """Write down who holds a seat that the log calls open."""
    try:
        await asyncio.wrap_future(hub.store.claim_seat(live.id, seat, None, player))
    except SeatTaken:
        # Whoever held it left just before the server stopped.
        await asyncio.wrap_future(hub.store.set_seat(live.id, seat, None, player))


async def fill(
    hub: Hub, live: Live, player: str, seat: int, name: str, level: str, language: str, told: Told
) -> None:
    """The host gives an open seat to a person on the same screen, or to a bot."""
    need_host(live, player)
    if level and not name:
        name = bot_name(live, language)
    await sit(hub, live, player, seat, name, level=level, told=told)


def bot_name(live: Live, language: str) -> str:
    """A name for a bot that nobody at the table has yet."""
    return bot_names(language, live.replay.names)(0)


def bot_names(language: str, taken: tuple[str, ...]) -> Callable[[int], str]:
    """Gives friendly names for bots, in a language, that are not taken: the first, the second ..."""
    names = [name.strip() for name in speech(language)("bot-names").split(",")]
    free = [name for name in names if name and name not in taken] or names
    return lambda index: (
        free[index] if index < len(free) else f"{free[index % len(free)]} {index // len(free) + 1}"
    )


def middle_level(game: Game) -> str:
    """The level of a bot for somebody who has not chosen; empty where there are no bots."""
    return game.levels[len(game.levels) // 2] if game.levels else ""


async def move_seat(hub: Hub, live: Live, secret_of: Callable[[int, str], bool], player: str) -> int:
    """A seat goes to another device of the same person.  `secret_of(seat, holder)` says whether the link fits."""
    for seat, holder in enumerate(live.holders):
        if holder is not None and secret_of(seat, holder):
            async with live.lock:
                if live.holders[seat] != holder:
                    break
                await asyncio.wrap_future(hub.store.set_seat(live.id, seat, None, player))
                live.holders[seat] = player
            live.reseat(holder)
            live.reseat(player)
            live.presence()
            return seat
    raise Forbidden(msg("web-bad-link"))


async def rematch(hub: Hub, live: Live, player: str) -> str:
    """The address of the next table with the same people, seats moved on by one; made when the first one asks."""
    replay = live.replay
    if replay.phase != "over" or live.closed:
        raise IllegalAction(msg("web-not-over"))
    if not live.held(player):
        need_host(live, player)
    async with live.lock:
        if not live.rematch:
            live.rematch = await make_rematch(hub, live)
            live.stand()
    return live.rematch


async def make_rematch(hub: Hub, live: Live) -> str:
    """Make the table of a rematch, or find the one that another process has made; gives its address."""
    replay, next_id = live.replay, hub.keys.rematch(live.id)
    order = [*range(1, len(replay.seats)), 0]
    seats = tuple(Seat("open") if replay.seats[seat].kind == "open" else replay.seats[seat] for seat in order)
    setup = msgspec.structs.replace(
        replay.setup, seats=seats, seed=new_seed(), given_seed=False, ruleset=replay.game.ruleset
    )
    holders = [live.holders[seat] if replay.seats[seat].kind == "person" else None for seat in order]
    try:
        await hub.create(setup, host=live.stored.host, holders=holders, watch=live.stored.watch, id=next_id)
    except Conflict:
        await hub.get(next_id)
    return f"/tables/{next_id}"
