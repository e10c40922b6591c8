"""The desk "board" of Abaku: any board and rack, the best placements there, and help in steps.

What a draft is says `desk_board_draft`, how it is changed `desk_board_edits`, how it looks `desk_board_sheet`; what is
found out by searching is put into words here.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from robacus.desk import MAX_DRAFT, MAX_EDIT, Desk, Link, Sheet
from robacus.game import InvalidText
from robacus.games.abaku.desk_board_draft import EMPTY_DRAFT, MOST_HINTS, Draft, read_draft
from robacus.games.abaku.desk_board_edits import edited
from robacus.games.abaku.desk_board_search import MOST_LISTED, Found, ending, exchange, placements
from robacus.games.abaku.desk_board_sheet import LOOK, sheet, to_be_searched
from robacus.games.abaku.engine import Ranked
from robacus.games.abaku.messages import words
from robacus.games.abaku.placing import EMPTY
from robacus.games.abaku.situation import Situation
from robacus.games.abaku.situation_text import MAX_TEXT
from robacus.games.abaku.state import JOKER, View
from robacus.speech import Joined, Message, Speech


class BoardDesk(Desk):
    """Analyses positions."""

    name = "board"

    def blank(self) -> str:
        return EMPTY_DRAFT

    def searches(self, edit: str) -> bool:
        return edit == LOOK or re.match(r"\s*(hint|best)\b", edit.lower()) is not None

    def open(self, draft: str, say: Speech) -> Sheet:
        return sheet(_read(draft), say)

    def edit(self, draft: str, edit: str, say: Speech) -> Sheet:
        if len(edit) > MAX_EDIT:
            raise InvalidText(words("position-long", length=len(edit), longest=MAX_TEXT))
        before = _read(draft)
        match edit.lower().split():
            case ["look"]:
                return _looked(before, say)
            case ["hint"]:
                return _hinted(before, before.hints + 1, say)
            case ["hint", step] if step in map(str, range(1, MOST_HINTS + 1)):
                return _hinted(before, int(step), say)
            case ["change"]:
                return sheet(replace(before, fixed=False), say)
            case ["best", "on" | "off" as chosen]:
                return _looked(replace(before.settled(), best=chosen == "on", hints=0), say)
        after = edited(before, edit)
        return sheet(after.draft, say, said=after.say, film=True)


def position_link(situation: Situation, label: Message, say: Speech, *, best: bool = False) -> Link:
    """The desk with a position of a game: for help in steps, or with the best placements to be seen."""
    draft = Draft(before=situation, best=best, fixed=not best)
    return Link(label=say.say(label), desk=BoardDesk.name, draft=draft.to_text())


def situation_of(view: View) -> Situation:
    """What a seat sees, as a position."""
    lying = [
        0 if field in view.jokers else int(digit) for field, digit in enumerate(view.board) if digit != EMPTY
    ]
    known = [*lying, *(tile.value for tile in view.rack)]
    return Situation(
        layout=view.layout,
        board=view.board,
        jokers=frozenset(view.jokers),
        rules=view.rules,
        rack=view.faces,
        copies=tuple(count + known.count(digit) for digit, count in enumerate(view.unseen)),
        seats=len(view.scores),
    )


def _read(text: str) -> Draft:
    if len(text) > MAX_DRAFT:
        raise InvalidText(words("position-long", length=len(text), longest=MAX_TEXT))
    return read_draft(text)


# -- what is searched for ----------------------------------------------------------------------------------------------


def _looked(draft: Draft, say: Speech) -> Sheet:
    """The sheet with everything that it is to show."""
    if not to_be_searched(draft):
        return sheet(draft, say)
    return _found(draft, placements(draft.now), say)


def _hinted(before: Draft, step: int, say: Speech) -> Sheet:
    """One step of help more."""
    if not before.now.rack:
        return sheet(before, say, said=words("board-status-rack"))
    draft = replace(before.settled(), hints=min(max(step, before.hints), MOST_HINTS))
    return _looked(draft, say)


def _found(draft: Draft, found: Found, say: Speech) -> Sheet:
    everything = draft.best or draft.hints == MOST_HINTS
    if not found.best:
        none, swap = words("answer-none"), exchange(draft.now) if everything else None
        return sheet(draft, say, said=none, status=none, swap=swap, looked=True)
    top = found.best[0]
    told = _list_words(found) if everything else None
    marked = tuple(_names(draft, top)) if draft.hints > 1 and not everything else ()
    status = (
        words("board-status-best", points=top.points, place=_line(top)) if everything else _help(draft, top)
    )
    return sheet(
        draft,
        say,
        said=told,
        status=status,
        found=found,
        ending=ending(draft.now) if everything else None,
        swap=exchange(draft.now) if everything else None,
        marked=marked,
        lines=everything,
        looked=True,
    )


def _list_words(found: Found) -> Message:
    if not found.complete:
        return words("board-some-incomplete", count=found.total)
    sentence = "board-all" if found.total <= MOST_LISTED else "board-some"
    return words(sentence, count=found.total, listed=MOST_LISTED)


def _help(draft: Draft, top: Ranked) -> Message:
    """What a step of help says."""
    match draft.hints:
        case 1:
            return words("board-hint-line", points=top.points, place=_line(top))
        case 2:
            fields = tuple(_names(draft, top))
            return words("board-hint-fields", count=len(fields), fields=Joined(fields))
        case _:
            faces = sorted(JOKER if tile.joker else tile.digit for tile in top.tiles)
            return words("board-hint-digits", count=len(faces), digits=Joined(tuple(faces)))


def _names(draft: Draft, one: Ranked) -> list[str]:
    position = draft.now.position
    return [position.layout.name(position.field(tile)) for tile in one.tiles]


def _line(one: Ranked) -> Message:
    """The row or column in which a placement lies; for a single tile the row."""
    first, last = one.tiles[0], one.tiles[-1]
    if first.row == last.row:
        return words("board-place-row", row=first.row + 1)
    return words("board-place-column", column=chr(ord("A") + first.column))
