"""Laws of a table: the log alone tells the game, time never falls, and nothing anybody does can break or hang it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from robacus.game import MAX_ACTION_TEXT
from robacus.log import Act, Begin, Leave, Pause, Resign, Resumed, Seat, Setup, Sit, Undo
from robacus.replay import MAX_AT, MAX_UNDO, Replay
from tests.laws.examples import GAMES, Played, complaint, entries, played, setups

every_game = pytest.mark.parametrize("name", GAMES)


def refusal(replay: Replay, entry: Any) -> str:
    """The sentence with which an entry is refused, "" when it is accepted."""
    return complaint(lambda: replay.feed(entry))


@every_game
@given(data=st.data())
def test_replaying_the_log_gives_the_table_that_was_played(name: str, data: st.DataObject) -> None:
    table: Played = data.draw(played(name))
    replay = Replay.of(table.setup)
    for index, entry in enumerate(table.log):
        replay, steps = replay.feed(entry)
        assert list(steps) == table.steps[index]
        assert replay == table.replays[index + 1]


@every_game
@given(data=st.data())
def test_deadlines_before_an_entry_are_applied_before_it_however_often_somebody_looks(
    name: str, data: st.DataObject
) -> None:
    table: Played = data.draw(played(name))
    replay = Replay.of(table.setup)
    for index, entry in enumerate(table.log):
        seen = []
        for moment in sorted(
            data.draw(st.lists(st.integers(replay.at, max(replay.at, entry.at)), max_size=3))
        ):
            replay, steps = replay.advance(moment)
            seen += steps
        replay, steps = replay.feed(entry)
        assert seen + list(steps) == table.steps[index]
        assert replay == table.replays[index + 1]


@every_game
@given(data=st.data())
def test_times_never_fall_and_steps_are_counted_one_by_one(name: str, data: st.DataObject) -> None:
    table: Played = data.draw(played(name))
    steps = [step for more in table.steps for step in more]
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    assert [step.at for step in steps] == sorted(step.at for step in steps)
    assert [replay.at for replay in table.replays] == sorted(replay.at for replay in table.replays)
    assert table.end.number == len(steps)


@every_game
@given(data=st.data())
def test_no_deadline_lies_in_the_past(name: str, data: st.DataObject) -> None:
    table: Played = data.draw(played(name))
    late = [
        replay for replay in table.replays if replay.deadline() is not None and replay.deadline() <= replay.at
    ]
    assert late == []


@every_game
@given(data=st.data())
def test_a_refused_entry_changes_nothing(name: str, data: st.DataObject) -> None:
    table: Played = data.draw(played(name))
    for replay, entry in table.refused:
        before = repr(replay.state)
        assert refusal(replay, entry) != ""
        assert repr(replay.state) == before


@every_game
@given(data=st.data())
def test_undo_restores_exactly_the_state_before_the_action(name: str, data: st.DataObject) -> None:
    table: Played = data.draw(played(name))
    for replay in table.replays:
        for seat in sorted(replay.to_act() - replay.gone):
            action = replay.game.sample(replay.state, seat, _chance(data))
            act = Act(at=replay.at, seat=seat, text=replay.game.write_action(action))
            after, _steps = replay.feed(act)
            if not after.undoable(seat):
                continue
            back, _steps = after.feed(Undo(at=replay.at, seat=seat))
            assert back.state == replay.state
            assert back.back == replay.back
            assert back.to_act() == replay.to_act()


def _chance(data: st.DataObject) -> Any:
    from robacus.chance import Chance

    return Chance("e" * 32, data.draw(st.integers(0, 99)))


@every_game
@given(data=st.data())
def test_undo_is_possible_exactly_where_it_is_offered(name: str, data: st.DataObject) -> None:
    table: Played = data.draw(played(name))
    for replay in table.replays:
        for seat in range(len(replay.seats)):
            possible = refusal(replay, Undo(at=replay.at, seat=seat)) == ""
            assert possible == replay.undoable(seat)


@every_game
@given(data=st.data())
def test_nobody_takes_back_what_came_to_light(name: str, data: st.DataObject) -> None:
    table: Played = data.draw(played(name))
    if table.setup.undo == "free":
        return
    for before, after, entry, steps in zip(
        table.replays, table.replays[1:], table.log, table.steps, strict=False
    ):
        if isinstance(entry, Act) and any(step.event.reveals for step in steps):
            assert not after.undoable(entry.seat), before


@every_game
@given(data=st.data())
def test_the_table_never_waits_for_somebody_who_has_left(name: str, data: st.DataObject) -> None:
    table: Played = data.draw(played(name))
    replay = table.end
    if replay.phase == "paused":
        replay, _steps = replay.feed(Resumed(at=replay.at, skipped=0))
    for seat in data.draw(st.permutations(range(len(replay.seats)))):
        if replay.phase != "playing":
            break
        leave = data.draw(st.sampled_from((Leave, Resign)))(at=replay.at, seat=seat)
        if not refusal(replay, leave):
            replay, _steps = replay.feed(leave)
        left = frozenset(range(len(replay.seats))) - replay.gone
        if replay.phase == "playing" and left:
            assert replay.to_act() & left or replay.deadline() is not None


@every_game
@given(data=st.data())
def test_whoever_may_act_can(name: str, data: st.DataObject) -> None:
    table: Played = data.draw(played(name))
    for replay in table.replays:
        assert replay.to_act() <= frozenset(range(len(replay.seats)))
        assert (replay.phase == "over") == (replay.ended is not None)
        for seat in replay.to_act() - replay.gone:
            action = replay.game.sample(replay.state, seat, _chance(data))
            assert refusal(replay, Act(at=replay.at, seat=seat, text=replay.game.write_action(action))) == ""


@every_game
@given(data=st.data())
def test_legal_actions_are_legal(name: str, data: st.DataObject) -> None:
    table: Played = data.draw(played(name, most=8))
    replay = table.end
    for seat in replay.to_act() - replay.gone:
        for action in replay.game.legal(replay.state, seat) or ():
            assert replay.game.read_action(replay.game.write_action(action)) == action
            assert replay.game.apply(replay.state, seat, action, replay.at) != ()


numbers = st.sampled_from((-1, 0, 1, 2, 7, 99, 10**7, MAX_AT + 1, 2**63, 2**64, 2**80))
texts = st.one_of(
    st.text(max_size=40),
    st.sampled_from(("", "1 1", "take 1 99", "wish 0", "\0", "9" * 5000, "x" * (MAX_ACTION_TEXT + 1))),
)
hostile = st.one_of(
    st.builds(Act, at=numbers, seat=numbers, text=texts),
    st.builds(Undo, at=numbers, seat=numbers),
    st.builds(Resign, at=numbers, seat=numbers),
    st.builds(Sit, at=numbers, seat=numbers, name=texts, level=texts),
    st.builds(Leave, at=numbers, seat=numbers),
    st.builds(Begin, at=numbers, seats=numbers, wall=numbers),
    st.builds(Pause, at=numbers, seat=st.none() | numbers),
    st.builds(Resumed, at=numbers, skipped=numbers),
)


@every_game
@given(data=st.data())
def test_hostile_entries_meet_a_sentence_or_leave_a_table_that_can_be_written(
    name: str, data: st.DataObject
) -> None:
    table: Played = data.draw(played(name, most=6))
    replay, log = table.end, list(table.log)
    for entry in data.draw(st.lists(hostile, max_size=8)):
        if not refusal(replay, entry):
            replay, _steps = replay.feed(entry)
            log.append(entry)
    from robacus.record import Record

    record = Record(setup=table.setup, log=tuple(log))
    assert Record.from_text(record.to_json()).replay() == replay


@every_game
@given(data=st.data())
def test_an_entry_of_the_log_reads_as_it_was_written(name: str, data: st.DataObject) -> None:
    from robacus.log import read_entry, write_entry

    entry = data.draw(entries(Replay.of(data.draw(setups(name)))))
    assert read_entry(write_entry(entry)) == entry
    assert b"\n" not in write_entry(entry)


# -- the table as people use it ------------------------------------------------------------------------------


@every_game
@given(data=st.data())
def test_a_table_rebuilt_from_its_log_is_the_same_table(name: str, data: st.DataObject) -> None:
    from robacus.log import write_entry
    from robacus.table import Table

    played_table: Played = data.draw(played(name))
    lines = [write_entry(entry) for entry in played_table.log]
    assert Table.from_log("t", played_table.setup, lines) == Table("t", played_table.end)


@every_game
@given(data=st.data())
def test_time_that_no_server_ran_does_not_count(name: str, data: st.DataObject) -> None:
    from robacus.table import Table

    table = Table("t", data.draw(played(name)).end)
    if table.replay.phase != "playing":
        return
    alive = table.replay.at + table.replay.clock_zero + data.draw(st.integers(0, 500))
    outage = data.draw(st.integers(0, 10**9))
    deadline = table.replay.deadline()
    if deadline is not None and deadline + table.replay.clock_zero <= alive:
        return
    after = table.after_outage(alive=alive, wall=alive + outage).table
    assert after.replay.deadline() == deadline
    assert after.now(alive + outage) == table.now(alive)


@every_game
@given(data=st.data())
def test_a_pause_does_not_count(name: str, data: st.DataObject) -> None:
    from robacus.table import Table

    table = Table("t", data.draw(played(name)).end)
    if table.replay.phase != "playing":
        return
    wall = table.replay.at + table.replay.clock_zero
    seat, host = data.draw(st.sampled_from([(None, False), (None, True), (0, False)]))
    paused = table.pause(seat, wall=wall, host=host).table
    length = data.draw(st.integers(0, 10**9))
    assert paused.wakes_at() is None
    assert paused.look(wall + length) == (paused, ())
    resumed = paused.resume(wall=wall + length).table
    assert resumed.now(wall + length) == table.now(wall)
    assert resumed.replay.deadline() == table.replay.deadline()


def test_what_no_undo_can_reach_is_not_kept() -> None:
    """Somebody who plays and takes back for hours must not fill the server's memory."""
    for undo, kept in (("never", 0), ("own", 1)):
        setup = Setup(game="nim", ruleset=1, seats=(Seat("person", "P"),), seed="0" * 32, undo=undo)
        replay, _steps = Replay.of(setup).feed(Begin(at=0, seats=1))
        for at in range(3):
            replay, _steps = replay.feed(Act(at=at, seat=0, text="wish 1"))
        assert depth(replay) == kept
    setup = Setup(game="nim", ruleset=1, seats=(Seat("person", "P"),), seed="0" * 32, undo="free")
    replay, _steps = Replay.of(setup).feed(Begin(at=0, seats=1))
    deepest = 0
    for at in range(2 * MAX_UNDO + 10):
        replay, _steps = replay.feed(Act(at=at, seat=0, text="wish 1"))
        deepest = max(deepest, depth(replay))
    assert deepest == MAX_UNDO


def depth(replay: Replay) -> int:
    """How many actions can be taken back, one after another."""
    count, point = 0, replay.back
    while point is not None:
        count, point = count + 1, point.below
    return count


def test_whoever_gave_up_does_not_win() -> None:
    """Here the rules give the game to seat 3, for which the last counter is taken although nobody sits there."""
    seats = tuple(Seat("person", name) for name in ("Anna", "Bob", "Carl"))
    replay = Replay.of(Setup(game="nim", ruleset=1, options={"heaps": "small"}, seats=seats, seed="0" * 32))
    log = [Begin(at=0, seats=3), Resign(at=0, seat=2)]
    takes = ((0, "1 1"), (1, "2 1"), (0, "3 1"), (1, "3 1"))
    for entry in (*log, *(Act(at=0, seat=seat, text=text) for seat, text in takes)):
        replay, steps = replay.feed(entry)
    assert replay.ended is not None
    assert replay.ended.winners == (0, 1)
    assert str(steps[-1].event.say.id) == "outcome-stayed"
