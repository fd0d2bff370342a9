"""Two questions that machines ask a server: whether it lives, and whether it can do its work."""

from dataclasses import asdict
from typing import Any

from drf_spectacular.utils import OpenApiExample
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from yachtapi import readiness
from yachtapi.schema import operation

FRESH = {"Cache-Control": "no-store"}
TAGS = ["server"]
CHECKS = {
    "database": "It answers.",
    "migrations": "All are done.",
    "beat and worker": "The last sweep was 3 seconds ago.",
    "broker": "It answers.",
    "disk": "The data folder takes files, and has room.",
}
READY = {"ready": True, "checks": [{"name": name, "ok": True, "detail": detail} for name, detail in CHECKS.items()]}
NOT_READY = {
    "ready": False,
    "checks": [check for check in READY["checks"] if check["name"] != "broker"]  # type: ignore[attr-defined]
    + [{"name": "broker", "ok": False, "detail": "It does not answer."}],
}


ALIVE_STATUSES = ["ok"]


class AliveSerializer(serializers.Serializer[Any]):
    """A sign of life."""

    status = serializers.ChoiceField(ALIVE_STATUSES)


class CheckSerializer(serializers.Serializer[Any]):
    """One thing that the server needs."""

    name = serializers.CharField()
    ok = serializers.BooleanField()
    detail = serializers.CharField(help_text="A sentence for people; it may change.")


class ReadinessSerializer(serializers.Serializer[Any]):
    """Whether the server can do its work, and what stands in its way."""

    ready = serializers.BooleanField(help_text="Whether all checks are well.")
    checks = CheckSerializer(many=True)


class Healthz(APIView):
    """Whether this process serves; it asks no database."""

    authentication_classes: list[Any] = []

    @operation(
        "healthz",
        summary="Whether the server lives",
        responses=AliveSerializer,
        examples=[OpenApiExample("Alive", value={"status": "ok"}, response_only=True)],
        tags=TAGS,
        scopes=(),
    )
    def get(self, request: Request) -> Response:
        """Always 200: a process that cannot answer does not answer. It asks neither database nor broker."""
        return Response({"status": "ok"}, headers=FRESH)


class Readyz(APIView):
    """Whether everything that the server needs is there."""

    authentication_classes: list[Any] = []

    @operation(
        "readyz",
        summary="Whether the server can do its work",
        responses={200: ReadinessSerializer, 503: ReadinessSerializer},
        examples=[
            OpenApiExample("Ready", value=READY, response_only=True, status_codes=["200"]),
            OpenApiExample("Not ready", value=NOT_READY, response_only=True, status_codes=["503"]),
        ],
        tags=TAGS,
        scopes=(),
    )
    def get(self, request: Request) -> Response:
        """Looks at database, migrations, broker, beat, worker and disk, once a second at most; 503 unless all are well.

        What hangs counts as not well after two seconds.
        """
        found = readiness.findings()
        ready = all(finding.ok for finding in found)
        document = {"ready": ready, "checks": [asdict(finding) for finding in found]}
        return Response(document, status=200 if ready else 503, headers=FRESH)
