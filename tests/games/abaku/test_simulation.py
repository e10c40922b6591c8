"""Laws of playing on in the mind: the C++ core says what the plain Python says, and nothing hidden is used."""

from __future__ import annotations

import pytest

from robacus import core
from robacus.chance import Chance
from robacus.games.abaku import GAME, simulation
from robacus.games.abaku.layout import read_layout
from robacus.games.abaku.state import State
from robacus.games.abaku.thinking import candidates, others_of
from tests.games.abaku.playing import dealt

SMALL = read_layout("d.T.d ..D.. t.*.t ..D.. d.T.d")


def some_position(seed: int, seats: int, bag: int) -> State:
    """A small board after a few placements, with so many tiles in the bag."""
    chance = Chance(f"{seed:032x}", "simulation")
    tiles = "".join(chance.shuffled("0123456789" * 5))
    racks = [tiles[at : at + 5 - (not bag) * chance.below(4)] for at in range(0, 5 * seats, 5)]
    state = dealt(*racks, bag=tiles[40 : 40 + bag + 12], layout=SMALL)
    for _ in range(3):
        found = candidates(GAME.view(state, state.turn), exchanging=False)
        if found and found[0].tiles:
            action = GAME.read_action(
                " ".join(f"{'ABCDE'[t.column]}{t.row + 1}={t.digit}" for t in found[0].tiles)
            )
            state = GAME.apply(state, state.turn, action, 0)[-1].state
    return state


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("bag", [0, 2, 12])
def test_the_core_plays_on_as_the_plain_rules_do(seats: int, bag: int) -> None:
    assert core.native is not None, "the C++ core is missing: make core"
    state = some_position(seats * 100 + bag, seats, bag)
    view = GAME.view(state, state.turn)
    held = [view.held[seat] for seat in others_of(view)]
    chance = Chance("0" * 32, "worlds")
    worlds = [simulation.world(view.unseen, sum(held) + view.bag, chance) for _ in range(2)]
    found = candidates(view)
    chosen = [*found[:4], *found[-2:]]
    assert simulation.worths(view.position, chosen, worlds, held, 4) == [
        [simulation.playout(view.position, one, there, held, 4) for there in worlds] for one in chosen
    ]
