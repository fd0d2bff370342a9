"""The built-in strategies: deterministic functions of what everybody at the table sees. No tables, no Django."""
