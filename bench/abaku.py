"""All placements of Abaku with their scores: positions a second, by the C++ core and by the slow reference.

The positions are those of games in which both players always take the most points, the same for ever; the values are by
processor time of one thread.  "Updated" lays each placement on the board of the position before it; "from scratch"
begins every position with an empty board.  The references are this project's own goals; the slow reference is measured
on some of the same positions.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from msgspec.structs import replace

from bench import Row
from robacus.chance import Chance
from robacus.core import native_available
from robacus.games.abaku import reference
from robacus.games.abaku.layout import Layout, read_layout
from robacus.games.abaku.placing import Placement, Position
from robacus.games.abaku.search import Fast, all_placements

GROUP = "abaku"
GAMES = 20
RUNS = 12
"""The best of so many counts: one takes a tenth of a second, in which a shared machine may do anything."""
SLOW = 12
"""Positions that the slow reference looks at."""
UPDATED_GOAL, SCRATCH_GOAL = 5_000.0, 1_500.0

Game = list[tuple[Position, str, Placement]]
"""Positions of one game: board, rack, and the placement that leads to the next."""


def rows() -> Iterator[Row]:
    """Positions a second."""
    layout = read_layout("")
    if native_available():
        games = [played(layout, number) for number in range(GAMES)]
        positions = sum(map(len, games))
        found = sum(Fast(where).find(rack).count for game in games for where, rack, _placement in game)
        yield Row(bench=GROUP, case="self-play", value=positions, unit="positions")
        yield Row(bench=GROUP, case="self-play", value=round(found / positions), unit="placements a position")
        seconds = min(updated(games, layout) for _ in range(RUNS))
        yield Row(
            bench=GROUP,
            case="updated",
            value=round(positions / seconds),
            unit="positions a CPU second",
            reference=UPDATED_GOAL,
        )
        seconds = min(from_scratch(games) for _ in range(RUNS))
        yield Row(
            bench=GROUP,
            case="from scratch",
            value=round(positions / seconds),
            unit="positions a CPU second",
            reference=SCRATCH_GOAL,
        )
        slow = [(where, rack) for game in games[:3] for where, rack, _placement in game[4::6]][:SLOW]
    else:
        slow = [(Position(layout, layout.empty()), "16824")]
    began = time.process_time()
    for where, rack in slow:
        for _placement in reference.placements(where, rack):
            pass
    seconds = (time.process_time() - began) / len(slow)
    yield Row(bench=GROUP, case="slow reference", value=round(1 / seconds, 2), unit="positions a CPU second")


def played(layout: Layout, number: int) -> Game:
    """A game of two who take the most points; who has no placement draws a new rack."""
    chance = Chance(f"{number:032x}", "bench")
    bag = chance.shuffled("0123456789" * 11)
    racks = [[bag.pop() for _ in range(5)] for _ in range(2)]
    where = Position(layout, layout.empty())
    game: Game = []
    fruitless = 0
    while fruitless < 6 and all(racks):
        rack = racks[len(game) % 2]
        found = all_placements(where, "".join(rack))
        placement = max(found, key=lambda one: (one[1], one[0]))[0] if found else ()
        game.append((where, "".join(rack), placement))
        where = replace(where, board=where.with_tiles(placement))
        for tile in placement:
            rack.remove(tile.digit)
        fruitless = 0 if placement else fruitless + 1
        if not placement:
            bag = chance.shuffled(bag + rack)
            rack.clear()
        while len(rack) < 5 and bag:
            rack.append(bag.pop())
    return game


def updated(games: list[Game], layout: Layout) -> float:
    """Seconds for all positions, each from the one before it."""
    began = time.process_time()
    for game in games:
        board = Fast(Position(layout, layout.empty()))
        for _where, rack, placement in game:
            board.find(rack)
            if placement:
                board.lay(placement)
    return time.process_time() - began


def from_scratch(games: list[Game]) -> float:
    """Seconds for all positions, each by itself."""
    began = time.process_time()
    for game in games:
        for where, rack, _placement in game:
            Fast(where).find(rack)
    return time.process_time() - began
