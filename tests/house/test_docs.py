"""The documents are true: their Python runs, their links lead somewhere, their commands exist."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from robacus.cli.app import COMMANDS

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("**/*.md")])

every_document = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))


def blocks(path: Path, language: str) -> list[str]:
    """The fenced blocks of a language, without the indentation of the list that they stand in."""
    found = re.findall(
        rf"^( *)```{language}\n(.*?)^\1```", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    return [re.sub(rf"^{indent}", "", code, flags=re.MULTILINE) for indent, code in found]


@every_document
def test_the_python_in_a_document_runs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    names: dict[str, Any] = {}
    for code in blocks(path, "python"):
        exec(compile(code, str(path), "exec"), names)


@every_document
def test_a_link_to_a_file_leads_to_one(path: Path) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", path.read_text(encoding="utf-8"))
    files = [
        link.partition("#")[0]
        for link in links
        if "://" not in link and not link.startswith(("#", "mailto:"))
    ]
    assert [link for link in files if link and not (path.parent / link).exists()] == []


@every_document
def test_a_robacus_command_in_a_document_exists(path: Path) -> None:
    named = {word for code in blocks(path, "sh") for word in re.findall(r"\brobacus ([a-z]+)", code)}
    assert named <= set(COMMANDS)
