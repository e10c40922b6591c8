"""A test run of a draft on the table's board: alone, or against a program of the library.  Nothing of it is logged.

Made from a view, so hidden mines and trapdoors are not there, and nobody else's program is.
"""

from __future__ import annotations

from msgspec.structs import replace

from robacus.game import InvalidText, Preview
from robacus.games.robots_vs_robots.battle import Battle, Robot
from robacus.games.robots_vs_robots.board import words
from robacus.games.robots_vs_robots.fight import Result, Watch, verdict
from robacus.games.robots_vs_robots.library import EVOLVED, PROGRAMS, library
from robacus.games.robots_vs_robots.program import CELLS, EMPTY, Program, program_of, split
from robacus.games.robots_vs_robots.scene import scene
from robacus.games.robots_vs_robots.stages import next_turn
from robacus.games.robots_vs_robots.state import Moment, View, board_of
from robacus.games.robots_vs_robots.story import how_it_ended, moment
from robacus.speech import Speech

ALONE, OWN = "nobody", "own"
"""Against nobody, and against a program that the writer brings."""
MOST_TURNS = 200
"""Of a test run; it is counted anew for every look."""


def rehearse(view: View, draft: str, say: Speech) -> Preview:
    """The board after some turns: ``12 hunter`` and the sixteen cells, or ``12 own`` and those of both programs.

    Raises `InvalidText`.
    """
    number, _, rest = draft.strip().partition(" ")
    name, _, text = rest.strip().partition(" ")
    if not number.isdecimal() or len(number) > 4 or name not in (ALONE, OWN, *PROGRAMS, *EVOLVED):
        raise InvalidText(words("try-unreadable"))
    if view.seat is None or any(start is None for start in view.starts) or view.programs:
        raise InvalidText(words("try-not-now"))
    cells = split(text)
    own = cells[CELLS:] if name == OWN else []
    programs = {view.seat: program_of(cells[:CELLS] if own else cells)}
    if name != ALONE:
        rival = next(seat for seat in range(view.seats) if seat != view.seat)
        programs[rival] = program_of(own) if name == OWN else library(name)
    battle = _battle(view, programs)
    shown, result = _play(battle, min(int(number), MOST_TURNS, view.rules.limit), alone=name == ALONE)
    why = "" if result is None else say.once(how_it_ended(shown[0], result))
    return Preview(ok=result is None, say=why, scene=scene(_as_view(view, shown), say))


def _battle(view: View, programs: dict[int, Program]) -> Battle:
    """The battle at the start; who has no program does not take part."""
    robots = []
    for seat, start in enumerate(view.starts):
        assert start is not None
        robots.append(Robot(cell=start[0], head=start[1] or 0, alive=seat in programs))
    told = tuple(programs.get(seat, EMPTY) for seat in range(view.seats))
    return Battle(board=board_of(view), programs=told, robots=tuple(robots), rules=view.rules)


def _play(battle: Battle, turns: int, *, alone: bool) -> tuple[tuple[Battle, Moment], Result | None]:
    """The battle after so many turns or at its end, with what the last turn showed."""
    shown = battle, Moment(stage="start")
    watch = Watch(battle)
    for _ in range(turns):
        turn = next_turn(battle)
        battle = turn.battle
        shown = battle, moment("shots", turn)
        result = verdict(turn)
        if result is not None and not (alone and result.won):
            return shown, result
        if watch.again(battle):
            return shown, Result(battle.alive, "repetition")
    return shown, None


def _as_view(view: View, shown: tuple[Battle, Moment]) -> View:
    """The test run as if it were the fight."""
    battle, moment = shown
    return replace(
        view,
        phase="fight",
        programs=battle.programs,
        robots=battle.robots,
        turn=battle.turn,
        used=battle.used,
        moment=moment,
    )
