"""Laws of desks: every draft that a desk gives is whole, it says the same to everybody, and nothing that anybody types
into it is more than a sentence."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from robacus.chance import Chance
from robacus.desk import MAX_DRAFT, Desk, Sheet
from robacus.games import game
from robacus.scene import changed
from robacus.speech import LANGUAGES, RobacusError, speech
from tests.laws.examples import GAMES, complaint

EN = speech("en")
DESKS = [(name, desk) for name in GAMES for desk in game(name).desks]
every_desk = pytest.mark.parametrize(
    ("name", "desk"), DESKS, ids=[f"{name}-{desk.name}" for name, desk in DESKS]
)


def offered(sheet: Sheet, chance: Chance) -> list[str]:
    """Edits that somebody could make with the mouse: every control and pick, every tool on some square."""
    edits = []
    for control in sheet.controls:
        number = control.low + chance.below(control.high - control.low + 1)
        edits.append(control.text.replace("{n}", str(number)))
    squares = sheet.scene.board.squares
    for tool in sheet.tools:
        text = tool.text.replace("{square}", chance.choice(squares).key)
        edits.append(text.replace("{side}", chance.choice("NESW")))
    edits += [pick.text for chooser in sheet.choosers for pick in chooser.picks]
    return edits


def walked(desk: Desk, seed: str, steps: int = 12) -> Iterator[tuple[str, Sheet]]:
    """Sheets on the way of somebody who tries what is offered, each with the edit that made it."""
    sheet = desk.open(desk.blank(), EN)
    searches = 0
    for step in range(steps):
        chance = Chance(seed, "step", step)
        edits = offered(sheet, chance)
        if not edits:
            return
        edit = chance.choice(edits)
        searches += desk.searches(edit)
        if desk.searches(edit) and searches > 2:
            continue
        try:
            sheet = desk.edit(sheet.draft, edit, EN)
        except RobacusError:
            continue  # what is refused leaves the draft as it was
        yield edit, sheet


def lasting(sheet: Sheet) -> Sheet:
    """The sheet without what happened, and without what was searched for."""
    happened = msgspec.structs.replace(sheet, say="", paths=(), film=(), tool="", mistake=None)
    return msgspec.structs.replace(happened, lines=(), then="", solved=None)


@every_desk
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_every_draft_that_a_desk_gives_opens_to_the_same_sheet(name: str, desk: Desk, seed: str) -> None:
    for edit, sheet in walked(desk, f"{name}-{seed}"):
        again = desk.open(sheet.draft, EN)
        assert again.draft == sheet.draft
        assert len(sheet.draft) <= MAX_DRAFT
        if not desk.searches(edit):
            assert lasting(again) == lasting(sheet)


@every_desk
def test_the_same_edit_gives_the_same_sheet_whoever_makes_it(name: str, desk: Desk) -> None:
    assert [sheet for _edit, sheet in walked(desk, name)] == [sheet for _edit, sheet in walked(desk, name)]


@every_desk
def test_a_sheet_goes_over_the_wire_and_names_only_what_is_on_its_board(name: str, desk: Desk) -> None:
    for _edit, sheet in walked(desk, f"{name}-wire"):
        assert msgspec.json.decode(msgspec.json.encode(sheet), type=Sheet) == sheet
        board = sheet.scene.board
        squares = {square.key for square in board.squares}
        assert {piece.square for piece in sheet.scene.pieces} - squares <= {""}
        assert {fault.square for fault in sheet.faults} - squares <= {""}
        drawn = {piece.symbol for piece in sheet.scene.pieces} | {tool.symbol for tool in sheet.tools}
        drawn |= {pick.symbol for chooser in sheet.choosers for pick in chooser.picks}
        assert drawn - set(board.symbols) <= {""}
        keys = [control.key for control in sheet.controls]
        assert len(keys) == len(set(keys))


@every_desk
def test_a_film_leads_from_the_sheet_before_to_the_one_after_with_pieces_of_the_board(
    name: str, desk: Desk
) -> None:
    for seed in ("a", "b"):
        last = desk.open(desk.blank(), EN)
        for _edit, sheet in walked(desk, f"{name}-film-{seed}"):
            scene = last.scene
            for frame in sheet.film:
                scene = changed(scene, frame.change)
                keys = [piece.key for piece in scene.pieces]
                assert len(set(keys)) == len(keys)
                assert {piece.symbol for piece in scene.pieces} <= set(scene.board.symbols)
                assert (frame.say != "", scene.board.key) == (True, sheet.scene.board.key)
            last = sheet


@every_desk
def test_lessons_open_as_what_they_are_and_are_not_solved(name: str, desk: Desk) -> None:
    lessons = desk.lessons()
    for lesson in lessons:
        sheet = desk.open(lesson.draft, EN)
        assert (sheet.lesson, sheet.solved) == (lesson.name, None)
    assert len({lesson.name for lesson in lessons}) == len(lessons)


@every_desk
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_desk_speaks_every_language(name: str, desk: Desk, language: str) -> None:
    sheet = desk.open(desk.blank(), speech(language))
    said = [sheet.scene.status, sheet.scene.board.label, *(fault.say for fault in sheet.faults)]
    said += [thing.label for thing in (*sheet.controls, *sheet.tools, *sheet.choosers, *sheet.links)]
    said += [pick.label for chooser in sheet.choosers for pick in chooser.picks]
    said += [fact.label for fact in sheet.scene.facts]
    assert [words for words in said if f"{name}:" in words or "{" in words] == []


@every_desk
@settings(max_examples=25, deadline=None)
@given(text=st.text(max_size=60), at=st.floats(0, 1), edit=st.text(max_size=30))
def test_whatever_is_typed_meets_a_sheet_or_a_sentence(
    name: str, desk: Desk, text: str, at: float, edit: str
) -> None:
    blank = desk.blank()
    place = int(at * len(blank))
    for draft in (text, blank[:place] + text + blank[place:], blank[:place]):
        complaint(lambda draft=draft: desk.open(draft, EN))  # type: ignore[misc]
    for words in (edit, text):
        if not desk.searches(words):
            complaint(lambda words=words: desk.edit(blank, words, EN))  # type: ignore[misc]


@every_desk
@pytest.mark.parametrize(
    "text",
    ["x" * MAX_DRAFT, "{" * MAX_DRAFT, "[" * 5_000, "9 " * 9_000, "\n" * MAX_DRAFT, "\x00", "🤖" * 5_000],
)
def test_the_longest_and_strangest_texts_meet_a_sentence(name: str, desk: Desk, text: str) -> None:
    assert complaint(lambda: desk.open(text, EN)) != ""
    if not desk.searches(text):
        assert complaint(lambda: desk.edit(desk.blank(), text, EN)) != ""
