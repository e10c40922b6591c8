"""Tables of Ricochet Robots for the tests: set up, played by hand at given times, or by bots alone."""

from __future__ import annotations

from typing import Any

from robacus.games.ricochet_robots import GAME
from robacus.games.ricochet_robots.board import HEADINGS
from robacus.games.ricochet_robots.state import State, View, way_of
from robacus.log import Seat, Setup
from robacus.options import read_options
from robacus.replay import Numbered
from robacus.speech import RobacusError
from robacus.table import Move, Table

WALL = 1_700_000_000_000
"""The date at which the tests' tables begin."""

ALLEY = """board 5x5
91113
82802
80002
80002
c4446
"""
"""A small board with one wall, to be completed."""


def setup(seats: int, *, seed: str = "0" * 32, undo: Any = "own", level: str = "", **options: Any) -> Setup:
    """A set-up with all seats taken by persons, or by bots of `level`."""
    who = tuple(Seat("bot" if level else "person", f"P{seat + 1}", level) for seat in range(seats))
    return Setup(
        game="ricochet-robots", ruleset=1, options=options, seats=who, seed=seed, undo=undo, given_seed=True
    )


CORNERS = (
    ALLEY
    + """robot red A1
robot blue C3
target A1 red circle
target E1 red triangle
target E5 red square
target A5 red hexagon
"""
)
"""Red goes round the rim from corner to corner: every chip is two or three moves away."""

GLASS = 60_000
SHOW = 120_000
REFEREE = 300_000


def start(seats: int = 2, seed: int = 0, **options: Any) -> State:
    chosen = read_options(GAME, options)
    GAME.check(chosen, seats)
    return GAME.start(chosen, seats, f"{seed:032x}")


class Hands:
    """A table on which things are done at given times (milliseconds of the table's time)."""

    def __init__(self, seats: int, **more: Any) -> None:
        self.table = Table.new("t", setup(seats, **more))
        self.log: list[Any] = []
        self.steps: list[Numbered] = []
        self._take(self.table.begin(wall=WALL))

    def _take(self, move: Move) -> tuple[Numbered, ...]:
        self.table = move.table
        self.log.append(move.entry)
        self.steps += move.steps
        return move.steps

    @property
    def state(self) -> State:
        state: State = self.table.replay.state
        return state

    def view(self, seat: int | None = None) -> View:
        return GAME.view(self.state, seat)

    def do(self, at: int, seat: int, text: str) -> list[str]:
        """Play at time `at`; the kinds of what happened."""
        return [step.event.kind for step in self._take(self.table.act(seat, text, wall=WALL + at))]

    def refused(self, at: int, seat: int, text: str) -> str:
        """Why it is refused; "" when it is not."""
        before = self.table
        try:
            self.table.act(seat, text, wall=WALL + at)
        except RobacusError as error:
            assert self.table == before
            return error.message.id.partition(":")[2] or error.message.id
        return ""

    def until(self, at: int) -> list[str]:
        """Let the time pass; the kinds of what happened."""
        self.table, steps = self.table.look(WALL + at)
        self.steps += steps
        return [step.event.kind for step in steps]

    def table_move(self, what: str, *args: Any, at: int, **more: Any) -> list[str]:
        """Undo, resign, leave and so on."""
        return [
            step.event.kind for step in self._take(getattr(self.table, what)(*args, wall=WALL + at, **more))
        ]

    def first_chip(self) -> int:
        """Let the first chip come up; the time."""
        self.until(3_000)
        assert self.state.chip is not None
        return 3_000


def shortest(view: View, limit: int = 40_000) -> list[str]:
    """A shortest way of a view's position as texts, by plain breadth-first search over the rules' own ways."""
    start = way_of(view)
    assert start is not None
    seen, layer, looked = set(), [start], 0
    while layer:
        following = []
        for way in layer:
            for move in way.legal():
                after = way.step(*move)
                looked += 1
                if after.arrived:
                    return [f"{view.colours[robot]} {HEADINGS[heading]}" for robot, heading in after.moves]
                key = (after.robots, after.last_robot, after.headings, after.ricocheted, after.candidates)
                if key not in seen:
                    seen.add(key)
                    following.append(after)
            if looked > limit:
                return []
        layer = following
    return []


def show_way(hands: Hands, at: int, seat: int) -> list[str]:
    """Show a shortest way, all slides at one time; what happened at the last slide."""
    happened: list[str] = []
    for text in shortest(hands.view()):
        happened = hands.do(at, seat, text)
    return happened


def win(hands: Hands, seat: int) -> None:
    """The next chip comes up, and `seat` wins it."""
    if hands.state.phase == "pause":
        hands.do(hands.table.replay.at, seat, "next")
    at = hands.table.replay.at
    hands.do(at, seat, "bid 5")
    hands.until(at + GLASS)
    assert "chip-won" in show_way(hands, at + GLASS, seat)


def shown(seats: int = 2, bids: tuple[int, ...] = (5, 6), **options: Any) -> tuple[Hands, int]:
    """A table on the corners at the moment when the first bidder shows, and that moment."""
    hands = Hands(seats, board=CORNERS, **options)
    at = hands.first_chip()
    for seat, number in enumerate(bids):
        hands.do(at, seat, f"bid {number}")
    hands.until(at + GLASS)
    assert hands.state.phase == "show"
    return hands, at + GLASS


def play_bots(
    seats: int, level: str, *, seed: str = "0" * 32, most: int = 20_000, **options: Any
) -> tuple[Table, list[Any], list[Numbered]]:
    """A table with nothing but bots, each doing what it chooses at the time it chooses, until the end."""
    table = Table.new("t", setup(seats, seed=seed, level=level, **options))
    begun = table.begin(wall=WALL)
    table, log, steps = begun.table, [begun.entry], list(begun.steps)
    while table.replay.phase == "playing":
        assert len(steps) < most, "the bots never end"
        replay = table.replay
        at = replay.state.at
        wishes = []
        for seat in sorted(replay.to_act()):
            choice = GAME.choose(GAME.view(replay.state, seat), seat, level, f"{seat:032x}")
            if choice.text is not None:
                wishes.append((max(at + choice.after, replay.at), seat, choice.text))
        deadline = replay.deadline()
        if wishes and (deadline is None or min(wishes)[0] < deadline):
            when, seat, text = min(wishes)
            move = table.act(seat, text, wall=WALL + when, on=replay.number)
            table = move.table
            log.append(move.entry)
            steps += move.steps
        else:
            assert deadline is not None, "nobody does anything, and no clock runs"
            table, more = table.look(WALL + deadline)
            steps += more
    return table, log, steps
