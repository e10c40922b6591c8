"""Fast hands, small screens, bad lines and nonsense at a table of Ricochet Robots."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.games.ricochet import (
    SHORT,
    begin,
    bid,
    cell_after,
    first_round,
    middle,
    note,
    seen_at,
    set_table,
    square,
    stands,
    swipe,
)
from tests.browser.people import DESK, PHONE, People, Person, becomes
from tests.browser.test_sight import SMALL, faults

LONG = "Anna with the long name"
NONSENSE = (
    "fly me to the moon", "red sideways", "bid 1000000", "bid", "\N{ROBOT FACE} N", "<b>red</b> N", "x" * 1000,
)  # fmt: skip


def alone(people: People, **options: object) -> Person:
    """Somebody alone, with a chip up: red stands on E16 and wants to get to the red square."""
    anna = people.person(**options)  # type: ignore[arg-type]
    anna.through()
    set_table(anna, "me", **SHORT)
    begin(anna)
    anna.sees("Target: red square. Moves: 0")
    return anna


def test_two_fast_slides_never_go_through_a_wall(people: People) -> None:
    anna = alone(people)
    line = anna.line
    assert line is not None
    start = first_round()
    line.hold()
    anna.page.keyboard.press("ArrowUp")
    anna.page.keyboard.press("ArrowLeft")
    # The first one is seen at once; the second waits for it and goes from where the first one ended.
    seen_at(anna, "red", cell_after(start, "red N")["red"])
    becomes(anna.page, lambda: [message["text"] for message in line.done("do")], ["next", "red N"])
    line.release()
    stands(anna, "red", cell_after(start, "red N", "red W")["red"])
    anna.has_moves("red N", "red W")


def test_a_demonstration_goes_on_after_a_reload(people: People) -> None:
    anna = people.person()
    set_table(anna, "me", "here:Bert", **SHORT)
    begin(anna)
    bid(anna, 0, 3)
    anna.page.keyboard.press("w")
    anna.sees("Anna shows the way: 0 of 3 moves")
    anna.page.keyboard.press("ArrowUp")
    anna.sees("Anna shows the way: 1 of 3 moves")
    anna.page.reload()
    anna.sees("Anna shows the way: 1 of 3 moves")
    stands(anna, "red", cell_after(first_round(), "red N")["red"])
    expect(anna.page.locator("svg.scene .trail-tone")).to_have_count(1)
    anna.page.keyboard.press("ArrowLeft")
    anna.page.keyboard.press("ArrowDown")
    anna.sees("The game is over.")


def test_a_press_counts_whatever_others_do_before_it_ends(people: People) -> None:
    anna = people.person()
    set_table(anna, "me", "here:Bert", **SHORT)
    begin(anna)
    anna.page.locator('[data-id="0/bid/3"]').hover()
    anna.page.mouse.down()
    for key in ("s", "5"):
        anna.page.keyboard.press(key)
    note(anna, 1, "bid 5")
    anna.page.mouse.up()
    note(anna, 0, "bid 3")


def test_robots_go_where_they_are_swiped(people: People) -> None:
    anna = people.person(PHONE, has_touch=True)
    set_table(anna, "me", **SHORT)
    begin(anna)
    anna.sees("Target: red square. Moves: 0")
    ways = {"red N": (0, -60), "red W": (-60, 0), "red S": (0, 60)}
    made: list[str] = []
    for move, (dx, dy) in ways.items():
        here = cell_after(first_round(), *made)["red"]
        square(anna, here).scroll_into_view_if_needed()
        before = anna.page.evaluate("scrollY")
        swipe(anna, here, dx, dy)
        made.append(move)
        stands(anna, "red", cell_after(first_round(), *made)["red"])
        assert anna.page.evaluate("scrollY") == before
    anna.sees("The game is over.")


def test_a_robot_goes_where_one_taps_in_its_line(people: People) -> None:
    anna = people.person(PHONE, has_touch=True)
    set_table(anna, "me", **SHORT)
    begin(anna)
    anna.sees("Target: red square. Moves: 0")
    board = first_round().deal.board
    blue = cell_after(first_round())["blue"]
    there = cell_after(first_round(), "blue N")["blue"]
    row, column = board.row_column(board.named(blue))
    for name in (blue, board.name(board.cell(row - 1, column))):
        square(anna, name).scroll_into_view_if_needed()
        anna.page.touchscreen.tap(*middle(anna, name))
    stands(anna, "blue", there)


def test_what_the_rules_forbid_is_explained_and_costs_nothing(people: People) -> None:
    anna = alone(people)
    anna.page.keyboard.press("ArrowUp")
    anna.sees("Target: red square. Moves: 1")
    anna.page.keyboard.press("ArrowDown")
    expect(anna.page.locator(".toast")).to_contain_text("another robot has to move first")
    anna.sees("Target: red square. Moves: 1")
    stands(anna, "red", cell_after(first_round(), "red N")["red"])


def test_nonsense_is_answered_and_the_table_goes_on(people: People) -> None:
    anna = alone(people)
    fault = anna.page.locator("#command-fault")
    for words in NONSENSE:
        anna.type_move(words)
        expect(fault).to_be_visible()
        expect(fault).not_to_contain_text("ricochet-robots:")
        anna.page.fill("#command-text", "")
        expect(fault).to_be_hidden()
    anna.type_move("red up")
    anna.sees("Target: red square. Moves: 1")


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["320", "360"])
def test_nothing_is_wider_than_a_small_screen(people: People, size: dict[str, int]) -> None:
    anna = people.person(size)
    set_table(anna, "me", "here:Bertholomew the Second", "here:Cleo", name=LONG, **SHORT)
    anna.sees("Ready for the first chip?")
    widths = [anna.width_needed()]
    begin(anna)
    expect(anna.page.locator(".place-controls")).to_have_count(3)
    widths.append(anna.width_needed())
    bid(anna, 0, 12)
    bid(anna, 2, 3)
    note(anna, 2, "bid 3")
    widths.append(anna.width_needed())
    anna.page.keyboard.press("q")
    anna.page.keyboard.press("w")
    anna.sees("Cleo shows the way: 0 of 3 moves")
    widths.append(anna.width_needed())
    for move in ("red N", "red W", "red S"):
        anna.type_move(move)
    anna.sees("The game is over.")
    widths.append(anna.width_needed())
    assert widths == [size["width"]] * 5


@pytest.mark.parametrize(("theme", "size"), [("light", DESK), ("dark", PHONE)], ids=["light", "dark"])
def test_nothing_serious_is_wrong_for_those_who_see_or_hear_otherwise(
    people: People, theme: str, size: dict[str, int]
) -> None:
    anna = people.person(size, color_scheme=theme)
    set_table(anna, "me", "here:Bert", **SHORT)
    anna.sees("Ready for the first chip?")
    found = faults(anna)
    begin(anna)
    expect(anna.page.locator(".place-controls")).to_have_count(2)
    found += faults(anna)
    bid(anna, 0, 3)
    anna.page.keyboard.press("w")
    anna.sees("Anna shows the way: 0 of 3 moves")
    found += faults(anna)
    anna.page.keyboard.press("ArrowUp")
    anna.sees("Anna shows the way: 1 of 3 moves")
    found += faults(anna)
    anna.page.keyboard.press("ArrowLeft")
    anna.page.keyboard.press("ArrowDown")
    anna.sees("The game is over.")
    found += faults(anna)
    assert found == []


def test_what_stands_on_a_square_is_read_aloud(people: People) -> None:
    anna = alone(people)
    state = first_round()
    board = state.deal.board
    assert state.chip is not None
    target = board.name(board.targets[state.chip].cell)
    red = cell_after(state)["red"]
    grid = anna.page.get_by_role("grid", name="Board of 16 × 16 squares")
    expect(grid.get_by_role("row")).to_have_count(16)
    expect(square(anna, red)).to_have_accessible_name(f"{red}, walls below, left: red robot")
    label = square(anna, target).get_attribute("aria-label") or ""
    assert label.startswith(f"{target}, target red square, walls ")
    assert label.endswith(": target of this round")
