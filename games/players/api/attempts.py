"""Attempts at a password, counted before anybody looks whether they are right."""

from django.http import HttpRequest

from yachtapi.limits import address_of, spend


def spend_attempt(request: HttpRequest, username: str) -> None:
    """Count an attempt at the password of a username, whether there is such a user or not; raises TooManyRequests.

    A username has a quota at each address: whoever guesses at one does not keep its owner out who asks from another.
    """
    address = address_of(request)
    spend("sign_in", f"{username.lower()} {address}")
    spend("sign_in_address", address)
