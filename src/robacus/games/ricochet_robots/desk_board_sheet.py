"""What the board editor shows of a draft: the board with all its squares, tools, choosers, controls and facts.

Nothing is judged (`desk_board_faults`) or changed (`desk_board_edits`); every text in a tool or control is an edit.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b

from robacus.control import Control
from robacus.desk import Chooser, Pick, Tool
from robacus.figures import MARGIN
from robacus.games.ricochet_robots.art import (
    board_art,
    board_symbols,
    centre,
    middle_block,
    target_symbol,
    target_words,
    things_on,
    tone,
)
from robacus.games.ricochet_robots.board import ANY, COLOURS, MAX_SIDE, SHAPES, TURNED, Target
from robacus.games.ricochet_robots.controls import ROBOT_KEYS
from robacus.games.ricochet_robots.desk_board_art import TOOL_SYMBOLS, quarter_symbols
from robacus.games.ricochet_robots.desk_board_boards import QUARTERS, sides_of
from robacus.games.ricochet_robots.desk_board_draft import Draft
from robacus.games.ricochet_robots.desk_board_squares import next_tool
from robacus.games.ricochet_robots.moves import words
from robacus.games.ricochet_robots.quadrants import FIFTH, HALF, SIDES
from robacus.games.ricochet_robots.scene import CHIP, GOAL, ROBOT, robot_key
from robacus.scene import Board, Fact, Piece, Scene, Square
from robacus.speech import Joined, Speech

GOAL_KEY, WALL_KEY, BLOCK_KEY, DIAGONAL_KEY, TARGET_KEY, ERASE_KEY = "cwxdte"
"""What robots do not use already; diagonals and targets take turns at theirs."""
VORTEX = Target(0, ANY, "vortex")
LEAST_SIDE = 2
"""What is offered; a text may say 1."""


def scene(draft: Draft, say: Speech, status: str) -> Scene:
    """The picture: as at a table, but every square can be pointed at, solid ones too."""
    return Scene(
        board=_board(draft, say), pieces=tuple(_pieces(draft, say)), facts=_facts(draft, say), status=status
    )


def status(draft: Draft, wrong: int, say: Speech) -> str:
    """The headline: what comes next."""
    target = draft.target
    if not wrong and target is not None:
        return say.say(words("draft-status-ready", target=target_words(target)))
    tool = next_tool(draft)
    if draft.one_sided or (draft.robots and not tool):
        return say.say(words("draft-status-faults", count=wrong))
    if tool == "goal":
        return say.say(words("draft-status-chip"))
    if not draft.written.targets:
        return say.say(words("draft-status-target"))
    if not draft.robots and draft.sides:
        return say.say(words("draft-status-begin"))
    return say.say(words("draft-status-robots"))


def _board(draft: Draft, say: Speech) -> Board:
    board = draft.board
    symbols = dict(board_symbols(board)) | TOOL_SYMBOLS
    if draft.sides:
        symbols |= quarter_symbols(SIDES[draft.edition])
    look = f"{board.to_text()} {draft.edition if draft.sides else ''}"
    return Board(
        key=f"desk-{blake2b(look.encode(), digest_size=8).hexdigest()}-{say.language}",
        width=board.width + 2 * MARGIN,
        height=board.height + 2 * MARGIN,
        art=board_art(board),
        symbols=symbols,
        squares=tuple(_squares(draft, say)),
        label=say.say(words("scene-board", width=board.width, height=board.height)),
    )


def _squares(draft: Draft, say: Speech) -> Iterator[Square]:
    board = draft.board
    held = {target.cell for target in board.targets} | {diagonal.cell for diagonal in board.diagonals}
    for cell, mask in enumerate(board.walls):
        name = board.name(cell)
        label = name
        if board.solid(cell):
            label = say.say(words("scene-square", name=name, things=words("draft-square-solid")))
        elif mask or cell in held:
            label = say.say(words("scene-square", name=name, things=Joined(things_on(board, cell))))
        yield Square(name, *centre(board, cell), *board.row_column(cell), label)


def _pieces(draft: Draft, say: Speech) -> Iterator[Piece]:
    board = draft.board
    for colour, cell in draft.robots:
        key = robot_key(colour)
        label = say.say(words("scene-robot", colour=colour))
        yield Piece(
            key,
            key,
            *centre(board, cell),
            label=label,
            square=board.name(cell),
            layer=ROBOT,
            classes=tone(colour),
        )
    target = draft.target
    if target is None:
        return
    yield Piece(
        f"goal-{target.cell}",
        f"goal-{target.shape}",
        *centre(board, target.cell),
        label=say.say(words("draft-chip")),
        square=board.name(target.cell),
        layer=GOAL,
        classes=tone(target.colour),
    )
    block = middle_block(board)
    if block is not None:
        yield Piece(
            f"chip-{target.cell}", f"chip-{target.shape}", *block, layer=CHIP, classes=tone(target.colour)
        )


def _facts(draft: Draft, say: Speech) -> tuple[Fact, ...]:
    target = draft.target
    chip = say.say(words("draft-none" if target is None else "scene-target", **_named(target)))
    return (
        Fact(
            "chip", say.say(words("scene-fact-chip")), chip, "" if target is None else target_symbol(target)
        ),
        Fact("robots", say.say(words("draft-robots")), str(len(draft.robots))),
        Fact("targets", say.say(words("draft-targets")), str(len(draft.written.targets))),
    )


def _named(target: Target | None) -> dict[str, str]:
    return {} if target is None else {"colour": target.colour, "shape": target.shape}


# -- tools -------------------------------------------------------------------------------------------------------------


def tools(draft: Draft, say: Speech) -> tuple[Tool, ...]:
    """What can be put on squares, in groups."""
    placed = {colour for colour, _cell in draft.robots}
    fifths = [
        colour
        for colour in COLOURS[4:]
        if colour in placed or not draft.sides or colour == FIFTH[draft.edition]
    ]
    # On a printed board nothing has the colour of the fifth robot.
    others = [colour for colour in COLOURS[4:] if colour in placed and not draft.sides]
    return _tools((*COLOURS[:4], *fifths), tuple(others), say)


@lru_cache(maxsize=128)
def _tools(robots: tuple[str, ...], fifths: tuple[str, ...], say: Speech) -> tuple[Tool, ...]:
    group = {
        name: say.say(words(f"draft-group-{name}")) for name in ("robots", "walls", "diagonals", "targets")
    }
    found = [
        Tool(
            key=f"robot-{colour}",
            label=say.say(words("scene-robot", colour=colour)),
            text=f"robot {colour} {{square}}",
            group=group["robots"],
            keys=ROBOT_KEYS[colour],
            symbol=robot_key(colour),
        )
        for colour in robots
    ]
    found += [
        _tool("goal", "goal {square}", group["robots"], GOAL_KEY, say),
        _tool("wall", "wall {square} {side}", group["walls"], WALL_KEY, say),
        _tool("block", "block {square}", group["walls"], BLOCK_KEY, say),
        _tool("erase", "erase {square}", group["walls"], ERASE_KEY, say),
    ]
    found += [
        Tool(
            key=f"diagonal-{colour}-{kind}",
            label=say.say(words("scene-square-diagonal", colour=colour, kind=kind)),
            text=f"diagonal {{square}} {sign} {colour}",
            group=group["diagonals"],
            keys=DIAGONAL_KEY,
            symbol=f"diagonal-{colour}-{kind}",
        )
        for colour in (*COLOURS[:4], *fifths)
        for sign, kind in zip(TURNED, ("rising", "falling"), strict=True)
    ]
    found += [
        Tool(
            key=target_symbol(target),
            label=say.say(target_words(target)),
            text=f"target {{square}} {target.colour} {target.shape}",
            group=group["targets"],
            keys=TARGET_KEY,
            symbol=target_symbol(target),
        )
        for target in (
            *(Target(0, colour, shape) for colour in (*COLOURS[:4], *fifths) for shape in SHAPES[:4]),
            VORTEX,
        )
    ]
    return tuple(found)


def _tool(name: str, text: str, group: str, keys: str, say: Speech) -> Tool:
    return Tool(
        key=name,
        label=say.say(words(f"draft-tool-{name}")),
        text=text,
        group=group,
        at="side" if name == "wall" else "square",
        keys=keys,
        symbol=f"tool-{name}",
    )


# -- choosers ----------------------------------------------------------------------------------------------------------


def choosers(draft: Draft, say: Speech) -> tuple[Chooser, ...]:
    """The edition and the printed pieces of a board of the box; its size; what R19 leaves open, where it matters."""
    found = []
    if draft.sides:
        found.append(_edition(draft, say))
        found += [_quarter(draft, index, say) for index in range(4)]
    found += _size(draft.written.width, draft.written.height, say)
    if draft.written.diagonals:
        found += _open_rules(draft, say)
    return tuple(found)


def _edition(draft: Draft, say: Speech) -> Chooser:
    return Chooser(
        key="edition",
        label=say.say(words("option-edition")),
        picks=tuple(
            Pick(
                key=year,
                label=year,
                text=f"edition {year}",
                chosen=year == draft.edition,
                note=say.say(words(f"draft-edition-{year}")),
            )
            for year in SIDES
        ),
    )


@lru_cache(maxsize=64)
def _size(width: int, height: int, say: Speech) -> tuple[Chooser, ...]:
    return tuple(
        Chooser(
            key=name,
            label=say.say(words(f"draft-{name}")),
            picks=tuple(
                Pick(key=str(number), label=str(number), text=f"{name} {number}", chosen=number == now)
                for number in sorted({now, *range(LEAST_SIDE, MAX_SIDE + 1)})
            ),
        )
        for name, now in (("width", width), ("height", height))
    )


def _quarter(draft: Draft, index: int, say: Speech) -> Chooser:
    """The sides that can lie in a quarter, as they would lie there."""
    name = QUARTERS[index]
    x, y = MARGIN + HALF * (index in (1, 2)), MARGIN + HALF * (index in (2, 3))
    lies = {side[0]: quarter for side, quarter in zip(draft.sides, QUARTERS, strict=True)}
    picks = []
    for side in sides_of(draft.edition):
        there = lies[side[0]]
        moved = "" if there == name else say.say(words("draft-quarter-now", quarter=there))
        picks.append(
            Pick(
                key=side,
                label=side,
                text=f"quarter {name} {side}",
                chosen=side == draft.sides[index],
                symbol=f"side-{side}",
                turn=90 * index,
                note=moved,
            )
        )
    return Chooser(
        key=f"quarter-{name}",
        label=say.say(words("draft-quarter-name", quarter=name)),
        picks=tuple(picks),
        at=(x, y, HALF, HALF),
    )


def _open_rules(draft: Draft, say: Speech) -> tuple[Chooser, ...]:
    """What R19 leaves open; it matters only where there are diagonals."""
    return (
        Chooser(
            key="blocked-turn",
            label=say.say(words("option-blocked_turn")),
            picks=tuple(
                Pick(
                    key=value,
                    label=say.say(words(f"option-blocked_turn-{value}")),
                    text=f"blocked-turn {value}",
                    chosen=value == draft.blocked_turn,
                )
                for value in ("stand", "illegal")
            ),
        ),
        Chooser(
            key="turn-is-ricochet",
            label=say.say(words("option-turn_is_ricochet")),
            picks=tuple(
                Pick(
                    key=value,
                    label=say.say(words(f"draft-{value}")),
                    text=f"turn-is-ricochet {value}",
                    chosen=(value == "yes") == draft.turn_is_ricochet,
                )
                for value in ("yes", "no")
            ),
        ),
    )


# -- controls ----------------------------------------------------------------------------------------------------------


def controls(draft: Draft, say: Speech) -> tuple[Control, ...]:
    """Edits of the whole board."""
    found = []
    if draft.one_sided:
        found.append(_button("both-sides", "both-sides", say, primary=True))
    found.append(_button("deal", "deal", say) if draft.sides else _button("box", "box", say))
    found.append(_button("scatter", "scatter", say))
    if draft.robots:
        found.append(_button("clear", "clear robots", say))
    found.append(_button("new", "new", say))
    return tuple(found)


def _button(name: str, text: str, say: Speech, *, primary: bool = False) -> Control:
    return Control(key=name, label=say.say(words(f"draft-control-{name}")), text=text, primary=primary)
