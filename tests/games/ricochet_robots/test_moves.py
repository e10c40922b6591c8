"""The rules of movement, by their numbers."""

from __future__ import annotations

import random

import pytest

from robacus.game import IllegalAction, InvalidText
from robacus.games.ricochet_robots.moves import (
    VARIANTS,
    Move,
    Position,
    Variant,
    Way,
    checked,
    replay,
    verdict,
)
from robacus.speech import LANGUAGES, speech
from tests.games.ricochet_robots.positions import OPEN_4, position, random_position, refusal

N, E, S, W = range(4)


def walk(where: Position, text: str, variant: Variant = "strict") -> Way:
    """The way of moves such as ``red E, blue N``."""
    return replay(where, [where.read_move(part.strip()) for part in text.split(",")], variant)


def cells(way: Way) -> list[str]:
    return [way.position.board.name(cell) for cell in way.robots]


def test_r4_a_robot_slides_until_the_rim_or_a_robot_stops_it() -> None:
    where = position(f"{OPEN_4} robot red A1; robot blue A4; goal red D4")
    assert cells(walk(where, "red E")) == ["D1", "A4"]
    assert cells(walk(where, "red S")) == ["A3", "A4"]


def test_r4_a_wall_or_a_solid_cell_stops_a_robot() -> None:
    for board in ("board 4x1; d7d7", "board 3x1; d7f"):
        assert cells(walk(position(f"{board}; robot red A1; goal red B1"), "red E", "free")) == ["B1"]


def test_r4_a_slide_of_no_cell_is_not_a_move() -> None:
    where = position(f"{OPEN_4} robot red A1; robot blue B1; goal red D4")
    assert refusal(Way.start(where), 0, N) == "move-blocked"
    assert refusal(Way.start(where), 0, E) == "move-blocked"


def test_r4_a_slide_that_comes_back_to_its_cell_is_a_move() -> None:
    # Round over three diagonals, back to A1 from below, and the rim stops it there.
    where = position(
        "board 2x2; 93; c6; diagonal B1 \\ blue; diagonal B2 / blue; diagonal A2 \\ blue; robot red A1; goal red A1"
    )
    way = Way.start(where, "literal").step(0, E)
    assert way.robots == (0,)
    assert len(way) == 1
    assert way.headings == (N,)


def test_r5_moves_of_helpers_count_and_a_turned_slide_is_one_move() -> None:
    where = position(f"{OPEN_4} diagonal D1 \\ blue; robot red A1; robot green A4; goal red B2")
    assert len(walk(where, "green E, red E")) == 2
    assert cells(walk(where, "red E")) == ["D4", "A4"]


def test_r7_a_robot_may_not_go_straight_back_before_another_has_moved() -> None:
    where = position(f"{OPEN_4} robot red A1; robot blue B3; goal red C2")
    way = walk(where, "red E")
    assert refusal(way, 0, W) == "move-back"
    assert refusal(way, 0, S) == ""
    assert refusal(way.step(1, N), 0, W) == ""


def test_r6_r7_binds_helpers_too() -> None:
    where = position(f"{OPEN_4} robot red A1; robot blue B3; goal red C2")
    assert refusal(walk(where, "blue N"), 1, S) == "move-back"


def test_free_knows_neither_r7_nor_r8() -> None:
    where = position(f"{OPEN_4} robot red A1; goal red D1")
    assert cells(walk(where, "red S, red N", "free")) == ["A1"]
    assert walk(where, "red E", "free").arrived


def test_r8_a_straight_line_does_not_arrive() -> None:
    where = position(f"{OPEN_4} robot red A1; robot blue B3; goal red D1")
    assert refusal(Way.start(where, "strict"), 0, E) == "move-too-early"
    assert not walk(where, "red E", "literal").arrived
    assert walk(where, "red S, red E, red N").arrived


def test_r8_a_helper_does_not_make_a_straight_line_a_ricochet() -> None:
    where = position(f"{OPEN_4} robot red A1; robot blue B3; goal red D1")
    assert refusal(walk(where, "blue W"), 0, E) == "move-too-early"


def test_r8_helpers_may_move_between_the_two_moves_at_right_angles() -> None:
    where = position(f"{OPEN_4} robot red A1; robot blue B3; goal red D4")
    assert walk(where, "red E, blue W, red S").arrived


def test_r8_there_and_back_along_one_line_is_no_ricochet() -> None:
    where = position(f"{OPEN_4} robot red B1; robot blue B3; goal red A1")
    assert not walk(where, "red E, blue W, red W", "literal").arrived


