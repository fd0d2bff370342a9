"""Where the templates of openapi-python-client are too strict for a client that outlives its server's version.

A client must not fail because a newer server says more: an unknown value of an enumeration, a null or another shape
where none was foreseen are kept as they came (``yachtapi_client/lenient.py``).
"""

from collections.abc import Callable

from jinja2 import BaseLoader, Environment

# template, what is in it, what comes instead
AMENDMENTS = (
    (
        "endpoint_module.py.jinja",
        "from ...types import Response, UNSET\n",
        "from ....lenient import instant, items, model, text, uuid\nfrom ...types import Response, UNSET\n",
    ),
    # Refusals are read by hand, as they may be a gateway's.
    (
        "endpoint_module.py.jinja",
        "    {% for response in endpoint.responses.patterns %}\n"
        "    {% set code_range = response.status_code.range %}\n",
        "    {% for response in endpoint.responses.patterns if response.status_code.range[0] < 300 %}\n"
        "    {% set code_range = response.status_code.range %}\n",
    ),
    # A model may have a property of its own module's name.
    ("model.py.jinja", "{% set module_name = model.class_info.module_name %}", '{% set module_name = "made" %}'),
    (
        "model.py.jinja",
        "from ..types import UNSET, Unset\n",
        "from ...lenient import instant, items, model, text, uuid\nfrom ..types import UNSET, Unset\n",
    ),
    (
        "literal_enum.py.jinja",
        'Literal{{ "%r" | format(enum.values|list|sort) }}',
        'Literal{{ "%r" | format(enum.values|list|sort) }} | '
        "{{ enum.get_instance_type_string() | as_unembedded_code }}",
    ),
    ("literal_enum.py.jinja", "    if value in {{ enum.get_class_name_snake_case() | upper }}_VALUES:\n    ", ""),
    (
        "literal_enum.py.jinja",
        """    raise TypeError(f"Unexpected value {value!r}. Expected one of """
        """{{"{"}}{{ enum.get_class_name_snake_case() | upper }}_VALUES!r}")""",
        "",
    ),
    (
        "property_templates/datetime_property.py.jinja",
        "datetime.datetime.fromisoformat({{ source }})",
        "instant({{ source }})",
    ),
    ("property_templates/datetime_property.py.jinja", 'source + ".isoformat()"', '"text(" + source + ")"'),
    ("property_templates/uuid_property.py.jinja", "UUID({{ source }})", "uuid({{ source }})"),
    (
        "property_templates/model_property.py.jinja",
        "{{ property.class_info.name }}.from_dict({{ source }})",
        "model({{ property.class_info.name }}, {{ source }})",
    ),
    (
        "property_templates/list_property.py.jinja",
        "in (_{{ property.python_name }}):",
        "in items(_{{ property.python_name }}):",
    ),
    (
        "property_templates/list_property.py.jinja",
        "in _{{ property.python_name }}:",
        "in items(_{{ property.python_name }}):",
    ),
    # The last alternative of a union may fail like the others; then the value stays as it came.
    (
        "property_templates/union_property.py.jinja",
        "and (not loop.last or ns.contains_unmodified_properties) %}",
        "%}",
    ),
    (
        "property_templates/union_property.py.jinja",
        "    {% if ns.contains_unmodified_properties %}\n    return cast(",
        "    {% if true %}\n    return cast(",
    ),
    # Nobody needs all models at once, and to make the classes of all takes half a second.
    (
        "models_init.py.jinja",
        "{% for import in imports | sort %}\n{{ import }}\n{% endfor %}\n",
        "from importlib import import_module\n"
        "from typing import TYPE_CHECKING\n\n"
        "if TYPE_CHECKING:\n"
        "    {% for import in imports | sort %}\n"
        "    {{ import }}\n"
        "    {% endfor %}\n\n"
        "_MODULES = {\n"
        "    {% for import in imports | sort %}\n"
        '    "{{ import.split()[3] }}": "{{ import.split()[1] }}",\n'
        "    {% endfor %}\n"
        "}\n\n\n"
        "def __getattr__(name: str) -> object:\n"
        "    if name not in _MODULES:\n"
        '        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")\n'
        "    model: object = getattr(import_module(_MODULES[name], __name__), name)\n"
        "    globals()[name] = model\n"
        "    return model\n",
    ),
    # `Self` came with Python 3.11.
    ("client.py.jinja", "from typing import Any, Self", "from typing import Any\n\nfrom typing_extensions import Self"),
)


class AmendedLoader(BaseLoader):
    """The templates of a loader with the amendments in them; one that no longer fits is an error."""

    def __init__(self, loader: BaseLoader) -> None:
        self.loader = loader

    def get_source(self, environment: Environment, template: str) -> tuple[str, str | None, Callable[[], bool] | None]:
        """The source of a template, amended."""
        source, name, is_current = self.loader.get_source(environment, template)
        for amended, old, new in AMENDMENTS:
            if amended == template:
                if old not in source:
                    raise ValueError(f"{template} no longer has {old!r}: look at {__name__}")
                source = source.replace(old, new)
        return source, name, is_current
