"""The project's own app: what wires the others."""

from django.apps import AppConfig
from django.conf import settings


class YachtApiConfig(AppConfig):
    name = "yachtapi"

    def ready(self) -> None:
        from yachtapi import counting

        counting.connect()
        if settings.TRACES:
            from yachtapi import spans

            spans.install()
