"""How much each may ask for: quotas by cost class, spent atomically, also by several processes at once.

``spend`` takes one unit of a quota or raises ``TooManyRequests``; ``address_of`` says where a request comes from. Where
the quotas are counted is for ``yachtapi.limits.stores`` to say.
"""

from yachtapi.limits.addresses import address_of
from yachtapi.limits.charging import charge, operation_of
from yachtapi.limits.spending import TooManyRequests, left, spend

__all__ = ["TooManyRequests", "address_of", "charge", "left", "operation_of", "spend"]
