"""The command, as somebody types it."""
