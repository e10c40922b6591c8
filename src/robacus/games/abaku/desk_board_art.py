"""How board and rack look on the desk "board": as at a table, but the places of the rack can be pointed at as well.

Made once for each layout and language.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from robacus.games.abaku.art import OLD, bonus_art, rack_point, rack_scale, small_tile
from robacus.games.abaku.art import drawn as table_board
from robacus.games.abaku.layout import BONUSES, PLAIN, Layout
from robacus.games.abaku.messages import words
from robacus.games.abaku.situation import JOKER, RACK, Situation
from robacus.scene import Board, Piece, Square, tag
from robacus.speech import Speech, speech

NAMES = {"d": "2-tile", "t": "3-tile", "D": "2-example", "T": "3-example", PLAIN: "plain"}
"""Bonus -> how keys and symbols call it."""
RACK_KEYS = tuple(f"rack-{place}" for place in range(1, RACK + 1))
"""Keys of the places of the rack, as of squares."""
CROSS = "M-0.19 -0.19L0.19 0.19M-0.19 0.19L0.19 -0.19"


@lru_cache(maxsize=128)
def board(layout: Layout, language: str) -> Board:
    """The board of a table with the rack as a row of squares below it."""
    made = table_board(layout, True, language)
    return replace(
        made,
        key=f"desk-{made.key}",
        art=made.art + _slots(layout),
        symbols=made.symbols | tool_symbols(),
        squares=(*made.squares, *_places(layout, speech(language))),
    )


def _slots(layout: Layout) -> str:
    """Where tiles of the rack go."""
    half = 0.43 * rack_scale(layout)
    return "".join(
        tag(
            "rect", x=x - half, y=y - half, width=2 * half, height=2 * half, rx=0.3 * half, class_="grid-line"
        )
        for x, y in (rack_point(layout, place, RACK) for place in range(RACK))
    )


def _places(layout: Layout, say: Speech) -> tuple[Square, ...]:
    return tuple(
        Square(
            key,
            *rack_point(layout, place, RACK),
            row=layout.size,
            column=place,
            label=say.say(words("board-rack-place", place=place + 1)),
            size=rack_scale(layout),
        )
        for place, key in enumerate(RACK_KEYS)
    )


def rack_pieces(situation: Situation, language: str) -> tuple[Piece, ...]:
    """The tiles in the rack, each in its place."""
    return tuple(_held(situation.layout, place, face, language) for place, face in enumerate(situation.rack))


@lru_cache(maxsize=2048)
def _held(layout: Layout, place: int, face: str, language: str) -> Piece:
    label = speech(language).say(words("scene-held-joker")) if face == JOKER else face
    x, y = rack_point(layout, place, RACK)
    return Piece(
        f"held-{place + 1}", f"held-{face}", x, y, label=label, square=RACK_KEYS[place], layer=1, classes=OLD
    )


@lru_cache(maxsize=1)
def tool_symbols() -> dict[str, str]:
    """What tools show that no tile shows."""
    empty = tag("rect", x=-0.42, y=-0.42, width=0.84, height=0.84, rx=0.08, class_="cell")
    found = {f"field-{NAMES[bonus]}": empty + bonus_art(bonus, 0, 0) for bonus in BONUSES}
    found[f"field-{NAMES[PLAIN]}"] = empty
    found["tool-joker"] = tag("g", small_tile(JOKER), class_=OLD)
    found["tool-erase"] = empty + tag("path", d=CROSS, class_="mark-bad")
    return found
