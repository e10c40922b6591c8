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
    threads: int = 1,
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

class RobogemStatus(Enum):
    """How a search of Robogem ended."""

    DONE = 0
    STOPPED = 1
    OUT_OF_MEMORY = 2
    INVALID = 3

class RobogemGround:
    """The board of a game of Robogem and whose base is where."""

    def __init__(
        self,
        *,
        width: int,
        height: int,
        solid: Sequence[int],
        diamonds: Sequence[int],
        bases: Sequence[int],
        closed: Sequence[int],
        capture: bool,
    ) -> None: ...
    @property
    def valid(self) -> bool: ...

class RobogemPosition:
    """Robots and diamonds, as native/robogem.hpp describes them."""

    def __init__(self, *, robots: Sequence[int], lying: int, winner: int) -> None: ...
    @property
    def robots(self) -> list[int]: ...
    @property
    def lying(self) -> int: ...
    @property
    def winner(self) -> int: ...

class RobogemRan:
    """What became of a program."""

    @property
    def status(self) -> RobogemStatus: ...
    @property
    def position(self) -> RobogemPosition: ...
    @property
    def stop(self) -> int: ...
    @property
    def trace(self) -> str: ...

class RobogemTurn:
    """A turn, the position after it, and what that is worth."""

    @property
    def program(self) -> str: ...
    @property
    def append(self) -> str: ...
    @property
    def rest(self) -> bool: ...
    @property
    def worth(self) -> int: ...
    @property
    def position(self) -> RobogemPosition: ...

class RobogemTurns:
    """Turns that were found."""

    @property
    def status(self) -> RobogemStatus: ...
    @property
    def turns(self) -> list[RobogemTurn]: ...

class RobogemWorld:
    """Everything that goes on after a turn."""

    def __init__(
        self,
        *,
        position: RobogemPosition,
        hands: Sequence[str],
        functions: Sequence[str],
        order: Sequence[int],
        pack: str,
    ) -> None: ...

class RobogemWorths:
    """What worlds are worth."""

    @property
    def status(self) -> RobogemStatus: ...
    @property
    def worths(self) -> list[int]: ...
    @property
    def commands(self) -> int: ...

def robogem_run(
    ground: RobogemGround, position: RobogemPosition, seat: int, program: str, function: str
) -> RobogemRan:
    """Carry out a program."""

def robogem_outcomes(
    ground: RobogemGround,
    position: RobogemPosition,
    seat: int,
    hand: str,
    function: str,
    room: int,
    *,
    seconds: float,
    cancel: CancelFlag | None,
) -> RobogemTurns:
    """Every different result of the programs of a hand."""

def robogem_best(
    ground: RobogemGround,
    position: RobogemPosition,
    seat: int,
    hand: str,
    function: str,
    room: int,
    *,
    seconds: float,
    cancel: CancelFlag | None,
) -> RobogemTurns:
    """The one turn whose result is worth most."""

def robogem_playouts(
    ground: RobogemGround,
    worlds: Sequence[RobogemWorld],
    seat: int,
    plies: int,
    *,
    seconds: float,
    cancel: CancelFlag | None,
) -> RobogemWorths:
    """What each world is worth after so many turns."""

def robogem_run_many(
    ground: RobogemGround,
    position: RobogemPosition,
    seat: int,
    programs: Sequence[str],
    function: str,
    times: int,
) -> int:
    """How many commands were carried out; for measuring."""

class RobotsStatus(Enum):
    """How a run of fights of Robots vs Robots ended."""

    DONE = 0
    STOPPED = 1
    INVALID = 2
    OUT_OF_MEMORY = 3

class RobotsGround:
    """A board of Robots vs Robots and its rules, ready for fights."""

    def __init__(
        self,
        *,
        q: Sequence[int],
        r: Sequence[int],
        next: Sequence[int],
        terrain: Sequence[int],
        edge_void: bool,
        mine_step: bool,
        zero: int,
        limit: int,
        repetition: bool,
    ) -> None: ...
    @property
    def valid(self) -> bool: ...

