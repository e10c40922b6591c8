"""The puzzle desk of Robogem, "Program the robot": cards become a program, it is seen running, and a judge is fair.

What is to be solved is a `puzzle`, what a draft is says `desk_puzzle_draft`, how it looks `desk_puzzle_sheet`, and how
few turns are enough `puzzle_search`; the edits are here, and what is told of what a search has found.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from robacus.desk import Desk, Lesson, Line, Sheet
from robacus.game import IllegalAction
from robacus.games.robogem.cards import CARDS
from robacus.games.robogem.desk_puzzle_draft import MOST_HINTS, Draft, read_draft
from robacus.games.robogem.desk_puzzle_lessons import LESSONS, lesson_after, lesson_of
from robacus.games.robogem.desk_puzzle_sheet import LOOK, film_of, sheet, step_words, to_be_searched
from robacus.games.robogem.desk_puzzle_sheet import named as named_robot
from robacus.games.robogem.layout import HEADINGS, words
from robacus.games.robogem.notation import Turn, read_action, write_action
from robacus.games.robogem.puzzle import check_turn
from robacus.games.robogem.puzzle_search import Found, solve
from robacus.games.robogem.turns import card_name
from robacus.scene import Fact
from robacus.speech import Message, Speech

BLANK = (
    "R.....G/..#.#../......./.*.#.*./......./..#.#../Y.....B; robot red A3 E 0 1; robot blue C3 S 1; "
    "cards FRFFR FLRFF FFRRL FRRLF RRFFF FL"
)
"""The puzzle with which somebody begins who brings none."""


class PuzzleDesk(Desk):
    """One robot, a row of cards, and whoever sits there."""

    name = "puzzle"

    def lessons(self) -> tuple[Lesson, ...]:
        return LESSONS

    def blank(self) -> str:
        return BLANK

    def searches(self, edit: str) -> bool:
        return edit == LOOK or re.match(r"hint\b", edit) is not None

    def open(self, draft: str, say: Speech) -> Sheet:
        read = read_draft(draft)
        return sheet(read, named_robot(read.puzzle, say))

    def edit(self, draft: str, edit: str, say: Speech) -> Sheet:
        before = read_draft(draft)
        say = named_robot(before.puzzle, say)
        match edit.split():
            case ["look"]:
                return _looked(before, say)
            case ["hint"]:
                return _hinted(before, min(before.hints + 1, MOST_HINTS), say)
            case ["hint", step] if step in ("1", "2", "3", "4", "5"):
                return _hinted(before, int(step), say)
            case ["dry" | "live" as what, "on" | "off" as chosen]:
                return sheet(replace(before, **{what: chosen == "on"}), say)
            case ["step", number] if re.fullmatch("[0-9]{1,4}", number):
                return _stepped(before, int(number), say)
            case ["restart"]:
                return _restarted(before, say)
            case ["run"]:
                return _ran(before, before.laid, say)
            case ["rest", "now"]:
                return _ran(before, Turn(append=before.laid.append, rest=True), say)
            case _:
                return _laid(before, edit, say)


# -- laying out ------------------------------------------------------------------------------------------------------


def _laid(before: Draft, edit: str, say: Speech) -> Sheet:
    """The cards in another order; any other text is a turn, as at the table."""
    match edit.split():
        case ["card", place] if re.fullmatch("[1-9]", place):
            after = _with_card(before, int(place) - 1)
        case ["put", card] if card in CARDS:
            free = [
                place
                for place, held in enumerate(before.hand)
                if held == card and place not in (*before.program, *before.append)
            ]
            after = _with_card(before, free[0] if free else -1)
        case ["back"]:
            after = _without_last(before)
        case ["back", "program" | "function" as row, place] if re.fullmatch("[1-9]", place):
            after = _without(before, row, int(place) - 1)
        case ["clear"]:
            after = replace(before, program=(), append=())
        case ["into", "function"]:
            if not before.puzzle.functions:
                raise IllegalAction(words("no-functions"))
            after = replace(before, into_function=True)
        case ["into", "program"]:
            after = replace(before, into_function=False)
        case _:
            return _ran(before, read_action(edit), say)
    return sheet(after, say)


def _with_card(before: Draft, place: int) -> Draft:
    _at_work(before)
    if not 0 <= place < len(before.hand) or place in (*before.program, *before.append):
        raise IllegalAction(words("puzzle-no-such-card"))
    if not before.into_function:
        return replace(before, program=(*before.program, place))
    if not before.room:
        raise IllegalAction(
            words("function-full", room=0, longest=len(before.stage.function) + len(before.append))
        )
    return replace(before, append=(*before.append, place))


def _without_last(before: Draft) -> Draft:
    """The last card of the row in which cards are laid now goes back, else that of the other one."""
    if before.append and (before.into_function or not before.program):
        return replace(before, append=before.append[:-1])
    if not before.program:
        raise IllegalAction(words("puzzle-nothing-laid"))
    return replace(before, program=before.program[:-1])


def _without(before: Draft, row: str, place: int) -> Draft:
    name = "program" if row == "program" else "append"
    cards: tuple[int, ...] = getattr(before, name)
    if place >= len(cards):
        raise IllegalAction(words("puzzle-nothing-laid"))
    return replace(before, **{name: cards[:place] + cards[place + 1 :]})


def _at_work(before: Draft) -> None:
    """Raise `IllegalAction` where no turn can be put together."""
    if before.step is not None:
        raise IllegalAction(words("puzzle-stepping"))
    if before.stage.over:
        check_turn(before.puzzle, before.stage, Turn())


# -- running ---------------------------------------------------------------------------------------------------------


def _ran(before: Draft, turn: Turn, say: Speech) -> Sheet:
    _at_work(before)
    check_turn(before.puzzle, before.stage, turn)
    after = replace(before, turns=(*before.turns, turn), program=(), append=(), into_function=False)
    after = read_draft(after.to_text())  # as long as a draft may be
    if after.events and after.events[-1].event.kind in ("bug", "loop"):
        said = step_words(after, len(after.events))
    elif after.stage.over:
        said = None
    else:
        name = "rested" if turn.rest else "played" if turn.program else "idle"
        said = words(f"puzzle-turn-{name}", count=after.stage.size)
    return sheet(after, say, said=said, film=film_of(before, after, say))


def _stepped(before: Draft, step: int, say: Speech) -> Sheet:
    """The last turn once more, up to a thing that happened in it."""
    if not before.events:
        raise IllegalAction(words("puzzle-nothing-ran"))
    return sheet(replace(before, step=step if step < len(before.events) else None), say)


def _restarted(before: Draft, say: Speech) -> Sheet:
    if not before.turns:
        raise IllegalAction(words("puzzle-nothing-ran"))
    after = Draft(puzzle=before.puzzle, hints=before.hints, dry=before.dry, live=before.live)
    return sheet(after, say, said=words("puzzle-restarted"))


# -- what is searched for --------------------------------------------------------------------------------------------


def _looked(draft: Draft, say: Speech) -> Sheet:
    """The sheet with everything that it is to show: the judge's word, help that was given, the turns from here."""
    if not to_be_searched(draft):
        return sheet(draft, say)
    whole = solve(draft.puzzle)
    facts = []
    if draft.hints:
        facts.append(Fact("best", say.say(words("puzzle-best")), say.say(_number(whole))))
    if draft.solved:
        status, over = _judged(draft, whole)
        counts = draft.hints < MOST_HINTS
        return sheet(
            draft, say, status=status, facts=tuple(facts), solved=over if counts else None, found=True
        )
    said = None
    if draft.live:
        here = say.say(_number(solve(draft.puzzle, draft.stage)))
        facts.append(Fact("left", say.say(words("puzzle-left")), here))
        said = words("puzzle-left-said", left=here)
    return sheet(draft, say, said=said, facts=tuple(facts), found=True)


