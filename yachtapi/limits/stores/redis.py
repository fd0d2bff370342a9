"""Quotas in Redis or Valkey: one script a spending, with the server's own clock, so that all processes count alike."""

from redis import Redis

from yachtapi.limits.quota import Balance, Quota

PREFIX = "yacht:limits:"
TIMEOUT = 0.25  # seconds for a server that does not answer

# ARGV: interval and window in microseconds, 1 to spend or 0 to look. Brings: allowed, and how far the key is ahead.
SCRIPT = """
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local ahead = math.max(0, tonumber(redis.call('GET', KEYS[1]) or '0') - now)
local after = ahead + ARGV[1]
if ARGV[3] == '0' then return {1, ahead} end
if after > tonumber(ARGV[2]) then return {0, ahead} end
redis.call('SET', KEYS[1], string.format('%.0f', now + after), 'PX', math.ceil(after / 1000))
return {1, after}
"""


class RedisStore:
    """A connection pool and the script."""

    def __init__(self, url: str) -> None:
        # Celery writes a Unix socket as redis+socket://, the client as unix://.
        address = url.replace("redis+socket://", "unix://", 1)
        client = Redis.from_url(address, socket_timeout=TIMEOUT, socket_connect_timeout=TIMEOUT)
        self._run = client.register_script(SCRIPT)

    def spend(self, quota: Quota, key: str) -> Balance:
        """Take one unit; a refusal takes none."""
        return self._ask(quota, key, 1)

    def look(self, quota: Quota, key: str) -> Balance:
        """What is left."""
        return self._ask(quota, key, 0)

    def _ask(self, quota: Quota, key: str, units: int) -> Balance:
        allowed, ahead = self._run(keys=[f"{PREFIX}{quota.policy}:{key}"], args=[quota.interval, quota.window, units])
        return Balance(quota, allowed=bool(allowed), ahead=int(ahead))
