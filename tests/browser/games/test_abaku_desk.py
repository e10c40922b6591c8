"""The analysis of Abaku in the browser: a position is typed and tapped, help comes in steps, the best placements are
played on the board; and in a replay every turn is judged."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from robacus.games.abaku.desk_board_draft import read_draft
from robacus.games.abaku.engine import ranked
from robacus.games.abaku.notation import Place, write_action
from robacus.games.abaku.search import all_placements
from robacus.games.abaku.situation_text import read_situation
from robacus.games.abaku.state import faces
from tests.browser.games.abaku import SMALL, begin, square
from tests.browser.people import PHONE, People, Person, becomes
from tests.browser.test_sight import faults

DESK = "/games/abaku/desks/board"
POSITION = (
    "board\n" + "\n".join("......24......." if row == 7 else "." * 15 for row in range(15)) + "\nrack 13?52"
)


def press(person: Person, name: str) -> None:
    person.page.locator(f'[data-id$="/{name}"], [data-id="{name}"]').first.click()


def status(person: Person, words: str | re.Pattern[str]) -> None:
    expect(person.page.locator("#desk .status")).to_have_text(words)


def lines(person: Person) -> Locator:
    return person.page.locator(".desk-lines .line")


def keyed(person: Person, key: str, code: str) -> None:
    """A key as another keyboard writes it, on whatever has the focus."""
    person.page.evaluate(
        "init => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', init))",
        {"key": key, "code": code, "bubbles": True, "cancelable": True},
    )


def at(person: Person, text: str) -> None:
    """The draft becomes this position (soon)."""
    becomes(person.page, lambda: read_draft(person.draft or "rack").now, read_situation(text))


def test_a_position_is_typed_and_its_best_placements_are_looked_at(people: People) -> None:
    anna = people.person(reduced_motion="reduce")
    page = anna.page
    page.goto(DESK)
    anna.at_the_desk()
    status(anna, re.compile("^Put tiles into the rack"))
    # Typing goes to the right; French and Czech keyboards and the number pad count as well.
    square(anna, "G8").focus()
    keyed(anna, "é", "Digit2")
    keyed(anna, "4", "Numpad4")
    page.keyboard.press("9")
    page.keyboard.press("Backspace")
    expect(square(anna, "I8")).to_be_focused()
    square(anna, "rack-1").focus()
    for key in ("1", "3", "?", "5", "2"):
        page.keyboard.press(key)
    at(anna, POSITION)
    # A tool and a tap do the same, and what no game comes to is said on its field.
    page.locator('[data-id="digit-7"]').click()
    square(anna, "A1").click()
    expect(page.locator(".notice.bad")).to_contain_text("The tiles around A1 do not hang together")
    expect(square(anna, "A1")).to_have_attribute("aria-invalid", "true")
    page.keyboard.press("Control+z")
    at(anna, POSITION)
    page.keyboard.press("Escape")
    found = ranked((where := read_situation(POSITION)).position, where.rack, where.unseen, where.bag)
    top = found[0]
    for words in (
        f"The best placement makes {top.points} points",
        "fields: ",
        "tiles go there: ",
        f"The best placement: {top.points} points",
    ):
        page.keyboard.press("h")
        status(anna, re.compile(words))
    expect(lines(anna).first).to_contain_text(f"{top.points} points")
    assert faults(anna) == []
    lines(anna).first.click()
    expect(page.locator("#desk .desk-board .piece.tone-yellow")).to_have_count(len(top.tiles))
    page.keyboard.press("Escape")
    # The link carries everything.
    bert = people.person(PHONE, color_scheme="dark")
    bert.page.goto(anna.address)
    expect(lines(bert)).to_have_count(20)
    assert bert.width_needed() <= PHONE["width"]
    assert faults(bert) == []
    bert.page.fill(".cmd input[name=text]", write_action(Place(top.tiles)))
    bert.page.press(".cmd input[name=text]", "Enter")
    status(bert, re.compile(f"{top.points} points for these tiles"))


def test_a_turn_is_judged_at_once_who_plays_alone_and_later_who_does_not(people: People) -> None:
    anna = people.person(reduced_motion="reduce")
    page = anna.page
    panel = page.locator("#study")
    for seats in (("me",), ("me", "here:Bert")):
        state = begin(anna, *seats, seed=4, layout=SMALL["layout"], bag="3")
        if len(seats) > 1:
            anna.opens_curtain(("Anna", "Bert")[state.turn])
        found = all_placements(state.position, faces(state.racks[state.turn]))
        worst, points = min(found, key=lambda one: (one[1], one[0]))
        most = max(score for _tiles, score in found)
        anna.type_move(write_action(Place(worst)))
        verdict = f"{points} points: {most - points} points less than the most possible, {most}."
        if len(seats) == 1:
            expect(panel).to_contain_text(verdict)
            page.get_by_role("button", name="Hints for this position").click()
            dialog = page.get_by_role("dialog")
            expect(dialog.locator(".status")).to_have_text("What is the best placement?")
            continue
        expect(panel).to_contain_text(re.compile("the replay will tell|points less"))
        anna.type_move("resign")
        page.locator("#result").get_by_role("link", name="Replay").click()
        page.wait_for_url("**/replay*")
        expect(page.locator("#loading")).to_be_hidden()
        page.get_by_role("button", name="To the end").click()
        expect(panel).to_contain_text(verdict)
        assert faults(anna) == []
        panel.locator(".line").first.click()
        expect(panel.locator(".transport")).to_contain_text(re.compile(r"\d of \d"))
        expect(panel.get_by_role("link", name="Analyse this position")).to_be_visible()
