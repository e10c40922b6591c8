"""Whole games of Robots vs Robots in the browser: on one screen in secret, against a bot, and the sheet by keys."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from robacus.games.robots_vs_robots.library import EVOLVED, PROGRAMS, library
from robacus.games.robots_vs_robots.program import write_program
from tests.browser.people import PHONE, People, Person

SEED = f"{1:032x}"
"""The first seat places first."""
HUNTER = write_program(library("hunter"))
STANDING = "- V1" + " -" * 14


def sets_table(person: Person, *seats: str, seed: str = SEED) -> None:
    person.set_up("Anna", *seats, game="robots-vs-robots", seed=seed)


def sheet(page: Page) -> Page:
    """The page, once its program sheet is there and knows what there is to choose."""
    expect(page.locator(".sheet")).to_be_visible()
    expect(page.locator(".sheet select[name=client-library] option")).to_have_count(
        len(PROGRAMS) + len(EVOLVED)
    )
    return page


def writes(page: Page, program: str) -> None:
    sheet(page).fill(".sheet-text textarea", program)
    expect(page.locator(".sheet .btn.go")).to_be_enabled()
    page.locator(".sheet .btn.go").click()


def hands_over(person: Person, name: str) -> None:
    person.page.locator('[data-id="handover"]').click()
    person.opens_curtain(name)


def test_two_people_on_one_screen_place_write_in_secret_and_watch_the_fight(people: People) -> None:
    anna = people.person()
    sets_table(anna, "me", "here:Bert")
    page = anna.page
    anna.opens_curtain("Anna")
    anna.sees("Put your robot on a free hex at the edge.")
    page.locator('[data-square="A3"]').click()
    anna.sees("Where does your robot look?")
    page.keyboard.press("d")
    hands_over(anna, "Bert")
    page.locator('[data-square="K3"]').focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="south-west").click()
    writes(page, STANDING)
    hands_over(anna, "Anna")
    assert "V1" not in sheet(page).locator(".sheet-cells").inner_text()
    writes(page, HUNTER)
    # Nobody is asked for anything now: the fight goes on by itself, and its end is not told before it is seen.
    anna.sees(re.compile(r"Turn \d+: "))
    page.locator("[data-show=play]").click()
    expect(page.locator("#result")).to_be_hidden()
    expect(page.locator('.piece[data-key="pointer-0"]')).to_have_count(1)
    page.locator("[data-show=last]").click()
    expect(page.locator("#result")).to_contain_text("Won by Anna")
    expect(page.locator('.piece[data-key="wreck-1"]')).to_have_count(1)
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("#status")).to_have_text("Anna is placing a robot.")
    # By turns with the list, by stages with the arrows, on and back.
    page.keyboard.press("End")
    expect(page.locator("#status")).to_have_text(re.compile("The fight is over"))
    page.keyboard.press("PageUp")
    page.keyboard.press("PageUp")
    expect(page.locator("#status")).to_have_text(re.compile(r"Turn \d+: reading"))
    before = page.locator("#status").inner_text()
    page.locator("#after").click()
    expect(page.locator("#status")).not_to_have_text(before)
    page.locator("#before").click()
    expect(page.locator("#status")).to_have_text(before)
    expect(page.locator('.board-part[data-part="sheet-0"] [data-key="pointer-0"]')).to_have_count(1)
    page.locator("#last").click()
    expect(page.locator("#status")).to_have_text(re.compile("The fight is over"))
    page.locator("#back").click()
    page.locator("#back").click()
    expect(page.locator("#status")).to_have_text(re.compile(r"Turn \d+: (shots|reading)"))


def test_a_long_fight_is_fetched_in_pages_and_not_pushed(people: People) -> None:
    anna = people.person(PHONE)
    sets_table(anna, "me", "bot-easy")
    page = anna.page
    page.locator('[data-square="A3"]').click()
    page.get_by_role("button", name="south-east").click()
    asking = "- ?15:98 T D+1 R+1 V1" + " -" * 10
    writes(page, asking)
    page.locator("[data-show=play]").click()
    anna.sees(re.compile(r"Turn \d+: |The programs are open"))
    pushed = sum(message.count('"change"') for message in anna.heard)
    assert pushed < 25
    before = page.locator("#status").inner_text()
    for _ in range(3):
        page.locator("[data-show=step]").click()
    expect(page.locator("#status")).not_to_have_text(before)
    assert anna.width_needed() <= PHONE["width"]
    page.locator("[data-show=last]").click()
    expect(page.locator("#result")).to_be_visible()
    # The next game begins with the program that its writer had.
    before = anna.address
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != before)
    expect(page.locator('[data-square="A3"]')).to_be_attached()


def test_the_sheet_by_keys_marks_faults_at_their_cells_and_says_where_a_test_leads(people: People) -> None:
    anna = people.person()
    sets_table(anna, "me", "bot-easy")
    page = anna.page
    page.locator('[data-square="A3"]').click()
    anna.sees("Where does your robot look?")
    page.keyboard.press("d")
    sheet(page)
    cells = page.locator(".sheet-cell")
    cells.nth(1).focus()
    page.keyboard.press("ArrowRight")
    expect(cells.nth(2)).to_be_focused()
    page.select_option("select[name=client-kind]", "?")
    page.select_option("select[name=client-question]", "8")
    page.locator(".sheet input[type=number]").fill("5")
    expect(page.locator(".sheet-text textarea")).to_have_value(re.compile(r"^- - \?8:5 -"))
    expect(page.locator(".sheet-say").first).to_have_text(
        "Have I moved more than 5 hexes in this direction? yes → 3, no → 4"
    )
    expect(cells.nth(2)).to_contain_text("yes → 3, no → 4")
    expect(page.locator(".sheet-cells path")).to_have_count(2)
    page.fill(".sheet-text textarea", "- D+1 V16" + " -" * 13)
    expect(cells.nth(2)).to_have_attribute("data-fault", "")
    expect(page.locator(".sheet")).to_contain_text(
        "Step 2: “V16” is not possible: V takes a step from 0 to 15."
    )
    expect(page.get_by_role("button", name="Hand in")).to_be_disabled()
    page.select_option("select[name=client-library]", "patrol")
    page.get_by_role("button", name="Take this one").click()
    page.select_option("select[name=client-try-against]", "hunter")
    page.get_by_role("button", name="Test run").click()
    page.get_by_role("button", name="Next turn").click()
    expect(page.locator(".sheet-try")).to_contain_text("Turn 1.")
    expect(page.locator(".sheet-try-pictures svg")).to_have_count(3)
    # A program kept under a name is there to be taken, and to be met.
    page.get_by_label("Name").fill("old patrol")
    page.get_by_role("button", name="Keep in this browser").click()
    expect(page.locator(".sheet")).to_contain_text("“old patrol” is kept in this browser.")
    page.get_by_role("button", name="Empty all cells").click()
    page.select_option("select[name=client-try-against]", "own-old patrol")
    expect(page.locator(".sheet-try-pictures svg")).to_have_count(3)
    page.get_by_role("button", name="Next turn").click()
    expect(page.locator(".sheet-try")).to_contain_text(re.compile("Turn 1. .*D\\+2"))
    page.get_by_role("button", name="Take this one").click()
    expect(page.locator(".sheet-text textarea")).to_have_value(write_program(library("patrol")))
    # A file of it is read back as it was written.
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert saved.value.suggested_filename == "old_patrol.txt"
    page.get_by_role("button", name="Empty all cells").click()
    page.set_input_files(".sheet input[type=file]", saved.value.path())
    expect(page.locator(".sheet-text textarea")).to_have_value(write_program(library("patrol")))
    page.set_input_files(
        ".sheet input[type=file]", {"name": "big.txt", "mimeType": "text/plain", "buffer": b"T " * 500_000}
    )
    expect(page.locator(".sheet")).to_contain_text("File too large")
    # What was written stays in this browser.
    page.reload()
    expect(page.locator(".sheet select[name=client-library] option").first).to_have_text("old patrol")
    expect(page.locator(".sheet-text textarea")).to_have_value(write_program(library("patrol")))
