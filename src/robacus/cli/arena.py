"""`robacus arena`: matches, round robins and ladders of bots and programs, and evolution of programs.

Only words and options are here; what happens is `robacus.arena`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from robacus.cli.app import DONE, Callback, Command, Number, Option, Translated, UsageError
from robacus.cli.words import plain
from robacus.speech import LANGUAGES, Joined, msg

if TYPE_CHECKING:
    from robacus.arena.entries import Entry, Fault
    from robacus.arena.evolve import Best, Course
    from robacus.arena.schedule import Plan
    from robacus.arena.tournament import Mode, Standings
    from robacus.arena.work import Crew
    from robacus.game import Game

WAYS = ("match", "round-robin", "ladder", "evolve")
MAX_PROCESSES = 256
MAX_SEED = 100
MAX_BATTLES = 1_000_000_000
HEADS = (
    "arena-head-place",
    "arena-head-name",
    "arena-head-games",
    "arena-head-wins",
    "arena-head-draws",
    "arena-head-losses",
    "arena-head-points",
    "arena-head-share",
    "arena-head-rating",
)


# -- declaring -------------------------------------------------------------------------------------------------


class ArenaOption(Option):
    """An option of any way of the arena; its help is the message ``help-arena-option-NAME``."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        self.help = plain(f"help-arena-option-{max(self.opts, key=len).lstrip('-')}")
        return click.Option.get_help_record(self, ctx)


