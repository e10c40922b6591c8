"""Whole games of Ricochet Robots in the browser: several devices, one screen, alone, against a bot."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.games.ricochet import (
    ALONE,
    HELPED,
    KEYS,
    SAND,
    SHORT,
    begin,
    bid,
    cell_after,
    first_round,
    note,
    press,
    set_table,
    square,
    stands,
)
from tests.browser.people import People, Person


def slide_by_click(person: Person, robot: str, here: str, there: str) -> None:
    """Click on a robot that is not chosen yet, then on a square in its line."""
    square(person, here).click()
    expect(person.page.locator(f'[data-id="pick/robot-{robot}"]')).to_have_attribute("aria-pressed", "true")
    square(person, there).click()


def test_two_people_on_two_devices_bid_fail_show_and_win(people: People) -> None:
    anna, bert = people.person(), people.person()
    anna.fills_in("Anna", "me", "link", game="ricochet-robots", seed=HELPED, glass_by="hand", **SAND)
    bert.follows(anna.link, "Bert")
    both = (anna, bert)
    begin(anna)
    for one in both:
        one.sees("Target: blue square. Who sees a way?")
    bid(bert, 1, 2)
    for one in both:
        one.sees("Bert bids 2. Who sees a shorter way?")
        note(one, 1, "bid 2")
    bid(anna, 0, 3)
    for one in both:
        note(one, 0, "bid 3")

    # Bert turns the glass, the sand runs out: he shows, and his two moves do not get there.
    press(bert, 1, "turn")
    for one in both:
        one.sees("Bert shows the way: 0 of 2 moves")
    expect(anna.page.locator("#controls button:visible")).to_have_count(0)
    start = cell_after(first_round(HELPED))
    there = cell_after(first_round(HELPED), "green E")
    slide_by_click(bert, "green", start["green"], there["green"])
    for one in both:
        one.sees("Bert shows the way: 1 of 2 moves")
        stands(one, "green", there["green"])
        expect(one.page.locator("svg.scene .tone-green > .trail-tone")).to_have_count(1)
    bert.type_move("g n")
    for one in both:
        one.sees("Anna shows the way: 0 of 3 moves")
        note(one, 1, "2 did not work")
        for robot, at in start.items():
            stands(one, robot, at)
        expect(one.page.locator("svg.scene .trail-tone")).to_have_count(0)

    # Anna's way works: with the arrow keys, blue being the one that is chosen at first.
    page = anna.page
    page.keyboard.press("g")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("b")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowLeft")
    last = cell_after(first_round(HELPED), "green E", "blue S", "blue W")
    for one in both:
        one.sees("The game is over.")
        expect(one.page.locator("#result")).to_contain_text("Won by Anna")
        stands(one, "blue", last["blue"])
    moves = ("bid 2", "bid 3", "green E", "green N", "green E", "blue S", "blue W")
    for one in both:
        one.has_moves(*moves)
    expect(bert.page.locator("#moves > li").last).to_contain_text(
        "Anna wins the chip (blue square) with 3 moves."
    )

    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay*")
    stands(anna, "blue", start["blue"])
    page.keyboard.press("End")
    stands(anna, "blue", last["blue"])
    anna.sees("The game is over.")


def test_three_at_one_screen_have_a_place_and_keys_each(people: People) -> None:
    anna = people.person()
    set_table(anna, "me", "here:Bert", "here:Cleo", **SHORT)
    page = anna.page
    expect(page.get_by_role("button", name="Next chip")).to_have_count(1)
    page.keyboard.press("n")
    expect(page.locator(".place-controls")).to_have_count(3)
    for place in range(3):
        expect(page.locator(".place-controls").nth(place)).to_be_in_viewport(ratio=1)
    # Bert by his letter, Cleo by hers, Anna by a tap.
    page.keyboard.press("s")
    page.keyboard.press("5")
    page.keyboard.press("d")
    page.keyboard.press("1")
    page.keyboard.press("1")
    bid(anna, 0, 3)
    anna.sees("Anna bids 3. Who sees a shorter way?")
    expect(page.locator("#clock")).to_have_attribute("aria-label", "Sand glass")
    for seat, number in ((0, 3), (1, 5), (2, 11)):
        note(anna, seat, f"bid {number}")
    page.keyboard.press("w")
    page.keyboard.press("e")
    # Everybody else has passed: nobody waits for the sand.
    anna.sees("Anna shows the way: 0 of 3 moves")
    expect(page.locator(".place-controls")).to_have_count(1)
    page.keyboard.press("x")
    page.get_by_role("dialog").get_by_role("button", name="Give up this way").click()
    anna.sees("Bert shows the way: 0 of 5 moves")
    note(anna, 2, "next")
    for move in ("red N", "red W", "red S"):
        anna.type_move(move)
    anna.sees("The game is over.")
    expect(page.locator("#result")).to_contain_text("Won by Bert")
    # The place to type is gone; the focus is where it goes on.
    expect(page.locator("#result")).to_be_focused()
    anna.has_moves("bid 5", "bid 11", "bid 3", "pass", "pass", "red N", "red W", "red S")


def test_alone_with_the_keyboard_only(people: People) -> None:
    anna = people.person()
    set_table(anna, "me", **SHORT)
    press_key = anna.page.keyboard.press
    anna.sees("Ready for the first chip?")
    press_key("n")
    anna.sees("Target: red square. Moves: 0")
    # Red is chosen already.
    press_key(KEYS["N"])
    anna.sees("Target: red square. Moves: 1")
    press_key("Backspace")
    anna.sees("Target: red square. Moves: 0")
    stands(anna, "red", cell_after(first_round())["red"])
    press_key("b")
    press_key(KEYS["N"])
    anna.sees("Target: red square. Moves: 1")
    press_key("Backspace")
    anna.sees("Target: red square. Moves: 0")
    press_key("r")
    for heading in "NWS":
        press_key(KEYS[heading])
    anna.sees("The game is over.")
    stands(anna, "red", cell_after(first_round(), "red N", "red W", "red S")["red"])


def test_alone_a_slide_is_taken_back(people: People) -> None:
    anna = people.person()
    set_table(anna, "me", **SHORT)
    begin(anna)
    anna.sees("Target: red square. Moves: 0")
    anna.page.keyboard.press("ArrowUp")
    anna.sees("Target: red square. Moves: 1")
    anna.page.get_by_role("button", name="Undo").click()
    anna.sees("Target: red square. Moves: 0")
    stands(anna, "red", cell_after(first_round())["red"])


def test_whoever_plays_now_has_a_bot_to_play_with(people: People) -> None:
    anna = people.person()
    page = anna.page
    page.goto("/")
    card = page.locator(".game-card, article, li", has=page.get_by_text("Ricochet Robots", exact=True)).first
    card.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/tables/*")
    expect(page.locator("#status")).to_have_text(re.compile("Who sees a (shorter )?way"))
    expect(page.locator("#seats .seat-name")).to_have_text(["Player 1", "Robo"])


def test_the_numbers_are_one_stop_for_the_tab_key(people: People) -> None:
    anna = people.person()
    set_table(anna, "me", "here:Bert", **SHORT)
    begin(anna)
    for key in ("a", "ArrowRight", "ArrowRight"):
        anna.page.keyboard.press(key)
    expect(anna.page.locator('[data-id="0/bid/4"]')).to_be_focused()
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Shift+Tab")
    expect(anna.page.locator('[data-id="0/bid/4"]')).to_be_focused()


def test_a_digit_that_was_typed_and_left_alone_is_no_part_of_a_later_bid(people: People) -> None:
    anna = people.person()
    set_table(anna, "me", "here:Bert", **SHORT)
    begin(anna)
    for key in ("s", "1", "a", "s", "5"):
        anna.page.keyboard.press(key)
    note(anna, 1, "bid 5")


def test_a_bot_bids_shows_its_way_and_wins(people: People) -> None:
    anna = people.person()
    set_table(anna, "me", "bot-strong", **SHORT)
    begin(anna)
    # It takes its time to see the way.
    note(anna, 1, "bid 3")
    press(anna, 0, "pass")
    expect(anna.page.locator("#result")).to_contain_text("Won by Robo")
    expect(anna.page.locator("#moves .move")).to_have_count(2 + 3)


def test_the_glass_is_turned_by_the_first_bid(people: People) -> None:
    anna = people.person()
    set_table(anna, "me", "here:Bert", **SAND)
    begin(anna)
    bid(anna, 1, 6)
    anna.sees("Bert shows the way: 0 of 6 moves")


def test_a_chip_that_nobody_wants_goes_back(people: People) -> None:
    anna = people.person()
    set_table(anna, "me", "here:Bert", seed=ALONE, **SHORT)
    begin(anna)
    anna.page.keyboard.press("q")
    note(anna, 0, "passes")
    anna.page.keyboard.press("w")
    anna.sees("Nobody has found a way: the chip goes back.")
    expect(anna.page.locator(".fact", has_text="Chips left")).to_contain_text("17")
