"""A fight as people see it: one step for each stage in which something happens, with a sentence for it.

Made from the same `stages` that the rules run, so what is shown cannot differ from what is played.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from robacus.game import Event, Step
from robacus.games.robots_vs_robots.battle import Battle, Robot
from robacus.games.robots_vs_robots.board import MINES, words
from robacus.games.robots_vs_robots.fight import Result, Watch, verdict
from robacus.games.robots_vs_robots.hexes import HEADINGS
from robacus.games.robots_vs_robots.program import write_order
from robacus.games.robots_vs_robots.stages import Reading, Turn, play_turn
from robacus.games.robots_vs_robots.state import Moment, State
from robacus.speech import Joined, Message, SeatName

SHOT_MS = 500
"""How long shots stay to be seen."""


def begin(state: State) -> Battle:
    """The battle before its first turn."""
    starts = dict(zip(state.deal.order, state.placed, strict=True))
    programs = tuple(program for program in state.programs if program is not None)
    robots = tuple(Robot(cell=starts[seat][0], head=starts[seat][1] or 0) for seat in range(state.deal.seats))
    return Battle(board=state.deal.board, programs=programs, robots=robots, rules=state.deal.rules)


def tell(state: State) -> Iterator[Step]:
    """The steps of the whole fight, from the moment in which all programs are there."""
    battle = begin(state)
    state = replace(
        state, phase="fight", ends_at=None, battle=battle, moment=Moment(stage="start"), result=None
    )
    yield Step(Event(kind="start", say=words("fight-starts"), listed=True, reveals=True), state)
    watch = Watch(battle)
    result: Result | None = None
    while result is None:
        for stage, turn in play_turn(battle):
            if stage == "end":
                result = verdict(turn)
                if result is None and watch.again(turn.battle):
                    result = Result(turn.battle.alive, "repetition")
                if result is None:
                    continue
            elif stage != "read" and not turn.moved:
                continue
            state = replace(
                state,
                battle=turn.battle,
                moment=moment(stage, turn),
                phase="fight" if result is None else "over",
                result=result,
            )
            yield Step(event(stage, turn), state)
        battle = turn.battle


def moment(stage: str, turn: Turn) -> Moment:
    """What a stage shows."""
    shots = stage == "shots"
    return Moment(
        stage=stage,
        readings=tuple(turn.readings.get(me) for me in range(len(turn.battle.robots))),
        fired=turn.fired if shots else (),
        blasts=turn.blasts if shots else (),
        hits=turn.hits if shots else (),
        outs=turn.outs,
    )


def event(stage: str, turn: Turn) -> Event:
    """A stage in one sentence."""
    if stage == "read":
        told = Joined(
            tuple(
                words("told-order", seat=SeatName(me), order=_order(turn.readings[me]))
                for me in turn.readings
            )
        )
        say = words("told-turn", turn=turn.battle.turn, what=told)
        return Event(kind="read", say=say, listed=True)
    if stage == "end":
        # How it ended the house says, from the outcome.
        return Event(kind="end", say=words("game-over"))
    happened = {"rotate": _rotated, "move": _moved, "traps": _trapped, "shots": _shot}[stage](turn)
    listed = bool(turn.outs) or bool(turn.hits) or stage == "traps"
    hold = SHOT_MS if stage == "shots" else 0
    return Event(kind=stage, say=words("told-all", what=Joined(tuple(happened))), listed=listed, hold=hold)


def _order(reading: Reading) -> Message:
    """What a robot does in this turn."""
    last = reading.steps[-1]
    if reading.end == "dead":
        return words("does-dead", step=last)
    if reading.end == "loop":
        return words("does-loop")
    return words("does-order", order=write_order(reading.order), step=last)


def heading_words(head: int) -> Message:
    """The name of a heading."""
    return words(f"heading-{HEADINGS[head]}")


def _rotated(turn: Turn) -> Iterator[Message]:
    for me, reading in turn.readings.items():
        if reading.order.kind == "R":
            robot = turn.battle.robots[me]
            yield words("told-rotated", seat=SeatName(me), heading=heading_words(robot.head))


def _moved(turn: Turn) -> Iterator[Message]:
    for me in turn.entered:
        hex_name = turn.battle.board.names[turn.battle.robots[me].cell]
        yield words("told-moved", seat=SeatName(me), hex=hex_name)
    for me in turn.outs:
        yield words("told-fell", seat=SeatName(me))


def _trapped(turn: Turn) -> Iterator[Message]:
    for me, cell in turn.entered.items():
        kind = turn.battle.board.terrain[cell]
        if me in turn.outs:
            yield words("told-mine", seat=SeatName(me))
        elif kind in MINES and cell in turn.battle.used and cell not in turn.before.used:
            yield words("told-mine-step", seat=SeatName(me), step=turn.readings[me].steps[0])
        elif turn.battle.robots[me].trapped:
            yield words("told-trap", seat=SeatName(me))


def _shot(turn: Turn) -> Iterator[Message]:
    for me in turn.blasts:
        yield words("told-blast", seat=SeatName(me))
    aimed = {hit.by for hit in turn.hits if not hit.blast}
    for me in turn.fired:
        if me not in aimed:
            yield words("told-missed", seat=SeatName(me))
    for hit in turn.hits:
        if hit.away == 1:
            yield words("told-out", seat=SeatName(hit.by), other=SeatName(hit.robot))
        else:
            step = turn.readings[hit.robot].steps[0]
            yield words("told-hit", seat=SeatName(hit.by), other=SeatName(hit.robot), step=step)


def how_it_ended(battle: Battle, result: Result) -> Message:
    """The result in one sentence."""
    names = Joined(tuple(map(SeatName, result.sharers)))
    if result.why == "last":
        return words("over-last", seat=names, turn=battle.turn)
    if result.why == "all_out":
        return words("over-all-out", turn=battle.turn)
    if result.why == "turn_limit":
        return words("over-limit", turn=battle.turn, seats=names)
    return words("over-repetition", turn=battle.turn, seats=names)
