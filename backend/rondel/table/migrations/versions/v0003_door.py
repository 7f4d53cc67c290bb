"""A table's door: who knocks there, who came in by it, and which pages may frame the table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String, nullable=False, server_default="")


def upgrade() -> None:
    op.add_column("tables", _text("door"))
    op.add_column("seats", _text("kind"))
    op.add_column("seats", _text("claim"))
    op.create_table(
        "knocks",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("claim", sa.String, nullable=False),
        sa.Column("role", sa.String, nullable=False),
        sa.Column("made_at", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_knocks"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_knocks_table_id", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("token_hash", name="uq_knocks_token_hash"),
    )
    op.create_index("ix_knocks_table_id", "knocks", ["table_id"])
    op.create_table(
        "frames",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("origin", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "origin", name="pk_frames"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_frames_table_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_frames_origin", "frames", ["origin"])
