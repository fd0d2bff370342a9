from typing import Literal

ScoreRanking = Literal["points", "regret"] | str

SCORE_RANKING_VALUES: set[ScoreRanking] = {
    "points",
    "regret",
}


def check_score_ranking(value: str) -> ScoreRanking:
    return value
