"""Laws of the puzzle desk: cards go where they are put, turns are the rules', the film shows what happened in order,
help and judge are right; and every lesson can be solved, in every language."""

from __future__ import annotations

import json

import pytest

from robacus.desk import Sheet
from robacus.game import IllegalAction, InvalidText
from robacus.games.robogem.desk_puzzle import BLANK, PuzzleDesk
from robacus.games.robogem.desk_puzzle_draft import read_draft
from robacus.games.robogem.desk_puzzle_lessons import LESSONS
from robacus.games.robogem.puzzle import read_puzzle
from robacus.games.robogem.puzzle_search import solve
from robacus.scene import Scene, changed
from robacus.speech import LANGUAGES, speech

DESK = PuzzleDesk()
EN = speech("en")
PUSH = LESSONS[3].draft
"""Red pushes blue, who carries a diamond, and brings it home: FFRFF."""
FUNCTION = LESSONS[4].draft
TWO = "R...G/...../.*.../Y...B; robot red A2 S 0 2; cards FLFLF FLFRR FFFLL FFLRF FLFRF"
"""Needs two turns; one can take three."""


def done(draft: str, *edits: str) -> Sheet:
    """The sheet after these edits."""
    sheet = DESK.open(draft, EN)
    for edit in edits:
        sheet = DESK.edit(sheet.draft, edit, EN)
    return sheet


def looked(draft: str, *edits: str) -> Sheet:
    """What the page shows in the end."""
    sheet = done(draft, *edits)
    return DESK.edit(sheet.draft, sheet.then, EN) if sheet.then else sheet


def refused(draft: str, *edits: str) -> str:
    """Why the last of these edits is not possible."""
    before = done(draft, *edits[:-1])
    with pytest.raises((InvalidText, IllegalAction)) as why:
        DESK.edit(before.draft, edits[-1], EN)
    return str(why.value)


def at(scene: Scene, square: str) -> str:
    """The label of the piece that lies on a place for cards, "" for none."""
    return next((piece.label for piece in scene.pieces if piece.square == square), "")


def texts(sheet: Sheet) -> set[str]:
    return {control.text for control in sheet.controls}


# -- putting a program together --------------------------------------------------------------------------------------


def test_cards_go_from_the_hand_into_the_program_and_back() -> None:
    sheet = done(PUSH, "card 1", "put R")
    assert sheet.draft.endswith("; now 15")
    assert [at(sheet.scene, place) for place in ("program-1", "program-2", "hand-1", "hand-2", "hand-5")] == [
        "Forward",
        "Right",
        "",
        "Forward",
        "",
    ]
    assert done(sheet.draft, "back program 1").draft.endswith("; now 5")
    assert done(sheet.draft, "back").draft.endswith("; now 1")
    assert done(sheet.draft, "clear").draft == done(PUSH).draft


def test_cards_go_into_the_function_where_one_says_so() -> None:
    sheet = done(FUNCTION, "into function", "put F", "put f", "into program", "put f")
    assert sheet.draft.endswith("; now 5+14")
    assert [at(sheet.scene, f"function-{place}") for place in (1, 2, 3)] == ["Forward", "Function", ""]
    assert sheet.scene.status == "With this you win!"
    assert done(sheet.draft, "back function 1").draft.endswith("; now 5+4")


def test_a_card_is_the_same_piece_from_the_row_of_cards_to_its_end() -> None:
    sheets = [done(PUSH), done(PUSH, "card 1"), done(PUSH, "FFR")]
    first = [next(p for p in sheet.scene.pieces if p.key == "card-0") for sheet in sheets[:2]]
    assert [piece.square for piece in first] == ["hand-1", "program-1"]
    coming = next(piece for piece in sheets[0].scene.pieces if piece.key == "card-5")
    held = next(piece for piece in sheets[2].scene.pieces if piece.key == "card-5")
    assert (coming.symbol, held.symbol, held.square) == ("small-card-F", "card-F", "hand-1")


def test_what_lies_in_the_program_is_shown_beforehand_unless_one_does_not_want_it() -> None:
    sheet = done(PUSH, "put F", "put F")
    assert sheet.scene.status.startswith("Ends on D3, looking right")
    assert len(sheet.scene.trails) == 1
    assert "ghost-red" in {piece.key for piece in sheet.scene.pieces}
    hidden = done(TWO, "dry off", "put F")
    assert hidden.scene.trails == ()
    assert "ghost-red" not in {piece.key for piece in hidden.scene.pieces}


