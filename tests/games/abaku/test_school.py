"""Laws of tables where not every sum counts: it is told, kept by everything, and what does not count is explained."""

from __future__ import annotations

import pytest

from robacus.chance import Chance
from robacus.games.abaku import GAME
from robacus.games.abaku.arithmetic import OPERATIONS
from robacus.games.abaku.controls import controls
from robacus.games.abaku.notation import Place
from robacus.options import fields
from robacus.speech import speech
from tests.games.abaku.playing import act, board_of, dealt, start

EN = speech("en")
ONLY_PLUS = {name: name == "addition" for name in OPERATIONS}


def test_all_operations_stand_together_in_the_form() -> None:
    assert [field.name for field in fields(GAME.Options) if field.group == "school"] == list(OPERATIONS)


@pytest.mark.parametrize("level", GAME.levels)
def test_bots_lay_only_what_counts_at_the_table(level: str) -> None:
    state = start(2, 5, **{**ONLY_PLUS, "layout": "..... .d.d. ..*.. .d.d. .....", "bag": "4"})
    laid = 0
    for turn in range(14):
        if state.ending is not None:
            break
        choice = GAME.choose(GAME.view(state, state.turn), state.turn, level, f"{turn:032x}")
        assert choice.text is not None
        action = GAME.read_action(choice.text)
        if isinstance(action, Place):
            laid += 1
            found = state.position.judge(action.tiles)
            assert {way.kind for one in found.examples for way in one.readings} == {"sum"}
        state = act(state, choice.text)
    assert laid > 0


def test_the_preview_keeps_to_what_counts_and_explains_what_does_not() -> None:
    state = dealt("23614", "11111", board=board_of("." * 15), **ONLY_PLUS)
    view = GAME.view(state, 0)
    wrong = GAME.preview(view, "G8=2 H8=3 I8=6", EN)
    assert not wrong.ok
    assert wrong.say.splitlines() == [
        "No example holds all your new tiles.",
        "2 × 3 = 6 is right, but does not count here.",
    ]
    right = GAME.preview(view, "G8=2 H8=4 I8=6", EN)
    assert right.ok
    assert right.say.splitlines()[1:] == [
        "2 + 4 = 6: 12 × 2 = 24 points",
        "2² = 4 is right, but does not count here.",
    ]


def test_at_the_usual_table_nothing_is_said_of_it() -> None:
    state = dealt("23614", "11111")
    assert "count here" not in GAME.preview(GAME.view(state, 0), "G8=2 H8=3 I8=6", EN).say
    assert [fact.key for fact in GAME.scene(GAME.view(state, 0), EN).facts] == ["bag", "unseen"]


def test_the_table_tells_everybody_what_counts() -> None:
    state = dealt("23614", "11111", **{**ONLY_PLUS, "cubes": True})
    for seat in (0, 1, None):
        facts = {fact.key: fact.value for fact in GAME.scene(GAME.view(state, seat), EN).facts}
        assert facts["counts"] == "+ ³ ∛"
    assert controls(GAME.view(state, 0), EN)


def test_samples_of_a_restricted_table_are_legal_there() -> None:
    state = start(2, 3, **ONLY_PLUS)
    for turn in range(12):
        action = GAME.sample(state, state.turn, Chance("0" * 32, turn))
        state = GAME.apply(state, state.turn, action, 0)[-1].state
        if state.ending is not None:
            break
    assert all(turn.kind in ("place", "exchange", "pass") for turn in state.turns)
