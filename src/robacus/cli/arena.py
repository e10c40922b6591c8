"""`robacus arena`: matches, round robins and ladders of bots and programs, and evolution of programs.

Only words and options are here; what happens is `robacus.arena`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from robacus.cli.app import DONE, Command, Number, Translated, UsageError
from robacus.cli.contest import (
    LIMITS,
    RESULTS,
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
from robacus.cli.evolving import evolve
from robacus.cli.words import plain
from robacus.speech import msg

if TYPE_CHECKING:
    from robacus.arena.entries import Fault
    from robacus.arena.schedule import Plan
    from robacus.arena.tournament import Mode, Standings
    from robacus.game import Game

WAYS = ("match", "round-robin", "ladder", "evolve")
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


arena.add_command(evolve, "evolve")

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

    named = named_game(game)
    limits = Limits(seconds=seconds, game_seconds=game_seconds, megabytes=megabytes)
    settings: dict[str, Any] = {
        "wanted": wanted_options(chosen),
        "starts": starts,
        "seed": checked_seed(seed),
    }
    about = plan(named, seats=seats or _fewest(named), limits=limits, **settings)
    entries, faults = read_entries(named, words, [read_options(named, table) for table in about.tables])
    tell_faults(faults, broken)
    need_enough(about, entries)
    if seats is None:
        about = plan(named, seats=len(entries), limits=limits, **settings)
    path = Path(results) if results else Path(page) / "results.jsonl" if page else None
    ledger = Ledger.at(path, head(mode, about))
    try:
        with kept(path), found_crew(processes, cluster) as crew, Progress() as progress:
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
    from robacus.arena.standing import name_of, pairs, to_json
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
                "pairs": [
                    {
                        "one": name_of(one),
                        "other": name_of(other),
                        "games": pair.games,
                        "points": pair.points,
                        "against": pair.against,
                    }
                    for (one, other), pair in sorted(pairs(standings.results).items())
                ],
                "forfeits": [
                    {"name": name_of(who), "games": count, "first": first.code, "detail": first.detail}
                    for who, (first, count) in sorted(wrong.items())
                ],
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
