"""Laws of languages: every message that is said exists in all six, is needed, and is translated."""

from __future__ import annotations

import re
from collections.abc import Callable
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from robacus.arena.entries import Entry
from robacus.arena.evolve import Grounds
from robacus.arena.outside import Code
from robacus.arena.tournament import Mode
from robacus.cli.app import COMMANDS
from robacus.cli.arena import arena
from robacus.games import game, game_names
from robacus.log import Seat, Setup
from robacus.options import fields
from robacus.replay import Replay
from robacus.speech import FALLBACK, LANGUAGES
from tests.house.messages import PACKAGE, all_domains, files, folder_of, literals, said, texts

DOMAINS = pytest.mark.parametrize("domain", all_domains(), ids=lambda domain: domain or "house")
OTHERS = [language for language in LANGUAGES if language != FALLBACK]


# -- ids that the code puts together -------------------------------------------------------------------------


def of_options(prefix: str, declarations: Callable[[str], object]) -> set[str]:
    """What a form or a command line says about every option of every game."""
    found = set()
    for name in game_names():
        declaration = declarations(name)
        for field in fields(declaration) if declaration is not None else ():  # type: ignore[arg-type]
            found.add(f"{name}:{prefix}-{field.name}")
            if prefix != "solve":
                found |= {f"{name}:{prefix}-{field.name}-{choice}" for choice in field.choices}
            if prefix == "generate":
                found.add(f"{name}:generate-{field.name}.label")
    return found


def help_pages() -> set[str]:
    """The texts of every command and its options."""
    found = set()
    for name in ("robacus", *COMMANDS):
        command = getattr(import_module(f"robacus.cli.{'app' if name == 'robacus' else name}"), name)
        options = {max(param.opts, key=len)[2:] for param in command.params if param.opts[0].startswith("-")}
        found |= {f"help-{name}", f"help-{name}-more", *(f"help-{name}-{option}" for option in options)}
    return found


def arena_pages() -> set[str]:
    """The texts of the ways of `robacus arena` and of their options."""
    found = set()
    for way, command in arena.commands.items():
        options = {max(param.opts, key=len)[2:] for param in command.params if param.opts[0].startswith("-")}
        found |= {f"help-arena-{way}", f"help-arena-{way}-more"}
        found |= {f"help-arena-option-{option}" for option in options}
    return found


def kinds_of(struct: type, field: str) -> tuple[str, ...]:
    """The values of a field that is a choice."""
    return get_args(get_type_hints(struct)[field])


MADE: dict[str, Callable[[], set[str]]] = {
    "help-{}": help_pages,
    "help-{}-more": set,
    "help-{}-{}": set,
    "help-arena-{}": arena_pages,
    "help-arena-option-{}": set,
    "arena-kind-{}": lambda: {f"arena-kind-{kind}" for kind in kinds_of(Entry, "kind")},
    "arena-title-{}": lambda: {f"arena-title-{mode}" for mode in get_args(Mode)},
    "arena-grounds-{}": lambda: {f"arena-grounds-{grounds}" for grounds in get_args(Grounds)},
    "arena-short-{}": lambda: {f"arena-short-{grounds}" for grounds in get_args(Grounds)},
    "arena-forfeit-{}": lambda: {f"arena-forfeit-{code}" for code in get_args(Code)},
    "event-{}": set,  # every kind is said by `tell`, see `said`
    "{}:title": lambda: {f"{name}:title" for name in game_names()},
    "{}:summary": lambda: {f"{name}:summary" for name in game_names()},
    "{}:level-{}": lambda: {f"{name}:level-{level}" for name in game_names() for level in game(name).levels},
    "{}:option-{}": lambda: of_options("option", lambda name: game(name).Options),
    "{}:option-group-{}": lambda: {
        f"{name}:option-group-{field.group}"
        for name in game_names()
        for field in fields(game(name).Options)
        if field.group
    },
    "{}:option-group-{}.help": lambda: {
        f"{name}:option-group-{field.group}.help"
        for name in game_names()
        for field in fields(game(name).Options)
        if field.group
    },
    "{}.help": set,  # a label may have one
    "{}-{}": set,  # the choices of an option
    "{}:option-{}-{}": set,  # and here with the game that has it
    "{}:{}-{}": set,  # an option of the command line that a game declares
    "{}:solve-{}": lambda: of_options("solve", lambda name: getattr(game(name).solver, "Options", None)),
    "{}:generate-{}": lambda: of_options(
        "generate", lambda name: getattr(game(name).generator, "Options", None)
    ),
    "{}:generate-{}.label": set,  # with its option, above
    "{}:generate-{}-{}": set,
    "{}:desk-{}": lambda: {f"{name}:desk-{desk.name}" for name in game_names() for desk in game(name).desks},
    "{}:desk-{}.help": lambda: {
        f"{name}:desk-{desk.name}.help" for name in game_names() for desk in game(name).desks
    },
    "{}:paper-{}": lambda: {
        f"{name}:paper-{paper.name}" for name in game_names() for paper in game(name).papers
    },
    "{}:paper-{}.help": lambda: {
        f"{name}:paper-{paper.name}.help" for name in game_names() for paper in game(name).papers
    },
    "{}:lesson-{}": lambda: {
        f"{name}:lesson-{lesson.name}"
        for name in game_names()
        for desk in game(name).desks
        for lesson in desk.lessons()
    },
    "{}:lesson-{}.help": lambda: {
        f"{name}:lesson-{lesson.name}.help"
        for name in game_names()
        for desk in game(name).desks
        for lesson in desk.lessons()
    },
    "setup-undo-{}": lambda: {f"setup-undo-{kind}" for kind in kinds_of(Setup, "undo")},
    "join-kind-{}": lambda: {f"join-kind-{kind}" for kind in kinds_of(Seat, "kind") if kind != "open"},
    "start-phase-{}": lambda: {f"start-phase-{phase}" for phase in kinds_of(Replay, "phase")},
    "page-theme-{}": lambda: {f"page-theme-{theme}" for theme in ("auto", "light", "dark")},
}
"""Ids that the house puts together -> all that this can give.  Of others, the parts must be words in the code."""


