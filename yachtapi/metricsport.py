"""The numbers of a worker that runs by itself, without a web server: on a port of its own, under the same rules."""

import threading
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server
from wsgiref.types import StartResponse, WSGIEnvironment

from yachtapi import exposition


class _Silent(WSGIRequestHandler):
    """A look at the numbers is no event."""

    def log_message(self, format: str, *args: Any) -> None:
        pass


def application(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
    """``GET /metrics`` as WSGI, without the numbers that a web server looks up in the database."""
    allowed = environ["REQUEST_METHOD"] == "GET" and environ["PATH_INFO"] == "/metrics" and exposition.may_read(environ)
    status = HTTPStatus.OK if allowed else HTTPStatus.NOT_FOUND
    start_response(f"{status.value} {status.phrase}", [("Content-Type", exposition.MEDIA_TYPE)])
    return [exposition.text() if allowed else b"There is nothing here.\n"]


def serve(host: str, port: int) -> WSGIServer:
    """Serve in a thread that ends with the process."""
    server = make_server(host, port, application, handler_class=_Silent)
    threading.Thread(target=server.serve_forever, name="metrics", daemon=True).start()
    return server
