"""The `yachtapi` command, one module a subcommand."""
