"""What lies on the trainer's desk: a task, its level, and what was answered so far; as text too.

The text is made of statements with semicolons between them: the task (``find 16824``, ``gap 5_873``, or ``rack 12345``
with ``board`` and its rows), ``level four 100 small``, then what was done: ``found A-E C-D``, ``tried B-D`` (wrong
answers), ``wrong B-D`` (the one that is explained), ``from C`` (a segment begun), ``laid F8=1 I8=3`` and ``done``,
``shown``, and ``number 4``, how many tasks were taken before this one.
"""

from __future__ import annotations

import json
import re
from typing import Any, get_args

import msgspec

from robacus.desk import MAX_DRAFT
from robacus.game import InvalidText
from robacus.games.abaku.layout import BONUSES, MAX_LAYOUT_TEXT, layout_of
from robacus.games.abaku.messages import words
from robacus.games.abaku.notation import Place, read_action, write_tile
from robacus.games.abaku.options import RACK
from robacus.games.abaku.placing import EMPTY, Laid, Placement, Position, Rules
from robacus.games.abaku.tasks import (
    LETTERS,
    Find,
    Gap,
    Level,
    Numbers,
    Operations,
    Rack,
    RowTask,
    Size,
    Task,
    read_row,
)

DIGITS = "0123456789"
MOST_RIGHT = 30
"""Examples of a row."""


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """A task as somebody has it before them."""

    task: Task
    level: Level = Level()
    found: tuple[str, ...] = ()
    """Right answers, in the order in which they were given; of a task about a row."""
    tried: tuple[str, ...] = ()
    """Wrong ones."""
    wrong: str = ""
    """The last answer, where it was one of these: it is explained."""
    begun: int | None = None
    """The place of a row where a segment begins."""
    laid: Placement = ()
    """Tiles on the board that are not part of it; of a task with a rack."""
    done: bool = False
    """These tiles are the answer."""
    number: int = 0
    """So many tasks were taken before, one after another: the next one depends on it, so that none comes again soon."""
    shown: bool = False
    """The right answers were asked for: the task is not solved by its player any more."""

    @property
    def share(self) -> str:
        """The task in one line, as it is given to others."""
        level = self.level
        told = f"{level.operations} {level.numbers} {level.size}"
        return self.task.text if level == Level() else f"{self.task.text}; level {told}"

    @property
    def left(self) -> str:
        """The tiles of the rack that are not on the board."""
        tiles = self.task.tiles if isinstance(self.task, Rack) else ""
        for tile in self.laid:
            tiles = tiles.replace(tile.digit, "", 1)
        return tiles

    @property
    def over(self) -> bool:
        """Whether there is nothing more to find out."""
        if isinstance(self.task, Rack):
            return self.done or self.shown
        return self.shown or len(self.found) == len(self.task.right)

    def to_text(self) -> str:
        """Everything.  `read_draft` gives the same draft back."""
        parts = [self.share]
        if self.found:
            parts.append(f"found {' '.join(self.found)}")
        if self.tried:
            parts.append(f"tried {' '.join(self.tried)}")
        if self.wrong:
            parts.append(f"wrong {self.wrong}")
        if self.begun is not None:
            parts.append(f"from {LETTERS[self.begun]}")
        if self.laid:
            parts.append(f"laid {' '.join(map(write_tile, self.laid))}")
        parts += [name for name in ("done", "shown") if getattr(self, name)]
        if self.number:
            parts.append(f"number {self.number}")
        return "; ".join(parts)


# -- reading -----------------------------------------------------------------------------------------------------------


def read_draft(text: str) -> Draft:
    """The draft of a text, or of what ``robacus generate`` prints.  Raises `InvalidText` naming what is wrong."""
    if len(text) > MAX_DRAFT:
        raise InvalidText(words("train-unreadable", words=text[:40]))
    said: dict[str, str] = {}
    for statement in _statements(text):
        name, _, rest = statement.partition(" ")
        if name.lower() in said:
            raise InvalidText(words("train-twice", words=name[:20]))
        said[name.lower()] = rest.strip()
    level = _level(said.pop("level", ""))
    task = _task(said, level, text)
    draft = Draft(
        task=task,
        level=level,
        shown=_flag(said, "shown"),
        done=_flag(said, "done"),
        number=_number(said.pop("number", "0")),
    )
    draft = _with_rack(draft, said) if isinstance(task, Rack) else _with_row(draft, task, said)
    for name in said:
        raise InvalidText(words("train-unreadable", words=name[:40]))
    return draft


def _statements(text: str) -> list[str]:
    """The statements of a text; of several lines only the last one that begins like a task, as it is printed."""
    if text.lstrip().startswith("{"):
        try:
            inside = str(json.loads(text)["text"])
            inside.encode()  # JSON can have half characters in it, which nobody can be shown
        except (ValueError, TypeError, KeyError, RecursionError):
            raise InvalidText(words("train-unreadable", words=text.strip()[:40])) from None
        text = inside
    lines = [
        line for line in text.splitlines() if line.strip().lower().startswith(("find ", "gap ", "rack "))
    ]
    whole = lines[-1] if lines else text
    return [" ".join(part.split()) for part in whole.split(";") if part.strip()]


