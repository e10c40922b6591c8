"""Laws of the bots: they find what the rules allow, never pass with a legal placement, and never go on for ever."""

from __future__ import annotations

from itertools import pairwise

import pytest

from robacus import core
from robacus.games.abaku import GAME
from robacus.games.abaku.endgame import best_ending
from robacus.games.abaku.engine import ranked
from robacus.games.abaku.layout import read_layout
from robacus.games.abaku.notation import Place
from robacus.games.abaku.search import all_placements
from robacus.games.abaku.state import State, faces
from robacus.games.abaku.thinking import WORK, end_of, others_of
from tests.games.abaku.playing import act, dealt, start


def play(level: str, seats: int, seed: int, **options: object) -> list[State]:
    """The states of a game of bots alone."""
    states = [start(seats, seed, **options)]
    while states[-1].ending is None:
        state = states[-1]
        choice = GAME.choose(GAME.view(state, state.turn), state.turn, level, "7" * 32)
        assert choice.text is not None
        action = GAME.read_action(choice.text)
        states.append(GAME.apply(state, state.turn, action, 0)[-1].state)
        assert len(states) < 500
    return states


@pytest.mark.parametrize(("level", "seats"), [("easy", 2), ("normal", 3)])
def test_bots_play_whole_games_and_never_pass_with_a_legal_placement(level: str, seats: int) -> None:
    states = play(level, seats, 1, layout="d...t/..D../..*../.T.../t...d", bag="2")
    for state, after in pairwise(states):
        if after.turns[-1].kind != "place":
            assert all_placements(state.position, faces(state.racks[state.turn])) == []


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_strong_passes_with_a_legal_placement_only_where_its_search_of_the_end_says_so(seats: int) -> None:
    states = play("strong", seats, 2, layout="d...t/..D../..*../.T.../t...d", bag="2")
    for state, after in pairwise(states):
        if after.turns[-1].kind == "pass" and all_placements(state.position, faces(state.racks[state.turn])):
            mine, theirs = (faces(state.racks[seat]) for seat in (state.turn, 1 - state.turn))
            empty = (state.empty[state.turn], state.empty[1 - state.turn])
            assert (seats, state.bag) == (2, "")
            ending = best_ending(state.position, mine, theirs, empty, WORK.ending)
            assert ending is not None and ending.tiles == ()


def test_normal_takes_the_most_points() -> None:
    state = dealt("16824", "22222", bag="1" * 9)
    choice = GAME.choose(GAME.view(state, 0), 0, "normal", "1" * 32)
    action = GAME.read_action(choice.text or "")
    assert isinstance(action, Place)
    best = max(score for _placement, score in all_placements(state.position, "16824"))
    assert state.position.judge(action.tiles).score == best


@pytest.mark.parametrize("level", GAME.levels)
def test_a_bot_gives_the_same_answer_to_the_same_question(level: str) -> None:
    view = GAME.view(dealt("16824", "22222", bag="1" * 9), 0)
    assert GAME.choose(view, 0, level, "2" * 32) == GAME.choose(view, 0, level, "2" * 32)


def test_bots_without_a_placement_exchange_and_give_up_after_a_while() -> None:
    """Sevens alone make no example: the game ends by three empty turns."""
    state = dealt("77777", "77777", bag="7" * 20)
    for _ in range(60):
        if state.ending is None:
            text = GAME.choose(GAME.view(state, state.turn), state.turn, "normal", "1" * 32).text
            state = GAME.apply(state, state.turn, GAME.read_action(text or ""), 0)[-1].state
    assert state.ending is not None
    assert {turn.kind for turn in state.turns} == {"exchange", "pass"}


def test_the_tiles_of_who_has_resigned_are_not_taken_for_those_of_the_other() -> None:
    state = act(dealt("124", "36", "5", resign="others_go_on"), "resign", seat=2)
    view = GAME.view(state, 0)
    assert (view.bag, others_of(view), end_of(view)) == (0, [1], None)
    assert GAME.choose(view, 0, "strong", "1" * 32).text is not None


def test_without_the_core_strong_takes_the_most_equity(monkeypatch: pytest.MonkeyPatch) -> None:
    small = read_layout("d...t ..D.. ..*.. .T... t...d")
    view = GAME.view(dealt("16824", "22222", bag="1" * 9, layout=small), 0)
    monkeypatch.setattr(core, "native", None)
    best = ranked(view.position, view.faces, view.unseen, view.bag)[0]
    assert GAME.choose(view, 0, "strong", "1" * 32).text == GAME.write_action(Place(best.tiles))
