"""Stand-alone SVG, SVG inside a page, and PNG: laws that hold for any scene."""

from __future__ import annotations

import re
from itertools import combinations
from xml.etree import ElementTree as ET

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from robacus import drawing, figures, glyphs
from robacus.games import game, game_names
from robacus.scene import Board, Piece, Scene, Square, Trail, tag
from robacus.speech import LANGUAGES, speech
from tests.drawing import pixels

NAMESPACE = "{http://www.w3.org/2000/svg}"
CLASSES = sorted(drawing.scene_classes())
STRUCTURE = {"scene", "piece"}
"""Classes that say what an element is, not what it looks like."""

numbers = st.floats(-4, 40, allow_nan=False).map(lambda number: round(number, 3))
class_lists = st.lists(st.sampled_from(CLASSES), max_size=3).map(" ".join)
SYMBOLS = {f"robot-{tone}": figures.robot(tone) for tone in figures.ROBOT_TONES} | {
    "dot": tag("circle", r=0.4, class_="piece-body"),
    "vortex": figures.target("vortex"),
}
pieces = st.builds(
    Piece,
    key=st.text(max_size=5),
    symbol=st.sampled_from(sorted(SYMBOLS)),
    x=numbers,
    y=numbers,
    turn=numbers,
    label=st.text(max_size=20),
    square=st.sampled_from(["", "a1", "nowhere"]),
    layer=st.integers(-1, 3),
    classes=class_lists,
    value=st.text(max_size=4),
)


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    art = "".join(
        tag("rect", x=draw(numbers), y=draw(numbers), width=1, height=1, class_=draw(class_lists))
        for _ in range(3)
    )
    width = draw(st.floats(1, 40))
    board = Board(
        "board",
        width,
        width * draw(st.floats(0.2, 5)),
        art,
        SYMBOLS,
        (Square("a1", 1, 1, 0, 0, draw(st.text())),),
        draw(st.text(max_size=30)),
    )
    corners = st.lists(st.tuples(numbers, numbers), max_size=5).map(tuple)
    trails = st.builds(Trail, corners, st.sampled_from(("", "tone-red")))
    return Scene(
        board=board,
        pieces=tuple(draw(st.lists(pieces, max_size=6))),
        status=draw(st.text(max_size=60)),
        trails=tuple(draw(st.lists(trails, max_size=2))),
    )


def first_scenes() -> list[Scene]:
    """The first position of every game."""
    found = []
    for name in game_names():
        of = game(name)
        state = of.start(of.Options(), max(of.seats[0], min(of.usual_seats, of.seats[-1])), "0" * 32)
        found.append(of.scene(of.view(state, None), speech("en")))
    return found


@given(scenes(), st.sampled_from(drawing.THEMES))
def test_a_stand_alone_picture_is_well_formed_and_needs_nothing_else(scene: Scene, theme: str) -> None:
    document = scene.svg(theme=theme, size=300)
    root = ET.fromstring(document)
    assert root.tag == f"{NAMESPACE}svg"
    for element in root.iter():
        assert element.tag not in {
            f"{NAMESPACE}{name}" for name in ("script", "use", "image", "a", "foreignObject")
        }
        for name, value in element.attrib.items():
            assert not name.startswith("on")
            assert name not in {"style", "id", "href", "{http://www.w3.org/1999/xlink}href"}
            assert "url(" not in value
    (style,) = root.findall(f"{NAMESPACE}style")
    assert not re.search(r"url\(|@import|var\(|--", style.text or "")


@given(scenes())
def test_a_picture_inside_a_page_brings_no_style_of_its_own(scene: Scene) -> None:
    root = ET.fromstring(drawing.inline(scene))
    assert root.get("class") == "scene"
    assert root.findall(f"{NAMESPACE}style") == []


@given(scenes())
def test_a_picture_says_what_it_shows(scene: Scene) -> None:
    root = ET.fromstring(scene.svg(theme="light"))
    assert root.get("role") == "img"
    assert [child.tag for child in root[:2]] == [f"{NAMESPACE}title", f"{NAMESPACE}desc"]
    assert len(root[1].text or "") <= drawing.MAX_DESCRIPTION


