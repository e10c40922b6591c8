"""Laws of puzzles: their text, and the fewest turns, which are those of the rules and of a plain search."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from robacus.chance import Chance
from robacus.game import IllegalAction, InvalidText
from robacus.games.robogem.cards import FUNCTION, sequences, without
from robacus.games.robogem.desk_puzzle_lessons import LESSONS
from robacus.games.robogem.layout import parse_rows
from robacus.games.robogem.moves import Ground, Position, Robot, ground, result, start_position
from robacus.games.robogem.notation import Turn
from robacus.games.robogem.puzzle import Puzzle, Stage, read_puzzle
from robacus.games.robogem.puzzle_graph import Graph
from robacus.games.robogem.puzzle_search import Search, search, solve
from tests.games.robogem.boards import CLOSE, functions, programs, situations

BOARD = "R...G/.*.../..#.*/Y*..B"
START = f"{BOARD}; robot red B1 E 0 1; robot blue D2 W 1"


def puzzle_of(seed: str, *, cards: int, rule: bool) -> Puzzle:
    """A small puzzle by chance, with so many cards."""
    chance = Chance(seed, "puzzle")
    deck = "".join(chance.shuffled("FFFLR" * 6 + (FUNCTION * 12 if rule else "")))[:cards]
    home = chance.below(3)
    where = chance.choice(("B1", "C2", "C4", "A3"))
    more = "; functions" if rule else ""
    text = (
        f"{BOARD}; robot red {where} {chance.choice('NESW')} 0 {home}; robot blue D2 W 1; cards {deck}{more}"
    )
    return read_puzzle(text)


# -- text --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        f"{START}; cards FFRLF",
        f"{START}; cards FfRLF FF; function FL",
        f"{START}; cards FfRLF FF; functions; no-capture; open-bases",
        f"{BOARD}; robot yellow A3 N 3 2; cards F",
    ],
)
def test_a_puzzle_is_read_back_from_its_text(text: str) -> None:
    assert read_puzzle(text).to_text() == text
    assert read_puzzle(text.replace(";", "\n").replace("/", "\n")) == read_puzzle(text)


def test_without_a_robot_red_begins_on_its_base() -> None:
    assert read_puzzle(f"{BOARD}; cards FFF").to_text() == f"{BOARD}; robot red A1 E; cards FFF"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "0 × 0"),
        (BOARD, "no cards"),
        (f"{BOARD}; cards FFXF", '"X"'),
        (f"{BOARD}; cards FfF", "function card"),
        (f"{BOARD}; cards {'F' * 81}", "81 cards"),
        (f"{BOARD}; cards F; function FFFFFF", "At most 5"),
        (f"{BOARD}; cards F; robot pink A1 E", "robot pink A1 E"),
        (f"{BOARD}; cards F; robot red Z9 E", "robot red Z9 E"),
        (f"{BOARD}; cards F; robot red B1 E 4", "robot red B1 E 4"),
        ("hello", '"hello" is not understood'),
        (f"{BOARD}; cards F; robot red B1 E; robot red C1 E", "two statements"),
        (f"{BOARD}; cards F; robot red C3 E", "cannot stand on C3"),
        (f"{BOARD}; cards F; robot red B2 E", "cannot stand on B2"),
        (f"{BOARD}; cards F; robot red E1 E", "cannot stand on E1"),
        (f"{BOARD}; cards F; robot red B1 E; robot blue B1 E", "cannot stand on B1"),
        (f"{BOARD}; cards F; robot red A1 E 1", "its own base"),
        (f"{BOARD}; cards F; robot red B1 E 0 3", "at most 2 at its base"),
        (f"{BOARD}; cards F; teapot", "teapot"),
        (f"{BOARD}/RRRRR; cards F", "more than one base"),
        ("." * 1501, "1,501 characters"),
    ],
)
def test_what_is_no_puzzle_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(InvalidText) as refused:
        read_puzzle(text)
    assert why in str(refused.value)


# -- turns -------------------------------------------------------------------------------------------------------------


def test_five_cards_come_after_a_turn_and_seven_after_a_rest() -> None:
    puzzle = read_puzzle(f"{START}; cards FFRLF LLLLL RRRRR RR")
    start = puzzle.start()
    assert (puzzle.hand(start), puzzle.coming(start)) == ("FFFLR", "LLLLLRRRRRRR")
    assert puzzle.hand(puzzle.play(start, Turn("F"))) == "LLLLL"
    assert puzzle.hand(puzzle.play(start, Turn(rest=True))) == "LLLLLRR"
    late = puzzle.play(puzzle.play(start, Turn(rest=True)), Turn())
    assert (puzzle.hand(late), puzzle.play(late, Turn()).over) == ("RRRRR", True)


def test_a_turn_that_the_hand_does_not_allow_is_refused() -> None:
    puzzle = read_puzzle(f"{START}; cards FFRLF")
    for turn in (Turn("LL"), Turn("f"), Turn("F", "L")):
        with pytest.raises(IllegalAction):
            puzzle.play(puzzle.start(), turn)


# -- the search --------------------------------------------------------------------------------------------------------


@given(situations(), programs, functions)
@settings(max_examples=80, deadline=None)
def test_situations_lead_where_the_rules_lead(
    situation: tuple[Ground, Position, int], program: str, function: str
) -> None:
    on, position, _seat = situation
    graph = Graph(on, position)
    here, goes_on = 0, True
    for card in f"f{program}f":
        if card == FUNCTION:
            here, goes_on = graph.call(here, function)
        else:
            after = graph.step(here, card)
            here, goes_on = (here, False) if after < 0 else (after, True)
        if not goes_on or graph.positions[here].winner is not None:
            break
    ended = result(on, position, 0, f"f{program}f", function)
    assert graph.positions[here].situation() == ended.position.situation()


def test_no_way_to_the_end_has_fewer_commands_than_are_said_to_be_needed() -> None:
    won = 0
    for seed in range(400):
        chance = Chance(f"walk-{seed}", "commands")
        layout = parse_rows(CLOSE)
        on = ground(layout, (0, 2, 1), capture=chance.below(4) > 0, open_unused=True)
        loads = [tuple(range(10 * robot, 10 * robot + chance.below(2))) for robot in range(3)]
        squares = [layout.names.index(name) for name in chance.shuffled(("B1", "A2", "A3", "C4"))]
        robots = tuple(map(Robot, squares, (0, 1, 2), loads))
        here = replace(start_position(layout, (0, 2, 1)), robots=robots)
        graph = Graph(on, replace(here, robots=(replace(robots[0], banked=(90,)), *robots[1:])))
        commands, passed = "", [0]
        while len(commands) < 60 and not graph.won[passed[-1]]:
            commands += chance.choice("FFFLR")
            after = graph.step(passed[-1], commands[-1])
            passed.append(passed[-1] if after < 0 else after)
        if graph.won[passed[-1]]:
            won += 1
            for number, place in enumerate(passed):
                left = commands[number:]
                assert graph.need[place][0] <= len(left)
                assert graph.need[place][1] <= left.count("F")
    assert won >= 40


def plainly(puzzle: Puzzle, turns: int) -> int | None:
    """The fewest turns, found by playing every turn there is."""
    stages = {(puzzle.position.situation(), "", 0, 0): puzzle.start()}
    for turn in range(1, turns + 1):
        after: dict[object, Stage] = {}
        for stage in stages.values():
            for played in every_turn(puzzle, stage):
                end = puzzle.play(stage, played)
                if end.position.winner == 0:
                    return turn
                if not end.over:
                    after[end.position.situation(), end.function, end.at, end.size] = end
        stages = after  # type: ignore[assignment]
    return None


def every_turn(puzzle: Puzzle, stage: Stage) -> list[Turn]:
    hand = puzzle.hand(stage)
    appends = sequences(hand, 5 - len(stage.function)) if puzzle.functions else ("",)
    turns = [Turn(append=append, rest=True) for append in appends]
    return turns + [
        Turn(program, append) for append in appends for program in sequences(without(hand, append))
    ]


@pytest.mark.parametrize("seed", range(12))
def test_the_fewest_turns_are_those_of_a_plain_search(seed: int) -> None:
    puzzle = puzzle_of(f"plain-{seed}", cards=12, rule=False)
    assert solve(puzzle).best == plainly(puzzle, 3)


@pytest.mark.parametrize("seed", range(6))
def test_the_fewest_turns_with_functions_are_those_of_a_plain_search(seed: int) -> None:
    puzzle = puzzle_of(f"function-{seed}", cards=7, rule=True)
    assert solve(puzzle).best == plainly(puzzle, 2)


@pytest.mark.parametrize("rule", [False, True])
def test_the_best_way_is_replayed_by_the_rules_to_the_end_and_no_sooner(rule: bool) -> None:
    solved = 0
    for seed in range(8):
        puzzle = puzzle_of(f"replay-{seed}", cards=25, rule=rule)
        found = solve(puzzle, None, 30_000)
        stage = puzzle.start()
        for turn in found.way:
            assert stage.position.winner is None
            stage = puzzle.play(stage, turn)
        assert (stage.position.winner == 0) == (found.best is not None)
        assert len(found.way) == (found.best or 0)
        solved += found.best is not None
    assert solved >= 4


def test_a_search_that_may_not_go_on_says_what_is_proven() -> None:
    puzzle = read_puzzle(LESSONS[2].draft)
    assert solve(puzzle, None, 1) == (None, 2, (), False)
    assert search(puzzle, puzzle.start(), 10**6, seconds=0).proven is False
    assert solve(puzzle) == (2, 2, solve(puzzle).way, True)


def test_what_cannot_be_solved_with_these_cards_is_known() -> None:
    assert solve(read_puzzle(f"{BOARD}; robot red B1 E; cards LLLLL RRRRR")) == (None, 2, (), True)


def test_what_needs_no_function_is_shown_without_one() -> None:
    puzzle = read_puzzle(f"{BOARD}; robot red C1 W 1 2; cards FFfLR; functions")
    assert solve(puzzle).way == (Turn("FF"),)


def test_a_function_is_found_where_only_a_function_is_enough() -> None:
    puzzle = read_puzzle(LESSONS[4].draft)
    alone = Search(puzzle, puzzle.position, 10**6).begun(False)
    assert alone.within(alone.node(puzzle.start()), 1) is None
    assert solve(puzzle).way == (Turn("f", "Ff"),)
