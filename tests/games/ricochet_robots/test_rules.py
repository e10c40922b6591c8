"""Laws of the table game, by the numbers of the rules page: set-up, bids, glass, demonstrations, ends, solo."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import msgspec
import pytest

from robacus.game import InvalidOptions
from robacus.games.ricochet_robots import GAME
from robacus.games.ricochet_robots.board import ANY, COLOURS
from robacus.games.ricochet_robots.options import Options, chips_to_win
from robacus.games.ricochet_robots.rounds import FIRST_CHIP_MS, NEXT_CHIP_MS
from robacus.games.ricochet_robots.state import State
from robacus.options import read_options
from tests.games.ricochet_robots.playing import ALLEY, Hands, shortest

CORNERS = (
    ALLEY
    + """robot red A1
robot blue C3
target A1 red circle
target E1 red triangle
target E5 red square
target A5 red hexagon
"""
)
"""Red goes round the rim from corner to corner: every chip is two or three moves away."""

GLASS = 60_000
SHOW = 120_000
REFEREE = 300_000


def start(seats: int = 2, seed: int = 0, **options: Any) -> State:
    chosen = read_options(GAME, options)
    GAME.check(chosen, seats)
    return GAME.start(chosen, seats, f"{seed:032x}")


def wrong(seats: int = 2, **options: Any) -> str:
    """The id with which options are refused."""
    with pytest.raises(InvalidOptions) as caught:
        start(seats, **options)
    assert str(caught.value) != caught.value.message.id
    return caught.value.message.id.partition(":")[2]


def show_way(hands: Hands, at: int, seat: int) -> list[str]:
    """Show a shortest way, all slides at one time; what happened at the last slide."""
    happened: list[str] = []
    for text in shortest(hands.view()):
        happened = hands.do(at, seat, text)
    return happened


def win(hands: Hands, seat: int) -> None:
    """The next chip comes up, and `seat` wins it."""
    if hands.state.phase == "pause":
        hands.do(hands.table.replay.at, seat, "next")
    at = hands.table.replay.at
    hands.do(at, seat, "bid 5")
    hands.until(at + GLASS)
    assert "chip-won" in show_way(hands, at + GLASS, seat)


# -- R3: setting up ------------------------------------------------------------------------------------------------


def test_r3_robots_start_on_every_kind_of_free_cell_rows_and_columns_7_and_8_too() -> None:
    seen: Counter[tuple[str, int]] = Counter()
    for seed in range(300):
        state = start(seed=seed, edition="2013", fifth_robot=True)
        board = state.deal.board
        assert len(set(state.robots)) == 5
        assert set(state.robots) <= set(board.free_cells)
        assert state.markers == state.robots
        for cell in state.robots:
            row, column = board.row_column(cell)
            seen["row", row] += 1
            seen["column", column] += 1
            assert not board.solid(cell)
            assert cell not in {target.cell for target in board.targets}
    assert set(seen) == {(kind, line) for kind in ("row", "column") for line in range(16)}


def test_r3_the_seed_alone_decides() -> None:
    assert start(seed=5) == start(seed=5)
    assert start(seed=5) != start(seed=6)
    orders = {start(seed=seed).chips for seed in range(40)}
    assert len(orders) == 40
    assert {tuple(sorted(chips)) for chips in orders} == {tuple(range(17))}


def test_there_is_a_chip_for_every_target_and_the_vortex_is_an_option() -> None:
    assert len(start().chips) == 17
    without = start(vortex=False)
    assert len(without.chips) == 16
    assert ANY not in {without.deal.board.targets[chip].colour for chip in without.chips}


@pytest.mark.parametrize(("edition", "colour"), [("1999", "black"), ("2003", "black"), ("2013", "silver")])
def test_the_fifth_robot_has_the_colour_of_its_edition(edition: str, colour: str) -> None:
    assert start(edition=edition, fifth_robot=True).deal.colours == (*COLOURS[:4], colour)
    assert start(edition=edition).deal.colours == COLOURS[:4]


def test_boards_are_those_of_the_edition_or_of_the_options() -> None:
    for seed in range(20):
        assert set(start(seed=seed).deal.quadrants) <= set("1234AB ")
        assert set(start(seed=seed, edition="2003").deal.quadrants) <= set("1234CD ")
        assert not start(seed=seed, edition="2013", diagonals=False).deal.board.diagonals
    assert start(quadrants="4b, 2a 1a 3b").deal.quadrants == "4B 2A 1A 3B"
    own = start(board=CORNERS)
    assert own.deal.colours == ("red", "blue")
    assert own.robots == (0, 12)
    assert own.deal.board.targets[0].cell == 0


def test_options_that_do_not_go_together_are_refused_with_the_reason() -> None:
    assert wrong(quadrants="1A 2A 3A 4A", board=CORNERS) == "wrong-two-boards"
    assert wrong(quadrants="1A 2A 3A") == "wrong-text"
    assert wrong(quadrants="1A 2A 3A 4C") == "wrong-side"
    assert wrong(edition="2013", quadrants="1A 2A 3A 4D", diagonals=False) == "wrong-side"
    assert wrong(board="board 2x2; 93") == "wrong-text"
    assert wrong(board=ALLEY) == "wrong-text"
    assert wrong(board=CORNERS + "robot red C3") == "wrong-text"
    assert wrong(board=CORNERS + "robot green C9") == "wrong-text"
    assert wrong(board=CORNERS + "robot green") == "wrong-text"
    assert wrong(board=CORNERS + "goal red A1") == "wrong-text"
    assert wrong(board=CORNERS + "target B3 green circle") == "wrong-no-robot"
    assert wrong(board=ALLEY + "target B3 silver circle") == "wrong-no-robot"
    assert wrong(board=ALLEY + "target B3 any vortex", vortex=False) == "wrong-only-vortex"
    assert wrong(board="board 3x1; d57; target B1 red circle") == "wrong-no-room"
    assert wrong(end="chips", end_chips=18) == "wrong-few-chips"
    assert wrong(end="chips", end_chips=17, vortex=False) == "wrong-few-chips"
    assert wrong(end="chips", end_chips=5, board=CORNERS) == "wrong-few-chips"
    assert start(end="usual", end_chips=1000).deal.to_win == 8
    crowded = "quadrants 1A 2A 3A 4A" + "".join(
        f"; target {chr(65 + column)}{row} red circle" for row in (1, 16) for column in range(16)
    )
    assert start(board=crowded).deal.chips == 49


# -- R1, R2, R20: the chip -------------------------------------------------------------------------------------------


def test_r1_anybody_turns_up_the_chip_or_it_comes_by_itself() -> None:
    hands = Hands(3)
    assert hands.state.phase == "pause"
    assert hands.do(1_000, 2, "next") == ["chip-up"]
    assert hands.refused(1_500, 0, "next") == "chip-is-up"
    waiting = Hands(3)
    assert waiting.until(FIRST_CHIP_MS - 1) == []
    assert waiting.until(FIRST_CHIP_MS) == ["chip-up"]
    by_hand = Hands(3, next_chip="hand")
    assert by_hand.until(10**9) == []
    assert by_hand.do(10**9, 1, "next") == ["chip-up"]


def test_r2_the_vortex_is_for_any_robot() -> None:
    board = CORNERS.replace("A5 red hexagon", "A5 any vortex").replace("target A1 red circle\n", "")
    for seed in range(30):
        hands = Hands(1, board=board, seed=f"{seed:032x}")
        hands.first_chip()
        target = hands.view().target
        assert target is not None
        if target.colour == ANY:
            for text in ("blue S", "blue W"):
                happened = hands.do(4_000, 0, text)
            assert happened == ["slide", "chip-won"]
            return
    raise AssertionError("the vortex never came up")


def test_r20_in_free_a_chip_whose_robot_is_there_goes_back_and_another_is_drawn() -> None:
    put_back = set()
    for seed in range(12):
        hands = Hands(2, board=CORNERS, variant="free", seed=f"{seed:032x}")
        hands.first_chip()
        kinds = [step.event.kind for step in hands.steps if step.event.kind.startswith("chip")]
        assert kinds in (["chip-up"], ["chip-back", "chip-up"])
        put_back.add(len(kinds))
        target = hands.view().target
        assert target is not None
        assert target.cell != 0
        assert len(hands.state.chips) == 3
        assert sorted((*hands.state.chips, hands.state.chip)) == [0, 1, 2, 3]
    assert put_back == {1, 2}


def test_r20_where_no_other_chip_is_left_the_robot_has_to_leave_and_come_back() -> None:
    only = ALLEY + "robot red A1; robot blue C3; target A1 red circle"
    for variant in ("free", "literal", "strict"):
        hands = Hands(1, board=only, variant=variant)
        hands.first_chip()
        ways = ["red E", "red W"] if variant == "free" else ["red E", "red S", "red W", "red N"]
        happened = [hands.do(4_000, 0, text) for text in ways]
        assert happened[-1] == ["slide", "chip-won", "over"]
        assert happened[:-1] == [["slide"]] * (len(ways) - 1)


def test_r20_with_the_vortex_in_free_any_robot_on_it_is_enough() -> None:
    vortex = ALLEY + "robot red A1; robot blue C3; target C3 any vortex; target E5 red circle"
    for seed in range(8):
        hands = Hands(2, board=vortex, variant="free", seed=f"{seed:032x}")
        hands.first_chip()
        target = hands.view().target
        assert target is not None
        assert target.colour == "red"


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


def shown(seats: int = 2, bids: tuple[int, ...] = (5, 6), **options: Any) -> tuple[Hands, int]:
    """A table on the corners at the moment when the first bidder shows, and that moment."""
    hands = Hands(seats, board=CORNERS, **options)
    at = hands.first_chip()
    for seat, number in enumerate(bids):
        hands.do(at, seat, f"bid {number}")
    hands.until(at + GLASS)
    assert hands.state.phase == "show"
    return hands, at + GLASS


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
