"""The C++ core and the slow reference say the same of every position: placements, jokers and scores."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from robacus import core
from robacus.chance import Chance
from robacus.game import InvalidText
from robacus.games.abaku import reference, search
from robacus.games.abaku.layout import read_layout
from robacus.games.abaku.placing import Placement, Position, Rules
from robacus.games.abaku.search import Fast, all_placements
from tests.games.abaku.playing import USUAL, position


@pytest.fixture(autouse=True)
def _core() -> None:
    """Without the core both sides would be the reference."""
    assert core.native is not None, "the C++ core is missing: make core"


SMALL = read_layout(
    "d...t.. /..D.... /..*.... / ...*... / T...d.. / ....... / t..D..d".replace("..*....", ".......")
)


def differing(here: Iterable[Any], there: Iterable[Any]) -> list[Any]:
    """The first things that are on one side only."""
    return sorted(set(here) ^ set(there))[:5]


@pytest.mark.parametrize(
    "rules",
    [
        Rules(),
        Rules(zero="either"),
        Rules(zero_only_contact=False),
        Rules(operations=3),
        Rules(operations=52, rack=3),
    ],
    ids=lambda rules: f"{rules.zero}-{rules.zero_only_contact}-{rules.operations}",
)
@pytest.mark.parametrize("moves", [0, 3, 9])
def test_the_core_finds_exactly_the_placements_of_the_reference(rules: Rules, moves: int) -> None:
    where, rack = position(moves + 20, moves, rules=rules)
    rack = rack[:4] if moves else rack
    assert differing(all_placements(where, rack), reference.placements(where, rack)) == []


@pytest.mark.parametrize("seed", range(2))
def test_jokers_are_the_same_in_both(seed: int) -> None:
    where, rack = position(seed, 5 + seed)
    assert differing(all_placements(where, f"{rack[:2]}?"), reference.placements(where, f"{rack[:2]}?")) == []


@pytest.mark.parametrize("seed", range(3))
def test_dense_boards_with_long_rows_are_the_same_in_both(seed: int) -> None:
    """Boards that no game reaches: any digits, hardly any gaps, so that rows are long."""
    chance = Chance(f"{seed:032x}", "dense")
    digits = [chance.choice("0123456789") if chance.below(4) else "." for _ in range(225)]
    where = Position(USUAL, "".join(digits))
    assert differing(all_placements(where, "1379"), reference.placements(where, "1379")) == []


@pytest.mark.parametrize("seed", range(4))
def test_a_board_that_is_laid_tile_by_tile_is_the_same_as_one_set_at_once(seed: int) -> None:
    chance = Chance(f"{seed:032x}", "laid")
    where = Position(USUAL, USUAL.empty())
    laid = Fast(where)
    for _ in range(10):
        rack = "".join(chance.choice("0123456789") for _ in range(5))
        found = laid.placements(rack)
        assert differing(found, all_placements(where, rack)) == []
        if found:
            placement: Placement = chance.choice(sorted(found))[0]
            laid.lay(placement)
            where = replace(where, board=where.with_tiles(placement))


@pytest.mark.parametrize("seed", range(3))
def test_every_placement_of_the_core_is_legal_and_scores_what_the_rules_say(seed: int) -> None:
    where, rack = position(seed + 40, 12)
    for placement, score in all_placements(where, rack):
        assert where.refusal(placement) is None
        assert where.judge(placement).score == score


def test_small_boards_are_the_same_in_both() -> None:
    where = Position(SMALL, SMALL.empty())
    assert differing(all_placements(where, "24680"), reference.placements(where, "24680")) == []
    laid = replace(where, board=where.with_tiles(max(all_placements(where, "24680"))[0]))
    assert differing(all_placements(laid, "1357"), reference.placements(laid, "1357")) == []


def test_racks_with_too_many_placements_are_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "MOST_PLACEMENTS", 50)
    with pytest.raises(InvalidText) as error:
        all_placements(Position(USUAL, USUAL.empty()), "1248?")
    assert "50" in str(error.value)


def test_without_a_core_the_reference_does_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core, "native", None)
    where = Position(USUAL, USUAL.empty())
    assert all_placements(where, "24") == sorted(reference.placements(where, "24"))
