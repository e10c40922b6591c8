"""Laws of the rule book of Abaku: rules and options are in it, what it says to type is understood, figures are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from robacus.games.abaku import GAME
from robacus.games.abaku.layout import layout_of
from robacus.games.abaku.notation import read_action
from robacus.games.abaku.options import Options
from robacus.games.abaku.placing import Position
from robacus.options import fields
from robacus.speech import LANGUAGES, speech
from tests.games.abaku.playing import laid

BOOKS = Path(GAME.folder) / "rulebook"
NOT_A_RULE = {6, 19}
"""Rule 6 is the table of examples; there is no rule 19."""
FIGURE_POINTS = (18, 22)


def book(language: str) -> str:
    return (BOOKS / f"{language}.md").read_text(encoding="utf-8")


def section(language: str, anchor: str) -> str:
    parts = re.split(r"^## .*\{#([a-z-]+)\}$", book(language), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))[anchor]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_in_the_book_and_says_where_it_comes_from(language: str) -> None:
    rules = re.findall(r"^- \*\*(\d+)\*\* .* \*([^*]+)\.\*$", book(language), re.MULTILINE)
    assert {int(number) for number, _source in rules} == set(range(1, 30)) - NOT_A_RULE
    english = re.findall(r"^- \*\*(\d+)\*\* .* \*([^*]+)\.\*$", book("en"), re.MULTILINE)
    here = [source for _number, source in rules]
    there = [source for _number, source in english]
    assert [here.index(source) for source in here] == [there.index(source) for source in there]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_lists_every_option(language: str) -> None:
    rows = re.findall(r"^\| (`[^|]+) \|", section(language, "options"), re.MULTILINE)
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert named == [
        *("zero", "zero_only_contact", "centre", "exchange", "turn_seconds", "resign"),
        *("addition", "subtraction", "multiplication", "division", "squares", "cubes", "bag", "layout"),
    ]
    assert sorted(named) == sorted(field.name for field in fields(Options))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_book_says_to_type_is_understood(language: str) -> None:
    def actions(language: str) -> list[set[str]]:
        rows = re.findall(r"^\| (`[^|]+) \|", section(language, "playing"), re.MULTILINE)
        return [{repr(read_action(text)) for text in re.findall(r"`([^`]+)`", row)} for row in rows]

    assert [len(row) for row in actions(language)] == [1] * 7
    assert actions(language) == actions("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_are_legal_moves_with_the_points_that_are_told(language: str) -> None:
    figures = re.findall(r"^```figure (.+)\n([^`]+)```$", book(language), re.MULTILINE)
    assert len(figures) == len(FIGURE_POINTS)
    for (caption, text), points in zip(figures, FIGURE_POINTS, strict=True):
        rows = [line for line in text.splitlines() if " " not in line]
        tiles = laid(next(line[4:] for line in text.splitlines() if line.startswith("lay ")))
        board = [row.ljust(15, ".") for row in rows] + ["." * 15] * (15 - len(rows))
        where = Position(layout_of(["." * 15] * 15), "".join(board))
        assert where.refusal(tiles) is None
        assert where.judge(tiles).score == points
        assert str(points) in caption
        scene = GAME.figure(text, speech(language))
        assert sum(piece.symbol == "fresh" for piece in scene.pieces) == len(tiles)
