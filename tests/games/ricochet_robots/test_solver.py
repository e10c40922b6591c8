"""Answers for people and programs: positions as text and JSON, limits, the picture of a way, the command line.

Some tests hold a mistake that other programs made: the docstring says which.
"""

from __future__ import annotations

import json
import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from robacus.game import InvalidText
from robacus.games.ricochet_robots import solver as door
from robacus.games.ricochet_robots.board import COLOURS
from robacus.games.ricochet_robots.moves import VARIANTS, Move, checked
from robacus.games.ricochet_robots.position_text import read_position, read_positions, write_position
from robacus.games.ricochet_robots.solver import Solver, SolverOptions, UnsoundWay, solve
from robacus.speech import LANGUAGES, RobacusError, speech
from tests.games.ricochet_robots.positions import OPEN_4, by_the_rules, position, random_position

SAY = speech("en")

CORE = pytest.mark.parametrize("use_native", [True, False], ids=["kernel", "search"])


# -- mistakes that others made ---------------------------------------------------------------------------------------


@CORE
def test_a_helper_and_then_a_straight_line_is_no_answer_under_the_ricochet_rule(use_native: bool) -> None:
    """A helper's move and then a straight line was given as the answer."""
    where = position(f"{OPEN_4} robot red A1; robot blue D4; goal red C1")
    free = solve(where, variant="free", use_native=use_native)
    assert (free.length, free.robots) == (2, 2)
    for variant in ("literal", "strict"):
        answer = solve(where, variant=variant, use_native=use_native)
        assert answer.length is None or answer.length > 2
        assert answer.length == by_the_rules(where, variant).length


@CORE
def test_the_fifth_robot_is_part_of_the_state(use_native: bool) -> None:
    """With five robots and a key of four, 6 moves were given where 4 are right."""
    chance = random.Random(11)
    tried = 0
    while tried < 15:
        where = random_position(chance)
        if len(where.robots) == 5:
            tried += 1
            plain = by_the_rules(where, "free")
            assert plain.through
            answer = solve(where, variant="free", use_native=use_native)
            assert (answer.length, answer.count) == (plain.length, plain.count)


def test_a_way_that_the_rules_refuse_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """The solution that was shown did not run on the board that was shown."""
    where = position(f"{OPEN_4} robot red A1; goal red D4")
    wrong = door._Result(length=1, ways=((Move(0, 1),),), count=1, lower_bound=1)
    monkeypatch.setattr(door, "_ask_kernel", lambda *rest: wrong)
    monkeypatch.setattr(door, "_ask_search", lambda *rest: wrong)
    with pytest.raises(UnsoundWay, match="not reached"):
        solve(where)


def test_a_small_board_with_five_robots_is_a_matter_of_moments() -> None:
    """A small board was searched for 38 minutes; five robots took all memory."""
    where = position(
        "board 6x6; d13d13; b84102; a83802; a8002a; c00682; d44546; robot red C6; robot green D5; robot blue D1;"
        "robot yellow A1; robot black E1; goal red A4"
    )
    answer = solve(where, variant="free", seconds=60, megabytes=100)
    assert (answer.length, answer.proven) == (11, True)


def test_squares_are_named_from_a1_everywhere() -> None:
    """A screen reader announced the target one cell off."""
    text = solve(position(f"{OPEN_4} robot red A1; goal red D4")).to_text(SAY)
    assert "Red to D4" in text
    assert "A1 → D1" in text
    assert text.splitlines()[0].split() == ["A", "B", "C", "D"]


# -- positions as text -----------------------------------------------------------------------------------------------


def test_a_position_survives_its_text() -> None:
    chance = random.Random(12)
    for _ in range(100):
        where = random_position(chance)
        assert read_position(write_position(where)) == where


def test_statements_may_stand_in_any_order_on_lines_or_between_semicolons() -> None:
    one = position("quadrants 1A 2B 3A 4B; robot red C4; robot blue H12; goal blue E6")
    other = position("goal BLUE e6\nROBOT blue h12 # here\n\nquadrants 1a 2b 3a 4b\nrobot Red c4;")
    assert one == other


