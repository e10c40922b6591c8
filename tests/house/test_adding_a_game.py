"""The page about adding a game is true today: its Python runs, its commands work, and it leaves no method out."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from robacus.game import Game
from tests.cli.running import run

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The fenced blocks of a language, without the indentation of the list that they stand in."""
    found = re.findall(rf"^( *)```{language}\n(.*?)^\1```", PAGE, re.MULTILINE | re.DOTALL)
    return [re.sub(rf"^{indent}", "", code, flags=re.MULTILINE) for indent, code in found]


def test_its_python_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    names: dict[str, Any] = {}
    assert blocks("python")
    for code in blocks("python"):
        exec(compile(code, "adding-a-game.md", "exec"), names)


def test_its_robacus_commands_work(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = [line for code in blocks("sh") for line in code.splitlines() if " robacus " in line]
    assert commands
    for line in commands:
        monkeypatch.chdir(ROOT)
        _environment, _program, *words = shlex.split(line)
        ran = run(monkeypatch, *words)
        assert (ran.code, ran.err) == (0, ""), line


def test_it_names_every_method_that_a_game_must_have() -> None:
    assert {
        name for name in Game.__abstractmethods__ if f"{name}(" not in PAGE and f"`{name}`" not in PAGE
    } == set()
