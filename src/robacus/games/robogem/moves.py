"""How robots move in Robogem: one command, pushes and captures, whole programs with functions.

Pure functions of positions (C1-C3, P1-P3, S1-S3, D1-D4, U1-U13, F1-F5, E1).  Hands and packs are `turns`.

Diamonds have numbers, so that one can see where each of them goes; the rules never look at the number.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

import msgspec

from robacus.games.robogem.cards import FORWARD, FUNCTION, LEFT
from robacus.games.robogem.layout import Layout

MAX_CARGO = 3
TO_WIN = 3
"""Diamonds at a base that end the game (E1)."""

Stop = Literal[
    "done",
    "off_board",
    "blocker",
    "foreign_base",
    "push_off_board",
    "push_blocker",
    "push_foreign_base",
    "push_two",
    "push_diamond_full",
    "diamond_full",
    "endless_loop",
    "game_over",
]
"""Why a program ended.  Where several hold for one command, the first in this order is named."""


class Robot(msgspec.Struct, frozen=True):
    """One robot: where it stands, what it carries, what lies at its base."""

    square: int
    turns: int
    """Quarter turns clockwise from north, counted on and on, so that a picture turns the way the robot does."""
    cargo: tuple[int, ...] = ()
    """Numbers of the diamonds aboard, the oldest first; at most `MAX_CARGO` (D1)."""
    banked: tuple[int, ...] = ()
    """Numbers of the diamonds at the base (D3, D4)."""

    @property
    def heading(self) -> int:
        """0 north, 1 east, 2 south, 3 west."""
        return self.turns % 4


class Position(msgspec.Struct, frozen=True):
    """Robots, by seat, and diamonds."""

    robots: tuple[Robot, ...]
    diamonds: tuple[tuple[int, int], ...]
    """(square, number) of those that lie on the board, sorted."""
    winner: int | None = None
    """The seat that has brought `TO_WIN` diamonds home (E1)."""

    def robot_on(self, square: int) -> int | None:
        """The seat whose robot stands on a square."""
        return next((seat for seat, robot in enumerate(self.robots) if robot.square == square), None)

    def diamond_on(self, square: int) -> int | None:
        """The number of the diamond that lies on a square."""
        return next((number for at, number in self.diamonds if at == square), None)

    def situation(self) -> tuple[object, ...]:
        """What makes two positions the same for the rules (F5)."""
        robots = tuple((r.square, r.heading, len(r.cargo), len(r.banked)) for r in self.robots)
        return robots, tuple(square for square, _number in self.diamonds), self.winner


class Ground(msgspec.Struct, frozen=True):
    """What does not change during a game: the board, whose base is where, and the options that moves depend on."""

    layout: Layout
    bases: tuple[int, ...]
    """The base of each seat."""
    closed: frozenset[int]
    """Bases that only their own robot may enter (S3); with `open_unused_bases` those of robots in the game alone."""
    capture: bool = True
    """False = option O1: pushing stays, nothing is transferred (U12)."""


def start_position(layout: Layout, colours: tuple[int, ...]) -> Position:
    """Every robot on its base, all diamonds on the board (L1).  `colours`: the colour of each seat, as an index."""
    robots = tuple(Robot(layout.bases[colour], layout.facing[colour]) for colour in colours)
    return Position(robots, tuple((square, number) for number, square in enumerate(layout.diamonds)))


def ground(layout: Layout, colours: tuple[int, ...], *, capture: bool, open_unused: bool) -> Ground:
    """The ground of a game with these colours, by seat."""
    bases = tuple(layout.bases[colour] for colour in colours)
    return Ground(layout, bases, frozenset(bases if open_unused else layout.bases), capture)


# -- one command -----------------------------------------------------------------------------------------------------


Kind = Literal["left", "right", "move", "push", "capture", "pushed", "follow"]


class Happening(NamedTuple):
    """One thing that a command does, and the position after it."""

    kind: Kind
    seat: int
    """Whose robot moves: with ``pushed`` the one that is pushed."""
    position: Position
    other: int = -1
    """The robot that is pushed or robbed."""
    picked: int = 0
    """Diamonds picked up on the square that was entered."""
    brought: int = 0
    """Diamonds left at the base that was entered."""


def turn(position: Position, seat: int, card: str) -> Happening:
    """Turn on the spot, always possible (C3)."""
    robot = position.robots[seat]
    by = -1 if card == LEFT else 1
    turned = msgspec.structs.replace(robot, turns=robot.turns + by)
    return Happening("left" if by < 0 else "right", seat, _with(position, seat, turned))


def blocked(ground: Ground, position: Position, seat: int) -> Stop | None:
    """Why the robot of `seat` cannot go forward here, None when it can (S1-S3, D2, U4-U7, U9, U11)."""
    robot = position.robots[seat]
    to = ground.layout.next[robot.square][robot.heading]
    why = _closed(ground, seat, to)
    if why is not None:
        return why
    pushed = position.robot_on(to)
    if pushed is None:
        return "diamond_full" if _full(position, seat, to) else None
    behind = ground.layout.next[to][robot.heading]
    why = _closed(ground, pushed, behind)
    if why is not None:
        return _PUSHED[why]
    if position.robot_on(behind) is not None:
        return "push_two"
    return "push_diamond_full" if _full(position, pushed, behind) else None


_PUSHED: dict[Stop, Stop] = {
    "off_board": "push_off_board",
    "blocker": "push_blocker",
    "foreign_base": "push_foreign_base",
}


def _closed(ground: Ground, seat: int, to: int) -> Stop | None:
    """Whether the ground itself keeps the robot of `seat` from a square."""
    if to < 0:
        return "off_board"
    if to in ground.layout.blockers:
        return "blocker"
    return "foreign_base" if to in ground.closed and to != ground.bases[seat] else None


def _full(position: Position, seat: int, to: int) -> bool:
    """Whether a diamond lies there that the robot has no room for (D2, U11)."""
    return len(position.robots[seat].cargo) >= MAX_CARGO and position.diamond_on(to) is not None


def forward(ground: Ground, position: Position, seat: int) -> Iterator[Happening]:
    """Go forward one square, which must be possible: what happens, in order (C1, U1, U2)."""
    robot = position.robots[seat]
    to = ground.layout.next[robot.square][robot.heading]
    pushed = position.robot_on(to)
    if pushed is None:
        yield _won(_enter(ground, position, seat, to, "move"))
        return
    yield Happening("push", seat, position, pushed)
    if ground.capture and position.robots[pushed].cargo and len(robot.cargo) < MAX_CARGO:
        position = _captured(position, seat, pushed)
        yield Happening("capture", seat, position, pushed)
    arrived = _enter(ground, position, pushed, ground.layout.next[to][robot.heading], "pushed")
    yield arrived
    yield _won(_enter(ground, arrived.position, seat, to, "follow"))


def _captured(position: Position, seat: int, pushed: int) -> Position:
    """One diamond moves over, the one that was picked up last (U2)."""
    robber, robbed = position.robots[seat], position.robots[pushed]
    position = _with(position, seat, msgspec.structs.replace(robber, cargo=(*robber.cargo, robbed.cargo[-1])))
    return _with(position, pushed, msgspec.structs.replace(robbed, cargo=robbed.cargo[:-1]))


def _enter(ground: Ground, position: Position, seat: int, to: int, kind: Kind) -> Happening:
    """The robot of `seat` stands on `to` now: it picks up or leaves what there is (D1, D3, U8, U10)."""
    robot = position.robots[seat]
    cargo, banked = robot.cargo, robot.banked
    number = position.diamond_on(to)
    diamonds = position.diamonds
    if number is not None:
        cargo = (*cargo, number)
        diamonds = tuple(diamond for diamond in diamonds if diamond[0] != to)
    brought = len(cargo) if to == ground.bases[seat] else 0
    if brought:
        cargo, banked = (), banked + cargo
    arrived = _with(position, seat, Robot(to, robot.turns, cargo, banked))
    arrived = msgspec.structs.replace(arrived, diamonds=diamonds)
    return Happening(kind, seat, arrived, picked=int(number is not None), brought=brought)


def _won(happening: Happening) -> Happening:
    """The game ends when everything of a command has happened: the pusher has moved, too (E1)."""
    for seat, robot in enumerate(happening.position.robots):
        if len(robot.banked) >= TO_WIN:
            position = msgspec.structs.replace(happening.position, winner=seat)
            return happening._replace(position=position)
    return happening


def _with(position: Position, seat: int, robot: Robot) -> Position:
    robots = (*position.robots[:seat], robot, *position.robots[seat + 1 :])
    return Position(robots, position.diamonds, position.winner)


# -- programs --------------------------------------------------------------------------------------------------------


class At(NamedTuple):
    """Which card is running."""

    card: int
    """Its place in the main program, from 0."""
    inner: int | None = None
    """In the function: the place of the card there; None = the card of the main program itself."""
    depth: int = 0
    """How many times this call has started the function so far; 0 outside it."""


class Ran(NamedTuple):
    """One thing that happens while a program runs."""

    at: At
    happening: Happening | None = None
    """None: the function is called (or called again), or the program ends here."""
    stop: Stop | None = None
    """Why the program ends here; only in the last one."""


def run(ground: Ground, position: Position, seat: int, program: str, function: str = "") -> Iterator[Ran]:
    """Carry out a program card by card, to its end, which the last one names with `Ran.stop` (P1, P2, U13).

    A call of the function is a `Ran` of its own, without anything that happens.  Every program ends: a function that
    calls itself is cut where it would start in a situation in which it was started before (F4, F5).
    """
    last = At(max(0, len(program) - 1))
    for card, letter in enumerate(program):
        at = At(card)
        if position.winner is not None:
            yield Ran(at, stop="game_over")
            return
        steps = (
            _call(ground, position, seat, function, card)
            if letter == FUNCTION
            else _command(ground, position, seat, letter, at)
        )
        for ran in steps:
            yield ran
            if ran.stop is not None:
                return
            if ran.happening is not None:
                position = ran.happening.position
    yield Ran(last, stop="done")


def _command(ground: Ground, position: Position, seat: int, letter: str, at: At) -> Iterator[Ran]:
    if letter != FORWARD:
        yield Ran(at, turn(position, seat, letter))
        return
    why = blocked(ground, position, seat)
    if why is not None:
        yield Ran(at, stop=why)
        return
    for happening in forward(ground, position, seat):
        yield Ran(at, happening)


def _call(ground: Ground, position: Position, seat: int, function: str, card: int) -> Iterator[Ran]:
    """One call of the function from the main program (F1-F6)."""
    seen: set[object] = set()
    again = True
    while again:
        situation = position.situation()
        if situation in seen:
            inner = function.index(FUNCTION)
            yield Ran(At(card, inner, len(seen)), stop="endless_loop")
            return
        seen.add(situation)
        yield Ran(At(card, None, len(seen)))
        again = False
        for inner, letter in enumerate(function):
            at = At(card, inner, len(seen))
            if position.winner is not None:
                yield Ran(at, stop="game_over")
                return
            if letter == FUNCTION:
                again = True
                break
            for ran in _command(ground, position, seat, letter, at):
                yield ran
                if ran.stop is not None:
                    return
                if ran.happening is not None:
                    position = ran.happening.position


class Result(NamedTuple):
    """What became of a program."""

    position: Position
    stop: Stop
    trace: str
    """The commands that were carried out, as letters; calls of the function are not among them."""


def result(ground: Ground, position: Position, seat: int, program: str, function: str = "") -> Result:
    """Carry out a program at once."""
    trace = []
    for ran in run(ground, position, seat, program, function):
        if ran.happening is not None:
            position = ran.happening.position
            if ran.happening.kind in ("left", "right", "move", "follow"):
                trace.append({"left": "L", "right": "R"}.get(ran.happening.kind, FORWARD))
        if ran.stop is not None:
            return Result(position, ran.stop, "".join(trace))
    raise AssertionError("every program ends")
