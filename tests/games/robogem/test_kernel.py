"""The C++ core says the same as the readable rules: every step of every program, every result, every playout."""

from __future__ import annotations

from math import inf

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from robacus import core
from robacus.games.robogem import engine, search
from robacus.games.robogem.layout import standard
from robacus.games.robogem.moves import Ground, Position, Ran, Stop, ground, result, run, start_position
from robacus.games.robogem.search import World
from tests.games.robogem.boards import functions, programs, situations

STOPS = Stop.__args__  # type: ignore[attr-defined]
hands = st.text("FFLRf", max_size=5)
packs = st.text("FFFLRf", max_size=40)


def native(on: Ground, position: Position, seat: int, program: str, function: str) -> tuple[object, str, str]:
    """What the core says becomes of a program: the situation, the reason, the commands."""
    assert core.native is not None
    ran = core.native.robogem_run(
        engine.native_ground(on), engine.native_position(on, position), seat, program, function
    )
    assert ran.status == core.native.RobogemStatus.DONE
    return facts(ran.position), STOPS[ran.stop], ran.trace


def facts(position: object) -> tuple[object, ...]:
    return tuple(position.robots), position.lying, position.winner  # type: ignore[attr-defined]


def same_facts(on: Ground, position: Position) -> tuple[object, ...]:
    return facts(engine.native_position(on, position))


def first_difference(on: Ground, position: Position, seat: int, program: str, function: str) -> str:
    """Where the core and the rules part: the shortest beginning of the program for which they differ."""
    for length in range(len(program) + 1):
        begun = program[:length]
        ended = result(on, position, seat, begun, function)
        expected = same_facts(on, ended.position), ended.stop, ended.trace
        actual = native(on, position, seat, begun, function)
        if actual != expected:
            steps: list[Ran] = list(run(on, position, seat, begun, function))
            return f"after {begun!r} (function {function!r}): {actual} instead of {expected}, {steps[-1].at}"
    return ""


@settings(max_examples=400)
@given(situations(), programs, functions, st.integers(0, 7))
def test_the_core_carries_out_programs_as_the_rules_do(
    situation: tuple[Ground, Position, int], program: str, function: str, at: int
) -> None:
    on, position, seat = situation
    called = (program[:at] + "f" + program[at:])[:7]
    assert first_difference(on, position, seat, called, function) == ""


@settings(max_examples=60)
@given(situations(), hands, functions, st.integers(0, 2))
def test_the_core_finds_the_same_results_of_a_turn_in_the_same_order(
    situation: tuple[Ground, Position, int], hand: str, function: str, room: int
) -> None:
    on, position, seat = situation
    room = min(room, 5 - len(function))
    expected = [
        (one.program, one.append, search.worth(on, one.position, seat), same_facts(on, one.position))
        for one in search.outcomes(on, position, seat, hand, function, room)
    ]
    assert core.native is not None
    answer = core.native.robogem_outcomes(
        engine.native_ground(on),
        engine.native_position(on, position),
        seat,
        hand,
        function,
        room,
        seconds=inf,
        cancel=None,
    )
    actual = [(turn.program, turn.append, turn.worth, facts(turn.position)) for turn in answer.turns]
    assert actual == expected
    best = search.best(on, position, seat, hand, function, room)
    assert tuple(engine.best(on, position, seat, hand, function, room)) == best[:4]


@settings(max_examples=40)
@given(situations(), st.data(), packs, st.integers(0, 5))
def test_the_core_plays_on_as_the_reference_does(
    situation: tuple[Ground, Position, int], data: st.DataObject, pack: str, plies: int
) -> None:
    on, position, seat = situation
    seats = len(position.robots)
    world = World(
        position,
        tuple(data.draw(hands) for _ in range(seats)),
        tuple(data.draw(st.text("FLR", max_size=3)) for _ in range(seats)),
        tuple(data.draw(st.permutations(range(seats)))),
        pack,
    )
    assert engine.playouts(on, [world, world], seat, plies) == [search.playout(on, world, seat, plies)] * 2


def test_without_the_core_the_engine_answers_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    layout = standard("classic8")
    on, position = ground(layout, (0, 2), capture=True, open_unused=False), start_position(layout, (0, 2))
    world = World(position, ("FFRFL", "FFRRL"), ("", "FF"), (1, 0), "FFLRFFLRFFLRFFLR")

    def asked() -> tuple[object, ...]:
        return (
            engine.outcomes(on, position, 0, "FFLRf", "F", 1),
            engine.best(on, position, 0, "FFLRf", "F", 1),
            engine.playouts(on, [world], 0, 4),
        )

    fast = asked()
    monkeypatch.setattr(core, "native", None)
    assert asked() == fast


def test_nonsense_is_refused_and_a_stop_is_obeyed() -> None:
    assert core.native is not None
    layout = standard("classic8")
    on = ground(layout, (0, 2), capture=True, open_unused=False)
    here = engine.native_position(on, start_position(layout, (0, 2)))
    there = engine.native_ground(on)
    assert core.native.robogem_run(there, here, 5, "F", "").status == core.native.RobogemStatus.INVALID
    assert core.native.robogem_run(there, here, 0, "Q", "").status == core.native.RobogemStatus.INVALID
    world = core.native.RobogemWorld(
        position=here, hands=["F", "F"], functions=["", ""], order=[0, 1], pack=""
    )
    flag = core.native.CancelFlag()
    flag.set()
    stopped = core.native.robogem_playouts(there, [world], 0, 4, seconds=inf, cancel=flag)
    assert (stopped.status, stopped.worths) == (core.native.RobogemStatus.STOPPED, [])
