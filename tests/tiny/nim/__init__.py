"""Nim, the tiny game of the tests: everything the house asks of a game; its desks are `desks`, its judge is `judge`.

Heaps of counters; who is to move takes one or more from one heap; who takes the last one wins.  Three things make it a
good test of the house: under one heap, drawn by chance and hidden, lies a coin worth a point; with `seconds` the
rules' own clock takes a counter for whoever thinks too long; and the seat's own secret wish is seen by nobody else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from robacus.cases import CaseFailure, CaseKind, differences
from robacus.chance import Chance
from robacus.game import Choice, Control, Event, Game, IllegalAction, InvalidText, Outcome, Step
from robacus.scene import Board, Clock, Fact, Piece, Place, Scene, Square, tag
from robacus.speech import SeatName, Speech, speech

from .desks import HeapsDesk, NimGenerator, PuzzleDesk
from .judge import Judge
from .programs import NimPrograms

HEAP_SIZES = {"small": (1, 2, 3), "usual": (3, 4, 5), "large": (5, 7, 9, 11)}


class Options(msgspec.Struct, frozen=True):
    heaps: Literal["small", "usual", "large"] = "usual"
    misere: bool = False
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 0


class Take(msgspec.Struct, frozen=True):
    """Take `count` counters from `heap` (0 = the first)."""

    heap: int
    count: int


class Wish(msgspec.Struct, frozen=True):
    """A secret note that only its seat sees: any time, in any order."""

    heap: int


class State(msgspec.Struct, frozen=True, kw_only=True):
    options: Options
    heaps: tuple[int, ...]
    coin: int
    """Heap with the hidden coin."""
    turn: int = 0
    scores: tuple[int, ...]
    wishes: tuple[int | None, ...]
    ends_at: int | None = None
    last: int | None = None


class View(msgspec.Struct, frozen=True, kw_only=True):
    seat: int | None
    heaps: tuple[int, ...]
    turn: int
    scores: tuple[int, ...]
    coin: int | None
    """Known only when its heap is empty."""
    wish: int | None
    ends_at: int | None
    seconds: int
    over: bool


class Nim(Game):
    name = "nim"
    ruleset = 1
    rulesets = (1,)
    seats = range(1, 5)
    usual_seats = 2
    Options = Options
    View = View
    levels = ("easy", "normal")
    secrets = True
    generator = NimGenerator()
    desks = (PuzzleDesk(), HeapsDesk())
    programs = NimPrograms()
    judge = Judge()
    folder = Path(__file__).parent

    def start(self, options: Options, seats: int, seed: str) -> State:
        heaps = HEAP_SIZES[options.heaps]
        return State(
            options=options,
            heaps=heaps,
            coin=Chance(seed, "coin").below(len(heaps)),
            scores=(0,) * seats,
            wishes=(None,) * seats,
            ends_at=options.seconds * 1000 or None,
        )

    def to_act(self, state: State) -> frozenset[int]:
        return frozenset() if state.last is not None else frozenset({state.turn})

    def legal(self, state: State, seat: int) -> Iterator[Take]:
        for heap, size in enumerate(state.heaps):
            for count in range(1, size + 1):
                yield Take(heap, count)

    def sample(self, state: State, seat: int, chance: Chance) -> Take:
        return chance.choice(list(self.legal(state, seat)))

    def apply(self, state: State, seat: int, action: Take | Wish, at: int) -> tuple[Step, ...]:
        if not 0 <= action.heap < len(state.heaps):
            raise IllegalAction(self.words("no-heap", heap=action.heap + 1, heaps=len(state.heaps)))
        if isinstance(action, Wish):
            wishes = (*state.wishes[:seat], action.heap, *state.wishes[seat + 1 :])
            after = msgspec.structs.replace(state, wishes=wishes)
            event = Event(
                kind="wish",
                say=self.words("wished", seat=SeatName(seat), heap=action.heap + 1),
                seat=seat,
                to=frozenset({seat}),
                reveals=True,
            )
            return (Step(event, after),)
        if state.last is not None or seat != state.turn:
            raise IllegalAction(self.words("not-your-turn"))
        size = state.heaps[action.heap]
        if not 1 <= action.count <= size:
            raise IllegalAction(self.words("too-many", heap=action.heap + 1, size=size))
        return self._take(state, seat, action, at)

    def _take(self, state: State, seat: int, action: Take, at: int) -> tuple[Step, ...]:
        left = state.heaps[action.heap] - action.count
        heaps = (*state.heaps[: action.heap], left, *state.heaps[action.heap + 1 :])
        found = left == 0 and action.heap == state.coin
        scores = tuple(score + (found and index == seat) for index, score in enumerate(state.scores))
        after = msgspec.structs.replace(
            state,
            heaps=heaps,
            scores=scores,
            turn=(seat + 1) % len(scores),
            last=None if any(heaps) else seat,
            ends_at=at + state.options.seconds * 1000 if state.options.seconds and any(heaps) else None,
        )
        say = self.words(
            "took", seat=SeatName(seat), heap=action.heap + 1, count=action.count, coin=int(found)
        )
        event = Event(
            kind="take",
            say=say,
            seat=seat,
            notation=self.write_action(action),
            reveals=left == 0,
            judged=True,
        )
        return (Step(event, after),)

    def deadline(self, state: State) -> int | None:
        return state.ends_at

    def tick(self, state: State, at: int) -> tuple[Step, ...]:
        largest = max(range(len(state.heaps)), key=lambda heap: state.heaps[heap])
        return self._take(state, state.turn, Take(largest, 1), at)

    def outcome(self, state: State) -> Outcome | None:
        if state.last is None:
            return None
        players = range(len(state.scores))
        if state.options.misere:
            winners = tuple(seat for seat in players if seat != state.last)
        else:
            winners = (state.last,)
        return Outcome(
            scores=tuple(float(seat in winners) for seat in players),
            winners=winners,
            why=self.words("last-taken", seat=SeatName(state.last)),
        )

    def absent(self, state: State, seat: int) -> Take | None:
        return Take(next(heap for heap, size in enumerate(state.heaps) if size), 1)

    def commutes(self, action: Take | Wish) -> bool:
        return isinstance(action, Wish)

    def view(self, state: State, seat: int | None) -> View:
        return View(
            seat=seat,
            heaps=state.heaps,
            turn=state.turn,
            scores=state.scores,
            coin=state.coin if state.heaps[state.coin] == 0 else None,
            wish=None if seat is None else state.wishes[seat],
            ends_at=state.ends_at,
            seconds=state.options.seconds,
            over=state.last is not None,
        )

    def scene(self, view: View, say: Speech) -> Scene:
        counter = say("nim:counter")
        pieces = [
            Piece(f"c{heap}-{n}", "counter", heap + 0.5, 11.5 - n, square=f"h{heap}", label=counter)
            for heap, size in enumerate(view.heaps)
            for n in range(size)
        ]
        if view.coin is not None:
            pieces.append(
                Piece("coin", "coin", view.coin + 0.5, 11.5, square=f"h{view.coin}", label=say("nim:coin"))
            )
        places = tuple(
            Place(seat, score=str(score), acting=not view.over and seat == view.turn)
            for seat, score in enumerate(view.scores)
        )
        facts = (Fact("left", say("nim:left"), str(sum(view.heaps))),)
        if view.wish is not None:
            facts += (Fact("wish", say("nim:wish"), str(view.wish + 1)),)
        clock = None
        if view.ends_at is not None:
            clock = Clock(view.ends_at, view.seconds * 1000, say("nim:clock"))
        status = say("nim:over") if view.over else say("nim:turn", seat=SeatName(view.turn))
        return Scene(
            board=_board(len(view.heaps), say.language),
            pieces=tuple(pieces),
            places=places,
            facts=facts,
            status=status,
            clock=clock,
        )

    def controls(self, view: View, say: Speech) -> tuple[Control, ...]:
        if view.over or view.seat != view.turn:
            return ()
        return tuple(
            Control(
                key=f"take-{heap}",
                kind="number",
                low=1,
                high=size,
                text=f"take {heap + 1} {{n}}",
                seat=view.seat,
                label=say("nim:take-from", heap=heap + 1),
                keys=str(heap + 1),
                to=f"h{heap}",
            )
            for heap, size in enumerate(view.heaps)
            if size
        )

    def read_action(self, words: str) -> Take | Wish:
        match = re.fullmatch(r"\s*(?:take\s+)?(\d{1,3})\s+(\d{1,3})\s*", words.lower())
        if match:
            return Take(int(match[1]) - 1, int(match[2]))
        match = re.fullmatch(r"\s*wish\s+(\d{1,3})\s*", words.lower())
        if match:
            return Wish(int(match[1]) - 1)
        raise InvalidText(self.words("unreadable", words=words[:40]))

    def write_action(self, action: Take | Wish) -> str:
        return (
            f"wish {action.heap + 1}"
            if isinstance(action, Wish)
            else f"take {action.heap + 1} {action.count}"
        )

    def choose(self, view: View, seat: int, level: str, seed: str) -> Choice:
        takes = [Take(heap, count) for heap, size in enumerate(view.heaps) for count in range(1, size + 1)]
        total = 0
        for size in view.heaps:
            total ^= size
        best = [
            take
            for take in takes
            if total and view.heaps[take.heap] - take.count == view.heaps[take.heap] ^ total
        ]
        pool = best if best and level == "normal" else takes
        return Choice(self.write_action(Chance(seed, "bot", sum(view.heaps)).choice(pool)))

    def cases(self) -> dict[str, CaseKind]:
        return {"winner": CaseKind(Winner, check_winner)}


class Winner(msgspec.Struct, frozen=True):
    """Conformance: who wins when `takes` are played by two seats in turn; None = nobody yet."""

    takes: list[str]
    winner: int | None


def check_winner(case: Winner) -> Iterator[CaseFailure]:
    state = GAME.start(Options(), 2, "0" * 32)
    for words in case.takes:
        (step,) = GAME.apply(state, state.turn, GAME.read_action(words), 0)
        state = step.state
    ended = GAME.outcome(state)
    yield from differences("winner", case.winner, ended.winners[0] if ended else None)


@lru_cache(maxsize=64)
def _board(heaps: int, language: str) -> Board:
    say = speech(language)
    squares = tuple(
        Square(f"h{heap}", heap + 0.5, 6, 0, heap, say("nim:heap", heap=heap + 1)) for heap in range(heaps)
    )
    art = "".join(
        tag("rect", x=heap + 0.05, y=0.05, width=0.9, height=11.9, rx=0.1, class_="cell")
        for heap in range(heaps)
    )
    symbols = {
        "counter": tag("circle", r=0.38, class_="piece-body tone-1"),
        "coin": tag("rect", x=-0.3, y=-0.3, width=0.6, height=0.6, rx=0.1, class_="piece-body tone-2"),
    }
    return Board(f"nim-{heaps}-{language}", heaps, 12, art, symbols, squares, say("nim:board"))


GAME = Nim()
