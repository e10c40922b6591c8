"""What the puzzle desk shows of a draft: the picture, what can be done, what is told, and what just happened as a film.

Nothing is searched here; what a search has found is handed in.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from robacus.control import Control
from robacus.desk import Chooser, Frame, Line, Link, Pick, Sheet
from robacus.game import InvalidText
from robacus.games.robogem.cards import CARDS, FUNCTION, RESTED
from robacus.games.robogem.desk_puzzle_draft import MOST_HINTS, Draft
from robacus.games.robogem.desk_puzzle_lessons import lesson_after, lesson_of
from robacus.games.robogem.desk_puzzle_scene import grouped, picture, shot
from robacus.games.robogem.layout import COLOURS, HEADINGS, check_layout, words
from robacus.games.robogem.moves import TO_WIN
from robacus.games.robogem.puzzle import Puzzle
from robacus.games.robogem.turns import HOLD_MS, card_name, stop_words
from robacus.scene import Fact, difference
from robacus.speech import Message, Speech, speech

LOOK = "look"
"""The edit that searches for what the sheet is to show besides."""
KEYS = {"F": "f", "L": "l", "R": "r", FUNCTION: "c"}
"""The key of each card, as on the bench at the table."""
SHOWN_CARDS = 25
"""Cards to come that are listed."""


def sheet(
    draft: Draft,
    say: Speech,
    *,
    said: Message | None = None,
    status: Message | None = None,
    facts: tuple[Fact, ...] = (),
    lines: tuple[Line, ...] = (),
    film: tuple[Frame, ...] = (),
    solved: int | None = None,
    found: bool = False,
) -> Sheet:
    """The sheet of a draft; `found` says that everything that is to be searched for was."""
    lesson = lesson_of(draft.puzzle)
    scene, told = picture(draft, say)
    headline = say.say(status) if status is not None else told or say.say(_status(draft))
    scene = replace(scene, facts=(*_facts(draft, say), *facts), status=headline)
    return Sheet(
        draft=draft.to_text(),
        scene=scene,
        controls=_controls(draft, say),
        choosers=_choosers(draft, say) if lesson is None else (),
        lines=lines,
        links=_links(draft, say),
        intro=_intro(draft.puzzle, say),
        say="" if said is None else say.once(said),
        film=film,
        share=draft.puzzle.to_text(),
        lesson="" if lesson is None else lesson.name,
        puzzle=draft.puzzle.to_text(),
        then=LOOK if not found and to_be_searched(draft) else "",
        solved=solved,
    )


def to_be_searched(draft: Draft) -> bool:
    """Whether the sheet shows something that has to be searched for."""
    return draft.step is None and (draft.solved or draft.live or draft.hints > 0)


# -- what is told ----------------------------------------------------------------------------------------------------


def lacking(draft: Draft) -> int:
    """Diamonds that are still to be brought home."""
    return max(0, TO_WIN - len(draft.stage.position.robots[0].banked))


def _status(draft: Draft) -> Message:
    number = len(draft.turns) + 1
    if draft.step is not None:
        return step_words(draft, draft.step)
    if draft.solved:
        return words("puzzle-solved", count=len(draft.turns))
    if draft.stage.position.winner is not None:
        return words("puzzle-other-won", colour=COLOURS[draft.puzzle.colours[draft.stage.position.winner]])
    if draft.stage.over:
        return words("puzzle-used-up")
    return words("puzzle-status", number=number, count=lacking(draft))


def _intro(puzzle: Puzzle, say: Speech) -> str:
    """The lesson that this puzzle is, with what is learnt."""
    lesson = lesson_of(puzzle)
    if lesson is None:
        return ""
    title, text = words(f"lesson-{lesson.name}"), words(f"lesson-{lesson.name}.help")
    return say.say(words("lesson-intro", title=title, text=text))


def _facts(draft: Draft, say: Speech) -> tuple[Fact, ...]:
    coming = draft.puzzle.coming(draft.stage)
    shown = grouped(coming[:SHOWN_CARDS]) + (" …" if len(coming) > SHOWN_CARDS else "")
    return (
        Fact("lacking", say.say(words("puzzle-fact-lacking")), str(lacking(draft))),
        Fact("turns", say.say(words("puzzle-fact-turns")), str(len(draft.turns))),
        Fact("coming", say.say(words("puzzle-fact-coming")), shown or "–"),
        *_rules(draft.puzzle, say),
    )


def _rules(puzzle: Puzzle, say: Speech) -> tuple[Fact, ...]:
    """The options that are not the usual ones, where there are any (O1, O3)."""
    rules = ["no-capture"] if not puzzle.capture else []
    rules += ["open-bases"] if puzzle.open_unused else []
    told = ", ".join(say.say(words(f"puzzle-rule-{rule}")) for rule in rules)
    return (Fact("rules", say.say(words("puzzle-fact-rules")), told),) if told else ()


def puzzle_words(puzzle: Puzzle, say: Speech) -> str:
    """The puzzle in characters, several lines: the board, who stands where, and the cards."""
    layout = puzzle.layout
    rows = [" ".join(row) for row in layout.rows()]
    robots = [
        say.say(
            words(
                "puzzle-robot-stands",
                colour=COLOURS[colour],
                cell=layout.name(robot.square),
                heading=HEADINGS[robot.heading],
                cargo=len(robot.cargo),
                banked=len(robot.banked),
            )
        )
        for colour, robot in zip(puzzle.colours, puzzle.robots, strict=True)
    ]
    held = f"{say.say(words('puzzle-fact-coming'))}: {grouped(puzzle.cards)}"
    return "\n".join((*rows, *robots, held))


def step_words(draft: Draft, number: int) -> Message:
    """What is told of the last turn after so many of its events."""
    turn = draft.turns[-1]
    if not number:
        return words("puzzle-step-begin", program=turn.program)
    event, _position, running = draft.events[number - 1]
    assert running.at is not None
    card = running.at.card + 1
    if event.kind == "loop":
        return words("puzzle-loop")
    if event.kind == "bug":
        assert running.stop is not None
        inner = 0 if running.at.inner is None else running.at.inner + 1
        return words("puzzle-bug", number=card, inner=inner, why=stop_words(running.stop))
    return words("puzzle-step", number=card, count=len(turn.program), what=event.say)


def named(puzzle: Puzzle, say: Speech) -> Speech:
    """The same language, with the robot in the place of a player's name."""
    return say.named([say.say(words("robot-start", colour=COLOURS[colour])) for colour in puzzle.colours])


