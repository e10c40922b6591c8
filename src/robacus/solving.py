"""What a game's solver and its maker of puzzles are, for ``robacus solve``, ``robacus generate`` and for programs.

This module knows no game and searches nothing: a game that can solve positions sets `Game.solver`, one that can make
puzzles `Game.generator`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from datetime import date
from typing import Any, ClassVar, TypeVar

import msgspec

from robacus.scene import Scene
from robacus.speech import FALLBACK, Message, Speech, speech
from robacus.unreadable import why_unreadable

Of = TypeVar("Of")

NOTEBOOK_SIZE = 480
"""Width of a picture in a notebook, in pixels."""


def json_objects(text: str, wrong: Callable[[Message], Exception]) -> list[dict[str, Any]]:
    """The JSON objects of a text: one of any number of lines, or one a line.  Raises what `wrong` makes of the reason
    where there is something else."""
    lines = [line for line in text.splitlines() if line.strip()]

    def read(piece: str) -> dict[str, Any]:
        try:
            return msgspec.json.decode(piece, type=dict[str, Any])
        except (msgspec.MsgspecError, RecursionError) as error:
            raise wrong(why_unreadable(error, "{}")) from None

    return [read(text)] if len(lines) == 1 or _is_json(text) else [read(line) for line in lines]


def json_as(kind: type[Of], data: Any, wrong: Callable[[Message], Exception]) -> Of:
    """A JSON object as the struct `kind`.  Raises what `wrong` makes of the reason where it is none."""
    try:
        return msgspec.convert(data, kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise wrong(why_unreadable(error, "{}")) from None


def _is_json(text: str) -> bool:
    try:
        msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        return False
    return True


class Shown(ABC):
    """Something that can be looked at; a notebook shows it as a picture with its words below, ``print`` as text, both
    in English.

    For another language or size show its scene: ``answer.scene(speech("fi"))``.
    """

    @abstractmethod
    def to_text(self, say: Speech) -> str:
        """For people; several lines."""

    @abstractmethod
    def scene(self, say: Speech) -> Scene:
        """The picture."""

    def __str__(self) -> str:
        return self.to_text(speech(FALLBACK))

    def _repr_svg_(self) -> str:
        return self.scene(speech(FALLBACK)).svg(size=NOTEBOOK_SIZE)

    def _repr_html_(self) -> str:
        from base64 import b64encode
        from html import escape

        scene = self.scene(speech(FALLBACK))
        # As an image: the style sheet of an SVG element would reach the notebook around it.
        data = b64encode(scene.svg(size=NOTEBOOK_SIZE).encode()).decode()
        words = [scene.status, *(f"{fact.label}: {fact.value}" for fact in scene.facts)]
        caption = "<br>".join(map(escape, filter(None, words)))
        source = f'src="data:image/svg+xml;base64,{data}" width="{NOTEBOOK_SIZE}"'
        image = f'<img {source} alt="{escape(scene.board.label)}">'
        return f"<figure>{image}<figcaption>{caption}</figcaption></figure>"


class Answer(Shown):
    """What a solver found for one position."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Plain data for one line of JSON, without the position's id."""

    @abstractmethod
    def to_text(self, say: Speech) -> str:
        """For people: the board with the answer drawn in, and the answer in words; several lines."""

    @abstractmethod
    def scene(self, say: Speech) -> Scene:
        """The picture of the position with the answer drawn in."""


class Solver(ABC):
    """Solves positions of one game."""

    Options: ClassVar[type[msgspec.Struct]]
    """What can be chosen, declared like the options of a game (`robacus.options`).  Each becomes an option of
    the command line; the game's own message ``solve-NAME`` says what it does."""

    @abstractmethod
    def read(self, text: str) -> Iterator[tuple[str, Any]]:
        """The positions in `text`, each with its id: one as text or as JSON, or conformance cases one a line.

        Raises `InvalidText` for what is not a position of this game.
        """

    @abstractmethod
    def solve(self, position: Any, options: Any, *, seconds: float | None, megabytes: int | None) -> Answer:
        """The answer for one position; at a limit (None = the solver's own) it says that it is not proven.

        Raises `RobacusError` for a position that cannot be solved at all.
        """


class Puzzle(Shown):
    """A position that is worth solving, with what is known of it.  It can be pickled."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Plain data for one line of JSON, without an id; the game's solver reads it as a position."""

    @abstractmethod
    def to_text(self, say: Speech) -> str:
        """For people, without the answer; several lines, one of them a text that the game's solver reads."""

    @abstractmethod
    def scene(self, say: Speech) -> Scene:
        """The picture of the position, without the answer."""

    @property
    def draft(self) -> str:
        """The draft with which the game's desk "puzzle" begins (`robacus.desk`), where it has one."""
        raise NotImplementedError(f"{type(self).__name__} is not played at a desk")

    def about(self, say: Speech) -> str:
        """What may be said of it beforehand, such as how hard it is; nothing of the answer."""
        return ""


class Generator(ABC):
    """Makes puzzles of one game, one attempt after another (`robacus.generating`).  It can be pickled."""

    Options: ClassVar[type[msgspec.Struct]]
    """What can be wished for, declared like the options of a game (`robacus.options`).  Each becomes an option of
    the command line; the game's own message ``generate-NAME`` says what it does."""

    def daily(self, day: date) -> Any:
        """The wishes for the puzzle of a day.  With the day's name as the seed they give it, the same on every machine,
        so they are wishes that a few attempts fulfil."""
        return self.Options()

    def check(self, options: Any) -> None:
        """Raise `InvalidOptions` where single wishes are fine but no puzzle can fulfil all of them."""

    @abstractmethod
    def attempt(self, options: Any, seed: str) -> Puzzle | None:
        """The puzzle that comes of `seed`, None when what comes is not as wished: then another seed may do.

        Pure: the same for the same input in any process.  It is bounded by work, a second or so, so that whoever
        waits can stop between two attempts.
        """
