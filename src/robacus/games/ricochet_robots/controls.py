"""What a seat can do now at a table of Ricochet Robots: bid, pass, turn the glass or the next chip, and send robots.

Everything is what the rules allow, with the way a robot will go, so that the browser moves it at once.  Keys of bidding
places differ between seats, because several people may sit at one keyboard; what only one seat can do at a time has the
same key for all.
"""

from __future__ import annotations

from functools import lru_cache

from robacus.game import Control, IllegalAction
from robacus.games.ricochet_robots.art import WAYS, corners
from robacus.games.ricochet_robots.board import HEADINGS, OPPOSITE
from robacus.games.ricochet_robots.board import Slide as Track
from robacus.games.ricochet_robots.moves import Way, words
from robacus.games.ricochet_robots.scene import robot_key
from robacus.games.ricochet_robots.state import View, board_of, board_of_text, way_of
from robacus.speech import Speech, speech

BID_KEYS = "asdfghjk"
"""Seat -> the key that opens its bidding place: the home row, a key each."""
LEAVE_KEYS = "qwertyui"
"""Seat -> its key to pass, above the other one."""
TURN_KEY = "v"
NEXT_KEY = "n"
SOMEWHERE = "\0"
HIGHEST = 30
"""The highest bid that is offered for a tap; the longest known way has 25 moves, and a higher bid can be typed."""


def controls(view: View, say: Speech) -> tuple[Control, ...]:
    """What the seat of the view can do now; nothing for somebody watching."""
    seat = view.seat
    if seat is None:
        return ()
    language = say.language
    if view.phase == "pause":
        return _pause(seat, language)
    if view.phase in ("think", "glass"):
        return _bidding(view, seat, language)
    if view.phase == "show" and view.demonstrator == seat:
        return (*_slides(view, seat, language), *_showing(seat, view.solo, bool(view.made), language))
    return ()


@lru_cache(maxsize=256)
def _pause(seat: int, language: str) -> tuple[Control, ...]:
    label = speech(language).say(words("control-next"))
    return (Control(key="next", label=label, text="next", seat=seat, keys=NEXT_KEY, primary=True),)


# -- bidding -----------------------------------------------------------------------------------------------------------


def _bidding(view: View, seat: int, language: str) -> tuple[Control, ...]:
    offer = view.bids[seat]
    low = 1 if view.variant == "free" else 2
    high = HIGHEST if offer is None else min(HIGHEST, offer.number - 1)
    turn = view.glass_by == "hand" and offer is not None and (view.phase == "think" or view.referee)
    waits = seat not in view.passed and view.order[:1] != (seat,)
    return _bids(seat, low, high, turn, waits, language)


@lru_cache(maxsize=4096)
def _bids(seat: int, low: int, high: int, turn: bool, waits: bool, language: str) -> tuple[Control, ...]:
    say = speech(language)
    found = []
    if low <= high:
        found.append(
            Control(
                key="bid",
                label=say.say(words("control-bid")),
                text="bid {n}",
                kind="number",
                seat=seat,
                keys=BID_KEYS[seat],
                low=low,
                high=high,
            )
        )
    if turn:
        label = say.say(words("control-glass"))
        found.append(Control(key="turn", label=label, text="turn glass", seat=seat, keys=TURN_KEY, primary=True))
    if waits:
        label = say.say(words("control-pass"))
        found.append(Control(key="pass", label=label, text="pass", seat=seat, keys=LEAVE_KEYS[seat]))
    return tuple(found)


# -- showing a way -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _showing(seat: int, solo: bool, made: bool, language: str) -> tuple[Control, ...]:
    say = speech(language)
    found = []
    if solo and made:
        label = say.say(words("control-reset"))
        found.append(Control(key="reset", label=label, text="reset", seat=seat, keys="Backspace"))
    ending = "control-put-back" if solo else "control-give-up"
    found.append(
        Control(
            key="give-up",
            label=say.say(words(ending)),
            text="give up",
            seat=seat,
            keys="x",
            confirm=say.say(words(f"{ending}-sure")),
        )
    )
    return tuple(found)


def _slides(view: View, seat: int, language: str) -> list[Control]:
    """A slide for every move that the rules allow now."""
    way = way_of(view)
    if way is None or way.arrived:
        return []
    board, robots = board_of(view), way.robots
    free = way.variant == "free"
    found = []
    for robot, colour in enumerate(view.colours):
        cell = robots[robot]
        rays = board.rays(colour)
        for heading in range(4):
            # Most of what is not possible can be seen at a glance; the rest is for the rules to say.
            cells = rays[heading][cell].cells
            if not cells or (cells[0] in robots and cells[0] != cell):
                continue
            if robot == way.last_robot and not free and heading == OPPOSITE[way.headings[robot]]:
                continue
            track = _allowed(way, robot, heading)
            if track is not None:
                found.append(_slide(view.board, colour, heading, cell, track.path, seat, language))
    return found


def _allowed(way: Way, robot: int, heading: int) -> Track | None:
    try:
        return way.slide(robot, heading)
    except IllegalAction:
        return None


@lru_cache(maxsize=65536)
def _slide(
    board_text: str, colour: str, heading: int, cell: int, path: tuple[int, ...], seat: int, language: str
) -> Control:
    board = board_of_text(board_text)
    to = board.name(path[-1])
    return Control(
        key=f"{colour}-{HEADINGS[heading]}",
        label=_slide_label(colour, heading, language).replace(SOMEWHERE, to),
        text=f"{colour} {HEADINGS[heading]}",
        kind="slide",
        seat=seat,
        on=robot_key(colour),
        way=WAYS[heading],
        to=to,
        path=corners(board, (cell, *path)),
    )


@lru_cache(maxsize=256)
def _slide_label(colour: str, heading: int, language: str) -> str:
    """What a slide is called, with `SOMEWHERE` for the square: formatting a message for every square takes longer."""
    robot = words("scene-robot", colour=colour)
    return speech(language).say(words("control-slide", robot=robot, way=WAYS[heading], cell=SOMEWHERE))