def test_the_description_names_the_state_and_every_named_piece_with_its_square() -> None:
    board = Board("b", 2, 2, "", SYMBOLS, (Square("a1", 0.5, 0.5, 0, 0, "A 1"),), "Board <1>")
    scene = Scene(
        board=board,
        status="Ann & Bo",
        pieces=(
            Piece("r", "dot", 0.5, 0.5, label="red", square="a1"),
            Piece("x", "dot", 1, 1),
            Piece("g", "dot", 1, 1, label="green"),
        ),
    )
    root = ET.fromstring(scene.svg())
    assert (root[0].text, root[1].text) == ("Board <1>", "Ann & Bo; red: A 1; green")


@given(scenes(), st.sampled_from(["light", "dark"]), st.integers(drawing.MIN_SIZE, 200))
def test_a_png_is_a_png_as_wide_as_asked(scene: Scene, theme: str, size: int) -> None:
    png = scene.png(theme=theme, size=size)
    assert png[:8] == pixels.SIGNATURE
    assert pixels.size(png) == (size, max(1, round(size * scene.board.height / scene.board.width)))


@pytest.mark.parametrize("size", [-1, 0, drawing.MIN_SIZE - 1, drawing.MAX_SIZE + 1, 10**9])
def test_a_size_out_of_bounds_is_refused_with_the_bounds(size: int) -> None:
    scene = Scene(board=Board("b", 1, 1, "", {}))
    for draw in (scene.svg, scene.png):
        with pytest.raises(drawing.PictureError, match=f"{drawing.MIN_SIZE} to {drawing.MAX_SIZE}"):
            draw(size=size)


def test_a_board_too_high_for_its_width_is_refused() -> None:
    scene = Scene(board=Board("b", 1, 1000, "", {}))
    with pytest.raises(drawing.PictureError):
        scene.svg(size=300)


@pytest.mark.parametrize(
    ("theme", "draw"), [("auto", Scene.png), ("pink", Scene.png), ("pink", Scene.svg), ("", Scene.svg)]
)
def test_an_unknown_theme_is_refused_with_those_there_are(theme: str, draw: object) -> None:
    scene = Scene(board=Board("b", 1, 1, "", {}))
    with pytest.raises(drawing.PictureError, match="light, dark"):
        draw(scene, theme=theme)  # type: ignore[operator]


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_said_in_every_language(language: str) -> None:
    say = speech(language)
    assert "32" in say("picture-size", size="9", low="16", high="32")
    assert "light" in say("picture-theme", theme="x", known="light")


@given(scenes())
def test_every_class_drawn_has_a_rule(scene: Scene) -> None:
    assert drawing.classes(drawing.inline(scene)) - STRUCTURE <= drawing.scene_classes()


@pytest.mark.parametrize("scene", first_scenes(), ids=game_names())
def test_every_class_that_a_game_uses_has_a_rule(scene: Scene) -> None:
    symbols = drawing.classes("".join(scene.board.symbols.values()))
    assert (drawing.classes(drawing.inline(scene)) | symbols) - STRUCTURE <= drawing.scene_classes()


@pytest.mark.parametrize("scene", first_scenes(), ids=game_names())
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_first_position_of_a_game_is_not_an_empty_picture(scene: Scene, theme: str) -> None:
    colours = {pixel for row in pixels.rgba(scene.png(theme=theme, size=160)) for pixel in row}
    assert len(colours) > 8


def test_two_themes_in_one_notebook_do_not_disturb_each_other() -> None:
    scene = Scene(board=Board("b", 1, 1, tag("rect", width=1, height=1, class_="cell"), {}))
    for theme in drawing.THEMES:
        sheet = ET.fromstring(scene.svg(theme=theme))[2].text or ""
        selectors = re.findall(
            r"([^{}]+)\{[^{}]*\}", sheet.replace("@media (prefers-color-scheme:dark){", "")
        )
        assert selectors
        assert {selector.split()[0] for selector in selectors} == {f".scene-{theme}"}


def colour_of(art: str, theme: str) -> tuple[int, int, int, int]:
    scene = Scene(board=Board("b", 1, 1, art, {}))
    rows = pixels.rgba(scene.png(theme=theme, size=16))
    return rows[8][8]


