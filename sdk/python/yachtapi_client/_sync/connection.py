"""The way to one server."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import httpx

from yachtapi_client import answers
from yachtapi_client._sync.platform import Call
from yachtapi_client._sync.transport import PatientTransport
from yachtapi_client.addresses import base_of
from yachtapi_client.core.client import AuthenticatedClient
from yachtapi_client.core.types import Response
from yachtapi_client.problems import UnexpectedAnswer, YachtError

if TYPE_CHECKING:
    from yachtapi_client._sync.resources import Resources

TOKEN = re.compile(r"[!-~]+")  # what may stand in a header


class Connection:
    """Holds what every resource needs: the core client, which speaks HTTP by way of ours."""

    resources: Resources

    def __init__(self, server: str, token: str | None, timeout: float, attempts: int) -> None:
        base = base_of(server)
        self.attempts = attempts
        self.http = httpx.Client(
            base_url=base,
            timeout=timeout,
            headers={"User-Agent": answers.USER_AGENT},
            transport=PatientTransport(httpx.HTTPTransport(), attempts),
        )
        self.token = token
        self.core = AuthenticatedClient(base_url=base, token="")
        self.core.set_httpx_client(self.http)

    @property
    def token(self) -> str | None:
        """Whose requests these are."""
        return self._token

    @token.setter
    def token(self, token: str | None) -> None:
        if token and not TOKEN.fullmatch(token):
            raise YachtError("This is no token: it has spaces, line breaks or other characters that no token has.")
        self._token = token
        self.http.headers.pop("Authorization", None)
        if token:
            self.http.headers["Authorization"] = f"Bearer {token}"

    def send(self, call: Call) -> Response[Any]:
        """What an operation answers; a refusal is raised."""
        try:
            response = call()
        except (AttributeError, KeyError, TypeError, ValueError) as fault:
            raise UnexpectedAnswer(answers.unreadable(self.http.base_url, answers.told(fault))) from fault
        answers.check(response.status_code, response.headers, response.content, self.http.base_url)
        return response

    def ask(self, call: Call) -> Any:
        """The value that an operation answers with."""
        response = self.send(call)
        if response.parsed is None and response.status_code != 204:
            raise UnexpectedAnswer(answers.unreadable(self.http.base_url, f"status {response.status_code:d}"))
        return response.parsed

    def close(self) -> None:
        """Close every connection."""
        self.http.close()
