"""What a program is worth against opponents on some grounds: the measure that evolution goes by.

A `Trial` is plain data and says everything; what comes of it depends on nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from robacus.arena.entries import entry
from robacus.arena.playing import Job, play
from robacus.arena.standing import best, points
from robacus.games import game as find_game
from robacus.programs import Battle, Ground, Verdict

SEATS = 2
"""One against one."""


class Case(msgspec.Struct, frozen=True):
    """An opponent and where it is met, once in each seat."""

    opponent: str
    """The program."""
    ground: Ground


class Trial(msgspec.Struct, frozen=True):
    """A program and what it has to do."""

    game: str
    program: str
    cases: tuple[Case, ...]

    @property
    def battles(self) -> int:
        """How many battles it takes."""
        return SEATS * len(self.cases)


def judge(trials: Sequence[Trial]) -> list[tuple[float, ...]]:
    """For each trial the share (0 to 1) of the points that the program had in each case; for an executor."""
    battles = [
        Battle(ground=case.ground, programs=_seated(trial.program, case.opponent, seat))
        for trial in trials
        for case in trial.cases
        for seat in range(SEATS)
    ]
    verdicts = iter(fight(trials[0].game, battles)) if trials else iter(())
    return [
        tuple(
            sum(points(SEATS, next(verdicts).sharers)[seat] for seat in range(SEATS)) / (SEATS * best(SEATS))
            for _case in trial.cases
        )
        for trial in trials
    ]


def _seated(program: str, opponent: str, seat: int) -> tuple[str, ...]:
    return (opponent, program) if seat else (program, opponent)


def fight(name: str, battles: Sequence[Battle]) -> list[Verdict]:
    """How battles of programs end, the quick way where the game has one."""
    game = find_game(name)
    assert game.programs is not None
    if game.programs.quick:
        return game.programs.battles(battles)
    played = play([_job(name, game.ruleset, battle) for battle in battles])
    return [Verdict(one.sharers, one.turns) for one in played]


def _job(name: str, ruleset: int, battle: Battle) -> Job:
    players = tuple(entry(str(seat), "program", program) for seat, program in enumerate(battle.programs))
    return Job(game=name, ruleset=ruleset, ground=battle.ground, players=players)
