"""The limits app: its one table is used where PostgreSQL does the counting."""

from django.apps import AppConfig


class LimitsConfig(AppConfig):
    """Quotas, under the label ``limits``."""

    name = "yachtapi.limits"
    label = "limits"
    verbose_name = "Limits"
    default_auto_field = "django.db.models.BigAutoField"
