"""Laws of the board editor: what is put lies there, what is not right is said on its square, and every board that is
right can be shared, played on and tried alone."""

from __future__ import annotations

import pytest

from robacus.chance import Chance
from robacus.desk import Sheet
from robacus.game import IllegalAction, InvalidText
from robacus.games import game
from robacus.games.robogem.desk_board import BoardDesk
from robacus.games.robogem.desk_board_draft import read_draft
from robacus.games.robogem.layout import MAX_SIDE, STANDARD, read_layout, standard
from robacus.games.robogem.options import Options, check_options
from robacus.games.robogem.puzzle import read_puzzle
from robacus.options import read_options
from robacus.speech import speech

DESK = BoardDesk()
EN = speech("en")
GAME = game("robogem")
SMALL = "R...G\n.***.\n.....\nY...B"


def done(draft: str, *edits: str) -> Sheet:
    sheet = DESK.open(draft, EN)
    for edit in edits:
        sheet = DESK.edit(sheet.draft, edit, EN)
    return sheet


def marked(sheet: Sheet) -> list[str]:
    return [fault.square for fault in sheet.faults]


# -- text ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", STANDARD)
def test_the_boards_of_the_game_are_starting_points(name: str) -> None:
    sheet = done(SMALL, f"layout {name}")
    assert sheet.draft == standard(name).to_text()
    assert sheet.links[0].options == {"layout": name}


@pytest.mark.parametrize("seed", range(15))
def test_every_draft_round_trips_and_a_right_one_is_a_layout(seed: int) -> None:
    chance = Chance(f"edit-{seed}", "edits")
    sheet = DESK.open(DESK.blank(), EN)
    for _ in range(25):
        names = [square.key for square in sheet.scene.board.squares]
        edits = [tool.text.format(square=chance.choice(names), side="") for tool in sheet.tools]
        edits += [control.text for control in sheet.controls if control.key == "mirror"]
        edits += [chance.choice(chooser.picks).text for chooser in sheet.choosers]
        try:
            sheet = DESK.edit(sheet.draft, chance.choice(edits), EN)
        except IllegalAction:
            continue
        assert read_draft(sheet.draft).to_text() == sheet.draft
        share = sheet.share or sheet.draft
        if sheet.faults:
            with pytest.raises(InvalidText):
                read_layout(share)
        else:
            assert read_layout(share).to_text() == share


def test_a_board_is_read_with_slashes_and_with_lines() -> None:
    assert done(SMALL.replace("\n", "/")).draft == SMALL
    assert done(SMALL, f"{SMALL}\nfacing red S").draft == f"{SMALL}\nfacing red S"


def test_the_longest_board_stays_within_what_a_table_takes() -> None:
    sheet = done(SMALL, f"size {MAX_SIDE}x{MAX_SIDE}", "facing red N", "facing green N", "facing blue N")
    assert marked(sheet) == []
    check_options(Options(board=sheet.draft), 2)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "0 × 0"),
        ("R..", "3 × 1"),
        ("." * 17 + "\n" + "." * 17, "17 × 2"),
        (SMALL.replace("***", "*?*"), '"?"'),
        (SMALL.replace("***", "**"), "Row 2"),
        (f"{SMALL}\nfacing red X", "facing red X"),
        (f"{SMALL}\nplayers 9", "players 9"),
        ("x" * 700, "700"),
    ],
)
def test_what_is_no_board_is_refused_in_a_sentence(text: str, why: str) -> None:
    with pytest.raises(InvalidText) as refused:
        DESK.open(text, EN)
    assert why in str(refused.value)


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        ("", "is not understood"),
        ("teapot", "teapot"),
        ("blocker", "blocker"),
        ("blocker Z9", '"Z9"'),
        ("blocker A99", '"A99"'),
        ("base pink A1", "base pink A1"),
        ("turn B2", "no base"),
        ("size 3x3", "3 × 3"),
        ("size 99x99", "99 × 99"),
        ("width ten", "width ten"),
        ("players 5", "players 5"),
        ("layout mars", "layout mars"),
        ("mirror now", "mirror now"),
    ],
)
def test_an_edit_that_is_none_is_refused_in_a_sentence(edit: str, why: str) -> None:
    with pytest.raises((InvalidText, IllegalAction)) as refused:
        DESK.edit(SMALL, edit, EN)
    assert why in str(refused.value)


