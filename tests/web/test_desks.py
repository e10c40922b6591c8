"""Laws of desks on the web: the page that is only read, edits as JSON, and what a stranger may not do with them."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
import pytest

from robacus.desk import MAX_DRAFT
from tests.web.people import Person

PUZZLE, HEAPS = "/games/nim/desks/puzzle", "/games/nim/desks/heaps"


def ask(person: Person, desk: str = PUZZLE, **asked: str) -> httpx.Response:
    return person.http.post(desk, json=asked)


def sheet(person: Person, desk: str = PUZZLE, **asked: str) -> dict[str, Any]:
    answer = ask(person, desk, **asked)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_draft_and_an_edit_give_the_next_sheet(url: str) -> None:
    after = sheet(Person(url), draft="3 4 5", edit="take 1 2")
    assert (after["draft"], after["solved"]) == ("3 4 5 / 1 2", 0)
    assert len(after["scene"]["pieces"]) == 10


def test_nothing_is_kept_the_same_question_has_the_same_answer(url: str) -> None:
    one, other = Person(url), Person(url)
    asked = {"draft": "2 6", "edit": "take 2 1"}
    assert ask(one, **asked).content == ask(other, **asked).content
    assert sheet(one, draft="2 6")["scene"]["status"] == "Take so that the other player loses."


def test_without_a_draft_a_desk_begins_with_the_blank_one(url: str) -> None:
    assert sheet(Person(url))["draft"] == "3 4 5"


def test_a_search_is_made_elsewhere_and_speaks_the_readers_language(url: str) -> None:
    assert sheet(Person(url, language="fr"), draft="3 4 5", edit="hint")["say"] == "Regardez le tas 1."
    assert sheet(Person(url), draft="3 4 5", edit="hint")["say"] == "Look at heap 1."


def test_a_search_that_finds_a_fault_says_it_in_words(url: str) -> None:
    answer = ask(Person(url, language="fi"), draft="1 1", edit="hint")
    assert answer.json()["refused"] == "Siirtovuorossa oleva häviää tässä."


def test_a_board_that_the_page_has_is_not_sent_again(url: str) -> None:
    person = Person(url)
    first = sheet(person)["scene"]["board"]
    again = sheet(person, edit="take 1 1", board=first["key"])["scene"]["board"]
    assert (again["key"], again["art"], again["squares"]) == (first["key"], "", [])
    assert first["art"] != ""


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"draft": "three"}, "is not a row of heaps"),
        ({"draft": "3 4 5", "edit": "fly"}, "is not a move"),
        ({"draft": "3 4 5", "edit": "take 1 9"}, "Heap 1 has 3 counters"),
        ({"draft": "1 " * MAX_DRAFT}, "too long"),
        ({"draft": "3 4 5", "edit": "x" * 20_001}, "too long"),
    ],
    ids=lambda asked: str(asked)[:30],
)
def test_what_a_desk_does_not_do_is_told_in_a_sentence(url: str, asked: dict[str, Any], why: str) -> None:
    answer = Person(url).http.post(PUZZLE, json=asked)
    assert answer.status_code == 200
    assert why in answer.json()["refused"]


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({"draft": "3 4 5", "edit": "x" * 300_000}, 413),
        ({"draught": "3"}, 400),
        ({"draft": 3}, 400),
        ([], 400),
    ],
    ids=lambda asked: str(asked)[:30],
)
def test_a_request_that_makes_no_sense_is_refused_as_json(url: str, asked: Any, status: int) -> None:
    answer = Person(url).http.post(PUZZLE, json=asked)
    assert answer.status_code == status
    assert answer.json()["error"]["message"].endswith((".", "`")) or status == 400


@pytest.mark.parametrize("path", ["/games/chess/desks/puzzle", "/games/nim/desks/kitchen"])
def test_a_desk_that_is_not_there_is_not_found(url: str, path: str) -> None:
    person = Person(url)
    assert (ask(person, path).status_code, person.get(path).status_code) == (404, 404)


def test_pages_of_others_cannot_let_the_server_search(url: str) -> None:
    person = Person(url)
    foreign = person.http.post(PUZZLE, json={"edit": "hint"}, headers={"Origin": "http://evil.example"})
    form = person.http.post(
        PUZZLE, content=json.dumps({"edit": "hint"}), headers={"Content-Type": "text/plain"}
    )
    assert (foreign.status_code, form.status_code) == (403, 415)


# -- the page, read without JavaScript -------------------------------------------------------------------------------


def words(page: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", page).split())


def test_the_page_shows_the_draft_of_its_address(url: str) -> None:
    page = Person(url).get(f"{HEAPS}?draft=1+1").text
    assert page.count('class="piece"') == 2
    assert "Whoever is to move here loses." in words(page)


def test_every_control_of_the_page_is_a_form(url: str) -> None:
    page = Person(url).get(f"{PUZZLE}?draft=3+4+5&edit=take+1+2").text
    assert "Well done: the other player loses." in words(page)
    assert 'name="draft" value="3 4 5 / 1 2"' in page
    assert 'name="edit" value="restart"' in page


def test_an_edit_on_the_page_is_followed_by_the_search_it_asks_for(url: str) -> None:
    assert "Good takes 1" in words(Person(url).get(f"{PUZZLE}?draft=3+4+5&edit=hint").text)


def test_a_draft_that_cannot_be_read_stays_to_be_corrected(url: str) -> None:
    answer = Person(url).get(f"{PUZZLE}?draft=three+four")
    assert answer.status_code == 422
    assert "is not a row of heaps" in words(answer.text)
    assert ">three four</textarea>" in answer.text
    assert "<noscript>" not in answer.text


def test_an_edit_that_cannot_be_made_leaves_the_draft_as_it_was(url: str) -> None:
    answer = Person(url).get(f"{PUZZLE}?draft=3+4+5&edit=take+1+9")
    assert answer.status_code == 422
    assert "Heap 1 has 3 counters" in words(answer.text)
    assert answer.text.count('class="piece"') == 12
    assert 'value="take 1 9"' in answer.text


def test_what_is_in_a_draft_is_never_markup(url: str) -> None:
    page = Person(url).get(f"{PUZZLE}?draft=%3Cscript%3Ealert(1)%3C/script%3E&edit=%22%3E%3Cb%3E").text
    assert "<script>alert" not in page
    assert '"><b>' not in page


def test_links_lead_to_other_desks_and_to_a_table_with_options(url: str) -> None:
    person = Person(url)
    page = person.get(f"{HEAPS}?draft=2+3").text
    assert 'href="/games/nim/desks/puzzle?draft=2+3"' in page
    assert 'href="/games/nim?option-misere=on"' in page
    form = person.get("/games/nim?option-misere=on&option-seconds=30").text
    assert re.search(r'name="option-misere"[^>]*checked', form)
    assert re.search(r'name="option-seconds"[^>]*value="30"', form)
    assert re.search(r'<option value="me" selected>', form)


def test_a_very_long_draft_is_handled_where_it_can_be_stopped_and_looks_the_same(url: str) -> None:
    person = Person(url)
    text = "robot red A1; robot blue Q20; goal red AF32"
    rows = ["9" + "1" * 30 + "3", *["8" + "0" * 30 + "2"] * 30, "c" + "4" * 30 + "6"]
    large = "; ".join(("board 32x32", *rows, text))
    opened = sheet(person, "/games/ricochet-robots/desks/puzzle", draft=large)
    assert len(opened["scene"]["board"]["squares"]) == 32 * 32
    moved = sheet(person, "/games/ricochet-robots/desks/puzzle", draft=opened["draft"], edit="red E")
    assert moved["draft"] == opened["draft"] + "; moves rE"
    refused = ask(person, "/games/ricochet-robots/desks/puzzle", draft=large + "; teapot").json()
    assert "teapot" in refused["refused"]
