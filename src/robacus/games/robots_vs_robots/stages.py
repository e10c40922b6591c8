"""One turn as a list of named stages: read, rotate, move, traps, shots, end.

All robots at once in every stage, so the result never depends on their order (O3).  `stages_of` gives the stages for
a set of rules: an option replaces one of them.  A move of several hexes is made hex by hex; after each the traps act,
so ``move`` and ``traps`` come as often as somebody still has hexes to go.  `play_turn` runs them and tells what
happened.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

import msgspec
from msgspec.structs import replace

from robacus.games.robots_vs_robots.battle import Battle, Cause, Robot, Rules
from robacus.games.robots_vs_robots.board import HIDDEN, MINES, OFF, TRAPS
from robacus.games.robots_vs_robots.program import BLANK, CELLS, Order, Program
from robacus.games.robots_vs_robots.questions import QUESTIONS, SHOT_REACH, first_robot


class Reading(msgspec.Struct, frozen=True):
    """What one robot read in a turn, and what came of it."""

    steps: tuple[int, ...]
    """The steps in the order in which they were read; a second reading that is refused is not among them (P8)."""
    answers: tuple[bool | None, ...]
    """For each of them the answer of its question, None where it asks none."""
    order: Order
    """What is carried out; a blank where nothing is."""
    end: str
    """How the reading ended: ``order``, ``dead`` (H3) or ``loop`` (P8)."""
    pointer: int
    """The step of the next turn."""


class Hit(msgspec.Struct, frozen=True):
    """A shot or blast that reached somebody."""

    by: int
    robot: int
    away: int
    blast: bool


class Turn:
    """A turn while it is being played: the battle as it is by now, and what each robot is about."""

    def __init__(self, battle: Battle) -> None:
        self.before = battle
        self._battle: Battle
        self._robots: list[Robot]
        self._changed: bool
        self.battle = replace(battle, turn=battle.turn + 1)
        self.readings: dict[int, Reading] = {}
        """Robot -> what it read; for all that were alive when the turn began."""
        self.left: dict[int, int] = {}
        """Robot -> hexes that it still has to go, with their sign."""
        self.entered: dict[int, int] = {}
        """Robot -> the hex that it entered in the last sub-step."""
        self.moved: bool = False
        """Whether anything changed in the last stage, so that it is worth a look."""
        self.fired: tuple[int, ...] = ()
        """Robots whose shot went off."""
        self.blasts: tuple[int, ...] = ()
        """Robots that exploded."""
        self.hits: tuple[Hit, ...] = ()
        self.outs: tuple[int, ...] = ()
        """Robots that went out in the last stage."""

    @property
    def battle(self) -> Battle:
        """The battle as it is by now."""
        if self._changed:
            self._battle = replace(self._battle, robots=tuple(self._robots))
            self._changed = False
        return self._battle

    @battle.setter
    def battle(self, battle: Battle) -> None:
        self._battle = battle
        self._robots = list(battle.robots)
        self._changed = False

    def change(self, robot: int, **changes: object) -> None:
        """Something about one robot changes; the battle is made anew only when somebody looks at it."""
        self._robots[robot] = replace(self._robots[robot], **changes)
        self._changed = True

    def put_out(self, robot: int, cause: Cause) -> None:
        self.change(robot, alive=False, cause=cause)
        self.outs += (robot,)
        self.left.pop(robot, None)

    def lose_step(self, robot: int) -> None:
        """A robot loses the first step that it read in this turn (H2, H4, H5)."""
        dead = self._robots[robot].dead | {self.readings[robot].steps[0]}
        self.change(robot, dead=dead, hit_last=True)


Stage = Callable[[Turn], None]


# -- read ------------------------------------------------------------------------------------------------------------


def following(step: int, by: int = 1) -> int:
    """The step after `step`; after 15 comes 1 (P6, P7)."""
    step += by
    return step if step < CELLS else step - (CELLS - 1)


def read_robot(battle: Battle, me: int, program: Program) -> Reading:
    """What robot `me` reads on this position (P2 to P8, H3)."""
    robot = battle.robots[me]
    step = robot.pointer
    steps: list[int] = []
    answers: list[bool | None] = []

    def done(order: Order, end: str, pointer: int) -> Reading:
        return Reading(tuple(steps), tuple(answers), order, end, pointer)

    while step not in steps:
        steps.append(step)
        order = program.orders[step]
        answer = None
        if step in robot.dead:
            answers.append(None)
            return done(BLANK, "dead", following(step))
        if order.kind == "?":
            answer = QUESTIONS[order.number].ask(battle, me, order.x or 0)
            answers.append(answer)
            step = following(step, 1 if answer else 2)
            continue
        answers.append(None)
        if order.kind == "V":
            step = order.number
            continue
        return done(order, "order", battle.rules.zero if order.kind == "Z" else following(step))
    return done(BLANK, "loop", step)


def read(turn: Turn) -> None:
    """Every living robot reads its program on the position at the start of the turn (O3)."""
    battle = turn.battle
    for me in battle.alive:
        turn.readings[me] = reading = read_robot(battle, me, battle.programs[me])
        if reading.order.kind == "D":
            turn.left[me] = reading.order.number
    for me, reading in turn.readings.items():
        robot = battle.robots[me]
        if reading.pointer != robot.pointer or robot.hit_last or robot.blocked_last:
            turn.change(me, pointer=reading.pointer, hit_last=False, blocked_last=False)


# -- rotate and move -------------------------------------------------------------------------------------------------


def rotate(turn: Turn) -> None:
    """All turns to another heading at once; the count of hexes in this direction begins again (M3)."""
    for me, reading in turn.readings.items():
        if reading.order.kind == "R":
            head = (turn.battle.robots[me].head + reading.order.number) % 6
            turn.change(me, head=head, advanced_dir=0)
            turn.moved = True


def _wanted(turn: Turn) -> dict[int, int]:
    """Robot -> the hex that it wants to enter in this sub-step, `OFF` for a place off the board."""
    battle = turn.battle
    found = {}
    for me, left in turn.left.items():
        robot = battle.robots[me]
        head = robot.head if left > 0 else (robot.head + 3) % 6
        found[me] = battle.board.next[robot.cell][head]
    return found


def _agree(battle: Battle, wanted: dict[int, int]) -> dict[int, int]:
    """Those of `wanted` that can move together (M4 to M8): what is in the way of one may be in the way of the next."""
    while True:
        claims = Counter(cell for cell in wanted.values() if cell != OFF)
        stopped = set()
        for me, cell in wanted.items():
            if cell == OFF:
                continue
            there = battle.standing.get(cell)
            swap = there in wanted and wanted[there] == battle.robots[me].cell
            if claims[cell] > 1 or swap or (there is not None and there not in wanted):
                stopped.add(me)
        if not stopped:
            return wanted
        wanted = {me: cell for me, cell in wanted.items() if me not in stopped}


def move(turn: Turn, *, void: bool = False) -> None:
    """One sub-step of all moves: one hex for everybody who still has some to go and is not stopped (M1 to M9).

    With `void` whoever goes off the board is out; otherwise the edge stops like a high wall (B3).
    """
    battle = turn.battle
    turn.entered = {}
    wanted = {
        me: cell
        for me, cell in _wanted(turn).items()
        if not battle.robots[me].trapped and (void if cell == OFF else not battle.board.solid[cell])
    }
    moving = _agree(battle, wanted)
    for me in list(turn.left):
        if me not in moving:
            turn.change(me, blocked_last=True)
            del turn.left[me]
    for me, cell in moving.items():
        turn.moved = True
        if cell == OFF:
            turn.put_out(me, "edge")
            continue
        robot = battle.robots[me]
        forward = turn.left[me] > 0
        turn.change(
            me,
            cell=cell,
            advanced_dir=robot.advanced_dir + forward,
            advanced_shot=robot.advanced_shot + forward,
        )
        turn.entered[me] = cell
        turn.left[me] -= 1 if forward else -1


def move_void(turn: Turn) -> None:
    """The stage ``move`` where the board's edge is an abyss."""
    move(turn, void=True)


