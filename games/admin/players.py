"""Players, found by name, username or id."""

from django.contrib import admin
from django.db.models import Q, QuerySet
from django.http import HttpRequest
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString

from games.admin.looking import Looking, identifier, link
from games.admin.site import desk
from games.players.models import Player


@admin.register(Player, site=desk)
class Players(Looking):
    """Who somebody is, and where he plays."""

    list_display = ("name", "username", "kind", "created_at", "is_staff", "deleted_at")
    list_filter = ("kind", "is_staff")
    search_fields = ("name",)
    search_help_text = "A name, a username, or an id; also one that was merged into another."
    ordering = ("-id",)
    fields = (
        "id",
        "name",
        "username",
        "kind",
        "strategy",
        "created_at",
        "merged",
        "deleted_at",
        "being_deleted",
        "is_staff",
        "tokens",
        "games",
    )

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Player], search_term: str
    ) -> tuple[QuerySet[Player], bool]:
        """The players whom a word or an id means."""
        wanted = identifier(search_term)
        if wanted is not None:
            return queryset.filter(Q(pk=wanted) | Q(merged_players=wanted)).distinct(), False
        words = search_term.strip()
        return queryset.filter(Q(name__icontains=words) | Q(username__startswith=words.lower())), False

    @admin.display(description="merged into")
    def merged(self, player: Player) -> SafeString | str:
        """The account that speaks for this one."""
        return link(player.merged_into)

    @admin.display(description="deleted at")
    def deleted_at(self, player: Player) -> str:
        """When the account was deleted."""
        return "-" if player.erased_at is None else f"{player.erased_at:%Y-%m-%d %H:%M:%S} UTC"

    @admin.display(description="deletion still under way", boolean=True)
    def being_deleted(self, player: Player) -> bool:
        """Whether the sweep has something left to do."""
        return player.erasing

    @admin.display(description="tokens")
    def tokens(self, player: Player) -> int:
        """How many there are; nothing else of them is shown."""
        return player.auth_token_set.count()

    @admin.display(description="games")
    def games(self, player: Player) -> SafeString:
        """A link to the games that he owns or sits in."""
        return format_html('<a href="{}?q={}">Show them</a>', reverse("admin:games_game_changelist"), player.pk)
