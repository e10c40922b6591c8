"""A position as one player has it: the board, what its table decides, the rack, and what is known of all other tiles.

It is what the solver answers and what lies on the desk "board"; how it is written says `situation_text`.  A board need
not come from a game: placements and points are defined on any board of digits, and `strange` says what no game
reaches.  Nothing is searched here.
"""

from __future__ import annotations

from functools import cached_property

import msgspec

from robacus.games.abaku.layout import Layout, read_layout
from robacus.games.abaku.options import MAX_BAG, RACK, USUAL_COPIES
from robacus.games.abaku.placing import EMPTY, Position, Rules
from robacus.games.abaku.state import DIGITS, JOKER

USUAL_BAG = (USUAL_COPIES,) * 10
MAX_SEATS = 4


class Situation(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A board and a rack."""

    layout: Layout = msgspec.field(default_factory=lambda: read_layout(""))
    board: str = ""
    """One character for each field, as in `Position`; empty = no tile lies yet."""
    jokers: frozenset[int] = frozenset()
    """Fields where a joker lies: for the rules it is its digit, in the bag it was a 0."""
    rules: Rules = Rules()
    rack: str = ""
    """Up to five digits, ``?`` for a joker, in the player's order."""
    copies: tuple[int, ...] = USUAL_BAG
    """Tiles of each digit in the whole game."""
    seats: int = 2
    """Players; each of them but this one is taken to hold a full rack as long as there are tiles."""

    @cached_property
    def position(self) -> Position:
        """The board as the rules of placing see it."""
        return Position(self.layout, self.board or self.layout.empty(), self.rules)

    @cached_property
    def missing(self) -> tuple[int, ...]:
        """How many tiles of each digit are neither on the board nor in the rack; negative where there are too many."""
        left = list(self.copies)
        for field, digit in enumerate(self.position.board):
            if digit != EMPTY:
                left[0 if field in self.jokers else int(digit)] -= 1
        for face in self.rack:
            left[0 if face == JOKER else int(face)] -= 1
        return tuple(left)

    @property
    def unseen(self) -> tuple[int, ...]:
        """The same, as what a player counts: no digit is missing more often than never."""
        return tuple(max(0, count) for count in self.missing)

    @property
    def bag(self) -> int:
        """How many tiles the bag has, when the others hold full racks."""
        return max(0, sum(self.unseen) - RACK * (self.seats - 1))

    @property
    def first(self) -> bool:
        """Whether no tile lies yet."""
        return set(self.position.board) == {EMPTY}


__all__ = ["DIGITS", "JOKER", "MAX_BAG", "MAX_SEATS", "RACK", "USUAL_BAG", "Situation"]
