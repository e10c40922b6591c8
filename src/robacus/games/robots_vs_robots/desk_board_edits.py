"""The edits of the map editor: a few words such as ``low 0,-2``, ``without C4`` or ``radius 4``, or a whole map text.

They are statements of a map text, made on the board that is there; hexes may also be given by the names that people
see.  Putting the same thing on a hex again takes it away.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

from robacus.game import IllegalAction, InvalidText
from robacus.games.robots_vs_robots.board import TERRAIN, Board, words
from robacus.games.robots_vs_robots.hexes import Hex, hexagon, mirrored, turned
from robacus.games.robots_vs_robots.map_text import MAX_COORDINATE, MAX_RADIUS, read_map
from robacus.games.robots_vs_robots.maps import MAPS, find_map
from robacus.speech import Message


class Edited(NamedTuple):
    """What an edit gives."""

    board: Board
    say: Message


def edited(board: Board, text: str) -> Edited:
    """The board after an edit.  Raises `InvalidText` for what is no edit, `IllegalAction` for what changes nothing."""
    statement = text.strip()
    verb, *rest = statement.split() or [""]
    if set("\n\r;#") & set(statement) or verb.lower() == "column":
        return _import(text)
    verb = verb.lower().replace("-", "_")
    if verb in TERRAIN:
        return _put(board, verb, _hexes(board, verb, rest))
    edit = EDITS.get(verb)
    if edit is None:
        raise _not_understood(statement)
    return edit(board, rest)


def _not_understood(statement: str) -> InvalidText:
    return InvalidText(words("draft-unreadable", words=statement[:40]))


def _alone(verb: str, rest: list[str]) -> None:
    """Nothing may come after the verb."""
    if rest:
        raise _not_understood(" ".join((verb, *rest)))


def _hexes(board: Board, verb: str, rest: list[str]) -> list[Hex]:
    """The hexes that are named, on the board or beside it."""
    if not rest:
        raise _not_understood(verb)
    return list(dict.fromkeys(_hex(board, word) for word in rest))


def _hex(board: Board, word: str) -> Hex:
    found = re.fullmatch(r"([-+]?\d{1,4}),([-+]?\d{1,4})", word)
    if found is None:
        return board.hexes[board.named(word)]
    at = int(found[1]), int(found[2])
    if max(map(abs, at)) > MAX_COORDINATE:
        raise InvalidText(words("draft-far", hex=word, most=MAX_COORDINATE))
    return at


def terrain_of(board: Board) -> dict[Hex, str]:
    """What lies where."""
    return {board.hexes[cell]: kind for cell, kind in board.things()}


# -- single hexes ----------------------------------------------------------------------------------------------------


def _put(board: Board, kind: str, hexes: list[Hex]) -> Edited:
    """A thing on every hex, which becomes part of the board; where all have it, it is taken away."""
    there = terrain_of(board)
    if all(there.get(at) == kind for at in hexes):
        after = Board(board.hexes, {at: thing for at, thing in there.items() if at not in hexes})
        return Edited(after, _told(after, hexes, "draft-freed"))
    after = Board((*board.hexes, *hexes), there | dict.fromkeys(hexes, kind))
    return Edited(after, _told(after, hexes, "draft-put", thing=words(f"draft-kind-{kind}")))


def _told(board: Board, hexes: list[Hex], id: str, **args: object) -> Message:
    """What has happened to hexes of the board."""
    return words(id, hex=board.names[board.number[hexes[0]]], count=len(hexes), **args)


def _ground(board: Board, rest: list[str]) -> Edited:
    """Hexes that are free: new ones, or those that something was on."""
    hexes, there = _hexes(board, "ground", rest), terrain_of(board)
    new = [at for at in hexes if at not in board.number]
    if not new and not any(at in there for at in hexes):
        raise IllegalAction(_told(board, hexes, "draft-free-already"))
    after = Board((*board.hexes, *new), {at: thing for at, thing in there.items() if at not in hexes})
    return Edited(after, _told(after, new or hexes, "draft-added" if new else "draft-freed"))


def _without(board: Board, rest: list[str]) -> Edited:
    """Hexes less."""
    hexes = [at for at in _hexes(board, "without", rest) if at in board.number]
    if not hexes:
        raise IllegalAction(words("draft-not-there"))
    left = [at for at in board.hexes if at not in hexes]
    after = Board(left, {at: thing for at, thing in terrain_of(board).items() if at not in hexes})
    return Edited(after, _told(board, hexes, "draft-removed"))


# -- the whole board -------------------------------------------------------------------------------------------------


def _radius(board: Board, rest: list[str]) -> Edited:
    """A hexagon; what lies within it stays."""
    if len(rest) != 1 or not re.fullmatch(r"\d{1,2}", rest[0]) or not 1 <= int(rest[0]) <= MAX_RADIUS:
        raise InvalidText(words("draft-radius-range", most=MAX_RADIUS))
    hexes = hexagon(int(rest[0]))
    inside = set(hexes)
    after = Board(hexes, {at: thing for at, thing in terrain_of(board).items() if at in inside})
    return Edited(after, words("draft-radius-said", radius=int(rest[0]), hexes=len(hexes)))


def _map(_board: Board, rest: list[str]) -> Edited:
    """One of the boards that come with the game."""
    if len(rest) != 1 or rest[0] not in MAPS:
        raise _not_understood(" ".join(("map", *rest)))
    return Edited(find_map(rest[0]), words("draft-map-said", name=words(f"draft-map-{rest[0]}")))


def _shape(board: Board, rest: list[str]) -> Edited:
    """It stays as it is: what a list of sizes says of a board that is no hexagon."""
    _alone("shape", rest)
    return Edited(board, words("draft-shape-said", hexes=len(board)))


def _clear(board: Board, rest: list[str]) -> Edited:
    _alone("clear", rest)
    return Edited(Board(board.hexes), words("draft-cleared"))


def _turn(board: Board, rest: list[str]) -> Edited:
    _alone("turn", rest)
    return Edited(_moved(board, turned), words("draft-turned"))


def _mirror(board: Board, rest: list[str]) -> Edited:
    _alone("mirror", rest)
    return Edited(_moved(board, mirrored), words("draft-mirrored"))


def _moved(board: Board, move: Callable[[Hex], Hex]) -> Board:
    """Every hex somewhere else, with what is on it."""
    after = {move(at): thing for at, thing in terrain_of(board).items()}
    return Board(_near(map(move, board.hexes)), after)


def _near(hexes: Iterable[Hex]) -> list[Hex]:
    """The hexes, if a map text can name all of them; a turn may carry those of a far board away."""
    found = list(hexes)
    for at in found:
        if max(map(abs, at)) > MAX_COORDINATE:
            raise IllegalAction(words("draft-far", hex=f"{at[0]},{at[1]}", most=MAX_COORDINATE))
    return found


def opposite(board: Board) -> Callable[[Hex], Hex]:
    """Half a turn around the middle of the board."""
    across = board.hexes[0][0] + board.hexes[-1][0]
    heights = [2 * r + q for q, r in board.hexes]
    down = (min(heights) + max(heights) - across) // 2
    return lambda at: (across - at[0], down - at[1])


def _twin(board: Board, rest: list[str]) -> Edited:
    """Every hex, and what is on it, also on the opposite side, so that two who start there have the same before them.

    Where both sides have something, that of the first hex counts.
    """
    _alone("twin", rest)
    over = opposite(board)
    there, after = terrain_of(board), dict[Hex, str]()
    for at in board.hexes:
        thing = there.get(at) or there.get(over(at), "")
        if thing and at not in after:
            after[at] = after[over(at)] = thing
    hexes = _near({*board.hexes, *map(over, board.hexes)})
    return Edited(Board(hexes, after), words("draft-twin-said"))


def _import(text: str) -> Edited:
    """A text that somebody pastes."""
    board = read_map(text)
    return Edited(board, words("draft-import", hexes=len(board), things=len(board.things())))


EDITS: dict[str, Callable[[Board, list[str]], Edited]] = {
    "ground": _ground,
    "without": _without,
    "radius": _radius,
    "map": _map,
    "shape": _shape,
    "clear": _clear,
    "turn": _turn,
    "mirror": _mirror,
    "twin": _twin,
}
"""First word of an edit -> what it does with the words after it; every kind of terrain is one more."""
