"""`robacus arena evolve`: better programs; what happens is `robacus.arena.evolve`."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from robacus.cli.app import DONE, Command, Number, UsageError
from robacus.cli.contest import (
    WHERE,
    WHO_WORKS,
    Progress,
    checked_seed,
    found_crew,
    kept,
    named_game,
    option,
    options,
    tell_faults,
    wanted_options,
)
from robacus.speech import msg

if TYPE_CHECKING:
    from robacus.arena.entries import Entry
    from robacus.arena.evolve import Best, Course
    from robacus.game import Game

MAX_BATTLES = 1_000_000_000


@click.command("arena-evolve", cls=Command)
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
    from robacus.arena.evolve import Aim, check_aim, need_programs
    from robacus.arena.evolve import evolve as improve
    from robacus.arena.schedule import tables
    from robacus.options import read_options

    if out is None:
        raise UsageError(msg("cli-missing", name="--out FOLDER"))
    named = named_game(game)
    need_programs(named)
    maps = tables(named, wanted_options(chosen), 2)
    known = [read_options(named, table) for table in maps]
    against, faults = read_entries(named, opponents, known)
    first, more = read_entries(named, begin, known)
    tell_faults((*faults, *more), broken)
    aim = Aim(
        game=named.name,
        ruleset=named.ruleset,
        seed=checked_seed(seed),
        opponents=against,
        tables=maps,
        wild=wild,
        starts=starts,
        battles=battles,
        population=population,
        seeds=tuple(one.text for one in first),
    )
    check_aim(named, aim)
    began = time.monotonic()
    with (
        kept(Path(out)),
        Keeper(Path(out), aim) as keeper,
        found_crew(processes, cluster) as crew,
        Progress() as progress,
    ):

        def watch(course: Course) -> None:
            keeper.keep(course)
            progress.watch(min(course.battles, battles), battles)

        before = keeper.course.battles
        course = improve(keeper.course, crew, watch)
    assert course.best is not None
    took = Took(course.battles - before, time.monotonic() - began)
    file = _write_best(Path(out), named, course, course.best)
    _show_best(course, course.best, against, file, took, as_json=as_json)
    return DONE


class Took(NamedTuple):
    """What this run did of it all."""

    battles: int
    seconds: float


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


def _show_best(
    course: Course, best: Best, against: Sequence[Entry], file: str, took: Took, *, as_json: bool
) -> None:
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
                "took": {"battles": took.battles, "seconds": round(took.seconds, 1)},
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
    if took.battles:
        show(say()("arena-took", battles=took.battles, seconds=max(1, round(took.seconds))))