def test_without_a_goal_the_only_target_is_it() -> None:
    where = position(f"{OPEN_4} target C2 blue circle; robot blue A1")
    assert (where.board.name(where.target), where.colour) == ("C2", "blue")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "does not begin with a board"),
        ("robot red A1; goal red B1", "does not begin with a board"),
        (f"{OPEN_4} robot red A1", "names no goal"),
        (f"{OPEN_4} robot red A1; goal red B2; goal red C2", "two goals"),
        (f"{OPEN_4} robot red E1; goal red B2", 'no cell "e1"'),
        (f"{OPEN_4} robot red; goal red B2", '"robot red" does not belong'),
        (f"{OPEN_4} robot pink A1; goal any B2", '"pink" is not a colour'),
        (f"{OPEN_4} robot red A1; goal blue B2", "no such robot"),
        (f"{OPEN_4} goal any B2", "There are 0 robots"),
        (f"{OPEN_4} robot red A1; goal red B2; dance", '"dance" does not belong'),
        ("board 2x2; 93; c6; board 2x2; 93; c6", "two boards"),
        ("#" * 10_000, "characters"),
    ],
)
def test_what_is_wrong_with_a_text_is_said(text: str, said: str) -> None:
    with pytest.raises(InvalidText, match=said):
        read_position(text)


def complaint(text: str) -> str | None:
    """What is said about a text that is refused, None for one that is not."""
    try:
        list(read_positions(text))
    except RobacusError as error:
        return str(error)
    return None


@given(st.text(max_size=200))
def test_any_text_is_a_position_or_refused(text: str) -> None:
    assert complaint(text) != ""


@given(
    st.lists(
        st.sampled_from(
            ["board 2x2", "93", "c6", "robot red A1", "robot red B2", "goal red B2", "goal any A2",
             "target A1 red circle", "diagonal A1 / red", "quadrants 1A 2A 3A 4A", "turn-is-ricochet", "#", "goal"]
        ),
        max_size=9,
    )
)  # fmt: skip
def test_statements_in_any_order_are_a_position_or_refused(parts: list[str]) -> None:
    text = "; ".join(parts)
    if complaint(text) is None:
        where = read_position(text)
        assert read_position(write_position(where)) == where


# -- positions as JSON -----------------------------------------------------------------------------------------------

CASE = {
    "id": "one",
    "kind": "solve",
    "game": "ricochet-robots",
    "walls": ["93", "c6"],
    "robots": {"red": [0, 0]},
    "target": [1, 1],
    "colour": "red",
    "optimal": {"free": 2},
}


def test_a_conformance_case_is_a_position() -> None:
    ((name, where),) = read_positions(json.dumps(CASE))
    assert (name, where) == ("one", position("board 2x2; 93; c6; robot red A1; goal red B2"))


def test_json_may_name_cells_and_standard_boards() -> None:
    data = {
        "quadrants": "1A 2B 3A 4B",
        "robots": {"red": "C4", "blue": [11, 7]},
        "target": "E6",
        "colour": "blue",
    }
    ((name, where),) = read_positions(json.dumps(data, indent=1))
    assert name == ""
    assert where == position("quadrants 1A 2B 3A 4B; robot red C4; robot blue H12; goal blue E6")


def test_many_cases_are_read_one_a_line() -> None:
    text = "\n".join(json.dumps(CASE | {"id": str(number)}) for number in range(3)) + "\n"
    assert [name for name, _ in read_positions(text)] == ["0", "1", "2"]


