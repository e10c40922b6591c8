"""Shared figures: robots, target emblems, and the parts of a squared board.

All are SVG elements with class names from ``static/css/scene.css``; no colour is named here.  Robots and emblems are
drawn around (0, 0) within a radius of 0.42, one square being 1 x 1, so any game can use them as symbols.  Robots
differ by silhouette as well as by tone, and so do emblems.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import cos, pi, sin

from robacus import glyphs
from robacus.scene import Point, tag

ROBOT_TONES = ("red", "green", "blue", "yellow", "black", "silver")
TARGET_SHAPES = ("circle", "triangle", "square", "hexagon", "vortex")
MARGIN = 0.7
"""Width of the frame that `grid` draws around the squares."""

Segment = tuple[Point, Point]


# -- robots ----------------------------------------------------------------------------------------------------------


def robot(tone: str) -> str:
    """The robot of a tone: red a dome, green a box with two antennas, blue a turret on tracks, yellow a bell, black an
    octagon with claws, silver a ball with a ring."""
    return tag("g", _ROBOTS[tone](), class_=f"tone-{tone}")


def _shade(width: float = 0.3) -> str:
    return tag("ellipse", cx=0.02, cy=0.35, rx=width, ry=0.065, class_="shade")


def _eyes(x: float, y: float, radius: float) -> str:
    whites = "".join(tag("circle", cx=side * x, cy=y, r=radius, class_="eye") for side in (-1, 1))
    pupils = "".join(tag("circle", cx=side * x, cy=y, r=radius * 0.5, class_="pupil") for side in (-1, 1))
    return whites + pupils


def _bead(x: float, y: float, radius: float = 0.06) -> str:
    return tag("ellipse", cx=x, cy=y, rx=radius, ry=radius * 0.86, class_="piece-body")


def _dome() -> str:
    return "".join(
        (
            _shade(0.32),
            tag(
                "path",
                d="M-0.3 0.25V-0.05A0.3 0.3 0 0 1 0.3 -0.05V0.25Q0.3 0.33 0.22 0.33H-0.22Q-0.3 0.33 -0.3 0.25Z",
                class_="piece-body",
            ),
            tag(
                "path",
                d="M-0.2 -0.15A0.24 0.24 0 0 1 -0.02 -0.28A0.34 0.34 0 0 0 -0.2 -0.15Z",
                class_="gloss",
            ),
            tag("rect", x=-0.21, y=-0.11, width=0.42, height=0.19, rx=0.095, class_="eye"),
            tag("circle", cx=-0.1, cy=-0.015, r=0.055, class_="pupil"),
            tag("circle", cx=0.1, cy=-0.015, r=0.055, class_="pupil"),
            tag("path", d="M-0.13 0.2H0.13", class_="piece-line"),
        )
    )


def _box() -> str:
    return "".join(
        (
            _shade(0.33),
            tag("path", d="M-0.13 -0.18L-0.22 -0.33M0.13 -0.18L0.22 -0.33", class_="piece-outline"),
            _bead(-0.23, -0.34),
            _bead(0.23, -0.34),
            tag("rect", x=-0.31, y=-0.2, width=0.62, height=0.53, rx=0.1, class_="piece-body"),
            tag("rect", x=-0.24, y=-0.155, width=0.3, height=0.045, rx=0.022, class_="gloss"),
            _eyes(0.135, 0.005, 0.088),
            tag("path", d="M-0.15 0.2H0.15M-0.05 0.2V0.25M0.05 0.2V0.25", class_="piece-line"),
        )
    )


def _turret() -> str:
    return "".join(
        (
            _shade(0.38),
            tag("path", d="M-0.06 0.02V0.14M0.06 0.02V0.14", class_="piece-outline"),
            tag(
                "path",
                d="M-0.39 0.22A0.12 0.12 0 0 1 -0.27 0.1H0.27A0.12 0.12 0 0 1 0.27 0.34H-0.27A0.12 0.12 0 0 1 "
                "-0.39 0.22Z",
                class_="piece-body",
            ),
            *(tag("circle", cx=x, cy=0.22, r=0.055, class_="eye") for x in (-0.25, 0.0, 0.25)),
            tag("rect", x=-0.27, y=-0.35, width=0.54, height=0.38, rx=0.19, class_="piece-body"),
            tag("path", d="M-0.2 -0.19Q-0.19 -0.28 -0.08 -0.3H0Q-0.13 -0.27 -0.15 -0.17Z", class_="gloss"),
            tag("circle", cx=0.03, cy=-0.16, r=0.125, class_="eye"),
            tag("circle", cx=0.05, cy=-0.16, r=0.062, class_="pupil"),
        )
    )


def _bell() -> str:
    return "".join(
        (
            _shade(0.33),
            tag("path", d="M0 -0.24V-0.33", class_="piece-outline"),
            tag(
                "path",
                d="M-0.34 0.17Q-0.21 0.08 -0.19 -0.09Q-0.15 -0.26 0 -0.26Q0.15 -0.26 0.19 -0.09Q0.21 0.08 0.34 0.17"
                "Q0.41 0.24 0.37 0.31Q0.35 0.34 0.3 0.34H-0.3Q-0.35 0.34 -0.37 0.31Q-0.41 0.24 -0.34 0.17Z",
                class_="piece-body",
            ),
            _bead(0, -0.35, 0.065),
            tag("path", d="M-0.13 -0.1Q-0.11 -0.19 -0.02 -0.215Q-0.08 -0.15 -0.09 -0.08Z", class_="gloss"),
            _eyes(0.085, 0.015, 0.072),
            tag("path", d="M-0.1 0.17Q0 0.25 0.1 0.17", class_="piece-line"),
        )
    )


def _octagon() -> str:
    corners = [(0.26 * cos(pi / 8 + n * pi / 4), 0.05 + 0.28 * sin(pi / 8 + n * pi / 4)) for n in range(8)]
    claws = (
        "M-0.2 0.12H-0.31V-0.02M-0.38 -0.16V-0.05H-0.25V-0.16M0.2 0.12H0.31V-0.02M0.38 -0.16V-0.05H0.25V-0.16"
    )
    return "".join(
        (
            _shade(0.27),
            tag("path", d=claws, class_="piece-limb-edge"),
            tag("path", d=claws, class_="piece-limb"),
            tag("path", d=_polygon(corners), class_="piece-body"),
            tag("path", d="M-0.1 -0.16H0.06L0.02 -0.12H-0.14Z", class_="gloss"),
            tag(
                "path", d="M-0.19 -0.05L-0.04 0.02Q-0.06 0.1 -0.12 0.09Q-0.19 0.07 -0.19 -0.05Z", class_="eye"
            ),
            tag("path", d="M0.19 -0.05L0.04 0.02Q0.06 0.1 0.12 0.09Q0.19 0.07 0.19 -0.05Z", class_="eye"),
            tag("path", d="M-0.1 0.21L-0.05 0.17L0 0.21L0.05 0.17L0.1 0.21", class_="piece-line"),
        )
    )


def _ball() -> str:
    ring = "M-0.265 0.05C-0.46 0.17 -0.36 0.26 -0.02 0.17C0.33 0.08 0.46 -0.05 0.265 -0.04"
    return "".join(
        (
            _shade(0.24),
            tag("path", d="M0 -0.26V-0.36M-0.09 -0.37H0.09", class_="piece-outline"),
            tag("circle", cx=0, cy=0.03, r=0.28, class_="piece-body"),
            tag(
                "path",
                d="M-0.17 -0.08A0.22 0.22 0 0 1 -0.02 -0.19A0.32 0.32 0 0 0 -0.17 -0.08Z",
                class_="gloss",
            ),
            tag("circle", cx=-0.09, cy=-0.035, r=0.055, class_="pupil"),
            tag("circle", cx=0.11, cy=-0.045, r=0.055, class_="pupil"),
            tag("path", d=ring, class_="piece-limb-edge"),
            tag("path", d=ring, class_="piece-limb"),
        )
    )


_ROBOTS: dict[str, Callable[[], str]] = {
    "red": _dome,
    "green": _box,
    "blue": _turret,
    "yellow": _bell,
    "black": _octagon,
    "silver": _ball,
}


# -- targets ---------------------------------------------------------------------------------------------------------


def target(shape: str, tone: str = "") -> str:
    """The emblem of a target; its tone comes from `tone` or from what it is put in.  The vortex has its own tones."""
    drawn = _vortex() if shape == "vortex" else _emblem(shape, 1) + _emblem(shape, 0.52, "target-detail")
    return tag("g", drawn, class_=f"tone-{tone}" if tone else None)


def marker(tone: str) -> str:
    """What lies under a robot, to show where it began the round: a flat tile with the robot's picture."""
    return tag(
        "g",
        tag("rect", x=-0.4, y=-0.4, width=0.8, height=0.8, rx=0.12, class_="marker-tile"),
        tag("rect", x=-0.4, y=-0.4, width=0.8, height=0.8, rx=0.12, class_="marker"),
        tag("g", robot(tone), transform="scale(0.62)", class_="ghost"),
        class_=f"tone-{tone}",
    )


