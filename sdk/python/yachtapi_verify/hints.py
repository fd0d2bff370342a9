"""What somebody may have done who gave something else than a record, in a sentence."""

import codecs
import json

from yachtapi_verify.canonical import MAX_BYTES, Json

_MARKS = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_GZIP = b"\x1f\x8b"


def hint(data: bytes) -> str | None:
    """What to do instead; None where the record itself is wrong."""
    if not data.strip():
        return "It is empty; fetch it again."
    if len(data) > MAX_BYTES:
        return "No record is that large. Is it the right file?"
    if data.startswith(_GZIP):
        return "It is compressed; unpack it, or fetch it with curl --compressed."
    if data.startswith(_MARKS):
        return "An editor or a shell has written it in its own encoding; fetch it again, straight into a file."
    return _hint_of_json(data)


def _hint_of_json(data: bytes) -> str | None:
    try:
        document: Json = json.loads(data)
    except RecursionError:
        return None
    except ValueError:
        whole = data.rstrip().endswith(b"}")
        return None if whole else "Is it whole? It does not end as a record does; fetch it again."
    if isinstance(document, dict) and {"seq", "hash", "commitment"} <= document.keys():
        return "This is a receipt; give it with --receipt, beside its game's record."
    if not isinstance(document, dict) or "format" not in document:
        return "This is no record. GET games/{id}/record/ gives the record of a game that is over."
    if b"\n" in data or b'": ' in data:
        return "Has an editor or a JSON tool written it? Fetch it again, and keep the bytes as they come."
    return None
