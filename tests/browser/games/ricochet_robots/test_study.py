"""What the judge says of a round of Ricochet Robots, in the browser: at the table, over its board, in the replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.games.ricochet import HELPED, SHORT, begin, bid, cell_after, first_round, press, set_table
from tests.browser.people import PHONE, People, Person, becomes
from tests.browser.test_sight import COLOURS, faults

THREE = {**SHORT, "end_chips": "3"}
LONGER = ("yellow N", "green E", "blue S", "blue W")
"""One move more than needed."""


def panel(person: Person) -> Locator:
    return person.page.locator("#study")


def way(person: Person, words: str) -> Locator:
    """A way of the list."""
    return panel(person).locator(".line", has_text=re.compile(words))


def over_the_board(person: Person, robot: str, square: str) -> None:
    """In the picture over the table's the robot stands (soon) on this square, by its name."""
    cell = person.page.locator(".overlay").get_by_role(
        "gridcell", name=re.compile(rf"^{square}\b.*: .*{robot} robot")
    )
    expect(cell).to_have_count(1)


def play_round(person: Person, *moves: str, seat: int = 0) -> None:
    """The chip that is up is won by these moves."""
    bid(person, seat, 7)
    press(person, 1 - seat, "pass")
    for move in moves:
        person.type_move(move)
        expect(person.page.locator("#command-text")).to_have_value("")


def test_after_a_round_everybody_sees_how_good_it_was(people: People) -> None:
    anna, bert = people.person(), people.person(locale="fi")
    set_table(anna, "me", "link", seed=HELPED, **THREE)
    bert.join(anna.link, "Bert")
    begin(anna)
    expect(panel(anna)).to_be_hidden()
    bid(anna, 0, 7)
    press(bert, 1, "pass")
    for move in LONGER:
        anna.type_move(move)
        expect(anna.page.locator("#command-text")).to_have_value("")
    expect(panel(anna)).to_contain_text("4 moves: one more than the optimum of 3.")
    expect(panel(bert)).to_contain_text("4 siirtoa: yksi enemmän kuin paras mahdollinen, 3.")
    expect(panel(anna).locator(".study-mark")).to_have_text("+1")
    expect(anna.page.locator("#live")).to_contain_text("4 moves: one more than the optimum of 3.")
    becomes(
        anna.page,
        panel(anna).locator(".line").all_inner_texts,
        [
            "Blue\u00a0←, Blue\u00a0↓, Blue\u00a0← (1 robot)",
            "Green\u00a0→, Blue\u00a0↓, Blue\u00a0← (2 robots)",
            "Yellow\u00a0↑, Green\u00a0→, Blue\u00a0↓, Blue\u00a0← (3 robots, as shown)",
        ],
    )


def test_a_way_is_played_over_the_board_and_then_the_table_is_back(people: People) -> None:
    anna = people.person()
    set_table(anna, "me", "here:Bert", seed=HELPED, **THREE)
    begin(anna)
    start = cell_after(first_round(HELPED))
    play_round(anna, *LONGER)
    table = anna.page.locator("#board")
    way(anna, "^Green").click()
    expect(table).to_be_hidden()
    over_the_board(anna, "green", cell_after(first_round(HELPED), "green E")["green"])
    # Nobody has touched anything: it plays to its end by itself.
    over_the_board(anna, "blue", cell_after(first_round(HELPED), "green E", "blue S", "blue W")["blue"])
    expect(anna.page.locator("#live")).to_contain_text("3: Blue goes west.")
    expect(panel(anna)).to_contain_text("3 of 3")
    panel(anna).get_by_role("button", name="To the beginning").click()
    for robot, square in start.items():
        over_the_board(anna, robot, square)
    # Another way begins where this one did.
    way(anna, "as shown").click()
    over_the_board(anna, "yellow", cell_after(first_round(HELPED), "yellow N")["yellow"])
    anna.page.keyboard.press("Escape")
    expect(table).to_be_visible()
    expect(anna.page.locator(".overlay")).to_be_hidden()
    expect(way(anna, "as shown")).to_be_focused()


