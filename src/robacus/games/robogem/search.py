"""What a turn can lead to, how good that is, and what follows: the reference in Python of the search in the C++ core.

`outcomes` lists every different result of the programs of a hand, `worth` is a rough measure of a position, `best` the
best turn for it, and `playout` goes on from a turn with cards that are given.  Nothing here draws by chance.
`engine` picks the core where it is there; bots are `bots`.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import NamedTuple

from robacus.games.robogem.cards import (
    CARDS,
    FORWARD,
    FUNCTION,
    HAND,
    LONGEST_FUNCTION,
    RESTED,
    sequences,
    without,
)
from robacus.games.robogem.moves import TO_WIN, Ground, Position, blocked, forward, result, turn

WON = 1_000_000
"""What a won game is worth; a lost one the same below zero."""
UNREACHED = 60
"""Cards that a diamond seems to need which nobody can get at now: it has to be taken from another robot."""
CARD, LOAD, KEPT = 10, 7, 3
"""What it is worth to need one card less than the best of the others, to have one diamond more aboard or at the base,
and one more at the base.  These and the next two are about what fitted the results of a thousand games best."""
REST = 14
"""What two cards more in the next turn are worth."""
GOT = 100
"""What a diamond is worth to somebody who looks at this turn alone."""
STORED = 11
"""What a forward in one's function is worth."""


# -- how far it is ---------------------------------------------------------------------------------------------------


class Distances(NamedTuple):
    """Least numbers of cards for one seat on the empty board, by targets: its base, then the diamonds' squares."""

    targets: tuple[int, ...]
    from_pose: tuple[tuple[int, ...], ...]
    """Target -> 4 * square + heading -> cards; `UNREACHED` where there is no way."""
    between: tuple[tuple[int, ...], ...]
    """Target -> target -> cards, whatever the heading at the start."""


@lru_cache(maxsize=256)
def distances(on: Ground, seat: int) -> Distances:
    """The distances of a seat."""
    targets = (on.bases[seat], *on.layout.diamonds)
    from_pose = tuple(_cards_to(on, seat, target) for target in targets)
    between = tuple(
        tuple(min(from_pose[to][4 * start : 4 * start + 4]) for to in range(len(targets)))
        for start in targets
    )
    return Distances(targets, from_pose, between)


def _cards_to(on: Ground, seat: int, target: int) -> tuple[int, ...]:
    """Cards from every pose to a square, going backwards from it."""
    closed = on.layout.blockers | (on.closed - {on.bases[seat]})
    found = [UNREACHED] * (4 * len(on.layout.next))
    todo = deque((target, heading) for heading in range(4))
    for heading in range(4):
        found[4 * target + heading] = 0
    while todo:
        square, heading = todo.popleft()
        cards = found[4 * square + heading] + 1
        behind = on.layout.next[square][(heading + 2) % 4]
        before = [(square, (heading + 1) % 4), (square, (heading + 3) % 4)]
        if behind >= 0 and behind not in closed:
            before.append((behind, heading))
        for place, way in before:
            if found[4 * place + way] == UNREACHED and cards < UNREACHED:
                found[4 * place + way] = cards
                todo.append((place, way))
    return tuple(found)


