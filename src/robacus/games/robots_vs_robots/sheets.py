"""The program sheets of a fight: parts of the picture below the board, each with sixteen cells and the robot's tone.

What is read, answered, dead and pointed at in them are pieces, which `scene` puts.
"""

from __future__ import annotations

from robacus import figures, glyphs
from robacus.figures import ROBOT_TONES
from robacus.games.robots_vs_robots.board import Board, words
from robacus.games.robots_vs_robots.frame import frame
from robacus.games.robots_vs_robots.program import CELLS, Order, Program, write_order
from robacus.scene import Part, tag
from robacus.speech import Speech

BLOCKS = 2
"""Program sheets side by side."""
COLUMNS = 4
"""Cells of a sheet in one row."""
CELL_HIGH = 0.66
BETWEEN = 0.3
"""Around a sheet."""
ICON = 0.8
"""Room for the robot on the left of its sheet."""
RIM = 0.06
"""The frame of a sheet."""
SHEET_HIGH = CELLS / COLUMNS * CELL_HIGH + BETWEEN
"""How much room one row of sheets takes."""


def tone(seat: int) -> str:
    """The tone of a seat's robot."""
    return ROBOT_TONES[seat]


def sheet_cell(board: Board, seat: int, step: int) -> tuple[float, float, float]:
    """The middle of a cell of a seat's program sheet below the board, and how wide the cell is."""
    _left, _top, width, height = frame(board)
    wide = (width - (BLOCKS + 1) * BETWEEN - BLOCKS * ICON) / BLOCKS / COLUMNS
    column, row = step % COLUMNS, step // COLUMNS
    x = BETWEEN + ICON + (seat % BLOCKS) * (COLUMNS * wide + BETWEEN + ICON) + (column + 0.5) * wide
    y = height + (seat // BLOCKS) * SHEET_HIGH + (row + 0.5) * CELL_HIGH + RIM
    return x, y, wide


def sheet(board: Board, seat: int, program: Program, say: Speech, *, folded: bool) -> Part:
    """One program sheet: sixteen cells with their numbers and orders, in a frame of the robot's tone."""
    cells = "".join(
        _sheet_cell(step, order, *sheet_cell(board, seat, step)) for step, order in enumerate(program.orders)
    )
    x, y, wide = sheet_cell(board, seat, 0)
    left, top = x - wide / 2 - RIM, y - CELL_HIGH / 2 - RIM
    rim = tag(
        "rect",
        x=left + 0.02,
        y=top + 0.02,
        width=COLUMNS * wide + 2 * RIM - 0.04,
        height=CELLS / COLUMNS * CELL_HIGH + 2 * RIM - 0.04,
        rx=0.14,
        class_="piece-body",
    )
    icon = tag(
        "g",
        figures.robot(tone(seat)),
        transform=f"translate({left - ICON / 2 + 0.02:.5g} {y + 0.05:.5g}) scale(0.85)",
    )
    return Part(
        key=f"sheet-{seat}",
        label=say.say(words("scene-sheet", colour=tone(seat))),
        x=left - ICON,
        y=top,
        width=ICON + COLUMNS * wide + 2 * RIM,
        height=CELLS / COLUMNS * CELL_HIGH + 2 * RIM,
        art=tag("g", rim, class_=f"tone-{tone(seat)}") + icon + cells,
        symbol=f"icon-{tone(seat)}",
        folded=folded,
    )


def _sheet_cell(step: int, order: Order, x: float, y: float, wide: float) -> str:
    text = write_order(order)
    size = min(0.28, 0.28 * (wide - 0.4) / max(0.01, _written(text, 0.28)))
    return "".join(
        (
            tag(
                "rect",
                x=x - wide / 2 + 0.02,
                y=y - CELL_HIGH / 2 + 0.02,
                width=wide - 0.04,
                height=CELL_HIGH - 0.04,
                rx=0.08,
                class_="cell" if (step + step // COLUMNS) % 2 else "cell-alt",
            ),
            glyphs.text(str(step), x - wide / 2 + 0.09, y - 0.18, 0.13, "label", anchor="start"),
            glyphs.text(text, x + 0.08, y + 0.09, size, "label") if text != "-" else "",
        )
    )


def _written(text: str, size: float) -> float:
    return glyphs.outline(text)[1] * size / glyphs.HEIGHT
