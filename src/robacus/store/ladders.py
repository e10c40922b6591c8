"""Ladders on disk: what a host has made, what people have submitted, how far it has come, and the games.

A set-up, a state, an entry and a game are opaque bytes made elsewhere.  What is promised: a round is written whole or
not at all and never twice; limits hold however many write at the same time; whoever is not named as an entry's player
cannot change it.

`Ladders` is the door, `Store.ladders`.  Writing gives a future, done after the commit; reading may be called from any
thread.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import AbstractContextManager
from typing import Any, Protocol, TypeVar

import msgspec
import sqlalchemy as sa

from robacus.speech import msg
from robacus.store.commands import insert_into
from robacus.store.errors import Conflict, LadderClosed, LadderFull, TooLarge, UnknownLadder
from robacus.store.rows import check_id, is_id
from robacus.store.schema import ladder_entries as entries
from robacus.store.schema import ladder_games as games
from robacus.store.schema import ladders

T = TypeVar("T")

PART_LIMIT = 64 * 1024
"""Bytes of an entry or a game."""
WHOLE_LIMIT = 4 * 1024 * 1024
"""Bytes of a set-up or a state."""
LISTING_LIMIT = 1000


class LadderRow(msgspec.Struct, frozen=True, kw_only=True):
    """A ladder."""

    id: str
    game: str
    host: str
    """The player who made it."""
    setup: bytes
    closed_ms: int | None = None
    """When it closes or has closed; None = when its host does so."""
    round: int = 0
    revision: int = 0
    """Raised by every change of its entries."""
    waiting: bool = False
    """There may be something to play."""
    state: bytes
    created_ms: int
    changed_ms: int = 0

    def closed(self, at_ms: int) -> bool:
        """Whether it takes nothing any more at this time."""
        return self.closed_ms is not None and self.closed_ms <= at_ms


class EntryRow(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody has submitted."""

    id: str
    player: str
    entry: bytes
    created_ms: int
    changed_ms: int


class GameRow(msgspec.Struct, frozen=True):
    """A game that was played."""

    number: int
    """From 1, in the order in which they were written."""
    game: bytes


class Write(Protocol):
    """Has a function of the connection run inside the writer's transaction."""

    def __call__(self, run: Callable[[sa.Connection], T], size: int = 0) -> Future[T]: ...


