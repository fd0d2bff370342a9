"""What somebody may have done who gave something else than a record, in a sentence."""

import json


def hint(data: bytes) -> str | None:
    """What to do instead; None where the record itself is wrong."""
    try:
        document = json.loads(data)
    except RecursionError:
        return None
    except ValueError:
        whole = data.rstrip().endswith(b"}")
        return None if whole else "Is it whole? It does not end as a record does; fetch it again."
    if not isinstance(document, dict) or "format" not in document:
        return "This is no record. GET games/{id}/record/ gives the record of a game that is over."
    if b"\n" in data or b'": ' in data:
        return "Has an editor or a JSON tool written it? Fetch it again, and keep the bytes as they come."
    return None
