"""Where the database is: the default place, plain paths, and the addresses that are understood."""

from __future__ import annotations

import os
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError

from robacus.speech import msg
from robacus.store.errors import StoreUnavailable, explain

FILE_NAME = "robacus.sqlite3"


def locate(url: str | None) -> sa.URL:
    """The address of the database.

    None is the file `FILE_NAME` in the user's data folder.  A text without ``://`` is a path;
    ``sqlite:///path`` and ``postgresql://...`` are addresses.  Raises StoreUnavailable for anything else.
    """
    if url is None:
        from platformdirs import user_data_path

        return _file(user_data_path("robacus", appauthor=False) / FILE_NAME)
    if "://" not in url:
        if url in ("", ":memory:") or "\0" in url:
            raise StoreUnavailable(msg("store-bad-address", address=url.replace("\0", "?")))
        return _file(Path(url).expanduser())
    scheme = url.partition("://")[0]
    try:
        parsed = sa.make_url(url)
    except (ArgumentError, ValueError):
        # The address may hold a password, so only its scheme is repeated.
        raise StoreUnavailable(msg("store-bad-address", address=f"{scheme}://")) from None
    kind = parsed.drivername.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        return parsed.set(drivername="postgresql+psycopg")
    if kind == "sqlite" and parsed.database and parsed.database != ":memory:":
        return _file(Path(parsed.database).expanduser())
    raise StoreUnavailable(msg("store-bad-address", address=f"{scheme}://"))


def _file(path: Path) -> sa.URL:
    return sa.URL.create("sqlite+pysqlite", database=os.path.realpath(path))


def shown(url: sa.URL) -> str:
    """The address for people: a path, or an address without its password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


def make_folder(path: Path) -> None:
    """Create the folder of a database file; new folders and a new file are for the user's eyes only.

    Raises StoreUnavailable when that is impossible.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise explain(error, str(path)) from error


def make_file(path: Path) -> None:
    """Create an empty database file that only the user may read: it will hold seeds and secrets.

    Call it with the lock held and before the database is opened.  Raises StoreUnavailable.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise explain(error, str(path)) from error
