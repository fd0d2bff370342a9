"""A process that dies with its parent, even when the parent is killed and can tell nobody.

Linux only (``prctl(2)``, PR_SET_PDEATHSIG); elsewhere a killed parent leaves its children behind.
"""

import ctypes
import os
import signal
import sys

_SET_PARENT_DEATH_SIGNAL = 1  # <linux/prctl.h>

# Loaded before any fork: a forked child of a process with threads must not wait for the loader's locks.
_libc = ctypes.CDLL(None) if sys.platform == "linux" else None


def tie_to(parent: int) -> None:
    """Let the kernel kill this process when its parent, the process with this id, is gone; at once if it already is."""
    if _libc is None:
        return
    _libc.prctl(_SET_PARENT_DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != parent:
        os._exit(1)
