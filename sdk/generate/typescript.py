"""The generated half of the TypeScript client but for the types, which openapi-typescript writes: its resources."""

import re
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader

from sdk.generate import document, names

SOURCES = document.SDK / "typescript" / "src" / "generated"


@dataclass(frozen=True, slots=True)
class Method:
    """One operation as a method of its resource."""

    verb: str
    operation_id: str
    http: str
    path: str
    operation: document.Node

    @property
    def arguments(self) -> list[tuple[str, str]]:
        """The names of the path's parameters, here and in the path."""
        return [(_camel(name), name) for name in re.findall(r"{(\w+)}", self.path)]

    @property
    def has_body(self) -> bool:
        """Whether it takes one."""
        return "requestBody" in self.operation

    @property
    def has_query(self) -> bool:
        """Whether it has parameters in the query."""
        return any(one["in"] == "query" for one in self.operation.get("parameters", ()))

    @property
    def needs_body(self) -> bool:
        """Whether a call without a body makes no sense."""
        if not self.has_body:
            return False
        schema = self.operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
        return bool(document.read()["components"]["schemas"][schema].get("required"))

    @property
    def answer(self) -> str:
        """What comes of it: nothing, bytes, pages, a game, or what the schema says."""
        if f"{self.resource}.{self.verb}" in names.AS_BYTES:
            return "bytes"
        kinds = set(self._kinds())
        if not kinds:
            return "nothing"
        if any(kind.startswith("Paginated") for kind in kinds):
            return "games" if kinds == {"PaginatedGameList"} else "pages"
        return "game" if kinds & names.GAMES else "value"

    @property
    def resource(self) -> str:
        """Whose method it is."""
        return names.named(self.operation_id)[0]

    @property
    def text(self) -> str:
        """Summary and description."""
        description = self.operation["description"].strip().replace("*/", "*\\/")
        lines = [f"{self.operation['summary']}.", "", *description.splitlines()]
        return "\n".join(f"   * {line}".rstrip() for line in lines)

    def _kinds(self) -> list[str]:
        good = [answer for status, answer in self.operation["responses"].items() if int(status) < 300]
        schemas = [
            one["content"]["application/json"]["schema"] for one in good if "application/json" in one.get("content", {})
        ]
        return [schema["$ref"].rpartition("/")[2] for schema in schemas]


def write() -> None:
    """Write the resources and the codes of the problems."""
    data = document.read()
    resources: dict[str, list[Method]] = defaultdict(list)
    for path, http, operation in document.operations(data):
        resource, verb = names.named(operation["operationId"])
        resources[resource].append(Method(_camel(verb), operation["operationId"], http.upper(), path, operation))
    SOURCES.mkdir(parents=True, exist_ok=True)
    folder = FileSystemLoader(Path(__file__).parent / "templates")
    environment = Environment(loader=folder, trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True)
    environment.filters.update(camel=_camel, pascal=_pascal)
    written: dict[str, dict[str, Any]] = {
        "codes.ts": {"codes": document.codes(data)},
        "repeatable.ts": {"keyed": document.keyed(data), "without_effect": document.without_effect(data)},
        "resources.ts": {"resources": dict(sorted(resources.items()))},
    }
    for name, values in written.items():
        made = environment.get_template(f"{name}.jinja").render(**values)
        (SOURCES / name).write_text(made, "utf-8")


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def _pascal(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))
