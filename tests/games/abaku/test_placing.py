"""Laws of laying tiles: the six moves of the printed picture, what is refused and why, and what is scored."""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from robacus.games.abaku.layout import layout_of
from robacus.games.abaku.placing import Laid, Placement, Position, Rules, as_placement
from robacus.games.abaku.reference import placements
from robacus.games.abaku.search import all_placements
from tests.games.abaku.playing import PLAIN, USUAL, board_of, laid, position

PICTURE = [
    ((), "G8=2 H8=4", 6),
    (("......24",), "F8=1 I8=3", 10),
    ((".....1243",), "H7=6 H9=2", 18),
    ((".......6", ".....1243", ".......2"), "G10=7 H10=4 I10=9", 42),
    ((".......6", ".....1243", ".......2", "......749"), "E9=1 F9=0 G9=5", 22),
    ((".......6", ".....1243", "....1052", "......749"), "H11=8 I11=3 J11=5", 66),
]
"""What lies around the middle (the row of the centre is the one that begins the first move), tiles, points."""


def picture(rows: tuple[str, ...]) -> str:
    """The board of a picture move."""
    top = 6 if rows and rows[0].strip(".") == "6" else 7
    return board_of(*(row.ljust(15, ".") for row in rows), top=top)


@pytest.mark.parametrize(("rows", "text", "points"), PICTURE, ids=[text for _rows, text, _points in PICTURE])
def test_the_moves_of_the_printed_picture(rows: tuple[str, ...], text: str, points: int) -> None:
    where = Position(PLAIN, picture(rows))
    assert where.refusal(laid(text)) is None
    assert where.judge(laid(text)).score == points


def test_the_fifth_move_scores_more_on_the_real_board() -> None:
    rows, text, _points = PICTURE[4]
    assert Position(USUAL, picture(rows)).judge(laid(text)).score == 32


@pytest.mark.parametrize(("field", "points"), [("t", 31), ("D", 26)])
def test_a_tile_bonus_may_be_worth_more_than_an_example_bonus(field: str, points: int) -> None:
    """9211 with 211 lying: 31 with the 9 on 3x tile, 26 with it on 2x example."""
    layout = layout_of(["..." + field + "." * 11, *["." * 15] * 14])
    where = Position(layout, board_of("....211........"))
    assert where.judge(laid("D1=9")).score == points


LYING = Position(PLAIN, board_of(".....1243......", top=7))
REFUSED = [
    ("too-many-tiles", "A1=1 B1=1 C1=1 D1=1 E1=1 F1=1"),
    ("off-board", "P8=1"),
    ("off-board", "H16=1"),
    ("occupied", "H8=4"),
    ("not-in-line", "H7=6 G9=2"),
    ("not-adjacent", "A1=2 A2=4"),
    ("gap", "H7=6 H10=2"),
    ("no-common-example", "H7=5 H9=5"),
    ("no-common-example", "J8=0"),
    ("adjacent-without-example", "I9=8 J9=2"),
]


@pytest.mark.parametrize(("code", "text"), REFUSED)
def test_a_placement_is_refused_with_the_first_reason(code: str, text: str) -> None:
    refusal = LYING.refusal(laid(text))
    assert refusal is not None
    assert refusal.code == code


def test_no_tiles_are_no_placement() -> None:
    assert LYING.refusal(()).code == "no-tiles"  # type: ignore[union-attr]


def test_two_tiles_on_one_field_are_refused() -> None:
    tiles = as_placement([Laid(6, 7, "6"), Laid(6, 7, "5")])
    assert LYING.refusal(tiles).code == "occupied"  # type: ignore[union-attr]


def test_the_first_tiles_cover_the_centre() -> None:
    empty = Position(PLAIN, PLAIN.empty())
    assert empty.refusal(laid("I8=2 J8=4")).code == "centre-not-covered"  # type: ignore[union-attr]
    assert empty.refusal(laid("H8=2")).code == "no-common-example"  # type: ignore[union-attr]
    assert empty.refusal(laid("H8=2 I8=4")) is None


def test_a_refusal_names_the_fields_that_touch_without_an_example() -> None:
    refusal = LYING.refusal(laid("I9=8 J9=2"))
    assert refusal is not None
    assert (PLAIN.name(refusal.new or 0), PLAIN.name(refusal.old or 0)) == ("I9", "I8")


@pytest.mark.parametrize(("zero", "code"), [("new", "adjacent-without-example"), ("either", None)])
def test_old_zeros_are_exempt_only_where_the_table_says_so(zero: Any, code: str | None) -> None:
    """3 + 4 = 7, with the 3 under an old zero."""
    where = Position(PLAIN, board_of(".....0.........", top=7), Rules(zero=zero))
    refusal = where.refusal(laid("F9=3 G9=4 H9=7"))
    assert (refusal and refusal.code) == code


@pytest.mark.parametrize(("allowed", "code"), [(True, None), (False, "no-example-with-old-tile")])
def test_contact_through_zeros_alone_may_be_forbidden(allowed: bool, code: str | None) -> None:
    """5 × 10 = 50 above a 7 that only its first zero touches."""
    where = Position(PLAIN, board_of(".......7.......", top=7), Rules(zero_only_contact=allowed))
    refusal = where.refusal(laid("F7=5 G7=1 H7=0 I7=5 J7=0"))
    assert (refusal and refusal.code) == code


