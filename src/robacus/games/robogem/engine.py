"""The search of Robogem, fast where the C++ core is there: the same answers as `search`, which says what they mean.

Here Python's positions become the core's and back; nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from robacus import core
from robacus.games.robogem import search
from robacus.games.robogem.moves import Ground, Position

if TYPE_CHECKING:
    from robacus.core import _native


class Found(NamedTuple):
    """A turn, and what its result is worth."""

    program: str
    append: str
    rest: bool
    worth: int


def outcomes(on: Ground, position: Position, seat: int, hand: str, function: str, room: int) -> list[Found]:
    """Every different result that a program of the hand has, as `search.outcomes`, with its worth."""
    if core.native is None:
        found = search.outcomes(on, position, seat, hand, function, room)
        return [Found(one.program, one.append, False, search.worth(on, one.position, seat)) for one in found]
    here = native_position(on, position)
    answer = core.native.robogem_outcomes(
        native_ground(on), here, seat, hand, function, room, seconds=inf, cancel=None
    )
    return [Found(turn.program, turn.append, turn.rest, turn.worth) for turn in _done(answer)]


def best(on: Ground, position: Position, seat: int, hand: str, function: str, room: int) -> Found:
    """The turn whose result is worth most, as `search.best`."""
    if core.native is None:
        chosen = search.best(on, position, seat, hand, function, room)
        return Found(chosen.program, chosen.append, chosen.rest, chosen.worth)
    here = native_position(on, position)
    answer = core.native.robogem_best(
        native_ground(on), here, seat, hand, function, room, seconds=inf, cancel=None
    )
    (turn,) = _done(answer)
    return Found(turn.program, turn.append, turn.rest, turn.worth)


def playouts(on: Ground, worlds: Sequence[search.World], seat: int, plies: int) -> list[int]:
    """What each world is worth after so many turns, as `search.playout`."""
    if core.native is None:
        return [search.playout(on, world, seat, plies) for world in worlds]
    known: dict[int, _native.RobogemPosition] = {}
    for world in worlds:
        if id(world.position) not in known:
            known[id(world.position)] = native_position(on, world.position)
    there = [
        core.native.RobogemWorld(
            position=known[id(world.position)],
            hands=world.hands,
            functions=world.functions,
            order=world.order,
            pack=world.pack,
        )
        for world in worlds
    ]
    answer = core.native.robogem_playouts(native_ground(on), there, seat, plies, seconds=inf, cancel=None)
    if answer.status != core.native.RobogemStatus.DONE:
        raise MemoryError(f"the core answered {answer.status}")
    worths: list[int] = answer.worths
    return worths


def _done(answer: _native.RobogemTurns) -> list[_native.RobogemTurn]:
    assert core.native is not None
    if answer.status != core.native.RobogemStatus.DONE:
        raise MemoryError(f"the core answered {answer.status}")
    return answer.turns


@lru_cache(maxsize=64)
def native_ground(on: Ground) -> _native.RobogemGround:
    """The core's ground."""
    assert core.native is not None
    layout = on.layout
    made: _native.RobogemGround = core.native.RobogemGround(
        width=layout.width,
        height=layout.height,
        solid=[square in layout.blockers for square in range(layout.width * layout.height)],
        diamonds=layout.diamonds,
        bases=on.bases,
        closed=sorted(on.closed),
        capture=on.capture,
    )
    assert made.valid
    return made


def native_position(on: Ground, position: Position) -> _native.RobogemPosition:
    """The core's position: diamonds lose their numbers, the core counts them by where they begin."""
    assert core.native is not None
    numbers = _numbers(on)
    made: _native.RobogemPosition = core.native.RobogemPosition(
        robots=[
            number
            for robot in position.robots
            for number in (robot.square, robot.heading, len(robot.cargo), len(robot.banked))
        ],
        lying=sum(1 << numbers[square] for square, _number in position.diamonds),
        winner=-1 if position.winner is None else position.winner,
    )
    return made


@lru_cache(maxsize=64)
def _numbers(on: Ground) -> dict[int, int]:
    return {square: number for number, square in enumerate(on.layout.diamonds)}
