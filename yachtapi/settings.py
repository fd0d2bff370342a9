"""Every setting, read once from the environment. ``DATA_DIR`` holds all that must outlive a restart."""

import os
import socket
from pathlib import Path

from corsheaders.defaults import default_headers
from django.core.exceptions import ImproperlyConfigured

from yachtapi import env, messaging

BASE_DIR = Path(__file__).resolve().parent.parent
DATA_DIR = env.folder("DATA_DIR", BASE_DIR / "var")

# Seals the signing key in the database; every machine of an installation needs the same.
SECRET_KEY = env.secret("SECRET_KEY", DATA_DIR / "secret_key")
SECRET_KEY_FALLBACKS = env.names("SECRET_KEY_FALLBACKS", "")
ALLOWED_HOSTS = env.names("ALLOWED_HOSTS", "*")
DEBUG = False

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "rest_framework",
    "knox",
    "corsheaders",
    "django_filters",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "rulesets",
    "games.players",
    "games",
    "games.ratings",
    "games.matchmaking",
    "games.tournaments",
    "yachtapi",
    "yachtapi.limits",
    "django.contrib.admin.apps.SimpleAdminConfig",  # the last, so that our templates come before its own
]
# Where OpenTelemetry's spans go, if anywhere: nothing of it is imported otherwise.
TRACES = env.traces()
OTEL_SERVICE_NAME = env.text("OTEL_SERVICE_NAME", "yachtapi")

MIDDLEWARE = [
    "yachtapi.middleware.RequestId",
    "yachtapi.middleware.Language",
    *(["yachtapi.spans.TraceRequests"] if TRACES else []),
    "yachtapi.measuring.Measure",
    "yachtapi.limits.middleware.ForwardedScheme",
    "django.middleware.security.SecurityMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "yachtapi.headers.ContentPolicy",
    "corsheaders.middleware.CorsMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "yachtapi.middleware.BodyLimit",
    "yachtapi.limits.middleware.RateLimitFields",
    "yachtapi.staffonly.Sessions",
    "yachtapi.staffonly.Csrf",
    "yachtapi.staffonly.Authentication",
    "yachtapi.staffonly.Messages",
]
ROOT_URLCONF = "yachtapi.urls"
WSGI_APPLICATION = "yachtapi.wsgi.application"
APPEND_SLASH = False
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]
STATIC_URL = "/static/"
# The documentation pages come from our own host, straight from the installed packages.
WHITENOISE_USE_FINDERS = True

VIEW_THREADS = 2  # more only fight for the interpreter; one would let a writer that waits hold up the readers

DATABASES = {"default": env.database("DATABASE_URL", DATA_DIR / "yacht.sqlite3")}
if DATABASES["default"]["ENGINE"] == env.SQLITE:
    DATABASES["default"] |= {
        "ENGINE": "yachtapi.sqlite",
        "CONN_MAX_AGE": None,
        "OPTIONS": {
            # A deferred transaction that turns into a writer fails at once when another has written; an
            # immediate one waits its turn.
            "transaction_mode": "IMMEDIATE",
            "timeout": 10,
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
        },
    }
else:
    DATABASES["default"] |= {
        # The pool's connections outlive requests; Django's own must not. Both ways are equally fast, but threads share
        # a pool, and it shrinks, and it mends itself.
        "CONN_MAX_AGE": 0,
        "CONN_HEALTH_CHECKS": True,  # one that died with its server is replaced before a request gets it
        "OPTIONS": {
            # Whoever waits longer for another request's lock is told so, and keeps no process waiting with him.
            "options": "-c lock_timeout=10s",
            "connect_timeout": 3,  # seconds
            **DATABASES["default"].get("OPTIONS", {}),
            # Tells which process of which machine a connection is of, as its pool may open another at any time.
            "application_name": f"yacht {os.getpid()} {socket.gethostname()}"[:63],
            "pool": {
                "min_size": 1,
                "max_size": VIEW_THREADS + 2,  # one for the thread that wakes readers, one to spare
                "timeout": 5,  # seconds until a request is told that there is no database
                # Seconds in which a new connection is tried for by itself, each time after twice as long; then the
                # next request tries. By default, a database that comes back after minutes is not noticed for minutes.
                "reconnect_timeout": 2,
            },
        },
    }
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

