"""What can go wrong with the store, in a person's words, and how a database's own errors become these.

No error of SQLite, PostgreSQL or SQLAlchemy leaves the store: `explain` turns each into a `StoreError`.
"""

from __future__ import annotations

import errno
import sqlite3

from robacus.speech import RobacusError, msg

_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_CORRUPT = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_UNWRITABLE = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH)
_POSTGRES_DISK_FULL = "53100"


class StoreError(RobacusError):
    """Anything the store refuses or cannot do."""


class StoreUnavailable(StoreError):
    """The database cannot be used: unreachable, unwritable, damaged, full, closed.  Nothing was
    acknowledged.
    """


class StoreLocked(StoreUnavailable):
    """Another server uses this database file."""


class StoreNewer(StoreUnavailable):
    """The database was written by a newer program."""


class Overloaded(StoreUnavailable):
    """Too much waits to be written.  Nothing was queued; try again later."""


class Conflict(StoreError):
    """The table has moved on (or the id is taken): reload and compose again.  Nothing was written."""


class UnknownTable(StoreError):
    """There is no such table, or no such seat at it."""


class SeatTaken(StoreError):
    """Somebody else holds the seat."""


class WrongSecret(StoreError):
    """The link's secret is not the secret of this seat."""


class UnknownLadder(StoreError):
    """There is no such ladder, or no such entry of this player in it."""


class LadderClosed(StoreError):
    """The ladder takes nothing any more."""


class LadderFull(StoreError):
    """There are as many entries, or ladders, as there may be."""


class TooLarge(StoreError, ValueError):
    """Bytes beyond a limit, or an id that is not made of the permitted characters."""


def explain(error: BaseException, where: str) -> StoreError:
    """The `StoreError` for whatever a driver, SQLAlchemy or the operating system raised.

    `where` is the path or address of the database, without a password.
    """
    if isinstance(error, StoreError):
        return error
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, ImportError):
        return StoreUnavailable(msg("store-no-driver"))
    if isinstance(cause, OSError):
        if cause.errno in (errno.ENOSPC, errno.EDQUOT):
            return StoreUnavailable(msg("store-full", where=where))
        return StoreUnavailable(msg("store-unwritable", where=where))
    if isinstance(cause, sqlite3.Error):
        # An extended code keeps its family in the low byte.
        code = (getattr(cause, "sqlite_errorcode", None) or 0) & 0xFF
        if code in _CORRUPT:
            return StoreUnavailable(msg("store-corrupt", where=where))
        if code in _UNWRITABLE:
            return StoreUnavailable(msg("store-unwritable", where=where))
        if code == sqlite3.SQLITE_FULL:
            return StoreUnavailable(msg("store-full", where=where))
        if code in _BUSY:
            return StoreUnavailable(msg("store-busy", where=where))
    elif getattr(cause, "sqlstate", None) == _POSTGRES_DISK_FULL:
        return StoreUnavailable(msg("store-full", where=where))
    detail = str(cause).strip().splitlines()
    return StoreUnavailable(
        msg("store-failed", where=where, detail=detail[0] if detail else type(cause).__name__)
    )