def traps(turn: Turn, *, harmless: bool = False) -> None:
    """Mines and trapdoors of the hexes just entered (B4, B5).  With `harmless` a mine only costs the current step."""
    for me, cell in turn.entered.items():
        kind = turn.battle.terrain(cell)
        if kind not in MINES and kind not in TRAPS:
            continue
        turn.moved = True
        if kind in HIDDEN:
            turn.battle = replace(turn.battle, found=turn.battle.found | {cell})
        if kind in MINES:
            turn.battle = replace(turn.battle, used=turn.battle.used | {cell})
            if harmless:
                turn.lose_step(me)
            else:
                turn.put_out(me, "mine")
        else:
            turn.change(me, trapped=True, blocked_last=bool(turn.left[me]))
            turn.left.pop(me)
    turn.left = {me: left for me, left in turn.left.items() if left}


def traps_harmless(turn: Turn) -> None:
    """The stage ``traps`` where a mine costs a step and no more."""
    traps(turn, harmless=True)


# -- shots -----------------------------------------------------------------------------------------------------------


def shots(turn: Turn) -> None:
    """All shots and blasts at once, on the positions after all movement (O2)."""
    battle = turn.battle
    hits: list[Hit] = []
    fired: list[int] = []
    blasts: list[int] = []
    for me in battle.alive:
        robot, order = battle.robots[me], turn.readings[me].order
        if order.kind == "T" and robot.ammo:
            fired.append(me)
            found = first_robot(battle, robot.cell, robot.head, SHOT_REACH)
            if found is not None:
                hits.append(Hit(me, *found, blast=False))
        elif order.kind == "A":
            blasts.append(me)
            for other in battle.alive:
                away = battle.board.distance(robot.cell, battle.robots[other].cell)
                if other != me and away <= SHOT_REACH:
                    hits.append(Hit(me, other, away, blast=True))
    for me in fired:
        turn.change(me, ammo=battle.robots[me].ammo - 1, advanced_shot=0)
    for hit in hits:
        if hit.away == SHOT_REACH:
            turn.lose_step(hit.robot)
    for me in blasts:
        turn.put_out(me, "self")
    for robot_hit in dict.fromkeys(hit.robot for hit in hits if hit.away < SHOT_REACH):
        if turn.battle.robots[robot_hit].alive:
            turn.put_out(robot_hit, "shot")
    turn.fired, turn.blasts, turn.hits = tuple(fired), tuple(blasts), tuple(hits)
    turn.moved = bool(fired or blasts)