def film_of(before: Draft, after: Draft, say: Speech) -> tuple[Frame, ...]:
    """How the turn went that `before` had laid out: card by card, with what happened."""
    if not after.events:
        return ()
    own = named(after.puzzle, say)
    places = before.program if before.laid.program == after.turns[-1].program else None
    last, _told = picture(before, say)
    frames = []
    for number, hold in enumerate((HOLD_MS["program"], *(told.event.hold for told in after.events))):
        sentence = own.say(step_words(after, number))
        scene = replace(shot(after, number, own, places), facts=last.facts, status=sentence)
        frames.append(Frame(change=difference(last, scene), say=sentence, hold=hold))
        last = scene
    return tuple(frames)


# -- what can be done ------------------------------------------------------------------------------------------------


def _controls(draft: Draft, say: Speech) -> tuple[Control, ...]:
    if draft.step is not None:
        return (
            Control(
                key="next",
                label=say.say(words("puzzle-control-next")),
                text=f"step {draft.step + 1}",
                keys="Enter",
                primary=True,
            ),
            *([_button("before", f"step {draft.step - 1}", say, keys="Backspace")] if draft.step else []),
            _button("end", f"step {len(draft.events)}", say),
        )
    found: list[Control] = []
    if not draft.stage.over:
        found += _card_controls(draft, say)
        found += _turn_buttons(draft, say)
    if draft.events:
        found.append(_button("slow", "step 0", say, keys="s"))
    if draft.turns:
        found.append(_button("restart", "restart", say, primary=draft.stage.over and not draft.solved))
    step = MOST_HINTS if draft.solved else min(draft.hints + 1, MOST_HINTS)
    sure = say.say(words("puzzle-solution-sure")) if step == MOST_HINTS and not draft.solved else ""
    found.append(
        Control(
            key="hint",
            label=say.say(words("puzzle-ask-hint", step=step)),
            text=f"hint {step}",
            keys="h",
            confirm=sure if draft.hints < MOST_HINTS else "",
        )
    )
    return tuple(found)


