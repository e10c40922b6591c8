"""Laws of setting up Ricochet Robots and of the chips that come up (R1 to R3, R20), and of options."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from robacus.game import InvalidOptions
from robacus.games.ricochet_robots.board import ANY, COLOURS
from robacus.games.ricochet_robots.rounds import FIRST_CHIP_MS
from tests.games.ricochet_robots.playing import (
    ALLEY,
    CORNERS,
    Hands,
    start,
)


def wrong(seats: int = 2, **options: Any) -> str:
    """The id with which options are refused."""
    with pytest.raises(InvalidOptions) as caught:
        start(seats, **options)
    assert str(caught.value) != caught.value.message.id
    return caught.value.message.id.partition(":")[2]


# -- R3: setting up ------------------------------------------------------------------------------------------------


def test_r3_robots_start_on_every_kind_of_free_cell_rows_and_columns_7_and_8_too() -> None:
    seen: Counter[tuple[str, int]] = Counter()
    for seed in range(300):
        state = start(seed=seed, edition="2013", fifth_robot=True)
        board = state.deal.board
        assert len(set(state.robots)) == 5
        assert set(state.robots) <= set(board.free_cells)
        assert state.markers == state.robots
        for cell in state.robots:
            row, column = board.row_column(cell)
            seen["row", row] += 1
            seen["column", column] += 1
            assert not board.solid(cell)
            assert cell not in {target.cell for target in board.targets}
    assert set(seen) == {(kind, line) for kind in ("row", "column") for line in range(16)}


def test_r3_the_seed_alone_decides() -> None:
    assert start(seed=5) == start(seed=5)
    assert start(seed=5) != start(seed=6)
    orders = {start(seed=seed).chips for seed in range(40)}
    assert len(orders) == 40
    assert {tuple(sorted(chips)) for chips in orders} == {tuple(range(17))}


def test_there_is_a_chip_for_every_target_and_the_vortex_is_an_option() -> None:
    assert len(start().chips) == 17
    without = start(vortex=False)
    assert len(without.chips) == 16
    assert ANY not in {without.deal.board.targets[chip].colour for chip in without.chips}


@pytest.mark.parametrize(("edition", "colour"), [("1999", "black"), ("2003", "black"), ("2013", "silver")])
def test_the_fifth_robot_has_the_colour_of_its_edition(edition: str, colour: str) -> None:
    assert start(edition=edition, fifth_robot=True).deal.colours == (*COLOURS[:4], colour)
    assert start(edition=edition).deal.colours == COLOURS[:4]


def test_boards_are_those_of_the_edition_or_of_the_options() -> None:
    for seed in range(20):
        assert set(start(seed=seed).deal.quadrants) <= set("1234AB ")
        assert set(start(seed=seed, edition="2003").deal.quadrants) <= set("1234CD ")
        assert not start(seed=seed, edition="2013", diagonals=False).deal.board.diagonals
    assert start(quadrants="4b, 2a 1a 3b").deal.quadrants == "4B 2A 1A 3B"
    own = start(board=CORNERS)
    assert own.deal.colours == ("red", "blue")
    assert own.robots == (0, 12)
    assert own.deal.board.targets[0].cell == 0


def test_options_that_do_not_go_together_are_refused_with_the_reason() -> None:
    assert wrong(quadrants="1A 2A 3A 4A", board=CORNERS) == "wrong-two-boards"
    assert wrong(quadrants="1A 2A 3A") == "wrong-text"
    assert wrong(quadrants="1A 2A 3A 4C") == "wrong-side"
    assert wrong(edition="2013", quadrants="1A 2A 3A 4D", diagonals=False) == "wrong-side"
    assert wrong(board="board 2x2; 93") == "wrong-text"
    assert wrong(board=ALLEY) == "wrong-text"
    assert wrong(board=CORNERS + "robot red C3") == "wrong-text"
    assert wrong(board=CORNERS + "robot green C9") == "wrong-text"
    assert wrong(board=CORNERS + "robot green") == "wrong-text"
    assert wrong(board=CORNERS + "goal red A1") == "wrong-text"
    assert wrong(board=CORNERS + "target B3 green circle") == "wrong-no-robot"
    assert wrong(board=ALLEY + "target B3 silver circle") == "wrong-no-robot"
    assert wrong(board=ALLEY + "target B3 any vortex", vortex=False) == "wrong-only-vortex"
    assert wrong(board="board 3x1; d57; target B1 red circle") == "wrong-no-room"
    assert wrong(end="chips", end_chips=18) == "wrong-few-chips"
    assert wrong(end="chips", end_chips=17, vortex=False) == "wrong-few-chips"
    assert wrong(end="chips", end_chips=5, board=CORNERS) == "wrong-few-chips"
    assert start(end="usual", end_chips=1000).deal.to_win == 8
    crowded = "quadrants 1A 2A 3A 4A" + "".join(
        f"; target {chr(65 + column)}{row} red circle" for row in (1, 16) for column in range(16)
    )
    assert start(board=crowded).deal.chips == 49


# -- R1, R2, R20: the chip -------------------------------------------------------------------------------------------


def test_r1_anybody_turns_up_the_chip_or_it_comes_by_itself() -> None:
    hands = Hands(3)
    assert hands.state.phase == "pause"
    assert hands.do(1_000, 2, "next") == ["chip-up"]
    assert hands.refused(1_500, 0, "next") == "chip-is-up"
    waiting = Hands(3)
    assert waiting.until(FIRST_CHIP_MS - 1) == []
    assert waiting.until(FIRST_CHIP_MS) == ["chip-up"]
    by_hand = Hands(3, next_chip="hand")
    assert by_hand.until(10**9) == []
    assert by_hand.do(10**9, 1, "next") == ["chip-up"]


def test_r2_the_vortex_is_for_any_robot() -> None:
    board = CORNERS.replace("A5 red hexagon", "A5 any vortex").replace("target A1 red circle\n", "")
    for seed in range(30):
        hands = Hands(1, board=board, seed=f"{seed:032x}")
        hands.first_chip()
        target = hands.view().target
        assert target is not None
        if target.colour == ANY:
            for text in ("blue S", "blue W"):
                happened = hands.do(4_000, 0, text)
            assert happened == ["slide", "chip-won"]
            return
    raise AssertionError("the vortex never came up")


def test_r20_in_free_a_chip_whose_robot_is_there_goes_back_and_another_is_drawn() -> None:
    put_back = set()
    for seed in range(12):
        hands = Hands(2, board=CORNERS, variant="free", seed=f"{seed:032x}")
        hands.first_chip()
        kinds = [step.event.kind for step in hands.steps if step.event.kind.startswith("chip")]
        assert kinds in (["chip-up"], ["chip-back", "chip-up"])
        put_back.add(len(kinds))
        target = hands.view().target
        assert target is not None
        assert target.cell != 0
        assert len(hands.state.chips) == 3
        assert sorted((*hands.state.chips, hands.state.chip)) == [0, 1, 2, 3]
    assert put_back == {1, 2}


def test_r20_where_no_other_chip_is_left_the_robot_has_to_leave_and_come_back() -> None:
    only = ALLEY + "robot red A1; robot blue C3; target A1 red circle"
    for variant in ("free", "literal", "strict"):
        hands = Hands(1, board=only, variant=variant)
        hands.first_chip()
        ways = ["red E", "red W"] if variant == "free" else ["red E", "red S", "red W", "red N"]
        happened = [hands.do(4_000, 0, text) for text in ways]
        assert happened[-1] == ["slide", "chip-won", "over"]
        assert happened[:-1] == [["slide"]] * (len(ways) - 1)


def test_r20_with_the_vortex_in_free_any_robot_on_it_is_enough() -> None:
    vortex = ALLEY + "robot red A1; robot blue C3; target C3 any vortex; target E5 red circle"
    for seed in range(8):
        hands = Hands(2, board=vortex, variant="free", seed=f"{seed:032x}")
        hands.first_chip()
        target = hands.view().target
        assert target is not None
        assert target.colour == "red"
