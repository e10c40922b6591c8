"""Laws of papers: every one of every game can be printed in every language, and whatever draft comes is a sheet or a
sentence."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from robacus.drawing import stand_alone
from robacus.games import game
from robacus.paper import MAX_DRAFT, Paper
from robacus.speech import LANGUAGES, speech
from tests.laws.examples import GAMES, complaint

EN = speech("en")
PAPERS = [(name, paper) for name in GAMES for paper in game(name).papers]
every_paper = pytest.mark.parametrize(
    ("name", "paper"), PAPERS, ids=[f"{name}-{paper.name}" for name, paper in PAPERS]
)


@every_paper
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_paper_speaks_every_language(name: str, paper: Paper, language: str) -> None:
    say = speech(language)
    page = paper.page("", say)
    said = [page.note, *page.blanks, page.scene.board.label]
    said += [words for legend in page.legends for words in (legend.heading, *map(" ".join, legend.entries))]
    said += [say(f"{name}:paper-{paper.name}"), say(f"{name}:paper-{paper.name}.help")]
    assert [words for words in said if f"{name}:" in words or "{" in words] == []


@every_paper
def test_a_paper_is_the_same_whenever_it_is_printed_and_leaves_the_paper_white(
    name: str, paper: Paper
) -> None:
    page = paper.page("", EN)
    assert paper.page("", EN) == page
    drawn = set(re.findall(r'class="([\w -]+)"', page.scene.board.art))
    assert drawn & {"cell", "cell-alt", "rim", "rim-fill", "well"} == set()
    assert stand_alone(page.scene).startswith("<svg")


@every_paper
@pytest.mark.parametrize("text", ["x" * (MAX_DRAFT + 1), "radius 99", "🤖" * 5_000, "- " * 9_000, "\x00"])
def test_the_strangest_drafts_meet_a_sentence(name: str, paper: Paper, text: str) -> None:
    assert complaint(lambda: paper.page(text, EN)) != ""


@every_paper
@settings(max_examples=25, deadline=None)
@given(text=st.text(max_size=60))
def test_whatever_is_typed_meets_a_sheet_or_a_sentence(name: str, paper: Paper, text: str) -> None:
    complaint(lambda: paper.page(text, EN))