def _button(name: str, text: str, say: Speech, *, keys: str = "", primary: bool = False) -> Control:
    return Control(
        key=name, label=say.say(words(f"puzzle-control-{name}")), text=text, keys=keys, primary=primary
    )


def _card_controls(draft: Draft, say: Speech) -> list[Control]:
    """The cards of the hand and of the rows, to be pointed at, and the keys of the cards."""
    found = []
    for place, card in enumerate(draft.hand):
        if place not in (*draft.program, *draft.append):
            where = f"hand-{place + 1}"
            found.append(_point(where, f"card {place + 1}", say.say(card_name(card)), where, str(place + 1)))
    for index, place in enumerate(draft.program):
        where = f"program-{index + 1}"
        found.append(_point(where, f"back program {index + 1}", _back_words(draft, place, say), where))
    for index, place in enumerate(draft.append):
        where = f"function-{len(draft.stage.function) + index + 1}"
        found.append(_point(where, f"back function {index + 1}", _back_words(draft, place, say), where))
    found += [
        _point(f"key-{card}", f"put {card}", say.say(card_name(card)), "", KEYS[card])
        for card in CARDS
        if card in draft.hand
    ]
    if draft.room and not draft.into_function:
        index = len(draft.stage.function) + len(draft.append) + 1
        found.append(
            _point("to-function", "into function", say.say(words("puzzle-control-into")), f"function-{index}")
        )
    if draft.into_function and len(draft.program) < RESTED:
        index = len(draft.program) + 1
        found.append(
            _point("to-program", "into program", say.say(words("puzzle-control-out")), f"program-{index}")
        )
    return found


def _point(key: str, text: str, label: str, to: str, keys: str = "") -> Control:
    return Control(key=key, label=label, text=text, kind="point", to=to, keys=keys)


def _back_words(draft: Draft, place: int, say: Speech) -> str:
    return say.say(words("puzzle-take-back", card=card_name(draft.hand[place])))


def _turn_buttons(draft: Draft, say: Speech) -> list[Control]:
    laid = draft.laid
    run = "run" if laid.program else "nothing"
    found = [_button(run, "run", say, keys="Enter", primary=bool(laid.program))]
    if laid.program or laid.append:
        found.append(_button("back", "back", say, keys="Backspace"))
    if draft.puzzle.functions and (draft.room or draft.into_function):
        way = "out" if draft.into_function else "into"
        found.append(_button(way, f"into {'program' if draft.into_function else 'function'}", say, keys="+"))
    if not laid.program:
        found.append(_button("rest", "rest now", say, keys="z"))
    return found


def _choosers(draft: Draft, say: Speech) -> tuple[Chooser, ...]:
    return _made_choosers(draft.dry, draft.live, say.language)


@lru_cache(maxsize=32)
def _made_choosers(dry: bool, live: bool, language: str) -> tuple[Chooser, ...]:
    say = speech(language)
    return tuple(
        Chooser(
            key=key,
            label=say.say(words(label)),
            picks=tuple(
                Pick(
                    key=value,
                    label=say.say(words(f"puzzle-show-{value}")),
                    text=f"{key} {value}",
                    chosen=(value == "on") == now,
                )
                for value in ("on", "off")
            ),
        )
        for key, label, now in (("dry", "option-dry_run", dry), ("live", "puzzle-left", live))
    )


def _links(draft: Draft, say: Speech) -> tuple[Link, ...]:
    """The next lesson, or where the board can be taken."""
    puzzle = draft.puzzle
    lesson = lesson_of(puzzle)
    if lesson is not None:
        after = lesson_after(lesson)
        if not draft.solved or after is None:
            return ()
        title = words("lesson-next", title=words(f"lesson-{after.name}"))
        return (Link(label=say.say(title), desk="puzzle", draft=after.draft, primary=True),)
    text = "\n".join(puzzle.layout.rows())
    found = [Link(label=say.say(words("puzzle-edit")), desk="board", draft=text)]
    try:
        check_layout(puzzle.layout)
    except InvalidText:
        return tuple(found)
    table: dict[str, str | int | bool] = {
        "board": text.replace("\n", "/"),
        "functions": puzzle.functions,
        "capture": puzzle.capture,
        "open_unused_bases": puzzle.open_unused,
    }
    return (*found, Link(label=say.say(words("puzzle-play")), options=table))
