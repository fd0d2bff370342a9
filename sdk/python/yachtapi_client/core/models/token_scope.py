from typing import Literal

TokenScope = Literal["organise", "play", "read"] | str

TOKEN_SCOPE_VALUES: set[TokenScope] = {
    "organise",
    "play",
    "read",
}


def check_token_scope(value: str) -> TokenScope:
    return value