def test_literal_may_stand_on_the_target_in_between_and_strict_may_not() -> None:
    where = position(f"{OPEN_4} robot red A1; robot blue B3; goal red D1")
    early = walk(where, "red E", "literal")
    assert not early.arrived
    assert early.step(0, S).step(1, N).step(0, N).arrived
    with pytest.raises(IllegalAction, match="without having turned"):
        walk(where, "red E", "strict")


def test_the_starting_cell_does_not_count_as_having_stood_on_the_target() -> None:
    where = position(f"{OPEN_4} robot red A1; goal red A1")
    way = walk(where, "red E, red S, red W, red N", "strict")
    assert way.arrived


def test_r20_the_active_robot_on_the_target_has_arrived_in_free_only() -> None:
    where = position(f"{OPEN_4} robot red A1; robot blue D4; goal red A1")
    assert [Way.start(where, variant).arrived for variant in VARIANTS] == [False, False, True]


def test_r20_with_the_vortex_any_robot_on_it_will_do() -> None:
    where = position(f"{OPEN_4} robot red A1; robot blue D4; goal any D4")
    assert Way.start(where, "free").arrived


def test_nothing_moves_after_the_arrival() -> None:
    where = position(f"{OPEN_4} robot red A1; robot blue B3; goal red D4")
    assert refusal(walk(where, "red E, red S"), 1, N) == "move-after-end"
    assert list(walk(where, "red E, red S").legal()) == []


def test_r2_with_the_vortex_a_robot_that_stops_there_early_is_only_a_helper_from_then_on() -> None:
    where = position(f"{OPEN_4} robot red A1; robot blue A4; goal any D4")
    way = walk(where, "blue E", "strict")
    assert not way.arrived
    assert way.candidates == {0}
    back = way.step(0, E).step(1, W).step(0, S)
    assert back.arrived


def test_r2_in_strict_the_last_candidate_may_not_stop_on_the_vortex_early() -> None:
    where = position(f"{OPEN_4} robot red A1; goal any D1")
    assert refusal(Way.start(where, "strict"), 0, E) == "move-too-early"


# -- R19: diagonals ----------------------------------------------------------------------------------------------------


def test_r19_a_diagonal_turns_every_robot_but_those_of_its_colour() -> None:
    board = f"{OPEN_4} diagonal C1 \\ green;"
    assert cells(walk(position(f"{board} robot red A1; goal red B2"), "red E")) == ["C4"]
    assert cells(walk(position(f"{board} robot green A1; goal green B2"), "green E")) == ["D1"]
    assert cells(walk(position(f"{board} robot black A1; goal black B2"), "black E")) == ["C4"]
    assert cells(walk(position(f"{board} robot silver A1; goal silver B2"), "silver E")) == ["C4"]


def test_r19_a_robot_turned_into_an_obstacle_stands_or_may_not_move() -> None:
    text = f"{OPEN_4} diagonal C1 / green; robot red A1; goal red B2"
    way = walk(position(text), "red E")
    assert cells(way) == ["C1"]
    assert way.headings == (E,)
    assert refusal(Way.start(position(text + "; blocked-turn illegal")), 0, E) == "move-blocked-turn"


def test_r19_a_robot_standing_on_a_diagonal_leaves_it_unturned() -> None:
    where = position(f"{OPEN_4} diagonal A1 \\ green; robot red A1; goal red B2")
    assert cells(walk(where, "red E")) == ["D1"]


def test_r19_a_turn_is_no_ricochet_unless_the_option_says_so() -> None:
    text = f"{OPEN_4} diagonal C1 \\ green; robot red A1; goal red C4"
    assert refusal(Way.start(position(text)), 0, E) == "move-too-early"
    assert walk(position(text + "; turn-is-ricochet"), "red E").arrived


def test_r19_a_blocked_turn_that_stands_counts_like_any_other_turn() -> None:
    text = f"{OPEN_4} diagonal C1 / green; robot red A1; goal red C1"
    assert refusal(Way.start(position(text)), 0, E) == "move-too-early"
    assert walk(position(text + "; turn-is-ricochet"), "red E").arrived


def test_r19_r7_and_r8_use_the_heading_of_the_last_step() -> None:
    where = position(f"{OPEN_4} diagonal C1 \\ green; robot red A1; goal red D4")
    way = walk(where, "red E")
    assert way.headings == (S,)
    assert refusal(way, 0, N) == "move-back"
    # Ordered east twice, and yet at a right angle: its last step went south.
    assert way.step(0, E).arrived


