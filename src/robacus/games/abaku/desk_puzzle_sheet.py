"""What the trainer's desk shows of a draft: the task in words, what was found, why something was wrong, what to do.

Nothing is searched here but the examples of a row; what the best placements of a rack are is handed in.
"""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

from robacus.control import Control
from robacus.desk import Chooser, Fault, Line, Link, Mistake, Pick, Sheet, Tool
from robacus.games.abaku.arithmetic import OPERATIONS, readings
from robacus.games.abaku.desk_puzzle_art import lanes, rack_board, rack_pieces, row_board, row_pieces
from robacus.games.abaku.desk_puzzle_draft import Draft
from robacus.games.abaku.desk_puzzle_lessons import lesson_after, lesson_of
from robacus.games.abaku.messages import words
from robacus.games.abaku.notation import write_tile
from robacus.games.abaku.placing import Judgement, Refusal
from robacus.games.abaku.refusals import refusal_words
from robacus.games.abaku.situation import Situation
from robacus.games.abaku.situation_text import write_situation
from robacus.games.abaku.tasks import (
    GAP,
    LETTERS,
    Find,
    Gap,
    Level,
    Numbers,
    Operations,
    Rack,
    RowTask,
    Size,
    Task,
    TaskKind,
    kind_of,
)
from robacus.games.abaku.turns import example_words, reading_words
from robacus.games.abaku.why import why_not
from robacus.scene import Fact, Scene
from robacus.speech import Joined, Message, Speech, speech

LOOK = "look"
"""The edit that compares what was laid with the best."""


def asked(task: Task, level: Level) -> Message:
    """The task in one sentence, with which examples count."""
    counts = words(f"generate-operations-{level.operations}")
    match task:
        case Find():
            return words("train-asked-find", row=task.row.replace(GAP, "?"), operations=counts)
        case Gap():
            return words("train-asked-gap", row=task.row.replace(GAP, "?"), operations=counts)
        case Rack():
            return words("train-asked-rack", tiles=" ".join(task.tiles), operations=counts)


def read_out(digits: str, mask: int) -> Message | Joined:
    """An example with its signs, in every way it can be read."""
    return Joined(tuple(map(reading_words, readings(digits, mask))))


# -- a row -------------------------------------------------------------------------------------------------------------


def row_sheet(
    draft: Draft, say: Speech, *, said: Message | None = None, mistake: Mistake | None = None
) -> Sheet:
    """The sheet of a task about a row."""
    task = draft.task
    assert not isinstance(task, Rack)
    count = max(lanes(task).values()) + 1
    scene = Scene(
        board=row_board(len(task.row), count, say.language),
        pieces=row_pieces(draft, task),
        facts=_row_facts(draft, task, say),
        status=say.say(_row_status(draft, task)),
    )
    faults: tuple[Fault, ...] = ()
    if draft.wrong:
        faults = tuple(Fault(say=say.say(why)) for why in wrong_words(task, draft.wrong)[1:])
    return Sheet(
        draft=draft.to_text(),
        scene=scene,
        controls=(*_row_controls(draft, task, say), *_buttons(draft, say)),
        choosers=_choosers(kind_of(task), draft, say),
        faults=faults,
        links=_lesson_link(draft, say) if lesson_of(draft) else _links(draft.level, say),
        intro=_intro(draft, say),
        lesson=_lesson_name(draft),
        say="" if said is None else say.once(said),
        share=draft.share,
        puzzle=draft.share,
        solved=len(draft.tried) if draft.over and not draft.shown else None,
        mistake=mistake,
    )


def wrong_words(task: RowTask, answer: str) -> tuple[Message, ...]:
    """That an answer is wrong, and why."""
    digits = task.digits_of(answer)
    return (words("train-wrong", digits=digits), *why_not(digits, task.mask))


def _row_facts(draft: Draft, task: RowTask, say: Speech) -> tuple[Fact, ...]:
    facts = [_counts(draft.level, say)]
    of = words("train-found-of", count=len(draft.found), all=len(task.right))
    facts.append(Fact("found", say.say(words("train-found")), say.say(of)))
    told = task.right if draft.shown else draft.found
    facts += [
        Fact(f"example-{answer}", task.digits_of(answer), say.say(words("train-read", readings=ways)))
        for answer in told
        for ways in (read_out(task.digits_of(answer), task.mask),)
    ]
    return tuple(facts)


def _counts(level: Level, say: Speech) -> Fact:
    counts = words(f"generate-operations-{level.operations}")
    return Fact("counts", say.say(words("train-counts")), say.say(counts))


