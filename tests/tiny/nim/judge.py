"""Nim's judge: everything the house asks of one, in one file.

It says of a take whether the other player loses after it.  As long as the heaps lie as that take left them it says
nothing, for whoever is to move would learn whether there is something to find.
"""

from __future__ import annotations

from typing import Any

import msgspec

from robacus import judging
from robacus.desk import Line, Link
from robacus.judging import Shot, Verdict
from robacus.scene import Scene
from robacus.speech import Message, Speech

from .desks import drawn, winning, words, write_heaps


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A take, and what its reader thought of then."""

    heaps: tuple[int, ...]
    """Before it."""
    heap: int
    count: int
    wish: int | None
    """The reader's own secret wish."""


class Good(msgspec.Struct, frozen=True):
    """The takes after which the other player loses."""

    takes: tuple[tuple[int, int], ...]


class Judge(judging.Judge):
    Moment = Turn
    Finding = Good

    def moment(self, before: Any, after: Any, now: Any | None) -> Turn | None:
        if now is not None and now.heaps == after.heaps:
            return None
        heap = next(index for index, size in enumerate(before.heaps) if after.heaps[index] != size)
        count = before.heaps[heap] - after.heaps[heap]
        return Turn(heaps=before.heaps, heap=heap, count=count, wish=before.wish)

    def search(self, moment: Turn) -> Good:
        return Good(tuple(winning(moment.heaps)))

    def verdict(self, moment: Turn, finding: Good | None, say: Speech) -> Verdict:
        lost = None
        if finding is not None and finding.takes:
            lost = int((moment.heap, moment.count) not in finding.takes)
        return Verdict(
            title=say.say(words("take-from", heap=moment.heap + 1)),
            say=say.say(_sentence(finding, lost)),
            lost=lost,
            lines=tuple(
                Line(
                    key=str(heap),
                    label=say.say(words("take-from", heap=heap + 1)),
                    texts=(f"take {heap + 1} {count}",),
                )
                for heap, count in (finding.takes if finding is not None else ())
            ),
            note="" if moment.wish is None else say.say(words("judge-wish", heap=moment.wish + 1)),
            links=(
                Link(label=say.say(words("desk-puzzle")), desk="puzzle", draft=write_heaps(moment.heaps)),
            ),
        )

    def shots(self, moment: Turn, texts: tuple[str, ...], say: Speech) -> tuple[Shot, ...]:
        heaps = moment.heaps
        shots = [Shot(scene=_scene(heaps, say), say=say.say(words("desk-again")))]
        for text in texts:
            heap, count = (int(word) for word in text.split()[1:])
            heaps = (*heaps[: heap - 1], heaps[heap - 1] - count, *heaps[heap:])
            shots.append(Shot(scene=_scene(heaps, say), say=say.say(words("take-from", heap=heap))))
        return tuple(shots)


def _sentence(finding: Good | None, lost: int | None) -> Message:
    if finding is None:
        return words("judge-stopped")
    if lost is None:
        return words("judge-lost")
    return words("judge-missed") if lost else words("judge-good")


def _scene(heaps: tuple[int, ...], say: Speech) -> Scene:
    scene = drawn(heaps, say, "")
    board = msgspec.structs.replace(scene.board, key=f"nim-{len(heaps)}-{say.language}")
    return msgspec.structs.replace(scene, board=board)
