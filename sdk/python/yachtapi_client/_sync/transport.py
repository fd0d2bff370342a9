"""HTTP that doesn't give up at once."""

from __future__ import annotations

import httpx

from yachtapi_client import retrying
from yachtapi_client._sync.platform import sleep
from yachtapi_client.problems import Unreachable

STREAM = "yachtapi_stream"  # the extension of a request whose answer is read as it comes


class PatientTransport(httpx.BaseTransport):
    """Repeats what may be repeated, until there is an answer that a further try would not change."""

    def __init__(self, wire: httpx.BaseTransport, attempts: int) -> None:
        self._wire, self._attempts = wire, max(attempts, 1)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Send a request, as often as it takes."""
        retrying.sign(request)
        strange = 0
        is_lost = False  # whether a try may have been done without our hearing of it
        for attempt in range(self._attempts):
            is_last = attempt + 1 == self._attempts
            try:
                response = self._once(request)
            except httpx.TransportError as error:
                if is_last or not retrying.is_worth_another(request, error):
                    raise Unreachable(_said(request, error)) from error
                is_lost = True
                sleep(retrying.pause(attempt))
                continue
            if is_lost and retrying.is_gone(request, response):
                return httpx.Response(204, request=request)
            if is_last or not response.is_closed or retrying.is_settled(request, response):
                return response
            is_lost |= not retrying.is_problem(response)
            strange += retrying.is_strange(response)
            if strange == retrying.STRANGE:
                return response
            sleep(retrying.pause(attempt, response))
        raise AssertionError("the last attempt returns or raises")

    def close(self) -> None:
        """Close every connection."""
        self._wire.close()

    def _once(self, request: httpx.Request) -> httpx.Response:
        response = self._wire.handle_request(request)
        if not (response.is_success and STREAM in request.extensions):
            response.request = request
            response.read()  # here, so that an answer that is cut in the middle is asked for again
        return response


def _said(request: httpx.Request, error: Exception) -> str:
    what = str(error) or type(error).__name__
    return f"No answer from {request.url.scheme}://{request.url.netloc.decode()}: {what}"
