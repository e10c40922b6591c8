"""Positions as text and as JSON, for people and programs.

A text is a list of statements, one a line or between semicolons; ``#`` starts a remark.  All of them may be missing::

    board              # rows of digits, . for an empty field, below or in the same line with / between them
    ....1243...
    rack 13?           # up to five digits, ? for a joker
    layout T..t...     # rows of bonus fields as in the option of a table; missing: the usual board
    centre plain       # the field in the middle of the usual board
    tiles F8=1 H8=5?   # single tiles instead of a board, or besides; with ? a joker
    jokers H8          # which tiles of the board are jokers
    zero either; zero-only-contact no; operations addition subtraction
    bag 11; players 3  # tiles of each digit in the game, and players: what is left in the bag follows

As JSON a position has the fields of a conformance case: ``layout``, ``board``, ``rules``, ``rack``; and, if it likes,
``jokers``, ``operations``, ``bag`` and ``players``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from robacus.game import InvalidText
from robacus.games.abaku.arithmetic import ALL_OPERATIONS, OPERATIONS
from robacus.games.abaku.layout import (
    MAX_SIZE,
    MIN_SIZE,
    PLAIN,
    STANDARD,
    Centre,
    Layout,
    layout_of,
    read_layout,
)
from robacus.games.abaku.messages import words
from robacus.games.abaku.notation import MAX_TILES, Place, read_action, write_action
from robacus.games.abaku.options import copies_of
from robacus.games.abaku.placing import EMPTY, Laid, Placement, Rules
from robacus.games.abaku.situation import DIGITS, JOKER, MAX_BAG, MAX_SEATS, RACK, USUAL_BAG, Situation
from robacus.solving import json_as, json_objects
from robacus.speech import Message

GAME_NAME = "abaku"
MAX_TEXT = 8_000
"""Characters; the largest board with its own layout needs about 700."""
SHOWN = 40
"""So many characters of something wrong are told back."""
_ROWS = {
    "board": re.compile(r"[0-9.]+(?:[\s/]+[0-9.]+)*"),
    "layout": re.compile(r"[.dtDT*]+(?:[\s/]+[.dtDT*]+)*"),
}
"""What may follow in lines of its own."""

# -- writing ---------------------------------------------------------------------------------------------------------


def write_situation(situation: Situation, *, rows: str = "/") -> str:
    """The text of a situation; `read_situation` gives the same one back.  `rows` stands between the rows of the board:
    with a line end the text is for people, else it is as short as it can be."""
    parts = list(_board_parts(situation, rows))
    if situation.rack:
        parts.append(f"rack {situation.rack}")
    parts += [*_layout_parts(situation.layout), *_rules_parts(situation.rules)]
    if situation.copies != USUAL_BAG:
        parts.append(f"bag {written_copies(situation.copies)}")
    if situation.seats != 2:
        parts.append(f"players {situation.seats}")
    return ("\n" if rows == "\n" else "; ").join(parts)


def _board_parts(situation: Situation, rows: str) -> Iterator[str]:
    lying = _lying(situation)
    if rows != "\n" and 0 < len(lying) <= MAX_TILES:
        yield "tiles " + write_action(Place(lying))
        return
    if lying:
        yield ("board\n" if rows == "\n" else "board ") + rows.join(board_rows(situation))
    if situation.jokers:
        yield "jokers " + " ".join(map(situation.layout.name, sorted(situation.jokers)))


def _lying(situation: Situation) -> Placement:
    """The tiles of the board one by one."""
    size, board = situation.layout.size, situation.position.board
    return tuple(
        Laid(*divmod(field, size), digit, field in situation.jokers)
        for field, digit in enumerate(board)
        if digit != EMPTY
    )


def board_rows(situation: Situation) -> list[str]:
    """The board row by row."""
    size, board = situation.layout.size, situation.position.board
    return [board[at : at + size] for at in range(0, size * size, size)]


def written_layout(layout: Layout) -> str:
    """A layout as the option of a table takes it; empty = the usual one."""
    return "" if layout == read_layout("") else "/".join(layout.rows)


def written_copies(copies: tuple[int, ...]) -> str:
    """The bag as the option of a table takes it."""
    return str(copies[0]) if len(set(copies)) == 1 else " ".join(map(str, copies))


def _layout_parts(layout: Layout) -> Iterator[str]:
    if layout == read_layout("", "plain"):
        yield "centre plain"
    elif layout != read_layout(""):
        yield f"layout {written_layout(layout)}"


def _rules_parts(rules: Rules) -> Iterator[str]:
    if rules.zero != "new":
        yield f"zero {rules.zero}"
    if not rules.zero_only_contact:
        yield "zero-only-contact no"
    if rules.operations != ALL_OPERATIONS:
        yield "operations " + " ".join(operation_names(rules.operations))
    if rules.rack != RACK:
        yield f"most {rules.rack}"


def operation_names(operations: int) -> list[str]:
    """The names of operations that are bits."""
    return [name for bit, name in enumerate(OPERATIONS) if operations >> bit & 1]


# -- reading ---------------------------------------------------------------------------------------------------------


def statements(text: str) -> list[str]:
    """The statements of a text.  Raises `InvalidText` for one that is too long."""
    if len(text) > MAX_TEXT:
        raise InvalidText(words("position-long", length=len(text), longest=MAX_TEXT))
    lines = (line.partition("#")[0] for line in text.splitlines())
    parts = (part.strip() for line in lines for part in line.split(";"))
    return [part for part in parts if part]


def read_situation(text: str) -> Situation:
    """The situation of a text.  Raises `InvalidText` naming the statement that is wrong."""
    return read_statements(statements(text))


class _Said:
    """What the statements of a text say, until all of them are known."""

    def __init__(self) -> None:
        self.rows: list[str] = []
        self.layout: str | None = None
        self.centre: Centre = "double"
        self.tiles: Placement = ()
        self.jokers: list[str] = []
        self.rules: dict[str, Any] = {}
        self.more: dict[str, Any] = {}
        self.seen: set[str] = set()
        self.open = ""
        """The statement whose rows may follow."""

    def hear(self, statement: str) -> None:
        """One statement."""
        if self.open and _ROWS[self.open].fullmatch(statement):
            self._row(self.open, statement)
            return
        keyword, *rest = statement.split()
        keyword = keyword.lower()
        if keyword in self.seen and keyword != "tiles":
            raise InvalidText(words("position-twice", words=keyword))
        self.seen.add(keyword)
        self.open = keyword if keyword in _ROWS else ""
        value = " ".join(rest)
        if not self._lies(keyword, value) and not self._decides(keyword, [part.lower() for part in rest]):
            raise InvalidText(words("position-statement", words=statement[:SHOWN]))

    def _row(self, of: str, statement: str) -> None:
        if of == "board":
            self.rows += _row_list(statement)
        else:
            self.layout = f"{self.layout or ''} {statement}"

    def _lies(self, keyword: str, value: str) -> bool:
        """A statement about what lies where; whether it is one."""
        match keyword:
            case "board":
                if value and not _ROWS["board"].fullmatch(value):
                    raise InvalidText(words("board-character", words=value[:SHOWN]))
                self.rows += _row_list(value)
            case "layout":
                self.layout = "" if value.lower() == "usual" else value
            case "rack":
                self.more["rack"] = read_rack("".join(value.split()))
            case "tiles":
                self.tiles += _tiles(value)
            case "jokers":
                self.jokers = value.split()
            case "bag":
                self.more["copies"] = read_bag(value)
            case _:
                return False
        return True

    def _decides(self, keyword: str, values: list[str]) -> bool:
        """A statement about what the table has decided; whether it is one."""
        match keyword, values:
            case "centre", ["double" | "plain" as centre]:
                self.centre = "double" if centre == "double" else "plain"
            case "zero", ["new" | "either" as chosen]:
                self.rules["zero"] = chosen
            case "zero-only-contact", ["yes" | "no" as chosen]:
                self.rules["zero_only_contact"] = chosen == "yes"
            case "operations", names:
                self.rules["operations"] = read_operations(names)
            case "most", [number] if number in map(str, range(1, RACK + 1)):
                self.rules["rack"] = int(number)
            case "players", [number] if number in map(str, range(1, MAX_SEATS + 1)):
                self.more["seats"] = int(number)
            case _:
                return False
        return True


def read_statements(parts: list[str]) -> Situation:
    """The situation of these statements."""
    said = _Said()
    for part in parts:
        said.hear(part)
    layout = _layout(said.layout, said.rows, said.centre)
    board = board_of(layout, said.rows)
    jokers = {_named(layout, name) for name in said.jokers}
    situation = Situation(layout=layout, board=board, rules=Rules(**said.rules), **said.more)
    if said.tiles:
        board, laid = _with_tiles(situation, said.tiles)
        jokers |= laid
    wrong = next((field for field in sorted(jokers) if board[field] == EMPTY), None)
    if wrong is not None:
        raise InvalidText(words("joker-nowhere", field=layout.name(wrong)))
    return replace(situation, board=board, jokers=frozenset(jokers))


def _row_list(text: str) -> list[str]:
    return text.replace("/", " ").split()


def _layout(text: str | None, rows: list[str], centre: Centre) -> Layout:
    """The layout that is named; else the usual one, or one without bonuses where the board has another size."""
    if text is None and rows and len(rows) != len(STANDARD):
        return plain_layout(len(rows))
    return read_layout(text or "", centre)


def plain_layout(size: int) -> Layout:
    """A board without bonus fields.  Raises `InvalidText` for a size that cannot be."""
    if not MIN_SIZE <= size <= MAX_SIZE or size % 2 == 0:
        raise InvalidText(words("layout-size", size=size, low=MIN_SIZE, high=MAX_SIZE))
    return layout_of([PLAIN * size] * size, "plain")


def board_of(layout: Layout, rows: list[str]) -> str:
    """The board of rows on a layout.  Raises `InvalidText` where they do not fit."""
    if not rows:
        return layout.empty()
    if len(rows) != layout.size:
        raise InvalidText(words("board-rows", rows=len(rows), size=layout.size))
    for number, row in enumerate(rows, start=1):
        if len(row) != layout.size:
            raise InvalidText(words("board-row", row=number, length=len(row), size=layout.size))
        if not set(row) <= set(DIGITS + EMPTY):
            raise InvalidText(words("board-character", words=row[:SHOWN]))
    return "".join(rows)


def read_rack(text: str) -> str:
    """A rack.  Raises `InvalidText` for one that cannot be."""
    if not set(text) <= set(DIGITS + JOKER):
        raise InvalidText(words("rack-unreadable", words=text[:SHOWN]))
    if len(text) > RACK:
        raise InvalidText(words("rack-many", count=len(text), most=RACK))
    return text


def read_operations(names: list[str]) -> int:
    """Operations as bits.  Raises `InvalidText`."""
    wrong = next((name for name in names if name not in OPERATIONS), None)
    if wrong is not None or not names:
        raise InvalidText(
            words("operation-unknown", words=(wrong or "")[:SHOWN], known=", ".join(OPERATIONS))
        )
    return sum(1 << OPERATIONS.index(name) for name in set(names))


def read_bag(text: str) -> tuple[int, ...]:
    """Tiles of each digit in the game.  Raises `InvalidText`."""
    copies = copies_of(text)
    if sum(copies) > MAX_BAG:
        raise InvalidText(words("bag-many", count=sum(copies), most=MAX_BAG))
    return copies


def _tiles(text: str) -> Placement:
    action = read_action(text)
    if not isinstance(action, Place):
        raise InvalidText(words("tile-unreadable", words=text[:SHOWN]))
    return action.tiles


def _with_tiles(situation: Situation, tiles: Placement) -> tuple[str, frozenset[int]]:
    """The board with more tiles, and which fields have jokers."""
    position = situation.position
    taken = {field for field, digit in enumerate(position.board) if digit != EMPTY}
    for tile in tiles:
        if not position.on_board(tile):
            raise InvalidText(words("refuse-off-board"))
        field = position.field(tile)
        if field in taken:
            raise InvalidText(words("refuse-occupied", field=position.layout.name(field)))
        taken.add(field)
    return position.with_tiles(tiles), frozenset(position.field(tile) for tile in tiles if tile.joker)


def field_named(layout: Layout, name: str) -> int | None:
    """The field that people call so, None where there is none."""
    match = re.fullmatch(r"([a-z])([1-9][0-9]?)", name.strip().lower())
    if match is None:
        return None
    column, row = ord(match[1]) - ord("a"), int(match[2]) - 1
    return row * layout.size + column if column < layout.size and row < layout.size else None


def _named(layout: Layout, name: str) -> int:
    field = field_named(layout, name)
    if field is None:
        last = layout.name(layout.size**2 - 1)
        raise InvalidText(words("field-unknown", words=name[:SHOWN], last=last))
    return field


# -- JSON ------------------------------------------------------------------------------------------------------------


class _RulesGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    zero: Literal["new", "either"] = "new"
    zero_only_contact: bool = True
    rack: Annotated[int, Meta(ge=1, le=RACK)] = RACK


class _Given(msgspec.Struct, frozen=True, kw_only=True):
    """A position in plain data."""

    rack: str
    board: list[str] = []
    layout: list[str] | str | None = None
    rules: _RulesGiven = _RulesGiven()
    jokers: list[tuple[int, int]] = []
    operations: list[str] | None = None
    bag: str | int | None = None
    players: Annotated[int, Meta(ge=1, le=MAX_SEATS)] = 2


def _situation_of(given: _Given) -> Situation:
    """Raises `InvalidText` naming what is wrong."""
    text = given.layout if isinstance(given.layout, str | None) else None
    if isinstance(given.layout, list):
        layout = layout_of(given.layout)
    else:
        layout = _layout(text, given.board, "double")
    board = board_of(layout, given.board)
    size = layout.size
    for row, column in given.jokers:
        inside = 0 <= row < size and 0 <= column < size
        if not inside or board[row * size + column] == EMPTY:
            raise InvalidText(words("joker-nowhere", field=f"[{str(row)[:9]}, {str(column)[:9]}]"))
    rules = Rules(given.rules.zero, given.rules.zero_only_contact, given.rules.rack)
    if given.operations is not None:
        rules = replace(rules, operations=read_operations(given.operations))
    return Situation(
        layout=layout,
        board=board,
        jokers=frozenset(row * size + column for row, column in given.jokers),
        rules=rules,
        rack=read_rack(given.rack),
        copies=USUAL_BAG if given.bag is None else read_bag(str(given.bag)),
        seats=given.players,
    )


def read_situations(text: str) -> Iterator[tuple[str, Situation]]:
    """The situations of a text, each with its id (empty where it has none): one as text, or JSON objects, one or one a
    line.  Raises `InvalidText` naming what is wrong."""
    if not text.lstrip().startswith("{"):
        if not text.strip():
            raise InvalidText(words("position-empty"))
        yield "", read_situation(text)
        return
    for data in json_objects(text, _wrong):
        if data.get("game", GAME_NAME) != GAME_NAME or data.get("kind", "position") != "position":
            raise InvalidText(words("position-json-other"))
        name = data.get("id", "")
        yield name if isinstance(name, str) else str(name)[:80], _situation_of(json_as(_Given, data, _wrong))


def _wrong(why: Message) -> InvalidText:
    return InvalidText(words("position-json", why=why))
