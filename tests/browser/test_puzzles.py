"""Puzzles in front of real people: solved, hinted at and judged, day by day, made as wished, and help at a table."""

from __future__ import annotations

import json
import re
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Request, expect

from tests.browser.desks import RICOCHET, SHORT, opens, sees
from tests.browser.games.ricochet import ALONE
from tests.browser.people import People, becomes

# -- a puzzle of Ricochet Robots -------------------------------------------------------------------------------------


def test_a_puzzle_is_solved_with_keys_alone_and_judged(people: People) -> None:
    anna = people.person()
    desk = opens(anna, RICOCHET, SHORT)
    for key in ("r", "ArrowDown"):
        anna.page.keyboard.press(key)
    expect(desk.locator(".desk-told .fault")).to_have_text("It cannot go that way now.")
    for key in ("g", "ArrowUp", "r", "ArrowRight", "ArrowUp"):
        anna.page.keyboard.press(key)
    sees(desk, "3 moves: one more than the optimum of 2.")
    expect(desk.locator(".desk-told .fault")).to_be_hidden()
    expect(anna.page.locator("#desk > [role=status]")).to_contain_text("Red goes north")
    anna.page.keyboard.press("Backspace")
    sees(desk, "Target: red circle. Moves: 0")
    anna.page.keyboard.press("r")
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("ArrowUp")
    sees(desk, "2 moves: optimal.")


def test_who_wants_no_motion_sees_where_everything_is_at_once(people: People) -> None:
    anna = people.person(reduced_motion="reduce")
    desk = opens(anna, RICOCHET, SHORT)
    desk.locator('[data-square="D4"]').click()
    sees(desk, "Target: red circle. Moves: 1")
    expect(desk.locator('[data-square="D4"]')).to_have_accessible_name(re.compile("red robot"))
    moving = desk.locator(".board").evaluate("board => board.getAnimations({subtree: true}).length")
    assert moving == 0


def test_the_moves_from_here_are_seen_live(people: People) -> None:
    anna = people.person()
    desk = opens(anna, RICOCHET, SHORT)
    desk.get_by_role("group", name="Moves from here").get_by_role("button", name="show").click()
    left = desk.locator(".fact", has_text="Moves from here").locator("dd")
    expect(left).to_have_text("2")
    anna.page.keyboard.press("ArrowRight")
    expect(left).to_have_text("1")


def test_the_solution_is_shown_only_to_who_says_so_once_more(people: People) -> None:
    anna = people.person()
    desk = opens(anna, RICOCHET, f"{SHORT}; hint 4")
    anna.page.keyboard.press("h")
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text("does not count as solved by you")
    dialog.get_by_role("button", name="Cancel").click()
    expect(desk.locator(".line")).to_have_count(0)
    anna.page.keyboard.press("h")
    dialog.get_by_role("button", name="Show all shortest ways").click()
    expect(desk.locator(".line")).not_to_have_count(0)


def test_help_that_was_had_cannot_be_undone(people: People) -> None:
    anna = people.person()
    desk = opens(anna, RICOCHET, SHORT)
    desk.get_by_role("group", name="Moves from here").get_by_role("button", name="show").click()
    helped = re.compile(r"%3B\+hint\+1")
    expect(anna.page).to_have_url(re.compile("live"))
    anna.page.keyboard.press("h")
    expect(anna.page).to_have_url(helped)
    anna.page.keyboard.press("Control+z")
    expect(desk.get_by_role("button", name="Undo")).to_be_disabled()
    expect(anna.page).not_to_have_url(re.compile("live"))
    expect(anna.page).to_have_url(helped)
    anna.page.reload()
    anna.at_the_desk()
    anna.page.keyboard.press("Control+y")
    expect(anna.page).to_have_url(re.compile("live"))
    expect(anna.page).to_have_url(helped)


def test_the_link_to_a_puzzle_is_copied_without_the_moves_and_the_help(people: People) -> None:
    anna = people.person()
    anna.page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', {value: {writeText: async (text) => { window.copied = text; }}})"
    )
    desk = opens(anna, RICOCHET, f"{SHORT}; variant free; moves rE; hint 1")
    desk.locator("summary", has_text="Share, paste").click()
    desk.get_by_role("button", name="Copy a link").click()
    becomes(
        anna.page,
        lambda: parse_qs(urlsplit(anna.page.evaluate("window.copied ?? ''")).query).get("draft"),
        [f"{SHORT}; variant free"],
    )


