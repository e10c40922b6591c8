"""How good a turn was that was laid down, and which ones would have been better: the search behind the judge.

As long as cards are drawn, a turn is as good as the chance to win that it leaves, found as *strong* finds it: played on
in ways in which the cards may lie that its reader did not see (`lookahead`).  In the last round, where nobody draws any
more, it is the diamonds themselves.  What is said of it is `judge`.
"""

from __future__ import annotations

import time
from math import sqrt

import msgspec
from msgspec.structs import replace

from robacus import core
from robacus.chance import Chance
from robacus.games.robogem import engine, lookahead, search
from robacus.games.robogem.cards import without
from robacus.games.robogem.moves import Position, result
from robacus.games.robogem.notation import Turn
from robacus.games.robogem.preview import ground_of
from robacus.games.robogem.state import View

ROUNDS = ((12, 16), (5, 64), (3, 384))
"""(turns, samples) of each round, as for *strong*, for two players; with more of them, each of whom has a turn in every
sample, samples are fewer.  What was played stays in to the end."""
ROUNDS_WITHOUT_CORE = ((6, 8), (3, 96))
"""In Python the same takes a hundred times as long; functions are then filled only as they were."""
CHUNK = 4
"""Samples between two looks at the clock."""
SECONDS = 4.0
"""After this no further samples are begun."""
CONTINUED = 4
"""Ways to go on after one card that are looked at, where cards are played one by one."""
LISTED = 3
"""Turns that are told."""

Rows = dict[Turn, list[float]]
"""Turn -> its chances to win, sample by sample, the same samples for all."""


class Laid(msgspec.Struct, frozen=True, kw_only=True):
    """A turn that has been laid down."""

    view: View
    """What its reader saw before it; nobody's seat is named in it, so that all who saw the same share the answer."""
    turn: Turn

    @property
    def seat(self) -> int:
        """Whose turn it was."""
        return self.view.turn

    @property
    def hidden(self) -> bool:
        """The reader could not see the hand."""
        return not isinstance(self.view.hands[self.seat], str)

    @property
    def last_round(self) -> bool:
        return self.view.last is not None

    @property
    def card_by_card(self) -> bool:
        return self.seat in self.view.card_by_card

    def after(self, turn: Turn) -> Position:
        """The position that a turn leads to here."""
        function = self.view.functions[self.seat] + turn.append
        return result(ground_of(self.view), self.view.position, self.seat, turn.program, function).position


class Rated(msgspec.Struct, frozen=True):
    """A turn, and what it leads to."""

    turn: Turn
    chance: float
    """About the chance to win, 0 to 1; in the last round it is not asked."""
    wins: bool
    banked: int
    cargo: int
    needed: int
    """About how many cards are needed to win; 0 = that cannot be told."""
    ahead: tuple[int, int]
    """Diamonds at the base, and aboard, more than the best of the others."""


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """What the search found."""

    best: tuple[Rated, ...] = ()
    """The best turns, the best one first; of those that lead to the same, the one that was played."""
    played: Rated | None = None
    """None: the hand could not be seen."""
    samples: int = 0
    """In how many ways the last of them were played on; 0 = nothing had to be."""
    doubt: float = 0.0
    """Standard error of the difference between the best one and what was played."""
    cut: bool = False
    """The time was over before all samples were done."""


def find(moment: Laid) -> Found:
    """The best turns of a moment, and how good the one was that was played."""
    if moment.hidden:
        return Found()
    kept = _as_played(moment)
    return _in_the_last_round(moment, kept) if moment.last_round else _ahead(moment, kept)


# -- which turns -----------------------------------------------------------------------------------------------------


def _as_played(moment: Laid) -> list[Turn]:
    """The turn that was played; after one card of somebody who plays card by card, what may follow it (B1)."""
    view, seat, turn = moment.view, moment.seat, moment.turn
    on, function = ground_of(view), view.functions[seat] + turn.append
    left = without(lookahead.hand_of(view, seat), turn.program + turn.append)
    after = result(on, view.position, seat, turn.program, function)
    if not (moment.card_by_card and turn.program and left) or after.stop != "done":
        return [turn]
    found = engine.outcomes(on, after.position, seat, left, function, 0)
    found.sort(key=lambda one: -one.worth)
    goes_on = [replace(turn, program=turn.program + one.program) for one in found if one.program]
    return [turn, *goes_on[:CONTINUED]]


def _others(moment: Laid, kept: list[Turn], turns: list[Turn]) -> list[Turn]:
    """Those of `turns` that begin otherwise than what is kept, and lead to something else."""
    played = moment.turn

    def leads_to(turn: Turn) -> object:
        return moment.after(turn).situation(), turn.rest, turn.append

    def goes_on(turn: Turn) -> bool:
        return turn.append == played.append and turn.program.startswith(played.program or "-")

    known = {leads_to(turn) for turn in kept}
    return [
        turn for turn in turns if leads_to(turn) not in known and not (moment.card_by_card and goes_on(turn))
    ]


