"""The conformance cases of Ricochet Robots: kind ``solve``, a position and the least number of moves for it.

Lengths and numbers of solutions are compared; the ways that come with them are replayed by the rules of their variant.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec
from msgspec import UNSET, UnsetType

from robacus.cases import CaseFailure, CaseKind, differences
from robacus.games.ricochet_robots.moves import VARIANTS, verdict
from robacus.games.ricochet_robots.position_text import Choices, Given, position_of
from robacus.games.ricochet_robots.solver import solve

SECONDS = 900.0
MEGABYTES = 4000
"""The limits of one answer; the longest case known takes the kernel far less."""
WAYS = 20
"""So many shortest ways are replayed where a case says how many there are."""


class Lengths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Variant -> the least number of moves, None where there is no way; a variant that is missing is not tested."""

    free: int | None | UnsetType = UNSET
    literal: int | None | UnsetType = UNSET
    strict: int | None | UnsetType = UNSET


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Variant -> the number of shortest ways."""

    free: int | UnsetType = UNSET
    literal: int | UnsetType = UNSET
    strict: int | UnsetType = UNSET


class Solve(msgspec.Struct, frozen=True, kw_only=True):
    """A case."""

    walls: list[str]
    robots: dict[str, tuple[int, int]]
    target: tuple[int, int]
    colour: str
    optimal: Lengths
    diagonals: list[tuple[int, int, str, str]] = []
    options: Choices = Choices()
    solutions: Numbers = Numbers()


def check_solve(case: Solve) -> Iterator[CaseFailure]:
    """Every difference between a case and what the solver says."""
    position = position_of(
        Given(
            walls=case.walls,
            diagonals=case.diagonals,
            robots={**case.robots},
            target=case.target,
            colour=case.colour,
            options=case.options,
        )
    )
    compared = 0
    for variant in VARIANTS:
        length: int | None | UnsetType = getattr(case.optimal, variant)
        number: int | UnsetType = getattr(case.solutions, variant)
        if length is UNSET and number is UNSET:
            continue
        compared += 1
        counted = number is not UNSET
        answer = solve(
            position,
            variant=variant,
            ways=WAYS if counted else 1,  # one way takes a small part of the time of all
            count=counted,
            seconds=SECONDS,
            megabytes=MEGABYTES,
        )
        if answer.unsolved is not None:
            yield CaseFailure(f"optimal.{variant}", length, f"not solved, at least {answer.lower_bound}")
            continue
        if length is not UNSET:
            yield from differences(f"optimal.{variant}", length, answer.length)
        if number is not UNSET:
            yield from differences(f"solutions.{variant}", number, answer.count)
        for way in answer.ways:
            why = verdict(position, way, variant)
            if why is not None or len(way) != answer.length:
                moves = [position.write_move(move) for move in way]
                yield CaseFailure(f"moves.{variant}", "a way that the rules allow", f"{moves}: {why}")
    if not compared:
        yield CaseFailure("optimal", "a variant to compare", "nothing")


CASES: Mapping[str, CaseKind] = {"solve": CaseKind(Solve, check_solve)}
"""What `Game.cases` gives."""
