from typing import Literal

TokensDestroyAllKeep = Literal["current"] | str

TOKENS_DESTROY_ALL_KEEP_VALUES: set[TokensDestroyAllKeep] = {
    "current",
}


def check_tokens_destroy_all_keep(value: str) -> TokensDestroyAllKeep:
    return value
