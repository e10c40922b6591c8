"""Robogem in a real browser: programs are arranged by tap, keys and drag, run card by card, and a game has an end."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.people import PHONE, People, Person, becomes

SEED = f"{5:032x}"
"""Ann's first hand is F F F L f with functions, F F F L L without."""
QUICK = {"width": 1280, "height": 900}


def set_table(person: Person, *seats: str, seed: str = SEED, **options: str) -> None:
    """Set a table up where Ann begins."""
    person.set_up("Ann", *seats, game="robogem", seed=seed, **{"starter": "1", **options})


def row(person: Person, name: str) -> Locator:
    """A row of the bench: hand, program or function."""
    return person.page.locator(f'.bench-row[data-row="{name}"] .bench-cards')


def has_cards(person: Person, **rows: str) -> None:
    """The letters of the cards in these rows are so (soon)."""
    names = {"Forward": "F", "Left": "L", "Right": "R", "Function": "f"}

    def cards(name: str) -> str:
        labels = (
            row(person, name)
            .locator(".bench-card")
            .evaluate_all("all => all.map((card) => card.getAttribute('aria-label'))")
        )
        return "".join(names[label.partition(",")[0]] for label in labels)

    becomes(person.page, lambda: {name: cards(name) for name in rows}, rows)


def test_cards_go_to_the_program_by_tap_by_key_and_by_drag_and_nothing_is_played_before(
    people: People,
) -> None:
    ann = people.person(QUICK)
    set_table(ann, "me", "here:Bob", functions="on", dry_run="all")
    page = ann.page
    hand = "FFFLf"
    has_cards(ann, hand=hand)
    row(ann, "hand").locator(".bench-card").first.click()
    has_cards(ann, program=hand[0])
    page.keyboard.press("1")
    has_cards(ann, program=hand[:2])
    page.keyboard.press("Backspace")
    has_cards(ann, program=hand[0])
    row(ann, "hand").locator(".bench-card").last.drag_to(row(ann, "function"))
    has_cards(ann, function=hand[-1], hand=hand[1:-1])
    # Tap-tap: lift the card of the program, and put it back into the hand.
    row(ann, "program").locator(".bench-card").click()
    expect(row(ann, "program").locator(".bench-card")).to_have_attribute("aria-pressed", "true")
    row(ann, "hand").locator(".bench-card").first.click()
    has_cards(ann, program="", hand=hand[:-1])
    # A card that is not there is named.
    page.keyboard.press("r")
    expect(page.locator(".bench-say")).to_have_text("Right (R) is not in your hand.")
    ann.sees("Ann, write a program!")
    ann.has_moves()


def test_the_dry_run_shows_a_ghost_before_and_the_program_runs_after(people: People) -> None:
    ann = people.person(QUICK)
    set_table(ann, "me", "here:Bob", dry_run="all")
    page = ann.page
    expect(row(ann, "hand").locator(".bench-card")).to_have_count(5)
    page.keyboard.press("f")
    page.keyboard.press("f")
    expect(page.locator(".bench-say")).to_have_text("Ends on C1, looking right.")
    expect(page.locator("svg.scene .ghost")).not_to_have_count(0)
    page.get_by_role("button", name="Run the program").focus()
    page.keyboard.press("Enter")
    ann.sees("Bob, write a program!")
    # Whoever works with keys goes on where they were.
    expect(row(ann, "hand").locator(".bench-card").first).to_be_focused()
    ann.has_moves("FF")
    expect(page.locator("svg.scene > g > .ghost")).to_have_count(0)
    expect(page.get_by_role("gridcell", name=re.compile(r"^C1: red robot"))).to_have_count(1)


def test_a_card_that_fails_is_shown_with_the_reason(people: People) -> None:
    ann = people.person(QUICK)
    set_table(ann, "me", "here:Bob")
    ann.type_move("LF")
    ann.sees("A bug in the program of Ann: forward would lead off the board. Bob, write a program!")
    expect(ann.page.locator('.piece[data-key="mark-card"]')).to_have_count(1)


