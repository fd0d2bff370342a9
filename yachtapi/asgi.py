"""The ASGI application that ``manage.py serve`` runs: reads that wait are held here, all else is asked of the views."""

from asgiref.typing import ASGIReceiveCallable, ASGISendCallable, Scope
from django.conf import settings

from yachtapi.bridge import Bridge
from yachtapi.live.hub import Hub
from yachtapi.live.opening import Places
from yachtapi.live.readers import Readers, may_stay
from yachtapi.live.sources import open_source
from yachtapi.wsgi import application as views  # sets Django up, without which the models below cannot be imported

from yachtapi.live.desk import Database  # isort: skip


class Application:
    """Routes a request by whether it may stay, and ends with its process what it needs for that."""

    def __init__(self) -> None:
        self._hub = Hub(open_source, Database())
        self._bridge = Bridge(views, threads=settings.VIEW_THREADS, body_limit=settings.BODY_LIMIT)
        places = Places(settings.STREAMS_PER_PLAYER, settings.STREAMS_PER_ADDRESS)
        self._readers = Readers(self._bridge, self._hub, places)

    async def __call__(self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "http":
            answer = self._readers if may_stay(scope) else self._bridge
            await answer(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1000, "reason": "There are no web sockets here."})

    def wake_readers(self) -> None:
        """Give every reader a last word, as the server stops: it would wait for them."""
        self._hub.close()

    async def _live(self, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        await receive()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self.wake_readers()
        self._bridge.close()
        await send({"type": "lifespan.shutdown.complete"})


application = Application()
