"""Sliders, a game of the browser tests: what Nim does not need of a page.  Bids made at the same time, pieces that are
chosen and slide until something stops them, a way known beforehand, a square to point at, a question before something
final, and actions that the page cannot know to be impossible.

Everybody bids a number; the lowest bidder slides two robots on a board with walls and may plant the flag on the
square where one of them stands, which ends the game.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

import msgspec

from robacus.chance import Chance
from robacus.game import Control, Event, Game, IllegalAction, InvalidText, Outcome, Step
from robacus.scene import Board, Fact, Piece, Place, Scene, Square, tag
from robacus.speech import SeatName, Speech

SIZE = 8
WAYS = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
WALLS = frozenset({(3, 0), (5, 4), (2, 6)})
"""Squares that are solid."""
ROBOTS = {"red": (0, 0), "blue": (5, 7)}
Way = Literal["up", "right", "down", "left"]


class Options(msgspec.Struct, frozen=True):
    pass


class Action(msgspec.Struct, frozen=True):
    kind: str
    value: str = ""
    more: str = ""


class State(msgspec.Struct, frozen=True, kw_only=True):
    bids: tuple[int, ...]
    """0 = none yet."""
    robots: dict[str, tuple[int, int]]
    slides: int = 0
    over: bool = False

    @property
    def slider(self) -> int | None:
        """Who slides: the lowest bidder, once everybody has bid."""
        return None if 0 in self.bids or self.over else self.bids.index(min(self.bids))


class View(msgspec.Struct, frozen=True, kw_only=True):
    seat: int | None
    state: State


def landing(state: State, robot: str, way: str) -> tuple[int, int]:
    """Where a robot stops."""
    (x, y), (dx, dy) = state.robots[robot], WAYS[way]
    taken = WALLS | {place for name, place in state.robots.items() if name != robot}
    while 0 <= x + dx < SIZE and 0 <= y + dy < SIZE and (x + dx, y + dy) not in taken:
        x, y = x + dx, y + dy
    return x, y


def middle(place: tuple[int, int]) -> tuple[float, float]:
    return place[0] + 0.5, place[1] + 0.5


class Sliders(Game):
    name = "sliders"
    ruleset = 1
    rulesets = (1,)
    seats = range(1, 5)
    Options = Options
    View = View
    folder = Path(__file__).parent

    def start(self, options: Options, seats: int, seed: str) -> State:
        return State(bids=(0,) * seats, robots=dict(ROBOTS))

    def to_act(self, state: State) -> frozenset[int]:
        if state.over:
            return frozenset()
        if state.slider is not None:
            return frozenset({state.slider})
        return frozenset(seat for seat, bid in enumerate(state.bids) if not bid)

    def sample(self, state: State, seat: int, chance: Chance) -> Action:
        return Action("bid", str(1 + chance.below(40))) if state.slider is None else Action("flag", "red")

    def apply(self, state: State, seat: int, action: Action, at: int) -> tuple[Step, ...]:
        if seat not in self.to_act(state):
            raise IllegalAction(self.words("not-you"))
        text = self.write_action(action)
        if action.kind == "bid":
            bids = (*state.bids[:seat], int(action.value), *state.bids[seat + 1 :])
            say = self.words("bid", seat=SeatName(seat), bid=int(action.value))
            event = Event(kind="bid", say=say, seat=seat, notation=text)
            return (Step(event, msgspec.structs.replace(state, bids=bids)),)
        if state.slider != seat or action.value not in state.robots:
            raise IllegalAction(self.words("not-you"))
        if action.kind == "flag":
            event = Event(kind="flag", say=self.words("flag", seat=SeatName(seat)), seat=seat, notation=text)
            return (Step(event, msgspec.structs.replace(state, over=True)),)
        robot, start = action.value, state.robots[action.value]
        end = landing(state, robot, action.more)
        if end == start:
            raise IllegalAction(self.words("stuck", way=action.more))
        after = msgspec.structs.replace(state, robots=state.robots | {robot: end}, slides=state.slides + 1)
        event = Event(
            kind="slide",
            say=self.words("slide", robot=robot, way=action.more),
            seat=seat,
            notation=text,
            paths=((robot, (middle(start), middle(end))),),
        )
        return (Step(event, after),)

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        winner = state.bids.index(min(state.bids))
        scores = tuple(float(seat == winner) for seat in range(len(state.bids)))
        return Outcome(scores=scores, winners=(winner,), why=self.words("flag", seat=SeatName(winner)))

    def absent(self, state: State, seat: int) -> Action | None:
        return Action("bid", "40") if state.slider is None else Action("flag", "red")

    def commutes(self, action: Action) -> bool:
        return action.kind == "bid"

    def view(self, state: State, seat: int | None) -> View:
        return View(seat=seat, state=state)

    def scene(self, view: View, say: Speech) -> Scene:
        state = view.state
        pieces = tuple(
            Piece(
                robot,
                robot,
                *middle(place),
                square=f"s{place[0]}-{place[1]}",
                label=robot,
                classes=f"tone-{robot}",
            )
            for robot, place in sorted(state.robots.items())
        )
        places = tuple(
            Place(seat, score=str(bid or ""), acting=seat in self.to_act(state))
            for seat, bid in enumerate(state.bids)
        )
        status = say("sliders:bidding")
        if state.over:
            status = say("sliders:over")
        elif state.slider is not None:
            status = say("sliders:turn", seat=SeatName(state.slider))
        facts = (Fact("slides", say("sliders:slides"), str(state.slides)),)
        return Scene(board=_board(say), pieces=pieces, places=places, facts=facts, status=status)

    def controls(self, view: View, say: Speech) -> tuple[Control, ...]:
        state, seat = view.state, view.seat
        if seat is None or seat not in self.to_act(state):
            return ()
        if state.slider is None:
            return (
                Control(
                    key="bid",
                    kind="number",
                    low=1,
                    high=40,
                    text="bid {n}",
                    seat=seat,
                    label=say("sliders:your-bid"),
                    keys="asdf"[seat],
                ),
            )
        slides = [
            Control(
                key=f"{robot}-{way}",
                kind="slide",
                on=robot,
                way=way,
                text=f"{robot} {way}",
                seat=seat,
                label=f"{robot} {way}",
                path=(middle(place), middle(end)),
            )
            for robot, place in sorted(state.robots.items())
            for way in WAYS
            if (end := landing(state, robot, way)) != place
        ]
        flags = [
            Control(
                key=f"flag-{robot}",
                text=f"flag {robot}",
                seat=seat,
                label=say("sliders:plant", robot=robot),
                confirm=say("sliders:sure"),
            )
            for robot in sorted(state.robots)
        ]
        return (*slides, *flags)

    def read_action(self, words: str) -> Action:
        match = re.fullmatch(r"bid ([1-9]|[1-3]\d|40)", words)
        if match:
            return Action("bid", match[1])
        match = re.fullmatch(r"(red|blue) (up|right|down|left)", words)
        if match:
            return Action("slide", match[1], match[2])
        match = re.fullmatch(r"flag (red|blue)", words)
        if match:
            return Action("flag", match[1])
        raise InvalidText(self.words("unreadable", words=words[:40]))

    def write_action(self, action: Action) -> str:
        if action.kind == "slide":
            return f"{action.value} {action.more}"
        return f"{action.kind} {action.value}"


def _board(say: Speech) -> Board:
    squares = tuple(
        Square(
            f"s{x}-{y}", x + 0.5, y + 0.5, y, x, say("sliders:square", column="ABCDEFGH"[x], row=str(y + 1))
        )
        for y in range(SIZE)
        for x in range(SIZE)
    )
    art = "".join(
        tag(
            "rect",
            x=x,
            y=y,
            width=1,
            height=1,
            class_="solid" if (x, y) in WALLS else ("cell", "cell-alt")[(x + y) % 2],
        )
        for y in range(SIZE)
        for x in range(SIZE)
    )
    symbols = {
        "red": tag("circle", r=0.36, class_="piece-body"),
        "blue": tag("rect", x=-0.34, y=-0.34, width=0.68, height=0.68, rx=0.1, class_="piece-body"),
    }
    return Board(f"sliders-{say.language}", SIZE, SIZE, art, symbols, squares, say("sliders:board"))


GAME = Sliders()