def test_r19_a_slide_that_would_never_end_is_no_move() -> None:
    ring = "diagonal B2 / yellow; diagonal C2 \\ yellow; diagonal B3 \\ yellow; diagonal C3 / yellow;"
    alone = position(f"{OPEN_4} {ring} robot red B2; goal red D4")
    assert refusal(Way.start(alone), 0, E) == "move-endless"
    stopped = position(f"{OPEN_4} {ring} robot red B2; robot blue C3; goal red D4")
    assert cells(walk(stopped, "red E"))[0] == "C2"


# -- laws --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_legal_moves_are_exactly_those_that_can_be_stepped(variant: Variant) -> None:
    chance = random.Random(3)
    for _ in range(60):
        way = Way.start(random_position(chance), variant)
        for _ in range(12):
            legal = list(way.legal())
            stepped = [
                Move(robot, heading)
                for robot in range(len(way.robots))
                for heading in range(4)
                if not refusal(way, robot, heading)
            ]
            assert legal == stepped
            if not legal:
                break
            way = way.step(*chance.choice(legal))


def test_a_way_is_replayed_by_its_moves() -> None:
    chance = random.Random(4)
    for _ in range(60):
        where = random_position(chance)
        way = Way.start(where)
        for _ in range(6):
            if legal := list(way.legal()):
                way = way.step(*chance.choice(legal))
        written = [where.write_move(move) for move in way.moves]
        assert replay(where, [where.read_move(text) for text in written]) == way


def test_robots_stay_on_different_cells_that_are_not_solid() -> None:
    chance = random.Random(5)
    for _ in range(60):
        way = Way.start(random_position(chance), "literal")
        for _ in range(12):
            if legal := list(way.legal()):
                way = way.step(*chance.choice(legal))
            assert len(set(way.robots)) == len(way.robots)
            assert not any(way.position.board.solid(cell) for cell in way.robots)


def test_a_verdict_says_why_or_nothing() -> None:
    where = position(f"{OPEN_4} robot red A1; robot blue B3; goal red D4")
    assert verdict(where, [Move(0, E), Move(0, S)]) is None
    assert str(verdict(where, [Move(0, E)])) == "After 1 move the target is not reached."
    assert str(verdict(where, [Move(0, E), Move(0, W)])).startswith("Red cannot go straight back west")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_whole_sentence_in_every_language(language: str) -> None:
    say = speech(language)
    texts = [
        (f"{OPEN_4} robot red A1; goal red D4", "red N"),
        (f"{OPEN_4} robot red A1; goal red D1", "red E"),
        (f"{OPEN_4} robot red A1; goal red B2", "red E, red W"),
        (f"{OPEN_4} robot red A1; goal red D4", "red E, red S, red N"),
        (f"{OPEN_4} diagonal C1 / green; robot red A1; goal red B2; blocked-turn illegal", "red E"),
    ]
    for text, moves in texts:
        with pytest.raises(IllegalAction) as refused:
            walk(position(text), moves)
        said = say.say(refused.value.message)
        assert said.endswith(".")
        assert "{" not in said
        assert "ricochet-robots" not in said


# -- positions that are none -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("robots", "target", "colour", "said"),
    [
        ([], 0, "any", "There are 0 robots"),
        ([("red", 0), ("red", 1)], 5, "red", "Red is there twice"),
        ([("red", 0), ("blue", 0)], 5, "red", "Two robots stand on A1"),
        ([("red", 0), ("black", 1), ("silver", 2)], 5, "red", "Black and silver do not go together"),
        ([("pink", 0)], 5, "any", '"pink" is not a colour'),
        ([("red", 16)], 5, "red", "Red is not on the board"),
        ([("red", -1)], 5, "red", "Red is not on the board"),
        ([("red", 0)], 16, "red", "The target is not on the board"),
        ([("red", 0)], 5, "blue", "there is no such robot"),
    ],
)
def test_a_position_that_is_none_is_refused(
    robots: list[tuple[str, int]], target: int, colour: str, said: str
) -> None:
    board = position(f"{OPEN_4} robot red A1; goal red D4").board
    with pytest.raises(InvalidText, match=said):
        checked(board, robots, target, colour)


def test_neither_robot_nor_target_may_be_on_a_solid_cell() -> None:
    board = position("board 3x1; d7f; robot red A1; goal red B1").board
    with pytest.raises(InvalidText, match="C1 is solid"):
        checked(board, [("red", 2)], 0, "red")
    with pytest.raises(InvalidText, match="C1 is solid"):
        checked(board, [("red", 0)], 2, "red")
