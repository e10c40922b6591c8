"""The trainer of Abaku, as its puzzle desk: one task after another, each wrong answer explained.

What tasks there are says `tasks`, what a draft is `desk_puzzle_draft`, how it looks `desk_puzzle_sheet`; the edits are
here.  The next task comes from the one before it and its level alone, so that the same edit gives everybody the same.
"""

from __future__ import annotations

from typing import Any, get_args

from msgspec.structs import replace

from robacus.desk import MAX_DRAFT, Desk, Lesson, Line, Mistake, Sheet
from robacus.game import IllegalAction
from robacus.games.abaku.arithmetic import read_reading, readings
from robacus.games.abaku.desk_puzzle_draft import Draft, placed, read_draft, read_tiles
from robacus.games.abaku.desk_puzzle_lessons import LESSONS
from robacus.games.abaku.desk_puzzle_sheet import (
    LOOK,
    asked,
    placement_text,
    rack_sheet,
    read_out,
    row_sheet,
    wrong_words,
)
from robacus.games.abaku.generator import Generator, GeneratorOptions
from robacus.games.abaku.messages import words
from robacus.games.abaku.notation import write_tile
from robacus.games.abaku.placing import Placement
from robacus.games.abaku.refusals import refusal_words
from robacus.games.abaku.tasks import (
    LETTERS,
    Find,
    Gap,
    Level,
    Numbers,
    Operations,
    Rack,
    RowTask,
    Size,
    TaskKind,
    kind_of,
    span_of,
    span_text,
)
from robacus.games.abaku.turns import example_words
from robacus.games.abaku.why import why_not_so
from robacus.scene import Fact
from robacus.speech import Joined, Message, Speech

BLANK = "find 31426; level plus_minus 20 small"
MOST_NUMBER = 1_000_000
ATTEMPTS = 200
"""So many seeds are tried for the next task."""
SEARCHES = ("next", "lay", LOOK, "hint best", "show best")
ENOUGH = 2
"""A placement that scores the most divided by this, or more, solves a task; the best one solves it as well as can
be."""
_KIND_BITS = {
    "sum": "addition",
    "difference": "subtraction",
    "product": "multiplication",
    "quotient": "division",
    "square": "squares",
    "root": "squares",
    "cube": "cubes",
    "cube-root": "cubes",
}
"""How an example is read -> the operation as a table's option calls it."""


class PuzzleDesk(Desk):
    """Asks, listens and explains."""

    name = "puzzle"

    def blank(self) -> str:
        return BLANK

    def lessons(self) -> tuple[Lesson, ...]:
        return LESSONS

    def searches(self, edit: str) -> bool:
        return edit in SEARCHES or edit.startswith("wish ")

    def open(self, draft: str, say: Speech) -> Sheet:
        return _sheet(_read(draft), say)

    def edit(self, draft: str, edit: str, say: Speech) -> Sheet:
        before = _read(draft)
        match edit.split():
            case ["next"]:
                return _sheet(_made(before, kind_of(before.task), before.level), say)
            case ["wish", name, value]:
                return _sheet(_wished(before, name, value), say)
            case ["again"]:
                return _sheet(_fresh(before), say, words("train-begun-again"))
        if isinstance(before.task, Rack):
            return _rack_edit(before, before.task, edit, say)
        return _row_edit(before, before.task, edit, say)


def _fresh(draft: Draft) -> Draft:
    """The same task, with nothing tried yet."""
    return Draft(task=draft.task, level=draft.level, number=draft.number)


def _read(text: str) -> Draft:
    return read_draft(text[: MAX_DRAFT + 1])


def _sheet(draft: Draft, say: Speech, said: Message | None = None) -> Sheet:
    if isinstance(draft.task, Rack):
        return rack_sheet(draft, say, said=said)
    return row_sheet(draft, say, said=said)


# -- the next task -----------------------------------------------------------------------------------------------------


def _made(before: Draft, kind: TaskKind, level: Level) -> Draft:
    """Another task of this kind and level."""
    options = GeneratorOptions(kind, level.operations, level.numbers, level.size)
    generator = Generator()
    for number in range(ATTEMPTS):
        puzzle = generator.attempt(options, f"{before.share}-{before.number}-{number}")
        if puzzle is not None and puzzle.task != before.task:
            return Draft(task=puzzle.task, level=level, number=(before.number + 1) % MOST_NUMBER)
    raise IllegalAction(words("train-none"))