def _emblem(shape: str, scale: float, class_: str = "target") -> str:
    if shape == "circle":
        return tag("circle", cx=0, cy=0, r=0.33 * scale, class_=class_)
    if shape == "square":
        half = 0.3 * scale
        return tag("rect", x=-half, y=-half, width=2 * half, height=2 * half, rx=0.05 * scale, class_=class_)
    sides, radius, first, down = {"triangle": (3, 0.41, -pi / 2, 0.08), "hexagon": (6, 0.4, 0.0, 0.0)}[shape]
    corners = [
        (
            radius * scale * cos(first + n * 2 * pi / sides),
            down + radius * scale * sin(first + n * 2 * pi / sides),
        )
        for n in range(sides)
    ]
    return tag("path", d=_polygon(corners), class_=class_)


def _vortex() -> str:
    arm = "M0 0C-0.06 -0.15 0 -0.33 0.2 -0.34C0.31 -0.34 0.37 -0.24 0.35 -0.13C0.27 -0.24 0.12 -0.2 0 0Z"
    arms = "".join(
        tag("g", tag("path", d=arm, class_="target"), class_=f"tone-{tone}", transform=f"rotate({turn})")
        for tone, turn in (("red", 0), ("yellow", 90), ("green", 180), ("blue", 270))
    )
    ground = tag("circle", cx=0, cy=0, r=0.4, class_="target-ground")
    return ground + arms + tag("circle", cx=0, cy=0, r=0.07, class_="target tone-any")


