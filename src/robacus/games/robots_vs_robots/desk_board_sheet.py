"""What the map editor shows of a board: all its hexes and the places beside them, tools, choosers, controls and facts.

Nothing is judged (`desk_board_faults`) or changed (`desk_board_edits`); every text in a tool or control is an edit.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from robacus.control import Control
from robacus.desk import Chooser, Pick, Tool
from robacus.games.robots_vs_robots.board import Board, words
from robacus.games.robots_vs_robots.desk_board_art import Canvas, symbols
from robacus.games.robots_vs_robots.desk_board_faults import FEWEST_ROBOTS, hex_key, most_robots
from robacus.games.robots_vs_robots.hexes import hexagon
from robacus.games.robots_vs_robots.map_text import MAX_RADIUS
from robacus.games.robots_vs_robots.maps import MAPS, find_map
from robacus.scene import Board as Drawn
from robacus.scene import Fact, Piece, Scene, Square
from robacus.speech import Speech, speech

TOOLS = (
    ("shape", (("ground", "g"), ("without", "x"))),
    ("walls", (("high", "h"), ("low", "l"))),
    ("traps", (("trap", "t"), ("trap_hidden", "t"), ("mine", "m"), ("mine_hidden", "m"))),
)
"""Group -> edit and key of each of its tools."""
LEAST_RADIUS = 2
"""What is offered; a text may say 1."""


def scene(board: Board, say: Speech, wrong: int) -> Scene:
    """The picture, with how many things are wrong."""
    canvas = Canvas(board)
    return Scene(
        board=_drawn(board, say.language),
        pieces=tuple(_pieces(canvas, say)),
        facts=_facts(board, say),
        status=_status(board, wrong, say),
    )


@lru_cache(maxsize=256)
def _drawn(board: Board, language: str) -> Drawn:
    """The board of the scene; what stands on its hexes is pieces, but their names depend on it."""
    canvas, say = Canvas(board), speech(language)
    width, height = canvas.size
    return Drawn(
        key=f"desk-{board.key}-{language}",
        width=width,
        height=height,
        art=canvas.art() + canvas.names(),
        symbols=symbols(),
        squares=tuple(_squares(canvas, say)),
        label=say.say(words("scene-board", hexes=len(board))),
        hexes=True,
    )


def _squares(canvas: Canvas, say: Speech) -> Iterator[Square]:
    none = say.say(words("draft-square-none"))
    for at in canvas.hexes:
        cell = canvas.board.number.get(at)
        label = none if cell is None else canvas.board.names[cell]
        yield Square(f"{at[0]},{at[1]}", *canvas.middle(at), *canvas.row_column(at), label)


def _pieces(canvas: Canvas, say: Speech) -> Iterator[Piece]:
    board = canvas.board
    for cell, kind in board.things():
        key = hex_key(board, cell)
        label = say.say(words(f"draft-kind-{kind}"))
        yield Piece(f"thing-{key}", kind, *canvas.middle(board.hexes[cell]), label=label, square=key)


def _status(board: Board, wrong: int, say: Speech) -> str:
    if wrong:
        return say.say(words("draft-status-faults", count=wrong))
    return say.say(words("draft-status-ready", most=most_robots(board)))


def _facts(board: Board, say: Speech) -> tuple[Fact, ...]:
    most = most_robots(board)
    robots = "–" if not most else str(most) if most == FEWEST_ROBOTS else f"{FEWEST_ROBOTS}–{most}"
    return (
        Fact("hexes", say.say(words("draft-fact-hexes")), str(len(board))),
        Fact("starts", say.say(words("draft-fact-starts")), str(len(board.starts))),
        Fact("robots", say.say(words("draft-fact-robots")), robots),
    )


# -- tools, choosers, controls ---------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def tools(say: Speech) -> tuple[Tool, ...]:
    """What can be put on hexes, in groups."""
    return tuple(
        Tool(
            key=name,
            label=say.say(words(f"draft-tool-{name}" if group == "shape" else f"draft-kind-{name}")),
            text=f"{name} {{square}}",
            group=say.say(words(f"draft-group-{group}")),
            keys=key,
            symbol=f"tool-{name}",
        )
        for group, members in TOOLS
        for name, key in members
    )


def choosers(board: Board, say: Speech) -> tuple[Chooser, ...]:
    """The boards to begin with, and sizes."""
    maps = tuple(
        Pick(
            key=name,
            label=say.say(words(f"draft-map-{name}")),
            text=f"map {name}",
            chosen=board == find_map(name),
            symbol=f"map-{name}",
        )
        for name in MAPS
    )
    now = next((radius for radius in range(1, MAX_RADIUS + 1) if board.hexes == hexagon(radius)), None)
    sizes = [
        Pick(key=str(radius), label=str(radius), text=f"radius {radius}", chosen=radius == now)
        for radius in range(1, MAX_RADIUS + 1)
        if radius >= LEAST_RADIUS or radius == now
    ]
    if now is None:
        own = say.say(words("draft-radius-own"))
        sizes.insert(0, Pick(key="own", label=own, text="shape", chosen=True))
    return (
        Chooser(key="map", label=say.say(words("draft-maps")), picks=maps),
        Chooser(key="radius", label=say.say(words("draft-radius")), picks=tuple(sizes)),
    )


def controls(board: Board, say: Speech) -> tuple[Control, ...]:
    """Edits of the whole board."""
    names = ["twin", "turn", "mirror"]
    if board.things():
        names.append("clear")
    return tuple(
        Control(key=name, label=say.say(words(f"draft-control-{name}")), text=name) for name in names
    )
