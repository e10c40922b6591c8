"""The solver for people at a prompt and in notebooks: a position in any form in, an answer that shows itself out.

Only what is convenient: how positions are written says `position_text`, what is asked of the search `solver`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from robacus.desk import draft_in
from robacus.game import InvalidOptions
from robacus.games.ricochet_robots import solver
from robacus.games.ricochet_robots.moves import VARIANTS, Position, Variant
from robacus.games.ricochet_robots.position_text import (
    position_statements,
    read_position,
    read_positions,
    write_position,
)
from robacus.speech import Joined, msg

MOST = 1_000_000
"""Seconds, megabytes and ways that may be asked for at most."""


def solve(
    position: Position | str | Mapping[str, Any],
    *,
    variant: Variant = "strict",
    robots: Mapping[str, str] | None = None,
    ways: int = 1,
    seconds: float | None = None,
    megabytes: int | None = None,
) -> solver.Answer:
    """The least number of moves of a position, with at most `ways` shortest ways, those with the fewest robots first.

    `position` is a `Position`, or its text or JSON (`position_text`; of several the first), a link to a puzzle,
    of which only the position counts, or JSON as a dict.
    `robots`, colour -> cell such as ``{"red": "C4"}``, puts these robots there instead, or adds them; the others stay
    as the position has them.  `variant` says what a way must do: "strict", "literal" or "free" (`moves`).  `seconds`
    and `megabytes` are limits of the search; at one of them ``answer.proven`` is false and ``answer.lower_bound`` is
    what is known all the same.

    In a notebook the answer shows itself as a picture, and ``print`` writes it with its board.  Raises `InvalidText`
    for what is no position, `InvalidOptions` for a variant or a limit that is not possible.
    """
    if variant not in VARIANTS:
        shown = str(variant)[:40]
        raise InvalidOptions(msg("option-choice", name="variant", value=shown, known=Joined(VARIANTS)))
    _within("ways", ways, 1, int)
    _within("seconds", seconds, 0, int | float)
    _within("megabytes", megabytes, 1, int)
    where = placed(position, robots or {})
    return solver.solve(where, variant=variant, ways=ways, seconds=seconds, megabytes=megabytes)


def _within(name: str, value: Any, least: int, kind: Any) -> None:
    """Raises `InvalidOptions` for a number that is out of all bounds, or none; None is the usual one."""
    if value is not None and not (isinstance(value, kind) and least <= value <= MOST):
        shown = str(value)[:40]
        raise InvalidOptions(msg("option-range", name=name, value=shown, low=str(least), high=str(MOST)))


def placed(position: Position | str | Mapping[str, Any], robots: Mapping[str, str]) -> Position:
    """The position with these robots, colour -> name of a cell, where they are wanted.  Raises `InvalidText`."""
    if not isinstance(robots, Mapping) or not all(
        isinstance(word, str) for one in robots.items() for word in one
    ):
        raise TypeError(f'robots are colours and names of cells, such as {{"red": "C4"}}, not {robots!r:.80}')
    robots = {colour.lower(): cell for colour, cell in robots.items()}
    if isinstance(position, Mapping):
        position = msgspec.json.encode(position).decode()
    elif not isinstance(position, Position | str):
        raise TypeError(f"a position is a Position, a text or a dict, not {position!r:.80}")
    if isinstance(position, str) and draft_in(position).lstrip().startswith("{"):
        position = next(read_positions(position))[1]
    if isinstance(position, Position):
        if not robots:
            return position
        position = write_position(position)
    kept = [
        statement
        for statement in position_statements(position)
        if not (statement.lower().startswith("robot ") and statement.lower().split()[1] in robots)
    ]
    return read_position("\n".join((*kept, *(f"robot {colour} {cell}" for colour, cell in robots.items()))))
