"""From ASGI to WSGI: Django's views run in a fixed set of threads while one event loop holds all connections.

Django's own ASGI handler gives every request a new thread with a new database connection, at three times the price;
here each thread keeps its connection.
"""

import asyncio
import io
import logging
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from types import TracebackType
from typing import TypeAlias
from wsgiref.types import WSGIApplication, WSGIEnvironment
from wsgiref.util import FileWrapper

from asgiref.typing import (
    ASGIReceiveCallable,
    ASGIReceiveEvent,
    ASGISendCallable,
    HTTPResponseBodyEvent,
    HTTPResponseStartEvent,
    HTTPScope,
)

from yachtapi.environ import ARRIVED_AT, environ_of
from yachtapi.spool import CHUNK, ReaderGone, Spool, Spools

log = logging.getLogger(__name__)

Headers: TypeAlias = tuple[tuple[bytes, bytes], ...]

SLOWEST_READER = 30  # seconds for a chunk of a long answer
DRAIN = 16 * 1024 * 1024  # bytes of a refused body that are read all the same: few clients listen while they send
BODILESS = {204, 304}


@dataclass(frozen=True, slots=True)
class Answer:
    """What the WSGI application answered; ``rest`` is what follows the body's first chunk, if anything does."""

    status: int
    headers: Headers
    body: bytes
    rest: Spool | None = None


@dataclass(frozen=True, slots=True)
class Request:
    """A request whose body has arrived, so that it can be put to a view, several times if need be."""

    scope: HTTPScope
    body: bytes
    extra: Mapping[str, object] = field(default_factory=dict)  # what the view is told beside the request
    is_whole: bool = True

    def environ(self) -> WSGIEnvironment:
        """The WSGI form; a body over the limit is announced with its length and left out."""
        environ = environ_of(self.scope, len(self.body))
        if not self.is_whole:
            environ["CONTENT_LENGTH"] = ""  # refused where there may be a body, and not taken for an empty one
        environ["wsgi.input"] = io.BytesIO(self.body)
        environ[ARRIVED_AT] = time.perf_counter()
        environ["wsgi.file_wrapper"] = lambda file, _size=CHUNK: FileWrapper(file, CHUNK)
        environ.update(self.extra)
        return environ


