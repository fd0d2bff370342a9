"""Takes out of a text what nobody may read in a log or a trace: a net under the care of those who write the lines."""

import re

HIDDEN = "…"

_NAMES = "token|ticket|invite|password|secret|seed|api_?key"
_SECRETS = (
    (re.compile(r"\b(Bearer|Basic)\s+[^\s'\"]{8,}", re.IGNORECASE), rf"\1 {HIDDEN}"),
    (re.compile(r"://[^/\s@]*@"), f"://{HIDDEN}@"),  # name and password in an address
    (re.compile(rf"((?:{_NAMES})['\"]?\s*[=:]\s*)[^\s&,;)}}\]]+", re.IGNORECASE), rf"\1{HIDDEN}"),
    (re.compile(r"\b[0-9a-fA-F]{40,}\b"), HIDDEN),  # seeds, tokens, keys; hashes as well
    (re.compile(r"\bb(['\"])(?:\\.|(?!\1).){16,}\1"), f"b'{HIDDEN}'"),  # bytes as Python writes them
)


def redacted(text: str) -> str:
    """The text without tokens, seeds, keys and passwords, as far as their form gives them away."""
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text
