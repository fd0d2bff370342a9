"""The views of games: each parses, calls one service, and renders."""