@given(
    st.dictionaries(
        st.sampled_from(["id", "game", "kind", "walls", "robots", "target", "more"]),
        st.sampled_from([None, 7, "x", "solve", "ricochet-robots", [1, 0], ["9"], {"red": "A2"}, {}]),
        max_size=3,
    )
)
def test_a_line_means_the_same_alone_and_among_others(change: dict[str, object]) -> None:
    line = json.dumps(CASE | change)
    both = f"{line}\n{line}"
    assert complaint(line) == complaint(both)
    if complaint(line) is None:
        assert [*read_positions(line), *read_positions(line)] == list(read_positions(both))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"walls": ["9"]}, "outer rim is open"),
        ({"walls": None}, 'either "walls" or "quadrants"'),
        ({"quadrants": "1A 2A 3A 4A"}, 'either "walls" or "quadrants"'),
        ({"target": [2, 0]}, "no cell in row 2, column 0"),
        ({"target": [0, -1]}, "no cell in row 0, column -1"),
        ({"target": 7}, "not a position"),
        ({"robots": {"red": [0]}}, "not a position"),
        ({"robots": {"pink": [0, 0]}}, '"pink" is not a colour'),
        ({"diagonals": [[0, 0, "|", "red"]]}, "not a diagonal"),
        ({"diagonals": [[9, 0, "/", "red"]]}, "no cell in row 9"),
        ({"options": {"blocked_turn": "maybe"}}, "not a position"),
        ({"options": {"walls": True}}, "not a position"),
        ({"game": "abaku"}, "another game"),
        ({"kind": "count"}, "another game or kind"),
    ],
)
def test_what_is_wrong_with_json_is_said(change: dict[str, object], said: str) -> None:
    with pytest.raises(InvalidText, match=said):
        list(read_positions(json.dumps(CASE | change)))


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=4),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
        max_leaves=8,
    ),
    st.sampled_from(sorted(CASE)),
)
def test_any_json_is_a_position_or_refused(value: object, field: str) -> None:
    assert complaint(json.dumps(CASE | {field: value})) != ""


# -- answers ---------------------------------------------------------------------------------------------------------


@CORE
def test_an_answer_as_json_says_what_is_known(use_native: bool) -> None:
    where = position(f"{OPEN_4} robot red A1; goal red D4")
    data = solve(where, use_native=use_native).to_json()
    assert data.pop("seconds") >= 0
    assert data == {
        "variant": "strict", "length": 2, "moves": ["red E", "red S"], "proven": True, "lower_bound": 2,
    }  # fmt: skip
    data = solve(where, ways=10, use_native=use_native).to_json()
    assert data["solutions"] == 2
    assert data["ways"] == [["red E", "red S"], ["red S", "red E"]]


@CORE
def test_no_way_is_proved_and_has_no_bound(use_native: bool) -> None:
    where = position(f"{OPEN_4} robot red A1; goal red B2")
    data = solve(where, use_native=use_native).to_json()
    assert (data["length"], data["moves"], data["proven"], data["lower_bound"]) == (None, None, True, None)
    assert solve(where, use_native=use_native).count == 0


@CORE
def test_r20_length_zero_has_one_way_without_moves(use_native: bool) -> None:
    where = position(f"{OPEN_4} robot red A1; goal red A1")
    answer = solve(where, variant="free", use_native=use_native)
    assert (answer.length, answer.count, answer.ways) == (0, 1, ((),))
    assert answer.to_json()["moves"] == []
    assert "0 moves" in answer.to_text(SAY)
    assert solve(where, variant="strict", use_native=use_native).length == 4


def test_the_way_is_drawn_into_the_board() -> None:
    where = position(f"{OPEN_4} diagonal C3 \\ green; robot red A1; robot blue A4; goal red D4")
    assert solve(where).to_text(SAY).splitlines() == [
        "   A   B   C   D",
        "  ┏━━━━━━━━━━━━━━━┓",
        "1 ┃ R───────────1 ┃",
        "  ┃             │ ┃",
        "2 ┃ ·   ·   ·   │ ┃",
        "  ┃             │ ┃",
        "3 ┃ ·   ·   ╲   │ ┃",
        "  ┃             │ ┃",
        "4 ┃ B   ·   ·   2◎┃",
        "  ┗━━━━━━━━━━━━━━━┛",
        "",
        "Red to D4: 2 moves (strict); fewer are not possible.",
        "It is the only shortest way; 1 robot moves.",
        "",
        "  1  red E  A1 → D1",
        "  2  red S  D1 → D4",
    ]


