"""Laws of whole games of Ricochet Robots, tried on tables where people do anything that is allowed, at any time."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from robacus.chance import Chance
from robacus.game import InvalidOptions
from robacus.games.ricochet_robots import GAME
from robacus.games.ricochet_robots.board import HEADINGS
from robacus.games.ricochet_robots.moves import Move, verdict
from robacus.games.ricochet_robots.rounds import position_of
from robacus.games.ricochet_robots.state import State, board_of, ordered, way_of
from robacus.log import write_entry
from robacus.options import fields, read_options
from robacus.record import Record
from robacus.table import Table
from tests.games.ricochet_robots.playing import CORNERS, WALL, Hands
from tests.laws.examples import complaint, option_values

RECORDS = Path(__file__).parents[2] / "records"
BOARDS = (
    "",
    CORNERS,
    CORNERS + "diagonal C4 / red; diagonal D2 \\ blue; diagonal B4 / yellow",
    "quadrants 1D 2D 3D 4D",
    "board 1x9; b;a;a;a;a;a;a;a;e; target A1 red circle; target A5 any vortex; robot red A4; robot blue A9",
)


@st.composite
def options(draw: st.DrawFn, seats: int) -> dict[str, Any]:
    """Options that go together; short clocks as often as long ones."""
    chosen = {field.name: draw(option_values(field)) for field in fields(GAME.Options)}
    chosen["board"] = draw(st.sampled_from(BOARDS))
    chosen["end_chips"] = min(chosen["end_chips"], 2)
    try:
        GAME.check(read_options(GAME, chosen), seats)
    except InvalidOptions:
        chosen["vortex"] = True
        chosen["board"] = ""
    return chosen


def play_anything(hands: Hands, chance: Chance, most: int) -> list[State]:
    """Let people do allowed things and clocks run out; every state there was."""
    states = [hands.state]
    while hands.table.replay.phase == "playing" and len(states) < most:
        replay = hands.table.replay
        before = len(hands.steps)
        deadline = replay.deadline()
        acting = sorted(replay.to_act() - replay.gone)
        kind = chance.below(40)
        if (kind < 4 and deadline is not None) or not acting:
            if deadline is None:
                break
            hands.until(deadline)
        elif kind == 4 and len(acting) > 1 and len(replay.gone) < 2:
            hands.table_move("leave", chance.choice(acting), at=replay.at)
        else:
            seat = chance.choice(acting)
            action = GAME.sample(replay.state, seat, chance)
            at = replay.at + chance.below(3) * chance.below(2_000)
            text = GAME.write_action(action)
            if deadline is None or at < deadline:
                assert hands.refused(at, seat, text) == ""
                hands.do(at, seat, text)
        states += [step.state for step in hands.steps[before:]]
    return states


@st.composite
def games(draw: st.DrawFn, most: int = 120) -> tuple[Hands, list[State]]:
    """Tables with any number of seats and any options, after many things were done."""
    seats = draw(st.integers(1, 8))
    number = draw(st.integers(0, 1 << 64))
    hands = Hands(seats, seed=f"{number:032x}", **draw(options(seats)))
    return hands, play_anything(hands, Chance("p" * 32, number), most)


def all_chips(state: State) -> list[int]:
    up = [] if state.chip is None else [state.chip]
    return sorted([*state.chips, *up, *(chip for won in state.won for chip in won)])


@given(games())
def test_no_chip_is_ever_lost_or_doubled(game: tuple[Hands, list[State]]) -> None:
    _hands, states = game
    for state in states:
        assert all_chips(state) == all_chips(states[0])
        assert len(all_chips(state)) == state.deal.chips


@given(games())
def test_own_bids_never_rise_within_a_round(game: tuple[Hands, list[State]]) -> None:
    _hands, states = game
    for before, after in pairwise(states):
        if before.round == after.round and after.phase in ("think", "glass", "show"):
            for old, new in zip(before.bids, after.bids, strict=True):
                assert old is None or (new is not None and new.number <= old.number)


@given(games())
def test_who_shows_is_first_in_order_and_everybody_shows_once(game: tuple[Hands, list[State]]) -> None:
    _hands, states = game
    for state in states:
        if state.phase == "show" and not state.solo:
            order = ordered(state.bids, state.won)
            assert state.queue == order[len(order) - len(state.queue) :]


@given(games())
def test_robots_stand_apart_on_the_board_and_slides_are_unbroken_and_keep_to_the_walls(
    game: tuple[Hands, list[State]],
) -> None:
    _hands, states = game
    for state in states:
        board = state.deal.board
        assert len(set(state.robots)) == len(state.robots)
        assert not any(board.solid(cell) for cell in state.robots)
        for made in state.made:
            for here, there in pairwise(made.path):
                step = (
                    {-board.width: 0, 1: 1, board.width: 2, -1: 3}[there - here] if board.width > 1 else None
                )
                assert step is None or not board.walls[here] >> step & 1


@given(games())
def test_a_chip_is_won_only_by_a_way_that_the_rules_allow(game: tuple[Hands, list[State]]) -> None:
    hands, states = game
    steps = [step for step in hands.steps if step.state is not None]
    for before, after in pairwise(steps):
        if after.event.kind == "chip-won":
            start, result = before.state, after.state.last
            colours = start.deal.colours
            moves = [Move(colours.index(made.robot), HEADINGS.index(made.heading)) for made in result.made]
            position = position_of(start, start.chip)
            variant = start.deal.options.variant
            assert verdict(position, moves, variant) is None or variant == "free"
            assert start.way.arrived
            assert start.way.moves == tuple(moves)
            assert result.bid is None or len(moves) <= result.bid
            assert after.state.markers == after.state.robots == start.robots
    assert states


@given(games())
def test_outside_demonstrations_robots_stand_on_their_markers(game: tuple[Hands, list[State]]) -> None:
    _hands, states = game
    for state in states:
        if state.phase != "show":
            assert state.robots == state.markers
            assert state.made == ()


@given(games())
def test_what_is_listed_as_legal_is_legal_and_nothing_else_is(game: tuple[Hands, list[State]]) -> None:
    _hands, states = game
    for state in states[:: max(1, len(states) // 6)]:
        for seat in range(state.deal.seats):
            legal = list(GAME.legal(state, seat))
            assert bool(legal) == (seat in GAME.to_act(state))
            assert len(set(legal)) == len(legal)
            tried = [*legal[:25], *legal[-5:]]
            tried += [
                GAME.read_action(text) for text in ("blue N", "red E", "bid 1", "pass", "next", "reset")
            ]
            for action in tried:
                said = complaint(lambda action=action, seat=seat: GAME.apply(state, seat, action, state.at))  # type: ignore[misc]  # noqa: B023
                assert (said == "") == (action in legal or _said_otherwise(action, legal))


def _said_otherwise(action: Any, legal: list[Any]) -> bool:
    """ "give up" is understood as "pass" while bids are made."""
    return type(action).__name__ == "GiveUp" and any(type(other).__name__ == "Pass" for other in legal)


@given(games())
def test_the_log_alone_gives_the_same_table(game: tuple[Hands, list[State]]) -> None:
    hands, _states = game
    setup = hands.table.replay.setup
    again = Table.from_log("t", setup, [write_entry(entry) for entry in hands.log])
    again, _steps = again.look(WALL + hands.table.replay.at)
    assert again.replay.state == hands.table.replay.state
    assert again.replay.number == hands.table.replay.number
    assert again.replay.ended == hands.table.replay.ended


@given(games())
def test_a_view_has_all_that_is_needed_to_go_on_with_a_way(game: tuple[Hands, list[State]]) -> None:
    _hands, states = game
    for state in states[::5]:
        view = GAME.view(state, None)
        assert board_of(view) == state.deal.board
        way = way_of(view)
        if state.way is not None:
            assert way == state.way
        assert view.chips_down == len(state.chips)
        assert view.over == (state.phase == "over")


@given(games())
def test_clocks_run_on_and_times_never_fall(game: tuple[Hands, list[State]]) -> None:
    hands, _states = game
    times = [step.state.at for step in hands.steps if step.state is not None]
    assert times == sorted(times)
    for step in hands.steps:
        if step.state is not None and step.state.ends_at is not None:
            assert 0 < step.state.ends_at - step.state.at <= step.state.total


@given(games(most=60))
def test_a_table_with_somebody_gone_goes_on_until_only_people_are_waited_for(
    game: tuple[Hands, list[State]],
) -> None:
    hands, _states = game
    for seat in range(hands.state.deal.seats):
        if hands.table.replay.phase == "playing" and seat not in hands.table.replay.gone:
            hands.table_move("leave", seat, at=hands.table.replay.at)
    if hands.table.replay.phase == "playing" and not hands.state.solo:
        assert hands.state.phase == "pause"


def told(record: Record) -> str:
    """A record's steps, one a line, and how it ended; no words of any language, which may be put better one day."""
    lines = []
    replay = None
    for replay, steps in record.steps():  # noqa: B007 - the last one is wanted
        for step in steps:
            seat = "" if step.event.seat is None else f"seat {step.event.seat}"
            lines.append(" ".join(filter(None, (f"{step.at} {step.event.kind}", seat, step.event.notation))))
    assert replay is not None
    ended = replay.ended
    assert ended is not None
    lines += [
        f"scores {list(ended.scores)}",
        f"winners {list(ended.winners)}",
        f"robots {list(replay.state.robots)}",
    ]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("path", sorted(RECORDS.glob("ricochet_*.json")), ids=lambda path: path.stem)
def test_golden_records_are_replayed_for_ever(path: Path) -> None:
    """Every step is what it was when the record was made, and the game ends as it did: see the list beside it."""
    record = Record.from_text(path.read_text(encoding="utf-8"))
    assert told(record) == path.with_suffix(".txt").read_text(encoding="utf-8")


def test_the_golden_records_hold_what_is_hard() -> None:
    kinds = {
        path.stem: {
            step.event.kind for _replay, steps in Record.from_text(path.read_text()).steps() for step in steps
        }
        for path in RECORDS.glob("ricochet_*.json")
    }
    assert kinds["ricochet_three_players"] >= {"show-failed", "robots-back", "chips-shuffled", "pass", "over"}
    assert kinds["ricochet_alone"] >= {"undo", "reset", "chips-shuffled", "chip-won", "over"}
    assert kinds["ricochet_five_robots"] >= {"glass-turned", "left", "paused", "resumed", "chip-back", "over"}
