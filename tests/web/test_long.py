"""A battle is one action with many steps: it is not pushed whole, and what was secret until then is not sent before."""

from __future__ import annotations

import json
from typing import Any

from robacus.games.robots_vs_robots.library import library
from robacus.web.limits import FIRST_STEPS, LONG_STEPS
from tests.web.people import Page, Person, two_at_a_table

SECRET = "- ?16:77 R-4 ?15:98 D+7 V1" + " -" * 10
STANDING = "- V1" + " -" * 14


def robots_placed(url: str) -> tuple[str, Page, Page, Person]:
    """A table of Robots vs Robots with two people whose robots stand; both are writing."""
    table, first, second, anna, _bert = two_at_a_table(url, game="robots-vs-robots")
    pages = first, second
    (turn,) = first.now["to_act"]
    number = first.now["number"]
    for seat, text in ((turn, "place F11 N"), (1 - turn, "place F1 S")):
        assert pages[seat].do(seat, text)["t"] == "done"
        number += 1
        for page in pages:
            page.until(number)
    return table, first, second, anna


def frames(page: Page) -> list[dict[str, Any]]:
    return [frame for message in page.heard for frame in message.get("frames", ())]


def test_a_battle_is_pushed_by_its_first_steps_and_fetched_for_the_rest(url: str) -> None:
    table, first, second, anna = robots_placed(url)
    assert first.do(0, f"program {SECRET}")["t"] == "done"
    assert second.do(1, f"program {STANDING}")["t"] == "done"
    now = first.until_phase("over")
    pushed = [frame["number"] for frame in frames(first)]
    assert now["number"] - pushed[-1] > LONG_STEPS
    assert pushed == sorted(set(pushed))
    # The other's program handed in is the first step, the opening of all programs the second.
    assert [frame.get("kind") for frame in frames(first)[-FIRST_STEPS:]] == ["ready", "start"]
    at, found = pushed[-1] + 1, []
    while at <= now["number"]:
        page = anna.get(f"/tables/{table}/frames?from={at}&count=100&looking=0").json()
        assert 0 < len(page["frames"]) <= 100
        found += page["frames"]
        at += len(page["frames"])
    assert [frame["number"] for frame in found] == list(range(pushed[-1] + 1, now["number"] + 1))
    assert {"read", "move", "over"} <= {frame["kind"] for frame in found}


def test_who_comes_back_in_the_middle_of_it_gets_the_end_anew(url: str) -> None:
    table, first, second, anna = robots_placed(url)
    first.do(0, f"program {SECRET}")
    second.do(1, f"program {STANDING}")
    last = first.until_phase("over")["number"]
    again = anna.open(table, have=frames(first)[-1]["number"])
    assert again.first["t"] == "snapshot"
    assert again.first["now"]["number"] == last


def test_nothing_of_a_program_is_sent_to_anybody_else_before_the_battle(url: str) -> None:
    table, first, second, _anna = robots_placed(url)
    watcher = Person(url, "Cleo").open(table)
    handed_in = first.now["number"] + 1
    first.do(0, f"program {SECRET}")
    for page in (second, watcher):
        page.until(handed_in)
    second.request(t="draft", seat=1, text="sheet")
    refused = watcher.request(t="draft", seat=0, text="sheet")
    said = json.dumps([second.heard, watcher.heard])
    assert refused["t"] == "refused"
    assert [mark for mark in ("?16:77", "R-4 ?15", '"x": 77', "?15:98") if mark in said] == []
    assert "?16" in str(library("hunter"))