def _row_status(draft: Draft, task: RowTask) -> Message:
    if draft.shown:
        return words("train-shown")
    if draft.over:
        return words("train-solved", count=len(draft.tried))
    if draft.begun is not None:
        return words("train-find-end", digit=task.row[draft.begun], place=LETTERS[draft.begun])
    if isinstance(task, Find):
        return words("train-find")
    return words("train-gap", count=len(task.right))


def _row_controls(draft: Draft, task: RowTask, say: Speech) -> tuple[Control, ...]:
    if draft.over:
        return ()
    if isinstance(task, Gap):
        label = say.say(words("train-digit"))
        return (Control(key="digit", kind="number", label=label, text="digit {n}", low=0, high=9),)
    mark = "train-place-begin" if draft.begun is None else "train-place-end"
    return tuple(
        Control(
            key=f"place-{letter}",
            kind="point",
            label=say.say(words(mark, digit=digit, place=letter)),
            text=f"mark {letter}",
            to=letter,
        )
        for letter, digit in zip(LETTERS, task.row, strict=False)
    )


# -- a rack ------------------------------------------------------------------------------------------------------------


def rack_sheet(
    draft: Draft,
    say: Speech,
    *,
    said: Message | None = None,
    status: Message | None = None,
    facts: tuple[Fact, ...] = (),
    lines: tuple[Line, ...] = (),
    solved: int | None = None,
    mistake: Mistake | None = None,
    found: bool = False,
) -> Sheet:
    """The sheet of a board and a rack; `found` says that everything that is to be searched for was."""
    task = draft.task
    assert isinstance(task, Rack)
    refusal, judged = task.position.refusal(draft.laid), task.position.judge(draft.laid)
    layout = task.position.layout
    # Where there are no tools, as on paper, on a page without scripts and afterwards, this alone says what there is.
    tiles = Fact("tiles", say.say(words("train-tiles")), " ".join(task.tiles))
    scene = Scene(
        board=rack_board(layout, say.language),
        pieces=rack_pieces(draft, task, say, star=solved == 0),
        facts=(_counts(draft.level, say), tiles, *_rack_facts(draft, refusal, judged, say), *facts),
        status=say.say(status or _rack_status(draft, refusal, judged)),
    )
    faults: tuple[Fault, ...] = ()
    if refusal is not None and draft.laid:
        board = task.position.with_tiles(draft.laid)
        why = say.say(refusal_words(refusal, layout, board, task.position.rules.rack))
        faults = (Fault(why, "" if refusal.new is None else layout.name(refusal.new)),)
    tools = () if draft.over else _tools(draft, say)
    return Sheet(
        draft=draft.to_text(),
        scene=scene,
        controls=(*_rack_controls(draft, task, refusal, say), *_buttons(draft, say)),
        tools=tools,
        tool=tools[0].key if tools and len(set(draft.left)) == 1 else "",
        advice=say.say(words("train-rack-advice")) if tools else "",
        choosers=_choosers("rack", draft, say),
        intro=_intro(draft, say),
        lesson=_lesson_name(draft),
        faults=faults,
        lines=lines,
        links=(*_lesson_link(draft, say), *_analysis(task, say)) if draft.over else (),
        say="" if said is None else say.once(said),
        share=draft.share,
        puzzle=draft.share,
        then=LOOK if draft.over and not found else "",
        solved=solved,
        mistake=mistake,
    )


def _rack_status(draft: Draft, refusal: Refusal | None, judged: Judgement) -> Message:
    if draft.done:
        return words("train-laid", points=judged.score)
    if draft.shown:
        return words("train-shown")
    if draft.laid and refusal is None:
        return words("train-rack-points", points=judged.score)  # the status is said to who does not see it
    return words("train-rack-status")


def _rack_facts(draft: Draft, refusal: Refusal | None, judged: Judgement, say: Speech) -> tuple[Fact, ...]:
    if not draft.laid:
        return ()
    points = "–" if refusal is not None else str(judged.score)
    facts = [Fact("points", say.say(words("train-points")), points)]
    facts += [
        Fact(f"example-{number}", example.digits, say.say(example_words(example)))
        for number, example in enumerate(judged.examples)
    ]
    return tuple(facts)


def _tools(draft: Draft, say: Speech) -> tuple[Tool, ...]:
    left = draft.left
    group = say.say(words("train-rack-tiles", tiles=" ".join(left)))
    found = tuple(
        Tool(
            key=f"tile-{digit}-{left[:place].count(digit)}",
            label=digit,
            text=f"put {{square}}={digit}",
            group=group,
            keys=digit,
            symbol=f"rack-{digit}",
            typed=True,
        )
        for place, digit in enumerate(left)
    )
    if not draft.laid:
        return found
    label = say.say(words("train-tile-back"))
    back = Tool(key="back", label=label, text="back {square}", group=group, keys="Backspace", typed=True)
    return (*found, back)


