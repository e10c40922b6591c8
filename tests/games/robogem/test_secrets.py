"""What others may see of a closed hand: its number of cards, and nothing else (O2).  Tried as an attacker would."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from robacus.game import IllegalAction, Step
from robacus.games.robogem.cards import without
from robacus.games.robogem.notation import Turn
from robacus.games.robogem.state import State
from robacus.speech import speech
from tests.games.robogem.tables import GAME, closed, random_game, start

SAY = speech("en")


def everything(state: State, seat: int | None) -> bytes:
    """All that a seat, or somebody watching, receives of a state."""
    view = GAME.view(state, seat)
    return msgspec.json.encode((view, GAME.scene(view, SAY), GAME.controls(view, SAY)))


def told(step: Step, seat: int) -> bytes:
    assert step.event.to is None or seat in step.event.to
    return msgspec.json.encode((step.event, SAY.say(step.event.say)))


def with_other_cards(state: State, owner: int) -> State:
    """The same state, with as many other cards in the hand of `owner` and in the packs."""
    size = len(state.hands[owner])
    stock = state.hands[owner] + state.pack + state.spare
    hand = stock[::-1][:size]
    rest = without(stock, hand)
    hands = (*state.hands[:owner], hand, *state.hands[owner + 1 :])
    return replace(state, hands=hands, pack=rest[: len(state.pack)], spare=rest[len(state.pack) :])


@pytest.mark.parametrize("functions", [False, True], ids=["plain", "functions"])
def test_a_closed_hand_changes_no_byte_of_what_others_receive(functions: bool) -> None:
    changed = 0
    for before, made in random_game(3, 3, functions=functions, closed_hands=True):
        for state in (before, made[-1].state):
            for owner in range(3):
                other = with_other_cards(state, owner)
                changed += sorted(other.hands[owner]) != sorted(state.hands[owner])
                for viewer in (None, *(seat for seat in range(3) if seat != owner)):
                    assert everything(other, viewer) == everything(state, viewer)
    assert changed > 100


def test_what_is_told_of_a_turn_names_only_what_is_played() -> None:
    for before, made in random_game(5, 2, closed_hands=True):
        mover = before.turn
        first = made[0]
        # The same turn with another rest of the hand, other cards to draw and another spare pack.
        notation = first.event.notation
        for step in made:
            assert b"hand" not in told(step, 1 - mover)
            if step is not first:
                assert step.event.notation == ""
        assert sorted(notation.replace("rest", "").replace("-", "")) == sorted(first.state.table)


def test_a_refusal_tells_nothing_of_somebody_elses_hand() -> None:
    state = start(closed_hands=True)
    said = set()
    for hand in ("FFFFF", "RRRRR"):
        other = replace(state, hands=(state.hands[0], hand))
        with pytest.raises(IllegalAction) as refused:
            GAME.apply(other, 1, Turn("F"), 0)
        said.add(str(refused.value))
    assert said == {"It is the turn of Player 1."}


def test_open_hands_are_seen_by_everybody_and_nobody_has_to_look_away() -> None:
    state = start()
    assert GAME.view(state, None).hands == state.hands
    assert not closed(state).secrets
    assert closed(start(closed_hands=True)).secrets


def test_no_view_has_the_order_of_the_pack_or_what_lies_in_the_spare_pack() -> None:
    for before, _made in random_game(8, 2, functions=True):
        other = replace(before, pack=before.pack[::-1], spare="".join(sorted(before.spare)))
        for viewer in (None, 0, 1):
            assert everything(other, viewer) == everything(before, viewer)


def test_the_dry_run_is_made_from_the_view_alone() -> None:
    state = start(closed_hands=True, dry_run="all")
    view = GAME.view(state, 0)
    other = GAME.view(with_other_cards(state, 1), 0)
    card = state.hands[0][0]
    assert GAME.preview(view, card, SAY) == GAME.preview(other, card, SAY)
    assert not GAME.preview(GAME.view(state, 1), "F", SAY).ok
    assert not GAME.preview(GAME.view(state, None), "F", SAY).ok
