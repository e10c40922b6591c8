"""Laws of records: they read as they were written, and whatever is no record gets a sentence."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from robacus.game import InvalidText
from robacus.log import MAX_NAME, Act, Begin, Pause, Seat, Setup, clean_name, read_entry, write_entry
from robacus.record import MAX_RECORD_BYTES, Record
from robacus.replay import Replay
from robacus.speech import RobacusError
from tests.laws.examples import GAMES, Played, complaint, played

every_game = pytest.mark.parametrize("name", GAMES)


def record_of(table: Played) -> Record:
    return Record(setup=table.setup, log=tuple(table.log))


@every_game
@given(data=st.data())
def test_a_record_reads_as_it_was_written_in_both_forms(name: str, data: st.DataObject) -> None:
    record = record_of(data.draw(played(name)))
    assert Record.from_text(record.to_json()) == record
    assert Record.from_text(record.to_json_lines()) == record
    assert Record.from_text(record.to_json().encode()) == record


@every_game
@given(data=st.data())
def test_a_record_replays_to_the_game_that_was_played(name: str, data: st.DataObject) -> None:
    table: Played = data.draw(played(name))
    assert Record.from_text(record_of(table).to_json()).replay() == table.end


@every_game
@given(data=st.data())
def test_a_damaged_record_gets_a_sentence(name: str, data: st.DataObject) -> None:
    words = record_of(data.draw(played(name, most=6))).to_json()
    where = data.draw(st.integers(0, len(words)))
    damaged = words[:where] + data.draw(st.text(max_size=5)) + words[where + data.draw(st.integers(0, 30)) :]
    assert len(complaint(lambda: Record.from_text(damaged).replay())) < 2000


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_what_is_no_record_is_refused(data: bytes | str) -> None:
    with pytest.raises(InvalidText):
        Record.from_text(data)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"   \n ",
        b"{}",
        b"[" * 100_000,
        b'{"robacus":' * 50_000,
        b'{"robacus": 2, "setup": {"game": "nim", "ruleset": 1, "seats": [], "seed": ""}}',
        b'{"robacus": 1, "setup": {"game": "nim", "ruleset": 1, "seats": [], "seed": ""}}\nfoo',
        b" " * (MAX_RECORD_BYTES + 1),
    ],
)
def test_empty_deep_foreign_and_huge_records_are_refused(data: bytes) -> None:
    with pytest.raises(InvalidText):
        Record.from_text(data)


@given(st.binary(max_size=100))
def test_no_line_of_a_log_raises_anything_but_a_sentence(line: bytes) -> None:
    with pytest.raises(InvalidText):
        read_entry(line)


NIM = Setup(game="nim", ruleset=1, seats=(Seat("person", "Ada"), Seat("person", "Bob")), seed="0" * 32)


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"ruleset": 99}, "record-ruleset"),
        ({"seats": ()}, "record-seats"),
        ({"seats": (Seat("open"),) * 17}, "record-seats"),
        ({"seats": (Seat("bot", "Robo", "godlike"), Seat("open"))}, "record-level"),
        ({"seats": (Seat("person", "x" * 10_000), Seat("open"))}, "table-name"),
        ({"seats": (Seat("person", "\x1b[2J"), Seat("open"))}, "table-name"),
        ({"seed": "0" * 31}, "record-seed"),
        ({"seed": "0" * 31 + "G"}, "record-seed"),
        ({"options": {"heap": "usual"}}, "option-unknown"),
        ({"options": {"heaps": "vast"}}, "option-choice"),
        ({"options": {"seconds": 10**400}}, "option-range"),
    ],
)
def test_a_set_up_that_no_game_here_can_start_is_refused(change: dict[str, object], id: str) -> None:
    with pytest.raises(RobacusError) as caught:
        Replay.of(msgspec.structs.replace(NIM, **change))
    assert caught.value.message.id == id
    assert len(str(caught.value)) < 1000


def test_a_bad_entry_is_named_by_its_number() -> None:
    record = Record(setup=NIM, log=(Begin(at=0, seats=2), Act(at=5, seat=1, text="take 1 1")))
    with pytest.raises(InvalidText, match=r"Entry 2 of the log: It is not your turn\."):
        record.replay()


@given(st.text(max_size=80))
def test_a_clean_name_is_short_printable_and_stays_as_it_is(name: str) -> None:
    clean = clean_name(name)
    assert len(clean) <= MAX_NAME
    assert clean.isprintable()
    assert clean == clean.strip()
    assert "  " not in clean
    assert clean_name(clean) == clean


def test_ordinary_names_are_left_alone() -> None:
    names = ["Ada", "Jiří Novák", "Åsa-Märta O’Hara", "Őri Ödön", "名前", "R2-D2 🤖"]
    assert [clean_name(name) for name in names] == names


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("\u3164\u3164", ""),
        ("\u2800 \u115f", ""),
        ("\ufe0f", ""),
        ("An\u3164na", "An na"),
        ("\u202eanna", "anna"),
        ("An\u200bna", "An na"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Z" + "\u0335" * 50 + "oe", "Z" + "\u0335" * 2 + "oe"),
        ("\u0301Anna", "Anna"),
        ("a" * 100_000 + "\u0301" * 100_000, "a" * MAX_NAME),
    ],
)
def test_a_name_neither_vanishes_nor_grows_over_its_neighbours(name: str, clean: str) -> None:
    assert clean_name(name) == clean


def test_a_pause_without_a_seat_was_the_servers_before_hosts_could_pause() -> None:
    assert read_entry(b'{"do":"pause","at":7}') == Pause(at=7)
    assert write_entry(Pause(at=7)) == b'{"do":"pause","at":7}'


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (b"{hello", "from character 2 on it is not JSON"),
        (b'{"robacus":1', "it ends in the middle; copy all of it"),
        (b"[[1]]", '"setup" is missing or wrong'),
        (b'{"robacus":1,"setup":{"game":"nim"}}', '"setup.ruleset" is missing or wrong'),
        (b'{"robacus":1,"setup":{},"log":[{"do":"dance","at":1}]}', '"setup.game" is missing or wrong'),
    ],
)
def test_it_is_said_where_a_record_cannot_be_read(words: bytes, why: str) -> None:
    assert complaint(lambda: Record.from_text(words)) == f"This is not a record of a game: {why}."


def test_a_line_that_cannot_be_read_is_named_with_its_field() -> None:
    head = b'{"robacus":1,"setup":{"game":"nim","ruleset":1,"seats":[{"kind":"open"}],"seed":"0"}}\n'
    found = complaint(lambda: Record.from_text(head + b'{"do":"begin","at":"soon","seats":1}'))
    assert found == 'Entry 1 of the log: A line of the log cannot be read: "at" is missing or wrong.'
