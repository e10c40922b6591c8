"""Laws of the single edits of the board editor: walls, blocks, things on squares, printed pieces, sizes, chance."""

from __future__ import annotations

import pytest

from robacus.games.ricochet_robots.board import MAX_SIDE, SOLID, column_name
from robacus.games.ricochet_robots.board_text import MAX_BOARD_TEXT
from robacus.games.ricochet_robots.desk_board_draft import empty, read_draft, rim
from robacus.games.ricochet_robots.options import custom_board
from robacus.games.ricochet_robots.quadrants import SIDES
from tests.games.ricochet_robots.drafting import AT_HOME, DESK, EN, SMALL, do, marked, refused


@pytest.mark.parametrize(
    "words",
    ["wall B2 E", "block B2", "robot green B2", "target B2 red hexagon", f"diagonal B2 {chr(92)} blue"],
)
def test_the_same_edit_again_takes_it_away(words: str) -> None:
    before = DESK.open(SMALL.replace("; diagonal C2 / red", ""), EN).draft
    assert do(before, words) != before
    assert do(before, words, words) == before


def test_a_wall_is_the_same_from_both_of_its_squares() -> None:
    assert do(SMALL, "wall B2 E") == do(SMALL, "wall C2 W")
    assert do(SMALL, "wall B2 E", "wall C2 W") == do(SMALL, "block A3", "block A3")


def test_the_rim_stays_closed() -> None:
    for square, side in (("A1", "N"), ("A1", "W"), ("E4", "E"), ("E4", "S")):
        assert refused(SMALL, f"wall {square} {side}") == "draft-rim"


def test_robots_change_places_and_never_share_a_square() -> None:
    both = do(SMALL, "robot red D2")
    assert dict(read_draft(do(both, "robot red A1")).robots) == {"red": 0, "blue": 8}
    assert refused(both, "robot green A1") == "draft-taken"


def test_nothing_is_put_on_a_solid_square_and_a_block_leaves_nothing_on_it() -> None:
    solid = do(SMALL, "block D3")
    for words in ("robot blue D3", "target D3 red circle", "diagonal D3 / red"):
        assert refused(solid, words) == "board-on-solid"
    emptied = read_draft(do(SMALL, "robot red C2", "block C2"))
    assert (emptied.written.diagonals, [colour for colour, _cell in emptied.robots]) == ((), ["blue"])


def test_what_is_walled_in_by_hand_is_marked() -> None:
    assert marked(do(SMALL, "wall A1 E", "wall A1 S")) == ["A1"]
    assert marked(do(SMALL, "wall A1 E")) == []


def test_the_eraser_takes_what_stands_there_first_and_then_the_walls() -> None:
    draft = do(SMALL, "robot red C2", "wall C2 E")
    things = do(draft, "erase C2")
    assert "C2" not in things
    walls = do(things, "erase C2")
    assert read_draft(walls).written.walls[7] == 0
    assert refused(walls, "erase C2") == "draft-nothing-here"


def test_a_square_among_solid_ones_cannot_be_opened_alone() -> None:
    assert refused("board 2x1; ff; target A1 red circle", "block A1") == "draft-enclosed"


def test_the_only_target_is_the_goal_and_among_several_one_is_picked() -> None:
    assert read_draft(SMALL).goal == 4
    two = do(SMALL, "target B3 red square")
    assert read_draft(two).goal == 4
    assert read_draft(do(two, "goal B3")).goal == 11
    assert read_draft(do(two, "goal E1")).goal is None
    assert read_draft(do(two, "goal B3", "erase B3")).goal == 4
    assert refused(two, "goal A1") == "draft-no-target-here"


def test_a_printed_piece_that_lies_elsewhere_changes_places() -> None:
    blank = DESK.blank()
    assert do(blank, "quarter NW 3B") == "quadrants 3B 2B 1A 4B"
    assert do(blank, "quarter NW 1B") == "quadrants 1B 2B 3A 4B"
    assert refused(blank, "quarter NW 1C") == "draft-no-side"
    assert refused(SMALL, "quarter NW 1A") == "draft-not-printed"


@pytest.mark.parametrize("edition", SIDES)
def test_an_edition_has_its_own_sides_and_its_fifth_robot(edition: str) -> None:
    other = "2003" if edition == "1999" else "1999"
    draft = read_draft(do(DESK.blank(), f"edition {other}", "robot black A1", f"edition {edition}"))
    assert {side[1] for side in draft.sides} <= set(SIDES[edition])
    assert draft.edition == edition
    assert [colour for colour, _cell in draft.robots] == ["silver" if edition == "2013" else "black"]


