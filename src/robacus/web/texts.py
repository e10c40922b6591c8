"""The texts that the browser's own code says, handed over with the page: all messages ``ui-...`` of the house, and
``client-...`` of the game whose own script the page loads."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from fluent.runtime import FluentResource
from fluent.syntax import ast

from robacus.speech import FALLBACK, domains, speech

PREFIX = "ui-"
GAME_PREFIX = "client-"


def browser_ids() -> tuple[str, ...]:
    """The ids of the house's messages, in the order of the files."""
    return tuple(_arguments(""))


@lru_cache(maxsize=256)
def browser_texts(language: str, game: str = "") -> Mapping[str, str]:
    """Id -> text, of the house and of a game.  Where a text has places to fill in, ``{name}`` stands in it and the
    browser fills it in."""
    own = browser_texts(language) if game else {}
    return {**own, **{name: raw_text(language, name, game) for name in _arguments(game)}}


def raw_text(language: str, id: str, game: str = "") -> str:
    """The text with its arguments left standing as ``{name}``."""
    names = argument_names(id, game)
    return speech(language)(f"{game}:{id}" if game else id, **{name: "{" + name + "}" for name in names})


@lru_cache(maxsize=64)
def _arguments(domain: str) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    prefix = GAME_PREFIX if domain else PREFIX
    for file in sorted((domains()[domain] / FALLBACK).glob("*.ftl")):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(prefix):
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


def argument_names(id: str, game: str = "") -> tuple[str, ...]:
    """The arguments that a text takes."""
    return _arguments(game).get(id, ())
