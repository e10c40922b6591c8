"""Symbols of the board editor: what its tools put on the board, and small pictures of the printed sides.

Only drawing; shapes and tones come from `robacus.figures`.
"""

from __future__ import annotations

from functools import lru_cache

from robacus import figures
from robacus.figures import Segment
from robacus.games.ricochet_robots.art import chip, target_symbol
from robacus.games.ricochet_robots.board import ANY, COLOURS, SHAPES, Target
from robacus.games.ricochet_robots.quadrants import HALF, Quadrant, quadrants
from robacus.scene import tag

INSET = 0.42
"""Half the width of what stands on a square."""
CORNERS = ((-0.34, -0.34), (0.34, -0.34), (0.34, 0.34), (-0.34, 0.34))


def _square(*drawn: str) -> str:
    """A square of the board with something on it."""
    plain = tag("rect", x=-INSET, y=-INSET, width=2 * INSET, height=2 * INSET, rx=0.06, class_="cell")
    return plain + "".join(drawn)


def _tools() -> dict[str, str]:
    made = {
        "tool-goal": tag("g", chip("circle"), transform="scale(0.5)", class_="tone-blue"),
        "tool-wall": _square(figures.walls([((0.2, -INSET), (0.2, INSET))])),
        "tool-block": _square(
            figures.walls([(a, b) for a, b in zip(CORNERS, (*CORNERS[1:], CORNERS[0]), strict=True)]),
            figures.solid(-0.28, -0.28, 0.56, 0.56),
        ),
        "tool-erase": _square(
            figures.walls([((-0.2, -0.2), (0.2, 0.2)), ((-0.2, 0.2), (0.2, -0.2))]),
        ),
    }
    for colour in COLOURS:
        for kind in ("rising", "falling"):
            made[f"diagonal-{colour}-{kind}"] = figures.diagonal(0, 0, rising=kind == "rising", tone=colour)
    targets = [Target(0, colour, shape) for colour in COLOURS for shape in SHAPES[:4]]
    targets.append(Target(0, ANY, "vortex"))
    return made | {target_symbol(target): figures.target(target.shape, target.colour) for target in targets}


TOOL_SYMBOLS = _tools()
"""Name -> what a tool shows."""


@lru_cache(maxsize=8)
def quarter_symbols(letters: str) -> dict[str, str]:
    """Pictures of the printed sides with these letters, as they lie at the top left, each within a square of 1 x 1."""
    return {f"side-{side.id}": _picture(side) for side in quadrants().values() if side.id[1] in letters}


def _picture(side: Quadrant) -> str:
    walls: list[Segment] = []
    for row, column, heading in side.walls:
        if heading == "S":
            walls.append(((column, row + 1), (column + 1, row + 1)))
        else:
            walls.append(((column + 1, row), (column + 1, row + 1)))
    lines = "".join(f"M{at} 0V{HALF}M0 {at}H{HALF}" for at in range(1, HALF))
    drawn = (
        tag("rect", x=0, y=0, width=HALF, height=HALF, class_="cell"),
        tag("path", d=lines, class_="grid-line"),
        *(
            tag(
                "g",
                figures.target(shape, "" if colour == ANY else colour),
                transform=f"translate({column + 0.5} {row + 0.5})",
            )
            for row, column, colour, shape in side.targets
        ),
        figures.walls([*walls, ((0, 0), (HALF, 0)), ((0, 0), (0, HALF))]),
        *(
            figures.diagonal(column + 0.5, row + 0.5, rising=kind == "/", tone=colour)
            for row, column, kind, colour in side.diagonals
        ),
        figures.solid(HALF - 1, HALF - 1, 1, 1),
    )
    return tag("g", *drawn, transform=f"scale({1 / HALF}) translate({-HALF / 2:g} {-HALF / 2:g})")
