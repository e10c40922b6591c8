"""Golden records: games that were played once are the same for ever, robots and cards after every step included."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import pytest

from robacus.games.robogem.state import State
from robacus.record import Record
from tests.golden import told

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("robogem_*.json"))


def digest(state: State) -> str:
    """What a step left: robots, diamonds, and all cards where they lie."""
    facts = (state.position.situation(), state.hands, state.functions, state.pack, sorted(state.spare))
    return blake2b(repr((facts, state.table, state.turn)).encode(), digest_size=6).hexdigest()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_records_are_replayed_for_ever(path: Path) -> None:
    record = Record.from_text(path.read_text(encoding="utf-8"))
    assert told(record, digest) == path.with_suffix(".txt").read_text(encoding="utf-8")


def test_the_golden_records_hold_what_is_rare() -> None:
    kinds: set[str] = set()
    overs: set[str | None] = set()
    for path in RECORDS:
        for replay, steps in Record.from_text(path.read_text(encoding="utf-8")).steps():
            kinds |= {step.event.kind for step in steps}
            if replay.state is not None:
                overs.add(replay.state.over)
    assert kinds >= {
        "program",
        "card",
        "rest",
        "left",
        "right",
        "move",
        "push",
        "capture",
        "pushed",
        "follow",
        "call",
        "bug",
        "draw",
        "reshuffle",
        "last-round",
        "over",
    }
    assert overs == {None, "diamonds", "deck"}