def test_rules_that_are_not_the_usual_ones_are_told() -> None:
    facts = {fact.key: fact.value for fact in done(f"{TWO}; no-capture; open-bases").scene.facts}
    assert facts["rules"] == "no capturing, unused bases are open"
    assert "rules" not in {fact.key for fact in done(TWO).scene.facts}


def test_every_control_does_what_it_says_and_refers_to_a_place_on_the_board() -> None:
    for draft in (BLANK, FUNCTION, done(TWO, "FL").draft, done(PUSH, "FFRFF", "step 0").draft):
        sheet = DESK.open(draft, EN)
        squares = {square.key for square in sheet.scene.board.squares}
        assert {control.to for control in sheet.controls} <= {"", *squares}
        for control in sheet.controls:
            DESK.edit(draft, control.text, EN)


def test_keys_of_the_bench_are_those_of_the_desk() -> None:
    keys = {control.keys: control.text for control in DESK.open(FUNCTION, EN).controls if control.keys}
    assert [keys[key] for key in "flrc12345"] == [
        *("put F", "put L", "put R", "put f"),
        *("card 1", "card 2", "card 3", "card 4", "card 5"),
    ]
    assert (keys["Enter"], keys["+"], keys["h"]) == ("run", "into function", "hint 1")


# -- running ---------------------------------------------------------------------------------------------------------


def test_a_turn_may_be_typed_as_at_the_table() -> None:
    assert done(PUSH, "FFRFF").draft == done(PUSH, "card 1", "card 2", "put R", "put F", "put F", "run").draft
    assert done(FUNCTION, "f +Ff").draft.endswith("turn f +Ff")
    assert done(TWO, "lepo").draft == done(TWO, "rest now").draft


def test_a_film_shows_card_by_card_what_happened_in_the_order_of_the_rules() -> None:
    film = done(PUSH, "FFRFF").film
    assert [frame.say for frame in film] == [
        "The program FFRFF starts.",
        "Card 1 of 5. The red robot: forward to C3.",
        "Card 2 of 5. The red robot pushes the blue robot.",
        "Card 2 of 5. The red robot captures a diamond from the blue robot.",
        "Card 2 of 5. The blue robot is pushed to E3.",
        "Card 2 of 5. The red robot: forward to D3.",
        "Card 3 of 5. The red robot: turn right.",
        "Card 4 of 5. The red robot: forward to D4.",
        "Card 5 of 5. The red robot: forward to D5. One diamond is safe at the base!",
    ]


def test_a_film_begins_where_the_cards_lay_and_ends_where_the_turn_does() -> None:
    before = done(PUSH, "card 4", "card 1", "put R", "put F", "put F")
    after = done(before.draft, "run")
    scene = before.scene
    for frame in after.film:
        scene = changed(scene, frame.change)
        assert len({piece.key for piece in scene.pieces}) == len(scene.pieces)
    first = changed(before.scene, after.film[0].change)
    places = {piece.key: (piece.x, piece.y) for piece in before.scene.pieces}
    moved = {p.key for p in first.pieces if p.key.startswith("card-") and places.get(p.key) != (p.x, p.y)}
    assert moved == set()
    robots = {p.key: (p.x, p.y) for p in scene.pieces if p.key.startswith("robot-")}
    assert robots == {p.key: (p.x, p.y) for p in after.scene.pieces if p.key.startswith("robot-")}


def test_a_bug_is_told_at_its_card_with_the_reason() -> None:
    sheet = done("R...G/...../.*.../Y...B; robot red B1 N; cards LFFRF LLLLL; no-capture", "LFRFF")
    assert sheet.say == "A bug! Card 4: forward would lead off the board."
    bugs = changed(done(TWO).scene, sheet.film[-1].change)
    assert "bug" in {piece.symbol for piece in bugs.pieces}


def test_a_function_that_goes_round_for_ever_ends_its_program_and_not_the_puzzle() -> None:
    draft = f"{FUNCTION.replace('cards FLRff', 'cards LRfff')}"
    sheet = done(draft, "f +LRf")
    assert sheet.say == "The function would go round for ever, so the program ends here."
    assert "run" in texts(sheet)


