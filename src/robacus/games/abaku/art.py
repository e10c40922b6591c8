"""How a board of Abaku looks: what does not move, and the symbols of tiles, signs and marks.

Made once for each layout and language.  Bonus fields differ by shape and number as well as by colour: a square
multiplies a tile, a hexagon a whole example.  What lies on the board in one position is `scene`.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from math import cos, pi, sin

from robacus import figures, glyphs
from robacus.figures import MARGIN
from robacus.games.abaku.layout import EXAMPLE_FACTOR, MAX_SIZE, TILE_FACTOR, Layout
from robacus.games.abaku.messages import words
from robacus.games.abaku.state import DIGITS
from robacus.scene import Board as Drawn
from robacus.scene import Point, Square, tag
from robacus.speech import Speech, speech

RACK_TILES = 5
BONUS_TONES = {"d": "tone-2", "t": "tone-blue", "D": "tone-yellow", "T": "tone-red"}
OLD, FRESH = "tone-1", "tone-yellow"
"""Tones of tiles: those that lie, and those of the last placement."""
SIGNS = ("plus", "minus", "times", "divided", "equals", "square", "cube", "root", "cube-root")
_ROOT = "M-0.17 0.03L-0.1 -0.03L-0.02 0.13L0.07 -0.13L0.2 -0.13"


def width(layout: Layout) -> float:
    """Of the whole picture, in board units."""
    return layout.size + 2 * MARGIN


def rack_scale(layout: Layout) -> float:
    """How many times larger tiles in the rack are than on the board: a finger has to find them."""
    return min(2.1, (width(layout) - 0.8) / (RACK_TILES * 1.1))


def rack_point(layout: Layout, place: int, count: int) -> Point:
    """The middle of the tile at a place of a rack with so many tiles."""
    scale = rack_scale(layout)
    x = width(layout) / 2 + (place - (count - 1) / 2) * scale * 1.1
    return x, width(layout) + 0.35 + scale / 2


def height(layout: Layout, *, rack: bool) -> float:
    """Of the whole picture: below the board is the tray of one's own tiles."""
    return width(layout) + (rack_scale(layout) + 0.7 if rack else 0)


def centre(layout: Layout, field: int) -> Point:
    """The middle of a field in board units of the scene."""
    row, column = divmod(field, layout.size)
    return column + 0.5 + MARGIN, row + 0.5 + MARGIN


@lru_cache(maxsize=256)
def drawn(layout: Layout, rack: bool, language: str) -> Drawn:
    """The board of a scene with its words in one language; with a tray where the viewer has a rack."""
    say = speech(language)
    key = blake2b(layout.fields.encode(), digest_size=6).hexdigest()
    return Drawn(
        key=f"{key}-{'rack' if rack else 'open'}-{language}",
        width=width(layout),
        height=height(layout, rack=rack),
        art=_art(layout) + (_tray(layout) if rack else ""),
        symbols=symbols(rack_scale(layout), say.say(words("sign-division"))),
        squares=tuple(_square(layout, field, say) for field in range(len(layout.fields))),
        label=say.say(words("scene-board", size=layout.size)),
    )


def _square(layout: Layout, field: int, say: Speech) -> Square:
    x, y = centre(layout, field)
    row, column = divmod(field, layout.size)
    name, bonus = layout.name(field), layout.fields[field]
    label = name
    if bonus in TILE_FACTOR:
        label = say.say(words("scene-field-tile", field=name, factor=TILE_FACTOR[bonus]))
    elif bonus in EXAMPLE_FACTOR:
        label = say.say(words("scene-field-example", field=name, factor=EXAMPLE_FACTOR[bonus]))
    return Square(name, x, y, row, column, label)


# -- the board -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _art(layout: Layout) -> str:
    grid = plain_grid(layout.size, layout.size)
    bonuses = "".join(
        bonus_art(bonus, *centre(layout, field)) for field, bonus in enumerate(layout.fields) if bonus != "."
    )
    x, y = centre(layout, layout.centre)
    middle = tag("circle", cx=x, cy=y, r=0.47, class_="solid-detail")
    return grid + bonuses + middle


def plain_grid(columns: int, rows: int) -> str:
    """Fields without anything on them, with their names on the rim."""
    return figures.grid(
        columns,
        rows,
        top_labels=[chr(ord("A") + column) for column in range(columns)],
        side_labels=[str(row + 1) for row in range(rows)],
    )


def bonus_art(bonus: str, x: float, y: float) -> str:
    """A field that multiplies: a square for a tile, a hexagon for an example."""
    factor = TILE_FACTOR.get(bonus) or EXAMPLE_FACTOR[bonus]
    if bonus in TILE_FACTOR:
        shape = {"x": x - 0.4, "y": y - 0.4, "width": 0.8, "height": 0.8, "rx": 0.1}
        parts = tag("rect", **shape, class_="marker-tile") + tag("rect", **shape, class_="marker")
    else:
        corners = "L".join(
            f"{x + 0.42 * cos(n * pi / 3):.5g} {y + 0.42 * sin(n * pi / 3):.5g}" for n in range(6)
        )
        parts = "".join(tag("path", d=f"M{corners}Z", class_=name) for name in ("marker-tile", "marker"))
    label = glyphs.text(f"{factor}×", x, y, 0.3, "label")
    return tag("g", parts, class_=BONUS_TONES[bonus]) + label


