"""Laws of fair play between devices: nobody wins time to think, and what was held up counts where it was meant.

Real servers, several browsers; what the rules say about it is in the tests of each game.
"""

from __future__ import annotations

from tests.web.people import Page, Person

ROBOTS = {"game": "ricochet-robots", "option-next_chip": "hand", "options": "1"}


def two_with_robots(url: str) -> tuple[Page, Page]:
    """Two people, each at a device of their own, with a chip turned up."""
    anna, bert = Person(url, "Anna"), Person(url, "Bert")
    table = anna.set_up("me", "link", **ROBOTS)
    bert.join(anna.join_link(table))
    pages = anna.open(table), bert.open(table)
    pages[0].until_phase("playing")
    turn_up(*pages)
    return pages


def turn_up(*pages: Page) -> None:
    """The next chip, seen by all."""
    assert pages[0].do(0, "next")["t"] == "done"
    for page in pages:
        page.hear(lambda message: any(frame.get("kind") == "chip-up" for frame in message.get("frames", ())))


def test_nobody_stops_the_glass_to_think(url: str) -> None:
    first, second = two_with_robots(url)
    assert first.do(0, "bid 9")["t"] == "done"
    assert second.ask("pause")["t"] == "done"
    for page in (first, second):
        page.hear(
            lambda message: any(frame.get("kind") == "pause-asked" for frame in message.get("frames", ()))
        )
    assert (first.now["phase"], first.now["running"]) == ("playing", True)
    assert "pause" not in second.now["asks"]
    assert second.ask("pause")["say"].startswith("A break has been asked for already")
    assert second.do(1, "bid 8")["t"] == "done"


def test_people_at_one_screen_stop_the_time_when_they_like(url: str) -> None:
    anna = Person(url)
    page = anna.open(anna.set_up("me", "here", **ROBOTS))
    turn_up(page)
    assert page.do(1, "bid 9")["t"] == "done"
    assert page.ask("pause", 0)["t"] == "done"
    assert page.until_phase("paused").get("running", False) is False


def test_a_bid_that_was_held_up_does_not_count_for_the_next_chip(url: str) -> None:
    first, second = two_with_robots(url)
    seen = second.now["number"]
    for page, seat in ((first, 0), (second, 1)):
        assert page.do(seat, "pass")["t"] == "done"
    turn_up(first, second)
    answer = second.do(1, "bid 3", on=seen)
    assert (answer["t"], answer.get("stale")) == ("refused", True)
