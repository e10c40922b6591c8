# What native/bindings.cpp exports, for type checkers; a test holds the two equal.

from collections.abc import Sequence
from enum import Enum

class BuildInfo:
    """What this build of the core is."""

    @property
    def version(self) -> str: ...
    @property
    def compiler(self) -> str: ...
    @property
    def kind(self) -> str: ...

def build_info() -> BuildInfo:
    """Version, compiler and kind of this build."""

class CancelFlag:
    """Stops a running kernel from another thread."""

    def __init__(self) -> None: ...
    def set(self) -> None:
        """Ask the kernel that holds this flag to stop."""

    def is_set(self) -> bool: ...

class RicochetPuzzle:
    """A position of Ricochet Robots, as native/ricochet.hpp describes it."""

    def __init__(
        self,
        *,
        width: int,
        height: int,
        walls: Sequence[int],
        diagonals: Sequence[int],
        robots: Sequence[int],
        colours: Sequence[int],
        active: int,
        target: int,
        variant: int,
        blocked_turn_illegal: bool,
        turn_is_ricochet: bool,
    ) -> None: ...

class RicochetStatus(Enum):
    """How a search of Ricochet Robots ended."""

    SOLVED = 0
    NO_WAY = 1
    STOPPED = 2
    OUT_OF_MEMORY = 3
    INVALID = 4

class RicochetAnswer:
    """What was found out about a position."""

    @property
    def status(self) -> RicochetStatus: ...
    @property
    def length(self) -> int: ...
    @property
    def lower_bound(self) -> int: ...
    @property
    def ways(self) -> list[list[int]]: ...
    @property
    def count(self) -> str: ...
    @property
    def states(self) -> int: ...

class RicochetDistances:
    """How far cells are for the active robot."""

    @property
    def status(self) -> RicochetStatus: ...
    @property
    def depth(self) -> int: ...
    @property
    def moves(self) -> list[int]: ...
    @property
    def states(self) -> int: ...

def ricochet_solve(
    puzzle: RicochetPuzzle,
    *,
    seconds: float,
    max_bytes: int,
    max_ways: int,
    count: bool,
    cancel: CancelFlag | None,
) -> RicochetAnswer:
    """The least number of moves, and shortest ways."""

def ricochet_solve_one(
    puzzle: RicochetPuzzle,
    *,
    seconds: float,
    max_bytes: int,
    cancel: CancelFlag | None,
    portable: bool = False,
) -> RicochetAnswer:
    """One shortest way, fast; ways are not counted."""

def ricochet_distances(
    puzzle: RicochetPuzzle,
    wanted: Sequence[int],
    *,
    seconds: float,
    max_bytes: int,
    cancel: CancelFlag | None,
) -> RicochetDistances:
    """How many moves the active robot needs to stop on each cell, in the variant free."""
