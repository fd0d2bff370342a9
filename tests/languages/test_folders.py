"""Every sentence that an answer may hold has a translation in each language, with the same facts in it."""

import re
from collections.abc import Iterator

import polib
import pytest

from tests.languages import folders
from tests.languages.sentences import all_sentences
from tests.rulesets.test_translations import ACCIDENTS, ANY_LETTER, LETTERS, OTHERS

FACT = re.compile(r"\{[a-z_]+(?:![a-z])?\}|%\([a-z_]+\)[a-z]|%d|`[^`]+`|<[a-z]+>")
ENGLISH = re.compile(r"\b(the|is|are|must|not|you|your|this|that|has|have|of|for|and|game|seat|player)\b")
SHIPPED = pytest.mark.parametrize("language", folders.codes())


def pairs(file: polib.POFile) -> Iterator[tuple[str, str]]:
    """Each English sentence with each of its translations."""
    for entry in file:
        for translation in entry.msgstr_plural.values() or [entry.msgstr]:
            yield entry.msgid, translation


def test_the_rulesets_and_the_sentences_speak_the_same_languages() -> None:
    assert folders.codes() == sorted(OTHERS)


@SHIPPED
def test_no_sentence_is_missing_and_none_is_left_over(language: str) -> None:
    file = folders.read(language)
    assert [entry.msgid for entry in file] == list(all_sentences())
    assert [original for original, translation in pairs(file) if not translation] == []
    assert not file.fuzzy_entries()


@SHIPPED
def test_what_django_reads_is_what_people_wrote(language: str) -> None:
    assert folders.source(language).with_suffix(".mo").read_bytes() == folders.compiled(language)


@SHIPPED
def test_every_sentence_has_the_facts_of_the_original(language: str) -> None:
    for original, translation in pairs(folders.read(language)):
        assert sorted(FACT.findall(translation)) == sorted(FACT.findall(original)), translation


@SHIPPED
def test_nothing_is_left_in_english(language: str) -> None:
    for original, translation in pairs(folders.read(language)):
        assert translation != original
        assert re.search(LETTERS.get(language, ANY_LETTER), translation.lower()), translation
        said = FACT.sub(" ", translation).replace("PATCH players/me/", "")
        assert not ENGLISH.search(said), translation


@SHIPPED
def test_no_accident_of_a_machine_translation_is_among_them(language: str) -> None:
    # A second is a second where a clock is meant.
    accidents = [word for word in ACCIDENTS.get(language, ()) if word != "giây"]
    told = "\n".join(translation for _, translation in pairs(folders.read(language))).lower()
    assert [word for word in accidents if word in told] == []


@SHIPPED
def test_two_titles_or_sentences_are_never_told_alike(language: str) -> None:
    told = [translation for original, translation in pairs(folders.read(language)) if original.endswith(".")]
    alike = {translation for translation in told if told.count(translation) > 1}
    assert len(alike) <= 3, alike
