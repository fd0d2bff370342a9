"""Whole games by the thousand, in step: what a strategy is worth, measured. Pure; numpy and a seed are all it needs."""
