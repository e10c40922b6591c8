"""The rules of movement for one position of Ricochet Robots: which moves are allowed and when a way has arrived.

Rules R4 to R8, R19 and R20, in the three variants:

- ``free``: every slide is a move, the way ends when the active robot stops on the target.
- ``literal``: R7 (no turning back at once) and R8 (the active robot ricochets at a right angle).
- ``strict``: ``literal``, and the active robot may not have stood on the target before the end.

The table game, the bots, the conformance cases and the answers of the solver all go through `Way`.  How far a robot
slides is the board's (`board.Board.slide`); bids and chips are not here, and nothing is searched.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, Literal, NamedTuple

import msgspec

from robacus.game import IllegalAction, InvalidText
from robacus.games.ricochet_robots.board import ANY, COLOURS, HEADINGS, OPPOSITE, Board, Slide
from robacus.speech import Message

Variant = Literal["strict", "literal", "free"]
VARIANTS: tuple[Variant, ...] = ("strict", "literal", "free")
BlockedTurn = Literal["stand", "illegal"]
NOBODY = -1
"""Instead of a robot or a heading, where there is none yet."""
MAX_ROBOTS = 5


def words(id: str, /, **args: Any) -> Message:
    """A message of this game."""
    return Message(f"ricochet-robots:{id}", tuple(args.items()))


def robot_name(colour: str) -> Message:
    """What people call the robot of `colour`."""
    return words(f"robot-{colour}")


class Move(NamedTuple):
    """One slide as it is ordered."""

    robot: int
    """Index into `Position.robots`."""
    heading: int
    """The direction in which it sets out: 0 north, 1 east, 2 south, 3 west."""


class Position(msgspec.Struct, frozen=True, dict=True):
    """Robots, a target and the rules of slides on a board: everything a way depends on but its variant.

    `checked` makes one of values that nobody has looked at.
    """

    board: Board
    robots: tuple[int, ...]
    """Their cells, in the order of `COLOURS`."""
    colours: tuple[str, ...]
    """Their colours, in the same order."""
    target: int
    """The cell of the target."""
    colour: str
    """Colour of the active robot, or `ANY`: whichever robot arrives is the active one (R2)."""
    blocked_turn: BlockedTurn = "stand"
    """What becomes of a robot that a diagonal turns straight into an obstacle (R19)."""
    turn_is_ricochet: bool = False
    """Whether a turn at a diagonal counts as the ricochet of R8 (R19)."""

    @cached_property
    def active(self) -> tuple[int, ...]:
        """The robots that may be the active one, as indices."""
        if self.colour == ANY:
            return tuple(range(len(self.robots)))
        return (self.colours.index(self.colour),)

    def write_move(self, move: Move) -> str:
        """The move as it is written: ``blue N``."""
        return f"{self.colours[move.robot]} {HEADINGS[move.heading]}"

    def read_move(self, text: str) -> Move:
        """The move of a stored text such as ``blue N``.  Raises `InvalidText`."""
        colour, _, heading = text.partition(" ")
        if colour not in self.colours or len(heading) != 1 or heading not in HEADINGS:
            raise InvalidText(words("move-unreadable", words=text[:40]))
        return Move(self.colours.index(colour), HEADINGS.index(heading))

    def slide(self, robots: tuple[int, ...], move: Move) -> Slide:
        """The slide of a move with all robots on the cells `robots` (R4, R5, R19).

        Raises `IllegalAction` when it is not a move.
        """
        robot, heading = move
        cell, colour = robots[robot], self.colours[robot]
        others = robots[:robot] + robots[robot + 1 :]
        slide = self.board.slide(colour, cell, heading, others)
        if slide is None:
            ray = self.board.ray(colour, cell, heading)
            stays = ray.endless and ray.cells[0] not in others
            raise _refused("move-endless" if stays else "move-blocked", colour, heading)
        if slide.blocked_turn and self.blocked_turn == "illegal":
            where = self.board.name(slide.cell)
            raise _refused("move-blocked-turn", colour, heading, cell=where)
        return slide


_PLACE = {colour: place for place, colour in enumerate(COLOURS)}


def checked(
    board: Board,
    robots: Iterable[tuple[str, int]],
    target: int,
    colour: str,
    *,
    blocked_turn: BlockedTurn = "stand",
    turn_is_ricochet: bool = False,
) -> Position:
    """The position of robots given as (colour, cell) in any order.

    Raises `InvalidText` naming the robot or cell: 1 to 5 robots of different colours (not both black and silver) on
    different cells, none on a solid one, nor the target; `colour` is that of a robot or `ANY`.
    """
    placed = sorted(robots, key=lambda robot: _PLACE.get(robot[0], len(_PLACE)))
    if not 1 <= len(placed) <= MAX_ROBOTS:
        raise InvalidText(words("position-robots", count=len(placed), most=MAX_ROBOTS))
    colours, cells = zip(*placed, strict=True)
    for index, (name, cell) in enumerate(placed):
        if name not in _PLACE:
            raise InvalidText(words("position-colour", words=name[:40]))
        if not 0 <= cell < len(board.walls):
            raise InvalidText(words("position-off-board", robot=robot_name(name)))
        if name in colours[:index]:
            raise InvalidText(words("position-colour-twice", robot=robot_name(name)))
        if board.solid(cell):
            raise InvalidText(words("position-solid", cell=board.name(cell)))
        if cell in cells[:index]:
            raise InvalidText(words("position-cell-twice", cell=board.name(cell)))
    if "black" in colours and "silver" in colours:
        raise InvalidText(words("position-two-fifth"))
    if not 0 <= target < len(board.walls):
        raise InvalidText(words("position-target-off-board"))
    if board.solid(target):
        raise InvalidText(words("position-solid", cell=board.name(target)))
    if colour != ANY and colour not in colours:
        raise InvalidText(words("position-no-robot", words=colour[:40]))
    return Position(board, cells, colours, target, colour, blocked_turn, turn_is_ricochet)


def _refused(id: str, colour: str, heading: int, **args: Any) -> IllegalAction:
    where = words(f"heading-{HEADINGS[heading]}")
    return IllegalAction(words(id, robot=robot_name(colour), heading=where, **args))


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """The moves made so far in a position, and what the rules need to remember of them.

    `start` begins one, `step` goes on.
    """

    position: Position
    variant: Variant
    robots: tuple[int, ...]
    """The cells they stand on now."""
    moves: tuple[Move, ...] = ()
    last_robot: int = NOBODY
    """Who moved last (R7)."""
    headings: tuple[int, ...]
    """For each robot the heading of the last step it made, or `NOBODY` (R7, R8, R19)."""
    ricocheted: frozenset[int] = frozenset()
    """The robots that have made a right angle (R8)."""
    candidates: frozenset[int]
    """The robots that can still be the active one: in ``strict`` one that stops on the target too early cannot."""
    arrived: bool
    """The way is complete; no further move is allowed."""

    @classmethod
    def start(cls, position: Position, variant: Variant = "strict") -> Way:
        """The way without a move.  In ``free`` it has arrived when an active robot stands on the target (R20)."""
        return cls(
            position=position,
            variant=variant,
            robots=position.robots,
            headings=(NOBODY,) * len(position.robots),
            candidates=frozenset(position.active),
            arrived=variant == "free"
            and any(position.robots[robot] == position.target for robot in position.active),
        )

    def __len__(self) -> int:
        """How many moves were made (R5)."""
        return len(self.moves)

    def slide(self, robot: int, heading: int) -> Slide:
        """The slide that `step` would make.  Raises `IllegalAction` with the reason when it is not allowed."""
        return self._judge(Move(robot, heading))[0]

    def step(self, robot: int, heading: int) -> Way:
        """The way one move longer.  Raises `IllegalAction` with the reason when the move is not allowed."""
        return self.then(Move(robot, heading))

    def then(self, move: Move) -> Way:
        """`step`, of a move."""
        robot = move.robot
        slide, ricocheted, candidates, arrived = self._judge(move)
        return Way(
            position=self.position,
            variant=self.variant,
            robots=self.robots[:robot] + (slide.cell,) + self.robots[robot + 1 :],
            moves=self.moves + (move,),
            last_robot=robot,
            headings=self.headings[:robot] + (slide.heading,) + self.headings[robot + 1 :],
            ricocheted=ricocheted,
            candidates=candidates,
            arrived=arrived,
        )

    def _judge(self, move: Move) -> tuple[Slide, frozenset[int], frozenset[int], bool]:
        """What a move does: its slide, then `ricocheted`, `candidates` and `arrived` after it."""
        robot, heading = move
        position = self.position
        colour = position.colours[robot]
        if self.arrived:
            raise IllegalAction(words("move-after-end"))
        # R7: after a stop left or right or on; back only if another robot moved in between.
        if self.variant != "free" and robot == self.last_robot and heading == OPPOSITE[self.headings[robot]]:
            raise _refused("move-back", colour, heading)
        slide = position.slide(self.robots, move)
        ricocheted = self.ricocheted
        if robot not in ricocheted and self._makes_right_angle(move, slide):
            ricocheted |= {robot}
        if slide.cell != position.target or robot not in self.candidates:
            return slide, ricocheted, self.candidates, False
        # R8: a robot that has not ricocheted has not arrived, it only stands there.
        arrived = self.variant == "free" or robot in ricocheted
        candidates = self.candidates
        if not arrived and self.variant == "strict":
            candidates -= {robot}
            if not candidates:
                raise _refused("move-too-early", colour, heading)
        return slide, ricocheted, candidates, arrived

    def _makes_right_angle(self, move: Move, slide: Slide) -> bool:
        """R8: it sets out at a right angle to its own last step; with the option a turn at a diagonal will do (R19)."""
        before = self.headings[move.robot]
        if before != NOBODY and (before - move.heading) % 2 == 1:
            return True
        if not self.position.turn_is_ricochet:
            return False
        if slide.blocked_turn:
            return True
        ray = self.position.board.ray(
            self.position.colours[move.robot], self.robots[move.robot], move.heading
        )
        return any(heading != move.heading for heading in ray.headings[: len(slide.path)])

    def legal(self) -> Iterator[Move]:
        """The moves that are allowed now."""
        for robot in range(len(self.robots)):
            for heading in range(4):
                try:
                    self._judge(Move(robot, heading))
                except IllegalAction:
                    continue
                yield Move(robot, heading)


def replay(position: Position, moves: Iterable[Move], variant: Variant = "strict") -> Way:
    """The way of these moves.  Raises `IllegalAction` with the reason at the first one that is not allowed."""
    way = Way.start(position, variant)
    for move in moves:
        way = way.then(move)
    return way


def verdict(position: Position, moves: Iterable[Move], variant: Variant = "strict") -> Message | None:
    """Why these moves are not a complete way, or None when they are one."""
    try:
        way = replay(position, moves, variant)
    except IllegalAction as error:
        return error.message
    return None if way.arrived else words("way-not-there", count=len(way))
