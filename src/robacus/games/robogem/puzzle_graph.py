"""The situations of a puzzle as numbers: what every command leads to, asked of the rules once and then remembered.

`moves` says what happens; nothing of it is repeated here but how a function runs, on numbers (F1-F5).  Two positions
are one situation where the rules cannot tell them apart (`Position.situation`).  Besides, it says how many commands are
needed at least from a situation to the end.  Turns and cards are `puzzle_search`.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import NamedTuple

from robacus.games.robogem.cards import FORWARD, FUNCTION
from robacus.games.robogem.moves import TO_WIN, Ground, Position, Robot, blocked, forward, turn

UNKNOWN, BLOCKED = -2, -1
NEVER = 10_000
"""Commands that are needed where there is no way."""
COMMANDS = "FLR"
FEW = 12
"""So many diamonds are looked at one by one in what is needed at least."""


class Costs(NamedTuple):
    """Least costs from place to place on the empty board, for the player's robot."""

    targets: tuple[int, ...]
    """Squares: the base, then the diamonds that lie there at the beginning."""
    from_pose: tuple[tuple[int, ...], ...]
    """Target -> 4 * square + heading -> cost."""
    between: tuple[tuple[int, ...], ...]
    """Target -> target -> cost, whatever the heading at the start."""


class Graph:
    """Situations that were met, by number; 0 is the one in which the puzzle begins."""

    def __init__(self, on: Ground, position: Position) -> None:
        self.on = on
        self.positions: list[Position] = []
        self.won: list[bool] = []
        self.need: list[tuple[int, int]] = []
        """Situation -> commands, and forwards among them, that are needed at least."""
        self._after: list[list[int]] = []
        self._numbers: dict[tuple[object, ...], int] = {}
        self._called: dict[tuple[int, str], tuple[int, bool]] = {}
        self._commands, self._forwards = costs(on, turning=1), costs(on, turning=0)
        self._tails: dict[tuple[int, tuple[int, ...], int], tuple[int, ...]] = {}
        self.number(position)

    def number(self, position: Position) -> int:
        """The number of a position's situation."""
        situation = position.situation()
        found = self._numbers.get(situation)
        if found is None:
            found = self._numbers[situation] = len(self.positions)
            self.positions.append(position)
            self.won.append(position.winner == 0)
            self.need.append(self._need(position))
            self._after.append([UNKNOWN] * 3)
        return found

    def step(self, here: int, command: str) -> int:
        """The situation after a command, `BLOCKED` where it is inoperable."""
        which = COMMANDS.index(command)
        after = self._after[here][which]
        if after == UNKNOWN:
            after = self._after[here][which] = self._ask(here, command)
        return after

    def _ask(self, here: int, command: str) -> int:
        position = self.positions[here]
        if command != FORWARD:
            return self.number(turn(position, 0, command).position)
        if blocked(self.on, position, 0) is not None:
            return BLOCKED
        *_before, last = forward(self.on, position, 0)
        return self.number(last.position)

    def call(self, here: int, function: str) -> tuple[int, bool]:
        """The situation after a call of the function, and whether the program goes on behind it."""
        asked = here, function
        found = self._called.get(asked)
        if found is None:
            found = self._called[asked] = self._call(here, function)
        return found

    def _call(self, here: int, function: str) -> tuple[int, bool]:
        started: set[int] = set()
        while here not in started:
            started.add(here)
            for command in function:
                if self.won[here]:
                    return here, False
                if command == FUNCTION:
                    break
                after = self.step(here, command)
                if after == BLOCKED:
                    return here, False
                here = after
            else:
                return here, not self.won[here]
        return here, False

    # -- how far it is -----------------------------------------------------------------------------------------------

    def _need(self, position: Position) -> tuple[int, int]:
        """Every diamond that is still wanted has to be entered where it lies, also one that another robot picked up
        there and lost again to a push; only those that others carried from the beginning may come from anywhere."""
        if position.winner is not None:
            return (0, 0) if position.winner == 0 else (NEVER, NEVER)
        mine, *others = position.robots
        held = sum(len(robot.cargo) for robot in others) if self.on.capture else 0
        lacking = max(0, TO_WIN - len(mine.banked) - len(mine.cargo) - held)
        lying = tuple(square for square, _number in position.diamonds)
        if lacking > len(lying):
            return NEVER, NEVER
        return self._tour(self._commands, mine, lying, lacking), self._tour(
            self._forwards, mine, lying, lacking
        )

    def _tour(self, far: Costs, robot: Robot, lying: tuple[int, ...], lacking: int) -> int:
        """The least cost over so many of the diamonds to the base."""
        pose = 4 * robot.square + robot.heading
        if not lacking:
            return far.from_pose[0][pose]
        targets = tuple(far.targets.index(square) for square in lying)
        # Of many diamonds all stand for those that still lie: that is quick, and never too much.
        asked = targets if len(targets) <= FEW else tuple(range(1, len(far.targets)))
        tails = dict(zip(asked, self._tails_of(far, asked, lacking), strict=True))
        return min(far.from_pose[target][pose] + tails[target] for target in targets)

    def _tails_of(self, far: Costs, lying: tuple[int, ...], lacking: int) -> tuple[int, ...]:
        """Place in `lying` -> the least cost from there over the others that are lacking to the base."""
        asked = id(far), lying, lacking
        found = self._tails.get(asked)
        if found is None:
            found = self._tails[asked] = tuple(
                _least(far, target, tuple(other for other in lying if other != target), lacking - 1)
                for target in lying
            )
        return found


def _least(far: Costs, here: int, lying: tuple[int, ...], lacking: int) -> int:
    if not lacking:
        return far.between[here][0]
    return min(
        far.between[here][target]
        + _least(far, target, tuple(other for other in lying if other != target), lacking - 1)
        for target in lying
    )


@lru_cache(maxsize=64)
def costs(on: Ground, *, turning: int) -> Costs:
    """The costs where a forward costs 1 and a turn 0 or 1; robots in the way count as little as an empty square."""
    targets = (on.bases[0], *on.layout.diamonds)
    from_pose = tuple(_costs_to(on, target, turning) for target in targets)
    between = tuple(
        tuple(min(from_pose[to][4 * start : 4 * start + 4]) for to in range(len(targets)))
        for start in targets
    )
    return Costs(targets, from_pose, between)


def _costs_to(on: Ground, target: int, turning: int) -> tuple[int, ...]:
    """The cost from every pose to a square, going backwards from it."""
    closed = on.layout.blockers | (on.closed - {on.bases[0]})
    found = [NEVER] * (4 * len(on.layout.next))
    todo = deque((target, heading, 0) for heading in range(4))
    while todo:
        square, heading, cost = todo.popleft()
        if cost >= found[4 * square + heading]:
            continue
        found[4 * square + heading] = cost
        for turned in ((heading + 1) % 4, (heading + 3) % 4):
            if turning:
                todo.append((square, turned, cost + 1))
            else:
                todo.appendleft((square, turned, cost))
        behind = on.layout.next[square][(heading + 2) % 4]
        if behind >= 0 and behind not in closed:
            todo.append((behind, heading, cost + 1))
    return tuple(found)
