"""A class at a ladder: the teacher makes it, pupils submit, the table shows them by itself, a battle is watched."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Page, expect

from tests.browser.people import PHONE, People, Person, becomes

T = TypeVar("T")

RUNNER = "D+1 R+1 D+1 T V1" + " -" * 11
HUNTER = "T R+1 T R+1 D+1 V1" + " -" * 10


def submits(person: Person, link: str, name: str, program: str) -> None:
    page = person.page
    page.goto(link)
    page.fill("#name", name)
    page.fill("#program", program)
    expect(page.locator("#program-said .fine")).to_have_text("It can be read. Submit it when you like.")
    page.get_by_role("button", name="Submit", exact=True).click()
    page.wait_for_url(re.compile(r"/ladders/\w+$"))


def looks_again(page: Page, read: Callable[[], T], wanted: T) -> None:
    """The page shows this by itself (soon): it looks every few seconds, which pass at once."""

    def after_a_while() -> T:
        page.clock.run_for(12_000)
        return read()

    becomes(page, after_a_while, wanted)


def test_a_teacher_makes_a_ladder_pupils_submit_and_everybody_watches(people: People) -> None:
    teacher, anna, bert = people.person(), people.person(PHONE), people.person()
    page = teacher.page
    anna.page.clock.install()
    page.goto("/games/robots-vs-robots")
    page.get_by_role("link", name="Ladders").click()
    page.fill("#name", "7 B")
    page.get_by_label("The programs that come with the game take part").uncheck()
    grounds = page.locator(".tick input")
    for number in range(1, grounds.count()):
        grounds.nth(number).uncheck()
    page.get_by_role("button", name="Make the ladder").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("7 B")
    link = page.locator("#class-link").input_value()
    expect(page.locator("img.qr")).to_be_visible()

    # A pupil with a phone is told at once what is wrong, and submits.
    page = anna.page
    page.goto(link)
    page.fill("#program", RUNNER.replace("T", "X"))
    expect(page.locator("#program-said .fault")).to_contain_text("“X” is not an order")
    expect(page.locator("#program")).to_have_attribute("aria-invalid", "true")
    submits(anna, link, "Anna", RUNNER)
    expect(page.locator("tr.mine .line-name")).to_have_text("Anna")
    assert anna.width_needed() <= PHONE["width"]
    own = page.locator(".ladder-own a")
    own.focus()

    # Another one comes: the page shows it by itself, and leaves the focus where it was.
    submits(bert, link, "Bert", HUNTER)
    looks_again(page, page.locator("tbody tr").count, 2)
    looks_again(page, page.locator("tbody .rating .sureness").first.is_visible, True)
    expect(own).to_be_focused()
    page.clock.run_for(1_000)
    expect(page.locator("#live")).to_contain_text(re.compile(r"Anna is now at place [12] of 2\."))

    # Whoever is cut off is told, and sees what there was; when the line is back the notice goes.
    anna.offline_allowed = True
    anna.context.set_offline(True)
    notice = page.get_by_text("The server does not answer. What you see may be old")
    expect(notice).to_be_visible()
    expect(page.locator("tbody tr")).to_have_count(2)
    anna.context.set_offline(False)
    expect(notice).to_be_hidden()

    # A battle is watched, and nothing of the programs is seen while they are secret.
    bert.page.locator("a.battle").first.click()
    board, status = bert.page.locator("#board svg"), bert.page.locator("#status")
    expect(board).to_be_visible()
    expect(bert.page.get_by_text("Programs are not shown")).to_be_visible()
    expect(status).not_to_be_empty()
    bert.page.keyboard.press("End")
    expect(status).to_contain_text("The fight is over")
    pointers = bert.page.locator('.piece[data-key^="pointer"], .piece[data-key^="read"]')
    expect(pointers).to_have_count(0)
    battle = bert.address.partition("?")[0]

    # When the teacher closes it, programs and their sheets may be seen.
    teacher.page.get_by_role("button", name="Close it now").click()
    expect(teacher.page.get_by_role("button", name="Open it again")).to_be_visible()
    bert.page.goto(f"{battle}?at=8")
    expect(pointers.first).to_be_attached()
    bert.page.get_by_role("link", name="7 B").click()
    bert.page.locator(".line-name a", has_text="Anna").click()
    expect(bert.page.locator("pre.program")).to_have_text(RUNNER)

    # What cannot be brought back is asked for first.
    teacher.page.get_by_role("button", name=re.compile("Remove ?: Bert")).click()
    teacher.page.locator("dialog").get_by_role("button", name="Remove").click()
    expect(teacher.page.get_by_role("heading", name="Submitted programs: 1")).to_be_visible()
    looks_again(page, page.locator("tbody tr").count, 1)
