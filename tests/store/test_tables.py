"""Laws of tables, seats, players, secrets and signs of life, on both kinds of database."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from robacus.store import (
    Conflict,
    PlayerRow,
    SeatRow,
    SeatTaken,
    Store,
    TableRow,
    TooLarge,
    UnknownTable,
    WrongSecret,
    hash_secret,
    new_secret,
)
from robacus.store.rows import SETUP_LIMIT
from tests.store.helpers import SEED, new_table, with_table


def test_a_table_comes_back_as_it_was_created(store: Store) -> None:
    setup = bytes(range(256)) * 4096
    assert len(setup) == SETUP_LIMIT
    store.create_table(new_table(setup=setup, created_ms=1_900_000_000_000)).result()
    assert store.table("t1") == TableRow(
        "t1", "nim", setup, "waiting", 1_900_000_000_000, 1_900_000_000_000, None
    )
    assert store.table("t2") is None


def test_a_setup_or_a_result_beyond_the_limit_is_refused(store: Store) -> None:
    with pytest.raises(TooLarge, match="set-up takes 1,048,577 bytes; at most 1,048,576"):
        store.create_table(new_table(setup=bytes(SETUP_LIMIT + 1)))
    with pytest.raises(TooLarge, match="result takes"):
        store.set_status("t1", "finished", 1, bytes(SETUP_LIMIT + 1))


def test_an_id_is_given_once(store: Store) -> None:
    with_table(store)
    again = store.create_table(new_table(setup=b"other", seats=(None,)))
    assert isinstance(again.exception(), Conflict)
    assert store.tables() == [TableRow("t1", "nim", b"{}", "waiting", 1_000, 1_000, None)]
    assert store.seats("t1") == []


def test_the_seed_is_told_by_seed_alone(store: Store) -> None:
    with_table(store)
    assert store.seed("t1") == SEED
    assert store.seed("t2") is None
    shown = repr(store.tables()) + repr(store.table("t1")) + repr(new_table())
    assert repr(SEED)[2:-1] not in shown


def test_a_status_changes_with_its_time_and_keeps_the_result(store: Store) -> None:
    with_table(store)
    store.set_status("t1", "playing", 2_000).result()
    store.set_status("t1", "finished", 3_000, b"won").result()
    assert store.table("t1") == TableRow("t1", "nim", b"{}", "finished", 1_000, 3_000, b"won")
    store.set_status("t1", "abandoned", 4_000).result()
    assert store.table("t1") == TableRow("t1", "nim", b"{}", "abandoned", 1_000, 4_000, b"won")
    assert isinstance(store.set_status("t2", "playing", 1).exception(), UnknownTable)


def test_a_listing_is_latest_first_and_continues_where_it_ended(store: Store) -> None:
    for number in range(10):
        store.create_table(new_table(f"t{number}", created_ms=number // 2)).result()
    names = [f"t{number}" for number in range(9, -1, -1)]
    assert [row.id for row in store.tables()] == names
    paged: list[TableRow] = []
    while page := store.tables(limit=3, before=paged[-1] if paged else None):
        paged += page
    assert [row.id for row in paged] == names
    assert store.tables(limit=0) == []


def test_a_listing_is_filtered_by_status_game_and_player(store: Store) -> None:
    for table, game in (("t1", "nim"), ("t2", "nim"), ("t3", "abaku")):
        store.create_table(new_table(table, game=game, seats=(None, None))).result()
    store.set_status("t1", "playing", 5_000).result()
    store.claim_seat("t1", 0, None, "ann").result()
    store.claim_seat("t3", 0, None, "ann").result()
    store.claim_seat("t3", 1, None, "ann").result()

    def listed(**filters: object) -> list[str]:
        return [row.id for row in store.tables(**filters)]  # type: ignore[arg-type]

    assert listed(status="playing") == ["t1"]
    assert listed(status=("playing", "waiting")) == ["t1", "t3", "t2"]
    assert listed(status=()) == []
    assert listed(game="nim") == ["t1", "t2"]
    assert listed(player="ann") == ["t1", "t3"]
    assert listed(player="ann", status="waiting", game="abaku") == ["t3"]
    assert listed(player="bob") == listed(player="\0") == listed(game="\ud800") == []
    with pytest.raises(ValueError, match="status 'over' is none of"):
        listed(status="over")


def test_a_seat_goes_to_one_player_who_has_its_secret(store: Store) -> None:
    secret, other = new_secret(), new_secret()
    store.create_table(new_table(seats=(None, hash_secret(secret)))).result()
    assert store.seats("t1") == [SeatRow(0, None, False), SeatRow(1, None, True)]
    assert isinstance(store.claim_seat("t1", 1, None, "ann").exception(), WrongSecret)
    assert isinstance(store.claim_seat("t1", 1, hash_secret(other), "ann").exception(), WrongSecret)
    assert store.claim_seat("t1", 1, hash_secret(secret), "ann").result() == SeatRow(1, "ann", True)
    assert store.claim_seat("t1", 1, hash_secret(secret), "ann").result() == SeatRow(1, "ann", True)
    assert isinstance(store.claim_seat("t1", 1, hash_secret(secret), "bob").exception(), SeatTaken)
    assert store.claim_seat("t1", 0, None, "bob").result() == SeatRow(0, "bob", False)
    assert isinstance(store.claim_seat("t1", 2, None, "bob").exception(), UnknownTable)
    with pytest.raises(UnknownTable):
        store.claim_seat("t1", 10**30, None, "bob")
    assert store.seats("t1") == [SeatRow(0, "bob", False), SeatRow(1, "ann", True)]


def test_of_many_who_claim_a_seat_one_gets_it(store: Store) -> None:
    store.create_table(new_table(seats=(None,))).result()
    claims = [store.claim_seat("t1", 0, None, f"p{number}") for number in range(20)]
    refused = [claim.exception() for claim in claims]
    assert [refusal is None for refusal in refused] == [True] + [False] * 19
    assert store.seats("t1") == [SeatRow(0, "p0", False)]


def test_a_seat_can_be_left_and_its_link_taken_back(store: Store) -> None:
    old, new = new_secret(), new_secret()
    store.create_table(new_table(seats=(hash_secret(old),))).result()
    store.claim_seat("t1", 0, hash_secret(old), "ann").result()
    store.set_seat("t1", 0, hash_secret(new), None).result()
    assert store.seats("t1") == [SeatRow(0, None, True)]
    assert isinstance(store.claim_seat("t1", 0, hash_secret(old), "bob").exception(), WrongSecret)
    assert store.seat_of_link("t1", hash_secret(new)) == 0
    assert store.seat_of_link("t1", hash_secret(old)) is None
    store.set_seat("t1", 1, None, "bob").result()
    assert store.seats("t1") == [SeatRow(0, None, True), SeatRow(1, "bob", False)]
    assert isinstance(store.set_seat("t2", 0, None, None).exception(), UnknownTable)


def test_secrets_have_128_bits_and_only_their_hash_is_accepted(store: Store) -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert {len(secret) for secret in secrets} == {22}
    with pytest.raises(ValueError, match="never the secret"):
        store.create_table(new_table(seats=(new_secret().encode(),)))


def test_a_player_is_added_and_renamed(store: Store) -> None:
    assert store.player("p1") is None
    store.put_player(PlayerRow("p1", "Zoë 🤖", "fr", 1_000)).result()
    assert store.player("p1") == PlayerRow("p1", "Zoë 🤖", "fr", 1_000)
    store.put_player(PlayerRow("p1", "Zoé", "cs", 9_000)).result()
    assert store.player("p1") == PlayerRow("p1", "Zoé", "cs", 1_000)


@pytest.mark.parametrize("nickname", ["", "a\0b", "a\nb", "\ud800", "x" * 201])
def test_a_nickname_that_cannot_be_shown_is_refused(store: Store, nickname: str) -> None:
    with pytest.raises(TooLarge, match="1 to 200 visible characters"):
        store.put_player(PlayerRow("p1", nickname, "en", 0))


def test_a_secret_key_is_made_once(url: str, open_store: Callable[[str], Store]) -> None:
    store = open_store(url)
    cookies, links = store.secret_key("cookies"), store.secret_key("links")
    assert store.secret_key("cookies") == cookies != links
    assert len(cookies) == 32
    store.close()
    assert open_store(url).secret_key("cookies") == cookies


def test_a_forgotten_table_is_gone_with_its_log_and_seats(store: Store) -> None:
    for table in ("t1", "t2"):
        store.create_table(new_table(table, seats=(None,))).result()
        store.append(table, 1, b"x", "act-1").result()
    assert store.forget("t1").result() is True
    assert store.forget("t1").result() is False
    assert (store.table("t1"), store.log("t1"), store.seats("t1")) == (None, [], [])
    assert isinstance(store.append("t1", 2, b"x").exception(), UnknownTable)
    with_table(store)
    assert store.append("t1", 1, b"new", "act-1").result().sequence == 1
    assert store.log("t2") == [(1, b"x")]


def test_the_last_beat_is_kept_and_near_ones_are_dropped(
    url: str, open_store: Callable[[str], Store]
) -> None:
    store = open_store(url)
    assert store.last_beat() is None

    def last_after(*beats: int) -> int | None:
        for wall_ms in beats:
            store.beat("server", wall_ms)
        store.secret_key("anything")  # answered after everything queued before it
        return store.last_beat()

    assert last_after(5_000) == 5_000
    assert last_after(5_001, 5_500, 5_999) == 5_000
    assert last_after(6_000) == 6_000
    assert last_after(1_000) == 1_000  # somebody set the clock right
    store.close()
    assert open_store(url).last_beat() == 1_000
    with pytest.raises(Exception, match="closed"):
        store.beat("server", 99_000)
