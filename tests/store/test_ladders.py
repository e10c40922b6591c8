"""Laws of ladders on disk: limits hold, others' entries are safe, and a round is written once and whole."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

import pytest
from sqlalchemy import event

from robacus.store import (
    Conflict,
    EntryRow,
    GameRow,
    LadderClosed,
    LadderFull,
    LadderRow,
    Store,
    StoreError,
    UnknownLadder,
)
from tests.store.helpers import one_group

MANY = {"most": 100, "most_own": 100}


def ladder(id: str = "l1", host: str = "host", **changes: Any) -> LadderRow:
    return LadderRow(
        **(
            {"id": id, "game": "nim", "host": host, "setup": b"{}", "state": b"{}", "created_ms": 1_000}
            | changes
        )
    )


def with_ladder(store: Store, id: str = "l1", **changes: Any) -> None:
    store.ladders.create(ladder(id, **changes), 100).result()


def entry(id: str = "e1", player: str = "anna", text: bytes = b"1", at: int = 2_000) -> EntryRow:
    return EntryRow(id=id, player=player, entry=text, created_ms=at, changed_ms=at)


def put(store: Store, row: EntryRow, *, new: bool = True, **limits: int) -> None:
    store.ladders.put_entry("l1", row, new=new, **(MANY | limits)).result()


def advance(store: Store, round: int, **changes: Any) -> Future[None]:
    given = {"revision": 0, "state": b"after", "played": [], "settled": False, "keep": 10} | changes
    return store.ladders.advance("l1", round=round, **given)


def test_what_was_written_is_read_again(store: Store) -> None:
    with_ladder(store, closed_ms=5_000)
    put(store, entry())
    found = store.ladders.ladder("l1")
    assert found == ladder(closed_ms=5_000, revision=1, waiting=True, changed_ms=2_000)
    assert store.ladders.entries("l1") == [entry()]
    assert store.ladders.ladder("l2") is None
    assert store.ladders.ladder("no/id") is None


def test_a_host_has_no_more_ladders_than_allowed_however_many_are_made_at_once(store: Store) -> None:
    with one_group(store):
        made = [store.ladders.create(ladder(f"l{number}"), 3) for number in range(5)]
    refused = [future.exception() for future in made if future.exception() is not None]
    assert [type(error) for error in refused] == [LadderFull, LadderFull]
    assert len(store.ladders.of_player("host", "nim")) == 3


def test_an_id_that_is_taken_is_refused(store: Store) -> None:
    with_ladder(store)
    with pytest.raises(Conflict):
        store.ladders.create(ladder(host="other"), 100).result()


def test_limits_of_entries_hold_however_many_come_at_once(store: Store) -> None:
    with_ladder(store)
    with one_group(store):
        rows = [entry(f"e{number}", f"player{number % 2}") for number in range(6)]
        futures = [store.ladders.put_entry("l1", row, new=True, most=3, most_own=2) for row in rows]
    errors = [future.exception() for future in futures]
    assert [type(error) for error in errors] == [type(None)] * 3 + [LadderFull] * 3
    words = {str(error) for error in errors if error is not None}
    assert any("at most 3 programs" in said for said in words)
    one_more = store.ladders.put_entry("l1", entry("e9", "player0"), new=True, most=9, most_own=2)
    with pytest.raises(LadderFull, match="may have 2 programs"):
        one_more.result()


def test_only_its_player_changes_an_entry(store: Store) -> None:
    with_ladder(store)
    put(store, entry())
    with pytest.raises(UnknownLadder):
        put(store, entry(player="bert", text=b"mine"), new=False)
    with pytest.raises(UnknownLadder):
        store.ladders.remove_entry("l1", "e1", 3_000, player="bert").result()
    assert store.ladders.entries("l1") == [entry()]
    put(store, EntryRow(id="e1", player="anna", entry=b"2", created_ms=9, changed_ms=3_000), new=False)
    changed = store.ladders.entry("l1", "e1")
    assert changed is not None
    assert (changed.entry, changed.created_ms, changed.changed_ms) == (b"2", 2_000, 3_000)


def test_a_new_entry_never_takes_the_place_of_another(store: Store) -> None:
    with_ladder(store)
    put(store, entry())
    with pytest.raises(StoreError):
        put(store, entry(player="bert", text=b"mine"))
    assert store.ladders.entries("l1") == [entry()]


def test_a_closed_ladder_takes_nothing_and_its_host_may_open_it(store: Store) -> None:
    with_ladder(store)
    put(store, entry())
    store.ladders.close("l1", 5_000).result()
    put(store, entry("e2", at=4_999))
    for refused in (
        lambda: put(store, entry("e3", at=5_000)),
        lambda: put(store, entry("e1", at=5_000), new=False),
        lambda: store.ladders.remove_entry("l1", "e1", 5_000, player="anna").result(),
    ):
        with pytest.raises(LadderClosed):
            refused()
    store.ladders.remove_entry("l1", "e1", 6_000).result()
    store.ladders.close("l1", None).result()
    put(store, entry("e3", at=7_000))
    assert [row.id for row in store.ladders.entries("l1")] == ["e2", "e3"]


def test_a_round_is_written_once(store: Store) -> None:
    with_ladder(store)
    put(store, entry())
    games = [GameRow(1, b"a"), GameRow(2, b"b")]
    advance(store, 0, played=games).result()
    with pytest.raises(Conflict):
        advance(store, 0, state=b"other", played=games).result()
    found = store.ladders.ladder("l1")
    assert found is not None
    assert (found.round, found.state, found.waiting) == (1, b"after", True)
    assert store.ladders.games("l1") == games[::-1]


def test_a_round_that_cannot_be_written_whole_leaves_nothing(store: Store) -> None:
    with_ladder(store)
    advance(store, 0, played=[GameRow(1, b"a")]).result()
    with pytest.raises(StoreError):
        advance(store, 1, state=b"broken", played=[GameRow(2, b"b"), GameRow(1, b"again")]).result()
    found = store.ladders.ladder("l1")
    assert found is not None
    assert (found.round, found.state) == (1, b"after")
    assert store.ladders.games("l1") == [GameRow(1, b"a")]


def test_a_power_cut_between_any_two_writes_of_a_round_leaves_all_or_nothing(store: Store) -> None:
    with_ladder(store)
    steps = 0
    fail_at = 0

    def step(*_: object) -> None:
        nonlocal steps
        steps += 1
        if steps == fail_at:
            raise OSError("the power went out")

    event.listen(store._writing, "before_cursor_execute", step)
    done = False
    while not done:
        fail_at, steps = fail_at + 1, 0
        future = advance(store, 0, played=[GameRow(1, b"a"), GameRow(2, b"b")])
        done = future.exception() is None
        found = store.ladders.ladder("l1")
        assert found is not None
        assert (found.round, len(store.ladders.games("l1"))) == ((1, 2) if done else (0, 0))
    assert fail_at > 3


def test_only_the_last_games_are_kept(store: Store) -> None:
    with_ladder(store)
    for number in range(5):
        games = [GameRow(2 * number + 1, b"x"), GameRow(2 * number + 2, b"y")]
        advance(store, number, played=games, keep=4).result()
    assert [row.number for row in store.ladders.games("l1")] == [10, 9, 8, 7]
    assert [row.number for row in store.ladders.games("l1", 2, before=9)] == [8, 7]
    assert store.ladders.game("l1", 8) == GameRow(8, b"y")
    assert [store.ladders.game("l1", number) for number in (0, 6, 11, 2**31)] == [None] * 4


def test_a_settled_ladder_waits_for_nothing_until_its_entries_change(store: Store) -> None:
    with_ladder(store)
    put(store, entry())
    assert store.ladders.waiting() == ["l1"]
    advance(store, 0, revision=1, settled=True).result()
    assert store.ladders.waiting() == []
    put(store, entry("e2"))
    assert store.ladders.waiting() == ["l1"]


def test_an_entry_that_comes_while_a_ladder_settles_is_not_forgotten(store: Store) -> None:
    with_ladder(store)
    put(store, entry())
    put(store, entry("e2"))
    advance(store, 0, revision=1, settled=True).result()
    assert store.ladders.waiting() == ["l1"]


def test_who_has_waited_longest_comes_first(store: Store) -> None:
    for number in (3, 1, 2):
        with_ladder(store, f"l{number}")
        row = entry(at=1_000 * number)
        store.ladders.put_entry(f"l{number}", row, new=True, **MANY).result()
    assert store.ladders.waiting() == ["l1", "l2", "l3"]


def test_somebody_sees_the_ladders_that_they_host_or_take_part_in(store: Store) -> None:
    with_ladder(store, "l1")
    with_ladder(store, "l2", host="bert")
    with_ladder(store, "l3", host="bert", game="other")
    store.ladders.put_entry("l2", entry(player="host"), new=True, **MANY).result()
    assert [row.id for row in store.ladders.of_player("host", "nim")] == ["l2", "l1"]
    assert [row.id for row in store.ladders.of_player("bert", "nim")] == ["l2"]
    assert store.ladders.of_player("somebody", "nim") == []


def test_deleting_a_ladder_takes_everything_with_it(store: Store) -> None:
    with_ladder(store)
    put(store, entry())
    advance(store, 0, played=[GameRow(1, b"a")]).result()
    assert store.ladders.delete("l1").result() is True
    assert store.ladders.delete("l1").result() is False
    assert (store.ladders.entries("l1"), store.ladders.games("l1")) == ([], [])
    with pytest.raises(UnknownLadder):
        put(store, entry())
    with pytest.raises(Conflict):
        advance(store, 1).result()


def test_ladders_that_nobody_uses_are_found(store: Store) -> None:
    with_ladder(store, "l1")
    with_ladder(store, "l2")
    put(store, entry())
    assert store.ladders.empty_since(1_001) == ["l2"]
    assert store.ladders.empty_since(1_000) == []


def test_a_ladder_with_another_set_up_is_seen_to_have_changed(store: Store) -> None:
    with_ladder(store)
    before = store.ladders.mark("l1")
    store.ladders.rewrite("l1", b"other").result()
    found = store.ladders.ladder("l1")
    assert found is not None
    assert (found.setup, store.ladders.mark("l1") != before) == (b"other", True)
    assert store.ladders.mark("l2") is None
    with pytest.raises(UnknownLadder):
        store.ladders.rewrite("l2", b"other").result()
