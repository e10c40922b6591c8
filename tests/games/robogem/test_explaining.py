"""What is new to somebody is explained in a sentence when it happens: each rule at its moment, in every language."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from robacus.games.robogem.moves import Position, Robot
from robacus.games.robogem.state import State
from robacus.speech import LANGUAGES, speech
from tests.games.robogem.tables import GAME, arranged, start, steps

SAY = speech("en").named(["Ann", "Bob"])


def told(state: State, text: str) -> dict[str, str]:
    """The last sentence of each kind that a turn brings."""
    return {step.event.kind: SAY.say(step.event.say) for step in steps(state, text)}


def hints(state: State) -> dict[str, str]:
    """What the bench of whoever is to move says."""
    controls = GAME.controls(GAME.view(state, state.turn), SAY)
    return {control.key: control.label for control in controls}


def side_by_side(cargo: int, **options: object) -> State:
    """Ann looks at Bob's robot, which has one diamond aboard; hers has so many."""
    state = start(**options)
    robots = (Robot(3, 1, tuple(range(100, 100 + cargo))), Robot(4, 0, (200,)))
    position = Position(robots, state.position.diamonds)
    return arranged(state, position=position, hands=("FFLLR", "FFLLR"))


def test_resting() -> None:
    assert told(start(), "rest")["rest"] == (
        "Ann rests and recharges: no program runs, and seven cards are drawn instead of five."
    )
    last = arranged(start(functions=True), last=(0, 1), hands=("FFLLR", "F"), pack="")
    assert told(last, "rest +F")["rest"] == (
        "Ann rests and recharges, with F added to the function: no program runs."
    )
    assert (hints(start())["rest"], hints(last)["rest"]) == ("Rest: draw seven cards", "Rest")


def test_functions() -> None:
    state = arranged(start(functions=True), hands=("fFLLR", "FFLLR"), functions=("Lf", ""))
    calls = [SAY.say(step.event.say) for step in steps(state, "f") if step.event.kind == "call"]
    assert calls[:2] == [
        "Ann calls the function: its cards run, then the program goes on.",
        "The function calls itself: start number 2. This goes on until a card fails.",
    ]
    assert told(state, "f")["loop"] == "The program of Ann would go round for ever; it ends here."
    empty = arranged(state, functions=("", ""))
    assert told(empty, "f")["call"] == "Ann calls the function, but it is empty: nothing happens."


@pytest.mark.parametrize(
    ("cargo", "options", "said"),
    [
        (0, {"capture": False}, "Ann pushes the blue robot. Nothing is captured in this game."),
        (3, {}, "Ann pushes the blue robot. With three diamonds aboard nothing can be captured."),
        (2, {}, "Ann pushes the blue robot."),
    ],
)
def test_why_a_pushed_robot_keeps_its_diamonds(cargo: int, options: dict[str, object], said: str) -> None:
    now = told(side_by_side(cargo, **options), "F")
    assert now["push"] == said
    assert ("capture" in now) == (said == "Ann pushes the blue robot.")


def test_card_by_card() -> None:
    state = arranged(start(beginners="1"), hands=("FFLLR", "FFLLR"))
    assert hints(state)["hint"].startswith("Card by card: choose one card, see what it does")
    begun = steps(state, "F")[-1].state
    assert hints(begun)["hint"] == "Choose the next card, or stop. A card that fails ends your turn."
    ended = steps(begun, "-")[-1].state
    assert hints(ended)["hint"].startswith("Tap your cards in the order")


def test_closed_hands() -> None:
    assert hints(start(closed_hands=True))["closed"] == (
        "Only you see these cards; what you run, everybody sees."
    )
    assert "closed" not in hints(start())


def test_the_last_round_and_the_second_pack() -> None:
    empty = arranged(start(), hands=("FFLLR", "FFLLR"), pack="", spare="RRRRR")
    assert "This happens only once." in told(empty, "-")["reshuffle"]
    again = replace(empty, reshuffled=True)
    last = steps(again, "-")[-1]
    assert SAY.say(last.event.say).endswith("Whoever still holds cards has one more turn.")
    assert GAME.scene(GAME.view(last.state, None), SAY).status == (
        "The last round! Bob, these are your last cards."
    )


def why(state: State) -> str:
    ended = GAME.outcome(state)
    assert ended is not None
    return SAY.say(ended.why)


def test_both_ways_in_which_a_game_ends() -> None:
    state = arranged(start(), hands=("LLFFR", "FFLLR"))
    home = replace(state, position=Position((Robot(1, 3, (1, 2, 3)), Robot(63, 3)), ()))
    assert why(steps(home, "F")[-1].state) == "Ann has brought 3 diamonds home and wins at once."
    out = replace(state, last=(0,), position=Position((Robot(1, 3, (), (1,)), Robot(63, 3)), ()))
    assert why(steps(out, "-")[-1].state) == "The cards are used up. Ann has most diamonds at the base: 1."


def test_a_card_that_fails() -> None:
    state = arranged(start(), hands=("FFLLR", "FFLLR"))
    assert told(state, "LFF")["bug"] == (
        "A bug in the program of Ann, card 2: forward would lead off the board. The program ends here."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_explanation_is_there_in_every_language(language: str) -> None:
    say = speech(language).named(["Ann", "Bob"])
    states = [
        (start(), "rest"),
        (side_by_side(0, capture=False), "F"),
        (side_by_side(3), "F"),
        (arranged(start(functions=True), hands=("fFLLR", "F"), functions=("Lf", "")), "f"),
        (arranged(start(), hands=("FFLLR", "F"), pack="", spare="RR", reshuffled=True), "LFF"),
    ]
    said = [say.say(step.event.say) for state, text in states for step in steps(state, text)]
    for options in ({"beginners": "all"}, {"closed_hands": True}, {"functions": True}):
        controls = GAME.controls(GAME.view(start(**options), 0), say)
        said += [control.label for control in controls if control.key in ("hint", "closed")]
    assert [words for words in said if "{" in words or not words] == []
    assert len(set(said)) > 15
