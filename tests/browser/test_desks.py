"""Desks in front of real people: with the mouse, with keys alone, on a phone, without JavaScript."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.desks import HEAPS, PUZZLE, RICOCHET, SHORT, opens, quoted, sees
from tests.browser.people import PHONE, People, Person, becomes
from tests.browser.test_sight import COLOURS, SMALL, faults


def test_what_is_done_is_in_the_address_and_comes_back_with_it(people: People) -> None:
    anna = people.person()
    desk = opens(anna, PUZZLE)
    sees(desk, "Take so that the other player loses.")
    desk.locator('[data-id="0/take-0/2"]').click()
    sees(desk, "Well done: the other player loses.")
    expect(anna.page).to_have_url(re.compile(r"\?draft=3\+4\+5\+%2F\+1\+2$"))
    anna.page.reload()
    sees(anna.page.locator("#desk"), "Well done: the other player loses.")


def test_a_step_is_taken_back_and_done_again_with_keys(people: People) -> None:
    anna = people.person()
    desk = opens(anna, PUZZLE)
    desk.locator('[data-id="0/take-0/1"]').click()
    sees(desk, "Now the other player can win.")
    anna.page.keyboard.press("Control+z")
    sees(desk, "Take so that the other player loses.")
    expect(desk.locator('.piece[data-key^="c0-"]')).to_have_count(3)
    anna.page.keyboard.press("Control+y")
    sees(desk, "Now the other player can win.")
    expect(desk.get_by_role("button", name="Redo")).to_be_disabled()


def test_taken_back_with_a_button_to_the_first_step_the_keys_keep_their_place(people: People) -> None:
    anna = people.person()
    desk = opens(anna, PUZZLE)
    desk.locator('[data-id="0/take-0/1"]').click()
    sees(desk, "Now the other player can win.")
    undo, redo = desk.get_by_role("button", name="Undo"), desk.get_by_role("button", name="Redo")
    undo.press("Enter")
    sees(desk, "Take so that the other player loses.")
    expect(undo).to_be_disabled()
    expect(undo).to_be_focused()
    undo.press("Enter")  # there is nothing more, and nothing happens
    redo.press("Enter")
    sees(desk, "Now the other player can win.")
    expect(redo).to_be_focused()


def test_who_stops_a_search_with_keys_goes_on_at_the_board(people: People) -> None:
    anna = people.person()
    desk = opens(anna, PUZZLE)
    sees(desk, "Take so that the other player loses.")
    anna.page.route("**/desks/puzzle", lambda _route: None)  # the server takes for ever
    desk.get_by_role("button", name="All good takes").click()
    desk.get_by_role("button", name="Cancel").press("Enter")
    expect(desk.get_by_role("button", name="Cancel")).to_be_hidden()
    expect(desk.locator("[data-square]:focus")).to_have_count(1)
    sees(desk, "Take so that the other player loses.")


def test_why_not_is_in_sight_wherever_on_the_page_one_was(people: People) -> None:
    anna = people.person()
    desk = opens(anna, "/games/ricochet-robots/desks/board")
    anna.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    anna.page.evaluate(
        """() => {
            const clipboardData = new DataTransfer();
            clipboardData.setData("text/plain", "quadrants <img src=x onerror=alert(1)>");
            document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
        }"""
    )
    expect(desk.locator(".desk-told .fault")).to_contain_text("<img src=x onerror=alert(1)>")
    expect(desk.locator(".desk-told .fault")).to_be_in_viewport()


def holds_searches(person: Person) -> list[Route]:
    """Searches in the background are answered when the test says so."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        if '"look"' in (route.request.post_data or ""):
            held.append(route)
        else:
            route.continue_()

    person.page.route("**/desks/puzzle", hold)
    return held


