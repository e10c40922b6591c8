"""How a game of Robogem ends (E1-E4): the winners and the reason, from a state that is over."""

from __future__ import annotations

from robacus.game import Outcome
from robacus.games.robogem.layout import words
from robacus.games.robogem.state import State
from robacus.speech import SeatName


def outcome(state: State) -> Outcome | None:
    """Three at a base, else most diamonds at the base, then aboard, then shared; None while the game goes on."""
    if state.over is None:
        return None
    robots = state.position.robots
    # Aboard counts only among equals at the base, and is at most 3.
    scores = tuple(len(robot.banked) + len(robot.cargo) / 10 for robot in robots)
    winner = state.position.winner
    if winner is not None:
        why = words("over-diamonds", seat=SeatName(winner), count=len(robots[winner].banked))
        return Outcome(scores=scores, winners=(winner,), why=why)
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    most, cargo = len(robots[winners[0]].banked), len(robots[winners[0]].cargo)
    if len(winners) > 1:
        why = words("over-shared", count=most)
    elif sum(len(robot.banked) == most for robot in robots) > 1:
        why = words("over-cargo", seat=SeatName(winners[0]), count=most, cargo=cargo)
    else:
        why = words("over-most", seat=SeatName(winners[0]), count=most)
    return Outcome(scores=scores, winners=winners, why=why)
