"""Playing with keys, fingers and mouse, faster than the picture moves."""

from __future__ import annotations

from playwright.sync_api import FloatRect, expect

from tests.browser.people import PHONE, People, Person, becomes

BLUE_AFTER_UP = (5, 5)
"""Where blue stops going up: under the wall on (5, 4)."""


def slider(people: People, **options: object) -> Person:
    """Somebody alone at a table of Sliders, about to slide."""
    anna = people.person(**options)  # type: ignore[arg-type]
    anna.through()
    anna.set_up("Anna", "me", game="sliders")
    anna.page.locator('[data-id="0/bid/9"]').click()
    anna.sees("Anna slides.")
    return anna


def stands(person: Person, robot: str, column: int, row: int) -> None:
    """The robot stands (soon) on this square, by its name and in the picture."""
    label = f"{'ABCDEFGH'[column]}{row + 1}: {robot}"
    expect(person.page.get_by_role("gridcell", name=label, exact=True)).to_have_count(1)
    piece = person.page.locator(f'.piece[data-key="{robot}"]')
    expect(piece).to_have_css("transform", f"matrix(1, 0, 0, 1, {column + 0.5}, {row + 0.5})")


def square(person: Person, column: int, row: int) -> FloatRect:
    """Where on the screen a square is."""
    box = person.page.locator(f'[data-square="s{column}-{row}"]').bounding_box()
    assert box is not None
    return box


def test_two_fast_slides_neither_pass_a_wall_nor_get_lost(people: People) -> None:
    anna = slider(people)
    anna.page.locator('[data-id="pick/red"]').click()
    line = anna.line
    assert line is not None
    line.hold()
    # Red goes right to the wall at D1, then down from there: not down from where it stood.
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("ArrowDown")
    expect(anna.page.locator('.piece[data-key="red"]')).to_have_css(
        "transform", "matrix(1, 0, 0, 1, 2.5, 0.5)"
    )
    becomes(anna.page, lambda: [message["text"] for message in line.done("do")], ["bid 9", "red right"])
    line.release()
    stands(anna, "red", 2, 5)
    anna.has_moves("bid 9", "red right", "red down")


def test_many_fast_keys_all_count(people: People) -> None:
    anna = slider(people)
    anna.page.locator('[data-id="pick/red"]').click()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        anna.page.keyboard.press(key)
    expect(anna.page.locator("#moves .move")).to_have_count(5)  # it ends where it began
    stands(anna, "red", 0, 0)
    anna.has_moves("bid 9", "red right", "red down", "red left", "red up")


def test_a_slide_that_is_refused_goes_back_and_says_why(people: People) -> None:
    anna = slider(people)
    other = anna.context.new_page()
    other.goto(anna.page.url)
    other.locator('[data-id="pick/blue"]').click()
    line = anna.line
    assert line is not None
    line.hold()
    other.keyboard.press("ArrowUp")
    expect(other.locator("#moves .move")).to_have_text(["bid 9", "blue up"])
    anna.page.locator('[data-id="pick/red"]').click()
    anna.page.keyboard.press("ArrowRight")
    line.release()
    expect(anna.page.locator(".toast")).to_have_text(
        "The table has moved on since you chose that. Look again and choose anew."
    )
    stands(anna, "red", 0, 0)
    stands(anna, "blue", *BLUE_AFTER_UP)


def test_a_slide_that_the_board_forbids_says_so_and_the_next_one_counts(people: People) -> None:
    anna = slider(people)
    anna.page.locator('[data-id="pick/red"]').click()
    anna.page.keyboard.press("ArrowUp")
    expect(anna.page.locator(".toast")).to_have_text("It cannot go that way now.")
    anna.page.keyboard.press("ArrowDown")
    stands(anna, "red", 0, 7)