def qualified(domain: str, name: str) -> str:
    """The id with its domain: a game may say its own texts with or without it, and those of the house."""
    if ":" in name or not domain or (name not in texts(domain, FALLBACK) and name in texts("", FALLBACK)):
        return name
    return f"{domain}:{name}"


def exists(name: str) -> bool:
    domain, _, own = name.rpartition(":")
    return domain in all_domains() and own in texts(domain, FALLBACK)


def fits(template: str, name: str, words: frozenset[str]) -> bool:
    """Whether a template can give this id with words that the code has."""
    pattern = re.escape(template.rpartition(":")[2]).replace(r"\{\}", "(.+)")
    match = re.fullmatch(pattern, name)
    return match is not None and all(part in words or part.isdigit() for part in match.groups())


# -- laws ----------------------------------------------------------------------------------------------------


@DOMAINS
def test_every_message_that_the_code_says_exists(domain: str) -> None:
    missing = [
        found for found in said(domain) if "{}" not in found.id and not exists(qualified(domain, found.id))
    ]
    assert missing == []


def test_every_message_that_the_house_puts_together_exists() -> None:
    made = set().union(*(give() for give in MADE.values()))
    assert sorted(name for name in made if not exists(name)) == []


@DOMAINS
def test_what_is_put_together_can_give_something_that_exists(domain: str) -> None:
    templates = [found for found in said(domain) if "{}" in found.id and (domain or found.id not in MADE)]
    words = literals(domain) | literals("")
    own = texts(domain, FALLBACK)
    assert [found for found in templates if not any(fits(found.id, name, words) for name in own)] == []


@DOMAINS
def test_every_message_is_needed(domain: str) -> None:
    own = texts(domain, FALLBACK)
    made = set().union(*(give() for give in MADE.values()))
    words = literals(domain) | (literals("") if domain else frozenset())
    plain = {word.rpartition(":")[2] for word in words}
    templates = [found.id for found in said(domain) if "{}" in found.id and (domain or found.id not in MADE)]
    referred = {name for text in own.values() for name in text.refers}
    spoken = {found.id for found in said(domain)}
    unused = [
        name
        for name in own
        if name not in plain
        and name not in spoken
        and name not in referred
        and (f"{domain}:{name}" if domain else name) not in made
        and not (name.endswith(".help") and name.removesuffix(".help") in own)
        and not any(fits(template, name, words) for template in templates)
    ]
    assert unused == []


@DOMAINS
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(domain: str, language: str) -> None:
    assert sorted(texts(domain, language)) == sorted(texts(domain, FALLBACK))


@DOMAINS
@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_variables_in_every_language(domain: str, language: str) -> None:
    here, there = texts(domain, FALLBACK), texts(domain, language)
    differing = {
        name: (sorted(here[name].variables), sorted(there[name].variables))
        for name in here.keys() & there.keys()
        if here[name].variables != there[name].variables
    }
    assert differing == {}


