"""What a seat can do now at a table of Abaku, as buttons.

Laying and exchanging tiles are gestures of ``client.js``, and can be typed.
"""

from __future__ import annotations

from functools import lru_cache

from robacus.game import Control
from robacus.games.abaku.messages import words
from robacus.games.abaku.state import View
from robacus.speech import Speech, speech


def controls(view: View, say: Speech) -> tuple[Control, ...]:
    """What the seat of the view can do now; nothing for somebody watching."""
    if view.seat is None or view.ending is not None or view.seat in view.resigned:
        return ()
    # With two players giving up is the same at every table, and the table has a button for it.
    return (
        *(_pass(view.seat, say.language) if view.to_act else ()),
        *(_resign(view.seat, view.resign, say.language) if len(view.scores) > 2 else ()),
    )


@lru_cache(maxsize=64)
def _pass(seat: int, language: str) -> tuple[Control, ...]:
    say = speech(language)
    return (
        Control(
            key="pass",
            label=say.say(words("control-pass")),
            text="pass",
            seat=seat,
            keys="p",
            confirm=say.say(words("control-pass-sure")),
        ),
    )


@lru_cache(maxsize=64)
def _resign(seat: int, resign: str, language: str) -> tuple[Control, ...]:
    say = speech(language)
    sure = words("control-resign-ends" if resign == "ends" else "control-resign-alone")
    label = say.say(words("control-resign"))
    return (Control(key="resign", label=label, text="resign", seat=seat, confirm=say.say(sure)),)
