"""The tables of the database as SQLAlchemy sees them today.

How a database gets there is in ``migrations/``; a test holds the two together.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("setup", sa.LargeBinary, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("created_ms", sa.BigInteger, nullable=False),
    sa.Column("changed_ms", sa.BigInteger, nullable=False),
    sa.Column("result", sa.LargeBinary),
    sa.Index("tables_by_status", "status", "changed_ms", "id"),
)


log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("entry", sa.LargeBinary, nullable=False),
    sa.Column("action_id", sa.Text),
    # A retried action is applied once; entries without an action's id cost the index nothing.
    sa.Index(
        "log_by_action",
        "table_id",
        "action_id",
        unique=True,
        sqlite_where=sa.text("action_id IS NOT NULL"),
        postgresql_where=sa.text("action_id IS NOT NULL"),
    ),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("secret_hash", sa.LargeBinary),
    sa.Column("player", sa.Text),
    sa.Index("seats_by_player", "player"),
)

players = sa.Table(
    "players",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("nickname", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("created_ms", sa.BigInteger, nullable=False),
)

secret_keys = sa.Table(
    "secret_keys",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)

# One row: the latest sign of life of any server on this database.
heartbeat = sa.Table(
    "heartbeat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("server", sa.Text, nullable=False),
    sa.Column("wall_ms", sa.BigInteger, nullable=False),
)

ladders = sa.Table(
    "ladders",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("host", sa.Text, nullable=False),
    sa.Column("setup", sa.LargeBinary, nullable=False),
    # When it closes or has closed; NULL = it is open until its host closes it.
    sa.Column("closed_ms", sa.BigInteger),
    # Rounds are numbered: who has played one that somebody else has written already is refused.
    sa.Column("round", sa.Integer, nullable=False),
    # Raised by every change of the entries.
    sa.Column("revision", sa.Integer, nullable=False),
    # There may be something to play.
    sa.Column("waiting", sa.Boolean, nullable=False),
    sa.Column("state", sa.LargeBinary, nullable=False),
    sa.Column("created_ms", sa.BigInteger, nullable=False),
    sa.Column("changed_ms", sa.BigInteger, nullable=False),
    sa.Index("ladders_by_host", "host", "game"),
    sa.Index("ladders_by_waiting", "waiting", "changed_ms"),
)

ladder_entries = sa.Table(
    "ladder_entries",
    metadata,
    sa.Column("ladder_id", sa.Text, sa.ForeignKey("ladders.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("player", sa.Text, nullable=False),
    sa.Column("entry", sa.LargeBinary, nullable=False),
    sa.Column("created_ms", sa.BigInteger, nullable=False),
    sa.Column("changed_ms", sa.BigInteger, nullable=False),
    sa.Index("ladder_entries_by_player", "player"),
)

ladder_games = sa.Table(
    "ladder_games",
    metadata,
    sa.Column("ladder_id", sa.Text, sa.ForeignKey("ladders.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("game", sa.LargeBinary, nullable=False),
)
