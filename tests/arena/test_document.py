"""Laws of docs/arena.md: its Python runs, its commands and options are there, and so is its example."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path

import pytest

from robacus.arena.entries import read_entries
from robacus.cli.arena import WAYS
from tests.arena.arenas import NIM, hold, programs
from tests.cli.running import run

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")


def test_its_python_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) == 1
    exec(compile(blocks[0], "arena.md", "exec"), {})


def test_its_commands_and_options_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    pages = {way: run(monkeypatch, "arena", way, "--help").out for way in WAYS}
    commands = re.findall(r"^\$ robacus arena (.*)$", PAGE, re.MULTILINE)
    assert {shlex.split(command)[0] for command in commands} == set(WAYS)
    for command in commands:
        way, *words = shlex.split(command)
        assert [word for word in words if word.startswith("--") and f"{word} " not in pages[way]] == []
    everything = " ".join(pages.values())
    assert [word for word in re.findall(r"--[a-z][a-z-]+", PAGE) if f"{word} " not in everything] == []


def test_the_example_plays(tmp_path: Path) -> None:
    command = f"run:{sys.executable} {ROOT / 'examples' / 'arena_bot.py'}"
    (example,), faults = read_entries(NIM, [command], [])
    assert (example.name, faults) == ("arena_bot", ())
    standings = hold("round-robin", (example, *programs(ones="1")))
    assert [row.forfeits for row in standings.rows] == [0, 0]
    assert standings.results == hold("round-robin", (example, *programs(ones="1"))).results


def test_what_it_says_of_a_line_of_results_is_so(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    hold("round-robin", programs(ones="1", twos="2"), path=path)
    lines = [json.loads(line)["line"] for line in path.read_text().splitlines()]
    assert lines == ["arena", "game", "game"]
