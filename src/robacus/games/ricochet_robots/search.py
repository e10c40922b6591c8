"""The plain, exact search: the least number of moves, how many ways have it, and which; the C++ kernel's reference.

It works like `native/ricochet.cpp`, in the same steps:

1. Breadth first without R7 and R8 (`free`), layer by layer.  Robots that behave alike are interchangeable: a state has
   their cells sorted.
2. Back through the layers: which states lie on a shortest way, and how many ways go on from each.
3. A way of ``literal`` or ``strict`` is a free way too.  Where one is as short, it runs through the states of step 2.
4. Otherwise breadth first again, remembering what R7 and R8 need; every candidate for the active robot has a search of
   its own, and they take turns, one layer each.

Nothing here is shown to anybody before `moves` has replayed it (`solver`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from robacus.games.ricochet_robots.board import OPPOSITE, Board
from robacus.games.ricochet_robots.moves import Move, Position, Variant

State = tuple[int, ...]
"""The cells of the robots, the move that R7 forbids (1 + 4 * robot + heading, or 0), and the active robot's axis."""
NO_AXIS, NORTH_SOUTH, EAST_WEST, RICOCHETED = range(4)
"""What R8 needs: the axis of the active robot's last step, or that it has made a right angle."""
BYTES_A_STATE = 260
"""A state takes up to 160 in a set and a layer, measured with tracemalloc; the rest is for the shortest ways."""


class OutOfTime(Exception):
    """Time is up, or somebody cancelled."""


class OutOfMemory(Exception):
    """More states than fit into the memory that was allowed."""


class Effort:
    """How much was done, and the limits: `spend` is called for each state that is kept."""

    def __init__(self, stop: Callable[[], bool], megabytes: int) -> None:
        self._stop = stop
        self._most = megabytes * 1_000_000 // BYTES_A_STATE
        self.states = 0
        self._turns = 0

    def spend(self) -> None:
        self.states += 1
        if self.states > self._most:
            raise OutOfMemory

    def breathe(self) -> None:
        """Called once for each state that is looked at."""
        self._turns += 1
        if (self._turns % 256 == 1) and self._stop():
            raise OutOfTime


NEVER = 1 << 20
"""An index beyond every path."""


class Path(NamedTuple):
    """A slide on the empty board, prepared for finding out which robot stops it."""

    cells: tuple[int, ...]
    headings: tuple[int, ...]
    place: dict[int, int]
    """Cell -> its first index in `cells`."""
    length: int
    """How many cells it enters; `NEVER` when only another robot can stop it."""
    turned: int
    """The first index at which it enters a cell in another heading than it set out in, or `NEVER`."""
    on_turn: tuple[bool, ...]
    """For each cell whether a diagonal there turns this robot: it stops there only when the turn is blocked."""


