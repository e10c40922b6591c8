"""Makes the pictures of Ricochet Robots for the documents: a table and the board editor, wide and on a phone, light and
dark.

    .venv/bin/python scripts/pictures.py

A real server and Chromium: what the pictures show is what people get.  The helpers are those of the browser tests.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import QUIET  # noqa: E402 - the tests' helpers lie beside this folder
from tests.browser.games.ricochet import HELPED, begin, bid, press, set_table  # noqa: E402
from tests.browser.people import Person  # noqa: E402
from tests.servers import Server  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
SIZES = {1280: {"width": 1280, "height": 800}, 360: {"width": 360, "height": 780}}
THEMES = ("light", "dark")


def bidding(person: Person) -> None:
    """Three at one screen; the glass runs after two bids."""
    set_table(person, "me", "here:Bert", "here:Cleo", seed=HELPED, next_chip="hand")
    begin(person)
    bid(person, 1, 5)
    bid(person, 0, 3)
    person.sees("Anna bids 3. Who sees a shorter way?")


def showing(person: Person) -> None:
    """The lowest bidder has made two of three moves."""
    bidding(person)
    press(person, 1, "pass")
    press(person, 2, "pass")
    person.sees("Anna shows the way: 0 of 3 moves")
    for move in ("green E", "blue S"):
        person.type_move(move)
    person.sees("Anna shows the way: 2 of 3 moves")


def editing(person: Person) -> None:
    """A board of the box is being put together: two quarters are chosen."""
    page = person.page
    page.goto("/games/ricochet-robots/desks/board")
    for corner, side in (("NW", "3B"), ("NE", "1A")):
        page.locator(f'[data-id="pick/quarter-{corner}/{side}"]').click()
        page.locator(".desk-said", has_text=side).wait_for()


SCENES = {"bidding": bidding, "showing": showing, "editor": editing}


def take(browser: Browser, server: Server, name: str, theme: str, width: int) -> Path:
    """One picture; the folder must be there."""
    options = {"color_scheme": theme, "has_touch": width < 600, "is_mobile": width < 600}
    person = Person(browser, server, SIZES[width], options)
    SCENES[name](person)
    page = person.page
    page.evaluate("document.activeElement?.blur(); scrollTo(0, 0)")
    page.mouse.move(0, 0)
    page.evaluate("Promise.allSettled(document.getAnimations().map((one) => one.finished))")
    path = PICTURES / f"ricochet-{name}-{theme}-{width}.png"
    page.screenshot(path=path)
    person.context.close()
    return path


def main() -> None:
    chromium = os.environ.get("ROBACUS_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if not chromium:
        sys.exit("no Chromium: install it from the system's packages, or name it in ROBACUS_CHROMIUM")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), None).running() as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        for name in SCENES:
            for theme in THEMES:
                for width in SIZES:
                    print(take(browser, server, name, theme, width).relative_to(ROOT))


if __name__ == "__main__":
    main()