def test_walls_solid_cells_and_turns_are_drawn() -> None:
    where = position(
        "board 3x3; d53; bfa; c56; diagonal C1 \\ blue; robot red A1; robot blue C3; goal red C2"
    )
    assert solve(where, variant="free").to_text(SAY).splitlines()[:8] == [
        "   A   B   C",
        "  ┏━━━━━━━━━━━┓",
        "1 ┃ R───────╲ ┃",
        "  ┣━━━┳━━━┓ │ ┃",
        "2 ┃ · ┃▒▒▒┃ 1◎┃",
        "  ┃   ┗━━━┛   ┃",
        "3 ┃ ·   ·   B ┃",
        "  ┗━━━━━━━━━━━┛",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_speaks_every_language(language: str) -> None:
    say = speech(language)
    far = position(
        "quadrants 1A 2B 3A 4D; robot red C4; robot green N2; robot blue H12; robot yellow P16; goal blue E6"
    )
    for answer in (
        solve(position(f"{OPEN_4} robot red A1; goal red D4"), ways=5),
        solve(position(f"{OPEN_4} robot red A1; goal any B2")),
        solve(far, seconds=0.05),
        solve(far, megabytes=1),
    ):
        text = answer.to_text(say)
        assert "ricochet-robots:" not in text
        assert "{" not in text
        assert answer.scene(say).status in text


def test_a_number_of_ways_beyond_measure_is_written_out() -> None:
    where = position(f"{OPEN_4} robot red A1; goal red D4")
    answer = solve(where)
    many = door.Answer(
        position=where,
        variant="strict",
        length=2,
        ways=answer.ways,
        count=10**40,
        lower_bound=2,
        seconds=0,
        states=0,
    )
    assert f"One of {10**40} shortest ways" in many.to_text(SAY)


def test_the_picture_shows_robots_target_and_every_slide() -> None:
    where = position(f"{OPEN_4} robot red A1; robot blue A4; goal red D4")
    scene = solve(where).scene(SAY)
    assert sorted(piece.key for piece in scene.pieces) == ["goal", "robot-blue", "robot-red"]
    assert [trail.points[-1] for trail in scene.trails] == [
        (scene.board.squares[3].x, scene.board.squares[3].y),
        (scene.board.squares[15].x, scene.board.squares[15].y),
    ]
    assert scene.svg().startswith("<svg")


def test_the_solver_of_the_command_line_has_all_options() -> None:
    solver = Solver()
    where = position(f"{OPEN_4} robot red A1; goal red D1")
    lengths = {
        variant: solver.solve(where, SolverOptions(variant=variant), seconds=None, megabytes=None).length
        for variant in VARIANTS
    }
    assert lengths == {"free": 1, "literal": 3, "strict": 3}
    every = solver.solve(where, SolverOptions(variant="strict", all=True), seconds=5, megabytes=50)
    assert every.to_json()["ways"] == [["red S", "red E", "red N"]]


def test_answers_can_be_sent_as_json() -> None:
    where = position(f"{OPEN_4} robot red A1; goal red D4")
    assert msgspec.json.decode(msgspec.json.encode(solve(where, ways=3).to_json()))["length"] == 2


def test_the_search_without_a_kernel_answers_the_same() -> None:
    chance = random.Random(13)
    boards = "quadrants 1A 2B 3A 4B", "quadrants 4D 2C 1D 3D"
    for text in boards:
        board = position(f"{text}; robot red A1; goal red B1").board
        for _ in range(4):
            cells = chance.sample(board.free_cells, 4)
            target = chance.choice([target for target in board.targets if target.colour != "any"])
            where = checked(board, zip(COLOURS, cells, strict=False), target.cell, target.colour)
            fast = solve(where, ways=3)
            if fast.states < 20_000:
                slow = solve(where, ways=3, use_native=False)
                assert (fast.length, fast.count, fast.ways) == (slow.length, slow.count, slow.ways)
