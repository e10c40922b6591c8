"""What the puzzle desk shows of a draft: the board with the moves made, what can be done, and where it can be taken.

Nothing is searched here; what a search has found is handed in.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from robacus.control import Control
from robacus.desk import Chooser, Line, Link, Pick, Sheet
from robacus.games.ricochet_robots.art import corners, drawn, target_symbol, target_words, task_words
from robacus.games.ricochet_robots.board import HEADINGS
from robacus.games.ricochet_robots.controls import slides
from robacus.games.ricochet_robots.desk_puzzle_draft import MOST_HINTS, Draft
from robacus.games.ricochet_robots.desk_puzzle_search import Left
from robacus.games.ricochet_robots.moves import VARIANTS, robot_name, words
from robacus.games.ricochet_robots.position_text import write_position
from robacus.games.ricochet_robots.scene import pieces, robot_key, trails
from robacus.games.ricochet_robots.state import Made
from robacus.scene import Fact, Point, Scene
from robacus.speech import Message, Speech, speech

LOOK = "look"
"""The edit that searches for what the sheet is to show besides."""
KEEP = "helped"
"""The edit that brings help which was had (`Sheet.keep`): ``helped 5`` and the position that it was about."""


def sheet(
    draft: Draft,
    say: Speech,
    *,
    said: Message | None = None,
    status: Message | None = None,
    facts: tuple[Fact, ...] = (),
    lines: tuple[Line, ...] = (),
    paths: tuple[tuple[str, tuple[Point, ...]], ...] = (),
    solved: int | None = None,
    found: bool = False,
    lasting: bool = False,
) -> Sheet:
    """The sheet of a draft; `found` says that everything that is to be searched for was."""
    made = _made(draft)
    target = draft.target
    text = draft.board_text
    scene = Scene(
        board=drawn(draft.board, text, say.language),
        pieces=pieces(
            text, draft.position.colours, draft.way.robots, draft.position.robots, target, say.language
        ),
        trails=trails(text, made),
        facts=(*_facts(draft, say), *facts),
        status=say.say(status or _status(draft)),
    )
    return Sheet(
        draft=draft.to_text(),
        scene=scene,
        controls=(*slides(draft.way, text, 0, say.language), *_buttons(draft, say)),
        choosers=_choosers(draft.variant, draft.live, say),
        lines=lines,
        links=_links(draft, say),
        say="" if said is None else say.once(said),
        paths=paths,
        share=draft.share_text(),
        puzzle=f"{draft.share_text()}; variant {draft.variant}",
        then=LOOK if not found and to_be_searched(draft) else "",
        solved=solved,
        keep=f"{KEEP} {draft.hints} {draft.share_text()}" if draft.hints else "",
        lasting=lasting,
    )


def to_be_searched(draft: Draft) -> bool:
    """Whether the sheet shows something that has to be searched for."""
    return bool(draft.way.arrived and draft.moves) or draft.live or draft.hints > 0


def _made(draft: Draft) -> tuple[Made, ...]:
    robots = draft.position.robots
    made: list[Made] = []
    for robot, heading in draft.moves:
        slide = draft.position.slide(robots, draft.moves[len(made)])
        path = (robots[robot], *slide.path)
        made.append(Made(draft.position.colours[robot], HEADINGS[heading], path))  # type: ignore[arg-type]
        robots = (*robots[:robot], slide.cell, *robots[robot + 1 :])
    return tuple(made)


def last_path(draft: Draft) -> tuple[tuple[str, tuple[Point, ...]], ...]:
    """Where the last move did not go straight: the points it passed."""
    made = _made(draft)
    points = corners(draft.position.board, made[-1].path) if made else ()
    return ((robot_key(made[-1].robot), points),) if len(points) > 2 else ()


def _status(draft: Draft) -> Message:
    count = len(draft.moves)
    if not draft.way.arrived:
        return words("scene-status-solo", target=task_words(draft.target), count=count)
    if not draft.moves:
        return words("judge-there-already")
    return words("chip-won-solo", target=target_words(draft.target), count=count)


def _facts(draft: Draft, say: Speech) -> tuple[Fact, ...]:
    target = draft.target
    chip = say.say(target_words(target))
    return (
        Fact("chip", say.say(words("scene-fact-chip")), chip, target_symbol(target)),
        Fact("moves", say.say(words("scene-fact-moves")), str(len(draft.moves))),
    )


def left_fact(left: Left, say: Speech) -> Fact:
    """How far it is from here, and whether that is the last word."""
    if left.no_way:
        value = words("puzzle-left-none")
    else:
        value = words("puzzle-left-exact" if left.exact else "puzzle-left-least", count=left.least)
    return Fact("left", say.say(words("puzzle-left")), say.say(value))


# -- what can be done --------------------------------------------------------------------------------------------------


def _buttons(draft: Draft, say: Speech) -> tuple[Control, ...]:
    return _made_buttons(bool(draft.moves), draft.way.arrived, draft.hints, say.language)


@lru_cache(maxsize=256)
def _made_buttons(moved: bool, arrived: bool, hints: int, language: str) -> tuple[Control, ...]:
    say = speech(language)
    found = []
    if moved:
        label = say.say(words("control-reset"))
        found.append(Control(key="reset", label=label, text="reset", keys="Backspace", primary=arrived))
    step = MOST_HINTS if arrived and moved else min(hints + 1, MOST_HINTS)
    sure = say.say(words("puzzle-solution-sure")) if step == MOST_HINTS and not arrived else ""
    found.append(
        Control(
            key="hint",
            label=say.say(words("puzzle-ask-hint", step=step)),
            text=f"hint {step}",
            keys="h",
            confirm=sure if hints < MOST_HINTS else "",
        )
    )
    return tuple(found)


@lru_cache(maxsize=64)
def _choosers(variant: str, live: bool, say: Speech) -> tuple[Chooser, ...]:
    return (
        Chooser(
            key="live",
            label=say.say(words("puzzle-live")),
            picks=tuple(
                Pick(
                    key=value,
                    label=say.say(words(f"puzzle-live-{value}")),
                    text=f"live {value}",
                    chosen=(value == "on") == live,
                )
                for value in ("off", "on")
            ),
        ),
        Chooser(
            key="variant",
            label=say.say(words("puzzle-variant")),
            picks=tuple(
                Pick(
                    key=value,
                    label=say.say(words(f"generate-variant-{value}")),
                    text=f"variant {value}",
                    chosen=value == variant,
                )
                for value in VARIANTS
            ),
        ),
    )


def _links(draft: Draft, say: Speech) -> tuple[Link, ...]:
    position = draft.position
    whole = write_position(msgspec.structs.replace(position, board=draft.board)).splitlines()
    robots = [line for line in whole if line.startswith("robot ")]
    table: dict[str, str | int | bool] = {
        "board": "; ".join((*draft.board_text.splitlines(), *robots)),
        "variant": draft.variant,
        "blocked_turn": position.blocked_turn,
        "turn_is_ricochet": position.turn_is_ricochet,
    }
    return (
        Link(label=say.say(words("puzzle-edit")), desk="board", draft=draft.share_text()),
        Link(label=say.say(words("puzzle-play")), options=table),
    )


def robots_of(way: tuple[tuple[int, int], ...], draft: Draft) -> tuple[Message, ...]:
    """The robots that move in a way, in the usual order."""
    return tuple(robot_name(draft.position.colours[robot]) for robot in sorted({move[0] for move in way}))
