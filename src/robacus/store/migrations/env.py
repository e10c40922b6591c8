"""What Alembic runs around a migration: the caller's connection, inside the caller's transaction.

Not a place to configure anything: `robacus.store.migrate` decides when and what.
"""

from alembic import context

from robacus.store.migrate import VERSION_TABLE
from robacus.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    # SQLite can roll back a change of schema, and we rely on it: a crash leaves the old database or the new one.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
