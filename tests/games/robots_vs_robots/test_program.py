"""Programs: which texts are orders, what is wrong with others, and how texts come back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from robacus.chance import Chance
from robacus.game import InvalidText
from robacus.games.robots_vs_robots.library import EVOLVED, PROGRAMS, library, source
from robacus.games.robots_vs_robots.program import (
    CELLS,
    EMPTY,
    Program,
    mirrored,
    program_of,
    read_order,
    read_program,
    write_order,
    write_program,
)
from robacus.games.robots_vs_robots.random_program import random_program
from robacus.speech import LANGUAGES, speech
from tests.laws.examples import complaint

programs = st.integers(0, 10**9).map(lambda seed: random_program(Chance(f"{seed:032x}", "program")))

GOOD = ("D+1 D+9 D-1 D-9 R+1 R+5 R-1 R-5 T A Z V0 V15 ?1 ?17 ?8:0 ?8:99 ?7 -",)
BAD = (
    "D D0 D+0 D+10 D1 D+01 R+0 R+6 R-6 R V V16 V-1 V01 ? ?0 ?18 ?1:2",
    "?8:100 ?8: ?8:-1 ?08 T2 A1 Z0 -- X D+1.5",
)


def cells(lines: tuple[str, ...]) -> list[str]:
    return [cell for line in lines for cell in line.split()]


@pytest.mark.parametrize("text", cells(GOOD))
def test_every_order_of_the_game_can_be_read(text: str) -> None:
    assert write_order(read_order(text.lower())) in (text, text.split(":", maxsplit=1)[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [*cells(BAD), ""])
def test_what_is_no_order_is_refused_with_the_reason(text: str, language: str) -> None:
    with pytest.raises(InvalidText) as caught:
        read_order(text)
    said = speech(language).say(caught.value.message)
    assert said
    assert ":cell-" not in said


def test_a_question_without_a_number_means_its_usual_one() -> None:
    assert read_order("?8") == read_order("?8:2") != read_order("?8:3")


@given(programs)
def test_a_program_comes_back_from_its_text(program: Program) -> None:
    assert read_program(write_program(program)) == program


@given(programs)
def test_the_mirror_image_of_a_mirror_image_is_the_program(program: Program) -> None:
    assert mirrored(mirrored(program)) == program


@pytest.mark.parametrize("cells", [0, 1, 15, 17, 64])
def test_a_program_has_sixteen_cells(cells: int) -> None:
    with pytest.raises(
        InvalidText, match=f"has {'one cell' if cells == 1 else f'{cells} cells'}; it needs 16"
    ):
        program_of(["T"] * cells)


def test_the_first_wrong_cell_is_named_with_its_step() -> None:
    with pytest.raises(InvalidText, match="Step 3: “V16”"):
        read_program("- D+1 T V16 ?18" + " -" * 11)


def test_a_program_of_a_megabyte_is_refused_at_once() -> None:
    with pytest.raises(InvalidText, match="1,048,576 characters"):
        read_program("T " * (1 << 19))


@given(st.text(max_size=300))
def test_whatever_is_typed_as_a_program_is_one_or_meets_a_sentence(text: str) -> None:
    assert complaint(lambda: read_program(text)) or len(read_program(text).orders) == CELLS


@pytest.mark.parametrize("name", [*PROGRAMS, *EVOLVED])
def test_every_program_of_the_library_is_legal_and_says_what_each_of_its_cells_does(name: str) -> None:
    lines = source(name).splitlines()
    assert library(name) != EMPTY
    assert lines[0].startswith("# ")
    told = [line for line in lines[1:] if not line.startswith("-")]
    assert [line for line in told if "#" not in line] == []
