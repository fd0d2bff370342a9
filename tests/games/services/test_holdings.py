"""Nothing about a player is forgotten by a merge, an export or an erasure."""

from games.api.accountshapes import ExportSerializer
from games.players.models import Player
from games.services.holdings import HOLDINGS


def relations() -> set[tuple[str, str]]:
    """Every column of every model that points at a player."""
    pointing = [field for field in Player._meta.get_fields(include_hidden=True) if field.auto_created]
    return {(field.related_model._meta.label, field.field.name) for field in pointing}


def test_every_column_that_points_at_a_player_is_accounted_for() -> None:
    told = [(holding.model._meta.label, holding.field) for holding in HOLDINGS]
    assert len(told) == len(set(told))
    assert set(told) == relations()


def test_what_an_export_leaves_out_has_its_reason() -> None:
    for holding in HOLDINGS:
        assert bool(holding.section and holding.shown) != bool(holding.hidden), holding


def test_the_schema_shows_every_section() -> None:
    sections = [holding.section for holding in HOLDINGS if holding.section]
    assert ["exported_at", "player", *sections] == list(ExportSerializer().fields)


def test_what_outlives_an_erasure_has_its_reason() -> None:
    for holding in HOLDINGS:
        row_deleted = holding.erase.__name__ == "<lambda>"
        assert row_deleted != bool(holding.kept), holding
