"""A leaderboard in pages, and the page around somebody.

Ordinals may be equal by the thousand, so a cursor names a spot in the order and not a number of rows to leave out.
"""

from math import isfinite
from typing import Any

from rest_framework.pagination import Cursor
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.utils.urls import remove_query_param

from games.ratings.models import Rating
from games.ratings.services import leaderboards
from games.ratings.services.leaderboards import Rows, Spot
from yachtapi.pagination import Pages, invalid_cursor

MOST_ID = 2**63 - 1


class LeaderboardPages(Pages):
    """Best first."""

    def turn_to(self, rows: Rows, request: Request, *, around: Rating | None = None) -> list[Rating]:
        """The rows of the page that a cursor names, or of the first, or of the one with somebody in its middle."""
        size = self.get_page_size(request)
        self.base_url = remove_query_param(request.build_absolute_uri(), "around")
        if around is not None:
            return self._around(rows, around, size)
        cursor = self.decode_cursor(request)
        if cursor is None or cursor.position is None:
            return self._cut_end(list(rows[: size + 1]), size, previous=False)
        if not cursor.reverse:
            return self._cut_end(leaderboards.after(rows, _spot(cursor), size + 1), size, previous=True)
        return self._cut_start(leaderboards.before(rows, _spot(cursor), size + 1), size)

    def answer(self, results: list[Any]) -> Response:
        """The page with its links."""
        return Response({"next": self._next, "previous": self._previous, "results": results})

    def _around(self, rows: Rows, middle: Rating, size: int) -> list[Rating]:
        spot, half = leaderboards.spot(middle), (size - 1) // 2
        above = leaderboards.before(rows, spot, size)
        below = leaderboards.after(rows, spot, size)
        taken = above[max(0, len(above) - max(half, size - 1 - len(below))) :]
        page = [*taken, middle, *below]
        self._link(page[:size], previous=len(taken) < len(above), following=len(page) > size)
        return page[:size]

    def _cut_end(self, found: list[Rating], size: int, *, previous: bool) -> list[Rating]:
        self._link(found[:size], previous=previous, following=len(found) > size)
        return found[:size]

    def _cut_start(self, found: list[Rating], size: int) -> list[Rating]:
        self._link(found[-size:], previous=len(found) > size, following=True)
        return found[-size:]

    def _link(self, page: list[Rating], *, previous: bool, following: bool) -> None:
        self._previous = self._to(page[0], reverse=True) if page and previous else None
        self._next = self._to(page[-1], reverse=False) if page and following else None

    def _to(self, row: Rating, *, reverse: bool) -> str:
        position = f"{row.ordinal!r} {row.pk}"
        return self.encode_cursor(Cursor(0, reverse, position))  # type: ignore[arg-type]  # the stubs want a number


def _spot(cursor: Cursor) -> Spot:
    """The spot that a cursor names; raises ValidationError for one that was never handed out."""
    ordinal, _, rating_id = str(cursor.position).partition(" ")
    try:
        spot = Spot(float(ordinal), int(rating_id))
    except ValueError:
        raise invalid_cursor() from None
    if not (isfinite(spot.ordinal) and 0 <= spot.rating_id <= MOST_ID):
        raise invalid_cursor()
    return spot
