"""Games with their seats, deadlines and events; and the one thing that staff may do: end one that is stuck."""

import json
from typing import Any
from uuid import UUID

from django.contrib import admin, messages
from django.db import transaction
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, path, reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString

from games.admin.abortform import AbortForm
from games.admin.looking import Looking, ReadOnly, TabularInline, identifier, link
from games.admin.site import desk
from games.models import Game, Seat
from games.services import queries, support
from rulesets.errors import Refusal

EVENTS_A_PAGE = 100


class Seats(ReadOnly, TabularInline):
    """The seats of a game."""

    model = Seat
    fields = (
        "index",
        "holder",
        "name",
        "strategy_wish",
        "stand_in",
        "presence",
        "bank_left",
        "missed",
        "points",
        "bonus",
    )
    readonly_fields = fields
    ordering = ("index",)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Seat]:
        """The seats with their players."""
        return super().get_queryset(request).select_related("player")

    @admin.display(description="player")
    def holder(self, seat: Seat) -> SafeString | str:
        """Who sits there."""
        return link(seat.player)


@admin.register(Game, site=desk)
class Games(Looking):
    """What is going on in a game, and what it waits for."""

    list_display = ("id", "ruleset", "status", "version", "owner", "turn_deadline", "engine_attempts", "created_at")
    list_filter = ("status", "ruleset", "visibility")
    list_select_related = ("owner",)
    search_fields = ("id",)
    search_help_text = "The id of a game or of a player, or a player's name or username."
    ordering = ("-id",)
    inlines = (Seats,)
    fields = (
        ("id", "support"),
        ("ruleset", "status", "version"),
        "owned_by",
        ("visibility", "order", "hints", "rated", "seeded"),
        ("created_at", "last_event_at"),
        ("turn_seconds", "bank_seconds", "on_timeout"),
        ("turn_n", "turn_seat", "turn_deadline", "last_deadline"),
        ("engine_attempts", "engine_due_at"),
        "turn_rolls",
        "results",
        "abort_reason",
        "commitment",
        "head",
    )

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Game], search_term: str
    ) -> tuple[QuerySet[Game], bool]:
        """The games that an id means, or in which somebody of that name sits."""
        wanted, words = identifier(search_term), search_term.strip()
        named = Q(player__name__icontains=words) | Q(player__username=words.lower())
        meant = named if wanted is None else Q(player=wanted) | Q(player__merged_players=wanted)
        seated = Exists(Seat.objects.filter(meant, game=OuterRef("pk")))
        owned = Q() if wanted is None else Q(pk=wanted) | Q(owner=wanted) | Q(owner__merged_players=wanted)
        return queryset.filter(owned | Q(seated)) if owned else queryset.filter(seated), False

    def get_urls(self) -> list[URLPattern]:
        """The pages of a game's events and of its end, before the usual ones."""
        own = [
            path("<uuid:game_id>/events/", self.admin_site.admin_view(self.events), name="games_game_events"),
            path("<uuid:game_id>/abort/", self.admin_site.admin_view(self.abort), name="games_game_abort"),
        ]
        return own + super().get_urls()

    @admin.display(description="owner")
    def owned_by(self, game: Game) -> SafeString | str:
        """Whose game it is."""
        return link(game.owner)

    @admin.display(description="support")
    def support(self, game: Game) -> SafeString:
        """Where to go on."""
        events = format_html('<a href="{}">Events</a>', reverse("admin:games_game_events", args=[game.pk]))
        if game.is_over:
            return events
        return format_html('{} · <a href="{}">Abort …</a>', events, reverse("admin:games_game_abort", args=[game.pk]))

    def events(self, request: HttpRequest, game_id: UUID) -> HttpResponse:
        """The log, a page at a time: from rows while the game is played, from its record afterwards."""
        game = _game(game_id)
        after = request.GET.get("after", "0")
        start = int(after) if after.isascii() and after.isdecimal() and len(after) < 10 else 0
        shown = queries.events(game, after=start, limit=EVENTS_A_PAGE)
        rows = [{**event, "data": json.dumps(event["data"], ensure_ascii=False)} for event in shown]
        more = bool(rows) and rows[-1]["seq"] < game.version
        context = {
            "events": rows,
            "before": max(0, start - EVENTS_A_PAGE) if start else None,
            "after": rows[-1]["seq"] if more else None,
        }
        return self._page(request, "games/admin/events.html", game, "Events", context)

    def abort(self, request: HttpRequest, game_id: UUID) -> HttpResponse:
        """Ask for the reason, then end the game and note who did it."""
        game = _game(game_id)
        form = AbortForm(request.POST or None)
        if request.method == "POST" and form.is_valid():
            try:
                self._abort(request, game, form)
            except Refusal as refusal:
                self.message_user(request, str(refusal), messages.ERROR)
            else:
                self.message_user(request, "The game is aborted, and its seed revealed.", messages.SUCCESS)
            return redirect("admin:games_game_change", game.pk)
        return self._page(request, "games/admin/abort.html", game, "Abort", {"form": form})

    @transaction.atomic
    def _abort(self, request: HttpRequest, game: Game, form: AbortForm) -> None:
        """Both or neither: no game ends here without a line that says by whom."""
        table = support.abort_game(game_id=game.pk, **form.cleaned_data)
        self.log_change(request, table.game, f"Aborted: {table.game.abort_reason}")

    def _page(
        self, request: HttpRequest, template: str, game: Game, title: str, context: dict[str, Any]
    ) -> TemplateResponse:
        shared = {**self.admin_site.each_context(request), "opts": self.opts, "game": game, "title": title}
        return TemplateResponse(request, template, {**shared, **context})


def _game(game_id: UUID) -> Game:
    game = Game.objects.filter(pk=game_id).first()
    if game is None:
        raise Http404
    return game
