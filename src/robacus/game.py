"""What a game is.

A game is a pure function: ``options + seed + log -> state``.  Its rules read no clock, no global random generator
and do no input or output; time comes in as `at`, milliseconds of the table's own time.  Each game folder exports
one `Game` as ``GAME``.  Everything that a person or bot may see of a state goes through `Game.view`.

This module says what the house asks of a game; it knows no game, no table and no server.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from robacus.cases import CaseKind
from robacus.chance import Chance
from robacus.control import Control
from robacus.desk import Desk, Link
from robacus.judging import Judge
from robacus.paper import Paper
from robacus.programs import Programs
from robacus.scene import Point, Scene
from robacus.solving import Generator, Solver
from robacus.speech import Message, RobacusError, SeatName, Speech, msg

__all__ = [
    "Ambiguous",
    "Choice",
    "Control",
    "Event",
    "Game",
    "IllegalAction",
    "InvalidOptions",
    "InvalidText",
    "Outcome",
    "Preview",
    "SeatName",
    "Step",
    "later",
    "later_all",
    "msg",
]

MAX_ACTION_TEXT = 1000
"""Characters; no action of any game needs more, and nothing longer is parsed."""


class InvalidText(RobacusError):
    """A text that cannot be read: an action, a position, a record."""


class Ambiguous(InvalidText):
    """A text that can be read in more than one way."""


class IllegalAction(RobacusError):
    """An action that the rules do not allow here and now; the state stays as it was."""


class InvalidOptions(RobacusError):
    """Options that do not exist, are out of range or do not go together."""


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that people see happen."""

    kind: str
    """Names the sort of thing, for motion and sound: "slide", "bid", "chip-won"."""
    say: Message
    """It in one sentence."""
    seat: int | None = None
    """Who did it."""
    notation: str = ""
    """How the move list writes it; empty = not in the list, unless it is `listed`."""
    listed: bool = False
    """In the move list with its sentence alone: what nobody wrote and everybody looks for, such as who won a round."""
    reveals: bool = False
    """Hidden things or chance came to light, or a promise was made: nobody may take it back."""
    to: frozenset[int] | None = None
    """Seats that may see it; None = everybody.  The others get a bare number."""
    paths: tuple[tuple[str, tuple[Point, ...]], ...] = ()
    """Piece key -> the points it passes, where it does not go straight."""
    hold: int = 0
    """Milliseconds that it stays to be seen at least before the next step is shown; 0 = no longer than its motion."""
    judged: bool = False
    """Something has ended with it of which the game's judge has something to say: a round, a turn."""


class Step(msgspec.Struct, frozen=True):
    """An event and the state after it."""

    event: Event
    state: Any


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended."""

    scores: tuple[float, ...]
    """One for each seat; more is better (a game where less is better says it with negative numbers)."""
    winners: tuple[int, ...]
    """Seats that won, several when shared, none when nobody did."""
    lost: tuple[int, ...] = ()
    """Seats that have lost whatever their scores, such as by giving up: in an order of all they come last."""
    why: Message


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What a draft would do, made from the view alone."""

    ok: bool
    say: str
    scene: Scene | None = None


class Choice(msgspec.Struct, frozen=True):
    """What a bot decides: an action, to be played `after` milliseconds from the view's time; no text = nothing yet,
    ask again when something has happened or after that time."""

    text: str | None
    after: int = 0


class _Later:
    """A class attribute that is made when it is first asked for; see `later`."""

    def __init__(self, places: tuple[str, ...], *, several: bool) -> None:
        self._places = places
        self._several = several

    def __set_name__(self, owner: type, name: str) -> None:
        self._owner = owner
        self._name = name

    def __get__(self, _object: Any, _kind: type) -> Any:
        package = sys.modules[self._owner.__module__].__package__
        made = []
        for place in self._places:
            module, _, name = place.partition(":")
            made.append(getattr(import_module(f".{module}", package), name)())
        # Two threads that ask at once make it twice, and it means the same.
        setattr(self._owner, self._name, tuple(made) if self._several else made[0])
        return getattr(self._owner, self._name)


