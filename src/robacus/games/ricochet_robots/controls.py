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
from robacus.games.ricochet_robots.moves import Way, words
from robacus.games.ricochet_robots.notation import MAX_BID
from robacus.games.ricochet_robots.scene import robot_key
from robacus.games.ricochet_robots.state import View, board_of_text, way_of
from robacus.speech import Speech, speech

BID_KEYS = "asdfghjk"
"""Seat -> the key that opens its bidding place: the home row, a key each."""
LEAVE_KEYS = "qwertyui"
"""Seat -> its key to pass, above the other one."""
ROBOT_KEYS = {"red": "r", "green": "g", "blue": "b", "yellow": "y", "black": "k", "silver": "s"}
"""The letters of the notation choose a robot; the arrow keys send it."""
TURN_KEY = "v"
NEXT_KEY = "n"
SOMEWHERE = "\0"
HIGHEST = 29
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
                hint=say.say(words("control-bid-hint")) if high == HIGHEST else "",
            )
        )
    if turn:
        label = say.say(words("control-glass"))
        found.append(
            Control(key="turn", label=label, text="turn glass", seat=seat, keys=TURN_KEY, primary=True)
        )
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
    way = way_of(view)
    return [] if way is None else slides(way, view.board, seat, language)


def slides(way: Way, board_text: str, seat: int, language: str) -> list[Control]:
    """A slide for every robot and way in which nothing blocks it; `board_text` is the share text of the board.

    Those that the rules forbid (R7, R8, R19) are there too, but promise no way: whoever tries is told why.
    """
    if way.arrived or len(way) >= MAX_BID:
        return []
    board, robots = way.position.board, way.robots
    active = way.position.active
    found = []
    for robot, colour in enumerate(way.position.colours):
        cell = robots[robot]
        first = len(active) == 1 and robot == active[0]
        for heading in range(4):
            cells = board.ray(colour, cell, heading).cells
            if cells and (cells[0] not in robots or cells[0] == cell):
                path = _path(way, robot, heading)
                found.append(_slide(board_text, colour, heading, cell, path, first, seat, language))
    return found


def _path(way: Way, robot: int, heading: int) -> tuple[int, ...]:
    """The cells of a slide; none when it is not allowed."""
    if way.variant != "free" and robot == way.last_robot and heading == OPPOSITE[way.headings[robot]]:
        return ()
    try:
        return way.slide(robot, heading).path
    except IllegalAction:
        return ()


@lru_cache(maxsize=65536)
def _slide(
    board_text: str,
    colour: str,
    heading: int,
    cell: int,
    path: tuple[int, ...],
    first: bool,
    seat: int,
    language: str,
) -> Control:
    board = board_of_text(board_text)
    to = board.name(path[-1]) if path else ""
    label = _slide_label(colour, heading, bool(path), language)
    return Control(
        key=f"{colour}-{HEADINGS[heading]}",
        label=label.replace(SOMEWHERE, to),
        text=f"{colour} {HEADINGS[heading]}",
        kind="slide",
        seat=seat,
        keys=ROBOT_KEYS[colour],
        on=robot_key(colour),
        way=WAYS[heading],
        to=to,
        path=corners(board, (cell, *path)) if path else (),
        primary=first,
    )


@lru_cache(maxsize=256)
def _slide_label(colour: str, heading: int, allowed: bool, language: str) -> str:
    """What a slide is called, with `SOMEWHERE` for the square: formatting a message for every square takes longer."""
    robot = words("scene-robot", colour=colour)
    way = WAYS[heading]
    if not allowed:
        return speech(language).say(words("control-slide-refused", robot=robot, way=way))
    return speech(language).say(words("control-slide", robot=robot, way=way, cell=SOMEWHERE))