def test_what_is_searched_in_the_background_is_added_and_leaves_what_is_being_written(people: People) -> None:
    anna = people.person()
    held = holds_searches(anna)
    desk = opens(anna, PUZZLE)
    desk.locator("summary", has_text="Share, paste").click()
    field = desk.get_by_label("As text")
    field.fill("7 7")
    field.blur()
    becomes(anna.page, lambda: len(held), 1)
    held[0].continue_()
    expect(desk.locator(".fact", has_text="Good takes")).to_contain_text("1")
    expect(field).to_have_value("7 7")


def test_what_is_found_waits_for_who_looks_at_a_line_and_is_searched_again_after_a_refusal(
    people: People,
) -> None:
    anna = people.person()
    held = holds_searches(anna)
    desk = opens(anna, PUZZLE)
    good = desk.locator(".fact", has_text="Good takes")
    becomes(anna.page, lambda: len(held), 1)
    desk.get_by_role("button", name="All good takes").click()
    desk.locator(".line").first.click()
    sees(desk, "Well done: the other player loses.")
    becomes(anna.page, lambda: len(held), 2)
    with anna.page.expect_response("**/desks/puzzle"):
        held[1].continue_()
    back = desk.get_by_role("button", name="Back to where I was")
    expect(good).to_have_count(0)
    expect(back).to_be_visible()
    sees(desk, "Well done: the other player loses.")
    back.click()
    sees(desk, "Take so that the other player loses.")
    expect(good).to_be_visible()
    # A line that is looked at later leads back to all that is known.
    desk.locator(".line").first.click()
    expect(good).to_have_count(0)
    back.click()
    expect(good).to_be_visible()

    anna.page.reload()
    anna.at_the_desk()
    becomes(anna.page, lambda: len(held), 3)
    box = desk.get_by_label("Type it")
    box.fill("take 1 9")
    box.press("Enter")
    becomes(anna.page, lambda: len(held), 4)
    held[3].continue_()
    expect(good).to_be_visible()
    expect(desk.locator(".cmd .fault")).to_contain_text("Heap 1 has 3 counters")


def test_help_is_said_and_stays_when_the_search_in_the_background_comes(people: People) -> None:
    anna = people.person()
    desk = opens(anna, PUZZLE)
    anna.page.keyboard.press("h")
    expect(desk.locator(".desk-said")).to_have_text("Look at heap 1.")
    expect(desk.locator(".fact", has_text="Good takes")).to_be_visible()
    expect(desk.locator(".desk-said")).to_have_text("Look at heap 1.")


def test_a_refusal_stands_beside_what_was_typed_and_nothing_is_lost(people: People) -> None:
    anna = people.person()
    desk = opens(anna, PUZZLE)
    box = desk.get_by_label("Type it")
    box.fill("take 1 9")
    box.press("Enter")
    expect(desk.locator(".cmd .fault")).to_have_text(
        "Heap 1 has 3 counters: take at least one and at most that many."
    )
    expect(box).to_have_value("take 1 9")
    sees(desk, "Take so that the other player loses.")


def test_a_line_is_looked_at_step_by_step_and_left_without_a_trace(people: People) -> None:
    anna = people.person()
    desk = opens(anna, PUZZLE)
    desk.get_by_role("button", name="All good takes").click()
    desk.locator(".line").first.click()
    sees(desk, "Well done: the other player loses.")
    expect(desk.locator(".controls-in")).to_be_hidden()
    desk.get_by_role("button", name="One step back").click()
    sees(desk, "Take so that the other player loses.")
    desk.get_by_role("button", name="Back to where I was").click()
    expect(desk.locator(".controls-in")).to_be_visible()
    expect(anna.page).to_have_url(re.compile(r"draft=3\+4\+5$"))


# -- tools -----------------------------------------------------------------------------------------------------------


