"""The board editor of Ricochet Robots in the browser: the board on somebody's table, boards of one's own, texts."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Locator, expect

from tests.browser.people import DESK, PHONE, People, Person
from tests.browser.test_sight import faults

EDITOR = "/games/ricochet-robots/desks/board"
AT_HOME = ("3B", "1A", "4B", "2A")
"""The quarters, clockwise from the top left."""
SQUARES = {"red": "C4", "green": "N2", "blue": "H12", "yellow": "P16"}
TARGET = "O5"
"""The red circle of that board."""
WHOLE = """quadrants 3B 1A 4B 2A
robot red C4
robot green N2
robot blue H12
robot yellow P16
goal red O5"""
SMALL = "board 5x4; 91113; 80002; 80002; c4446; target E1 blue circle; robot blue A1"


def at_the_editor(people: People, size: dict[str, int] = DESK, draft: str = "", **options: Any) -> Person:
    person = people.person(size, **options)
    person.page.goto(f"{EDITOR}?{urlencode({'draft': draft})}" if draft else EDITOR)
    expect(person.at_the_desk().locator(".desk-tools")).to_be_visible()
    return person


def by_id(person: Person, name: str) -> Locator:
    """What the page calls so: a tool, a pick."""
    return person.page.locator(f'[data-id="{name}"]')


def square(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-square="{name}"]')


def hears(person: Person, words: str | re.Pattern[str]) -> None:
    """What the last edit did is told (soon)."""
    expect(person.page.locator(".desk-said")).to_have_text(words)


def status(person: Person, words: str) -> None:
    expect(person.page.locator("#desk .status")).to_have_text(words)


def opens_the_texts(person: Person) -> Locator:
    field = person.page.get_by_label("As text")
    if not field.is_visible():
        person.page.get_by_text("Share, paste").click()
    return field


def paste(person: Person, text: str) -> None:
    opens_the_texts(person).fill(text)
    person.page.get_by_role("button", name="Open this text").click()


def build_at_home(person: Person) -> int:
    """The board, the robots and the chip as they lie on the table; how many taps that took."""
    taps = 0
    for corner, side in zip(("NW", "NE", "SE", "SW"), AT_HOME, strict=True):
        by_id(person, f"pick/quarter-{corner}/{side}").click()
        hears(person, re.compile(rf"^{side} lies "))
        taps += 1
    for colour, name in SQUARES.items():
        expect(by_id(person, f"robot-{colour}")).to_have_attribute("aria-pressed", "true")
        square(person, name).click()
        hears(person, f"{colour.capitalize()} stands on {name}.")
        taps += 1
    status(person, "Pick the chip: tap its target.")
    square(person, TARGET).click()
    status(person, "Ready. Target: red circle")
    return taps + 1


def test_the_board_at_home_takes_nine_taps_stays_after_a_reload_and_then_is_a_puzzle(people: People) -> None:
    anna = at_the_editor(people, PHONE, has_touch=True)
    assert build_at_home(anna) == 9
    anna.page.reload()
    status(anna, "Ready. Target: red circle")
    assert anna.draft == WHOLE
    anna.page.get_by_role("link", name="Solve this position").click()
    anna.page.wait_for_url("**/desks/puzzle?*")
    assert anna.draft.startswith("quadrants 3B 1A 4B 2A")
    robot = anna.page.get_by_role("gridcell", name=re.compile(r"^C4\b.*red robot"))
    expect(robot).to_have_count(1)


def test_each_printed_piece_is_there_once(people: People) -> None:
    anna = at_the_editor(people)
    before = anna.draft.split()[1:]
    by_id(anna, "pick/quarter-NW/3B").click()
    hears(anna, "3B lies top left now.")
    after = anna.draft.split()[1:5]
    assert after == ["3B", before[1], before[0], before[3]]
    square(anna, "D12").click()
    anna.page.get_by_role("button", name=re.compile("^bottom left")).and_(
        anna.page.locator('[aria-pressed="true"]')
    ).wait_for()


def test_another_edition_offers_its_own_sides(people: People) -> None:
    anna = at_the_editor(people)
    expect(by_id(anna, "pick/quarter-NW/1D")).to_have_count(0)
    by_id(anna, "pick/edition/2003").click()
    by_id(anna, "pick/quarter-NW/1D").click()
    hears(anna, "1D lies top left now.")
    expect(by_id(anna, "pick/quarter-NW/1A")).to_have_count(0)


def test_a_wall_is_drawn_and_taken_away_with_keys_alone(people: People) -> None:
    anna = at_the_editor(people, draft=SMALL)
    square(anna, "A1").focus()
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("w")
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("ArrowDown")
    hears(anna, "Wall between B1 and B2.")
    expect(square(anna, "B1")).to_be_focused()
    expect(square(anna, "B1")).to_have_attribute("aria-label", re.compile("walls above, below"))
    expect(square(anna, "B2")).to_have_attribute("aria-label", re.compile("wall above"))
    anna.page.keyboard.press("Shift+ArrowDown")
    hears(anna, "No wall between B1 and B2 any more.")
    anna.page.keyboard.press("Control+z")
    expect(square(anna, "B2")).to_have_attribute("aria-label", re.compile("wall above"))


def test_the_side_nearest_to_the_pointer_gets_the_wall(people: People) -> None:
    anna = at_the_editor(people, draft=SMALL)
    by_id(anna, "wall").click()
    box = square(anna, "C2").bounding_box()
    assert box is not None
    square(anna, "C2").click(position={"x": box["width"] * 0.92, "y": box["height"] / 2})
    hears(anna, "Wall between C2 and D2.")


def test_a_robot_is_taken_up_from_its_square_and_put_elsewhere(people: People) -> None:
    anna = at_the_editor(people, draft=SMALL)
    square(anna, "A1").click()
    expect(by_id(anna, "robot-blue")).to_have_attribute("aria-pressed", "true")
    square(anna, "D3").click()
    hears(anna, "Blue stands on D3.")
    anna.page.keyboard.press("Escape")
    expect(by_id(anna, "robot-blue")).to_have_attribute("aria-pressed", "false")


def test_what_is_broken_is_marked_on_its_square_and_said(people: People) -> None:
    anna = at_the_editor(people, draft=SMALL)
    status(anna, "Ready. Target: blue circle")
    solve = anna.page.get_by_role("link", name="Solve this position")
    expect(solve).to_have_count(1)
    square(anna, "A1").focus()
    for key in ("w", "Shift+ArrowRight", "Shift+ArrowDown"):
        anna.page.keyboard.press(key)
    said = anna.page.get_by_role("region", name="What is not right yet")
    expect(said).to_contain_text("A1 has walls all around, so nothing can stand there.")
    expect(square(anna, "A1")).to_have_attribute("aria-invalid", "true")
    expect(anna.page.locator(".mark-bad")).to_have_count(1)
    expect(solve).to_have_count(0)
    square(anna, "C3").focus()
    said.get_by_role("button", name="Show A1").click()
    expect(square(anna, "A1")).to_be_focused()
    anna.page.get_by_role("button", name="Undo").click()
    status(anna, "Ready. Target: blue circle")
    expect(square(anna, "A1")).not_to_have_attribute("aria-invalid", "true")
    expect(said).to_be_hidden()


def test_a_pasted_text_is_taken_over_and_a_wrong_one_says_which_statement(people: People) -> None:
    anna = at_the_editor(people)
    case = {
        "walls": ["91113", "80002", "80002", "c4446"],
        "robots": {"red": [1, 1], "green": [3, 4]},
        "target": [0, 4],
        "colour": "red",
        "optimal": {"free": 2},
    }
    paste(anna, json.dumps({"id": "x", "game": "ricochet-robots", "kind": "solve", **case}))
    status(anna, "Ready. Target: red circle")
    assert anna.draft.endswith("robot red B2\nrobot green E4\ngoal red E1")
    paste(anna, SMALL.replace("robot blue", "robt blue"))
    expect(anna.page.locator(".more-in .fault")).to_contain_text('"robt blue A1"')
    status(anna, "Ready. Target: red circle")
    field = opens_the_texts(anna)
    expect(field).to_be_focused()
    assert field.evaluate("f => f.value.slice(f.selectionStart, f.selectionEnd)") == "robt blue A1"
    # The browser itself notes that the server refused.
    anna.errors = [error for error in anna.errors if "422" not in error]


def test_a_text_that_is_pasted_onto_the_page_is_opened(people: People) -> None:
    anna = at_the_editor(people)
    square(anna, "A1").focus()
    anna.page.evaluate(
        """text => {
          const data = new DataTransfer();
          data.setData("text/plain", text);
          const paste = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
          document.activeElement.dispatchEvent(paste);
        }""",
        SMALL,
    )
    status(anna, "Ready. Target: blue circle")
    anna.page.keyboard.press("Control+z")
    status(anna, "Choose the four quarters, then place the robots.")


def test_the_board_at_home_can_be_built_with_keys_alone(people: People) -> None:
    anna = at_the_editor(people)
    keyboard = anna.page.keyboard
    by_id(anna, "pick/quarter-NW/1A").focus()
    # The keyboard goes on at the side that lies in the next quarter.
    for side in ("1B", "3B", "4A", "2B"):
        for _ in range(8):
            if anna.page.evaluate("document.activeElement.textContent").strip().startswith(side):
                break
            keyboard.press("Tab")
        expect(anna.page.locator(":focus")).to_have_text(re.compile(rf"^\s*{side}"))
        keyboard.press("Enter")
        hears(anna, re.compile(rf"^{side} lies "))
    expect(square(anna, "A1")).to_be_focused()
    for colour in SQUARES:
        keyboard.press("Enter")
        hears(anna, re.compile(rf"^{colour.capitalize()} stands on .1\.$"))
        keyboard.press("ArrowRight")
    status(anna, "Pick the chip: tap its target.")


def test_a_table_opens_with_this_board(people: People) -> None:
    anna = at_the_editor(people, draft=SMALL)
    anna.page.get_by_role("link", name="Play at a table on this board").click()
    expect(anna.page.locator("[name=option-board]")).to_be_visible()
    expect(anna.page.locator("[name=option-board]")).to_have_value(
        re.compile("^board 5x4; 91113; .*robot blue A1$")
    )


def test_a_board_grows_to_thirty_two_squares_each_way(people: People) -> None:
    anna = at_the_editor(people, PHONE, draft=SMALL)
    for name in ("Width", "Height"):
        anna.page.get_by_label(name).select_option("32")
    expect(square(anna, "AF32")).to_have_count(1)
    assert anna.width_needed() <= PHONE["width"]


def test_the_editor_speaks_the_readers_language(people: People) -> None:
    bert = people.person(locale="cs")
    bert.page.goto(EDITOR)
    expect(bert.page.locator("#desk .status")).to_have_text("Vyberte čtyři čtvrtiny a pak postavte roboty.")


def test_nobody_is_shut_out_of_the_editor(people: People) -> None:
    anna = at_the_editor(people, PHONE, draft=SMALL)
    assert faults(anna) == []
    anna.page.get_by_role("button", name="A board of the box").click()
    anna.page.get_by_text("Put the board together").click()
    expect(by_id(anna, "pick/quarter-NW/2A")).to_be_visible()
    assert faults(anna) == []
    assert anna.width_needed() <= PHONE["width"]
