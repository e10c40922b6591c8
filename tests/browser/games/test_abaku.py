"""Abaku in the browser: a whole game on one screen, tiles by hand, by two taps and by typing, and a joker."""

from __future__ import annotations

from playwright.sync_api import expect

from robacus.games.abaku import GAME
from robacus.games.abaku.notation import Place
from robacus.games.abaku.state import faces
from tests.browser.games.abaku import (
    SMALL,
    begin,
    best,
    button,
    drag,
    has_laid,
    has_rack,
    held,
    news,
    square,
)
from tests.browser.people import People

NAMES = ("Anna", "Bert")
FRENCH = {"1": "&", "2": "é", "3": '"', "4": "'", "5": "(", "6": "-", "7": "è", "8": "_", "9": "ç", "0": "à"}
"""What the keys of digits write on a French keyboard without Shift."""


def test_two_people_on_one_screen_play_a_whole_game(people: People) -> None:
    anna = people.person(reduced_motion="reduce")
    state = begin(anna, "me", "here:Bert", seed=4, **SMALL)
    while state.ending is None:
        name = NAMES[state.turn]
        anna.opens_curtain(name)
        anna.sees(f"{name} begins: cover C3 in the middle." if not state.turns else f"{name} is to move.")
        has_rack(anna, faces(state.racks[state.turn]))
        placement = best(state)
        if placement is None:
            anna.page.keyboard.press("p")
            anna.page.get_by_role("dialog").get_by_role("button", name="Pass").click()
            state = GAME.apply(state, state.turn, GAME.read_action("pass"), 0)[-1].state
        else:
            before = state
            for tile in placement:
                square(anna, f"{'ABCDE'[tile.column]}{tile.row + 1}").focus()
                anna.page.keyboard.press(f"Digit{tile.digit}")
            expect(button(anna, "play")).to_be_enabled()
            anna.page.keyboard.press("Enter")
            state = GAME.apply(before, before.turn, GAME.read_action(GAME.write_action(Place(placement))), 0)[
                -1
            ].state
        if state.ending is None:
            anna.page.locator('[data-id="handover"]').click()
    outcome = GAME.outcome(state)
    assert outcome is not None
    expect(anna.page.locator("#result")).to_contain_text(str(round(max(outcome.scores))))
    for seat, score in enumerate(state.finals):
        expect(anna.page.locator(f'.seat[data-seat="{seat}"] .seat-score')).to_have_text(str(score))


def test_tiles_and_their_order_stay_whatever_the_others_do(people: People) -> None:
    anna, bert = people.person(), people.person()
    state = begin(anna, "me", "link", seed=2)
    bert.join(anna.link, "Bert")
    first, other = (anna, bert) if state.turn == 0 else (bert, anna)
    for one in (anna, bert):
        expect(one.page.locator("[data-held]")).to_have_count(5)
    dealt = faces(state.racks[1 - state.turn])
    has_rack(other, dealt)
    button(other, "sort").click()
    has_rack(other, "".join(sorted(dealt)))
    drag(other, held(other, 4), held(other, 0))
    moved = sorted(dealt)[4] + "".join(sorted(dealt)[:4])
    has_rack(other, moved)
    held(other, 0).click()
    square(other, "A1").click()
    has_rack(other, moved[1:])
    drag(other, held(other, 0), square(other, "B1"))
    laid = "".join(sorted(moved[:2]))

    def lies_as_it_lay() -> None:
        has_laid(other, laid)
        has_rack(other, moved[2:])

    lies_as_it_lay()
    expect(button(other, "play")).to_be_disabled()
    placement = best(state)
    assert placement is not None
    first.type_move(GAME.write_action(Place(placement)))
    other.sees(f"{NAMES[1 - state.turn]} is to move.")
    news(other, "At least one new tile has to touch a tile on the board.")
    lies_as_it_lay()
    other.page.reload()
    lies_as_it_lay()
    button(other, "recall").click()
    has_laid(other, "")
    has_rack(other, moved)


def test_digits_are_typed_on_any_keyboard(people: People) -> None:
    """As Czech and French keyboards send them, and as the number pad does."""
    anna = people.person(reduced_motion="reduce")
    state = begin(anna, "me", seed=7)
    placement = best(state)
    assert placement is not None
    expect(anna.page.locator("[data-held]")).to_have_count(5)
    down = len({tile.column for tile in placement}) == 1
    square(anna, f"{'ABCDEFGHIJKLMNO'[placement[0].column]}{placement[0].row + 1}").click()
    if down:
        anna.page.keyboard.press("Space")
    for index, tile in enumerate(placement):
        pad = {"key": tile.digit, "code": f"Numpad{tile.digit}"}
        french = {"key": FRENCH[tile.digit], "code": f"Digit{tile.digit}"}
        anna.page.evaluate(
            "init => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', init))",
            {**(pad if index % 2 else french), "bubbles": True, "cancelable": True},
        )
    score = state.position.judge(placement).score
    news(anna, f"{score} points")
    anna.page.keyboard.press("Backspace")
    has_laid(anna, "".join(sorted(tile.digit for tile in placement[:-1])))
    anna.page.keyboard.press(f"Digit{placement[-1].digit}")
    news(anna, f"{score} points")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator('.seat[data-seat="0"] .seat-score')).to_have_text(str(score))
    expect(anna.page.locator("[data-held]")).to_have_count(5)


def test_tiles_are_exchanged_and_a_joker_gets_its_digit(people: People) -> None:
    """A bag of zeros: the eighth is a joker."""
    anna = people.person({"width": 360, "height": 740}, has_touch=True)
    begin(anna, "me", seed=5, bag="90 1 1 1 1 1 1 1 1 1")
    page = anna.page
    expect(page.locator("[data-held]")).to_have_count(5)
    for time in (1, 2):
        button(anna, "exchange").click()
        expect(button(anna, "exchange-now")).to_be_disabled()
        for place in range(5):
            held(anna, place).tap()
        button(anna, "exchange-now").click()
        expect(page.locator("#moves .move")).to_have_count(time)
        expect(button(anna, "shuffle")).to_be_visible()
    expect(page.locator('[data-held][aria-label="joker"]').first).to_be_visible()
    page.locator('[data-held][aria-label="joker"]').first.tap()
    square(anna, "H8").tap()
    page.get_by_role("button", name="Joker as 4").click()
    has_laid(anna, "4")
    news(anna, "No example holds all your new tiles.")
    square(anna, "H8").tap()
    page.get_by_role("button", name="Joker as 7").click()
    has_laid(anna, "7")
    assert anna.width_needed() <= 360
    # Its digit is chosen in the tray as well: by pressing it again and again, by the buttons below it, by keys.
    button(anna, "recall").tap()
    joker = page.locator('[data-held][aria-label="Joker as 7"]')
    joker.tap()
    for digit in "890":
        page.locator(".game-panel .pad").get_by_role("button", name=f"Joker as {digit}").wait_for()
        page.locator("[data-held][aria-pressed=true]").tap()
        expect(page.locator("[data-held][aria-pressed=true]")).to_have_attribute(
            "aria-label", f"Joker as {digit}"
        )
    page.locator(".game-panel .pad").get_by_role("button", name="Joker as 5").tap()
    page.locator("[data-held][aria-pressed=true]").press("6")
    square(anna, "H8").tap()
    has_laid(anna, "6")
    page.reload()
    expect(page.locator(".game-panel .notice")).to_be_visible()
    has_laid(anna, "6")
