"""What a table of Abaku knows, and what of it each seat may see.

`State` is everything, hidden things included; `View` is built up by `look` from what its seat may see.  Hidden are the
seed, the order of the bag, and every rack from all but its owner, until the game is over.  Times are milliseconds of
the table's time.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from robacus.games.abaku.layout import Layout
from robacus.games.abaku.options import Options
from robacus.games.abaku.placing import Example, Placement, Position, Rules

DIGITS = "0123456789"
JOKER = "?"
JOKER_FROM = 8
"""The eighth and every later zero that one player draws is a joker (rule 24)."""
EMPTY_TURNS = 3
"""So many empty turns of one player, one after another, end the game (rule 27)."""

TurnKind = Literal["place", "exchange", "pass", "timeout", "resign"]
EndKind = Literal["out", "three-empty", "forfeit", "resign"]


class Held(msgspec.Struct, frozen=True):
    """A tile in a rack."""

    number: int
    """Counts the tiles that its owner has drawn: it stays the same while the tile is in the rack, and says nothing to
    or about anybody else."""
    face: str
    """A digit, or ``?`` for a joker."""

    @property
    def value(self) -> int:
        """Its points in hand; a joker has none (rule 24)."""
        return 0 if self.face == JOKER else int(self.face)


Rack = tuple[Held, ...]


class Turn(msgspec.Struct, frozen=True):
    """One line of the score sheet, for everybody to see."""

    seat: int
    kind: TurnKind
    points: int = 0
    tiles: int = 0
    """How many were laid or exchanged."""
    kombo: bool = False


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """The last placement, for showing it."""

    seat: int
    placement: Placement
    examples: tuple[Example, ...]
    score: int
    kombo: bool


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """How the game ended."""

    kind: EndKind
    seat: int
    """Who went out, had the last empty turn, or resigned."""
    adjustments: tuple[int, ...]
    """Points added to each seat at the end (rules 26, 27)."""


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """What stays the same during a whole game."""

    options: Options
    seats: int
    seed: str
    """Hidden."""
    layout: Layout
    rules: Rules
    copies: tuple[int, ...]
    """Tiles of each digit in the game."""
    shuffles: bool = True
    """Whether exchanged tiles are shuffled into the bag; conformance cases put them at its end."""


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A table of Abaku."""

    deal: Deal
    board: str
    jokers: tuple[int, ...] = ()
    """Fields where a joker lies."""
    bag: str
    """Hidden: the first character is drawn first."""
    racks: tuple[Rack, ...]
    """Hidden from all but their owners."""
    drawn: tuple[int, ...]
    """Tiles that each seat has drawn so far."""
    zeros: tuple[int, ...]
    """Hidden from the others: zeros that each seat has drawn so far."""
    scores: tuple[int, ...]
    empty: tuple[int, ...]
    """Empty turns of each seat, one after another, up to now."""
    turn: int
    """Whose turn it is."""
    at: int = 0
    """Since when."""
    turns: tuple[Turn, ...] = ()
    resigned: tuple[int, ...] = ()
    """Seats that have given up while the others play on."""
    last: Move | None = None
    """The last placement; None when something else has happened since."""
    shown: int | None = None
    """While a placement is being told: how many of its examples have been, one more = its KOMBO; None = it is told."""
    ending: Ending | None = None

    @property
    def position(self) -> Position:
        """The board as the rules of placing see it."""
        return Position(self.deal.layout, self.board, self.deal.rules)

    @property
    def finals(self) -> tuple[int, ...]:
        """Scores with what the end added."""
        if self.ending is None:
            return self.scores
        return tuple(map(int.__add__, self.scores, self.ending.adjustments))


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or somebody watching, may see of a table."""

    seat: int | None
    """Whose view it is; None = somebody watching."""
    at: int
    """Since when the turn lasts."""
    layout: Layout
    rules: Rules
    board: str
    jokers: tuple[int, ...]
    """Fields where a joker lies."""
    rack: Rack
    """One's own; empty for who watches."""
    racks: tuple[Rack, ...] | None
    """Everybody's once the game is over, None before."""
    held: tuple[int, ...]
    """How many tiles each seat has."""
    bag: int
    """How many tiles the bag has."""
    unseen: tuple[int, ...]
    """How many tiles of each digit the viewer has not seen: they are in the bag or in other racks.  Jokers are 0s."""
    scores: tuple[int, ...]
    """With what the end added."""
    empty: tuple[int, ...]
    """Empty turns of each seat, one after another, up to now."""
    turn: int
    to_act: bool
    """Whether it is the viewer's turn."""
    turns: tuple[Turn, ...]
    resigned: tuple[int, ...]
    last: Move | None
    shown: int | None
    ending: Ending | None
    ends_at: int | None
    """When the time for the turn is up."""
    turn_ms: int
    """How long a turn may take; 0 = as long as one likes."""
    exchange: Literal["any", "full", "never"]
    resign: Literal["ends", "others_go_on"]

    @property
    def position(self) -> Position:
        """The board as the rules of placing see it."""
        return Position(self.layout, self.board, self.rules)

    @property
    def faces(self) -> str:
        """One's own rack as digits, ``?`` for a joker."""
        return faces(self.rack)


def faces(rack: Rack) -> str:
    """A rack as digits, ``?`` for a joker."""
    return "".join(tile.face for tile in rack)


def may_exchange(exchange: str, bag: int, rack: int) -> int:
    """How many tiles may be exchanged at most (rule 23)."""
    if exchange == "never" or (exchange == "full" and bag < rack):
        return 0
    return min(bag, rack)


def ends_at(state: State) -> int | None:
    """When the time for the turn is up; None where it is not limited."""
    seconds = state.deal.options.turn_seconds
    return state.at + seconds * 1000 if seconds and state.ending is None else None


def look(state: State, seat: int | None) -> View:
    """What `seat` may see (None = somebody watching)."""
    deal = state.deal
    over = state.ending is not None
    rack = () if seat is None else state.racks[seat]
    return View(
        seat=seat,
        at=state.at,
        layout=deal.layout,
        rules=deal.rules,
        board=state.board,
        jokers=state.jokers,
        rack=rack,
        racks=state.racks if over else None,
        held=tuple(map(len, state.racks)),
        bag=len(state.bag),
        unseen=_unseen(deal.copies, state.board, state.jokers, rack),
        scores=state.finals,
        empty=state.empty,
        turn=state.turn,
        to_act=not over and seat == state.turn,
        turns=state.turns,
        resigned=state.resigned,
        last=state.last,
        shown=state.shown,
        ending=state.ending,
        ends_at=ends_at(state),
        turn_ms=deal.options.turn_seconds * 1000,
        exchange=deal.options.exchange,
        resign=deal.options.resign,
    )


def _unseen(copies: tuple[int, ...], board: str, jokers: tuple[int, ...], rack: Rack) -> tuple[int, ...]:
    left = list(copies)
    for field, digit in enumerate(board):
        if digit != ".":
            left[0 if field in jokers else int(digit)] -= 1
    for tile in rack:
        left[tile.value] -= 1
    return tuple(left)
