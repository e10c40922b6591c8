"""Solving positions of Ricochet Robots: exact for 1 to 5 robots, any board, diagonals, the vortex, all variants.

`solve` asks the C++ kernel where it is there (`robacus.core`) and the plain search (`search`) otherwise; both mean the
same.  Every way is replayed by the rules (`moves`) before anybody sees it.  At a limit the answer is not a guess but
"not solved", with the number of moves that were proved to be too few.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from robacus import solving
from robacus.core import native
from robacus.games.ricochet_robots import search
from robacus.games.ricochet_robots.board import ANY, COLOURS, Diagonal
from robacus.games.ricochet_robots.moves import MAX_ROBOTS, Move, Position, Variant, verdict
from robacus.games.ricochet_robots.position_text import read_positions
from robacus.scene import Scene
from robacus.speech import Speech

SECONDS = 300.0
MEGABYTES = 2000
"""The limits where the caller sets none."""
ALL_WAYS = 1000
"""So many ways are listed at most when all are asked for."""
MAX_THREADS = 64
"""So many may work at one position at most."""
KERNEL_VARIANTS: tuple[Variant, ...] = ("free", "literal", "strict")
KERNEL_MOVES = tuple(Move(robot, heading) for robot in range(MAX_ROBOTS) for heading in range(4))

Unsolved = Literal["time", "memory", "cancelled"]


class Cancel:
    """Stops a running `solve` from another thread."""

    def __init__(self) -> None:
        self.flag = native.CancelFlag() if native is not None else None
        self._event = threading.Event()

    def set(self) -> None:
        """Ask to stop; it happens within milliseconds."""
        self._event.set()
        if self.flag is not None:
            self.flag.set()

    def is_set(self) -> bool:
        return self._event.is_set()


@dataclass(frozen=True, kw_only=True)
class Answer(solving.Answer):
    """What is known of a position."""

    position: Position
    variant: Variant
    length: int | None
    """The least number of moves; None when there is no way, or when it was not found within the limits."""
    ways: tuple[tuple[Move, ...], ...] = ()
    """Shortest ways, those with the fewest robots first; as many as were asked for."""
    count: int | None = None
    """How many shortest ways there are; None when they were not counted."""
    lower_bound: int
    """No way has fewer moves: that is proved, also when no way was found."""
    unsolved: Unsolved | None = None
    """The limit that ended the search before it was through."""
    seconds: float
    states: int
    """Different states that were looked at."""
    all_ways: bool = False
    """The list of ways was asked for, not one."""
    counted: Callable[[], Answer] | None = None
    """Solves again where ways were not counted, for those who read the number."""

    @property
    def proven(self) -> bool:
        """Whether `length` is the last word, None included: then there is no way."""
        return self.unsolved is None

    @property
    def way(self) -> tuple[Move, ...] | None:
        """A shortest way with as few robots as any."""
        return self.ways[0] if self.ways else None

    @property
    def robots(self) -> int:
        """How many robots move in `way`."""
        return len({move.robot for move in self.way or ()})

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "variant": self.variant,
            "length": self.length,
            "moves": None if self.way is None else self._written(self.way),
            "seconds": round(self.seconds, 6),
            "proven": self.proven,
            "lower_bound": None if self.proven and self.length is None else self.lower_bound,
        }
        if self.all_ways:
            data["solutions"] = self.count
            data["ways"] = [self._written(way) for way in self.ways]
        return data

    def _written(self, way: Iterable[Move]) -> list[str]:
        return [self.position.write_move(move) for move in way]

    def to_text(self, say: Speech) -> str:
        from robacus.games.ricochet_robots.picture import answer_text

        return answer_text(self._for_people(), say)

    def scene(self, say: Speech) -> Scene:
        from robacus.games.ricochet_robots.picture import answer_scene

        return answer_scene(self._for_people(), say)

    def _for_people(self) -> Answer:
        """With the number of ways and a way of the fewest robots, where that can be found within the limits."""
        if self.counted is None or not self.proven:
            return self
        full = self.counted()
        return full if full.proven else self


class UnsoundWay(AssertionError):
    """A search gave a way that the rules do not allow: a fault of the program, never shown as an answer."""


def solve(
    position: Position,
    *,
    variant: Variant = "strict",
    ways: int = 1,
    count: bool = True,
    seconds: float | None = None,
    megabytes: int | None = None,
    threads: int = 1,
    cancel: Cancel | None = None,
    use_native: bool = True,
) -> Answer:
    """The least number of moves of a position, with at most `ways` shortest ways.

    With `count` false the ways are not counted, and the one that is shown may use more robots than another; for one way
    that takes much less time (docs/ricochet-engine.md), and only then more than one of `threads` (1 to `MAX_THREADS`)
    works.  With several threads it may be another way each time.  `use_native` false asks the plain search.
    """
    limits = _limits(seconds, megabytes, cancel, threads)
    return _solve(position, variant, ways, count, limits, use_native=use_native)


def _solve(
    position: Position,
    variant: Variant,
    ways: int,
    count: bool,
    limits: _Limits,
    *,
    use_native: bool = True,
    counted: Callable[[], Answer] | None = None,
) -> Answer:
    """`solve`; `counted` is what the answer says of itself."""
    began = time.monotonic()
    if native is not None and use_native:
        result = _ask_kernel(position, variant, ways, count, limits)
    else:
        result = _ask_search(position, variant, ways, limits)
    for way in result.ways:
        why = verdict(position, way, variant)
        if why is not None or len(way) != result.length:
            raise UnsoundWay(str(why))
    return Answer(
        position=position,
        variant=variant,
        length=result.length,
        ways=result.ways,
        count=result.count,
        lower_bound=result.lower_bound,
        unsolved=result.unsolved,
        seconds=time.monotonic() - began,
        states=result.states,
        all_ways=ways > 1,
        counted=counted,
    )


@dataclass(frozen=True, kw_only=True)
class Reach:
    """How far the cells of a board are for an active robot, in ``free``."""

    moves: dict[int, int]
    """Cell -> the least number of moves to stop there."""
    depth: int
    """A cell that is missing needs more moves than this."""
    complete: bool
    """The search was through: a wanted cell that is missing cannot be reached at all."""


def distances(
    position: Position,
    wanted: Iterable[int] = (),
    *,
    seconds: float | None = None,
    megabytes: int | None = None,
    cancel: Cancel | None = None,
    use_native: bool = True,
) -> Reach:
    """How far every cell is for the active robot, from one search; its target does not matter.

    It ends when all cells of `wanted` are reached: to rate some targets of a colour at once.  Without `wanted` it goes
    on until nothing new is reached, which on a standard board is far beyond usual limits.
    """
    limits = _limits(seconds, megabytes, cancel)
    if native is None or not use_native:
        return _search_distances(position, frozenset(wanted), limits)
    core = native
    puzzle = _puzzle(position, "free")
    found = core.ricochet_distances(
        puzzle,
        sorted(set(wanted)),
        seconds=limits.seconds,
        max_bytes=limits.bytes,
        cancel=limits.flag,
    )
    moves = {cell: number for cell, number in enumerate(found.moves) if number >= 0}
    complete = found.status == core.RicochetStatus.SOLVED
    return Reach(moves=moves, depth=found.depth, complete=complete)


# -- limits and the two that work within them ------------------------------------------------------------------------


class _Limits(NamedTuple):
    seconds: float
    megabytes: int
    cancel: Cancel | None
    threads: int = 1

    @property
    def bytes(self) -> int:
        return self.megabytes * 1_000_000

    @property
    def flag(self) -> Any:
        """What the kernel looks at; None where nobody can cancel."""
        return None if self.cancel is None else self.cancel.flag

    @property
    def cancelled(self) -> bool:
        return self.cancel is not None and self.cancel.is_set()

    def stop(self) -> Callable[[], bool]:
        """A function that says whether to stop, counting from now."""
        end = time.monotonic() + self.seconds
        return lambda: self.cancelled or time.monotonic() >= end


def _limits(
    seconds: float | None, megabytes: int | None, cancel: Cancel | None = None, threads: int = 1
) -> _Limits:
    """Limits as a caller sets them, None where it does not."""
    return _Limits(
        seconds=SECONDS if seconds is None else seconds,
        megabytes=MEGABYTES if megabytes is None else megabytes,
        cancel=cancel,
        threads=threads,
    )


class _Result(msgspec.Struct, frozen=True, kw_only=True):
    length: int | None = None
    ways: tuple[tuple[Move, ...], ...] = ()
    count: int | None = None
    lower_bound: int = 0
    unsolved: Unsolved | None = None
    states: int = 0


@lru_cache(maxsize=512)
def _walls(walls: bytes) -> list[int]:
    """They as numbers; it is not to be changed."""
    return list(walls)


@lru_cache(maxsize=512)
def _diagonals(diagonals: tuple[Diagonal, ...], cells: int) -> list[int]:
    """What is on each cell; it is not to be changed."""
    codes = [0] * cells
    for diagonal in diagonals:
        codes[diagonal.cell] = 1 + 2 * COLOURS.index(diagonal.colour) + (diagonal.kind == "\\")
    return codes


def _puzzle(position: Position, variant: Variant) -> Any:
    """The position in the plain values of native/ricochet.hpp."""
    assert native is not None
    board = position.board
    return native.RicochetPuzzle(
        width=board.width,
        height=board.height,
        walls=_walls(board.walls),
        diagonals=_diagonals(board.diagonals, len(board.walls)),
        robots=list(position.robots),
        colours=[COLOURS.index(colour) for colour in position.colours],
        active=-1 if position.colour == ANY else position.active[0],
        target=position.target,
        variant=KERNEL_VARIANTS.index(variant),
        blocked_turn_illegal=position.blocked_turn == "illegal",
        turn_is_ricochet=position.turn_is_ricochet,
    )


def _ask_kernel(position: Position, variant: Variant, ways: int, count: bool, limits: _Limits) -> _Result:
    assert native is not None
    status = native.RicochetStatus
    puzzle = _puzzle(position, variant)
    bounds: dict[str, Any] = {
        "seconds": limits.seconds,
        "max_bytes": limits.bytes,
        "cancel": limits.flag,
    }
    if ways == 1 and not count:
        found = native.ricochet_solve_one(puzzle, threads=limits.threads, **bounds)
    else:
        found = native.ricochet_solve(puzzle, max_ways=ways, count=count, **bounds)
    unsolved: Unsolved | None = None
    ended = found.status
    if ended == status.INVALID:
        raise ValueError("a position that nobody has checked")
    if ended == status.STOPPED:
        unsolved = "cancelled" if limits.cancelled else "time"
    elif ended == status.OUT_OF_MEMORY:
        unsolved = "memory"
    return _Result(
        length=found.length if ended == status.SOLVED else None,
        ways=tuple(tuple(KERNEL_MOVES[move] for move in way) for way in found.ways),
        count=int(found.count, 16) if found.count else None,
        lower_bound=found.lower_bound,
        unsolved=unsolved,
        states=found.states,
    )


def _ask_search(position: Position, variant: Variant, ways: int, limits: _Limits) -> _Result:
    effort = search.Effort(limits.stop(), limits.megabytes)
    found = search.Found()
    listed: list[tuple[Move, ...]] = []
    unsolved: Unsolved | None = None
    try:
        search.search(position, variant, effort, found)
        for graph in found.graphs:
            for number, way in enumerate(graph.list(effort), start=1):
                listed.append(way)
                if number >= ways:
                    break
    except search.OutOfTime:
        unsolved = "cancelled" if limits.cancelled else "time"
    except search.OutOfMemory:
        unsolved = "memory"
    listed.sort(key=lambda way: len({move.robot for move in way}))
    if found.length == 0:
        listed = [()]
    if listed:
        unsolved = None  # a list that was cut short is a list all the same
    count = sum(graph.total for graph in found.graphs) if found.length else int(found.length == 0)
    return _Result(
        length=None if unsolved else found.length,
        ways=tuple(listed[:ways]),
        count=None if unsolved else count,
        lower_bound=found.lower_bound,
        unsolved=unsolved,
        states=effort.states,
    )


def _search_distances(position: Position, wanted: frozenset[int], limits: _Limits) -> Reach:
    effort = search.Effort(limits.stop(), limits.megabytes)
    far: dict[int, int] = {}
    try:
        depth = search.distances(position, wanted, effort, far)
    except (search.OutOfTime, search.OutOfMemory) as error:
        return Reach(moves=far, depth=error.args[0], complete=False)
    return Reach(moves=far, depth=depth, complete=True)


# -- the command line's door -----------------------------------------------------------------------------------------


class SolverOptions(msgspec.Struct, frozen=True):
    """What can be chosen for an answer."""

    variant: Literal["strict", "literal", "free"] = "strict"
    all: bool = False
    threads: Annotated[int, msgspec.Meta(ge=1, le=MAX_THREADS)] = 1


class Solver(solving.Solver):
    """The solver of ``robacus solve``."""

    Options = SolverOptions

    def read(self, text: str) -> Iterator[tuple[str, Position]]:
        return read_positions(text)

    def solve(
        self, position: Position, options: SolverOptions, *, seconds: float | None, megabytes: int | None
    ) -> Answer:
        limits = _limits(seconds, megabytes, threads=options.threads)
        if options.all:
            return _solve(position, options.variant, ALL_WAYS, True, limits)
        return _solve(
            position,
            options.variant,
            1,
            False,
            limits,
            counted=lambda: _solve(position, options.variant, 1, True, limits),
        )
