"""What a worker does for the limits."""

from celery import shared_task
from django.db import connection

from yachtapi.limits.stores import database


@shared_task
def forget_allowances() -> None:
    """Drop the quotas that are whole again from PostgreSQL; Redis and the memory do so themselves."""
    if connection.vendor == "postgresql":
        database.forget()