def test_the_last_turn_is_looked_at_again_step_by_step() -> None:
    sheet = done(PUSH, "FFRFF", "step 0")
    said = []
    while any(control.key == "next" for control in sheet.controls):
        said.append(sheet.scene.status)
        text = next(control.text for control in sheet.controls if control.key == "next")
        sheet = DESK.edit(sheet.draft, text, EN)
    assert said == [frame.say for frame in done(PUSH, "FFRFF").film][:-1]
    assert sheet.draft == done(PUSH, "FFRFF").draft


def test_when_the_cards_are_used_up_only_going_back_is_left() -> None:
    sheet = done("R...G/...../.*.../Y...B; robot red A2 S; cards LLLLL", "LL")
    assert sheet.scene.status == "The cards are used up. Take a turn back, or start again."
    assert {"run", "rest now"} & texts(sheet) == set()
    assert "no cards left" in refused(sheet.draft, "L")


def test_who_pushes_another_robot_home_to_its_third_diamond_has_lost() -> None:
    draft = "R...G/...../...../Y...B; robot red C4 E 0 1; robot blue D4 S 1 2; cards FFFFF LLLLL; no-capture"
    sheet = done(draft, "F")
    assert sheet.scene.status == "The blue robot has won instead. Take the turn back, or start again."
    assert (sheet.solved, "run" in texts(sheet)) == (None, False)


# -- what is not possible --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edits", "why"),
    [
        (("put L",), "not in your hand"),
        (("FFFFFF",), "You hold Forward (F) only 4 times."),
        (("L",), "Left (L) is not in your hand."),
        (("card 9",), "not in your hand"),
        (("card 1", "card 1"), "not in your hand"),
        (("back",), "No card lies there."),
        (("back program 3",), "No card lies there."),
        (("into function",), "without functions"),
        (("F +R",), "without functions"),
        (("f",), "no function cards"),
        (("step 0",), "No turn has been played yet."),
        (("restart",), "No turn has been played yet."),
        (("FFRFF", "F"), "The puzzle is solved."),
        (("FFRFF", "step 0", "F"), "Go to its end first."),
        (("teapot",), '"t" in "teapot" is no card'),
        (("hint 9",), "is no card"),
    ],
)
def test_what_is_not_possible_is_said_in_a_sentence(edits: tuple[str, ...], why: str) -> None:
    assert why in refused(PUSH, *edits)


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ("turn FFFFFFF", "Turn 1 is not possible. You hold Forward"),
        ("turn xyz", "Turn 1 is not possible."),
        ("turn FFRFF; turn F", "Turn 2 is not possible. The puzzle is solved."),
        ("now 11", "does not fit the cards in hand"),
        ("now 9", "does not fit the cards in hand"),
        ("now 1+2", "does not fit the cards in hand"),
        ("into function", "is not understood"),
        ("hint many", "is not understood"),
        ("dry", "is not understood"),
        ("turn", "is not understood"),
        ("cards " + "F" * 1500, "characters"),
    ],
)
def test_a_draft_that_cannot_be_read_is_refused_in_a_sentence(more: str, why: str) -> None:
    with pytest.raises(InvalidText) as error:
        DESK.open(f"{PUSH}; {more}", EN)
    assert why in str(error.value)


@pytest.mark.parametrize("text", ["{", '{"text": 3}', '{"text": "x"}', "[" * 900, "{" * 3000, '{"text": {}}'])
def test_json_that_is_no_puzzle_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(InvalidText):
        DESK.open(text, EN)


def test_a_puzzle_is_opened_from_its_text_and_from_json_of_it() -> None:
    text = read_puzzle(PUSH).to_text()
    assert DESK.open(json.dumps({"id": "x", "text": text}), EN).draft == text
    sheet = done(PUSH, "FFR", "hint")
    assert (sheet.share, sheet.puzzle) == (text, text)


# -- help and judge --------------------------------------------------------------------------------------------------


def test_the_judge_counts_the_turns_that_were_too_many() -> None:
    best = solve(read_puzzle(TWO))
    assert best.best == 2
    good = looked(TWO, *map(repr_turn, best.way))
    assert (good.solved, good.scene.status) == (
        0,
        "Solved in 2 turns, and fewer are not possible: well done!",
    )
    later = solve(read_puzzle(TWO), read_draft(done(TWO, "-").draft).stage)
    slow = looked(TWO, "-", *map(repr_turn, later.way))
    assert (slow.solved, slow.scene.status) == (1, "Solved in 3 turns; 2 are enough.")


