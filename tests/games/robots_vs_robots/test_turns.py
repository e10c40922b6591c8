"""One turn: the worked example of the text, every rule of movement and shots, and the mistakes that others made."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from robacus.games.robots_vs_robots.battle import Rules
from robacus.games.robots_vs_robots.fight import Result, fight, points, turns
from robacus.games.robots_vs_robots.library import library
from robacus.games.robots_vs_robots.stages import STAGES, next_turn, play_turn, stages_of
from tests.games.robots_vs_robots.fights import (
    NORTH,
    NORTH_EAST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    after,
    alive,
    battle,
    program,
    where,
)

IDLE = program()


# -- the worked example ----------------------------------------------------------------------------------------------

EXAMPLE = program("D+2", "?1", "R+1", "?8:2", "-", "?9:15", "-", "D+1", "V1")


def test_the_worked_example_turn_by_turn() -> None:
    state = battle(((0, 4), NORTH, EXAMPLE), ((-5, 5), 0, IDLE), terrain={(0, 0): "high"})
    told = []
    for _ in range(6):
        turn = next_turn(state)
        state = turn.battle
        told.append((turn.readings[0].steps, where(state)[0], state.robots[0].head))
    assert told == [
        # Step 1: two hexes.
        ((1,), (0, 2), NORTH),
        # No obstacle, not more than two in this direction, not more than fifteen since the last shot: one hex.
        ((2, 4, 6, 8), (0, 1), NORTH),
        # Back to step 1 in the same turn; the wall stops the move at once.
        ((9, 1), (0, 1), NORTH),
        # An obstacle: a sixth to the right.
        ((2, 3), (0, 1), NORTH_EAST),
        # The count in this direction began again with the turn.
        ((4, 6, 8), (1, 0), NORTH_EAST),
        ((9, 1), (3, -2), NORTH_EAST),
    ]


def test_a_partial_move_goes_as_far_as_it_can_and_is_remembered_as_cut_short() -> None:
    state = after(battle(((0, 2), NORTH, program("D+3")), ((-5, 5), 0, IDLE), terrain={(0, 0): "low"}))
    assert where(state)[0] == (0, 1)
    assert state.robots[0].blocked_last
    assert (state.robots[0].advanced_dir, state.robots[0].advanced_shot) == (1, 1)


def test_the_step_that_is_hit_is_the_first_one_read_and_still_works_in_that_turn() -> None:
    # As the remark of the example: step 4 is lost, and the move of step 8 is made all the same.
    told = program("R+1", "R-1", "?1", "?8:2", "-", "?9:15", "-", "D+1", "V1")
    state = battle(((0, 3), NORTH, told), ((0, 0), SOUTH, program("-", "-", "T")), terrain={(5, -5): "high"})
    state = after(state, 2)
    turn = next_turn(state)
    assert turn.readings[0].steps == (3, 5)
    state = after(turn.battle, 1)
    assert state.robots[0].dead == frozenset()
    shot = battle(((0, 3), NORTH, EXAMPLE), ((0, 0), SOUTH, program("T")))
    hit = after(shot)
    assert where(hit)[0] == (0, 1)
    assert hit.robots[0].alive is False
    near = after(battle(((0, 4), NORTH, EXAMPLE), ((0, 0), SOUTH, program("T"))))
    assert (where(near)[0], near.robots[0].dead, near.robots[0].hit_last) == ((0, 2), frozenset({1}), True)


def test_a_dead_step_stops_the_program_for_one_turn() -> None:
    state = battle(((0, 4), NORTH, program("D+2", "V1")), ((0, 0), SOUTH, program("T")))
    state = after(state)
    turn = next_turn(state)
    assert (turn.readings[0].steps, turn.readings[0].end) == ((2, 1), "dead")
    assert turn.battle.robots[0].pointer == 2


# -- programs --------------------------------------------------------------------------------------------------------


def test_after_step_fifteen_comes_step_one_and_tests_near_the_end_go_round() -> None:
    def next_of(step: int, *cells: str) -> tuple[int, ...]:
        state = battle(((0, 0), NORTH, program(*["-"] * (step - 1), *cells)), ((-5, 5), 0, IDLE))
        robots = state.robots
        state = replace(state, robots=(replace(robots[0], pointer=step), robots[1]))
        turn = next_turn(state)
        return (*turn.readings[0].steps, turn.readings[0].pointer)

    assert next_of(15, "T") == (15, 1)
    assert next_of(15, "?10") == (15, 1, 2)
    assert next_of(15, "?11") == (15, 2, 3)
    assert next_of(14, "?10", "T") == (14, 15, 1)
    assert next_of(14, "?11", "T") == (14, 1, 2)


@pytest.mark.parametrize(("zero", "reads"), [(0, (0,)), (1, (1,))])
def test_z_ends_the_turn_and_the_next_one_reads_the_step_of_the_option(
    zero: int, reads: tuple[int, ...]
) -> None:
    state = battle(((0, 0), NORTH, program("Z")), ((-5, 5), 0, IDLE), rules=Rules(zero=zero))
    turn = next_turn(state)
    assert (turn.readings[0].order.kind, turn.readings[0].pointer) == ("Z", zero)
    assert next_turn(turn.battle).readings[0].steps == reads


def test_a_program_that_goes_in_circles_waits_and_never_hangs() -> None:
    state = battle(
        ((0, 0), NORTH, program("?7:3", "V5", "V1", "-", "D+1")), ((0, 5), NORTH, program("D+1", "D+1"))
    )
    turn = next_turn(state)
    assert (turn.readings[0].steps, turn.readings[0].end, turn.readings[0].pointer) == ((1, 3), "loop", 1)
    state = after(turn.battle)
    assert next_turn(state).readings[0].steps == (1, 2, 5)


def test_everybody_reads_on_the_position_at_the_start_of_the_turn() -> None:
    # The second robot drives away in this turn, and the first one still sees it.
    state = battle(((0, 0), NORTH, program("?5", "T", "-")), ((0, -2), NORTH, program("D+2")))
    turn = next_turn(state)
    assert turn.readings[0].answers == (True, None)
    assert turn.hits == ()


# -- movement --------------------------------------------------------------------------------------------------------


def test_heads_on_do_not_pass_through_each_other() -> None:
    state = after(battle(((0, 0), NORTH, program("D+1")), ((0, -1), SOUTH, program("D+1"))))
    assert where(state) == [(0, 0), (0, -1)]
    assert [robot.blocked_last for robot in state.robots] == [True, True]


def test_both_of_two_that_want_one_hex_are_stopped() -> None:
    state = after(battle(((0, 1), NORTH, program("D+1")), ((0, -1), SOUTH, program("D+1"))))
    assert where(state) == [(0, 1), (0, -1)]
    assert [robot.blocked_last for robot in state.robots] == [True, True]


def test_who_stands_behind_one_that_is_stopped_is_stopped_too() -> None:
    # A B _ C: B and C want the same hex, so A cannot move either.
    state = after(
        battle(
            ((0, 2), NORTH, program("D+1")),
            ((0, 1), NORTH, program("D+1")),
            ((0, -1), SOUTH, program("D+1")),
        )
    )
    assert where(state) == [(0, 2), (0, 1), (0, -1)]


def test_a_column_moves_together() -> None:
    state = after(battle(*[((0, r), NORTH, program("D+2")) for r in (1, 2, 3)]))
    assert where(state) == [(0, -1), (0, 0), (0, 1)]


def test_a_ring_of_three_moves_round() -> None:
    ring = [((0, 0), SOUTH_EAST), ((1, 0), SOUTH_WEST), ((0, 1), NORTH)]
    state = after(battle(*[(at, head, program("D+1")) for at, head in ring]))
    assert where(state) == [(1, 0), (0, 1), (0, 0)]


def test_nobody_is_pushed() -> None:
    state = after(battle(((0, 1), NORTH, program("D+1")), ((0, 0), NORTH, IDLE)))
    assert where(state) == [(0, 1), (0, 0)]


def test_who_is_stopped_once_does_not_go_on_when_the_way_is_free_again() -> None:
    state = after(battle(((0, 1), NORTH, program("D+3")), ((0, 0), SOUTH_EAST, program("D+2"))))
    assert where(state) == [(0, -2), (2, 0)]
    late = after(battle(((0, 2), NORTH, program("D+3")), ((1, 0), SOUTH_WEST, program("D+2"))))
    # Both want (0, 1) at the first hex; the first is stopped there for good.
    assert where(late) == [(0, 2), (1, 0)]


def test_backwards_keeps_the_heading_and_counts_for_nothing() -> None:
    state = after(battle(((0, 0), NORTH, program("D-2")), ((-5, 5), 0, IDLE)))
    robot = state.robots[0]
    assert (where(state)[0], robot.head, robot.advanced_dir, robot.advanced_shot) == ((0, 2), NORTH, 0, 0)


def test_turning_by_five_sixths_left_is_turning_one_sixth_right() -> None:
    left = after(battle(((0, 0), NORTH, program("R-5")), ((-5, 5), 0, IDLE)))
    right = after(battle(((0, 0), NORTH, program("R+1")), ((-5, 5), 0, IDLE)))
    assert left.robots == right.robots


@pytest.mark.parametrize("kind", ["low", "high"])
def test_walls_stop_robots(kind: str) -> None:
    state = after(battle(((0, 1), NORTH, program("D+1")), ((-5, 5), 0, IDLE), terrain={(0, 0): kind}))
    assert where(state)[0] == (0, 1)


@pytest.mark.parametrize("kind", ["trap", "trap_hidden"])
def test_a_trapdoor_holds_for_ever_but_lets_turn_and_fire(kind: str) -> None:
    told = program("D+2", "D+1", "R+3", "T")
    state = battle(((0, 1), NORTH, told), ((0, 2), NORTH, IDLE), terrain={(0, 0): kind})
    state = after(state)
    assert (where(state)[0], state.robots[0].trapped, state.robots[0].blocked_last) == ((0, 0), True, True)
    state = after(state)
    assert (where(state)[0], state.robots[0].blocked_last) == ((0, 0), True)
    state = after(state, 2)
    assert (state.robots[0].head, state.robots[0].ammo, state.robots[1].dead) == (SOUTH, 9, frozenset({4}))


@pytest.mark.parametrize("kind", ["mine", "mine_hidden"])
def test_a_mine_puts_out_whoever_enters_and_is_used_up(kind: str) -> None:
    state = battle(
        ((0, 1), NORTH, program("D+1")),
        ((0, 3), NORTH, program("-", "D+3", "D+1")),
        ((-5, 5), 0, IDLE),
        terrain={(0, 0): kind},
    )
    state = after(state, 3)
    assert alive(state) == [False, True, True]
    assert state.robots[0].cause == "mine"
    assert where(state)[1] == (0, -1)


def test_two_robots_on_two_mines_at_once_are_both_out() -> None:
    state = battle(
        ((0, 1), NORTH, program("D+1")),
        ((3, 1), NORTH, program("D+1")),
        terrain={(0, 0): "mine", (3, 0): "mine"},
    )
    assert alive(after(state)) == [False, False]


def test_a_robot_that_a_mine_puts_out_frees_its_hex_and_is_in_nobodys_way() -> None:
    state = battle(
        ((0, 1), NORTH, program("D+3")),
        ((0, 2), NORTH, program("D+3")),
        ((-5, 5), 0, IDLE),
        terrain={(0, 0): "mine"},
    )
    assert where(after(state))[1] == (0, -1)


def test_with_the_option_a_mine_costs_a_step_only() -> None:
    state = battle(
        ((0, 1), NORTH, program("D+2")),
        ((-5, 5), 0, IDLE),
        terrain={(0, 0): "mine"},
        rules=Rules(mine="step"),
    )
    state = after(state)
    assert (alive(state)[0], state.robots[0].dead, where(state)[0]) == (True, frozenset({1}), (0, -1))
    assert len(state.used) == 1


def test_the_edge_stops_or_with_the_option_puts_out() -> None:
    told = ((0, -5), NORTH, program("D+1")), ((-5, 5), 0, IDLE)
    state = after(battle(*told))
    assert (where(state)[0], state.robots[0].blocked_last) == ((0, -5), True)
    state = after(battle(*told, rules=Rules(edge="void")))
    assert (state.robots[0].alive, state.robots[0].cause) == (False, "edge")


def test_visible_traps_and_mines_are_obstacles_for_tests_and_hidden_ones_are_not() -> None:
    def sees(kind: str) -> bool:
        state = battle(((0, 1), NORTH, program("?1", "T", "-")), ((-5, 5), 0, IDLE), terrain={(0, 0): kind})
        return next_turn(state).readings[0].answers[0] is True

    kinds = ("low", "high", "trap", "mine", "trap_hidden", "mine_hidden")
    assert [sees(kind) for kind in kinds] == [True, True, True, True, False, False]


# -- shots -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("away", "out", "dead"), [(1, True, False), (2, False, True), (3, False, False)])
def test_a_shot_at_one_hex_puts_out_at_two_costs_a_step_at_three_nothing(
    away: int, out: bool, dead: bool
) -> None:
    state = after(battle(((0, 0), NORTH, program("T")), ((0, -away), NORTH, IDLE)))
    assert (not state.robots[1].alive, state.robots[1].dead == {1}) == (out, dead)


@pytest.mark.parametrize(("kind", "passes"), [("low", True), ("high", False), ("trap", True), ("mine", True)])
def test_high_walls_stop_shots_and_nothing_else_does(kind: str, passes: bool) -> None:
    state = battle(((0, 0), NORTH, program("T")), ((0, -2), NORTH, IDLE), terrain={(0, -1): kind})
    assert (after(state).robots[1].dead == {1}) == passes


def test_the_first_robot_shields_those_behind_it() -> None:
    state = after(battle(((0, 0), NORTH, program("T")), ((0, -1), NORTH, IDLE), ((0, -2), NORTH, IDLE)))
    assert alive(state) == [True, False, True]
    assert state.robots[2].dead == frozenset()


def test_one_order_fires_one_shot_and_ten_are_all_there_are() -> None:
    state = battle(((0, 0), NORTH, program("T", "V1")), ((-5, 5), 0, IDLE))
    ammo = [after(state, count).robots[0].ammo for count in range(13)]
    assert ammo == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0]


def test_a_shot_without_ammunition_does_nothing_and_resets_no_count() -> None:
    state = battle(((0, 0), NORTH, program("D+1", "T")), ((0, -2), NORTH, IDLE))
    state = replace(state, robots=(replace(state.robots[0], ammo=0), state.robots[1]))
    state = after(state, 2)
    assert (state.robots[1].alive, state.robots[0].advanced_shot) == (True, 1)


def test_two_robots_put_each_other_out_and_nobody_wins() -> None:
    state = battle(((0, 0), NORTH, program("T")), ((0, -1), SOUTH, program("T")))
    state, result = fight(state)
    assert alive(state) == [False, False]
    assert result == Result((0, 1), "all_out")


def test_movement_comes_before_shots_out_of_a_line_and_into_one() -> None:
    away = after(battle(((0, 0), NORTH, program("T")), ((0, -1), NORTH_EAST, program("D+1"))))
    into = after(battle(((0, 0), NORTH, program("T")), ((1, -1), 5, program("D+1"))))
    assert (alive(away), where(into)[1]) == ([True, True], (0, -1))
    assert alive(into) == [True, False]


def test_an_explosion_reaches_two_hexes_through_walls_and_needs_no_ammunition() -> None:
    robots = [((0, 0), NORTH, program("A")), *[((0, -away), NORTH, IDLE) for away in (1, 2, 3)]]
    state = after(battle(*robots, terrain={(1, -1): "high"}))
    assert alive(state) == [False, False, True, True]
    assert [robot.dead for robot in state.robots[2:]] == [frozenset({1}), frozenset()]
    assert [robot.cause for robot in state.robots[:2]] == ["self", "shot"]
    assert state.robots[0].ammo == 10


def test_a_robot_that_is_shot_while_it_explodes_still_explodes() -> None:
    state = after(battle(((0, 0), NORTH, program("T")), ((0, -1), NORTH, program("A"))))
    assert alive(state) == [False, False]
    assert [robot.cause for robot in state.robots] == ["shot", "self"]


def test_several_hits_from_two_hexes_cost_one_step_and_one_from_the_next_hex_wins_over() -> None:
    twice = after(
        battle(((0, 0), NORTH, IDLE), ((0, 2), NORTH, program("T")), ((0, -2), SOUTH, program("T")))
    )
    assert (twice.robots[0].alive, twice.robots[0].dead) == (True, frozenset({1}))
    over = after(battle(((0, 0), NORTH, IDLE), ((0, 1), NORTH, program("T")), ((0, -2), SOUTH, program("T"))))
    assert (over.robots[0].alive, over.robots[0].dead, over.robots[0].hit_last) == (
        False,
        frozenset({1}),
        True,
    )


def test_a_hit_on_a_dead_step_changes_nothing_more() -> None:
    state = after(battle(((0, 0), NORTH, program("V1")), ((0, 2), NORTH, program("T", "V1"))), 2)
    assert state.robots[0].dead == frozenset({1})


def test_robots_that_are_out_are_in_nobodys_way_and_shield_nobody() -> None:
    state = battle(
        ((0, 0), NORTH, program("T", "T", "D+2")),
        ((0, -1), NORTH, IDLE),
        ((0, -2), NORTH, IDLE),
        ((-5, 5), 0, IDLE),
    )
    state = after(state, 3)
    assert alive(state) == [True, False, True, True]
    assert state.robots[2].dead == frozenset({2})
    assert where(state)[0] == (0, -1)


# -- stages and ends -------------------------------------------------------------------------------------------------


def test_a_turn_is_its_named_stages_and_an_option_replaces_one() -> None:
    assert list(STAGES) == ["read", "rotate", "move", "traps", "shots", "end"]
    for rules, changed in ((Rules(), []), (Rules(edge="void"), ["move"]), (Rules(mine="step"), ["traps"])):
        stages = stages_of(rules)
        assert list(stages) == list(STAGES)
        assert [name for name in STAGES if stages[name] is not STAGES[name]] == changed


def test_move_and_traps_come_as_often_as_somebody_has_hexes_to_go() -> None:
    state = battle(((0, 3), NORTH, program("D+3")), ((3, 0), NORTH, program("R+1")))
    names = [name for name, _turn in play_turn(state)]
    assert names == ["read", "rotate", *["move", "traps"] * 3, "shots", "end"]


def test_the_last_robot_wins() -> None:
    _state, result = fight(battle(((0, 0), NORTH, program("T")), ((0, -1), NORTH, IDLE)))
    assert result == Result((0,), "last")


def test_a_fight_that_repeats_itself_is_a_draw_unless_somebody_asks_for_the_turn() -> None:
    def end(*cells: str) -> tuple[int, str]:
        state = battle(((0, 0), NORTH, program(*cells)), ((-5, 5), 0, program("V1")), rules=Rules(limit=40))
        state, result = fight(state)
        return state.turn, result.why

    assert end("R+1", "V1") == (7, "repetition")
    assert end("R+1", "V1", "?15") == (40, "turn_limit")


def test_the_turn_limit_is_a_draw_of_those_who_are_left() -> None:
    state = battle(
        ((0, 0), NORTH, program("T", *["D+1"] * 9)),
        ((0, -1), NORTH, IDLE),
        ((-5, 5), 0, IDLE),
        rules=Rules(limit=5),
    )
    assert fight(state)[1] == Result((0, 2), "turn_limit")


def test_points_are_equal_for_those_who_share() -> None:
    assert points(2, Result((1,), "last")) == (0, 3)
    assert points(2, Result((0, 1), "all_out")) == (1, 1)
    assert points(4, Result((0, 2), "turn_limit")) == (7.5, 0, 7.5, 0)


def test_the_hunter_finds_somebody_who_stands_still() -> None:
    state = battle(((0, 5), NORTH, library("hunter")), ((0, -4), SOUTH, IDLE))
    assert fight(state)[1] == Result((0,), "last")


def test_a_fight_ends_at_its_limit_at_the_latest() -> None:
    state = battle(((0, 0), NORTH, program("?15", "T")), ((3, 0), NORTH, IDLE), rules=Rules(limit=10))
    assert len(list(turns(state))) == 10
