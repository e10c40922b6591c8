"""A whole fight: turns until somebody has won, or nobody can (E1 to E4).

The rules of the end, and points for tournaments.  What a turn does is `stages`; the C++ twin of this module's `fight`
is `kernel`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from robacus.games.robots_vs_robots.battle import Battle
from robacus.games.robots_vs_robots.stages import Turn, next_turn

Why = Literal["last", "all_out", "turn_limit", "repetition"]


class Result(msgspec.Struct, frozen=True):
    """How a fight ended."""

    sharers: tuple[int, ...]
    """Robots that share the result: the winner alone, or those of a draw."""
    why: Why

    @property
    def won(self) -> bool:
        """Whether somebody won."""
        return self.why == "last"


def verdict(turn: Turn) -> Result | None:
    """How the fight has ended with this turn, repetition apart (E1 to E3)."""
    battle = turn.battle
    alive = battle.alive
    if len(alive) == 1:
        return Result(alive, "last")
    if not alive:
        return Result(turn.before.alive, "all_out")
    if battle.turn >= battle.rules.limit:
        return Result(alive, "turn_limit")
    return None


class Watch:
    """Remembers situations, so that a fight that repeats itself ends (E4)."""

    def __init__(self, battle: Battle) -> None:
        self.off = battle.asks_turn
        self._seen = set() if self.off else {battle.situation()}

    def again(self, battle: Battle) -> bool:
        """Whether this situation has been there before; it is remembered from now on."""
        if self.off:
            return False
        situation = battle.situation()
        if situation in self._seen:
            return True
        self._seen.add(situation)
        return False


def turns(battle: Battle, *, repetition: bool = True) -> Iterator[tuple[Turn, Result | None]]:
    """Play turn after turn; the last one comes with the result."""
    watch = Watch(battle)
    result: Result | None = None
    while result is None:
        turn = next_turn(battle)
        battle = turn.battle
        result = verdict(turn)
        if result is None and repetition and watch.again(battle):
            result = Result(battle.alive, "repetition")
        yield turn, result


def fight(battle: Battle) -> tuple[Battle, Result]:
    """Play to the end."""
    for turn, result in turns(battle):  # noqa: B007
        pass
    assert result is not None
    return turn.battle, result


def points(robots: int, result: Result) -> tuple[float, ...]:
    """Points of each robot: with W robots and S that share the result, (W * W - 1) / S for each of those.

    For two robots this is 3 for a win, and for a draw 1.5 for each by the formula; a duel's draw is worth 1.
    """
    share = len(result.sharers)
    worth = 1.0 if robots == 2 and share == 2 else (robots * robots - 1) / share
    return tuple(worth if robot in result.sharers else 0.0 for robot in range(robots))
