"""The menus of the header: they close as menus do, one is open at a time, and they need no script."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.people import People, Person


def menus(person: Person) -> tuple[Locator, Locator]:
    """Language and colours."""
    menus = person.page.locator("details.menu")
    return menus.nth(0), menus.nth(1)


def test_a_menu_closes_on_escape_and_gives_the_focus_back(people: People) -> None:
    anna = people.person()
    anna.page.goto("/about")
    language, _theme = menus(anna)
    language.locator("summary").click()
    anna.page.keyboard.press("Tab")
    expect(language.locator("button").first).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(language.locator("button").first).to_be_hidden()
    expect(language.locator("summary")).to_be_focused()


def test_a_press_elsewhere_closes_a_menu_and_a_press_in_it_does_not(people: People) -> None:
    anna = people.person()
    anna.page.goto("/about")
    language, theme = menus(anna)
    language.locator("summary").click()
    theme.locator("summary").click()
    expect(language.locator("button").first).to_be_hidden()
    theme.locator(".menu-panel").click(position={"x": 3, "y": 3})
    expect(theme.locator("button").first).to_be_visible()
    anna.page.locator("h1").click()
    expect(theme.locator("button").first).to_be_hidden()


def test_language_and_colours_are_chosen_without_scripts(people: People) -> None:
    anna = people.person(java_script_enabled=False)
    anna.page.goto("/about")
    language, theme = menus(anna)
    language.locator("summary").click()
    language.get_by_role("button", name="Suomi").click()
    expect(anna.page.locator("html")).to_have_attribute("lang", "fi")
    theme.locator("summary").click()
    theme.locator("button[value=dark]").click()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_another_language_and_other_colours_leave_what_was_done_at_a_desk(people: People) -> None:
    anna = people.person()
    anna.page.goto("/games/nim/desks/puzzle")
    counters = anna.page.locator('#desk .board .piece[data-key^="c0-"]')
    anna.at_the_desk().locator('[data-id="0/take-0/2"]').click()
    expect(counters).to_have_count(1)
    language, theme = menus(anna)
    language.locator("summary").click()
    language.get_by_role("button", name="Suomi").click()
    expect(anna.page.locator("html")).to_have_attribute("lang", "fi")
    anna.at_the_desk()
    expect(counters).to_have_count(1)
    anna.page.keyboard.press("Control+z")
    expect(counters).to_have_count(3)
    theme.locator("summary").click()
    theme.locator("button[value=dark]").click()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
    anna.at_the_desk()
    expect(counters).to_have_count(3)
    anna.page.keyboard.press("Control+y")
    expect(counters).to_have_count(1)