def test_a_tool_works_on_the_square_that_is_clicked(people: People) -> None:
    anna = people.person()
    desk = opens(anna, HEAPS)
    desk.get_by_role("button", name="Put a counter").click()
    desk.locator('[data-square="h0"]').click()
    expect(desk.locator('.piece[data-key^="c0-"]')).to_have_count(2)
    expect(desk.get_by_role("button", name="Put a counter")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("way", ["click", "key"])
def test_who_takes_the_tool_that_the_desk_has_given_keeps_it(people: People, way: str) -> None:
    anna = people.person()
    desk = opens(anna, "/games/ricochet-robots/desks/board", "quadrants 1A 2B 3A 4B")
    desk.get_by_role("button", name="Red robot").click()
    desk.locator('[data-square="A1"]').click()
    green = desk.get_by_role("button", name="Green robot")
    expect(green).to_have_attribute("aria-pressed", "true")

    def take() -> None:
        if way == "click":
            green.click()
        else:
            anna.page.keyboard.press("g")

    take()
    expect(green).to_have_attribute("aria-pressed", "true")
    take()
    expect(green).to_have_attribute("aria-pressed", "false")


def test_a_tool_for_sides_takes_the_side_that_is_nearest(people: People) -> None:
    anna = people.person()
    desk = opens(anna, HEAPS, "5 5 1")
    desk.get_by_role("button", name="Put or take at a side").click()
    box = desk.locator('[data-square="h1"]').bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2
    anna.page.mouse.click(middle, box["y"] + 4)
    expect(desk.locator('.piece[data-key^="c1-"]')).to_have_count(6)
    anna.page.mouse.click(middle, box["y"] + box["height"] - 4)
    expect(desk.locator('.piece[data-key^="c1-"]')).to_have_count(5)


def test_with_keys_alone_a_side_is_chosen_by_an_arrow(people: People) -> None:
    anna = people.person()
    desk = opens(anna, HEAPS, "5 5 1")
    anna.page.keyboard.press("s")
    desk.locator('[data-square="h0"]').focus()
    anna.page.keyboard.press("ArrowRight")
    expect(desk.locator('[data-square="h1"]')).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(desk.locator(".tool-advice")).to_have_text("Heap 2: which side? Press an arrow key.")
    anna.page.keyboard.press("ArrowDown")
    expect(desk.locator('.piece[data-key^="c1-"]')).to_have_count(4)
    expect(desk.locator('[data-square="h1"]')).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(desk.get_by_role("button", name="Put or take at a side")).to_have_attribute(
        "aria-pressed", "false"
    )


def test_what_is_not_right_is_marked_on_the_board_and_told(people: People) -> None:
    desk = opens(people.person(), HEAPS, "1 1")
    expect(desk.locator(".desk-faults-drawn .mark-bad, .desk-faults-drawn rect").first).to_be_attached()
    cell = desk.locator('[data-square="h0"]')
    expect(cell).to_have_attribute("aria-description", "Whoever is to move here loses.")
    expect(desk.get_by_text("Whoever is to move here loses.").first).to_be_visible()


def test_a_text_is_pasted_opened_and_refused_beside_its_field(people: People) -> None:
    anna = people.person()
    desk = opens(anna, HEAPS)
    desk.locator("summary", has_text="Share, paste").click()
    field = desk.get_by_label("As text")
    field.fill("4 4 4 4")
    desk.get_by_role("button", name="Open this text").click()
    expect(desk.locator('.piece[data-key^="c3-"]')).to_have_count(4)
    field.fill("four")
    desk.get_by_role("button", name="Open this text").click()
    expect(desk.locator(".more .fault")).to_contain_text("is not a row of heaps")
    expect(field).to_have_value("four")


# -- for everybody ---------------------------------------------------------------------------------------------------


def test_without_javascript_a_puzzle_is_read_and_played(people: People) -> None:
    anna = people.person(java_script_enabled=False)
    anna.page.goto(f"{RICOCHET}?draft={quoted(SHORT)}")
    expect(anna.page.locator(".board-read svg")).to_be_visible()
    anna.page.get_by_role("button", name="red robot right, to D4").click()
    anna.page.get_by_role("button", name="red robot up, to D1").click()
    expect(anna.page.locator("#desk .status")).to_have_text("2 moves: optimal.")


@pytest.mark.parametrize(("theme", "rules"), [("light", []), ("dark", COLOURS)], ids=["light", "dark"])
def test_nothing_serious_is_wrong_for_those_who_see_or_hear_otherwise(
    people: People, theme: str, rules: list[str]
) -> None:
    anna = people.person(color_scheme=theme)
    desk = opens(anna, RICOCHET, f"{SHORT}; live; hint 5")
    desk.get_by_role("button", name="Show all shortest ways").click()
    desk.locator(".line").first.click()
    sees(desk, "There (red circle), with 2 moves.")
    found = faults(anna, *rules)
    desk = opens(anna, HEAPS, "1 1")
    anna.page.keyboard.press("s")
    desk.locator("summary").first.click()
    found += faults(anna, *rules)
    anna.page.goto("/games/ricochet-robots/puzzles")
    found += faults(anna, *rules)
    assert found == []


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["320", "360"])
def test_nothing_is_wider_than_a_small_screen(people: People, size: dict[str, int]) -> None:
    anna = people.person(size, locale="fi")
    desk = opens(anna, RICOCHET, f"{SHORT}; live; hint 5")
    widths = [anna.width_needed()]
    desk.locator(".controls-in .row button").last.click()
    desk.locator(".line").first.click()
    expect(desk.locator(".transport")).to_be_visible()
    widths.append(anna.width_needed())
    opens(anna, HEAPS, "1 1")
    widths.append(anna.width_needed())
    anna.page.goto("/games/ricochet-robots/puzzles")
    widths.append(anna.width_needed())
    assert widths == [size["width"]] * 4


