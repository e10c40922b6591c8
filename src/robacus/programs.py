"""What a game that can be played by programs written beforehand says of them, for the arena.

A program here is a text of the game's own, such as a list of orders, not software: it can be kept as a file, read,
varied and let loose on other programs.  A game with such programs sets `Game.programs`.

This module knows no game and lets nothing fight; bots in general are `Game.choose`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from robacus.chance import Chance


class Ground(msgspec.Struct, frozen=True, kw_only=True):
    """Where programs meet: all that is settled before they are."""

    options: dict[str, Any]
    """Options of the table as plain data."""
    seed: str
    """The table's."""
    starts: tuple[str, ...] = ()
    """By seat the action, as text, with which its player is placed; empty where the game places nobody."""


class Battle(msgspec.Struct, frozen=True, kw_only=True):
    """Who meets where."""

    ground: Ground
    programs: tuple[str, ...]
    """By seat, each as `Programs.read` gives it."""


class Verdict(msgspec.Struct, frozen=True):
    """How a battle ended."""

    sharers: tuple[int, ...]
    """Seats that share the result: the winner alone, or those of a draw."""
    turns: int = 0


class Programs(ABC):
    """The programs of one game.  Everything is pure, and it can be pickled."""

    endings: ClassVar[tuple[str, ...]] = (".txt",)
    """Of the names of files with programs."""
    longest: ClassVar[int] = 5_000
    """Characters of a file; longer ones are not read."""
    quick: ClassVar[bool] = False
    """Whether `battles` is there; otherwise the arena plays action by action."""
    hides: ClassVar[bool] = False
    """Whether `hidden` and `hushed` are there; otherwise games are shown only where programs are no secret."""
    settings: ClassVar[tuple[str, ...] | None] = None
    """The options of a table that people may want to choose for a contest; None = all."""

    @abstractmethod
    def read(self, text: str) -> str:
        """A program as its shortest text, without remarks.  Raises `InvalidText` that says where it is wrong."""

    def check(self, program: str, options: Any) -> None:
        """Raise `InvalidText` where a table with these options does not take the program."""

    @abstractmethod
    def act(self, program: str, view: Any, seat: int) -> str:
        """The action, as text, that the program takes in a seat that may act."""

    def starts(self, options: Any, seats: int, seed: str, lot: Chance) -> tuple[str, ...]:
        """Where everybody is placed by lot at a table with this seed: `Ground.starts`."""
        return ()

    def battles(self, battles: Sequence[Battle]) -> list[Verdict]:
        """How each battle ends; the same as when it is played action by action."""
        raise NotImplementedError

    def hidden(self, state: Any) -> Any:
        """A state of a game as it may be shown while programs are secret: nothing in it says what they are."""
        raise NotImplementedError

    def hushed(self, event: Any) -> Any:
        """An event (`robacus.game.Event`) as it may be told while programs are secret."""
        raise NotImplementedError

    # -- what comes with the game, and new ones --------------------------------------------------------------------

    def library(self) -> Mapping[str, str]:
        """The programs that come with the game: name -> text as it stands in its file."""
        return {}

    def evolved(self) -> Mapping[str, str]:
        """Those that evolution made and that come with the game too, as `library`.  They are apart, so that what is
        measured against the library stays the same when there are more of them; no name is in both."""
        return {}

    def grounds(self) -> Sequence[dict[str, Any]]:
        """Options of tables on which contests are good, such as several maps; one suffices."""
        return ({},)

    def distinct(self, options: dict[str, Any]) -> dict[str, Any]:
        """Options of a table without those that mean nothing beside the others: equal tables have equal options."""
        return options

    def wild(self, chance: Chance) -> dict[str, Any]:
        """Options of a table made by chance, such as a map that nobody has seen before."""
        return {}

    def random(self, chance: Chance) -> str:
        """Some program."""
        raise NotImplementedError

    def varied(self, program: str, chance: Chance) -> str:
        """The program with a small change."""
        raise NotImplementedError

    def crossed(self, one: str, other: str, chance: Chance) -> str:
        """A program with parts of two."""
        raise NotImplementedError

    def written(self, program: str, remarks: Sequence[str] = ()) -> str:
        """The program as it is written into a file, with lines of remarks where such files have room for them."""
        return program + "\n"
