"""Laws of a ladder that goes on: new entries first, nothing twice, an end, and the same wherever it is played."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from robacus.arena.climb import (
    LEAST_MEETINGS,
    MOST_MEETINGS,
    Answered,
    Asked,
    Climb,
    after,
    next_groups,
    play_on,
    settled,
    work,
)
from robacus.arena.entries import Entry, entry
from robacus.arena.rating import Rating
from robacus.chance import Chance
from tests.arena.arenas import nim_plan, programs

PLAN = nim_plan(starts=2)
ENTRIES = programs()


def asked(
    entries: tuple[Entry, ...] = ENTRIES, climb: Climb | None = None, groups: int = 2, **more: bool
) -> Asked:
    return Asked(plan=PLAN, entries=entries, climb=climb or Climb(), groups=groups, **more)


def to_the_end(
    entries: tuple[Entry, ...] = ENTRIES, climb: Climb | None = None, groups: int = 2
) -> list[Answered]:
    """The answers until there is nothing to play."""
    answers = [play_on(asked(entries, climb, groups))]
    while not answers[-1].settled:
        answers.append(play_on(asked(entries, answers[-1].climb, groups)))
    return answers


WHOLE = to_the_end()


def test_it_comes_to_an_end_when_every_rating_is_sure_or_has_had_its_meetings() -> None:
    climb = WHOLE[-1].climb
    assert all(settled(climb, one.id) for one in ENTRIES)
    assert all(climb.met[one.id] >= LEAST_MEETINGS for one in ENTRIES)
    assert play_on(asked(climb=climb)) == WHOLE[-1]


def test_who_never_gets_sure_has_an_end_too() -> None:
    unsure = Climb(met={"x": MOST_MEETINGS}, ratings={"x": Rating()})
    assert settled(unsure, "x")
    assert not settled(Climb(met={"x": MOST_MEETINGS - 1}, ratings={"x": Rating()}), "x")


def test_no_game_is_played_or_counted_twice() -> None:
    keys = [result.played.key for answer in WHOLE for result in answer.results]
    assert len(set(keys)) == len(keys) == WHOLE[-1].climb.games
    seen = Counter(player for answer in WHOLE for result in answer.results for player in result.players)
    assert {who: tally.games for who, tally in WHOLE[-1].climb.tallies.items()} == dict(seen)


def test_a_round_that_was_lost_is_played_again_as_it_was() -> None:
    before = WHOLE[3].climb
    assert play_on(asked(climb=before)) == WHOLE[4]


def test_another_process_answers_the_same() -> None:
    payload = msgspec.json.encode(asked(climb=WHOLE[3].climb))
    assert msgspec.json.decode(work(payload), type=Answered) == WHOLE[4]


def test_the_order_of_results_changes_nothing() -> None:
    answer = WHOLE[0]
    groups = next_groups(PLAN, Climb(), [one.id for one in ENTRIES], lambda _who: False, 2)
    turned = Chance("order").shuffled(list(answer.results))
    assert after(Climb(), groups, turned) == answer.climb


def test_new_entries_have_their_games_first() -> None:
    late = entry("late", "program", "3 1")
    answer = play_on(asked((*ENTRIES, late), WHOLE[-1].climb, groups=1))
    assert all(late.id in result.players for result in answer.results)
    assert len(answer.results) == PLAN.starts * PLAN.seats


def test_a_changed_program_begins_anew_and_takes_the_old_one_with_it() -> None:
    changed = tuple(entry(one.name, "program", "4 4") if one.name == "ones" else one for one in ENTRIES)
    old, new = (next(one.id for one in some if one.name == "ones") for some in (ENTRIES, changed))
    climb = play_on(asked(changed, WHOLE[-1].climb, groups=1)).climb
    assert climb.met[new] == 1
    assert old not in climb.met.keys() | climb.ratings.keys() | climb.tallies.keys() | climb.pairs.keys()
    assert all(old not in others for others in climb.pairs.values())


@pytest.mark.parametrize("count", [0, 1])
def test_too_few_entries_play_nothing(count: int) -> None:
    assert play_on(asked(ENTRIES[:count])) == Answered(climb=Climb(), settled=True)


def test_a_round_is_no_longer_than_it_may_be() -> None:
    for groups in (1, 2):
        assert len(play_on(asked(groups=groups)).results) == groups * PLAN.starts * PLAN.seats


def test_a_meeting_that_always_fails_is_passed_over() -> None:
    first = play_on(asked(groups=1, void=True))
    assert (first.results, first.climb.games, sum(first.climb.met.values())) == ((), 0, 2)
    then = play_on(asked(climb=first.climb, groups=1))
    assert set(then.results[0].players) != set(first.climb.met)


def test_both_sides_and_every_table_are_played() -> None:
    plan = nim_plan(starts=2, heaps=["small", "usual"])
    answer = play_on(Asked(plan=plan, entries=ENTRIES[:2], climb=Climb(), groups=1))
    seats = Counter(result.players for result in answer.results)
    assert sorted(seats.values()) == [2, 2]
    assert Counter(result.options.get("heaps", "usual") for result in answer.results) == {
        "small": 2,
        "usual": 2,
    }
