"""What Alembic runs to migrate: on the connection, and in the transaction, of the store."""

from alembic import context

from rondel.table.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
