from typing import Literal

RankingEnum = Literal["points", "regret"] | str

RANKING_ENUM_VALUES: set[RankingEnum] = {
    "points",
    "regret",
}


def check_ranking_enum(value: str) -> RankingEnum:
    return value
