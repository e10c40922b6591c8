"""A puzzle of Robogem: a position, a row of cards, and one robot that is to bring the diamonds home; as text too.

Its robot plays alone, by the rules of the table (`moves`, `turns`): every turn it has the next five cards of the row in
its hand, seven after a rest, and three diamonds at its base end the puzzle.  Robots of other colours only stand there.

The text is the rows of a board as in `layout`, and statements, all separated by slashes, semicolons or line ends::

    R....G/.*..*./..##../.*..*./Y....B; robot red A1 E; robot blue C2 S 1; cards FFRLF FRFFL

``robot`` names a colour, a square, a heading, and the numbers of diamonds aboard and at the base; the first robot is
the player's.  ``functions`` adds the function rule, ``function FL`` says what lies in the function already,
``no-capture`` and ``open-bases`` are the options O1 and O3.  How many turns a puzzle needs is `puzzle_search`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property, lru_cache
from itertools import count
from typing import NamedTuple

import msgspec

from robacus.game import IllegalAction, InvalidText
from robacus.games.robogem.cards import CARDS, FUNCTION, HAND, LONGEST_FUNCTION, RESTED, sorted_hand
from robacus.games.robogem.layout import (
    COLOURS,
    HEADINGS,
    MAX_DIAMONDS,
    MAX_LAYOUT_TEXT,
    Layout,
    parse_rows,
    words,
)
from robacus.games.robogem.moves import MAX_CARGO, TO_WIN, Ground, Position, Robot, ground, result
from robacus.games.robogem.notation import Turn
from robacus.games.robogem.turns import room_in, wrong

MAX_CARDS = 80
"""Cards of a puzzle at most."""
FLAGS = ("functions", "no-capture", "open-bases")
"""Statements of one word."""
MAX_PUZZLE_TEXT = 1500
"""Characters, with everything that was tried."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """What is to be solved."""

    layout: Layout
    """Its diamonds are those that lie on the board."""
    colours: tuple[int, ...]
    """The colour of each seat, as an index into `layout.COLOURS`; seat 0 is the player's."""
    robots: tuple[Robot, ...]
    """By seat."""
    cards: str
    """In the order in which they are drawn."""
    functions: bool = False
    function: str = ""
    """What lies in the player's function."""
    capture: bool = True
    open_unused: bool = False

    @cached_property
    def ground(self) -> Ground:
        """The board with the options."""
        return ground(self.layout, self.colours, capture=self.capture, open_unused=self.open_unused)

    @cached_property
    def position(self) -> Position:
        """The position in which it begins."""
        lying = tuple((square, number) for number, square in enumerate(self.layout.diamonds))
        return Position(self.robots, lying)

    def start(self) -> Stage:
        """Where it begins."""
        return Stage(self.position, self.function, 0, min(HAND, len(self.cards)))

    def hand(self, stage: Stage) -> str:
        """The cards in hand, in the order in which they lie there."""
        return sorted_hand(self.cards[stage.at : stage.at + stage.size])

    def coming(self, stage: Stage) -> str:
        """The cards that are still to be drawn."""
        return self.cards[stage.at + stage.size :]

    def play(self, stage: Stage, turn: Turn) -> Stage:
        """The stage after a turn.  Raises `IllegalAction`."""
        check_turn(self, stage, turn)
        function = stage.function + turn.append
        ended = result(self.ground, stage.position, 0, turn.program, function)
        at = stage.at + stage.size
        size = min(RESTED if turn.rest else HAND, len(self.cards) - at)
        return Stage(ended.position, function, at, size)

    def to_text(self) -> str:
        """The puzzle in one line.  `read_puzzle` gives it back."""
        return "; ".join(("/".join(self.layout.rows()), *self._statements()))

    def _statements(self) -> Iterator[str]:
        for colour, robot in zip(self.colours, self.robots, strict=True):
            loads = [len(robot.cargo), len(robot.banked)]
            while loads and not loads[-1]:
                loads.pop()
            where = f"{self.layout.name(robot.square)} {HEADINGS[robot.heading]}"
            yield " ".join(("robot", COLOURS[colour], where, *map(str, loads)))
        yield f"cards {' '.join(self.cards[at : at + HAND] for at in range(0, len(self.cards), HAND))}"
        if self.function:
            yield f"function {self.function}"
        elif self.functions:
            yield "functions"
        if not self.capture:
            yield "no-capture"
        if self.open_unused:
            yield "open-bases"


class Stage(NamedTuple):
    """How far somebody has come with a puzzle."""

    position: Position
    function: str
    at: int
    """Place of the first card in hand in the row of cards."""
    size: int
    """Cards in hand."""

    @property
    def over(self) -> bool:
        """Solved, or out of cards."""
        return self.position.winner is not None or not self.size


def check_turn(puzzle: Puzzle, stage: Stage, turn: Turn) -> None:
    """Raise `IllegalAction` for a turn that is not allowed there."""
    if stage.position.winner is not None:
        raise IllegalAction(words("puzzle-over"))
    if not stage.size:
        raise IllegalAction(words("puzzle-no-cards-left"))
    room = room_in(stage.function) if puzzle.functions else None
    problem = wrong(turn, hand=puzzle.hand(stage), room=room, card_by_card=False, begun=False)
    if problem is not None:
        raise IllegalAction(problem)


# -- reading ---------------------------------------------------------------------------------------------------------


def statements(text: str) -> list[str]:
    """The rows and statements of a text.  Raises `InvalidText` for one that is too long."""
    if len(text) > MAX_PUZZLE_TEXT:
        raise InvalidText(words("puzzle-too-long", length=len(text), longest=MAX_PUZZLE_TEXT))
    return [" ".join(part.split()) for part in re.split(r"[\n/;]", text) if part.strip()]


