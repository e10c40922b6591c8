"""Robots and emblems stay inside their square and differ without colour; the drawn parts of pages are up to date."""

from __future__ import annotations

import importlib.util
from itertools import chain, combinations
from math import hypot
from pathlib import Path
from types import ModuleType

import pytest

from robacus import drawing, figures
from robacus.scene import Board, Scene, tag
from tests.drawing import pixels

ROOT = Path(__file__).parent.parent.parent
SIZE = 80


def silhouette(figure: str) -> list[tuple[bool, ...]]:
    """Which pixels of a square a figure covers, shadows left out."""
    art = tag("g", figure, transform="translate(0.5 0.5)")
    rows = pixels.rgba(Scene(board=Board("b", 1, 1, art, {})).png(size=SIZE))
    return [tuple(pixel[3] > 200 for pixel in row) for row in rows]


FIGURES = {f"robot {tone}": figures.robot(tone) for tone in figures.ROBOT_TONES} | {
    f"target {shape}": figures.target(shape, "" if shape == "vortex" else "red")
    for shape in figures.TARGET_SHAPES
}


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_stays_inside_its_square(name: str) -> None:
    middle = (SIZE - 1) / 2
    reach = max(
        hypot(x - middle, y - middle)
        for y, row in enumerate(silhouette(FIGURES[name]))
        for x, covered in enumerate(row)
        if covered
    )
    assert reach / SIZE < 0.5


@pytest.mark.parametrize("kind", ["robot", "target"])
def test_figures_differ_without_any_colour(kind: str) -> None:
    drawn = {name: silhouette(figure) for name, figure in FIGURES.items() if name.startswith(kind)}
    for one, two in combinations(drawn, 2):
        flat = list(zip(chain(*drawn[one]), chain(*drawn[two]), strict=True))
        differing = sum(a != b for a, b in flat) / sum(a or b for a, b in flat)
        assert differing > 0.1, (one, two)


@pytest.mark.parametrize("name", FIGURES)
def test_every_class_of_a_figure_has_a_rule(name: str) -> None:
    assert drawing.classes(FIGURES[name]) <= drawing.scene_classes()


def test_a_board_with_all_its_parts_uses_only_classes_with_rules() -> None:
    art = figures.grid(3, 2, top_labels="ABC", side_labels="12") + figures.walls([((0, 0), (1, 0))])
    art += figures.solid(0, 0, 2, 2) + "".join(figures.marker(tone) for tone in figures.ROBOT_TONES)
    art += figures.diagonal(1, 1, rising=True, tone="red") + figures.diagonal(1, 1, rising=False, tone="any")
    assert drawing.classes(art) <= drawing.scene_classes()


def test_no_walls_are_drawn_as_nothing() -> None:
    assert figures.walls([]) == ""


def art_script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("robacus_art", ROOT / "scripts" / "art.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_drawn_parts_of_the_pages_are_what_the_script_makes() -> None:
    made = art_script().parts()
    kept = {name: (ROOT / "src" / "robacus" / "web" / name).read_text(encoding="utf-8") for name in made}
    assert kept == made