class Head:
    """Receives status and headers from the WSGI application."""

    status = 500
    headers: Headers = ()

    def start(
        self,
        status: str,
        headers: list[tuple[str, str]],
        exc_info: tuple[type[BaseException], BaseException, TracebackType] | tuple[None, None, None] | None = None,
        /,
    ) -> Callable[[bytes], object]:
        """WSGI's ``start_response``."""
        self.status = int(status.split(" ", 1)[0])
        self.headers = tuple((name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers)
        return self._write

    def _write(self, _chunk: bytes) -> object:
        raise NotImplementedError("The imperative write() of WSGI is not supported: return the chunks.")


class Bridge:
    """An ASGI application that asks a WSGI application in one of its threads."""

    def __init__(self, application: WSGIApplication, *, threads: int, body_limit: int) -> None:
        self._application = application
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="view")
        self._body_limit = body_limit
        self._spools = Spools()

    async def __call__(self, scope: HTTPScope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        request = await self.read(scope, receive)
        if request is not None:
            await self.reply(request, await self.ask(request), receive, send)

    async def read(self, scope: HTTPScope, receive: ASGIReceiveCallable) -> Request | None:
        """The request with its body, which is cut one byte above the limit; None if the client left while sending.

        Of chunks that are none the server says the same as of a client that left, but he may wait for an answer.
        """
        kept, length, more = bytearray(), 0, True
        while more and length <= DRAIN:
            event = await receive()
            if event["type"] != "http.request":
                return Request(scope, b"", is_whole=False) if _comes_in_chunks(scope) else None
            chunk, more = event["body"], event["more_body"]
            length += len(chunk)
            kept += chunk[: self._body_limit + 1 - len(kept)]
        return Request(scope, bytes(kept))

    async def ask(self, request: Request) -> Answer:
        """What the WSGI application answers; its failure is raised here."""
        promise: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._threads.submit(self._run, request.environ(), promise)
        return await promise

    async def reply(
        self, request: Request, answer: Answer, receive: ASGIReceiveCallable, send: ASGISendCallable
    ) -> None:
        """Send an answer to the client, chunk by chunk where it has more than one."""
        start: HTTPResponseStartEvent = {
            "type": "http.response.start",
            "status": answer.status,
            "headers": _sized(answer),
            "trailers": False,
        }
        silent = request.scope["method"] == "HEAD" or answer.status in BODILESS
        try:
            await send(start)
            if answer.rest is None or silent:
                await send(_chunk(b"" if silent else answer.body, more=False))
            else:
                await send(_chunk(answer.body, more=True))
                await _send_rest(answer.rest, receive, send)
        finally:
            if answer.rest is not None:
                answer.rest.abandon()

    def close(self) -> None:
        """Let the running views end and take no more."""
        self._threads.shutdown(wait=True)

    def _run(self, environ: WSGIEnvironment, promise: asyncio.Future[Answer]) -> None:
        """One request, in a thread: the promise is kept with the first chunk, the thread with the last."""
        head = Head()
        chunks: Iterable[bytes] = ()
        try:
            chunks = self._application(environ, head.start)
            self._pass_on(head, iter(filter(None, chunks)), promise)
        except ReaderGone:
            log.debug("The reader of %s left.", environ["PATH_INFO"])
        except BaseException as error:
            _keep(promise, error)
        finally:
            close = getattr(chunks, "close", None)
            if close is not None:
                close()  # Django ends its request here, in the thread that holds its connection

    def _pass_on(self, head: Head, chunks: Iterator[bytes], promise: asyncio.Future[Answer]) -> None:
        first, second = next(chunks, b""), next(chunks, None)
        if second is None:
            _keep(promise, Answer(head.status, head.headers, first))
            return
        spool = self._spools.open(promise.get_loop())
        _keep(promise, Answer(head.status, head.headers, first, spool))
        try:
            spool.put(second)
            for chunk in chunks:
                spool.put(chunk)
        except BaseException as error:
            spool.abandon()  # its reader must not take what he has for the whole
            if not isinstance(error, ReaderGone):
                log.exception("An answer broke off.")
            raise
        spool.end()


def _comes_in_chunks(scope: HTTPScope) -> bool:
    return any(name == b"transfer-encoding" for name, _ in scope["headers"])


async def arrival(receive: ASGIReceiveCallable) -> ASGIReceiveEvent:
    """The client's next event as a coroutine, which a server's own awaitable need not be."""
    return await receive()


async def _send_rest(rest: Spool, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    gone = asyncio.ensure_future(arrival(receive))
    try:
        while (chunk := await rest.take()) is not None:
            if gone.done():  # a server need not say so when it is given a chunk
                return
            async with asyncio.timeout(SLOWEST_READER):
                await send(_chunk(chunk, more=True))
        await send(_chunk(b"", more=False))
    except (TimeoutError, ReaderGone):
        log.debug("An answer was not sent to its end.")  # which a server says by closing the connection
    finally:
        gone.cancel()


def _chunk(body: bytes, *, more: bool) -> HTTPResponseBodyEvent:
    return {"type": "http.response.body", "body": body, "more_body": more}


def _keep(promise: asyncio.Future[Answer], outcome: Answer | BaseException) -> None:
    def settle() -> None:
        if promise.done():  # the client left, and its task was cancelled
            if isinstance(outcome, Answer) and outcome.rest is not None:
                outcome.rest.abandon()
            return
        if isinstance(outcome, BaseException):
            promise.set_exception(outcome)
        else:
            promise.set_result(outcome)

    with suppress(RuntimeError):  # the loop is closed: the server stopped meanwhile
        promise.get_loop().call_soon_threadsafe(settle)


def _sized(answer: Answer) -> Headers:
    """The headers, with the length of a body that is known whole."""
    known = any(name == b"content-length" for name, _ in answer.headers)
    if known or answer.rest is not None or answer.status in BODILESS:
        return answer.headers
    return (*answer.headers, (b"content-length", str(len(answer.body)).encode()))
