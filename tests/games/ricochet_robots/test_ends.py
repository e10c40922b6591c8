"""Laws of the end (R16), of playing alone, of those who leave, and of what nobody may see."""

from __future__ import annotations

import msgspec
import pytest

from robacus.game import IllegalAction
from robacus.games.ricochet_robots import GAME
from robacus.games.ricochet_robots.notation import MAX_BID
from robacus.games.ricochet_robots.options import Options, chips_to_win
from robacus.games.ricochet_robots.rounds import NEXT_CHIP_MS
from robacus.games.ricochet_robots.state import State
from robacus.speech import speech
from robacus.table import StaleAction
from tests.games.ricochet_robots.playing import (
    CORNERS,
    GLASS,
    REFEREE,
    WALL,
    Hands,
    shortest,
    show_way,
    shown,
    start,
    win,
)

# -- R16: the end ------------------------------------------------------------------------------------------------


def test_r16_so_many_chips_end_a_game() -> None:
    usual = [chips_to_win(Options(), seats) for seats in range(1, 9)]
    assert usual == [None, 8, 6, 5, None, None, None, None]
    assert {chips_to_win(Options(end="all"), seats) for seats in range(1, 9)} == {None}
    assert {chips_to_win(Options(end="chips", end_chips=3), seats) for seats in range(1, 9)} == {3}


def test_r16_who_has_enough_chips_wins() -> None:
    hands = Hands(2, board=CORNERS, end="chips", end_chips=2)
    for seat in (1, 0, 1):
        win(hands, seat)
    ended = hands.table.replay.ended
    assert ended is not None
    assert ended.winners == (1,)
    assert ended.scores == (1.0, 2.0)
    assert hands.state.phase == "over"


def test_r16_when_the_chips_are_gone_equal_players_share_the_victory() -> None:
    hands = Hands(3, board=CORNERS, end="all")
    for seat in (1, 0, 0, 1):
        win(hands, seat)
    ended = hands.table.replay.ended
    assert ended is not None
    assert ended.winners == (0, 1)
    assert ended.scores == (2.0, 2.0, 0.0)


# -- what the move list tells ------------------------------------------------------------------------------------


def test_the_move_list_tells_of_every_round_its_chip_who_failed_and_who_won() -> None:
    hands, at = shown(bids=(5, 6))
    hands.do(at, 0, "give up")
    show_way(hands, at, 1)
    listed = [step.event.kind for step in hands.steps if step.event.listed]
    assert listed == ["chip-up", "show-failed", "chip-won"]


def test_the_move_list_tells_when_a_chip_goes_back() -> None:
    hands, at = shown(bids=(5,))
    hands.do(at, 0, "give up")
    assert [step.event.kind for step in hands.steps if step.event.listed][-1] == "chips-shuffled"


# -- alone ---------------------------------------------------------------------------------------------------------


def test_alone_every_chip_is_played_and_the_moves_are_counted() -> None:
    hands = Hands(1, board=CORNERS)
    total = 0
    while hands.table.replay.phase == "playing":
        if hands.state.phase == "pause":
            hands.do(hands.table.replay.at, 0, "next")
        total += len(shortest(hands.view()))
        show_way(hands, hands.table.replay.at, 0)
    ended = hands.table.replay.ended
    assert ended is not None
    assert ended.scores == (float(-total),)
    assert ended.winners == (0,)
    assert hands.view().scores == (total,)


def test_alone_there_are_no_bids_and_no_glass() -> None:
    hands = Hands(1)
    at = hands.first_chip()
    assert hands.table.replay.deadline() is None
    assert hands.refused(at, 0, "bid 5") == "bid-not-alone"
    assert hands.refused(at, 0, "pass") == "bid-not-alone"
    assert hands.refused(at, 0, "turn glass") == "bid-not-alone"


def test_alone_slides_are_taken_back_one_by_one_even_the_one_that_arrived() -> None:
    hands = Hands(1, board=CORNERS)
    at = hands.first_chip()
    moves = shortest(hands.view())
    states = [hands.state]
    for text in moves:
        hands.do(at, 0, text)
        states.append(hands.state)
    assert hands.state.phase == "pause"
    for state in reversed(states[:-1]):
        assert hands.table_move("undo", 0, at=at) == ["undo"]
        assert hands.state == state
    assert not hands.table.replay.undoable(0)


