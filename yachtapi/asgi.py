"""The ASGI application that ``manage.py serve`` runs: reads that wait are held here, all else is asked of the views."""

from asgiref.typing import ASGIReceiveCallable, ASGISendCallable, Scope
from django.conf import settings

from yachtapi.bridge import Bridge
from yachtapi.hub import Hub
from yachtapi.longpoll import LongPoll, patience_of
from yachtapi.wsgi import application as views  # sets Django up, without which the models below cannot be imported

from yachtapi.versions import open_versions  # isort: skip


class Application:
    """Routes a request by whether it may wait, and ends with its process what it needs for that."""

    def __init__(self) -> None:
        self._hub = Hub(open_versions)
        self._bridge = Bridge(views, threads=settings.VIEW_THREADS, body_limit=settings.BODY_LIMIT)
        self._long_poll = LongPoll(self._bridge, self._hub)

    async def __call__(self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "http":
            patience = patience_of(scope)
            if patience is None:
                await self._bridge(scope, receive, send)
            else:
                await self._long_poll(patience, scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1000, "reason": "There are no web sockets here."})

    def wake_readers(self) -> None:
        """Answer all that wait, as the server stops: it would wait for them."""
        self._hub.close()

    async def _live(self, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        await receive()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self.wake_readers()
        self._bridge.close()
        await send({"type": "lifespan.shutdown.complete"})


application = Application()
