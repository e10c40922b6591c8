"""What the desk "board" shows of a draft: board and rack with all their squares, tools, choosers, faults, facts.

Nothing is searched (`desk_board_search`) or changed (`desk_board_edits`); what a search has found is handed in.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from robacus.control import Control
from robacus.desk import Chooser, Fault, Frame, Line, Link, Pick, Sheet, Tool
from robacus.games.abaku.answer import examples_of, view_of
from robacus.games.abaku.arithmetic import OPERATIONS
from robacus.games.abaku.desk_board_art import NAMES, RACK_KEYS, board, rack_pieces
from robacus.games.abaku.desk_board_draft import MOST_HINTS, Draft
from robacus.games.abaku.desk_board_edits import OPERATION_SETS, bonuses_of
from robacus.games.abaku.endgame import Ending
from robacus.games.abaku.engine import Ranked
from robacus.games.abaku.layout import BONUSES, EXAMPLE_FACTOR, MAX_SIZE, MIN_SIZE, PLAIN, TILE_FACTOR
from robacus.games.abaku.messages import words
from robacus.games.abaku.notation import Place, write_action
from robacus.games.abaku.placing import Rules
from robacus.games.abaku.scene import facts, scene
from robacus.games.abaku.situation import DIGITS, JOKER, MAX_SEATS, USUAL_BAG, Situation
from robacus.games.abaku.situation_text import operation_names, written_copies, written_layout
from robacus.games.abaku.strange import strange
from robacus.games.abaku.turns import EXAMPLE_MS, KOMBO_MS, example_words
from robacus.scene import Fact, Piece, Scene, difference
from robacus.speech import Message, Speech, speech

LOOK = "look"
"""The edit that searches for what the sheet is to show besides."""
MOST_LISTED = 20
"""Placements in the list."""
MOST_FAULTS = 6
"""Strange things that are told one by one."""
HINT_LAYER = 3


def sheet(
    draft: Draft,
    say: Speech,
    *,
    said: Message | None = None,
    status: Message | None = None,
    found: tuple[Ranked, ...] = (),
    ending: Ending | None = None,
    marked: tuple[str, ...] = (),
    lines: bool = False,
    looked: bool = False,
    film: bool = False,
) -> Sheet:
    """The sheet of a draft.  `looked` says that everything that is to be searched for was, `found` what that was and
    `ending` the best turn where the bag is empty; `marked` are fields that help points at, `lines` lists the best
    placements, `film` tells a placement that has just been laid example by example."""
    wrong = tuple(_faults(draft.now, say))
    drawn = _scene(draft, say, status or _status(draft), marked)
    if looked:
        drawn = replace(drawn, facts=(*_found_facts(found, ending, say), *drawn.facts))
    return Sheet(
        draft=draft.to_text(),
        scene=drawn,
        controls=_controls(draft, say),
        tools=() if draft.fixed else _tools(say.language),
        choosers=() if draft.fixed else _choosers(draft, say),
        faults=wrong,
        lines=_lines(draft.now, found, say) if lines else (),
        links=_links(draft.now, say),
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
    points = words("board-status-laid", points=draft.judged.score)
    told = [words("board-laid"), *map(example_words, examples), *([points] if draft.judged.kombo else [])]
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


def _found_facts(found: tuple[Ranked, ...], ending: Ending | None, say: Speech) -> tuple[Fact, ...]:
    most = max((one.points for one in found), default=0)
    return (
        Fact("placements", say.say(words("board-fact-placements")), str(len(found))),
        Fact("most", say.say(words("board-fact-most")), str(most)),
        *(_ending_fact(ending, say) if ending is not None else ()),
    )


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


def _lines(situation: Situation, found: tuple[Ranked, ...], say: Speech) -> tuple[Line, ...]:
    return tuple(
        Line(
            key=str(number),
            label=say.once(line_label(situation, one)),
            texts=(write_action(Place(one.tiles)),),
        )
        for number, one in enumerate(found[:MOST_LISTED], start=1)
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


# -- what can be done ------------------------------------------------------------------------------------------------


def _controls(draft: Draft, say: Speech) -> tuple[Control, ...]:
    situation = draft.now
    return _made_controls(
        bool(situation.rack),
        draft.best,
        draft.hints,
        _changes(draft),
        say.language,
    )


@lru_cache(maxsize=256)
def _made_controls(
    rack: bool, best: bool, hints: int, changes: tuple[str, ...], language: str
) -> tuple[Control, ...]:
    say = speech(language)
    found = []
    if rack and not best and hints < MOST_HINTS:
        step = min(hints + 1, MOST_HINTS)
        label = say.say(words("board-hint", step=step))
        found.append(Control(key="hint", label=label, text=f"hint {step}", keys="h", primary=True))
    if best or (rack and hints < MOST_HINTS):
        way = "off" if best else "on"
        found.append(
            Control(key="best", label=say.say(words(f"board-best-{way}")), text=f"best {way}", keys="b")
        )
    found += [Control(key=name, label=say.say(words(f"board-control-{name}")), text=name) for name in changes]
    return tuple(found)


def _changes(draft: Draft) -> tuple[str, ...]:
    """Edits of the whole position that are offered."""
    if draft.fixed:
        return ("change",)
    situation = draft.now
    draws = any(situation.unseen) or bool(situation.rack)
    clears = not situation.first or bool(situation.rack)
    return tuple(name for name, possible in (("draw", draws), ("clear", clears)) if possible)


@lru_cache(maxsize=16)
def _tools(language: str) -> tuple[Tool, ...]:
    say = speech(language)
    tiles, fields = (say.say(words(f"board-group-{name}")) for name in ("tiles", "fields"))
    found = [
        Tool(
            key=f"digit-{digit}",
            label=digit,
            text=f"put {{square}} {digit}",
            group=tiles,
            keys=digit,
            typed=True,
            symbol=f"tile-{digit}",
        )
        for digit in (*DIGITS[1:], DIGITS[0])
    ]
    joker, erase = (say.say(words(f"board-tool-{name}")) for name in ("joker", "erase"))
    found += [
        Tool(
            key="joker",
            label=joker,
            text=f"put {{square}} {JOKER}",
            group=tiles,
            keys=JOKER,
            typed=True,
            symbol="tool-joker",
        ),
        Tool(
            key="erase",
            label=erase,
            text="erase {square}",
            group=tiles,
            keys="Backspace",
            typed=True,
            symbol="tool-erase",
        ),
    ]
    for bonus in (*BONUSES, PLAIN):
        if bonus == PLAIN:
            label = say.say(words("board-tool-plain"))
        elif bonus in TILE_FACTOR:
            label = say.say(words("board-tool-tile", factor=TILE_FACTOR[bonus]))
        else:
            label = say.say(words("board-tool-example", factor=EXAMPLE_FACTOR[bonus]))
        found.append(
            Tool(
                key=f"field-{NAMES[bonus]}",
                label=label,
                text=f"field {{square}} {bonus}",
                group=fields,
                symbol=f"field-{NAMES[bonus]}",
            )
        )
    return tuple(found)


# -- choosers --------------------------------------------------------------------------------------------------------


def _choosers(draft: Draft, say: Speech) -> tuple[Chooser, ...]:
    situation = draft.now
    operations = next(
        (name for name, bits in OPERATION_SETS.items() if bits == situation.rules.operations), "own"
    )
    return _made_choosers(
        situation.layout.size,
        bonuses_of(situation.layout),
        operations,
        situation.rules,
        situation.seats,
        say.language,
    )


@lru_cache(maxsize=512)
def _made_choosers(
    size: int, bonuses: str, operations: str, rules: Rules, seats: int, language: str
) -> tuple[Chooser, ...]:
    say = speech(language)

    def chooser(key: str, label: str, picks: tuple[tuple[str, str], ...], chosen: str) -> Chooser:
        return Chooser(
            key=key,
            label=say.say(words(label)),
            picks=tuple(
                Pick(key=name, label=shown, text=f"{key} {name}", chosen=name == chosen)
                for name, shown in picks
            ),
        )

    def named(prefix: str, *names: str) -> tuple[tuple[str, str], ...]:
        return tuple((name, say.say(words(f"{prefix}-{name}"))) for name in names)

    own = ("own",) if bonuses == "own" else ()
    sets = (*OPERATION_SETS, *(("own",) if operations == "own" else ()))
    sizes = tuple((str(one), f"{one} × {one}") for one in range(MIN_SIZE, MAX_SIZE + 1, 2))
    return (
        chooser("size", "board-choose-size", sizes, str(size)),
        chooser(
            "bonuses", "board-bonuses-name", named("board-bonuses", "usual", "centre", "none", *own), bonuses
        ),
        chooser("operations", "board-operations", named("board-operations", *sets), operations),
        chooser("zero", "option-zero", named("option-zero", "new", "either"), rules.zero),
        chooser(
            "zero-only-contact",
            "option-zero_only_contact",
            named("board-contact", "yes", "no"),
            "yes" if rules.zero_only_contact else "no",
        ),
        chooser(
            "players",
            "board-players",
            tuple((str(count), str(count)) for count in range(1, MAX_SEATS + 1)),
            str(seats),
        ),
    )


def _links(situation: Situation, say: Speech) -> tuple[Link, ...]:
    """A new table with a board and rules that were chosen here; no game begins with tiles that lie."""
    if not situation.first:
        return ()
    allowed = set(operation_names(situation.rules.operations))
    options: dict[str, str | int | bool] = {
        "layout": written_layout(situation.layout),
        "zero": situation.rules.zero,
        "zero_only_contact": situation.rules.zero_only_contact,
        "bag": "" if situation.copies == USUAL_BAG else written_copies(situation.copies),
        **{name: name in allowed for name in OPERATIONS},
    }
    return (Link(label=say.say(words("board-table")), options=options),)


__all__ = ["LOOK", "line_label", "sheet", "to_be_searched"]
