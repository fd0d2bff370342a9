"""The generated half of the Python client: openapi-python-client's core, and the resources that stand on it."""

import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader
from openapi_python_client import Project
from openapi_python_client.config import Config, ConfigFile, MetaType
from openapi_python_client.parser import GeneratorData
from openapi_python_client.parser.errors import GeneratorError
from openapi_python_client.parser.openapi import Endpoint

from sdk.generate import document, names, signatures
from sdk.generate.amendments import AmendedLoader

CLIENT = document.SDK / "python" / "yachtapi_client"
SETTINGS = ConfigFile(
    literal_enums=True,
    post_hooks=[],
    content_type_overrides={"application/problem+json": "application/json", "image/svg+xml": "text/plain"},
)


@dataclass(frozen=True, slots=True)
class Method:
    """One operation as a method of its resource."""

    verb: str
    tag: str
    endpoint: Endpoint

    @property
    def parameters(self) -> list[signatures.Parameter]:
        """Those of path, body, query and headers, the required ones first."""
        return signatures.parameters(self.endpoint)


def write() -> None:
    """Write the core, the resources, and the classes of the problems."""
    data = document.read()
    core = _core(data)
    resources: dict[str, list[Method]] = defaultdict(list)
    for tag, collection in core.openapi.endpoint_collections_by_tag.items():
        for endpoint in collection.endpoints:
            resource, verb = names.named(str(endpoint.name))
            resources[resource].append(Method(verb, str(tag), endpoint))
    _render("resources.py.jinja", CLIENT / "_async" / "resources.py", resources=dict(sorted(resources.items())))
    _render("codes.py.jinja", CLIENT / "codes.py", codes=document.codes(data))
    _render(
        "repeatable.py.jinja",
        CLIENT / "repeatable.py",
        keyed=document.keyed(data),
        without_effect=document.without_effect(data),
    )
    _format(CLIENT / "core", *(CLIENT / name for name in ("_async/resources.py", "codes.py", "repeatable.py")))


def _core(data: document.Node) -> Project:
    config = Config.from_sources(SETTINGS, MetaType.NONE, document.SOURCE, "utf-8", True, CLIENT / "core")
    parsed = GeneratorData.from_dict(data, config=config)
    if isinstance(parsed, GeneratorError):
        raise SystemExit(f"{parsed.header}\n{parsed.detail}")
    project = Project(openapi=parsed, config=config)
    assert project.env.loader
    project.env.loader = AmendedLoader(project.env.loader)
    faults = list(_faults(project))
    if faults:
        raise SystemExit("\n".join(faults))
    return project


def _faults(project: Project) -> Iterator[str]:
    for error in project.build():
        yield f"{error.header}\n{error.detail}"


def _render(template: str, target: Path, **values: Any) -> None:
    folder = FileSystemLoader(Path(__file__).parent / "templates")
    environment = Environment(loader=folder, trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True)
    environment.globals.update(signatures=vars(signatures))
    target.write_text(environment.get_template(template).render(**values), "utf-8")


def _format(*paths: Path) -> None:
    for command in (("check", "--fix-only", "--quiet"), ("format", "--quiet")):
        subprocess.run([sys.executable, "-m", "ruff", *command, *paths], check=True)
