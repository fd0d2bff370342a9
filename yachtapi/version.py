"""The version of the whole, as the changelog counts."""

VERSION = "0.1.0"
