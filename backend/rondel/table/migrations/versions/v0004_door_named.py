"""An invite has a name that GMs see, and a knock is told apart by where it came from.

Invites from before have no name, and nobody has what would make one of their hash: those doors
are shut.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    for table, name in (("tables", "door_name"), ("knocks", "place")):
        op.add_column(table, sa.Column(name, sa.String, nullable=False, server_default=""))
    op.execute("UPDATE tables SET door = ''")
