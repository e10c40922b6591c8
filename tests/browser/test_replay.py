"""The replay of a finished game."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.people import PATIENCE, People, Person
from tests.servers import Server

HEAPS = ((1, 2, 3), (1, 2, 1), (0, 2, 1), (0, 1, 1), (0, 1, 0), (0, 0, 0))
"""The positions of the game, the first before any move."""


@pytest.fixture(scope="module")
def finished(shared_server: Server) -> str:
    """The page of a table where Anna has played a game alone."""
    with httpx.Client(base_url=shared_server.url, timeout=PATIENCE / 1000) as program:
        seats, options = [{"kind": "me", "name": "Anna"}], {"heaps": "small"}
        made = program.post("/api/tables", json={"game": "nim", "seats": seats, "options": options}).json()
        program.headers["Authorization"] = f"Bearer {made['token']}"
        for move in ("take 3 2", "take 1 1", "take 2 1", "take 3 1", "take 2 1"):
            program.post(f"/api/tables/{made['id']}/actions", json={"text": move}).raise_for_status()
    return f"/tables/{made['id']}"


@pytest.fixture
def anna(people: People, finished: str) -> Person:
    """Somebody looking at the replay of that game."""
    anna = people.person()
    anna.page.goto(f"{finished}/replay")
    anna.sees("Anna is to move.")
    return anna


def test_every_position_can_be_stepped_to_and_back(anna: Person) -> None:
    anna.sees_heaps(*HEAPS[0])
    for heaps in HEAPS[1:]:
        anna.page.get_by_role("button", name="One step on").click()
        anna.sees_heaps(*heaps)
    for heaps in reversed(HEAPS[:-1]):
        anna.page.get_by_role("button", name="One step back").click()
        anna.sees_heaps(*heaps)
    expect(anna.page.get_by_role("button", name="One step back")).to_be_disabled()


def test_the_link_of_every_position_opens_that_position(anna: Person) -> None:
    for heaps in HEAPS[1:]:
        anna.page.get_by_role("button", name="One step on").click()
        anna.sees_heaps(*heaps)
    anna.page.get_by_role("button", name="To the beginning").click()
    expect(anna.page).to_have_url(re.compile(r"at=1$"))
    first = anna.address
    for number, heaps in enumerate(HEAPS):
        anna.page.goto(first.replace("at=1", f"at={1 + number}"))
        anna.sees_heaps(*heaps)


def test_it_plays_by_itself_to_the_end_and_can_be_stopped(anna: Person) -> None:
    play = anna.page.locator("#play")
    with anna.stopped():
        play.click()
        expect(play).to_have_text(re.compile("Pause"))
        play.click()
        expect(play).to_have_text(re.compile("Play"))
    anna.page.locator("#speed").select_option("4")
    play.click()
    anna.sees_heaps(*HEAPS[-1])
    expect(play).to_have_text(re.compile("Play"))
    expect(anna.page.locator("#count")).to_have_text(re.compile(r"^(\d+) of \1$"))


def test_a_line_of_the_move_list_goes_there(anna: Person) -> None:
    anna.page.get_by_role("button", name="take 2 1").first.click()
    anna.sees_heaps(*HEAPS[3])
    expect(anna.page.locator("#moves [aria-current]")).to_contain_text("take 2 1")


def test_the_slider_goes_anywhere(anna: Person) -> None:
    anna.page.get_by_role("slider", name="Position").fill("5")
    anna.sees_heaps(*HEAPS[4])


def test_keys_play_step_and_jump(anna: Person) -> None:
    anna.page.locator("h1").click()
    for key, heaps in (("End", 5), ("ArrowLeft", 5), ("ArrowLeft", 4), ("Home", 0), ("ArrowRight", 1)):
        anna.page.keyboard.press(key)
        anna.sees_heaps(*HEAPS[heaps])


def test_the_record_and_the_picture_of_a_position_can_be_had(anna: Person) -> None:
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")
    anna.page.get_by_role("button", name="One step on").click()
    picture = anna.page.get_by_role("link", name="Picture (SVG)")
    expect(picture).to_have_attribute("href", re.compile(r"position\.svg\?at=2$"))
    href = picture.get_attribute("href") or ""
    answer = anna.page.request.get(href)
    assert (answer.status, answer.headers["content-type"]) == (200, "image/svg+xml; charset=utf-8")


def test_a_game_with_secrets_can_be_seen_over_every_shoulder(people: People) -> None:
    anna = people.person()
    anna.set_up("Anna", "me", heaps="small")
    anna.type_move("wish 2")
    expect(anna.page.locator("#facts")).to_contain_text("Your wish")
    for heap, size in enumerate((1, 2, 3)):
        anna.take(heap, size)
    anna.page.get_by_role("link", name="Replay").click()
    anna.page.get_by_role("button", name="To the end").click()
    expect(anna.page.locator("#facts")).not_to_contain_text("Your wish")
    anna.page.get_by_label("Seen by").select_option("Anna")
    expect(anna.page.locator("#facts")).to_contain_text("Your wish")
