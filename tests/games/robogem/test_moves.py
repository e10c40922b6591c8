"""Laws of movement in Robogem: single commands, pushes and captures, in all four directions."""

from __future__ import annotations

import pytest
from hypothesis import given

from robacus.games.robogem.layout import HEADINGS, Layout, parse_rows
from robacus.games.robogem.moves import (
    MAX_CARGO,
    Ground,
    Position,
    Robot,
    blocked,
    forward,
    result,
    run,
)
from tests.games.robogem.boards import Board, functions, programs, shown, situations, whole


def turned(rows: tuple[str, ...], quarters: int) -> tuple[str, ...]:
    """A board turned clockwise; bases keep their letters."""
    for _ in range(quarters):
        rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
    return rows


# -- what ends a program, in every direction -----------------------------------------------------------------

STOPS = {
    # Drawn with the mover looking north; m moves, o is pushed, q stands behind it.
    "off_board": ("m....", ".....", "R...G", "Y...B"),
    "blocker": ("#....", "m....", "R...G", "Y...B"),
    "foreign_base": ("G....", "m....", "R....", "Y...B"),
    "diamond_full": ("*....", "m....", "R...G", "Y...B"),
    "push_off_board": ("o....", "m....", "R...G", "Y...B"),
    "push_blocker": ("#....", "o....", "m....", "RY.GB"),
    "push_foreign_base": ("R....", "o....", "m....", ".Y.GB"),
    "push_two": ("q....", "o....", "m....", "RY.GB"),
    "push_diamond_full": ("*....", "o....", "m....", "RY.GB"),
}


def drawn(rows: tuple[str, ...], heading: int, cargo: int) -> tuple[Ground, Position]:
    """The position of a drawing turned towards `heading`: red moves, green is pushed, blue stands behind."""
    rows = turned(rows, heading)
    board = "".join(rows)
    layout = parse_rows([row.translate(str.maketrans("moq", "...")) for row in rows])
    places = [board.index(sign) for sign in "moq" if sign in board]
    ground = Ground(layout, layout.bases[: len(places)], frozenset(layout.bases))
    robots = tuple(
        Robot(place, heading, tuple(range(10 * seat, 10 * seat + cargo))) for seat, place in enumerate(places)
    )
    return ground, Position(robots, tuple((square, 90 + square) for square in layout.diamonds))


@pytest.mark.parametrize("heading", range(4), ids=list(HEADINGS))
@pytest.mark.parametrize("stop", STOPS)
def test_every_reason_stops_a_program_in_every_direction_and_changes_nothing(stop: str, heading: int) -> None:
    cargo = MAX_CARGO if stop.endswith("full") else 1
    ground, position = drawn(STOPS[stop], heading, cargo)
    assert blocked(ground, position, 0) == stop
    ended = result(ground, position, 0, "FLF")
    assert (ended.position, ended.stop, ended.trace) == (position, stop, "")


@pytest.mark.parametrize("heading", range(4), ids=list(HEADINGS))
def test_the_reasons_have_their_order(heading: int) -> None:
    # A base of another colour with a robot in it and nothing behind: the base is named.
    ground, position = drawn(("G....", "m....", "R....", "Y...B"), heading, 3)
    there = Robot(ground.layout.bases[1], 0)
    both = Ground(ground.layout, ground.layout.bases[:2], ground.closed)
    assert blocked(both, Position((*position.robots, there), position.diamonds), 0) == "foreign_base"


# -- commands ------------------------------------------------------------------------------------------------


def test_forward_goes_one_square_along_the_heading() -> None:
    squares = {"N": "D3", "E": "E4", "S": "D5", "W": "C4"}
    for heading, square in squares.items():
        board = Board(red=f"D4 {heading}")
        ended = result(board.ground(), board.position, 0, "F")
        assert shown(board.layout, ended.position) == [f"{square} {heading} 0 0"]


def test_a_robot_turns_the_short_way_round() -> None:
    # From west to north is a quarter to the right, in a picture too, and not three quarters to the left.
    board = Board(red="D4 W")
    (step, _end) = run(board.ground(), board.position, 0, "R")
    assert step.happening is not None
    before, after = board.position.robots[0], step.happening.position.robots[0]
    assert (after.turns - before.turns, HEADINGS[after.heading]) == (1, "N")


def test_unused_bases_are_open_only_with_the_option() -> None:
    board = Board(red="G1 E")
    assert blocked(board.ground(), board.position, 0) == "foreign_base"
    assert blocked(board.ground(open_unused=True), board.position, 0) is None
    both = Board(red="G1 E", green="D4 N")
    assert blocked(both.ground(open_unused=True), both.position, 0) == "foreign_base"


def test_a_robot_in_an_open_base_of_nobody_can_be_pushed_and_one_at_home_cannot() -> None:
    guest = Board(red="H3 N", blue="H2 N")
    into = result(guest.ground(open_unused=True), guest.position, 0, "F")
    assert shown(guest.layout, into.position) == ["H2 N 0 0", "H1 N 0 0"]
    out = Board(red="G1 E", blue="H1 N")
    assert blocked(out.ground(open_unused=True), out.position, 0) == "push_off_board"
    home = Board(red="A1 E", blue="B1 W")
    assert blocked(home.ground(), home.position, 1) == "foreign_base"


def test_coming_home_banks_everything_and_the_program_goes_on() -> None:
    board = Board(red="B1 W 2")
    ended = result(board.ground(), board.position, 0, "FLF")
    assert (shown(board.layout, ended.position), ended.stop) == (["A2 S 0 2"], "done")


