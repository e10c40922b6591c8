"""How a board of Robots vs Robots looks: hexes, terrain, and the symbols of what stands on it.

Only drawing, made once for each board.  The program sheets of a fight are parts of the picture below the board.  What
is where in one position is `scene`.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from robacus import figures, glyphs
from robacus.figures import ROBOT_TONES
from robacus.games.robots_vs_robots.board import (
    HIDDEN_MINE,
    HIDDEN_TRAP,
    HIGH,
    LOW,
    MINE,
    MINES,
    TRAP,
    Board,
    words,
)
from robacus.games.robots_vs_robots.frame import SIDE, centre, frame, hexagon
from robacus.games.robots_vs_robots.program import Program
from robacus.games.robots_vs_robots.sheets import BLOCKS, CELL_HIGH, sheet, sheet_cell
from robacus.scene import Board as Drawn
from robacus.scene import Point, Square, tag
from robacus.speech import Speech, speech

NAME_SIZE = 0.13


# -- the board -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def drawn(board: Board, programs: tuple[Program, ...], language: str, eye: int | None = None) -> Drawn:
    """The board of a scene with its words in one language, and the program sheets of a fight.

    Of more than two sheets a page shows only the first at first: that of the seat `eye`, for whoever sits there.
    """
    say = speech(language)
    _left, _top, width, height = frame(board)
    many = len(programs) > BLOCKS
    first = (eye or 0) if many else None
    written = " ".join(map(str, programs))
    return Drawn(
        key=f"{board.key}-{language}-{first}-{written}" if programs else f"{board.key}-{language}",
        width=width,
        height=height,
        art=_art(board),
        symbols=_symbols(sheet_cell(board, 0, 0)[2]),
        squares=tuple(_square(board, cell, say) for cell in range(len(board))),
        label=say.say(words("scene-board", hexes=len(board))),
        hexes=True,
        parts=tuple(
            sheet(board, seat, program, say, folded=many and seat != first)
            for seat, program in enumerate(programs)
        ),
    )


@lru_cache(maxsize=256)
def _art(board: Board) -> str:
    middles = [centre(board, cell) for cell in range(len(board))]

    def all_of(scale: float, class_: str, cells: list[Point]) -> str:
        return tag("path", d="".join(hexagon(x, y, scale) for x, y in cells), class_=class_)

    thirds = [middle for middle, (q, r) in zip(middles, board.hexes, strict=True) if (q - r) % 3 == 0]
    names = "".join(
        hex_name(board, cell, x, y) for cell, (x, y) in enumerate(middles) if board.terrain[cell] != HIGH
    )
    things = "".join(_thing(board.terrain[cell], *centre(board, cell)) for cell, _kind in board.things())
    return "".join(
        (
            all_of(1.7, "rim", middles),
            all_of(1.7, "rim-fill", middles),
            all_of(1.12, "well", middles),
            all_of(1.0, "cell", middles),
            all_of(1.0, "cell-alt", thirds),
            all_of(1.0, "grid-line", middles),
            things,
            names,
        )
    )


def hex_name(board: Board, cell: int, x: float, y: float) -> str:
    """The name of a hex, written into its upper part."""
    return tag("g", _name(board.names[cell]), transform=f"translate({x:.5g} {y - 0.36:.5g})")


@lru_cache(maxsize=2048)
def _name(name: str) -> str:
    return glyphs.text(name, 0, 0, NAME_SIZE, "label")


def _thing(kind: str, x: float, y: float) -> str:
    """Terrain that stays for ever; mines are pieces, for they go."""
    if kind not in (HIGH, LOW, TRAP):
        return ""
    return tag("g", terrain_symbol(kind), transform=f"translate({x:.5g} {y:.5g})")


def terrain_symbol(kind: str) -> str:
    """A kind of terrain around (0, 0); hidden ones look like those that everybody sees."""
    return {HIGH: _tower, LOW: _kerb}.get(kind, _mine if kind in MINES else _pit)()


def _corner(n: int, scale: float) -> Point:
    return scale * SIDE * cos(n * pi / 3), scale * SIDE * sin(n * pi / 3)


def _tower() -> str:
    """A high wall: a block that fills its hex, seen as a cube."""
    spokes = "".join("M0 0L{:.4g} {:.4g}".format(*_corner(n, 0.84)) for n in (0, 2, 4))
    return "".join(
        (
            tag("path", d=hexagon(0.05, 0.08, 0.92), class_="shade"),
            tag("path", d=hexagon(0, 0, 0.92), class_="solid"),
            tag("path", d=spokes + hexagon(0, 0, 0.84), class_="wall-lit"),
        )
    )


def _kerb() -> str:
    """A low wall: a ring of stone that one can shoot across, below the name of its hex."""
    gaps = "".join(
        "M{:.4g} {:.4g}L{:.4g} {:.4g}".format(*_corner(n, 0.4), *_corner(n, 0.68)) for n in range(6)
    )
    ring = (
        tag("path", d=hexagon(0.04, 0.06, 0.54), class_="wall-shade"),
        tag("path", d=hexagon(0, 0, 0.54), class_="wall"),
        tag("path", d=hexagon(-0.015, -0.02, 0.54), class_="wall-lit"),
        tag("path", d=gaps, class_="grid-line"),
    )
    return tag("g", *ring, transform="translate(0 0.09)")


def _pit() -> str:
    """A trapdoor: two leaves over a hole."""
    return "".join(
        (
            tag("rect", x=-0.3, y=-0.24, width=0.6, height=0.54, rx=0.05, class_="solid"),
            tag("rect", x=-0.3, y=-0.24, width=0.6, height=0.54, rx=0.05, class_="wall-lit"),
            tag("path", d="M0 -0.19V0.25M-0.25 -0.19H0.25V0.25H-0.25Z", class_="solid-detail"),
            tag(
                "path", d="M-0.2 0.2L-0.08 0.03L-0.2 -0.14M0.2 0.2L0.08 0.03L0.2 -0.14", class_="solid-detail"
            ),
        )
    )


def _mine() -> str:
    spikes = "".join(
        f"M{0.18 * cos(n * pi / 4):.4g} {0.04 + 0.18 * sin(n * pi / 4):.4g}"
        f"L{0.31 * cos(n * pi / 4):.4g} {0.04 + 0.31 * sin(n * pi / 4):.4g}"
        for n in range(8)
    )
    return tag(
        "g",
        tag("path", d=spikes, class_="piece-outline"),
        tag("circle", cx=0, cy=0.04, r=0.2, class_="piece-body"),
        tag("path", d="M-0.07 -0.03L0.07 0.11M0.07 -0.03L-0.07 0.11", class_="piece-line"),
        class_="tone-black",
    )


# -- symbols ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _symbols(wide: float) -> dict[str, str]:
    """Every symbol; `wide` is how wide a cell of the program sheets is."""
    frame = {
        "x": -wide / 2 + 0.04,
        "y": -CELL_HIGH / 2 + 0.04,
        "width": wide - 0.08,
        "height": CELL_HIGH - 0.08,
    }
    made = {
        "read": tag("rect", rx=0.07, class_="mark-hint", **frame),
        "pointer": tag("path", d="M-0.1 -0.13L0.13 0L-0.1 0.13Z", class_="trail-end"),
        "mine": _mine(),
        "trap": _pit(),
        "crater": tag("path", d=_star(9, 0.34, 0.24), class_="mark-bad"),
        "burst": tag("g", tag("path", d=_star(8, 0.46, 0.2), class_="piece-body"), class_="tone-yellow"),
        "blast": _blast(),
        "dead": tag("path", d="M-0.4 -0.2L0.4 0.2M0.4 -0.2L-0.4 0.2", class_="mark-bad"),
        "yes": tag("path", d="M-0.07 0L-0.02 0.06L0.08 -0.07", class_="mark-ok"),
        "no": tag(
            "path", d="M-0.06 -0.06L0.06 0.06M0.06 -0.06L-0.06 0.06", class_="label", stroke_width=0.05
        ),
    }
    for name in ROBOT_TONES:
        made[f"robot-{name}"] = tag("g", figures.robot(name), transform="scale(0.7)")
        made[f"icon-{name}"] = figures.robot(name)
        made[f"base-{name}"] = _base(name)
        made[f"wreck-{name}"] = _wreck(name)
    return made


def _base(name: str) -> str:
    """What a robot stands on: a disc with a nose that points to where it looks (north, until it is turned)."""
    return tag(
        "g",
        tag("ellipse", cx=0.02, cy=0.06, rx=0.4, ry=0.38, class_="shade"),
        tag("path", d="M0 -0.52L0.24 -0.31A0.4 0.4 0 1 1 -0.24 -0.31Z", class_="piece-body"),
        tag("circle", cx=0, cy=0, r=0.33, class_="chip-face"),
        tag("path", d="M-0.09 -0.37L0 -0.45L0.09 -0.37", class_="piece-line"),
        class_=f"tone-{name}",
    )


def _wreck(name: str) -> str:
    """What is left of a robot that is out."""
    return tag(
        "g",
        tag("circle", cx=0, cy=0, r=0.3, class_="marker"),
        tag("path", d="M-0.17 -0.17L0.17 0.17M0.17 -0.17L-0.17 0.17", class_="marker"),
        class_=f"tone-{name}",
    )


def _blast() -> str:
    """An explosion that reaches two hexes."""
    return tag(
        "g",
        tag("circle", cx=0, cy=0, r=2.3, class_="marker-tile"),
        tag("circle", cx=0, cy=0, r=2.3, class_="marker"),
        tag("circle", cx=0, cy=0, r=1.35, class_="marker-tile"),
        tag("path", d=_star(10, 0.62, 0.3), class_="piece-body"),
        class_="tone-yellow",
    )


def _star(points: int, outer: float, inner: float) -> str:
    corners = (
        (radius * cos(n * pi / points - pi / 2), radius * sin(n * pi / points - pi / 2))
        for n in range(2 * points)
        for radius in ((outer if n % 2 == 0 else inner),)
    )
    return "M" + "L".join(f"{x:.4g} {y:.4g}" for x, y in corners) + "Z"


# -- what people and screen readers call it --------------------------------------------------------------------------


def _square(board: Board, cell: int, say: Speech) -> Square:
    q, r = board.hexes[cell]
    x, y = centre(board, cell)
    name, kind = board.names[cell], board.terrain[cell]
    column = q - board.left
    row = r + (q + q % 2) // 2 - _first_row(board)
    label = (
        say.say(words("scene-square", name=name, thing=terrain_words(kind)))
        if kind and kind not in MINES
        else name
    )
    return Square(name, x, y, row, column, label)


@lru_cache(maxsize=256)
def _first_row(board: Board) -> int:
    return min(r + (q + q % 2) // 2 for q, r in board.hexes)


_KINDS = {LOW: "low", HIGH: "high", TRAP: "trap", HIDDEN_TRAP: "trap", MINE: "mine", HIDDEN_MINE: "mine"}


def terrain_words(kind: str):  # type: ignore[no-untyped-def]
    """What a kind of terrain is called."""
    return words(f"terrain-{_KINDS[kind]}")
