"""Reading what the code says and what the Fluent files hold, for the laws about languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

import robacus
from robacus.games import game, game_names
from robacus.speech import domains

PACKAGE = Path(robacus.__file__).parent

SPEAKERS = {"msg", "say", "words", "plain", "speech"}
"""Functions whose first argument is the id of a message."""
SECOND = {"need"}
"""And those where it is the second."""


class Text(NamedTuple):
    """One message, or one attribute of a message, in one language."""

    pattern: str
    """As it is written, without the spaces that do not count."""
    variables: frozenset[str]
    refers: frozenset[str]
    """Other messages that it has in it."""


class _Contents(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.refers: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.refers.add(node.id.name)


def _text(pattern: ftl.Pattern) -> Text:
    contents = _Contents()
    contents.visit(pattern)
    written = serialize_pattern(pattern)
    return Text(" ".join(written.split()), frozenset(contents.variables), frozenset(contents.refers))


@cache
def texts(domain: str, language: str) -> dict[str, Text]:
    """Id (``name`` or ``name.attribute``) -> text.  Raises AssertionError for what cannot be read or comes twice."""
    found: dict[str, Text] = {}
    for file in sorted((domains()[domain] / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                raise AssertionError(f"{file.name}: {entry.content[:80]!r}: {entry.annotations[0].message}")
            if not isinstance(entry, ftl.Message):
                continue
            parts = {entry.id.name: entry.value}
            parts |= {
                f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes
            }
            for name, pattern in parts.items():
                if name in found:
                    raise AssertionError(f"{file.name}: {name} comes twice")
                if pattern is not None:
                    found[name] = _text(pattern)
    return found


# -- what the code says --------------------------------------------------------------------------------------


class Said(NamedTuple):
    """An id in the code.  `id` has ``{}`` where something is put in."""

    id: str
    place: str


def folder_of(domain: str) -> Path:
    """Where the code of a domain is; the house's is everything that is no game's."""
    return game(domain).folder if domain else PACKAGE


def files(domain: str, ending: str) -> list[Path]:
    """The source files of a domain."""
    folder = folder_of(domain)
    games = PACKAGE / "games"
    return [
        path
        for path in sorted(folder.rglob(f"*.{ending}"))
        if domain or games not in path.parents or path.parent == games
    ]


def _constants(node: ast.expr) -> Iterator[str]:
    """The ids that an argument can be: a constant, an f-string, or either of two."""
    match node:
        case ast.Constant(value=str(value)):
            yield value
        case ast.JoinedStr(values=parts):
            yield "".join(part.value if isinstance(part, ast.Constant) else "{}" for part in parts)  # type: ignore[misc]
        case ast.IfExp(body=one, orelse=other):
            yield from _constants(one)
            yield from _constants(other)


def _speaks(node: ast.Call) -> ast.expr | None:
    """The argument of a call that is the id of a message."""
    function = node.func
    if isinstance(function, ast.Call):
        # speech(language)("id"), say()("id"), speech.named(names)("id")
        return node.args[0] if node.args else None
    name = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
    if name in SPEAKERS and node.args:
        return node.args[0]
    if name in SECOND and len(node.args) > 1:
        return node.args[1]
    return None


@cache
def said(domain: str) -> tuple[Said, ...]:
    """Every id that the code of a domain says: Python, templates and JavaScript."""
    found = []
    for path in files(domain, "py"):
        place = path.name
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            if getattr(node.func, "attr", "") == "tell" and node.args and place == "replay.py":
                found += [
                    Said(f"event-{kind}", f"{place}:{node.lineno}") for kind in _constants(node.args[0])
                ]
            elif (argument := _speaks(node)) is not None:
                found += [Said(id, f"{place}:{node.lineno}") for id in _constants(argument)]  # noqa: A001
    for path in files(domain, "html"):
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for match in re.finditer(r"""\bsay\(\s*(["'])([^"']+)\1(\s*~)?""", text):
                found.append(Said(match[2] + ("{}" if match[3] else ""), f"{path.name}:{line}"))
    for path in files(domain, "js"):
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for match in re.finditer(r"""(["'`])((?:ui|client)-[a-z0-9-]*)(\$\{[^}]*\})?\1""", text):
                found.append(Said(match[2] + ("{}" if match[3] else ""), f"{path.name}:{line}"))
    return tuple(found)


@cache
def literals(domain: str) -> frozenset[str]:
    """Every text in quotes in the code of a domain, of which some are ids that go through a variable."""
    found: set[str] = set()
    for path in files(domain, "py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    for path in [*files(domain, "html"), *files(domain, "js")]:
        found |= {
            match[2] for match in re.finditer(r"""(["'`])([\w.:-]+)\1""", path.read_text(encoding="utf-8"))
        }
    return frozenset(found)


def all_domains() -> tuple[str, ...]:
    """The house and every game."""
    return ("", *game_names())
