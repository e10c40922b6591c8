"""What people type at a table of Abaku: actions as text, read and written.

Stored is a short form: ``F8=1 I8=3`` lays two tiles, ``H8=5?`` a joker as 5, ``F8 > 13`` the tiles 1 and 3 from F8 to
the right on fields that are free, ``F8 v 13`` downwards; ``exchange 12?``, ``pass``, ``resign``.  Read is more: these
words in all six languages with or without their accents.  What an action does is `turns`.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

import msgspec

from robacus.game import InvalidText
from robacus.games.abaku.messages import words
from robacus.games.abaku.placing import Laid, Placement, as_placement

MAX_TILES = 15
"""Tiles that one action may name; the rules of a table allow fewer."""


class Place(msgspec.Struct, frozen=True):
    """Lay these tiles."""

    tiles: Placement

    def __repr__(self) -> str:
        return f"<{write_action(self)}>"


class PlaceLine(msgspec.Struct, frozen=True):
    """Lay tiles one after the other from a field on, in reading order, on the fields of the line that are free."""

    row: int
    column: int
    down: bool
    tiles: tuple[tuple[str, bool], ...]
    """Digit, and whether it is a joker."""

    def __repr__(self) -> str:
        return f"<{write_action(self)}>"


class Exchange(msgspec.Struct, frozen=True):
    """Put tiles back and draw as many (rule 23)."""

    tiles: str
    """Digits, ``?`` for a joker; sorted."""

    def __repr__(self) -> str:
        return f"<{write_action(self)}>"


class Pass(msgspec.Struct, frozen=True):
    """An empty turn (rule 21)."""


class Resign(msgspec.Struct, frozen=True):
    """Give the game up (rule 28)."""


Action = Place | PlaceLine | Exchange | Pass | Resign

_TILE = re.compile(r"([a-z])([0-9]{1,2})=([0-9?])(\??)")
_FIELD = re.compile(r"([a-z])([0-9]{1,2})")
_RUN = re.compile(r"(?:[0-9]\??)+")

# Words that are understood when typed, without accents: en, fi, sv, cs, fr, hu.
_WAYS = {
    "across": "> → right across oikealle vaakaan hoger vagratt vpravo vodorovne droite jobbra vizszintesen",
    "down": "v ↓ down alas pystyyn ner nedat lodratt dolu svisle bas le lefele fuggolegesen",
}
_COMMANDS = {
    "pass": "pass ohi passaan passa passar pasuji passe passer passz passzolok",
    "exchange": "exchange swap vaihda vaihdan byt byta byter vymenit vymenim echanger echange j'echange csere cserel "
    "cserelek",
    "resign": "resign luovutan luovuta ger ge vzdavam vzdat abandonner j'abandonne feladom",
}
_COMMAND_OF = {word: meaning for meaning, said in _COMMANDS.items() for word in said.split()}
_WAY_OF = {word: meaning for meaning, said in _WAYS.items() for word in said.split()}


def plain(text: str) -> str:
    """Lower case, single spaces, no accents: how typed words are compared."""
    spread = unicodedata.normalize("NFKD", text.lower().replace("’", "'"))
    bare = "".join(char for char in spread if not unicodedata.combining(char))
    return " ".join(bare.split())


@lru_cache(maxsize=512)
def read_action(text: str) -> Action:
    """The action of a typed or stored text.  Raises `InvalidText` that says what was not understood."""
    parts = plain(text).replace(",", " ").split()
    command = _COMMAND_OF.get(parts[0]) if parts else None
    if command == "exchange":
        return _exchange("".join(parts[1:]), text)
    if command == "pass" and len(parts) == 1:
        return Pass()
    if command == "resign":
        return Resign()
    if parts and all("=" in part for part in parts):
        return Place(_tiles(parts))
    if len(parts) >= 3 and parts[1] in _WAY_OF:
        return _line(parts[0], _WAY_OF[parts[1]] == "down", "".join(parts[2:]))
    raise InvalidText(words("action-unreadable", words=_short(text)))


def _exchange(tiles: str, text: str) -> Exchange:
    if not tiles or len(tiles) > MAX_TILES or not set(tiles) <= set("0123456789?"):
        raise InvalidText(words("exchange-unreadable", words=_short(text)))
    return Exchange("".join(sorted(tiles)))


def _tiles(parts: list[str]) -> Placement:
    if len(parts) > MAX_TILES:
        raise InvalidText(words("action-many-tiles", most=MAX_TILES))
    found = []
    for part in parts:
        match = _TILE.fullmatch(part)
        if match is None:
            raise InvalidText(words("tile-unreadable", words=_short(part)))
        column, row, digit, joker = match.groups()
        if digit == "?":
            raise InvalidText(words("joker-undecided", field=f"{column.upper()}{row}"))
        found.append(Laid(int(row) - 1, ord(column) - ord("a"), digit, bool(joker)))
    return as_placement(found)


def _line(start: str, down: bool, tiles: str) -> PlaceLine:
    match = _FIELD.fullmatch(start)
    if match is None:
        raise InvalidText(words("field-unreadable", words=_short(start)))
    if not _RUN.fullmatch(tiles):
        raise InvalidText(words("tile-unreadable", words=_short(tiles)))
    run = tuple((part[0], len(part) > 1) for part in re.findall(r"[0-9]\??", tiles))
    if len(run) > MAX_TILES:
        raise InvalidText(words("action-many-tiles", most=MAX_TILES))
    return PlaceLine(int(match[2]) - 1, ord(match[1]) - ord("a"), down, run)


def _short(text: str) -> str:
    return " ".join(text.split())[:40]


def write_action(action: Action) -> str:
    """The stored text of an action."""
    match action:
        case Place(tiles):
            return " ".join(map(write_tile, tiles))
        case PlaceLine(row, column, down, tiles):
            run = "".join(digit + "?" * joker for digit, joker in tiles)
            return f"{_name(row, column)} {'v' if down else '>'} {run}"
        case Exchange(tiles):
            return f"exchange {tiles}"
        case Pass():
            return "pass"
        case Resign():
            return "resign"


def write_tile(tile: Laid) -> str:
    """A tile on its field, ``H8=5`` or ``H8=5?``."""
    return f"{_name(tile.row, tile.column)}={tile.digit}{'?' * tile.joker}"


def _name(row: int, column: int) -> str:
    return f"{chr(ord('A') + column)}{row + 1}"
