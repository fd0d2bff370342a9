"""The WSGI application, for servers that only speak WSGI and for the bridge of ``yachtapi.asgi``."""

import os

from django.core.wsgi import get_wsgi_application

from yachtapi import metrics
from yachtapi.wsgirequest import Utf8Request

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "yachtapi.settings")

application = get_wsgi_application()
application.request_class = Utf8Request
metrics.play_role("web")
