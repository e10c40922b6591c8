"""Laws of what is typed, previewed and shown at a table of Abaku."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from robacus.chance import Chance
from robacus.game import IllegalAction, InvalidText
from robacus.games.abaku import GAME
from robacus.games.abaku.notation import Exchange, Pass, Place, PlaceLine, Resign, read_action, write_action
from robacus.games.abaku.placing import Laid, as_placement
from robacus.games.abaku.reference import placements
from robacus.games.abaku.resolving import resolved
from robacus.games.abaku.state import faces
from robacus.options import read_options
from robacus.scene import changed, difference
from robacus.speech import LANGUAGES, RobacusError, speech
from tests.games.abaku.playing import USUAL, act, board_of, dealt, game, laid, position, start

SAY = speech("en").named(["Ada", "Bob"])
LYING = board_of("." * 6 + "24" + "." * 7, top=7)

# -- notation -------------------------------------------------------------------------------------------------

tiles = st.builds(Laid, st.integers(0, 98), st.integers(0, 25), st.sampled_from("0123456789"), st.booleans())
actions = st.one_of(
    st.builds(Place, st.lists(tiles, min_size=1, max_size=15).map(as_placement)),
    st.builds(
        PlaceLine,
        st.integers(0, 98),
        st.integers(0, 25),
        st.booleans(),
        st.lists(st.tuples(st.sampled_from("0123456789"), st.booleans()), min_size=1, max_size=15).map(tuple),
    ),
    st.builds(
        Exchange, st.text("0123456789?", min_size=1, max_size=5).map(lambda text: "".join(sorted(text)))
    ),
    st.just(Pass()),
    st.just(Resign()),
)


@given(actions)
def test_every_action_is_read_as_it_was_written(action: Any) -> None:
    assert read_action(write_action(action)) == action


@pytest.mark.parametrize(
    ("texts", "stored"),
    [
        (
            (
                "F8 > 13",
                "f8 across 13",
                "F8 → 1 3",
                "f8 oikealle 13",
                "F8 vpravo 13",
                "F8 droite 13",
            ),
            "F8 > 13",
        ),
        (("F8 v 1?3", "F8 dolů 1?3", "f8 alas 1?3", "F8 nedåt 1?3", "F8 lefelé 1?3"), "F8 v 1?3"),
        (("i8=3 F8=1", "F8=1, I8=3"), "F8=1 I8=3"),
        (
            ("exchange 50?", "vaihda 0?5", "byt 5 0 ?", "vyměnit 05?", "échanger ?05", "csere 05?"),
            "exchange 05?",
        ),
        (("pass", "Ohi", "pasuji", "passer", "passz"), "pass"),
        (("resign", "luovuta", "ge upp", "vzdávám", "j’abandonne", "feladom"), "resign"),
    ],
)
def test_words_of_all_six_languages_are_understood(texts: tuple[str, ...], stored: str) -> None:
    assert {write_action(read_action(text)) for text in texts} == {stored}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "H8",
        "H8=",
        "H8=10",
        "H8=x",
        "8H=1",
        "exchange",
        "exchange x",
        "H8 > ",
        "H8 > ?",
        "H8 ? 12",
        "H100=1",
        "H8=?",
    ]
    + ["H8=1 pass", " ".join(["A1=1"] * 16), "A1 > " + "1" * 16, "exchange " + "1" * 16, "\0", "²³"],
)
def test_what_cannot_be_read_is_answered_with_a_sentence(text: str) -> None:
    with pytest.raises(InvalidText) as error:
        read_action(text)
    assert str(error.value)[-1] in ".?!"


@pytest.mark.parametrize(
    "text", ["A1=1 B1=1 C1=1 D1=1 E1=1 F1=1", "A1 > 111111111111111", "Z99=1", "H8 v 2468"]
)
def test_a_request_that_cannot_be_is_refused_and_changes_nothing(text: str) -> None:
    state = dealt("12468", "22222", board=LYING)
    with pytest.raises(IllegalAction):
        act(state, text)


def test_tiles_in_a_row_go_on_the_fields_that_are_free() -> None:
    state = dealt("13579", "22222", board=LYING)
    assert resolved(read_action("F8 > 13"), state.position) == laid("F8=1 I8=3")  # type: ignore[arg-type]
    assert act(state, "F8 > 13") == act(state, "F8=1 I8=3")


# -- preview --------------------------------------------------------------------------------------------------


def points(say: str) -> int:
    """The points in the headline of a preview."""
    return int("".join(char for char in say.split("\n", maxsplit=1)[0] if char.isdigit()))


@pytest.mark.parametrize("seed", range(3))
def test_the_preview_score_is_the_committed_score(seed: int) -> None:
    """For every order in which tiles are laid, and jokers set."""
    where, rack = position(seed, 4 + 2 * seed)
    chance = Chance(f"{seed:032x}")
    found = chance.shuffled(sorted(placements(where, rack[:3] + "?")))[:12]
    assert found
    for placement, score in found:
        racks = "".join("?" if tile.joker else tile.digit for tile in placement) + "9"
        state = dealt(racks, "22222", bag="1" * 9, board=where.board)
        view = GAME.view(state, 0)
        for _ in range(3):
            text = " ".join(write_action(Place((tile,))) for tile in chance.shuffled(placement))
            shown = GAME.preview(view, text, SAY)
            after = act(state, text)
            assert (shown.ok, points(shown.say)) == (True, score)
            assert after.turns[-1].points == after.scores[0] == score


def test_the_preview_keeps_to_the_committed_score_whatever_order_jokers_are_set_in() -> None:
    """As long as a joker has no digit nothing is promised; then it is what the turn scores."""
    state = dealt("16?2?", "22222", bag="1" * 9)
    placement = laid("F8=1 G8=6 H8=8? I8=2 J8=4?")
    score = state.position.judge(placement).score
    chance = Chance("7" * 32)
    for order in permutations(range(5)):
        tiles = [write_action(Place((placement[place],))) for place in order]
        jokers = [number for number, tile in enumerate(tiles) if tile.endswith("?")]
        for undecided in (jokers, jokers[:1], jokers[1:], []):
            draft = [
                tile.split("=")[0] + "=?" if number in undecided else tile
                for number, tile in enumerate(tiles)
            ]
            shown = GAME.preview(GAME.view(state, 0), " ".join(draft), SAY)
            if undecided:
                assert (shown.ok, shown.say.split("\n")[0]) == (False, "Choose a digit for the joker.")
            else:
                assert (shown.ok, points(shown.say)) == (True, score)
        if not chance.below(20):
            assert act(state, " ".join(tiles)).turns[-1].points == score


def test_a_joker_without_a_digit_is_asked_for() -> None:
    view = GAME.view(dealt("?3579", "22222", board=LYING), 0)
    waiting = GAME.preview(view, "F8=? I8=3", SAY)
    assert (waiting.ok, waiting.say.split("\n")[0]) == (False, "Choose a digit for the joker.")
    assert GAME.preview(view, "F8=1? I8=3", SAY).ok
    assert not GAME.preview(view, "F8=?", SAY).ok
    assert not GAME.preview(view, "F8=? G7=?", SAY).ok


def test_a_preview_says_why_not_and_what_there_is_already() -> None:
    view = GAME.view(dealt("13579", "22222", board=LYING), 1)
    shown = GAME.preview(view, "H9=2 I9=2", SAY)
    assert not shown.ok
    assert shown.say.split("\n") == ["No example holds all your new tiles.", "√4 = 2: 6 points"]
    assert GAME.preview(GAME.view(dealt("1", "2"), None), "H8=1", SAY).ok is False


@given(st.text(max_size=60) | st.text("H8=?1 >vexchange05", max_size=30))
def test_any_draft_is_answered(draft: str) -> None:
    for seat in (0, None):
        assert isinstance(
            GAME.preview(GAME.view(dealt("1357?", "2", board=LYING), seat), draft, SAY).ok, bool
        )


# -- scene ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_a_game_is_drawn_and_said_in_every_language(language: str) -> None:
    say = speech(language).named(["Ada", "Bob"])
    for state in game(11, 6):
        action = GAME.sample(state, state.turn, Chance("1" * 32))
        before = GAME.scene(GAME.view(state, 0), say)
        for step in GAME.apply(state, state.turn, action, 0):
            after = GAME.scene(GAME.view(step.state, 0), say)
            assert sorted(
                changed(before, difference(before, after)).pieces, key=lambda piece: piece.key
            ) == sorted(after.pieces, key=lambda piece: piece.key)
            assert len({piece.key for piece in after.pieces}) == len(after.pieces)
            assert {piece.symbol for piece in after.pieces} <= after.board.symbols.keys()
            assert after.status
            assert "abaku:" not in say.say(step.event.say) + after.status
            before = after


def test_examples_are_told_one_after_another_with_their_points() -> None:
    state = dealt("16824", "22222", bag="1" * 9)
    steps = GAME.apply(state, 0, GAME.read_action("F8 > 16824"), 0)
    kinds = [step.event.kind for step in steps]
    assert kinds == ["place"] + ["example"] * 5 + ["kombo", "scored", "drawn"]
    said = [SAY.say(step.event.say) for step in steps if step.event.kind == "example"]
    assert said[:2] == ["16 ÷ 8 = 2: 17 × 2 = 34 points", "16 + 8 = 24: 21 × 2 = 42 points"]
    assert [words.split(":")[0] for words in said[2:]] == ["∛8 = 2", "8 ÷ 2 = 4", "2² = 4"]
    assert [GAME.view(step.state, None).shown for step in steps[:6]] == [0, 1, 2, 3, 4, 5]
    for step in steps[1:6]:
        scene = GAME.scene(GAME.view(step.state, None), SAY)
        assert scene.status == SAY.say(step.event.say)
        assert sum(piece.symbol.startswith("frame-") for piece in scene.pieces) == 1


def test_the_score_sheet_has_every_turn_and_what_the_end_added() -> None:
    state = act(dealt("13?", "45", board=LYING, bag=""), "F8=1 I8=3")
    while state.ending is None:
        state = act(state, "pass")
    lines = GAME.preview(GAME.view(state, 0), "sheet", SAY).say.split("\n")
    points = state.turns[0].points
    assert lines[:3] == ["\tAda\tBob", f"1\t{points}\t–", "2\t–\t–"]
    assert lines[-2:] == ["at the end\t0\t-9", f"total\t{points}\t-9"]


def test_a_kombo_is_shown_after_its_examples() -> None:
    steps = GAME.apply(dealt("16824", "22222", bag="1" * 9), 0, GAME.read_action("F8 > 16824"), 0)
    kombo = next(step for step in steps if step.event.kind == "kombo")
    scene = GAME.scene(GAME.view(kombo.state, 1), SAY)
    assert [piece.symbol for piece in scene.pieces if piece.layer > 2] == ["kombo"]
    assert scene.status == SAY.say(kombo.event.say)


def test_a_tile_keeps_its_key_as_long_as_it_is_in_the_rack() -> None:
    state = dealt("13579", "22222", bag="6666", board=LYING)
    before = {piece.key for piece in GAME.scene(GAME.view(state, 0), SAY).pieces if "held" in piece.classes}
    after = {
        piece.key
        for piece in GAME.scene(GAME.view(act(state, "F8=1 I8=3"), 0), SAY).pieces
        if "held" in piece.classes
    }
    assert len(before & after) == 3
    assert len(after) == 5


def test_the_remaining_tiles_are_those_that_the_viewer_has_not_seen() -> None:
    for state in game(2, 10):
        for seat in (0, 1):
            hidden = sorted(state.bag + faces(state.racks[1 - seat]).replace("?", "0"))
            view = GAME.view(state, seat)
            assert "".join(str(digit) * count for digit, count in enumerate(view.unseen)) == "".join(hidden)


# -- options --------------------------------------------------------------------------------------------------

BAD: list[dict[str, Any]] = [
    {"bag": "0"},
    {"bag": "1000"},
    {"bag": "1 2 3"},
    {"bag": "x"},
    {"bag": "60 0 0 0 0 0 0 0 0 0"},
    {"bag": "²"},
    {"layout": "..../...."},
    {"layout": "..../..../..../...."},
    {"layout": "."},
    {"layout": ".../.x./..."},
    {"layout": "*../.../..."},
    {"layout": " ".join(["." * 17] * 17)},
    dict.fromkeys(("addition", "subtraction", "multiplication", "division", "squares", "cubes"), False),
]


@pytest.mark.parametrize("options", BAD, ids=lambda options: str(options)[:30])
def test_options_that_make_no_game_are_refused_with_a_sentence(options: dict[str, Any]) -> None:
    with pytest.raises(RobacusError) as error:
        GAME.check(read_options(GAME, options), 2)
    assert str(error.value).endswith((".", "…"))
    assert "abaku:" not in str(error.value)


@pytest.mark.parametrize(
    "options",
    [
        {"bag": "60 1 1 1 1 1 1 1 1 1"},
        {"layout": ".../.*./..."},
        {"layout": "d.t.D / ..... / ..*.. / ..... / T...d"},
    ],
)
def test_bags_and_boards_of_ones_own_are_played(options: dict[str, Any]) -> None:
    state = start(2, 1, **options)
    assert state.deal.layout.size in (3, 5, 15)
    for _ in range(12):
        if state.ending is None:
            action = GAME.sample(state, state.turn, Chance("6" * 32, len(state.turns)))
            state = GAME.apply(state, state.turn, action, 0)[-1].state
        GAME.scene(GAME.view(state, 0), SAY)


def test_the_field_in_the_middle_doubles_the_example_or_is_plain() -> None:
    assert USUAL.fields[USUAL.centre] == "D"
    plain = start(2, 0, centre="plain").deal.layout
    assert plain.fields[plain.centre] == "."