def test_a_program_can_be_held_and_stepped_and_the_next_hand_comes_when_it_has_been_seen(
    people: People,
) -> None:
    ann = people.person(QUICK)
    page = ann.page
    # The speed that this device remembers.
    page.add_init_script(
        "localStorage.getItem('robacus-speed') ?? localStorage.setItem('robacus-speed', '0.5')"
    )
    set_table(ann, "me", "here:Bob", functions="on", closed_hands="on")
    ann.opens_curtain("Ann")
    bench, transport, curtain = (
        page.locator(".bench"),
        page.locator("#controls .transport"),
        page.locator("#handover"),
    )
    expect(bench).to_be_visible()
    expect(transport).to_be_hidden()
    with ann.stopped():
        ann.type_move("FLfF +F")
        transport.get_by_role("button", name="Stop").click()
        expect(transport.get_by_role("button", name="Go on")).to_be_visible()
    expect(transport.locator("select")).to_have_value("0.5")
    expect(bench).to_be_hidden()
    expect(curtain).to_be_empty()
    page.locator("h1").click()
    told = ["Ann: card 1 of 4.", "Ann: card 2 of 4.", "Function: Ann: card 3 of 4."]
    for words in told:
        page.keyboard.press("ArrowRight")
        ann.sees(words)
    marks = [page.locator(f'.piece[data-key="{key}"]') for key in ("mark-card", "mark-inner")]
    expect(marks[0]).to_have_count(1)
    expect(marks[1]).to_have_count(0)
    # What happens is told as it is seen.
    expect(transport.locator(".transport-say")).to_have_text(
        "Ann calls the function: its cards run, then the program goes on."
    )
    page.keyboard.press("ArrowRight")
    ann.sees("A bug in the program of Ann: forward would lead off the board.")
    expect(marks[1]).to_have_count(1)
    expect(page.locator("#live")).to_contain_text("card 3: forward would lead off the board.")
    # The cards that Ann has drawn meanwhile are not to be seen yet, nor can the screen be handed on.
    expect(page.locator('#seats .seat[data-seat="0"] .seat-note')).to_have_text("ƒ: F")
    expect(bench).to_be_hidden()
    expect(curtain).to_be_empty()
    for _key in range(3):
        page.keyboard.press("+")
    expect(transport.locator("select")).to_have_value("4")
    page.keyboard.press("End")
    expect(transport).to_be_hidden()
    # Whoever watches can choose the speed before anything is to be seen.
    cleo = people.person(QUICK)
    cleo.page.goto(ann.address)
    watched = cleo.page.locator("#controls .transport")
    expect(watched.get_by_role("button", name="Stop")).to_be_disabled()
    watched.locator("select").select_option("8")
    curtain.get_by_role("button").click()
    ann.opens_curtain("Bob")
    expect(bench).to_be_visible()
    page.reload()
    ann.opens_curtain("Bob")
    ann.type_move("F")
    expect(transport.locator("select")).to_have_value("4")


def test_a_typed_turn_that_is_not_possible_names_the_card(people: People) -> None:
    ann = people.person(QUICK)
    set_table(ann, "me", "here:Bob")
    ann.type_move("RRRRRR")
    expect(ann.page.locator("#command-fault")).to_contain_text("Right (R)")


def test_a_whole_game_on_a_phone_against_a_bot_and_its_replay(people: People) -> None:
    ann = people.person(PHONE, reduced_motion="reduce")
    ann.page.add_init_script("localStorage.setItem('robacus-speed', '8')")
    set_table(ann, "me", "bot-normal", board="R...G/....*/...**/Y...B", functions="on")
    page = ann.page
    expect(row(ann, "hand").locator(".bench-card")).to_have_count(5)
    assert ann.width_needed() <= PHONE["width"]
    # The open hand of the other one is there whole.
    notes = page.locator("#seats .seat-note")
    cut = "all => all.map((note) => note.scrollWidth - note.clientWidth)"
    becomes(page, lambda: notes.evaluate_all(cut), [0, 0])
    # Whoever puts a program together sees all rows and the whole board.
    for name in ("program", "function", "hand"):
        expect(row(ann, name)).to_be_in_viewport(ratio=1)
    for corner in ("A1", "E4"):
        expect(page.locator(f'#board [data-square="{corner}"]')).to_be_in_viewport(ratio=1)
    result = page.locator("#result")
    bench = page.locator(".bench")
    for turn in range(1, 40):
        expect(bench.or_(result).filter(visible=True)).to_be_visible()
        if result.is_visible():
            break
        bench.get_by_role("button", name="Play no card").click()
        # Once the turn is in the list the bench shows what there is to do after it.
        expect(page.locator("#moves .move").nth(2 * turn - 1)).to_be_attached()
    expect(result).to_be_visible()
    expect(result).to_contain_text("has brought 3 diamonds home and wins at once.")
    result.get_by_role("link").first.click()
    page.wait_for_url("**/replay*")
    expect(notes).to_have_count(2)
    becomes(page, lambda: notes.evaluate_all(cut), [0, 0])
    page.locator("#last").click()
    expect(page.locator("#status")).to_have_text("The game is over.")
    # The judge says how good the last turn was, and its program can be seen running over the board.
    study = page.locator("#study")
    expect(study).to_contain_text("This wins the game.")
    study.locator(".line", has_text="wins (as played)").click()
    expect(page.locator("#board")).to_be_hidden()
    expect(
        page.locator(".overlay").get_by_role("gridcell", name=re.compile("^E4, .*: blue robot"))
    ).to_have_count(1)
    assert ann.width_needed() <= PHONE["width"]


def test_closed_hands_on_one_screen_have_a_curtain_and_open_ones_have_none(people: People) -> None:
    ann = people.person(QUICK)
    set_table(ann, "me", "here:Bob", closed_hands="on")
    ann.opens_curtain("Ann")
    expect(row(ann, "hand").locator(".bench-card")).to_have_count(5)
    expect(ann.page.locator('#seats .seat[data-seat="1"]')).to_contain_text("5 cards")
    ann.type_move("-")
    ann.page.get_by_role("button", name=re.compile("Bob")).click()
    ann.opens_curtain("Bob")
    expect(ann.page.locator('#seats .seat[data-seat="0"]')).to_contain_text("5 cards")
