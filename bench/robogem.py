"""Robogem: command steps a second in one thread, and how the levels of the bots play against each other.

Steps are by processor time: programs of five cards on `classic8`, with and without calls of a function, over and over
from positions in the middle of games; only commands that were carried out count.  Matches are two-player games on the
same packs with seats exchanged; a level's time for a move is by processor time too.  The references are this project's
own goals: 30 million steps a second, 60 % for strong against normal, 70 % for normal against easy.

``ROBACUS_GAMES_PER_MATCH`` in the environment says how many games a match has (40 unless it is set; an even number).
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator

from bench import Row
from robacus import core
from robacus.chance import Chance
from robacus.game import Outcome
from robacus.games.robogem import GAME, engine
from robacus.games.robogem.moves import result
from robacus.games.robogem.state import State

GROUP = "robogem"
STEPS_GOAL = 30_000_000.0
GOALS = {("strong", "normal"): 60.0, ("normal", "easy"): 70.0}
GAMES = 2 * (int(os.environ.get("ROBACUS_GAMES_PER_MATCH", "40")) // 2)
FIRST_PACK = 1_000_000
PROGRAM, FUNCTION = "FFFLR", "FRF"
TIMES = 4_000


def rows() -> Iterator[Row]:
    """Steps, then matches."""
    for function in ("", FUNCTION):
        case = "programs with a function" if function else "programs"
        if core.native is not None:
            yield Row(
                bench=GROUP,
                case=case,
                value=round(native_steps(function)),
                unit="steps by CPU second",
                reference=STEPS_GOAL,
            )
        yield Row(
            bench=GROUP,
            case=f"{case}, in Python",
            value=round(python_steps(function)),
            unit="steps by CPU second",
        )
    for levels in GOALS:
        for functions in (False, True):
            yield from match(levels, functions=functions)
    yield from four_players()


# -- steps -----------------------------------------------------------------------------------------------------------


def positions() -> list[State]:
    """States in the middle of games."""
    chance = Chance("0" * 32, "bench")
    found = []
    for number in range(20):
        state = GAME.start(GAME.Options(functions=True), 2, f"{number:032x}")
        for _ in range(8):
            if state.over is None:
                turn = GAME.sample(state, state.turn, chance)
                state = GAME.apply(state, state.turn, turn, 0)[-1].state
        found.append(state)
    return [state for state in found if state.over is None]


def some_programs(function: str) -> list[str]:
    chance = Chance("0" * 32, "programs", function)
    cards = PROGRAM[:-1] + "f" if function else PROGRAM
    return ["".join(chance.choice(cards) for _ in range(5)) for _ in range(100)]


def native_steps(function: str) -> float:
    """Commands that the core carries out by second of processor time."""
    assert core.native is not None
    programs = some_programs(function)
    there = [
        (engine.native_ground(state.deal.ground), engine.native_position(state.deal.ground, state.position))
        for state in positions()
    ]
    began, steps = time.process_time(), 0
    for on, position in there:
        steps += core.native.robogem_run_many(on, position, 0, programs, function, TIMES)
    return steps / (time.process_time() - began)


def python_steps(function: str) -> float:
    """The same for the readable rules."""
    programs, there = some_programs(function), positions()
    began, steps = time.process_time(), 0
    for state in there:
        for program in programs:
            steps += len(result(state.deal.ground, state.position, 0, program, function).trace)
    return steps / (time.process_time() - began)


# -- matches ---------------------------------------------------------------------------------------------------------


def match(levels: tuple[str, str], *, functions: bool) -> Iterator[Row]:
    """Two levels on the same packs with seats exchanged: how many per cent the first one wins."""
    won, seconds, moves = 0.0, 0.0, 0
    for number in range(GAMES // 2):
        for first in (0, 1):
            seats = levels if first == 0 else levels[::-1]
            ended, used, made = play(seats, FIRST_PACK + number, levels[0], functions=functions)
            won += (first in ended.winners) / len(ended.winners)
            seconds, moves = seconds + used, moves + made
    share = won / GAMES
    low = share - 1.96 * (share * (1 - share) / GAMES) ** 0.5
    with_ = "with functions" if functions else "without functions"
    case = f"{levels[0]} - {levels[1]}, {with_}, {GAMES} games"
    yield Row(bench=GROUP, case=case, value=round(100 * share, 1), unit="% won", reference=GOALS[levels])
    yield Row(bench=GROUP, case=case, value=round(100 * low, 1), unit="% won, lower 95 % bound")
    unit = f"ms a move of {levels[0]}, CPU"
    yield Row(bench=GROUP, case=case, value=round(1000 * seconds / max(1, moves), 1), unit=unit)


def four_players() -> Iterator[Row]:
    """One strong bot among three normal ones, in every seat on the same packs: its share of the victories, and of the
    scores (diamonds at the base, and a tenth for each one aboard)."""
    won, scored = 0.0, 0.0
    packs = max(1, GAMES // 4)
    for number in range(packs):
        for seat in range(4):
            seats = tuple("strong" if other == seat else "normal" for other in range(4))
            ended, _seconds, _moves = play(seats, FIRST_PACK + number, "strong", functions=False)
            won += (seat in ended.winners) / len(ended.winners)
            scored += ended.scores[seat] / sum(ended.scores) if any(ended.scores) else 1 / 4
    games = 4 * packs
    case = f"strong among three normal, {games} games"
    yield Row(bench=GROUP, case=case, value=round(100 * won / games, 1), unit="% won", reference=25.0)
    yield Row(
        bench=GROUP, case=case, value=round(100 * scored / games, 1), unit="% of the scores", reference=25.0
    )


def play(levels: tuple[str, ...], pack: int, timed: str, *, functions: bool) -> tuple[Outcome, float, int]:
    """One game: how it ended, and the processor time and number of the moves of one level."""
    state = GAME.start(GAME.Options(functions=functions, starter=1), len(levels), f"{pack:032x}")
    seconds, moves = 0.0, 0
    while state.over is None:
        seat = state.turn
        began = time.process_time()
        choice = GAME.choose(GAME.view(state, seat), seat, levels[seat], f"{pack}-{seat}")
        if levels[seat] == timed:
            seconds, moves = seconds + time.process_time() - began, moves + 1
        assert choice.text is not None
        state = GAME.apply(state, seat, GAME.read_action(choice.text), 0)[-1].state
    ended = GAME.outcome(state)
    assert ended is not None
    return ended, seconds, moves
