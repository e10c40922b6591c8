"""Laws of the engine: what a placement is worth, and in what order placements come."""

from __future__ import annotations

from robacus.games.abaku import GAME
from robacus.games.abaku.engine import kept, ranked
from robacus.games.abaku.rack_value import hand_points, rack_value
from robacus.games.abaku.search import all_placements
from tests.games.abaku.playing import dealt, game, laid


def test_every_placement_is_ranked_once_with_its_points() -> None:
    state = game(5, 6)[-1]
    view = GAME.view(state, state.turn)
    found = ranked(view.position, view.faces, view.unseen, view.bag)
    assert sorted((one.tiles, one.points) for one in found) == all_placements(view.position, view.faces)
    assert [one.equity for one in found] == sorted((one.equity for one in found), reverse=True)


def test_equity_is_points_and_what_is_kept_while_there_are_tiles_to_draw() -> None:
    view = GAME.view(dealt("16824", "22222", bag="1" * 9), 0)
    for one in ranked(view.position, view.faces, view.unseen, view.bag):
        assert one.equity == one.points + rack_value(kept(view.faces, one.tiles))


def test_with_an_empty_bag_kept_tiles_cost_their_points_and_going_out_gains_those_of_the_others() -> None:
    view = GAME.view(dealt("16824", "22229"), 0)
    unseen = [0, 0, 4, 0, 0, 0, 0, 0, 0, 1]
    for one in ranked(view.position, view.faces, unseen, 0):
        left = kept(view.faces, one.tiles)
        assert one.equity - one.points == (-hand_points(left) if left else 17)


def test_a_joker_is_kept_as_a_joker_and_counts_nothing_in_hand() -> None:
    assert kept("1?4", laid("H8=2? I8=4")) == "1"
    assert hand_points("9?0") == 9
    assert rack_value("?9") == rack_value("9?")
