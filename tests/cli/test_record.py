"""Laws of `robacus record`: what it shows, converts and draws is the game that was played."""

from __future__ import annotations

from pathlib import Path

import pytest

from robacus.log import Act, Begin, Seat, Setup
from robacus.record import Record
from robacus.speech import LANGUAGES
from tests.cli.running import run

RECORD = Record(
    setup=Setup(
        game="nim",
        ruleset=1,
        options={"heaps": "small"},
        seats=(Seat("person", "Ada"), Seat("bot", "Robo", "easy")),
        seed="0" * 32,
    ),
    log=(
        Begin(at=0, seats=2, wall=1_700_000_000_000),
        Act(at=61_000, seat=0, text="take 3 3"),
        Act(at=62_000, seat=1, text="take 2 2"),
        Act(at=65_000, seat=0, text="take 1 1"),
    ),
)


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    path.write_text(RECORD.to_json(), encoding="utf-8")
    return str(path)


def test_a_record_is_shown_with_its_moves_and_result(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run(monkeypatch, "record", file)
    assert (ran.code, ran.err) == (0, "")
    assert "Nim, ruleset 1" in ran.out
    assert "Options: heaps=small" in ran.out
    assert "Seat 2: Robo" in ran.out
    assert "1:01  take 3 3      Ada takes 3 from heap 3." in ran.out
    assert ran.out.rstrip().splitlines()[-2:] == ["Ada  1  winner", "Robo  0"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_shown_in_every_language(
    language: str, file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = run(monkeypatch, "record", file, language=language)
    assert (ran.code, ran.err) == (0, "")
    assert "Ada" in ran.out


def test_both_forms_of_a_record_convert_into_each_other(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = run(monkeypatch, "record", file, "--jsonl").out
    document = run(monkeypatch, "record", "-", "--json", given=lines.encode()).out
    assert lines == RECORD.to_json_lines()
    assert document == RECORD.to_json()


def test_a_position_of_a_record_is_drawn(file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    svg, png = tmp_path / "a.svg", tmp_path / "a.png"
    assert run(monkeypatch, "record", file, "--at", "2", "--svg", str(svg), "--png", str(png)) == (0, "", "")
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    assert png.read_bytes().startswith(b"\x89PNG")
    state = [step.state for _replay, steps in RECORD.steps() for step in steps][1]
    nim = RECORD.replay().game
    from robacus.speech import speech

    scene = nim.scene(nim.view(state, None), speech("en").named(("Ada", "Robo")))
    assert svg.read_text(encoding="utf-8") == scene.svg()


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (["--at", "99"], "The record has no step 99; the last one is 5."),
        (["--at", "0", "--svg", "-"], "There is nothing to draw: the game has not begun at this step."),
        (["--seat", "3", "--svg", "-"], "There is no seat 3: this table has 2."),
        (["--svg", "no/such/folder/a.svg"], "Cannot write no/such/folder/a.svg: No such file or directory."),
    ],
)
def test_what_cannot_be_shown_is_said(
    typed: list[str], sentence: str, file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = run(monkeypatch, "record", file, *typed)
    assert ran.code == 2
    assert sentence in ran.err


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "The record is empty."),
        (b"{}", "This is not a record of a game: "),
        (b"\xff" * 10, "This is not a record of a game: "),
        (
            RECORD.to_json().replace("take 3 3", "take 3 9").encode(),
            "Entry 2 of the log: Heap 3 has 3 counters",
        ),
        (RECORD.to_json().replace('"nim"', '"chess"').encode(), 'There is no game called "chess".'),
        (b" " * 5_000_000, "- is too big: at most 4,000,000 bytes are read."),
    ],
)
def test_a_bad_record_gets_a_sentence(content: bytes, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run(monkeypatch, "record", "-", given=content)
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
