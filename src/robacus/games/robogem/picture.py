"""Pictures of the rule book: a small board, robots on it, and what a program does.

A figure is text: the rows of a board, ``robot red B2 E`` (with ``2`` behind it: two diamonds aboard), and at the end
``run red FFR`` (a function behind it, if there is one).  The picture shows where it ends, and the way of the robot.
"""

from __future__ import annotations

from itertools import count

from msgspec.structs import replace

from robacus.game import InvalidText
from robacus.games.robogem import art
from robacus.games.robogem.layout import COLOURS, HEADINGS, Layout, parse_rows, words
from robacus.games.robogem.moves import Position, Ran, Robot, ground, run
from robacus.games.robogem.scene import scene
from robacus.games.robogem.state import Running, View
from robacus.scene import Point, Scene, Trail
from robacus.speech import Speech


def figure(text: str, say: Speech) -> Scene:
    """The picture of a figure's text.  Raises `InvalidText` naming the line that is wrong."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    layout = parse_rows([line for line in lines if " " not in line])
    robots: dict[int, Robot] = {}
    order: list[str] = []
    numbers = count(100)
    for line in lines:
        keyword, *rest = line.split()
        if keyword == "robot":
            _place(layout, robots, rest, numbers, line)
        elif keyword == "run":
            order = rest
        elif " " in line:
            raise _wrong(line)
    colours = tuple(sorted(robots))
    diamonds = tuple((square, number) for number, square in enumerate(layout.diamonds))
    position = Position(tuple(robots[colour] for colour in colours), diamonds)
    if not order:
        return scene(_view(layout, colours, position, None), say)
    if len(order) not in (2, 3) or order[0] not in COLOURS or COLOURS.index(order[0]) not in colours:
        raise _wrong(" ".join(order))
    seat = colours.index(COLOURS.index(order[0]))
    return _run(layout, colours, position, seat, order[1], "".join(order[2:]), say)


def _run(
    layout: Layout,
    colours: tuple[int, ...],
    position: Position,
    seat: int,
    program: str,
    function: str,
    say: Speech,
) -> Scene:
    on = ground(layout, colours, capture=True, open_unused=False)
    rans = list(run(on, position, seat, program, function))
    points = way(layout, position.robots[seat], rans, seat)
    for ran in rans:
        if ran.happening is not None:
            position = ran.happening.position
    running = Running(seat, program, rans[-1].at, rans[-1].stop)
    view = _view(layout, colours, position, running, seat, function)
    trails = (Trail(points, art.tone(COLOURS[colours[seat]])),) if len(points) > 1 else ()
    return replace(scene(view, say), trails=trails)


def way(layout: Layout, robot: Robot, rans: list[Ran], seat: int) -> tuple[Point, ...]:
    """The middles of the squares that a robot passes while a program runs."""
    points = [art.centre(layout, robot.square)]
    for ran in rans:
        if ran.happening is not None:
            point = art.centre(layout, ran.happening.position.robots[seat].square)
            if point != points[-1]:
                points.append(point)
    return tuple(points)


def _place(layout: Layout, robots: dict[int, Robot], rest: list[str], numbers: count[int], line: str) -> None:
    if (
        len(rest) not in (3, 4)
        or rest[0] not in COLOURS
        or rest[1] not in layout.names
        or rest[2] not in HEADINGS
    ):
        raise _wrong(line)
    cargo = tuple(next(numbers) for _ in range(int(rest[3]))) if len(rest) == 4 else ()
    square = layout.names.index(rest[1])
    robots[COLOURS.index(rest[0])] = Robot(square, HEADINGS.index(rest[2]), cargo)


def _wrong(line: str) -> InvalidText:
    return InvalidText(words("figure-line", words=line[:40]))


def _view(
    layout: Layout,
    colours: tuple[int, ...],
    position: Position,
    running: Running | None,
    seat: int = 0,
    function: str = "",
) -> View:
    """What somebody watching would see; the hands are empty."""
    everybody = range(len(colours))
    return View(
        seat=None,
        layout=layout.to_text(),
        colours=colours,
        order=tuple(everybody),
        position=position,
        hands=("",) * len(colours),
        functions=tuple(function if other == seat else "" for other in everybody),
        running=running,
        turn=seat,
        busy=True,
        begun=False,
        pack=0,
        spare=0,
        reshuffled=False,
        last=None,
        over=None,
        turns=0,
        functions_on=bool(function),
        capture=True,
        open_unused=False,
        closed_hands=False,
        card_by_card=(),
        dry_run=False,
    )
