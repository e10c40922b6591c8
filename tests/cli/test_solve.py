"""Laws of `robacus solve`, with a solver for Nim that lives only here."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import reduce
from operator import xor
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from robacus.cli import solve
from robacus.game import InvalidText
from robacus.games import game
from robacus.scene import Board, Scene, tag
from robacus.solving import Answer, Solver
from robacus.speech import Speech, msg
from tests.cli.running import run


class Found(Answer):
    """Whether the side to move wins."""

    def __init__(self, heaps: list[int], options: Any, limits: dict[str, Any]) -> None:
        self.heaps, self.options, self.limits = heaps, options, limits

    def to_json(self) -> dict[str, Any]:
        return {"wins": reduce(xor, self.heaps, 0) != 0, **msgspec.to_builtins(self.options), **self.limits}

    def to_text(self, say: Speech) -> str:
        return f"heaps {self.heaps}"

    def scene(self, say: Speech) -> Scene:
        return Scene(board=Board("b", 1, 1, tag("rect", x=0, y=0, width=1, height=1, class_="cell"), {}))


class Options(msgspec.Struct, frozen=True):
    variant: Literal["normal", "misere"] = "normal"
    depth: Annotated[int, Meta(ge=1, le=9)] = 9
    all: bool = False


class NimSolver(Solver):
    """Reads ``3 4 5`` or ``{"id": ..., "heaps": [...]}``."""

    Options = Options

    def read(self, text: str) -> Iterator[tuple[str, Any]]:
        try:
            if text.lstrip().startswith("{"):
                case = json.loads(text)
                yield str(case.get("id", "")), [int(heap) for heap in case["heaps"]]
            else:
                yield "", [int(heap) for heap in text.split()]
        except (ValueError, KeyError, TypeError):
            raise InvalidText(msg("nim:unreadable", words=text[:40])) from None

    def solve(self, position: Any, options: Any, *, seconds: float | None, megabytes: int | None) -> Found:
        return Found(position, options, {"seconds": seconds, "megabytes": megabytes})


@pytest.fixture(autouse=True)
def only_nim_solves(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nim can solve, and no other game can."""
    nim = game("nim")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(nim, "solver", NimSolver(), raising=False)
        patch.setattr(solve, "game_names", lambda: ("nim",))
        solve.solving.cache_clear()
        solve._solver_options.cache_clear()
        yield
    solve.solving.cache_clear()
    solve._solver_options.cache_clear()


DEFAULTS = {"variant": "normal", "depth": 9, "all": False, "seconds": None, "megabytes": None}


def test_a_position_given_as_text_is_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(monkeypatch, "solve", "3 4 5") == (0, "heaps [3, 4, 5]\n", "")
    assert run(monkeypatch, "solve", given=b"3 4\n5") == (0, "heaps [3, 4, 5]\n", "")
    assert run(monkeypatch, "solve", "-", given=b'{\n"heaps": [1, 2]}') == (0, "heaps [1, 2]\n", "")


def test_a_file_of_cases_gives_one_line_for_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "cases.jsonl"
    path.write_text('{"id": "a", "heaps": [1]}\n\n{"id": "b", "heaps": [2, 2]}\n', encoding="utf-8")
    ran = run(monkeypatch, "solve", "--jsonl", str(path))
    assert [json.loads(line) for line in ran.out.splitlines()] == [
        {"id": "a", "wins": True, **DEFAULTS},
        {"id": "b", "wins": False, **DEFAULTS},
    ]
    assert (ran.code, ran.err) == (0, "")


def test_a_bad_line_is_named_and_the_others_are_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run(
        monkeypatch, "solve", "--jsonl", given=b'{"heaps": [1]}\n{"heap": 1}\nfoo\n\xff\n{"heaps": [2]}\n'
    )
    assert [json.loads(line)["wins"] for line in ran.out.splitlines()] == [True, True]
    assert [line.split(":")[1].strip() for line in ran.err.splitlines()] == ["Line 2", "Line 3", "Line 4"]
    assert ran.code == 2


def test_the_options_of_the_solver_are_options_of_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ["--variant", "misere", "--depth", "3", "--all", "--time-limit", "1.5", "--memory-limit", "64"]
    ran = run(monkeypatch, "solve", "--jsonl", *typed, "1")
    chosen = {"variant": "misere", "depth": 3, "all": True, "seconds": 1.5, "megabytes": 64}
    assert json.loads(ran.out) == {"id": "", "wins": True, **chosen}
    assert "--variant normal|misere" in run(monkeypatch, "solve", "--help").out


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (["--variant", "odd", "1"], 'Option "variant" cannot be "odd". Possible: normal, misere.'),
        (["--depth", "10", "1"], 'Option "depth" goes from 1 to 9; 10 is outside.'),
        (["--memory-limit", "0", "1"], 'Option --memory-limit needs a number from 1 to 1000000, not "0".'),
        (["no-such-file.txt"], '"no-such-file.txt" is not a move.'),
        (["--game", "chess", "1"], 'There is no game called "chess".'),
        (["{" * 5000], "is not a move."),
    ],
)
def test_wrong_options_and_positions_get_a_sentence(
    typed: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = run(monkeypatch, "solve", *typed)
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err


def test_a_file_may_begin_with_the_mark_of_unicode(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "notepad.txt"
    for text in ("3 4 5\r\n", '{"heaps": [3, 4, 5]}\r\n'):
        path.write_text(text, encoding="utf-8-sig")
        assert run(monkeypatch, "solve", str(path)) == (0, "heaps [3, 4, 5]\n", "")


def test_an_empty_file_and_a_folder_are_told_apart_from_what_does_not_exist(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "empty.txt"
    path.write_text(" \n", encoding="utf-8")
    for typed in ([str(path)], ["  "], []):
        ran = run(monkeypatch, "solve", *typed, given=b"")
        assert (ran.code, ran.out) == (2, "")
        assert "There is no position in it." in ran.err
    folder = run(monkeypatch, "solve", str(tmp_path))
    assert folder.code == 2
    assert str(tmp_path) in folder.err


def test_huge_input_is_refused_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solve, "MAX_POSITION_BYTES", 1000)
    ran = run(monkeypatch, "solve", "-", given=b"1 " * 1000)
    assert (ran.code, ran.out) == (2, "")
    assert "too big" in ran.err


def test_an_answer_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "answer.svg"
    assert run(monkeypatch, "solve", "3 4 5", "--svg", str(path)) == (0, "", "")
    assert path.read_text(encoding="utf-8").startswith("<svg")
    ran = run(monkeypatch, "solve", "--svg", str(path), given=b'{"heaps": [1]}\n{"heaps": [2]}\n')
    assert ran.code == 2
    assert "A picture shows one position" in ran.err


def test_without_any_solver_the_command_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game("nim"), "solver", None)
    solve.solving.cache_clear()
    solve._solver_options.cache_clear()
    ran = run(monkeypatch, "solve", "3 4 5")
    assert (ran.code, ran.out) == (2, "")
    assert "No game here has a solver." in ran.err