def test_three_at_a_base_end_the_program_and_the_last_card_counts() -> None:
    board = Board(red="B1 W 2 1")
    ended = result(board.ground(), board.position, 0, "FRR")
    assert (ended.position.winner, ended.stop, ended.trace) == (0, "game_over", "F")
    ended = result(board.ground(), board.position, 0, "F")
    assert (ended.position.winner, ended.stop, ended.trace) == (0, "done", "F")


# -- pushing -------------------------------------------------------------------------------------------------


def kinds(board: Board, *, capture: bool = True) -> list[str]:
    return [happening.kind for happening in forward(board.ground(capture=capture), board.position, 0)]


def test_a_push_is_seen_in_order_push_capture_victim_pusher() -> None:
    board = Board(red="C4 E", green="D4 N 2")
    seen = list(forward(board.ground(), board.position, 0))
    assert [(one.kind, one.seat) for one in seen] == [
        ("push", 0),
        ("capture", 0),
        ("pushed", 1),
        ("follow", 0),
    ]
    assert [shown(board.layout, one.position) for one in seen] == [
        ["C4 E 0 0", "D4 N 2 0"],
        ["C4 E 1 0", "D4 N 1 0"],
        ["C4 E 1 0", "E4 N 1 0"],
        ["D4 E 1 0", "E4 N 1 0"],
    ]


def test_nothing_is_captured_from_an_empty_robot_by_a_full_one_or_without_the_rule() -> None:
    assert kinds(Board(red="C4 E", green="D4 N")) == ["push", "pushed", "follow"]
    assert kinds(Board(red="C4 E 3", green="D4 N 1")) == ["push", "pushed", "follow"]
    assert kinds(Board(red="C4 E", green="D4 N 1"), capture=False) == ["push", "pushed", "follow"]


def test_one_diamond_moves_over_for_every_square() -> None:
    board = Board(red="B4 E", green="C4 N 3")
    ended = result(board.ground(), board.position, 0, "FFF")
    assert shown(board.layout, ended.position) == ["E4 E 3 0", "F4 N 0 0"]


def test_a_robot_pushed_onto_a_diamond_picks_it_up_and_keeps_it() -> None:
    board = Board(("R....G", "......", "...*..", "Y....B"), red="B3 E", green="C3 N")
    ended = result(board.ground(), board.position, 0, "F")
    assert shown(board.layout, ended.position) == ["C3 E 0 0", "D3 N 1 0"]


def test_a_full_robot_gives_one_away_only_where_the_push_is_possible() -> None:
    # U11: legality is judged before the capture.
    board = Board(("R....G", "......", "...*..", "Y....B"), red="B3 E", green="C3 N 3")
    assert blocked(board.ground(), board.position, 0) == "push_diamond_full"


def test_pushing_a_robot_home_banks_its_diamonds_and_may_win_for_it() -> None:
    board = Board(red="F1 E 3", green="G1 N 3")
    seen = list(forward(board.ground(), board.position, 0))
    assert [one.position.winner for one in seen] == [None, None, 1]
    assert shown(board.layout, seen[-1].position) == ["G1 E 3 0", "H1 N 0 3"]


# -- laws ----------------------------------------------------------------------------------------------------


@given(situations(), programs, functions)
def test_diamonds_are_conserved_and_robots_stand_alone_after_everything_that_happens(
    situation: tuple[Ground, Position, int], program: str, function: str
) -> None:
    on, before, seat = situation
    for ran in run(on, before, seat, program + "f", function):
        if ran.happening is None:
            continue
        after = ran.happening.position
        assert whole(after) == whole(before)
        # In the middle of a push the pushed robot has gone and the pusher has not come yet.
        squares = [robot.square for robot in after.robots]
        assert len(set(squares)) == len(squares)
        assert all(len(robot.cargo) <= MAX_CARGO for robot in after.robots)
        assert not {square for square, _number in after.diamonds} & set(squares)
        assert not on.layout.blockers & set(squares)
        for robot, base in zip(after.robots, on.bases, strict=True):
            assert robot.square not in on.closed - {base}


@given(situations(), programs, functions)
def test_the_same_program_gives_the_same_result_twice(
    situation: tuple[Ground, Position, int], program: str, function: str
) -> None:
    on, position, seat = situation
    first = result(on, position, seat, program + "f", function)
    assert first == result(on, position, seat, program + "f", function)


@given(situations(), programs, functions)
def test_a_mirrored_position_with_a_mirrored_program_gives_the_mirrored_result(
    situation: tuple[Ground, Position, int], program: str, function: str
) -> None:
    on, position, seat = situation
    swap = str.maketrans("LR", "RL")
    plain = result(on, position, seat, program, function)
    other = result(
        mirrored_ground(on),
        mirrored(on.layout, position),
        seat,
        program.translate(swap),
        function.translate(swap),
    )
    assert other.position.situation() == mirrored(on.layout, plain.position).situation()
    assert (other.stop, other.trace) == (plain.stop, plain.trace.translate(swap))


def mirrored_square(layout: Layout, square: int) -> int:
    y, x = divmod(square, layout.width)
    return y * layout.width + layout.width - 1 - x


def mirrored_ground(on: Ground) -> Ground:
    layout = parse_rows([row[::-1] for row in on.layout.rows()])
    bases = tuple(mirrored_square(on.layout, base) for base in on.bases)
    closed = frozenset(mirrored_square(on.layout, base) for base in on.closed)
    return Ground(layout, bases, closed, on.capture)


def mirrored(layout: Layout, position: Position) -> Position:
    robots = tuple(
        Robot(mirrored_square(layout, robot.square), -robot.turns, robot.cargo, robot.banked)
        for robot in position.robots
    )
    diamonds = sorted((mirrored_square(layout, square), number) for square, number in position.diamonds)
    return Position(robots, tuple(diamonds), position.winner)
