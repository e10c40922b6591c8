"""What the pages look like and how they are read: small screens, light and dark, screen readers."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.people import DESK, PHONE, People, Person

SMALL = {"width": 320, "height": 568}


COLOURS = ["color-contrast", "link-in-text-block"]
"""What axe finds otherwise in another theme: everything else of a page is the same there."""


def faults(person: Person, *rules: str) -> list[str]:
    """What axe finds wrong once nothing moves any more, by all its rules or these: only what it calls serious or
    critical.
    """
    person.rests()  # what is halfway from one colour to another has neither contrast
    options = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found = Axe().run(person.page, options=options).response["violations"]
    return [
        f"{fault['id']}: {node['html'][:160]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def play_to_the_end(person: Person) -> None:
    """Nim alone with small heaps."""
    for heap, size in enumerate((1, 2, 3)):
        person.take(heap, size)
    person.sees("The game is over.")


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["320", "360"])
def test_nothing_is_wider_than_a_small_screen(people: People, size: dict[str, int]) -> None:
    anna = people.person(size)
    anna.set_up("Anna with the long name", "me", "link", "link", heaps="large")
    expect(anna.page.locator("#lobby")).to_be_visible()
    widths = [anna.width_needed()]
    anna.page.locator("summary", has_text="Fill").first.click()
    widths.append(anna.width_needed())
    anna.page.locator(".fill-in").first.get_by_role("button", name="easy").click()
    anna.page.get_by_role("button", name="Begin without the open seats").click()
    anna.sees("Anna with the long name is to move.")
    widths.append(anna.width_needed())
    anna.set_up("Anna", "me", "here:Bert", "here:Cleo", "here:Dora", game="sliders")
    expect(anna.page.locator(".place-controls")).to_have_count(4)
    widths.append(anna.width_needed())
    anna.set_up("Anna", "me", heaps="small")
    play_to_the_end(anna)
    widths.append(anna.width_needed())
    anna.page.get_by_role("link", name="Replay").click()
    expect(anna.page.locator("#moves li")).not_to_have_count(0)
    widths.append(anna.width_needed())
    assert widths == [size["width"]] * 6


def test_a_square_board_is_played_on_a_phone_without_scrolling(people: People) -> None:
    anna = people.person(PHONE, has_touch=True)
    anna.set_up("Anna", "me", "here:Bert", game="sliders")
    expect(anna.page.locator(".place-controls")).to_have_count(2)
    places = anna.page.locator("#board, .place-controls .pad")
    expect(places).to_have_count(3)
    for index in range(3):
        expect(places.nth(index)).to_be_in_viewport(ratio=1)
    assert anna.page.evaluate("scrollY") == 0
    anna.page.locator('[data-id="0/bid/4"]').tap()
    anna.page.locator('[data-id="1/bid/5"]').tap()
    anna.sees("Anna slides.")
    board = anna.page.locator("#board").bounding_box()
    ways = anna.page.locator(".ways-pad").bounding_box()
    assert board is not None
    assert ways is not None
    assert board["width"] == 336
    assert ways["y"] + ways["height"] <= 640


def test_everything_to_press_is_large_enough_for_a_finger(people: People) -> None:
    anna = people.person(PHONE, has_touch=True)
    anna.set_up("Anna", "me", "here:Bert", game="sliders")
    expect(anna.page.locator(".place-controls")).to_have_count(2)
    small = anna.page.locator("main").evaluate(
        """main => [...main.querySelectorAll("button, summary, select, a.btn")]
          .filter((one) => one.offsetParent)
          .map((one) => [one.textContent.trim(), one.offsetWidth, one.offsetHeight])
          .filter(([, width, height]) => width < 44 || height < 44)"""
    )
    assert small == []


def test_on_a_wide_screen_board_and_controls_stand_side_by_side(people: People) -> None:
    anna = people.person(DESK)
    anna.set_up("Anna", "me", game="sliders")
    anna.sees("Everybody bids.")
    board = anna.page.locator("#board").bounding_box()
    controls = anna.page.locator("#controls").bounding_box()
    assert board is not None
    assert controls is not None
    assert board["x"] + board["width"] <= controls["x"]
    assert board["height"] > 600
    assert board["y"] + board["height"] <= 800


@pytest.mark.parametrize(("theme", "rules"), [("light", []), ("dark", COLOURS)], ids=["light", "dark"])
def test_nothing_serious_is_wrong_for_those_who_see_or_hear_otherwise(
    people: People, theme: str, rules: list[str]
) -> None:
    anna, bert = people.person(color_scheme=theme), people.person(color_scheme=theme)
    anna.set_up("Anna", "me", "link", "none", heaps="small", seconds="600")
    expect(anna.page.locator("#lobby")).to_be_visible()
    found = faults(anna, *rules)
    bert.join(anna.link, "Bert")
    anna.sees("Anna is to move.")
    bert.sees("Anna is to move.")
    found += faults(anna, *rules) + faults(bert, *rules)
    anna.take(0, 1)
    bert.take(1, 2, seat=1)
    anna.take(2, 3)
    anna.sees("The game is over.")
    found += faults(anna, *rules)
    anna.page.get_by_role("link", name="Replay").click()
    expect(anna.page.locator("#moves li")).not_to_have_count(0)
    found += faults(anna, *rules)
    anna.set_up("Anna", "me", "here:Bert", game="sliders")
    anna.sees("Everybody bids.")
    found += faults(anna, *rules)
    anna.page.locator('[data-id="0/bid/4"]').click()
    anna.page.locator('[data-id="1/bid/5"]').click()
    anna.page.locator('[data-id="pick/red"]').click()
    found += faults(anna, *rules)
    assert found == []


CONTRAST = """element => {
    const part = (value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    const light = (colour) => {
        const [red, green, blue] = colour.match(/[\\d.]+/g).map((value) => part(Number(value) / 255));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const style = getComputedStyle(element);
    const [dark, bright] = [light(style.color), light(style.backgroundColor)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_keys_on_buttons_can_be_read(people: People, theme: str) -> None:
    anna = people.person(color_scheme=theme)
    anna.set_up("Anna", "me", game="ricochet-robots", next_chip="hand")
    key = anna.page.locator("#controls .btn.go kbd")
    assert key.evaluate(CONTRAST) >= 4.5


def test_a_long_name_is_read_whole_on_a_phone(people: People) -> None:
    anna = people.person(PHONE)
    anna.set_up("Konstantinos Papadopoulo", "me", "here:Bartholomew Featherstone", "none")
    names = anna.page.locator("#seats .seat-name")
    expect(names).to_have_count(2)
    shown = names.evaluate_all(
        "names => names.map((name) =>"
        " [name.scrollHeight <= name.clientHeight, name.scrollWidth <= name.clientWidth])"
    )
    assert shown == [[True, True]] * 2


def test_the_live_region_says_what_happened(people: People) -> None:
    anna, bert = people.two_playing()
    anna.take(0, 2)
    expect(bert.page.locator("#live")).to_have_text("Anna takes 2 from heap 1. Bert is to move.")


def test_the_title_of_the_window_says_whose_turn_it_is(people: People) -> None:
    anna, bert = people.two_playing()
    expect(anna.page).to_have_title("● Nim – Robacus")
    expect(bert.page).to_have_title("Nim – Robacus")
    anna.take(0, 2)
    expect(anna.page).to_have_title("Nim – Robacus")
    expect(bert.page).to_have_title("● Nim – Robacus")


def test_squares_are_named_with_what_lies_on_them(people: People) -> None:
    anna = people.person()
    anna.set_up("Anna", "me", heaps="small")
    grid = anna.page.get_by_role("grid", name="Nim heaps")
    names = ["Heap 1: counter", "Heap 2: 2 × counter", "Heap 3: 3 × counter"]
    cells = grid.get_by_role("gridcell")
    expect(cells).to_have_count(len(names))
    for index, name in enumerate(names):
        expect(cells.nth(index)).to_have_accessible_name(name)


@pytest.mark.parametrize("language", ["en", "fi", "sv", "cs", "fr", "hu"])
def test_the_table_speaks_the_language_of_the_browser(people: People, language: str) -> None:
    anna = people.person(locale=language)
    anna.set_up("Anna", "me", "link")
    expect(anna.page.locator("html")).to_have_attribute("lang", language)
    expect(anna.page.locator("#lobby")).to_be_visible()
    raw = anna.page.locator("main").evaluate(r"main => main.innerText.match(/\bui-[a-z-]+|\{\w+\}/g)")
    assert raw is None
