"""However old a database is, opening it gives the same schema; what is newer is refused."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from robacus.store import Store, StoreNewer
from robacus.store.engine import writer_engine
from robacus.store.location import locate
from robacus.store.migrate import HEAD, MIGRATIONS, VERSION_TABLE, migrate
from robacus.store.schema import metadata
from tests.store.helpers import with_table

REVISIONS = [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()][::-1]


def described(engine: sa.Engine) -> dict[str, object]:
    """Everything a person would call the schema."""
    with engine.connect() as connection:
        look = sa.inspect(connection)
        return {
            table: (
                [
                    (column["name"], str(column["type"]), column["nullable"])
                    for column in look.get_columns(table)
                ],
                look.get_pk_constraint(table)["constrained_columns"],
                [(key["constrained_columns"], key["options"]) for key in look.get_foreign_keys(table)],
                sorted(
                    (str(index["name"]), index["column_names"], index["unique"])
                    for index in look.get_indexes(table)
                ),
            )
            for table in sorted(look.get_table_names())
            if table != VERSION_TABLE
        }


def test_migrations_are_one_line_of_growing_numbers_that_ends_at_head() -> None:
    assert sorted(REVISIONS) == REVISIONS
    assert REVISIONS[-1] == HEAD
    assert ScriptDirectory(str(MIGRATIONS)).get_heads() == [HEAD]


def test_a_fresh_database_has_the_schema_of_the_program(url: str, open_store: Callable[[str], Store]) -> None:
    store = open_store(url)
    with store._writing.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(context, metadata) == []
    migrated = described(store._writing)
    with store._writing.begin() as connection:
        metadata.drop_all(connection)
        metadata.create_all(connection)
    assert described(store._writing) == migrated


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_database_of_any_age_becomes_like_a_fresh_one(
    url: str, revision: str, open_store: Callable[[str], Store], tmp_path_factory: pytest.TempPathFactory
) -> None:
    old = writer_engine(locate(url))
    migrate(old, url, revision)
    old.dispose()
    upgraded = open_store(url)
    with_table(upgraded)
    engine = sa.create_engine(upgraded._writing.url)
    with engine.begin() as connection:
        version = connection.exec_driver_sql(f"SELECT version_num FROM {VERSION_TABLE}").scalar()
    engine.dispose()
    assert version == HEAD
    with upgraded._writing.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(context, metadata) == []


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    url: str, monkeypatch: pytest.MonkeyPatch, open_store: Callable[[str], Store]
) -> None:
    engine = writer_engine(locate(url))

    @sa.event.listens_for(engine, "before_cursor_execute")
    def fail(_c: object, _cursor: object, statement: str, *_: object) -> None:
        if "INDEX seats_by_player" in statement:
            raise OSError("the power went out")

    with pytest.raises(OSError, match="power"):
        migrate(engine, url)
    assert described(engine) == {}
    engine.dispose()
    with_table(open_store(url))


def test_a_newer_database_is_refused_and_left_alone(url: str, open_store: Callable[[str], Store]) -> None:
    store = open_store(url)
    with_table(store)
    store.close()
    engine = sa.create_engine(store._writing.url)
    with engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    with pytest.raises(StoreNewer, match="was written by a newer version of Robacus"):
        Store.open(url)
    with engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = '{HEAD}'")
    engine.dispose()
    assert open_store(url).table("t1") is not None


def test_processes_that_open_a_fresh_database_at_once_agree(
    postgres_url: str, open_store: Callable[[str], Store]
) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(open_store, [postgres_url] * 4))
    with_table(stores[0])
    assert all(store.table("t1") is not None for store in stores)
