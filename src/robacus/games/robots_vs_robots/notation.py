"""What people type at a table of Robots vs Robots: actions as text, read and written.

``place C4`` puts the robot on a hex, ``place C4 NE`` with the way it looks, ``face NE`` chooses that, ``program`` and
sixteen cells hand a program in.  Read is more: the words in all six languages, with or without their accents, and
headings as numbers 0 to 5.  Cells are `program`.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

import msgspec

from robacus.game import InvalidText
from robacus.games.robots_vs_robots.board import words
from robacus.games.robots_vs_robots.hexes import HEADINGS
from robacus.games.robots_vs_robots.program import Program, program_of, split, write_program
from robacus.speech import Joined


class Place(msgspec.Struct, frozen=True):
    """Put one's robot on an edge hex (ST1)."""

    hex: str
    """Its name, such as ``C4``."""
    head: int | None = None
    """Where it looks; None = that is chosen with the next action."""

    def __repr__(self) -> str:
        return f"<{write_action(self)}>"


class Face(msgspec.Struct, frozen=True):
    """Choose where one's robot looks (ST1)."""

    head: int

    def __repr__(self) -> str:
        return f"<{write_action(self)}>"


class HandIn(msgspec.Struct, frozen=True):
    """Hand in one's program, secretly (ST3)."""

    program: Program

    def __repr__(self) -> str:
        return f"<{write_action(self)}>"


Action = Place | Face | HandIn

# Words that are understood when typed, without accents: en, fi, sv, cs, fr, hu.
_PLACE = frozenset(
    ("place", "aseta", "placera", "umistit", "umisti", "placer", "poser", "elhelyez", "helyez", "rak")
)
_FACE = frozenset(
    (
        "face",
        "look",
        "suunta",
        "katso",
        "riktning",
        "smer",
        "natocit",
        "otocit",
        "direction",
        "orienter",
        "irany",
        "nez",
    )
)
_PROGRAM = frozenset(("program", "ohjelma", "programme", "programm"))
_HEADINGS = {
    "N": "n 0 north ↑ pohjoinen pohjoiseen norr norrut sever nord eszak eszakra",
    "NE": "ne 1 northeast ↗ koillinen koilliseen nordost severovychod nord-est nordest eszakkelet",
    "SE": "se 2 southeast ↘ kaakko kaakkoon sydost jihovychod sud-est sudest delkelet",
    "S": "s 3 south ↓ etela etelaan soder soderut jih sud del delre",
    "SW": "sw 4 southwest ↙ lounas lounaaseen sydvast jihozapad sud-ouest sudouest delnyugat",
    "NW": "nw 5 northwest ↖ luode luoteeseen nordvast severozapad nord-ouest nordouest eszaknyugat",
}
"""No initials but the English ones: SV is south-west in Swedish and north-east in Czech."""
_HEADING_OF = {word: HEADINGS.index(name) for name, said in _HEADINGS.items() for word in said.split()}


def plain(text: str) -> str:
    """Lower case, single spaces, no accents: how typed words are compared."""
    spread = unicodedata.normalize("NFKD", text.lower().replace("’", "'"))
    bare = "".join(char for char in spread if not unicodedata.combining(char))
    return " ".join(bare.split())


@lru_cache(maxsize=512)
def read_action(text: str) -> Action:
    """The action of a typed or stored text.  Raises `InvalidText` that says what was not understood."""
    first, _, rest = text.strip().partition(" ")
    said = plain(first)
    if said in _PROGRAM:
        return HandIn(program_of(split(rest)))
    parts = plain(rest).split()
    if said in _PLACE and 1 <= len(parts) <= 2:
        return Place(_hex(parts[0]), _heading(parts[1]) if len(parts) == 2 else None)
    if said in _FACE and len(parts) == 1:
        return Face(_heading(parts[0]))
    if len(split(text)) > 2:
        return HandIn(program_of(split(text)))
    raise InvalidText(words("action-unreadable", words=" ".join(text.split())[:40]))


def _hex(name: str) -> str:
    if not re.fullmatch(r"[a-z]-?\d{1,2}", name):
        raise InvalidText(words("hex-unreadable", words=name[:20]))
    return name.upper()


def _heading(name: str) -> int:
    heading = _HEADING_OF.get(name)
    if heading is None:
        raise InvalidText(words("heading-unreadable", words=name[:20], known=Joined(HEADINGS)))
    return heading


def write_action(action: Action) -> str:
    """The stored text of an action."""
    match action:
        case Place(name, head):
            return f"place {name}" if head is None else f"place {name} {HEADINGS[head]}"
        case Face(head):
            return f"face {HEADINGS[head]}"
        case HandIn(program):
            return f"program {write_program(program)}"