AUTH_USER_MODEL = "players.Player"
AUTHENTICATION_BACKENDS = ["games.players.staff.StaffBackend"]
SILENCED_SYSTEM_CHECKS = [
    "auth.W004",  # usernames are unique, by a constraint that the check does not read
    "security.W003",  # no cookie signs a request of the API; on the admin's pages `yachtapi.staffonly.Csrf` looks
    "security.W005",  # whether every other host of the domain speaks TLS …
    "security.W021",  # … and for ever, is not ours to promise
]
KNOX_TOKEN_MODEL = "players.Token"
MIGRATION_MODULES = {"knox": None}  # its tokens are ours; its own migrations would make a table that nobody uses
REST_KNOX = {"AUTH_HEADER_PREFIX": "Bearer", "TOKEN_TTL": None}
PASSWORD_HASHERS = ["django.contrib.auth.hashers.Argon2PasswordHasher"]
AUTH_PASSWORD_VALIDATORS = [
    {
        "NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator",
        "OPTIONS": {"user_attributes": ["username", "name"]},
    },
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.NumericPasswordValidator"},
]

# Where support looks things up, if not `off`; nobody can sign in there before `manage.py make_staff`.
ADMIN_PATH = env.folder_path("ADMIN_PATH", "admin/")
SESSION_COOKIE_PATH = CSRF_COOKIE_PATH = f"/{ADMIN_PATH}"
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = "Strict"
SESSION_COOKIE_AGE = 8 * 3600  # seconds
SESSION_EXPIRE_AT_BROWSER_CLOSE = True
CSRF_COOKIE_HTTPONLY = True

USE_TZ = True
TIME_ZONE = "UTC"
LANGUAGE_CODE = "en"
# A language is a folder here; the originals are in English: the catalog's texts, and the sentences in the code.
LOCALE_PATHS = [BASE_DIR / "rulesets" / "locale"]
SENTENCES_IN = [LANGUAGE_CODE, *sorted(folder.name for folder in LOCALE_PATHS[0].iterdir() if folder.is_dir())]

# How often each may ask: units in so many seconds, all of which may be spent at once. By player, for requests without a
# token by address; the last three by address alone, a sign-in also by username and address.
RATE_LIMITS = env.switch("RATE_LIMITS", default=True)
RATES = {
    "read": env.rate("RATE_READ", (3000, 60)),
    "move": env.rate("RATE_MOVE", (2400, 60)),
    "create": env.rate("RATE_CREATE", (300, 60)),
    "heavy": env.rate("RATE_HEAVY", (300, 60)),
    "account": env.rate("RATE_ACCOUNT", (20, 600)),  # exports, merges and deletions take seconds
    "stream": env.rate("RATE_STREAM", (3000, 60)),
    "sign_in": env.rate("RATE_SIGN_IN", (10, 600)),
    "sign_in_address": env.rate("RATE_SIGN_IN_ADDRESS", (100, 600)),
    "new_player": env.rate("RATE_NEW_PLAYER", (300, 3600)),
}
# How many proxies of ours stand in front and append to X-Forwarded-For; of further hops we only know what they say.
TRUSTED_PROXIES = env.integer("TRUSTED_PROXIES", 0, least=0, most=10)

# Behind a proxy that speaks TLS: what was asked for without it is sent there, and browsers are told to stay there.
HTTPS = env.switch("HTTPS", default=False)
if HTTPS and not TRUSTED_PROXIES:
    raise ImproperlyConfigured("HTTPS=on needs TRUSTED_PROXIES, or no request would ever count as encrypted.")
SECURE_SSL_REDIRECT = HTTPS
SECURE_REDIRECT_EXEMPT = ["^(healthz|readyz|metrics)$"]  # asked from inside
SECURE_HSTS_SECONDS = env.integer("HSTS_SECONDS", 31_536_000 if HTTPS else 0, least=0, most=63_072_000)
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = HTTPS
X_FRAME_OPTIONS = "DENY"
# Whose pages may ask from a browser: none, unless they are named; "*" for all, as no cookie signs a request.
CORS_ALLOWED_ORIGINS = env.names("CORS_ALLOWED_ORIGINS", "")
CORS_ALLOW_ALL_ORIGINS = CORS_ALLOWED_ORIGINS == ["*"]
if CORS_ALLOW_ALL_ORIGINS:
    CORS_ALLOWED_ORIGINS = []
CORS_URLS_REGEX = "^/api/"
CORS_ALLOW_HEADERS = [*default_headers, "idempotency-key", "if-match", "if-none-match", "last-event-id", "x-request-id"]
CORS_EXPOSE_HEADERS = [
    "ETag",
    "Idempotency-Replayed",
    "RateLimit",
    "RateLimit-Policy",
    "Retry-After",
    "X-Request-ID",
]
CORS_PREFLIGHT_MAX_AGE = 24 * 3600  # seconds

