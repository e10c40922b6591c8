"""What people type at a table of Robogem: a turn as text, read and written.

Stored is a short form: ``FFRF`` a program, ``FF +FL`` with cards for the function, ``rest``, ``rest +FL``, ``-`` no
card at all.  ``f`` is the function card and ``F`` forward; everything else may be typed in small letters, with arrows,
and ``rest`` in all six languages.  What a turn does is `turns`.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

import msgspec

from robacus.game import InvalidText
from robacus.games.robogem.cards import CARDS, FORWARD, FUNCTION, LEFT, RIGHT
from robacus.games.robogem.layout import words

NOTHING = "-"
REST = "rest"
ADD = "+"


class Turn(msgspec.Struct, frozen=True):
    """What a player does in a turn: run `program`, or rest; before that add cards to the end of the function.

    Whoever plays card by card (B1) does this again and again: one card, and the empty program to stop.
    """

    program: str = ""
    append: str = ""
    rest: bool = False

    def __repr__(self) -> str:
        return f"<{write_action(self)}>"


_SIGNS = {
    **{card: card for card in CARDS},
    "l": LEFT,
    "r": RIGHT,
    "↑": FORWARD,
    "↰": LEFT,
    "←": LEFT,
    "↱": RIGHT,
    "→": RIGHT,
    "ƒ": FUNCTION,
}
# Words that are understood when typed, without accents: en, fi, sv, cs, fr, hu.
_SAID = {
    REST: "rest recharge lepo lepaa lataa vila vilar vanta odpocinek dobit repos pause pihenes pihenek toltes",
    NOTHING: "- stop pass lopeta ohi stopp slut konec dost fin passe vege allj passz",
}
_MEANT = {word: meaning for meaning, said in _SAID.items() for word in said.split()}


def plain(text: str) -> str:
    """Lower case, no accents: how typed words are compared."""
    spread = unicodedata.normalize("NFKD", text.lower())
    return "".join(char for char in spread if not unicodedata.combining(char))


@lru_cache(maxsize=512)
def read_action(text: str) -> Turn:
    """The turn of a typed or stored text.  Raises `InvalidText` that names the sign that was not understood."""
    before, plus, after = text.partition(ADD)
    said = plain(before).strip()
    if not said and not plus:
        raise InvalidText(words("turn-empty"))
    append = _cards(after)
    if plus and not append:
        raise InvalidText(words("turn-no-append"))
    if said in _MEANT:
        return Turn(append=append, rest=_MEANT[said] == REST)
    parts = before.split(maxsplit=1)
    if len(parts) == 2 and _MEANT.get(plain(parts[0])) == REST:
        # No turn that there is, and refused as such: that says more than that the "e" of "rest" is no card.
        return Turn(_cards(parts[1]), append, rest=True)
    return Turn(_cards(before), append)


def _cards(text: str) -> str:
    found = []
    for sign in text:
        if sign in _SIGNS:
            found.append(_SIGNS[sign])
        elif not sign.isspace():
            raise InvalidText(words("turn-unreadable", sign=sign, words=" ".join(text.split())[:40]))
    return "".join(found)


def write_action(turn: Turn) -> str:
    """The stored text of a turn."""
    said = REST if turn.rest else turn.program or NOTHING
    return f"{said} {ADD}{turn.append}" if turn.append else said
