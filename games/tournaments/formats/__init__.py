"""How entrants meet: each format is a pure function from what has been played to the next round."""