# How much one player may hold at once.
TOKENS_PER_PLAYER = env.integer("TOKENS_PER_PLAYER", 100, least=2, most=10_000)
OPEN_GAMES_PER_PLAYER = env.integer("OPEN_GAMES_PER_PLAYER", 200, least=1, most=1_000_000)
GAMES_PER_PLAYER = env.integer("GAMES_PER_PLAYER", 1000, least=1, most=1_000_000)  # that are not over
TOURNAMENTS_PER_PLAYER = env.integer("TOURNAMENTS_PER_PLAYER", 100, least=1, most=1_000_000)  # that are not over
SEATS_PER_PLAYER = env.integer("SEATS_PER_PLAYER", 1000, least=1, most=1_000_000)  # in games that are not over
RULESETS_PER_PLAYER = env.integer("RULESETS_PER_PLAYER", 50, least=1, most=1_000_000)  # versions posted, in all
INVITES_PER_GAME = env.integer("INVITES_PER_GAME", 100, least=1, most=1_000_000)

# The most scorecards that a ruleset may have to be solved: 17 categories take 4 million, and each two more four times
# as many; a million takes a worker a third of a second, and 8 MB.
SOLVED_STATES = env.integer("SOLVED_STATES", 20_000_000, least=1, most=1 << 26)

BODY_LIMIT = 64 * 1024  # bytes; no request of ours needs a tenth of it
LAST_DEADLINE_DAYS = 30
ABSENCE_HOURS = 24  # without a move or a sign of life, in a game without a clock
PRESENCE_SECONDS = env.integer("PRESENCE_SECONDS", 5, least=0, most=60)  # between two writes; 0: nobody's is kept
LONGEST_GAME_DAYS = 365  # for clocks that together may take longer than that

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": ["games.players.authentication.BearerAuthentication"],
    "DEFAULT_PERMISSION_CLASSES": [],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["yachtapi.parsers.JSONBody"],
    "DEFAULT_SCHEMA_CLASS": "yachtapi.schema.Schema",
    "DEFAULT_PAGINATION_CLASS": "yachtapi.pagination.Pages",
    "DEFAULT_FILTER_BACKENDS": ["django_filters.rest_framework.DjangoFilterBackend"],
    "EXCEPTION_HANDLER": "yachtapi.problems.handle",
    "URL_FORMAT_OVERRIDE": None,  # what a client accepts stands in its header
}
SECTIONS = {  # of the OpenAPI document
    "games": "Make and find games, sit down, throw, score, and read what happened.",
    "rulesets": "What is played: dice, categories, points, and what perfect play is worth.",
    "strategies": "The engines that take a seat, and how well each plays.",
    "players": "Accounts and guests, the player's own games and events, and who is blocked.",
    "tokens": "What signs a request, and what it may be used for.",
    "tournaments": "Events of many matches: entrants, rounds, standings, results, exports.",
    "invitations": "Who asks whom to play, and the rules by which a bot answers.",
    "seeks": "Find an opponent now.",
    "ratings": "Ratings, leaderboards and statistics of each ruleset.",
    "commitments": "The hash of every seed, published before the first throw.",
    "keys": "The public keys with which records and receipts are signed.",
    "limits": "The quotas, and what is left of them.",
    "server": "Whether the server lives and is ready.",
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Yacht API",
    "VERSION": "v1",
    "DESCRIPTION": (
        "Yacht, Yatzy and their relatives, for people and bots, with dice that anybody can check.\n\n"
        "Every error is an RFC 9457 problem with a `code` that never changes. Every answer carries an `X-Request-ID`, "
        "yours if you sent one.\n\n"
        "`v1` only grows: fields and paths are added, none is renamed or removed. What is to go with a `v2` says so "
        "with `Deprecation` and `Sunset`, and works for at least two years after it is announced. New members of "
        "answers, codes and event types may come at any time: ignore what you do not know."
    ),
    "OAS_VERSION": "3.1.1",
    "LICENSE": {"name": "MIT", "identifier": "MIT"},
    "SERVERS": [{"url": "/", "description": "The server that this document comes from."}],
    "TAGS": [{"name": name, "description": description} for name, description in SECTIONS.items()],
    "SCHEMA_PATH_PREFIX": "/api/v1",
    "SERVE_INCLUDE_SCHEMA": False,
    "COMPONENT_SPLIT_REQUEST": True,
    "ENUM_NAME_OVERRIDES": {
        "LimitPayer": "yachtapi.limits.api.PAYERS",
        "PlayerKind": "games.players.models.PlayerKind",
        "SeatKind": "games.api.shapes.SEAT_KINDS",
        "SeatWishKind": "games.api.serializers.WISH_KINDS",
        "TurnStatus": "games.api.shapes.TURN_STATUSES",
        "CommitmentStatus": "games.api.shapes.COMMITMENT_STATUSES",
        "NewPlayerKind": "games.players.api.serializers.PEOPLE_AND_BOTS",
        "GameStatus": "games.models.Game.Status",
        "GameVisibility": "games.models.Game.Visibility",
        "OrderOfPlay": "games.models.Game.Order",
        "GameHints": "games.models.Game.Hints",
        "OnTimeout": "games.models.Game.OnTimeout",
        "SeatStatus": "games.models.Seat.Presence",
        "TournamentStatus": "games.tournaments.models.Tournament.Status",
        "TournamentEntry": "games.tournaments.models.Tournament.Entry",
        "EntrantStatus": "games.tournaments.models.Entrant.Status",
        "MatchStatus": "games.tournaments.models.Match.Status",
        "MatchDecision": "games.tournaments.api.shapes.HOWS",
        "StoppedFor": "games.tournaments.api.shapes.STOPPED",
        "TieBreakKind": "games.tournaments.tiebreaks.TIE_BREAKS",
        "ScoreRanking": "games.tournaments.api.serializers.RANKINGS",
        "TokenScope": "games.players.scopes.ALL",
        "OtherTokens": "games.players.api.serializers.OTHER_TOKENS",
        "AliveStatus": "yachtapi.health.ALIVE_STATUSES",
        "ReviewingStatus": "games.api.reviewshapes.REVIEW_STATUSES",
        "MatchKind": "games.tournaments.api.serializers.MATCH_KINDS",
        "FormatKind": "games.tournaments.api.serializers.FORMATS",
        "RatingKind": "games.ratings.models.Kind",
        "RatingStatus": "games.ratings.api.shapes.STATES",
        "InvitationStatus": "games.matchmaking.models.Invitation.Status",
        "InvitationReason": "games.matchmaking.api.shapes.REASONS",
        "SeekStatus": "games.matchmaking.models.Seek.Status",
        "SeekOpponents": "games.matchmaking.models.Seek.Opponents",
    },
    "ENUM_GENERATE_CHOICE_DESCRIPTION": False,
    "POSTPROCESSING_HOOKS": [
        "drf_spectacular.hooks.postprocess_schema_enums",
        "yachtapi.postprocessing.keep_nulls",
        "yachtapi.postprocessing.merge_blanks",
        "yachtapi.postprocessing.flatten_references",
        "yachtapi.postprocessing.require_response_fields",
        "yachtapi.postprocessing.name_schemas",
        "yachtapi.postprocessing.reuse_enums",
        "yachtapi.postprocessing.close_requests",
        "yachtapi.parameters.describe",
        "yachtapi.components.add_components",
    ],
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
    "REDOC_DIST": "SIDECAR",
}

