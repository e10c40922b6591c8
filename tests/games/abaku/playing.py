"""Tables and positions of Abaku for the tests: chosen racks, and early games played by chance."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import replace

from robacus.chance import Chance
from robacus.games.abaku import GAME, turns
from robacus.games.abaku.layout import STANDARD, Layout, layout_of
from robacus.games.abaku.notation import Place, read_action
from robacus.games.abaku.placing import Placement, Position, Rules
from robacus.games.abaku.state import Held, State, faces
from robacus.options import read_options

PLAIN = layout_of(["." * 15] * 15)
USUAL = layout_of(STANDARD)
USUAL_RULES = Rules()


def board_of(*rows: str, top: int = 0) -> str:
    """A board of 15 x 15 whose first rows from `top` are given, the rest empty."""
    lines = ["." * 15] * top + list(rows)
    return "".join(lines + ["." * 15] * (15 - len(lines)))


def laid(text: str) -> Placement:
    """The placement of a text such as ``F8=1 I8=3``."""
    action = read_action(text)
    assert isinstance(action, Place)
    return action.tiles


def start(seats: int = 2, seed: int = 0, **options: Any) -> State:
    chosen = read_options(GAME, options)
    GAME.check(chosen, seats)
    state: State = GAME.start(chosen, seats, f"{seed:032x}")
    return state


def rack(text: str) -> tuple[Held, ...]:
    return tuple(Held(number, face) for number, face in enumerate(text))


def dealt(
    *racks: str, bag: str = "", turn: int = 0, board: str = "", layout: Layout = USUAL, **more: Any
) -> State:
    """A table with these racks and this bag."""
    state = start(len(racks), **more)
    return replace(
        state,
        deal=replace(state.deal, layout=layout),
        racks=tuple(map(rack, racks)),
        drawn=tuple(map(len, racks)),
        zeros=(0,) * len(racks),
        bag=bag,
        turn=turn,
        board=board or layout.empty(),
    )


def act(state: State, text: str, seat: int | None = None, at: int = 0) -> State:
    """The state after an action of whoever is to move."""
    action = GAME.read_action(text)
    after: State = GAME.apply(state, state.turn if seat is None else seat, action, at)[-1].state
    return after


@cache
def game(seed: int, moves: int, seats: int = 2) -> tuple[State, ...]:
    """The states of a game in which everybody does something at random, up to so many moves."""
    chance = Chance(f"{seed:032x}", "test")
    states = [start(seats, seed)]
    while len(states) <= moves and states[-1].ending is None:
        state = states[-1]
        action = GAME.sample(state, state.turn, chance)
        states.append(GAME.apply(state, state.turn, action, 0)[-1].state)
    return tuple(states)


def position(
    seed: int, moves: int, *, layout: Layout = USUAL, rules: Rules = USUAL_RULES
) -> tuple[Position, str]:
    """A position of a random game, and the rack of whoever is to move."""
    state = game(seed, moves)[-1]
    return Position(layout, state.board, rules), faces(state.racks[state.turn])


def everything(state: State) -> list[str]:
    """All tiles of a table: bag, racks and board; jokers are zeros."""
    held = [tile.face.replace("?", "0") for rack in state.racks for tile in rack]
    lying = [
        "0" if field in state.jokers else digit for field, digit in enumerate(state.board) if digit != "."
    ]
    return sorted([*state.bag, *held, *lying])


__all__ = [
    "PLAIN",
    "USUAL",
    "act",
    "board_of",
    "dealt",
    "everything",
    "game",
    "laid",
    "position",
    "rack",
    "start",
    "turns",
]
