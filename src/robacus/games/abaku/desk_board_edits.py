"""The edits of the desk "board": tiles on fields and in the rack, the board itself, the rules, trying a placement.

An edit is a few words such as ``put H8 5``, ``rack 13?`` or a placement as it is typed at a table; one statement of a
position's text changes that part of it, and a whole position that somebody pastes takes the place of everything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from robacus.chance import Chance
from robacus.game import IllegalAction, InvalidText
from robacus.games.abaku.arithmetic import (
    ADDITION,
    ALL_OPERATIONS,
    CUBES,
    DIVISION,
    MULTIPLICATION,
    SQUARES,
    SUBTRACTION,
)
from robacus.games.abaku.desk_board_art import RACK_KEYS
from robacus.games.abaku.desk_board_draft import Draft, read_draft, tried
from robacus.games.abaku.layout import BONUSES, CENTRE, EXAMPLE_FACTOR, PLAIN, STANDARD, TILE_FACTOR, Layout
from robacus.games.abaku.layout import layout_of as layout_of_rows
from robacus.games.abaku.messages import words
from robacus.games.abaku.notation import Exchange, Pass, Place, PlaceLine, Resign, read_action
from robacus.games.abaku.placing import EMPTY
from robacus.games.abaku.resolving import resolved
from robacus.games.abaku.situation import DIGITS, JOKER, RACK, Situation
from robacus.games.abaku.situation_text import (
    SHOWN,
    field_named,
    plain_layout,
    read_statements,
    statements,
    write_situation,
)
from robacus.speech import Joined, Message

STATEMENTS = (
    *("board", "layout", "centre", "rack", "tiles", "jokers", "zero", "zero-only-contact"),
    *("operations", "bag", "players", "most"),
)
"""First words of statements of a position's text."""
OPERATION_SETS = {
    "all": ALL_OPERATIONS,
    "lines": ADDITION | SUBTRACTION,
    "four": ADDITION | SUBTRACTION | MULTIPLICATION | DIVISION,
    "points": MULTIPLICATION | DIVISION,
    "powers": SQUARES | CUBES,
}
"""Kinds of examples that are offered together."""


class Edited(NamedTuple):
    """What an edit made."""

    draft: Draft
    say: Message | None


def edited(draft: Draft, text: str) -> Edited:
    """The draft after an edit.  Raises `InvalidText` for what is no edit, `IllegalAction` for what cannot be done."""
    statement = text.strip()
    verb, *rest = statement.split() or [""]
    verb = verb.lower()
    if set("\n\r;#{") & set(statement):
        return _import(text)
    if verb in EDITS:
        return EDITS[verb](draft.settled(), rest)
    if verb in STATEMENTS:
        return _changed(draft.settled(), verb, statement)
    return _try(draft, statement)


def _import(text: str) -> Edited:
    """A text that somebody pastes."""
    found = read_draft(text)
    size = found.now.layout.size
    lying = sum(digit != EMPTY for digit in found.now.position.board)
    return Edited(found, words("board-import", size=size, tiles=lying, rack=_said_rack(found.now.rack)))


def _changed(draft: Draft, verb: str, statement: str) -> Edited:
    """One part of the position, said anew."""
    gone = {verb, "centre"} if verb == "layout" else {verb, "jokers"} if verb == "board" else {verb}
    others = [
        part
        for part in statements(write_situation(draft.before, rows="\n"))
        if part.split()[0] not in gone and not (verb == "board" and set(part) <= set(DIGITS + EMPTY))
    ]
    return _with(draft, read_statements([*others, statement]), words("board-changed"))


def _try(draft: Draft, text: str) -> Edited:
    """A placement is laid."""
    try:
        action = read_action(text)
    except InvalidText:
        raise InvalidText(words("board-unreadable", words=text[:SHOWN])) from None
    match action:
        case Place(tiles):
            after = tried(draft, tiles)
        case PlaceLine():
            after = tried(draft, resolved(action, draft.now.position))
        case Exchange() | Pass() | Resign():
            raise IllegalAction(words("board-no-turns"))
    return Edited(after, None)


def _with(draft: Draft, situation: Situation, say: Message | None) -> Edited:
    """Another position; help that was given was about the one before."""
    return Edited(replace(draft, before=situation, laid=(), hints=0), say)


# -- tiles -----------------------------------------------------------------------------------------------------------


