"""`robacus generate`: puzzles of a game, as somebody wishes them.

Which puzzles come depends on the seed and the wishes, not on the number of processes (`robacus.generating`).
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

import click

from robacus.cli.app import DONE, FAILED, Command, Number, UsageError, option
from robacus.cli.gameoptions import GameOption, game_options
from robacus.game import Game, InvalidText
from robacus.games import game, game_names
from robacus.speech import Joined, msg

if TYPE_CHECKING:
    from concurrent.futures import Executor

MAX_COUNT = 1_000_000
MAX_PROCESSES = 256
MAX_SEED = 100
"""Characters."""
HOUR = 3600.0
OWN = ("game", "count", "seed", "time_limit", "processes", "cluster", "jsonl")
"""Parameters of the command itself; all others are wishes that a game knows."""


@cache
def generating() -> dict[str, Game]:
    """The games that can make puzzles."""
    found = {name: game(name) for name in game_names()}
    return {name: one for name, one in found.items() if one.generator is not None}


class GenerateCommand(Command):
    """Has the wishes of every game besides its own options."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        params = super().get_params(ctx)
        return [*params[:-1], *_wishes(), *params[-1:]]


@cache
def _wishes() -> tuple[GameOption, ...]:
    declared = {name: one.generator.Options for name, one in generating().items() if one.generator}
    return game_options("generate", declared)


@click.command("generate", cls=GenerateCommand)
@click.argument("game", metavar="GAME")
@option("--count", type=Number(1, MAX_COUNT), default=1, metavar="N")
@option("--seed", metavar="TEXT")
@option("--time-limit", type=Number(0.001, 1e6, whole=False), default=HOUR, metavar="S")
@option("--processes", type=Number(1, MAX_PROCESSES), metavar="N")
@option("--cluster", metavar="ADDRESS")
@option("--jsonl", is_flag=True)
def generate(
    game: str,
    count: int,
    seed: str | None,
    time_limit: float,
    processes: int | None,
    cluster: str | None,
    jsonl: bool,
    **wished: Any,
) -> int:
    import os

    from robacus.chance import new_seed
    from robacus.cli.printing import show, show_json
    from robacus.cli.words import say, tell
    from robacus.generating import generate as make
    from robacus.options import read_fields

    chosen = _named(game)
    assert chosen.generator is not None
    wishes = {name: value for name, value in wished.items() if value is not None}
    options = read_fields(chosen.generator.Options, wishes)
    seed = _seed(seed) if seed is not None else new_seed()
    found = 0
    if cluster is not None and processes is not None:
        raise UsageError(msg("arena-one-crew"))
    crew = _cluster(cluster) if cluster else _workers(processes or os.cpu_count() or 1)
    with crew as (executor, ahead), _Progress(count) as progress:
        puzzles = make(
            chosen, options, seed, count, executor, ahead=ahead, seconds=time_limit, watch=progress.watch
        )
        with closing(puzzles):  # type: ignore[type-var]  # it is a generator
            for made in puzzles:
                found += 1
                with progress.aside():
                    if jsonl:
                        show_json({"id": made.seed, **made.puzzle.to_json()})
                    else:
                        show(f"{made.seed}\n{made.puzzle.to_text(say())}\n")
                        sys.stdout.flush()
    if found == count:
        return DONE
    few = msg(
        "cli-generate-few", found=found, wanted=count, attempts=progress.attempts, seconds=f"{time_limit:g}"
    )
    click.echo(f"robacus: {tell(few)}", err=True)
    return FAILED


def _named(name: str) -> Game:
    """The game called `name`, or the only one with puzzles whose name begins so."""
    able = generating()
    if not able:
        raise InvalidText(msg("cli-generate-none"))
    begins = [full for full in able if name and full.startswith(name.lower())]
    found = game(begins[0] if len(begins) == 1 else name)
    if found.generator is None:
        raise InvalidText(msg("cli-generate-no-generator", game=found.name, known=Joined(tuple(able))))
    return found


def _seed(seed: str) -> str:
    if not seed or len(seed) > MAX_SEED or not seed.isprintable() or not seed.isascii():
        raise UsageError(msg("cli-generate-seed", longest=MAX_SEED))
    return seed


# -- processes -----------------------------------------------------------------------------------------------


Workforce = tuple["Executor | None", int]
"""An executor, None for this process itself; and how many pieces of work shall wait there."""


@contextmanager
def _cluster(address: str) -> Iterator[Workforce]:
    """The workers of a dask cluster."""
    from concurrent.futures import CancelledError

    from robacus.arena import work

    with work.cluster(address) as crew:
        try:
            yield crew.executor, 2 * crew.workers
        except Exception as error:
            # A worker that was lost too often, a scheduler that is gone.
            if isinstance(error, CancelledError) or type(error).__module__.startswith("distributed."):
                raise InvalidText(msg("cli-generate-lost")) from None
            raise


@contextmanager
def _workers(processes: int) -> Iterator[Workforce]:
    """So many processes; one is this one.  Nothing is waited for at the end: what is still tried then is of no use to
    anybody."""
    if processes == 1:
        yield None, 1
        return
    import multiprocessing
    from concurrent.futures import BrokenExecutor, ProcessPoolExecutor

    # Not a fork: a kernel may run in a thread of this process.
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=_leave_interrupt)
    try:
        yield pool, 2 * processes
    except BrokenExecutor:
        raise InvalidText(msg("cli-generate-lost")) from None
    finally:
        workers = set(multiprocessing.active_children()) - others
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()


def _leave_interrupt() -> None:
    """Ctrl-C reaches every process of a terminal; only the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# -- progress ------------------------------------------------------------------------------------------------


class _Progress:
    """How far it is, as a bar on a terminal's standard error and nowhere else."""

    def __init__(self, count: int) -> None:
        self.attempts = 0
        self._count = count
        self._bar: Any = None
        self._task: Any = None

    def __enter__(self) -> _Progress:
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

            self._bar = Progress(
                BarColumn(),
                MofNCompleteColumn(),
                TextColumn("{task.description}"),
                TimeElapsedColumn(),
                console=Console(file=sys.stderr, highlight=False),
                transient=True,
                redirect_stdout=False,
                redirect_stderr=False,
            )
            self._task = self._bar.add_task("", total=self._count)
            self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def watch(self, attempts: int, found: int) -> None:
        from robacus.cli.words import tell

        self.attempts = attempts
        if self._bar is not None:
            text = tell(msg("cli-generate-attempts", attempts=attempts))
            self._bar.update(self._task, completed=found, description=text)

    @contextmanager
    def aside(self) -> Iterator[None]:
        """The bar is gone from the screen meanwhile: it may be the one that is printed on."""
        if self._bar is None:
            yield
            return
        self._bar.stop()
        yield
        self._bar.start()
