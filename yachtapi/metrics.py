"""Everything that is counted; ``yachtapi.exposition`` shows it to Prometheus.

Labels take few values each: operation ids and never paths, classes of statuses, names of tasks, codes of problems.
Where ``PROMETHEUS_MULTIPROC_DIR`` is set, as ``manage.py serve`` does, the processes share their numbers through the
files there.
"""

import os

if os.environ.get("PROMETHEUS_MULTIPROC_DIR") == "":  # prometheus_client would take it for this very folder
    del os.environ["PROMETHEUS_MULTIPROC_DIR"]

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

registry = CollectorRegistry()

_REQUEST_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0, 60.0)  # seconds
_TASK_BUCKETS = (0.01, 0.05, 0.1, 0.5, 1.0, 5.0, 10.0, 30.0, 60.0)  # seconds

REQUESTS = Counter(
    "yacht_requests", "Requests answered.", ["operation", "method", "status"], registry=registry
)  # status: its class, such as 2xx
REQUEST_SECONDS = Histogram(
    "yacht_request_seconds",
    "From a request's arrival to its answer, the wait for a thread included.",
    ["operation", "method"],
    buckets=_REQUEST_BUCKETS,
    registry=registry,
)
REQUESTS_IN_PROGRESS = Gauge(
    "yacht_requests_in_progress", "Requests that a view works on now.", multiprocess_mode="livesum", registry=registry
)
PROBLEMS = Counter("yacht_problems", "Refusals and faults answered, by their code.", ["code"], registry=registry)
CRASHES = Counter(
    "yacht_crashes", "Requests and tasks that ended with an exception of ours.", ["exception"], registry=registry
)
DATABASE_ERRORS = Counter(
    "yacht_database_errors",
    "What failed as the database was busy, away, full or read-only.",
    ["kind"],
    registry=registry,
)

TASK_WAIT_SECONDS = Histogram(
    "yacht_task_wait_seconds", "From sending a task to its start.", ["task"], buckets=_TASK_BUCKETS, registry=registry
)
TASK_SECONDS = Histogram(
    "yacht_task_seconds",
    "From a task's start to its end.",
    ["task", "outcome"],  # success, failure or retry
    buckets=_TASK_BUCKETS,
    registry=registry,
)
SEND_FAILURES = Counter(
    "yacht_broker_send_failures", "Messages that the broker did not take.", ["task"], registry=registry
)

TASKS_GIVEN_UP = Counter(
    "yacht_tasks_given_up",
    "Tasks that will not be tried again: they lost their process twice, or RabbitMQ delivered them too often.",
    ["task"],
    registry=registry,
)

EVENTS_WRITTEN = Counter("yacht_events_written", "Events of games, committed.", ["type"], registry=registry)
SWEEP_REPAIRS = Counter("yacht_sweep_repairs", "What the sweep found and set right.", ["kind"], registry=registry)
SWEEP_FAILURES = Counter("yacht_sweep_failures", "Repairs that failed, to be tried again.", ["kind"], registry=registry)
ENGINES_EXHAUSTED = Counter(
    "yacht_engines_exhausted", "Games aborted because an engine failed at every attempt.", registry=registry
)
RATE_LIMIT_REFUSALS = Counter(
    "yacht_rate_limit_refusals", "Requests refused by a rate limit.", ["policy"], registry=registry
)

PROCESS = Gauge("yacht_process", "A process and its role.", ["role"], multiprocess_mode="liveall", registry=registry)


def play_role(role: str) -> None:
    """Say what this process is: web, worker, pool or beat."""
    PROCESS.labels(role).set(1)