def repr_turn(turn: object) -> str:
    """A turn as it is typed."""
    return repr(turn)[1:-1]


def test_help_comes_in_steps_and_the_last_one_does_not_count_as_solved() -> None:
    said = [done(TWO, *["hint"] * step).say for step in range(1, 6)]
    assert said[0] == "2 turns are enough, and fewer are not."
    assert said[1].startswith("At the end of this turn the robot should stand on ")
    assert said[2].startswith("The program begins with: ")
    assert said[3].startswith("This turn: ")
    shown = done(TWO, *["hint"] * 5)
    (line,) = shown.lines
    solved = looked(shown.draft, *line.texts)
    assert (solved.solved, len(line.texts)) == (None, 2)
    assert solved.scene.status.startswith("Solved in 2 turns")


def test_help_is_for_where_one_is_and_says_what_was_lost() -> None:
    assert done(TWO, "-", "hint 4").say.startswith(
        "From here 2 more turns are needed, 1 more than would have been necessary. This turn: "
    )
    lines = done(TWO, "-", "hint 5").lines
    assert [line.key for line in lines] == ["here", "whole"]
    for line in lines:
        assert looked(done(TWO, "-").draft, *line.texts).scene.status.startswith("Solved in ")


def test_help_where_nothing_helps_says_so() -> None:
    lost = "R...G/...../.*.../Y...B; robot red A2 S 0 2; cards FLFLL"
    assert done(lost, "hint").say == "With these cards the diamonds cannot be brought home at all."
    far = done(TWO, "-", "-", "-", "hint 3")
    assert far.say == "From here the cards are not enough any more. Take a turn back."


def test_the_turns_from_here_are_shown_to_who_wants_them() -> None:
    sheet = looked(TWO, "live on")
    assert (sheet.say, {fact.key: fact.value for fact in sheet.scene.facts}["left"]) == (
        "Turns from here: 2.",
        "2",
    )
    assert done(TWO, "live on", "live off").then == ""


# -- lessons ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_every_lesson_can_be_solved_and_is_not_solved_already(lesson: object) -> None:
    draft = lesson.draft  # type: ignore[attr-defined]
    best = solve(read_puzzle(draft))
    assert best.best in (1, 2)
    opened = DESK.open(draft, EN)
    assert (opened.lesson, opened.solved) == (lesson.name, None)  # type: ignore[attr-defined]
    solved = looked(draft, *map(repr_turn, best.way))
    assert (solved.lesson, solved.solved) == (lesson.name, 0)  # type: ignore[attr-defined]


def test_lessons_lead_on_from_one_to_the_next() -> None:
    draft, played = LESSONS[0].draft, []
    while draft:
        puzzle = read_puzzle(draft)
        played.append(DESK.open(draft, EN).lesson)
        assert DESK.open(draft, EN).links == ()
        links = looked(draft, *map(repr_turn, solve(puzzle).way)).links
        assert all(link.primary for link in links)
        draft = links[0].draft if links else ""
    assert played == ["forward", "turns", "diamond", "push", "function"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_told_and_praised_in_words_of_its_own(language: str) -> None:
    say = speech(language)
    intros, praises = set(), set()
    for lesson in LESSONS:
        intros.add(DESK.open(lesson.draft, say).intro)
        sheet = DESK.open(lesson.draft, say)
        for turn in solve(read_puzzle(lesson.draft)).way:
            sheet = DESK.edit(sheet.draft, repr_turn(turn), say)
        praises.add(DESK.edit(sheet.draft, sheet.then, say).scene.status)
    assert (len(intros), len(praises)) == (5, 5)
    assert not any("lesson" in words or "{" in words for words in intros | praises if language != "en")


def test_only_the_puzzles_of_the_lessons_are_lessons() -> None:
    other = DESK.open(LESSONS[0].draft.replace("FFFLR FFFLR", "FFFLR FFFRL"), EN)
    assert (other.lesson, other.intro) == ("", "")
    assert [link.desk for link in other.links] == ["board"]
