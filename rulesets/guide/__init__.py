"""How to play by a ruleset, told from its document: what the rules themselves can say is never written by hand."""
