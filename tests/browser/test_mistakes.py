"""The page of mistakes in front of people: what is kept, how it is looked at again, and what else may stand in the
browser's store.  One walk leads through Abaku's trainer as a child goes through it."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote_plus

from playwright.sync_api import Locator, expect

from robacus.games.abaku.desk_puzzle_draft import read_draft
from robacus.games.abaku.notation import write_tile
from robacus.games.abaku.tasks import Find, Rack
from tests.browser.people import PHONE, People, Person, becomes
from tests.browser.test_sight import SMALL, faults

TRAINER = "/games/abaku/desks/puzzle"
RACK = "rack 135; board ..d.. .T.d. d41.d .d.T. ..d..; level plus_minus 20 small"
STORE = "robacus-mistakes"


def opens(person: Person, draft: str) -> Locator:
    person.page.goto(f"{TRAINER}?draft={quote_plus(draft)}")
    return person.at_the_desk()


def says(desk: Locator, words: str) -> None:
    expect(desk.locator(".status")).to_have_text(words)


def keeps(person: Person, *answers: str, game: str = "abaku") -> None:
    """In the browser's store are (soon) these wrong answers."""

    def kept() -> list[str]:
        found = json.loads(person.page.evaluate(f"localStorage.getItem('{STORE}')") or "{}")
        return [one["answer"] for one in found.get(game, [])]

    becomes(person.page, kept, list(answers))


