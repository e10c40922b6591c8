"""An answer of the solver for people: the board in characters with the best placement drawn in, and as a scene.

Nothing is searched here.  In the text a tile that the best placement lays stands between brackets; fields that are
empty show their bonus.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from robacus.games.abaku.engine import Ranked, kept
from robacus.games.abaku.messages import words
from robacus.games.abaku.notation import Place, write_action
from robacus.games.abaku.placing import EMPTY, Placement
from robacus.games.abaku.situation import Situation
from robacus.games.abaku.state import Held, Move, View
from robacus.games.abaku.turns import reading_words
from robacus.scene import Fact
from robacus.speech import Joined, Message, Speech

if TYPE_CHECKING:
    from robacus.games.abaku.solver import Answer
    from robacus.scene import Scene

EMPTY_SIGN = "·"
MOST_READINGS = 3
"""So many examples of a placement stand in a list."""


def board_text(situation: Situation, placement: Placement = ()) -> str:
    """The board in characters, several lines, with the new tiles of a placement."""
    layout, position = situation.layout, situation.position
    after = position.with_tiles(placement)
    new = {position.field(tile) for tile in placement}
    margin = len(str(layout.size)) + 1
    names = "".join(f" {chr(ord('A') + column)} " for column in range(layout.size))
    lines = [(" " * margin + names).rstrip()]
    for row in range(layout.size):
        cells = []
        for field in range(row * layout.size, (row + 1) * layout.size):
            bonus = layout.fields[field]
            sign = after[field] if after[field] != EMPTY else EMPTY_SIGN if bonus == EMPTY else bonus
            cells.append(f"[{sign}]" if field in new else f" {sign} ")
        lines.append(f"{row + 1:>{margin - 1}} {''.join(cells)}".rstrip())
    return "\n".join(lines)


def answer_text(answer: Answer, say: Speech) -> str:
    """The board with the best placement, how many there are, and the best ones with points and equity."""
    from robacus.games.abaku.solver import LISTED

    best = answer.found[0].tiles if answer.found else ()
    lines = [board_text(answer.situation, best), "", *(say.say(words) for words in _headline(answer))]
    shown = answer.found[: LISTED if answer.listed is None else answer.listed]
    if shown:
        lines += ["", say.say(words("answer-list"))]
        wide = max(len(write_action(Place(one.tiles))) for one in shown)
        for one in shown:
            written = f"{write_action(Place(one.tiles)):<{wide}}"
            examples = say.say(words("answer-examples", examples=examples_of(answer.situation, one.tiles)))
            lines.append(f"{one.points:>6} {one.equity:>8.1f}  {written}  {examples}")
    return "\n".join(lines)


def _headline(answer: Answer) -> list[Message]:
    if not answer.complete:
        return [words("answer-incomplete", count=len(answer.found), points=answer.best_score)]
    if not answer.found:
        return [words("answer-none" if answer.situation.rack else "answer-no-rack")]
    return [words("answer-count", count=len(answer.found), points=answer.best_score)]


def examples_of(situation: Situation, placement: Placement) -> Joined:
    """The examples of a placement with their signs, the first few of them."""
    found = situation.position.judge(placement).examples
    shown = tuple(reading_words(example.readings[0]) for example in found[:MOST_READINGS])
    return Joined((*shown, *(("…",) if len(found) > MOST_READINGS else ())))


# -- as a picture ----------------------------------------------------------------------------------------------------


def view_of(situation: Situation, placement: Placement = (), shown: int | None = None) -> View:
    """What a player of the situation would see; with a placement, once it is laid."""
    position = situation.position
    jokers = situation.jokers | {position.field(tile) for tile in placement if tile.joker}
    move = None
    rack = situation.rack
    if placement:
        found = position.judge(placement)
        move = Move(
            seat=0, placement=placement, examples=found.examples, score=found.score, kombo=found.kombo
        )
        rack = kept(rack, placement)
    return View(
        seat=0,
        at=0,
        layout=situation.layout,
        rules=situation.rules,
        board=position.with_tiles(placement),
        jokers=tuple(sorted(jokers)),
        rack=tuple(Held(number, face) for number, face in enumerate(rack)),
        racks=None,
        held=(len(rack),),
        bag=situation.bag,
        unseen=situation.unseen,
        scores=(0,),
        empty=(0,),
        turn=0,
        to_act=True,
        turns=(),
        resigned=(),
        last=move,
        shown=shown,
        ending=None,
        ends_at=None,
        turn_ms=0,
        exchange="any",
        resign="ends",
    )


def answer_scene(answer: Answer, say: Speech) -> Scene:
    """The board as at the table, with the best placement laid and the tiles that are kept in the tray."""
    from robacus.games.abaku.scene import scene

    best: Ranked | None = answer.found[0] if answer.found else None
    drawn = scene(view_of(answer.situation, best.tiles if best else ()), say.named([""]))
    facts = drawn.facts
    if best is not None:
        placed = Fact("best", say.say(words("answer-best")), write_action(Place(best.tiles)))
        facts = (placed, *facts)
    return replace(drawn, places=(), facts=facts, status=say.say(_headline(answer)[0]))
