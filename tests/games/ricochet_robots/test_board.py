"""Laws of boards: the printed quadrants as data, geometry, share texts, and texts that are not boards."""

from __future__ import annotations

import random
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from robacus.chance import Chance
from robacus.game import InvalidText
from robacus.games.ricochet_robots.board import (
    ANY,
    COLOURS,
    MAX_SIDE,
    OPPOSITE,
    SHAPES,
    SOLID,
    TURNED,
    Board,
    Diagonal,
    Target,
    _travel,
    board_of_rows,
)
from robacus.games.ricochet_robots.board_text import MAX_BOARD_TEXT, read_board
from robacus.games.ricochet_robots.quadrants import SIDES, choose_quadrants, quadrants, standard_board
from robacus.games.ricochet_robots.state import board_of_text
from tests.games.ricochet_robots.playing import ALLEY
from tests.laws.examples import complaint

CENTRE = ((7, 7), (7, 8), (8, 7), (8, 8))
ORDERS = ("1234", "1243", "1324", "1342", "1423", "1432")
"""The pieces in every cyclic order."""


def boards_of(sides: str) -> list[Board]:
    """All boards of these sides that no turn of the whole board makes alike."""
    return [
        standard_board((f"1{a}", *(f"{piece}{side}" for piece, side in zip(order[1:], more, strict=True))))
        for order in ORDERS
        for a in sides
        for more in [(b, c, d) for b in sides for c in sides for d in sides]
    ]


def fault(text: str) -> str:
    """The message id with which a text is refused."""
    with pytest.raises(InvalidText) as caught:
        read_board(text)
    assert complaint(lambda: read_board(text)) != caught.value.message.id
    return caught.value.message.id.partition(":")[2]


# -- the printed quadrants -----------------------------------------------------------------------------------------


def test_there_are_sixteen_sides_with_a_target_of_every_colour_and_the_vortex_on_the_fourth_piece() -> None:
    assert sorted(quadrants()) == [f"{piece}{side}" for piece in "1234" for side in "ABCD"]
    for name, quadrant in quadrants().items():
        colours = sorted(colour for _row, _column, colour, _shape in quadrant.targets)
        assert colours == sorted([*COLOURS[:4], *([ANY] if name[0] == "4" else [])])


def test_sides_of_one_piece_carry_the_same_targets() -> None:
    for piece in "1234":
        assert (
            len({frozenset(target[2:] for target in quadrants()[piece + side].targets) for side in "ABCD"})
            == 1
        )


@pytest.mark.parametrize(("sides", "number"), [("AB", 96), ("ABC", 486), ("ABCD", 1536)])
def test_so_many_different_boards_can_be_made(sides: str, number: int) -> None:
    boards = boards_of(sides)
    assert len({(board.walls, board.targets, board.diagonals) for board in boards}) == number
    for board in boards:
        chips = {(target.colour, target.shape) for target in board.targets}
        assert chips == {*((c, s) for c in COLOURS[:4] for s in SHAPES[:4]), (ANY, "vortex")}
        assert len(board.targets) == 17


def test_every_target_has_two_walls_at_a_right_angle() -> None:
    for board in boards_of("ABCD")[::7]:
        for target in board.targets:
            walls = board.walls[target.cell]
            assert walls & 0b0101, board.name(target.cell)
            assert walls & 0b1010, board.name(target.cell)


def test_every_board_has_a_closed_rim_a_solid_centre_and_walls_on_both_sides() -> None:
    for board in boards_of("ABCD")[::97]:
        assert board_of_rows(board.rows(), board.diagonals, board.targets) == board
        solid = [board.row_column(cell) for cell in range(256) if board.walls[cell] == SOLID]
        assert solid == list(CENTRE)


@pytest.mark.parametrize(
    ("side", "row", "column", "colour", "shape"),
    [
        ("4A", 5, 7, "any", "vortex"),
        ("4B", 7, 3, "any", "vortex"),
        ("4B", 1, 2, "red", "hexagon"),
        ("1A", 2, 1, "green", "triangle"),
        ("2D", 5, 1, "red", "square"),
        ("2D", 2, 5, "green", "hexagon"),
        ("2D", 7, 4, "blue", "triangle"),
        ("2D", 2, 6, "yellow", "circle"),
        ("1B", 6, 3, "red", "circle"),
    ],
)
def test_known_slips_of_other_programs_are_right_here(
    side: str, row: int, column: int, colour: str, shape: str
) -> None:
    assert (row, column, colour, shape) in quadrants()[side].targets


