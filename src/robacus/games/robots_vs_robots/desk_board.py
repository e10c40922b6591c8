"""The map editor of Robots vs Robots, as a desk: a board of any shape, with walls, trapdoors and mines.

A draft is a map text (`map_text`), so what somebody draws is what a table, a file or the arena takes.  An edit is what
`desk_board_edits` reads; what is not right yet is `desk_board_faults`, how it looks `desk_board_sheet`.
"""

from __future__ import annotations

from robacus.desk import Desk, Sheet
from robacus.games.robots_vs_robots.board import Board
from robacus.games.robots_vs_robots.desk_board_edits import edited
from robacus.games.robots_vs_robots.desk_board_faults import faults, links
from robacus.games.robots_vs_robots.desk_board_sheet import choosers, controls, scene, tools
from robacus.games.robots_vs_robots.map_text import read_map, write_map
from robacus.games.robots_vs_robots.maps import MAPS, find_map
from robacus.speech import Speech


class BoardDesk(Desk):
    """Makes boards."""

    name = "board"

    def blank(self) -> str:
        """The usual arena, to be changed."""
        return write_map(find_map(MAPS[0]))

    def open(self, draft: str, say: Speech) -> Sheet:
        return _sheet(read_map(draft), say)

    def edit(self, draft: str, edit: str, say: Speech) -> Sheet:
        after = edited(read_map(draft), edit)
        return _sheet(after.board, say, said=say.once(after.say))


def _sheet(board: Board, say: Speech, *, said: str = "") -> Sheet:
    wrong = faults(board, say)
    return Sheet(
        draft=write_map(board),
        scene=scene(board, say, len(wrong)),
        controls=controls(board, say),
        tools=tools(say),
        choosers=choosers(board, say),
        faults=wrong,
        links=links(board, say),
        say=said,
    )
