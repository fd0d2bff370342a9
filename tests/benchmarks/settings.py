"""The server's own settings, with a bare view beside the API."""

from yachtapi.settings import *  # noqa: F403

ROOT_URLCONF = "tests.benchmarks.urls"
