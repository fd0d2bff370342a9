"""Quotas in PostgreSQL: one statement a spending, which the row's lock makes atomic, with the database's clock."""

from django.db import connection

from yachtapi.limits.quota import Balance, Quota

NOW = "(extract(epoch FROM clock_timestamp()) * 1000000)::bigint"

# The condition is looked at again once a twin has let go of the row.
SPEND = f"""
    INSERT INTO limits_allowance AS held (key, whole_at) VALUES (%(key)s, {NOW} + %(interval)s)
    ON CONFLICT (key) DO UPDATE SET whole_at = greatest(held.whole_at, {NOW}) + %(interval)s
    WHERE greatest(held.whole_at, {NOW}) + %(interval)s - {NOW} <= %(window)s
    RETURNING whole_at - {NOW}
"""
LOOK = f"SELECT whole_at - {NOW} FROM limits_allowance WHERE key = %(key)s"
FORGET = f"DELETE FROM limits_allowance WHERE whole_at < {NOW}"


class DatabaseStore:
    """The table ``limits_allowance``, which is not worth a line in the write-ahead log."""

    def spend(self, quota: Quota, key: str) -> Balance:
        """Take one unit; a refusal takes none."""
        ahead = _ask(SPEND, quota, key)
        return self.look(quota, key, allowed=False) if ahead is None else Balance(quota, allowed=True, ahead=ahead)

    def look(self, quota: Quota, key: str, *, allowed: bool = True) -> Balance:
        """What is left."""
        return Balance(quota, allowed=allowed, ahead=max(0, _ask(LOOK, quota, key) or 0))


def forget() -> None:
    """Drop the rows that say nothing any more."""
    with connection.cursor() as cursor:
        cursor.execute(FORGET)


def _ask(statement: str, quota: Quota, key: str) -> int | None:
    values: dict[str, str | int] = {"key": f"{quota.policy}:{key}", "interval": quota.interval, "window": quota.window}
    with connection.cursor() as cursor:
        cursor.execute(statement, values)
        row = cursor.fetchone()
    return None if row is None else int(row[0])