def _polygon(corners: Iterable[Point]) -> str:
    return "M" + "L".join(f"{x:.4g} {y:.4g}" for x, y in corners) + "Z"


# -- squared boards --------------------------------------------------------------------------------------------------


def grid(columns: int, rows: int, *, top_labels: Iterable[str] = (), side_labels: Iterable[str] = ()) -> str:
    """A frame with squares in it: the first square's corner is at (`MARGIN`, `MARGIN`).

    The whole is ``columns + 2 * MARGIN`` wide and ``rows + 2 * MARGIN`` high.  Labels go on the frame, on both sides.
    """
    width, height = columns + 2 * MARGIN, rows + 2 * MARGIN
    right, bottom = columns + MARGIN, rows + MARGIN
    squares = "".join(
        f"M{column + MARGIN:.4g} {row + MARGIN:.4g}h1v1h-1z"
        for row in range(rows)
        for column in range(columns)
        if (row + column) % 2
    )
    lines = "".join(f"M{column + MARGIN:.4g} {MARGIN}V{bottom:.4g}" for column in range(1, columns))
    lines += "".join(f"M{MARGIN} {row + MARGIN:.4g}H{right:.4g}" for row in range(1, rows))
    across = "".join(
        glyphs.text(words, MARGIN + index + 0.5, y, 0.26, "rim-label")
        for index, words in enumerate(top_labels)
        for y in (MARGIN / 2 + 0.02, height - MARGIN / 2 - 0.02)
    )
    down = "".join(
        glyphs.text(words, x, MARGIN + index + 0.5, 0.26, "rim-label")
        for index, words in enumerate(side_labels)
        for x in (MARGIN / 2 + 0.02, width - MARGIN / 2 - 0.02)
    )
    return "".join(
        (
            tag("rect", x=0.04, y=0.04, width=width - 0.08, height=height - 0.08, rx=0.5, class_="rim"),
            tag(
                "rect",
                x=MARGIN - 0.1,
                y=MARGIN - 0.1,
                width=columns + 0.2,
                height=rows + 0.2,
                rx=0.14,
                class_="well",
            ),
            tag("rect", x=MARGIN, y=MARGIN, width=float(columns), height=float(rows), rx=0.06, class_="cell"),
            tag("path", d=squares, class_="cell-alt"),
            tag("path", d=lines, class_="grid-line"),
            across,
            down,
        )
    )


