"""The examples of tournaments in the schema."""

from drf_spectacular.utils import OpenApiExample

EVENTS = OpenApiExample(
    "Two bots register",
    {
        "version": 9,
        "status": "registration",
        "events": [
            {
                "seq": seq,
                "type": "entrant.registered",
                "data": {"entrant": f"0192f6a0-0000-7000-8000-00000000010{seq}", "player_id": player_id},
                "at": f"2026-05-04T12:00:0{seq}.000000Z",
                "hash": f"{seq:x}" * 64,
            }
            for seq, player_id in (
                (8, "0192f6a0-0000-7000-8000-000000000201"),
                (9, "0192f6a0-0000-7000-8000-000000000202"),
            )
        ],
    },
    response_only=True,
)
