"""Traces for OpenTelemetry: a span for each request, task and query. Imported only where the environment asks for it.

They are made here and not by the instrumentation packages, so that what stands in them is decided here: operations, ids
and statements with their placeholders, but no header, query string, body, parameter or text of an exception.
"""

from collections.abc import Callable
from contextvars import Token
from typing import Any

from celery import Task, signals
from django.conf import settings
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.backends.signals import connection_created
from django.http import HttpRequest, HttpResponse
from opentelemetry import context, trace
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor, ConsoleSpanExporter, SpanExporter
from opentelemetry.trace import Span, SpanKind, StatusCode
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

from yachtapi import requestid
from yachtapi.measuring import method_of, operation_of

GetResponse = Callable[[HttpRequest], HttpResponse]

REQUEST_ID = "yacht.request_id"
SILENT: dict[str, Any] = {"record_exception": False, "set_status_on_exception": False}  # both keep the text
TASK_SPAN = "span"  # in the context of a task
LINK = ("traceparent", "tracestate")

_propagator = TraceContextTextMapPropagator()  # and no baggage, which may hold anything
_provider = TracerProvider(resource=Resource.create({"service.name": settings.OTEL_SERVICE_NAME}))
_tracer = _provider.get_tracer("yachtapi")


def install() -> None:
    """Send spans from this process, and from those that it forks, until it ends."""
    _provider.add_span_processor(BatchSpanProcessor(_exporter()))
    connection_created.connect(_watch_queries, dispatch_uid="watch_queries")
    signals.before_task_publish.connect(_link, dispatch_uid="link")
    signals.task_prerun.connect(_begin, dispatch_uid="begin_span")
    signals.task_postrun.connect(_end, dispatch_uid="end_span")
    signals.worker_process_shutdown.connect(_flush, dispatch_uid="flush_spans")


def _exporter() -> SpanExporter:
    if settings.TRACES == "console":
        return ConsoleSpanExporter()
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # a package of its own

    return OTLPSpanExporter()


class TraceRequests:
    """Spans for requests, within the trace that the caller names by ``traceparent``."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        given = _propagator.extract({name: request.headers[name] for name in LINK if name in request.headers})
        method = method_of(request)
        with _tracer.start_as_current_span(method, given, SpanKind.SERVER, **SILENT) as span:
            response = self.get_response(request)
            operation = operation_of(request)
            span.update_name(f"{method} {operation}")
            span.set_attributes(
                {
                    REQUEST_ID: requestid.current.get(),
                    "yacht.operation": operation,
                    "http.request.method": method,
                    "http.response.status_code": response.status_code,
                }
            )
            if response.status_code >= 500:
                _fail(span, str(response.status_code))
        return response


def _link(headers: dict[str, Any], **_: object) -> None:
    _propagator.inject(headers)


def _begin(task: Task[Any, Any], task_id: str, **_: object) -> None:
    if task.request.is_eager:
        return
    given = _propagator.extract({name: task.request.get(name) for name in LINK if task.request.get(name)})
    facts = {
        REQUEST_ID: requestid.current.get(),
        "messaging.system": "celery",
        "messaging.message.id": task_id,
        "yacht.task": task.name,
    }
    span = _tracer.start_span(f"run {task.name}", given, SpanKind.CONSUMER, facts)
    task.request.update({TASK_SPAN: (span, context.attach(trace.set_span_in_context(span)))})


def _end(task: Task[Any, Any], state: str | None, **_: object) -> None:
    begun: tuple[Span, Token[context.Context]] | None = task.request.get(TASK_SPAN)
    if begun is None:
        return
    span, attached = begun
    context.detach(attached)
    if state != "SUCCESS":
        _fail(span, (state or "failure").lower())
    span.end()


def _flush(**_: object) -> None:
    _provider.force_flush()


def _watch_queries(connection: BaseDatabaseWrapper, **_: object) -> None:
    if _query not in connection.execute_wrappers:
        connection.execute_wrappers.append(_query)


def _query(
    execute: Callable[[str, Any, bool, dict[str, Any]], Any], sql: str, params: Any, many: bool, about: dict[str, Any]
) -> Any:
    """Run a query in a span of its own, if what asks for it has one."""
    if not trace.get_current_span().is_recording():
        return execute(sql, params, many, about)
    facts = {"db.system.name": about["connection"].vendor, "db.query.text": str(sql)}
    verb = str(sql).split(maxsplit=1)[0].upper()
    with _tracer.start_as_current_span(verb, kind=SpanKind.CLIENT, attributes=facts, **SILENT) as span:
        try:
            return execute(sql, params, many, about)
        except Exception as error:
            _fail(span, type(error).__name__)
            raise


def _fail(span: Span, kind: str) -> None:
    span.set_status(StatusCode.ERROR)
    span.set_attribute("error.type", kind)
