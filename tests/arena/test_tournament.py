"""Laws of tournaments: the table depends on entries and seed, on nothing else; nothing is played twice or lost."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from robacus.arena.entries import entry
from robacus.arena.ledger import Ledger
from robacus.arena.playing import Job, play, record
from robacus.arena.schedule import groups, make_ground, meeting
from robacus.arena.standing import points as worth
from robacus.arena.tournament import Mode, Standings, head
from robacus.arena.work import processes
from robacus.game import InvalidText
from robacus.record import Record
from tests.arena.arenas import NIM, PROGRAMS, bots, hold, nim_plan, points, programs

MODES: tuple[Mode, ...] = ("round-robin", "ladder")
ENTRIES = (*programs(), *bots("easy"))


def seen(standings: Standings) -> tuple[Any, ...]:
    """All that people see of a tournament, replays apart."""
    return standings.rows, [(one.players, one.played) for one in standings.results]


EXPECTED = {mode: hold(mode, ENTRIES) for mode in MODES}


# -- what the table depends on -------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
@given(order=st.permutations(ENTRIES))
def test_the_order_of_entries_changes_nothing(mode: Mode, order: list[Any]) -> None:
    assert seen(hold(mode, order)) == seen(EXPECTED[mode])


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("workers", [1, 2, 5])
def test_who_does_the_work_changes_nothing(mode: Mode, workers: int) -> None:
    with ThreadPoolExecutor(workers) as pool:
        assert seen(hold(mode, ENTRIES, executor=pool)) == seen(EXPECTED[mode])


def test_processes_give_the_same_table() -> None:
    with processes(2) as crew:
        assert seen(hold("round-robin", ENTRIES, executor=crew.executor)) == seen(EXPECTED["round-robin"])


@pytest.mark.parametrize("mode", MODES)
def test_another_seed_gives_other_games(mode: Mode) -> None:
    other = hold(mode, ENTRIES, about=nim_plan(seed="another"))
    assert {one.seed for one in other.results}.isdisjoint(one.seed for one in EXPECTED[mode].results)


# -- resuming ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
@settings(max_examples=12)
@given(st.data())
def test_a_run_that_was_killed_goes_on_to_the_same_table(
    mode: Mode, tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    """The file may end anywhere, in the middle of a line too."""
    path = tmp_path_factory.mktemp("killed") / "results.jsonl"
    hold(mode, ENTRIES, path=path)
    whole = path.read_bytes()
    cut = data.draw(st.integers(0, len(whole)))
    path.write_bytes(whole[:cut])
    assert seen(hold(mode, ENTRIES, path=path)) == seen(EXPECTED[mode])


@pytest.mark.parametrize("mode", MODES)
def test_a_run_that_is_through_plays_nothing_again(mode: Mode, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    hold(mode, ENTRIES, path=path)
    before = path.read_bytes()
    again = hold(mode, ENTRIES, path=path)
    assert path.read_bytes() == before
    assert seen(again) == seen(EXPECTED[mode])


def test_a_run_that_is_stopped_by_an_error_keeps_what_it_has(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"

    def stop(done: int, _total: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        hold("round-robin", ENTRIES, path=path, watch=stop)
    ledger = Ledger.at(path, head("round-robin", nim_plan()))
    assert len(ledger.results) == 5
    ledger.close()
    assert seen(hold("round-robin", ENTRIES, path=path)) == seen(EXPECTED["round-robin"])


def test_an_entry_that_comes_later_plays_only_what_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    hold("round-robin", ENTRIES[1:], path=path)
    before = path.read_bytes().splitlines()
    standings = hold("round-robin", ENTRIES, path=path)
    new = path.read_bytes().splitlines()[len(before) :]
    assert seen(standings) == seen(EXPECTED["round-robin"])
    assert len(new) == (len(ENTRIES) - 1) * 2 * nim_plan().grounds
    assert all(ENTRIES[0].id.encode() in line for line in new)


def test_a_changed_program_is_another_entry(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    hold("round-robin", programs(a="1", b="2"), path=path)
    changed = hold("round-robin", programs(a="3", b="2"), path=path)
    assert seen(changed) == seen(hold("round-robin", programs(a="3", b="2")))


# -- who meets whom ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sits_everywhere_equally_often_on_the_same_grounds(seats: int) -> None:
    about = nim_plan(seats=seats, starts=3, heaps=["small", "usual"])
    everybody = groups(about, programs())
    jobs = [job for group in everybody for job in meeting(about, group, range(about.grounds))]
    sat = Counter((who.name, seat, job.ground.seed) for job in jobs for seat, who in enumerate(job.players))
    assert len({job.ground.seed for job in jobs}) == about.grounds == 6
    assert len(set(sat.values())) == 1
    assert len(sat) == len(PROGRAMS) * seats * about.grounds
    assert len({job.key for job in jobs}) == len(jobs)


def test_a_ladder_gives_new_entries_their_games_first(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    hold("ladder", ENTRIES, path=path, meetings=6)
    ledger = Ledger.at(path, head("ladder", nim_plan()))
    rounds = len(ledger.rounds)
    ledger.close()
    new = entry("new", "program", "3 3 1")
    standings = hold("ladder", (*ENTRIES, new), path=path, meetings=6)
    ledger = Ledger.at(path, head("ladder", nim_plan()))
    later = ledger.rounds[rounds:]
    ledger.close()
    assert len(later) == 6
    assert all(any(new.id in group for group in announced.groups) for announced in later)
    assert all(len(announced.groups) == 1 for announced in later)
    assert next(row for row in standings.rows if row.name == "new").games == 6 * 2 * nim_plan().starts


def test_in_a_ladder_everybody_meets_others_often_enough_and_nobody_twice_in_a_round() -> None:
    standings = EXPECTED["ladder"]
    assert min(row.games for row in standings.rows) >= 4 * 2 * nim_plan().starts
    for number in {one.round for one in standings.results}:
        meetings = {frozenset(one.players) for one in standings.results if one.round == number}
        assert max(Counter(who for group in meetings for who in group).values()) == 1


@pytest.mark.parametrize("seats", [3, 4])
def test_a_ladder_has_room_for_more_than_two_at_a_table(seats: int) -> None:
    about = nim_plan(seats=seats)
    standings = hold("ladder", ENTRIES, about=about, meetings=3)
    assert min(row.games for row in standings.rows) >= 3 * seats
    assert {len(one.players) for one in standings.results} == {seats}
    assert seen(hold("ladder", ENTRIES[::-1], about=about, meetings=3)) == seen(standings)


def test_an_entry_that_has_left_a_ladder_has_no_line_and_takes_nothing_with_it(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    before = {row.name: row for row in hold("ladder", ENTRIES, path=path).rows}
    after = {row.name: row for row in hold("ladder", ENTRIES[1:], path=path).rows}
    assert set(after) == set(before) - {ENTRIES[0].name}
    assert all(after[name].games >= before[name].games for name in after)


# -- points and places ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "sharers", "expected"),
    [
        (2, (0,), (3, 0)),
        (2, (0, 1), (1, 1)),
        (2, (), (0, 0)),
        (3, (2,), (0, 0, 8)),
        (3, (0, 1), (4, 4, 0)),
        (4, (0, 1, 2), (5, 5, 5, 0)),
        (6, (0, 1, 2, 3, 4, 5), (35 / 6,) * 6),
    ],
)
def test_points_are_those_of_the_rules(
    seats: int, sharers: tuple[int, ...], expected: tuple[float, ...]
) -> None:
    assert worth(seats, sharers) == expected


def test_equal_programs_have_equal_lines() -> None:
    """Two that are the same under two names do the same, and so has everybody against them."""
    standings = hold("round-robin", programs(one="2 1 1", two="2 1 1", other="1 3", more="1"))
    one, two = (row for row in standings.rows if row.name in ("one", "two"))
    assert replace(one, name="", id="") == replace(two, name="", id="")


def test_all_points_are_somebodys() -> None:
    rows = EXPECTED["round-robin"].rows
    decided, drawn = sum(row.wins for row in rows), sum(row.draws for row in rows)
    assert sum(row.points for row in rows) == 3 * decided + drawn
    assert sum(row.games for row in rows) == 2 * len(EXPECTED["round-robin"].results)
    assert sum(row.losses for row in rows) == decided


def test_perfect_play_wins() -> None:
    standings = hold("match", bots("easy", "normal"), about=nim_plan(starts=10))
    assert [row.name for row in standings.rows] == ["normal", "easy"]
    assert points(standings)["normal"] > 2 * points(standings)["easy"]


# -- records -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_every_record_replays_to_the_result_that_the_table_counts(mode: Mode) -> None:
    standings = EXPECTED[mode]
    for result in standings.results:
        paper = record(standings.jobs[result.played.key], result.played).to_json()
        ended = Record.from_text(paper).replay().ended
        assert ended is not None
        assert ended.winners == result.played.sharers


def test_a_game_comes_out_the_same_whenever_it_is_played() -> None:
    ground = make_ground(NIM, {}, 3, "seed", "x")
    for players in permutations((*programs(a="1 2"), *bots("easy", "normal"))):
        job = Job(game="nim", ruleset=1, ground=ground, players=players)
        assert play([job, job]) == 2 * play([job])


# -- limits --------------------------------------------------------------------------------------------------


def test_too_few_entries_are_refused() -> None:
    with pytest.raises(InvalidText, match="only one entry"):
        hold("round-robin", programs(a="1"))
    with pytest.raises(InvalidText, match="no entry"):
        hold("ladder", ())


def test_more_games_than_can_be_played_are_refused_before_the_first() -> None:
    many = tuple(entry(f"p{number}", "program", "1") for number in range(400))
    with pytest.raises(InvalidText, match="at most"):
        hold("round-robin", many, about=nim_plan(starts=10_000))