def _judged(draft: Draft, whole: Found) -> tuple[Message, int | None]:
    """How good it was, and how many turns were too many; None = that is not known."""
    count = len(draft.turns)
    best = whole.best if whole.best is not None else whole.least if whole.least == count else None
    lesson = lesson_of(draft.puzzle)
    if best is None:
        return words("puzzle-judge-limit", count=count, least=whole.least), None
    if best < count:
        return words("puzzle-judge-more", count=count, best=best), count - best
    if lesson is None:
        return words("puzzle-judge-best", count=count), 0
    praise = words(f"lesson-done-{lesson.name}")
    return words("lesson-last" if lesson_after(lesson) is None else "lesson-done", praise=praise), 0


def _number(found: Found) -> Message:
    if found.best is not None:
        return words("puzzle-left-exact", count=found.best)
    return words("puzzle-left-none") if found.proven else words("puzzle-left-least", count=found.least)


def _hinted(before: Draft, step: int, say: Speech) -> Sheet:
    """One step of help more, from where somebody is; from the beginning where nothing is left to do."""
    draft = replace(before, hints=max(step, before.hints), step=None)
    whole = solve(draft.puzzle)
    if step == 1:
        return sheet(draft, say, said=_whole_words(whole))
    done = draft.stage.over
    here = whole if done else solve(draft.puzzle, draft.stage)
    if step == MOST_HINTS and whole.best is not None:
        return sheet(draft, say, said=_whole_words(whole), lines=_lines(draft, whole, here, say))
    if here.best is None:
        told = words("puzzle-hint-none") if here.proven else words("puzzle-hint-limit", least=here.least)
        return sheet(before, say, said=told)
    told = _turn_words(draft, here.way[0], step) if not done else _whole_words(whole)
    over = len(draft.turns) + here.best - (whole.best or whole.least)
    if draft.turns and not done and over > 0:
        told = words("puzzle-hint-off", left=here.best, over=over, told=told)
    return sheet(draft, say, said=told)


