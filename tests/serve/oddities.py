"""What a request may have that nobody means: parts of paths, parameters, bodies, values, headers."""

from typing import Any

NOWHERE = "0193a4c7-1f6e-7cc1-8c5a-3f0a6d2b9e41"

ODD_PARTS = [
    NOWHERE,
    NOWHERE.upper(),
    NOWHERE.replace("-", ""),
    f"{{{NOWHERE}}}",
    f"urn:uuid:{NOWHERE}",
    "0" * 36,
    "0",
    "-1",
    "1e9",
    "9" * 30,
    "+1",
    "1.0",
    "%EF%BC%90",
    "NaN",
    "null",
    "undefined",
    "me",
    "current",
    "..",
    ".",
    "%00",
    "%ff%fe",
    "%2e%2e",
    "%2f",
    "%252f",
    "%c3%28",
    "%E2%80%AE",
    "%F0%9F%8E%B2",
    "%20",
    "%",
    "%zz",
    "a" * 3000,
    "'",
    '"',
    "<script>",
    "{{7*7}}",
    "${jndi:ldap:}",
    "%0d%0aX:%20y",
    ";",
    "yacht",
    "yamb",
]

NAMES = [
    "after",
    "limit",
    "cursor",
    "status",
    "ruleset",
    "player",
    "to_move",
    "receipt",
    "keep",
    "digest",
    "format",
    "x",
]

VALUES = [
    "",
    "0",
    "-1",
    "1",
    "9" * 25,
    "1e5",
    "NaN",
    "null",
    "true",
    "%00",
    "%ff",
    "%c3%28",
    "a" * 2000,
    "me",
    "%26",
    "[]",
]

ODD_BODIES = [
    b"",
    b" ",
    b"{",
    b"}",
    b"[]",
    b"null",
    b"true",
    b"7",
    b'"text"',
    b"{}",
    b"{}{}",
    b"\xff\xfe{}",
    b"\xef\xbb\xbf{}",
    b'{"\xc3(": 1}',
    b'{"a": "\\u0000"}',
    b'{"a": "\\ud800"}',
    b'{"\\u0000": 1}',
    b'{"a": NaN}',
    b'{"a": 1e999}',
    b'{"a": -Infinity}',
    b"[" * 20000,
    b'{"a":' * 5000,
    b"x" * 70000,
    b"name=Ada",
    b'{"a": 1, "a": 2}',
    b"{'a': 1}",
    b'{"keep": [1], "keep": []}',
    "{}".encode("utf-16"),
    "{}".encode("utf-32"),
    b'{"a": ' + b"9" * 5000 + b"}",
]

TYPES = [b"", b"text/plain", b"application/json; charset=utf-16", b"application/json; charset=rot13", b"application/x"]

TYPES += [
    b"multipart/form-data",
    b"multipart/form-data; boundary=x",
    b"application/x-www-form-urlencoded",
    b"\xff/\xff",
]

TYPES += [b"application/vnd.api+json", b"application/json, application/json", b"*/*", b"json", b"a" * 2000]

ODD_VALUES: list[Any] = [None, True, False, 0, -1, 1, 3, 1.5, 10**30, -(10**30), 1e308, "", " ", "a", "\0", "\ud800"]

ODD_VALUES += ["\u202e", "a" * 5000, "🎲" * 50, [], [[]], {}, {"a": {}}, [1] * 3000, [7], [0], ["1"], [None], [True]]

ODD_VALUES += ["me", "yacht", "greedy", NOWHERE, "2026-11-30T00:00:00Z", "' OR 1=1 --", {"$ne": None}, "__proto__"]

HEADERS: dict[bytes, list[bytes]] = {
    b"Range": [b"bytes=0-", b"bytes=9-1", b"bytes=" + b"0-1," * 500, b"lines=1"],
    b"Accept": [b"", b"*/*;q=0", b"text/html", b"application/xml", b"\xff", b"a/b;" * 500, b"application/json;v=9"],
    b"If-Match": [b"*", b'"1"', b"1", b'W/"1"', b'"' + b"9" * 40 + b'"', b'"1", "2"', b'"\xff"', b"", b'"1', b'"-1"'],
    b"If-None-Match": [b"*", b'W/"1-x"', b'"' + b"x" * 4000 + b'"', b"\xff", b", ,"],
    b"If-Modified-Since": [b"yesterday", b"Thu, 01 Jan 1970 00:00:00 GMT"],
    b"Idempotency-Key": [b"", b"k", b"a b", b"\xff", b"k" * 300, b"\xe2\x98\x83", b"'", b"k"],
    b"Last-Event-ID": [b"0", b"-1", b"9" * 30, b"x", b"\xff", b"1", b""],
    b"Accept-Language": [b"", b"xx", b"de;q=2", b"\xff", b"*" * 1000],
    b"X-Request-ID": [b"", b"a b", b"\xff", b"x" * 500, b"fine"],
    b"X-Forwarded-For": [b"198.51.100.7", b"\xff", b"," * 500, b"::1, x"],
    b"X-Forwarded-Proto": [b"https", b"gopher", b""],
    b"X-Forwarded-Host": [b"evil.example"],
    b"X-HTTP-Method-Override": [b"DELETE"],
    b"Host": [b"", b"evil.example", b"\xff", b"a" * 300, b"127.0.0.1:99999", b"[::1", b"127.0.0.1, x"],
    b"Origin": [b"null", b"https://evil.example", b"\xff"],
    b"Cookie": [b"sessionid=x; csrftoken=y", b"\xff=\xff"],
    b"Expect": [b"100-continue", b"200-ok"],
    b"Upgrade": [b"websocket", b"h2c"],
    b"Transfer-Encoding": [b"chunked", b"gzip, chunked", b"identity"],
    b"Content-Length": [b"0", b"-1", b"x", b"2"],
    b"TE": [b"trailers"],
    b"Bad Name": [b"x"],
    b"X_Request_Id": [b"x"],
    b"X-Nul": [b"a\0b"],
    b"X-Long": [b"x" * 30_000],
}
