"""The board editor of Ricochet Robots, as a desk: a board of the box in a few taps, or one of somebody's own.

A draft is what `desk_board_draft` reads, an edit what `desk_board_edits` reads; what is not right yet is
`desk_board_faults`, how it looks `desk_board_sheet`.
"""

from __future__ import annotations

from robacus.desk import MAX_DRAFT, Desk, Sheet
from robacus.games.ricochet_robots.board import problem
from robacus.games.ricochet_robots.desk_board_boards import USUAL_SIDES
from robacus.games.ricochet_robots.desk_board_draft import Draft, Reading, read
from robacus.games.ricochet_robots.desk_board_edits import closed_rim, edited
from robacus.games.ricochet_robots.desk_board_faults import faults, links
from robacus.games.ricochet_robots.desk_board_sheet import choosers, controls, scene, status, tools
from robacus.speech import Speech


class BoardDesk(Desk):
    """Makes boards and positions."""

    name = "board"

    def blank(self) -> str:
        """A board of the box, without robots."""
        return f"quadrants {' '.join(USUAL_SIDES)}"

    def open(self, draft: str, say: Speech) -> Sheet:
        reading = _read(draft)
        return _sheet(reading.draft, say, said=say.once(closed_rim(reading)) if reading.closed else "")

    def edit(self, draft: str, edit: str, say: Speech) -> Sheet:
        if len(edit) > MAX_DRAFT:
            raise problem("board-text-long", length=len(edit), longest=MAX_DRAFT)
        after = edited(_read(draft).draft, edit)
        return _sheet(after.draft, say, said=say.once(after.say), tool=after.tool)


def _read(text: str) -> Reading:
    if len(text) > MAX_DRAFT:
        raise problem("board-text-long", length=len(text), longest=MAX_DRAFT)
    return read(text)


def _sheet(draft: Draft, say: Speech, *, said: str = "", tool: str = "") -> Sheet:
    wrong = faults(draft, say)
    text, share = draft.to_text(), draft.share_text()
    return Sheet(
        draft=text,
        scene=scene(draft, say, status(draft, len(wrong), say)),
        controls=controls(draft, say),
        tools=tools(draft, say),
        tool=tool,
        choosers=choosers(draft, say),
        faults=wrong,
        links=links(draft, say),
        say=said,
        share=share if share != text else "",
    )
