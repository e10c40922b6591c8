"""What a table of Ricochet Robots knows, and what of it people see.

`State` is everything, hidden things included; `View` is what is public, built up by `look`.  In this game all seats see
the same; hidden from everybody are the seed and the order of the chips that lie face down.

Times are milliseconds of the table's time.  Cells are numbers (`board.Board.cell`), headings the letters N E S W.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from robacus.games.ricochet_robots.board import HEADINGS, Board, Target
from robacus.games.ricochet_robots.board_text import read_board
from robacus.games.ricochet_robots.moves import BlockedTurn, Position, Variant, Way
from robacus.games.ricochet_robots.options import Options

Phase = Literal["pause", "think", "glass", "show", "over"]
"""pause: between two chips.  think: a chip is up and no glass runs.  glass: it runs.  show: somebody moves the robots
(alone: always while a chip is up).  over: the game has ended."""


class Offer(msgspec.Struct, frozen=True):
    """Somebody's last bid in this round."""

    number: int
    order: int
    """Counts all bids of the round: of two equal ones the earlier comes first (R13)."""


class Made(msgspec.Struct, frozen=True):
    """A slide that was made while a way is shown."""

    robot: str
    """Its colour."""
    heading: Literal["N", "E", "S", "W"]
    """The direction in which it set out."""
    path: tuple[int, ...]
    """The cells it stood on or passed, its starting cell first, the one where it stopped last."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How the last round ended."""

    target: Target
    winner: int | None
    """Seat that won the chip; None = it went back (R14)."""
    bid: int | None = None
    """What the winner had bid; None when playing alone."""
    made: tuple[Made, ...] = ()
    """The way that won it."""


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """What stays the same during a whole game."""

    options: Options
    seats: int
    seed: str
    """Hidden."""
    board: Board
    board_text: str
    board_key: str
    quadrants: str
    colours: tuple[str, ...]
    chips: int
    """How many chips the game has."""
    to_win: int | None
    """Chips that end the game; None = when all are gone (R16)."""


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A table of Ricochet Robots."""

    deal: Deal
    phase: Phase
    at: int = 0
    """When it became like this."""
    began: int = 0
    """When the chip was turned up."""
    ends_at: int | None = None
    """When the rules' clock acts: next chip, referee, glass or demonstration, by phase."""
    total: int = 0
    """How long that clock runs in all."""
    round: int = 0
    draws: int = 0
    """Chips turned up so far, those of R20 included: names the stream of chance of the next shuffle."""
    markers: tuple[int, ...]
    robots: tuple[int, ...]
    chips: tuple[int, ...]
    """Hidden: the chips that lie face down as indices into the board's targets; the first one is the next."""
    chip: int | None = None
    """The chip that is up."""
    won: tuple[tuple[int, ...], ...]
    """The chips of each seat in the order in which they were won."""
    bids: tuple[Offer | None, ...]
    passed: tuple[int, ...] = ()
    """Seats that do not want to bid any more at the moment."""
    offers: int = 0
    """Bids made in this round."""
    referee: bool = False
    """The glass runs because nobody has bid for long (R17), and nobody has bid since."""
    queue: tuple[int, ...] = ()
    """Seats that show their way, the one whose turn it is first (R13)."""
    way: Way | None = None
    made: tuple[Made, ...] = ()
    spent: int = 0
    """Alone: moves needed for all chips won so far."""
    fruitless: int = 0
    """Rounds since a chip was last won."""
    last: Result | None = None

    @property
    def solo(self) -> bool:
        """One player: no bids, moves are counted (R16)."""
        return self.deal.seats == 1


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may see of a table."""

    seat: int | None
    """Whose view it is; None = somebody watching."""
    at: int
    """Since when it is like this."""
    phase: Phase
    round: int
    """Counts the chips that were played for, this one included; 0 before the first."""
    board: str
    """Share text; `board_of` gives the board."""
    board_key: str
    """Short name of the board: two boards with the same key are the same."""
    quadrants: str
    """``1A 2B 3C 4D`` on a standard board, else empty."""
    colours: tuple[str, ...]
    """The robots, in the order in which `robots` and `markers` list their cells."""
    robots: tuple[int, ...]
    markers: tuple[int, ...]
    target: Target | None
    """The chip that is up."""
    chips_down: int
    """How many chips lie face down."""
    chips: int
    """How many chips the game has."""
    chips_to_win: int | None
    """How many end the game; None = when all are gone."""
    won: tuple[tuple[Target, ...], ...]
    """The chips of each seat, the last one won last."""
    scores: tuple[int, ...]
    """Chips of each seat; alone: moves needed so far, this chip's not included."""
    solo: bool
    bids: tuple[Offer | None, ...]
    passed: tuple[int, ...]
    order: tuple[int, ...]
    """Seats that show or would show their way, the next one first (R13)."""
    referee: bool
    """The glass runs because nobody has bid for long."""
    began: int
    """When the chip was turned up."""
    ends_at: int | None
    """When the clock of the phase has run out: pause, referee (think), glass, demonstration; None = no clock."""
    total: int
    """How long that clock runs in all."""
    demonstrator: int | None
    bid: int | None
    """What the demonstrator has bid; None when playing alone."""
    made: tuple[Made, ...]
    """The slides made in this demonstration."""
    fruitless: int
    """Rounds since a chip was last won; the robots have stood like this ever since (R14)."""
    last: Result | None
    """How the round before ended."""
    over: bool
    variant: Variant
    blocked_turn: BlockedTurn
    turn_is_ricochet: bool
    glass_by: Literal["first_bid", "hand"]
    next_chip: Literal["auto", "hand"]
    glass_ms: int