def _tray(layout: Layout) -> str:
    """Where one's own tiles lie."""
    scale = rack_scale(layout)
    wide = scale * 1.1 * RACK_TILES + 0.4
    left, top = (width(layout) - wide) / 2, width(layout) + 0.15
    return "".join(
        (
            tag("rect", x=left, y=top, width=wide, height=scale + 0.4, rx=0.35, class_="rim"),
            tag(
                "rect",
                x=left + 0.16,
                y=top + 0.16,
                width=wide - 0.32,
                height=scale + 0.08,
                rx=0.22,
                class_="well",
            ),
        )
    )


# -- symbols ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def symbols(scale: float, division: str) -> dict[str, str]:
    """Name -> drawing; tiles in the rack are `scale` times larger, `division` is the reader's sign."""
    found = {f"tile-{digit}": small_tile(digit) for digit in DIGITS}
    found |= {f"joker-{digit}": small_tile(digit, joker=True) for digit in DIGITS}
    found |= {
        f"held-{digit}": tag("g", small_tile(digit, joker=digit == "?"), transform=f"scale({scale:.4g})")
        for digit in f"{DIGITS}?"
    }
    found |= {f"sign-{sign}": _sign(sign, division) for sign in SIGNS}
    found |= {f"frame-{length}": _frame(length) for length in range(2, MAX_SIZE + 1)}
    found["fresh"] = tag("rect", x=-0.46, y=-0.46, width=0.92, height=0.92, rx=0.14, class_="mark-hint")
    found["badge"] = tag(
        "g",
        tag("rect", x=-0.62, y=-0.36, width=1.24, height=0.72, rx=0.36, class_="piece-body"),
        class_="tone-any",
    )
    found["kombo"] = _banner("KOMBO!")
    return found


def _banner(word: str) -> str:
    """A word over the middle of the board."""
    star = "".join(
        tag(
            "path",
            d="M0 -0.62L0.17 -0.2L0.62 -0.16L0.28 0.14L0.38 0.58L0 0.34L-0.38 0.58L-0.28 0.14L-0.62 -0.16L-0.17 -0.2Z",
            class_="piece-body",
            transform=f"translate({x} {y}) rotate({turn})",
        )
        for x, y, turn in ((-3.1, -0.55, -12), (3.1, -0.55, 12), (-3.2, 0.6, 8), (3.2, 0.6, -8))
    )
    plate = tag("rect", x=-3.05, y=-0.95, width=6.1, height=1.9, rx=0.6, class_="piece-body")
    return tag("g", star, class_="tone-yellow") + tag(
        "g", plate + glyphs.text(word, 0, 0, 0.95), class_="tone-any"
    )


def small_tile(digit: str, *, joker: bool = False) -> str:
    """A tile with its digit; a joker has a star in its corner."""
    return "".join(
        (
            tag("rect", x=-0.42, y=-0.38, width=0.86, height=0.86, rx=0.13, class_="shade"),
            tag("rect", x=-0.43, y=-0.43, width=0.86, height=0.86, rx=0.13, class_="piece-body"),
            tag("path", d="M-0.3 -0.36H0.3", class_="piece-line ghost"),
            glyphs.text("*" if digit == "?" else digit, 0, 0.01, 0.5),
            "" if not joker or digit == "?" else glyphs.text("*", 0.28, -0.26, 0.2),
        )
    )


def _frame(length: int) -> str:
    """Round an example of so many fields, lying; standing ones are turned."""
    at = {"x": -length / 2 + 0.01, "y": -0.49, "width": length - 0.02, "height": 0.98, "rx": 0.16}
    return tag("rect", **at, class_="mark-ok")


def _sign(sign: str, division: str) -> str:
    """A sign between two parts of an example."""
    drawn = {"plus": "+", "minus": "−", "times": "×", "divided": division, "equals": "="}
    if sign in drawn:
        return tag("circle", cx=0, cy=0, r=0.2, class_="chip-face") + glyphs.text(
            drawn[sign], 0, 0, 0.24, "label"
        )
    wide = tag("rect", x=-0.3, y=-0.2, width=0.6, height=0.4, rx=0.2, class_="chip-face")
    if sign in ("square", "cube"):
        power = "2" if sign == "square" else "3"
        return wide + glyphs.text(power, -0.14, -0.06, 0.18, "label") + glyphs.text("=", 0.1, 0, 0.2, "label")
    index = "" if sign == "root" else glyphs.text("3", -0.2, -0.09, 0.13, "label")
    return wide + tag("path", d=_ROOT, class_="label", stroke_width=0.045) + index
