"""Connections: how durable, how isolated, and how each of the two databases is told so.

The writer's engine gives one connection whose transactions take the write lock at their start.  The readers'
engine gives as many as there are threads; every statement there is a transaction of its own and cannot write.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy import event

_BUSY_SECONDS = 5.0
_POOL = {"pool_size": 4, "max_overflow": 12, "pool_timeout": 10}


def writer_engine(url: sa.URL) -> sa.Engine:
    """The engine for the one connection that writes, and for migrations."""
    if url.get_backend_name() == "sqlite":
        return _sqlite_writer(url)
    engine = _postgres(url, poolclass=sa.NullPool)

    @event.listens_for(engine, "connect")
    def durable(connection: Any, _record: Any) -> None:
        # Acknowledged means on the disk, also where the server's default is less strict; stricter ones are kept.
        connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
        connection.execute("SET statement_timeout = '30s'")
        connection.commit()

    return engine


def reader_engine(url: sa.URL) -> sa.Engine:
    """The engine for everything that only reads."""
    if url.get_backend_name() != "sqlite":
        return _postgres(url, isolation_level="AUTOCOMMIT", pool_pre_ping=True, **_POOL)
    engine = sa.create_engine(
        url, isolation_level="AUTOCOMMIT", connect_args={"timeout": _BUSY_SECONDS}, **_POOL
    )

    @event.listens_for(engine, "connect")
    def only_read(connection: Any, _record: Any) -> None:
        connection.execute("PRAGMA query_only = ON")

    return engine


def _sqlite_writer(url: sa.URL) -> sa.Engine:
    engine = sa.create_engine(url, poolclass=sa.NullPool, connect_args={"timeout": _BUSY_SECONDS})

    @event.listens_for(engine, "connect")
    def durable(connection: Any, _record: Any) -> None:
        # The driver would begin transactions by itself, but not around changes of schema; so it begins none.
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # macOS: fsync alone does not reach the disk there
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _postgres(url: sa.URL, **options: Any) -> sa.Engine:
    arguments = {"connect_timeout": 10, "application_name": "robacus"}
    return sa.create_engine(
        url, connect_args={key: value for key, value in arguments.items() if key not in url.query}, **options
    )
