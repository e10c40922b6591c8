"""The table page as a page: what it weighs, what the host can do before the game, links, a game's own script."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Request, expect

from tests.browser.people import People, becomes

FIRST_VISIT = 150_000
"""Bytes over the wire, headers included."""


@pytest.mark.parametrize("page", ["table", "replay"])
def test_a_first_visit_is_light_and_every_module_was_announced(people: People, page: str) -> None:
    host = people.person()
    host.set_up("Anna", "me", heaps="small")
    if page == "replay":
        for heap, size in enumerate((1, 2, 3)):
            host.take(heap, size)
        host.sees("The game is over.")
    guest = people.person()
    requests: list[Request] = []

    def finished(request: Request) -> None:
        requests.append(request)

    guest.page.on("requestfinished", finished)
    guest.page.goto(host.page.url + ("/replay" if page == "replay" else ""))
    guest.sees(re.compile("."))
    announced = guest.page.evaluate(
        "[...document.querySelectorAll('link[rel=modulepreload], script[type=module]')]"
        ".map((element) => element.href ?? element.src).sort()"
    )
    becomes(
        guest.page,
        lambda: sorted(request.url for request in requests if request.url.endswith(".js")),
        announced,
    )
    weight = 0
    for request in requests:
        sizes = request.sizes()
        weight += sizes["responseHeadersSize"] + sizes["responseBodySize"]
    assert 0 < weight < FIRST_VISIT


def test_the_host_fills_seats_with_a_bot_and_somebody_at_this_screen(people: People) -> None:
    anna = people.person()
    anna.set_up("Anna", "me", "link", "link")
    page = anna.page
    page.get_by_label("Fill seat 2").click()
    page.locator("li[data-seat='1'] input").fill("Bert")
    page.locator("li[data-seat='1']").get_by_role("button", name="Fill").click()
    expect(page.locator("li[data-seat='1'] .seat-name")).to_have_text("Bert")
    page.get_by_label("Fill seat 3").click()
    page.locator("li[data-seat='2']").get_by_role("button", name="easy").click()
    anna.sees("Anna is to move.")
    expect(page.locator("#seats .seat-name")).to_have_text(["Anna", "Bert", "Robo"])
    expect(page.locator("#seats .seat-note")).to_have_text([re.compile("on this screen")] * 2 + ["easy"])
    anna.take(0, 1)
    page.get_by_role("button", name="Hand the device to Bert").click()
    expect(page.locator("dialog.curtain")).to_contain_text("Now Bert")


def test_somebody_who_arrives_does_not_disturb_what_the_host_is_typing(people: People) -> None:
    anna, bert = people.person(), people.person()
    anna.set_up("Anna", "me", "link", "link")
    link = anna.link
    anna.page.get_by_label("Fill seat 3").click()
    field = anna.page.locator("li[data-seat='2'] input")
    field.press_sequentially("Cle")
    bert.join(link, "Bert")
    expect(anna.page.locator("li[data-seat='1'] .seat-name")).to_have_text("Bert")
    anna.page.keyboard.type("o")
    expect(field).to_have_value("Cleo")


def test_a_bot_answers_by_itself(people: People) -> None:
    anna = people.person()
    anna.set_up("Anna", "me", "bot-normal", heaps="small")
    anna.take(2, 3)
    anna.sees("Anna is to move.")
    expect(anna.page.locator("#moves .move")).to_have_count(2)


def test_the_link_to_join_is_copied_also_where_scripts_have_no_clipboard(people: People) -> None:
    anna = people.person()
    anna.page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    anna.set_up("Anna", "me", "link")
    copy = anna.page.get_by_role("button", name="Copy")
    copy.evaluate(
        """button => {
            window.said = [];
            new MutationObserver(() => window.said.push(button.textContent)).observe(button, { childList: true });
        }"""
    )
    copy.click()
    # The word goes after a while.
    becomes(anna.page, lambda: anna.page.evaluate("said.slice(0, 1)"), ["Copied"])
    assert anna.link.startswith(f"{people.server.url}/tables/")


def test_the_links_to_watch_and_to_move_to_another_device_are_there_to_copy(people: People) -> None:
    anna = people.person()
    anna.set_up("Anna", "me")
    anna.page.locator("summary", has_text="Links").click()
    expect(anna.page.get_by_label("To watch")).to_have_value(anna.page.url)
    tablet = people.person()
    tablet.page.goto(anna.page.get_by_label("To play seat 1 on another device").input_value())
    tablet.page.get_by_role("main").get_by_role("button").click()
    tablet.page.wait_for_url(anna.page.url)
    tablet.take(0, 1)
    anna.sees_heaps(2, 4, 5)
    expect(anna.page.locator("#controls button:visible")).to_have_count(0)


def test_a_link_that_only_this_computer_can_open_says_so(people: People) -> None:
    anna = people.person()
    anna.set_up("Anna", "me", "link")
    expect(anna.page.locator("#lobby")).to_contain_text('start Robacus with "robacus play --lan"')
    expect(anna.page.locator("#lobby img")).to_have_count(0)


def test_the_qr_picture_is_there_for_other_devices(people: People) -> None:
    # A name of this computer that does not look like one.
    anna = people.person(base_url=people.server.url.replace("127.0.0.1", "table.localhost"))
    anna.fills_in("Anna", "me", "link")
    picture = anna.page.get_by_role("img", name="QR code of the link to join")
    expect(picture).to_be_visible()
    expect(picture).to_have_js_property("complete", value=True)
    assert picture.evaluate("picture => picture.naturalWidth") > 0


def test_a_game_brings_its_own_script(people: People) -> None:
    anna = people.person()
    anna.set_up("Anna", "me", game="sliders")
    panel = anna.page.get_by_role("region", name="Helper")
    panel.get_by_role("button", name="What if").click()
    expect(panel.locator("p")).to_have_text('false: "fly" cannot be read. Write: bid 7, red up, flag blue.')
    panel.get_by_role("button", name="Bid seven").click()
    anna.sees("Anna slides.")
    expect(panel.locator("output")).to_have_text("2 pieces, playing")
    anna.has_moves("bid 7")


def test_seats_show_who_is_connected(people: People) -> None:
    anna, bert = people.two_playing()
    seat = anna.page.locator('#seats [data-seat="1"]')
    expect(seat).not_to_contain_text("not connected")
    bert.page.close()
    expect(seat).to_contain_text("not connected")
