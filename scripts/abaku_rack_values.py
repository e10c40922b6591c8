"""Measures what tiles that are kept are worth in Abaku, and writes the table that the engine uses.

    python scripts/abaku_rack_values.py [GAMES] > src/robacus/games/abaku/data/rack_values.json

Games of two who always take the most points are the boards.  In every position, while the bag has tiles, some racks are
drawn whole from those that lie nowhere, and each is worth its best placement less the mean of its position's racks.
Every choice of one to four tiles of a rack then has had one result more.  The value of tiles is the mean of their
results, drawn towards what the same tiles are worth with one fewer, as if that had been seen `BELIEF` times.

The same number of games gives the same table.  It needs the C++ core.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations

from robacus.chance import Chance
from robacus.games.abaku.layout import read_layout
from robacus.games.abaku.placing import Position
from robacus.games.abaku.rack_value import MOST_KEPT, in_order
from robacus.games.abaku.search import Fast
from robacus.games.abaku.state import JOKER

GAMES = 1_000
RACKS = 8
"""Racks for each position; the last one has a joker."""
RACK = 5
GIVE_UP = 6
"""Turns without a placement, one after another, after which a game is left."""
BELIEF = 200

Sums = dict[str, tuple[int, float]]
"""Number and sum of results, by tiles in order."""


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    sums: Sums = defaultdict(lambda: (0, 0.0))
    racks = 0
    with ProcessPoolExecutor() as pool:
        for measured, more in pool.map(measure, range(games), chunksize=5):
            racks += measured
            for tiles, (count, total) in more.items():
                sums[tiles] = sums[tiles][0] + count, sums[tiles][1] + total
    said = f"python scripts/abaku_rack_values.py {games}: {racks} racks in games of two who take the most points."
    print(json.dumps({"measured": said, "values": table(sums)}, indent=1))


def measure(number: int) -> tuple[int, dict[str, tuple[int, float]]]:
    """Play one game: how many racks were drawn in its positions, and their results."""
    layout = read_layout("")
    chance = Chance(f"{number:032x}", "rack values")
    bag = chance.shuffled("0123456789" * 11)
    hands = [[bag.pop() for _ in range(RACK)] for _ in range(2)]
    board = Fast(Position(layout, layout.empty()))
    sums: Sums = defaultdict(lambda: (0, 0.0))
    racks = fruitless = turn = 0
    while len(bag) >= RACK and fruitless < GIVE_UP:
        results = []
        for at in range(RACKS):
            rack = "".join(chance.shuffled(bag)[:RACK])
            rack = rack[1:] + JOKER if at == RACKS - 1 else rack
            results.append((rack, board.find(rack).best_score))
        racks += len(results)
        mean = sum(score for _rack, score in results) / len(results)
        for rack, score in results:
            for size in range(1, MOST_KEPT + 1):
                for tiles in map("".join, combinations(in_order(rack), size)):
                    sums[tiles] = sums[tiles][0] + 1, sums[tiles][1] + score - mean
        hand = hands[turn % 2]
        turn += 1
        found = board.find("".join(hand))
        if found.count == 0:
            fruitless += 1
            bag = chance.shuffled(bag + hand)
            hand.clear()
        else:
            fruitless = 0
            placement = min(map(board.read, found.rows(found.best_score)))
            board.lay(placement)
            for tile in placement:
                hand.remove(tile.digit)
        while len(hand) < RACK and bag:
            hand.append(bag.pop())
    return racks, dict(sums)


def table(sums: Sums) -> dict[str, float]:
    """The values, in points with one decimal."""
    values: dict[str, float] = {"": 0.0}
    for tiles in sorted(sums, key=lambda one: (len(one), one)):
        count, total = sums[tiles]
        rest = [
            values.get(tiles[:at] + tiles[at + 1 :], 0.0) + values.get(tiles[at], 0.0)
            for at in range(len(tiles))
        ]
        belief = sum(rest) / len(rest) if len(tiles) > 1 else 0.0
        values[tiles] = (total + BELIEF * belief) / (count + BELIEF)
    return {tiles: round(value, 1) for tiles, value in values.items()}


if __name__ == "__main__":
    main()
