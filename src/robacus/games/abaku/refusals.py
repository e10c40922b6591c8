"""Why something is not possible at a table of Abaku: codes with their sentences."""

from __future__ import annotations

from robacus.game import IllegalAction
from robacus.games.abaku.layout import Layout
from robacus.games.abaku.messages import words
from robacus.games.abaku.placing import Refusal
from robacus.speech import Message


class Refused(IllegalAction):
    """An action that the rules do not allow; `code` names the rule for programs (rule 25)."""

    def __init__(self, code: str, message: Message) -> None:
        super().__init__(message)
        self.code = code


def refusal_words(refusal: Refusal, layout: Layout, board: str, most: int) -> Message:
    """The sentence of a refused placement; `board` has the new tiles on it."""
    match refusal.code:
        case "too-many-tiles":
            return words("refuse-too-many-tiles", most=most)
        case "occupied":
            return words("refuse-occupied", field=_name(layout, refusal.new))
        case "centre-not-covered":
            return words("refuse-centre-not-covered", field=layout.name(layout.centre))
        case "adjacent-without-example":
            assert refusal.new is not None
            assert refusal.old is not None
            return words(
                "refuse-adjacent-without-example",
                digit=board[refusal.new],
                field=layout.name(refusal.new),
                other=board[refusal.old],
                neighbour=layout.name(refusal.old),
            )
    return words(f"refuse-{refusal.code}")


def _name(layout: Layout, field: int | None) -> str:
    return "" if field is None else layout.name(field)


def tile_missing(face: str) -> Refused:
    """A tile that is not in the rack."""
    if face == "?":
        return Refused("tile-not-in-rack", words("refuse-no-joker"))
    return Refused("tile-not-in-rack", words("refuse-tile-not-in-rack", digit=face))
