"""What players and tokens look like, for the schema."""

PLAYER = {
    "id": "0193a4c7-1f6e-7cc1-8c5a-3f0a6d2b9e41",
    "name": "Ada",
    "kind": "person",
    "strategy": None,
    "created_at": "2026-11-30T12:48:09.123456Z",
}
PUBLIC = PLAYER | {"merged_into": None, "deleted": False}
BLOCK = {"player": PUBLIC, "created_at": "2026-11-30T12:50:31.480012Z"}
GUEST = PLAYER | {"username": None, "recoverable": False}
KEPT = PLAYER | {"username": "ada", "recoverable": True}
SECRET = "5f1d7a84db00d2fce00b31a7fc73224fd2bb2e3d6a4c2f0c9f4e8b1a7d6c5e3f"
TOKEN = {
    "id": "0193a4c7-1f70-7a02-9a3c-0e5d8f1b2c3d",
    "label": "phone",
    "created_at": "2026-11-30T12:48:09.125012Z",
    "expires_at": None,
    "last_used_on": "2026-11-30",
    "scopes": ["organise", "play", "read"],
    "current": True,
}
BOTS_TOKEN = {"label": "bot", "scopes": ["play", "read"], "expires_in": 86400}
ISSUED_TOKEN = {
    "id": TOKEN["id"],
    "label": TOKEN["label"],
    "created_at": TOKEN["created_at"],
    "expires_at": TOKEN["expires_at"],
    "scopes": TOKEN["scopes"],
    "token": SECRET,
    "player": KEPT,
    "warning": None,
}
ANOTHER_PASSWORD = {"old_password": "analytical engine", "new_password": "difference engine"}
