"""Laws of the places in a game: who shares the result is first, who has lost whatever the score comes last."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from robacus.arena.playing import _Table
from robacus.game import Outcome
from robacus.speech import msg


@pytest.mark.parametrize(
    ("scores", "winners", "lost", "ranks"),
    [
        ((9, 1, 5), (0,), (), (0, 2, 1)),
        ((9, 1, 5), (2,), (0,), (2, 1, 0)),
        ((9, 5, 5), (1, 2), (0,), (2, 0, 0)),
        ((9, 1, 5, 7), (2,), (0, 3), (2, 1, 0, 3)),
    ],
)
def test_places_follow_winners_scores_and_losses(
    scores: tuple[float, ...], winners: tuple[int, ...], lost: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    table: Any = object.__new__(_Table)
    ended = Outcome(scores=scores, winners=winners, lost=lost, why=msg("outcome-resigned"))
    table.replay = SimpleNamespace(ended=ended)
    table.forfeits = []
    table.job = SimpleNamespace(players=(None,) * len(scores))
    assert table._ranks(winners) == ranks
