"""Every example of the OpenAPI document is what the server really answers: the whole suite has seen one like it."""

from pathlib import Path

import pytest

from tests import witnesses


def test_each_example_is_like_an_answer_that_the_suite_has_had(request: pytest.FixtureRequest) -> None:
    if not is_whole(request.config):
        pytest.skip("only the whole suite is answered all that the examples show")
    assert witnesses.unseen() == []


def is_whole(config: pytest.Config) -> bool:
    """Whether nothing was left out but what asks servers of its own, in which nobody here can look."""
    chosen = config.args_source is not pytest.Config.ArgsSource.TESTPATHS or config.option.keyword
    left_out = {Path(path).name for path in config.option.ignore or ()}
    return not chosen and left_out <= {"sdk", "chaos", "serve"}


@pytest.mark.parametrize(
    ("example", "answer", "is_alike"),
    [
        ({"a": 1, "b": None}, {"a": 2.5, "b": None}, True),
        ({"a": 1}, {"a": "1"}, False),
        ({"a": 1}, {"a": True}, False),
        ({"a": 1}, {"a": None}, True),
        ({"scorecard": {"ones": 3}}, {"scorecard": {"chance": 20}}, True),
        ({"a": 1}, {"a": 1, "b": 2}, False),
        ({"code": "busy"}, {"code": "throttled"}, False),
        ([{"a": 1}, {"b": "x"}], [{"b": "y"}, {"a": 0}, {"c": 0}], True),
        ([{"a": 1}], [], False),
        ([6, 6], [], True),
        ([6, 6], ["six"], False),
        ([], [{"a": 1}], True),
    ],
)
def test_alike_is_what_has_the_same_members_of_the_same_types(example: object, answer: object, is_alike: bool) -> None:
    assert witnesses.alike(example, answer) is is_alike