def read_puzzle(text: str) -> Puzzle:
    """The puzzle of a text.  Raises `InvalidText` that says what is wrong, and where."""
    puzzle, rest = split_puzzle(text)
    if rest:
        raise InvalidText(words("puzzle-statement", words=rest[0][:40]))
    return puzzle


def split_puzzle(text: str) -> tuple[Puzzle, list[str]]:
    """The puzzle of a text, and its statements that say something else.  Raises `InvalidText`."""
    own: list[str] = []
    rest: list[str] = []
    for part in statements(text):
        (own if _OWN.match(part) or _is_row(part) else rest).append(part)
    if rest and not own:
        # Not a word of it is of a puzzle: that says more than that the board has no squares.
        raise InvalidText(words("puzzle-statement", words=rest[0][:40]))
    return _read("\n".join(own)), rest


_OWN = re.compile(r"(robot|cards|function|functions|no-capture|open-bases|facing)\b", re.IGNORECASE)


def _is_row(part: str) -> bool:
    return not set(part.replace(" ", "")) - set(".#*RGBY")


@lru_cache(maxsize=256)
def _read(text: str) -> Puzzle:
    rows: list[str] = []
    robots: dict[int, list[str]] = {}
    cards, function, flags = "", "", set[str]()
    for part in filter(None, text.split("\n")):
        verb, *given = part.split()
        match verb.lower():
            case "robot":
                colour = _colour(given, part)
                if colour in robots:
                    raise InvalidText(words("puzzle-robot-twice", colour=COLOURS[colour]))
                robots[colour] = given
            case "cards":
                cards += read_cards(" ".join(given))
            case "function" if given:
                function = read_cards(" ".join(given))
            case flag if flag in FLAGS and not given:
                flags.add(flag)
            case "facing":
                pass  # where a robot looks says its own statement
            case _ if _is_row(part):
                rows.append(part.replace(" ", ""))
            case _:
                raise InvalidText(words("puzzle-statement", words=part[:40]))
    layout = _layout(rows)
    if not robots:
        robots[0] = ["red", layout.name(layout.bases[0]), HEADINGS[layout.facing[0]]]
    numbers = count(100)
    puzzle = Puzzle(
        layout=layout,
        colours=tuple(robots),
        robots=tuple(_robot(layout, given, numbers) for given in robots.values()),
        cards=cards,
        functions="functions" in flags or bool(function),
        function=function,
        capture="no-capture" not in flags,
        open_unused="open-bases" in flags,
    )
    _check(puzzle)
    return puzzle


def _layout(rows: list[str]) -> Layout:
    length = sum(map(len, rows))
    if length > MAX_LAYOUT_TEXT:
        raise InvalidText(words("layout-too-long", length=length, longest=MAX_LAYOUT_TEXT))
    layout = parse_rows(rows)
    if len(layout.diamonds) > MAX_DIAMONDS:
        raise InvalidText(words("layout-many-diamonds", count=len(layout.diamonds), most=MAX_DIAMONDS))
    return layout


def read_cards(text: str) -> str:
    """The cards of a text.  Raises `InvalidText` that names the sign that is none."""
    found = "".join({"l": "L", "r": "R"}.get(sign, sign) for sign in text if not sign.isspace())
    for sign in found:
        if sign not in CARDS:
            raise InvalidText(words("puzzle-cards", sign=sign, words=text[:40]))
    return found


def _colour(given: list[str], part: str) -> int:
    if len(given) not in (3, 4, 5) or given[0].lower() not in COLOURS:
        raise InvalidText(words("puzzle-robot", words=part[:40]))
    return COLOURS.index(given[0].lower())


def _robot(layout: Layout, given: list[str], numbers: count[int]) -> Robot:
    where, heading, *loads = given[1:]
    if (
        where.upper() not in layout.names
        or heading.upper() not in HEADINGS
        or not all(re.fullmatch("[0-3]", load) for load in loads)
    ):
        raise InvalidText(words("puzzle-robot", words=" ".join(("robot", *given))[:40]))
    aboard, banked = (tuple(next(numbers) for _ in range(int(load))) for load in (*loads, "0", "0")[:2])
    return Robot(layout.names.index(where.upper()), HEADINGS.index(heading.upper()), aboard, banked)


def _check(puzzle: Puzzle) -> None:
    """Raise `InvalidText` for a puzzle that cannot be played."""
    layout, taken = puzzle.layout, set[int]()
    for seat, robot in enumerate(puzzle.robots):
        named = {"colour": COLOURS[puzzle.colours[seat]], "cell": layout.name(robot.square)}
        closed = layout.blockers | (puzzle.ground.closed - {puzzle.ground.bases[seat]}) | taken
        if robot.square in closed or robot.square in layout.diamonds:
            raise InvalidText(words("puzzle-robot-place", **named))
        taken.add(robot.square)
        if robot.cargo and robot.square == puzzle.ground.bases[seat]:
            raise InvalidText(words("puzzle-robot-home", **named))
        if len(robot.cargo) > MAX_CARGO or len(robot.banked) >= TO_WIN:
            raise InvalidText(words("puzzle-robot-done", most=TO_WIN - 1, **named))
    if not puzzle.cards:
        raise InvalidText(words("puzzle-no-cards"))
    if len(puzzle.cards) > MAX_CARDS:
        raise InvalidText(words("puzzle-many-cards", count=len(puzzle.cards), most=MAX_CARDS))
    if FUNCTION in puzzle.cards and not puzzle.functions:
        raise InvalidText(words("puzzle-cards-function"))
    if len(puzzle.function) > LONGEST_FUNCTION:
        raise InvalidText(words("puzzle-function-long", most=LONGEST_FUNCTION))
