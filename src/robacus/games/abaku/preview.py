"""What a draft would do: every example with its signs and points, and why it is not legal yet.

Made from the view alone, by the same functions that judge the placement when it is played, so that both always agree.
A draft may lack tiles and jokers without a digit; it may be made while another seat is to move.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from robacus.game import InvalidText, Preview
from robacus.games.abaku.arithmetic import ALL_OPERATIONS, Reading
from robacus.games.abaku.messages import words
from robacus.games.abaku.notation import Exchange, Pass, Place, PlaceLine, Resign, read_action
from robacus.games.abaku.placing import EMPTY, Judgement, Placement, Position
from robacus.games.abaku.refusals import Refused, refusal_words
from robacus.games.abaku.resolving import resolved
from robacus.games.abaku.sheet import SHEET, sheet
from robacus.games.abaku.state import JOKER, View, may_exchange
from robacus.games.abaku.turns import example_words, reading_words, take
from robacus.speech import Speech

MOST_UNCOUNTED = 3
_UNDECIDED = re.compile(r"\s*\S+=\?\??(?=\s|$)")


def preview(view: View, draft: str, say: Speech) -> Preview:
    """What `draft` would do; its words are lines: the headline, then one for each example.  The word ``sheet`` asks for
    the score sheet instead (`sheet.sheet`)."""
    if draft.strip() == SHEET:
        return Preview(ok=True, say=sheet(view, say))
    if view.seat is None:
        return Preview(ok=False, say=say.say(words("preview-watching")))
    undecided = len(_UNDECIDED.findall(draft))
    try:
        action = read_action(_UNDECIDED.sub("", draft) if undecided else draft)
    except InvalidText as error:
        if undecided and not _UNDECIDED.sub("", draft).strip():
            return Preview(ok=False, say=say.say(words("preview-joker")))
        return Preview(ok=False, say=say.once(error.message))
    match action:
        case Place(placement):
            return _placement(view, placement, undecided, say)
        case PlaceLine():
            return _placement(view, resolved(action, view.position), 0, say)
        case Exchange(tiles):
            return _exchange(view, tiles, say)
        case Pass() | Resign():
            return Preview(ok=True, say="")


def _placement(view: View, placement: Placement, undecided: int, say: Speech) -> Preview:
    position = view.position
    faces = [JOKER if tile.joker else tile.digit for tile in placement]
    try:
        take(view.rack, [*faces, *(JOKER * undecided)])
    except Refused as error:
        return Preview(ok=False, say=say.say(error.message))
    refusal = position.refusal(placement)
    found = _judged(position, placement)
    examples = [say.say(example_words(example)) for example in found.examples]
    examples += [
        say.say(words("why-not-here", readings=reading_words(way))) for way in uncounted(position, placement)
    ]
    if undecided:
        return Preview(ok=False, say="\n".join((say.say(words("preview-joker")), *examples)))
    if refusal is not None:
        board = position.with_tiles(placement) if refusal.code == "adjacent-without-example" else ""
        why = refusal_words(refusal, position.layout, board, position.rules.rack)
        return Preview(ok=False, say="\n".join((say.say(why), *examples)))
    points = words("preview-kombo" if found.kombo else "preview-points", points=found.score)
    return Preview(ok=True, say="\n".join((say.say(points), *examples)))


def _judged(position: Position, placement: Placement) -> Judgement:
    """What a placement would score where it could be laid at all; nothing else is an example."""
    fields = [position.field(tile) for tile in placement if position.on_board(tile)]
    fits = len(fields) == len(placement) and len(set(fields)) == len(fields)
    if not fits or any(position.board[field] != EMPTY for field in fields):
        return Judgement((), False)
    return position.judge(placement)


def uncounted(position: Position, placement: Placement) -> tuple[Reading, ...]:
    """What would be an example by operations that this table does not have, shortest first: whoever sees one should
    know why it brings nothing."""
    if position.rules.operations == ALL_OPERATIONS:
        return ()
    every = replace(position, rules=replace(position.rules, operations=ALL_OPERATIONS))
    known = {(one.field, one.down, one.digits) for one in _judged(position, placement).examples}
    others = [
        one for one in _judged(every, placement).examples if (one.field, one.down, one.digits) not in known
    ]
    return tuple(one.readings[0] for one in sorted(others, key=lambda one: len(one.digits))[:MOST_UNCOUNTED])


def _exchange(view: View, tiles: str, say: Speech) -> Preview:
    try:
        take(view.rack, tiles)
    except Refused as error:
        return Preview(ok=False, say=say.say(error.message))
    most = may_exchange(view.exchange, view.bag, len(view.rack))
    if view.exchange == "never":
        return Preview(ok=False, say=say.say(words("refuse-no-exchange")))
    if len(tiles) > most:
        return Preview(ok=False, say=say.say(words("refuse-bag-too-small", most=most)))
    return Preview(ok=True, say="")
