"""Laws of the trainer's desk: racks are compared with the best, help and answers are told as that, mistakes lead back
to the task, and what anybody types is read as it is meant or is a sentence."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from robacus.game import IllegalAction, InvalidText
from robacus.games.abaku import GAME
from robacus.games.abaku.desk_puzzle import BLANK
from robacus.games.abaku.desk_puzzle_draft import read_draft
from robacus.games.abaku.desk_puzzle_lessons import LESSONS
from robacus.games.abaku.notation import write_tile
from robacus.games.abaku.reference import placements
from robacus.games.abaku.refusals import refusal_words
from robacus.games.abaku.tasks import Level, Rack
from robacus.speech import LANGUAGES, speech
from tests.games.abaku.training import BOARD, DESK, EN, RACK, ROW, done, facts, made
from tests.laws.examples import complaint

# -- racks -------------------------------------------------------------------------------------------------------------


def test_what_a_placement_scores_is_compared_with_the_best_of_the_slow_reference() -> None:
    for puzzle in made(4, task="rack", operations="four", numbers="100", size="small"):
        task = puzzle.task
        assert isinstance(task, Rack)
        found = list(placements(task.position, task.tiles))
        best = max(points for _placement, points in found)
        assert task.best[0] == best
        assert set(task.best[1]) <= {placement for placement, points in found if points == best}
        for placement, points in found:
            text = " ".join(map(write_tile, placement))
            sheet = done(puzzle.draft, text, "lay")
            assert facts(sheet)["points"] == str(points)
            assert sheet.solved == (best - points if 2 * points >= best else None)
            assert (sheet.mistake is None) == (points == best)
            assert sheet.lines


def test_the_best_placement_can_be_looked_at_step_by_step() -> None:
    sheet = done(RACK, "show best")
    (line, *_more) = sheet.lines
    after = done(sheet.draft, *line.texts)
    assert facts(after)["points"] == facts(sheet)["best"]
    assert done(RACK, *line.texts, "lay").solved == 0


def test_what_is_looked_at_after_the_answer_is_no_answer_any_more() -> None:
    laid = done(RACK, "D3=3", "lay")
    looked = done(laid.draft, *laid.lines[0].texts)
    assert facts(looked)["points"] == facts(laid)["best"]
    assert (looked.solved, done(looked.draft, looked.then).solved) == (None, None)
    for edit in ("lay", "recall"):
        with pytest.raises((IllegalAction, InvalidText)):
            done(looked.draft, edit)


def test_an_illegal_placement_is_refused_with_the_reason_of_the_table() -> None:
    task = read_draft(RACK).task
    assert isinstance(task, Rack)
    refused = 0
    for text in ("A1=1", "C4=1", "B4=5", "D3=5 E3=3", "A3=1 D3=5", "D3=3 D5=5", "C2=3 B4=1", "C2=5 C4=1"):
        sheet = done(RACK, text)
        draft = read_draft(sheet.draft)
        refusal = task.position.refusal(draft.laid)
        if refusal is None:
            continue
        refused += 1
        layout = task.position.layout
        why = str(refusal_words(refusal, layout, task.position.with_tiles(draft.laid), 5))
        assert [fault.say for fault in sheet.faults] == [why]
        with pytest.raises(IllegalAction, match=r".") as error:
            DESK.edit(sheet.draft, "lay", EN)
        assert str(error.value) == why
    assert refused >= 6


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        ("put B3=1", "B3 is taken already."),
        ("put A1=9", "There is no 9 left among your tiles."),
        ("put O9=1", "There is no such field on the board."),
        ("put A1=1 B1=1", "There is no 1 left among your tiles."),
        ("put A1=1 A1=3", "A1"),
        ("put A1=1?", '"A1=1?" is not understood. Write tiles with their fields'),
        ("lay", "Lay at least one tile."),
        ("exchange 1", '"exchange 1" is not understood. Write tiles with their fields'),
        ("fly", '"fly" is not understood. Write tiles with their fields'),
    ],
)
def test_what_the_rack_does_not_have_or_the_board_not_allow_is_a_sentence(edit: str, why: str) -> None:
    with pytest.raises((IllegalAction, InvalidText)) as refused:
        done(RACK, edit)
    assert why in str(refused.value)


def test_where_nothing_can_be_laid_there_is_no_best_to_show() -> None:
    for edit in ("hint best", "show best"):
        with pytest.raises(IllegalAction, match="With these tiles nothing can be laid here"):
            done("rack 1; board ... .9. ...", edit)


def test_the_tiles_of_a_task_are_told_whatever_lies_and_when_it_is_over() -> None:
    for edits in ((), ("D3=3",), ("D3=3", "lay"), ("show best",)):
        assert facts(done(RACK, *edits))["tiles"] == "1 3 5"


def test_tiles_are_laid_changed_and_taken_back() -> None:
    sheet = done(RACK, "put D3=5", "put D3=3")
    assert sheet.draft.endswith("; laid D3=3")
    assert [tool.key for tool in sheet.tools] == ["tile-1-0", "tile-5-0", "back"]
    assert done(sheet.draft, "back D3").draft == RACK
    assert done(sheet.draft, "back A1").draft == sheet.draft
    assert done(sheet.draft, "put A1=1", "recall").draft == RACK


# -- hints, answers, mistakes ------------------------------------------------------------------------------------------


def test_a_hint_names_where_an_example_begins_or_what_it_is_made_of() -> None:
    assert done(ROW, "hint").say == "One begins with 1 on A. Think of: Division"
    assert done("gap 2_6; level times", "hint").say == "Think of: Multiplication"
    assert done(RACK, "hint best").say == f"The most is {facts(done(RACK, 'show best'))['best']} points."


def test_what_was_asked_for_is_shown_and_not_solved() -> None:
    sheet = done(ROW, "824", "show")
    assert sheet.solved is None
    assert sheet.say == "Not found: 16 ÷ 8 = 2, 16 + 8 = 24, ∛8 = 2, 2² = 4."
    assert sheet.mistake is not None
    assert sheet.mistake.answer == "1 of 5"
    with pytest.raises(IllegalAction, match="take the next one"):
        DESK.edit(sheet.draft, "24", EN)
    rack = done(RACK, "show best")
    assert (rack.solved, rack.tools) == (None, ())


@pytest.mark.parametrize(
    ("draft", "edits"),
    [(ROW, ("B-D",)), (ROW, ("show",)), ("gap 9_1", ("0",)), (RACK, ("D3=5", "lay"))],
)
def test_a_mistake_is_told_once_and_leads_back_to_the_task_as_it_was(
    draft: str, edits: tuple[str, ...]
) -> None:
    sheet = done(draft, *edits)
    assert sheet.mistake is not None
    assert DESK.open(sheet.draft, EN).mistake is None
    again = DESK.open(sheet.mistake.draft, EN)
    assert again.puzzle == sheet.puzzle
    assert read_draft(again.draft).tried == ()
    for words in (sheet.mistake.task, sheet.mistake.answer, *sheet.mistake.why, sheet.mistake.right):
        assert words
        assert "_" not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_are_explained_in_every_language(language: str) -> None:
    say = speech(language)
    for draft, edit in ((ROW, "B-D"), ("gap 9_1", "0"), (ROW, "show")):
        mistake = DESK.edit(draft, edit, say).mistake
        assert mistake is not None
        assert "abaku:" not in "".join((mistake.task, mistake.answer, *mistake.why, mistake.right))


# -- what is typed -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["C-E", "c - e", "CE", "3-5", "824", "8:2=4", "8 / 2 = 4", "E-C"])
def test_an_example_of_a_row_is_typed_as_people_write_it(text: str) -> None:
    assert done(ROW, text).draft == f"{ROW}; found C-E"


@pytest.mark.parametrize("text", ["8", "digit 8", "981", "9-8=1", "9^2=81"])
def test_a_digit_for_a_gap_is_typed_as_people_write_it(text: str) -> None:
    assert done("gap 9_1", text).draft == "gap 9_1; found 8"


@pytest.mark.parametrize(
    ("draft", "typed", "why"),
    [
        (ROW, "8+2=4", "8 + 2 is 10, not 4."),
        (ROW, "√8=2", "√8 is no whole number."),
        ("find 981; level minus", "9²=81", "9² = 81 is right, but does not count here."),
        ("gap 9_1", "9+8=1", "9 + 8 is 17, not 1."),
        ("find 1052", "1+05=2", "No number in an example begins with 0."),
        (ROW, "8a2b4", '"8a2b4" is not understood. Write the digits of an example'),
        (ROW, "8:2", '"8:2" is not understood.'),
        ("gap 9_1", "-8", '"-8" is no digit for the gap.'),
    ],
)
def test_digits_that_are_an_example_are_not_taken_for_right_with_other_signs(
    draft: str, typed: str, why: str
) -> None:
    with pytest.raises((IllegalAction, InvalidText)) as refused:
        done(draft, typed)
    assert str(refused.value).startswith(why)


def test_digits_that_stand_in_two_places_are_two_answers() -> None:
    assert done("find 3143141", "314", "314").draft == "find 3143141; found A-C D-F"


def test_the_first_tile_chosen_twice_is_let_go() -> None:
    assert done(ROW, "mark C").draft == f"{ROW}; from C"
    assert done(ROW, "mark C", "mark C").draft == ROW
    assert done(ROW, "mark E", "mark C").draft == f"{ROW}; found C-E"
    with pytest.raises(InvalidText):
        done(ROW, "mark AB")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "find",
        "find 1",
        "find 12a4",
        f"find {'1' * 16}",
        "find 222222222222222; find 24",
        "find 10",
        "find 16824; gap 9_1",
        "gap 981",
        "gap 9__1",
        "gap 0_7",
        "rack 135",
        f"rack 135135; {BOARD}",
        f"rack 13x; {BOARD}",
        "rack 135; board ...",
        "rack 135; board .... .... .... ....",
        "rack 135; board ..x .1. ...",
        "find 16824; level hard",
        "find 16824; level plus minus",
        "find 16824; found B-D",
        "find 16824; tried C-E",
        "find 16824; found A-Z",
        "find 16824; wrong B-D",
        "find 16824; from K",
        "find 16824; done",
        "find 16824; shown yes",
        "find 16824; number x",
        "find 16824; number 1234567",
        "find 16824; laid A1=2",
        f"{RACK}; laid A1=9",
        f"{RACK}; done",
        f"{RACK}; laid A1=1; done",
        f"{RACK}; found A-C",
        '{"text": 3}',
        '{"text"',
        '{"text": "find \\ud800"}',
        "[" * 5000,
        "{" * 5000,
        "🤖" * 4000,
    ],
    ids=lambda text: text[:30],
)
def test_a_draft_of_nonsense_is_a_sentence(text: str) -> None:
    with pytest.raises(InvalidText) as refused:
        DESK.open(text, EN)
    assert len(str(refused.value).encode()) < 500
    assert not str(refused.value).startswith("abaku:")


@settings(max_examples=150, deadline=None)
@given(
    draft=st.sampled_from([ROW, "gap 9_1", RACK, f"{ROW}; found A-E; tried B-D; wrong B-D; from C"]),
    edit=st.one_of(
        st.text(max_size=30),
        st.from_regex(r"(mark|digit|put|back|try|lay|wish|hint|show) [A-O0-9=?. -]{0,12}", fullmatch=True),
    ),
    more=st.text(alphabet="abcdefind gaprck0123456789_;-= ", max_size=30),
)
def test_whatever_is_typed_meets_a_sheet_or_a_sentence(draft: str, edit: str, more: str) -> None:
    if not DESK.searches(edit):
        complaint(lambda: DESK.edit(draft, edit, EN))
    complaint(lambda: DESK.open(f"{draft}; {more}", EN))
    complaint(lambda: DESK.open(more, EN))


def test_what_generate_prints_opens_at_the_desk_in_every_form() -> None:
    for kind in ("find", "gap", "rack"):
        (puzzle,) = made(task=kind, operations="four", numbers="100", size="small")
        whole = DESK.open(puzzle.draft, EN)
        assert whole.draft == puzzle.draft
        assert read_draft(puzzle.draft).task == puzzle.task
        assert DESK.open(puzzle.to_text(EN), EN).draft == puzzle.draft
        assert DESK.open(json.dumps(puzzle.to_json()), EN).draft == puzzle.draft
        assert puzzle.scene(EN) == whole.scene


def test_the_position_of_a_rack_is_read_by_the_solver_and_by_the_desk_of_analysis() -> None:
    (puzzle,) = made(task="rack", operations="four", numbers="100", size="small")
    task = puzzle.task
    assert isinstance(task, Rack)
    assert GAME.solver is not None
    analysis = next(desk for desk in GAME.desks if desk.name == "board")
    (link,) = done(puzzle.draft, "show best").links
    texts = [json.dumps(puzzle.to_json()), link.draft, puzzle.to_text(EN).split("\n\n")[1]]
    for text in texts:
        ((_id, position),) = GAME.solver.read(text)
        assert (position.position, position.rack) == (task.position, task.tiles)
    assert analysis.open(link.draft, EN).draft == link.draft


def test_places_of_a_row_take_only_its_own_row() -> None:
    with pytest.raises(InvalidText, match="from A to E"):
        done(ROW, "D-G")
    with pytest.raises(InvalidText, match="does not stand in this row"):
        done(ROW, "999")


def test_level_is_left_out_of_the_text_where_it_is_the_usual_one() -> None:
    assert read_draft(ROW).level == Level()
    assert DESK.open(f"{ROW}; level all any middle", EN).draft == ROW


# -- lessons -----------------------------------------------------------------------------------------------------------


def test_every_lesson_is_solved_by_its_answers_and_leads_to_the_next() -> None:
    url = LESSONS[0].draft
    for number, lesson in enumerate(LESSONS):
        sheet = DESK.open(url, EN)
        assert (sheet.lesson, sheet.draft) == (lesson.name, lesson.draft)
        assert sheet.intro.startswith(EN(f"abaku:lesson-{lesson.name}"))
        assert sheet.choosers == ()
        task = read_draft(lesson.draft).task
        if isinstance(task, Rack):
            sheet = done(lesson.draft, " ".join(map(write_tile, task.best[1][0])), "lay")
        else:
            sheet = done(lesson.draft, *task.right)
        assert sheet.solved == 0
        assert "star" in [piece.key for piece in sheet.scene.pieces]
        if number + 1 < len(LESSONS):
            link = sheet.links[0]
            assert link.primary
            assert "next" not in [control.key for control in sheet.controls]
            url = link.draft
        else:
            assert "next" in [control.key for control in sheet.controls]


def test_another_task_is_no_lesson() -> None:
    assert [DESK.open(draft, EN).lesson for draft in (ROW, RACK, BLANK)] == ["", "", ""]


def test_tasks_one_after_another_do_not_go_in_circles() -> None:
    sheet = DESK.open("gap 3_; level powers 10 small", EN)
    seen = []
    for _ in range(40):
        sheet = DESK.edit(sheet.draft, "next", EN)
        seen.append(sheet.puzzle)
    assert sheet.draft.endswith("; number 40")
    assert all(seen[:at] != seen[at : 2 * at] for at in range(2, 20))
    assert all(one != other for one, other in pairwise(seen))