class RobotsAnswer:
    """How fights ended."""

    @property
    def status(self) -> RobotsStatus: ...
    @property
    def robot_turns(self) -> int: ...
    @property
    def outcomes(self) -> list[int]:
        """Three numbers for each fight: bits of the sharers, why, turns."""

class RobotsTrace:
    """One fight turn by turn."""

    @property
    def status(self) -> RobotsStatus: ...
    @property
    def outcome(self) -> list[int]:
        """Bits of the sharers, why, turns."""
    @property
    def seen(self) -> list[int]:
        """Twelve numbers for each robot after each turn."""

def robots_fight_all(
    ground: RobotsGround,
    *,
    programs: Sequence[int],
    robots: int,
    starts: Sequence[int],
    of: Sequence[int],
    seconds: float,
    cancel: CancelFlag | None,
) -> RobotsAnswer:
    """Fights one after the other."""

def robots_trace(ground: RobotsGround, *, programs: Sequence[int], starts: Sequence[int]) -> RobotsTrace:
    """One fight with every robot after every turn."""

class AbakuStatus(Enum):
    """How a search of Abaku ended."""

    DONE = 0
    STOPPED = 1
    TOO_MANY = 2
    OUT_OF_MEMORY = 3
    INVALID = 4

class AbakuFound:
    """Placements that were found."""

    @property
    def status(self) -> AbakuStatus: ...
    @property
    def count(self) -> int: ...
    @property
    def sum_of_scores(self) -> int: ...
    @property
    def best_score(self) -> int: ...
    def rows(self, at_least: int = 0) -> list[list[int]]:
        """Score, jokers as bits, then field and digit of each tile, for every placement with so many points."""

class AbakuBoard:
    """A board of Abaku, as native/abaku.hpp describes it."""

    def __init__(
        self,
        *,
        size: int,
        bonuses: Sequence[int],
        zero_either: bool,
        zero_only_contact: bool,
        most: int,
        operations: int,
    ) -> None: ...
    @property
    def valid(self) -> bool: ...
    def set(self, digits: Sequence[int]) -> bool:
        """All tiles at once, 255 for an empty field; whether they make sense."""

    def lay(self, fields: Sequence[int], digits: Sequence[int]) -> bool:
        """Lay tiles on empty fields; whether that was possible."""

    def placements(
        self,
        tiles: Sequence[int],
        jokers: int,
        *,
        limit: int,
        seconds: float,
        cancel: CancelFlag | None,
    ) -> AbakuFound:
        """All legal placements of so many tiles of each digit and jokers."""

class AbakuRackValues:
    """What tiles in hand are worth, as native/abaku_values.hpp says."""

    def __init__(self, values: Sequence[int]) -> None: ...
    @property
    def valid(self) -> bool: ...

class AbakuCandidate:
    """A turn that may be taken."""

    def __init__(
        self,
        *,
        points: int,
        fields: Sequence[int],
        digits: Sequence[int],
        kept: Sequence[int],
        back: Sequence[int],
    ) -> None: ...

class AbakuPlayouts:
    """What candidates are worth in every world."""

    @property
    def status(self) -> AbakuStatus: ...
    @property
    def values(self) -> list[int]: ...

class AbakuEnding:
    """The best turn with an empty bag."""

    @property
    def status(self) -> AbakuStatus: ...
    @property
    def proven(self) -> bool: ...
    @property
    def worth(self) -> int: ...
    @property
    def depth(self) -> int: ...
    @property
    def work(self) -> int: ...
    @property
    def best(self) -> list[int]: ...

def abaku_playouts(
    board: AbakuBoard,
    values: AbakuRackValues,
    candidates: Sequence[AbakuCandidate],
    worlds: Sequence[Sequence[int]],
    held: Sequence[int],
    plies: int,
    *,
    seconds: float,
    cancel: CancelFlag | None,
) -> AbakuPlayouts:
    """What each candidate is worth in each world, in tenths of points."""

def abaku_ending(
    board: AbakuBoard,
    mine: Sequence[int],
    theirs: Sequence[int],
    empty: int,
    their_empty: int,
    *,
    work: int,
    seconds: float,
    cancel: CancelFlag | None,
) -> AbakuEnding:
    """The best turn of who is to move, with an empty bag and two players."""
