from games.tournaments.uncertainty.difference import ComparedGame, difference


def test_games_are_compared_one_by_one() -> None:
    both = difference([ComparedGame((210, 200)), ComparedGame((150, 160)), ComparedGame((250, 220))])
    assert (both.scored.games, both.scored.mean) == (3, 10.0)
    assert both.adjusted.games == 0


def test_the_side_that_gave_away_less_is_ahead_without_the_luck() -> None:
    games = [ComparedGame((150, 260), (2.0, 12.0)), ComparedGame((240, 180), (3.0, 11.0)), ComparedGame((200, 200))]
    both = difference(games)
    assert both.scored.mean is not None and both.scored.mean < 0
    assert (both.adjusted.games, both.adjusted.mean) == (2, 9.0)


def test_without_the_luck_the_interval_is_narrower() -> None:
    # Two who play alike but for the second's slips, with luck of their own.
    luck = [(-30, 45), (12, -8), (60, -20), (-5, -41), (18, 33)]
    slips = [5, 6, 4, 5, 6]
    games = [
        ComparedGame((200 + first, 200 + second - slip), (0.0, float(slip)))
        for (first, second), slip in zip(luck, slips, strict=True)
    ]
    both = difference(games)
    assert both.scored.margin is not None and both.adjusted.margin is not None
    assert both.adjusted.margin < both.scored.margin / 10