SAME: dict[str, set[str]] = {
    "Abaku": {"fi", "sv", "cs", "fr", "hu"},
    "Addition": {"sv"},
    "Division": {"sv"},
    "KOMBO: { count-points }": {"fi", "sv", "cs", "hu"},
    "Match: { $game }": {"sv"},
    "Nim": {"fi", "sv", "cs", "fr", "hu"},
    "Option": {"fr"},
    "Options": {"fr"},
    "Pause": {"fr"},
    "Points": {"fr"},
    "Position": {"fr"},
    "Possible": {"fr"},
    "Rare": {"fr"},
    "Program": {"sv", "cs", "hu"},
    "Ricochet Robots": {"fi", "sv", "cs", "fr", "hu"},
    "Robots": {"fr"},
    "Mines": {"fr"},
    "Order": {"sv"},
    "Lynx": {"fr"},
    "Question": {"fr"},
    "Questions": {"fr"},
    "Robot": {"sv", "cs", "fr", "hu"},
    "Robots vs Robots": {"fi", "sv", "cs", "fr", "hu"},
    "mine": {"fr"},
    "Robacus": {"fi", "sv", "cs", "fr", "hu"},
    "Variant": {"sv"},
    "Robogem": {"fi", "sv", "cs", "fr", "hu"},
    "Version { $version }": {"fr", "sv"},
    "[OPTIONS]": {"fr"},
    "Vortex": {"fr"},
    "joker": {"sv", "fr", "hu"},
    "{ $points -> [one] { $points } point *[other] { $points } points }": {"fr"},
    "arena": {"sv"},
    "bot": {"sv", "cs", "fr", "hu"},
    "bot: { $level }": {"sv", "cs", "hu"},
    "normal": {"fr"},
    "program": {"sv", "cs", "hu"},
    "ring": {"sv"},
    "{ $name }, base { robot-of }": {"fr"},
    "{ scene-colour } robot": {"sv", "cs", "hu"},
}
"""English text -> the languages in which it truly is the same."""


@DOMAINS
@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_translated(domain: str, language: str) -> None:
    here, there = texts(domain, FALLBACK), texts(domain, language)
    left = {
        name: text.pattern
        for name, text in here.items()
        if there.get(name) == text
        and re.search(r"[^\W\d_]{2}", re.sub(r"\{[^}]*\}", "", text.pattern))
        and language not in SAME.get(text.pattern, ())
    }
    assert left == {}


def test_words_that_are_the_same_are_listed_only_where_they_are() -> None:
    found: dict[str, set[str]] = {}
    for domain in all_domains():
        for language in OTHERS:
            for name, text in texts(domain, language).items():
                if text == texts(domain, FALLBACK).get(name):
                    found.setdefault(text.pattern, set()).add(language)
    assert {text for text in SAME if not SAME[text] <= found.get(text, set())} == set()


def test_every_game_has_its_rule_book_in_every_language_with_the_same_parts() -> None:
    faults = {}
    for name in (name for name in game_names() if PACKAGE in folder_of(name).parents):
        books = {language: folder_of(name) / "rulebook" / f"{language}.md" for language in LANGUAGES}
        parts = {language: headings(book) for language, book in books.items()}
        faults[name] = [
            language for language in LANGUAGES if not parts[language] or parts[language] != parts["en"]
        ]
    assert {name: languages for name, languages in faults.items() if languages} == {}


def headings(book: Path) -> list[int]:
    """The levels of the headings of a rule book, in order; none when there is no such book."""
    lines = book.read_text(encoding="utf-8").splitlines() if book.is_file() else []
    return [len(line) - len(line.lstrip("#")) for line in lines if line.startswith("#")]


# -- templates -----------------------------------------------------------------------------------------------

SPOKEN = {"alt", "title", "aria-label", "aria-description", "aria-valuetext", "placeholder", "label"}
NAMES = {"Robacus", "/api/schema"}
"""Names and addresses that are the same in all languages."""


class _Words(HTMLParser):
    """Collects the words of a template that do not come from a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_data(self, data: str) -> None:
        self._add(data)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        spoken = SPOKEN | ({"content"} if ("name", "description") in attrs else set())
        for name, value in attrs:
            if name in spoken and value:
                self._add(value)

    def _add(self, words: str) -> None:
        words = " ".join(words.split())
        if re.search(r"[^\W\d_]", words) and words not in NAMES:
            self.found.append(words)


def raw_words(template: str) -> list[str]:
    """The words in a Jinja template that are nobody's message."""
    # A block inside a class attribute is class names, a set block of attributes is markup.
    html = re.sub(r"\{% block \w*class %\}.*?\{% endblock %\}", "", template, flags=re.DOTALL)
    html = re.sub(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", "", html, flags=re.DOTALL)
    html = re.sub(r"(?<=>)\s*([\w-]+=\"[^\"<>]*\"\s*)+(?=<|$)", "", html)
    parser = _Words()
    parser.feed(html)
    parser.close()
    return parser.found


@pytest.mark.parametrize("path", files("", "html"), ids=lambda path: path.name)
def test_no_template_speaks_by_itself(path: Path) -> None:
    assert raw_words(path.read_text(encoding="utf-8")) == []


def test_words_in_a_template_are_found() -> None:
    assert raw_words('<p title="{{ say("a") }}">{# no #}{% if x %}{{ say("b") }}{% endif %} · 12</p>') == []
    assert raw_words('<p title="Hello">{{ say("b") }} world</p>') == ["Hello", "world"]
