"""What people see: scenes in every language, the sheets as a debugger, the editor, controls, typed words, bots."""

from __future__ import annotations

import pytest

from robacus.chance import Chance
from robacus.game import InvalidText, Preview
from robacus.games.robots_vs_robots.bots import LEVELS
from robacus.games.robots_vs_robots.fight import points
from robacus.games.robots_vs_robots.kernel import Ground
from robacus.games.robots_vs_robots.library import EVOLVED, PROGRAMS, library
from robacus.games.robots_vs_robots.maps import MAPS, find_map
from robacus.games.robots_vs_robots.notation import Action, Face, HandIn, Place
from robacus.games.robots_vs_robots.placing import places
from robacus.games.robots_vs_robots.program import EMPTY, write_program
from robacus.games.robots_vs_robots.state import State
from robacus.scene import Scene
from robacus.speech import LANGUAGES, speech
from tests.games.robots_vs_robots.fights import GAME, do, fought, placed, program, table

HUNTER = library("hunter")


def seen(state: State, seat: int | None = None, language: str = "en") -> Scene:
    return GAME.scene(GAME.view(state, seat), speech(language).named(["Ada", "Bob"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_a_game_can_be_shown_in_every_language(language: str) -> None:
    state = table(3, map="minefield", edge="void", hidden_traps=6)
    say = speech(language).named(["Ada", "Bob", "Cid"])
    told = [seen(state, 0, language).status]
    state = placed(state)
    told.append(seen(state, 0, language).status)
    for step in fought(state, HUNTER, library("bomber"), library("patrol")):
        scene = GAME.scene(GAME.view(step.state, None), say)
        told += [scene.status, say.say(step.event.say)]
        told += [fact.label + fact.value for fact in scene.facts]
        told += [note for place in scene.places for note in place.notes]
    assert [words for words in told if not words or "{" in words or "robots-vs-robots:" in words] == []


def test_every_piece_has_its_symbol_and_stands_on_a_square_of_the_board() -> None:
    for step in fought(placed(table(2, map="minefield")), HUNTER, library("bomber")):
        scene = seen(step.state)
        assert {one.symbol for one in scene.pieces} <= set(scene.board.symbols)
        assert {one.square for one in scene.pieces} - {""} <= {square.key for square in scene.board.squares}
        assert len({one.key for one in scene.pieces}) == len(scene.pieces)


def test_the_sheets_show_the_steps_read_their_answers_and_where_each_program_goes_on() -> None:
    told = program("?10", "D+1", "V1")
    steps = fought(placed(table()), told, EMPTY)
    read = next(step.state for step in steps if step.event.kind == "read")
    keys = {one.key for one in seen(read).pieces}
    assert {"read-0-1", "yes-0-1", "read-0-2", "pointer-0", "read-1-1", "pointer-1"} <= keys
    assert not any(key.startswith("no-") for key in keys)
    assert seen(read).facts[2].value == "1 ?10 yes, 2 D+1"


def test_sheets_are_parts_below_the_board_that_hold_all_that_is_shown_in_them() -> None:
    for step in fought(placed(table(3)), HUNTER, library("stalker"), library("patrol")):
        board = seen(step.state).board
        if step.state.phase not in ("fight", "over"):
            assert (board.parts, board.whole) == ((), board.height)
            continue
        assert [part.key for part in board.parts] == ["sheet-0", "sheet-1", "sheet-2"]
        assert board.whole > max(part.y for part in board.parts) >= board.height
        for piece in seen(step.state).pieces:
            name, _, rest = piece.key.partition("-")
            inside = [
                part.key
                for part in board.parts
                if part.x <= piece.x <= part.x + part.width and part.y <= piece.y <= part.y + part.height
            ]
            sheet = f"sheet-{rest.partition('-')[0]}"
            assert inside == ([sheet] if name in ("read", "yes", "no", "pointer", "dead") else [])


def test_of_many_sheets_the_viewers_own_is_open_at_first_and_of_two_both() -> None:
    programs = (HUNTER, library("stalker"), library("patrol"))

    def folded(state: State, eye: int | None) -> list[bool]:
        return [part.folded for part in seen(state, eye).board.parts]

    three = fought(placed(table(3)), *programs)[-1].state
    assert folded(three, 1) == [True, False, True]
    assert folded(three, None) == [False, True, True]
    two = fought(placed(table(2)), *programs[:2])[-1].state
    assert folded(two, 1) == folded(two, None) == [False, False]


def test_a_robot_that_is_out_leaves_a_wreck_and_no_robot() -> None:
    end = seen(fought(placed(table()), HUNTER, EMPTY)[-1].state)
    keys = {one.key for one in end.pieces}
    assert "wreck-1" in keys
    assert not {"robot-1", "base-1", "pointer-1"} & keys


def test_squares_are_named_and_lie_in_rows_and_columns_that_one_can_walk() -> None:
    board = seen(table()).board
    places = [(square.row, square.column) for square in board.squares]
    assert len(set(places)) == len(places) == 91
    assert min(row for row, _column in places) == min(column for _row, column in places) == 0
    assert {square.label for square in board.squares if square.key == "F4"} == {"F4, low wall"}


def test_the_one_who_places_has_a_point_for_every_place_and_six_ways_to_look() -> None:
    state = table()
    seat = state.placing
    assert seat is not None
    say = speech("en")
    points = GAME.controls(GAME.view(state, seat), say)
    assert {control.kind for control in points} == {"point"}
    assert len(points) == 30
    assert GAME.controls(GAME.view(state, 1 - seat), say) == GAME.controls(GAME.view(state, None), say) == ()
    state = do(state, seat, points[0].text)
    buttons = GAME.controls(GAME.view(state, seat), say)
    assert [control.text for control in buttons] == [
        f"face {name}" for name in ("N", "NE", "SE", "S", "SW", "NW")
    ]
    assert sum(control.primary for control in buttons) == 1


# -- the editor ------------------------------------------------------------------------------------------------------


def draft(text: str, language: str = "en", seats: int = 2) -> Preview:
    return GAME.preview(GAME.view(placed(table(seats)), 0), text, speech(language).named(["Ada", "Bob"]))


def drawn(text: str, language: str = "en") -> Scene:
    """The scene of a draft."""
    found = draft(text, language).scene
    assert found is not None
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_editor_offers_every_order_every_question_and_the_library(language: str) -> None:
    facts = {fact.key: fact for fact in drawn("sheet", language).facts}
    orders = [key for key in facts if key.startswith("order-")]
    assert len(orders) == 2 * 9 + 2 * 5 + 16 + 4 + 17
    assert [key for key in facts if key.startswith("library-")] == [f"library-{name}" for name in PROGRAMS]
    assert [key for key in facts if key.startswith("evolved-")] == [f"evolved-{name}" for name in EVOLVED]
    assert all(fact.label for key, fact in facts.items() if not key.startswith("x-"))


def test_a_draft_tells_what_each_cell_does_and_where_it_leads() -> None:
    text = f"cells {write_program(HUNTER)}"
    cells = {one.key: one for one in drawn(text).pieces}
    assert draft(text).ok
    assert cells["cell-1"].label == "Would a shot hit a robot now?"
    assert cells["cell-1"].value == "yes → 2, no → 3"
    assert cells["cell-10"].value == "→ 1"


def test_faults_of_a_draft_stand_at_their_cells() -> None:
    text = "cells - D+1 V16 ?18" + " -" * 12
    faulty = {one.square for one in drawn(text).pieces if one.classes == "fault"}
    assert faulty == {"step-2", "step-3"}
    assert draft(text).say.startswith("Step 2: ")
    assert draft("cells T T").say == "The program has 2 cells; it needs 16. An empty cell is written as “-”."


def test_a_test_run_shows_the_turn_that_was_asked_for_and_says_when_it_is_over() -> None:
    text = write_program(HUNTER)
    assert draft(f"try 0 nobody {text}").ok
    assert drawn(f"try 3 patrol {text}").facts[0].value == "3 / 200"
    end = draft(f"try 200 first_steps {text}")
    assert (end.ok, bool(end.say)) == (False, True)


def test_a_test_run_meets_a_program_that_its_writer_brings_and_names_the_cell_that_is_wrong_in_it() -> None:
    hunter, stalker = write_program(HUNTER), write_program(library("stalker"))
    own = draft(f"try 7 own {hunter} {stalker}")
    assert own == draft(f"try 7 stalker {hunter}")
    assert own.scene is not None
    assert draft(f"try 7 own {hunter} {stalker.replace('V1', 'V16')}").say.startswith("Step 12: “V16”")
    assert draft(f"try 7 own {hunter} T").say.startswith("The program has one cell; it needs 16.")


def test_in_a_test_run_everybody_has_their_own_robot_and_only_those_who_take_part_are_there() -> None:
    view = GAME.view(placed(table(3)), 1)

    def robots(rival: str) -> set[str]:
        shown = GAME.preview(view, f"try 1 {rival} {write_program(HUNTER)}", speech("en")).scene
        assert shown is not None
        return {one.key for one in shown.pieces if one.key.startswith(("robot-", "wreck-"))}

    assert robots("nobody") == {"robot-1"}
    assert robots("patrol") == {"robot-0", "robot-1"}


@pytest.mark.parametrize(
    "text", ["try", "try x nobody T", "try 1 hal T", "try 99999 nobody T", "try 1 nobody T"]
)
def test_a_test_run_that_cannot_be_read_meets_a_sentence(text: str) -> None:
    found = draft(text)
    assert (found.ok, bool(found.say)) == (False, True)


# -- typing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("place c4", Place("C4")),
        ("aseta C4 koilliseen", Place("C4", 1)),
        ("placera c4 ↗", Place("C4", 1)),
        ("umístit C4 severovýchod", Place("C4", 1)),
        ("placer C4 nord-est", Place("C4", 1)),
        ("helyez C4 északkelet", Place("C4", 1)),
        ("face 3", Face(3)),
        ("směr jih", Face(3)),
        ("irány dél", Face(3)),
        (f"ohjelma {write_program(HUNTER)}", HandIn(HUNTER)),
        (write_program(HUNTER).replace(" ", ", ").lower(), HandIn(HUNTER)),
    ],
)
def test_actions_are_understood_in_all_languages(typed: str, action: Action) -> None:
    assert GAME.read_action(typed) == action
    assert GAME.read_action(GAME.write_action(action)) == action


@pytest.mark.parametrize("typed", ["", "place", "place 4C", "face up", "fly C4", "program", "place C4 N N"])
def test_what_is_not_understood_meets_a_sentence(typed: str) -> None:
    with pytest.raises(InvalidText) as caught:
        GAME.read_action(typed)
    assert "robots-vs-robots:" not in str(caught.value)


# -- bots ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", GAME.levels)
def test_a_bot_plays_a_whole_game_alone_and_the_same_one_for_the_same_seed(level: str) -> None:
    def game() -> State:
        state = table(4, blanks=False)
        while GAME.to_act(state):
            seat = min(GAME.to_act(state))
            choice = GAME.choose(GAME.view(state, seat), seat, level, "7" * 32)
            assert choice.text is not None
            state = do(state, seat, choice.text)
        return state

    first = game()
    assert (first.phase, game()) == ("over", first)


def test_every_program_of_the_library_is_of_one_level_and_strong_is_the_last_evolved_one() -> None:
    assert tuple(LEVELS) == GAME.levels
    assert sorted((*LEVELS["easy"], *LEVELS["normal"])) == sorted(PROGRAMS)
    assert LEVELS["strong"] == (EVOLVED[-1],)


def test_the_strong_bot_plays_what_is_strongest_for_two_and_for_more() -> None:
    for seats, name in ((2, "lynx"), (3, "fox"), (6, "fox")):
        view = GAME.view(placed(table(seats)), 1)
        choice = GAME.choose(view, 1, "strong", "7" * 32)
        assert choice.text == f"program {write_program(library(name))}"


def test_a_stronger_level_has_more_points_against_every_weaker_one() -> None:
    """On fresh starting places of all boards; easy ones against strong ones mostly run out of turns."""
    programs = [library(name) for name in (*PROGRAMS, *EVOLVED)]
    number = {name: index for index, name in enumerate((*PROGRAMS, *EVOLVED))}
    grounds = [Ground(find_map(name)) for name in MAPS]
    for weak, strong in (("easy", "normal"), ("easy", "strong"), ("normal", "strong")):
        chance, won = Chance("0" * 32, weak, strong), [0.0, 0.0]
        for ground in grounds:
            fights = []
            for _ in range(12):
                first = chance.choice(places(ground.board, (), 2))
                second = chance.choice(places(ground.board, (first,), 2))
                pair = [chance.choice(LEVELS[weak]), chance.choice(LEVELS[strong])]
                starts = zip(pair, (first, second), strict=True)
                fights.append([(number[name], (cell, chance.below(6))) for name, cell in starts])
            for ended in ground.fights(programs, fights):
                won = [sum(both) for both in zip(won, points(2, ended.result), strict=True)]
        assert won[1] > 1.3 * won[0], (weak, strong, won)
