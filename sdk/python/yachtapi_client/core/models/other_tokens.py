from typing import Literal

OtherTokens = Literal["keep", "revoke"] | str

OTHER_TOKENS_VALUES: set[OtherTokens] = {
    "keep",
    "revoke",
}


def check_other_tokens(value: str) -> OtherTokens:
    return value
