"""What can be printed for a game with paper and card: the program sheet with its questions, and an empty board.

The drafts are a program and a map text; without one the sheet is empty.  Pictures here have no grounds, so that they
cost little ink.
"""

from __future__ import annotations

from robacus import glyphs
from robacus.games.robots_vs_robots.art import hex_name, terrain_symbol
from robacus.games.robots_vs_robots.board import HIDDEN, HIGH, Board, words
from robacus.games.robots_vs_robots.editor import meaning
from robacus.games.robots_vs_robots.frame import ACROSS, SIDE, hexagon
from robacus.games.robots_vs_robots.map_text import read_map
from robacus.games.robots_vs_robots.program import BLANK, CELLS, EMPTY, Order, read_program, write_order
from robacus.games.robots_vs_robots.questions import QUESTIONS
from robacus.paper import Legend, Page, Paper
from robacus.scene import Board as Drawn
from robacus.scene import Scene, tag
from robacus.speech import Speech

COLUMNS = 4
WIDE, HIGH_CELL = 1.7, 1.05
"""A cell of the program sheet."""
EDGE = 0.1
EXAMPLES = (
    Order("D", 2),
    Order("D", -1),
    Order("R", 1),
    Order("R", -2),
    Order("T"),
    Order("A"),
    Order("V", 8),
    Order("Z"),
)
"""One order of every kind but questions, as an example."""
EMPTY_MAP = "radius 5"


class ProgramPaper(Paper):
    """Sixteen cells to write into, and what can be written."""

    name = "program"

    def page(self, draft: str, say: Speech) -> Page:
        program = read_program(draft) if draft.strip() else EMPTY
        cells = [_cell(step, order) for step, order in enumerate(program.orders)]
        drawn = Drawn(
            key=f"paper-{program}-{say.language}",
            width=COLUMNS * WIDE + 2 * EDGE,
            height=CELLS / COLUMNS * HIGH_CELL + 2 * EDGE,
            art=_ink(*cells),
            symbols={},
            label=say.say(words("paper-program")),
        )
        orders = [(write_order(order), say.say(meaning(order))) for order in EXAMPLES]
        orders.append(("?", say.say(words("paper-question"))))
        questions = [Order("?", number, question.usual) for number, question in QUESTIONS.items()]
        return Page(
            scene=Scene(board=drawn),
            note=say.say(words("paper-program-note")),
            blanks=(say.say(words("paper-robot")), say.say(words("paper-player"))),
            legends=(
                Legend(say.say(words("paper-orders")), tuple(orders)),
                Legend(
                    say.say(words("paper-questions")),
                    tuple((_asked(order), say.say(meaning(order))) for order in questions),
                ),
            ),
        )


def _asked(order: Order) -> str:
    """A question with its number, as the usual one stands in its meaning."""
    return f"?{order.number}" if order.x is None else f"?{order.number}:{order.x}"


def _cell(step: int, order: Order) -> str:
    x, y = EDGE + step % COLUMNS * WIDE, EDGE + step // COLUMNS * HIGH_CELL
    drawn = [
        tag("rect", x=x, y=y, width=WIDE, height=HIGH_CELL, class_="marker"),
        glyphs.text(str(step), x + 0.1, y + 0.16, 0.15, "label", anchor="start"),
    ]
    if step == 1:
        # The program begins here.
        drawn.append(
            tag("path", d=f"M{x + WIDE - 0.24:.4g} {y + 0.08:.4g}l0.14 0.08l-0.14 0.08z", class_="marker")
        )
    if order != BLANK:
        drawn.append(glyphs.text(write_order(order), x + WIDE / 2, y + 0.08 + HIGH_CELL / 2, 0.36, "label"))
    return "".join(drawn)


class BoardPaper(Paper):
    """A board of hexes for robots cut out of card; what is hidden is left out."""

    name = "board"

    def page(self, draft: str, say: Speech) -> Page:
        board = read_map(draft if draft.strip() else EMPTY_MAP)
        xs, ys = [ACROSS * q for q, _r in board.hexes], [r + q / 2 for q, r in board.hexes]
        width, height = max(xs) - min(xs) + 2 * (SIDE + EDGE), max(ys) - min(ys) + 1 + 2 * EDGE
        left, top = SIDE + EDGE - min(xs), 0.5 + EDGE - min(ys)
        middles = [(left + x, top + y) for x, y in zip(xs, ys, strict=True)]
        drawn = Drawn(
            key=f"paper-{board.key}-{say.language}",
            width=width,
            height=height,
            art=_ink(
                tag("path", d="".join(hexagon(x, y) for x, y in middles), class_="marker"),
                *(_hex(board, cell, *middle) for cell, middle in enumerate(middles)),
            ),
            symbols={},
            label=say.say(words("scene-board", hexes=len(board))),
        )
        hidden = any(kind in HIDDEN for kind in board.terrain)
        return Page(
            scene=Scene(board=drawn),
            note=say.say(words("paper-board-hidden" if hidden else "paper-board-note")),
            wide=width > 1.05 * height,
        )


def _hex(board: Board, cell: int, x: float, y: float) -> str:
    """The name of a hex, and what everybody sees on it."""
    kind = board.terrain[cell]
    name = "" if kind == HIGH else hex_name(board, cell, x, y)
    if not kind or kind in HIDDEN:
        return name
    return tag("g", terrain_symbol(kind), transform=f"translate({x:.5g} {y:.5g})") + name


def _ink(*drawn: str) -> str:
    """Lines dark enough for paper."""
    return tag("g", *drawn, class_="tone-silver")