class ArenaGroup(Translated, click.Group):
    """The command `arena`: it has ways."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(WAYS)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in WAYS and not args[0].startswith("-"):
            raise UsageError(msg("cli-no-command", name=args[0][:40], known=", ".join(WAYS)))
        return super().resolve_command(ctx, args)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.subcommand_metavar = plain("help-command-metavar")
        super().format_usage(ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(plain("help-commands")):
            formatter.write_dl([(way, plain(f"help-arena-{way}")) for way in WAYS])
        Translated.format_options(self, ctx, formatter)


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


@click.group("arena", cls=ArenaGroup, invoke_without_command=True)
@click.pass_context
def arena(context: click.Context) -> None:
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@arena.command("match", cls=Command)
@click.argument("entries", nargs=-1, required=True, metavar="ENTRY...")
@options(*WHERE, *WHO_WORKS, *RESULTS, *LIMITS)
def match(entries: tuple[str, ...], **given: Any) -> int:
    return _run("match", entries, seats=None, meetings=0, **given)


@arena.command("round-robin", cls=Command)
@click.argument("entries", nargs=-1, required=True, metavar="ENTRY...")
@option("--seats", type=Number(2, 16), default=2)
@options(*WHERE, *WHO_WORKS, *RESULTS, *LIMITS)
def round_robin(entries: tuple[str, ...], **given: Any) -> int:
    return _run("round-robin", entries, meetings=0, **given)


@arena.command("ladder", cls=Command)
@click.argument("entries", nargs=-1, required=True, metavar="ENTRY...")
@option("--meetings", type=Number(1, 100_000), default=20)
@option("--seats", type=Number(2, 16), default=2)
@options(*WHERE, *WHO_WORKS, *RESULTS, *LIMITS)
def ladder(entries: tuple[str, ...], **given: Any) -> int:
    return _run("ladder", entries, **given)


for _way in (match, round_robin, ladder):
    _way.name = f"arena-{_way.name}"


# -- tournaments -----------------------------------------------------------------------------------------------


def _run(
    mode: Mode,
    words: Sequence[str],
    *,
    game: str | None,
    seats: int | None,
    chosen: Sequence[str],
    starts: int,
    seed: str,
    meetings: int,
    broken: str,
    processes: int | None,
    cluster: str | None,
    results: str | None,
    page: str | None,
    language: str | None,
    replays: int,
    as_json: bool,
    seconds: float,
    game_seconds: float,
    megabytes: int,
) -> int:
    from robacus.arena.entries import read_entries
    from robacus.arena.ledger import Ledger
    from robacus.arena.outside import Limits
    from robacus.arena.schedule import need_enough, plan
    from robacus.arena.tournament import head
    from robacus.arena.tournament import ladder as climb
    from robacus.arena.tournament import round_robin as everybody
    from robacus.options import read_options

    named = _game(game)
    limits = Limits(seconds=seconds, game_seconds=game_seconds, megabytes=megabytes)
    settings: dict[str, Any] = {"wanted": _wanted(chosen), "starts": starts, "seed": _seed(seed)}
    about = plan(named, seats=seats or _fewest(named), limits=limits, **settings)
    entries, faults = read_entries(named, words, [read_options(named, table) for table in about.tables])
    _complain(faults, broken)
    need_enough(about, entries)
    if seats is None:
        about = plan(named, seats=len(entries), limits=limits, **settings)
    path = Path(results) if results else Path(page) / "results.jsonl" if page else None
    ledger = Ledger.at(path, head(mode, about))
    try:
        with _kept(path), _crew(processes, cluster) as crew, _Progress() as progress:
            if mode == "ladder":
                standings = climb(about, entries, ledger, crew, meetings=meetings, watch=progress.watch)
            else:
                standings = everybody(about, entries, ledger, crew, progress.watch)
    finally:
        ledger.close()
    _show(standings, faults, as_json=as_json, page=_page(standings, page, language, replays))
    return DONE


def _fewest(game: Game) -> int:
    return max(2, game.seats[0])


def _game(name: str | None) -> Game:
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


def _wanted(chosen: Sequence[str]) -> dict[str, list[str]]:
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


def _seed(seed: str) -> str:
    if not seed or len(seed) > MAX_SEED or not seed.isprintable() or not seed.isascii():
        raise UsageError(msg("cli-generate-seed", longest=MAX_SEED))
    return seed


def _complain(faults: Sequence[Fault], broken: str) -> None:
    """Say which entries cannot take part; stop there, or go on without them."""
    from robacus.cli.words import tell
    from robacus.game import InvalidText

    for fault in faults:
        wrong = msg("arena-bad-entry", place=fault.place[:200], why=fault.error.message)
        click.echo(f"robacus: {tell(wrong)}", err=True)
    if faults and broken == "stop":
        raise InvalidText(msg("arena-stopped", count=len(faults)))


@contextmanager
def _crew(processes: int | None, cluster: str | None) -> Iterator[Crew]:
    from robacus.arena import work

    if cluster is not None and processes is not None:
        raise UsageError(msg("arena-one-crew"))
    crew = work.cluster(cluster) if cluster else work.processes(processes or work.own_processors())
    with crew as found:
        yield found


@contextmanager
def _kept(path: Path | None) -> Iterator[None]:
    """Whoever stops it is told that nothing is lost, where that is so."""
    from robacus.cli.words import tell

    try:
        yield
    except KeyboardInterrupt:
        if path is not None:
            kept = msg("arena-interrupted", name=str(path)[:200])
            click.echo(f"\nrobacus: {tell(kept)}", err=True)
        raise


def _page(standings: Standings, folder: str | None, language: str | None, replays: int) -> str | None:
    """Write the page, if there shall be one."""
    from robacus.cli.words import say
    from robacus.speech import speech

    if folder is None:
        return None
    from robacus.arena.page import write

    return str(write(Path(folder), standings, speech(language) if language else say(), replays=replays))


def _show(standings: Standings, faults: Sequence[Fault], *, as_json: bool, page: str | None) -> None:
    from robacus.arena.page import forfeit_words, forfeits
    from robacus.arena.standing import name_of, to_json
    from robacus.cli.printing import show, show_json, show_table
    from robacus.cli.words import say, sayable

    plan: Plan = standings.head.plan
    wrong = forfeits(standings.results)
    if as_json:
        show_json(
            {
                "mode": standings.head.mode,
                "game": plan.game,
                "seats": plan.seats,
                "seed": plan.seed,
                "starts": plan.starts,
                "tables": plan.tables,
                "games": len(standings.results),
                "table": to_json(standings.rows),
                "left_out": [{"entry": fault.place, "why": str(fault.error)} for fault in faults],
                "page": page,
            }
        )
        return
    rows = [
        (
            str(row.place),
            row.name,
            str(row.games),
            str(row.wins),
            str(row.draws),
            str(row.losses),
            f"{row.points:g}",
            f"{row.share:.1f}",
            f"{row.rating:.1f} ± {2 * row.deviation:.1f}",
        )
        for row in standings.rows
    ]
    show_table([say()(one) for one in HEADS], rows, numbers=(0, 2, 3, 4, 5, 6, 7, 8))
    show(say()("arena-measured", games=len(standings.results), seed=plan.seed, tables=len(plan.tables)))
    for who, (first, count) in sorted(wrong.items()):
        told = forfeit_words(first, name_of(who), say())
        click.echo(sayable(f"robacus: {say()('arena-forfeits', count=count)} {told}"), err=True)
    if page is not None:
        show(say()("arena-page-written", page=page))


# -- evolution -------------------------------------------------------------------------------------------------


@arena.command("evolve", cls=Command)
@click.argument("opponents", nargs=-1, required=True, metavar="OPPONENT...")
@option("--out", metavar="FOLDER")
@option("--battles", type=Number(1_000, MAX_BATTLES), default=20_000)
@option("--population", type=Number(4, 1_000), default=40)
@option("--wild", type=Number(0, 1_000), default=8)
@option("--from", "begin", multiple=True, metavar="PROGRAM")
@options(*WHERE, *WHO_WORKS)
@option("--json", "as_json", is_flag=True)
def evolve(
    opponents: tuple[str, ...],
    out: str | None,
    battles: int,
    population: int,
    wild: int,
    begin: tuple[str, ...],
    game: str | None,
    chosen: tuple[str, ...],
    starts: int,
    seed: str,
    broken: str,
    processes: int | None,
    cluster: str | None,
    as_json: bool,
) -> int:
    from robacus.arena.course import Keeper
    from robacus.arena.entries import read_entries
    from robacus.arena.evolve import Aim, check_aim
    from robacus.arena.evolve import evolve as improve
    from robacus.arena.schedule import tables
    from robacus.options import read_options

    if out is None:
        raise UsageError(msg("cli-missing", name="--out FOLDER"))
    named = _game(game)
    maps = tables(named, _wanted(chosen), 2)
    known = [read_options(named, table) for table in maps]
    against, faults = read_entries(named, opponents, known)
    first, more = read_entries(named, begin, known)
    _complain((*faults, *more), broken)
    aim = Aim(
        game=named.name,
        ruleset=named.ruleset,
        seed=_seed(seed),
        opponents=against,
        tables=maps,
        wild=wild,
        starts=starts,
        battles=battles,
        population=population,
        seeds=tuple(one.text for one in first),
    )
    check_aim(named, aim)
    with (
        _kept(Path(out)),
        Keeper(Path(out), aim) as keeper,
        _crew(processes, cluster) as crew,
        _Progress() as progress,
    ):

        def watch(course: Course) -> None:
            keeper.keep(course)
            progress.watch(min(course.battles, battles), battles)

        course = improve(keeper.course, crew, watch)
    assert course.best is not None
    file = _write_best(Path(out), named, course, course.best)
    _show_best(course, course.best, against, file, as_json=as_json)
    return DONE


evolve.name = "arena-evolve"


def _remarks(course: Course, best: Best) -> list[str]:
    """What is known of an evolved program, for its file and for people."""
    from robacus.cli.words import say

    aim = course.aim
    lines = [
        say()(
            "arena-evolved",
            battles=course.battles,
            generations=course.generation,
            born=best.born,
            seed=aim.seed,
        )
    ]
    for one in best.measured:
        grounds = say()(f"arena-grounds-{one.grounds}", maps=len(one.tables))
        lines.append(
            say()("arena-share-on", share=f"{100 * one.share:.1f}", grounds=grounds, battles=one.battles)
        )
    return lines


def _write_best(folder: Path, game: Game, course: Course, best: Best) -> str:
    from robacus.game import InvalidText

    assert game.programs is not None
    path = folder / f"best{game.programs.endings[0]}"
    try:
        path.write_text(game.programs.written(best.program, _remarks(course, best)), encoding="utf-8")
    except OSError as error:
        raise InvalidText(
            msg("cli-file-unwritable", name=str(path)[:200], why=error.strerror or str(error))
        ) from None
    return str(path)


def _show_best(course: Course, best: Best, against: Sequence[Entry], file: str, *, as_json: bool) -> None:
    import msgspec

    from robacus.cli.printing import show, show_json, show_table
    from robacus.cli.words import say

    if as_json:
        show_json(
            {
                "program": best.program,
                "file": file,
                "born": best.born,
                "generations": course.generation,
                "battles": course.battles,
                "seed": course.aim.seed,
                "opponents": [one.id for one in against],
                "measured": msgspec.to_builtins(best.measured),
            }
        )
        return
    for line in _remarks(course, best):
        show(line)
    heads = [say()("arena-head-opponent"), *(say()(f"arena-short-{one.grounds}") for one in best.measured)]
    rows = [
        (one.name, *(f"{100 * measured.against[one.name]:.1f}" for measured in best.measured))
        for one in against
    ]
    show_table(heads, rows, numbers=range(1, len(heads)))
    show(best.program)
    show(say()("arena-written", file=file))


# -- progress --------------------------------------------------------------------------------------------------


class _Progress:
    """How far it is, as a bar on a terminal's standard error and nowhere else."""

    def __init__(self) -> None:
        self._bar: Any = None
        self._task: Any = None

    def __enter__(self) -> _Progress:
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
