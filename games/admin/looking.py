"""Pages that show and do not change."""

from typing import TYPE_CHECKING, Any
from uuid import UUID

from django.contrib import admin
from django.db import models
from django.http import HttpRequest
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString

if TYPE_CHECKING:  # only there do they take a model between brackets
    ModelAdmin = admin.ModelAdmin[Any]
    TabularInline = admin.TabularInline[Any, Any]
else:
    ModelAdmin, TabularInline = admin.ModelAdmin, admin.TabularInline


class ReadOnly:
    """Staff may see everything that is registered, and add, change or delete none of it."""

    def has_module_permission(self, request: HttpRequest) -> bool:
        """Whether the app is listed."""
        return True

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Whether the page is shown: the site lets staff alone come this far."""
        return True

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Never."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Never."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Never."""
        return False


class Looking(ReadOnly, ModelAdmin):
    """A list and a page for each row, without an action."""

    actions = None
    show_full_result_count = False  # it would count the whole table
    list_per_page = 50


def identifier(text: str) -> UUID | None:
    """The id that a search is for, if it is for one."""
    try:
        return UUID(text.strip())
    except ValueError:
        return None


def link(row: models.Model | None) -> SafeString | str:
    """A link to the page of a row."""
    if row is None:
        return "-"
    meta = row._meta
    page = reverse(f"admin:{meta.app_label}_{meta.model_name}_change", args=[row.pk])
    return format_html('<a href="{}">{}</a>', page, row)
