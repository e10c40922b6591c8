"""Laws of ratings: equals stay equal, order changes nothing, winning is better than not winning."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from robacus.arena.rating import Finish, Rating, rated

PLAYERS = "abcdef"


@st.composite
def finishes(draw: st.DrawFn) -> Finish:
    count = draw(st.integers(2, 4))
    players = draw(st.permutations(PLAYERS))[:count]
    ranks = draw(st.lists(st.integers(0, 2), min_size=count, max_size=count))
    return Finish(tuple(players), tuple(ranks))


games = st.lists(finishes(), max_size=12)
ratings = st.builds(Rating, st.floats(10, 40), st.floats(0.5, 8))


@given(ratings, st.integers(2, 6), st.integers(1, 30))
def test_equal_results_leave_equal_ratings_equal(rating: Rating, count: int, times: int) -> None:
    players = tuple(PLAYERS[:count])
    after = rated(dict.fromkeys(players, rating), [Finish(players, (0,) * count)] * times)
    assert len(set(after.values())) == 1
    assert after["a"].mu == rating.mu


@given(games, st.sampled_from(["ab", "ba"]))
def test_two_with_the_same_results_in_a_round_have_the_same_rating(rest: list[Finish], pair: str) -> None:
    """Whatever one does to others, the other does too, and between them it is a draw."""
    one, other = pair
    swap = str.maketrans(pair, pair[::-1])
    mirrored = [Finish(tuple(who.translate(swap) for who in game.players), game.ranks) for game in rest]
    after = rated({}, [*rest, *mirrored, Finish((one, other), (0, 0))])
    assert after[one] == after[other]


@given(games, st.randoms(use_true_random=False))
def test_the_order_of_games_and_of_players_in_them_changes_nothing(rest: list[Finish], lot: object) -> None:
    shuffled = list(rest)
    lot.shuffle(shuffled)  # type: ignore[attr-defined]
    turned = [Finish(game.players[::-1], game.ranks[::-1]) for game in shuffled]
    assert rated({}, turned) == rated({}, rest)


@given(ratings, ratings, st.integers(1, 40))
def test_a_win_raises_and_a_loss_lowers(one: Rating, other: Rating, times: int) -> None:
    after = rated({"a": one, "b": other}, [Finish(("a", "b"), (0, 1))] * times)
    assert after["a"].mu > one.mu
    assert after["b"].mu < other.mu
    assert after["a"].sigma <= one.sigma


def test_who_does_not_play_keeps_the_rating() -> None:
    before = {"a": Rating(), "b": Rating(), "c": Rating(30.0, 2.0)}
    assert rated(before, [Finish(("a", "b"), (0, 1))])["c"] == before["c"]
    assert rated(before, []) == before


def test_a_thousand_games_do_not_shoot_beyond_the_truth() -> None:
    """Three wins of four, however many: the ratings settle where that is what is to be expected."""
    few = rated({}, [Finish(("a", "b"), (0, 1))] * 75 + [Finish(("a", "b"), (1, 0))] * 25)
    many = rated({}, [Finish(("a", "b"), (0, 1))] * 1500 + [Finish(("a", "b"), (1, 0))] * 500)
    assert abs((few["a"].mu - few["b"].mu) - (many["a"].mu - many["b"].mu)) < 1.5
    assert many["a"].sigma < few["a"].sigma


def test_beating_somebody_strong_is_worth_more() -> None:
    before = {"a": Rating(), "b": Rating(), "strong": Rating(35.0, 2.0), "weak": Rating(15.0, 2.0)}
    after = rated(before, [Finish(("a", "strong"), (0, 1)), Finish(("b", "weak"), (0, 1))])
    assert after["a"].mu > after["b"].mu
