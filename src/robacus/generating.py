"""Making puzzles with the processors of one machine or of many: any `concurrent.futures.Executor` will do.

A game's `Generator` tries one seed after another; here the attempts are handed out and what they gave is put in order.
Which puzzles come depends on the seed alone, not on how many work on it::

    from concurrent.futures import ProcessPoolExecutor

    game = find_game("some-game")
    with ProcessPoolExecutor() as pool:
        for made in generate(game, game.generator.Options(), "a seed", 10, pool):
            print(made.puzzle.to_json())

Not here: what a puzzle is, and how one is made.
"""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from itertools import count as count_up
from typing import Any, NamedTuple

from robacus.game import Game, InvalidText
from robacus.solving import Generator, Puzzle
from robacus.speech import msg

TOGETHER = 4
"""Attempts in one piece of work: few, so that a puzzle is there soon after it is found."""

Watcher = Callable[[int, int], None]
"""Told how many attempts are through and how many puzzles they gave, whenever that changes."""


class Made(NamedTuple):
    """A puzzle."""

    seed: str
    """`Generator.attempt` makes the same puzzle of it."""
    puzzle: Puzzle


def generate(
    game: Game,
    options: Any,
    seed: str,
    count: int,
    executor: Executor | None = None,
    *,
    ahead: int | None = None,
    seconds: float | None = None,
    watch: Watcher | None = None,
) -> Iterator[Made]:
    """The first `count` puzzles of `game` that come of `seed`, each as soon as it and those before it are there.

    `options` is a `Generator.Options`.  Without an `executor` the work is done here.  `ahead` pieces of work wait at
    the executor at any time (default: twice this machine's processors; for a cluster say more).  After `seconds` it
    ends with what was found; closing the iterator ends it too, and takes back what was not begun.

    Raises `InvalidText` for a game that makes no puzzles, `InvalidOptions` for wishes that exclude each other.
    """
    if game.generator is None:
        raise InvalidText(msg("generate-no-generator", game=game.name))
    game.generator.check(options)
    end = float("inf") if seconds is None else time.monotonic() + seconds
    results = (
        _here(game.generator, options, seed, end)
        if executor is None
        else _there(game.generator, options, seed, end, executor, ahead or 2 * (os.cpu_count() or 1))
    )
    return _found(results, count, watch)


def _found(results: Iterator[tuple[str, Puzzle | None]], count: int, watch: Watcher | None) -> Iterator[Made]:
    found = 0
    if count < 1:
        return
    try:
        for attempts, (seed, puzzle) in enumerate(results, start=1):
            found += puzzle is not None
            if watch is not None:
                watch(attempts, found)
            if puzzle is not None:
                yield Made(seed, puzzle)
            if found >= count:
                return
    finally:
        results.close()  # type: ignore[attr-defined]  # a generator: it takes back its work


def _seeds(seed: str) -> Iterator[str]:
    return (f"{seed}-{number}" for number in count_up(1))


def _here(generator: Generator, options: Any, seed: str, end: float) -> Iterator[tuple[str, Puzzle | None]]:
    for own in _seeds(seed):
        if time.monotonic() >= end:
            return
        yield own, generator.attempt(options, own)


def _there(
    generator: Generator, options: Any, seed: str, end: float, executor: Executor, ahead: int
) -> Iterator[tuple[str, Puzzle | None]]:
    seeds = _seeds(seed)
    waiting: deque[tuple[tuple[str, ...], Future[list[Puzzle | None]]]] = deque()
    try:
        while True:
            while len(waiting) < ahead:
                batch = tuple(next(seeds) for _ in range(TOGETHER))
                waiting.append((batch, executor.submit(attempts, generator, options, batch)))
            batch, future = waiting[0]
            try:
                puzzles = future.result(None if end == float("inf") else max(0.0, end - time.monotonic()))
            except TimeoutError:
                if future.done():
                    raise  # the attempt's own
                return
            waiting.popleft()
            yield from zip(batch, puzzles, strict=True)
    finally:
        for _batch, future in waiting:
            future.cancel()


def attempts(generator: Generator, options: Any, seeds: tuple[str, ...]) -> list[Puzzle | None]:
    """What comes of each seed; the piece of work that an executor gets."""
    return [generator.attempt(options, seed) for seed in seeds]
