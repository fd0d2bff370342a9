"""Perfect play, exactly: what every scorecard of any ruleset is worth, and what every action in a turn is.

``solving`` and what it imports need numba and belong in workers and commands; a web process reads a solved table with
``tablefile`` and ``actions`` alone, which need numpy only.
"""
