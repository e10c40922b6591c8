"""Laws of the bots of Robogem: legal, the same for the same input, blind to what their seat may not see."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from robacus import core
from robacus.games.robogem import lookahead, search
from robacus.games.robogem.moves import Position, Robot
from robacus.games.robogem.state import State
from tests.games.robogem.tables import GAME, arranged, start
from tests.games.robogem.test_secrets import with_other_cards

LEVELS = pytest.mark.parametrize("level", GAME.levels)


def whole_game(levels: tuple[str, ...], seed: int, **options: object) -> State:
    state = start(len(levels), seed, **options)
    while state.over is None:
        seat = state.turn
        choice = GAME.choose(GAME.view(state, seat), seat, levels[seat], "x")
        assert choice.text is not None
        assert choice.after >= 0
        state = GAME.apply(state, seat, GAME.read_action(choice.text), 0)[-1].state
    return state


@LEVELS
@pytest.mark.parametrize(
    "options",
    [
        {"functions": True},
        {"beginners": "all", "functions": True},
        {"closed_hands": True, "capture": False, "layout": "fair9"},
    ],
    ids=["functions", "card by card", "closed"],
)
def test_every_level_plays_whole_games_with_every_option(level: str, options: dict[str, object]) -> None:
    for seed in range(1 if level == "strong" else 2):
        assert whole_game((level, "easy", level), seed, **options).over is not None


@LEVELS
def test_a_bot_answers_the_same_for_the_same_input_and_only_in_its_turn(level: str) -> None:
    state = start(2, 7, functions=True)
    view = GAME.view(state, 0)
    assert GAME.choose(view, 0, level, "seed") == GAME.choose(view, 0, level, "seed")
    assert GAME.choose(GAME.view(state, 1), 1, level, "seed").text is None


@LEVELS
def test_no_bot_sees_what_its_seat_may_not_see(level: str) -> None:
    state = start(3, 11, closed_hands=True)
    for owner in (1, 2):
        other = with_other_cards(state, owner)
        assert GAME.choose(GAME.view(other, 0), 0, level, "s") == GAME.choose(
            GAME.view(state, 0), 0, level, "s"
        )


@pytest.mark.parametrize("level", ["normal", "strong"])
def test_a_win_that_is_there_is_taken(level: str) -> None:
    state = arranged(start(), hands=("FFLLR", "FFLLR"))
    robots = (Robot(1, 3, (1, 2, 3)), Robot(62, 1))
    state = replace(state, position=Position(robots, state.position.diamonds))
    choice = GAME.choose(GAME.view(state, 0), 0, level, "s")
    assert choice.text is not None
    after = GAME.apply(state, 0, GAME.read_action(choice.text), 0)[-1].state
    assert after.position.winner == 0


def test_the_unknown_cards_are_all_but_those_that_are_seen() -> None:
    state = start(2, 3, functions=True)
    assert sorted(lookahead.unknown(GAME.view(state, 0))) == sorted(state.pack)
    closed = start(2, 3, functions=True, closed_hands=True)
    assert sorted(lookahead.unknown(GAME.view(closed, 0))) == sorted(closed.pack + closed.hands[1])


def test_strong_thinks_of_resting_and_of_its_function() -> None:
    state = arranged(start(functions=True), hands=("FFLLR", "FFLLR"))
    turns = lookahead.candidates(GAME.view(state, 0), 0, 4)
    assert any(turn.rest for turn in turns)
    assert any(turn.append and not turn.rest for turn in turns)
    assert any(turn.append and turn.rest for turn in turns)
    for turn in turns:
        GAME.apply(state, 0, turn, 0)


def test_one_card_less_to_go_is_worth_more() -> None:
    state = start()
    on, position = state.deal.ground, state.position
    turned = Position((replace(position.robots[0], turns=0), position.robots[1]), position.diamonds)
    assert search.worth(on, position, 0) > search.worth(on, turned, 0)
    assert search.worth(on, position, 0) == search.worth(on, position, 1)


def test_in_the_last_round_nobody_plays_on_for_ever() -> None:
    state = arranged(start(), hands=("FFLLR", "FFLLR"), last=(0, 1), reshuffled=True, pack="")
    for level in GAME.levels:
        choice = GAME.choose(GAME.view(state, 0), 0, level, "s")
        assert choice.text is not None
        GAME.apply(state, 0, GAME.read_action(choice.text), 0)


def test_without_the_core_strong_plays_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core, "native", None)
    state = start(2, 5)
    choice = GAME.choose(GAME.view(state, 0), 0, "strong", "s")
    assert choice.text is not None
    GAME.apply(state, 0, GAME.read_action(choice.text), 0)
