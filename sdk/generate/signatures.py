"""How an endpoint looks as a method: its parameters in order, its answer, and the types in between."""

from collections.abc import Iterator
from dataclasses import dataclass
from textwrap import fill, indent

from openapi_python_client.parser.openapi import Endpoint
from openapi_python_client.parser.properties import ModelProperty
from openapi_python_client.parser.properties.list_property import ListProperty
from openapi_python_client.parser.properties.protocol import PropertyProtocol
from openapi_python_client.parser.properties.union import UnionProperty
from openapi_python_client.strings import PythonCode

from sdk.generate.names import AS_BYTES, GAMES, named

# A stream is resumed by what the hand-written layer knows, and nobody caches by hand.
HIDDEN = {"last_event_id", "if_none_match"}


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter of a method, which goes into the body or beside it."""

    name: str  # in Python
    key: str  # in JSON
    type: str
    required: bool
    in_body: bool
    positional: bool
    description: str

    @property
    def passed(self) -> str:
        """What the core is given for it."""
        if self.name == "if_match":
            return "tag(if_match)"
        return f"uuid({self.name})" if "UUID" in self.type else self.name


def parameters(endpoint: Endpoint) -> list[Parameter]:
    """Path first, by position; the rest by keyword, what is required first."""
    path = [_parameter(one, positional=True) for one in endpoint.path_parameters]
    body = [_parameter(one, in_body=True) for one in _fields(endpoint)]
    rest = [_parameter(one) for one in (*endpoint.query_parameters, *endpoint.header_parameters)]
    named_ones = [one for one in (*body, *rest) if one.name not in HIDDEN]
    return path + sorted(named_ones, key=lambda one: not one.required)


def answer(endpoint: Endpoint) -> str:
    """The type of what a method gives back."""
    if ".".join(named(str(endpoint.name))) in AS_BYTES:
        return "bytes"
    kinds = [kind for kind in answers(endpoint) if kind != "None"]
    if not kinds:
        return "None"
    if kinds[0].startswith("Paginated"):
        return f"AsyncPages[{item(endpoint)}]"
    return " | ".join(dict.fromkeys("AsyncGame" if kind in GAMES else kind for kind in kinds))


def answers(endpoint: Endpoint) -> list[str]:
    """The types of the good answers as the core has them."""
    good = [one for one in endpoint.responses if one.status_code.range and one.status_code.range[0] < 300]
    kinds = [_code(one.prop.get_type_string()) for one in good]
    return [_builtin(kind) for kind in dict.fromkeys(kinds) if kind not in ("Any", "str")] or ["None"]


def item(endpoint: Endpoint) -> str:
    """The type of a row of a page."""
    kind = str(_row(endpoint).class_info.name)
    return "AsyncGame" if kind in GAMES else kind


def body(endpoint: Endpoint) -> str | None:
    """The class of the request's body."""
    return _code(endpoint.bodies[0].prop.get_base_type_string()) if endpoint.bodies else None


def imports(endpoints: list[Endpoint]) -> list[str]:
    """The lines that import what the signatures name; what is left unused, ruff removes."""
    lines = {line for endpoint in endpoints for line in endpoint.relative_imports}
    for endpoint in endpoints:
        for prop in _fields(endpoint):
            lines |= set(prop.get_imports(prefix="...")) | _lazy(prop)
        if answer(endpoint).startswith("AsyncPages"):
            lines |= _lazy(_row(endpoint))
    return sorted({line.replace("from ...", "from yachtapi_client.core.") for line in lines})


def needed(endpoint: Endpoint) -> list[str]:
    """The lines that import the models that the method itself makes."""
    made = {_lazy_line(content.prop) for content in endpoint.bodies[:1] if isinstance(content.prop, ModelProperty)}
    if answer(endpoint).startswith("AsyncPages") and item(endpoint) != "AsyncGame":
        made.add(_lazy_line(_row(endpoint)))
    return sorted(line.replace("from ...", "from yachtapi_client.core.") for line in made)


def text(endpoint: Endpoint) -> str:
    """The docstring: summary, description, parameters."""
    summary = endpoint.summary.get_untrusted_value()
    parts = [f"{summary}." if not summary.endswith(".") else summary]
    description = endpoint.description.get_untrusted_value().strip()
    if description and description != summary:
        parts.extend(fill(paragraph, 104) for paragraph in description.split("\n\n"))
    told = [f"{one.name}: {one.description}" for one in parameters(endpoint) if one.description]
    if told:
        parts.append("Args:\n" + indent("\n".join(fill(line, 100, subsequent_indent="    ") for line in told), "    "))
    return "\n\n".join(parts).replace("\\", "\\\\").replace('"""', '\\"\\"\\"')


def _fields(endpoint: Endpoint) -> Iterator[PropertyProtocol]:
    for content in endpoint.bodies[:1]:
        if isinstance(content.prop, ModelProperty):
            yield from content.prop.required_properties or ()
            yield from content.prop.optional_properties or ()


def _row(endpoint: Endpoint) -> ModelProperty:
    page = next(one.prop for one in endpoint.responses if one.status_code.range == (200, 200))
    assert isinstance(page, ModelProperty) and page.required_properties
    rows = next(one for one in page.required_properties if one.name.get_untrusted_value() == "results")
    assert isinstance(rows, ListProperty) and isinstance(rows.inner_property, ModelProperty)
    return rows.inner_property


def _parameter(prop: PropertyProtocol, *, in_body: bool = False, positional: bool = False) -> Parameter:
    description = prop.description.get_untrusted_value() if prop.description else ""
    name, key = str(prop.python_name), prop.name.get_untrusted_value()
    kind = "int | str" if name == "if_match" else _given(prop)
    return Parameter(name, key, kind, prop.required, in_body, positional, " ".join(description.split()))


def _given(prop: PropertyProtocol) -> str:
    """The type of a parameter: a model may come as a mapping, a list as any sequence, an id as a string."""
    if isinstance(prop, ModelProperty):
        return f"{prop.class_info.name} | Fields"
    if isinstance(prop, ListProperty):
        return f"Sequence[{_given(prop.inner_property)}]"
    if isinstance(prop, UnionProperty):
        return " | ".join(dict.fromkeys(_given(one) for one in prop.inner_properties))
    kind = _code(prop.get_base_type_string())
    return f"{kind} | str" if kind in ("UUID", "datetime.datetime") else _builtin(kind)


def _lazy(prop: PropertyProtocol) -> set[str]:
    if isinstance(prop, ModelProperty):
        return {_lazy_line(prop)}
    if isinstance(prop, ListProperty):
        return _lazy(prop.inner_property)
    if isinstance(prop, UnionProperty):
        return {line for one in prop.inner_properties for line in _lazy(one)}
    return set()


def _lazy_line(prop: ModelProperty) -> str:
    return f"from ...models.{prop.class_info.module_name} import {prop.class_info.name}"


def _builtin(kind: str) -> str:
    """A method called `list` hides the builtin in its class."""
    return kind.replace("list[", "builtins.list[")


def _code(kind: PythonCode) -> str:
    return str(kind.as_unembedded_code())
