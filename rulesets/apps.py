"""The rulesets as a Django app; its core beside this file needs no Django."""

from django.apps import AppConfig


class RulesetsConfig(AppConfig):
    """Serves the rulesets, and keeps those that players post."""

    name = "rulesets"

    def ready(self) -> None:
        from rulesets import receivers

        receivers.connect()
