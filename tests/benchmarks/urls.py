"""The API, and the least that Django can answer."""

from django.http import HttpRequest, HttpResponse
from django.urls import path

from yachtapi import urls


def bare(request: HttpRequest, size: int) -> HttpResponse:
    """So many bytes, whatever was asked."""
    return HttpResponse(b" " * size, content_type="application/json", status=201 if request.body else 200)


urlpatterns = [*urls.urlpatterns, path("bare/<int:size>/", bare)]

handler400 = urls.handler400
handler403 = urls.handler403
handler404 = urls.handler404
handler500 = urls.handler500
