"""The texts that the browser's own code says, handed over with the page: all messages ``ui-...`` of the house."""

from __future__ import annotations

from functools import lru_cache

from fluent.runtime import FluentResource
from fluent.syntax import ast

from robacus.speech import FALLBACK, domains, speech

PREFIX = "ui-"


@lru_cache(maxsize=1)
def browser_ids() -> tuple[str, ...]:
    """The ids of these messages, in the order of the files."""
    found: list[str] = []
    for file in sorted((domains()[""] / FALLBACK).glob("*.ftl")):
        body = FluentResource(file.read_text(encoding="utf-8")).body
        found += [e.id.name for e in body if isinstance(e, ast.Message) and e.id.name.startswith(PREFIX)]
    return tuple(found)


@lru_cache(maxsize=16)
def browser_texts(language: str) -> dict[str, str]:
    """Id -> text.  Where a text has places to fill in, ``{name}`` stands in it and the browser fills it in."""
    return {name: raw_text(language, name) for name in browser_ids()}


def raw_text(language: str, id: str) -> str:
    """The text with its arguments left standing as ``{name}``."""
    say = speech(language)
    names = argument_names(id)
    return say(id, **{name: "{" + name + "}" for name in names})


@lru_cache(maxsize=1)
def _arguments() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for file in sorted((domains()[""] / FALLBACK).glob("*.ftl")):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(PREFIX):
                names: list[str] = []
                _collect(entry.value, names)
                found[entry.id.name] = tuple(dict.fromkeys(names))
    return found


def _collect(node: object, names: list[str]) -> None:
    if isinstance(node, ast.VariableReference):
        names.append(node.id.name)
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            _collect(value, names)
    elif isinstance(node, list):
        for value in node:
            _collect(value, names)


def argument_names(id: str) -> tuple[str, ...]:
    """The arguments that a text takes."""
    return _arguments().get(id, ())
