"""Laws of the desk "board": drafts are whole, what is laid is judged as at a table, help and lists are those of the
search, and what no game comes to is said and still answered."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from robacus.chance import Chance
from robacus.desk import Sheet
from robacus.game import IllegalAction, InvalidText
from robacus.games.abaku import GAME
from robacus.games.abaku.desk_board import BoardDesk, position_link, situation_of
from robacus.games.abaku.desk_board_draft import read_draft
from robacus.games.abaku.endgame import worth
from robacus.games.abaku.engine import ranked
from robacus.games.abaku.layout import read_layout
from robacus.games.abaku.messages import words
from robacus.games.abaku.notation import Place, write_action
from robacus.games.abaku.placing import EMPTY
from robacus.games.abaku.rack_value import rack_value
from robacus.games.abaku.situation_text import read_situation, write_situation
from robacus.games.abaku.strange import strange
from robacus.options import read_options
from robacus.scene import changed
from robacus.speech import LANGUAGES, speech
from tests.games.abaku.playing import game
from tests.games.abaku.test_solver import POSITIONS, situation

DESK = BoardDesk()
EN = speech("en")
LYING = "tiles G8=2 H8=4; rack 13?52"


def done(draft: str, *edits: str) -> Sheet:
    """The sheet after these edits."""
    sheet = DESK.open(draft, EN)
    for edit in edits:
        sheet = DESK.edit(sheet.draft, edit, EN)
    return sheet


def lying(sheet: Sheet) -> dict[str, str]:
    """Square -> the symbol of the tile there, in the rack too."""
    return {piece.square: piece.symbol for piece in sheet.scene.pieces if piece.square}


def facts(sheet: Sheet) -> dict[str, str]:
    return {fact.key: fact.value for fact in sheet.scene.facts}


# -- drafts ----------------------------------------------------------------------------------------------------------


@given(st.integers(0, 10**9))
def test_any_position_of_digits_opens_and_opens_again(seed: int) -> None:
    chance = Chance(f"{seed:032x}", "desk")
    sheet = DESK.open(write_situation(situation(chance)) or "rack", EN)
    again = DESK.open(sheet.draft, EN)
    assert (again.draft, again.scene, again.faults) == (sheet.draft, sheet.scene, sheet.faults)
    assert read_draft(sheet.share or "rack").now == read_draft(sheet.draft).now


def test_a_case_that_is_pasted_is_opened_and_its_answer_is_right() -> None:
    for case in POSITIONS[:3]:
        sheet = done(json.dumps(case), "best on")
        assert facts(sheet)["placements"] == str(case["legal_placements"])
        assert facts(sheet)["most"] == str(case["best_score"])
        assert DESK.edit("rack 1", json.dumps(case), EN).draft == DESK.open(json.dumps(case), EN).draft


@pytest.mark.parametrize("seed", range(4))
def test_a_position_of_a_table_opens_with_what_its_seat_sees_and_nothing_else(seed: int) -> None:
    for state in game(seed, 12):
        view = GAME.view(state, state.turn)
        link = position_link(situation_of(view), words("title"), EN)
        sheet = DESK.open(link.draft, EN)
        assert sheet.faults == ()
        assert read_draft(sheet.draft).now.unseen == view.unseen
        assert facts(sheet)["bag"] == str(view.bag)
        there = {square: symbol[-1] for square, symbol in lying(sheet).items()}
        held = [there.pop(f"rack-{place}") for place in range(1, 6) if f"rack-{place}" in there]
        assert "".join(held) == view.faces
        assert there == {
            view.layout.name(field): digit for field, digit in enumerate(view.board) if digit != EMPTY
        }


# -- editing ---------------------------------------------------------------------------------------------------------


def test_digits_are_put_on_fields_and_into_the_rack_and_taken_away() -> None:
    sheet = done("rack", "put H8 5", "put H8 6", "put rack-1 3", "put rack-5 ?", "put rack-1 4", "put A1 0")
    assert lying(sheet) == {"H8": "tile-6", "A1": "tile-0", "rack-1": "held-4", "rack-2": "held-?"}
    sheet = done(sheet.draft, "erase A1", "erase rack-1", "put H8 ?")
    assert lying(sheet) == {"H8": "joker-6", "rack-1": "held-?"}
    assert sheet.say == "The tile on H8 is a joker."
    assert lying(done(sheet.draft, "joker H8"))["H8"] == "tile-6"
    assert lying(done(sheet.draft, "clear")) == {}


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        ("erase A1", "no tile on A1"),
        ("erase rack-6", "rack-6"),
        ("put A1 ?", "no tile on A1"),
        ("put Z9 4", "Z9"),
        ("put H9 12", "put H9 12"),
        ("rack 123456", "6 tiles"),
        ("field rack-1 d", "no bonus fields"),
        ("field A1 q", "field A1 q"),
        ("size 4", "odd number of rows"),
        ("size 99999", "size 99999"),
        ("pass", "nobody exchanges"),
        ("exchange 1", "nobody exchanges"),
        ("A1=1", "touch a tile"),
        ("I8=9", "so many 9s"),
        ("Q1=1", "no such field"),
        ("teapot", "teapot"),
        ("layout .../...", "2 rows"),
        ("{}", "JSON"),
        ("bag 1000", "10,000"),
        ("", "not understood"),
    ],
)
def test_an_edit_that_cannot_be_made_is_refused_in_a_sentence(edit: str, why: str) -> None:
    with pytest.raises((InvalidText, IllegalAction)) as refused:
        DESK.edit(LYING, edit, EN)
    assert why in str(refused.value)


@given(st.integers(0, 10**9))
def test_a_board_made_larger_and_small_again_is_the_same(seed: int) -> None:
    one = situation(Chance(f"{seed:032x}", "size"))
    before = DESK.open(write_situation(one) or "rack", EN)
    if one.layout.size == 15:
        return
    after = done(before.draft, f"size {one.layout.size + 2}", f"size {one.layout.size}")
    assert (read_draft(after.draft).now.position.board, after.scene.board.key) == (
        one.position.board,
        before.scene.board.key,
    )


def test_a_statement_of_a_text_changes_that_part_alone() -> None:
    sheet = done(LYING, "tiles I8=2", "tiles A1=3?", "bag 3", "jokers H8", "zero either")
    assert sheet.draft == "tiles A1=3 G8=2 H8=4? I8=2; rack 13?52; zero either; bag 3"
    assert done(sheet.draft, "board " + "/".join(["." * 15] * 15)).draft == "rack 13?52; zero either; bag 3"
    assert done(sheet.draft, "rack 7", "layout " + "/".join(["." * 15] * 15), "layout usual").draft == (
        "tiles A1=3 G8=2 H8=4? I8=2; rack 7; zero either; bag 3"
    )


def test_an_empty_place_of_the_rack_has_nothing_to_take_away() -> None:
    with pytest.raises(IllegalAction, match="no tile at this place"):
        DESK.edit("rack 1", "erase rack-5", EN)


def test_sizes_bonuses_and_rules_are_chosen() -> None:
    for size in (3, 9, 15):
        sheet = done("rack 24", f"size {size}", "bonuses none")
        assert read_draft(sheet.draft).now.layout.fields == "." * size * size
        assert done(sheet.draft, "bonuses usual", "size 15").draft == "rack 24"
    own = done("rack 24", "field A1 .", "field B1 t")
    assert read_draft(own.draft).now.layout.fields[:3] == ".t."
    assert done(own.draft, "bonuses own").draft == own.draft
    assert done(own.draft, "bonuses centre").draft == "rack 24; centre plain"
    sheet = done("rack 236", "operations lines", "best on")
    assert facts(sheet)["placements"] == "0"
    assert done(sheet.draft, "operations cubes squares").draft.endswith("operations squares cubes; best")
    assert facts(done("rack 1", "players 4"))["bag"] == "94"
    for chooser in sheet.choosers:
        for pick in chooser.picks:
            assert DESK.edit(sheet.draft, pick.text, EN).scene.board.label


def test_the_rack_is_filled_by_chance_with_tiles_that_are_to_come() -> None:
    sheet = done("bag 1 0 0 0 0 0 0 0 0 2; players 1", "draw")
    assert sorted(read_draft(sheet.draft).now.rack) == ["0", "9", "9"]
    with pytest.raises(IllegalAction, match="No tiles are left"):
        DESK.edit("bag 0", "draw", EN)
    assert len(read_draft(done("rack 12345", "draw").draft).now.rack) == 5


def test_a_table_with_the_board_and_rules_of_the_desk_can_be_set_up() -> None:
    sheet = done("rack", "size 5", "operations four", "zero either")
    (link,) = sheet.links
    options = read_options(GAME, link.options)
    GAME.check(options, 2)
    assert GAME.start(options, 2, "0" * 32).position.layout == read_draft(sheet.draft).now.layout
    assert GAME.start(options, 2, "0" * 32).position.rules == read_draft(sheet.draft).now.rules
    assert done(sheet.draft, "put C3 1").links == ()


# -- laying ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["I8=2", "I8 > 2", "I8=2?", "H9 v 2"])
def test_a_placement_is_shown_example_by_example_and_scores_as_at_a_table(text: str) -> None:
    before = DESK.open(LYING, EN)
    sheet = DESK.edit(before.draft, text, EN)
    draft = read_draft(sheet.draft)
    score = draft.before.position.judge(draft.laid).score
    assert sheet.scene.status.endswith(f"{score} points for these tiles.")
    assert len(draft.now.rack) == 4
    scene = before.scene
    for frame in sheet.film:
        scene = changed(scene, frame.change)
    told = [frame.say for frame in sheet.film[1 : 1 + len(draft.judged.examples)]]
    assert (
        sum(int(say.split("=")[-1].split(": ")[-1].split("points")[0].split()[-1]) for say in told) == score
    )
    assert {piece.key for piece in scene.pieces} >= {piece.key for piece in sheet.scene.pieces}
    further = DESK.edit(sheet.draft, "put A1 1", EN)
    assert read_draft(further.draft).laid == ()
    assert read_draft(further.draft).now.rack == draft.now.rack


# -- help ------------------------------------------------------------------------------------------------------------


def test_help_comes_in_steps_and_the_list_is_what_the_search_has_found() -> None:
    draft = read_draft(LYING)
    found = ranked(draft.now.position, draft.now.rack, draft.now.unseen, draft.now.bag)
    top = found[0]
    names = [draft.now.layout.name(draft.now.position.field(tile)) for tile in top.tiles]
    told, sheet = [], DESK.open(LYING, EN)
    for step in range(1, 5):
        assert DESK.searches("hint")
        sheet = DESK.edit(sheet.draft, "hint", EN)
        assert DESK.edit(sheet.draft, sheet.then or "look", EN).scene == sheet.scene
        told.append(sheet.scene.status)
        marked = {piece.key for piece in sheet.scene.pieces if piece.key.startswith("hint-")}
        assert marked == ({f"hint-{name}" for name in names} if step in (2, 3) else set())
    assert f"{top.points} points" in told[0]
    assert not any(name in told[0].split() for name in names)
    assert all(name in told[1] for name in names)
    assert all((tile.digit if not tile.joker else "?") in told[2] for tile in top.tiles)
    assert [line.texts for line in sheet.lines] == [
        (write_action(Place(one.tiles)),) for one in found[: len(sheet.lines)]
    ]
    for line, one in zip(sheet.lines, found, strict=False):
        assert line.label.startswith(f"{one.points} point")
        assert f"worth {round(one.equity, 1):g} " in line.label
        assert DESK.edit(sheet.draft, line.texts[0], EN).scene.status
    assert "hint" not in {control.key for control in sheet.controls}


def test_the_best_exchange_is_the_one_after_which_the_hand_is_worth_the_most() -> None:
    told = facts(done("rack 00247", "best on"))["exchange"]
    tiles = told.split(" (")[0].replace(", ", "")
    kept = "00247"
    for tile in tiles:
        kept = kept.replace(tile, "", 1)
    others = {"".join(left) for count in range(5) for left in combinations("00247", count)}
    assert rack_value(kept) == max(map(rack_value, others))
    assert f"(worth {round(rack_value(kept), 1):g})" in told
    assert "exchange" in facts(done("tiles G8=2 H8=4; rack 00", "best on"))
    assert "exchange" not in facts(done("bag 0 0 1 0 1 0 0 1 0 0; rack 247", "best on"))


def test_with_an_empty_bag_the_best_ending_is_told_and_whether_it_is_proven() -> None:
    text = "tiles G8=2 H8=4; rack 132; bag 0 1 2 1 1 0 0 1 0 0"
    sheet = done(text, "best on")
    found = read_draft(sheet.draft).now
    assert (found.bag, found.unseen) == (0, (0, 0, 0, 0, 0, 0, 0, 1, 0, 0))
    told = facts(sheet)["ending"]
    best = worth(found.position, "132", "7")
    assert f": {best:+d} against the other" in told
    assert told.endswith("(proven)")
    assert "ending" not in facts(done("tiles G8=2 H8=4; rack 132", "best on"))
    assert "ending" not in facts(done(text, "players 3", "best on"))


def test_another_position_takes_help_back_but_a_wish_to_see_the_best_lasts() -> None:
    assert "hint" not in done(LYING, "hint", "put A1 1").draft
    sheet = done(LYING, "best on", "rack 24")
    assert sheet.draft.endswith("best")
    assert sheet.then == "look"
    assert done(sheet.draft, sheet.then).lines
    assert done(sheet.draft, "best off").lines == ()


def test_without_a_rack_or_a_placement_help_says_so() -> None:
    assert done("tiles G8=2 H8=4", "hint").say.startswith("Put tiles into the rack")
    assert done("tiles G8=2 H8=4; rack 00", "best on").scene.status == "Nothing can be laid with these tiles."


# -- what no game comes to -------------------------------------------------------------------------------------------


def test_nothing_is_strange_about_positions_of_games() -> None:
    for seed in range(4):
        for state in game(seed, 16):
            assert list(strange(situation_of(GAME.view(state, state.turn)))) == []


@pytest.mark.parametrize(
    ("text", "fields", "why"),
    [
        ("tiles G8=2 H8=4 A1=7", ["A1"], "do not hang together"),
        ("tiles G8=2 I8=4", ["H8", "G8", "I8"], "is empty, though tiles lie"),
        ("tiles G8=7 H8=4", ["H8", "G8"], "touches"),
        ("tiles G8=2 H8=4; bag 11 11 0 11 11 11 11 11 11 11", ["G8"], "1 tiles 2"),
        ("rack 5; bag 11 11 11 11 11 0 11 11 11 11", ["rack-1"], "the game has 0"),
        ("board\n" + "\n".join(["5" * 15] * 15), ["O15"], "the game has 11"),
    ],
)
def test_what_no_game_comes_to_is_said_on_its_field(text: str, fields: list[str], why: str) -> None:
    faults = DESK.open(text, EN).faults
    assert faults[0].say.startswith("No game comes to this board")
    marked = [fault.square for fault in faults if fault.square]
    assert set(fields) <= set(marked)
    assert len(marked) == len(set(marked))
    assert any(why in fault.say for fault in faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_desk_speaks_every_language(language: str) -> None:
    say = speech(language)
    drafts: tuple[Any, ...] = (LYING, "board\n" + "\n".join(["5" * 15] * 15), "layout d.t/.*./T.D; rack 24")
    for draft in drafts:
        sheet = DESK.open(draft, say)
        texts = [sheet.scene.status, *(fault.say for fault in sheet.faults)]
        for edit in ("hint", "hint", "hint", "hint", "best on"):
            sheet = DESK.edit(sheet.draft, edit, say)
            texts += [sheet.say, sheet.scene.status, *(line.label for line in sheet.lines)]
        assert [text for text in texts if "abaku:" in text or "{" in text] == []


def test_a_full_board_has_no_placement() -> None:
    rows = "/".join(["123456789"] * 9)
    assert facts(done(f"board {rows}; rack 12", "best on"))["placements"] == "0"
    assert read_layout("").size == read_situation("rack 1").layout.size


def test_who_plays_alone_gets_hints_for_the_position_and_nobody_else_does() -> None:
    for state in game(5, 6, 1):
        view = GAME.view(state, 0)
        (link,) = GAME.links(view, EN)
        assert (link.desk, read_draft(link.draft).now) == ("board", situation_of(view))
        sheet = DESK.open(link.draft, EN)
        assert (sheet.tools, sheet.choosers) == ((), ())
        assert [control.key for control in sheet.controls] == ["hint", "best", "change"]
        assert DESK.open(done(sheet.draft, "hint").draft, EN).tools == ()
        assert done(sheet.draft, "change").tools
        assert GAME.links(GAME.view(state, None), EN) == ()
    for state in game(5, 6, 2):
        for seat in (0, 1, None):
            assert GAME.links(GAME.view(state, seat), EN) == ()
