"""Bots that play Robogem: they see what a person in their seat sees, and nothing else.

*easy* looks at some programs only and now and then mixes left and right up; *normal* takes the best result of this one
turn; *strong* plays the best turns on in its mind, with cards drawn from those that it may not know.  Levels are made
of work, not of seconds.
"""

from __future__ import annotations

import msgspec

from robacus import core
from robacus.chance import Chance
from robacus.game import Choice
from robacus.games.robogem import engine, lookahead, search
from robacus.games.robogem.cards import FUNCTION, LEFT, RIGHT, sequences
from robacus.games.robogem.lookahead import hand_of, room_of
from robacus.games.robogem.moves import Ground, result
from robacus.games.robogem.notation import Turn, write_action
from robacus.games.robogem.preview import ground_of
from robacus.games.robogem.state import View

THINKS_MS = 1_400
"""A bot seems to think this long at least."""
NEXT_CARD_MS = 900
"""The same between two cards, when it plays card by card."""
LOOKS_AT = 14
"""Programs that *easy* looks at."""
MIXES_UP = 0.2
"""Chance that *easy* takes a left for a right in a turn."""


class Work(msgspec.Struct, frozen=True):
    """How much *strong* looks ahead: all candidates in a few ways in which the cards may lie, then fewer and fewer of
    them in more ways."""

    rounds: tuple[tuple[int, int], ...]
    """(candidates, samples) of each round; the first number of candidates is of results of this turn alone."""


STRONG = Work(rounds=((20, 32), (8, 96), (3, 320)))
STRONG_WITHOUT_CORE = Work(rounds=((4, 6), (2, 12)))
"""In Python the same takes a hundred times as long; who plays against it should not wait."""


def choose(view: View, seat: int, level: str, seed: str) -> Choice:
    """What the bot at `seat` does."""
    if view.over is not None or view.turn != seat:
        return Choice(None)
    chance = Chance(seed, "turn", view.turns, *(("card",) if view.begun else ()))
    if level == "easy":
        turn = _easy(view, seat, chance)
    else:
        turn = _strong(view, seat, chance) if level == "strong" else _normal(view, seat)
    if seat in view.card_by_card:
        turn = _one_card(view, turn)
    after = NEXT_CARD_MS if view.begun else THINKS_MS + chance.below(800)
    return Choice(write_action(turn), after)


def _one_card(view: View, turn: Turn) -> Turn:
    """The first card of a program, for who plays card by card (B1)."""
    if view.begun:
        return Turn(turn.program[:1])
    return turn if turn.rest else Turn(turn.program[:1], turn.append)


# -- easy ------------------------------------------------------------------------------------------------------------


def _easy(view: View, seat: int, chance: Chance) -> Turn:
    on, hand, function = ground_of(view), hand_of(view, seat), view.functions[seat]
    programs = chance.shuffled([program for program in sequences(hand) if program])[:LOOKS_AT]
    mixed_up = chance.uniform() < MIXES_UP
    chosen, most = "", search.progress(on, view.position, seat) - 1
    for program in programs:
        seen = program.translate(_SWAPPED) if mixed_up else program
        value = _value(on, view, seat, seen, function)
        if value > most:
            chosen, most = program, value
    if not chosen:
        return Turn() if view.begun else Turn(rest=True)
    return Turn(chosen, _added(hand, chosen, function, view, seat, chance))


_SWAPPED = str.maketrans({LEFT: RIGHT, RIGHT: LEFT})


def _value(on: Ground, view: View, seat: int, program: str, function: str) -> int:
    return search.progress(on, result(on, view.position, seat, program, function).position, seat)


def _added(hand: str, program: str, function: str, view: View, seat: int, chance: Chance) -> str:
    """Now and then it puts a forward that it does not need into its function."""
    spare = hand.count("F") - program.count("F")
    if room_of(view, seat) and spare and len(function) < 3 and FUNCTION not in program and chance.below(2):
        return "F"
    return ""


# -- normal ----------------------------------------------------------------------------------------------------------


def _normal(view: View, seat: int) -> Turn:
    """The result of this one turn with most diamonds, and then nearest to the next one or to home.

    It rests where nothing that it can do is better than nothing.
    """
    on, function = ground_of(view), view.functions[seat]
    chosen, most = Turn(), -search.WON * 2
    for one in engine.outcomes(on, view.position, seat, hand_of(view, seat), function, room_of(view, seat)):
        after = result(on, view.position, seat, one.program, function + one.append).position
        value = search.progress(on, after, seat)
        if value > most:
            chosen, most = Turn(one.program, one.append), value
    if not chosen.program and not view.begun and view.last is None:
        return Turn(rest=True)
    return chosen


# -- strong ----------------------------------------------------------------------------------------------------------


def _strong(view: View, seat: int, chance: Chance) -> Turn:
    work = STRONG if core.native is not None else STRONG_WITHOUT_CORE
    plies = len(view.colours)  # everybody once: with fewer it would not see what its own next turn is worth
    turns = lookahead.candidates(view, seat, work.rounds[0][0])
    for number, (most, samples) in enumerate(work.rounds):
        # Those of the first round are all there; they were chosen by what they are worth at once.
        turns = turns[:most] if number else turns
        if len(turns) == 1:
            break
        chances = [sum(row) for row in lookahead.chances(view, seat, turns, samples, plies, chance)]
        turns = [turns[at] for at in sorted(range(len(turns)), key=lambda at: -chances[at])]
    return turns[0]
