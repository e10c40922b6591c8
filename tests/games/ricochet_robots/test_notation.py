"""Laws of what people type: stored texts are read back, six languages are understood, nonsense is explained."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from robacus.game import Ambiguous, InvalidText
from robacus.games.ricochet_robots import GAME
from robacus.games.ricochet_robots.board import COLOURS, HEADINGS
from robacus.games.ricochet_robots.notation import (
    MAX_BID,
    Action,
    Bid,
    GiveUp,
    NextChip,
    Pass,
    Reset,
    Slide,
    TurnGlass,
    read_action,
    write_action,
)
from robacus.speech import LANGUAGES, speech
from tests.games.ricochet_robots.playing import Hands, start
from tests.laws.examples import complaint

actions = st.one_of(
    st.builds(Slide, st.sampled_from(COLOURS), st.integers(0, 3)),
    st.builds(Bid, st.integers(0, 9_999)),
    st.sampled_from((Pass(), GiveUp(), Reset(), TurnGlass(), NextChip())),
)


@given(actions)
def test_what_is_written_is_read_back(action: Action) -> None:
    assert read_action(write_action(action)) == action
    assert GAME.read_action(GAME.write_action(action)) == action


@given(actions)
def test_case_and_spaces_do_not_matter(action: Action) -> None:
    assert read_action("  " + write_action(action).upper().replace(" ", "   ")) == action


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("blue N", "blue N"),
        ("b n", "blue N"),
        ("bn", "blue N"),
        ("blue up", "blue N"),
        ("r right", "red E"),
        ("red →", "red E"),
        ("g ↓", "green S"),
        ("y <", "yellow W"),
        ("k s", "black S"),
        ("s s", "silver S"),
        ("N blue", "blue N"),
        ("s w", "silver W"),
        ("w s", "silver W"),
        ("7", "bid 7"),
        ("bid 7", "bid 7"),
        ("give up", "give up"),
        ("pass", "pass"),
        ("next", "next"),
        ("turn glass", "turn glass"),
        ("reset", "reset"),
        # Finnish
        ("punainen ylös", "red N"),
        ("vihreä itään", "green E"),
        ("tarjoan 7", "bid 7"),
        ("luovutan", "give up"),
        ("passaan", "pass"),
        # Swedish
        ("blå höger", "blue E"),
        ("grön väster", "green W"),
        ("bjuder 12", "bid 12"),
        # Czech
        ("žlutý dolů", "yellow S"),
        ("červený doleva", "red W"),
        ("zluty dolu", "yellow S"),
        ("nabízím 5", "bid 5"),
        # French
        ("vert gauche", "green W"),
        ("argenté haut", "silver N"),
        ("j'abandonne", "give up"),
        # Hungarian
        ("kék fel", "blue N"),
        ("zöld balra", "green W"),
        ("fekete jobbra", "black E"),
        ("licit 9", "bid 9"),
    ],
)
def test_people_may_type_it_as_they_say_it(typed: str, stored: str) -> None:
    assert write_action(read_action(typed)) == stored


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_robots_and_headings_on_the_page_are_understood_when_typed(language: str) -> None:
    say = speech(language)
    for colour in COLOURS:
        shown = say(f"ricochet-robots:robot-{colour}")
        for heading, letter in enumerate(HEADINGS):
            way = say(f"ricochet-robots:heading-{letter}")
            assert read_action(f"{shown} {letter}") == Slide(colour, heading)
            assert read_action(f"{shown} {way}") == Slide(colour, heading)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_error_suggests_is_understood(language: str) -> None:
    for what in ("action", "colour", "bid"):
        sentence = speech(language)(f"ricochet-robots:{what}-unreadable", words="?")
        found = re.findall(r"[\"“”„«]\s*([^\"“”„«»]+?)\s*[\"“”»]", sentence)
        suggested = [words for words in found if words != "?"] or ["7"]
        for words in suggested:
            assert isinstance(read_action(words), Action)
    sentence = speech(language)("ricochet-robots:heading-unreadable", words="?")
    directions = re.findall(r"\w+", sentence.rpartition("W")[2])
    said = [word for word in directions if not complaint(lambda word=word: read_action(f"blue {word}"))]  # type: ignore[misc]
    assert [read_action(f"blue {word}") for word in said[-4:]] in (
        [Slide("blue", heading) for heading in (0, 1, 2, 3)],
        [Slide("blue", heading) for heading in (0, 3, 2, 1)],
    )


@pytest.mark.parametrize(
    ("typed", "id"),
    [
        ("", "action-unreadable"),
        ("go", "action-unreadable"),
        ("blue north quickly", "action-unreadable"),
        ("blue", "action-unreadable"),
        ("bid", "bid-unreadable"),
        ("bid seven", "bid-unreadable"),
        ("bid 3 4", "bid-unreadable"),
        ("bid -1", "bid-unreadable"),
        ("bid 99999", "bid-unreadable"),
        ("99999", "action-unreadable"),
        ("٧", "action-unreadable"),
        ("blue sideways", "heading-unreadable"),
        ("pink N", "colour-unreadable"),
        ("purple up", "colour-unreadable"),
    ],
)
def test_what_is_not_understood_is_named(typed: str, id: str) -> None:
    with pytest.raises(InvalidText) as caught:
        read_action(typed)
    assert caught.value.message.id == f"ricochet-robots:{id}"
    for language in LANGUAGES:
        assert speech(language).say(caught.value.message) != caught.value.message.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_at_a_table_offers_what_can_be_done_there_and_nothing_else(language: str) -> None:
    alone, two = Hands(seats=1), Hands(seats=2)
    pauses = [alone.state, two.state]
    at = alone.first_chip()
    two.first_chip()
    thinking, shown = two.state, alone.state
    two.do(at + 1_000, 0, "bid 20")
    two.until(at + 90_000)
    for state in (*pauses, shown, two.state):
        with pytest.raises(InvalidText) as caught:
            GAME.read_in(state, "teapot 7")
        _typed, *offered = re.findall(r"[\"„”«](.+?)[\"“”»]", speech(language).say(caught.value.message))
        kinds = {type(read_action(words.strip())) for words in offered}
        assert kinds <= {*map(type, GAME.legal(state, 0)), *([Reset] if state.solo else [])}
        assert kinds
    with pytest.raises(InvalidText, match="bid such as"):
        GAME.read_in(thinking, "teapot 7")


@pytest.mark.parametrize("typed", ["bleu", "bid", "teapot"])
def test_who_is_alone_hears_nothing_of_bids(typed: str) -> None:
    hands = Hands(seats=1)
    assert hands.refused(hands.first_chip() + 1_000, 0, typed) == "action-unreadable-alone"


@given(st.one_of(st.text(max_size=20), actions.map(write_action)))
def test_a_table_understands_what_is_understood_anywhere(text: str) -> None:
    state = start(1)
    assert bool(complaint(lambda: GAME.read_in(state, text))) == bool(complaint(lambda: read_action(text)))
    if not complaint(lambda: read_action(text)):
        assert GAME.read_in(state, text) == read_action(text)


def test_a_text_with_several_meanings_is_not_guessed() -> None:
    with pytest.raises(Ambiguous) as caught:
        read_action("bl up")
    assert "black" in str(caught.value)
    assert "blue" in str(caught.value)


@given(st.text(max_size=1_000))
def test_no_text_does_harm(text: str) -> None:
    said = complaint(lambda: read_action(text))
    assert len(said) < 300
    assert said or isinstance(read_action(text), Action)


def test_bids_have_two_digits_at_most() -> None:
    assert MAX_BID == 99