# -- days ------------------------------------------------------------------------------------------------------------


def test_results_and_the_streak_stay_on_the_device_and_are_never_sent(people: People) -> None:
    anna = people.person()
    sent: list[str] = []
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)
        sent.append(request.post_data or "")

    anna.context.on("request", note)
    anna.page.goto("/games/nim/puzzles")
    links = anna.page.locator("a[href*='/puzzles/2']")
    days: list[str] = links.evaluate_all("all => all.map((link) => link.getAttribute('href'))")
    for url in days[:2]:
        anna.page.goto(url)
        desk = anna.at_the_desk()
        desk.get_by_role("button", name="All good takes").click()
        expect(desk.locator(".line")).not_to_have_count(0)
        heap = re.findall(r"heap (\d)", desk.locator(".line").first.inner_text())[0]
        for pad in desk.locator(f'[data-id^="0/take-{int(heap) - 1}/"]').all():
            pad.click()
            expect(desk.locator(".status")).not_to_have_text("Take so that the other player loses.")
            if "Well done" in desk.locator(".status").inner_text():
                break
            anna.page.keyboard.press("Control+z")
            sees(desk, "Take so that the other player loses.")
        sees(desk, "Well done: the other player loses.")
        expect(anna.page.locator("#streak")).to_contain_text("solved as well as can be")
    expect(anna.page.locator("#streak")).to_contain_text("solved")
    anna.page.goto("/games/nim/puzzles")
    expect(anna.page.locator("#streak")).to_have_text("Days in a row: 2")
    expect(anna.page.locator("[data-done]:visible")).to_have_count(2)
    kept = json.loads(anna.page.evaluate("localStorage.getItem('robacus-puzzles')"))
    assert sorted(kept["nim"].values()) == [0, 0]
    assert [text for text in (*asked, *sent) if "robacus-puzzles" in text or "streak" in text] == []
    assert [text for text in sent if text and set(json.loads(text)) > {"draft", "edit", "board"}] == []


def test_where_the_browser_keeps_nothing_everything_works_without(people: People) -> None:
    anna = people.person()
    anna.context.add_init_script("Object.defineProperty(window, 'localStorage', {get() {throw new Error()}})")
    anna.page.goto("/games/nim/puzzles")
    anna.page.locator(".puzzle-today + p a").click()
    desk = anna.at_the_desk()
    desk.locator('[data-id^="0/take-"]').first.click()
    expect(desk.locator(".status")).not_to_have_text("Take so that the other player loses.")


def test_nonsense_in_the_store_of_the_browser_is_no_result_and_no_wish(people: People) -> None:
    anna = people.person()
    anna.page.goto("/games/nim/puzzles")
    today = anna.page.locator("[data-done]").first.get_attribute("data-done") or ""
    keep = "([name, value]) => localStorage.setItem(name, JSON.stringify(value))"
    for nonsense in (
        "text",
        5,
        None,
        {"nim": "text"},
        {"nim": [1]},
        {"nim": {today: "x"}},
        {"nim": {today: {}}},
    ):
        anna.page.evaluate(keep, ["robacus-puzzles", nonsense])
        anna.page.reload()
        expect(anna.page.locator("#streak")).to_be_hidden()
        expect(anna.page.locator("[data-done]:visible")).to_have_count(0)
    for nonsense in ({"heaps": "x"}, {"heaps": "999"}, {"heaps": {}}, [1], "text"):
        anna.page.evaluate(keep, ["robacus-wishes", {"nim": nonsense}])
        anna.page.reload()
        expect(anna.page.get_by_label("Heaps")).to_have_value("3")


# -- wishes ----------------------------------------------------------------------------------------------------------


def test_an_empty_field_wishes_for_nothing(people: People) -> None:
    anna = people.person()
    anna.page.goto("/games/nim/puzzles")
    anna.page.get_by_label("Heaps").fill("")
    anna.page.get_by_role("button", name="Make a puzzle").click()
    anna.page.wait_for_url("**/desks/puzzle?draft=*")
    expect(anna.page.locator(".board [data-square]")).to_have_count(3)


