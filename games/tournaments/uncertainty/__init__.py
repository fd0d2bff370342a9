"""How sure the result of a match is. Pure, and the standard library is all that it needs."""
