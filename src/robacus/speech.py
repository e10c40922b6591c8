"""Messages in the reader's language.

Code that has something to say makes a `Message`: an id and its arguments, never a sentence.  A `Speech` turns
messages into finished text in one language with the names of one table's players.  Texts are Fluent files:
``locale/<language>/*.ftl`` beside this module for the house, and the same inside each game folder.

This module does not know which games exist: the registry announces their folders with `add_domain`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import zip_longest
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec

LANGUAGES: dict[str, str] = {
    "en": "English",
    "fi": "Suomi",
    "sv": "Svenska",
    "cs": "Čeština",
    "fr": "Français",
    "hu": "Magyar",
}
"""Language code -> its own name, in the order shown to people.  The first one is what everything falls back to."""

FALLBACK = "en"

MAX_NUMBER = 10**15
"""Numbers from here on (and what is no number) are not grouped as the language does it: the library would fail."""

_domains: dict[str, Path] = {"": Path(__file__).parent / "locale"}


class SeatName(msgspec.Struct, frozen=True):
    """An argument of a message that stands for the name of whoever sits there."""

    seat: int


class Message(msgspec.Struct, frozen=True):
    """Something to say, in no language yet.

    `id` is ``name`` for texts of the house and ``game-name:name`` for texts of a game; ``name.attribute`` is an
    attribute of that message.
    Arguments are numbers, texts, `SeatName` or further messages.
    """

    id: str
    args: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return speech(FALLBACK).say(self)


def msg(id: str, /, **args: Any) -> Message:
    """The message `id` with its arguments."""
    return Message(id, tuple(args.items()))


class Joined(msgspec.Struct, frozen=True):
    """An argument that is a list of messages or texts, joined by commas."""

    items: tuple[Any, ...]


class RobacusError(Exception):
    """An error that a person can read: `message` says what, where and what to do."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)


def add_domain(name: str, folder: Path) -> None:
    """Announce where the texts of the game `name` lie (a folder with one folder for each language)."""
    if _domains.get(name) != folder:
        _domains[name] = folder
        _bundle.cache_clear()
        speech.cache_clear()
        _named.cache_clear()


def domains() -> dict[str, Path]:
    """Domain name ("" for the house) -> its locale folder."""
    return dict(_domains)


def best_language(wanted: Iterable[str]) -> str:
    """The first of our languages among `wanted` tags such as ``fr-CH`` (case and region do not matter)."""
    for tag in wanted:
        code = tag.strip().replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return FALLBACK


