"""What is refused about the headers of a request, before any game is looked at."""

from rulesets.errors import Refusal


class InvalidIdempotencyKey(Refusal):
    """Raised for a key that is empty, too long or not plain ASCII."""

    code = "invalid_idempotency_key"
    sentence = "An Idempotency-Key has 1 to 255 visible ASCII characters."


class IdempotencyKeyReused(Refusal):
    """Raised when a key comes again with another body."""

    code = "idempotency_key_reused"
    sentence = "This Idempotency-Key belongs to an earlier request with another body."


class IdempotencyKeyInUse(Refusal):
    """Raised when the first request with the key is still running and its end was not worth waiting for."""

    code = "idempotency_key_in_use"
    sentence = "The first request with this Idempotency-Key is still running."


class InvalidIfMatch(Refusal):
    """Raised for an If-Match that names no version."""

    code = "invalid_if_match"
    sentence = 'If-Match takes one version, such as "17", or the ETag as it was sent.'


class TooManyStreams(Refusal):
    """Raised when a player, or an address, already waits for events in as many places as it may."""

    code = "too_many_streams"
    sentence = "You already wait for events in {streams} places, which is as many as you may; close one."