def test_the_vortex_has_its_walls_on_both_sides_of_1999() -> None:
    for side, row, column in (("4A", 5, 7), ("4B", 7, 3)):
        board = standard_board((side, "1A", "2A", "3A"))
        assert board.walls[board.cell(row, column)].bit_count() == 2


def test_only_the_d_sides_have_diagonals() -> None:
    assert {name for name, quadrant in quadrants().items() if quadrant.diagonals} == {f"{n}D" for n in "1234"}


def turned(board: Board) -> tuple[set[tuple[int, int]], set[Target], set[Diagonal]]:
    """Walls, targets and diagonals after a quarter turn of the whole board, clockwise."""

    def turn(cell: int) -> int:
        row, column = board.row_column(cell)
        return board.cell(column, 15 - row)

    walls = {
        (turn(cell), (heading + 1) % 4)
        for cell, mask in enumerate(board.walls)
        for heading in range(4)
        if mask >> heading & 1
    }
    other = {"/": "\\", "\\": "/"}
    return (
        walls,
        {Target(turn(target.cell), target.colour, target.shape) for target in board.targets},
        {Diagonal(turn(d.cell), other[d.kind], d.colour) for d in board.diagonals},
    )


@given(st.integers(0, 10_000))
def test_naming_the_sides_from_the_next_corner_turns_the_board(number: int) -> None:
    sides = choose_quadrants("2013", Chance("0" * 32, number))
    board, around = standard_board(sides), standard_board((sides[3], *sides[:3]))
    walls = {(cell, h) for cell, mask in enumerate(around.walls) for h in range(4) if mask >> h & 1}
    assert (walls, set(around.targets), set(around.diagonals)) == turned(board)


@pytest.mark.parametrize("edition", sorted(SIDES))
def test_an_edition_draws_each_piece_once_from_its_sides(edition: str) -> None:
    for number in range(40):
        sides = choose_quadrants(edition, Chance("0" * 32, number), diagonals=number % 2 == 0)
        assert sorted(side[0] for side in sides) == list("1234")
        assert {side[1] for side in sides} <= set(SIDES[edition]) - (set() if number % 2 == 0 else {"D"})


@pytest.mark.parametrize(
    "words", ["", "1A 2A 3A", "1A 1B 2A 3A", "1A 2A 3A 4E", "1A 2A 3A 4A 4B", "1A 2A 3A ١A"]
)
def test_four_sides_of_four_pieces_are_needed(words: str) -> None:
    assert fault(f"quadrants {words}") == "board-quadrants"


# -- geometry --------------------------------------------------------------------------------------------------------


def test_cells_are_named_from_the_top_left_and_names_are_read_back() -> None:
    board = standard_board(("1A", "2A", "3A", "4A"))
    assert [board.name(cell) for cell in (0, 15, 240, 255)] == ["A1", "P1", "A16", "P16"]
    assert [board.named(board.name(cell)) for cell in range(256)] == list(range(256))
    assert board.named(" c12 ") == board.cell(11, 2)
    wide = board_of_rows(["d" + "5" * 30 + "7"] if MAX_SIDE == 32 else [])
    assert [wide.name(cell) for cell in (25, 26, 31)] == ["Z1", "AA1", "AF1"]
    assert wide.named("af1") == 31


@pytest.mark.parametrize("name", ["", "A0", "A17", "Q1", "1A", "A1B", "AAA1", "A١", "Á1", "A-1", "A" * 99])
def test_other_names_are_refused_with_the_last_cell_there_is(name: str) -> None:
    board = standard_board(("1A", "2A", "3A", "4A"))
    assert "P16" in complaint(lambda: board.named(name))


