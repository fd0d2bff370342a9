"""Every shipped ruleset solved once a session."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from rulesets import catalog
from rulesets.solver.solving import solved_table
from rulesets.solver.tablefile import Table


@pytest.fixture(scope="session")
def tables(tables_folder: Path) -> Mapping[str, Table]:
    return {key: solved_table(tables_folder, catalog.get(key)) for key in catalog.keys()}  # noqa: SIM118  # a module, no mapping
