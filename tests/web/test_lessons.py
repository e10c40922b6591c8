"""Laws of lessons and links on the pages: what teaches is offered, and a link to a table says for how many it is."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import quote

import pytest

from robacus.games.robogem.desk_puzzle_lessons import LESSONS
from tests.web.people import Person


def test_the_page_of_a_game_leads_to_its_first_lesson_and_that_of_its_puzzles_to_all(url: str) -> None:
    person = Person(url, language="fi")
    game = unescape(person.get("/games/robogem").text)
    assert game.count("/games/robogem/desks/puzzle?draft=") == 1
    assert "Opi pelaamaan" in game
    puzzles = unescape(person.get("/games/robogem/puzzles").text)
    assert re.findall('data-lesson="([a-z]+)"', puzzles) == [lesson.name for lesson in LESSONS]
    assert "/games/ricochet-robots/desks/puzzle?draft=" not in person.get("/games/ricochet-robots").text


def test_a_lesson_says_what_is_learnt_without_javascript_too(url: str) -> None:
    page = Person(url, language="hu").get(f"/games/robogem/desks/puzzle?draft={quote(LESSONS[0].draft)}").text
    assert "Előre: Az Előre kártya egy mezővel viszi tovább" in unescape(page)


@pytest.mark.parametrize(
    ("asked", "seats"),
    [("3", 3), ("4", 4), ("", 2), ("1", 2), ("99", 2), ("x", 2), ("²", 2), ("-3", 2)],
)
def test_a_link_to_a_table_says_for_how_many_it_is(url: str, asked: str, seats: int) -> None:
    board = quote("R...G/.***./...../Y...B")
    form = Person(url).get(f"/games/robogem?option-board={board}&seats={quote(asked)}").text
    chosen = re.findall(r'<select name="seat-[0-9]".*?<option value="([^"]*)" selected', form, re.DOTALL)
    assert sum(kind != "none" for kind in chosen) == seats
    assert 'value="R...G/.***./...../Y...B"' in form or ">R...G/.***./...../Y...B<" in form