def _place_of(situation: Situation, name: str) -> tuple[int | None, int | None]:
    """The field, or the place in the rack, that a key names."""
    if name.lower() in RACK_KEYS:
        return None, RACK_KEYS.index(name.lower())
    field = field_named(situation.layout, name)
    if field is None:
        last = situation.layout.name(situation.layout.size**2 - 1)
        raise InvalidText(words("field-unknown", words=name[:SHOWN], last=last))
    return field, None


def _put(draft: Draft, rest: list[str]) -> Edited:
    if len(rest) != 2 or rest[1] not in (*DIGITS, JOKER):
        raise InvalidText(words("board-unreadable", words=" ".join(["put", *rest])[:SHOWN]))
    name, face = rest
    situation = draft.before
    field, place = _place_of(situation, name)
    if place is not None:
        rack = situation.rack[:place] + face + situation.rack[place + 1 :]
        return _with(draft, replace(situation, rack=rack), words("board-rack", rack=_said_rack(rack)))
    assert field is not None
    if face == JOKER:
        return _joker(draft, [name])
    board = situation.position.board
    board = board[:field] + face + board[field + 1 :]
    jokers = situation.jokers - {field}
    say = words("board-put", digit=face, field=situation.layout.name(field))
    return _with(draft, replace(situation, board=board, jokers=jokers), say)


def _joker(draft: Draft, rest: list[str]) -> Edited:
    """A tile that lies is a joker, or is none."""
    situation = draft.before
    field, place = _place_of(situation, rest[0] if rest else "")
    if place is not None:
        return _put(draft, [RACK_KEYS[place], JOKER])
    assert field is not None
    name = situation.layout.name(field)
    if situation.position.board[field] == EMPTY:
        raise IllegalAction(words("joker-nowhere", field=name))
    is_joker = field in situation.jokers
    jokers = situation.jokers ^ {field}
    say = words("board-no-joker" if is_joker else "board-joker", field=name)
    return _with(draft, replace(situation, jokers=jokers), say)


def _erase(draft: Draft, rest: list[str]) -> Edited:
    situation = draft.before
    field, place = _place_of(situation, rest[0] if rest else "")
    if place is not None:
        rack = situation.rack[:place] + situation.rack[place + 1 :]
        if rack == situation.rack:
            raise IllegalAction(words("board-nothing-rack"))
        return _with(draft, replace(situation, rack=rack), words("board-rack", rack=_said_rack(rack)))
    assert field is not None
    name, board = situation.layout.name(field), situation.position.board
    if board[field] == EMPTY:
        raise IllegalAction(words("board-nothing-here", field=name))
    board = board[:field] + EMPTY + board[field + 1 :]
    after = replace(situation, board=board, jokers=situation.jokers - {field})
    return _with(draft, after, words("board-erased", field=name))


def _said_rack(rack: str) -> Joined | Message:
    return Joined(tuple(rack)) if rack else words("rack-empty")


def _draw(draft: Draft, _rest: list[str]) -> Edited:
    """Fill the rack by chance with tiles that are still to come."""
    situation = draft.before
    tiles = "".join(digit * count for digit, count in zip(DIGITS, situation.unseen, strict=True))
    if len(situation.rack) >= RACK:
        situation, tiles = replace(situation, rack=""), tiles + situation.rack.replace(JOKER, "0")
    chance = Chance(write_situation(draft.before), "draw")
    rack = situation.rack + "".join(chance.shuffled(tiles)[: RACK - len(situation.rack)])
    if rack == draft.before.rack:
        raise IllegalAction(words("board-no-tiles"))
    return _with(draft, replace(situation, rack=rack), words("board-rack", rack=_said_rack(rack)))


def _clear(draft: Draft, _rest: list[str]) -> Edited:
    situation = draft.before
    if situation.first and not situation.rack:
        raise IllegalAction(words("board-clear-already"))
    return _with(draft, replace(situation, board="", jokers=frozenset(), rack=""), words("board-cleared"))


# -- the board itself ------------------------------------------------------------------------------------------------


def usual_layout(size: int) -> Layout:
    """The usual board, or the middle of it."""
    cut = (len(STANDARD) - size) // 2
    plain_layout(size)  # refuses a size that cannot be
    return layout_of_rows([row[cut : cut + size] for row in STANDARD[cut : cut + size]])


def bonuses_of(layout: Layout) -> str:
    """Which bonus fields a layout has: usual, centre (usual but for a plain middle), none or own."""
    usual = usual_layout(layout.size)
    if layout == usual:
        return "usual"
    if layout == _plain_middle(usual):
        return "centre"
    return "none" if set(layout.fields) == {PLAIN} else "own"