def test_a_piece_goes_where_it_is_swiped(people: People) -> None:
    anna = slider(people, size=PHONE, has_touch=True)
    box = square(anna, 5, 7)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = anna.page.evaluate("scrollY")
    touch = anna.context.new_cdp_session(anna.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in (10, 20, 30, 40):
        point = {"x": x, "y": y - step}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    stands(anna, "blue", *BLUE_AFTER_UP)
    assert anna.page.evaluate("scrollY") == before


def test_a_piece_goes_where_one_taps_in_its_line(people: People) -> None:
    anna = slider(people, size=PHONE, has_touch=True)
    for column, row in ((5, 7), (5, 6)):
        box = square(anna, column, row)
        anna.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    stands(anna, "blue", *BLUE_AFTER_UP)


def test_a_finger_scrolls_the_page_over_a_board_where_nothing_slides(people: People) -> None:
    anna = people.person(PHONE, has_touch=True)
    anna.set_up("Anna", "me")
    anna.sees("Anna is to move.")
    expect(anna.page.locator("#board > .squares")).to_have_css("touch-action", "auto")


def test_a_whole_game_with_keys_alone(people: People) -> None:
    anna = people.person()
    anna.set_up("Anna", "me", heaps="small")
    anna.sees("Anna is to move.")
    anna.page.keyboard.press("3")
    anna.page.keyboard.press("3")
    anna.sees_heaps(1, 2, 0)
    anna.page.keyboard.press("2")
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("Enter")
    anna.sees_heaps(1, 0, 0)
    anna.page.keyboard.press("1")
    anna.page.keyboard.press("Enter")
    anna.sees("The game is over.")
    anna.has_moves("take 3 3", "take 2 2", "take 1 1")


def test_the_board_is_walked_and_pieces_sent_with_keys(people: People) -> None:
    anna = slider(people)
    grid = anna.page.get_by_role("grid", name="Sliders board")
    expect(grid.get_by_role("row")).to_have_count(8)
    anna.page.get_by_role("gridcell", name="A1: red").focus()
    for key in ("ArrowDown", "ArrowRight", "Home", "Control+End", "ArrowLeft", "ArrowLeft"):
        anna.page.keyboard.press(key)
    expect(anna.page.locator(":focus")).to_have_accessible_name("F8: blue")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(":focus")).to_have_attribute("aria-selected", "true")
    anna.page.keyboard.press("ArrowUp")
    stands(anna, "blue", *BLUE_AFTER_UP)
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("ArrowUp")
    expect(anna.page.locator(":focus")).to_have_accessible_name("F7")


def test_what_is_final_is_asked_first(people: People) -> None:
    anna = slider(people)
    anna.page.get_by_role("button", name="Plant the flag: blue").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Plant the flag here? That ends the game.")
    anna.page.keyboard.press("Escape")
    anna.sees("Anna slides.")
    anna.page.get_by_role("button", name="Plant the flag: blue").click()
    dialog.get_by_role("button", name="Plant the flag: blue").click()
    anna.sees("The flag stands.")


def test_players_at_one_screen_have_a_place_and_a_key_each(people: People) -> None:
    anna = people.person()
    anna.set_up("Anna", "me", "here:Bert", "here:Cleo", game="sliders")
    expect(anna.page.locator(".place-controls")).to_have_count(3)
    anna.page.locator('[data-seat="2"] [data-id="2/bid/4"]').click()
    expect(anna.page.locator(".place-controls")).to_have_count(2)
    anna.page.keyboard.press("s")
    anna.page.keyboard.press("1")
    anna.page.keyboard.press("2")
    expect(anna.page.locator(".place-controls")).to_have_count(1)
    anna.page.locator('[data-id="0/bid/5"]').click()
    anna.sees("Cleo slides.")
    anna.has_moves("bid 4", "bid 12", "bid 5")


def test_those_who_want_no_motion_see_pieces_at_once_where_they_belong(people: People) -> None:
    anna = slider(people, reduced_motion="reduce")
    anna.page.locator('[data-id="pick/red"]').click()
    anna.page.keyboard.press("ArrowRight")
    stands(anna, "red", 2, 0)
    assert anna.page.evaluate("document.getAnimations().length") == 0
