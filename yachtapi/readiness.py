"""Whether this server can do its work: everything it needs is there and answers."""

import logging
import shutil
import tempfile
from functools import cache

from django.conf import settings
from django.db import Error, connection
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.recorder import MigrationRecorder
from kombu.exceptions import OperationalError

from games.services import vitals
from yachtapi.celery import app
from yachtapi.probe import Finding, Probe

log = logging.getLogger(__name__)

LATE = 30  # seconds after which the sweep, due every five, is missed
LEAST_ROOM = 64 * 1024 * 1024  # bytes
UNKNOWN = "Unknown, as the database does not answer."


def look_at_database() -> list[Finding]:
    """The database, and what its rows say of migrations, beat and worker."""
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
        return [Finding("database", ok=True, detail="It answers."), _migrations(), _sweep()]
    except Error:
        return [
            Finding("database", ok=False, detail="It does not answer."),
            *(Finding(name, ok=False, detail=UNKNOWN) for name in ("migrations", "beat and worker")),
        ]
    finally:
        connection.close()  # this thread's own


def look_at_broker() -> list[Finding]:
    """Whether a message could be sent."""
    if not settings.CELERY_BROKER_URL:
        return [Finding("broker", ok=False, detail="None is set, so no message is sent.")]
    with app.connection_for_write() as broker:
        try:
            broker.ensure_connection(max_retries=1, interval_start=0)
        except OperationalError:
            return [Finding("broker", ok=False, detail="It does not answer.")]
    return [Finding("broker", ok=True, detail="It answers.")]


def look_at_disk() -> list[Finding]:
    """Whether the data folder takes a file, and more after it."""
    try:
        with tempfile.TemporaryFile(dir=settings.DATA_DIR) as file:
            file.write(b"x" * 4096)
        room = shutil.disk_usage(settings.DATA_DIR).free
    except OSError:
        return [Finding("disk", ok=False, detail="The data folder takes no file.")]
    if room < LEAST_ROOM:
        return [Finding("disk", ok=False, detail=f"Only {room // 1024**2} MB are left for the data folder.")]
    return [Finding("disk", ok=True, detail="The data folder takes files, and has room.")]


_probes = (
    Probe(look_at_database, "database", "migrations", "beat and worker"),
    Probe(look_at_broker, "broker"),
    Probe(look_at_disk, "disk"),
)
_unwell: set[str] = set()


def findings() -> list[Finding]:
    """All that was found, at the latest after the patience of one probe."""
    for probe in _probes:
        probe.begin()
    found = [finding for probe in _probes for finding in probe.findings()]
    _report(found)
    return found


def _report(found: list[Finding]) -> None:
    """Tell the log what changed."""
    for finding in found:
        if finding.ok and finding.name in _unwell:
            _unwell.discard(finding.name)
            log.info("Ready again, %s: %s", finding.name, finding.detail)
        elif not finding.ok and finding.name not in _unwell:
            _unwell.add(finding.name)
            log.warning("Not ready, %s: %s", finding.name, finding.detail)


def _migrations() -> Finding:
    pending = len(_known_migrations() - set(MigrationRecorder(connection).applied_migrations()))
    if pending:
        return Finding("migrations", ok=False, detail=f"{pending} are not done; manage.py migrate does them.")
    return Finding("migrations", ok=True, detail="All are done.")


@cache
def _known_migrations() -> frozenset[tuple[str, str]]:
    """Those of this code, which does not change while it runs."""
    return frozenset(MigrationLoader(None).graph.nodes)


def _sweep() -> Finding:
    age = vitals.ages().get(vitals.SWEEP)
    if age is None:
        return Finding("beat and worker", ok=False, detail="No sweep was ever done.")
    seconds = max(int(age.total_seconds()), 0)
    if seconds > LATE:
        detail = f"No sweep for {seconds} seconds: the beat, the worker or the way between them is down."
        return Finding("beat and worker", ok=False, detail=detail)
    return Finding("beat and worker", ok=True, detail=f"The last sweep was {seconds} seconds ago.")
