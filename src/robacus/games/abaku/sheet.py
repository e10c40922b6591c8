"""The score sheet of a table: what every turn of everybody was worth, what the end added, and the totals.

Rows are lines, cells are separated by tabs; the first row has the names, the first column what a row is.
"""

from __future__ import annotations

from robacus.games.abaku.messages import words
from robacus.games.abaku.state import Turn, View
from robacus.speech import Speech

SHEET = "sheet"
"""The draft that asks for it."""
_SIGNS = {"exchange": "⇄", "pass": "–", "timeout": "⏱", "resign": "✕"}


def sheet(view: View, say: Speech) -> str:
    """The whole sheet as text."""
    seats = range(len(view.scores))
    turns = [[turn for turn in view.turns if turn.seat == seat] for seat in seats]
    rows = [["", *(say.name(seat) for seat in seats)]]
    for number in range(max(map(len, turns))):
        cells = [_cell(own[number]) if number < len(own) else "" for own in turns]
        rows.append([str(number + 1), *cells])
    if view.ending is not None:
        added = [f"{points:+d}" if points else "0" for points in view.ending.adjustments]
        rows.append([say.say(words("sheet-end")), *added])
    rows.append([say.say(words("sheet-total")), *map(str, view.scores)])
    return "\n".join("\t".join(row) for row in rows)


def _cell(turn: Turn) -> str:
    if turn.kind == "place":
        return f"{turn.points} ★" if turn.kombo else str(turn.points)
    return _SIGNS[turn.kind]