def test_a_wish_is_looked_for_visibly_and_can_be_stopped_with_everything_still_there(people: People) -> None:
    anna = people.person()
    anna.page.goto("/games/nim/puzzles")
    anna.page.get_by_label("Heaps").fill("5")
    anna.page.route("**/games/nim/puzzles", lambda _route: None)  # the server takes for ever
    anna.page.get_by_role("button", name="Make a puzzle").click()
    expect(anna.page.locator("#making")).to_be_visible()
    anna.page.get_by_role("button", name="Cancel").click()
    expect(anna.page.locator("#made")).to_have_text("Stopped. What you wished for is still here.")
    expect(anna.page.get_by_label("Heaps")).to_have_value("5")
    anna.page.unroute("**/games/nim/puzzles")
    again = anna.page.get_by_role("button", name="Make a puzzle")
    expect(again).to_be_focused()  # whoever has only keys goes on from here
    again.press("Enter")
    anna.page.wait_for_url("**/desks/puzzle?draft=*")
    expect(anna.page.locator(".board [data-square]")).to_have_count(5)


def test_wishes_that_exclude_each_other_are_told_beside_the_field(people: People) -> None:
    anna = people.person()
    anna.page.goto("/games/nim/puzzles")
    anna.page.get_by_label("Heaps").fill("2")
    anna.page.locator("label.switch", has_text="Rare").click()
    anna.page.get_by_role("button", name="Make a puzzle").click()
    expect(anna.page.locator("[data-fault=rare]")).to_contain_text("with two heaps nothing is rare")


def test_wishes_are_still_there_the_next_time(people: People) -> None:
    anna = people.person()
    anna.page.goto("/games/nim/puzzles")
    anna.page.get_by_label("Heaps").fill("4")
    anna.page.get_by_role("button", name="Make a puzzle").click()
    anna.page.wait_for_url("**/desks/puzzle?draft=*")
    anna.page.get_by_role("link", name="Other puzzles").click()
    expect(anna.page.get_by_label("Heaps")).to_have_value("4")


def test_a_wish_that_nothing_fulfils_says_so_after_a_while_and_keeps_the_form(people: People) -> None:
    anna = people.person()
    anna.page.clock.install()
    anna.page.goto("/games/nim/puzzles")
    anna.page.get_by_label("Heaps").fill("5")
    piece = json.dumps({"seed": "s", "next": 2})
    anna.page.route(
        "**/games/nim/puzzles", lambda route: route.fulfill(content_type="application/json", body=piece)
    )
    anna.page.get_by_role("button", name="Make a puzzle").click()
    expect(anna.page.locator("#tried")).to_contain_text("Tried: 1.")
    anna.page.clock.fast_forward(150_000)
    expect(anna.page.locator("#made")).to_contain_text("Nothing like that was found")
    expect(anna.page.locator("#making")).to_be_hidden()
    expect(anna.page.get_by_label("Heaps")).to_have_value("5")


# -- help at a table -------------------------------------------------------------------------------------------------


def test_alone_at_a_table_help_comes_in_a_dialog_and_the_table_stays_as_it_was(people: People) -> None:
    anna = people.person()
    anna.set_up("Anna", "me", game="ricochet-robots", seed=ALONE)
    help_ = anna.page.get_by_role("button", name="Hints for this chip")
    help_.click()
    inside = anna.page.get_by_role("dialog", name="Hints for this chip")
    expect(inside.locator(".squares")).to_be_visible()
    before = anna.page.locator("#status").inner_text()
    anna.page.keyboard.press("h")
    expect(inside.locator(".desk-said")).to_contain_text("There is a way of fewer than")
    inside.locator(".ways-pad button:enabled").first.click()
    expect(inside.locator(".status")).to_contain_text("Moves: 1")
    anna.page.keyboard.press("Escape")
    expect(inside).to_have_count(0)
    expect(anna.page.locator("#status")).to_have_text(before)


def test_where_others_play_too_the_table_offers_no_help(people: People) -> None:
    anna = people.person()
    anna.set_up("Anna", "me", "here:Bert", game="ricochet-robots")
    anna.sees(re.compile("Who sees a way"))
    expect(anna.page.locator("#help")).to_be_hidden()