def _rated(moment: Laid, turn: Turn, chance: float = 0.0) -> Rated:
    seat, position = moment.seat, moment.after(turn)
    robot = position.robots[seat]
    others = [other for at, other in enumerate(position.robots) if at != seat]
    needed = search.cards_needed(ground_of(moment.view), position, seat)
    return Rated(
        turn=turn,
        chance=chance,
        wins=position.winner == seat,
        banked=len(robot.banked),
        cargo=len(robot.cargo),
        needed=needed if needed < search.UNREACHED else 0,
        ahead=(
            len(robot.banked) - max(len(other.banked) for other in others),
            len(robot.cargo) - max(len(other.cargo) for other in others),
        ),
    )


# -- the last round --------------------------------------------------------------------------------------------------


def _in_the_last_round(moment: Laid, kept: list[Turn]) -> Found:
    """What counts is what lies at the bases, then what is aboard (E2, E3)."""
    view, seat = moment.view, moment.seat
    hand, function, room = lookahead.hand_of(view, seat), view.functions[seat], lookahead.room_of(view, seat)
    results = engine.outcomes(ground_of(view), view.position, seat, hand, function, room)
    others = _others(moment, kept, [Turn(one.program, one.append) for one in results])
    as_played = max((_rated(moment, turn) for turn in kept), key=_counts)
    played = replace(_rated(moment, moment.turn), ahead=as_played.ahead)
    # What was played comes first among equals.
    best = sorted([played, *(_rated(moment, turn) for turn in others)], key=_counts, reverse=True)
    return Found(best=tuple(best[:LISTED]), played=played)


def _counts(one: Rated) -> tuple[bool, tuple[int, int]]:
    return one.wins, one.ahead


# -- before it -------------------------------------------------------------------------------------------------------


def _ahead(moment: Laid, kept: list[Turn]) -> Found:
    """Turns that are worth a longer look and the one that was played are played on, in fewer and fewer of them."""
    most = _rounds()[0][0]
    turns = lookahead.candidates(moment.view, moment.seat, most)
    turns = kept + _others(moment, kept, turns if core.native is not None else turns[: most + 1])
    wins = [turn for turn in turns if moment.after(turn).winner == moment.seat]
    if any(turn in kept for turn in wins):
        played = _rated(moment, moment.turn, 1.0)
        return Found(best=(played,), played=played)
    rows, cut = _narrowed(moment, [turn for turn in turns if turn not in wins], kept)
    order = sorted(rows, key=lambda turn: -_mean(rows[turn]))
    as_played = next(turn for turn in order if turn in kept)
    played = _rated(moment, moment.turn, _mean(rows[as_played]))
    best = [_rated(moment, turn, 1.0) for turn in wins]
    best += [
        played if turn == as_played else _rated(moment, turn, _mean(rows[turn]))
        for turn in order
        if turn == as_played or turn not in kept
    ]
    return Found(
        best=tuple(best[:LISTED]),
        played=played,
        samples=len(rows[as_played]),
        doubt=_doubt(rows[order[0]], rows[as_played]),
        cut=cut,
    )


def _rounds() -> tuple[tuple[int, int], ...]:
    return ROUNDS if core.native is not None else ROUNDS_WITHOUT_CORE


def _narrowed(moment: Laid, turns: list[Turn], kept: list[Turn]) -> tuple[Rows, bool]:
    """The chances of the best of the turns and of what was played; and whether the time was over first."""
    over, chance = time.monotonic() + SECONDS, Chance("judge", "turn", moment.view.turns)
    rows: Rows = {}
    for most, wished in _rounds():
        samples = wished * 2 // len(moment.view.colours)
        if rows:
            order = sorted(turns, key=lambda turn: -_mean(rows[turn]))
            as_played = next(turn for turn in order if turn in kept)
            turns = [turn for turn in order if turn not in kept][:most] + [as_played]
        rows = _sampled(moment, turns, samples, chance, over)
        if len(rows[turns[0]]) < samples:
            return rows, True
    return rows, False


def _sampled(moment: Laid, turns: list[Turn], samples: int, chance: Chance, over: float) -> Rows:
    """So many chances of every turn, fewer where the time is over; the first few are always there."""
    rows: Rows = {turn: [] for turn in turns}
    plies = len(moment.view.colours)  # everybody once, and so the one who is judged again
    for made in range(0, samples, CHUNK):
        if made and time.monotonic() > over:
            break
        number = min(CHUNK, samples - made)
        found = lookahead.chances(moment.view, moment.seat, turns, number, plies, chance)
        for turn, row in zip(turns, found, strict=True):
            rows[turn] += row
    return rows


def _mean(row: list[float]) -> float:
    return sum(row) / len(row)


def _doubt(one: list[float], other: list[float]) -> float:
    """Standard error of the difference of two rows."""
    differences = [a - b for a, b in zip(one, other, strict=True)]
    middle = _mean(differences)
    spread = sum((each - middle) ** 2 for each in differences) / (len(differences) - 1)
    return sqrt(spread / len(differences))
