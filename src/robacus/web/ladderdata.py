"""A ladder as its pages and its player need it: what the host chose, what people submitted, where it stands.

Read from the store, where all of it is kept; what was read is at hand here until it changes (`Shelf`).  Who may see
which program is decided here and nowhere else.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Literal

import msgspec

from robacus.arena.climb import Climb
from robacus.arena.entries import Entry, entry
from robacus.arena.ledger import Result
from robacus.arena.playing import Job
from robacus.arena.rating import Rating
from robacus.arena.results import Fought
from robacus.arena.schedule import Plan, ground, hex_seed
from robacus.arena.standing import Row, name_of, table
from robacus.game import Game
from robacus.games import game as find_game
from robacus.options import fields, read_options
from robacus.programs import Programs
from robacus.speech import Speech, msg
from robacus.store import EntryRow, GameRow, LadderRow, Store, UnknownLadder
from robacus.web.identity import TABLE_ID
from robacus.web.limits import LADDER_LOOKED_AT, LADDERS_KEPT
from robacus.web.live import wall_ms

FAIR, SURE = 4.0, 2.5
"""Deviations of a rating up to which it is called fairly sure, and sure."""
LIBRARY = "library:"
"""Begins the ids of programs that come with the game."""

Sureness = Literal["open", "fair", "sure"]


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """What the host chose."""

    name: str
    plan: Plan
    own: int
    """Programs that one person may have in it."""
    open: bool = False
    """Programs may be read by all at once; otherwise when it is closed."""
    library: bool = True
    """The programs that come with the game take part."""
    door: int = 0
    """Raised when the link for submitting is to be another one."""


class Entered(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody submitted."""

    nickname: str
    title: str
    """The program's own name; may be empty."""
    source: str
    """As it was written, with its remarks."""
    program: str
    """As the game reads it: its shortest text."""

    @property
    def label(self) -> str:
        """What it is called."""
        return self.title or self.nickname


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """An entry in the table."""

    id: str
    row: Row
    label: str
    nickname: str
    """Empty where the entry is called so, or comes with the game."""
    library: bool
    sure: Sureness

    @property
    def played(self) -> bool:
        return self.row.games > 0


class Ladder:
    """One ladder, as it was in the store."""

    def __init__(self, row: LadderRow, rows: list[EntryRow]) -> None:
        self.row = row
        self.made = msgspec.json.decode(row.setup, type=Made)
        self.climb = msgspec.json.decode(row.state, type=Climb)
        self.rows = {one.id: one for one in rows}
        self.entered = {one.id: msgspec.json.decode(one.entry, type=Entered) for one in rows}
        self.closed = row.closed(wall_ms())
        self.games: list[GameRow] = []
        """The last battles, where they have been asked for (`Shelf.ladder`)."""
        self.words: dict[Any, Any] = {}
        """What its pages have made of it already."""
        self.tables: dict[str, str] = {}
        """Its table as it has been sent already, by what tells one from another."""

    @property
    def mark(self) -> tuple[int, int, bool, int | None]:
        """As `Ladders.mark` has it."""
        row = self.row
        return row.round, row.revision, row.waiting, row.closed_ms

    @property
    def id(self) -> str:
        return self.row.id

    @cached_property
    def game(self) -> Game:
        return find_game(self.row.game)

    @property
    def programs(self) -> Programs:
        found = self.game.programs
        assert found is not None
        return found

    @cached_property
    def arena(self) -> dict[str, Entry]:
        """Everybody who takes part, as the arena knows them, by the id that results are kept under."""
        found = [entry(key, "program", one.program) for key, one in self.entered.items()]
        if self.made.library:
            found += _library(self.row.game, self.made.plan)
        return {one.id: one for one in found}

    # -- who sees what ---------------------------------------------------------------------------------------------

    @property
    def revealed(self) -> bool:
        """Whether everybody may read every program."""
        return self.made.open or self.closed

    def may_read(self, id: str, player: str) -> bool:
        """Whether somebody may read the program of an entry."""
        return self.revealed or self.rows[id].player == player

    def own(self, player: str) -> list[str]:
        """The entries of a player."""
        return [key for key, row in self.rows.items() if row.player == player]

    # -- the table -------------------------------------------------------------------------------------------------

    @cached_property
    def lines(self) -> list[Line]:
        """Everybody, best first; who has not played yet comes last."""
        rows = table(tuple(self.arena), self.climb.tallies, self.climb.ratings, by_rating=True)
        lines = [self._line(row) for row in rows]
        there = [line for line in lines if line.played]
        places: dict[float, int] = {}
        placed = []
        for number, line in enumerate(there, start=1):
            place = places.setdefault(line.row.place, number)
            placed.append(msgspec.structs.replace(line, row=msgspec.structs.replace(line.row, place=place)))
        return [*placed, *(line for line in lines if not line.played)]

    def _line(self, row: Row) -> Line:
        key = row.name
        sigma = self.climb.ratings.get(row.id, Rating()).sigma
        label, nickname = self.named(row.id)
        return Line(
            id=key,
            row=row,
            label=label,
            nickname=nickname,
            library=key.startswith(LIBRARY),
            sure="sure" if sigma <= SURE else "fair" if sigma <= FAIR else "open",
        )

    def named(self, arena_id: str) -> tuple[str, str]:
        """What an entry is called, and by whom it is where that is something else."""
        key = name_of(arena_id)
        if key.startswith(LIBRARY):
            return key.removeprefix(LIBRARY), ""
        one = self.entered[key]
        return one.label, one.nickname if one.title and one.title != one.nickname else ""

    # -- battles ---------------------------------------------------------------------------------------------------

    def fought(self, row: GameRow) -> Fought | None:
        """A battle of those that take part now; None where somebody has gone or changed since."""
        found = msgspec.json.decode(row.game, type=Fought)
        return found if all(who in self.arena for who in found.players) else None

    def options(self, fought: Fought) -> dict[str, Any]:
        """The options of the table where a battle was."""
        return self.made.plan.tables[fought.ground % len(self.made.plan.tables)]

    def job(self, fought: Fought) -> Job:
        """A battle to be played once more, with the names that people know."""
        plan = self.made.plan
        players = [
            msgspec.structs.replace(self.arena[who], name=self.named(who)[0]) for who in fought.players
        ]
        return Job(
            game=plan.game,
            ruleset=plan.ruleset,
            ground=ground(plan, fought.ground),
            players=tuple(players),
            limits=plan.limits,
        )


