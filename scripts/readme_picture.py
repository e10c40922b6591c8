"""Makes the picture of README.md from a scene: a board of 2013 and the way that won a chip.

    .venv/bin/python scripts/readme_picture.py

A test compares the file with what this script makes, so the picture always shows the boards as they are drawn today.
"""

from __future__ import annotations

from pathlib import Path

from robacus import find_game
from robacus.options import read_options
from robacus.scene import Scene
from robacus.speech import speech

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "ricochet-robots.svg"
SEED = f"{2:032x}"
WAY = ("next", "bid 4", "pass", "red N", "yellow W", "red W", "red N")


def picture() -> Scene:
    """The position after a way of four moves: yellow makes a wall for red."""
    ricochet = find_game("ricochet-robots")
    state = ricochet.start(read_options(ricochet, {"edition": "2013"}), 2, SEED)
    for number, words in enumerate(WAY):
        seat = 1 if words == "pass" else 0
        *_, last = ricochet.apply(state, seat, ricochet.read_action(words), number * 1000)
        state = last.state
    shown: Scene = ricochet.scene(ricochet.view(state, None), speech("en").named(("Anna", "Robo")))
    return shown


def svg() -> str:
    """The picture as it is kept."""
    return picture().svg(size=720) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(svg(), encoding="utf-8")
    print(PICTURE)
