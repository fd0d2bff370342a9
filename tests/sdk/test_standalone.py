"""The verifier is a stranger to the server: a player may run it with nothing else installed."""

import ast
import sys
from pathlib import Path

import yachtapi_verify

PACKAGE = Path(yachtapi_verify.__file__).parent


def imported(path: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module
            names.add(node.module)
    return {name.partition(".")[0] for name in names}


def test_it_imports_only_the_standard_library_and_cryptography() -> None:
    modules = sorted(PACKAGE.glob("**/*.py"))
    assert len(modules) > 10
    for path in modules:
        assert imported(path) <= {*sys.stdlib_module_names, "cryptography", "yachtapi_verify"}, path.name
