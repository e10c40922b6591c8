"""Laws of the page of puzzles: the puzzle of a day comes from its date alone, one as wished comes in pieces, and what
cannot be had is said in words."""

from __future__ import annotations

import re
from datetime import date
from html import unescape
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

import httpx
import msgspec
import pytest

from robacus.errands import Attempted, AttemptsAsked, attempts
from robacus.games import game
from robacus.options import write_options
from robacus.solving import Generator
from tests.web.people import Person

PUZZLES = "/games/nim/puzzles"
RICOCHET = "/games/ricochet-robots/puzzles"


def words(page: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", page)).split())


def draft_of(page: str) -> str:
    """The draft on the desk of a page."""
    found = re.search(r'<input type="hidden" name="draft" value="([^"]*)"', page)
    assert found is not None, words(page)
    return unescape(found[1])


def day(person: Person, path: str) -> str:
    """The page of a day, once its puzzle is made."""
    while "http-equiv" in (page := person.get(path).text):
        pass  # it answers after a while, or at once when the puzzle is there
    return page


def test_the_puzzle_of_a_day_is_the_same_for_everybody(url: str) -> None:
    here, there = Person(url), Person(url, language="hu")
    path = f"{PUZZLES}/2026-03-04"
    assert draft_of(day(here, path)) == draft_of(day(there, path)) == draft_of(day(here, path))
    assert draft_of(day(here, path)) != draft_of(day(here, f"{PUZZLES}/2026-03-05"))


def test_the_puzzle_of_a_day_comes_of_its_date_and_nothing_else(url: str) -> None:
    generator = game("nim").generator
    assert generator is not None
    asked = AttemptsAsked(
        game="nim",
        options=write_options(generator.daily(date(2026, 3, 4))),
        seed="2026-03-04",
        first=1,
        count=300,
        seconds=60,
    )
    made = msgspec.json.decode(attempts(msgspec.json.encode(asked)), type=Attempted)
    assert draft_of(day(Person(url), f"{PUZZLES}/2026-03-04")) == made.draft


def test_a_day_says_how_hard_it_is_and_leads_to_its_neighbours(url: str) -> None:
    page = day(Person(url, language="sv"), f"{PUZZLES}/2026-03-04")
    assert re.search("<h1>([^<]*)</h1>", page)[1] == "Onsdag 4 mars 2026"  # type: ignore[index]
    assert "Högar: 4" in words(page)
    assert f'href="{PUZZLES}/2026-03-03" rel="prev"' in page
    assert f'href="{PUZZLES}/2026-03-05" rel="next"' in page


@pytest.mark.parametrize(
    "wrong",
    [
        "2025-12-31",
        "2999-01-01",
        "2026-02-30",
        "yesterday",
        "2026-3-4",
        "20260304",
        "2026-W10-3",
        "gestern-€",
        "2026-03-04\r\nX-Mine: 1",
        "a" * 3000,
    ],
)
def test_a_day_without_a_puzzle_is_not_found_and_says_which_there_are(url: str, wrong: str) -> None:
    person = Person(url)
    for answer in (person.get(f"{PUZZLES}/{quote(wrong)}"), person.get(f"{PUZZLES}?day={quote(wrong)}")):
        assert answer.status_code == 404
        assert "choose one from Jan 1, 2026" in words(answer.text)


def test_a_day_of_the_calendar_leads_to_its_page(url: str) -> None:
    answer = Person(url).get(f"{PUZZLES}?day=2026-03-04")
    assert (answer.status_code, answer.headers["location"]) == (303, f"{PUZZLES}/2026-03-04")


def test_the_page_shows_the_last_days_and_every_wish(url: str) -> None:
    page = Person(url, language="fi").get(PUZZLES).text
    days = re.findall(rf'href="{PUZZLES}/(\d{{4}}-\d\d-\d\d)"', page)
    assert len(days) == 7
    assert days == sorted(days, reverse=True)
    assert re.search(r'name="wish-heaps"[^>]*value="3" min="2" max="5"', page)
    assert 'name="wish-rare"' in page
    assert "Harvinainen" in words(page)


def test_a_game_without_a_maker_of_puzzles_has_no_such_page(url: str) -> None:
    person = Person(url)
    assert person.get("/games/chess/puzzles").status_code == 404
    for name in re.findall(r'href="/games/([a-z-]+)/puzzles"', person.get("/").text):
        assert isinstance(game(name).generator, Generator)


def test_start_page_and_set_up_page_lead_to_the_puzzles(url: str) -> None:
    person = Person(url)
    assert f'href="{PUZZLES}"' in person.get("/").text
    assert f'href="{PUZZLES}"' in person.get("/games/nim").text
    assert 'href="/games/nim/desks/heaps"' in person.get("/games/nim").text


# -- as wished -------------------------------------------------------------------------------------------------------


def wish(person: Person, **asked: Any) -> httpx.Response:
    return person.http.post(PUZZLES, json=asked)


def test_a_puzzle_as_wished_comes_with_its_address(url: str) -> None:
    person = Person(url)
    found = wish(person, wishes={"heaps": 5}, seed="one").json()
    draft = parse_qs(urlsplit(found["url"]).query)["draft"][0]
    assert len(draft.split()) == 5
    assert draft_of(person.get(found["url"]).text) == draft
    assert wish(person, wishes={"heaps": "5"}, seed="one").json() == found


def test_a_rare_one_is_looked_for_piece_by_piece_and_goes_on_where_it_was(url: str) -> None:
    person = Person(url)
    asked: dict[str, Any] = {"wishes": {"rare": True}, "seed": "rare", "first": 1}
    pieces = 0
    while not (found := wish(person, **asked).json()).get("url"):
        assert found["next"] > asked["first"]
        asked |= {"first": found["next"], "seed": found["seed"]}
        pieces += 1
    assert found["next"] > 1
    assert pieces < 50


@pytest.mark.parametrize(
    ("wishes", "field"),
    [
        ({"heaps": 9}, "heaps"),
        ({"heaps": "many"}, "heaps"),
        ({"heaps": 2, "rare": True}, "rare"),
        ({"luck": 1}, "luck"),
    ],
)
def test_a_wish_that_cannot_be_fulfilled_is_told_beside_its_field(
    url: str, wishes: dict[str, Any], field: str
) -> None:
    answer = wish(Person(url), wishes=wishes)
    assert answer.json()["field"] == field
    assert answer.json()["wrong"].endswith(".")


@pytest.mark.parametrize(
    "body", [{}, {"wishes": 3}, {"wishes": {}, "first": "x"}, {"wishes": {"heaps": [1]}}]
)
def test_a_request_that_makes_no_sense_is_refused(url: str, body: Any) -> None:
    assert Person(url).http.post(PUZZLES, json=body).status_code == 400


def test_without_javascript_the_form_leads_to_the_puzzle(url: str) -> None:
    answer = Person(url).get(f"{PUZZLES}/random?wish-heaps=4")
    assert answer.status_code == 303
    assert len(parse_qs(urlsplit(answer.headers["location"]).query)["draft"][0].split()) == 4


def test_without_javascript_an_empty_field_wishes_for_nothing(url: str) -> None:
    answer = Person(url).get(f"{PUZZLES}/random?wish-heaps=")
    assert answer.status_code == 303
    assert len(parse_qs(urlsplit(answer.headers["location"]).query)["draft"][0].split()) == 3


def test_without_javascript_a_wrong_wish_stays_in_the_form_with_its_fault(url: str) -> None:
    answer = Person(url).get(f"{PUZZLES}/random?wish-heaps=2&wish-rare=on")
    assert answer.status_code == 422
    assert re.search(r'name="wish-rare"[^>]*checked', answer.text)
    assert re.search(r'name="wish-heaps"[^>]*value="2"', answer.text)
    assert 'id="wish-rare-fault" data-fault="rare">Option' in answer.text


def test_pages_of_others_cannot_have_puzzles_made(url: str) -> None:
    person = Person(url)
    foreign = person.http.post(PUZZLES, json={"wishes": {}}, headers={"Origin": "http://evil.example"})
    assert foreign.status_code == 403


def test_a_puzzle_of_ricochet_as_wished_opens_at_its_desk(url: str) -> None:
    person = Person(url)
    asked: dict[str, Any] = {"wishes": {"moves": 4}, "seed": "web"}
    while not (found := person.http.post(RICOCHET, json=asked).json()).get("url"):
        asked |= {"first": found["next"]}
    page = person.get(found["url"]).text
    assert "Moves: 0" in words(page)
    assert draft_of(page).startswith("quadrants ")