def test_with_keys_alone_a_way_is_stepped_and_nothing_moves_at_the_table(people: People) -> None:
    anna = people.person()
    set_table(anna, "me", seed=HELPED, **THREE)
    begin(anna)
    for move in LONGER:
        anna.type_move(move)
        expect(anna.page.locator("#command-text")).to_have_value("")
    anna.sees(re.compile("Anna has won"))
    # Alone the last slide could still be taken back: the verdict comes with the next chip.
    expect(panel(anna)).to_contain_text("The judge speaks once the last move cannot be taken back any more.")
    anna.page.locator("h1").click()
    anna.page.keyboard.press("n")
    anna.sees(re.compile("Moves: 0$"))
    summary = panel(anna).locator("summary")
    expect(summary).to_contain_text("one more than the optimum of 3")
    expect(way(anna, "^Green")).to_be_hidden()
    summary.focus()
    anna.page.keyboard.press("Enter")
    way(anna, "^Green").focus()
    anna.page.keyboard.press("Enter")
    expect(panel(anna)).to_contain_text("3 of 3")
    for key, at in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        anna.page.keyboard.press(key)
        expect(panel(anna)).to_contain_text(f"{at} of 3")
    for key in ("r", "ArrowDown", "g", "x"):
        anna.page.keyboard.press(key)
    anna.page.keyboard.press("Escape")
    anna.sees(re.compile("Moves: 0$"))
    expect(anna.page.locator("#board")).to_be_visible()


def test_the_ways_of_a_round_that_nobody_won_stay_hidden(people: People) -> None:
    anna = people.person()
    set_table(anna, "me", "here:Bert", seed=HELPED, **THREE)
    begin(anna)
    for seat in (0, 1):
        press(anna, seat, "pass")
    expect(panel(anna)).to_contain_text("Nobody found it: 3 moves would have done.")
    expect(panel(anna)).to_contain_text("The ways are shown once the robots have moved")
    expect(panel(anna).locator(".line")).to_have_count(0)


def test_whoever_has_to_move_sees_the_table_again(people: People) -> None:
    anna = people.person()
    set_table(anna, "me", "here:Bert", seed=HELPED, **THREE)
    begin(anna)
    play_round(anna, *LONGER)
    way(anna, "^Green").click()
    expect(anna.page.locator("#board")).to_be_hidden()
    press(anna, 0, "next")
    expect(anna.page.locator("#status")).to_have_text(re.compile("^Target: "))
    expect(anna.page.locator("#board")).to_be_hidden()
    bid(anna, 0, 9)
    press(anna, 1, "pass")
    anna.sees(re.compile("Anna shows the way"))
    expect(anna.page.locator("#board")).to_be_visible()


def test_a_verdict_that_cannot_be_had_says_so_and_can_be_asked_for_again(people: People) -> None:
    anna = people.person()
    anna.offline_allowed = True
    set_table(anna, "me", "here:Bert", seed=HELPED, **THREE)
    begin(anna)
    anna.page.route("**/study/*", lambda route: route.abort("connectionfailed"))
    play_round(anna, *LONGER)
    expect(panel(anna)).to_contain_text("The verdict could not be loaded.")
    anna.page.unroute("**/study/*")
    panel(anna).get_by_role("button", name="Try again").click()
    expect(panel(anna)).to_contain_text("4 moves: one more than the optimum of 3.")


@pytest.mark.parametrize(("theme", "rules"), [("light", []), ("dark", COLOURS)], ids=["light", "dark"])
def test_the_verdict_can_be_read_and_used_by_everybody(people: People, theme: str, rules: list[str]) -> None:
    anna = people.person(color_scheme=theme)
    set_table(anna, "me", "here:Bert", seed=HELPED, **THREE)
    begin(anna)
    play_round(anna, *LONGER)
    expect(panel(anna)).to_contain_text("one more than the optimum of 3")
    assert faults(anna, *rules) == []
    way(anna, "^Green").click()
    expect(panel(anna)).to_contain_text("3 of 3")
    assert faults(anna, *rules) == []


def test_the_replay_has_the_verdict_of_every_round(people: People) -> None:
    anna = people.person(PHONE)
    set_table(anna, "me", "here:Bert", seed=HELPED, **SHORT)
    begin(anna)
    play_round(anna, *LONGER)
    anna.sees("The game is over.")
    expect(panel(anna)).to_contain_text("one more than the optimum of 3")
    anna.page.locator("#result").get_by_role("link", name="Replay").click()
    anna.page.wait_for_url("**/replay*")
    expect(anna.page.locator("#loading")).to_be_hidden()
    expect(panel(anna)).to_be_hidden()
    anna.page.get_by_role("button", name="To the end").click()
    expect(panel(anna)).to_contain_text("4 moves: one more than the optimum of 3.")
    assert anna.width_needed() == PHONE["width"]
    way(anna, "^Green").click()
    over_the_board(anna, "blue", cell_after(first_round(HELPED), "green E", "blue S", "blue W")["blue"])
    expect(panel(anna).locator(".transport")).to_be_in_viewport(ratio=1)
    assert anna.width_needed() == PHONE["width"]
    # Whoever goes on in the replay sees the replay.
    anna.page.locator("#back").click()
    expect(anna.page.locator("#board")).to_be_visible()