def test_on_a_phone_the_board_and_what_moves_the_robots_are_seen_together(people: People) -> None:
    anna = people.person(PHONE, has_touch=True)
    desk = opens(anna, RICOCHET)
    ways = desk.locator(".ways-pad").bounding_box()
    assert ways is not None and ways["y"] + ways["height"] <= 740


@pytest.mark.parametrize("language", ["fi", "hu"])
def test_a_desk_speaks_the_language_of_the_browser(people: People, language: str) -> None:
    anna = people.person(locale=language)
    desk = opens(anna, HEAPS, "1 1")
    desk.locator("summary").last.click()
    expect(anna.page.locator("html")).to_have_attribute("lang", language)
    assert re.findall(r"\bui-[a-z-]+|\{\w+\}", anna.page.locator("main").inner_text()) == []
    anna.page.goto("/games/nim/puzzles")
    assert re.findall(r"puzzles-[a-z-]+|\{\w+\}", anna.page.locator("main").inner_text()) == []


def test_a_desk_in_a_dialog_takes_the_keys_and_leaves_the_one_behind_alone(people: People) -> None:
    anna = people.person()
    desk = opens(anna, PUZZLE)
    anna.page.evaluate(
        """async () => {
            const link = [...document.querySelectorAll("link[rel=modulepreload]")]
              .find((one) => one.href.endsWith("/js/desk.js"));
            const { Desk } = await import(link.href);
            const dialog = document.createElement("dialog");
            const root = document.createElement("div");
            dialog.append(root);
            document.body.append(dialog);
            dialog.showModal();
            const desk = new Desk(root, { url: "/games/nim/desks/heaps", draft: "2 2 2", plain: true });
            await desk.start();
        }"""
    )
    inside = anna.page.get_by_role("dialog")
    anna.page.keyboard.press("p")
    inside.locator('[data-square="h0"]').click()
    expect(inside.locator('.piece[data-key^="c0-"]')).to_have_count(3)
    anna.page.keyboard.press("Control+z")
    expect(inside.locator('.piece[data-key^="c0-"]')).to_have_count(2)
    anna.page.keyboard.press("h")  # a hint of the desk behind
    expect(desk.locator(".desk-said")).to_have_text("")
    expect(anna.page).to_have_url(re.compile(r"/desks/puzzle(\?draft=3\+4\+5)?$"))
