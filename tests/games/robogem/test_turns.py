"""Laws of turns in Robogem: programs, rests, functions, card by card, drawing, the last round, the end."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from robacus.chance import Chance
from robacus.game import IllegalAction
from robacus.games.robogem.cards import pack
from robacus.games.robogem.moves import Robot
from robacus.games.robogem.notation import Turn, read_action
from robacus.games.robogem.state import State
from tests.games.robogem.tables import GAME, arranged, kinds, play, random_game, start, steps

FACTS = pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"functions": True}),
        (4, {"functions": True, "beginners": "all"}),
        (2, {"functions": True, "beginners": "2", "closed_hands": True, "capture": False}),
        (3, {"layout": "fair9", "open_unused_bases": True}),
    ],
    ids=lambda value: "-".join(map(str, value)) if isinstance(value, dict) else str(value),
)


# -- cards are conserved -------------------------------------------------------------------------------------


@FACTS
def test_after_every_step_of_a_random_game_all_cards_are_there_and_everybody_has_some(
    seats: int, options: dict[str, object]
) -> None:
    reshuffled = 0
    for seed in range(4):
        for _before, made in random_game(seed, seats, **options):
            for step in made:
                state = step.state
                assert Counter(state.cards) == Counter(pack(state.deal.options.functions))
                assert all(len(function) <= 5 for function in state.functions)
                # Sometimes players got no cards: only in the last round may a hand be empty between two turns.
                if not state.busy and state.last is None and state.over is None:
                    assert all(state.hands)
            reshuffled += "reshuffle" in kinds(made)
        assert made[-1].state.over is not None
    assert reshuffled > 0


def test_after_a_turn_five_are_drawn_and_after_a_rest_seven() -> None:
    state = start()
    assert [len(hand) for hand in play(state, "rest").hands] == [7, 5]
    assert [len(hand) for hand in play(state, "rest", "-", "-").hands] == [5, 5]


def test_what_is_not_used_goes_to_the_spare_pack_before_the_program_runs() -> None:
    state = arranged(start(), hands=("FFLLR", "FFLLR"))
    first, *_rest, last = steps(state, "FF")
    assert (first.state.spare, first.state.table, first.state.hands[0]) == ("LLR", "FF", "")
    assert sorted(last.state.spare) == sorted("FFLLR")


# -- refusals change nothing ---------------------------------------------------------------------------------

REFUSED = {
    "FFFFF": "You hold Forward (F) only 2 times.",
    "R": "Right (R) is not in your hand.",
    "f": "This game has no function cards. Forward is a capital F.",
    "F +F": "This game is played without functions.",
}


@pytest.mark.parametrize("text", REFUSED)
def test_a_turn_that_is_not_allowed_is_refused_with_the_card(text: str) -> None:
    state = arranged(start(), hands=("FFLLL", "FFLLR"))
    with pytest.raises(IllegalAction) as refused:
        steps(state, text)
    assert str(refused.value) == REFUSED[text]


def test_nobody_plays_out_of_turn_or_after_the_end() -> None:
    state = start()
    with pytest.raises(IllegalAction):
        GAME.apply(state, 1, Turn(), 0)
    over = replace(state, over="deck")
    assert GAME.to_act(over) == frozenset()
    for seat in range(2):
        with pytest.raises(IllegalAction):
            GAME.apply(over, seat, Turn(), 0)


def test_a_rest_has_no_program() -> None:
    with pytest.raises(IllegalAction):
        GAME.apply(start(), 0, Turn("F", rest=True), 0)


def test_every_turn_that_is_listed_is_allowed_and_listed_once() -> None:
    for options in ({"functions": True}, {"functions": True, "beginners": "all"}, {}):
        state = arranged(start(**options), hands=("FFLRf" if "functions" in options else "FFLLR", "FFFFF"))
        turns = list(GAME.legal(state, 0))
        assert len(set(turns)) == len(turns)
        for turn in turns:
            GAME.apply(state, 0, turn, 0)
            assert read_action(GAME.write_action(turn)) == turn


# -- functions -----------------------------------------------------------------------------------------------


def test_cards_go_to_the_end_of_the_function_and_can_be_called_in_the_same_turn() -> None:
    state = arranged(start(functions=True), hands=("FFLRf", "FFLLR"), functions=("F", ""))
    made = steps(state, "f +FL")
    assert made[-1].state.functions[0] == "FFL"
    assert kinds(made) == ["program", "call", "move", "move", "left", "draw"]


def test_a_rest_may_fill_the_function_too() -> None:
    state = play(arranged(start(functions=True), hands=("FFLRf", "FFLLR")), "rest +FL")
    assert (state.functions[0], len(state.hands[0]), sorted(state.spare)) == ("FL", 7, sorted("FRf"))


def test_a_function_has_five_cards_at_most() -> None:
    state = arranged(start(functions=True), hands=("FFLRf", "FFLLR"), functions=("FFFF", ""))
    assert play(state, "F +L").functions[0] == "FFFFL"
    with pytest.raises(IllegalAction, match="room for one more card"):
        steps(state, "F +FL")


# -- card by card --------------------------------------------------------------------------------------------


def test_card_by_card_the_turn_goes_on_until_one_stops_or_the_hand_is_empty() -> None:
    state = arranged(start(beginners="1"), hands=("FFLRR", "FFLLR"))
    state = play(state, "F")
    assert (state.turn, state.begun, state.hands[0], state.position.robots[0].square) == (0, True, "FLRR", 1)
    assert play(state, "-").turn == 1
    assert play(state, "F", "L", "R", "R").turn == 1


def test_a_card_that_fails_ends_the_turn_of_who_plays_card_by_card() -> None:
    state = arranged(start(beginners="1"), hands=("FFLRR", "FFLLR"))
    made = steps(play(state, "L"), "F")
    assert kinds(made) == ["card", "bug", "draw"]
    assert (made[-1].state.turn, len(made[-1].state.hands[0])) == (1, 5)


def test_card_by_card_resting_and_filling_belong_to_the_start_of_a_turn() -> None:
    state = play(arranged(start(beginners="1", functions=True), hands=("FFLRR", "FFLLR")), "F +F")
    assert state.functions[0] == "F"
    for text in ("rest", "L +R", "LR"):
        with pytest.raises(IllegalAction):
            steps(state, text)


# -- the pack runs out ---------------------------------------------------------------------------------------


def drained(**fields: object) -> State:
    """A game with a pack of three cards."""
    state = arranged(start(), hands=("FFLLR", "FFRRR"), pack="FLR", spare="FFFFFFFFLLLL")
    return arranged(state, **fields)


def test_the_first_time_the_spare_pack_with_the_cards_just_played_is_shuffled() -> None:
    made = steps(drained(), "F")
    assert kinds(made) == ["program", "move", "reshuffle", "draw"]
    state = made[-1].state
    assert (state.reshuffled, state.spare, len(state.pack), len(state.hands[0])) == (True, "", 15, 5)
    assert state.hands[0].startswith("FLR")


def test_nothing_happens_when_the_pack_becomes_exactly_empty() -> None:
    made = steps(drained(pack="FLRFL"), "F")
    assert (kinds(made), made[-1].state.pack) == (["program", "move", "draw"], "")


def test_the_second_time_the_last_round_begins_and_ends_with_who_drew_last() -> None:
    made = steps(drained(reshuffled=True), "F")
    assert kinds(made) == ["program", "move", "draw", "last-round"]
    state = made[-1].state
    assert (state.hands[0], state.last, state.turn) == ("FLR", (1, 0), 1)
    state = play(state, "F")
    assert (state.hands[1], state.last, state.turn, state.over) == ("", (0,), 0, None)
    assert play(state, "rest").over == "deck"


def test_with_nothing_to_shuffle_the_first_time_is_the_last_round() -> None:
    state = arranged(
        start(functions=True), hands=("FF", "FFRRR"), pack="FLR", spare="", functions=("FFF", "")
    )
    assert play(state, "rest +FF").last == (1, 0)


def test_who_holds_no_card_has_no_last_turn() -> None:
    state = drained(reshuffled=True, pack="")
    assert play(state, "F").last == (1,)
    assert play(drained(reshuffled=True, pack="", hands=("FFLLR", "")), "F").over == "deck"


def test_diamonds_end_the_last_round_at_once() -> None:
    state = drained(reshuffled=True, hands=("L", "FFFRR"))
    robots = (Robot(9, 1), Robot(62, 1, (1, 2, 3)))
    state = replace(state, position=replace(state.position, robots=robots))
    state = play(state, "-", "F")
    assert (state.over, state.turn, state.position.winner) == ("diamonds", 1, 1)


# -- the end -------------------------------------------------------------------------------------------------


def ended(*loads: tuple[int, int]) -> tuple[tuple[int, ...], str]:
    """Winners and message of a game whose cards are used up; (at the base, aboard) of each seat."""
    state = start(len(loads))
    robots = tuple(
        Robot(seat, 1, tuple(range(aboard)), tuple(range(10, 10 + home)))
        for seat, (home, aboard) in enumerate(loads)
    )
    state = replace(state, position=replace(state.position, robots=robots), over="deck")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [outcome.scores[seat] == max(outcome.scores) for seat in range(len(loads))] == [
        seat in outcome.winners for seat in range(len(loads))
    ]
    return outcome.winners, outcome.why.id.partition(":")[2]


def test_at_the_end_of_the_cards_the_base_counts_then_the_cargo_then_it_is_shared() -> None:
    assert ended((2, 0), (1, 3)) == ((0,), "over-most")
    assert ended((1, 1), (1, 2)) == ((1,), "over-cargo")
    assert ended((1, 2), (1, 2), (0, 3)) == ((0, 1), "over-shared")


def test_winning_in_the_middle_of_a_program_draws_nothing_and_ends_the_game() -> None:
    state = arranged(start(), hands=("FFLLR", "FFRRR"))
    robots = (Robot(1, 3, (1, 2, 3)), Robot(62, 1))
    state = replace(state, position=replace(state.position, robots=robots))
    made = steps(state, "FFL")
    assert kinds(made) == ["program", "move"]
    after = made[-1].state
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (outcome.winners, after.over, after.hands[0]) == ((0,), "diamonds", "")
    assert sorted(after.spare) == sorted("FFLLR")


# -- setting up ----------------------------------------------------------------------------------------------


def test_play_goes_clockwise_by_colour_whatever_the_seats() -> None:
    state = start(3, robots="yellow red blue", starter=1)
    turns = [state.turn]
    for _ in range(3):
        state = play(state, "-")
        turns.append(state.turn)
    assert turns == [0, 1, 2, 0]
    state = start(3, robots="blue yellow red", starter=1)
    assert [state.turn, play(state, "-").turn, play(state, "-", "-").turn] == [0, 1, 2]
    assert play(start(3, robots="blue red yellow", starter=1), "-").turn == 2


def test_the_seed_draws_who_starts_and_the_cards() -> None:
    starters = {GAME.start(GAME.Options(), 4, f"{seed:032x}").turn for seed in range(40)}
    assert starters == {0, 1, 2, 3}
    assert start(seed=1).hands == start(seed=1).hands != start(seed=2).hands


@given(st.integers(0, 10_000), st.integers(2, 4))
def test_a_sample_is_allowed(seed: int, seats: int) -> None:
    state = start(seats, seed, functions=True, beginners="2")
    for number in range(6):
        state = GAME.apply(state, state.turn, GAME.sample(state, state.turn, Chance(str(seed), number)), 0)[
            -1
        ].state
        if state.over:
            break