def _plain_middle(layout: Layout) -> Layout:
    at = layout.centre
    return replace(layout, fields=layout.fields[:at] + PLAIN + layout.fields[at + 1 :])


def _layout_named(bonuses: str, size: int) -> Layout:
    if bonuses == "none":
        return plain_layout(size)
    usual = usual_layout(size)
    return usual if bonuses == "usual" else _plain_middle(usual)


def _bonuses(draft: Draft, rest: list[str]) -> Edited:
    situation = draft.before
    now = bonuses_of(situation.layout)
    if rest not in (["usual"], ["centre"], ["none"], ["own"]):
        raise InvalidText(words("board-unreadable", words=" ".join(["bonuses", *rest])[:SHOWN]))
    wanted = now if rest == ["own"] else rest[0]
    layout = situation.layout if wanted == now else _layout_named(wanted, situation.layout.size)
    return _with(draft, replace(situation, layout=layout), words("board-bonuses"))


def _field(draft: Draft, rest: list[str]) -> Edited:
    """A bonus field."""
    if len(rest) != 2 or rest[1] not in PLAIN + BONUSES:
        raise InvalidText(words("board-unreadable", words=" ".join(["field", *rest])[:SHOWN]))
    situation = draft.before
    field, _place = _place_of(situation, rest[0])
    if field is None:
        raise IllegalAction(words("board-rack-no-bonus"))
    layout, bonus = situation.layout, rest[1]
    fields = layout.fields[:field] + bonus + layout.fields[field + 1 :]
    name = layout.name(field)
    if bonus == PLAIN:
        say = words("board-field-plain", field=name)
    elif bonus in TILE_FACTOR:
        say = words("scene-field-tile", field=name, factor=TILE_FACTOR[bonus])
    else:
        say = words("scene-field-example", field=name, factor=EXAMPLE_FACTOR[bonus])
    return _with(draft, replace(situation, layout=replace(layout, fields=fields)), say)


def _size(draft: Draft, rest: list[str]) -> Edited:
    """A larger or smaller board with the same middle; tiles that have no field any more are gone."""
    if len(rest) != 1 or not rest[0].isdecimal() or len(rest[0]) > 3:
        raise InvalidText(words("board-unreadable", words=" ".join(["size", *rest])[:SHOWN]))
    size, situation = int(rest[0]), draft.before
    old, empty = situation.layout, plain_layout(size)
    shift = (old.size - size) // 2

    def moved(chars: str, other: str) -> str:
        """What lies on the fields of the new board, taken from a text of the old one."""
        found = []
        for field in range(size * size):
            row, column = (part + shift for part in divmod(field, size))
            inside = 0 <= row < old.size and 0 <= column < old.size
            found.append(chars[row * old.size + column] if inside else other)
        return "".join(found)

    kind = bonuses_of(old)
    layout = replace(empty, fields=moved(old.fields, PLAIN)) if kind == "own" else _layout_named(kind, size)
    marks = "".join(CENTRE if field in situation.jokers else PLAIN for field in range(old.size**2))
    jokers = frozenset(field for field, mark in enumerate(moved(marks, PLAIN)) if mark == CENTRE)
    board = moved(situation.position.board, EMPTY)
    lost = sum(digit != EMPTY for digit in situation.position.board) - sum(digit != EMPTY for digit in board)
    after = replace(situation, layout=layout, board=board, jokers=jokers)
    return _with(draft, after, words("board-size", size=size, lost=lost))


def _operations(draft: Draft, rest: list[str]) -> Edited:
    """Which examples count: one of the sets that are offered, or named one by one."""
    chosen = OPERATION_SETS.get(rest[0]) if len(rest) == 1 else None
    if rest == ["own"]:
        chosen = draft.before.rules.operations
    if chosen is None:
        return _changed(draft, "operations", " ".join(["operations", *rest]))
    rules = replace(draft.before.rules, operations=chosen)
    return _with(draft, replace(draft.before, rules=rules), words("board-changed"))


EDITS: dict[str, Callable[[Draft, list[str]], Edited]] = {
    "put": _put,
    "joker": _joker,
    "erase": _erase,
    "draw": _draw,
    "clear": _clear,
    "bonuses": _bonuses,
    "field": _field,
    "size": _size,
    "operations": _operations,
}
"""First word of an edit -> what it does with the words after it."""
