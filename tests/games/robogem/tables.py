"""Tables of Robogem for the tests: started, arranged by hand, and played at random."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from robacus.chance import Chance
from robacus.game import Game, Step
from robacus.games.robogem.notation import read_action
from robacus.games.robogem.rules import Robogem
from robacus.games.robogem.state import State
from robacus.options import read_options

GAME = Robogem()


def start(seats: int = 2, seed: int = 0, **options: Any) -> State:
    """A game that has just begun; the first seat starts unless the options say otherwise."""
    chosen = read_options(GAME, {"starter": 1, **options})
    GAME.check(chosen, seats)
    return GAME.start(chosen, seats, f"{seed:032x}")


def arranged(state: State, **fields: Any) -> State:
    """The state with other cards, the place of the robots and so on."""
    return replace(state, **fields)


def play(state: State, *texts: str) -> State:
    """The state after these turns, each by whoever is to move."""
    for text in texts:
        state = steps(state, text)[-1].state
    return state


def steps(state: State, text: str) -> tuple[Step, ...]:
    """What a turn does, step by step."""
    return GAME.apply(state, state.turn, read_action(text), 0)


def kinds(made: tuple[Step, ...]) -> list[str]:
    """The kinds of its events."""
    return [step.event.kind for step in made]


def random_game(seed: int, seats: int = 2, **options: Any) -> Iterator[tuple[State, tuple[Step, ...]]]:
    """A game of random turns: the state before each, and its steps."""
    state = start(seats, seed, **options)
    while state.over is None:
        turn = GAME.sample(state, state.turn, Chance(f"{seed}", "random", state.turns, len(state.table)))
        made = GAME.apply(state, state.turn, turn, 0)
        yield state, made
        state = made[-1].state


def closed(state: State) -> Game:
    """The game as this table plays it."""
    return GAME.with_options(state.deal.options)