def _rack_controls(draft: Draft, task: Rack, refusal: Refusal | None, say: Speech) -> tuple[Control, ...]:
    if draft.over:
        return ()
    layout = task.position.layout
    found = [
        Control(
            key=f"back-{name}",
            kind="point",
            label=say.say(words("train-back", digit=tile.digit, field=name)),
            text=f"back {name}",
            to=name,
        )
        for tile in draft.laid
        for name in (layout.name(task.position.field(tile)),)
    ]
    if draft.laid and refusal is None:
        label = say.say(words("client-play"))
        found.append(Control(key="lay", label=label, text="lay", keys="Enter", primary=True))
    if draft.laid:
        label = say.say(words("train-recall"))
        found.append(Control(key="recall", label=label, text="recall"))
    return tuple(found)


def situation_of(task: Rack) -> Situation:
    """The position of a task, as the solver and the desk of analysis know it."""
    position = task.position
    return Situation(layout=position.layout, board=position.board, rules=position.rules, rack=task.tiles)


def _analysis(task: Rack, say: Speech) -> tuple[Link, ...]:
    """The desk where every placement can be looked at."""
    draft = write_situation(situation_of(task))
    return (Link(label=say.say(words("desk-board")), desk="board", draft=draft),)


def placement_text(draft: Draft) -> str:
    """What is laid, as it is typed."""
    return " ".join(map(write_tile, draft.laid))


# -- for every task ----------------------------------------------------------------------------------------------------


def _buttons(draft: Draft, say: Speech) -> tuple[Control, ...]:
    lesson = lesson_of(draft)
    leads_on = lesson is not None and lesson_after(lesson) is not None
    return _made_buttons(isinstance(draft.task, Rack), draft.over, leads_on, say.language)


@lru_cache(maxsize=128)
def _made_buttons(rack: bool, over: bool, leads_on: bool, language: str) -> tuple[Control, ...]:
    """What can be done with every task; a lesson that is not the last one leads on by itself."""
    say = speech(language)
    following = (
        ()
        if leads_on
        else (Control(key="next", label=say.say(words("train-next")), text="next", keys="n", primary=over),)
    )
    if over:
        again = Control(key="again", label=say.say(words("train-again")), text="again", keys="r")
        return (*following, again)
    best = " best" if rack else ""
    return (
        Control(key="hint", label=say.say(words("train-hint")), text=f"hint{best}", keys="h"),
        Control(
            key="show",
            label=say.say(words("train-show")),
            text=f"show{best}",
            confirm=say.say(words("train-show-sure")),
        ),
        *following,
    )


def _intro(draft: Draft, say: Speech) -> str:
    """What a lesson teaches."""
    lesson = lesson_of(draft)
    if lesson is None:
        return ""
    title, text = words(f"lesson-{lesson.name}"), words(f"lesson-{lesson.name}.help")
    return say.say(words("lesson-intro", title=title, text=text))


def _lesson_name(draft: Draft) -> str:
    lesson = lesson_of(draft)
    return "" if lesson is None else lesson.name


def _lesson_link(draft: Draft, say: Speech) -> tuple[Link, ...]:
    """The next lesson."""
    lesson = lesson_of(draft)
    after = None if lesson is None else lesson_after(lesson)
    if after is None:
        return ()
    title = words("lesson-next", title=words(f"lesson-{after.name}"))
    return (Link(label=say.say(title), desk="puzzle", draft=after.draft, primary=draft.over),)


def _choosers(kind: TaskKind, draft: Draft, say: Speech) -> tuple[Chooser, ...]:
    return () if lesson_of(draft) else _made_choosers(kind, draft.level, say.language)


@lru_cache(maxsize=256)
def _made_choosers(kind: TaskKind, level: Level, language: str) -> tuple[Chooser, ...]:
    say = speech(language)
    chosen = {"task": kind, "operations": level.operations, "numbers": level.numbers, "size": level.size}
    values = {"task": TaskKind, "operations": Operations, "numbers": Numbers, "size": Size}
    return tuple(
        Chooser(
            key=name,
            label=say.say(words(f"generate-{name}.label")),
            picks=tuple(
                Pick(
                    key=value,
                    label=say.say(words(f"generate-{name}-{value}")),
                    text=f"wish {name} {value}",
                    chosen=value == chosen[name],
                )
                for value in get_args(kinds)
            ),
        )
        for name, kinds in values.items()
    )


def _links(level: Level, say: Speech) -> tuple[Link, ...]:
    """A table where the same examples count."""
    options = {name: bool(level.mask >> bit & 1) for bit, name in enumerate(OPERATIONS)}
    return (Link(label=say.say(words("train-table")), options=dict(options)),)
