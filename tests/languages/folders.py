"""The folder of a language: the sentences as people write them, and as Django reads them."""

from pathlib import Path

import polib
from django.conf import settings

from tests.languages.sentences import all_sentences

LOCALE = Path(settings.LOCALE_PATHS[0])
# How many forms a counted sentence has, and which is for a number n.
PLURALS = {
    "km": "nplurals=1; plural=0;",
    "lt": "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2);",
    "vi": "nplurals=1; plural=0;",
}


def codes() -> list[str]:
    """The languages that have a folder."""
    return sorted(folder.name for folder in LOCALE.iterdir())


def source(code: str) -> Path:
    """The file to translate in."""
    return LOCALE / code / "LC_MESSAGES" / "django.po"


def read(code: str) -> polib.POFile:
    """The sentences of a language."""
    return polib.pofile(str(source(code)), wrapwidth=0)


def update(code: str) -> int:
    """Bring a language's folder up to date, and count what it has no translation of."""
    known = {entry.msgid: entry for entry in read(code)} if source(code).exists() else {}
    file = polib.POFile(wrapwidth=0)
    file.metadata = {
        "Language": code,
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": PLURALS.get(code, "nplurals=2; plural=(n != 1);"),
    }
    for sentence, plural in all_sentences().items():
        file.append(known.get(sentence) or _entry(sentence, plural, file.metadata["Plural-Forms"]))
    source(code).parent.mkdir(parents=True, exist_ok=True)
    file.save(str(source(code)))
    file.save_as_mofile(str(source(code).with_suffix(".mo")))
    return len(file.untranslated_entries())


def compiled(code: str) -> bytes:
    """What Django's file must hold."""
    return bytes(read(code).to_binary())


def _entry(sentence: str, plural: str | None, forms: str) -> polib.POEntry:
    if plural is None:
        return polib.POEntry(msgid=sentence)
    count = int(forms.partition("nplurals=")[2].partition(";")[0])
    return polib.POEntry(msgid=sentence, msgid_plural=plural, msgstr_plural=dict.fromkeys(range(count), ""))
