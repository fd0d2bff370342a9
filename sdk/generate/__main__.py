"""Writes the generated halves of the clients; the rest of ``make sdk`` is npm's."""

from sdk.generate import python, sync, typescript


def main() -> None:
    """Write both."""
    python.write()
    sync.write()
    typescript.write()


if __name__ == "__main__":
    main()
