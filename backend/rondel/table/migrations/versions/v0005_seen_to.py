"""A longer delay takes nothing back: up to when observers have seen everything is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("seen_to", sa.String, nullable=False, server_default=""))
