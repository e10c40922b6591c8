"""What the desk "board" shows of a draft: the board with its rack, what no game comes to, facts, the best placements.

Nothing is searched (`desk_board_search`) or changed (`desk_board_edits`); what a search has found is handed in.  What
can be done is `desk_board_offers`.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from robacus.desk import Fault, Frame, Line, Sheet
from robacus.games.abaku.answer import examples_of, view_of
from robacus.games.abaku.desk_board_art import RACK_KEYS, board, rack_pieces
from robacus.games.abaku.desk_board_draft import Draft
from robacus.games.abaku.desk_board_offers import choosers, controls, links, tools
from robacus.games.abaku.desk_board_search import Found, Swap
from robacus.games.abaku.endgame import Ending
from robacus.games.abaku.engine import Ranked
from robacus.games.abaku.messages import words
from robacus.games.abaku.notation import Place, write_action
from robacus.games.abaku.scene import facts, scene
from robacus.games.abaku.situation import Situation
from robacus.games.abaku.strange import strange
from robacus.games.abaku.turns import EXAMPLE_MS, KOMBO_MS, example_words
from robacus.scene import Fact, Piece, Scene, difference
from robacus.speech import Joined, Message, Speech

LOOK = "look"
"""The edit that searches for what the sheet is to show besides."""
NOTHING = Found()
MOST_FAULTS = 6
"""Strange things that are told one by one."""
HINT_LAYER = 3


def sheet(
    draft: Draft,
    say: Speech,
    *,
    said: Message | None = None,
    status: Message | None = None,
    found: Found = NOTHING,
    ending: Ending | None = None,
    swap: Swap | None = None,
    marked: tuple[str, ...] = (),
    lines: bool = False,
    looked: bool = False,
    film: bool = False,
) -> Sheet:
    """The sheet of a draft.

    `looked` says that everything that is to be searched for was.  What was found: `found` placements, `ending` the best
    turn where the bag is empty, `swap` the best exchange where it is not.  `marked` are fields that help points at,
    `lines` lists the best placements, `film` tells a placement that has just been laid example by example.
    """
    wrong = tuple(_faults(draft.now, say))
    drawn = _scene(draft, say, status or _status(draft), marked)
    if looked:
        drawn = replace(drawn, facts=(*_found_facts(found, ending, swap, say), *drawn.facts))
    return Sheet(
        draft=draft.to_text(),
        scene=drawn,
        controls=controls(draft, say),
        tools=() if draft.fixed else tools(say.language),
        choosers=() if draft.fixed else choosers(draft, say),
        faults=wrong,
        lines=_lines(draft.now, found.best, say) if lines else (),
        links=links(draft.now, say),
        say="" if said is None else say.once(said),
        film=_film(draft, say) if film and draft.laid else (),
        share=draft.share_text(),
        then=LOOK if not looked and to_be_searched(draft) else "",
    )


def to_be_searched(draft: Draft) -> bool:
    """Whether the sheet shows something that has to be searched for."""
    return bool(draft.now.rack) and (draft.best or draft.hints > 0)


# -- the picture -----------------------------------------------------------------------------------------------------


def _scene(
    draft: Draft, say: Speech, status: Message, marked: tuple[str, ...] = (), shown: int | None = None
) -> Scene:
    """Board and rack; `shown` as in a view: which example of the placement is being told."""
    view = view_of(draft.before, draft.laid, shown)
    seen = scene(view, say.named([""]))
    lying = tuple(piece for piece in seen.pieces if not piece.key.startswith("held-"))
    points = {square.key: square for square in seen.board.squares}
    hints = tuple(
        Piece(f"hint-{name}", "fresh", points[name].x, points[name].y, layer=HINT_LAYER) for name in marked
    )
    return Scene(
        board=board(draft.now.layout, say.language),
        pieces=(*lying, *hints, *rack_pieces(draft.now, say.language)),
        facts=facts(draft.now.bag, draft.now.unseen, say),
        status=say.say(status),
    )


def _film(draft: Draft, say: Speech) -> tuple[Frame, ...]:
    """The placement that was laid, then its examples one after another."""
    examples = draft.judged.examples
    before = _scene(replace(draft, laid=()), say, _status(draft))
    frames = []
    told = [words("board-laid"), *map(example_words, examples)]
    if draft.judged.kombo:
        told.append(words("board-status-kombo", points=draft.judged.score))
    for shown, message in enumerate(told):
        now = _scene(draft, say, message, shown=shown)
        hold = 0 if not shown else EXAMPLE_MS if shown <= len(examples) else KOMBO_MS
        frames.append(Frame(change=difference(before, now), say=say.say(message), hold=hold))
        before = now
    return tuple(frames)


def _status(draft: Draft) -> Message:
    if draft.laid:
        kind = "board-status-kombo" if draft.judged.kombo else "board-status-laid"
        return words(kind, points=draft.judged.score)
    if not draft.now.rack:
        return words("board-status-rack")
    return words("board-status-ready")


def _found_facts(found: Found, ending: Ending | None, swap: Swap | None, say: Speech) -> tuple[Fact, ...]:
    return (
        Fact("placements", say.say(words("board-fact-placements")), str(found.total)),
        Fact("most", say.say(words("board-fact-most")), str(found.most)),
        *(_swap_fact(swap, say) if swap is not None else ()),
        *(_ending_fact(ending, say) if ending is not None else ()),
    )


def _swap_fact(swap: Swap, say: Speech) -> tuple[Fact, ...]:
    """The best exchange, which has no points, and what it is worth."""
    value = say.once(words("board-swap", tiles=Joined(tuple(swap.tiles)), equity=round(swap.equity, 1)))
    return (Fact("exchange", say.say(words("board-fact-exchange")), value),)


def _ending_fact(ending: Ending, say: Speech) -> tuple[Fact, ...]:
    """The best turn of an endgame, what comes of it, and whether that is proven."""
    tiles = write_action(Place(ending.tiles)) if ending.tiles else say.say(words("control-pass"))
    worth = f"{ending.worth:+d}".replace("-", "−")
    proven = words("board-ending-proven" if ending.proven else "board-ending-open")
    value = say.once(words("board-ending", tiles=tiles, worth=worth, proven=proven))
    return (Fact("ending", say.say(words("board-fact-ending")), value),)


def _faults(situation: Situation, say: Speech) -> Iterator[Fault]:
    found: dict[str, Message] = {}
    for one in strange(situation):
        key = _last_of_rack(situation) if one.field is None else situation.layout.name(one.field)
        found.setdefault(key, one.say)
    if found:
        yield Fault(say.say(words("board-strange")))
    for key, message in list(found.items())[:MOST_FAULTS]:
        named = say.say(words("client-rack")) if key in RACK_KEYS else ""
        yield Fault(say.say(message), key, named)
    left = len(found) - MOST_FAULTS
    if left > 0:
        yield Fault(say.say(words("strange-more", count=left)))


def _last_of_rack(situation: Situation) -> str:
    """The place of the rack that is marked for what is about no field."""
    return RACK_KEYS[max(0, len(situation.rack) - 1)]


# -- what was found --------------------------------------------------------------------------------------------------


def _lines(situation: Situation, best: tuple[Ranked, ...], say: Speech) -> tuple[Line, ...]:
    return tuple(
        Line(
            key=str(number),
            label=say.once(line_label(situation, one)),
            texts=(write_action(Place(one.tiles)),),
        )
        for number, one in enumerate(best, start=1)
    )


def line_label(situation: Situation, one: Ranked) -> Message:
    """A placement in a list: points, equity, tiles, and what they make."""
    return words(
        "board-line",
        points=one.points,
        equity=round(one.equity, 1),
        tiles=write_action(Place(one.tiles)),
        examples=examples_of(situation, one.tiles),
    )
