"""Boards: hexes, headings, names, map texts, and what is wrong with them."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from robacus.game import InvalidText
from robacus.games.robots_vs_robots import hexes
from robacus.games.robots_vs_robots.board import TERRAIN, Board
from robacus.games.robots_vs_robots.map_text import MAX_MAP_TEXT, read_map, write_map
from robacus.games.robots_vs_robots.maps import MAPS, find_map, known, with_hidden
from robacus.games.robots_vs_robots.placing import MIN_DISTANCE, has_room, places
from tests.laws.examples import complaint

coordinates = st.tuples(st.integers(-6, 6), st.integers(-6, 6))
boards = st.builds(
    lambda cells, things: Board(cells, {at: kind for at, kind in things.items() if at in cells}),
    st.sets(coordinates, min_size=2, max_size=60),
    st.dictionaries(coordinates, st.sampled_from(TERRAIN), max_size=12),
)


def test_headings_go_clockwise_from_north() -> None:
    assert [hexes.neighbour((0, 0), heading) for heading in range(6)] == [
        (0, -1),
        (1, -1),
        (1, 0),
        (0, 1),
        (-1, 1),
        (-1, 0),
    ]


@given(coordinates, st.integers(0, 5))
def test_a_step_there_and_one_back_come_home(at: hexes.Hex, heading: int) -> None:
    assert hexes.neighbour(hexes.neighbour(at, heading), heading + 3) == at


@given(coordinates, coordinates, st.integers(0, 5))
def test_turning_the_plane_changes_neither_distances_nor_sides(
    one: hexes.Hex, other: hexes.Hex, heading: int
) -> None:
    assert hexes.distance(hexes.turned(one), hexes.turned(other)) == hexes.distance(one, other)
    turned = hexes.side(hexes.turned(one), (heading + 1) % 6, hexes.turned(other))
    assert turned == hexes.side(one, heading, other)


@given(coordinates, coordinates, st.integers(0, 5))
def test_in_a_mirror_right_and_left_change_places(one: hexes.Hex, other: hexes.Hex, heading: int) -> None:
    mirrored = hexes.side(hexes.mirrored(one), -heading % 6, hexes.mirrored(other))
    assert mirrored == -hexes.side(one, heading, other)


@given(boards)
def test_a_map_text_gives_the_same_board_back(board: Board) -> None:
    assert read_map(write_map(board)) == board


@given(boards)
def test_every_hex_has_a_name_of_its_own_that_finds_it(board: Board) -> None:
    assert [board.named(name) for name in board.names] == list(range(len(board)))


def test_a_hexagon_has_three_times_r_times_r_plus_one_hexes_and_one() -> None:
    assert [len(hexes.hexagon(radius)) for radius in range(1, 7)] == [7, 19, 37, 61, 91, 127]


def test_the_usual_arena_has_radius_five_and_eight_walls() -> None:
    board = find_map("arena5")
    assert board.hexes == hexes.hexagon(5)
    assert sorted(kind for _cell, kind in board.things()) == ["high"] * 4 + ["low"] * 4


@pytest.mark.parametrize("name", MAPS)
def test_every_board_that_comes_with_the_game_has_room_for_six(name: str) -> None:
    assert has_room(find_map(name), 6)


@pytest.mark.parametrize("name", [name for name in MAPS if name != "ring6"])
def test_boards_for_two_are_fair_half_a_turn_gives_the_same_board(name: str) -> None:
    board = find_map(name)
    terrain = {hexes.turned(board.hexes[cell], 3): kind for cell, kind in board.things()}
    assert Board([hexes.turned(at, 3) for at in board.hexes], terrain) == board


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "at least 2 hexes"),
        ("radius 99", "Line 1: after “radius”"),
        ("radius 3\nlow 9,9", "9,9 is not on the board"),
        ("radius 3\nlow 0", "Line 2: “0” is not a hex"),
        ("radius 3\nlow", "Line 2: the hexes are missing"),
        ("radius 3\nlow 0,x", "“x” is not a whole number"),
        ("radius 3; low 0,0; mine 0,0", "hex 0,0 has something on it already"),
        ("radius 3\n\nhill 0,0", "Line 3: “hill” is unknown"),
        ("column 0", "Line 1: after “column”"),
        ("column 0 0..9999", "“9999” is not a whole number"),
        ("column 0 0..60", "rows"),
        ("radius 1 " * MAX_MAP_TEXT, "characters"),
    ],
)
def test_a_map_that_cannot_be_read_is_told_with_its_line_and_what_to_write(text: str, said: str) -> None:
    with pytest.raises(InvalidText) as caught:
        read_map(text)
    assert said in str(caught.value)


@given(st.text(max_size=200))
def test_whatever_is_given_as_a_map_meets_a_board_or_a_sentence(text: str) -> None:
    assert complaint(lambda: read_map(text)) or len(read_map(text)) > 1


@given(
    boards.filter(lambda board: len(board.starts) > 0), st.integers(2, 6), st.randoms(use_true_random=False)
)
def test_who_places_where_it_is_allowed_leaves_room_for_all(board: Board, robots: int, luck: Random) -> None:
    placed: tuple[int, ...] = ()
    if not has_room(board, robots):
        assert places(board, (), robots) == ()
        return
    while len(placed) < robots:
        free = places(board, placed, robots)
        assert free != ()
        placed = (*placed, free[luck.randrange(len(free))])
    pairs = [(one, other) for one in placed for other in placed if one < other]
    assert all(board.distance(one, other) >= MIN_DISTANCE for one, other in pairs)


def test_what_is_hidden_by_chance_lies_on_free_hexes_away_from_the_edge_and_nobody_knows_it() -> None:
    board = find_map("arena5")
    hidden = with_hidden(board, 4, 3, "5" * 32)
    new = {cell: kind for cell, kind in hidden.things() if board.terrain[cell] != kind}
    assert sorted(new.values()) == ["mine_hidden"] * 4 + ["trap_hidden"] * 3
    assert not any(board.terrain[cell] or cell in board.edge for cell in new)
    assert known(hidden) == board
