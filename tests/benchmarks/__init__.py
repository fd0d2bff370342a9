"""How fast the server is, beside a bare view on the same server in the same run: ``make bench``. Asserts nothing."""
