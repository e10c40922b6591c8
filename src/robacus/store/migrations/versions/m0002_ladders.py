"""Ladders, their entries, and the games that were played in them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "ladders",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("setup", sa.LargeBinary, nullable=False),
        sa.Column("closed_ms", sa.BigInteger),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Boolean, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("changed_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ladders_by_host", "ladders", ["host", "game"])
    op.create_index("ladders_by_waiting", "ladders", ["waiting", "changed_ms"])
    op.create_table(
        "ladder_entries",
        sa.Column("ladder_id", sa.Text, sa.ForeignKey("ladders.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("changed_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ladder_entries_by_player", "ladder_entries", ["player"])
    op.create_table(
        "ladder_games",
        sa.Column("ladder_id", sa.Text, sa.ForeignKey("ladders.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.LargeBinary, nullable=False),
    )
