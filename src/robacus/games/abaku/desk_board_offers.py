"""What can be done at the desk "board": buttons, tools for fields and rack, settings, and where a draft can be taken.

Every text in a control, tool or chooser is an edit (`desk_board_edits`); nothing is done here.
"""

from __future__ import annotations

from functools import lru_cache

from robacus.control import Control
from robacus.desk import Chooser, Link, Pick, Tool
from robacus.games.abaku.arithmetic import OPERATIONS
from robacus.games.abaku.desk_board_art import NAMES
from robacus.games.abaku.desk_board_draft import MOST_HINTS, Draft
from robacus.games.abaku.desk_board_edits import OPERATION_SETS, bonuses_of
from robacus.games.abaku.layout import BONUSES, EXAMPLE_FACTOR, MAX_SIZE, MIN_SIZE, PLAIN, TILE_FACTOR
from robacus.games.abaku.messages import words
from robacus.games.abaku.placing import Rules
from robacus.games.abaku.situation import DIGITS, JOKER, MAX_SEATS, USUAL_BAG, Situation
from robacus.games.abaku.situation_text import operation_names, written_copies, written_layout
from robacus.speech import Speech, speech


def controls(draft: Draft, say: Speech) -> tuple[Control, ...]:
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
def tools(language: str) -> tuple[Tool, ...]:
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


def choosers(draft: Draft, say: Speech) -> tuple[Chooser, ...]:
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


def links(situation: Situation, say: Speech) -> tuple[Link, ...]:
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
