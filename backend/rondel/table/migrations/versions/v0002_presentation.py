"""How a table is presented: its language, and how much later observers see it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

TEXTS = ("lang", "shown_before", "shown_at")


def upgrade() -> None:
    for name in TEXTS:
        column = sa.Column(name, sa.String, nullable=False, server_default="")
        op.add_column("tables", column)
    op.add_column("tables", sa.Column("delay", sa.Integer, nullable=False, server_default="0"))
