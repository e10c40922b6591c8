"""Nothing about another rack or the order of the bag reaches a player.

The test of an attacker: two tables that differ only in what is hidden from somebody have to look the same to them in
everything: view, picture, controls, previews, refusals, bots, and what they are told happens.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from robacus.chance import Chance
from robacus.game import Event, IllegalAction
from robacus.games.abaku import GAME
from robacus.games.abaku.notation import Place
from robacus.games.abaku.state import Held, State, faces
from robacus.speech import speech
from tests.games.abaku.playing import game, start

SEEDS = range(4)
SAY = speech("en").named(["Ada", "Bob", "Cyd"])


def another(state: State, seat: int | None, seed: int) -> State:
    """A table that differs only in what `seat` cannot know: what is in the bag and in the other racks."""
    others = [who for who in range(state.deal.seats) if who != seat]
    tiles = list(state.bag) + [tile.face for who in others for tile in state.racks[who] if tile.face != "?"]
    mixed = Chance(f"{seed:032x}").shuffled(tiles)
    racks = list(state.racks)
    for who in others:
        racks[who] = tuple(
            tile if tile.face == "?" else Held(tile.number, mixed.pop()) for tile in state.racks[who]
        )
    seen = (
        state.zeros if seat is None else tuple(9 if who in others else n for who, n in enumerate(state.zeros))
    )
    deal = replace(state.deal, seed=f"{seed + 77:032x}")
    return replace(state, bag="".join(mixed), racks=tuple(racks), zeros=seen, deal=deal)


def seen(state: State, seat: int | None) -> list[Any]:
    """Everything that comes of a view."""
    view = GAME.view(state, seat)
    drafts = ("H8=1", "A1=?", "exchange 0123", "pass", "H8 > 12", "exchange 99999")
    return [
        msgspec.json.encode(view),
        GAME.scene(view, SAY),
        GAME.controls(view, SAY),
        [GAME.preview(view, draft, SAY) for draft in drafts],
    ]


def told(event: Event, seat: int | None) -> Any:
    """What is told of an event: nothing but that there was one, to those who may not see it."""
    if event.to is not None and seat not in event.to:
        return None
    return event.kind, SAY.say(event.say), event.notation, event.listed, event.seat


@pytest.mark.parametrize("seed", SEEDS)
def test_two_tables_that_differ_in_what_is_hidden_look_the_same(seed: int) -> None:
    for state in game(seed, 8, 3)[::2]:
        for seat in (None, 0, 1, 2):
            assert seen(state, seat) == seen(another(state, seat, seed), seat)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_happens_is_told_alike_at_both_tables(seed: int) -> None:
    """Somebody lays or exchanges the same tiles: the others hear and see the same, whatever is drawn."""
    states = game(seed, 8, 3)
    for state, after in pairwise(states):
        seat = state.turn
        turn = after.turns[-1]
        action = (
            Place(after.last.placement) if turn.kind == "place" and after.last else GAME.read_action("pass")
        )
        for watcher in {None, 0, 1, 2} - {seat}:
            other = replace(another(state, watcher, seed), racks=with_rack(state, watcher, seed, seat))
            here, there = (GAME.apply(one, seat, action, 0) for one in (state, other))
            assert [told(step.event, watcher) for step in here] == [
                told(step.event, watcher) for step in there
            ]
            for mine, theirs in zip(here, there, strict=True):
                assert seen(mine.state, watcher)[1:] == seen(theirs.state, watcher)[1:]


def with_rack(state: State, watcher: int | None, seed: int, seat: int) -> tuple[Any, ...]:
    """The other table's racks, with that of whoever moves as it is: it has to hold what is laid."""
    racks = list(another(state, watcher, seed).racks)
    racks[seat] = state.racks[seat]
    return tuple(racks)


def test_an_exchange_says_how_many_tiles_and_nothing_of_which() -> None:
    state = start(2, 5)
    seat, watcher = state.turn, 1 - state.turn
    rack = faces(state.racks[seat])
    steps = GAME.apply(state, seat, GAME.read_action(f"exchange {rack[:3]}"), 0)
    heard = [told(step.event, watcher) for step in steps]
    assert [told_ and told_[1:3] for told_ in heard] == [(SAY.say(steps[0].event.say), "⇄ 3"), None]
    assert not set(rack) & set(SAY.say(steps[0].event.say)) - {"3"}
    assert "draw" in SAY.say(steps[1].event.say)


@pytest.mark.parametrize("text", ["exchange 9999", "A1=9?", "pass", "exchange 0123456789"])
def test_a_refusal_tells_nothing_of_what_is_hidden(text: str) -> None:
    for state in game(3, 8, 2)[::3]:
        for seat in (0, 1):
            said = set()
            for one in (state, another(state, seat, 1), another(state, seat, 2)):
                try:
                    GAME.apply(one, seat, GAME.read_action(text), 0)
                    said.add("")
                except IllegalAction as error:
                    said.add(str(error))
            assert len(said) == 1


def test_a_tile_in_the_rack_has_no_name_that_tells_where_it_was_in_the_bag() -> None:
    one, other = start(3, 1), start(3, 2)
    for state in (one, other):
        assert [tile.number for rack in state.racks for tile in rack] == [0, 1, 2, 3, 4] * 3


def test_racks_are_open_when_the_game_is_over_and_not_before() -> None:
    states = game(102, 2_000, 2)
    assert GAME.view(states[-2], None).racks is None
    assert GAME.view(states[-1], None).racks == states[-1].racks


def test_what_was_drawn_or_exchanged_is_never_taken_back() -> None:
    states = game(1, 12, 2)
    for state in states[:-1]:
        action = GAME.sample(state, state.turn, Chance("5" * 32))
        steps = GAME.apply(state, state.turn, action, 0)
        drew = steps[-1].state.drawn != state.drawn
        assert any(step.event.reveals for step in steps) == drew
