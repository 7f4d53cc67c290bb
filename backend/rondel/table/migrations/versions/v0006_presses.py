"""Acts say of which press they came; those from before say nothing, and stand alone.

No row changes: what an act is, is JSON. But a version of Rondel that knows no presses could not
read it, and is to say so before it begins.
"""

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Nothing is to be done."""
