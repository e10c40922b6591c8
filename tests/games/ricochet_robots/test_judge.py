"""Laws of the judge: what it says of a round is what rules and solver say, and it says it no sooner than it may."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from robacus.game import Game
from robacus.games import game
from robacus.games.ricochet_robots import judge as judging
from robacus.games.ricochet_robots.judge import Found, Judge, Round
from robacus.games.ricochet_robots.moves import replay as by_the_rules
from robacus.games.ricochet_robots.moves import verdict
from robacus.games.ricochet_robots.solver import solve
from robacus.judging import Verdict
from robacus.speech import LANGUAGES, speech
from robacus.study import finding, question, work
from tests.games.ricochet_robots.playing import GLASS, Hands, shortest, show_way

GAME: Game = game("ricochet-robots")
JUDGE = Judge()
EN = speech("en")


def moments(hands: Hands, *, over: bool = False) -> list[Round]:
    """The rounds that have ended, as somebody watching is told of them now."""
    now = None if over else hands.view()
    found = []
    for before, step in zip(hands.steps, hands.steps[1:], strict=False):
        if step.event.judged:
            moment = JUDGE.moment(GAME.view(before.state, None), GAME.view(step.state, None), now)
            assert moment is not None
            found.append(moment)
    return found


def judged(moment: Round) -> Verdict:
    return JUDGE.verdict(moment, JUDGE.search(moment), EN)


def won(seed: int, *extra: str, **options: Any) -> Hands:
    """A table where seat 0 has won the first chip with these moves and then a shortest way."""
    hands = Hands(2, seed=f"{seed:032x}", **options)
    at = hands.first_chip()
    hands.do(at, 0, "bid 40")
    hands.do(at, 1, "pass")
    for text in extra:
        hands.do(at, 0, text)
    for text in shortest(hands.view())[len(extra) :]:
        happened = hands.do(at, 0, text)
    assert "chip-won" in happened
    return hands


@pytest.mark.parametrize("variant", ["strict", "literal", "free"])
@pytest.mark.parametrize("seed", [13, 28, 34, 105])
def test_a_shortest_way_loses_nothing_and_all_shortest_ways_are_there(seed: int, variant: str) -> None:
    (moment,) = moments(won(seed, variant=variant))
    said = judged(moment)
    answer = solve(moment.position, variant=moment.variant)
    assert said.lost == 0
    assert said.say == f"{answer.length} moves: optimal."
    assert len(said.lines) == min(answer.count or 0, judging.MOST_LISTED) + (
        moment.made not in [line.texts for line in said.lines[: judging.MOST_LISTED]]
    )
    assert (
        len({line.texts for line in said.lines}) == len({line.key for line in said.lines}) == len(said.lines)
    )
    for line in said.lines:
        moves = [moment.position.read_move(text) for text in line.texts]
        assert verdict(moment.position, moves, moment.variant) is None
        assert len(moves) == answer.length
    robots = [len({text.split()[0] for text in line.texts}) for line in said.lines[: judging.MOST_LISTED]]
    assert robots == sorted(robots)


@pytest.mark.parametrize("extra", [("yellow N",), ("yellow N", "yellow W")])
def test_a_longer_way_loses_what_it_is_longer(extra: tuple[str, ...]) -> None:
    (moment,) = moments(won(105, *extra))
    best = solve(moment.position, variant=moment.variant).length
    said = judged(moment)
    assert said.lost == len(moment.made) - (best or 0) > 0
    more = "one more" if said.lost == 1 else f"{said.lost} more"
    assert said.say == f"{len(moment.made)} moves: {more} than the optimum of {best}."
    assert said.lines[-1].texts == moment.made
    assert said.lines[-1].label.endswith("as shown)")


def nobody(seats: int = 2) -> Hands:
    """A table where nobody has won the first chip."""
    hands = Hands(seats, seed=f"{105:032x}")
    at = hands.first_chip()
    if seats == 1:
        hands.do(at, 0, "give up")
    else:
        for seat in range(seats):
            hands.do(at, seat, "pass")
    return hands


@pytest.mark.parametrize(("seats", "words"), [(1, "Not found"), (2, "Nobody found it")])
def test_ways_that_nobody_found_are_kept_back_as_long_as_the_robots_stand_as_they_did(
    seats: int, words: str
) -> None:
    hands = nobody(seats)
    (moment,) = moments(hands)
    said = judged(moment)
    assert (said.say, said.lost, said.lines) == (f"{words}: 3 moves would have done.", None, ())
    assert "blue" not in msgspec.json.encode(said).decode().lower().replace("blue square", "")
    (later,) = moments(hands, over=True)
    assert [line.texts for line in judged(later).lines] == [
        ("blue W", "blue S", "blue W"),
        ("green E", "blue S", "blue W"),
    ]


def test_they_are_shown_once_a_chip_is_won() -> None:
    hands = nobody()
    at = hands.table.replay.at + 10_000
    hands.until(at)
    hands.do(at, 0, "bid 40")
    hands.until(at + GLASS)
    assert "chip-won" in show_way(hands, at + GLASS, 0)
    before, _after = moments(hands)
    assert not before.kept_back
    assert judged(before).lines


def test_a_failed_demonstration_is_no_way() -> None:
    hands = Hands(2, seed=f"{105:032x}")
    at = hands.first_chip()
    hands.do(at, 0, "bid 2")
    hands.do(at, 1, "pass")
    hands.do(at, 0, "green E")
    hands.do(at, 0, "green N")
    (moment,) = moments(hands)
    assert (moment.made, judged(moment).lost) == ((), None)


def test_the_pictures_of_a_line_are_those_of_the_rules() -> None:
    (moment,) = moments(won(105, "yellow N"))
    position = moment.position
    for line in judged(moment).lines:
        shots = JUDGE.shots(moment, line.texts, EN)
        assert len(shots) == len(line.texts) + 1
        moves = [position.read_move(text) for text in line.texts]
        for count, shot in enumerate(shots):
            way = by_the_rules(position, moves[:count], moment.variant)
            squares = {piece.key: piece.square for piece in shot.scene.pieces}
            for colour, cell in zip(moment.colours, way.robots, strict=True):
                assert squares[f"robot-{colour}"] == position.board.name(cell)
            assert len(shot.scene.trails) == count
        assert shots[-1].say == f"{len(moves)}: Blue goes west."


def test_board_and_pieces_of_a_line_have_the_keys_of_the_table() -> None:
    hands = won(105)
    (moment,) = moments(hands)
    before = next(step for step in hands.steps if step.event.kind == "show-begins")
    table = GAME.scene(GAME.view(before.state, None), EN)
    shot = JUDGE.shots(moment, (), EN)[0].scene
    assert shot.board.key == table.board.key
    assert {piece.key: piece for piece in shot.pieces} == {piece.key: piece for piece in table.pieces}


def test_the_position_can_be_tried_as_a_puzzle() -> None:
    for variant in ("strict", "free"):
        (moment,) = moments(won(105, "yellow N", variant=variant))
        (link,) = judged(moment).links
        desk = next(desk for desk in GAME.desks if desk.name == link.desk)
        sheet = desk.open(link.draft, EN)
        robots = {piece.key: piece.square for piece in sheet.scene.pieces if piece.key.startswith("robot-")}
        shot = JUDGE.shots(moment, (), EN)[0].scene
        assert robots.items() <= {piece.key: piece.square for piece in shot.pieces}.items()
    (back,) = moments(nobody())
    assert judged(back).links == ()


def test_a_search_at_its_limit_says_what_is_proven(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "SECONDS", 0.0)
    (moment,) = moments(won(105, "yellow N"))
    found = JUDGE.search(moment)
    assert (found.length, found.solved, found.ways) == (None, False, ())
    said = JUDGE.verdict(moment, found, EN)
    assert said.lost is None
    assert said.say.startswith("4 moves. Whether fewer would do was not solved within the limit; at least ")
    assert [line.key for line in said.lines] == ["shown"]
    proven = JUDGE.verdict(moment, Found(length=None, least=4, solved=False), EN)
    assert (proven.lost, proven.say) == (0, "4 moves: optimal.")


def test_where_ways_are_not_counted_one_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def once(position: Any, *, ways: int = 1, **more: Any) -> Any:
        answer = solve(position, ways=ways, **more)
        return answer if ways == 1 else replace(answer, unsolved="time", length=None, ways=(), count=None)

    monkeypatch.setattr(judging, "solve", once)
    (moment,) = moments(won(105))
    said = judged(moment)
    assert (said.lost, said.note) == (
        0,
        "One shortest way; how many there are was not found within the limit.",
    )
    assert said.lines


def test_a_search_that_was_stopped_is_told_as_that() -> None:
    (moment,) = moments(won(105))
    said = JUDGE.verdict(moment, None, EN)
    assert said.say == "3 moves. The search for a shorter way took too much time or memory and was stopped."
    assert (said.lost, said.lines) == (None, ())


ALREADY = """board 5x5
91113
80002
80002
80002
c4446
robot red A1
target A1 red circle
"""


def test_a_robot_that_was_there_already_is_not_compared() -> None:
    hands = Hands(1, board=ALREADY, variant="free")
    at = hands.first_chip()
    for text in ("red E", "red W"):
        hands.do(at, 0, text)
    (moment,) = moments(hands)
    said = judged(moment)
    assert (said.lost, said.say) == (
        None,
        "The robot stood on its target from the beginning: there is nothing to compare.",
    )


def test_the_study_in_a_worker_is_the_same() -> None:
    (moment,) = moments(won(105))
    assert finding(GAME, work(question(GAME, moment))) == JUDGE.search(moment)


def test_a_moment_holds_nothing_that_is_hidden() -> None:
    (moment,) = moments(won(105))
    assert set(msgspec.to_builtins(moment)) == {
        *("round", "board", "board_key", "colours", "robots", "target", "variant", "blocked_turn"),
        *("turn_is_ricochet", "solo", "made", "kept_back"),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_in_every_language(language: str) -> None:
    say = speech(language)
    (moment,) = moments(won(105, "yellow N"))
    (back,) = moments(nobody(), over=True)
    found = JUDGE.search(moment)
    many = msgspec.structs.replace(found, count="1234567890123456789012")
    cases = [
        (moment, found),
        (moment, many),
        (moment, None),
        (back, None),
        (back, found),
        (moment, Found(length=None, least=2, solved=False)),
        (back, Found(length=None, least=2, solved=False)),
        (back, Found(length=None, least=0, solved=True)),
        (moment, Found(length=None, least=0, solved=False, there_already=True)),
    ]
    said = [JUDGE.verdict(case, result, say) for case, result in cases]
    assert len({verdict.say for verdict in said}) == len(cases) - 1
    assert not [verdict for verdict in said if "{" in verdict.say + verdict.note + verdict.title]
    assert "1234567890123456789012" in said[1].note


def test_shortest_by_the_rules_is_what_the_judge_calls_optimal() -> None:
    """Without the solver: the plain search over the rules' own ways."""
    hands = Hands(2, seed=f"{108:032x}")
    hands.first_chip()
    best = shortest(hands.view())
    (moment,) = moments(won(108))
    assert JUDGE.search(moment).length == len(best)
