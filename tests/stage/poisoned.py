"""The settings of a server whose workers know tasks that kill."""

from yachtapi.settings import *  # noqa: F403

CELERY_IMPORTS = ["tests.stage.poison"]
