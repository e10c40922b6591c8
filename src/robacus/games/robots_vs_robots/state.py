"""What a table of Robots vs Robots knows, and what of it a seat may see.

`State` is everything; `View` is built up by `look` from what a seat may see.  Hidden are programs until all are handed
in, for everybody but their writers, and mines and trapdoors that nobody has found.  Times are milliseconds of the
table's time.  A robot's index is the seat of its player.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from robacus.games.robots_vs_robots.battle import Battle, Robot, Rules
from robacus.games.robots_vs_robots.board import Board
from robacus.games.robots_vs_robots.fight import Result
from robacus.games.robots_vs_robots.map_text import read_map, write_map
from robacus.games.robots_vs_robots.maps import known
from robacus.games.robots_vs_robots.options import Options
from robacus.games.robots_vs_robots.placing import places
from robacus.games.robots_vs_robots.program import Program
from robacus.games.robots_vs_robots.stages import Hit, Reading

Phase = Literal["place", "program", "fight", "over"]
"""Robots are placed one after the other, programs written by all at once; then they fight, which asks nobody."""


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """What is settled when the game begins."""

    options: Options
    seats: int
    board: Board
    """With what is hidden."""
    rules: Rules
    order: tuple[int, ...]
    """Seats in the order in which they place: the first by lot, then clockwise (ST1)."""


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """What one step of the fight shows besides the battle."""

    stage: str
    """``start``, then the names in `stages.STAGES`."""
    readings: tuple[Reading | None, ...] = ()
    """What each robot reads in this turn, None for one that is out; empty before the first turn."""
    fired: tuple[int, ...] = ()
    blasts: tuple[int, ...] = ()
    hits: tuple[Hit, ...] = ()
    outs: tuple[int, ...] = ()
    """Who goes out in this stage."""


class State(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a table."""

    deal: Deal
    phase: Phase = "place"
    at: int = 0
    placed: tuple[tuple[int, int | None], ...] = ()
    """In placing order: hex, and where the robot looks, None while that is being chosen."""
    programs: tuple[Program | None, ...]
    """By seat; None = not handed in."""
    ends_at: int | None = None
    """When the time for writing is over."""
    battle: Battle | None = None
    moment: Moment | None = None
    result: Result | None = None

    @property
    def placing(self) -> int | None:
        """The seat that is to place, or to choose where its robot looks."""
        if self.phase != "place":
            return None
        turning = bool(self.placed) and self.placed[-1][1] is None
        return self.deal.order[len(self.placed) - turning]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat may see of a table; `seat` None = somebody watching."""

    seat: int | None
    at: int
    phase: Phase
    seats: int
    board: str
    """Map text of the board without anything hidden; `board_of` gives the board."""
    rules: Rules
    blanks: bool
    """Programs may have empty cells."""
    order: tuple[int, ...]
    """Seats in the order in which they place."""
    placing: int | None
    """The seat that is to place or to turn its robot."""
    facing: bool
    """It has placed, and chooses where the robot looks."""
    places: tuple[int, ...]
    """Hexes where it may place, by number."""
    starts: tuple[tuple[int, int | None] | None, ...]
    """By seat: hex and heading of its robot at the start; None = not placed yet."""
    ready: tuple[bool, ...]
    """By seat: whether its program is handed in."""
    mine: Program | None
    """The viewer's own program, once handed in."""
    ends_at: int | None
    total: int
    """How long there is for writing in all; 0 = no limit."""
    programs: tuple[Program, ...]
    """By seat, once the fight has begun (ST3)."""
    robots: tuple[Robot, ...]
    """By seat, once the fight has begun."""
    turn: int
    used: frozenset[int]
    """Hexes whose mine is gone."""
    found: tuple[tuple[int, str], ...]
    """Hidden mines and trapdoors that have come to light: hex and kind."""
    moment: Moment | None
    result: Result | None


def look(state: State, seat: int | None) -> View:
    """What `seat` may see (None = somebody watching)."""
    deal, battle = state.deal, state.battle
    public = known(deal.board)
    facing = bool(state.placed) and state.placed[-1][1] is None
    starts: list[tuple[int, int | None] | None] = [None] * deal.seats
    for who, start in zip(deal.order, state.placed, strict=False):
        starts[who] = start
    free: tuple[int, ...] = ()
    if state.phase == "place" and not facing:
        # Nothing hidden lies where robots start, so the known board has the same places.
        free = places(public, tuple(cell for cell, _head in state.placed), deal.seats)
    return View(
        seat=seat,
        at=state.at,
        phase=state.phase,
        seats=deal.seats,
        board=write_map(public),
        rules=deal.rules,
        blanks=deal.options.blanks,
        order=deal.order,
        placing=state.placing,
        facing=facing,
        places=free,
        starts=tuple(starts),
        ready=tuple(program is not None for program in state.programs),
        mine=None if seat is None else state.programs[seat],
        ends_at=state.ends_at,
        total=deal.options.program_seconds * 1000,
        programs=battle.programs if battle is not None else (),
        robots=battle.robots if battle is not None else (),
        turn=battle.turn if battle is not None else 0,
        used=battle.used if battle is not None else frozenset(),
        found=tuple((cell, deal.board.terrain[cell]) for cell in sorted(battle.found)) if battle else (),
        moment=state.moment,
        result=state.result,
    )


def board_of(view: View) -> Board:
    """The board of a view, without anything hidden; the same object for the same text."""
    return read_map(view.board)