def test_a_child_finds_fills_and_lays_and_learns_from_its_mistakes(people: People) -> None:
    anna = people.person()
    page = anna.page
    desk = opens(anna, "find 16824; level all 100 middle")

    # Two taps on tiles that are no example: why not is told, and where.
    desk.locator('[data-square="B"]').click()
    says(desk, "From 6 on B: where does the example end?")
    desk.locator('[data-square="D"]').click()
    expect(desk.locator(".desk-said")).to_have_text("682 is no example.")
    expect(desk.locator(".notice li").first).to_have_text("6 + 8 is 14, not 2.")
    expect(desk.locator('.piece[data-key="wrong"]')).to_have_count(1)
    expect(desk.locator("[role=status].sr")).to_contain_text("682 is no example. 6 + 8 is 14, not 2. 6 − 8")

    assert faults(anna) == []

    # By taps, by keys alone and by typing: what is right stands in the picture with its signs.
    desk.locator('[data-square="C"]').click()
    desk.locator('[data-square="E"]').click()
    expect(desk.locator(".desk-said")).to_have_text("Right: 8 ÷ 2 = 4.")
    expect(desk.locator('.piece[data-key="C-E-frame"]')).to_have_count(1)
    expect(desk.locator(".notice:visible")).to_have_count(0)
    desk.locator('[data-square="D"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(desk.locator(".desk-said")).to_have_text("Right: 2² = 4.")
    box = desk.get_by_label("Type it")
    for words in ("16+8=24", "A-D", "82"):
        box.fill(words)
        box.press("Enter")
        expect(box).to_have_value("")
    says(desk, "All found, with 1 mistake.")
    keeps(anna, "682")

    # The next task is of the same kind; another kind is one press away.
    page.keyboard.press("Escape")
    desk.get_by_role("button", name="Next task").click()
    says(desk, "Find all examples: choose the first and the last tile of each.")
    assert isinstance(read_draft(anna.draft).task, Find)
    desk.get_by_role("button", name="the most points").click()
    says(desk, "Lay tiles that score as much as possible.")
    assert isinstance(read_draft(anna.draft).task, Rack)

    # A gap, with the keys of digits.
    desk = opens(anna, "gap 9_1")
    says(desk, "2 digits make the whole row an example. Which ones?")
    for digit in "089":
        page.keyboard.press(digit)
        expect(desk.locator(".desk-said")).to_contain_text("901" if digit == "0" else "Right")
    says(desk, "All found, with 1 mistake.")

    # A rack: a tile is taken and laid, what it makes is told at once, and the best is shown afterwards.
    desk = opens(anna, RACK)
    task = read_draft(RACK).task
    assert isinstance(task, Rack)
    desk.get_by_role("button", name="3", exact=True).click()
    desk.locator('[data-square="D3"]').click()
    expect(desk.locator(".facts")).to_contain_text("4 − 1 = 3: 8 points")
    says(desk, "That makes 8 points. Lay it, or look for more.")
    desk.locator('[data-square="A1"]').focus()
    page.keyboard.press("Enter")
    expect(desk.locator(".status")).to_contain_text("The most would be")
    expect(desk.locator(".line").first).to_contain_text(" ".join(map(write_tile, task.best[1][0])))
    expect(page.get_by_role("link", name="My mistakes (3)")).to_be_visible()

    # The page of mistakes.
    page.get_by_role("link", name="My mistakes (3)").click()
    cards = page.locator(".mistake")
    expect(cards).to_have_count(3)
    gap = cards.filter(has_text="9?1")
    expect(gap).to_contain_text("Your answer: 901")
    expect(gap).to_contain_text("90² is 8100, not 1.")
    right = gap.get_by_text("9² = 81, 9 − 8 = 1, 9 ÷ 9 = 1")
    expect(right).to_be_hidden()
    gap.get_by_text("What is right").click()
    expect(right).to_be_visible()
    assert faults(anna) == []

    # Tried again without a mistake it counts as learnt.
    gap.get_by_role("link", name="Try again").click()
    desk = anna.at_the_desk()
    says(desk, "2 digits make the whole row an example. Which ones?")
    for digit in "89":
        page.keyboard.press(digit)
        expect(desk.locator(".desk-said")).to_contain_text("Right")
    says(desk, "All found, without a mistake!")
    page.get_by_role("link", name="My mistakes (2)").click()
    expect(page.locator(".mistake").last).to_contain_text("right since then")
    expect(page.locator("#summary")).to_have_text("To be tried again: 2")

    # One is removed, then all.
    page.locator(".mistake").first.get_by_role("button", name="Remove").press("Enter")
    expect(cards).to_have_count(2)
    expect(page.locator("a:focus")).to_have_text("Try again")
    page.get_by_role("button", name="Clear all").click()
    page.get_by_role("dialog").get_by_role("button", name="Clear all").click()
    expect(cards).to_have_count(0)
    expect(page.locator("#summary")).to_contain_text("There is nothing here.")
    keeps(anna)


def test_all_ten_digits_are_seen_on_a_phone(people: People) -> None:
    anna = people.person(PHONE, has_touch=True)
    pad = opens(anna, "gap 9_1").locator(".pad")
    width, height = pad.evaluate(
        "pad => [pad.scrollWidth - pad.clientWidth, pad.scrollHeight - pad.clientHeight]"
    )
    assert (max(width, 0), max(height, 0)) == (0, 0)
    pad.get_by_role("button", name="Digit: 9").tap()
    says(anna.page.locator("#desk"), "2 digits make the whole row an example. Which ones?")
    expect(anna.page.locator(".desk-said")).to_have_text("Right: 9 ÷ 9 = 1.")


def test_nonsense_in_the_browsers_store_is_passed_over_and_what_is_too_much_goes(people: People) -> None:
    anna = people.person(PHONE)
    page = anna.page
    good = {"task": "3 4 5", "answer": "take 1 1", "why": ["No."], "draft": "3 4 5", "desk": "puzzle"}
    nonsense: list[Any] = [
        None,
        7,
        "x",
        [],
        {},
        {**good, "why": "because"},
        {**good, "draft": ""},
        {**good, "draft": "x" * 5000},
        {**good, "desk": "../../about"},
        {**good, "task": {"a": 1}},
        {
            **good,
            "answer": "<img src=x onerror=alert(1)>",
            "day": "yesterday",
            "language": "<b>",
            "why": [3, "Why"],
        },
        {**good, "task": "w" * 9000},
    ]
    page.goto("/games/nim/mistakes")
    for text in ("{", "[1, 2]", "null", '"x"', json.dumps({"nim": 5, "": {}})):
        page.evaluate("([name, text]) => localStorage.setItem(name, text)", [STORE, text])
        page.reload()
        expect(page.locator("#summary")).to_contain_text("There is nothing here.")
    page.evaluate(
        "([name, text]) => localStorage.setItem(name, text)",
        [STORE, json.dumps({"nim": [*nonsense, *([good] * 200)]})],
    )
    page.reload()
    expect(page.locator(".mistake")).to_have_count(50)
    expect(page.locator(".mistake").first).to_contain_text("<img src=x onerror=alert(1)>")
    expect(page.locator(".mistake img")).to_have_count(0)
    links = page.locator(".mistake a").evaluate_all("all => all.map((link) => link.getAttribute('href'))")
    assert links == ["/games/nim/desks/puzzle?draft=3+4+5"] * 50
    assert anna.width_needed() <= PHONE["width"]
    page.set_viewport_size(SMALL)
    assert anna.width_needed() <= SMALL["width"]


def test_a_mistake_of_any_game_is_kept_once_and_where_nothing_can_be_kept_it_is_explained_all_the_same(
    people: People,
) -> None:
    anna, bert = people.person(), people.person()
    bert.context.add_init_script("Object.defineProperty(window, 'localStorage', {get() {throw new Error()}})")
    for person in (anna, bert):
        person.page.goto("/games/nim/desks/puzzle")
        desk = person.at_the_desk()
        for _ in range(2):
            desk.locator('[data-id="0/take-0/1"]').click()
            says(desk, "Now the other player can win.")
            person.page.keyboard.press("r")
            says(desk, "Take so that the other player loses.")
    keeps(anna, "take 1 1", game="nim")
    expect(anna.page.get_by_role("link", name="My mistakes (1)")).to_be_visible()
    expect(bert.page.locator("#mistakes-link")).to_be_hidden()
    bert.page.goto("/games/nim/mistakes")
    expect(bert.page.locator("#summary")).to_contain_text("There is nothing here.")