def _level(text: str) -> Level:
    chosen: dict[str, Any] = {}
    for word in text.lower().split():
        for name, kind in (("operations", Operations), ("numbers", Numbers), ("size", Size)):
            if word in get_args(kind) and name not in chosen:
                chosen[name] = word
                break
        else:
            raise InvalidText(words("train-level", words=word[:20]))
    return Level(**chosen)


def _task(said: dict[str, str], level: Level, text: str) -> Task:
    named = [name for name in ("find", "gap", "rack") if name in said]
    if len(named) != 1:
        raise InvalidText(words("train-unreadable", words=" ".join(text.split())[:40]))
    given = said.pop(named[0])
    if named[0] == "rack":
        return Rack(_position(said.pop("board", ""), level), _tiles(given))
    row = read_row(given, gap=named[0] == "gap")
    task: RowTask = Gap(row, level.mask) if named[0] == "gap" else Find(row, level.mask)
    if not task.right:
        raise InvalidText(words("train-no-answer", words=row))
    if len(task.right) > MOST_RIGHT:
        raise InvalidText(words("train-many", words=row, count=len(task.right), most=MOST_RIGHT))
    return task


def _tiles(text: str) -> str:
    tiles = "".join(sorted(text.replace(" ", "")))
    if not 1 <= len(tiles) <= RACK or not set(tiles) <= set(DIGITS):
        raise InvalidText(words("train-rack", words=text[:40], most=RACK))
    return tiles


def _position(text: str, level: Level) -> Position:
    """The board of rows of digits, bonus fields and plain ones."""
    rows = text[: MAX_LAYOUT_TEXT + 1].split()
    fields = "".join(rows)
    if not rows or not set(fields) <= set(DIGITS + BONUSES + EMPTY):
        raise InvalidText(words("train-board", words=text[:40]))
    bare = ["".join(EMPTY if char in DIGITS else char for char in row) for row in rows]
    board = "".join(char if char in DIGITS else EMPTY for char in fields)
    return Position(layout_of(bare), board, Rules(operations=level.mask))


def _flag(said: dict[str, str], name: str) -> bool:
    if said.get(name):
        raise InvalidText(words("train-unreadable", words=f"{name} {said[name]}"[:40]))
    return said.pop(name, None) is not None


def _number(text: str) -> int:
    if not re.fullmatch("[0-9]{1,6}", text):
        raise InvalidText(words("train-unreadable", words=f"number {text}"[:40]))
    return int(text)


def _with_row(draft: Draft, task: RowTask, said: dict[str, str]) -> Draft:
    found, tried = said.pop("found", "").split(), said.pop("tried", "").split()
    for name, answers in (("found", found), ("tried", tried)):
        for answer in answers:
            if task.answers(answer) != (answer,) or (answer in task.right) != (name == "found"):
                raise InvalidText(words("train-answer", words=answer[:20]))
    wrong, begun = said.pop("wrong", ""), said.pop("from", "")
    if wrong and wrong not in tried:
        raise InvalidText(words("train-answer", words=wrong[:20]))
    if begun and (begun not in LETTERS[: len(task.row)] or len(begun) > 1 or isinstance(task, Gap)):
        raise InvalidText(words("train-answer", words=begun[:20]))
    if draft.done:
        raise InvalidText(words("train-unreadable", words="done"))
    return msgspec.structs.replace(
        draft,
        found=tuple(dict.fromkeys(found)),
        tried=tuple(dict.fromkeys(tried)),
        wrong=wrong,
        begun=LETTERS.index(begun) if begun else None,
    )


def _with_rack(draft: Draft, said: dict[str, str]) -> Draft:
    text = said.pop("laid", "")
    laid = placed(draft, text) if text else ()
    draft = msgspec.structs.replace(draft, laid=laid)
    assert isinstance(draft.task, Rack)
    if draft.done and draft.task.position.refusal(laid) is not None:
        raise InvalidText(words("train-answer", words=text[:40] or "done"))
    return draft


def placed(draft: Draft, text: str) -> tuple[Laid, ...]:
    """Tiles of the rack on fields of the board that are free, such as ``F8=1 I8=3``.  Raises `InvalidText`."""
    assert isinstance(draft.task, Rack)
    position = draft.task.position
    left = draft.task.tiles
    fields: set[int] = set()
    tiles = read_tiles(text)
    for tile in tiles:
        if not position.on_board(tile):
            raise InvalidText(words("refuse-off-board"))
        if position.board[position.field(tile)] != EMPTY or position.field(tile) in fields:
            raise InvalidText(words("refuse-occupied", field=position.layout.name(position.field(tile))))
        if tile.digit not in left:
            raise InvalidText(words("train-no-tile", digit=tile.digit))
        fields.add(position.field(tile))
        left = left.replace(tile.digit, "", 1)
    return tiles


def read_tiles(text: str) -> Placement:
    """The tiles of a text such as ``F8=1 I8=3``, which have no jokers among them here.  Raises `InvalidText`."""
    try:
        action = read_action(text)
    except InvalidText:
        action = None
    if not isinstance(action, Place) or any(tile.joker for tile in action.tiles):
        raise InvalidText(words("train-tiles-unreadable", words=text[:40]))
    return action.tiles