def test_a_bonus_counts_only_in_the_turn_that_covers_it() -> None:
    layout = layout_of(["T" + "." * 14, *["." * 15] * 14])
    first = Position(layout, board_of("." + "42" + "." * 12))
    assert first.judge(laid("A1=8")).score == 3 * (8 + 4 + 2)
    later = Position(layout, board_of("842" + "." * 12))
    plain = Position(PLAIN, board_of("842" + "." * 12))
    assert later.judge(laid("D1=2")) == plain.judge(laid("D1=2"))


def test_bonuses_of_new_tiles_multiply_and_tiles_come_first() -> None:
    layout = layout_of(["tDT" + "." * 12, *["." * 15] * 14])
    found = Position(layout, PLAIN.empty()).judge(laid("A1=2 B1=3 C1=6")).examples
    assert [(example.digits, example.points) for example in found] == [("236", (6 + 3 + 6) * 6)]


def test_a_bonus_counts_in_every_example_that_holds_its_tile() -> None:
    layout = layout_of(["." * 15] * 7 + [".......T......."] + ["." * 15] * 7)
    where = Position(layout, board_of("." * 7 + "6" + "." * 7, "." * 15, "." * 7 + "2" + "." * 7, top=6))
    found = where.judge(laid("H8=4")).examples
    assert [(example.digits, example.points) for example in found] == [("642", 36), ("42", 18)]


def test_a_segment_of_a_single_tile_is_scored_once() -> None:
    where = Position(PLAIN, board_of("....." + "2" + "." * 9, top=7))
    found = where.judge(laid("G8=4"))
    assert [(example.digits, example.points) for example in found.examples] == [("24", 6)]


def test_three_examples_in_the_line_of_placement_are_a_kombo() -> None:
    where = Position(PLAIN, PLAIN.empty())
    assert where.judge(laid("F8=1 G8=6 H8=8 I8=2 J8=4")).kombo
    assert not where.judge(laid("H8=2 I8=4")).kombo
    across = Position(PLAIN, picture(PICTURE[5][0]))
    assert not across.judge(laid(PICTURE[5][1])).kombo


# -- laws over random positions -------------------------------------------------------------------------------

games = st.tuples(st.integers(0, 12), st.integers(0, 14))


@given(games, st.data())
def test_the_order_of_laying_tiles_never_counts(where: tuple[int, int], data: st.DataObject) -> None:
    found, rack = position(*where)
    fields = data.draw(
        st.lists(st.tuples(st.integers(0, 14), st.integers(0, 14)), min_size=1, max_size=4, unique=True)
    )
    tiles = [Laid(row, column, digit) for (row, column), digit in zip(fields, rack, strict=False)]
    answers = {
        (found.refusal(one), found.judge(one) if found.refusal(one) is None else None)
        for one in map(as_placement, permutations(tiles))
    }
    assert len(answers) == 1


def transposed(where: Position) -> Position:
    size = where.layout.size

    def turn(fields: str) -> str:
        return "".join(fields[column * size + row] for row in range(size) for column in range(size))

    layout = layout_of(
        tuple(turn(where.layout.fields)[at : at + size] for at in range(0, size**2, size)), "plain"
    )
    return Position(layout, turn(where.board), where.rules)


@pytest.mark.parametrize("seed", range(3))
def test_a_transposed_board_has_the_transposed_placements_with_the_same_scores(seed: int) -> None:
    where, rack = position(seed, 6 + seed)

    def turned(tiles: tuple[Laid, ...]) -> tuple[Laid, ...]:
        return as_placement([Laid(tile.column, tile.row, tile.digit, tile.joker) for tile in tiles])

    here = {turned(tiles): score for tiles, score in placements(where, rack[:4])}
    assert here == dict(placements(transposed(where), rack[:4]))


@pytest.mark.parametrize(
    ("board", "rack", "rules"),
    [
        (".........", "2413", Rules()),
        ("...24....", "213?", Rules()),
        (".1.242.0.", "0318", Rules()),
        (".1.242.0.", "0318", Rules(zero="either")),
        ("101000202", "2?", Rules(zero_only_contact=False)),
        ("9.7.6....", "3121", Rules(operations=3)),
    ],
)
def test_every_legal_placement_is_generated_and_nothing_else(board: str, rack: str, rules: Rules) -> None:
    """On a small board every way to put tiles on fields can be tried."""
    where = Position(layout_of(["d.T", ".D.", "t.."]), board, rules)
    free = [divmod(field, 3) for field in range(9) if board[field] == "."]
    legal = {
        placement: where.judge(placement).score
        for count in range(1, min(len(rack), len(free)) + 1)
        for fields in combinations(free, count)
        for placement in _laid_on(fields, rack)
        if where.refusal(placement) is None
    }
    assert dict(placements(where, rack)) == legal
    assert dict(all_placements(where, rack)) == legal


def _laid_on(fields: tuple[tuple[int, int], ...], rack: str) -> set[Placement]:
    """Every way to put different tiles of a rack on these fields."""
    found = set()
    for tiles in permutations(rack, len(fields)):
        for digits in product(*("0123456789" if tile == "?" else tile for tile in tiles)):
            laid_there = zip(fields, digits, tiles, strict=True)
            found.add(as_placement([Laid(*field, digit, tile == "?") for field, digit, tile in laid_there]))
    return found
