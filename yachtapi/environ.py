"""The WSGI environ of an ASGI request (PEP 3333; ASGI HTTP specification 2.4)."""

import sys
from collections import defaultdict
from urllib.parse import unquote_to_bytes
from wsgiref.types import WSGIEnvironment

from asgiref.typing import HTTPScope

ARRIVED_AT = "yachtapi.arrived_at"  # a key of ours: when the request began to wait for a thread, by perf_counter

_WITHOUT_PREFIX = {"CONTENT_TYPE", "CONTENT_LENGTH"}


def environ_of(scope: HTTPScope, body_length: int) -> WSGIEnvironment:
    """Everything but ``wsgi.input``; the content length is the announced one, else that of the body as read."""
    server, client = scope["server"] or ("localhost", 80), scope["client"] or ("", 0)
    return {
        "CONTENT_LENGTH": str(body_length),
        **_headers(scope),
        "REQUEST_METHOD": scope["method"],
        "SCRIPT_NAME": scope["root_path"],
        "PATH_INFO": _path(scope),
        "QUERY_STRING": scope["query_string"].decode("latin-1"),
        "SERVER_NAME": server[0],
        "SERVER_PORT": str(server[1]),
        "SERVER_PROTOCOL": f"HTTP/{scope['http_version']}",
        "REMOTE_ADDR": client[0],
        "REMOTE_PORT": str(client[1]),
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": scope["scheme"],
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
    }


def _path(scope: HTTPScope) -> str:
    """The path's bytes, one character each, as WSGI wants them: also those that are no UTF-8."""
    raw = scope["raw_path"]
    path = unquote_to_bytes(raw.partition(b"?")[0]) if raw else scope["path"].encode()
    return path.decode("latin-1")


def _headers(scope: HTTPScope) -> dict[str, str]:
    values: defaultdict[str, list[str]] = defaultdict(list)
    for name, value in scope["headers"]:
        if b"_" in name:
            continue  # X_Request_Id would pass for X-Request-Id
        key = name.decode("latin-1").upper().replace("-", "_")
        values[key if key in _WITHOUT_PREFIX else f"HTTP_{key}"].append(value.decode("latin-1"))
    return {key: ("; " if key == "HTTP_COOKIE" else ",").join(parts) for key, parts in values.items()}
