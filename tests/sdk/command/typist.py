"""Somebody at a terminal, who types when he is asked."""

import os
import pty
import re
import select
import subprocess
import termios
from collections.abc import Callable, Sequence
from pathlib import Path

PATIENCE = 120  # seconds for a slow machine; a test that waits so long fails
PROMPT = re.compile(r"(score|Score|yes)> $")


class Typist:
    """A command on a pseudo-terminal, and all that it has shown."""

    def __init__(self, line: Sequence[str], env: dict[str, str], folder: Path, columns: int = 100) -> None:
        self._screen, inside = pty.openpty()
        termios.tcsetwinsize(inside, (50, columns))
        env = {name: value for name, value in env.items() if name != "COLUMNS"}
        self.process = subprocess.Popen(
            line, stdin=inside, stdout=inside, stderr=inside, env=env, cwd=folder, start_new_session=True
        )
        os.close(inside)
        self.shown = ""

    def answer(self, answer: Callable[[str], str]) -> int:
        """Answer every prompt until the command ends; its exit status."""
        answered = 0
        while self.read():
            if PROMPT.search(self.shown) and len(self.shown) > answered:
                answered = len(self.shown)
                self.type(answer(self.shown[self.shown.rstrip().rfind("\n") :]))
        return self.process.wait(PATIENCE)

    def wait_for(self, text: str) -> None:
        """Wait until a text was shown."""
        while text not in self.shown:
            assert self.read(), self.shown

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self._screen, f"{line}\n".encode())

    def read(self) -> bool:
        """Read what is shown next; false when the command has ended."""
        ready, _, _ = select.select([self._screen], [], [], PATIENCE)
        assert ready, f"nothing more was shown after: {self.shown[-500:]}"
        try:
            self.shown += os.read(self._screen, 65536).decode(errors="replace")
        except OSError:  # as Linux says that nobody has the other end open
            return False
        return True

    def leave(self) -> None:
        """Whatever is left is ended."""
        self.process.kill()
        self.process.wait()
        os.close(self._screen)