def later(place: str) -> Any:
    """A part of a game, such as its solver, whose module is imported when the part is first asked for, so that nobody
    waits for what is not used: ``solver = later("solver:Solver")`` in the class of a game makes ``Solver()`` of the
    module ``solver`` in its folder."""
    return _Later((place,), several=False)


def later_all(*places: str) -> Any:
    """The same for several parts: ``desks = later_all("desk_puzzle:PuzzleDesk", "desk_board:BoardDesk")``."""
    return _Later(places, several=True)


class Game(ABC):
    """One game.  States are immutable; every method is pure."""

    name: ClassVar[str]
    """With hyphens, as in addresses and records; the folder has underscores."""
    ruleset: ClassVar[int]
    """Raised by one with every change of meaning."""
    rulesets: ClassVar[tuple[int, ...]]
    """All that can still be replayed."""
    seats: ClassVar[range]
    """How many may play."""
    usual_seats: ClassVar[int] = 2
    Options: ClassVar[type[msgspec.Struct]]
    """Every option with default and limits, declared once: form, command line, record and validation come from it."""
    View: ClassVar[type[msgspec.Struct]]
    """What `view` returns; plain data that can be sent to a bot."""
    levels: ClassVar[tuple[str, ...]] = ()
    """Bots, weakest first: "easy", "normal", "strong"."""
    secrets: ClassVar[bool] = False
    """Seats see different things; one screen then shows one seat at a time."""
    performs: ClassVar[bool] = False
    """An action with steps that are held (`Event.hold`) is carried out before everybody's eyes, such as a program: at
    the table it can be paused, stepped and hurried, and what can be done next is to be seen after it."""
    solver: ClassVar[Solver | None] = None
    """Solves positions for ``robacus solve``, where the game has such a thing."""
    generator: ClassVar[Generator | None] = None
    """Makes puzzles for ``robacus generate`` and for the page of puzzles, where the game has such a thing."""
    desks: ClassVar[tuple[Desk, ...]] = ()
    """Where one person tries or makes something without a table: puzzles, editors.  A desk called "puzzle" is where
    the generator's puzzles are played."""
    judge: ClassVar[Judge | None] = None
    """Says how good something was that was played, where the game has such a thing."""
    papers: ClassVar[tuple[Paper, ...]] = ()
    """What can be printed for playing with paper and card: forms to fill in, boards."""
    programs: ClassVar[Programs | None] = None
    """Programs written beforehand that can play the game, for ``robacus arena``, where there are such."""
    folder: ClassVar[Path]

    # -- playing ---------------------------------------------------------------------------------------------------

    def check(self, options: Any, seats: int) -> None:
        """Raise `InvalidOptions` where single options are fine but do not go together, or not with so many seats."""

    def with_options(self, options: Any) -> Game:
        """The game as a table with these options plays it: itself, or a twin of another class where an option changes
        what a class says, such as whether seats see different things (`secrets`)."""
        return self

    @abstractmethod
    def start(self, options: Any, seats: int, seed: str) -> Any:
        """The first state."""

    @abstractmethod
    def to_act(self, state: Any) -> frozenset[int]:
        """The seats that may act now; several at once where the rules say so; none when the game is over."""

    def legal(self, state: Any, seat: int) -> Iterator[Any] | None:
        """The legal actions of `seat`, lazily; None = open, listing them is pointless."""
        return None

    @abstractmethod
    def sample(self, state: Any, seat: int, chance: Chance) -> Any:
        """Some legal action of a seat that may act, for tests and simple bots."""

    @abstractmethod
    def apply(self, state: Any, seat: int, action: Any, at: int) -> tuple[Step, ...]:
        """What `action` does, step by step, at least one.  Raises `IllegalAction`."""

    def deadline(self, state: Any) -> int | None:
        """When the rules' own clock acts next, in milliseconds of the table's time."""
        return None

    def tick(self, state: Any, at: int) -> tuple[Step, ...]:
        """What the rules' clock does at its deadline.  The deadline afterwards is later, or None."""
        return ()

    @abstractmethod
    def outcome(self, state: Any) -> Outcome | None:
        """How the game ended, None while it goes on."""

    def absent(self, state: Any, seat: int) -> Any | None:
        """The action that is made for somebody who has left, when the game waits for that seat; None = it does not."""
        return None

    def commutes(self, action: Any) -> bool:
        """Whether it means the same whatever the others did in between (bids, secret programs), within one round."""
        return False

    def round_of(self, state: Any) -> int:
        """Which round it is, for actions that commute: one that was meant for another round is refused as stale."""
        return 0

    def may_pause(self, state: Any) -> bool:
        """Whether a player may stop the time here without gaining from it.  False where others are kept from acting
        while everybody goes on thinking; a pause that is asked for then begins where it is true again."""
        return True

    # -- seeing ----------------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: Any, seat: int | None) -> Any:
        """What `seat` may see (None = somebody watching), built up from what it may see and nothing else."""

    @abstractmethod
    def scene(self, view: Any, say: Speech) -> Scene:
        """The picture of a view."""

    @abstractmethod
    def controls(self, view: Any, say: Speech) -> tuple[Control, ...]:
        """What the seat of the view can do now; nothing for somebody watching."""

    def links(self, view: Any, say: Speech) -> tuple[Link, ...]:
        """Desks where what this viewer sees can be tried, with help.  None while that is of use against others."""
        return ()

    def figure(self, text: str, say: Speech) -> Scene:
        """A picture of the rule book, from the text that stands in its place there.  Raises `InvalidText`."""
        raise NotImplementedError(f"{self.name} has no figures")

    def preview(self, view: Any, draft: str, say: Speech) -> Preview:
        """What a draft text would do.  The default only says whether it can be read."""
        try:
            self.read_action(draft)
        except InvalidText as error:
            return Preview(ok=False, say=say.say(error.message))
        return Preview(ok=True, say="")

    # -- text ------------------------------------------------------------------------------------------------------

    @abstractmethod
    def read_action(self, words: str) -> Any:
        """The action of a text, as typed or from a record.  Raises `InvalidText`."""

    def read_in(self, state: Any, words: str) -> Any:
        """The same at a table in this state: a game may say in the refusal what can be typed there.  It gives the same
        action as `read_action`, and refuses the same texts."""
        return self.read_action(words)

    @abstractmethod
    def write_action(self, action: Any) -> str:
        """The shortest usual text of an action; `read_action` gives the same action back."""

    # -- bots ------------------------------------------------------------------------------------------------------

    def choose(self, view: Any, seat: int, level: str, seed: str) -> Choice:
        """What the bot of `level` does, seeing `view` at the time that the view carries; the same for the same input.

        Runs in a worker process and may take its time within the server's limit.
        """
        raise NotImplementedError(f"{self.name} has no bots")

    # -- conformance -----------------------------------------------------------------------------------------------

    def cases(self) -> Mapping[str, CaseKind]:
        """Every kind of conformance case that the game has: its name -> its shape and what runs one."""
        return {}

    # -- made from the above ---------------------------------------------------------------------------------------

    def words(self, id: str, /, **args: Any) -> Message:
        """A message of this game's own texts."""
        return Message(f"{self.name}:{id}", tuple(args.items()))

    def client_modules(self) -> dict[str, Path]:
        """The game's own browser modules by the name they are served under: ``client.js``, which the table page loads
        where a game needs a gesture of its own, and what lies in ``client/``, which it may import; or nothing."""
        entry = self.folder / "client.js"
        if not entry.is_file():
            return {}
        parts = sorted((self.folder / "client").glob("*.js"))
        return {path.relative_to(self.folder).as_posix(): path for path in (entry, *parts)}
