from typing import Literal

ScopesEnum = Literal["organise", "play", "read"] | str

SCOPES_ENUM_VALUES: set[ScopesEnum] = {
    "organise",
    "play",
    "read",
}


def check_scopes_enum(value: str) -> ScopesEnum:
    return value
