"""Laws of bids, the sand glass and demonstrations, by the numbers of the rules page (R7, R9 to R17)."""

from __future__ import annotations

import itertools

import pytest

from robacus.games.ricochet_robots import GAME
from robacus.games.ricochet_robots.rounds import NEXT_CHIP_MS
from tests.games.ricochet_robots.playing import (
    CORNERS,
    GLASS,
    REFEREE,
    SHOW,
    Hands,
    shortest,
    show_way,
    shown,
    win,
)

# -- R9, R10, R13: bids and the glass ----------------------------------------------------------------------------


def test_r9_the_first_bid_turns_the_glass_and_only_the_first() -> None:
    hands = Hands(3)
    at = hands.first_chip()
    assert hands.do(at + 7_000, 1, "bid 9") == ["bid", "glass-turned"]
    assert hands.state.ends_at == at + 7_000 + GLASS
    assert hands.do(at + 20_000, 2, "8") == ["bid"]
    assert hands.state.ends_at == at + 7_000 + GLASS


def test_r9_a_bid_counts_a_moment_before_the_glass_is_empty_and_not_when_it_is() -> None:
    hands = Hands(2)
    at = hands.first_chip()
    hands.do(at, 0, "bid 9")
    for late in (0, 1, 5_000):
        assert hands.refused(at + GLASS + late, 1, "bid 5") == "bidding-over"
    assert hands.do(at + GLASS - 1, 1, "bid 5") == ["bid"]
    assert hands.until(at + GLASS) == ["glass-empty", "show-begins"]
    assert hands.state.queue == (1, 0)


def test_r9_with_the_glass_by_hand_a_bidder_decides_when() -> None:
    hands = Hands(3, glass_by="hand")
    at = hands.first_chip()
    assert hands.refused(at, 0, "turn glass") == "glass-bid-first"
    assert hands.do(at, 0, "bid 9") == ["bid"]
    assert hands.refused(at, 1, "turn glass") == "glass-bid-first"
    assert hands.do(at + 40_000, 0, "turn glass") == ["glass-turned"]
    assert hands.state.ends_at == at + 40_000 + GLASS
    assert hands.refused(at + 50_000, 0, "turn glass") == "glass-runs"
    by_itself = Hands(2)
    by_itself.first_chip()
    assert by_itself.refused(4_000, 0, "turn glass") == "glass-by-itself"


def test_r10_own_bids_only_go_down_and_others_may_be_beaten_or_not() -> None:
    hands = Hands(2)
    at = hands.first_chip()
    hands.do(at, 0, "bid 7")
    hands.do(at, 1, "bid 12")
    assert hands.refused(at, 0, "bid 8") == "bid-not-lower"
    assert hands.refused(at, 0, "bid 7") == "bid-not-lower"
    hands.do(at, 0, "bid 5")
    hands.do(at, 1, "bid 6")
    assert hands.refused(at, 0, "bid 6") == "bid-not-lower"
    assert [offer.number for offer in hands.view().bids if offer] == [5, 6]


@pytest.mark.parametrize("number", [0, 100, 9999])
def test_r10_bids_out_of_range_are_refused(number: int) -> None:
    hands = Hands(2)
    at = hands.first_chip()
    assert hands.refused(at, 0, f"bid {number}") == "bid-range"


def test_bids_are_promises_that_nobody_takes_back() -> None:
    for undo in ("own", "never"):
        hands = Hands(2, undo=undo)
        at = hands.first_chip()
        hands.do(at, 0, "bid 7")
        assert not hands.table.replay.undoable(0)


def test_bids_go_through_whatever_the_others_said_at_the_same_time() -> None:
    hands = Hands(3)
    at = hands.first_chip()
    number = hands.table.replay.number
    hands.do(at, 0, "bid 7")
    hands.do(at, 2, "pass")
    wall = 1_700_000_000_000 + at
    assert hands.table.act(1, "bid 6", wall=wall, on=number).steps
    assert GAME.commutes(GAME.read_action("pass"))
    assert not GAME.commutes(GAME.read_action("give up"))
    assert not GAME.commutes(GAME.read_action("blue N"))


def test_r13_lowest_bid_then_fewer_chips_then_earlier_bid() -> None:
    hands = Hands(4, board=CORNERS, end="all")
    win(hands, 0)
    at = hands.table.replay.at
    hands.do(at, 3, "next")
    hands.do(at, 0, "bid 6")
    hands.do(at, 3, "bid 7")
    hands.do(at, 2, "bid 6")
    hands.do(at, 1, "bid 6")
    assert hands.view().order == (2, 1, 0, 3)
    # The last bid counts, so lowering it makes it late.
    hands.do(at, 2, "bid 5")
    hands.do(at, 1, "bid 5")
    hands.do(at, 2, "bid 4")
    hands.do(at, 1, "bid 4")
    hands.do(at, 0, "bid 4")
    assert hands.view().order == (2, 1, 0, 3)
    hands.until(at + GLASS)
    assert hands.view().order == (2, 1, 0, 3)
    assert hands.view().demonstrator == 2