class Rules:
    """The moves of one position, for one variant and one choice of the robots that may be the active one."""

    def __init__(self, position: Position, variant: Variant, candidates: frozenset[int]) -> None:
        self.robots = len(position.robots)
        self.cells = position.robots
        self.target = position.target
        self.variant = variant
        self.tracking = variant != "free"
        self.candidates = candidates
        self._blocked_turn_stands = position.blocked_turn == "stand"
        self._turn_is_ricochet = position.turn_is_ricochet
        passing = {diagonal.colour for diagonal in position.board.diagonals}
        own = [colour if colour in passing else "" for colour in position.colours]
        kinds: dict[tuple[bool, str], list[int]] = {}
        for robot, colour in enumerate(own):
            kinds.setdefault((robot in candidates, colour), []).append(robot)
        self._paths = [_paths(position.board, colour) for colour in own]
        self._alike = [group for group in kinds.values() if len(group) > 1]

        self._least = {robot: self._relaxed(robot) for robot in candidates}

    def _relaxed(self, robot: int) -> list[int]:
        """For each cell the least number of moves to the target if the robot could stop wherever it wants."""
        paths = self._paths[robot]
        cells = range(len(paths[0]))
        least = [NEVER] * len(cells)
        least[self.target] = 0
        edge = {self.target}
        moves = 0
        while edge:
            moves += 1
            edge = {
                cell
                for cell in cells
                if least[cell] == NEVER and any(not edge.isdisjoint(path[cell].place) for path in paths)
            }
            for cell in edge:
                least[cell] = moves
        return least

    def least(self, state: State) -> int:
        """No way from here has fewer moves (0 also where it stands on the target and has to come back)."""
        return min(least[state[robot]] for robot, least in self._least.items())

    def start(self) -> State:
        return (*self.cells, 0, NO_AXIS if self.tracking else RICOCHETED)

    def kept(self, state: State) -> State:
        """The state without regard to which of several like robots is which."""
        if not self._alike:
            return state
        cells = list(state[: self.robots])
        forbidden = state[-2]
        for group in self._alike:
            for robot, cell in zip(group, sorted(state[robot] for robot in group), strict=True):
                cells[robot] = cell
        if forbidden:
            robot, heading = divmod(forbidden - 1, 4)
            forbidden = 1 + 4 * cells.index(state[robot]) + heading
        return (*cells, forbidden, state[-1])

    def untracked(self, state: State) -> State:
        """The same cells as a state of ``free``."""
        return (*state[: self.robots], 0, RICOCHETED)

    def moves(self, state: State) -> Iterator[tuple[Move, State, bool]]:
        """Every allowed move, the state after it, and whether that arrives."""
        cells, forbidden, axis = state[: self.robots], state[-2], state[-1]
        for robot in range(self.robots):
            cell = cells[robot]
            others = cells[:robot] + cells[robot + 1 :]
            for heading in range(4):
                if forbidden == 1 + 4 * robot + heading:  # R7
                    continue
                path = self._paths[robot][heading][cell]
                count = path.length
                place = path.place
                for other in others:
                    count = min(count, place.get(other, NEVER))
                if count in (0, NEVER):
                    continue
                stop = path.cells[count - 1]
                blocked_turn = path.on_turn[count - 1]
                if blocked_turn and not self._blocked_turn_stands:
                    continue
                last = path.headings[count - 1]
                active = robot in self.candidates
                after_axis, forbids = axis, 0
                if self.tracking:
                    forbids = 1 + 4 * robot + OPPOSITE[last]
                    if active and axis != RICOCHETED:
                        turned = blocked_turn or count > path.turned
                        after_axis = self._axis_after(axis, heading, last, turned)
                arrives = active and stop == self.target
                if arrives and after_axis != RICOCHETED:
                    if self.variant == "strict":
                        continue
                    arrives = False
                after = (*cells[:robot], stop, *cells[robot + 1 :], forbids, after_axis)
                yield Move(robot, heading), after, arrives

    def _axis_after(self, axis: int, heading: int, last: int, turned: bool) -> int:
        right_angle = axis not in (NO_AXIS, _axis(heading))
        if right_angle or (turned and self._turn_is_ricochet):
            return RICOCHETED
        return _axis(last)


def _axis(heading: int) -> int:
    return EAST_WEST if heading % 2 else NORTH_SOUTH


@lru_cache(maxsize=16)
def _paths(board: Board, colour: str) -> list[list[Path]]:
    """Heading -> cell -> path of a robot that only diagonals of `colour` let pass (empty = of none)."""
    turning = {diagonal.cell for diagonal in board.diagonals if diagonal.colour != colour}
    table = []
    for heading, rays in enumerate(board.rays(colour)):
        row = []
        for ray in rays:
            place: dict[int, int] = {}
            for index, cell in enumerate(ray.cells):
                place.setdefault(cell, index)
            turned = next((index for index, step in enumerate(ray.headings) if step != heading), NEVER)
            on_turn = tuple(cell in turning for cell in ray.cells)
            length = NEVER if ray.endless else len(ray.cells)
            row.append(Path(ray.cells, ray.headings, place, length, turned, on_turn))
        table.append(row)
    return table


# -- step 1 and 4: breadth first -------------------------------------------------------------------------------------


