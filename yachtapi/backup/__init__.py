"""Everything an installation cannot make anew, in one file, and back from it."""
