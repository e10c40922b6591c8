"""The edits of the board editor of Robogem: a few words such as ``blocker C4``, ``base red A1`` or ``width 9``.

Using the same thing on the same square again takes it away.  A whole layout that somebody pastes is an edit too.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from robacus.game import IllegalAction, InvalidText
from robacus.games.robogem.desk_board_draft import BLOCKER, DIAMOND, EMPTY, Draft, check_size, read_draft
from robacus.games.robogem.layout import BASES, COLOURS, HEADINGS, STANDARD, standard, words
from robacus.speech import Message


class Edited(NamedTuple):
    """What an edit gives."""

    draft: Draft
    say: Message


def edited(draft: Draft, text: str) -> Edited:
    """The draft after an edit.  Raises `InvalidText` for what is no edit, `IllegalAction` for what cannot be done."""
    statement = text.strip()
    if set("\n\r/;") & set(statement):
        after = read_draft(text)
        return Edited(after, words("board-imported", width=after.width, height=after.height))
    verb, *rest = statement.split() or [""]
    edit = _EDITS.get(verb.lower())
    if edit is None:
        raise _not_understood(verb, rest)
    return edit(draft, rest)


def _not_understood(verb: str, rest: list[str]) -> InvalidText:
    return InvalidText(words("board-unreadable", words=" ".join((verb, *rest))[:40]))


# -- squares ---------------------------------------------------------------------------------------------------------


def _square(draft: Draft, verb: str, rest: list[str]) -> int:
    if len(rest) != 1:
        raise _not_understood(verb, rest)
    match = re.fullmatch(r"([A-P])([0-9]{1,2})", rest[0].upper())
    x, y = (ord(match[1]) - 65, int(match[2]) - 1) if match else (-1, -1)
    if not (0 <= x < draft.width and 0 <= y < draft.height):
        raise InvalidText(words("board-no-square", words=rest[0][:10]))
    return y * draft.width + x


def _put(draft: Draft, square: int, sign: str) -> Draft:
    return replace(draft, signs=draft.signs[:square] + sign + draft.signs[square + 1 :])


def _thing(verb: str, sign: str) -> Callable[[Draft, list[str]], Edited]:
    def edit(draft: Draft, rest: list[str]) -> Edited:
        square = _square(draft, verb, rest)
        there = draft.signs[square] == sign
        after = _put(draft, square, EMPTY if there else sign)
        return Edited(after, words("board-gone" if there else f"board-{verb}", cell=draft.name(square)))

    return edit


def _base(draft: Draft, rest: list[str]) -> Edited:
    """A colour has one base: it moves from where it was."""
    if not rest or rest[0].lower() not in COLOURS:
        raise _not_understood("base", rest)
    colour = COLOURS.index(rest[0].lower())
    square, sign = _square(draft, "base", rest[1:]), BASES[colour]
    if draft.signs[square] == sign:
        return Edited(_put(draft, square, EMPTY), words("board-gone", cell=draft.name(square)))
    after = replace(draft, signs=draft.signs.replace(sign, EMPTY))
    after = _facing(_put(after, square, sign), colour, None)
    return Edited(after, words("board-base", colour=COLOURS[colour], cell=draft.name(square)))


def _turn(draft: Draft, rest: list[str]) -> Edited:
    """The robot of a base turns to the right."""
    square = _square(draft, "turn", rest)
    if draft.signs[square] not in BASES:
        raise IllegalAction(words("board-turn-base"))
    colour = BASES.index(draft.signs[square])
    return _turned(draft, colour, (draft.heading(colour) + 1) % 4)


def _face(draft: Draft, rest: list[str]) -> Edited:
    if len(rest) != 2 or rest[0].lower() not in COLOURS or rest[1].upper() not in (*HEADINGS,):
        raise _not_understood("facing", rest)
    return _turned(draft, COLOURS.index(rest[0].lower()), HEADINGS.index(rest[1].upper()))


def _turned(draft: Draft, colour: int, heading: int) -> Edited:
    if not draft.bases[colour]:
        raise IllegalAction(words("board-turn-base"))
    say = words("board-turned", colour=COLOURS[colour], heading=HEADINGS[heading])
    return Edited(_facing(draft, colour, heading), say)


def _facing(draft: Draft, colour: int, heading: int | None) -> Draft:
    facing = (*draft.facing[:colour], heading, *draft.facing[colour + 1 :])
    return replace(draft, facing=facing)


def _erase(draft: Draft, rest: list[str]) -> Edited:
    square = _square(draft, "erase", rest)
    return Edited(_put(draft, square, EMPTY), words("board-gone", cell=draft.name(square)))


# -- the whole board -------------------------------------------------------------------------------------------------


def _resized(draft: Draft, width: int, height: int) -> Edited:
    """The board with other measures; what lies at the top left stays."""
    check_size(width, height)
    rows = [row[:width].ljust(width, EMPTY) for row in draft.rows()[:height]]
    rows += [EMPTY * width] * (height - len(rows))
    after = replace(draft, width=width, height=height, signs="".join(rows))
    return Edited(after, words("board-size", width=width, height=height))


def _side(verb: str) -> Callable[[Draft, list[str]], Edited]:
    def edit(draft: Draft, rest: list[str]) -> Edited:
        if len(rest) != 1 or not re.fullmatch("[0-9]{1,3}", rest[0]):
            raise _not_understood(verb, rest)
        number = int(rest[0])
        width, height = (number, draft.height) if verb == "width" else (draft.width, number)
        return _resized(draft, width, height)

    return edit


def _size(draft: Draft, rest: list[str]) -> Edited:
    numbers = re.fullmatch("([0-9]{1,3})x([0-9]{1,3})", "".join(rest).lower())
    if not numbers:
        raise _not_understood("size", rest)
    return _resized(draft, int(numbers[1]), int(numbers[2]))


def _players(draft: Draft, rest: list[str]) -> Edited:
    if rest not in (["2"], ["3"], ["4"]):
        raise _not_understood("players", rest)
    return Edited(replace(draft, players=int(rest[0])), words("board-players", count=int(rest[0])))


def _standard(draft: Draft, rest: list[str]) -> Edited:
    if len(rest) != 1 or rest[0] not in STANDARD:
        raise _not_understood("layout", rest)
    after = replace(read_draft(standard(rest[0]).to_text()), players=draft.players)
    return Edited(after, words("board-imported", width=after.width, height=after.height))


def _new(draft: Draft, rest: list[str]) -> Edited:
    """An empty board of the same size, with the bases in the corners."""
    if rest:
        raise _not_understood("new", rest)
    width, height = draft.width, draft.height
    signs = [EMPTY] * (width * height)
    for base, corner in zip(BASES, (0, width - 1, width * height - 1, width * (height - 1)), strict=True):
        signs[corner] = base
    after = Draft(width, height, "".join(signs), players=draft.players)
    return Edited(after, words("board-empty"))


def _mirror(draft: Draft, rest: list[str]) -> Edited:
    """Blockers and diamonds of the left half, the other way round on the right one; bases stay."""
    if rest:
        raise _not_understood("mirror", rest)
    rows = []
    for row in draft.rows():
        half = (draft.width + 1) // 2
        plain = [sign if sign not in BASES else EMPTY for sign in row[:half]]
        whole = plain + plain[: draft.width - half][::-1]
        rows.append("".join(old if old in BASES else new for old, new in zip(row, whole, strict=True)))
    return Edited(replace(draft, signs="".join(rows)), words("board-mirrored"))


_EDITS: dict[str, Callable[[Draft, list[str]], Edited]] = {
    "blocker": _thing("blocker", BLOCKER),
    "diamond": _thing("diamond", DIAMOND),
    "base": _base,
    "turn": _turn,
    "facing": _face,
    "erase": _erase,
    "width": _side("width"),
    "height": _side("height"),
    "size": _size,
    "players": _players,
    "layout": _standard,
    "new": _new,
    "mirror": _mirror,
}
"""First word of an edit -> what it does with the words after it."""
