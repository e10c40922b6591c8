"""Laws of the endgame: what is proven is what plain search of every turn says, and little work says so itself."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from robacus import core
from robacus.chance import Chance
from robacus.games.abaku.endgame import best_ending, worth
from robacus.games.abaku.engine import kept
from robacus.games.abaku.layout import read_layout
from robacus.games.abaku.placing import Position
from robacus.games.abaku.search import all_placements

SMALL = read_layout("d.T.d ..D.. t.*.t ..D.. d.T.d")


@pytest.fixture(autouse=True)
def _core() -> None:
    assert core.native is not None, "the C++ core is missing: make core"


def some_board(chance: Chance, moves: int) -> Position:
    """A small board after a few placements by lot."""
    position = Position(SMALL, SMALL.empty())
    for _ in range(moves):
        found = all_placements(position, "".join(chance.choice("123456789") for _ in range(4)))
        if found:
            position = replace(position, board=position.with_tiles(chance.choice(found)[0]))
    return position


@pytest.mark.parametrize("seed", range(12))
def test_a_proven_worth_is_that_of_the_plain_search(seed: int) -> None:
    chance = Chance(f"{seed:032x}", "endgame")
    position = some_board(chance, 3)
    mine, theirs = ("".join(chance.choice("0123456789") for _ in range(2)) for _ in range(2))
    empty = (chance.below(3), chance.below(3))
    found = best_ending(position, mine, theirs, empty, work=1)
    assert found is not None and found.proven
    assert found.worth == worth(position, mine, theirs, empty)


@pytest.mark.parametrize("seed", range(4))
def test_the_best_turn_keeps_the_worth(seed: int) -> None:
    """After it the other's best is so many points less."""
    chance = Chance(f"{seed:032x}", "best turn")
    position = some_board(chance, 3)
    mine, theirs = "124", "36"
    found = best_ending(position, mine, theirs, (0, 0), work=1)
    assert found is not None and found.proven
    if not found.tiles:
        assert found.worth == -worth(position, theirs, mine, (0, 1))
        return
    points, left = position.judge(found.tiles).score, kept(mine, found.tiles)
    after = replace(position, board=position.with_tiles(found.tiles))
    rest = worth(after, theirs, left) if left else -2 * 9
    assert found.worth == points - rest


def test_with_little_work_it_says_that_nothing_is_proven() -> None:
    position = some_board(Chance("0" * 32, "little"), 2)
    found = best_ending(position, "12345", "67890", (0, 0), work=3)
    assert found is not None
    assert not found.proven
    assert found.work <= 3
