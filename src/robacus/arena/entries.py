"""Who takes part: programs from files and folders, levels of a game's bots, and programs from elsewhere.

Reads what people name on the command line; lets nobody play.
"""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from robacus.game import Game, InvalidText
from robacus.speech import Joined, RobacusError, msg

MAX_ENTRIES = 1000
MAX_NAME = 60
"""Characters of an entry's name."""
MAX_COMMAND = 1000
MAX_HASHED = 10_000_000
"""Bytes of a file named in a command up to which it counts as part of the entry."""

Kind = Literal["program", "level", "command"]


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One that takes part.  Plain data: it travels to wherever it plays."""

    name: str
    """Unique in a tournament."""
    kind: Kind
    text: str
    """The program's shortest text, the level, or the command line."""
    digest: str
    """Changes whenever what plays changes, as far as that can be seen from here."""

    @property
    def id(self) -> str:
        """The same for the same name and content: what results are kept under."""
        return f"{self.name}@{self.digest}"


class Fault(NamedTuple):
    """An entry that cannot take part, and why."""

    place: str
    error: RobacusError


def entry(name: str, kind: Kind, text: str, *more: bytes) -> Entry:
    """An entry; `more` is what else makes it what it is."""
    hashed = blake2b(digest_size=6)
    for part in (kind.encode(), text.encode(), *more):
        hashed.update(len(part).to_bytes(8, "little") + part)
    return Entry(name=name, kind=kind, text=text, digest=hashed.hexdigest())


def read_entries(
    game: Game, named: Sequence[str], tables: Iterable[Any]
) -> tuple[tuple[Entry, ...], tuple[Fault, ...]]:
    """The entries that people name, in alphabetical order, and those that cannot be read.

    Each word is a folder of programs, the file of one, ``library`` (programs that come with the game), ``evolved``
    (those that evolution made), ``library:NAME`` (one of either), ``level:NAME`` (one of the game's bots), or
    ``run:COMMAND`` (a program that speaks JSON lines); ``NAME=`` before a word that means one entry names it.
    `tables` are the options (`Game.Options`) that all have to do with.

    Raises `InvalidText` for a word that names nothing, and when two entries have the same name.
    """
    found: dict[str, tuple[str, Entry]] = {}
    faults: list[Fault] = []
    tables = tuple(tables)
    for word in named:
        for place, read in _meant(game, word):
            if isinstance(read, RobacusError):
                faults.append(Fault(place, read))
                continue
            try:
                _check(game, read, tables)
            except RobacusError as error:
                faults.append(Fault(place, error))
                continue
            known = found.get(read.name)
            if known is not None and known[1] != read:
                raise InvalidText(msg("arena-same-name", name=read.name, one=known[0], other=place))
            found[read.name] = (place, read)
        if len(found) > MAX_ENTRIES:
            raise InvalidText(msg("arena-many-entries", most=MAX_ENTRIES))
    return tuple(found[name][1] for name in sorted(found)), tuple(faults)


Read = Entry | RobacusError


def _meant(game: Game, word: str) -> Iterator[tuple[str, Read]]:
    """What a word names: where it was found, and the entry or what is wrong with it."""
    if not os.path.exists(word) and (named := re.fullmatch(r"([^=:/\\]+)=(.+)", word, re.DOTALL)):
        found = list(_meant(game, named[2]))
        if len(found) != 1:
            raise InvalidText(msg("arena-one-name", name=named[1][:MAX_NAME], words=named[2][:80]))
        ((place, read),) = found
        name = _name(named[1])
        yield place, msgspec.structs.replace(read, name=name) if isinstance(read, Entry) else read
        return
    kind, _, rest = word.partition(":")
    if kind == "run" and rest:
        yield word, _command(rest)
    elif kind == "level" and rest:
        yield word, _level(game, rest)
    elif (kind == "library" or word == "evolved") and not os.path.exists(word):
        yield from _library(game, kind, rest)
    else:
        yield from _files(game, Path(word))


def _name(text: str) -> str:
    """A name as tables show it."""
    shown = "".join(char if char.isprintable() else " " for char in text)
    return " ".join(shown.split())[:MAX_NAME] or "?"


def _command(command: str) -> Entry:
    """A program from elsewhere.  Files that it names count as part of it: a changed one is another entry."""
    try:
        words = shlex.split(command) if len(command) <= MAX_COMMAND else []
    except ValueError:
        words = []
    if not words:
        raise InvalidText(msg("arena-command", command=command[:80], longest=MAX_COMMAND))
    files = [Path(word) for word in words if os.path.isfile(word)]
    contents = [path.read_bytes() for path in files if path.stat().st_size <= MAX_HASHED]
    last = files[-1].stem if files else Path(words[0]).name
    return entry(_name(last), "command", shlex.join(words), *contents)


def _level(game: Game, level: str) -> Entry:
    if level not in game.levels:
        known = Joined(game.levels) if game.levels else msg("arena-no-levels")
        raise InvalidText(msg("arena-level", game=game.name, level=level[:40], known=known))
    return entry(level, "level", level)


def _library(game: Game, which: str, wanted: str) -> Iterator[tuple[str, Read]]:
    """Programs that come with the game: those of the library, the evolved ones, or the one that is wanted."""
    library = game.programs.library() if game.programs is not None else {}
    evolved = game.programs.evolved() if game.programs is not None else {}
    known = {**library, **evolved}
    if not (evolved if which == "evolved" else known):
        raise InvalidText(msg("arena-no-library", game=game.name))
    if wanted and wanted not in known:
        raise InvalidText(msg("arena-not-in-library", name=wanted[:40], known=Joined(tuple(known))))
    for name in (wanted,) if wanted else evolved if which == "evolved" else library:
        yield f"library:{name}", _program(game, name, known[name])


def _files(game: Game, path: Path) -> Iterator[tuple[str, Read]]:
    if game.programs is None:
        raise InvalidText(msg("arena-no-programs", game=game.name, words=str(path)[:80]))
    if path.is_dir():
        files = sorted(file for file in path.iterdir() if file.suffix in game.programs.endings)
        if not files:
            raise InvalidText(
                msg("arena-empty-folder", folder=str(path)[:200], endings=Joined(game.programs.endings))
            )
    else:
        files = [path]
    for file in files:
        yield str(file), _file(game, file)


def _file(game: Game, path: Path) -> Read:
    assert game.programs is not None
    longest = 4 * game.programs.longest
    try:
        with path.open("rb") as opened:
            data = opened.read(longest + 1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        return InvalidText(msg("arena-no-file", why=why))
    if len(data) > longest:
        return InvalidText(msg("arena-big-file", biggest=longest))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return InvalidText(msg("cli-not-text"))
    return _program(game, _name(path.stem), text)


def _program(game: Game, name: str, text: str) -> Read:
    assert game.programs is not None
    try:
        return entry(name, "program", game.programs.read(text))
    except RobacusError as error:
        return error


def _check(game: Game, read: Entry, tables: Sequence[Any]) -> None:
    if read.kind == "program" and game.programs is not None:
        for options in tables:
            game.programs.check(read.text, options)
