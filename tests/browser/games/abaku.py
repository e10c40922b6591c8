"""Tables of Abaku for the browser tests: what the rules say of a table, and what hands do there."""

from __future__ import annotations

from playwright.sync_api import FloatRect, Locator, expect

from robacus.games.abaku import GAME
from robacus.games.abaku.placing import Placement
from robacus.games.abaku.search import all_placements
from robacus.games.abaku.state import State, faces
from robacus.options import read_options
from tests.browser.people import Person

SMALL = {"layout": "d...t/..D../..*../.T.../t...d", "bag": "1"}
"""A small board, and ten tiles."""


def begin(person: Person, *seats: str, seed: int, **options: str) -> State:
    """Set a table up by the form, and the same table by the rules."""
    page = person.page
    page.goto("/games/abaku")
    page.evaluate("document.querySelectorAll('form details').forEach((part) => (part.open = true))")
    page.fill("#name", "Anna")
    for index in range(page.locator(".seat select").count()):
        kind, _, guest = (seats[index] if index < len(seats) else "none").partition(":")
        page.locator(f"select[name=seat-{index}]").select_option(kind)
        if guest:
            page.fill(f"input[name=seat-{index}-name]", guest)
    for name, value in options.items():
        page.fill(f"[name=option-{name}]", value)
    page.fill("#seed", f"{seed:032x}")
    page.locator("form.setup-form button.go").click()
    page.wait_for_url("**/tables/*")
    state: State = GAME.start(read_options(GAME, options), len(seats), f"{seed:032x}")
    return state


def best(state: State) -> Placement | None:
    """The placement with the most points, None where there is none."""
    found = all_placements(state.position, faces(state.racks[state.turn]))
    return max(found, key=lambda one: one[1])[0] if found else None


def square(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-square="{name}"]')


def held(person: Person, place: int) -> Locator:
    """The button over a tile of the rack."""
    return person.page.locator("[data-held]").nth(place)


def rack(person: Person) -> str:
    """The digits of the rack as the player has them, by the names of the tiles."""
    return "".join(person.page.locator("[data-held]").evaluate_all("all => all.map(one => one.ariaLabel)"))


def pending(person: Person) -> list[str]:
    """Where tiles lie that are not played yet."""
    drawn = person.page.locator(
        "#board svg [data-tile][data-symbol^=tile-], #board svg [data-tile][data-symbol^=joker-]"
    )
    return sorted(drawn.evaluate_all("all => all.map(one => one.dataset.symbol.slice(-1))"))


def button(person: Person, name: str) -> Locator:
    return person.page.locator(f'.game-panel [data-id="client-{name}"]')


def middle(box: FloatRect | None) -> tuple[float, float]:
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(person: Person, what: Locator, to: Locator) -> None:
    """Take hold of something and let it go somewhere else."""
    mouse = person.page.mouse
    mouse.move(*middle(what.bounding_box()))
    mouse.down()
    mouse.move(*middle(to.bounding_box()), steps=6)
    mouse.up()


def news(person: Person, words: str) -> None:
    """What is said of the tiles that lie tentatively (soon)."""
    expect(person.page.locator(".game-panel .notice")).to_contain_text(words)
