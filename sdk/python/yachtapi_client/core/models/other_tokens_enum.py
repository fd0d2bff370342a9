from typing import Literal

OtherTokensEnum = Literal["keep", "revoke"] | str

OTHER_TOKENS_ENUM_VALUES: set[OtherTokensEnum] = {
    "keep",
    "revoke",
}


def check_other_tokens_enum(value: str) -> OtherTokensEnum:
    return value
