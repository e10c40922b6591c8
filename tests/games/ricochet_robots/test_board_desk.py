"""Laws of the board editor: drafts, edits, what is not right yet, and what a draft may be used for."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from robacus.desk import MAX_DRAFT, Sheet
from robacus.game import IllegalAction, InvalidText
from robacus.games import game
from robacus.games.ricochet_robots import desk_puzzle_draft
from robacus.games.ricochet_robots.board import COLOURS, MAX_SIDE, OPPOSITE, SHAPES
from robacus.games.ricochet_robots.desk_board_draft import Draft, beside, read_draft, rim
from robacus.games.ricochet_robots.desk_board_edits import EDITS
from robacus.games.ricochet_robots.position_text import read_position, read_positions, write_position
from robacus.games.ricochet_robots.quadrants import SIDES, printed_sides, standard_board
from robacus.options import read_options
from robacus.speech import LANGUAGES, speech
from tests.games.ricochet_robots.drafting import AT_HOME, DESK, EN, SMALL, do, marked, refused
from tests.laws.examples import complaint

GAME = game("ricochet-robots")
CASES = Path(__file__).parents[2] / "cases" / "ricochet_robots.jsonl"


def sheet_or_sentence(work: Callable[[], Sheet]) -> Sheet | None:
    """What a desk answers; None where it says why not, in words."""
    try:
        return work()
    except (IllegalAction, InvalidText) as error:
        refusal = error
    assert str(refusal) != refusal.message.id
    return None


def lasting(sheet: Sheet) -> Sheet:
    """A sheet without what only an edit has: what it did, and what it leads on to."""
    return msgspec.structs.replace(sheet, say="", tool="")


# -- random drafts and edits -----------------------------------------------------------------------------------------


def some_edit(chance: random.Random, draft: Draft) -> str:
    """An edit of a random kind that can be read."""
    board = draft.written
    square = board.name(chance.randrange(len(board.walls)))
    colour, shape = chance.choice(COLOURS), chance.choice(SHAPES[:4])
    side = chance.choice("NESW")
    piece = chance.choice("1234") + chance.choice("ABCD")
    near = (max(1, min(MAX_SIDE, length + chance.randrange(-4, 4))) for length in (board.width, board.height))
    width, height = near
    texts = {
        "wall": f"wall {square} {side}",
        "block": f"block {square}",
        "both-sides": "both-sides",
        "robot": f"robot {colour} {square}",
        "diagonal": f"diagonal {square} {chance.choice(('/', chr(92)))} {colour}",
        "target": f"target {square} {colour} {shape}"
        if chance.randrange(5)
        else f"target {square} any vortex",
        "goal": f"goal {square}",
        "erase": f"erase {square}",
        "clear": "clear robots",
        "quarter": f"quarter {chance.choice(('NW', 'NE', 'SE', 'SW'))} {piece}",
        "quadrants": "quadrants "
        + " ".join(number + chance.choice("ABCD") for number in chance.sample("1234", 4)),
        "box": "box",
        "edition": f"edition {chance.choice(list(SIDES))}",
        "size": f"size {width}x{height}",
        "width": f"width {width}",
        "height": f"height {height}",
        "new": chance.choice(("new", f"new {width}x{height}")),
        "deal": "deal",
        "scatter": "scatter",
        "blocked-turn": f"blocked-turn {chance.choice(('stand', 'illegal'))}",
        "turn-is-ricochet": f"turn-is-ricochet {chance.choice(('yes', 'no'))}",
    }
    assert texts.keys() == EDITS.keys()
    # What begins anew comes seldom, so that drafts grow.
    if draft.sides and chance.randrange(3) == 0:
        return texts[chance.choice(("quarter", "edition"))]
    often = [verb for verb in texts if verb not in ("new", "box", "quadrants", "deal", "clear", "edition")]
    return texts[chance.choice(often if chance.randrange(8) else list(texts))]


BEGINNINGS = (
    DESK.blank(),
    SMALL,
    AT_HOME,
    "board 3x3; 913; 802; c46",
    "board 4x4; 9113; 8802; a002; c446; target B2 any vortex; robot black B2; robot silver C3",
    "quadrants 1D 2C 3D 4C; robot black A1; edition 2013",
)


@cache
def walks() -> tuple[tuple[str, str, Sheet], ...]:
    """Draft, edit and the sheet after it, of long random walks through everything."""
    found = []
    for seed, beginning in enumerate(BEGINNINGS * 3):
        chance = random.Random(seed)
        draft = DESK.open(beginning, EN).draft
        for _ in range(25):
            words = some_edit(chance, read_draft(draft))
            sheet = sheet_or_sentence(partial(DESK.edit, draft, words, EN))
            if sheet is not None:
                found.append((draft, words, sheet))
                draft = sheet.draft
    return tuple(found)


def drafts() -> Iterator[Draft]:
    return (read_draft(sheet.draft) for _before, _words, sheet in walks())


def test_the_walks_make_every_kind_of_edit() -> None:
    assert {words.split()[0] for _draft, words, _sheet in walks()} == set(EDITS)


def test_a_draft_opens_to_the_same_sheet_that_its_edit_gave() -> None:
    for _before, _words, sheet in walks():
        assert DESK.open(sheet.draft, EN) == lasting(sheet)


def test_an_edit_of_the_same_draft_gives_the_same_sheet_again() -> None:
    """So the earlier draft takes an edit back, and the edit makes it again."""
    for before, words, sheet in walks()[::7]:
        assert DESK.edit(before, words, EN) == sheet


def test_reading_a_draft_and_writing_it_changes_nothing() -> None:
    for draft in drafts():
        assert read_draft(draft.to_text()) == draft
        assert read_draft(draft.share_text()) == msgspec.structs.replace(
            draft, edition=read_draft(draft.share_text()).edition
        )


def test_every_wall_that_is_shown_is_on_both_of_its_squares_and_the_rim_is_closed() -> None:
    for draft in drafts():
        board = draft.board
        for cell, mask in enumerate(board.walls):
            for heading in range(4):
                other = beside(board, cell, heading)
                there = bool(mask >> heading & 1)
                assert there == (True if other is None else bool(board.walls[other] >> OPPOSITE[heading] & 1))


def test_no_edit_makes_a_wall_that_is_on_one_square_only() -> None:
    for before, _words, sheet in walks():
        assert len(read_draft(sheet.draft).one_sided) <= len(read_draft(before).one_sided)


def test_what_has_no_faults_can_be_solved_and_played_at_a_table() -> None:
    right = [sheet for _before, _words, sheet in walks() if not sheet.faults]
    assert len(right) >= 20
    for sheet in right:
        draft = read_draft(sheet.draft)
        position = read_position(sheet.share or sheet.draft)
        assert (dict(zip(position.colours, position.robots, strict=True)), position.target) == (
            dict(draft.robots),
            draft.goal,
        )
        solve, play = sheet.links
        assert (solve.desk, read_draft(solve.draft).written) == ("puzzle", draft.written)
        options = read_options(GAME, dict(play.options))
        state = GAME.start(options, 2, "0" * 32)
        assert state.deal.board == draft.board
        assert dict(zip(state.deal.colours, state.robots, strict=True)) == dict(draft.robots)


def test_what_has_faults_is_no_position_or_no_board_for_a_table() -> None:
    for _before, _words, sheet in walks():
        if sheet.faults:
            assert len(sheet.links) < 2


def test_every_fault_names_a_square_of_the_board_or_something_that_is_missing() -> None:
    missing = {
        EN(f"ricochet-robots:{name}") for name in ("fault-no-robots", "fault-no-target", "fault-no-chip")
    }
    missing.add(EN("ricochet-robots:board-all-solid"))
    beginning = EN("ricochet-robots:fault-no-robots-for", robots="").partition(":")[0]
    for _before, _words, sheet in walks():
        squares = {square.key for square in sheet.scene.board.squares}
        for fault in sheet.faults:
            assert fault.square in squares or fault.say in missing or fault.say.startswith(beginning)


def test_every_square_can_be_pointed_at_and_every_piece_stands_on_one() -> None:
    for _before, _words, sheet in walks():
        board = read_draft(sheet.draft).board
        assert [square.key for square in sheet.scene.board.squares] == [
            board.name(cell) for cell in range(len(board.walls))
        ]
        squares = {square.key: square for square in sheet.scene.board.squares}
        for piece in sheet.scene.pieces:
            if piece.square:
                assert (piece.x, piece.y) == (squares[piece.square].x, squares[piece.square].y)


def test_every_tool_control_and_choice_of_a_sheet_is_an_edit_that_is_understood() -> None:
    for _before, _words, sheet in walks()[::110]:
        texts = [tool.text.replace("{square}", "A1").replace("{side}", "E") for tool in sheet.tools]
        texts += [control.text.replace("{n}", "7") for control in sheet.controls]
        texts += [pick.text for chooser in sheet.choosers for pick in chooser.picks[-3:]]
        for words in texts:
            assert words.split()[0] in EDITS
            sheet_or_sentence(partial(DESK.edit, sheet.draft, words, EN))


def test_whatever_is_shown_by_a_symbol_has_that_symbol() -> None:
    for _before, _words, sheet in walks()[::20]:
        shown = {tool.symbol for tool in sheet.tools} | {piece.symbol for piece in sheet.scene.pieces}
        shown |= {pick.symbol for chooser in sheet.choosers for pick in chooser.picks}
        shown |= {fact.symbol for fact in sheet.scene.facts}
        assert shown - {""} <= sheet.scene.board.symbols.keys()


def test_boards_that_look_different_have_different_keys() -> None:
    looks: dict[str, object] = {}
    for _before, _words, sheet in walks():
        board = sheet.scene.board
        assert looks.setdefault(board.key, board) == board


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_in_every_language(language: str) -> None:
    say = speech(language)
    for before, words, _sheet in walks()[::31]:
        sheet = DESK.edit(before, words, say)
        sentences = [sheet.say, sheet.scene.status, *(fault.say for fault in sheet.faults)]
        sentences += [control.label for control in sheet.controls] + [tool.label for tool in sheet.tools]
        assert [said for said in sentences if not said or "{" in said or "ricochet-robots:" in said] == []


# -- what is typed or pasted -----------------------------------------------------------------------------------------

NOISE = st.one_of(
    st.text(max_size=60),
    st.lists(
        st.sampled_from(
            (
                *EDITS,
                "A1",
                "Z99",
                "AF32",
                "E",
                "/",
                "red",
                "any",
                "vortex",
                "circle",
                "1A",
                "NW",
                "0",
                "32",
                "99x99",
            )
            + ("board", "5x4", "91113", ";", "\n", "#", "{", "goal", "-1", "²", "1999")
        ),
        max_size=8,
    ).map(" ".join),
)


@given(NOISE, st.sampled_from(BEGINNINGS))
def test_nothing_typed_ends_in_anything_but_a_sheet_or_a_sentence(words: str, draft: str) -> None:
    sheet = sheet_or_sentence(lambda: DESK.edit(draft, words, EN))
    if sheet is not None:
        assert DESK.open(sheet.draft, EN) == lasting(sheet)


@given(NOISE)
def test_no_draft_ends_in_anything_but_a_sheet_or_a_sentence(draft: str) -> None:
    sheet = sheet_or_sentence(lambda: DESK.open(draft, EN))
    assert sheet is None or DESK.open(sheet.draft, EN) == msgspec.structs.replace(sheet, say="")


@pytest.mark.parametrize(
    "text",
    [
        "{" * 5000,
        '{"walls":' + "[" * 5000,
        '{"robots":{"red":"A1"},"target":[1e999,0],"colour":"red","quadrants":"1A 2B 3A 4B"}',
        '{"robots":{"red":[-1,0]},"target":[0,0],"colour":"red","quadrants":"1A 2B 3A 4B"}',
        '{"walls":["f"],"robots":{"red":[0,0]},"target":[0,0],"colour":"plaid"}',
        "board 32x32\n" + "0" * 32,
        "x" * (MAX_DRAFT + 1),
        "quadrants 1A 1B 3A 4B",
        "robot red A1\nrobot blue B2",
    ],
    ids=range(9),
)
def test_a_hostile_text_is_refused_in_words(text: str) -> None:
    assert complaint(lambda: DESK.open(text, EN))
    assert complaint(lambda: DESK.edit(DESK.blank(), text, EN))


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("quadrants 1A 2B 3A 4B\nrobot red C4\nrobt green N2", "robt green N2"),
        ("quadrants 1A 2B 3A 4B\nrobot red Z4", "z4"),
        ("board 3x3\n913\n802\nc46\ntarget B2 blue cirle", "target B2 blue cirle"),
        ("board 3x3\n913\n802\nc46\ndiagonal B2 | blue", "diagonal B2 | blue"),
        ("board 3x3\n913\n8g2\nc46", "2"),
        ('{"quadrants": "1A 2B 3A 4B", "robots": {"red": "A1"}, "target": "B4"}', "colour"),
    ],
)
def test_what_is_wrong_with_a_pasted_text_is_named(text: str, wrong: str) -> None:
    assert wrong in complaint(lambda: DESK.edit(DESK.blank(), text, EN))


def test_a_text_a_json_position_and_a_conformance_case_are_taken_over() -> None:
    line = CASES.read_text(encoding="utf-8").splitlines()[0]
    ((_id, position),) = read_positions(line)
    for text in (line, write_position(position)):
        draft = read_draft(do(DESK.blank(), text))
        assert draft.board.walls == position.board.walls
        assert dict(draft.robots) == dict(zip(position.colours, position.robots, strict=True))
        assert draft.target is not None
        assert (draft.target.cell, draft.target.colour) == (position.target, position.colour)
    both = "\n".join(CASES.read_text(encoding="utf-8").splitlines()[:2])
    assert refused(DESK.blank(), both) == "draft-many"


def test_what_a_link_to_a_puzzle_carries_is_taken_over_without_its_moves() -> None:
    text = "quadrants 1D 3B 4A 2C\nrobot red D14\ngoal red B4"
    puzzle = f"{text}; variant free; moves rN; hint 2; live"
    assert do(DESK.blank(), puzzle) == do(DESK.blank(), text)
    assert desk_puzzle_draft.read_draft(f"{text}\nedition 2013").position == read_position(text)


def test_the_text_of_a_board_of_the_box_is_the_short_one_however_it_was_written() -> None:
    board = standard_board(("2C", "4D", "1C", "3D"))
    assert do(DESK.blank(), board.to_text()) == "quadrants 2C 4D 1C 3D"
    assert printed_sides(board) == ("2C", "4D", "1C", "3D")


def test_an_open_rim_is_closed_and_said() -> None:
    sheet = DESK.open("board 3x3; 813; 802; c46; target B2 red circle", EN)
    board = read_draft(sheet.draft).written
    assert all(board.walls[cell] >> heading & 1 for cell, heading in rim(board))
    assert "A1 N" in sheet.say


def test_a_wall_on_one_square_only_is_marked_until_somebody_decides() -> None:
    text = "board 3x3; 913; 8a2; c46; target A1 red circle; robot red C3"
    assert marked(text) == ["B2", "B2"]
    assert marked(do(text, "wall A2 E")) == ["B2"]
    both = read_draft(do(text, "both-sides"))
    assert (both.one_sided, [f"{mask:x}" for mask in both.written.walls]) == ((), list("913aaac46"))
