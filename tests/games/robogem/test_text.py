"""Turns and boards of Robogem as text: what is typed, what is shared, and what is wrong with it."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from robacus.game import IllegalAction, InvalidOptions, InvalidText
from robacus.games.robogem.cards import pairs, sequences
from robacus.games.robogem.layout import STANDARD, Layout, read_layout, standard
from robacus.games.robogem.notation import Turn, read_action, write_action
from tests.games.robogem.tables import GAME, start
from tests.laws.examples import complaint


@given(st.text("FLRf", max_size=9), st.text("FLRf", max_size=6), st.booleans())
def test_a_turn_is_read_as_it_was_written(program: str, append: str, rest: bool) -> None:
    turn = Turn("" if rest else program, append, rest)
    assert read_action(write_action(turn)) == turn


@pytest.mark.parametrize(
    ("typed", "turn"),
    [
        ("FFRF", Turn("FFRF")),
        (" f F r l ", Turn("fFRL")),
        ("↑↰↱ƒ", Turn("FLRf")),
        ("FF +FL", Turn("FF", "FL")),
        ("rest", Turn(rest=True)),
        ("Rest +FL", Turn(append="FL", rest=True)),
        ("lepää", Turn(rest=True)),
        ("vila", Turn(rest=True)),
        ("odpočinek", Turn(rest=True)),
        ("repos", Turn(rest=True)),
        ("pihenés", Turn(rest=True)),
        ("-", Turn()),
        ("stop", Turn()),
        ("- +F", Turn(append="F")),
        ("+F", Turn(append="F")),
    ],
)
def test_people_type_turns_in_many_ways(typed: str, turn: Turn) -> None:
    assert read_action(typed) == turn


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("FXF", '"X" in "FXF" is no card'),
        ("F 2", '"2" in "F 2" is no card'),
        ("FF +", "After the + come the cards"),
        ("F +F +F", '"+" in "F +F" is no card'),
        ("", "Write a program"),
        ("   ", "Write a program"),
    ],
)
def test_what_cannot_be_read_is_named(typed: str, said: str) -> None:
    with pytest.raises(InvalidText) as refused:
        read_action(typed)
    assert said in str(refused.value)


@pytest.mark.parametrize("typed", ["rest FF", "lepää F +L"])
def test_a_rest_with_a_program_is_refused_with_the_reason(typed: str) -> None:
    state = start(functions=True)
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(state, state.turn, read_action(typed), 0)
    assert "Whoever rests runs no program" in str(refused.value)


@given(st.text(max_size=60))
def test_hostile_texts_meet_a_sentence(text: str) -> None:
    for read in (read_action, read_layout):
        assert complaint(partial(read, text)) != "an error without words"


def test_the_number_of_different_programs_is_known() -> None:
    assert (len(sequences("FFLLR")), len(sequences("FFLRf")), pairs("FFLRf", 2)) == (90, 171, 507)


# -- boards --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", STANDARD)
def test_the_boards_of_the_game_can_be_played_on_and_written(name: str) -> None:
    layout = standard(name)
    assert len(layout.diamonds) == 10
    assert read_layout(layout.to_text()) == layout
    assert read_layout("/".join(layout.rows())) == layout


def test_the_fair_board_is_the_same_for_everybody() -> None:
    rows = standard("fair9").rows()
    bare = [row.translate(str.maketrans("RGBY", "....")) for row in rows]
    assert [row[::-1] for row in bare] == bare == bare[::-1]


GOOD = ("R....G", ".*....", "..#...", "...**.", "Y....B")


def layout_with(**rows: str) -> Layout:
    lines = [rows.get(f"row{number}", row) for number, row in enumerate(GOOD, start=1)]
    return read_layout("\n".join((*lines, *filter(None, [rows.get("more")]))))


def test_robots_may_be_turned() -> None:
    assert layout_with().facing == (1, 3, 3, 1)
    turned = layout_with(more="facing red S")
    assert turned.facing == (2, 3, 3, 1)
    assert read_layout(turned.to_text()) == turned


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ({"row1": "R....R"}, "There is more than one base of the red robot"),
        ({"row1": "R....."}, "The base of the green robot is missing"),
        ({"row2": "......", "row4": "......"}, "The board has 0 diamonds; it needs at least 3."),
        ({"row4": "...*.."}, "The board has 2 diamonds; it needs at least 3."),
        ({"row1": "R#...G", "row2": "#*...."}, "The red robot cannot leave its base"),
        ({"row1": "R.#*#G", "row2": ".*.#.."}, "The red robot cannot reach the diamond on D1"),
        ({"row2": ".*..."}, "Row 2 has 5 squares, the widest one 6."),
        ({"row2": ".*.x.."}, 'Row 2: "x" means nothing.'),
        ({"more": "facing pink S"}, '"facing pink S" is not understood.'),
    ],
)
def test_a_board_that_cannot_be_played_on_is_refused_with_the_reason(rows: dict[str, str], said: str) -> None:
    with pytest.raises(InvalidText) as refused:
        layout_with(**rows)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"board": "R..G/....", "beginners": ""}, "board: The board is 4 × 2 squares"),
        ({"starter": 3}, "starter: there are only 2 players"),
        ({"beginners": "3"}, "beginners: write numbers from 1 to 2"),
        ({"robots": "red red"}, "robots: write 2 different colours"),
        ({"robots": "red"}, "robots: write 2 different colours"),
        ({"robots": "red pink"}, "robots: write 2 different colours"),
    ],
)
def test_options_that_do_not_go_together_are_refused(options: dict[str, object], said: str) -> None:
    with pytest.raises(InvalidOptions) as refused:
        start(**options)
    assert str(refused.value).startswith(said)