def plain_slide(board: Board, colour: str, cell: int, heading: int, others: set[int]) -> int | None:
    """R4 and R19 step by step, as one would do it with a finger; None when the robot does not move or never stops."""
    diagonals = {d.cell: d for d in board.diagonals}
    at, start, steps = cell, cell, 0
    while steps < 5000:
        if board.walls[at] >> heading & 1:
            break
        ahead = at + (-board.width, 1, board.width, -1)[heading]
        if ahead in others:
            break
        at, steps = ahead, steps + 1
        if at in diagonals and diagonals[at].colour != colour:
            heading = TURNED[diagonals[at].kind][heading]
    return None if steps in (0, 5000) else at if at != start or steps else None


@given(st.integers(0, 10_000))
def test_a_slide_is_what_a_finger_does_step_by_step(number: int) -> None:
    chance = random.Random(number)
    board = standard_board(choose_quadrants("2013", Chance("0" * 32, number)))
    free = [cell for cell in range(256) if not board.solid(cell)]
    robots = chance.sample(free, 5)
    for colour in COLOURS:
        for heading in range(4):
            slide = board.slide(colour, robots[0], heading, set(robots[1:]))
            found = None if slide is None else slide.cell
            assert found == plain_slide(board, colour, robots[0], heading, set(robots[1:]))
            if slide is not None:
                assert slide.path[-1] == slide.cell
                assert len(set(slide.path)) <= len(slide.path) <= 512


def test_opposite_headings_lie_opposite() -> None:
    assert [OPPOSITE[OPPOSITE[heading]] for heading in range(4)] == list(range(4))


# -- share texts -----------------------------------------------------------------------------------------------------


@given(st.integers(0, 10_000))
def test_a_share_text_gives_the_board_back(number: int) -> None:
    board = standard_board(choose_quadrants("2013", Chance("0" * 32, number)))
    assert read_board(board.to_text()) == board
    assert read_board(board.to_text().replace("\n", " ; ")) == board
    assert read_board("# mine\n" + board.to_text().replace("\n", "  # remark\n\n")) == board


@st.composite
def small_boards(draw: st.DrawFn) -> Board:
    """Boards of any size with random walls, diagonals and targets."""
    width, height = draw(st.integers(1, 8)), draw(st.integers(1, 8))
    chance = random.Random(draw(st.integers(0, 1 << 32)))
    cells = range(width * height)
    walls = [0] * (width * height)
    for cell in cells:
        row, column = divmod(cell, width)
        rim = (row == 0, column == width - 1, row == height - 1, column == 0)
        for heading in range(4):
            if rim[heading]:
                walls[cell] |= 1 << heading
            elif heading in (1, 2) and chance.random() < 0.2:
                walls[cell] |= 1 << heading
                walls[cell + (1 if heading == 1 else width)] |= 1 << OPPOSITE[heading]
    free = [cell for cell in cells if walls[cell] != SOLID]
    if not free:
        return board_of_rows(["f"])
    diagonals = [
        Diagonal(cell, chance.choice("/\\"), chance.choice(COLOURS))
        for cell in free
        if chance.random() < 0.15
    ]
    targets = [
        Target(cell, chance.choice(COLOURS), chance.choice(SHAPES[:4]))
        for cell in free
        if chance.random() < 0.2
    ]
    rows = ["".join(f"{mask:x}" for mask in walls[row * width : (row + 1) * width]) for row in range(height)]
    return board_of_rows(rows, diagonals, targets)