def test_equal_times_keep_the_order_of_the_log() -> None:
    for first, second in itertools.permutations((0, 1)):
        hands = Hands(2)
        at = hands.first_chip()
        hands.do(at, first, "bid 9")
        hands.do(at, second, "bid 9")
        assert hands.view().order == (first, second)


# -- R17: the referee ------------------------------------------------------------------------------------------------


def test_r17_after_five_minutes_without_a_bid_the_glass_turns_and_then_the_chip_goes_back() -> None:
    hands = Hands(2)
    at = hands.first_chip()
    chip = hands.state.chip
    assert hands.until(at + REFEREE - 1) == []
    assert hands.until(at + REFEREE) == ["glass-turned"]
    assert hands.view().referee
    assert hands.until(at + REFEREE + GLASS) == ["glass-empty", "chips-shuffled"]
    assert hands.state.chip is None
    assert chip in hands.state.chips
    assert hands.view().scores == (0, 0)


def test_r17_a_bid_in_the_last_minute_gives_the_others_their_full_minute() -> None:
    hands = Hands(2)
    at = hands.first_chip() + REFEREE + GLASS - 1
    assert hands.until(at) == ["glass-turned"]
    assert hands.do(at, 0, "bid 9") == ["bid", "glass-turned"]
    assert not hands.view().referee
    assert hands.state.ends_at == at + GLASS


def test_r17_without_a_referee_people_look_as_long_as_they_like() -> None:
    hands = Hands(2, referee_seconds=0)
    hands.first_chip()
    assert hands.table.replay.deadline() is None
    assert hands.until(10**10) == []
    assert hands.do(10**10, 1, "bid 20") == ["bid", "glass-turned"]


def test_r17_turns_the_glass_too_when_a_bidder_forgets_to() -> None:
    hands = Hands(2, glass_by="hand")
    at = hands.first_chip()
    hands.do(at, 0, "bid 9")
    assert hands.until(at + REFEREE) == ["glass-turned"]
    assert not hands.view().referee
    assert hands.until(at + REFEREE + GLASS) == ["glass-empty", "show-begins"]


# -- passing: nobody waits for sand ------------------------------------------------------------------------------


def test_when_everybody_else_has_passed_the_lowest_bidder_shows_at_once() -> None:
    hands = Hands(3)
    at = hands.first_chip()
    hands.do(at, 0, "bid 9")
    assert hands.do(at, 1, "pass") == ["pass"]
    assert hands.refused(at, 1, "pass") == "passed-already"
    assert hands.do(at + 1, 2, "pass") == ["pass", "glass-empty", "show-begins"]
    assert hands.view().demonstrator == 0


def test_who_has_passed_may_still_bid() -> None:
    hands = Hands(3)
    at = hands.first_chip()
    hands.do(at, 0, "bid 9")
    hands.do(at, 1, "pass")
    assert hands.do(at, 1, "bid 8") == ["bid"]
    assert hands.view().passed == ()
    assert hands.do(at, 2, "pass") == ["pass"]
    assert hands.do(at, 0, "pass") == ["pass", "glass-empty", "show-begins"]


def test_the_first_bid_makes_everybody_look_again() -> None:
    hands = Hands(3)
    at = hands.first_chip()
    hands.do(at, 1, "pass")
    hands.do(at, 2, "pass")
    assert hands.do(at, 0, "bid 9") == ["bid", "glass-turned"]
    assert hands.view().passed == ()


def test_r14_when_all_pass_the_chip_goes_back_at_once() -> None:
    hands = Hands(2)
    at = hands.first_chip()
    hands.do(at, 1, "pass")
    assert hands.do(at, 0, "pass") == ["pass", "chips-shuffled"]


# -- R11, R12, R14, R15: demonstrations --------------------------------------------------------------------------


def test_r11_the_chip_is_won_with_at_most_the_number_bid() -> None:
    hands, at = shown()
    chip = hands.state.chip
    before = hands.view()
    moves = shortest(before)
    for text in moves[:-1]:
        assert hands.do(at, 0, text) == ["slide"]
    assert hands.do(at, 0, moves[-1]) == ["slide", "chip-won"]
    after = hands.view()
    assert hands.state.won == ((chip,), ())
    assert after.scores == (1, 0)
    # R15: robots stay, markers move under them.
    assert after.robots == after.markers != before.markers
    assert after.last is not None
    assert after.last.winner == 0
    assert after.last.bid == 5
    assert [f"{made.robot} {made.heading}" for made in after.last.made] == moves
    assert after.ends_at == at + NEXT_CHIP_MS


