"""Laws of turns: drawing, exchanging, jokers, empty turns, resigning and how a game ends."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from robacus.chance import Chance
from robacus.game import IllegalAction
from robacus.games.abaku import GAME, turns
from robacus.games.abaku.refusals import Refused
from robacus.games.abaku.state import faces
from robacus.log import Act, Begin, Seat, Setup
from robacus.record import Record
from robacus.replay import Replay
from robacus.speech import speech
from tests.games.abaku.playing import act, board_of, dealt, everything, game, rack, start

LYING = board_of("." * 6 + "24" + "." * 7, top=7)


def refused(state: Any, text: str, seat: int | None = None) -> str:
    with pytest.raises(IllegalAction) as error:
        act(state, text, seat)
    return getattr(error.value, "code", str(error.value))


# -- drawing and exchanging -----------------------------------------------------------------------------------


def test_the_usual_bag_has_eleven_of_each_digit_and_everybody_five_tiles() -> None:
    state = start(3)
    assert everything(state) == sorted("0123456789" * 11)
    assert [len(held) for held in state.racks] == [5, 5, 5]
    assert len(state.bag) == 95


@pytest.mark.parametrize("seed", range(6))
def test_bag_racks_and_board_hold_the_same_tiles_for_ever(seed: int) -> None:
    states = game(seed, 40, 2 + seed % 3)
    assert {tuple(everything(state)) for state in states} == {tuple(sorted("0123456789" * 11))}


def test_the_starter_is_drawn_from_the_seed() -> None:
    assert {start(4, seed).turn for seed in range(40)} == {0, 1, 2, 3}
    assert start(4, 7) == start(4, 7)


def test_after_laying_the_rack_is_filled_and_keeps_its_order() -> None:
    state = act(dealt("13579", "22222", bag="6666", board=LYING), "F8=1 I8=3")
    assert faces(state.racks[0]) == "57966"
    assert [tile.number for tile in state.racks[0]] == [2, 3, 4, 5, 6]
    assert state.turn == 1


def test_exchanging_draws_first_and_is_no_empty_turn() -> None:
    state = replace(dealt("12345", "22222", bag="67"), empty=(2, 0))
    after = act(state, "exchange 12")
    assert faces(after.racks[0]) == "34567"
    assert sorted(after.bag) == ["1", "2"]
    assert (after.empty, after.turn) == ((0, 0), 1)


def test_exchanged_tiles_are_shuffled_by_the_seed() -> None:
    bags = {
        act(dealt("12345", "22222", bag="99999000", seed=seed), "exchange 12345").bag for seed in range(9)
    }
    assert len(bags) > 1


@pytest.mark.parametrize(
    ("exchange", "bag", "text", "code"),
    [
        ("any", "67", "exchange 123", "bag-too-small"),
        ("any", "", "exchange 1", "bag-too-small"),
        ("full", "6789", "exchange 1", "bag-too-small"),
        ("never", "66666", "exchange 1", "no-exchange"),
        ("any", "66666", "exchange 6", "tile-not-in-rack"),
        ("any", "66666", "exchange ?", "tile-not-in-rack"),
    ],
)
def test_an_exchange_that_is_not_possible_is_refused(exchange: str, bag: str, text: str, code: str) -> None:
    assert refused(dealt("12345", "22222", bag=bag, exchange=exchange), text) == code


def test_tiles_that_are_not_in_the_rack_cannot_be_laid() -> None:
    state = dealt("13579", "22222", board=LYING)
    assert refused(state, "F8=1 I8=3?") == "tile-not-in-rack"
    assert refused(state, "F8=8") == "tile-not-in-rack"
    assert refused(state, "F8=1 I8=1") == "tile-not-in-rack"


def test_nobody_plays_out_of_turn() -> None:
    assert refused(dealt("13579", "22222"), "pass", seat=1) == "not-your-turn"


# -- jokers ---------------------------------------------------------------------------------------------------


def test_the_eighth_zero_that_one_player_draws_and_every_later_one_is_a_joker() -> None:
    state = dealt("00000", "55555", bag="0000" + "5" * 6 + "0000")
    state = replace(state, zeros=(5, 0))
    assert [turns.becomes("0", zeros) for zeros in (6, 7, 8)] == ["0", "?", "?"]
    after, drawn = turns.draw(replace(state, racks=((), state.racks[1])), 0, 4)
    assert faces(drawn) == "00??"
    after, drawn = turns.draw(replace(after, bag="0000"), 1, 4)
    assert faces(drawn) == "0000"


def test_a_joker_lies_as_its_digit_and_stays_a_zero_of_the_bag() -> None:
    state = act(dealt("?3579", "22222", bag="6666", board=LYING), "F8=1? I8=3")
    assert state.board[7 * 15 + 5] == "1"
    assert state.jokers == (7 * 15 + 5,)
    assert (
        state.turns[-1].points
        == act(dealt("13579", "22222", bag="66", board=LYING), "F8=1 I8=3").turns[-1].points
    )


def test_a_joker_put_back_is_an_ordinary_zero() -> None:
    assert sorted(act(dealt("?1234", "22222", bag="6"), "exchange ?").bag) == ["0"]


def test_a_joker_in_hand_is_worth_nothing_at_the_end() -> None:
    state = act(dealt("13", "?9", board=LYING), "F8=1 I8=3")
    assert state.ending is not None
    assert state.ending.adjustments == (9, -9)


# -- the end --------------------------------------------------------------------------------------------------


def test_whoever_goes_out_gets_what_all_others_hold_and_they_lose_their_own() -> None:
    state = act(dealt("13", "45", "678", "09", board=LYING), "F8=1 I8=3")
    assert state.ending is not None
    assert (state.ending.kind, state.ending.adjustments) == ("out", (39, -9, -21, -9))
    assert state.finals == (state.scores[0] + 39, -9, -21, -9)
    assert GAME.to_act(state) == frozenset()
    assert refused(state, "pass", 1) == str(speech("en")("abaku:game-over"))


def test_an_empty_rack_ends_nothing_while_the_bag_lasts() -> None:
    assert act(dealt("13", "45", bag="7", board=LYING), "F8=1 I8=3").ending is None


def test_a_third_empty_turn_in_a_row_loses_while_the_bag_lasts() -> None:
    state = dealt("12345", "22222", "33333", bag="7")
    for _ in range(6):
        state = act(state, "pass")
    assert state.ending is None
    state = act(state, "pass")
    assert state.ending is not None
    assert (state.ending.kind, turns.winners(state)) == ("forfeit", (1, 2))


def test_with_an_empty_bag_a_third_empty_turn_ends_the_game_as_usual() -> None:
    state = replace(dealt("19", "22"), scores=(20, 10))
    for _ in range(5):
        state = act(state, "pass")
    assert state.ending is not None
    assert (state.ending.kind, state.finals, turns.winners(state)) == ("three-empty", (10, 6), (0,))


def test_anything_else_between_empty_turns_begins_the_count_anew() -> None:
    state = replace(dealt("13579", "22222", bag="6" * 9, board=LYING), empty=(2, 2))
    assert act(state, "exchange 1").empty == (0, 2)
    assert act(state, "F8=1 I8=3").empty == (0, 2)


def test_equally_many_points_are_a_draw() -> None:
    state = replace(dealt("11", "2"), scores=(5, 5))
    for _ in range(5):
        state = act(state, "pass")
    assert turns.winners(state) == (0, 1)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert str(outcome.why.id) == "abaku:over-draw"


def test_resigning_ends_the_game_and_loses_it_whatever_the_points() -> None:
    state = replace(dealt("12345", "22222", "33333", bag="7"), scores=(99, 1, 2))
    over = act(state, "resign")
    assert over.ending is not None
    assert (over.ending.kind, over.ending.adjustments) == ("resign", (0, 0, 0))
    assert (turns.winners(over), turns.lost(over), turns.unbeaten(over)) == ((2,), (0,), (1, 2))


@pytest.mark.parametrize("how", ["resign", "pass"])
@pytest.mark.parametrize(
    ("scores", "winners"), [((99, 1, 2), (2,)), ((99, 5, 5), (1, 2)), ((0, 7, 5), (1,)), ((5, 5, 0), (1,))]
)
def test_with_three_players_the_others_are_ranked_by_points_and_who_lost_comes_last(
    how: str, scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    state = replace(dealt("12345", "22222", "33333", bag="7"), scores=scores, empty=(2, 0, 0))
    outcome = GAME.outcome(act(state, how))
    assert outcome is not None
    assert (outcome.winners, outcome.lost) == (winners, (0,))
    said = speech("en").named(["Anna", "Bert", "Cecilia"]).say(outcome.why)
    assert said.startswith("Anna ")
    names = ", ".join(("Anna", "Bert", "Cecilia")[seat] for seat in winners)
    assert said.endswith(f"Of the others the most points: {names}, {max(scores[1:])} points.")


def test_with_two_players_the_other_one_has_won() -> None:
    for how in ("resign", "pass"):
        state = replace(dealt("12345", "22222", bag="7"), scores=(99, 1), empty=(2, 0))
        outcome = GAME.outcome(act(state, how))
        assert outcome is not None
        assert (outcome.winners, outcome.lost) == ((1,), (0,))
        assert str(outcome.why.id) == ("abaku:over-resign" if how == "resign" else "abaku:over-forfeit")


def test_a_table_may_let_the_others_play_on() -> None:
    state = dealt("12345", "22222", "33333", bag="7" * 9, resign="others_go_on")
    state = act(state, "resign", 1)
    assert (state.ending, state.turn) == (None, 0)
    state = act(state, "pass")
    assert state.turn == 2
    over = act(state, "resign")
    assert over.ending is not None
    assert turns.winners(over) == (0,)


def test_alone_one_plays_to_the_end_for_a_record() -> None:
    state = act(dealt("13", board=LYING), "F8=1 I8=3")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, str(outcome.why.id)) == ((0,), "abaku:over-alone")
    lost = dealt("13", bag="5")
    for _ in range(3):
        lost = act(lost, "pass")
    assert GAME.outcome(lost).winners == ()  # type: ignore[union-attr]


def test_running_out_of_time_is_an_empty_turn() -> None:
    state = dealt("12345", "22222", bag="7", turn_seconds=30)
    assert GAME.deadline(state) == 30_000
    after = GAME.tick(state, 30_000)[-1].state
    assert (after.turn, after.empty, GAME.deadline(after)) == (1, (1, 0), 60_000)
    assert after.turns[-1].kind == "timeout"


def test_a_record_keeps_what_the_end_added() -> None:
    """A whole game by log alone: written, read and replayed it ends with the same points."""
    setup = Setup(
        game="abaku",
        ruleset=1,
        seats=(Seat("person", "A"), Seat("person", "B")),
        seed="3" * 32,
        options={"bag": "1"},
    )
    replay, _steps = Replay.of(setup).feed(Begin(at=0, seats=2))
    log: list[Any] = [Begin(at=0, seats=2)]
    chance = Chance("4" * 32)
    while replay.phase == "playing":
        seat = next(iter(replay.to_act()))
        entry = Act(at=0, seat=seat, text=GAME.write_action(GAME.sample(replay.state, seat, chance)))
        replay, _steps = replay.feed(entry)
        log.append(entry)
    again = Record.from_text(Record(setup=setup, log=tuple(log)).to_json()).replay()
    assert again.state.finals == replay.state.finals
    assert again.ended == replay.ended
    assert sum(replay.state.ending.adjustments) <= 0


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_game_comes_to_an_end(seats: int) -> None:
    assert game(100 + seats, 2_000, seats)[-1].ending is not None


def test_take_gives_what_is_left_or_refuses() -> None:
    assert faces(turns.take(rack("11?23"), "1?")) == "123"
    with pytest.raises(Refused):
        turns.take(rack("12"), "11")