def end(turn: Turn) -> None:
    """Nothing changes any more; who has won is told by `fight`."""


# -- a whole turn ----------------------------------------------------------------------------------------------------

STAGES: Mapping[str, Stage] = {
    "read": read,
    "rotate": rotate,
    "move": move,
    "traps": traps,
    "shots": shots,
    "end": end,
}
"""The stages of the usual rules, in their order."""


def stages_of(rules: Rules) -> Mapping[str, Stage]:
    """The stages of a turn under these rules: each option replaces one."""
    changed: dict[str, Stage] = {}
    if rules.edge == "void":
        changed["move"] = move_void
    if rules.mine == "step":
        changed["traps"] = traps_harmless
    return {**STAGES, **changed}


def play_turn(battle: Battle) -> Iterator[tuple[str, Turn]]:
    """Play one turn, stage by stage: the name of each stage and the turn as it is after it.

    `Turn.moved` says whether the stage changed anything, `Turn.outs` who went out in it.
    """
    stages = stages_of(battle.rules)
    turn = Turn(battle)

    def run(name: str) -> tuple[str, Turn]:
        turn.moved, turn.outs = False, ()
        stages[name](turn)
        return name, turn

    yield run("read")
    yield run("rotate")
    while turn.left:
        yield run("move")
        yield run("traps")
    yield run("shots")
    yield run("end")


def next_turn(battle: Battle) -> Turn:
    """A whole turn at once."""
    for _name, turn in play_turn(battle):  # noqa: B007
        pass
    return turn
