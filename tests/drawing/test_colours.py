"""Colours: every name is defined, both dark themes are one, words and pieces can be read and told apart."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from pathlib import Path

import pytest

from robacus import drawing, figures

CSS = Path(drawing.__file__).parent / "web" / "static" / "css"
THEMES = ("light", "dark")
WORDS = 4.5
"""WCAG AA for words."""
SHAPES = 3.0
"""WCAG AA for the parts of pictures and controls."""

Colour = tuple[float, float, float]


def colour(name: str, theme: str) -> Colour:
    value = drawing.tokens(theme)[f"--{name}"]
    match = re.fullmatch(r"#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})", value)
    assert match, f"--{name} is {value}, not an opaque colour"
    return tuple(int(part, 16) / 255 for part in match.groups())  # type: ignore[return-value]


def linear(one: Colour) -> Colour:
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in one)  # type: ignore[return-value]


def contrast(one: Colour, two: Colour) -> float:
    """WCAG 2 contrast ratio."""
    lights = sorted(
        0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in (linear(one), linear(two))
    )
    return (lights[1] + 0.05) / (lights[0] + 0.05)


ON = {
    "ink": ("paper", "sheet", "sunk", "key", "news-sheet", "ok-sheet", "bad-sheet", "hint-sheet"),
    "ink-2": ("paper", "sheet", "sunk", "key"),
    "link": ("paper", "sheet", "sunk"),
    "bead-ink": ("bead", "bead-lit"),
    "on-ink": ("on",),
    "ok": ("ok-sheet", "sheet", "paper"),
    "bad": ("bad-sheet", "sheet", "paper", "key"),
    "hint": ("hint-sheet", "sheet", "paper"),
    "news": ("news-sheet",),
    "sheet": ("bad",),
    "board-label": ("board", "board-alt"),
    "board-rim-ink": ("board-rim",),
    **{f"{tone}-ink": (tone,) for tone in (*figures.ROBOT_TONES, "any")},
    **{f"tone-{number}-ink": (f"tone-{number}-fill",) for number in (1, 2, 3, 4)},
}
"""Words -> what they stand on."""

AGAINST = {
    "line-2": ("paper", "sheet", "key"),
    "focus": ("paper", "sheet", "board", "board-alt"),
    "wall": ("board", "board-alt"),
    "trail": ("board", "board-alt", "trail-edge"),
    "mark-ok": ("board", "board-alt"),
    "mark-bad": ("board", "board-alt"),
    "mark-hint": ("board", "board-alt"),
    **{f"{tone}-edge": ("board", "board-alt") for tone in (*figures.ROBOT_TONES, "any")},
    **{f"tone-{number}-edge": ("board", "board-alt") for number in (1, 2, 3, 4)},
}
"""Shape -> what it is drawn on."""


def pairs(table: dict[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    return [(front, back) for front, backs in table.items() for back in backs]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("front", "back"), pairs(ON))
def test_words_can_be_read(front: str, back: str, theme: str) -> None:
    assert contrast(colour(front, theme), colour(back, theme)) >= WORDS


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("front", "back"), pairs(AGAINST))
def test_shapes_stand_out(front: str, back: str, theme: str) -> None:
    assert contrast(colour(front, theme), colour(back, theme)) >= SHAPES


# How people see who lack one sort of cone (Machado, Oliveira and Fernandes 2009, severity 1), on linear colours.
SIGHT = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "none": ((0.2126, 0.7152, 0.0722),) * 3,
}
APART = {"full": 0.15, "protan": 0.1, "deutan": 0.1, "tritan": 0.1, "none": 0.0}
"""Least distance of two robots' tones in OKLab; without any colour the silhouettes must do."""


def oklab(one: Colour) -> Colour:
    """Linear sRGB as OKLab."""
    red, green, blue = (max(0.0, part) for part in one)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def seen(name: str, theme: str, sight: str) -> Colour:
    one = linear(colour(name, theme))
    return oklab(
        tuple(sum(weight * part for weight, part in zip(row, one, strict=True)) for row in SIGHT[sight])
    )  # type: ignore[arg-type]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sight", [sight for sight, least in APART.items() if least])
def test_tones_of_robots_can_be_told_apart_by_everybody_who_sees_colour(theme: str, sight: str) -> None:
    near = {
        (one, two): round(dist(seen(one, theme, sight), seen(two, theme, sight)), 3)
        for one, two in combinations(figures.ROBOT_TONES, 2)
    }
    assert {pair: apart for pair, apart in near.items() if apart < APART[sight]} == {}


def sheets() -> dict[str, str]:
    comment = re.compile(r"/\*.*?\*/", re.DOTALL)
    return {file.name: comment.sub("", file.read_text(encoding="utf-8")) for file in CSS.glob("*.css")}


def test_both_dark_blocks_are_one() -> None:
    text = sheets()["tokens.css"]
    by_preference = re.search(r':root:not\(\[data-theme="light"\]\) \{(.*?)\}', text, re.DOTALL)
    by_choice = re.search(r':root\[data-theme="dark"\] \{(.*?)\}', text, re.DOTALL)
    assert by_preference
    assert by_choice
    assert by_preference[1].split() == by_choice[1].split()


@pytest.mark.parametrize("theme", THEMES)
def test_every_colour_of_a_scene_resolves(theme: str) -> None:
    sheet = drawing.stylesheet(theme, drawing.scene_classes())
    assert "var(" not in sheet
    assert "--" not in sheet
    for name in drawing.scene_classes():
        assert f".{name}" in sheet


def test_every_name_that_a_style_sheet_uses_is_defined() -> None:
    defined = {name for text in sheets().values() for name in re.findall(r"(--[\w-]+)\s*:", text)}
    used = {name for text in sheets().values() for name in re.findall(r"var\((--[\w-]+)\)", text)}
    assert used - defined == set()


def test_colours_are_named_in_one_file_only() -> None:
    literal = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(")
    found = {
        name: literal.findall(text)
        for name, text in sheets().items()
        if name not in ("tokens.css", "table.css")
    }
    assert {name: colours for name, colours in found.items() if colours} == {}


def test_nothing_is_fetched_from_elsewhere() -> None:
    for name, text in sheets().items():
        assert not re.search(r"@import|url\(", text), name
