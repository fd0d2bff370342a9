"""``python -m sdk.generate`` writes the generated halves of both clients from ``sdk/openapi.yaml``."""