def _wished(before: Draft, name: str, value: str) -> Draft:
    kinds: dict[str, Any] = {"task": TaskKind, "operations": Operations, "numbers": Numbers, "size": Size}
    if name not in kinds or value not in get_args(kinds[name]):
        raise IllegalAction(words("train-wish", words=f"{name} {value}"[:40]))
    if name == "task":
        return _made(before, value, before.level)  # type: ignore[arg-type]
    return _made(before, kind_of(before.task), replace(before.level, **{name: value}))


# -- a row -------------------------------------------------------------------------------------------------------------


def _row_edit(before: Draft, task: RowTask, edit: str, say: Speech) -> Sheet:
    match edit.split():
        case ["hint"]:
            return row_sheet(before, say, said=_hint(before, task))
        case ["show"]:
            return _shown(before, task, say)
        case ["mark", letter] if isinstance(task, Find) and letter in tuple(LETTERS[: len(task.row)]):
            return _marked(before, task, LETTERS.index(letter), say)
        case ["digit", digit]:
            edit = digit
    if before.over:
        raise IllegalAction(words("train-over"))
    answers = task.answers(edit)
    said = read_reading(edit)
    if said and answers[0] in task.right and said not in readings(task.digits_of(answers[0]), task.mask):
        raise IllegalAction(why_not_so(said, task.mask))  # the digits are an example, but not by these signs
    return _answered(before, task, answers, say)


def _marked(before: Draft, task: Find, place: int, say: Speech) -> Sheet:
    """The first place of a segment, or its last; the same place twice takes it back."""
    if before.over:
        raise IllegalAction(words("train-over"))
    if before.begun is None:
        return row_sheet(replace(before, begun=place, wrong=""), say)
    if before.begun == place:
        return row_sheet(replace(before, begun=None), say, said=words("train-unmarked"))
    start, last = sorted((before.begun, place))
    return _answered(before, task, (span_text(start, last + 1),), say)


def _answered(before: Draft, task: RowTask, answers: tuple[str, ...], say: Speech) -> Sheet:
    """The draft after an answer; one that was typed may stand in several places."""
    answer = next((one for one in answers if one not in (*before.found, *before.tried)), answers[0])
    draft = replace(before, begun=None, wrong="")
    digits = task.digits_of(answer)
    if answer in before.found:
        return row_sheet(draft, say, said=words("train-known", readings=read_out(digits, task.mask)))
    if answer in task.right:
        draft = replace(draft, found=(*before.found, answer))
        return row_sheet(draft, say, said=words("train-right", readings=read_out(digits, task.mask)))
    tried = before.tried if answer in before.tried else (*before.tried, answer)
    draft = replace(draft, tried=tried, wrong=answer)
    why = wrong_words(task, answer)
    return row_sheet(draft, say, said=why[0], mistake=_row_mistake(before, task, digits, why[1:], say))


def _row_mistake(draft: Draft, task: RowTask, answer: str, why: tuple[Message, ...], say: Speech) -> Mistake:
    examples = (read_out(task.digits_of(one), task.mask) for one in task.right)
    return Mistake(
        task=say.say(asked(task, draft.level)),
        answer=answer,
        right=say.say(words("train-read", readings=Joined(tuple(examples)))),
        why=tuple(map(say.say, why)),
        draft=draft.share,
    )


def _shown(before: Draft, task: RowTask, say: Speech) -> Sheet:
    """Every right answer; what was not found is a mistake."""
    if before.over:
        raise IllegalAction(words("train-over"))
    missed = [answer for answer in task.right if answer not in before.found]
    draft = replace(before, shown=True, begun=None, wrong="")
    told = Joined(tuple(read_out(task.digits_of(answer), task.mask) for answer in missed))
    said = words("train-missed", readings=told)
    answer = say.say(words("train-found-of", count=len(before.found), all=len(task.right)))
    return row_sheet(draft, say, said=said, mistake=_row_mistake(before, task, answer, (said,), say))


def _hint(draft: Draft, task: RowTask) -> Message:
    """Where an example begins, or what it is made of."""
    answer = next((one for one in task.right if one not in draft.found), "")
    if not answer or draft.shown:
        raise IllegalAction(words("train-over"))
    kind = readings(task.digits_of(answer), task.mask)[0].kind
    operation = words(f"option-{_KIND_BITS[kind]}")
    if isinstance(task, Gap):
        return words("train-hint-gap", operation=operation)
    start, _end = span_of(answer)
    return words("train-hint-find", digit=task.row[start], place=LETTERS[start], operation=operation)