def test_the_edition_leads_from_tool_to_tool_until_the_chip_is_picked() -> None:
    sheet = DESK.edit(DESK.blank(), "quarter SW 4A", EN)
    tools = [sheet.tool]
    for colour, square in (("red", "A1"), ("green", "B1"), ("blue", "C1"), ("yellow", "D1")):
        sheet = DESK.edit(sheet.draft, f"robot {colour} {square}", EN)
        tools.append(sheet.tool)
    assert tools == ["robot-red", "robot-green", "robot-blue", "robot-yellow", "goal"]
    moved = DESK.edit(sheet.draft, "robot red P1", EN)
    assert moved.tool == ""


def test_robots_stay_where_they_are_when_a_quarter_changes_and_the_chip_only_with_its_target() -> None:
    draft = do(DESK.blank(), "robot red C4", "goal E2")
    kept, lost = read_draft(do(draft, "quarter SE 3B")), read_draft(do(draft, "quarter NW 1B"))
    assert dict(kept.robots) == dict(lost.robots) == {"red": 50}
    assert (kept.goal, lost.goal) == (20, None)


def test_a_larger_board_has_no_wall_where_its_rim_was_and_a_smaller_one_has_a_rim() -> None:
    grown = read_draft(do("board 2x2; 93; c6; target A1 red circle", "size 4x3"))
    assert grown.board.rows() == empty(4, 3).board.rows()
    cut = read_draft(do(AT_HOME, "size 6x5"))
    assert all(cut.board.walls[cell] >> heading & 1 for cell, heading in rim(cut.board))
    assert ([colour for colour, _cell in cut.robots], cut.target is not None) == (["red"], True)


def test_a_block_at_the_rim_stays_solid_when_the_board_grows() -> None:
    grown = read_draft(do(SMALL, "block E4", "size 8x8"))
    cell = grown.written.named("E4")
    assert (grown.board.walls[cell], grown.one_sided) == (SOLID, ())


@pytest.mark.parametrize("size", ["0x5", "33x4", "4x33", "99999x2", "4", "axb", "²x3"])
def test_a_size_that_is_not_possible_is_refused(size: str) -> None:
    assert refused(SMALL, f"size {size}") in ("board-size", "draft-unreadable")


def test_a_board_whose_text_would_be_too_long_is_refused_and_everything_before_it_can_be_shared() -> None:
    draft = do(SMALL, "new 32x32")
    rows = draft.splitlines()
    names = [f"{column}{row}" for row in range(1, 33) for column in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    lines = [f"target {name} yellow hexagon" for name in names]
    fits = "\n".join([*rows, *lines[:200]])
    assert len(read_draft(fits).share_text()) <= MAX_BOARD_TEXT
    assert refused(DESK.blank(), "\n".join([*rows, *lines])) == "board-text-long"


def test_a_dealt_board_is_a_whole_position_and_the_next_one_is_another() -> None:
    first = DESK.edit(DESK.blank(), "deal", EN)
    second = DESK.edit(first.draft, "deal", EN)
    assert (first.faults, second.faults) == ((), ())
    assert first.draft != second.draft
    board = read_draft(first.draft)
    assert not {cell for _colour, cell in board.robots} & {target.cell for target in board.written.targets}


def test_robots_by_chance_need_room() -> None:
    assert refused("board 2x1; d7; target A1 any vortex", "scatter") == "draft-no-room"


def test_the_text_of_a_table_fits_its_option_however_full_the_board_is() -> None:
    rows = do(SMALL, "new 32x32").splitlines()
    lines = [f"target {column}{row} red circle" for row in range(1, 33) for column in "ABCDEFGHIJ"]
    draft = "\n".join([*rows, *lines[: (MAX_BOARD_TEXT - 1200) // 24], "robot red AF32"])
    (play,) = [link for link in DESK.open(draft, EN).links if not link.desk]
    assert custom_board(str(play.options["board"])).board == read_draft(draft).board


def test_diagonals_that_lead_into_each_other_for_too_long_are_marked_and_nothing_is_done_with_them() -> None:
    snake = "\n".join(
        f"diagonal {column}{row + 1} {kind} red"
        for row, kind in zip(range(MAX_SIDE), "\\/" * (MAX_SIDE // 2), strict=True)
        for column in ("A", column_name(MAX_SIDE - 1))
    )
    draft = f"{empty(MAX_SIDE, MAX_SIDE).to_text()}\n{snake}\ntarget B2 blue circle\nrobot blue C3"
    sheet = DESK.open(draft, EN)
    assert [fault.square for fault in sheet.faults] == ["AF32"]
    assert sheet.links == ()
    straight = [line for line in draft.splitlines() if not line.startswith("diagonal A")]
    assert marked("\n".join(straight)) == []