@lru_cache(maxsize=65536)
def _tails(on: Ground, seat: int, lying: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """How many diamonds are needed (1 to 3) -> place in `lying` -> cards from that diamond over the others that are
    needed to the base.  `lying`: targets of the diamonds on the board."""
    between = distances(on, seat).between
    one = tuple(between[target][0] for target in lying)
    rows = [one]
    for need in (2, 3):
        row = []
        for first, target in enumerate(lying):
            best = UNREACHED * need
            for second, other in enumerate(lying):
                if second != first:
                    rest = (
                        one[second]
                        if need == 2
                        else min(
                            (
                                between[other][third] + one[place]
                                for place, third in enumerate(lying)
                                if place not in (first, second)
                            ),
                            default=UNREACHED + one[second],
                        )
                    )
                    best = min(best, between[target][other] + rest)
            row.append(best)
        rows.append(tuple(row))
    return tuple(rows)


def cards_needed(on: Ground, position: Position, seat: int) -> int:
    """About how many cards a seat needs to win: to the nearest diamonds that it lacks, and home."""
    robot = position.robots[seat]
    far = distances(on, seat)
    pose = 4 * robot.square + robot.heading
    need = TO_WIN - len(robot.cargo) - len(robot.banked)
    if need <= 0:
        return far.from_pose[0][pose]
    lying = _lying(on, position)
    if not lying:
        return UNREACHED * need + far.from_pose[0][pose]
    tail = _tails(on, seat, lying)[need - 1]
    return min(far.from_pose[target][pose] + tail[place] for place, target in enumerate(lying))


def _lying(on: Ground, position: Position) -> tuple[int, ...]:
    """The targets (see `Distances`) of the diamonds on the board."""
    return tuple(on.layout.diamonds.index(square) + 1 for square, _number in position.diamonds)


def worth(on: Ground, position: Position, seat: int) -> int:
    """A rough measure of how good a position is for a seat, whoever is to move."""
    if position.winner is not None:
        return WON if position.winner == seat else -WON
    others = [other for other in range(len(position.robots)) if other != seat]
    nearest = min(cards_needed(on, position, other) for other in others)
    ahead = _load(position, seat) - max(_load(position, other) for other in others)
    return CARD * (nearest - cards_needed(on, position, seat)) + ahead


def progress(on: Ground, position: Position, seat: int) -> int:
    """What a seat has got, and how near it is to the next thing to get: a diamond, or home once it has enough.

    A measure that looks no further and at nobody else.
    """
    if position.winner is not None:
        return WON if position.winner == seat else -WON
    robot = position.robots[seat]
    far = distances(on, seat).from_pose
    pose = 4 * robot.square + robot.heading
    got = len(robot.cargo) + len(robot.banked)
    goals = _lying(on, position) if got < TO_WIN else ()
    return GOT * got - min((far[target][pose] for target in goals), default=far[0][pose])


def _load(position: Position, seat: int) -> int:
    robot = position.robots[seat]
    return LOAD * len(robot.cargo) + (LOAD + KEPT) * len(robot.banked)


# -- what a turn can lead to -----------------------------------------------------------------------------------------


class Outcome(NamedTuple):
    """A result that some turn has."""

    program: str
    """The shortest program with this result; among equals the first in the order F L R f."""
    append: str
    position: Position


def outcomes(on: Ground, position: Position, seat: int, hand: str, function: str, room: int) -> list[Outcome]:
    """Every different position that a program of the hand leads to, doing nothing first.

    `room`: cards that may be added to the function before.  They matter for the result only where the function is
    called, so nothing is added for other programs.
    """
    found = _programs(on, position, seat, hand, function)
    if FUNCTION in hand and room:
        seen = {outcome.position.situation() for outcome in found}
        for append in sequences(hand, room)[1:]:
            left = without(hand, append)
            if FUNCTION not in left:
                continue
            for outcome in _programs(on, position, seat, left, function + append):
                if outcome.position.situation() not in seen:
                    seen.add(outcome.position.situation())
                    found.append(outcome._replace(append=append))
    return found


def _programs(on: Ground, position: Position, seat: int, hand: str, function: str) -> list[Outcome]:
    """The different results of the programs of a hand with this function, shortest programs first."""
    found = [Outcome("", "", position)]
    seen = {position.situation()}
    # The same cards left in the same situation lead to the same results: the first program there is the best.
    followed = set()
    todo = deque([("", position, tuple(map(hand.count, CARDS)))])
    while todo:
        program, here, left = todo.popleft()
        for index, card in enumerate(CARDS):
            if not left[index]:
                continue
            after, goes_on = _played(on, here, seat, card, function)
            if after is None:
                continue
            longer = program + card
            situation = after.situation()
            if situation not in seen:
                seen.add(situation)
                found.append(Outcome(longer, "", after))
            if goes_on and after.winner is None:
                rest = (*left[:index], left[index] - 1, *left[index + 1 :])
                if (situation, rest) not in followed:
                    followed.add((situation, rest))
                    todo.append((longer, after, rest))
    return found


def _played(
    on: Ground, position: Position, seat: int, card: str, function: str
) -> tuple[Position | None, bool]:
    """The position after one card, None where it changes nothing; and whether the program goes on."""
    if card == FUNCTION:
        ended = result(on, position, seat, card, function)
        return ended.position, ended.stop == "done"
    if card != FORWARD:
        return turn(position, seat, card).position, True
    if blocked(on, position, seat) is not None:
        return None, False
    *_before, last = forward(on, position, seat)
    return last.position, True


class Best(NamedTuple):
    """A turn, and what its result is worth."""

    program: str
    append: str
    rest: bool
    worth: int
    position: Position


def best(on: Ground, position: Position, seat: int, hand: str, function: str, room: int) -> Best:
    """The turn whose result is worth most; the first among equals; a rest where that is better than all of them."""
    chosen: Best | None = None
    for outcome in outcomes(on, position, seat, hand, function, room):
        value = worth(on, outcome.position, seat)
        if chosen is None or value > chosen.worth:
            chosen = Best(outcome.program, outcome.append, False, value, outcome.position)
    assert chosen is not None
    resting = worth(on, position, seat) + REST
    return chosen if chosen.worth >= resting else Best("", "", True, resting, position)


# -- what follows ----------------------------------------------------------------------------------------------------


class World(NamedTuple):
    """Everything that goes on after a turn: whose cards are which, and what will be drawn."""

    position: Position
    hands: tuple[str, ...]
    functions: tuple[str, ...]
    order: tuple[int, ...]
    """The seats that play, in order: first who comes next."""
    pack: str
    """What is drawn, in order; when it is used up, nothing is drawn any more."""


def playout(on: Ground, world: World, seat: int, plies: int) -> int:
    """What the position is worth for `seat` after so many turns in which everybody plays `best`.

    A game that is won sooner is worth more, one lost later less bad.
    """
    position, hands, pack = world.position, list(world.hands), world.pack
    functions = world.functions
    for ply in range(plies):
        if position.winner is not None:
            return _decided(position, seat, ply)
        mover = world.order[ply % len(world.order)]
        room = LONGEST_FUNCTION - len(functions[mover]) if FUNCTION in hands[mover] else 0
        chosen = best(on, position, mover, hands[mover], functions[mover], room)
        position = chosen.position
        if chosen.append:
            functions = (
                *functions[:mover],
                functions[mover] + chosen.append,
                *functions[mover + 1 :],
            )
        number = RESTED if chosen.rest else HAND
        hands[mover], pack = pack[:number], pack[number:]
    if position.winner is not None:
        return _decided(position, seat, plies)
    stored = [STORED * function.count(FORWARD) for function in functions]
    most = max(stored[other] for other in range(len(stored)) if other != seat)
    return worth(on, position, seat) + stored[seat] - most


def _decided(position: Position, seat: int, ply: int) -> int:
    return WON - 1000 * ply if position.winner == seat else -WON + 1000 * ply
