"""The web process of ``manage.py serve``: granian in this very process, so that a stop first lets readers go.

Granian's own command keeps a second process, and on a stop waits for its longest reader. With the memory broker, which
ends at the process's border, the worker and the beat are threads of this process.
"""

import asyncio
import atexit
import os
import signal
import sys
import threading
from typing import NoReturn

from celery.beat import Scheduler, Service
from django.conf import settings
from granian.constants import Interfaces
from granian.log import LogLevels
from granian.server.embed import Server

from yachtapi import messaging
from yachtapi.asgi import application
from yachtapi.celery import app

BACKLOG = 16384  # connections; by default the 1,025th reader that waits would hang the whole process


async def serve() -> None:
    """Serve until a signal stops the process."""
    server = Server(
        application,
        address=settings.HOST,
        port=settings.PORT,
        interface=Interfaces.ASGI,
        backlog=BACKLOG,
        backpressure=BACKLOG,
        websockets=False,
        log_level=LogLevels.error,
    )

    def stop() -> None:
        application.wake_readers()
        server.stop()  # type: ignore[no-untyped-call]

    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop)
    await server.serve()


def work_in_threads() -> None:
    """Start the worker and the beat beside the views; they end with the process."""
    worker = app.WorkController(pool="solo", queues=list(messaging.QUEUES), loglevel="WARNING")
    threading.Thread(target=worker.start, name="worker", daemon=True).start()
    beat = Service(app, scheduler_cls=Scheduler)
    threading.Thread(target=beat.start, name="beat", daemon=True).start()


def leave() -> NoReturn:
    """End the process as the interpreter does, but for its own end.

    Threads of granian's that still come back to Python while that goes on abort the process (CPython issue 87135).
    """
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


if __name__ == "__main__":
    if settings.CELERY_BROKER_URL.startswith("memory"):
        work_in_threads()
    asyncio.run(serve())
    leave()
