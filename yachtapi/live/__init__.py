"""Live delivery: who moved is announced, each process reads what is new once, and all its readers share it."""

from yachtapi.live.gauge import open_readers

__all__ = ["open_readers"]
