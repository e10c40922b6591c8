"""The judge of a game: says afterwards how good something was that was played, and shows what would have been better.

A judge picks *moments* out of the steps of its game, such as a round that has ended or a turn; it *searches* a moment,
and makes a *verdict* of what it found: one sentence, how much was lost, and lines that can be looked at on the board.

A moment is made from what one viewer saw before the step, saw after it and sees now, and from nothing else.  So no
verdict can tell what its reader may not know, and the judge can keep back what would still be of use in the game.  The
search alone may take long: it runs where it can be stopped (`robacus.study`).

This module says what the house asks of a judge; it knows no game and no server, and searches nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

import msgspec

from robacus.desk import Line, Link
from robacus.scene import Point, Scene
from robacus.speech import Speech


class Verdict(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is said of a moment, in one language."""

    title: str
    """Which moment it is: "Round 3: blue circle"."""
    say: str
    """How good it was, in one sentence: "7 moves: one more than the optimum of 6."."""
    lost: int | None = None
    """What it lost against the best, in what the game counts: 0 = as good as can be; None = that is not known, or
    nothing was played that could be compared."""
    mark: str = ""
    """The loss in a word, where it is not so many *more* of what the game counts: "−13 %"; empty: "+13"."""
    lines: tuple[Line, ...] = ()
    """The best ones first; few enough to be listed.  The texts of a line are for `Judge.shots`."""
    note: str = ""
    """What there is to say of the lines, such as how many there are in all."""
    links: tuple[Link, ...] = ()
    """Desks where the position of the moment can be tried."""


class Shot(msgspec.Struct, frozen=True, kw_only=True):
    """One picture of a line."""

    scene: Scene
    say: str
    """What has happened, in one sentence."""
    paths: tuple[tuple[str, tuple[Point, ...]], ...] = ()
    """Piece key -> the points it passed, where it did not go straight."""


class Judge(ABC):
    """The judge of one game.  Every method is pure."""

    Moment: ClassVar[type[msgspec.Struct]]
    """What is judged: plain data that can be sent to a worker."""
    Finding: ClassVar[type[msgspec.Struct]]
    """What a search gives: plain data too."""

    @abstractmethod
    def moment(self, before: Any, after: Any, now: Any | None) -> Any | None:
        """The moment of a step whose event is `Event.judged`, from a viewer's views before and after that step.

        `now` is what the same viewer sees now, None when the game is over and nothing can be of use any more.  None as
        the answer: nothing is said of it yet.
        """

    @abstractmethod
    def search(self, moment: Any) -> Any:
        """The finding for a moment.  Bounded by limits of its own, and honest where it met one."""

    @abstractmethod
    def verdict(self, moment: Any, finding: Any | None, say: Speech) -> Verdict:
        """What is said of it, without searching.  No finding: the search was stopped from outside."""

    @abstractmethod
    def shots(self, moment: Any, texts: tuple[str, ...], say: Speech) -> tuple[Shot, ...]:
        """The pictures of a line that a verdict gave: the position before it, then one for each text.

        Board and pieces have the keys that they have at the table.
        """
