"""Laws of solving at a prompt: a position in any form gives the solver's answer, and the answer shows itself."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from typing import Any
from urllib.parse import urlencode
from xml.etree import ElementTree as ET

import pytest

from robacus.game import InvalidOptions, InvalidText
from robacus.games.ricochet_robots.ask import placed, solve
from robacus.games.ricochet_robots.generator import Generator, GeneratorOptions
from robacus.games.ricochet_robots.position_text import read_position, read_positions
from robacus.games.ricochet_robots.solver import solve as exact
from robacus.solving import Shown
from robacus.speech import speech
from tests.cli.running import run

TEXT = """quadrants 1D 3B 4A 2C
robot red D14; robot green G12; robot blue A11; robot yellow B12
goal red B4
"""
JSON = json.dumps(
    {
        "quadrants": "1D 3B 4A 2C",
        "robots": {"red": "D14", "green": "G12", "blue": "A11", "yellow": "B12"},
        "target": "B4",
        "colour": "red",
    }
)


@pytest.mark.parametrize("variant", ["strict", "literal", "free"])
def test_every_form_of_a_position_has_the_same_answer(variant: str) -> None:
    expected = exact(read_position(TEXT), variant=variant, ways=5)  # type: ignore[arg-type]
    for form in (TEXT, JSON, json.loads(JSON), read_position(TEXT)):
        answer = solve(form, variant=variant, ways=5)  # type: ignore[arg-type]
        assert (answer.length, answer.count, answer.ways) == (expected.length, expected.count, expected.ways)


def _link(draft: str) -> str:
    return f"http://127.0.0.1:8000/games/ricochet-robots/desks/puzzle?{urlencode({'draft': draft})}"


LINK = _link(f"{TEXT}variant free; moves rN; hint 5; live; edition 1999")
"""As somebody copies it from the address of a puzzle that they have tried."""


def test_a_link_to_a_desk_is_its_position() -> None:
    for link in (LINK, f" {LINK}&edit=hint+5\n", LINK.replace("http:", "HTTPS:"), _link(JSON)):
        assert [found for _id, found in read_positions(link)] == [read_position(TEXT)]
        assert placed(link, {}) == read_position(TEXT)
    robots = placed(LINK, {"red": "A1"})
    assert robots == placed(TEXT, {"red": "A1"})


def test_the_command_line_solves_a_link_as_it_solves_its_text(monkeypatch: pytest.MonkeyPatch) -> None:
    link, text = (run(monkeypatch, "solve", words) for words in (LINK, TEXT))
    assert (link.code, link.out, link.err) == (0, text.out, "")


@pytest.mark.parametrize(
    "link",
    [
        "http://127.0.0.1/",
        "http://[/?draft=3",
        f"http://x/?{'a=1&' * 99}draft=3",
        "http://x/?draft=",
        _link("{"),
    ],
)
def test_a_link_without_a_position_is_refused_in_a_sentence(link: str) -> None:
    with pytest.raises(InvalidText):
        list(read_positions(link))
    with pytest.raises(InvalidText):
        placed(link, {})


def test_a_variant_in_a_text_is_not_passed_over() -> None:
    with pytest.raises(InvalidText, match="variant free"):
        placed(f"{TEXT}variant free", {})


def test_robots_are_put_where_they_are_wanted_and_the_others_stay() -> None:
    for form in (TEXT, JSON, json.loads(JSON), read_position(TEXT)):
        moved = placed(form, {"Red": "A1", "black": "P16"})
        names = [moved.board.name(cell) for cell in moved.robots]
        assert dict(zip(moved.colours, names, strict=True)) == {
            "red": "A1",
            "green": "G12",
            "blue": "A11",
            "yellow": "B12",
            "black": "P16",
        }
        assert moved.target == read_position(TEXT).target


def test_robots_may_all_come_beside_the_board() -> None:
    bare = "quadrants 1D 3B 4A 2C; goal red B4"
    robots = {"red": "D14", "green": "G12", "blue": "A11", "yellow": "B12"}
    assert placed(bare, robots) == read_position(TEXT)


@pytest.mark.parametrize(
    ("text", "robots"),
    [
        ("", {}),
        ("{", {}),
        (TEXT, {"red": "Z99"}),
        (TEXT, {"pink": "A1"}),
        (TEXT, {"red": "G12"}),
        (TEXT, {"red": "A1; goal blue E6"}),
        (TEXT, {"red": "A1\nboard 1x1"}),
    ],
)
def test_what_is_no_position_gets_a_sentence(text: str, robots: dict[str, str]) -> None:
    with pytest.raises(InvalidText) as refused:
        solve(text, robots=robots)
    assert str(refused.value)


@pytest.mark.parametrize(
    ("wishes", "why"),
    [
        ({"variant": "strickt"}, "Possible: strict, literal, free."),
        ({"variant": None}, "Possible: strict, literal, free."),
        ({"ways": 0}, '"ways" goes from 1 to'),
        ({"megabytes": "much"}, '"megabytes" goes from 1 to'),
        ({"seconds": -1}, '"seconds" goes from 0 to'),
        ({"seconds": "soon"}, '"seconds" goes from 0 to'),
        ({"seconds": float("nan")}, '"seconds" goes from 0 to'),
    ],
)
def test_wishes_that_are_not_possible_get_a_sentence(wishes: dict[str, Any], why: str) -> None:
    with pytest.raises(InvalidOptions, match=re.escape(why)):
        solve(TEXT, **wishes)


@pytest.mark.parametrize("wrong", [None, 5, b"quadrants 1A 2B 3A 4B", [TEXT]])
def test_what_is_no_text_at_all_is_named(wrong: Any) -> None:
    with pytest.raises(TypeError, match="a position is"):
        solve(wrong)
    with pytest.raises(TypeError, match="robots are"):
        solve(TEXT, robots={"red": wrong})


def shown() -> list[Shown]:
    maker = Generator()
    puzzle = next(
        made for seed in range(100) if (made := maker.attempt(GeneratorOptions(moves=4), f"notebook-{seed}"))
    )
    return [solve(TEXT), solve(TEXT, ways=5), puzzle]


@pytest.mark.parametrize("what", shown(), ids=["one way", "all ways", "puzzle"])
def test_a_notebook_gets_a_picture_and_its_words(what: Shown) -> None:
    assert ET.fromstring(what._repr_svg_()).tag.endswith("svg")
    figure = ET.fromstring(re.sub(r"(<img [^>]*)>", r"\1/>", what._repr_html_()).replace("<br>", " "))
    image, caption = figure
    kind, data = image.attrib["src"].split(",")
    assert kind == "data:image/svg+xml;base64"
    assert b64decode(data).decode() == what._repr_svg_()
    assert image.attrib["alt"] == "Board of 16 × 16 squares"
    assert caption.text


def test_the_words_of_an_answer_tell_the_moves_in_their_order() -> None:
    words = solve(TEXT)._repr_html_().partition("<figcaption>")[2]
    assert words.startswith("Red to B4: 4 moves (strict); fewer are not possible.<br>")
    assert "Moves: red N, yellow W, red W, red N" in words


def test_printed_an_answer_is_its_board_and_its_words() -> None:
    assert str(solve(TEXT)) == solve(TEXT).to_text(speech("en"))
