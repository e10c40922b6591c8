"""Brings a database to the schema of this program when it is opened, or refuses it with a clear sentence.

A fresh database goes the same way as an old one: through every migration.  Alembic is imported only when
there is something to do, so an ordinary start does not pay for it.
"""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from robacus.speech import msg
from robacus.store.errors import StoreNewer, StoreUnavailable
from robacus.store.schema import metadata

HEAD = "0002"
"""The newest migration.  Their ids are numbers of four digits, so they compare as text."""
VERSION_TABLE = "robacus_schema"
_version_number: sa.Select[tuple[str]] = sa.select(sa.column("version_num")).select_from(
    sa.table(VERSION_TABLE)
)
MIGRATIONS = Path(__file__).parent / "migrations"

_ADVISORY_LOCK = 0x726F62616375  # "robacu": two processes must not migrate one PostgreSQL database at once


def migrate(engine: sa.Engine, where: str, target: str = HEAD) -> None:
    """Bring the database of `engine` to `target` in one transaction.

    Raises StoreNewer for a database of a newer program and StoreUnavailable for a database of another
    program.
    """
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_ADVISORY_LOCK})")
        found = _version(connection, where)
        if found > HEAD:
            raise StoreNewer(msg("store-newer", where=where))
        if found < target:
            _upgrade(connection, target)


def _version(connection: sa.Connection, where: str) -> str:
    """The migration the database is at; "" for a fresh one."""
    names = set(sa.inspect(connection).get_table_names())
    if VERSION_TABLE in names:
        return str(connection.execute(_version_number).scalar() or "")
    # A file belongs to one program; a PostgreSQL database may hold other people's tables beside ours.
    strangers = names if connection.dialect.name == "sqlite" else names & set(metadata.tables)
    if strangers:
        raise StoreUnavailable(msg("store-foreign", where=where))
    return ""


def _upgrade(connection: sa.Connection, target: str) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    # Alembic reads options through configparser, where a percent sign is special.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, target)
