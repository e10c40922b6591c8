"""The log of a table: how it was set up, and the kinds of entry that tell all that was done.

Only what entries are and how they are written and read; what they lead to is `robacus.replay`, a whole game as one
document `robacus.record`.  This module does no input or output.

Times are milliseconds of the table's own time: 0 when the game begins, standing still while the table is paused
or no server runs.  They never fall.
"""

from __future__ import annotations

import unicodedata
from typing import Any, Literal

import msgspec

from robacus.game import InvalidText
from robacus.speech import msg
from robacus.unreadable import why_unreadable

MAX_NAME = 24
"""Characters of a nickname."""
MAX_MARKS = 2
"""Marks on one letter of a nickname; what people write has two at most, as in Vietnamese when it is not composed."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs, by their class, that show nothing."""


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a place: a person, a bot of some level, or nobody yet (or any more)."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""


class Setup(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """How a table was set up.  `options` is plain data (see `robacus.options`)."""

    game: str
    ruleset: int
    options: dict[str, Any] = {}
    seats: tuple[Seat, ...]
    seed: str
    given_seed: bool = False
    """Somebody chose the seed: the table says so, and is not rated."""
    undo: Literal["own", "free", "never"] = "own"
    """own: take back one's own last action while nothing came to light; free: also when something did, and then
    the same card comes again; never."""


class Entry(msgspec.Struct, frozen=True, tag_field="do", omit_defaults=True, kw_only=True):
    """One line of the log."""

    at: int


class Act(Entry, frozen=True, tag="act", kw_only=True):
    """An action of the game, as its text."""

    seat: int
    text: str


class Undo(Entry, frozen=True, tag="undo", kw_only=True):
    """`seat` takes back its last action (and what bots answered to it)."""

    seat: int


class Resign(Entry, frozen=True, tag="resign", kw_only=True):
    seat: int


class Sit(Entry, frozen=True, tag="sit", kw_only=True):
    """Somebody takes an open seat: a person, or with a level a bot."""

    seat: int
    name: str
    level: str = ""


class Leave(Entry, frozen=True, tag="leave", kw_only=True):
    """A seat is open again; while the game runs, `Game.absent` plays for it."""

    seat: int


class Begin(Entry, frozen=True, tag="begin", kw_only=True):
    """The game begins with the first `seats` seats; `wall` is the date in milliseconds since 1970 (UTC)."""

    seats: int
    wall: int = 0


class Pause(Entry, frozen=True, tag="pause", kw_only=True):
    """The table's time stands still.  `seat` is who asked; without one it was the host who has no seat (`host`), or the
    server, because nobody was there."""

    seat: int | None = None
    host: bool = False
    soon: bool = False
    """Not before `Game.may_pause` says that nobody gains from it."""


class Resumed(Entry, frozen=True, tag="resumed", kw_only=True):
    """Time goes on after a pause, or after no server ran; `skipped` is how long it stood, in milliseconds."""

    skipped: int


AnyEntry = Act | Undo | Resign | Sit | Leave | Begin | Pause | Resumed

_entry_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def write_entry(entry: Entry) -> bytes:
    """An entry as one line of JSON."""
    return _encoder.encode(entry)


def read_entry(line: bytes) -> AnyEntry:
    """The entry of a line of JSON.  Raises `InvalidText`."""
    try:
        return _entry_decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise InvalidText(msg("record-entry", why=why_unreadable(error, "do"))) from None


def clean_name(name: str) -> str:
    """A nickname as it is stored: one that people see and can tell from others; may be empty.

    Composed (NFC), printable, single spaces, at most `MAX_NAME` characters, no letters that show nothing, and marks
    only on a letter, at most `MAX_MARKS` each: a name must neither vanish nor grow over its neighbours.
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", name[: 8 * MAX_NAME]):
        if unicodedata.category(char) in ("Mn", "Me"):
            marks += 1
            if marks <= MAX_MARKS and kept and kept[-1] != " ":
                kept.append(char)
        else:
            marks = 0
            kept.append(char if char.isprintable() and char not in _BLANK else " ")
    return " ".join("".join(kept).split())[:MAX_NAME].strip()
