"""What the ways of `robacus arena` share: their options, who does the work, and how far it is.

No command is here, and nothing is played.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from robacus.cli.app import Callback, Number, Option, UsageError
from robacus.cli.words import plain
from robacus.speech import LANGUAGES, Joined, msg

if TYPE_CHECKING:
    from robacus.arena.entries import Fault
    from robacus.arena.work import Crew
    from robacus.game import Game

MAX_PROCESSES = 256
MAX_SEED = 100

# -- options ---------------------------------------------------------------------------------------------------


class ArenaOption(Option):
    """An option of any way of the arena; its help is the message ``help-arena-option-NAME``."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        self.help = plain(f"help-arena-option-{max(self.opts, key=len).lstrip('-')}")
        return click.Option.get_help_record(self, ctx)


def option(*names: str, **settings: Any) -> Callable[[Callback], Callback]:
    return click.option(*names, cls=ArenaOption, **settings)


def options(*wanted: Callable[[Any], Any]) -> Callable[[Callback], Callback]:
    """Several options at once, in their order."""

    def decorate(function: Callback) -> Callback:
        for one in reversed(wanted):
            function = one(function)
        return function

    return decorate


class OneOf(click.ParamType):  # type: ignore[type-arg]
    """One of a few words."""

    name = "word"

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value not in self.words:
            where = param.opts[0] if param is not None else ""
            raise UsageError(
                msg("option-choice", name=where, value=str(value)[:40], known=Joined(self.words))
            )
        return value

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return "|".join(self.words)


WHERE = (
    option("--game", metavar="GAME"),
    option("--option", "chosen", multiple=True, metavar="NAME=VALUE"),
    option("--starts", type=Number(1, 10_000), default=4),
    option("--seed", metavar="TEXT", default="1"),
    option("--broken", type=OneOf(("stop", "skip")), default="stop"),
)
WHO_WORKS = (
    option("--processes", type=Number(1, MAX_PROCESSES), metavar="N"),
    option("--cluster", metavar="ADDRESS"),
)
RESULTS = (
    option("--results", metavar="FILE"),
    option("--page", metavar="FOLDER"),
    option("--language", type=OneOf(tuple(LANGUAGES))),
    option("--replays", type=Number(0, 100_000), default=100),
    option("--json", "as_json", is_flag=True),
)
LIMITS = (
    option("--seconds", type=Number(0.01, 3600, whole=False), default=10.0, metavar="S"),
    option("--game-seconds", type=Number(0.01, 86_400, whole=False), default=300.0, metavar="S"),
    option("--megabytes", type=Number(16, 1_000_000), default=2048),
)


# -- what they mean --------------------------------------------------------------------------------------------


def named_game(name: str | None) -> Game:
    """The game called `name`, or the only one whose name begins so; without a name the only one with programs."""
    from robacus.games import game, game_names

    names = game_names()
    if name is not None:
        begins = [full for full in names if name and full.startswith(name.lower())]
        return game(begins[0] if len(begins) == 1 else name)
    able = [full for full in names if game(full).programs is not None]
    if len(able) != 1:
        raise UsageError(msg("arena-which-game", known=Joined(names)))
    return game(able[0])


def wanted_options(chosen: Sequence[str]) -> dict[str, list[str]]:
    """Option -> the values that it has in turn."""
    wanted: dict[str, list[str]] = {}
    for words in chosen:
        name, sign, value = words.partition("=")
        if not sign or not name.strip():
            raise UsageError(msg("arena-option-words", words=words[:80]))
        values = wanted.setdefault(name.strip().replace("-", "_"), [])
        if value not in values:
            values.append(value)
    return wanted


def checked_seed(seed: str) -> str:
    if not seed or len(seed) > MAX_SEED or not seed.isprintable() or not seed.isascii():
        raise UsageError(msg("cli-generate-seed", longest=MAX_SEED))
    return seed


def tell_faults(faults: Sequence[Fault], broken: str) -> None:
    """Say which entries cannot take part; stop there, or go on without them."""
    from robacus.cli.words import tell
    from robacus.game import InvalidText

    for fault in faults:
        wrong = msg("arena-bad-entry", place=fault.place[:200], why=fault.error.message)
        click.echo(f"robacus: {tell(wrong)}", err=True)
    if faults and broken == "stop":
        raise InvalidText(msg("arena-stopped", count=len(faults)))


@contextmanager
def found_crew(processes: int | None, cluster: str | None) -> Iterator[Crew]:
    from robacus.arena import work

    if cluster is not None and processes is not None:
        raise UsageError(msg("arena-one-crew"))
    crew = (
        work.cluster(cluster) if cluster is not None else work.processes(processes or work.own_processors())
    )
    with crew as found:
        yield found


@contextmanager
def kept(path: Path | None) -> Iterator[None]:
    """Whoever stops it is told that nothing is lost, where that is so."""
    from robacus.cli.words import tell

    try:
        yield
    except KeyboardInterrupt:
        if path is not None:
            kept = msg("arena-interrupted", name=str(path)[:200])
            click.echo(f"\nrobacus: {tell(kept)}", err=True)
        raise


# -- progress --------------------------------------------------------------------------------------------------


class Progress:
    """How far it is, as a bar on a terminal's standard error and nowhere else."""

    def __init__(self) -> None:
        self._bar: Any = None
        self._task: Any = None

    def __enter__(self) -> Progress:
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import (
                BarColumn,
                MofNCompleteColumn,
                Progress,
                TimeElapsedColumn,
                TimeRemainingColumn,
            )

            self._bar = Progress(
                BarColumn(),
                MofNCompleteColumn(),
                TimeElapsedColumn(),
                TimeRemainingColumn(),
                console=Console(file=sys.stderr, highlight=False),
                transient=True,
                redirect_stdout=False,
                redirect_stderr=False,
            )
            self._task = self._bar.add_task("", total=None)
            self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def watch(self, done: int, total: int) -> None:
        if self._bar is not None:
            self._bar.update(self._task, completed=done, total=total)
