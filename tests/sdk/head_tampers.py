"""Ways to break a record outside its events: no event is named, as none is looked at, or all are in order."""

from typing import Any

from tests.sdk.tampers import base

BASE = base()

HEAD_TAMPERS: dict[str, tuple[dict[str, Any], str]] = {
    "format": ({"format": "yacht-record/3"}, "format"),
    "a key too many": ({"comment": "x"}, "does not belong"),
    "seed": ({"seed": "00" * 32}, "the commitment"),
    "a seed too short": ({"seed": "00" * 16}, "the seed"),
    "commitment": ({"commitment": "00" * 32}, "the commitment"),
    "digest": ({"ruleset_digest": "00" * 32}, "ruleset_digest"),
    "rules": ({"ruleset": {**BASE["ruleset"], "rolls": 4}}, "ruleset_digest"),
    "client seeds": ({"client_seeds": ["mine", "", "theirs", ""]}, "client_seeds"),
    "seats": ({"seats": BASE["seats"][:3]}, "the seats"),
    "results": ({"results": None}, "the results"),
    "no events": ({"events": [], "client_seeds": []}, "the log ends"),
    "events that are none": ({"events": {}}, "must be a list"),
}
