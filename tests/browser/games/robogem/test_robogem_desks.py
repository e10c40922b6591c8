"""The desks of Robogem in a real browser: a lesson, the next one, a puzzle with help, and a board of one's own."""

from __future__ import annotations

import re
from urllib.parse import quote

from playwright.sync_api import Locator, expect

from robacus.games.robogem.desk_puzzle_lessons import LESSONS
from tests.browser.people import PHONE, People, Person
from tests.browser.test_sight import faults


def sees(person: Person, words: str | re.Pattern[str]) -> None:
    expect(person.page.locator("#desk .status")).to_have_text(words)


def place(person: Person, key: str) -> Locator:
    return person.page.locator(f'[data-square="{key}"]')


def test_a_child_taps_through_a_lesson_to_the_next_one_and_a_puzzle_is_solved_with_keys(
    people: People,
) -> None:
    ann = people.person(PHONE, has_touch=True)
    page = ann.page
    page.goto("/games/robogem")
    page.get_by_role("link", name="Learn to play").click()
    desk = ann.at_the_desk()
    expect(desk.locator(".desk-intro")).to_contain_text("Forward: ")
    for number in (1, 2):
        place(ann, f"hand-{number}").tap()
        expect(place(ann, f"program-{number}")).to_have_attribute("aria-label", re.compile("Forward"))
    sees(ann, re.compile(r"^Ends on D3, looking right"))
    place(ann, "program-2").tap()
    sees(ann, re.compile(r"^Ends on C3, looking right"))
    for number in (2, 3):
        place(ann, f"hand-{number}").tap()
    sees(ann, "With this you win!")
    assert (ann.width_needed(), faults(ann)) == (PHONE["width"], [])
    page.evaluate(
        """() => {
            window.told = [];
            const status = document.querySelector("#desk .status");
            new MutationObserver(() => window.told.push(status.textContent))
                .observe(status, { childList: true, characterData: true, subtree: true });
        }"""
    )
    desk.get_by_role("button", name="Run the program").tap()
    sees(ann, "Well done! The diamond is safe at the base.")
    told = [words for words in page.evaluate("window.told") if words.startswith("Card ")]
    assert [words.partition(".")[0] for words in told] == ["Card 1 of 3", "Card 2 of 3", "Card 3 of 3"]
    desk.get_by_role("link", name="Next lesson: Turns").tap()
    expect(page.locator("#desk .desk-intro")).to_contain_text("Turns: ")

    page.goto("/games/robogem/puzzles")
    expect(page.locator('[data-lesson="forward"]')).to_be_visible()
    expect(page.locator('[data-lesson="turns"]')).to_be_hidden()

    bob = people.person()
    bob.page.goto(f"/games/robogem/desks/puzzle?draft={quote(LESSONS[2].draft)}")
    desk = bob.at_the_desk()
    bob.page.keyboard.press("h")
    expect(desk.locator(".desk-said")).to_have_text("2 turns are enough, and fewer are not.")
    for key in ("f", "f", "f", "f", "l"):
        bob.page.keyboard.press(key)
    sees(bob, re.compile(r"^Ends on E3, looking up, one diamond aboard"))
    with bob.stopped():
        bob.page.keyboard.press("Enter")
        desk.locator('[data-show="step"]').click()
        sees(bob, "The program FFFFL starts.")
        expect(desk.get_by_role("button", name="Play no card")).to_be_hidden()
        bob.page.keyboard.press("End")
        sees(bob, re.compile("^Turn 2: "))
    bob.page.keyboard.press("Control+z")
    sees(bob, re.compile(r"^Ends on E3"))
    bob.page.keyboard.press("Control+y")
    sees(bob, re.compile("^Turn 2: "))
    desk.locator(".cmd input").fill("lffff")
    desk.locator(".cmd input").press("Enter")
    expect(desk.locator(".cmd .fault")).to_contain_text("function")
    desk.locator(".cmd input").fill("LFFFF")
    with bob.stopped():
        desk.locator(".cmd input").press("Enter")
        desk.locator('[data-show="last"]').click()
        expect(desk.locator("[data-square]:focus")).to_have_count(1)
        sees(bob, "Great! You planned two turns ahead.")
    desk.get_by_role("button", name="Look again, card by card").click()
    sees(bob, "The program LFFFF starts.")
    bob.page.keyboard.press("Enter")
    sees(bob, "Card 1 of 5. The red robot: turn left.")
    bob.page.reload()
    sees(bob, "Card 1 of 5. The red robot: turn left.")


def test_a_board_is_made_with_taps_and_keys_played_on_and_tried_alone(people: People) -> None:
    ann = people.person()
    page = ann.page
    page.goto("/games/robogem/desks/board")
    desk = ann.at_the_desk()
    sees(ann, "This board can be played on.")
    page.keyboard.press("x")
    for square in ("B1", "A2"):
        place(ann, square).click()
    sees(ann, "One thing is not right yet.")
    expect(desk.locator(".notice")).to_contain_text("The red robot cannot leave its base")
    expect(place(ann, "A1")).to_have_attribute("aria-invalid", "true")
    page.keyboard.press("Control+z")
    sees(ann, "This board can be played on.")
    page.keyboard.press("t")
    place(ann, "A1").click()
    expect(desk.locator(".desk-said")).to_have_text("The red robot looks down.")
    desk.get_by_role("button", name="3", exact=True).click()
    table = desk.get_by_role("link", name="Play at a table on this board")
    expect(table).to_have_attribute("href", re.compile("seats=3"))
    alone = desk.get_by_role("link", name="Try it alone")
    expect(alone).to_have_attribute("href", re.compile(r"draft=R%23.*robot\+red\+A1\+S"))
    assert faults(ann) == []
    table.click()
    expect(page.locator("[name=option-board]")).to_have_value(re.compile("^R#"))
    expect(page.locator("select[name=seat-2]")).not_to_have_value("none")
    page.locator("form.setup-form button.go").click()
    page.wait_for_url("**/tables/*")
