"""Pictures of scenes outside the table page: stand-alone SVG, SVG for inside a page of ours, and PNG.

Colours come from ``static/css/tokens.css`` and ``scene.css``, the same files that the browser reads.  A stand-alone
picture has its own style sheet with every property resolved, under a class of its own so that several pictures in one
notebook do not disturb each other; it has no ids, no style attributes, no script and no outside reference.  This
module knows no game and no server; what a scene shows is the game's business.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import pairwise
from math import atan2, degrees, hypot
from pathlib import Path
from typing import NamedTuple

from robacus import glyphs
from robacus.scene import Piece, Point, Scene, Trail, tag, text
from robacus.speech import RobacusError, msg

THEMES = ("auto", "light", "dark")
MIN_SIZE = 16
MAX_SIZE = 4096
"""Pixels, for width and height: a PNG of that size takes 64 MB while it is made."""
MAX_DESCRIPTION = 2000
"""Characters of the description in a picture."""

_CSS = Path(__file__).parent / "web" / "static" / "css"
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_VAR = re.compile(r"var\((--[\w-]+)\)")
_CLASS = re.compile(r"\.([\w-]+)")
_CLASS_ATTRIBUTE = re.compile(r'class="([^"]*)"')
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_TONE = re.compile(r"var\(--tone(-edge|-ink|-eye)?\)")


class PictureError(RobacusError):
    """A picture that cannot be made as asked: theme or size."""


def stand_alone(scene: Scene, *, theme: str = "auto", size: int = 640) -> str:
    """The scene as an SVG document `size` pixels wide that needs nothing else.

    Theme "auto" follows the viewer's own preference.  Raises `PictureError`.
    """
    if theme not in THEMES:
        raise PictureError(msg("picture-theme", theme=theme[:20], known=", ".join(THEMES)))
    width, height = _pixels(scene, size)
    body = _body(scene)
    style = tag("style", stylesheet(theme, classes(body)))
    return _document(scene, style + body, class_=f"scene scene-{theme}", width=width, height=height)


def inline(scene: Scene) -> str:
    """The scene as an SVG element for a page that loads our style sheets: no style of its own, as wide as it may be."""
    return _document(scene, _body(scene), class_="scene")


def rasterise(scene: Scene, *, theme: str = "light", size: int = 640) -> bytes:
    """The scene as a PNG `size` pixels wide, in theme "light" or "dark".  Raises `PictureError`."""
    if theme not in ("light", "dark"):
        raise PictureError(msg("picture-theme", theme=theme[:20], known="light, dark"))
    return rasterise_svg(stand_alone(scene, theme=theme, size=size))


def rasterise_svg(document: str) -> bytes:
    """An SVG document of ours, which has no text elements, as PNG in its own size."""
    import resvg_py

    drawn: bytes = resvg_py.svg_to_bytes(svg_string=document, skip_system_fonts=True)
    return bytes(drawn)


def work(payload: bytes) -> bytes:
    """The same as the work of a process of its own (`robacus.bots.Workers`): the library keeps every other thread of
    its process waiting until it is done."""
    return rasterise_svg(payload.decode())


def classes(markup: str) -> frozenset[str]:
    """The class names that SVG elements made by `tag` use."""
    return frozenset(name for found in _CLASS_ATTRIBUTE.findall(markup) for name in found.split())


# -- the document ----------------------------------------------------------------------------------------------------


def _pixels(scene: Scene, size: int) -> tuple[int, int]:
    board = scene.board
    height = max(1, round(size * board.whole / board.width))
    if not (MIN_SIZE <= size <= MAX_SIZE and height <= MAX_SIZE):
        raise PictureError(msg("picture-size", size=str(size), low=str(MIN_SIZE), high=str(MAX_SIZE)))
    return size, height


def _document(scene: Scene, body: str, **attributes: str | float | None) -> str:
    board = scene.board
    words = tag("title", _words(board.label or scene.status)) + tag("desc", _words(description(scene)))
    return tag(
        "svg",
        words,
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {board.width:.6g} {board.whole:.6g}",
        role="img",
        **attributes,
    )


def _words(words: str) -> str:
    """Words as XML allows them."""
    return text(_NOT_XML.sub("\N{REPLACEMENT CHARACTER}", words))


class Strip(NamedTuple):
    """Many pictures of the same size that share their parts."""

    width: float
    height: float
    drawings: tuple[str, ...]
    """SVG elements around (0, 0)."""
    frames: tuple[tuple[tuple[int, float, float], ...], ...]
    """For each picture its drawings from below to above: number and place."""


def strip(scenes: Iterable[Scene]) -> Strip:
    """The pictures of a game from step to step; their style sheet is `stylesheet` of the classes of all drawings."""
    numbers: dict[str, int] = {}
    frames = []
    width = height = 0.0
    for scene in scenes:
        board = scene.board
        width, height = max(width, board.width), max(height, board.whole)
        pieces = sorted(scene.pieces, key=lambda piece: piece.layer)
        placed = [(art, 0.0, 0.0) for art in (board.art, *(part.art for part in board.parts))]
        placed += [(_around(scene, piece), piece.x, piece.y) for piece in pieces if piece.layer < 1]
        placed += [(_trail(trail), 0.0, 0.0) for trail in scene.trails]
        placed += [(_around(scene, piece), piece.x, piece.y) for piece in pieces if piece.layer >= 1]
        frames.append(
            tuple((numbers.setdefault(art, len(numbers)), round(x, 4), round(y, 4)) for art, x, y in placed)
        )
    return Strip(width, height, tuple(numbers), tuple(frames))


def strip_svg(pictures: Strip, number: int, class_: str) -> str:
    """One picture of a strip as an SVG element for inside a page."""
    body = "".join(
        tag("g", pictures.drawings[drawing], transform=f"translate({x:.6g} {y:.6g})")
        for drawing, x, y in pictures.frames[number]
    )
    view = f"0 0 {pictures.width:.6g} {pictures.height:.6g}"
    return tag("svg", body, xmlns="http://www.w3.org/2000/svg", viewBox=view, role="img", class_=class_)


def description(scene: Scene) -> str:
    """What the picture shows, in the words of the scene: its status, then each named piece and where it stands."""
    squares = {square.key: square.label for square in scene.board.squares}
    parts = [scene.status] if scene.status else []
    for piece in scene.pieces:
        if piece.label:
            where = squares.get(piece.square, "")
            parts.append(f"{piece.label}: {where}" if where else piece.label)
    whole = "; ".join(parts)
    return whole if len(whole) <= MAX_DESCRIPTION else whole[: MAX_DESCRIPTION - 1] + "…"


def _body(scene: Scene) -> str:
    pieces = sorted(scene.pieces, key=lambda piece: piece.layer)
    below = [_piece(scene, piece) for piece in pieces if piece.layer < 1]
    above = [_piece(scene, piece) for piece in pieces if piece.layer >= 1]
    parts = [part.art for part in scene.board.parts]
    return "".join((scene.board.art, *parts, *below, *map(_trail, scene.trails), *above))


def _piece(scene: Scene, piece: Piece) -> str:
    place = f"translate({piece.x:.6g} {piece.y:.6g})"
    return tag("g", _inside(scene, piece), class_=f"piece {piece.classes}".strip(), transform=place)


def _around(scene: Scene, piece: Piece) -> str:
    """A piece around (0, 0)."""
    return tag("g", _inside(scene, piece), class_=f"piece {piece.classes}".strip())


def _inside(scene: Scene, piece: Piece) -> str:
    drawn = scene.board.symbols[piece.symbol]
    if piece.turn:
        drawn = tag("g", drawn, transform=f"rotate({piece.turn:.6g})")
    if piece.value:
        size = 0.42 / max(1, len(piece.value)) ** 0.6
        drawn += glyphs.text(piece.value, 0, 0, size)
    return drawn


def _trail(trail: Trail) -> str:
    """The way with an arrow in the middle of each longer part and at its end, and a dot where it begins."""
    points = trail.points
    if len(points) < 2:
        return ""
    toned = "-tone" if trail.tone else ""
    line = "M" + "L".join(f"{x:.5g} {y:.5g}" for x, y in points)
    arrows = [
        _arrow(((ax + bx) / 2, (ay + by) / 2), (bx - ax, by - ay), 0.17, toned)
        for (ax, ay), (bx, by) in pairwise(points)
        if hypot(bx - ax, by - ay) >= 1.5
    ]
    last = next(
        (
            (bx - ax, by - ay)
            for (ax, ay), (bx, by) in reversed(list(pairwise(points)))
            if (ax, ay) != (bx, by)
        ),
        (1.0, 0.0),
    )
    return tag(
        "g",
        tag("path", d=line, class_="trail-edge"),
        tag("path", d=line, class_=f"trail{toned}"),
        *arrows,
        tag("circle", cx=points[0][0], cy=points[0][1], r=0.14, class_=f"trail-end{toned}"),
        _arrow(points[-1], last, 0.24, toned),
        class_=trail.tone or None,
    )


def _arrow(at: Point, way: Point, size: float, toned: str) -> str:
    turn = degrees(atan2(way[1], way[0]))
    head = f"M{-0.7 * size:.4g} {-size:.4g}L{size:.4g} 0L{-0.7 * size:.4g} {size:.4g}Z"
    place = f"translate({at[0]:.5g} {at[1]:.5g}) rotate({turn:.4g})"
    return tag("path", d=head, class_=f"trail-end{toned}", transform=place)


# -- the style sheet -------------------------------------------------------------------------------------------------


def tokens(theme: str) -> Mapping[str, str]:
    """Custom property -> its value in theme "light" or "dark", other properties resolved."""
    return _tokens()[theme]


@lru_cache(maxsize=1)
def _tokens() -> dict[str, dict[str, str]]:
    sheet = _COMMENT.sub("", (_CSS / "tokens.css").read_text(encoding="utf-8"))
    found: dict[str, dict[str, str]] = {}
    for selector, body in _RULE.findall(sheet):
        # Inside a media query the selector comes after it.  Only the first rule of a selector counts: later ones
        # are for contrast or motion.
        found.setdefault(selector.strip().rpartition("\n")[2].strip(), _declarations(body, custom=True))
    light = found[":root"]
    dark = light | found[':root[data-theme="dark"]']
    return {
        theme: {key: _resolve(value, raw) for key, value in raw.items()}
        for theme, raw in (("light", light), ("dark", dark))
    }


def _declarations(body: str, *, custom: bool) -> dict[str, str]:
    pairs = (part.split(":", 1) for part in body.split(";") if ":" in part)
    return {
        key.strip(): " ".join(value.split()) for key, value in pairs if key.strip().startswith("--") is custom
    }


def _resolve(value: str, properties: Mapping[str, str]) -> str:
    for _depth in range(8):
        if "var(" not in value:
            return value
        value = _VAR.sub(lambda found: properties[found[1]], value)
    raise ValueError(f"custom properties in {value!r} lead in a circle")


@lru_cache(maxsize=1)
def _scene_rules() -> tuple[dict[str, dict[str, str]], list[tuple[str, dict[str, str]]]]:
    """Tone class -> what it gives; and the other rules, selector and declarations, in their order."""
    tones = {}
    rules = []
    sheet = _COMMENT.sub("", (_CSS / "scene.css").read_text(encoding="utf-8"))
    for selector, body in _RULE.findall(sheet):
        name = selector.strip()
        if given := _declarations(body, custom=True):
            tones[name.removeprefix(".")] = given
        else:
            rules.append((name, _declarations(body, custom=False)))
    return tones, rules


def scene_classes() -> frozenset[str]:
    """Every class name that ``scene.css`` gives colours to."""
    tones, rules = _scene_rules()
    return frozenset(tones) | frozenset(
        name for selector, _body in rules for name in _CLASS.findall(selector)
    )


@lru_cache(maxsize=256)
def stylesheet(theme: str, used: frozenset[str]) -> str:
    """The rules of ``scene.css`` for the classes `used`, in plain CSS without custom properties."""
    if theme != "auto":
        return _print(_rules(theme, used), f".scene-{theme}")
    light, dark = _rules("light", used), _rules("dark", used)
    changed = [
        (selector, {key: value for key, value in body.items() if value != before[key]})
        for (selector, body), (_same, before) in zip(dark, light, strict=True)
    ]
    inside = _print(changed, ".scene-auto")
    return f"{_print(light, '.scene-auto')}@media (prefers-color-scheme:dark){{{inside}}}"


def _rules(theme: str, used: frozenset[str]) -> list[tuple[str, dict[str, str]]]:
    """Selector and resolved declarations: what holds without a tone, then inside each tone, then on the tone itself."""
    properties = tokens(theme)
    tones, rules = _scene_rules()
    plain = []
    within = []
    itself = []
    for selector, body in rules:
        if not used.issuperset(_CLASS.findall(selector)):
            continue
        plain.append((selector, _resolved(body, properties)))
        toned = {key: value for key, value in body.items() if _TONE.search(value)}
        for tone, given in tones.items():
            if toned and tone in used:
                coloured = _resolved(toned, {**properties, **given})
                within.append((f".{tone} {selector}", coloured))
                itself.append((f".{tone}{selector}", coloured))
    return plain + within + itself


def _resolved(body: Mapping[str, str], properties: Mapping[str, str]) -> dict[str, str]:
    return {key: _resolve(value, properties) for key, value in body.items()}


def _print(rules: Iterable[tuple[str, Mapping[str, str]]], scope: str) -> str:
    return "".join(
        f"{scope} {selector}{{{';'.join(f'{key}:{value}' for key, value in body.items())}}}"
        for selector, body in rules
        if body
    )