class Ladders:
    """All ladders of a store."""

    def __init__(self, write: Write, reading: Callable[[], AbstractContextManager[sa.Connection]]) -> None:
        self._write = write
        self._reading = reading

    # -- reading ---------------------------------------------------------------------------------------------------

    def ladder(self, id: str) -> LadderRow | None:
        """The ladder, or None."""
        found = list(self._ladders(ladders.c.id == id)) if is_id(id) else []
        return found[0] if found else None

    def mark(self, id: str) -> tuple[int, int, bool, int | None] | None:
        """What changes whenever anything of a ladder does: round, revision, waiting, closed_ms; None for no ladder.

        Cheap to ask for, where all the rest is known.
        """
        if not is_id(id):
            return None
        columns = (ladders.c.round, ladders.c.revision, ladders.c.waiting, ladders.c.closed_ms)
        with self._reading() as connection:
            found = connection.execute(sa.select(*columns).where(ladders.c.id == id)).one_or_none()
        return None if found is None else (found.round, found.revision, found.waiting, found.closed_ms)

    def of_player(self, player: str, game: str, limit: int = 50) -> list[LadderRow]:
        """The ladders of a game that somebody hosts or takes part in, those that changed last first."""
        if not is_id(player) or not is_id(game):
            return []
        joined = sa.select(entries.c.ladder_id).where(entries.c.player == player)
        mine = sa.or_(ladders.c.host == player, ladders.c.id.in_(joined))
        return list(self._ladders(mine, ladders.c.game == game, limit=limit))

    def waiting(self, limit: int = LISTING_LIMIT) -> list[str]:
        """The ids of ladders where there may be something to play, those first that have waited longest."""
        query = sa.select(ladders.c.id).where(ladders.c.waiting.is_(True)).order_by(ladders.c.changed_ms)
        with self._reading() as connection:
            return list(connection.execute(query.limit(limit)).scalars())

    def empty_since(self, before_ms: int, limit: int = LISTING_LIMIT) -> list[str]:
        """The ids of ladders without entries that nobody has changed since `before_ms`."""
        used = sa.select(entries.c.ladder_id).where(entries.c.ladder_id == ladders.c.id).exists()
        query = sa.select(ladders.c.id).where(ladders.c.changed_ms < before_ms, ~used).limit(limit)
        with self._reading() as connection:
            return list(connection.execute(query).scalars())

    def _ladders(self, *where: sa.ColumnElement[bool], limit: int = 1) -> Iterator[LadderRow]:
        query = sa.select(*ladders.c).where(*where).order_by(ladders.c.changed_ms.desc(), ladders.c.id)
        with self._reading() as connection:
            for row in connection.execute(query.limit(min(limit, LISTING_LIMIT))):
                yield LadderRow(**row._mapping)

    def entries(self, ladder: str) -> list[EntryRow]:
        """The entries of a ladder, in the order in which they came."""
        if not is_id(ladder):
            return []
        columns = [column for column in entries.c if column.name != "ladder_id"]
        query = sa.select(*columns).where(entries.c.ladder_id == ladder)
        with self._reading() as connection:
            found = connection.execute(query.order_by(entries.c.created_ms, entries.c.id))
            return [EntryRow(**row._mapping) for row in found]

    def entry(self, ladder: str, id: str) -> EntryRow | None:
        """One entry, or None."""
        return next((row for row in self.entries(ladder) if row.id == id), None)

    def games(self, ladder: str, limit: int = LISTING_LIMIT, before: int | None = None) -> list[GameRow]:
        """The last games of a ladder, the latest first; `before` goes on behind that number."""
        if not is_id(ladder):
            return []
        query = sa.select(games.c.number, games.c.game).where(games.c.ladder_id == ladder)
        if before is not None:
            query = query.where(games.c.number < before)
        with self._reading() as connection:
            found = connection.execute(query.order_by(games.c.number.desc()).limit(limit))
            return [GameRow(number, bytes(game)) for number, game in found]

    def game(self, ladder: str, number: int) -> GameRow | None:
        """One game, or None."""
        found = self.games(ladder, 1, number + 1) if 0 < number < 2**31 - 1 else []
        return found[0] if found and found[0].number == number else None

    # -- writing ---------------------------------------------------------------------------------------------------

    def create(self, row: LadderRow, most: int) -> Future[None]:
        """Add a ladder.  The future fails with LadderFull when its host has `most` already, Conflict when the id is
        taken."""
        check_id(row.id)
        check_id(row.game)
        check_id(row.host)
        _check(row.setup, WHOLE_LIMIT)

        def run(connection: sa.Connection) -> None:
            hosted = sa.select(sa.func.count()).select_from(ladders).where(ladders.c.host == row.host)
            if connection.execute(hosted).scalar_one() >= most:
                raise LadderFull(msg("store-many-ladders", most=most))
            values = msgspec.structs.asdict(row) | {"changed_ms": row.created_ms}
            if (
                connection.execute(
                    insert_into(connection, ladders).values(values).on_conflict_do_nothing()
                ).rowcount
                != 1
            ):
                raise Conflict(msg("store-moved-on"))

        return self._write(run, len(row.setup))

    def close(self, ladder: str, closed_ms: int | None) -> Future[None]:
        """Let it close at that time; None opens it."""
        return self._update(ladder, {"closed_ms": closed_ms})

    def rewrite(self, ladder: str, setup: bytes) -> Future[None]:
        """Give it another set-up.  The future fails with UnknownLadder."""
        _check(setup, WHOLE_LIMIT)
        return self._update(ladder, {"setup": setup, "revision": ladders.c.revision + 1})

    def delete(self, ladder: str) -> Future[bool]:
        """Delete a ladder with its entries and games for good.  False when there was none."""
        check_id(ladder)
        return self._write(
            lambda connection: (
                connection.execute(sa.delete(ladders).where(ladders.c.id == ladder)).rowcount == 1
            )
        )

    def put_entry(self, ladder: str, row: EntryRow, *, new: bool, most: int, most_own: int) -> Future[None]:
        """Add an entry, or (not `new`) change one that belongs to the same player.

        The future fails with UnknownLadder, LadderClosed, or LadderFull when there would be more than `most` in the
        ladder or `most_own` of the player.
        """
        check_id(ladder)
        check_id(row.id)
        check_id(row.player)
        _check(row.entry, PART_LIMIT)

        def run(connection: sa.Connection) -> None:
            self._open(connection, ladder, row.changed_ms)
            here = entries.c.ladder_id == ladder
            if new:
                counted = connection.execute(
                    sa.select(
                        sa.func.count(), sa.func.sum(sa.case((entries.c.player == row.player, 1), else_=0))
                    )
                    .select_from(entries)
                    .where(here)
                ).one()
                if (counted[1] or 0) >= most_own:
                    raise LadderFull(msg("store-many-own-entries", most=most_own))
                if counted[0] >= most:
                    raise LadderFull(msg("store-many-entries", most=most))
                connection.execute(sa.insert(entries).values(ladder_id=ladder, **msgspec.structs.asdict(row)))
            else:
                change = sa.update(entries).where(
                    here, entries.c.id == row.id, entries.c.player == row.player
                )
                change = change.values(entry=row.entry, changed_ms=row.changed_ms)
                if connection.execute(change).rowcount != 1:
                    raise UnknownLadder(msg("store-unknown-entry"))
            self._stir(connection, ladder, row.changed_ms)

        return self._write(run, len(row.entry))

    def remove_entry(self, ladder: str, id: str, at_ms: int, player: str | None = None) -> Future[None]:
        """Take an entry away; with `player` only one of theirs, while the ladder is open.

        The future fails with UnknownLadder, LadderClosed.
        """
        check_id(ladder)
        check_id(id)

        def run(connection: sa.Connection) -> None:
            where = [entries.c.ladder_id == ladder, entries.c.id == id]
            if player is not None:
                self._open(connection, ladder, at_ms)
                where.append(entries.c.player == player)
            if connection.execute(sa.delete(entries).where(*where)).rowcount != 1:
                raise UnknownLadder(msg("store-unknown-entry"))
            self._stir(connection, ladder, at_ms)

        return self._write(run)

    def advance(
        self,
        ladder: str,
        *,
        round: int,
        revision: int,
        state: bytes,
        played: Sequence[GameRow],
        settled: bool,
        keep: int,
    ) -> Future[None]:
        """Write the round after number `round`: what it has led to, and its games, of which the last `keep` stay.

        A ladder that is `settled` waits for nothing, unless its entries have changed since `revision`.  The future
        fails with Conflict when somebody else has written that round, or the ladder is gone; then nothing is written.
        """
        check_id(ladder)
        _check(state, WHOLE_LIMIT)
        for one in played:
            _check(one.game, PART_LIMIT)

        def run(connection: sa.Connection) -> None:
            values: dict[str, Any] = {"state": state}
            if settled:
                values["waiting"] = sa.case((ladders.c.revision == revision, sa.false()), else_=sa.true())
            else:
                values["round"] = round + 1
            change = sa.update(ladders).where(ladders.c.id == ladder, ladders.c.round == round).values(values)
            if connection.execute(change).rowcount != 1:
                raise Conflict(msg("store-moved-on"))
            if played:
                rows = [{"ladder_id": ladder, "number": one.number, "game": one.game} for one in played]
                connection.execute(sa.insert(games), rows)
                old = games.c.number <= played[-1].number - keep
                connection.execute(sa.delete(games).where(games.c.ladder_id == ladder, old))

        return self._write(run, len(state) + sum(len(one.game) for one in played))

    def _update(self, ladder: str, values: dict[str, Any]) -> Future[None]:
        check_id(ladder)

        def run(connection: sa.Connection) -> None:
            if (
                connection.execute(sa.update(ladders).where(ladders.c.id == ladder).values(values)).rowcount
                != 1
            ):
                raise UnknownLadder(msg("store-unknown-ladder"))

        return self._write(run)

    def _open(self, connection: sa.Connection, ladder: str, at_ms: int) -> None:
        """Raise where a ladder is not there or takes nothing; until the commit nobody else changes it."""
        query = sa.select(ladders.c.closed_ms).where(ladders.c.id == ladder).with_for_update()
        found = connection.execute(query).one_or_none()
        if found is None:
            raise UnknownLadder(msg("store-unknown-ladder"))
        if found.closed_ms is not None and found.closed_ms <= at_ms:
            raise LadderClosed(msg("store-ladder-closed"))

    def _stir(self, connection: sa.Connection, ladder: str, at_ms: int) -> None:
        """The entries have changed: there may be something to play."""
        change = sa.update(ladders).where(ladders.c.id == ladder)
        values = {"revision": ladders.c.revision + 1, "waiting": sa.true(), "changed_ms": at_ms}
        connection.execute(change.values(values))


def _check(value: bytes, limit: int) -> None:
    if len(value) > limit:
        raise TooLarge(msg("store-too-large", kind="entry", size=len(value), limit=limit))
