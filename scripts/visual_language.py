"""Makes the pictures of docs/visual-language.md: the style page in light and dark, wide and narrow.

    .venv/bin/python scripts/visual_language.py [--page FILE]

The page shows every part of the visual language with the real style sheets, templates' parts and figures; the pictures
are its sections as Chromium draws them.  ``--page`` only writes the page (light), to look at it in a browser.
"""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
from pathlib import Path

import jinja2

from robacus import drawing, figures, glyphs
from robacus.scene import Board, Piece, Scene, Trail, tag

ROOT = Path(__file__).parent.parent
WEB = ROOT / "src" / "robacus" / "web"
PICTURES = ROOT / "docs" / "pictures"
WIDE, NARROW = 1280, 360
NARROW_TOO = {"controls", "table", "states", "board"}
"""Sections that are also shown as a phone has them."""
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SWATCHES = {
    "Paper and ink": (
        "paper",
        "sheet",
        "sunk",
        "ink",
        "ink-2",
        "line",
        "line-2",
        "link",
        "focus",
        "bead",
        "bead-edge",
        "key",
    ),
    "What is said": ("ok", "ok-sheet", "bad", "bad-sheet", "hint", "hint-sheet", "news", "news-sheet"),
    "Boards": (
        "board",
        "board-alt",
        "board-line",
        "board-rim",
        "wall",
        "solid",
        "trail",
        "mark-ok",
        "mark-bad",
        "mark-hint",
    ),
    "Tones": (*figures.ROBOT_TONES, "any", "tone-1-fill", "tone-2-fill", "tone-3-fill", "tone-4-fill"),
}


def pieces() -> Scene:
    """All robots, markers, emblems, tones and letters."""
    art = tag("rect", width=7, height=5.2, rx=0.15, class_="cell")
    emblem_tones = (*figures.ROBOT_TONES[:4], "")
    counters = [
        tag(
            "g",
            tag("circle", r=0.34, class_="piece-body"),
            glyphs.text(str(n), 0, 0, 0.3),
            class_=f"tone-{n}",
        )
        for n in (1, 2, 3, 4)
    ]
    marks = [
        tag("rect", x=-0.38, y=-0.38, width=0.76, height=0.76, rx=0.1, class_=f"mark-{kind}")
        for kind in ("ok", "bad", "hint")
    ]
    rows = (
        [figures.robot(tone) for tone in figures.ROBOT_TONES],
        [figures.marker(tone) for tone in figures.ROBOT_TONES],
        [
            figures.target(shape, tone)
            for shape, tone in zip(figures.TARGET_SHAPES, emblem_tones, strict=True)
        ],
        counters + marks,
    )
    for row, drawn in enumerate(rows):
        for column, figure in enumerate(drawn):
            art += tag("g", figure, transform=f"translate({column + 0.5} {row + 0.5})")
    art += glyphs.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 3.5, 4.35, 0.19, "label")
    art += glyphs.text("0123456789 +-\N{MULTIPLICATION SIGN}\N{DIVISION SIGN}:=?", 3.5, 4.8, 0.19, "label")
    return Scene(board=Board("pieces", 7, 5.2, art, {}, label="Pieces"))