def token(name: str, theme: str) -> tuple[int, int, int, int]:
    value = drawing.tokens(theme)[name].removeprefix("#")
    return (int(value[:2], 16), int(value[2:4], 16), int(value[4:6], 16), 255)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_tone_colours_what_is_inside_it_and_the_element_itself(theme: str) -> None:
    rect = {"width": 1, "height": 1}
    inside = tag("g", tag("rect", **rect, class_="piece-body"), class_="tone-red")
    itself = tag("rect", **rect, class_="piece-body tone-blue")
    own_first = tag("g", itself, class_="tone-red")
    without = tag("rect", **rect, class_="piece-body")
    assert colour_of(inside, theme) == token("--red", theme)
    assert colour_of(itself, theme) == token("--blue", theme)
    assert colour_of(own_first, theme) == token("--blue", theme)
    assert colour_of(without, theme) == token("--tone-1-fill", theme)


def test_pieces_are_drawn_in_the_order_of_their_layers_and_keep_their_turn() -> None:
    symbols = {"low": tag("circle", r=0.1, class_="shade"), "high": tag("circle", r=0.2, class_="shade")}
    board = Board("b", 2, 2, "", symbols)
    above = Piece("a", "high", 1, 1, turn=90, layer=2)
    below = Piece("b", "low", 1, 1, layer=0)
    drawn = drawing.inline(Scene(board=board, pieces=(above, below), trails=(Trail(((0, 0), (1, 0))),)))
    assert drawn.index('r="0.1"') < drawn.index('class="trail"') < drawn.index('r="0.2"')
    assert "rotate(90)" in drawn


@given(st.text(max_size=12))
@example("0123456789")
def test_values_on_pieces_need_no_font(words: str) -> None:
    scene = Scene(board=Board("b", 1, 1, "", SYMBOLS), pieces=(Piece("a", "dot", 0.5, 0.5, value=words),))
    root = ET.fromstring(scene.svg(theme="light"))
    assert not [element for element in root.iter() if element.tag == f"{NAMESPACE}text"]
    assert [element for element in root.iter() if element.get("class") == "glyph"] if words else True


def test_the_glyphs_cover_digits_capitals_and_the_signs_of_sums() -> None:
    wanted = (
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ +-\N{MINUS SIGN}\N{MULTIPLICATION SIGN}\N{DIVISION SIGN}:=?"
    )
    assert [letter for letter in wanted if letter not in glyphs.GLYPHS] == []


def ink(letter: str) -> tuple[tuple[bool, ...], ...]:
    """Which pixels of a picture a glyph covers."""
    art = glyphs.text(letter, 0.5, 0.5, 0.5, "label")
    rows = pixels.rgba(Scene(board=Board("b", 1, 1, art, {})).png(size=32))
    return tuple(tuple(pixel[3] > 127 for pixel in row) for row in rows)


def test_every_glyph_stays_in_its_box_and_looks_like_no_other() -> None:
    drawn = {letter: ink(letter) for letter in glyphs.GLYPHS if letter != " "}
    for letter, rows in drawn.items():
        assert any(map(any, rows)), letter
        assert not any([*rows[0], *rows[-1], *(row[0] for row in rows), *(row[-1] for row in rows)]), letter
    alike = [(one, two) for one, two in combinations(drawn, 2) if drawn[one] == drawn[two]]
    assert alike == []


def test_small_letters_and_accents_are_drawn_as_plain_capitals_and_the_unknown_as_a_box() -> None:
    assert glyphs.outline("äšé") == glyphs.outline("ASE")
    assert glyphs.outline("\N{SNOWMAN}") == glyphs.outline("\N{WATER WAVE}")
    assert glyphs.outline("\N{SNOWMAN}")[0] != ""


@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
def test_words_stand_where_their_anchor_says(anchor: str) -> None:
    drawn = glyphs.text("HH", 5, 2, 1, anchor=anchor)
    across = [float(point[1:]) for point in re.findall(r"[ML]-?[\d.]+", drawn)]
    middle = {"start": min(across), "middle": (min(across) + max(across)) / 2, "end": max(across)}[anchor]
    assert middle == pytest.approx(5, abs=0.05)


def test_a_picture_is_the_same_every_time() -> None:
    scene = first_scenes()[0]
    assert scene.png(size=64) == scene.png(size=64)
    assert scene.svg() == scene.svg()