def fought_of(plan: Plan, result: Result) -> Fought:
    """A result as it is kept: where it was follows from the round."""
    numbers = range(result.round * plan.starts, (result.round + 1) * plan.starts)
    number = next(one for one in numbers if hex_seed(plan.seed, "table", "ground", one) == result.seed)
    return Fought(round=result.round, ground=number, players=result.players, played=result.played)


_KNOWN: dict[tuple[str, bytes], list[Entry]] = {}


def _library(game: str, plan: Plan) -> list[Entry]:
    """The programs that come with a game and that may play at every table of the plan."""
    key = (game, msgspec.json.encode(plan.tables, order="sorted"))
    if key not in _KNOWN:
        if len(_KNOWN) >= 100:
            _KNOWN.clear()
        found = find_game(game)
        assert found.programs is not None
        _KNOWN[key] = []
        for name, text in found.programs.library().items():
            try:
                program = checked(found, plan, text)
            except Exception:  # noqa: S112  # such as one with empty cells, where a table wants none
                continue
            _KNOWN[key].append(entry(LIBRARY + name, "program", program))
    return _KNOWN[key]


def checked(game: Game, plan: Plan, text: str) -> str:
    """A program as its shortest text, fit for every table of the plan.  Raises `RobacusError` that says what is wrong
    and where."""
    assert game.programs is not None
    program = game.programs.read(text)
    for options in plan.tables:
        game.programs.check(program, read_options(game, options))
    return program


def read_ladder(store: Store, id: str) -> Ladder:
    """A ladder; runs in a thread.  Raises UnknownLadder."""
    row = store.ladders.ladder(id) if TABLE_ID(id) is not None else None
    if row is None:
        raise UnknownLadder(msg("store-unknown-ladder"))
    return Ladder(row, store.ladders.entries(id))


class Shelf:
    """The ladders that are looked at, read anew when they have changed; the least recently used are forgotten."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, Ladder] = OrderedDict()

    async def ladder(self, id: str, *, games: bool = False) -> Ladder:
        """The ladder as it is in the store now, with its last battles if they are wanted.  Raises UnknownLadder."""
        return await asyncio.to_thread(self._ladder, id, games)

    def _ladder(self, id: str, games: bool) -> Ladder:
        mark = self._store.ladders.mark(id) if TABLE_ID(id) is not None else None
        known = self._kept.get(id)
        if known is None or known.mark != mark or known.closed != known.row.closed(wall_ms()):
            known = read_ladder(self._store, id)
        if games and not known.games:
            known.games = self._store.ladders.games(id, LADDER_LOOKED_AT)
        self._kept[id] = known
        with contextlib.suppress(KeyError):  # another thread may have been quicker
            self._kept.move_to_end(id)
            while len(self._kept) > LADDERS_KEPT:
                self._kept.popitem(last=False)
        return known


def table_words(plan: Plan, options: Mapping[str, Any], say: Speech) -> str:
    """What tells one table of a plan from the others, in words; empty where there is only one."""
    if len(plan.tables) < 2:
        return ""
    return options_words(plan.game, options, differing(plan.tables), say)


def differing(tables: tuple[dict[str, Any], ...]) -> tuple[str, ...]:
    """The options that are not the same at all tables."""
    names = dict.fromkeys(name for options in tables for name in options)
    return tuple(name for name in names if len({str(options.get(name)) for options in tables}) > 1)


def options_words(game: str, options: Mapping[str, Any], names: tuple[str, ...], say: Speech) -> str:
    """The named options of a table in words, usual ones too; a choice says itself, without its name."""
    parts = []
    for field in fields(find_game(game).Options):
        if field.name in names:
            value = options.get(field.name, field.default)
            label = say(f"{game}:option-{field.name}")
            if field.kind == "choice":
                parts.append(say(f"{game}:option-{field.name}-{value}"))
            elif field.kind == "flag":
                parts.append(f"{label}: {say('arena-yes' if value else 'arena-no')}")
            else:
                shown = str(value)
                parts.append(f"{label}: {shown if len(shown) <= 40 else shown[:39] + '…'}")
    return ", ".join(parts)