# -- putting ---------------------------------------------------------------------------------------------------------


def test_the_same_thing_once_more_takes_it_away() -> None:
    assert done(SMALL, "blocker C3").draft == SMALL.replace(".....\nY", "..#..\nY")
    for edit in ("blocker C3", "diamond C3"):
        assert done(SMALL, edit, edit).draft == SMALL


def test_a_base_moves_and_its_robot_looks_where_there_is_room() -> None:
    sheet = done(SMALL, "base red E3")
    assert sheet.draft == "....G\n.***.\n....R\nY...B"
    robot = next(piece for piece in sheet.scene.pieces if piece.key == "robot-red")
    assert robot.label == "red robot, looking left"


def test_a_robot_turns_and_the_usual_way_is_not_written() -> None:
    turned = done(SMALL, "turn A1")
    assert turned.draft == f"{SMALL}\nfacing red S"
    assert done(turned.draft, "turn A1", "turn A1", "turn A1").draft == SMALL


def test_what_lies_at_the_top_left_stays_when_the_size_changes() -> None:
    assert done(SMALL, "size 6x5").draft == "R...G.\n.***..\n......\nY...B.\n......"
    assert done(SMALL, "width 4").draft == "R...\n.***\n....\nY..."


def test_an_empty_board_has_its_bases_in_the_corners_and_a_mirrored_one_is_even() -> None:
    assert done(SMALL, "new").draft == "R...G\n.....\n.....\nY...B"
    assert done(SMALL, "new", "blocker B2", "diamond A3", "mirror").draft == "R...G\n.#.#.\n*...*\nY...B"


def test_the_robots_of_two_to_four_players_are_shown() -> None:
    shown = {2: ["blue", "red"], 3: ["blue", "green", "red"], 4: ["blue", "green", "red", "yellow"]}
    for players, colours in shown.items():
        sheet = done(SMALL, f"players {players}")
        robots = sorted(
            p.key.removeprefix("robot-") for p in sheet.scene.pieces if p.key.startswith("robot-")
        )
        assert robots == colours
        assert sheet.share == (SMALL if players > 2 else "")


# -- what is not right -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "squares", "why"),
    [
        (SMALL.replace("G", "."), [""], "The base of the green robot is missing"),
        (SMALL.replace("***", "*R*"), ["C2", ""], "more than one base of the red robot"),
        (SMALL.replace("***", "*.*"), [""], "at least 3"),
        ("R#..G\n##**.\n...*.\nY...B", ["A1"], "cannot leave its base"),
        ("R...G\n.**..\n...##\nY..#B\n...#*", ["E5", "B2", "C2"], "cannot reach the diamond"),
    ],
)
def test_what_is_not_right_is_said_on_its_square(text: str, squares: list[str], why: str) -> None:
    sheet = DESK.open(text, EN)
    assert marked(sheet) == squares
    assert any(why in fault.say for fault in sheet.faults)
    assert sheet.links == ()


# -- where to go with it ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_board_that_is_right_is_played_on_and_tried_alone(players: int) -> None:
    sheet = done(SMALL, "blocker C3", f"players {players}")
    table, alone = sheet.links
    options = read_options(GAME, {name: str(value) for name, value in table.options.items()})
    state = GAME.start(options, table.seats, "0" * 32)
    assert state.deal.ground.layout.to_text() == (sheet.share or sheet.draft)
    assert (table.seats, alone.desk) == (players, "puzzle")
    assert read_puzzle(alone.draft).layout.rows() == state.deal.ground.layout.rows()
