"""Laws of the file of results: whole lines only, one tournament only, one run at a time; faults have a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from robacus.arena.ledger import Ledger
from robacus.arena.tournament import head
from robacus.game import InvalidText
from tests.arena.arenas import hold, nim_plan, programs

HEAD = head("round-robin", nim_plan())


def filled(folder: Path) -> Path:
    path = folder / "deep" / "results.jsonl"
    hold("round-robin", programs(), path=path)
    return path


def refused(path: Path, about: object = HEAD) -> str:
    before = path.read_bytes()
    with pytest.raises(InvalidText) as error:
        Ledger.at(path, about)  # type: ignore[arg-type]
    assert path.read_bytes() == before
    return str(error.value)


def test_every_line_is_json_that_says_who_played_where_and_what_came_of_it(tmp_path: Path) -> None:
    first, *lines = map(json.loads, filled(tmp_path).read_text().splitlines())
    assert first["line"] == "arena"
    for line in lines:
        assert line["line"] == "game"
        assert len(line["players"]) == len(line["played"]["ranks"]) == 2
        assert line["options"] == {"heaps": "small"}
        assert len(line["seed"]) == 32


@pytest.mark.parametrize(
    ("about", "differing"),
    [
        (head("ladder", nim_plan()), "mode"),
        (head("round-robin", nim_plan(seed="other")), "seed"),
        (head("round-robin", nim_plan(seats=3, starts=2)), "seats, starts"),
        (head("round-robin", nim_plan(heaps=["usual"])), "tables"),
    ],
)
def test_a_file_of_another_tournament_is_refused_saying_what_differs(
    about: object, differing: str, tmp_path: Path
) -> None:
    assert f"{differing} differ" in refused(filled(tmp_path), about)


@pytest.mark.parametrize("content", [b"hello", b"hello\n", b"{}\n", b"\xff\xfe\n", b"[" * 9999 + b"\n"])
def test_a_file_of_something_else_is_refused_and_left_as_it_is(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    assert "no file of results" in refused(path)


def test_a_line_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    path = filled(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join((*lines[:3], b"{nonsense}\n", *lines[3:])))
    assert "line 4" in refused(path)


def test_a_second_run_on_the_same_file_is_refused(tmp_path: Path) -> None:
    path = filled(tmp_path)
    ledger = Ledger.at(path, HEAD)
    assert "in use" in refused(path)
    ledger.close()
    Ledger.at(path, HEAD).close()


def test_a_file_that_cannot_be_written_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(InvalidText, match="Cannot read"):
        Ledger.at(tmp_path, HEAD)
    (tmp_path / "file").write_text("")
    with pytest.raises(InvalidText, match="Cannot read"):
        Ledger.at(tmp_path / "file" / "results.jsonl", HEAD)