def board() -> Scene:
    """A squared board with everything that may lie on one; of no particular game."""
    size = 10
    at = figures.MARGIN
    corners = ((2, 1, 0), (7, 2, 1), (1, 6, 1), (5, 8, 0), (8, 7, 0), (3, 4, 1))
    walls = [((at + x, at + y), (at + x + 1, at + y)) for x, y, _side in corners]
    walls += [((at + x + side, at + y), (at + x + side, at + y + 1)) for x, y, side in corners]
    emblems = (
        ("circle", "red"),
        ("triangle", "green"),
        ("square", "blue"),
        ("hexagon", "yellow"),
        ("vortex", ""),
        ("circle", "blue"),
    )
    art = figures.grid(size, size, top_labels="ABCDEFGHIJ", side_labels=map(str, range(1, size + 1)))
    art += figures.solid(at + 4, at + 4, 2, 2)
    art += "".join(
        tag("g", figures.target(shape, tone), transform=f"translate({at + x + 0.5} {at + y + 0.5})")
        for (shape, tone), (x, y, _side) in zip(emblems, corners, strict=True)
    )
    art += figures.diagonal(at + 8.5, at + 4.5, rising=True, tone="green")
    art += figures.diagonal(at + 2.5, at + 8.5, rising=False, tone="red") + figures.walls(walls)
    symbols = {f"robot-{tone}": figures.robot(tone) for tone in figures.ROBOT_TONES}
    symbols |= {f"marker-{tone}": figures.marker(tone) for tone in figures.ROBOT_TONES}
    symbols["chip"] = tag("g", figures.target("triangle", "green"), transform="scale(1.8)")
    places = {
        "red": (0, 9),
        "green": (6, 9),
        "blue": (9, 0),
        "yellow": (4, 2),
        "black": (1, 3),
        "silver": (7, 5),
    }
    standing = [
        Piece(f"{kind}-{tone}", f"{kind}-{tone}", at + x + 0.5, at + y + 0.5, layer=layer)
        for tone, (x, y) in places.items()
        for kind, layer in (("marker", 0), ("robot", 2))
    ]
    standing.append(Piece("chip", "chip", at + 5, at + 5))
    way = ((6.5, 9.5), (6.5, 0.5), (0.5, 0.5), (0.5, 5.5))
    return Scene(
        board=Board("board", size + 2 * at, size + 2 * at, art, symbols, label="A board"),
        pieces=tuple(standing),
        trails=(Trail(tuple((at + x, at + y) for x, y in way)),),
    )


def page(theme: str, css: str) -> str:
    """The style page."""
    loader = jinja2.FileSystemLoader([ROOT / "scripts", WEB / "templates"])
    environment = jinja2.Environment(
        loader=loader, autoescape=True, trim_blocks=True, lstrip_blocks=True, undefined=jinja2.StrictUndefined
    )
    return environment.get_template("visual_language.html").render(
        theme=theme,
        css=css,
        swatches=SWATCHES,
        tokens=drawing.tokens(theme),
        pieces=drawing.inline(pieces()),
        board=drawing.inline(board()),
    )


def write(folder: Path, theme: str) -> Path:
    """The style page and its style sheets in a folder."""
    shutil.copytree(WEB / "static" / "css", folder / "css", dirs_exist_ok=True)
    shutil.copy(ROOT / "scripts" / "visual_language.css", folder / "css" / "style.css")
    file = folder / f"{theme}.html"
    file.write_text(page(theme, "css"), encoding="utf-8")
    return file


def take_pictures(folder: Path) -> None:
    """Every section in light and dark, some also narrow."""
    from playwright.sync_api import sync_playwright

    chromium = os.environ.get("ROBACUS_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if not chromium:
        raise SystemExit("no Chromium: install it from the system's packages, or name it in ROBACUS_CHROMIUM")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        for theme in ("light", "dark"):
            file = write(folder, theme)
            for width in (WIDE, NARROW):
                tab = browser.new_page(
                    viewport={"width": width, "height": 900}, color_scheme=theme, reduced_motion="reduce"
                )
                tab.goto(file.as_uri())
                for section in tab.locator("section.sheet").all():
                    name = section.get_attribute("id")
                    if width == WIDE or name in NARROW_TOO:
                        section.screenshot(path=PICTURES / f"visual-{name}-{theme}-{width}.png")
                tab.close()
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--page", type=Path, help="only write the page into this folder")
    asked = parser.parse_args()
    if asked.page:
        asked.page.mkdir(parents=True, exist_ok=True)
        print(write(asked.page, "light"))
        return
    with tempfile.TemporaryDirectory() as folder:
        take_pictures(Path(folder))


if __name__ == "__main__":
    main()
