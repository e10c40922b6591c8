"""What is seen at a table of Robogem: robots that turn the right way, the card that runs, the bug, the headline."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from robacus.game import InvalidText
from robacus.games.robogem.moves import Robot
from robacus.games.robogem.state import State
from robacus.scene import Piece, Scene, changed, difference
from robacus.speech import LANGUAGES, speech
from tests.games.robogem.tables import GAME, arranged, play, random_game, start, steps

SAY = speech("en").named(["Ann", "Bob", "Cleo", "Dan"])


def seen(state: State, seat: int | None = None) -> Scene:
    return GAME.scene(GAME.view(state, seat), SAY)


def pieces(state: State) -> dict[str, Piece]:
    return {piece.key: piece for piece in seen(state).pieces}


def test_a_robot_is_drawn_turning_by_a_quarter_and_never_by_three() -> None:
    state = arranged(start(), hands=("LLLLR", "RRRRL"))
    turns = [pieces(step.state)["plate-red"].turn for step in steps(state, "LLLLR")]
    by = [after - before for before, after in pairwise(turns) if after != before]
    assert by == [-90, -90, -90, -90, 90]


def test_the_card_that_runs_is_marked_card_by_card() -> None:
    state = arranged(start(), hands=("FFLRR", "FFLLR"))
    marked = []
    for step in steps(state, "FRF"):
        now = pieces(step.state)
        mark = now.get("mark-card")
        at = [key for key, piece in now.items() if key.startswith("run-") and mark and piece.x == mark.x]
        marked.append((step.event.kind, *at))
    assert marked == [("program",), ("move", "run-0"), ("right", "run-1"), ("move",), ("draw",)]


def test_inside_the_function_both_cards_are_marked_with_the_depth() -> None:
    state = arranged(start(functions=True), hands=("Fffff", "FFLLR"), functions=("Rf", ""))
    depths = [
        piece.value for step in steps(state, "f") for piece in [pieces(step.state).get("mark-depth")] if piece
    ]
    assert depths == ["2", "2", "3", "3", "4", "4", "4", "4"]
    (_program, call, turned, *_more) = steps(state, "f")
    assert "mark-inner" not in pieces(call.state)
    assert pieces(turned.state)["mark-inner"].symbol == "now"


def test_a_bug_stays_at_its_card_with_the_reason_until_the_next_program() -> None:
    state = arranged(start(), hands=("FLFRR", "FFLLR"))
    after = steps(state, "LFR")[-1].state
    assert pieces(after)["mark-card"].symbol == "bug"
    assert seen(after).status == (
        "A bug in the program of Ann: forward would lead off the board. Bob, write a program!"
    )
    assert "mark-card" not in pieces(play(after, "F"))


def test_the_headline_says_what_runs_and_whose_turn_it_is() -> None:
    state = arranged(start(), hands=("FLFRR", "FFLLR"))
    said = [seen(step.state).status for step in steps(state, "FL")]
    assert said == [
        "Ann starts the program.",
        "Ann: card 1 of 2.",
        "Ann: card 2 of 2.",
        "Bob, write a program!",
    ]
    assert seen(play(state, "rest")).status == "Bob, write a program!"


def test_every_diamond_is_drawn_once_wherever_it_is() -> None:
    for _before, made in random_game(2, 4, functions=True):
        for step in made:
            gems = [piece.key for piece in seen(step.state).pieces if piece.key.startswith("gem-")]
            assert sorted(gems) == sorted(f"gem-{number}" for number in range(10))


def test_scenes_of_a_game_follow_from_each_other_by_their_differences() -> None:
    for before, made in random_game(6, 3, functions=True):
        old = seen(before)
        for step in made:
            new = seen(step.state)
            after = changed(old, difference(old, new))
            assert sorted(after.pieces, key=lambda piece: piece.key) == sorted(
                new.pieces, key=lambda piece: piece.key
            )
            assert len({piece.key for piece in new.pieces}) == len(new.pieces)
            assert {piece.symbol for piece in new.pieces} <= set(new.board.symbols)
            old = new


def test_hands_are_named_open_and_counted_closed() -> None:
    hands = ("FFLLR", "FFFLR")
    assert seen(arranged(start(), hands=hands)).places[1].notes == ("FFFLR",)
    assert seen(arranged(start(closed_hands=True), hands=hands)).places[1].notes == ("5 cards",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_in_every_language(language: str) -> None:
    say = speech(language).named(["Ann", "Bob", "Cleo"])
    for seed, options in enumerate(({"functions": True}, {"beginners": "all", "closed_hands": True})):
        for before, made in random_game(seed, 3, **options):
            for state in (before, made[-1].state):
                view = GAME.view(state, state.turn)
                words = [GAME.scene(view, say).status]
                words += [control.label for control in GAME.controls(view, say)]
                words += [say.say(step.event.say) for step in made]
                words.append(GAME.preview(view, GAME.write_action(GAME.absent(state, state.turn)), say).say)
                assert [word for word in words if "robogem:" in word or "{" in word or "???" in word] == []


# -- the dry run ---------------------------------------------------------------------------------------------


def test_the_dry_run_shows_where_the_robot_goes_and_what_fails() -> None:
    state = arranged(start(dry_run="all"), hands=("FLFRR", "FFLLR"))
    view = GAME.view(state, 0)
    shown = GAME.preview(view, "FRF", SAY)
    assert (shown.ok, shown.say) == (True, "Ends on B2, looking down.")
    assert shown.scene is not None
    ghost = next(piece for piece in shown.scene.pieces if piece.key == "ghost-red")
    end = next(piece for piece in seen(play(state, "FRF")).pieces if piece.key == "robot-red")
    assert (ghost.x, ghost.y) == (end.x, end.y)
    failed = GAME.preview(view, "LF", SAY)
    assert failed.say == "A bug at card 2: forward would lead off the board. Ends on A1, looking up."


def test_without_the_dry_run_a_preview_tells_only_what_is_not_allowed() -> None:
    state = arranged(start(functions=True), hands=("FfFRR", "FFLLR"))
    view = GAME.view(state, 0)
    assert GAME.preview(view, "FRF", SAY) == GAME.preview(view, "RFR", SAY)
    assert GAME.preview(view, "FRF", SAY).scene is None
    assert not GAME.preview(view, "LL", SAY).ok
    assert GAME.preview(view, "F +fR", SAY).say == "Cards behind a function card in the function never run."


def test_beginners_have_the_dry_run_by_default_and_others_have_not() -> None:
    state = start(beginners="1")
    assert [GAME.view(state, seat).dry_run for seat in (0, 1, None)] == [True, False, False]


def test_the_dry_run_says_who_would_win() -> None:
    state = arranged(start(dry_run="all"), hands=("FLFRR", "FFLLR"))
    robots = (Robot(1, 3, (1, 2, 3)), Robot(62, 1))
    state = replace(state, position=replace(state.position, robots=robots))
    assert GAME.preview(GAME.view(state, 0), "F", SAY).say == "With this you win!"


# -- controls ------------------------------------------------------------------------------------------------


def test_every_control_is_a_turn_that_is_allowed() -> None:
    for before, _made in random_game(4, 2, functions=True, beginners="2"):
        for control in GAME.controls(GAME.view(before, before.turn), SAY):
            GAME.apply(before, before.turn, GAME.read_action(control.text), 0)
        assert GAME.controls(GAME.view(before, 1 - before.turn), SAY) == ()
        assert GAME.controls(GAME.view(before, None), SAY) == ()


def test_a_figure_with_a_line_that_means_nothing_is_refused() -> None:
    with pytest.raises(InvalidText, match="robot red"):
        GAME.figure("R..G\n....\n....\nY..B\nrobot red Z9 E", SAY)
