"""Laws of the rule books: the same book in every language, complete, marked, and true to the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from robacus import find_game
from robacus.games.ricochet_robots.controls import BID_KEYS, LEAVE_KEYS, NEXT_KEY, TURN_KEY
from robacus.games.ricochet_robots.notation import read_action
from robacus.games.ricochet_robots.options import Options
from robacus.games.ricochet_robots.position_text import read_position
from robacus.options import fields
from robacus.speech import LANGUAGES
from robacus.web.rulebook import rule_book, to_html

GAMES = Path(__file__).parents[2] / "src" / "robacus" / "games"
BOOKS = sorted(folder for folder in GAMES.glob("*/rulebook") if folder.is_dir())
RICOCHET = GAMES / "ricochet_robots" / "rulebook"
RICOCHET_RULES = [f"r{number}" for number in range(1, 21) if number != 18]
"""R18 is not used."""

_HEADING = re.compile(r"^(#+) .*?(?:\{#([a-z0-9-]+)\})?$", re.MULTILINE)
_FIGURE = re.compile(r"^```figure (.+)\n([^`]+)```$", re.MULTILINE)
_MARK = re.compile(r" \*([^*\n]+)\.\*$", re.MULTILINE)


def book(folder: Path, language: str) -> str:
    return (folder / f"{language}.md").read_text(encoding="utf-8")


def sections(text: str) -> dict[str, str]:
    """Anchor -> the text below its heading."""
    parts = re.split(r"^#+ .*\{#([a-z0-9-]+)\}$", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def marks(text: str) -> list[str]:
    return _MARK.findall(text)


@pytest.mark.parametrize("folder", BOOKS, ids=lambda folder: folder.parent.name)
def test_a_rule_book_is_there_in_every_language(folder: Path) -> None:
    assert sorted(path.stem for path in folder.glob("*.md")) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", BOOKS, ids=lambda folder: folder.parent.name)
def test_headings_and_anchors_are_the_same_in_every_language(folder: Path, language: str) -> None:
    assert _HEADING.findall(book(folder, language)) == _HEADING.findall(book(folder, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", BOOKS, ids=lambda folder: folder.parent.name)
def test_tables_lists_and_examples_are_the_same_in_every_language(folder: Path, language: str) -> None:
    def shape(text: str) -> dict[str, list[str]]:
        kinds = re.compile(r"^(\||- |\d\. |> )", re.MULTILINE)
        return {anchor: kinds.findall(words) for anchor, words in sections(text).items()}

    assert shape(book(folder, language)) == shape(book(folder, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", BOOKS, ids=lambda folder: folder.parent.name)
def test_links_inside_a_rule_book_lead_somewhere(folder: Path, language: str) -> None:
    html, _contents = to_html(book(folder, language), lambda text: "")
    ids = set(re.findall(r' id="([^"]+)"', html))
    assert set(re.findall(r'href="#([^"]+)"', html)) - ids == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_ricochet_robots_is_in_the_book_under_its_number(language: str) -> None:
    found = [anchor for anchor in sections(book(RICOCHET, language)) if re.fullmatch(r"r\d+", anchor)]
    assert sorted(found, key=lambda anchor: int(anchor[1:])) == RICOCHET_RULES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_statement_of_a_rule_says_where_it_comes_from(language: str) -> None:
    silent = [
        line
        for anchor, words in sections(book(RICOCHET, language)).items()
        if anchor in RICOCHET_RULES
        for line in _FIGURE.sub("", words).splitlines()
        if line and not line.startswith(("> ", "#")) and not line.endswith(":") and not _MARK.search(line)
    ]
    assert silent == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_the_same_in_every_language_and_can_be_drawn(language: str) -> None:
    def figures(language: str) -> dict[str, list[str]]:
        texts = {
            anchor: _FIGURE.findall(words) for anchor, words in sections(book(RICOCHET, language)).items()
        }
        return {anchor: [text for _caption, text in found] for anchor, found in texts.items() if found}

    assert figures(language) == figures("en")
    assert list(figures(language)) == ["r4", "r8", "r19"]
    html, _contents = rule_book(find_game("ricochet-robots"), language)
    assert html.count("<figure>") == html.count("</svg>") == 3


def test_the_ways_in_the_figures_arrive() -> None:
    for _caption, text in _FIGURE.findall(book(RICOCHET, "en")):
        lines = text.splitlines()
        position = read_position("\n".join(line for line in lines if not line.startswith("move ")))
        robots = position.robots
        for line in lines:
            if line.startswith("move "):
                move = position.read_move(line.removeprefix("move "))
                slide = position.slide(robots, move)
                assert slide.path
                robots = (*robots[: move.robot], slide.cell, *robots[move.robot + 1 :])
        assert robots[position.colours.index(position.colour)] == position.target


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sources_of_rules_are_the_same_in_every_language(language: str) -> None:
    def sources(text: str) -> dict[str, list[int]]:
        """Anchor -> its marks, each as the number that it has in the order of their first use."""
        order = list(dict.fromkeys(mark.capitalize() for mark in marks(text)))
        return {
            anchor: [order.index(mark.capitalize()) for mark in marks(words)]
            for anchor, words in sections(text).items()
        }

    found = sources(book(RICOCHET, language))
    assert found == sources(book(RICOCHET, "en"))
    assert max(max(numbers, default=0) for numbers in found.values()) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_book_says_to_type_is_understood(language: str) -> None:
    def actions(language: str) -> list[set[str]]:
        rows = re.findall(r"^\| (`[^|]+) \|", sections(book(RICOCHET, language))["playing"], re.MULTILINE)
        return [{repr(read_action(text)) for text in re.findall(r"`([^`]+)`", row)} for row in rows]

    found = actions(language)
    assert [len(row) for row in found] == [1] * 7
    assert found == actions("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_in_the_book_are_those_of_the_controls(language: str) -> None:
    words = sections(book(RICOCHET, language))["playing"]
    rows = [re.findall(r"`(\w)`", line) for line in words.splitlines() if line.startswith("|")]
    assert [BID_KEYS.upper(), LEAVE_KEYS.upper()] == ["".join(row) for row in rows if len(row) == 8]
    alone = set(re.findall(r"`([A-Z])`", re.sub(r"^\|.*$", "", words, flags=re.MULTILINE)))
    assert alone == {NEXT_KEY.upper(), TURN_KEY.upper(), "X"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_lists_every_option(language: str) -> None:
    table = sections(book(RICOCHET, language))["options"]
    rows = re.findall(r"^\| (`[^|]+) \|", table, re.MULTILINE)
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert named == [field.name for field in fields(Options)]
