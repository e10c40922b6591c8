"""The fewest turns of a puzzle, by an exact search.

Turn by turn the search asks for every different result that a hand has (programs, cards for the function, a rest), and
looks deeper only where the cards that can still come are enough for the commands that are still needed.  What it has
seen fail it does not try again.  It is bounded by work, so that it gives the same everywhere; at the bound it says that
no fewer turns than `Found.least` will do.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator
from functools import lru_cache
from math import inf
from typing import NamedTuple

from robacus.games.robogem.cards import (
    CARDS,
    FORWARD,
    FUNCTION,
    HAND,
    LONGEST_FUNCTION,
    RESTED,
    sequences,
    sorted_hand,
    without,
)
from robacus.games.robogem.moves import Position
from robacus.games.robogem.notation import Turn
from robacus.games.robogem.puzzle import Puzzle, Stage
from robacus.games.robogem.puzzle_graph import BLOCKED, NEVER, Graph

WORK = 700_000
"""Cards played in one search at most; a second or two, and some 50 bytes each."""


class Found(NamedTuple):
    """What a search has found."""

    best: int | None
    """The least number of turns; None when there is no way, or when none was found before the work was used up."""
    least: int
    """Fewer turns will not do: that is proven in any case."""
    way: tuple[Turn, ...]
    """A way of `best` turns."""
    proven: bool
    """The search was through: `best` is the last word, also None."""


class _Node(NamedTuple):
    """Somewhere between two turns."""

    here: int
    function: str
    """What lies in the function; "" where it can never be called any more."""
    at: int
    size: int


class _OutOfWork(Exception):
    """The search has done all that it may."""


@lru_cache(maxsize=64)
def solve(puzzle: Puzzle, stage: Stage | None = None, work: int = WORK) -> Found:
    """The fewest turns from a stage to the end."""
    return search(puzzle, puzzle.start() if stage is None else stage, work)


def search(puzzle: Puzzle, stage: Stage, work: int, seconds: float = inf) -> Found:
    """The same for who has their own limits; with one of time, what is found depends on the machine."""
    if stage.position.winner is not None:
        return Found(0 if stage.position.winner == 0 else None, 0, (), True)
    search = Search(puzzle, stage.position, work, time.monotonic() + seconds)
    root = search.node(stage)
    turns = 1
    try:
        for turns in range(1, search.hands(root) + 1):
            for appending in (False, True) if puzzle.functions else (False,):
                way = search.begun(appending).within(root, turns)
                if way is not None:
                    return Found(turns, turns, way, True)
    except _OutOfWork:
        return Found(None, turns, (), False)
    return Found(None, turns, (), True)


class Search:
    """One search: what it knows of a puzzle's situations, and what it has seen fail."""

    def __init__(self, puzzle: Puzzle, position: Position, work: int, end: float = inf) -> None:
        self.puzzle = puzzle
        self.end = end
        self.graph = Graph(puzzle.ground, position)
        self.left = work
        self._appending = False
        self._failed: dict[tuple[_Node, bool], int] = {}
        self._results: dict[tuple[int, str, str], dict[int, str]] = {}
        self._reach: dict[tuple[int, int, int], tuple[int, int]] = {}

    def begun(self, appending: bool) -> Search:
        """The same search, from now on with cards that are added to the function or without.

        Without is much less to try, and what needs no function is shown without one.
        """
        self._appending = appending
        return self

    def node(self, stage: Stage) -> _Node:
        """The node of a stage."""
        here = self.graph.number(stage.position)
        return _Node(here, self._useful(stage.function, stage.at), stage.at, stage.size)

    def hands(self, node: _Node) -> int:
        """Turns that the cards are enough for."""
        return -(-(len(self.puzzle.cards) - node.at) // HAND)

    def _useful(self, function: str, at: int) -> str:
        """The function where it can still be called with a card from place `at` on."""
        return function if FUNCTION in self.puzzle.cards[at:] else ""

    # -- whether it can be done ----------------------------------------------------------------------------------------

    def within(self, node: _Node, turns: int) -> tuple[Turn, ...] | None:
        """A way that ends the puzzle within so many turns, None where there is none."""
        if self._failed.get((node, self._appending), 0) >= turns or not self._hopeful(node, turns):
            return None
        found = self._last(node) if turns == 1 else self._deeper(node, turns)
        if found is None:
            self._failed[node, self._appending] = turns
        return found

    def _last(self, node: _Node) -> tuple[Turn, ...] | None:
        for end, turn in self.results(node, last=True):
            if self.graph.won[end.here]:
                return (turn,)
        return None

    def _deeper(self, node: _Node, turns: int) -> tuple[Turn, ...] | None:
        after: dict[_Node, Turn] = {}
        for end, turn in self.results(node):
            if self.graph.won[end.here]:
                return (turn,)
            if end not in after and self._hopeful(end, turns - 1):
                after[end] = turn
        for end in sorted(after, key=lambda end: (self.graph.need[end.here], -len(end.function))):
            rest = self.within(end, turns - 1)
            if rest is not None:
                return (after[end], *rest)
        return None

    def _hopeful(self, node: _Node, turns: int) -> bool:
        """Whether the cards of so many turns may be enough."""
        commands, forwards = self.graph.need[node.here]
        cards, ahead = self._cards(node.at, node.size, turns)
        return commands <= cards and forwards <= ahead

    def _cards(self, at: int, size: int, turns: int) -> tuple[int, int]:
        """The most commands, and the most forwards, that the cards of so many turns give."""
        if not turns:
            return 0, 0
        asked = at, size, turns
        found = self._reach.get(asked)
        if found is None:
            hand = self.puzzle.cards[at : at + size]
            if FUNCTION in hand:
                found = NEVER - 1, NEVER - 1  # a function may go on and on
            else:
                used = self._cards(at + size, HAND, turns - 1)
                rested = self._cards(at + size, RESTED, turns - 1)
                found = (
                    max(used[0] + len(hand), rested[0]),
                    max(used[1] + hand.count(FORWARD), rested[1]),
                )
            self._reach[asked] = found
        return found

    # -- what a turn can lead to ---------------------------------------------------------------------------------------

    def results(self, node: _Node, *, last: bool = False) -> Iterator[tuple[_Node, Turn]]:
        """What the turns of a node lead to; the same result may come several times, first by its shortest turn.

        `last`: the turn is the last one, so nothing is kept for later and nobody rests.
        """
        hand = sorted_hand(self.puzzle.cards[node.at : node.at + node.size])
        at = node.at + node.size
        keeps = not last and FUNCTION in self.puzzle.cards[at:]
        room = LONGEST_FUNCTION - len(node.function) if self._appending else 0
        appends = sequences(hand, room) if room and (keeps or FUNCTION in hand) else ("",)
        for append in appends:
            left = without(hand, append) if append else hand
            if append and not keeps and FUNCTION not in left:
                continue
            function = node.function + append
            kept = function if keeps else ""
            for end, program in self._programs(node.here, left, function).items():
                yield _Node(end, kept, at, self._size(at, HAND)), Turn(program, append)
            if not last:
                yield _Node(node.here, kept, at, self._size(at, RESTED)), Turn(append=append, rest=True)

    def _size(self, at: int, wanted: int) -> int:
        return min(wanted, len(self.puzzle.cards) - at)

    def _programs(self, here: int, hand: str, function: str) -> dict[int, str]:
        """Every situation that a program of the hand leads to, with the shortest one; the present one first."""
        asked = here, hand, function if FUNCTION in hand else ""
        known = self._results.get(asked)
        if known is not None:
            return known
        graph, found = self.graph, {here: ""}
        followed: set[tuple[int, tuple[int, ...]]] = set()
        todo = deque([("", here, tuple(map(hand.count, CARDS)))])
        while todo:
            program, place, left = todo.popleft()
            for index, card in enumerate(CARDS):
                if not left[index]:
                    continue
                self.left -= 1
                if card == FUNCTION:
                    after, goes_on = graph.call(place, function)
                else:
                    after, goes_on = graph.step(place, card), True
                    if after == BLOCKED:
                        continue
                longer = program + card
                found.setdefault(after, longer)
                if goes_on and not graph.won[after]:
                    rest = (*left[:index], left[index] - 1, *left[index + 1 :])
                    if (after, rest) not in followed:
                        followed.add((after, rest))
                        todo.append((longer, after, rest))
        if self.left < 0 or (self.end < inf and time.monotonic() >= self.end):
            raise _OutOfWork
        self._results[asked] = found
        return found
