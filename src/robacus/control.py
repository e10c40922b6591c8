"""What a person can do now, at a table or at a desk: buttons, numbers, pieces to send and squares to choose.

A control does nothing by itself; it carries a text, the same that may be typed.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from robacus.scene import Point


class Control(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something a person can do now.  What it does is a text: the same that may be typed into the command box."""

    key: str
    label: str
    text: str
    """What it sends.  A number control has ``{n}`` in it."""
    kind: Literal["button", "number", "slide", "point"] = "button"
    """button: press it.  number: choose a number, `low` to `high`.  slide: move the piece `on` the way `way`.
    point: choose the square `to` (with the piece `on` first, if any); without either it is a key and nothing else."""
    seat: int = 0
    keys: str = ""
    """Keyboard shortcut as the browser names it ("Enter", "b", "ArrowUp"); empty = none."""
    on: str = ""
    way: Literal["", "up", "right", "down", "left"] = ""
    to: str = ""
    low: int = 0
    high: int = 0
    path: tuple[Point, ...] = ()
    """Where the piece will go, so that the browser can move at once."""
    primary: bool = False
    confirm: str = ""
    """A question to ask first; empty = do it at once."""
    hint: str = ""
    """A few words beside a number, for who plays for the first time: what to choose."""
