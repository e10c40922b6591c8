"""Golden records: games that were played once are the same for ever, tiles and points after every step included."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import pytest

from robacus.games.abaku.state import State, faces
from robacus.record import Record
from tests.golden import told

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("abaku_*.json"))


def digest(state: State) -> str:
    """What a step left: the board, all racks, the bag, points and whose turn it is."""
    facts = (state.board, state.jokers, tuple(map(faces, state.racks)), state.bag, state.finals, state.turn)
    return blake2b(repr(facts).encode(), digest_size=6).hexdigest()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_records_are_replayed_for_ever(path: Path) -> None:
    record = Record.from_text(path.read_text(encoding="utf-8"))
    assert told(record, digest) == path.with_suffix(".txt").read_text(encoding="utf-8")


def test_the_golden_records_hold_what_is_rare() -> None:
    kinds: set[str] = set()
    endings = set()
    jokers = 0
    for path in RECORDS:
        for replay, steps in Record.from_text(path.read_text(encoding="utf-8")).steps():  # noqa: B007 - and the last
            kinds |= {step.event.kind for step in steps}
        endings.add(replay.state.ending.kind)
        jokers += len(replay.state.jokers)
    assert kinds >= {
        "place",
        "example",
        "kombo",
        "scored",
        "drawn",
        "exchange",
        "pass",
        "timeout",
        "resign",
        "adjusted",
    }
    assert endings >= {"out", "forfeit", "three-empty"}
    assert jokers > 0
