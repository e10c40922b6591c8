"""What of a position no game comes to.

Placements and points are defined on every board of digits, so nothing here forbids anything: it is said to whoever
makes a board by hand and may have slipped.  Not everything that no game comes to is found; what is told is so for sure.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from robacus.games.abaku.arithmetic import examples_in
from robacus.games.abaku.messages import words
from robacus.games.abaku.placing import EMPTY
from robacus.games.abaku.situation import DIGITS, Situation
from robacus.speech import Message


class Strange(NamedTuple):
    """One such thing."""

    say: Message
    field: int | None
    """The field that it is about; None = the rack."""


def strange(situation: Situation) -> Iterator[Strange]:
    """Everything that is found: too many tiles, an uncovered middle, tiles apart, neighbours without an example."""
    yield from _too_many(situation)
    if situation.first:
        return
    layout, board = situation.layout, situation.position.board
    if board[layout.centre] == EMPTY:
        yield Strange(words("strange-centre", field=layout.name(layout.centre)), layout.centre)
    else:
        yield from _apart(situation)
    yield from _strangers(situation)


def _too_many(situation: Situation) -> Iterator[Strange]:
    for digit, missing in enumerate(situation.missing):
        if missing >= 0:
            continue
        most = situation.copies[digit]
        yield Strange(
            words("strange-many", digit=digit, count=most - missing, most=most),
            _last(situation, DIGITS[digit]),
        )


def _last(situation: Situation, digit: str) -> int | None:
    """The last tile on the board that came out of the bag as this digit."""
    found = None
    for field, lies in enumerate(situation.position.board):
        if lies != EMPTY and ("0" if field in situation.jokers else lies) == digit:
            found = field
    return found


def _apart(situation: Situation) -> Iterator[Strange]:
    """Tiles that do not hang together with the one in the middle, one for each group of them (rules 8 and 9)."""
    position, layout = situation.position, situation.layout
    lying = {field for field, digit in enumerate(position.board) if digit != EMPTY}

    def spread(field: int) -> None:
        waiting = [field]
        while waiting:
            here = waiting.pop()
            if here in lying:
                lying.remove(here)
                waiting += [other for other, _down in position.neighbours(here)]

    spread(layout.centre)
    while lying:
        field = min(lying)
        yield Strange(words("strange-apart", field=layout.name(field)), field)
        spread(field)


def _strangers(situation: Situation) -> Iterator[Strange]:
    """Neighbours that no example joins, neither of them a 0, and a single tile that joins nothing (rules 11 and 12)."""
    position, layout = situation.position, situation.layout
    board = position.board
    known: set[tuple[int, int]] = set()
    for down in (False, True):
        for run in _runs(situation, down):
            digits = "".join(board[field] for field in run)
            for start, end in examples_in(digits, position.rules.operations):
                known.update(zip(run[start : end - 1], run[start + 1 : end], strict=True))
    joined = {field for pair in known for field in pair}
    for field, digit in enumerate(board):
        if digit == EMPTY:
            continue
        for other, _down in position.neighbours(field):
            pair = board[other], digit
            if other < field and EMPTY not in pair and "0" not in pair and (other, field) not in known:
                yield Strange(
                    words(
                        "strange-neighbours",
                        digit=digit,
                        field=layout.name(field),
                        other=board[other],
                        neighbour=layout.name(other),
                    ),
                    field,
                )
        if field not in joined:
            yield Strange(words("strange-alone", digit=digit, field=layout.name(field)), field)


def _runs(situation: Situation, down: bool) -> Iterator[tuple[int, ...]]:
    """Every row of two or more tiles without a gap, in one direction."""
    size, board = situation.layout.size, situation.position.board
    for line in range(size):
        run: list[int] = []
        for at in range(size + 1):
            field = line + at * size if down else line * size + at
            if at < size and board[field] != EMPTY:
                run.append(field)
                continue
            if len(run) > 1:
                yield tuple(run)
            run = []


__all__ = ["Strange", "strange"]
