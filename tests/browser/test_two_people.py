"""Two people on two devices play a whole game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.people import People


def test_two_people_create_join_play_to_the_end_and_again(people: People) -> None:
    anna, bert = people.person(), people.person()
    anna.fills_in("Anna", "me", "link", heaps="small")
    bert.follows(anna.link, "Bert")
    for one in (anna, bert):
        one.sees("Anna is to move.")
        one.sees_heaps(1, 2, 3)

    anna.take(2, 3)
    for one in (anna, bert):
        one.sees("Bert is to move.")
        one.sees_heaps(1, 2, 0)
    bert.take(1, 1, seat=1)
    for one in (anna, bert):
        one.sees("Anna is to move.")
        one.sees_heaps(1, 1, 0)
    anna.take(0, 1)
    for one in (anna, bert):
        one.sees("Bert is to move.")
    bert.take(1, 1, seat=1)

    for one in (anna, bert):
        one.sees("The game is over.")
        expect(one.page.locator("#result")).to_contain_text("Bert took the last counter.")
        one.has_moves("take 3 3", "take 2 1", "take 1 1", "take 2 1")

    anna.page.get_by_role("button", name="Rematch").click()
    bert.page.get_by_role("link", name="To the rematch").click()
    for one in (anna, bert):
        one.sees(re.compile("is to move"))
        one.sees_heaps(1, 2, 3)
    assert anna.address == bert.address


def test_whoever_follows_the_link_to_watch_sees_the_board_and_may_do_nothing(people: People) -> None:
    anna, bert = people.two_playing()
    cleo = people.person()
    cleo.page.goto(anna.page.url)
    cleo.sees("Anna is to move.")
    anna.take(0, 1)
    for one in (anna, bert, cleo):
        one.sees_heaps(2, 4, 5)
    expect(cleo.page.locator("#controls button:visible, #actions button")).to_have_count(0)
    expect(cleo.page.locator("#command")).to_be_hidden()
    expect(cleo.page.get_by_text("You are watching")).to_be_visible()
    expect(anna.page.get_by_text("You are watching")).to_be_hidden()
