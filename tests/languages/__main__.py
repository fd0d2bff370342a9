"""Bring the folders of the languages up to date: `python -m tests.languages [CODE …]`.

Each language's `django.po` gets the sentences that are new, without a translation, and loses those that are gone; a
new code gets a folder. What Django reads, `django.mo`, is made from it.
"""

import sys

import django

django.setup()

from tests.languages import folders  # noqa: E402 (Django must know its settings first)

for code in sorted({*folders.codes(), *sys.argv[1:]}):
    missing = folders.update(code)
    print(f"{code}: {missing or 'nothing'} to translate, in {folders.source(code)}")
