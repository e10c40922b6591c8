"""Laws of bots: they play whole games through the table, keep their word, know only the view, and differ in level."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from robacus.bots import choose, question
from robacus.chance import Chance
from robacus.game import Choice
from robacus.games.ricochet_robots import GAME, bots, eye
from robacus.games.ricochet_robots.bots import LEVELS, ideas
from robacus.games.ricochet_robots.moves import verdict
from robacus.games.ricochet_robots.state import View, way_of
from robacus.replay import Numbered
from tests.games.ricochet_robots.playing import CORNERS, Hands, play_bots

QUICK = {"end": "chips", "end_chips": 2}
"""A short game."""


def first_view(seed: int, seats: int = 2, **options: Any) -> View:
    hands = Hands(seats, seed=f"{seed:032x}", **options)
    hands.first_chip()
    return hands.view(0)


def choose_at(view: View, seat: int, level: str, seed: str = "s") -> Choice:
    return GAME.choose(msgspec.structs.replace(view, seat=seat), seat, level, seed)


def kinds(steps: list[Numbered]) -> list[str]:
    return [step.event.kind for step in steps]


@pytest.mark.parametrize("seats", range(1, 9))
def test_bots_alone_play_a_game_to_its_end(seats: int) -> None:
    level = GAME.levels[seats % 3]
    table, _log, steps = play_bots(seats, level, seed=f"{seats:032x}", **({} if seats in (2, 3) else QUICK))
    ended = table.replay.ended
    assert ended is not None
    assert ended.winners
    assert "chip-won" in kinds(steps)
    assert table.replay.phase == "over"


@pytest.mark.parametrize(
    "options",
    [
        {"edition": "2003", "fifth_robot": True},
        {"edition": "2013", "variant": "free", "blocked_turn": "illegal", "turn_is_ricochet": True},
        {"variant": "literal", "vortex": False, "next_chip": "hand", "glass_by": "hand"},
        {"glass_seconds": 5, "demonstration_seconds": 10, "referee_seconds": 0},
        {"glass_by": "hand", "referee_seconds": 30, "variant": "free"},
        {"board": CORNERS},
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("level", GAME.levels)
def test_bots_play_under_every_option(level: str, options: dict[str, Any]) -> None:
    for seats in (1, 3):
        table, _log, _steps = play_bots(seats, level, seed="7" * 32, **(QUICK | options))
        assert table.replay.phase == "over"


def test_a_strong_bot_always_shows_what_it_has_bid() -> None:
    for seed in range(3):
        _table, _log, steps = play_bots(3, "strong", seed=f"{seed:032x}", **QUICK)
        assert "show-failed" not in kinds(steps)


def test_strong_bots_bid_ways_that_the_rules_allow() -> None:
    found = 0
    for seed in range(30):
        view = first_view(seed, edition="2013")
        way = way_of(view)
        assert way is not None
        for idea in ideas(view, "strong", "s"):
            found += 1
            assert verdict(way.position, idea.moves, way.variant) is None
            assert idea.bid == len(idea.moves)
    assert found > 20


def test_ideas_come_one_after_the_other_and_each_is_shorter_for_every_level() -> None:
    for level in GAME.levels:
        for seed in range(15):
            view = first_view(seed)
            seen = ideas(view, level, "s")
            assert [idea.at for idea in seen] == sorted(idea.at for idea in seen)
            lengths = [len(idea.moves) for idea in seen]
            assert lengths == sorted(set(lengths), reverse=True)
            assert all(idea.at > 2_000 for idea in seen)


def test_levels_differ_in_how_much_they_find_and_how_soon() -> None:
    views = [first_view(seed) for seed in range(30)]
    found = {level: [ideas(view, level, f"s{n}") for n, view in enumerate(views)] for level in GAME.levels}
    rate = {level: sum(bool(seen) for seen in found[level]) for level in GAME.levels}
    assert rate["easy"] < rate["normal"] < rate["strong"]
    assert rate["strong"] >= 27
    soonest = {level: sorted(seen[0].at for seen in found[level] if seen) for level in GAME.levels}
    middle = {level: times[len(times) // 2] for level, times in soonest.items()}
    assert middle["strong"] < middle["normal"] < middle["easy"]


def test_a_bot_is_the_same_for_the_same_view_and_seed_and_another_for_another_seed() -> None:
    view = first_view(3)
    assert choose_at(view, 0, "strong") == choose_at(view, 0, "strong")
    bots._ideas.cache_clear()
    eye.see.cache_clear()
    again = choose_at(view, 0, "strong")
    assert again == choose_at(view, 0, "strong")
    assert len({choose_at(view, 0, "normal", f"seed {n}").after for n in range(10)}) > 5


def test_a_bot_in_a_worker_sees_the_view_as_json_and_answers_the_same() -> None:
    view = msgspec.structs.replace(first_view(3), seat=1)
    answer = choose(question("ricochet-robots", view, 1, "normal", "s"))
    assert msgspec.json.decode(answer, type=Choice) == GAME.choose(view, 1, "normal", "s")


def test_who_has_the_lowest_bid_is_silent_and_goes_lower_only_when_undercut() -> None:
    lowered = 0
    for seed in range(20):
        hands = Hands(2, seed=f"{seed:032x}")
        at = hands.first_chip()
        seen = ideas(hands.view(0), "strong", "s")
        if len(seen) < 2:
            continue
        hands.do(at + seen[0].at, 0, f"bid {seen[0].bid}")
        assert choose_at(hands.view(0), 0, "strong") == Choice(None)
        hands.do(at + seen[0].at + 1, 1, f"bid {seen[0].bid - 1}")
        choice = choose_at(hands.view(0), 0, "strong")
        if seen[1].bid < seen[0].bid - 1:
            assert choice.text == f"bid {seen[1].bid}"
            assert hands.view().at + choice.after >= at + seen[1].at
            lowered += 1
        else:
            assert choice.text is not None
    assert lowered >= 2


def test_bids_of_bots_never_rise_and_their_words_are_allowed() -> None:
    _table, _log, steps = play_bots(4, "easy", seed="9" * 32, **QUICK)
    assert {"bid", "pass", "slide", "chip-won"} <= set(kinds(steps))


def test_a_bot_passes_and_says_nothing_more() -> None:
    hands = Hands(2)
    at = hands.first_chip()
    hands.do(at, 0, "bid 1")
    hands.do(at, 1, "bid 2")
    choice = choose_at(hands.view(1), 1, "normal")
    assert choice.text == "pass"
    hands = Hands(3)
    at = hands.first_chip()
    hands.do(at, 0, "bid 1")
    hands.do(at, 1, "bid 2")
    hands.do(at, 1, "pass")
    assert choose_at(hands.view(1), 1, "normal") == Choice(None)


def test_a_bot_that_does_not_know_how_to_go_on_gives_up() -> None:
    hands = Hands(2, board=CORNERS)
    at = hands.first_chip()
    hands.do(at, 0, "bid 9")
    hands.until(at + 60_000)
    hands.do(at + 61_000, 0, "blue N")
    assert choose_at(hands.view(0), 0, "strong").text == "give up"


def test_bots_move_at_the_pace_of_people() -> None:
    _table, _log, steps = play_bots(2, "strong", seed="3" * 32, **QUICK)
    slides = [step for step in steps if step.event.kind == "slide"]
    begun = [step for step in steps if step.event.kind == "show-begins"]
    waits = [after.at - before.at for before, after in pairwise(slides)]
    assert min(waits) >= 900
    assert min(slides[0].at - step.at for step in begun[:1]) >= 1_600


def test_bots_leave_the_next_chip_to_people_for_a_while() -> None:
    hands = Hands(2, next_chip="hand")
    choice = choose_at(hands.view(1), 1, "easy")
    assert choice.text == "next"
    assert choice.after >= 6_000
    assert choose_at(Hands(2).view(1), 1, "easy") == Choice(None)


def test_a_level_is_made_of_work_that_has_a_limit() -> None:
    chance = Chance("0" * 32, "hard")
    for level in GAME.levels:
        for look in LEVELS[level].looks:
            assert getattr(look, "positions", 0) <= 60_000
            assert getattr(look, "megabytes", 0) <= 100
        view = first_view(chance.below(1000), edition="2013", fifth_robot=True)
        assert isinstance(ideas(view, level, "s"), tuple)
