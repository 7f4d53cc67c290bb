"""Tables, their seats and encounters, and what happened in these."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

NO_CHANGE = """
CREATE TRIGGER acts_never_change BEFORE UPDATE ON acts
BEGIN SELECT RAISE(ABORT, 'acts are only ever added'); END
"""
NO_LOSS = """
CREATE TRIGGER acts_never_vanish BEFORE DELETE ON acts
WHEN EXISTS (SELECT 1 FROM encounters WHERE id = OLD.encounter)
BEGIN SELECT RAISE(ABORT, 'acts are only ever added'); END
"""


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("shown", sa.String, nullable=False),
        sa.Column("rev", sa.Integer, nullable=False),
        sa.Column("made_at", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_table(
        "seats",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("role", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("owner", sa.Boolean, nullable=False),
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("made_at", sa.String, nullable=False),
        sa.Column("seen_at", sa.String, nullable=False),
        sa.Column("revoked_at", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_seats"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("token_hash", name="uq_seats_token_hash"),
    )
    op.create_index("ix_seats_table_id", "seats", ["table_id"])
    op.create_table(
        "encounters",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("system", sa.String, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("made_at", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_encounters"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_encounters_table_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_encounters_table_id", "encounters", ["table_id"])
    op.create_table(
        "acts",
        sa.Column("encounter", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("encounter", "seq", name="pk_acts"),
        sa.ForeignKeyConstraint(
            ["encounter"], ["encounters.id"], name="fk_acts_encounter", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "commands",
        sa.Column("seat", sa.String, nullable=False),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("body_hash", sa.String, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("seat", "id", name="pk_commands"),
        sa.ForeignKeyConstraint(
            ["seat"], ["seats.id"], name="fk_commands_seat", ondelete="CASCADE"
        ),
    )
    if op.get_context().dialect.name == "sqlite":
        op.execute(NO_CHANGE)
        op.execute(NO_LOSS)
