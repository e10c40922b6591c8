"""Laws of the page of mistakes as the server gives it: it knows nothing of anybody's mistakes, and is there for games
with puzzles only."""

from __future__ import annotations

import re
from html import unescape

import pytest

from robacus.games import game_names
from robacus.speech import LANGUAGES
from tests.web.people import Person


def test_the_page_is_the_same_for_everybody(url: str) -> None:
    def text(person: Person) -> str:
        page = person.get("/games/nim/mistakes").text
        return re.sub(r'name="csrf" value="[^"]*"', "", page)

    one = text(Person(url))
    assert one == text(Person(url))
    assert '<ol id="mistakes" class="mistake-list"></ol>' in one


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_page_with_ways_back(url: str, language: str) -> None:
    page = Person(url, language=language).get("/games/abaku/mistakes")
    assert page.status_code == 200
    assert 'href="/games/abaku/puzzles"' in page.text
    assert 'href="/games/abaku/desks/puzzle"' in page.text
    assert "mistakes-" not in re.sub(
        r"<[^>]*>", "", unescape(page.text.split("<main", 1)[1].split("<script")[0])
    )


def test_a_game_without_puzzles_has_none(url: str) -> None:
    person = Person(url)
    assert person.get("/games/chess/mistakes").status_code == 404
    puzzling = {name for name in game_names() if f"/games/{name}/puzzles" in person.get("/").text}
    for name in game_names():
        assert (person.get(f"/games/{name}/mistakes").status_code == 200) == (name in puzzling)


def test_the_form_of_a_table_has_what_is_for_school_in_a_group_of_its_own(url: str) -> None:
    page = Person(url).get("/games/abaku").text
    group = page.split("For school: which sums count", 1)[1].split("</details>", 1)[0]
    assert re.findall(r'name="option-(\w+)"', group) == [
        "addition",
        "subtraction",
        "multiplication",
        "division",
        "squares",
        "cubes",
    ]
    assert len(re.findall('name="option-addition"', page)) == 1


def test_a_link_from_the_trainer_opens_the_group_with_its_choice(url: str) -> None:
    page = Person(url).get("/games/abaku?option-addition=on&option-division=").text
    assert re.search(r'<details class="more" open>\s*<summary>For school', page)
    assert re.search(r'name="option-addition" value="on" checked', page)
    assert not re.search(r'name="option-division" value="on" checked', page)
