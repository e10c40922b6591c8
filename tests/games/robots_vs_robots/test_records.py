"""Golden records: fights that were played once are the same for ever, with the same hash after every step."""

from __future__ import annotations

from pathlib import Path

import pytest

from robacus.games.robots_vs_robots.board import HIDDEN
from robacus.games.robots_vs_robots.state import State
from robacus.record import Record
from tests.golden import told

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("robots_*.json"))


def digest(state: State) -> str:
    """What a step left: the hash of the battle, once there is one."""
    return state.battle.digest() if state.battle else ""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_records_are_replayed_for_ever(path: Path) -> None:
    record = Record.from_text(path.read_text(encoding="utf-8"))
    assert told(record, digest) == path.with_suffix(".txt").read_text(encoding="utf-8")


def test_the_golden_records_hold_what_is_rare() -> None:
    kinds: set[str] = set()
    causes: set[str | None] = set()
    hidden: set[str] = set()
    for path in RECORDS:
        for _replay, steps in Record.from_text(path.read_text(encoding="utf-8")).steps():
            for step in steps:
                kinds.add(step.event.kind)
                battle = None if step.state is None else step.state.battle
                if battle is not None:
                    causes |= {robot.cause for robot in battle.robots}
                    hidden |= {battle.board.terrain[cell] for cell in battle.found}
    assert kinds >= {
        "placed",
        "faced",
        "ready",
        "start",
        "read",
        "rotate",
        "move",
        "traps",
        "shots",
        "end",
        "over",
    }
    assert causes >= {None, "shot", "self", "mine", "edge"}
    assert hidden == HIDDEN
