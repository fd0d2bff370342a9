"""Holds the verifier against ``tests/vectors/records/``: needs nothing but it, so that any Python can run it."""

import json
import sys
from pathlib import Path
from typing import Any

from yachtapi_verify import Refused, verify

FOLDER = Path(__file__).parent.parent / "vectors" / "records"


def index() -> list[dict[str, Any]]:
    """The cases."""
    cases: list[dict[str, Any]] = json.loads((FOLDER / "index.json").read_bytes())
    return cases


def differences(case: dict[str, Any]) -> dict[str, Any]:
    """What the verifier says of a case that it should not."""
    expected, found = case["expected"], _found(case)
    if expected["reason"] is not None and str(found["reason"]).startswith(expected["reason"]):
        found["reason"] = expected["reason"]
    return {key: value for key, value in found.items() if value != expected[key]}


def _found(case: dict[str, Any]) -> dict[str, Any]:
    try:
        found = verify(
            (FOLDER / case["file"]).read_bytes(),
            receipts=case["receipts"],
            client_seeds={each["seat"]: each["seed"] for each in case["client_seeds"]},
            keys=[bytes.fromhex(key) for key in case["keys"]],
        )
    except Refused as refusal:
        return {"verdict": "refused", "event": refusal.event, "reason": refusal.reason, "notes": []}
    return {"verdict": found.verdict, "event": None, "reason": None, "notes": list(found.notes)}


if __name__ == "__main__":
    wrong = {case["name"]: found for case in index() if (found := differences(case))}
    print(f"Python {sys.version.split()[0]}: {len(index())} cases, {len(wrong)} wrong")
    sys.exit(str(wrong) if wrong else 0)
