"""A table: placing, writing in secret, the fight, and what nobody may see."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from robacus.chance import Chance
from robacus.game import IllegalAction, InvalidOptions, InvalidText
from robacus.games.robots_vs_robots.battle import Battle
from robacus.games.robots_vs_robots.fight import turns
from robacus.games.robots_vs_robots.library import library
from robacus.games.robots_vs_robots.notation import HandIn
from robacus.games.robots_vs_robots.program import EMPTY, write_program
from robacus.games.robots_vs_robots.random_program import random_program
from robacus.games.robots_vs_robots.state import State
from robacus.games.robots_vs_robots.story import begin
from robacus.options import read_options
from robacus.speech import speech
from tests.games.robots_vs_robots.fights import GAME, do, fought, placed, program, table

HUNTER = library("hunter")


# -- placing ---------------------------------------------------------------------------------------------------------


@given(st.integers(2, 6), st.integers(0, 10**6))
def test_robots_are_placed_clockwise_from_the_first_by_lot(seats: int, seed: int) -> None:
    state = table(seats, seed)
    order = []
    while state.placing is not None:
        order.append(state.placing)
        state = do(
            state, state.placing, GAME.write_action(next(iter(GAME.legal(state, state.placing) or ())))
        )
        state = do(state, order[-1], "face S")
    assert order == [(order[0] + index) % seats for index in range(seats)]
    assert GAME.to_act(state) == frozenset(range(seats))


def test_every_seat_may_be_the_first() -> None:
    assert {table(6, seed).placing for seed in range(60)} == set(range(6))


def test_placing_is_refused_with_the_reason() -> None:
    state = table()
    first = state.placing
    assert first is not None

    def said(seat: int, text: str) -> str:
        with pytest.raises((IllegalAction, InvalidText)) as caught:
            do(state, seat, text)
        return str(caught.value)

    assert "no free hex at the edge" in said(first, "place F6")
    assert "There is no hex Z9" in said(first, "place Z9")
    assert "places a robot now" in said(1 - first, "place F1")
    assert "first" in said(first, "face N")
    assert "when all robots are placed" in said(first, f"program {write_program(EMPTY)}")
    state = do(state, first, "place F1")
    assert "choose where it looks" in said(first, "place A1")
    state = do(state, first, "face S")
    assert "too close to the robot" in said(1 - first, "place G2"[:7] + "1")


def test_a_robot_may_be_placed_with_the_way_it_looks_in_one_go() -> None:
    state = table()
    first = state.placing
    assert first is not None
    assert do(state, first, "place F1 SE") == do(do(state, first, "place F1"), first, "face SE")


@pytest.mark.parametrize(
    ("options", "seats", "said"),
    [
        ({"board": "radius 1"}, 2, "no room at the edge for 2"),
        ({"board": "radius 3; mine_hidden 0,3"}, 2, "hides something"),
        ({"board": "radius 2"}, 6, "no room at the edge for 6"),
        ({"board": "nonsense"}, 2, "Line 1"),
        ({"board": "radius 1; low 0,-1 1,-1 1,0 0,1 -1,1 -1,0"}, 2, "no free hex at its edge"),
        ({"map": "open4", "hidden_mines": 20, "hidden_traps": 20}, 2, "too many"),
    ],
)
def test_options_that_do_not_go_together_are_refused_and_named(
    options: dict[str, Any], seats: int, said: str
) -> None:
    with pytest.raises(InvalidOptions) as caught:
        GAME.check(read_options(GAME, options), seats)
    assert said in str(caught.value)


# -- writing ---------------------------------------------------------------------------------------------------------


def test_programs_are_written_at_the_same_time_in_any_order() -> None:
    state = placed(table(3))
    orders = [(0, 1, 2), (2, 1, 0), (1, 2, 0)]
    ends = []
    for order in orders:
        now = state
        for seat in order:
            now = GAME.apply(now, seat, HandIn(library(("hunter", "ambush", "patrol")[seat])), 5000)[-1].state
        ends.append(now)
    assert ends[0] == ends[1] == ends[2]
    assert GAME.commutes(HandIn(HUNTER))


def test_a_program_may_be_changed_until_the_last_one_is_handed_in() -> None:
    state = placed(table())
    state = do(state, 0, f"program {write_program(EMPTY)}")
    assert GAME.to_act(state) == {1}
    state = do(state, 0, f"program {write_program(HUNTER)}")
    steps = GAME.apply(state, 1, HandIn(EMPTY), 9000)
    assert steps[-1].state.battle.programs == (HUNTER, EMPTY)
    with pytest.raises(IllegalAction, match="over"):
        GAME.apply(steps[-1].state, 0, HandIn(HUNTER), 9000)


def test_where_every_cell_has_to_be_filled_an_empty_one_is_refused_and_named() -> None:
    state = placed(table(blanks=False))
    with pytest.raises(IllegalAction, match="Step 0 is empty"):
        do(state, 0, f"program {write_program(HUNTER)}")


def test_when_the_time_is_over_who_has_handed_in_nothing_has_an_empty_program() -> None:
    state = placed(table(program_seconds=60))
    assert GAME.deadline(state) == 61_000
    state = do(state, 1, f"program {write_program(HUNTER)}", at=2_000)
    steps = GAME.tick(state, 61_000)
    end = steps[-1].state
    assert (end.phase, end.battle.programs, GAME.deadline(end)) == ("over", (EMPTY, HUNTER), None)


@given(st.integers(2, 6), st.integers(0, 10**6))
def test_a_table_never_waits_for_those_who_have_left(seats: int, seed: int) -> None:
    state = table(seats, seed)
    while GAME.to_act(state):
        seat = min(GAME.to_act(state))
        action = GAME.absent(state, seat)
        assert action is not None
        state = GAME.apply(state, seat, action, 1000)[-1].state
    assert GAME.outcome(state) is not None


# -- the fight -------------------------------------------------------------------------------------------------------


def figures(battle: Battle) -> list[tuple[Any, ...]]:
    """All that is to be seen of a battle."""
    return [
        (robot.cell, robot.head, robot.ammo, robot.dead, robot.alive, robot.trapped, battle.used)
        for robot in battle.robots
    ]


@settings(max_examples=15)
@given(st.integers(0, 10**6), st.integers(2, 4))
def test_what_is_shown_is_what_the_rules_play(seed: int, seats: int) -> None:
    chance = Chance(f"{seed:032x}", "shown")
    state = placed(table(seats, seed, map="minefield", hidden_mines=3, turns=40), seed)
    programs = [random_program(chance) for _ in range(seats)]
    steps = fought(state, *programs)
    shown = {}
    for step in steps:
        if step.state.battle is not None:
            shown[step.state.battle.turn] = step.state.battle
    full = msgspec.structs.replace(state, programs=tuple(programs))
    played = [turn.battle for turn, _result in turns(begin(full))]
    assert [figures(shown[number]) for number in sorted(shown) if number] == list(map(figures, played))
    assert (steps[-1].state.phase, steps[-1].state.battle.digest()) == ("over", played[-1].digest())


def test_each_step_names_its_stage_and_the_last_one_the_result() -> None:
    steps = fought(placed(table()), HUNTER, EMPTY)
    stages = [step.state.moment.stage for step in steps if step.state.moment is not None]
    assert stages[0] == "start"
    assert stages[-1] == "end"
    assert set(stages) <= {"start", "read", "rotate", "move", "traps", "shots", "end"}
    assert steps[1].event.reveals


def test_the_longest_fight_of_six_stays_below_the_steps_that_a_table_may_have() -> None:
    state = placed(table(6, turns=500))
    asking = program("?15:98", "D+9", "R+1", "D-9", "V1")
    steps = fought(state, *[asking] * 6)
    assert len(steps) < 10_000


def test_the_winner_has_the_points_and_a_draw_of_all_has_no_winner() -> None:
    state = placed(table(3))
    end = fought(state, HUNTER, EMPTY, EMPTY)[-1].state
    outcome = GAME.outcome(end)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (8.0, 0.0, 0.0))
    draw = GAME.outcome(fought(state, EMPTY, EMPTY, EMPTY)[-1].state)
    assert draw is not None
    assert (draw.winners, len(set(draw.scores))) == ((), 1)


# -- what nobody may see ---------------------------------------------------------------------------------------------


def everything(state: State, seat: int | None) -> str:
    """All that a seat, or somebody watching, is ever sent of a state."""
    say = speech("en").named(["Ada", "Bob", "Cid"])
    view = GAME.view(state, seat)
    parts = [view, GAME.scene(view, say), GAME.controls(view, say)]
    drafts = (
        "sheet",
        "cells T T",
        f"try 5 hunter {write_program(HUNTER)}",
        "place F1",
        "program T",
        "try 1 nobody T",
    )
    parts += [GAME.preview(view, draft, say) for draft in drafts]
    return repr([msgspec.json.encode(part) for part in parts])


SECRET = program("?16:77", "R-4", "D-7", "?13:88", "V13", "?9:66")
MARKS = ("?16:77", "?13:88", "?9:66", '"x":77', '"x":88', '"x":66')


@pytest.mark.parametrize("eye", [1, 2, None])
def test_nothing_of_a_program_reaches_anybody_else_before_the_fight(eye: int | None) -> None:
    state = placed(table(3))
    steps = GAME.apply(state, 0, HandIn(SECRET), 2000)
    state = steps[-1].state
    said = everything(state, eye) + "".join(
        speech("en").say(step.event.say) + step.event.notation for step in steps
    )
    assert [mark for mark in MARKS if mark in said] == []
    mine = everything(state, 0)
    assert [mark for mark in MARKS[:3] if mark not in mine] == []


@pytest.mark.parametrize("eye", [0, 1, 2, None])
def test_views_do_not_tell_one_secret_program_from_another(eye: int | None) -> None:
    state = placed(table(3))
    one, other = (do(state, 0, f"program {write_program(told)}") for told in (SECRET, HUNTER))
    assert (everything(one, eye) == everything(other, eye)) == (eye != 0)


@settings(max_examples=8)
@given(st.integers(0, 10**6), st.sampled_from([0, 1, None]))
def test_nothing_hidden_reaches_anybody_before_it_has_acted(seed: int, eye: int | None) -> None:
    with_hidden = table(2, seed, hidden_mines=6, hidden_traps=6)
    without = table(2, seed)
    assert with_hidden.deal.board != without.deal.board
    while with_hidden.phase == "place":
        assert everything(with_hidden, eye) == everything(without, eye)
        seat = with_hidden.placing
        assert seat is not None
        action = GAME.sample(without, seat, Chance(f"{seed:032x}", "place", len(without.placed)))
        with_hidden = GAME.apply(with_hidden, seat, action, 1)[-1].state
        without = GAME.apply(without, seat, action, 1)[-1].state
    assert everything(with_hidden, eye) == everything(without, eye)
    hidden = {cell for cell, kind in with_hidden.deal.board.things() if kind.endswith("_hidden")}
    for step in fought(with_hidden, HUNTER, HUNTER):
        state = step.state
        if state.battle is None:
            continue
        scene = GAME.scene(GAME.view(state, eye), speech("en"))
        names = {state.deal.board.names[cell] for cell in hidden - state.battle.found}
        told = {piece.square for piece in scene.pieces if piece.symbol in ("mine", "trap", "crater")}
        assert told & names == set()


def test_all_programs_are_open_once_the_fight_has_begun() -> None:
    state = fought(placed(table()), SECRET, HUNTER)[1].state
    assert GAME.view(state, None).programs == (SECRET, HUNTER)