def ordered(bids: tuple[Offer | None, ...], won: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The seats that have bid in the order in which they show: lowest bid, fewer chips, earlier bid (R13)."""
    offers = [
        (offer.number, len(won[seat]), offer.order, seat)
        for seat, offer in enumerate(bids)
        if offer is not None
    ]
    return tuple(seat for *_, seat in sorted(offers))


def look(state: State, seat: int | None) -> View:
    """What `seat` may see (None = somebody watching)."""
    deal = state.deal
    options = deal.options
    targets = deal.board.targets
    showing = state.phase == "show"
    demonstrator = state.queue[0] if showing else None
    offer = state.bids[demonstrator] if demonstrator is not None else None
    return View(
        seat=seat,
        at=state.at,
        phase=state.phase,
        round=state.round,
        board=deal.board_text,
        board_key=deal.board_key,
        quadrants=deal.quadrants,
        colours=deal.colours,
        robots=state.robots,
        markers=state.markers,
        target=None if state.chip is None else targets[state.chip],
        chips_down=len(state.chips),
        chips=deal.chips,
        chips_to_win=deal.to_win,
        won=_chips_seen(targets, state.won),
        scores=(state.spent,) if state.solo else tuple(map(len, state.won)),
        solo=state.solo,
        bids=state.bids,
        passed=state.passed,
        order=state.queue if showing else ordered(state.bids, state.won),
        referee=state.referee,
        began=state.began,
        ends_at=state.ends_at,
        total=state.total,
        demonstrator=demonstrator,
        bid=None if offer is None else offer.number,
        made=state.made,
        fruitless=state.fruitless,
        last=state.last,
        over=state.phase == "over",
        variant=options.variant,
        blocked_turn=options.blocked_turn,
        turn_is_ricochet=options.turn_is_ricochet,
        glass_by=options.glass_by,
        next_chip=options.next_chip,
        glass_ms=options.glass_seconds * 1000,
    )


def _chips_seen(
    targets: tuple[Target, ...], won: tuple[tuple[int, ...], ...]
) -> tuple[tuple[Target, ...], ...]:
    return tuple(tuple(targets[chip] for chip in chips) for chips in won)


def board_of(view: View) -> Board:
    """The board of a view; the same object for the same text, so that what is made from it is made once."""
    return board_of_text(view.board)


@lru_cache(maxsize=1024)
def board_of_text(text: str) -> Board:
    """The board of a share text, kept: views name their board by its text, so every picture asks for it.

    With fewer kept than there are tables in play every move would read its board anew.  It costs no memory while
    they are played, for their states hold the same boards.
    """
    return read_board(text)


def way_of(view: View) -> Way | None:
    """The way that is being shown, with what the rules remember of it; before anybody shows one, a way without moves.

    None when no chip is up.  `Way.slide` says where a robot would go or why it may not, `Way.legal` lists the moves.
    """
    target = view.target
    if target is None:
        return None
    start = (view.markers, view.colours, target.cell, target.colour, view.blocked_turn, view.turn_is_ricochet)
    return _way(view.board, start, view.variant, tuple((made.robot, made.heading) for made in view.made))


@lru_cache(maxsize=1024)
def _way(
    board: str,
    start: tuple[tuple[int, ...], tuple[str, ...], int, str, BlockedTurn, bool],
    variant: Variant,
    made: tuple[tuple[str, str], ...],
) -> Way:
    if made:
        colour, heading = made[-1]
        return _way(board, start, variant, made[:-1]).step(start[1].index(colour), HEADINGS.index(heading))
    return first_way(Position(board_of_text(board), *start), variant)


def first_way(position: Position, variant: Variant) -> Way:
    """A way without moves.  It has not arrived yet, even in ``free`` with the robot on the target: where the table
    cannot draw another chip, the robot has to leave and come back (R20)."""
    return msgspec.structs.replace(Way.start(position, variant), arrived=False)