# Who may read /metrics: whoever has the token; without one, this machine alone. A worker that runs by itself shows its
# numbers on a port of its own; its pool shares them through the folder PROMETHEUS_MULTIPROC_DIR.
METRICS_TOKEN = env.text("METRICS_TOKEN", "")
METRICS_PORT = env.integer("METRICS_PORT", 0, least=0, most=65535)
if METRICS_PORT:
    env.demand("PROMETHEUS_MULTIPROC_DIR", "METRICS_PORT needs {name}: an empty folder in memory, such as /run/yacht.")

# `line` for people, `json` for programs that collect lines.
LOG_FORMAT = env.choice("LOG_FORMAT", "line", ("line", "json"))
LOG_LEVEL = env.choice("LOG_LEVEL", "INFO", ("DEBUG", "INFO", "WARNING", "ERROR"))
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {"only_faults": {"()": "yachtapi.logs.OnlyFaults"}},
    "formatters": {"line": {"()": "yachtapi.logs.Line"}, "json": {"()": "yachtapi.logs.Json"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": LOG_FORMAT}},
    "root": {"handlers": ["console"], "level": LOG_LEVEL},
    "loggers": {
        "django": {"handlers": [], "level": "INFO"},
        # A refusal is an answer, no event; only what is a fault of ours is worth more than the line of its request.
        "django.request": {"level": "ERROR", "filters": ["only_faults"]},
        # It would write two lines a task, beside our own.
        "celery": {"level": "WARNING"},
    },
}

# What `manage.py serve` runs. Two workers: while one plays a long game of engines, nobody waits for a bot.
HOST = env.text("HOST", "127.0.0.1")
PORT = env.integer("PORT", 8000, least=1, most=65535)
WORKERS = env.integer("WORKERS", 2, least=1, most=64)

# Where the processes that hold readers hear of moves: a Redis, else the database itself (SQLite's file is looked at,
# PostgreSQL notifies). A message that is lost costs a second or two.
EVENTS_URL = env.redis("EVENTS_URL")
# How many may wait for events at once in one process, for a player and from an address: a browser's tab is one, a
# school's network has one address.
STREAMS_PER_PLAYER = env.integer("STREAMS_PER_PLAYER", 100, least=1, most=1_000_000)
STREAMS_PER_ADDRESS = env.integer("STREAMS_PER_ADDRESS", 1000, least=1, most=1_000_000)

# Without a broker (a shell, the tests) no message is sent; `manage.py serve` brings its own.
BROKER_URL = env.broker("BROKER_URL")
CELERY_BROKER_URL = messaging.without_ssl_options(BROKER_URL)
CELERY_BROKER_USE_SSL = messaging.ssl_options(BROKER_URL)
CELERY_BROKER_CONNECTION_TIMEOUT = messaging.CONNECT
CELERY_BROKER_HEARTBEAT = 10  # seconds; RabbitMQ and the worker each notice when the other is gone
CELERY_BROKER_TRANSPORT_OPTIONS = messaging.transport_options(BROKER_URL)
CELERY_TASK_QUEUES = messaging.queues(BROKER_URL)
# Where quotas are counted, if a Redis is to be had; else the database or the one web process does it.
LIMITS_URL = next(
    (url for url in map(env.given, ("LIMITS_URL", "EVENTS_URL", "BROKER_URL")) if url.startswith(("redis", "unix"))), ""
)
CELERY_TASK_DEFAULT_QUEUE = "turns"  # someone is waiting
CELERY_TASK_ROUTES = {
    # The sweep repairs what is wrong with the other queues, so it must not wait in them.
    "games.tasks.sweep": {"queue": "clock"},
    "yachtapi.limits.tasks.forget_allowances": {"queue": "clock"},
    "games.tournaments.tasks.sweep": {"queue": "clock"},
    "games.tournaments.tasks.begin_matches": {"queue": "tournaments"},
    "games.tournaments.tasks.play_match": {"queue": "tournaments"},
    "games.tournaments.tasks.close_round": {"queue": "tournaments"},
    "games.tournaments.tasks.clear_up": {"queue": "tournaments"},
    "rulesets.tasks.solve": {"queue": "solver"},
    # No bot's move waits behind a review; and behind the wish for a table it finds the table.
    "games.tasks.review_game": {"queue": "solver"},
    "games.matchmaking.tasks.end_waits": {"queue": "clock"},
    "games.ratings.tasks.count_games": {"queue": "tournaments"},
    "games.tasks.file_boards": {"queue": "tournaments"},
}
CELERY_TASK_SERIALIZER = "json"
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TASK_IGNORE_RESULT = True
CELERY_ENABLE_UTC = True
CELERY_TIMEZONE = "UTC"
# A task is done when it has ended, not when it was fetched; one whose process dies goes back to the queue.
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_TASK_TIME_LIMIT = 50  # seconds; below the visibility timeout, or a running task would be started again
# At once a second time, for a connection that went stale; then the sweep repairs: the player is not kept waiting.
CELERY_TASK_PUBLISH_RETRY_POLICY = {"max_retries": 1, "interval_start": 0, "interval_step": 0, "interval_max": 0}
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_CONNECTION_MAX_RETRIES = None
CELERY_WORKER_CANCEL_LONG_RUNNING_TASKS_ON_CONNECTION_LOSS = False  # they commit what they did, and may run twice
CELERY_WORKER_ENABLE_REMOTE_CONTROL = False
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_DB_REUSE_MAX = 10**9  # Celery would open a database connection a task
CELERY_BEAT_SCHEDULER = "celery.beat:Scheduler"  # keeps no file: everything it does is done every few seconds
CELERY_BEAT_SCHEDULE = {
    # A sweep that nobody fetched in time is as good as the next one.
    "sweep": {"task": "games.tasks.sweep", "schedule": 5.0, "options": {"expires": 5}},
    "tournaments": {"task": "games.tournaments.tasks.sweep", "schedule": 5.0, "options": {"expires": 5}},
    # Where a worker has time at once: the message that the end of a game sends may wait behind a whole tournament.
    "ratings": {
        "task": "games.ratings.tasks.count_games",
        "schedule": 5.0,
        "options": {"expires": 5, "queue": "clock"},
    },
    "seeks": {"task": "games.matchmaking.tasks.end_waits", "schedule": 2.0, "options": {"expires": 2}},
    "allowances": {"task": "yachtapi.limits.tasks.forget_allowances", "schedule": 60.0, "options": {"expires": 60}},
}
