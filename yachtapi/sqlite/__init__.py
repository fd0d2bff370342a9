"""Django's SQLite backend with writers served in the order in which they came."""
