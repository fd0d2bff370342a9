"""Every ruleset of the catalog is told in all languages, and says the same in each, as far as a program can tell."""

import re
from collections.abc import Iterator

import pytest
from django.conf import settings

from rulesets import catalog
from rulesets.document import Texts

LANGUAGES = tuple(sorted(settings.SENTENCES_IN))
OTHERS = tuple(language for language in LANGUAGES if language != settings.LANGUAGE_CODE)
# What machines made of the rules in the sources and nobody says who plays, in lower case.
ACCIDENTS = {
    "vi": ("du thuyền", "cuộn", "ngôi nhà", "cầu thủ", "thẳng", "ghi bàn", "của một loại", "hoang dã", "giây"),
    "km": ("រមៀល", "ប្រាក់រង្វាន់", "ត្រង់", "ឱកាស", "នៃប្រភេទ", "អាត់", "បង្វិល", "ស៊ុត"),
    "lt": ("tūz", "dvyniai", "tiesus", "tiesioj", "ritin", "juokdar", "skoring", "balai", "korta", "vienarūš"),
}
LETTERS = {"km": "[\u1780-\u17ff]"}
ANY_LETTER = r"[^\W\d_]"
ENGLISH = re.compile(r"\b(the|dice|points?|roll|category|score|seat|bonus|upper|lower)\b", re.IGNORECASE)


def texts(key: str, language: str) -> Texts:
    return catalog.document(key)["texts"][language]


def sentences(told: Texts) -> Iterator[str]:
    yield told["summary"]
    yield from told["rules"]
    yield from (category["rule"] for category in told["categories"].values())


def everywhere(language: str) -> Iterator[str]:
    """Every name and sentence of a language."""
    for key in catalog.keys():  # noqa: SIM118 (a module)
        told = texts(key, language)
        yield from (told["name"], *(category["name"] for category in told["categories"].values()), *sentences(told))


@pytest.mark.parametrize("key", catalog.keys())
def test_no_translation_is_missing(key: str) -> None:
    assert tuple(sorted(catalog.document(key)["texts"])) == LANGUAGES


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", catalog.keys())
def test_every_sentence_has_the_numbers_of_the_original(key: str, language: str) -> None:
    pairs = list(zip(sentences(texts(key, "en")), sentences(texts(key, language)), strict=True))
    for original, translation in pairs:
        assert sorted(re.findall(r"\d+", translation)) == sorted(re.findall(r"\d+", original)), translation


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    for key in catalog.keys():  # noqa: SIM118 (a module)
        for original, translation in zip(sentences(texts(key, "en")), sentences(texts(key, language)), strict=True):
            assert re.search(LETTERS.get(language, ANY_LETTER), translation.lower()), translation
            assert translation != original
            assert not ENGLISH.search(translation), translation


@pytest.mark.parametrize("language", OTHERS)
def test_no_accident_of_a_machine_translation_ships(language: str) -> None:
    told = "\n".join(everywhere(language)).lower()
    assert not [word for word in ACCIDENTS.get(language, ()) if word in told]


@pytest.mark.parametrize("language", OTHERS)
def test_two_categories_of_a_ruleset_are_never_called_alike(language: str) -> None:
    for key in catalog.keys():  # noqa: SIM118 (a module)
        names = [category["name"] for category in texts(key, language)["categories"].values()]
        assert len(names) == len(set(names)), key


@pytest.mark.parametrize(
    ("key", "category", "language", "name"),
    [
        ("yacht", "sixes", "vi", "Xúc 6"),
        ("yacht", "four_of_a_kind", "vi", "Tứ quý"),
        ("yacht", "full_house", "vi", "Cù lũ"),
        ("classic-13", "small_straight", "vi", "Sảnh nhỏ"),
        ("yatzy", "chance", "vi", "May rủi"),
        ("yahtzee", "large_straight", "lt", "Didžioji eilė"),
        ("yahtzee", "chance", "lt", "Šansas"),
        ("yahtzee", "twos", "lt", "Dvejetukai"),
        ("yahtzee", "small_straight", "km", "លំដាប់តូច"),
        ("yahtzee", "full_house", "km", "Full House"),
    ],
)
def test_names_are_what_players_say(key: str, category: str, language: str, name: str) -> None:
    assert texts(key, language)["categories"][category]["name"] == name
