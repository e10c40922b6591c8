"""The state of a table of Robogem, and what a seat may see of it.

Plain immutable data; what changes it is `turns`.  `View` is built up from what a seat may see: with closed hands (O2)
only the number of the others' cards, never the order of the pack, never what lies in the spare pack (T1).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from robacus.games.robogem.moves import At, Ground, Position, Stop
from robacus.games.robogem.options import Options


class Deal(msgspec.Struct, frozen=True):
    """What stays the same for a whole game."""

    options: Options
    seats: int
    seed: str
    ground: Ground
    colours: tuple[int, ...]
    """The colour of each seat, as an index into `layout.COLOURS`."""
    order: tuple[int, ...]
    """The seats in the order of play: clockwise by colour (L2)."""
    beginners: frozenset[int]
    """Seats that play card by card (B1)."""


class Running(msgspec.Struct, frozen=True):
    """The program that lies on the table, and how far it has come.  It stays to be seen until the next one."""

    seat: int
    program: str
    at: At | None = None
    """The card that is running, or at which the program ended; None before it starts."""
    stop: Stop | None = None
    """Why it ended; None while it runs."""
    rest: bool = False


class State(msgspec.Struct, frozen=True, kw_only=True):
    """Everything there is."""

    deal: Deal
    position: Position
    hands: tuple[str, ...]
    functions: tuple[str, ...]
    pack: str
    """The card that is drawn next is the first."""
    spare: str
    """In no order."""
    table: str = ""
    """Cards played in this turn; they go to the spare pack at its end (T3)."""
    running: Running | None = None
    turn: int
    """The seat whose turn it is."""
    busy: bool = False
    """A turn is being carried out: only in the middle of the steps of an action."""
    begun: bool = False
    """Whoever plays card by card has already played one in this turn."""
    turns: int = 0
    """Turns finished."""
    reshuffled: bool = False
    last: tuple[int, ...] | None = None
    """The last round: seats that still have their last turn, in order (T6); None before it."""
    over: Literal["diamonds", "deck"] | None = None

    @property
    def cards(self) -> str:
        """All cards of the game, in no order that means anything (F8)."""
        return "".join((*self.hands, *self.functions, self.pack, self.spare, self.table))


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat may see; plain data that can be sent to a bot."""

    seat: int | None
    """None = somebody watching."""
    layout: str
    """The share text of the board."""
    colours: tuple[int, ...]
    order: tuple[int, ...]
    position: Position
    hands: tuple[str | int, ...]
    """The cards of a hand where they may be seen, else their number."""
    functions: tuple[str, ...]
    running: Running | None
    turn: int
    busy: bool
    begun: bool
    pack: int
    """Cards left in the pack."""
    spare: int
    reshuffled: bool
    last: tuple[int, ...] | None
    over: Literal["diamonds", "deck"] | None
    turns: int
    functions_on: bool
    capture: bool
    open_unused: bool
    closed_hands: bool
    card_by_card: tuple[int, ...]
    """Seats that play card by card."""
    dry_run: bool
    """Whether this seat is shown beforehand where its robot will go."""


def look(state: State, seat: int | None) -> View:
    """What `seat` may see of a state."""
    deal, options = state.deal, state.deal.options
    closed = options.closed_hands
    return View(
        seat=seat,
        layout=deal.ground.layout.to_text(),
        colours=deal.colours,
        order=deal.order,
        position=state.position,
        hands=tuple(
            len(hand) if closed and owner != seat else hand for owner, hand in enumerate(state.hands)
        ),
        functions=state.functions,
        running=state.running,
        turn=state.turn,
        busy=state.busy,
        begun=state.begun,
        pack=len(state.pack),
        spare=len(state.spare),
        reshuffled=state.reshuffled,
        last=state.last,
        over=state.over,
        turns=state.turns,
        functions_on=options.functions,
        capture=options.capture,
        open_unused=options.open_unused_bases,
        closed_hands=closed,
        card_by_card=tuple(sorted(deal.beginners)),
        dry_run=seat is not None and _sees_dry_run(options, deal.beginners, seat),
    )


def _sees_dry_run(options: Options, beginners: frozenset[int], seat: int) -> bool:
    return options.dry_run == "all" or (options.dry_run == "beginners" and seat in beginners)
