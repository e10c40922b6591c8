"""Positions for the tests of Robogem: drawn as people draw them, and at random."""

from __future__ import annotations

from hypothesis import strategies as st

from robacus.games.robogem.layout import COLOURS, HEADINGS, Layout, parse_rows, standard
from robacus.games.robogem.moves import MAX_CARGO, TO_WIN, Ground, Position, Robot, ground

OPEN = ("R......G", *("........",) * 6, "Y......B")


class Board:
    """A board and the robots on it: ``Board(rows, red="C4 E 2")`` - square, heading, diamonds aboard, at the base."""

    def __init__(self, rows: tuple[str, ...] = OPEN, **robots: str) -> None:
        self.layout = parse_rows(rows)
        self.seats = [colour for colour in COLOURS if colour in robots]
        numbers = iter(range(100, 200))
        placed = []
        for colour in self.seats:
            square, heading, *loads = robots[colour].split()
            aboard, banked = (tuple(next(numbers) for _ in range(int(load))) for load in (*loads, 0, 0)[:2])
            placed.append(Robot(self.layout.names.index(square), HEADINGS.index(heading), aboard, banked))
        diamonds = tuple((square, number) for number, square in enumerate(self.layout.diamonds))
        self.position = Position(tuple(placed), diamonds)

    def ground(self, *, capture: bool = True, open_unused: bool = False) -> Ground:
        colours = tuple(map(COLOURS.index, self.seats))
        return ground(self.layout, colours, capture=capture, open_unused=open_unused)


def shown(layout: Layout, position: Position) -> list[str]:
    """Robots as `Board` takes them, seat by seat."""
    return [
        f"{layout.name(robot.square)} {HEADINGS[robot.heading]} {len(robot.cargo)} {len(robot.banked)}"
        for robot in position.robots
    ]


def whole(position: Position) -> list[int]:
    """The numbers of all diamonds, wherever they are."""
    return sorted(
        [number for _square, number in position.diamonds]
        + [number for robot in position.robots for number in robot.cargo + robot.banked]
    )


cards = st.text("FLRf", max_size=7)
programs = st.text("FFFLR", max_size=7)
functions = st.text("FFLRf", max_size=5)


@st.composite
def situations(draw: st.DrawFn) -> tuple[Ground, Position, int]:
    """A ground, a position in the middle of a game, and whose robot moves.

    Robots stand close together, so that they push each other.
    """
    layout = draw(st.sampled_from((standard("classic8"), standard("fair9"), parse_rows(CLOSE))))
    colours = draw(st.sampled_from(((0, 2), (0, 1), (0, 1, 2), (0, 1, 2, 3))))
    on = ground(layout, colours, capture=draw(st.booleans()), open_unused=draw(st.booleans()))
    squares: list[int] = []
    for base in on.bases:
        free = [
            square
            for square in range(layout.width * layout.height)
            if square not in layout.blockers
            and square not in squares
            and (square not in on.closed or square == base)
        ]
        squares.append(draw(st.sampled_from(free)))
    there = [square for square in layout.diamonds if square not in squares]
    loads = [draw(st.integers(0, MAX_CARGO)) for _ in squares]
    banked = [draw(st.integers(0, TO_WIN - 1)) for _ in squares]
    lying = draw(st.lists(st.sampled_from(there), unique=True)) if there else []
    numbers = iter(range(1_000))
    robots = tuple(
        Robot(
            square,
            draw(st.integers(0, 7)),
            () if square == base else tuple(next(numbers) for _ in range(load)),
            tuple(next(numbers) for _ in range(home)),
        )
        for square, base, load, home in zip(squares, on.bases, loads, banked, strict=True)
    )
    diamonds = tuple((square, next(numbers)) for square in sorted(lying))
    return on, Position(robots, diamonds), draw(st.integers(0, len(colours) - 1))


CLOSE = ("R..G", ".**.", ".#*.", "*..*", "Y..B")