def test_alone_a_new_chip_cannot_be_taken_back() -> None:
    hands = Hands(1, board=CORNERS)
    at = hands.first_chip()
    show_way(hands, at, 0)
    hands.do(at, 0, "next")
    assert not hands.table.replay.undoable(0)


def test_alone_starting_again_puts_board_and_counter_back() -> None:
    hands = Hands(1, board=CORNERS)
    at = hands.first_chip()
    assert hands.refused(at, 0, "reset") == "reset-nothing"
    before = hands.view()
    hands.do(at, 0, "blue N")
    hands.do(at, 0, "blue E")
    assert hands.do(at, 0, "reset") == ["reset"]
    assert hands.view() == before


def test_alone_a_way_has_an_end_too() -> None:
    hands = Hands(1, board=CORNERS, variant="free")
    at = hands.first_chip()
    for number in range(MAX_BID):
        hands.do(at, 0, f"blue {'NWSE'[number % 4]}")
    assert hands.refused(at, 0, "blue W") == "way-too-long"
    assert {GAME.write_action(action) for action in GAME.legal(hands.state, 0)} == {"reset", "give up"}
    assert {control.key for control in GAME.controls(hands.view(0), speech("en"))} == {"reset", "give-up"}
    hands.do(at, 0, "reset")
    assert hands.do(at, 0, "blue N") == ["slide"]


def test_alone_giving_up_puts_the_chip_back_unwon() -> None:
    hands = Hands(1, board=CORNERS)
    at = hands.first_chip()
    hands.do(at, 0, "blue N")
    assert hands.do(at, 0, "give up") == ["chips-shuffled"]
    assert sorted(hands.state.chips) == [0, 1, 2, 3]
    assert hands.state.won == ((),)
    assert hands.state.spent == 0
    assert hands.state.robots == hands.state.markers == (0, 12)


# -- who has left ------------------------------------------------------------------------------------------------


def test_who_leaves_while_showing_gives_up() -> None:
    hands, at = shown()
    assert hands.table_move("leave", 0, at=at) == ["left", "show-failed", "robots-back", "show-begins"]


def test_who_has_left_passes_and_gives_up_when_its_turn_comes() -> None:
    hands = Hands(3, board=CORNERS)
    at = hands.first_chip()
    hands.do(at, 0, "bid 4")
    assert hands.table_move("resign", 0, at=at) == ["resigned", "pass"]
    hands.do(at, 1, "bid 5")
    assert hands.until(at + GLASS) == [
        "glass-empty",
        "show-begins",
        "show-failed",
        "robots-back",
        "show-begins",
    ]
    assert hands.view().demonstrator == 1


def test_a_table_that_everybody_has_left_does_not_wait() -> None:
    hands = Hands(2)
    at = hands.first_chip()
    hands.table_move("leave", 0, at=at)
    assert hands.table_move("leave", 1, at=at) == ["left", "pass", "chips-shuffled"]
    assert hands.until(at + NEXT_CHIP_MS) == ["chip-up", "pass", "pass", "chips-shuffled"]


def test_a_bidder_who_left_without_turning_the_glass_keeps_nobody_waiting() -> None:
    hands = Hands(2, glass_by="hand", referee_seconds=0, board=CORNERS)
    at = hands.first_chip()
    hands.do(at, 0, "bid 4")
    hands.table_move("leave", 0, at=at)
    assert hands.do(at, 1, "pass")[:3] == ["pass", "glass-empty", "show-begins"]


# -- what is hidden ------------------------------------------------------------------------------------------------


def moments() -> list[State]:
    """States of every phase."""
    hands, at = shown(3, (5, 6, 7), end="all")
    states = [step.state for step in hands.steps if step.state is not None]
    show_way(hands, at, 0)
    hands.until(at + 400_000)
    return states + [step.state for step in hands.steps[-8:]]


def test_views_are_equal_to_the_byte_when_only_the_hidden_order_and_the_seed_differ() -> None:
    states = moments()
    assert {state.phase for state in states} >= {"pause", "think", "glass", "show"}
    for state in states:
        other = msgspec.structs.replace(
            state, chips=state.chips[::-1], deal=msgspec.structs.replace(state.deal, seed="f" * 32)
        )
        for seat in (None, 0, 1, 2):
            assert msgspec.json.encode(GAME.view(state, seat)) == msgspec.json.encode(GAME.view(other, seat))


