"""What staff did, in the order it was done."""

from django.contrib import admin
from django.contrib.admin.models import LogEntry

from games.admin.looking import Looking
from games.admin.site import desk


@admin.register(LogEntry, site=desk)
class Journal(Looking):
    """Who did what to which game, and when."""

    list_display = ("action_time", "user", "object_repr", "change_message")
    list_select_related = ("user",)
    ordering = ("-id",)
    search_fields = ("object_id",)
    fields = ("action_time", "user", "object_id", "object_repr", "change_message")
