"""Tables of Abaku for the browser tests: what the rules say of a table, and what hands do there."""

from __future__ import annotations

from playwright.sync_api import FloatRect, Locator, expect

from robacus.games.abaku import GAME
from robacus.games.abaku.placing import Placement
from robacus.games.abaku.search import all_placements
from robacus.games.abaku.state import State, faces
from robacus.options import read_options
from tests.browser.people import Person, becomes

SMALL = {"layout": "d...t/..D../..*../.T.../t...d", "bag": "1"}
"""A small board, and ten tiles."""


def begin(person: Person, *seats: str, seed: int, **options: str) -> State:
    """Set a table up on the server, and the same table by the rules."""
    person.set_up("Anna", *seats, game="abaku", seed=f"{seed:032x}", **options)
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


def has_rack(person: Person, digits: str) -> None:
    """These are (soon) the digits of the rack as the player has them, by the names of the tiles."""
    tiles = person.page.locator("[data-held]")
    becomes(
        person.page,
        lambda: "".join(tiles.evaluate_all("all => all.map(one => one.ariaLabel)")),
        digits,
    )


def has_laid(person: Person, digits: str) -> None:
    """Tiles with these digits, smallest first, lie (soon) on the board and are not played yet."""
    drawn = person.page.locator(
        "#board svg [data-tile][data-symbol^=tile-], #board svg [data-tile][data-symbol^=joker-]"
    )
    becomes(
        person.page,
        lambda: "".join(sorted(drawn.evaluate_all("all => all.map(one => one.dataset.symbol.slice(-1))"))),
        digits,
    )


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