class Search:
    """Layers of states by the least number of moves to them."""

    def __init__(self, rules: Rules, effort: Effort) -> None:
        self.rules = rules
        self.effort = effort
        start = rules.kept(rules.start())
        self.layers: list[list[State]] = [[start]]
        self._seen = {start}

    def arrives_next(self) -> bool:
        """Whether a state of the last layer arrives with its next move."""
        for state in self.layers[-1]:
            self.effort.breathe()
            near = self.rules.least(state) <= 1
            if near and any(arrives for _, _, arrives in self.rules.moves(state)):
                return True
        return False

    def deepen(self, visit: Callable[[Move, State], None] | None = None) -> None:
        """Add the next layer; it is empty when there are no further states."""
        layer = []
        for state in self.layers[-1]:
            self.effort.breathe()
            for move, after, _ in self.rules.moves(state):
                if visit is not None:
                    visit(move, after)
                kept = self.rules.kept(after)
                if kept not in self._seen:
                    self.effort.spend()
                    self._seen.add(kept)
                    layer.append(kept)
        self.layers.append(layer)


# -- step 2 and 3: the states on shortest ways ------------------------------------------------------------------------


class Graph:
    """The states on the shortest ways, by moves made, each with the number of ways that go on from it."""

    def __init__(self, rules: Rules, ways: list[dict[State, int]]) -> None:
        self.rules = rules
        self.ways = ways
        self.length = len(ways)
        self.total = sum(ways[0].values())

    def list(self, effort: Effort) -> Iterator[tuple[Move, ...]]:
        """The ways, those with the fewest robots first, then by their moves."""
        for size in range(1, self.rules.robots + 1):
            for movers in combinations(range(self.rules.robots), size):
                yield from self._list(frozenset(movers), effort)

    def _list(self, movers: frozenset[int], effort: Effort) -> Iterator[tuple[Move, ...]]:
        """The ways in which exactly these robots move."""
        # For each state on the way: itself, who moved so far, and the moves not tried yet.  Not recursive, because ways
        # may be longer than Python's stack.
        start = self.rules.start()
        stack = [(start, frozenset[int](), self.rules.moves(start))]
        made: list[Move] = []
        found = [False]
        dead: set[tuple[State, frozenset[int]]] = set()
        while stack:
            effort.breathe()
            state, used, moves = stack[-1]
            left = self.length - len(made)
            for move, after, arrives in moves:
                if move.robot not in movers or arrives != (left == 1):
                    continue
                now = used | {move.robot}
                if arrives:
                    if now == movers:
                        found[-1] = True
                        yield (*made, move)
                elif (
                    len(movers - now) < left
                    and (after, now) not in dead
                    and self._alive(after, len(made) + 1)
                ):
                    stack.append((after, now, self.rules.moves(after)))
                    made.append(move)
                    found.append(False)
                    break
            else:
                stack.pop()
                if not found.pop():
                    effort.spend()
                    dead.add((state, used))
                elif found:
                    found[-1] = True
                if made:
                    made.pop()

    def _alive(self, state: State, depth: int) -> bool:
        return self.rules.kept(state) in self.ways[depth]


def shortest(rules: Rules, layers: list[list[State]], length: int, effort: Effort) -> Graph:
    """The graph of the ways of `length` moves, all of whose states are in `layers`."""
    ways: list[dict[State, int]] = [{} for _ in range(length)]
    for depth in reversed(range(length)):
        for state in layers[depth]:
            effort.breathe()
            if rules.least(state) > length - depth:
                continue
            count = 0
            for _, after, arrives in rules.moves(state):
                if depth == length - 1:
                    count += arrives
                elif not arrives:
                    count += ways[depth + 1].get(rules.kept(after), 0)
            if count:
                ways[depth][state] = count
    return Graph(rules, ways)


