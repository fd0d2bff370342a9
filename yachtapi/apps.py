"""The project's own app: what wires the others."""

from django.apps import AppConfig


class YachtApiConfig(AppConfig):
    name = "yachtapi"

    def ready(self) -> None:
        from yachtapi import counting

        counting.connect()
