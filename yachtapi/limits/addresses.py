"""Where a request comes from, as far as it can be believed.

Every proxy appends to ``X-Forwarded-For`` the address it was asked from. What stands further left than our own proxies
wrote is the caller's own word, and worth nothing.
"""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from django.conf import settings
from django.http import HttpRequest

UNKNOWN = "unknown"
NETWORK = 64  # bits that a line is given; whoever has them has all addresses below


def address_of(request: HttpRequest) -> str:
    """The caller's address, or for IPv6 its network; behind ``TRUSTED_PROXIES`` proxies what the first of them saw."""
    hops = [request.META.get("REMOTE_ADDR", "")]
    if settings.TRUSTED_PROXIES:
        hops = [*request.META.get("HTTP_X_FORWARDED_FOR", "").split(","), *hops]
    return _network(hops[-1 - min(settings.TRUSTED_PROXIES, len(hops) - 1)])


def scheme_of(request: HttpRequest) -> str | None:
    """What the first of our proxies says it was asked by, ``https`` or ``http``; None without a word that counts."""
    said = request.META.get("HTTP_X_FORWARDED_PROTO")
    if not settings.TRUSTED_PROXIES or said is None:
        return None
    words = [word.strip().lower() for word in said.split(",")]
    word = words[-min(settings.TRUSTED_PROXIES, len(words))]
    return word if word in ("http", "https") else None


def _network(hop: str) -> str:
    address = _parsed(hop.strip())
    if address is None:
        return UNKNOWN
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, NETWORK), strict=False))


def _parsed(hop: str) -> IPv4Address | IPv6Address | None:
    bare = hop.partition("]")[0].removeprefix("[") if hop.startswith("[") else hop
    if bare.count(":") == 1:  # an IPv4 address with a port
        bare = bare.partition(":")[0]
    try:
        return ip_address(bare.partition("%")[0])
    except ValueError:
        return None
