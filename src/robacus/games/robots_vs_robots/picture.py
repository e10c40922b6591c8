"""Pictures of the rule book: a board, and on it robots after some turns of their programs.

A figure's text is a map text with lines of its own: ``robot 0,4 N D+2 ?1 R+1`` places a robot with the first steps of
its program, from step 1 on; ``turns 3`` plays that many turns.
"""

from __future__ import annotations

from robacus.game import InvalidText
from robacus.games.robots_vs_robots.art import drawn
from robacus.games.robots_vs_robots.battle import Battle, Robot
from robacus.games.robots_vs_robots.board import Board, words
from robacus.games.robots_vs_robots.hexes import HEADINGS
from robacus.games.robots_vs_robots.map_text import read_map, write_map
from robacus.games.robots_vs_robots.program import CELLS, Program, program_of
from robacus.games.robots_vs_robots.scene import scene, standing_terrain
from robacus.games.robots_vs_robots.stages import next_turn
from robacus.games.robots_vs_robots.state import Moment, View
from robacus.games.robots_vs_robots.story import moment
from robacus.scene import Scene
from robacus.speech import Speech

MOST_TURNS = 50


def figure(text: str, say: Speech) -> Scene:
    """The picture of a figure's text.  Raises `InvalidText`."""
    own: dict[str, list[str]] = {"robot": [], "turns": []}
    rest: list[str] = []
    for line in text.splitlines():
        own.get(line.partition(" ")[0], rest).append(line)
    board = read_map("\n".join(rest))
    told = [_robot(board, line) for line in own["robot"]]
    if not told:
        return Scene(board=drawn(board, (), say.language), pieces=tuple(standing_terrain(board, say)))
    battle = Battle(
        board=board,
        programs=tuple(program for _robot, program in told),
        robots=tuple(robot for robot, _p in told),
    )
    seen = Moment(stage="start")
    for _ in range(sum(map(_turns, own["turns"]))):
        turn = next_turn(battle)
        battle, seen = turn.battle, moment("shots", turn)
    return scene(_view(battle, seen), say)


def _turns(line: str) -> int:
    number = line.removeprefix("turns ").strip()
    if not number.isdecimal() or len(number) > 3 or int(number) > MOST_TURNS:
        raise InvalidText(words("figure-unreadable", words=line[:40]))
    return int(number)


def _robot(board: Board, line: str) -> tuple[Robot, Program]:
    _keyword, *parts = line.split()
    at = (
        tuple(map(int, parts[0].split(",")))
        if parts and parts[0].replace(",", "").replace("-", "").isdecimal()
        else ()
    )
    if len(parts) < 2 or at not in board.number or parts[1] not in HEADINGS or len(parts) > CELLS + 1:
        raise InvalidText(words("figure-unreadable", words=line[:40]))
    cells = ["-", *parts[2:]]
    robot = Robot(cell=board.number[at], head=HEADINGS.index(parts[1]))
    return robot, program_of(cells + ["-"] * (CELLS - len(cells)))


def _view(battle: Battle, seen: Moment) -> View:
    """What somebody watching would see of such a fight."""
    count = len(battle.robots)
    return View(
        seat=None,
        at=0,
        phase="fight",
        seats=count,
        board=write_map(battle.board),
        rules=battle.rules,
        blanks=True,
        order=tuple(range(count)),
        placing=None,
        facing=False,
        places=(),
        starts=(None,) * count,
        ready=(True,) * count,
        mine=None,
        ends_at=None,
        total=0,
        programs=battle.programs,
        robots=battle.robots,
        turn=battle.turn,
        used=battle.used,
        found=tuple((cell, battle.board.terrain[cell]) for cell in sorted(battle.found)),
        moment=seen,
        result=None,
    )
