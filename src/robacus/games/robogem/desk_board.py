"""The board editor of Robogem, as a desk: a layout of one's own in a few taps, to be shared and played on.

A draft is what `desk_board_draft` reads, an edit what `desk_board_edits` reads; here is how a draft looks, what is not
right yet (L2), and where it can be taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from robacus import figures
from robacus.chance import Chance
from robacus.control import Control
from robacus.desk import Chooser, Desk, Fault, Link, Pick, Sheet, Tool
from robacus.figures import MARGIN
from robacus.games.robogem import art
from robacus.games.robogem.cards import pack
from robacus.games.robogem.desk_board_draft import BLOCKER, DIAMOND, Draft, read_draft
from robacus.games.robogem.desk_board_edits import edited
from robacus.games.robogem.layout import (
    COLOURS,
    MAX_DIAMONDS,
    MAX_SIDE,
    MIN_DIAMONDS,
    MIN_SIDE,
    STANDARD,
    Layout,
    parse_text,
    reachable,
    standard,
    words,
)
from robacus.games.robogem.moves import Robot, start_position
from robacus.games.robogem.puzzle import Puzzle
from robacus.games.robogem.scene import robot_pieces
from robacus.scene import Board, Fact, Piece, Scene, Square, tag
from robacus.speech import Message, Speech, speech

CARDS = 40
"""Cards of the puzzle that is made of a board."""


class BoardDesk(Desk):
    """Makes layouts."""

    name = "board"

    def blank(self) -> str:
        """The classic board."""
        return standard("classic8").to_text()

    def open(self, draft: str, say: Speech) -> Sheet:
        return _sheet(read_draft(draft), say)

    def edit(self, draft: str, edit: str, say: Speech) -> Sheet:
        after = edited(read_draft(draft), edit)
        return _sheet(after.draft, say, said=say.once(after.say))


def _sheet(draft: Draft, say: Speech, *, said: str = "") -> Sheet:
    wrong = tuple(
        Fault(say=say.once(message), square="" if square is None else draft.name(square))
        for message, square in faults(draft)
    )
    text, share = draft.to_text(), draft.share_text()
    return Sheet(
        draft=text,
        scene=_scene(draft, len(wrong), say),
        controls=_controls(say),
        tools=_tools(say),
        choosers=_choosers(draft, say),
        faults=wrong,
        links=_links(draft, say) if not wrong else (),
        say=said,
        share=share if share != text else "",
    )


# -- what is not right -----------------------------------------------------------------------------------------------


def faults(draft: Draft) -> Iterator[tuple[Message, int | None]]:
    """What keeps a board from being played on, each with the square that it is about."""
    for colour, squares in zip(COLOURS, draft.bases, strict=True):
        if len(squares) != 1:
            yield words("layout-bases", colour=colour, count=len(squares)), squares[1] if squares else None
    diamonds = draft.squares(DIAMOND)
    if len(diamonds) < MIN_DIAMONDS:
        yield words("layout-few-diamonds", count=len(diamonds), least=MIN_DIAMONDS), None
    if len(diamonds) > MAX_DIAMONDS:
        yield words("layout-many-diamonds", count=len(diamonds), most=MAX_DIAMONDS), diamonds[MAX_DIAMONDS]
    if draft.layout is not None:
        yield from _unreached(draft.layout)


def _unreached(layout: Layout) -> Iterator[tuple[Message, int]]:
    told = set()
    for colour, base in zip(COLOURS, layout.bases, strict=True):
        squares = reachable(layout, base)
        if len(squares) == 1:
            yield words("layout-closed-base", colour=colour), base
            continue
        for diamond in layout.diamonds:
            if diamond not in squares and diamond not in told:
                told.add(diamond)
                yield words("layout-unreachable", cell=layout.name(diamond), colour=colour), diamond


# -- the picture -----------------------------------------------------------------------------------------------------


def _scene(draft: Draft, wrong: int, say: Speech) -> Scene:
    status = words("board-status-faults", count=wrong) if wrong else words("board-status-ready")
    return Scene(
        board=_board(draft.width, draft.height, say.language),
        pieces=tuple(_pieces(draft, say)),
        facts=(
            Fact("diamonds", say.say(words("board-diamonds")), str(len(draft.squares(DIAMOND)))),
            Fact("blockers", say.say(words("board-blockers")), str(len(draft.squares(BLOCKER)))),
        ),
        status=say.say(status),
    )


@lru_cache(maxsize=64)
def _board(width: int, height: int, language: str) -> Board:
    """An empty board: everything that can be put there is a piece."""
    say, empty = speech(language), _empty(width, height)
    return Board(
        key=f"robogem-desk-{width}x{height}-{language}",
        width=width + 2 * MARGIN,
        height=height + 2 * MARGIN,
        art=figures.grid(
            width,
            height,
            top_labels=[chr(65 + x) for x in range(width)],
            side_labels=[str(y + 1) for y in range(height)],
        ),
        symbols=_symbols(),
        squares=tuple(
            Square(name, *art.centre(empty, square), *divmod(square, width), name)
            for square, name in enumerate(empty.names)
        ),
        label=say.say(words("scene-board", width=width, height=height)),
    )


@lru_cache(maxsize=64)
def _empty(width: int, height: int) -> Layout:
    """A board of this size, to ask for places and names."""
    return Layout(width, height, frozenset(), (), (0, 1, 2, 3), (0, 0, 0, 0))


@lru_cache(maxsize=1)
def _symbols() -> dict[str, str]:
    drawn = art.drawn(standard("classic8").to_text(), tuple(range(len(COLOURS))), False, "en")
    made = {
        name: symbol
        for name, symbol in drawn.symbols.items()
        if name == "gem" or name.startswith(("robot-", "plate-"))
    }
    made["blocker"] = art.block(0, 0)
    for colour in COLOURS:
        made[f"base-{colour}"] = art.base(0, 0, colour, True)
        made[f"unused-{colour}"] = art.base(0, 0, colour, False)
    made["tool-turn"] = tag("g", art.card_face("R"), transform="scale(0.8)")
    made["tool-erase"] = tag(
        "g",
        tag("rect", x=-0.42, y=-0.42, width=0.84, height=0.84, rx=0.06, class_="cell"),
        figures.walls([((-0.2, -0.2), (0.2, 0.2)), ((-0.2, 0.2), (0.2, -0.2))]),
    )
    return made


def _pieces(draft: Draft, say: Speech) -> Iterator[Piece]:
    here = _empty(draft.width, draft.height)
    labels = {BLOCKER: say.say(words("board-thing-blocker")), DIAMOND: say.say(words("scene-diamond"))}
    for sign, symbol, tone in ((BLOCKER, "blocker", ""), (DIAMOND, "gem", art.GEM_TONE)):
        for square in draft.squares(sign):
            name = draft.name(square)
            yield Piece(
                f"{symbol}-{name}",
                symbol,
                *art.centre(here, square),
                label=labels[sign],
                square=name,
                classes=tone,
            )
    for colour, squares in enumerate(draft.bases):
        named, used = COLOURS[colour], colour in draft.colours
        for square in squares:
            name = draft.name(square)
            label = say.say(words("board-thing-base", colour=named))
            symbol = f"base-{named}" if used else f"unused-{named}"
            place = art.centre(here, square)
            yield Piece(f"base-{named}-{name}", symbol, *place, label=label, square=name, layer=0)
            if used and square == squares[0]:
                yield from robot_pieces(here, named, Robot(square, draft.heading(colour)), say)


# -- what can be done ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _tools(say: Speech) -> tuple[Tool, ...]:
    things = say.say(words("board-group-things"))
    bases = say.say(words("board-group-bases"))
    return (
        _tool("blocker", "blocker {square}", things, "x", "blocker", say),
        _tool("diamond", "diamond {square}", things, "d", "gem", say),
        _tool("erase", "erase {square}", things, "e", "tool-erase", say),
        *(
            Tool(
                key=f"base-{colour}",
                label=say.say(words("board-thing-base", colour=colour)),
                text=f"base {colour} {{square}}",
                group=bases,
                keys=colour[0],
                symbol=f"robot-{colour}",
            )
            for colour in COLOURS
        ),
        _tool("turn", "turn {square}", bases, "t", "tool-turn", say),
    )


def _tool(name: str, text: str, group: str, keys: str, symbol: str, say: Speech) -> Tool:
    label = say.say(words(f"board-tool-{name}"))
    return Tool(key=name, label=label, text=text, group=group, keys=keys, symbol=symbol)


@lru_cache(maxsize=8)
def _controls(say: Speech) -> tuple[Control, ...]:
    boards = [
        Control(
            key=name,
            label=say.say(words("board-control-layout", board=words(f"board-name-{name}"))),
            text=f"layout {name}",
        )
        for name in STANDARD
    ]
    others = [
        Control(key=name, label=say.say(words(f"board-control-{name}")), text=name)
        for name in ("new", "mirror")
    ]
    return (*boards, *others)


def _choosers(draft: Draft, say: Speech) -> tuple[Chooser, ...]:
    sides = range(MIN_SIDE, MAX_SIDE + 1)
    return (
        _chooser("players", (2, 3, 4), draft.players, say),
        _chooser("width", sides, draft.width, say),
        _chooser("height", sides, draft.height, say),
    )


def _chooser(name: str, numbers: range | tuple[int, ...], now: int, say: Speech) -> Chooser:
    return Chooser(
        key=name,
        label=say.say(words(f"board-choose-{name}")),
        picks=tuple(
            Pick(key=str(number), label=str(number), text=f"{name} {number}", chosen=number == now)
            for number in numbers
        ),
    )


def _links(draft: Draft, say: Speech) -> tuple[Link, ...]:
    """To a table on this board, and to a puzzle on it with cards that the board itself fixes."""
    text = draft.share_text()
    same = next((name for name in STANDARD if standard(name).to_text() == text), None)
    options: dict[str, str | int | bool] = {"board": text} if same is None else {"layout": same}
    layout = parse_text(text)
    colours = draft.colours[:1]
    cards = "".join(Chance(text, "desk-cards").shuffled(pack(functions=False))[:CARDS])
    puzzle = Puzzle(
        layout=layout, colours=colours, robots=start_position(layout, colours).robots, cards=cards
    )
    return (
        Link(label=say.say(words("puzzle-play")), options=options, seats=draft.players),
        Link(label=say.say(words("board-try")), desk="puzzle", draft=puzzle.to_text()),
    )
