"""Laws of options: they read as they were written, and whatever is not possible gets a sentence that says what is."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta

from robacus.game import InvalidOptions
from robacus.games import game
from robacus.options import MAX_TEXT_OPTION, fields, read_fields, read_options, write_options
from tests.laws.examples import GAMES, complaint, options

every_game = pytest.mark.parametrize("name", GAMES)

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


class Sample(msgspec.Struct, frozen=True):
    """One option of each kind."""

    fair: bool = True
    count: Annotated[int, Meta(ge=-3, le=12)] = 4
    size: Literal["zebra", "ant", "mouse"] = "mouse"
    year: Literal[2003, 1999] = 1999
    board: Annotated[str, Meta(max_length=10)] = ""
    note: str = ""


@every_game
@given(data=st.data())
def test_options_read_as_they_were_written(name: str, data: st.DataObject) -> None:
    written = data.draw(options(game(name), game(name).usual_seats))
    read = read_options(game(name), written)
    assert write_options(read) == written
    assert read_options(game(name), {key: str(value) for key, value in written.items()}) == read


@every_game
def test_no_options_are_the_defaults(name: str) -> None:
    assert read_options(game(name), {}) == game(name).Options()
    assert write_options(game(name).Options()) == {}


@every_game
@given(data=st.data())
def test_hostile_values_meet_a_sentence(name: str, data: st.DataObject) -> None:
    known = [field.name for field in fields(game(name).Options)]
    names = st.sampled_from(known) | st.text(max_size=10)
    values = data.draw(st.dictionaries(names, json_values, max_size=4))
    assert len(complaint(lambda: read_options(game(name), values))) < 1500


@pytest.mark.parametrize(
    ("given_values", "id"),
    [
        ({"fair": "perhaps"}, "option-not-flag"),
        ({"fair": 2}, "option-not-flag"),
        ({"count": "four"}, "option-not-number"),
        ({"count": "--4"}, "option-not-number"),
        ({"count": "4-"}, "option-not-number"),
        ({"count": "²"}, "option-not-number"),
        ({"count": 4.0}, "option-not-number"),
        ({"count": True}, "option-not-number"),
        ({"count": "13"}, "option-range"),
        ({"count": -4}, "option-range"),
        ({"count": 10**5000}, "option-range"),
        ({"size": "Ant"}, "option-choice"),
        ({"size": 10**5000}, "option-choice"),
        ({"size": [[[]]] * 1000}, "option-choice"),
        ({"year": "2004"}, "option-choice"),
        ({"board": 3}, "option-not-text"),
        ({"board": "x" * 11}, "option-too-long"),
        ({"note": "x" * (MAX_TEXT_OPTION + 1)}, "option-too-long"),
        ({"colour": "red"}, "option-unknown"),
        ({"x" * 10_000: "red"}, "option-unknown"),
    ],
)
def test_what_is_not_possible_is_refused_by_name(given_values: dict[str, Any], id: str) -> None:
    with pytest.raises(InvalidOptions) as caught:
        read_fields(Sample, given_values)
    assert caught.value.message.id == id
    assert next(iter(given_values))[:40] in str(caught.value)
    assert len(str(caught.value)) < 500


def test_values_are_read_from_texts_as_forms_and_command_lines_give_them() -> None:
    typed = {"fair": "off", "count": " -2 ", "size": "ant", "year": "2003", "board": "abc"}
    assert read_fields(Sample, typed) == Sample(fair=False, count=-2, size="ant", year=2003, board="abc")


def test_choices_keep_the_order_in_which_they_were_declared() -> None:
    choices = {field.name: field.choices for field in fields(Sample) if field.kind == "choice"}
    assert choices == {"size": ("zebra", "ant", "mouse"), "year": ("2003", "1999")}


@every_game
def test_every_game_says_its_options_in_a_way_that_forms_can_show(name: str) -> None:
    for field in fields(game(name).Options):
        if field.kind == "number":
            assert field.low is not None
            assert field.high is not None
            assert field.low <= field.default <= field.high
        if field.kind == "choice":
            assert str(field.default) in field.choices
