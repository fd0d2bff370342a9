"""The built-in strategies: deterministic functions of what everybody at the table sees. No database, no Django."""
