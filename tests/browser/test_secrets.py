"""What is hidden stays hidden: on the line, and between players at one screen."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.people import People, Person

SEED = "0" * 32


def told(person: Person) -> list[dict[str, Any]]:
    """Every message that the person's page received, without the drawings that every board has."""
    messages = [json.loads(data) for data in person.heard]
    for message in messages:
        for scene in (message.get("scene"), *(frame.get("change") for frame in message.get("frames", ()))):
            if scene and scene.get("board"):
                del scene["board"]
    return messages


def test_the_hidden_coin_is_in_no_message_before_it_comes_to_light(people: People) -> None:
    anna, bert = people.two_playing(heaps="small")
    watcher = people.person()
    watcher.page.goto(anna.page.url)
    everybody = (anna, bert, watcher)
    moves = ((anna, 0, 0, 1), (bert, 1, 1, 2), (anna, 0, 2, 3))
    coin = anna.page.locator('.piece[data-key="coin"]')
    for player, seat, heap, count in moves:
        for one in everybody:
            assert "coin" not in json.dumps(told(one))
            assert SEED not in json.dumps(one.heard)
        player.take(heap, count, seat=seat)
        for one in everybody:
            expect(one.page.locator(f'.piece[data-key^="c{heap}-"]')).to_have_count(0)
        if coin.count():
            break
    for one in everybody:
        expect(one.page.locator('.piece[data-key="coin"]')).to_have_count(1)
        assert "coin" in json.dumps(told(one))


def test_a_secret_wish_reaches_nobody_else(people: People) -> None:
    anna, bert = people.two_playing()
    anna.type_move("wish 3")
    expect(anna.page.locator("#facts")).to_contain_text("Your wish")
    anna.take(0, 1)
    bert.sees("Bert is to move.")
    assert "wish" not in json.dumps(told(bert))
    # The step that may not be seen came as a bare number.
    frames = [frame for message in told(bert) for frame in message.get("frames", ())]
    assert {"number": frames[-2]["number"]} in frames


def test_between_two_players_at_one_screen_there_is_a_curtain(people: People) -> None:
    anna = people.person()
    anna.set_up("Anna", "me", "here:Bert", heaps="small")
    curtain = anna.page.locator("dialog.curtain")
    expect(curtain).to_contain_text("Now Anna")
    anna.page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    anna.opens_curtain("Anna")
    anna.type_move("wish 2")
    expect(anna.page.locator("#facts")).to_contain_text("Your wish")
    anna.take(2, 1)
    anna.page.get_by_role("button", name="Hand the device to Bert").click()
    expect(curtain).to_contain_text("Now Bert")
    # Behind the curtain is only what everybody may see.
    expect(anna.page.locator("#facts")).not_to_contain_text("Your wish")
    anna.opens_curtain("Bert")
    anna.sees("Bert is to move.")
    expect(anna.page.locator("#facts")).not_to_contain_text("Your wish")
    anna.take(2, 1, seat=1)
    anna.page.get_by_role("button", name="Hand the device to Anna").click()
    anna.opens_curtain("Anna")
    expect(anna.page.locator("#facts")).to_contain_text("Your wish")
    anna.sees("Anna is to move.")


def test_a_reload_at_a_shared_screen_begins_behind_the_curtain(people: People) -> None:
    anna = people.person()
    anna.set_up("Anna", "me", "here:Bert")
    anna.opens_curtain("Anna")
    anna.type_move("wish 2")
    expect(anna.page.locator("#facts")).to_contain_text("Your wish")
    before = len(anna.heard)
    anna.page.reload()
    expect(anna.page.locator("dialog.curtain")).to_contain_text("Now Anna")
    assert "wish" not in json.dumps(anna.heard[before:])


def test_whoever_looked_goes_on_looking_when_the_line_is_back(people: People) -> None:
    anna = people.person()
    line = anna.through()
    anna.offline_allowed = True
    anna.set_up("Anna", "me", "here:Bert")
    anna.opens_curtain("Anna")
    anna.type_move("wish 2")
    expect(anna.page.locator("#facts")).to_contain_text("Your wish")
    line.cut()
    anna.take(0, 1)
    anna.sees("Bert is to move.")
    expect(anna.page.locator("#facts")).to_contain_text("Your wish")
    expect(anna.page.locator("dialog.curtain")).to_have_count(0)