def test_all_seats_see_the_same() -> None:
    for state in moments():
        views = [msgspec.to_builtins(GAME.view(state, seat)) for seat in (0, 1, 2, None)]
        for seat, view in zip((0, 1, 2, None), views, strict=True):
            assert view.pop("seat") == seat
        assert all(view == views[0] for view in views)


def test_a_view_survives_json() -> None:
    for state in moments():
        view = GAME.view(state, 1)
        assert msgspec.json.decode(msgspec.json.encode(view), type=GAME.View) == view


def test_the_seed_is_in_no_view() -> None:
    state = start(seed=0xABCDEF0123456789ABCDEF0123456789)
    assert b"abcdef0123456789" not in msgspec.json.encode(GAME.view(state, 0))


# -- breaks ------------------------------------------------------------------------------------------------------


def test_nobody_stops_the_time_to_look_for_a_way() -> None:
    """Asked for while a chip is up, a break begins when the round is over: the glass and the demonstration run on."""
    hands = Hands(2, board=CORNERS)
    at = hands.first_chip()
    hands.do(at, 0, "bid 9")
    assert hands.table_move("pause", 1, at=at + 1, soon=True) == ["pause-asked"]
    assert hands.table.replay.deadline() == at + GLASS
    hands.until(at + GLASS)
    assert hands.state.phase == "show"
    assert show_way(hands, at + GLASS, 0)[-2:] == ["chip-won", "paused"]
    replay = hands.table.replay
    assert (replay.phase, replay.at, replay.deadline()) == ("paused", at + GLASS, None)
    hands.table_move("resume", at=at + GLASS + 5_000)
    assert hands.table.replay.deadline() == at + GLASS + NEXT_CHIP_MS


def test_a_break_that_is_asked_for_begins_when_the_clock_ends_the_round() -> None:
    hands = Hands(2, board=CORNERS)
    at = hands.first_chip()
    hands.table_move("pause", 0, at=at, soon=True)
    assert hands.until(at + 10 * REFEREE)[-2:] == ["chips-shuffled", "paused"]
    assert hands.table.replay.at == at + REFEREE + GLASS


def test_whoever_leaves_during_a_break_that_nobody_has_shown_yet_does_not_move_the_clock() -> None:
    """The round ended unseen, and the break began then, not when the next thing happened."""
    hands = Hands(3, board=CORNERS)
    at = hands.first_chip()
    hands.table_move("pause", 0, at=at, soon=True)
    end = at + REFEREE + GLASS
    hands.table_move("leave", 2, at=end + 60_000)
    assert hands.table.replay.at == end
    hands.table_move("resume", at=end + 90_000)
    assert hands.table.replay.deadline() == end + NEXT_CHIP_MS


def test_a_break_is_asked_for_once() -> None:
    hands = Hands(2, board=CORNERS)
    at = hands.first_chip()
    hands.table_move("pause", 0, at=at, soon=True)
    with pytest.raises(IllegalAction) as caught:
        hands.table.pause(1, wall=WALL + at, soon=True)
    assert caught.value.message.id == "table-pause-asked"


def test_between_two_chips_and_alone_the_time_stops_at_once() -> None:
    hands = Hands(2, board=CORNERS)
    assert hands.table_move("pause", 1, at=1_000, soon=True) == ["paused"]
    alone = Hands(1, board=CORNERS)
    assert alone.table_move("pause", 0, at=alone.first_chip(), soon=True) == ["paused"]


# -- bids of another round -----------------------------------------------------------------------------------------


def test_a_bid_meant_for_another_chip_is_refused() -> None:
    """Bids commute, so that people may bid at the same time; but one that was held up counts for its own chip only."""
    hands = Hands(2, board=CORNERS)
    at = hands.first_chip()
    seen = hands.table.replay.number
    hands.do(at, 1, "bid 9")
    assert hands.table.act(0, "bid 8", wall=WALL + at, on=seen).steps[0].event.kind == "bid"
    hands.until(at + GLASS)
    show_way(hands, at + GLASS, 1)
    hands.do(at + GLASS, 1, "next")
    with pytest.raises(StaleAction):
        hands.table.act(0, "bid 8", wall=WALL + at + GLASS, on=seen)
    assert hands.table.act(0, "bid 8", wall=WALL + at + GLASS, on=hands.table.replay.round_at)