class Speech:
    """One language, and the names of the people at one table.

    Cheap to derive with `named`; formatted messages are memoised for each language and set of names.
    """

    def __init__(self, language: str, names: tuple[str, ...] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}")
        self.language = language
        self.names = names
        self._memo = lru_cache(maxsize=4096)(self._format)

    def named(self, names: Sequence[str]) -> Speech:
        """The same language with these names of seats."""
        return _named(self.language, tuple(names))

    def say(self, message: Message) -> str:
        """The finished text."""
        return self._memo(message)

    def once(self, message: Message) -> str:
        """The finished text of what is hardly said again, such as an answer to something typed: nothing is kept."""
        return self._format(message)

    def __call__(self, id: str, /, **args: Any) -> str:
        """The finished text of message `id`; short for ``say(msg(id, ...))``."""
        return self._memo(Message(id, tuple(args.items())))

    def name(self, seat: int) -> str:
        """The name of whoever sits at `seat`, or "Player N" where nobody is named."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self("seat-unnamed", number=seat + 1)

    def _value(self, value: Any) -> Any:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, SeatName):
            return self.name(value.seat)
        if isinstance(value, Joined):
            return ", ".join(str(self._value(item)) for item in value.items)
        if isinstance(value, int | float) and not abs(value) < MAX_NUMBER:
            return _huge(value)
        return value

    def _format(self, message: Message) -> str:
        domain, _, path = message.id.rpartition(":")
        name, _, attribute = path.partition(".")
        args = {key: self._value(value) for key, value in message.args}
        for language in (self.language, FALLBACK):
            bundle = _bundle(language, domain)
            text = None if bundle is None else bundle.say(name, attribute, args)
            if text is not None:
                return text
        return message.id


def _huge(number: float) -> str:
    """A number that only a fault or an attack brings, in a few characters."""
    return (
        f"{number:.3g}" if isinstance(number, float) else ("…" if number.bit_length() > 128 else str(number))
    )


@lru_cache(maxsize=64)
def speech(language: str) -> Speech:
    """The `Speech` of a language, without names."""
    return Speech(language)


@lru_cache(maxsize=1024)
def _named(language: str, names: tuple[str, ...]) -> Speech:
    return Speech(language, names)


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_WORD = re.compile(r"-?[a-zA-Z][\w-]*")


class _Bundle:
    """The Fluent texts of one domain in one language: its own files on top of the house's.

    A text is read when it is first said, not all of them beforehand: that takes a quarter of a second, longer than most
    commands run.  For the same reason most are said by `phrases`, and the library is imported for the others.
    """

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        self._language = language
        self._sources: dict[str, str] = {}
        for folder in folders:
            for file in sorted((folder / language).glob("*.ftl")):
                self._split(file.read_text(encoding="utf-8"))
        self._parsed: dict[str, dict[str, Any]] = {}
        self._read: set[str] = set()
        self._reading = Lock()

    def _split(self, source: str) -> None:
        starts = [*_ENTRY.finditer(source)]
        for entry, after in zip_longest(starts, starts[1:]):
            self._sources[entry[1]] = source[entry.start() : after.start() if after else None]

    def say(self, name: str, attribute: str, args: dict[str, Any]) -> str | None:
        """The finished text, None for a message or an attribute that is not there."""
        from robacus.phrases import phrase

        text = self._text(name, attribute)
        if text is None:
            return None
        said = phrase(self._language, text, args, self._text)
        return self.say_with_library(name, attribute, args) if said is None else said

    def _text(self, name: str, attribute: str) -> Any:
        """What the parser reads in an entry, None where there is no such message or attribute."""
        if name not in self._sources:
            return None
        if name not in self._parsed:
            from fluent.syntax import FluentParser, ast

            found: dict[str, Any] = {}
            for entry in FluentParser(with_spans=False).parse(self._sources[name]).body:
                if isinstance(entry, ast.Message):
                    found = {each.id.name: each.value for each in entry.attributes} | {"": entry.value}
            self._parsed[name] = found
        return self._parsed[name].get(attribute)

    def say_with_library(self, name: str, attribute: str, args: dict[str, Any]) -> str:
        """The finished text of a message that is there."""
        with self._reading:
            self._need(name)
            entry = self._library.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        text, _errors = self._library.format_pattern(pattern, args)
        return str(text)

    @cached_property
    def _library(self) -> Any:
        from fluent.runtime import FluentBundle

        return FluentBundle([self._language], use_isolating=False)

    def _need(self, name: str) -> None:
        """Read an entry and whatever it may refer to: every word in it that is the name of one."""
        if name in self._read:
            return
        from fluent.runtime import FluentResource

        needed = [name]
        for each in needed:
            needed += {
                word for word in _WORD.findall(self._sources[each]) if word in self._sources
            }.difference(needed, self._read)
        source = "\n".join(self._sources[each] for each in needed)
        self._library.add_resource(FluentResource(source), allow_overrides=True)
        self._read.update(needed)


@lru_cache(maxsize=256)
def _bundle(language: str, domain: str) -> _Bundle | None:
    """The texts of a domain, or None for an unknown one."""
    if domain not in _domains:
        return None
    return _Bundle(language, dict.fromkeys((_domains[""], _domains[domain])))
