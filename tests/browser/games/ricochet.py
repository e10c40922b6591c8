"""Tables of Ricochet Robots for the browser tests: set up, and what the rules say should be seen there."""

from __future__ import annotations

import re

from playwright.sync_api import FloatRect, Locator, expect

from robacus.games.ricochet_robots import GAME
from robacus.games.ricochet_robots.art import centre
from robacus.games.ricochet_robots.options import Options
from robacus.games.ricochet_robots.rounds import turn_up
from robacus.games.ricochet_robots.state import State
from tests.browser.people import Person

HELPED = f"{105:032x}"
"""Blue to the blue square in three: green E, blue S, blue W."""
ALONE = f"{108:032x}"
"""Red to the red square in three: red N, red W, red S."""
SHORT = {"end": "chips", "end_chips": "1", "next_chip": "hand"}
"""One chip wins.  The sand runs longer than anybody waits: who shows the way is known when all others pass."""
SAND = {**SHORT, "glass_seconds": "5"}
"""The sand runs out.  Nobody may have anything left to do by then, for it waits for no slow machine."""

KEYS = {"N": "ArrowUp", "E": "ArrowRight", "S": "ArrowDown", "W": "ArrowLeft"}


def set_table(person: Person, *seats: str, seed: str = ALONE, name: str = "Anna", **options: str) -> None:
    """Set a table up: seats as in `Person.set_up`, options by their names."""
    person.set_up(name, *seats, game="ricochet-robots", seed=seed, **options)


def first_round(seed: str = ALONE, seats: int = 2) -> State:
    """The state after the first chip has been turned up, with the usual options."""
    state: State = turn_up(GAME.start(Options(), seats, seed), None, 0)[-1].state
    return state


def cell_after(state: State, *moves: str) -> dict[str, str]:
    """Robot -> the name of its square after these moves of a way."""
    way = state.way
    assert way is not None
    for move in moves:
        way = way.step(*way.position.read_move(move))
    names = (state.deal.board.name(cell) for cell in way.robots)
    return dict(zip(state.deal.colours, names, strict=True))


def stands(person: Person, robot: str, square: str) -> None:
    """The robot stands (soon) on this square, by its name and in the picture."""
    cell = person.page.get_by_role("gridcell", name=re.compile(rf"^{square}\b.*: .*{robot} robot"))
    expect(cell).to_have_count(1)
    seen_at(person, robot, square)


def seen_at(person: Person, robot: str, square: str) -> None:
    """In the picture the robot is (soon) on this square, whatever the server has said."""
    board = first_round().deal.board
    x, y = centre(board, board.named(square))
    piece = person.page.locator(f'.piece[data-key="robot-{robot}"]')
    expect(piece).to_have_css("transform", f"matrix(1, 0, 0, 1, {x:g}, {y:g})")


def square(person: Person, name: str) -> Locator:
    """A square of the board."""
    return person.page.locator(f'[data-square="{name}"]')


def middle(person: Person, name: str) -> tuple[float, float]:
    """The middle of a square on the screen."""
    box: FloatRect | None = square(person, name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def swipe(person: Person, name: str, dx: int, dy: int) -> None:
    """A finger goes from a square some pixels that way."""
    x, y = middle(person, name)
    touch = person.context.new_cdp_session(person.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (0.25, 0.5, 0.75, 1):
        point = {"x": x + part * dx, "y": y + part * dy}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def begin(person: Person) -> None:
    """Turn the first chip up."""
    person.sees("Ready for the first chip?")
    person.page.locator('[data-id="0/next"]').click()
    expect(person.page.locator("#status")).to_have_text(re.compile("^Target: "))


def bid(person: Person, seat: int, number: int) -> None:
    """Tap a number at a bidding place."""
    person.page.locator(f'[data-id="{seat}/bid/{number}"]').click()


def press(person: Person, seat: int, key: str) -> None:
    """Press the button of a control."""
    person.page.locator(f'[data-id="{seat}/{key}"]').click()


def note(person: Person, seat: int, words: str) -> None:
    """This stands (soon) beside the name of a player."""
    expect(person.page.locator(f'#seats .seat[data-seat="{seat}"]')).to_contain_text(words)
