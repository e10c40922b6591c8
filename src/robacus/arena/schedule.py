"""Who meets whom, and where: groups, grounds, and the exchange of seats.

Everything follows from the seed and the entries in alphabetical order, whoever named them first.  A ground is a set of
options with a table's seed and starting places; a group meets on each of its grounds once for every seat, so that
everybody has sat everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, product
from math import comb
from typing import Any

import msgspec

from robacus.arena.entries import Entry
from robacus.arena.outside import Limits
from robacus.arena.playing import Job
from robacus.chance import Chance
from robacus.game import Game, InvalidText
from robacus.games import game as find_game
from robacus.options import fields, read_options, write_options
from robacus.programs import Ground
from robacus.speech import msg

MAX_GAMES = 5_000_000
"""Of one tournament."""
MAX_TABLES = 200
"""Different sets of options of one tournament."""
MAX_STARTS = 10_000


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What a tournament is about, its entries apart."""

    game: str
    ruleset: int
    seats: int
    tables: tuple[dict[str, Any], ...]
    """Sets of options as plain data; everybody plays on each of them."""
    starts: int
    """Seeds and starting places for each of these."""
    seed: str
    limits: Limits = Limits()

    @property
    def grounds(self) -> int:
        """How many grounds a group meets on."""
        return len(self.tables) * self.starts


def tables(game: Game, wanted: Mapping[str, Sequence[str]], seats: int) -> tuple[dict[str, Any], ...]:
    """The sets of options that are asked for: option -> its values, every one with every one of the others.

    Without any the game's own choice for contests.  Raises `InvalidOptions`.
    """
    if not wanted:
        chosen = [dict(options) for options in game.programs.grounds()] if game.programs is not None else [{}]
    else:
        chosen = [dict(zip(wanted, values, strict=True)) for values in product(*wanted.values())]
    if len(chosen) > MAX_TABLES:
        raise InvalidText(msg("arena-many-tables", tables=len(chosen), most=MAX_TABLES))
    read = []
    for options in chosen:
        given = read_options(game, options)
        game.check(given, seats)
        read.append(write_options(given))
    return tuple(read)


def plan(
    game: Game,
    *,
    seats: int,
    wanted: Mapping[str, Sequence[str]],
    starts: int,
    seed: str,
    limits: Limits | None = None,
) -> Plan:
    """The plan of a tournament.  Raises `RobacusError` where the game cannot be played so."""
    if seats not in game.seats or seats < 2:
        low, high = max(2, game.seats[0]), game.seats[-1]
        raise InvalidText(msg("arena-seats", game=game.name, seats=seats, low=low, high=high))
    return Plan(
        game=game.name,
        ruleset=game.ruleset,
        seats=seats,
        tables=tables(game, wanted, seats),
        starts=starts,
        seed=seed,
        limits=limits or Limits(),
    )


def hex_seed(seed: str, *labels: str | int) -> str:
    """The seed of a table, made from another."""
    chance = Chance(seed, *labels)
    return f"{chance.bits64():016x}{chance.bits64():016x}"


def ground(plan: Plan, number: int) -> Ground:
    """Ground `number`; they take turns with the tables, and never end."""
    return _ground(msgspec.json.encode(plan), number)


@lru_cache(maxsize=4096)
def _ground(encoded: bytes, number: int) -> Ground:
    plan = msgspec.json.decode(encoded, type=Plan)
    options = plan.tables[number % len(plan.tables)]
    return make_ground(find_game(plan.game), options, plan.seats, plan.seed, "ground", number)


def make_ground(game: Game, options: dict[str, Any], seats: int, seed: str, *labels: str | int) -> Ground:
    """A table's seed and starting places by lot."""
    own = hex_seed(seed, "table", *labels)
    starts: tuple[str, ...] = ()
    if game.programs is not None:
        lot = Chance(seed, "starts", *labels)
        starts = game.programs.starts(read_options(game, options), seats, own, lot)
    return Ground(options=options, seed=own, starts=starts)


def meeting(plan: Plan, group: Sequence[Entry], numbers: Sequence[int]) -> Iterator[Job]:
    """The games of a group on some grounds: each as often as there are seats, everybody once in every seat."""
    group = sorted(group, key=lambda one: one.id)
    for number in numbers:
        where = ground(plan, number)
        for turn in range(len(group)):
            players = tuple(group[(seat + turn) % len(group)] for seat in range(len(group)))
            yield Job(game=plan.game, ruleset=plan.ruleset, ground=where, players=players, limits=plan.limits)


def groups(plan: Plan, entries: Sequence[Entry]) -> list[tuple[Entry, ...]]:
    """Everybody with everybody.  Raises `InvalidText` when there are too few, or it would never end."""
    need_enough(plan, entries)
    games = comb(len(entries), plan.seats) * plan.grounds * plan.seats
    if games > MAX_GAMES:
        raise InvalidText(msg("arena-many-games", games=games, most=MAX_GAMES))
    return list(combinations(sorted(entries, key=lambda one: one.id), plan.seats))


def need_enough(plan: Plan, entries: Sequence[Entry]) -> None:
    """Raise `InvalidText` when a game cannot be filled."""
    if len(entries) < plan.seats:
        raise InvalidText(msg("arena-few-entries", entries=len(entries), seats=plan.seats))


def option_names(game: Game) -> tuple[str, ...]:
    """The options that can be asked for."""
    return tuple(field.name for field in fields(game.Options))
