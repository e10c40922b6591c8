"""The command cards of Robogem: their letters, the pack, and how many different programs a hand has.

A card is its letter: ``F`` forward, ``L`` left, ``R`` right, ``f`` the function card.  A hand, a pack, a program or a
function is a string of them.  What a card does is `moves`.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

FORWARD, LEFT, RIGHT, FUNCTION = CARDS = "FLRf"
NUMBERS = {FORWARD: 50, LEFT: 25, RIGHT: 25, FUNCTION: 10}
"""How many of each there are; the function cards only with the function rule."""
HAND = 5
"""Cards that are dealt, and drawn after every turn (T3)."""
RESTED = 7
"""Cards that are drawn after a rest (T4)."""
LONGEST_FUNCTION = 5
"""Cards in a function at most (F7)."""


def pack(functions: bool) -> str:
    """All cards of a game, unshuffled: 100, or 110 with the function rule (L2)."""
    return "".join(card * number for card, number in NUMBERS.items() if functions or card != FUNCTION)


def sorted_hand(cards: str) -> str:
    """The same cards in the order F L R f."""
    return "".join(sorted(cards, key=CARDS.index))


def without(cards: str, gone: str) -> str:
    """What is left of `cards` when `gone` is taken out, in the old order.  All of `gone` must be there."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return "".join(left)


def missing(cards: str, wanted: str) -> str:
    """The first card of `wanted` that `cards` does not hold, or holds too few of; "" when all are there (T2)."""
    left = Counter(cards)
    for card in wanted:
        left[card] -= 1
        if left[card] < 0:
            return card
    return ""


@lru_cache(maxsize=1024)
def sequences(hand: str, longest: int = RESTED) -> tuple[str, ...]:
    """Every different sequence of cards of a hand, the empty one included, shortest first (N1)."""
    found = [""]
    for sequence in found:
        if len(sequence) < longest:
            rest = without(hand, sequence)
            found += [sequence + card for card in CARDS if card in rest]
    return tuple(found)


def pairs(hand: str, room: int) -> int:
    """How many different pairs (program, appended cards) of disjoint parts of a hand there are (N1)."""
    return sum(len(sequences(sorted_hand(without(hand, end)))) for end in sequences(hand, room))
