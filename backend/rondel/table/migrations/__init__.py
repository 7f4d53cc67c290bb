"""How the database came to be what `rondel.table.schema` says, step by step."""
