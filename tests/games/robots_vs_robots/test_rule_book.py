"""The rule book: what it lists is what there is, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from robacus.game import InvalidText
from robacus.games.robots_vs_robots import rules
from robacus.games.robots_vs_robots.maps import MAPS
from robacus.games.robots_vs_robots.notation import read_action
from robacus.games.robots_vs_robots.options import Options
from robacus.games.robots_vs_robots.program import read_order
from robacus.games.robots_vs_robots.questions import QUESTIONS
from robacus.options import fields
from robacus.speech import LANGUAGES, speech
from tests.games.robots_vs_robots.fights import GAME

FOLDER = Path(rules.__file__).parent / "rulebook"
LINES = (
    "B1 B2 B3 B4 B5 ST1 ST2 ST3 P1 P2 P3 P4 P5 P6 P7 P8 O1 O2 O3 M1 M2 M4 M5 M6 M8 M9",
    "S1 S2 S3 S6 H2 H4 A1 A2 A3 E1 E2 E3 E4",
)
MARKED = {rule for line in LINES for rule in line.split()}
"""Rules that begin a statement; those beside them (M3, M7, S4, ...) stand in the same one."""


def sections(language: str) -> dict[str, str]:
    """Anchor -> the text below its heading."""
    text = (FOLDER / f"{language}.md").read_text(encoding="utf-8")
    parts = re.split(r"^#+ .*\{#([a-z0-9-]+)\}$", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def statements(language: str) -> list[tuple[str, str]]:
    """(rule, mark of where it comes from) of every statement that begins with a rule's name."""
    lines = [line for words in sections(language).values() for line in words.splitlines()]
    found = [re.match(r"- \*\*([A-Z]+\d+)[^*]*\*\* .*?(?: \*([^*]+)\.\*)?$", line) for line in lines]
    return [(match[1], match[2]) for match in found if match]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_in_the_book_and_says_where_it_comes_from(language: str) -> None:
    assert {rule for rule, _mark in statements(language)} >= MARKED
    assert [rule for rule, mark in statements(language) if not mark] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_come_from_the_same_place_in_every_language(language: str) -> None:
    def places(language: str) -> list[tuple[str, int]]:
        marks = list(dict.fromkeys(mark for _rule, mark in statements(language)))
        return [(rule, marks.index(mark)) for rule, mark in statements(language)]

    assert places(language) == places("en")
    assert {number for _rule, number in places(language)} == {0, 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_lists_every_option_every_board_and_every_question_with_its_usual_number(
    language: str,
) -> None:
    parts = sections(language)
    rows = re.findall(r"^\| `(\w+)` \| .*$", parts["options"], re.MULTILINE)
    assert rows == [field.name for field in fields(Options)]
    assert [name for name in MAPS if f"`{name}`" not in parts["options"]] == []
    asked = {}
    for cells, usual in re.findall(
        r"^\| ([^|]*\?[^|]*) \|[^|]*\| ?(\d*) ?\|$", parts["questions"], re.MULTILINE
    ):
        for number in re.findall(r"`\?(\d+)", cells):
            asked[int(number)] = int(usual) if usual else None
    assert asked == {number: question.usual for number, question in QUESTIONS.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_book_says_to_type_is_understood(language: str) -> None:
    parts = sections(language)
    typed = re.findall(r"^\| (`[^|]+) \|", parts["playing"], re.MULTILINE)
    actions = [[repr(read_action(text)) for text in re.findall(r"`([^`]+)`", row)] for row in typed]
    assert [len(row) for row in actions] == [2, 1, 1]
    english = re.findall(r"^\| (`[^|]+) \|", sections("en")["playing"], re.MULTILINE)
    assert actions == [[repr(read_action(text)) for text in re.findall(r"`([^`]+)`", row)] for row in english]
    orders = re.findall(r"^\| (`[^|]+) \|", parts["programs"], re.MULTILINE)
    assert [read_order(text) for row in orders for text in re.findall(r"`([^`]+)`", row)] != []


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_the_same_in_every_language_and_can_be_drawn(language: str) -> None:
    def figures(language: str) -> list[str]:
        text = (FOLDER / f"{language}.md").read_text(encoding="utf-8")
        return re.findall(r"^```figure .+\n([^`]+)```$", text, re.MULTILINE)

    assert figures(language) == figures("en")
    board, example = (GAME.figure(text, speech(language)) for text in figures(language))
    assert {piece.symbol for piece in board.pieces} == {"mine"}
    # As the caption says: step 2 saw the wall, step 3 has turned the robot, and step 4 is next.
    keys = {piece.key for piece in example.pieces}
    assert {"read-0-2", "yes-0-2", "read-0-3"} <= keys
    assert [piece.turn for piece in example.pieces if piece.key == "base-0"] == [60.0]


@pytest.mark.parametrize("line", ["robot", "robot 9,9 N", "robot 0,0 up", "robot x N", "turns x", "turns 99"])
def test_a_figure_that_cannot_be_read_meets_a_sentence(line: str) -> None:
    with pytest.raises(InvalidText) as caught:
        GAME.figure(f"radius 2\nrobot 0,0 N T\n{line}", speech("en"))
    assert "not a line of a figure" in str(caught.value)