def _whole_words(whole: Found) -> Message:
    if whole.best is not None:
        return words("puzzle-hint-turns", count=whole.best)
    if whole.proven:
        return words("puzzle-hint-impossible")
    return words("puzzle-hint-limit", least=whole.least)


def _turn_words(draft: Draft, turn: Turn, step: int) -> Message:
    """What the best turn from here is like: where it leads, how it begins, all of it."""
    if step >= 4:
        return words("puzzle-hint-turn", turn=write_action(turn))
    if turn.rest:
        return words("puzzle-hint-rest", added=len(turn.append))
    if step == 3 and turn.append:
        return words("puzzle-hint-append", card=card_name(turn.append[0]))
    if not turn.program:
        return words("puzzle-hint-idle", added=len(turn.append))
    if step == 3:
        return words("puzzle-hint-first", card=card_name(turn.program[0]))
    robot = draft.puzzle.play(draft.stage, turn).position.robots[0]
    return words(
        "puzzle-hint-end",
        cell=draft.puzzle.layout.name(robot.square),
        heading=HEADINGS[robot.heading],
        added=len(turn.append),
    )


def _lines(draft: Draft, whole: Found, here: Found, say: Speech) -> tuple[Line, ...]:
    """The best way from here, and the best one from the beginning where that is another one."""
    found = []
    if not draft.stage.over and here.best:
        clear = ("clear",) if draft.program or draft.append else ()
        found.append(_line("here", here.way, clear, say))
    if whole.best and draft.turns:
        found.append(_line("whole", whole.way, ("restart",), say))
    return tuple(found)


def _line(name: str, way: tuple[Turn, ...], first: tuple[str, ...], say: Speech) -> Line:
    texts = tuple(map(write_action, way))
    label = words(f"puzzle-way-{name}", count=len(way), way=" · ".join(texts))
    return Line(key=name, label=say.once(label), texts=(*first, *texts))