def test_r11_exactly_the_number_bid_is_enough() -> None:
    probe, _ = shown()
    length = len(shortest(probe.view()))
    hands, at = shown(bids=(length, length + 1))
    assert show_way(hands, at, 0) == ["slide", "chip-won"]


def test_r12_a_way_that_is_too_long_fails_and_the_next_bidder_shows_from_the_markers() -> None:
    hands, at = shown(bids=(1, 9))
    markers = hands.state.markers
    first = next(text for text in ("blue N", "blue E") if not hands.refused(at, 0, text))
    assert hands.do(at, 0, first) == ["slide", "show-failed", "robots-back", "show-begins"]
    assert hands.view().demonstrator == 1
    assert hands.view().bid == 9
    assert hands.state.robots == hands.state.markers == markers
    assert hands.view().made == ()
    assert hands.state.ends_at == at + SHOW


def test_r12_giving_up_and_running_out_of_time_are_failures_too() -> None:
    hands, at = shown(3, (5, 6, 7))
    assert hands.do(at + 10, 0, "give up") == ["show-failed", "robots-back", "show-begins"]
    hands.do(at + 20, 1, "blue N")
    assert hands.until(at + 10 + SHOW - 1) == []
    assert hands.until(at + 10 + SHOW) == ["show-failed", "robots-back", "show-begins"]
    assert hands.view().demonstrator == 2
    assert hands.refused(at + 10 + SHOW, 1, "blue N") == "somebody-else-shows"


def test_a_slide_counts_a_moment_before_time_is_up_and_not_when_it_is() -> None:
    hands, at = shown()
    assert hands.refused(at + SHOW, 0, "blue N") == "somebody-else-shows"
    assert hands.do(at + SHOW - 1, 0, "blue N") == ["slide"]


def test_r14_when_nobody_succeeds_the_chip_goes_back_and_nobody_has_won_it() -> None:
    hands, at = shown()
    chip = hands.state.chip
    before = hands.state.chips
    hands.do(at, 0, "give up")
    assert hands.do(at, 1, "give up") == ["show-failed", "robots-back", "chips-shuffled"]
    assert sorted(hands.state.chips) == sorted((*before, chip))
    assert hands.state.won == ((), ())
    assert hands.view().target is None
    assert hands.state.robots == hands.state.markers
    assert hands.view().last is not None
    assert hands.view().last.winner is None  # type: ignore[union-attr]
    assert hands.until(at + NEXT_CHIP_MS) == ["chip-up"]


def test_r14_shuffles_anew_each_time_and_always_alike_for_one_seed() -> None:
    orders = []
    for _ in range(2):
        hands = Hands(2)
        order = []
        for _round in range(6):
            hands.do(hands.table.replay.at, 0, "next")
            hands.do(hands.table.replay.at, 0, "pass")
            hands.do(hands.table.replay.at, 1, "pass")
            order.append(hands.state.chips)
        assert len(set(order)) == 6
        orders.append(order)
    assert orders[0] == orders[1]


def test_refused_slides_cost_nothing_and_say_why() -> None:
    hands, at = shown(bids=(3, 9))
    for text, why in (
        ("red N", "move-blocked"),
        ("green N", "no-such-robot"),
        ("reset", "reset-only-alone"),
        ("bid 2", "bidding-over"),
        ("pass", "bidding-over"),
        ("next", "chip-is-up"),
    ):
        assert hands.refused(at, 0, text) == why
    hands.do(at, 0, "blue N")
    assert hands.refused(at, 0, "blue S") == "move-back"
    assert len(hands.view().made) == 1
    assert hands.refused(at, 1, "blue N") == "somebody-else-shows"


def test_r7_the_first_slide_of_a_demonstration_may_go_anywhere() -> None:
    hands, at = shown(bids=(9, 9))
    hands.do(at, 0, "blue N")
    hands.do(at, 0, "give up")
    assert hands.do(at, 1, "blue S") == ["slide"]


def test_slides_of_a_demonstration_are_not_taken_back() -> None:
    hands, at = shown()
    hands.do(at, 0, "blue N")
    assert not hands.table.replay.undoable(0)


def test_fast_slides_start_where_the_one_before_ended() -> None:
    hands, at = shown(bids=(9, 9))
    hands.do(at, 0, "blue N")
    hands.do(at, 0, "blue E")
    first, second = hands.view().made
    assert first.path == (12, 7, 2)
    assert second.path == (2, 3, 4)


def test_nobody_moves_a_robot_before_it_is_time() -> None:
    hands = Hands(2)
    assert hands.refused(0, 0, "blue N") == "no-chip-up"
    assert hands.refused(0, 0, "bid 5") == "no-chip-up"
    at = hands.first_chip()
    assert hands.refused(at, 0, "blue N") == "bid-first"
