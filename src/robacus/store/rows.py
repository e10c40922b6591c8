"""The rows that go into the store and come out of it, and their limits.

Times are milliseconds of the wall clock (Unix time).  Setup, entries and results are opaque bytes.
"""

from __future__ import annotations

import re
from typing import Literal, get_args

import msgspec

from robacus.speech import msg
from robacus.store.errors import TooLarge, UnknownTable

Status = Literal["waiting", "playing", "finished", "abandoned"]
STATUSES: tuple[str, ...] = get_args(Status)

ENTRY_LIMIT = 16 * 1024
"""Bytes of one log entry."""
SETUP_LIMIT = 1024 * 1024
"""Bytes of a setup or a result."""
ID_LIMIT = 64
"""Characters of an id of a table, a player or an action, and of a game's name."""
NAME_LIMIT = 200
"""Characters of a nickname; pages ask for far less."""
SEATS_LIMIT = 64
SEQUENCE_LIMIT = 2**31 - 1
SEED_BYTES = 16

_id = re.compile(rf"[A-Za-z0-9_.:-]{{1,{ID_LIMIT}}}").fullmatch


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table to be created.  Its seed never appears in a listing, nor in the `repr` of this row."""

    id: str
    game: str
    setup: bytes
    seed: bytes
    """16 secret bytes; read back with `Store.seed` alone."""
    created_ms: int
    seats: tuple[bytes | None, ...] = ()
    """For each seat the hash of its link's secret (`hash_secret`), or None for a seat without a link."""
    status: Status = "waiting"

    def __repr__(self) -> str:
        return f"NewTable(id={self.id!r}, game={self.game!r}, seats={len(self.seats)})"


class TableRow(msgspec.Struct, frozen=True):
    """A table as listings show it."""

    id: str
    game: str
    setup: bytes
    status: Status
    created_ms: int
    changed_ms: int
    """When its status last changed: for a finished table, when it ended."""
    result: bytes | None


class SeatRow(msgspec.Struct, frozen=True):
    """A seat at a table."""

    seat: int
    player: str | None
    """Who holds it."""
    by_link: bool
    """Whether a link's secret is needed to take it."""


class PlayerRow(msgspec.Struct, frozen=True):
    """Somebody who plays here under a nickname."""

    id: str
    nickname: str
    language: str
    created_ms: int


class Appended(msgspec.Struct, frozen=True):
    """Where an entry stands in the log."""

    sequence: int
    repeated: bool = False
    """True when the action was there already; then nothing was written."""


def is_id(value: str) -> bool:
    """Whether anything can have this id; what cannot need not be looked for."""
    return _id(value) is not None


def check_id(value: str) -> None:
    """Refuse an id that is empty, long, or has other characters than ASCII letters, digits and ``_ . :
    -``.
    """
    if _id(value) is None:
        raise TooLarge(msg("store-bad-id", id=value[:ID_LIMIT], limit=ID_LIMIT))


def check_size(kind: Literal["entry", "setup", "result"], value: bytes) -> None:
    """Refuse bytes beyond the limit of their kind."""
    limit = ENTRY_LIMIT if kind == "entry" else SETUP_LIMIT
    if len(value) > limit:
        raise TooLarge(msg("store-too-large", kind=kind, size=len(value), limit=limit))


def check_sequence(sequence: int) -> None:
    """Refuse a place in a log beyond 1 .. `SEQUENCE_LIMIT`."""
    if not 1 <= sequence <= SEQUENCE_LIMIT:
        raise TooLarge(msg("store-bad-sequence", sequence=str(sequence), limit=SEQUENCE_LIMIT))


def check_seat(table: str, seat: int) -> None:
    """Refuse a seat that no table has."""
    if not 0 <= seat < SEATS_LIMIT:
        raise UnknownTable(msg("store-unknown-seat", table=table, seat=str(seat + 1)))


def check_table(row: NewTable) -> None:
    """Refuse a new table with a bad id or size.  A wrong seed or hash is the caller's fault: ValueError."""
    check_id(row.id)
    check_id(row.game)
    check_size("setup", row.setup)
    if len(row.seats) > SEATS_LIMIT:
        raise TooLarge(msg("store-too-many-seats", seats=len(row.seats), limit=SEATS_LIMIT))
    if len(row.seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes")
    for secret_hash in row.seats:
        check_hash(secret_hash)
    check_status(row.status)


def check_hash(secret_hash: bytes | None) -> None:
    """Refuse what is not a hash: a secret itself must never be stored."""
    if secret_hash is not None and len(secret_hash) != 32:
        raise ValueError("a seat keeps the 32 bytes of hash_secret, never the secret")


def check_status(status: str) -> None:
    """Refuse a status that does not exist."""
    if status not in STATUSES:
        raise ValueError(f"status {status!r} is none of {', '.join(STATUSES)}")


def check_player(row: PlayerRow) -> None:
    """Refuse a player with a bad id, or a nickname that no database could keep."""
    check_id(row.id)
    check_id(row.language)
    if not 1 <= len(row.nickname) <= NAME_LIMIT or not row.nickname.isprintable():
        raise TooLarge(msg("store-bad-nickname", limit=NAME_LIMIT))
