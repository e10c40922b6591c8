"""Golden records told in lines: what the tests of every game hold a replay against."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from robacus.record import Record


def told(record: Record, after: Callable[[Any], str] = lambda _state: "") -> str:
    """A record's steps, one a line, and how it ended; no words of any language, which may be put better one day.

    `after` says in a few characters what a step left.
    """
    lines = []
    replay = None
    for replay, steps in record.steps():  # noqa: B007 - the last one is wanted
        for step in steps:
            seat = "" if step.event.seat is None else f"seat {step.event.seat}"
            left = "" if step.state is None else after(step.state)
            parts = (f"{step.at} {step.event.kind}", seat, step.event.notation, left)
            lines.append(" ".join(filter(None, parts)))
    assert replay is not None
    assert replay.ended is not None
    lines += [f"scores {list(replay.ended.scores)}", f"winners {list(replay.ended.winners)}"]
    return "\n".join(lines) + "\n"
