"""``python -m tests.sdk.goldens`` writes ``tests/vectors/records/`` anew, to the byte what is there."""

import importlib
import os

import django

if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "yachtapi.settings")
    django.setup()  # the games are played by the server's own step, which can be imported from here on
    importlib.import_module("tests.sdk.golden_cases").write()
