"""The map editor of Robots vs Robots in the browser, by mouse, finger and keys; what is played on and printed."""

from __future__ import annotations

import re
from urllib.parse import urlencode

from playwright.sync_api import expect

from tests.browser.people import PHONE, People, Person, becomes

EDITOR = "/games/robots-vs-robots/desks/board"


def hears(person: Person, words: str) -> None:
    expect(person.page.locator(".desk-said")).to_have_text(words)


def at_the_editor(person: Person) -> Person:
    person.page.goto(EDITOR)
    expect(person.at_the_desk().locator(".desk-tools")).to_be_visible()
    return person


def test_a_board_is_drawn_with_the_mouse_and_with_keys_and_then_played_on(people: People) -> None:
    anna = at_the_editor(people.person())
    page = anna.page
    page.locator('[data-id="pick/map/open4"]').click()
    hears(anna, "The board “open field”.")
    page.locator('[data-id="high"]').click()
    # The tip of a hex lies in the column of its neighbour, and belongs to it all the same.
    box = page.locator('[data-square="0,0"]').bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 1.1, box["y"] + box["height"] / 2)
    hears(anna, "E5: high wall.")
    # By keys: a mine two hexes further, then a new hex beside the board. The focus stays where it was.
    page.locator('[data-square="0,4"]').focus()
    page.keyboard.press("m")
    page.keyboard.press("Enter")
    hears(anna, "E9: mine.")
    page.keyboard.press("m")
    page.keyboard.press("Enter")
    hears(anna, "E9: hidden mine.")
    fault = page.locator(".desk-faults, .notice.bad")
    expect(fault.first).to_contain_text("Something is hidden on E9, at the edge")
    expect(page.get_by_role("link", name="Play on this board")).to_have_count(0)
    expect(page.locator(".desk-faults-drawn polygon")).to_have_count(2)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("g")
    page.keyboard.press("Enter")
    hears(anna, "E10 is new.")
    expect(page.locator('[data-square="0,5"]')).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    hears(anna, "E9 is free.")
    page.keyboard.press("Control+z")
    expect(page.locator('[data-square="0,4"]')).to_have_attribute("aria-label", "E9: hidden mine")
    page.keyboard.press("Control+y")
    becomes(page, lambda: anna.draft.endswith("; high 0,0"), True)
    page.reload()
    expect(page.locator('[data-square="0,0"]')).to_have_attribute("aria-label", "E5: high wall")
    expect(page.get_by_role("link", name="Print this board")).to_have_attribute(
        "href", re.compile(r"/games/robots-vs-robots/print/board\?draft=column.*high")
    )
    page.get_by_role("link", name="Play on this board").click()
    expect(page.locator("textarea[name=option-board], input[name=option-board]")).to_have_value(
        re.compile(r"column .*; high 0,0$")
    )


def test_a_board_is_drawn_with_a_finger_and_its_text_is_the_map_text(people: People) -> None:
    bert = at_the_editor(people.person(PHONE, has_touch=True))
    page = bert.page
    page.get_by_role("button", name="Walls").tap()
    page.locator('[data-id="low"]').tap()
    page.locator('[data-square="1,0"]').tap()
    hears(bert, "G6: low wall.")
    page.locator('[data-square="1,0"]').tap()
    hears(bert, "G6 is free.")
    page.get_by_role("button", name="Same for both sides").tap()
    page.get_by_text("Share, paste").tap()
    expect(page.get_by_label("As text")).to_have_value(
        "radius 5; low -1,-1 0,-2 0,2 1,1; high -3,0 -2,3 2,-3 3,0"
    )
    assert bert.width_needed() <= PHONE["width"]


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def test_every_sheet_of_paper_is_one_page_on_letter_and_on_a4(people: People) -> None:
    """Letter is the shorter one, A4 the narrower."""
    page = people.person().page
    for language in ("fi", "sv", "cs", "fr", "hu", "en"):
        page.set_extra_http_headers({"Accept-Language": language})
        page.goto("/games/robots-vs-robots/print/program")
        expect(page.locator("#print")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert pages(page.pdf(format="Letter")) == 1
    assert pages(page.pdf(format="A4")) == 1
    for draft in ("", "radius 12", "; ".join(f"column {q} 0..2" for q in range(-8, 9))):
        page.goto(f"/games/robots-vs-robots/print/board?{urlencode({'draft': draft})}")
        assert [pages(page.pdf(format=size)) for size in ("Letter", "A4")] == [1, 1]
