"""What lies on the desk "board": a situation, the placement that was just tried there, and what its player has asked.

The text is that of a situation (`situation_text`) with four statements more: ``move F8=1 I8=3`` (laid, not yet part
of the board), ``hint 2`` (so many steps of help were taken), ``best`` (the best placements are to be seen) and
``fixed`` (the position is a game's, and not to be changed).  How a draft looks is `desk_board_sheet`, how it is changed
`desk_board_edits`.
"""

from __future__ import annotations

import re
from functools import cached_property

import msgspec
from msgspec.structs import replace

from robacus.game import InvalidText
from robacus.games.abaku.engine import kept
from robacus.games.abaku.messages import words
from robacus.games.abaku.notation import Place, read_action, write_action
from robacus.games.abaku.placing import Judgement, Placement
from robacus.games.abaku.refusals import Refused, refusal_words, tile_missing
from robacus.games.abaku.situation import Situation
from robacus.games.abaku.situation_text import (
    SHOWN,
    read_situations,
    read_statements,
    statements,
    write_situation,
)
from robacus.games.abaku.state import JOKER

MOST_HINTS = 4
"""How many points, and in which line; which fields; which digits; everything."""


class Draft(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A position as somebody has it before them."""

    before: Situation
    """Without the placement that was tried."""
    laid: Placement = ()
    """The placement that was tried; legal."""
    hints: int = 0
    best: bool = False
    fixed: bool = False
    """Help alone is offered, and nothing that changes the position."""

    @cached_property
    def now(self) -> Situation:
        """With that placement on the board and its tiles out of the rack."""
        if not self.laid:
            return self.before
        position = self.before.position
        fields = {position.field(tile) for tile in self.laid if tile.joker}
        return replace(
            self.before,
            board=position.with_tiles(self.laid),
            jokers=self.before.jokers | fields,
            rack=kept(self.before.rack, self.laid),
        )

    @cached_property
    def judged(self) -> Judgement:
        """What the placement scores."""
        return self.before.position.judge(self.laid)

    def settled(self) -> Draft:
        """The same once nobody speaks of that placement any more."""
        return replace(self, before=self.now, laid=()) if self.laid else self

    def to_text(self) -> str:
        """Everything.  `read_draft` gives the same draft back."""
        parts = [write_situation(self.before)]
        if self.laid:
            parts.append(f"move {write_action(Place(self.laid))}")
        if self.hints:
            parts.append(f"hint {self.hints}")
        parts += [name for name in ("best", "fixed") if getattr(self, name)]
        return "; ".join(filter(None, parts)) or EMPTY_DRAFT

    def share_text(self) -> str:
        """The position as people give it to each other."""
        return write_situation(self.now, rows="\n")


EMPTY_DRAFT = "rack"
"""The usual board without a tile, as text: an empty text would be no draft."""


def read_draft(text: str) -> Draft:
    """The draft of a text: one of its own, or whatever the solver reads.  Raises `InvalidText`."""
    if text.lstrip().startswith("{"):
        found = [situation for _id, situation in read_situations(text)]
        if len(found) != 1:
            raise InvalidText(words("board-many", count=len(found)))
        return Draft(before=found[0])
    own: dict[str, str] = {}
    rest = []
    for statement in statements(text):
        keyword, _, value = statement.partition(" ")
        if keyword.lower() in ("move", "hint", "best", "fixed"):
            own[keyword.lower()] = value
        else:
            rest.append(statement)
    draft = Draft(
        before=read_statements(rest),
        best="best" in own,
        fixed="fixed" in own,
        hints=_hints(own.get("hint", "0")),
    )
    return tried(draft, _placement(own["move"])) if "move" in own else draft


def _hints(text: str) -> int:
    if not re.fullmatch("[0-9]", text.strip()):
        raise InvalidText(words("position-statement", words=f"hint {text}"[:SHOWN]))
    return min(int(text), MOST_HINTS)


def _placement(text: str) -> Placement:
    action = read_action(text)
    if not isinstance(action, Place):
        raise InvalidText(words("tile-unreadable", words=text[:SHOWN]))
    return action.tiles


def tried(draft: Draft, placement: Placement) -> Draft:
    """The draft with a placement laid.  Raises `Refused` where the rules or the rack do not allow it."""
    settled = draft.settled()
    position, left = settled.before.position, settled.before.rack
    for tile in placement:
        face = JOKER if tile.joker else tile.digit
        if face not in left:
            raise tile_missing(face)
        left = left.replace(face, "", 1)
    refusal = position.refusal(placement)
    if refusal is not None:
        board = position.with_tiles(placement) if refusal.code == "adjacent-without-example" else ""
        raise Refused(refusal.code, refusal_words(refusal, position.layout, board, position.rules.rack))
    return replace(settled, laid=placement, hints=0)
