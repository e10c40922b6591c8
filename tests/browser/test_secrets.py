"""What is hidden stays hidden: on the line, and between players at one screen."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from robacus.chance import Chance
from tests.browser.people import People, Person, becomes

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
    anna, bert = people.two_playing(heaps="small", seed=SEED)
    watcher = people.person()
    watcher.page.goto(anna.address)
    watcher.sees("Anna is to move.")
    everybody = (anna, bert, watcher)
    below = Chance(SEED, "coin").below(3)
    assert below > 0  # or there would be nothing to look at before
    for heap, player in enumerate((anna, bert, anna)[: below + 1]):
        for one in everybody:
            assert "coin" not in json.dumps(told(one))
            assert SEED not in json.dumps(one.heard)
        player.take(heap, heap + 1, seat=heap % 2)
        for one in everybody:
            expect(one.page.locator(f'.piece[data-key^="c{heap}-"]')).to_have_count(0)
    for one in everybody:
        expect(one.page.locator('.piece[data-key="coin"]')).to_have_count(1)
        becomes(one.page, lambda one=one: "coin" in json.dumps(told(one)), True)


def test_a_secret_wish_reaches_nobody_else(people: People) -> None:
    anna, bert = people.two_playing()
    anna.type_move("wish 3")
    expect(anna.page.locator("#facts")).to_contain_text("Your wish")
    anna.take(0, 1)
    bert.sees("Bert is to move.")

    def frames() -> list[dict[str, Any]]:
        return [frame for message in told(bert) for frame in message.get("frames", ())]

    becomes(bert.page, lambda: frames()[-1].get("kind"), "take")
    assert "wish" not in json.dumps(told(bert))
    # The step that may not be seen came as a bare number.
    assert frames()[-2] == {"number": frames()[-1]["number"] - 1}


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
    becomes(anna.page, lambda: "wish" in json.dumps(anna.heard), True)
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