def walls(segments: Iterable[Segment]) -> str:
    """Walls along straight segments, with weight: a soft shadow, the wall, and its lit edge."""
    drawn = list(segments)

    def path(dx: float, dy: float) -> str:
        return "".join(
            f"M{ax + dx:.5g} {ay + dy:.5g}L{bx + dx:.5g} {by + dy:.5g}" for (ax, ay), (bx, by) in drawn
        )

    if not drawn:
        return ""
    return "".join(
        (
            tag("path", d=path(0.045, 0.065), class_="wall-shade"),
            tag("path", d=path(0, 0), class_="wall"),
            tag("path", d=path(-0.018, -0.022), class_="wall-lit"),
        )
    )


def diagonal(x: float, y: float, *, rising: bool, tone: str) -> str:
    """A diagonal wall across the square with the middle (x, y): ``/`` when `rising`, else ``\\``.

    A small picture of the robot that passes through it says the tone without colour.
    """
    up = -1 if rising else 1
    reach = 0.42
    line = f"M{x - reach:.5g} {y - up * reach:.5g}L{x + reach:.5g} {y + up * reach:.5g}"
    shaded = f"M{x - reach + 0.04:.5g} {y - up * reach + 0.07:.5g}L{x + reach + 0.04:.5g} {y + up * reach + 0.07:.5g}"
    return tag(
        "g",
        tag("path", d=shaded, class_="wall-shade"),
        tag("path", d=line, class_="diagonal-edge"),
        tag("path", d=line, class_="diagonal"),
        tag("circle", cx=x, cy=y, r=0.2, class_="diagonal-seal"),
        tag("g", robot(tone), transform=f"translate({x:.5g} {y:.5g}) scale(0.4)") if tone in _ROBOTS else "",
        class_=f"tone-{tone}",
    )


def solid(x: float, y: float, width: float, height: float) -> str:
    """A block that nothing enters, its upper left corner at (x, y)."""
    inset = 0.12
    return "".join(
        (
            tag("rect", x=x + 0.06, y=y + 0.1, width=width, height=height, rx=0.12, class_="shade"),
            tag("rect", x=x, y=y, width=width, height=height, rx=0.12, class_="solid"),
            tag(
                "rect",
                x=x + inset,
                y=y + inset,
                width=width - 2 * inset,
                height=height - 2 * inset,
                rx=0.1,
                class_="solid-detail",
            ),
        )
    )
