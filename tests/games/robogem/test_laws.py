"""Laws that hold in every game of Robogem, whatever is played: diamonds, places, programs that end, turned boards."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given
from msgspec.structs import replace

from robacus.game import IllegalAction
from robacus.games.robogem.layout import Layout, parse_rows
from robacus.games.robogem.moves import MAX_CARGO, TO_WIN, Ground, Position, Robot, result, run
from robacus.games.robogem.state import State
from tests.games.robogem.boards import functions, programs, situations, whole
from tests.games.robogem.tables import GAME, arranged, kinds, random_game, start, steps

GAMES = pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"functions": True, "capture": False}),
        (4, {"functions": True, "layout": "fair9", "beginners": "1 3"}),
        (3, {"closed_hands": True, "open_unused_bases": True}),
    ],
    ids=lambda value: "-".join(map(str, value)) if isinstance(value, dict) else str(value),
)


def in_order(state: State) -> None:
    """Diamonds are all there, nobody carries too many, and everybody stands where a robot may stand."""
    on, position = state.deal.ground, state.position
    squares = [robot.square for robot in position.robots]
    assert whole(position) == list(range(len(on.layout.diamonds)))
    assert all(len(robot.cargo) <= MAX_CARGO for robot in position.robots)
    assert len(set(squares)) == len(squares)
    assert not on.layout.blockers & set(squares)
    for robot, base in zip(position.robots, on.bases, strict=True):
        assert robot.square not in on.closed - {base}
        assert not (robot.square == base and robot.cargo)
    at_home = [seat for seat, robot in enumerate(position.robots) if len(robot.banked) >= TO_WIN]
    # A game that is won in the middle of a push is over when the pusher has arrived.
    if not state.busy:
        assert [position.winner] == (at_home or [None])


@GAMES
def test_after_every_action_diamonds_and_robots_are_in_order(seats: int, options: dict[str, object]) -> None:
    moved = 0
    for seed in range(3):
        for _before, made in random_game(seed, seats, **options):
            for step in made:
                # In the middle of a push the pushed robot has arrived and the pusher is still behind it.
                in_order(step.state)
            moved += kinds(made).count("pushed") + kinds(made).count("move")
    assert moved > 50


@given(situations(), programs, functions)
def test_every_program_ends_once_and_says_why(
    situation: tuple[Ground, Position, int], program: str, function: str
) -> None:
    on, position, seat = situation
    rans = list(islice(run(on, position, seat, program + "f", function), 100_000))
    assert [ran.stop is not None for ran in rans] == [False] * (len(rans) - 1) + [True]
    assert (rans[-1].stop == "game_over") == (
        result(on, position, seat, program + "f", function).position.winner is not None
    )


@pytest.mark.parametrize("function", ["Rf", "RRf", "f"])
def test_a_loop_without_end_ends_the_program_at_the_table_and_not_the_game(function: str) -> None:
    state = arranged(start(functions=True), hands=("fFLLR", "FFLLR"), functions=(function, ""))
    made = steps(state, "fFL")
    assert kinds(made).count("loop") == 1
    assert (made[-1].event.kind, made[-1].state.over, made[-1].state.turn) == ("draw", None, 1)
    assert made[-1].state.position.robots[0].square == state.position.robots[0].square


def test_the_second_run_of_a_program_begins_where_the_first_one_did() -> None:
    for before, made in random_game(9, 2, functions=True):
        again = GAME.apply(before, before.turn, GAME.read_action(made[0].event.notation), 0)
        assert again == made


@given(situations(), programs, functions)
def test_on_a_board_that_is_turned_the_same_program_does_the_same(
    situation: tuple[Ground, Position, int], program: str, function: str
) -> None:
    on, position, seat = situation
    plain = result(on, position, seat, program, function)
    for _quarter in range(3):
        on, position, plain_position = turned_ground(on), turned(on, position), turned(on, plain.position)
        other = result(on, position, seat, program, function)
        assert (other.stop, other.trace) == (plain.stop, plain.trace)
        assert other.position.situation() == plain_position.situation()
        plain = plain._replace(position=plain_position)


def turned_square(layout: Layout, square: int) -> int:
    """Where a square lies when the board is turned by a quarter, clockwise."""
    y, x = divmod(square, layout.width)
    return x * layout.height + layout.height - 1 - y


def turned_ground(on: Ground) -> Ground:
    rows = on.layout.rows()
    layout = parse_rows(["".join(column)[::-1] for column in zip(*rows, strict=True)])
    bases = tuple(turned_square(on.layout, base) for base in on.bases)
    return Ground(layout, bases, frozenset(turned_square(on.layout, base) for base in on.closed), on.capture)


def turned(on: Ground, position: Position) -> Position:
    robots = tuple(
        Robot(turned_square(on.layout, robot.square), robot.turns + 1, robot.cargo, robot.banked)
        for robot in position.robots
    )
    diamonds = sorted((turned_square(on.layout, square), number) for square, number in position.diamonds)
    return Position(robots, tuple(diamonds), position.winner)


@pytest.mark.parametrize(
    ("hand", "text", "said"),
    [
        ("FFLLL", "R", "Right (R) is not in your hand."),
        ("FFLLL", "FFF", "You hold Forward (F) only 2 times."),
        ("FFLLL", "F +R", "Right (R) is not in your hand."),
        ("FFLLL", "FF +F", "You hold Forward (F) only 2 times."),
        ("FFLLL", "f", "Function (f) is not in your hand."),
        ("fFLLL", "rest +ff", "You hold Function (f) only once."),
    ],
)
def test_a_card_that_is_not_in_the_hand_is_named_in_the_refusal(hand: str, text: str, said: str) -> None:
    state = arranged(start(functions=True), hands=(hand, "FFLLR"))
    with pytest.raises(IllegalAction) as refused:
        steps(state, text)
    assert str(refused.value) == said


@pytest.mark.parametrize("text", ["F +F", "rest", "FF"])
def test_an_action_of_another_phase_is_refused_and_changes_nothing(text: str) -> None:
    state = arranged(start(functions=True, beginners="1"), hands=("FFFLR", "FFLLR"))
    begun = steps(state, "F")[-1].state
    same = replace(begun)
    with pytest.raises(IllegalAction):
        steps(begun, text)
    assert begun == same