@given(small_boards())
def test_the_share_text_of_any_board_gives_it_back(board: Board) -> None:
    assert read_board(board.to_text()) == board
    assert hash(read_board(board.to_text())) == hash(board)


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "board-missing"),
        ("hello", "board-missing"),
        ("target B3 blue circle", "board-missing"),
        ("quadrants 1A 2A 3A 4A; quadrants 1A 2A 3A 4A", "board-twice"),
        ("quadrants 1A 2A 3A 4A; robots everywhere", "board-statement"),
        ("board", "board-header"),
        ("board big", "board-header"),
        ("board 0x4", "board-size"),
        ("board 33x33", "board-size"),
        ("board 9999x9999", "board-size"),
        ("board 5x5; 95553; a9156", "board-rows"),
        ("board 2x1; d75", "board-row-length"),
        ("board 2x2; 93; c", "board-row-length"),
        ("board 2x1; dg", "board-row-digits"),
        ("board 2x1; d١", "board-row-digits"),
        ("board 2x1; 57", "board-rim-open"),
        ("board 2x2; 93; 46", "board-rim-open"),
        ("board 2x2; 91; ce", "board-rim-open"),
        ("board 3x1; d77", "board-one-sided"),
        ("board 2x1; ff", "board-all-solid"),
        (ALLEY + "diagonal B2 | red", "board-diagonal"),
        (ALLEY + "diagonal B2 / pink", "board-diagonal"),
        (ALLEY + "diagonal B2 / red; diagonal B2 / blue", "board-two-diagonals"),
        (ALLEY + "target B2 blue", "board-target"),
        (ALLEY + "target B2 blue star", "board-target"),
        (ALLEY + "target F2 blue circle", "board-no-cell"),
        (ALLEY + "target B2 blue circle; target B2 red circle", "board-two-targets"),
        (ALLEY + "target B2 blue vortex", "board-vortex"),
        (ALLEY + "target B2 any circle", "board-vortex"),
        ("quadrants 1A 2A 3A 4A; target H8 blue circle", "board-on-solid"),
        ("quadrants 1A 2A 3A 4A; diagonal I9 / blue", "board-on-solid"),
        ("#" * (MAX_BOARD_TEXT + 1), "board-text-long"),
        ("board 1x1;" * 800, "board-row-length"),
    ],
)
def test_what_is_not_a_board_is_refused_with_its_fault(text: str, id: str) -> None:
    assert fault(text) == id


@given(st.text(max_size=300))
def test_no_text_does_harm(text: str) -> None:
    for whole in (text, f"board 5x5\n{text}", ALLEY + text, f"quadrants {text}"):
        said = complaint(lambda whole=whole: read_board(whole))  # type: ignore[misc]
        assert said or read_board(whole).walls


def test_a_board_whose_diagonals_lead_into_each_other_without_end_is_refused() -> None:
    """A way that snakes over the whole board, row by row, from every square of it."""
    side = MAX_SIDE
    top, bottom, left, right = 1, 4, 8, 2
    rows = [
        "".join(
            f"{top * (r == 0) + bottom * (r == side - 1) + left * (c == 0) + right * (c == side - 1):x}"
            for c in range(side)
        )
        for r in range(side)
    ]
    snake = [Diagonal(r * side + c, "\\/"[r % 2], "red") for r in range(side) for c in (0, side - 1)]
    with pytest.raises(InvalidText) as caught:
        board_of_rows(rows, snake)
    assert caught.value.message.id == "ricochet-robots:board-long-slides"


@given(small_boards())
def test_the_travel_of_a_board_is_that_of_all_its_slides(board: Board) -> None:
    for colour in ("silver", *{diagonal.colour for diagonal in board.diagonals}):
        slides = [ray for rays in board.rays(colour) for ray in rays]
        assert _travel(board, board._turns(colour)) == sum(len(ray.cells) for ray in slides)


def test_a_table_keeps_only_the_slides_it_has_looked_at() -> None:
    """A large board of diagonals has thirty megabytes of them, and a server has thousands of tables."""
    board = read_board(
        f"board 32x32\n9{'1' * 30}3\n{('8' + '0' * 30 + '2' + chr(10)) * 30}c{'4' * 30}6\n"
        + "\n".join(f"diagonal {chr(66 + n % 20)}{2 + n // 10} / {COLOURS[n % 6]}" for n in range(0, 300, 2))
    )
    tracemalloc.start()
    try:
        for cell in (0, 40, 200, 900):
            for heading, colour in enumerate(COLOURS[:4]):
                board.slide(colour, cell, heading, ())
        kept, _peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < 200_000


def test_as_many_boards_as_a_busy_server_plays_are_read_once_each() -> None:
    """Every picture asks for its board by text; with fewer kept than tables in play, each move would read one anew."""
    texts = [f"quadrants {' '.join(choose_quadrants('2013', Chance(str(number))))}" for number in range(500)]
    for text in texts:
        board_of_text(text)
    missed = board_of_text.cache_info().misses
    for text in texts:
        board_of_text(text)
    assert board_of_text.cache_info().misses == missed
