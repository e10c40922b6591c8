"""Laws of the map editor: drafts are map texts, edits do what they say, faults are what a table refuses."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from robacus.chance import Chance
from robacus.desk import Sheet
from robacus.game import IllegalAction, InvalidOptions, InvalidText
from robacus.games.robots_vs_robots.board import HIDDEN, MAX_HEXES, TERRAIN, Board
from robacus.games.robots_vs_robots.desk_board import BoardDesk
from robacus.games.robots_vs_robots.desk_board_art import Canvas
from robacus.games.robots_vs_robots.desk_board_edits import EDITS, opposite, terrain_of
from robacus.games.robots_vs_robots.desk_board_faults import most_robots
from robacus.games.robots_vs_robots.hexes import distance, hexagon
from robacus.games.robots_vs_robots.map_text import read_map, write_map
from robacus.games.robots_vs_robots.maps import MAPS, find_map
from robacus.options import read_options
from robacus.speech import RobacusError, speech
from tests.games.robots_vs_robots.fights import GAME
from tests.laws.examples import complaint

DESK = BoardDesk()
EN = speech("en")
SMALL = "radius 2; low 0,0; mine 1,-1"


def do(draft: str, *edits: str) -> Board:
    """The board after these edits."""
    for edit in edits:
        draft = DESK.edit(draft, edit, EN).draft
    return read_map(draft)


def said(draft: str, edit: str) -> str:
    return DESK.edit(draft, edit, EN).say


def told(draft: str) -> list[str]:
    """What is not right with a draft."""
    return [fault.say for fault in DESK.open(draft, EN).faults]


@cache
def walks() -> tuple[Sheet, ...]:
    """Sheets of long random walks through everything that the page offers."""
    found = []
    for seed in range(4):
        chance = Chance("0" * 32, "walk", seed)
        sheet = DESK.open(DESK.blank() if seed else SMALL, EN)
        for _ in range(40):
            key = chance.choice(sheet.scene.board.squares).key
            tools = [tool.text.replace("{square}", key) for tool in sheet.tools]
            rare = [pick.text for chooser in sheet.choosers for pick in chooser.picks]
            rare += [control.text for control in sheet.controls]
            try:
                edit = chance.choice(tools if chance.below(8) else rare)
                sheet = DESK.edit(sheet.draft, edit, EN)
            except RobacusError:
                continue
            found.append(sheet)
    return tuple(found)


# -- drafts ----------------------------------------------------------------------------------------------------------


def test_a_draft_is_a_map_text_in_its_shortest_form_and_opens_to_the_same_sheet() -> None:
    assert len(walks()) > 120
    for sheet in walks():
        assert write_map(read_map(sheet.draft)) == sheet.draft
        again = DESK.open(sheet.draft, EN)
        assert (again.scene, again.faults, again.links) == (sheet.scene, sheet.faults, sheet.links)


def test_what_has_no_faults_is_taken_by_a_table_and_what_has_some_is_not() -> None:
    plays = [sheet for sheet in walks() if not sheet.faults]
    assert 20 < len(plays) < len(walks())
    for sheet in walks():
        if sheet.faults:
            assert [link.paper for link in sheet.links] == ["board"]
            with pytest.raises(InvalidOptions):
                GAME.check(read_options(GAME, {"board": sheet.draft}), 2)
            continue
        link, _print = sheet.links
        options = read_options(GAME, dict(link.options))
        GAME.check(options, 2)
        board = read_map(sheet.draft)
        assert GAME.start(options, 2, "0" * 32).deal.board == board


def test_a_board_of_the_game_is_played_by_its_name() -> None:
    link, _print = DESK.open(write_map(find_map("ring6")), EN).links
    assert link.options == {"map": "ring6"}
    assert DESK.open(DESK.blank(), EN).links[0].options == {}


def test_a_fault_names_its_hex_and_says_what_to_do() -> None:
    (fault,) = DESK.open("radius 4; mine_hidden 0,-4", EN).faults
    assert (fault.square, fault.name) == ("0,-4", "E1")
    assert fault.say == (
        "Something is hidden on E1, at the edge, where robots start. Take it away or put it further inside."
    )


def test_a_map_without_room_for_the_distance_or_without_a_free_edge_says_what_to_do() -> None:
    (room,) = told("radius 1")
    assert room.startswith("There is no room at the edge for two robots with 3 hexes between them. Make the")
    edge = " ".join(f"{q},{r}" for q, r in hexagon(3) if max(abs(q), abs(r), abs(q + r)) == 3)
    assert told(f"radius 3; high {edge}") == [
        "There is no free hex at the edge where a robot could start. Clear some of them."
    ]


def test_the_robots_that_are_promised_have_room_and_one_more_has_not() -> None:
    for sheet in walks()[::8]:
        board, most = read_map(sheet.draft), most_robots(read_map(sheet.draft))
        text = write_map(
            Board(board.hexes, {at: k for at, k in terrain_of(board).items() if k not in HIDDEN})
        )
        for robots in range(2, 7):
            options = read_options(GAME, {"board": text})
            if robots <= most:
                GAME.check(options, robots)
            else:
                with pytest.raises(InvalidOptions):
                    GAME.check(options, robots)


# -- what is shown ---------------------------------------------------------------------------------------------------


def test_every_hex_and_every_place_beside_one_can_be_pointed_at_and_walked_to() -> None:
    for sheet in walks()[::5]:
        board = read_map(sheet.draft)
        squares = sheet.scene.board.squares
        at = {tuple(map(int, square.key.split(","))): square for square in squares}
        assert board.number.keys() <= at.keys()
        for hex_ in at.keys() - board.number.keys():
            assert any(distance(hex_, other) == 1 for other in board.hexes)
            assert at[hex_].label == "no hex"
        for hex_, cell in board.number.items():
            assert at[hex_].label == board.names[cell]
        assert len({(square.row, square.column) for square in squares}) == len(squares)
        assert min(square.row for square in squares) == min(square.column for square in squares) == 0
        assert sheet.scene.board.hexes


def test_every_place_that_is_offered_can_become_a_hex() -> None:
    for sheet in walks()[::10]:
        q, r = Canvas(read_map(sheet.draft)).free[-1]
        assert (q, r) in do(sheet.draft, f"ground {q},{r}").number


@pytest.mark.parametrize(
    "text", ["radius 12", f"column 0 {-19}..{20}", "; ".join(f"column {q} 0" for q in range(26))]
)
def test_the_largest_boards_offer_no_place_that_would_be_refused(text: str) -> None:
    board = read_map(text)
    assert len(board) <= MAX_HEXES
    for at in Canvas(board).free:
        assert len(Board((*board.hexes, at))) == len(board) + 1


def test_every_thing_is_shown_hidden_ones_too_and_called_by_its_name() -> None:
    draft = "radius 4; " + "; ".join(f"{kind} {index - 2},0" for index, kind in enumerate(TERRAIN))
    pieces = DESK.open(draft, EN).scene.pieces
    assert [piece.symbol for piece in pieces] == list(TERRAIN)
    assert [piece.label for piece in pieces] == [
        "low wall",
        "high wall",
        "trapdoor",
        "hidden trapdoor",
        "mine",
        "hidden mine",
    ]


def test_the_name_of_a_hex_is_not_covered_by_what_stands_on_it() -> None:
    """A low wall on a hex leaves its name above it, both at the table and in the editor."""
    plain = DESK.open("radius 3", EN).scene.board.art
    assert DESK.open("radius 3; low 0,0; trap 1,0", EN).scene.board.art == plain
    assert DESK.open("radius 3; high 0,0", EN).scene.board.art != plain


# -- edits -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", TERRAIN)
def test_a_thing_is_put_on_a_hex_and_the_same_again_takes_it_away(kind: str) -> None:
    once = do(SMALL, f"{kind} 0,1")
    assert terrain_of(once) == {**terrain_of(read_map(SMALL)), (0, 1): kind}
    assert do(write_map(once), f"{kind} 0,1") == read_map(SMALL)


def test_a_thing_replaces_another_and_makes_a_hex_where_there_was_none() -> None:
    assert terrain_of(do(SMALL, "trap 0,0"))[0, 0] == "trap"
    after = do(SMALL, "high 3,0")
    assert (len(after), terrain_of(after)[3, 0]) == (20, "high")


def test_hexes_are_named_as_people_see_them_too() -> None:
    assert do(SMALL, "high A1") == do(SMALL, "high -2,0")
    assert said(SMALL, "high A1") == "A1: high wall."
    assert said(SMALL, "low A1 A2 A3") == "3 hexes: low wall."


def test_hexes_are_added_emptied_and_taken_away() -> None:
    assert len(do(SMALL, "ground 3,0")) == 20
    assert (0, 0) not in terrain_of(do(SMALL, "ground 0,0"))
    hole = do(SMALL, "without 0,0")
    assert (len(hole), (0, 0) in hole.number) == (18, False)
    assert do(write_map(hole), "ground 0,0") == do(SMALL, "low 0,0")


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        ("ground 1,1", "D4 is free already."),
        ("without 5,5", "There is no hex that could be taken away."),
        ("radius 13", "After “radius” comes one number from 1 to 12."),
        ("radius", "After “radius” comes one number from 1 to 12."),
        ("low Z9", "There is no hex Z9 on this board."),
        ("low 99,0", "99,0 is too far away: coordinates go from -66 to 66."),
        ("low", "“low” is not understood."),
        ("clear all", "“clear all” is not understood."),
        ("map nowhere", "“map nowhere” is not understood."),
        ("dig a hole", "“dig a hole” is not understood."),
        ("radius 3; high 0", "Line 1: “0” is not a hex. Write q,r, such as 0,-2."),
        ("ground 40,0", "A board has at most 26 columns and 40 rows; this one has 43 and"),
    ],
)
def test_an_edit_that_is_not_possible_says_why(edit: str, why: str) -> None:
    draft = "radius 2; low 0,0"
    with pytest.raises((InvalidText, IllegalAction)) as caught:
        DESK.edit(draft, edit, EN)
    assert str(caught.value).startswith(why)


def test_the_last_two_hexes_stay() -> None:
    with pytest.raises(InvalidText, match="at least 2 hexes; this one has 1"):
        DESK.edit("column 0 0..1", "without 0,0", EN)


def test_another_size_keeps_what_lies_within_it() -> None:
    assert do("radius 4; low 0,0 4,0", "radius 3") == read_map("radius 3; low 0,0")


def test_six_turns_and_two_mirrors_bring_everything_back() -> None:
    for sheet in walks()[::20]:
        board = read_map(sheet.draft)
        assert do(sheet.draft, *["turn"] * 6) == board
        assert do(sheet.draft, "mirror", "mirror") == board


def test_twins_are_the_same_after_half_a_turn_and_lose_nothing() -> None:
    for sheet in walks()[::3]:
        board = read_map(sheet.draft)
        try:
            twin = do(sheet.draft, "twin")
        except RobacusError:
            continue  # it would be too large
        over = opposite(twin)
        assert set(board.hexes) <= set(twin.hexes) == set(map(over, twin.hexes))
        there = terrain_of(twin)
        assert {over(at): kind for at, kind in there.items()} == there
        assert terrain_of(board).keys() <= there.keys()


def test_a_map_text_that_is_pasted_takes_the_place_of_the_board() -> None:
    text = "radius 3 # small\nlow 0,-1 0,1\nmine_hidden 1,0\n"
    sheet = DESK.edit(SMALL, text, EN)
    assert read_map(sheet.draft) == read_map(text)
    assert sheet.say == "The map is open: 37 hexes, 3 of them with something on it."
    assert DESK.open(text, EN).draft == sheet.draft == "radius 3; low 0,-1 0,1; mine_hidden 1,0"


@pytest.mark.parametrize("name", MAPS)
def test_every_board_of_the_game_is_a_beginning(name: str) -> None:
    sheet = DESK.edit(SMALL, f"map {name}", EN)
    assert read_map(sheet.draft) == find_map(name)
    chosen = [pick.key for chooser in sheet.choosers for pick in chooser.picks if pick.chosen]
    assert chosen[0] == name


def test_the_walks_make_every_kind_of_edit() -> None:
    offered = {tool.text.split()[0] for tool in walks()[0].tools}
    for sheet in walks():
        offered |= {pick.text.split()[0] for chooser in sheet.choosers for pick in chooser.picks}
        offered |= {control.text for control in sheet.controls}
    assert offered == {*EDITS, *TERRAIN}


def test_a_map_of_a_megabyte_is_refused_at_once() -> None:
    for open_ in (DESK.open, lambda draft, say: DESK.edit(SMALL, draft, say)):
        with pytest.raises(InvalidText, match="The map text has 1,000,001 characters; 8,000 are possible"):
            open_("low 0,0\n" * 125_000 + "l", EN)


@settings(max_examples=60, deadline=None)
@given(st.text(alphabet="abcdlowhigradustp0123456789,.-; #\n", max_size=80))
def test_whatever_is_typed_meets_a_board_or_a_sentence(text: str) -> None:
    for work in (lambda: DESK.edit(SMALL, text, EN), lambda: DESK.open(text, EN)):
        complaint(lambda work=work: read_map(work().draft))  # type: ignore[misc]
