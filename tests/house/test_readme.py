"""Laws of the documents: what they show runs and prints what they say, and what they point at is there."""

from __future__ import annotations

import contextlib
import importlib
import io
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from robacus.cli.app import COMMANDS
from tests.cli.running import run
from tests.servers import Server

ROOT = Path(__file__).parents[2]
DOCUMENTS = [
    path
    for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), ROOT / "native" / "README.md")
    if path.is_file()
]
RUN = [
    ROOT / "README.md",
    ROOT / "docs" / "abaku.md",
    ROOT / "docs" / "ricochet-robots.md",
    ROOT / "docs" / "robogem.md",
    ROOT / "docs" / "robots-vs-robots.md",
]
"""Documents whose examples are run, each from its beginning to its end."""
ADDRESS = "http://127.0.0.1:8765"
"""Where examples find a server."""
ELISION = "…"


class Block(NamedTuple):
    """A fenced block of a document."""

    language: str
    text: str
    line: int


def blocks(document: Path) -> list[Block]:
    text = document.read_text(encoding="utf-8")
    found = re.finditer(r"^```(\w*)\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)
    return [Block(match[1], match[2], text.count("\n", 0, match.start()) + 2) for match in found]


def commands(block: Block) -> list[tuple[str, str]]:
    """(command, what it prints) of a console block."""
    parts = re.split(r"^\$ (.*(?:\\\n.*)*)\n?", block.text, flags=re.MULTILINE)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def same(expected: str, actual: str) -> bool:
    """Whether they are equal but for what the document leaves out: a line, or the end of one, that is an ellipsis."""
    pattern = re.escape(expected.strip())
    pattern = pattern.replace("\n" + ELISION + "\n", r"\n(?:.*\n)*?").replace(ELISION, r".*")
    lines = "\n".join(line.rstrip() for line in actual.strip().splitlines())
    return re.fullmatch(pattern, lines, flags=re.DOTALL) is not None


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("documents")).running() as running:
        yield running


@pytest.mark.parametrize("document", RUN, ids=lambda path: path.name)
def test_examples_run_and_print_what_the_document_says(
    document: Path, server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "example"}
    printed: str | None = None
    for block in blocks(document):
        if block.language == "python":
            code = "\n" * (block.line - 1) + block.text.replace(ADDRESS, server.url)
            with contextlib.redirect_stdout(io.StringIO()) as out:
                exec(compile(code, document.name, "exec"), names)
            printed = out.getvalue()
        elif block.language == "text" and printed is not None:
            assert same(block.text, printed), f"{document.name}:{block.line} prints\n{printed}"
            printed = None
        elif block.language == "file":
            name, _, content = block.text.partition("\n")
            Path(name.removeprefix("# ").strip()).write_text(content, encoding="utf-8")
        elif block.language == "console":
            for command, expected in commands(block):
                program, *words = shlex.split(command.replace("\\\n", " "))
                assert program == "robacus"
                ran = run(monkeypatch, *words)
                monkeypatch.chdir(tmp_path)
                assert same(expected, ran.out + ran.err), f"{command}\n{ran.out}{ran.err}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_of_a_document_lead_to_files_that_are_there(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", text)
    local = [link for link in links if "://" not in link and not link.startswith("mailto:")]
    assert [link for link in local if not (document.parent / link).exists()] == []


def test_the_commands_of_the_readme_are_those_there_are() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert tuple(re.findall(r"^\| `robacus (\w+)` \|", text, flags=re.MULTILINE)) == COMMANDS


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_make_target_in_a_document_is_in_the_makefile(document: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, flags=re.MULTILINE))
    named = re.findall(
        r"(?:^|`)(?:[A-Z]+=\S+ )*make ([a-z]+)\b", document.read_text(encoding="utf-8"), flags=re.MULTILINE
    )
    assert set(named) - targets == set()


def test_the_picture_of_the_readme_is_what_its_script_makes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    readme_picture = importlib.import_module("readme_picture")
    assert readme_picture.PICTURE.read_text(encoding="utf-8") == readme_picture.svg()