def tracked(rules: Rules, free: Graph, effort: Effort) -> Graph:
    """Those ways of a graph of ``free`` that R7 and R8 allow."""
    layers = [[rules.kept(rules.start())]]
    for depth in range(1, free.length):
        layer: dict[State, None] = {}
        for state in layers[-1]:
            effort.breathe()
            for _, after, arrives in rules.moves(state):
                if not arrives and free.rules.kept(rules.untracked(after)) in free.ways[depth]:
                    kept = rules.kept(after)
                    if kept not in layer:
                        effort.spend()
                        layer[kept] = None
        layers.append(list(layer))
    return shortest(rules, layers, free.length, effort)


# -- all of it ---------------------------------------------------------------------------------------------------------


class Found:
    """What a search has proved so far; it keeps that when it is cut short."""

    def __init__(self) -> None:
        self.lower_bound = 0
        """No way has fewer moves."""
        self.no_way = False
        """There is none at all."""
        self.graphs: list[Graph] = []
        """The shortest ways, for each active robot that has them; none when the length is 0 (R20)."""
        self.length: int | None = None


def search(position: Position, variant: Variant, effort: Effort, found: Found) -> None:
    """Fill `found`.  Raises `OutOfTime` or `OutOfMemory`; what `found` says then is true all the same."""
    candidates = frozenset(position.active)
    if any(position.robots[robot] == position.target for robot in candidates):
        if variant == "free":  # R20
            found.length = 0
            return
    elif _through_free(position, variant, effort, found):
        return
    _step_by_step([Rules(position, variant, frozenset({robot})) for robot in candidates], effort, found)


def _through_free(position: Position, variant: Variant, effort: Effort, found: Found) -> bool:
    """Steps 1 to 3; false when a way has to be longer than a free one."""
    free = Rules(position, "free", frozenset(position.active))
    one = Search(free, effort)
    length = 1
    found.lower_bound = free.least(free.start())
    if found.lower_bound == NEVER:
        found.lower_bound, found.no_way = 0, True
        return True
    while not one.arrives_next():
        length += 1
        found.lower_bound = max(found.lower_bound, length)
        one.deepen()
        if not one.layers[-1]:
            found.no_way = True
            return True
    graph = shortest(free, one.layers, length, effort)
    graphs = [graph]
    if variant != "free":
        every = [Rules(position, variant, frozenset({robot})) for robot in sorted(free.candidates)]
        graphs = [again for rules in every if (again := tracked(rules, graph, effort)).total]
    if not graphs:
        found.lower_bound = length + 1
        return False
    found.graphs, found.length = graphs, length
    return True


def _step_by_step(every: list[Rules], effort: Effort, found: Found) -> None:
    """Step 4."""
    searches = [Search(rules, effort) for rules in every if rules.least(rules.start()) != NEVER]
    length = 1
    while searches:
        found.lower_bound = max(found.lower_bound, length)
        arriving = [one for one in searches if one.arrives_next()]
        if arriving:
            found.graphs = [shortest(one.rules, one.layers, length, effort) for one in arriving]
            found.length = found.lower_bound = length
            return
        found.lower_bound = max(found.lower_bound, length + 1)
        for one in searches:
            one.deepen()
        searches = [one for one in searches if one.layers[-1]]
        length += 1
    found.no_way = True


def distances(position: Position, wanted: frozenset[int], effort: Effort, far: dict[int, int]) -> int:
    """Fill `far` with cell -> least moves in ``free`` for an active robot to stop there, until all cells of `wanted`
    are in it (none = all that can be reached); the result is the depth that was searched.

    Raises like `search`, with that depth as the argument.
    """
    rules = Rules(position, "free", frozenset(position.active))
    far.update({position.robots[robot]: 0 for robot in position.active})
    one = Search(rules, effort)
    depth = 0

    def visit(move: Move, after: State) -> None:
        if move.robot in rules.candidates:
            far.setdefault(after[move.robot], depth + 1)

    while one.layers[-1] and not (wanted and wanted <= far.keys()):
        try:
            one.deepen(visit)
        except (OutOfTime, OutOfMemory) as error:
            raise type(error)(depth) from None
        depth += 1
    return depth