# -- a rack ------------------------------------------------------------------------------------------------------------


def _rack_edit(before: Draft, task: Rack, edit: str, say: Speech) -> Sheet:
    match edit.split():
        case ["hint" | "show", "best"] if not task.best[1]:  # a task of somebody's own
            raise IllegalAction(words("train-nothing"))
        case ["look"]:
            return _judged(before, task, say) if before.over else rack_sheet(before, say, found=True)
        case ["lay"]:
            return _laid(before, task, say)
        case ["hint", "best"]:
            told = words("train-hint-rack", points=task.best[0])
            return rack_sheet(before, say, said=told)
        case ["show", "best"]:
            return _judged(replace(before, shown=True), task, say, lines=True)
        case ["recall"] if not before.over:
            return rack_sheet(replace(before, laid=(), done=False), say, said=words("train-recalled"))
        case ["back", field]:
            return _back(before, task, field, say)
        case ["try", *tiles]:
            # What is looked at once the task is over is no answer any more.
            laid = placed(before, " ".join(tiles))
            return rack_sheet(replace(before, laid=laid, done=False, shown=before.over), say)
        case ["put", *tiles]:
            return _put(before, " ".join(tiles), say)
    return _put(before, edit, say)


def _put(before: Draft, text: str, say: Speech) -> Sheet:
    """Tiles on the board, in place of those of the rack that lie there."""
    if before.over:
        raise IllegalAction(words("train-over"))
    tiles = read_tiles(text)
    fields = {(tile.row, tile.column) for tile in tiles}
    kept = [tile for tile in before.laid if (tile.row, tile.column) not in fields]
    laid = placed(before, " ".join(map(write_tile, (*kept, *tiles))))
    return rack_sheet(replace(before, laid=laid), say)


def _back(before: Draft, task: Rack, field: str, say: Speech) -> Sheet:
    layout = task.position.layout
    kept = tuple(tile for tile in before.laid if layout.name(task.position.field(tile)) != field.upper())
    if before.over:
        raise IllegalAction(words("train-over"))
    return rack_sheet(replace(before, laid=kept), say)


def _laid(before: Draft, task: Rack, say: Speech) -> Sheet:
    """The tiles on the board are the answer; one that the rules forbid is refused with the reason."""
    if before.over:
        raise IllegalAction(words("train-over"))
    refusal = task.position.refusal(before.laid)
    if refusal is not None:
        board = task.position.with_tiles(before.laid)
        layout = task.position.layout
        raise IllegalAction(refusal_words(refusal, layout, board, task.position.rules.rack))
    draft = replace(before, done=True)
    sheet = _judged(draft, task, say)
    score, best = task.best
    judged = task.position.judge(before.laid)
    if judged.score == score:
        return sheet
    mistake = Mistake(
        task=say.say(asked(task, draft.level)),
        answer=say.say(words("train-placement", tiles=placement_text(draft), points=judged.score)),
        right=say.say(_placement_words(task, best[0], score)),
        why=(say.say(words("train-more", lost=score - judged.score)),),
        draft=draft.share,
    )
    return replace(sheet, mistake=mistake)


def _judged(draft: Draft, task: Rack, say: Speech, *, lines: bool = False) -> Sheet:
    """The sheet with how good the placement is, and the best ones to look at."""
    score, best = task.best
    points = task.position.judge(draft.laid).score
    facts = (Fact("best", say.say(words("train-best")), str(score)),)
    shown = tuple(
        Line(
            key=str(number),
            label=say.once(_placement_words(task, placement, score)),
            texts=(f"try {' '.join(map(write_tile, placement))}",),
        )
        for number, placement in enumerate(best, start=1)
    )
    status = None
    if draft.done:
        status = words("train-laid-best" if points == score else "train-laid-less", points=points, best=score)
    return rack_sheet(
        draft,
        say,
        status=status,
        facts=facts,
        lines=shown if lines or draft.over else (),
        solved=score - points if draft.done and not draft.shown and points * ENOUGH >= score else None,
        found=True,
    )


def _placement_words(task: Rack, placement: Placement, score: int) -> Message:
    """A placement with its points and examples."""
    examples = task.position.judge(placement).examples
    return words(
        "train-placement-examples",
        tiles=" ".join(map(write_tile, placement)),
        points=score,
        examples=Joined(tuple(map(example_words, examples))),
    )
