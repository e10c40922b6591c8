"""Bots that play Robogem: they see what a person in their seat sees, and nothing else.

*easy* looks at some programs only and now and then mixes left and right up; *normal* takes the best result of this one
turn; *strong* plays the best turns on in its mind, with cards drawn from those that it may not know.  Levels are made
of work, not of seconds.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from robacus.chance import Chance
from robacus.game import Choice
from robacus.games.robogem import search
from robacus.games.robogem.cards import FUNCTION, LEFT, LONGEST_FUNCTION, RIGHT, pack, sequences
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
    """How much *strong* looks ahead."""

    candidates: int
    """Results of this turn that are looked at, the best by `search.worth`."""
    samples: int
    """Ways in which the unknown cards may lie."""
    plies: int
    """Turns that are played on in each."""


STRONG = Work(candidates=8, samples=16, plies=4)


def choose(view: View, seat: int, level: str, seed: str) -> Choice:
    """What the bot at `seat` does."""
    if view.over is not None or view.turn != seat:
        return Choice(None)
    chance = Chance(seed, "turn", view.turns, *(("card",) if view.begun else ()))
    if level == "easy":
        turn = _easy(view, seat, chance)
    else:
        turn = _strong(view, seat) if level == "strong" else _normal(view, seat)
    if seat in view.card_by_card:
        turn = _one_card(view, turn)
    after = NEXT_CARD_MS if view.begun else THINKS_MS + chance.below(800)
    return Choice(write_action(turn), after)


def _one_card(view: View, turn: Turn) -> Turn:
    """The first card of a program, for who plays card by card (B1)."""
    if view.begun:
        return Turn(turn.program[:1])
    return turn if turn.rest else Turn(turn.program[:1], turn.append)


def hand_of(view: View, seat: int) -> str:
    """The bot's own cards."""
    hand = view.hands[seat]
    assert isinstance(hand, str)
    return hand


def room_of(view: View, seat: int) -> int:
    """How many cards it may add to its function now."""
    if not view.functions_on or view.begun:
        return 0
    return LONGEST_FUNCTION - len(view.functions[seat])


# -- easy ------------------------------------------------------------------------------------------------------------


def _easy(view: View, seat: int, chance: Chance) -> Turn:
    on, hand, function = ground_of(view), hand_of(view, seat), view.functions[seat]
    programs = chance.shuffled([program for program in sequences(hand) if program])[:LOOKS_AT]
    mixed_up = chance.uniform() < MIXES_UP
    chosen, most = "", search.worth(on, view.position, seat) - 1
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
    return search.worth(on, result(on, view.position, seat, program, function).position, seat)


def _added(hand: str, program: str, function: str, view: View, seat: int, chance: Chance) -> str:
    """Now and then it puts a forward that it does not need into its function."""
    spare = hand.count("F") - program.count("F")
    if room_of(view, seat) and spare and len(function) < 3 and FUNCTION not in program and chance.below(2):
        return "F"
    return ""


# -- normal ----------------------------------------------------------------------------------------------------------


def _normal(view: View, seat: int) -> Turn:
    found = search.best(
        ground_of(view), view.position, seat, hand_of(view, seat), view.functions[seat], room_of(view, seat)
    )
    # Nobody rests in the middle of a turn, and in the last round a rest brings nothing.
    if found.rest and (view.begun or view.last is not None):
        return Turn()
    return Turn(found.program, found.append, found.rest)


# -- strong ----------------------------------------------------------------------------------------------------------


def _strong(view: View, seat: int) -> Turn:
    return _normal(view, seat)


def unknown(view: View) -> str:
    """The cards that the viewer cannot see: pack, spare pack and closed hands together."""
    left = Counter(pack(view.functions_on))
    for cards in (*view.hands, *view.functions):
        if isinstance(cards, str):
            left.subtract(cards)
    return "".join(card * number for card, number in left.items())
