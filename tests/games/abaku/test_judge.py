"""Laws of the judge: what it says of a turn is what rules and search say, and it says it no sooner than it may."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest
from msgspec.structs import replace

from robacus.chance import Chance
from robacus.games.abaku import GAME
from robacus.games.abaku.desk_board_draft import read_draft
from robacus.games.abaku.endgame import worth
from robacus.games.abaku.judge import PLAYED, Judge, Played
from robacus.games.abaku.notation import Place, write_action
from robacus.games.abaku.rack_value import rack_value
from robacus.games.abaku.search import all_placements
from robacus.games.abaku.state import State, faces
from robacus.judging import Verdict
from robacus.speech import LANGUAGES, speech
from robacus.study import finding, question, work
from tests.games.abaku.playing import board_of, dealt, start

JUDGE = Judge()
EN = speech("en").named(["Anna", "Bert", "Cecilia"])
LYING = board_of("." * 6 + "24" + "." * 7, top=7)
COPIES = (0, 1, 2, 1, 1, 0, 0, 1, 0, 0)
"""The tiles that lie there, 1, 3 and 2 in one hand and 7 in the other."""


def steps(state: State, text: str) -> list[State]:
    """The states of one turn, the one before it first."""
    action = GAME.read_action(text)
    return [state, *(step.state for step in GAME.apply(state, state.turn, action, 0))]


def moment(state: State, text: str, *, eye: int | None = -1, now: bool = False) -> Played | None:
    """The moment of a turn, as whoever played it is told of it (or `eye`), while the game goes on where `now`."""
    action = GAME.read_action(text)
    before = state
    made = GAME.apply(state, state.turn, action, 0)
    seat = state.turn if eye == -1 else eye
    for step in made:
        if step.event.judged:
            views = GAME.view(before, seat), GAME.view(step.state, seat)
            return JUDGE.moment(*views, GAME.view(made[-1].state, seat) if now else None)
        before = step.state
    raise AssertionError("nothing is judged")


def judged(one: Played | None) -> Verdict:
    assert one is not None
    return JUDGE.verdict(one, JUDGE.search(one), EN)


@cache
def played(seed: int, seats: int = 2, turns: int = 8) -> tuple[tuple[State, str], ...]:
    """Turns of a game in which everybody lays something by chance."""
    state, found = start(seats, seed), []
    chance = Chance(f"{seed:032x}", "judge")
    while len(found) < turns and state.ending is None:
        text = GAME.write_action(GAME.sample(state, state.turn, chance))
        found.append((state, text))
        state = steps(state, text)[-1]
    return tuple(found)


def turns() -> Iterator[tuple[State, str]]:
    for seed in range(3):
        yield from played(seed, 2 + seed % 2)


def test_a_turn_is_judged_by_all_that_was_possible_from_its_board_and_rack() -> None:
    for state, text in turns():
        one = moment(state, text)
        assert one is not None
        assert (one.before.position, sorted(one.before.rack)) == (
            state.position,
            sorted(faces(state.racks[state.turn])),
        )
        view = GAME.view(state, state.turn)
        assert (one.before.unseen, one.before.bag) == (view.unseen, view.bag)
        possible = all_placements(state.position, faces(state.racks[state.turn]))
        most = max((points for _tiles, points in possible), default=0)
        action = GAME.read_action(text)
        points = state.position.judge(action.tiles).score if isinstance(action, Place) else 0
        said = judged(one)
        assert said.lost == most - points
        assert said.mark == (f"−{most - points}" if most > points else "")
        if isinstance(action, Place):
            (line,) = [line for line in said.lines if line.key == PLAYED]
            assert line.texts[0] == write_action(action)
            assert "(played)" in line.label


def test_who_has_laid_the_best_loses_nothing() -> None:
    state = start(2, 5)
    best = max(all_placements(state.position, faces(state.racks[state.turn])), key=lambda one: one[1])
    said = judged(moment(state, write_action(Place(best[0]))))
    assert (said.lost, said.mark) == (0, "")
    assert said.say == f"{best[1]} points: no placement makes more."


@pytest.mark.parametrize(
    ("rack", "text", "say"),
    [
        ("24000", "pass", "Nothing was laid: 20 points were possible."),
        ("24000", "exchange 0", "Nothing was laid: 20 points were possible."),
        ("00000", "pass", "Nothing could be laid."),
    ],
)
def test_a_turn_without_tiles_is_judged_too(rack: str, text: str, say: str) -> None:
    assert judged(moment(dealt(rack, "12345", bag="123456"), text)).say == say


def test_an_exchange_is_worth_what_the_kept_tiles_are() -> None:
    one = moment(dealt("24007", "12345", bag="123456"), "exchange 00")
    assert one is not None
    found = JUDGE.search(one)
    assert (one.kept, found.worth) == ("247", rack_value("247"))
    assert f"is worth {round(rack_value('247'), 1):g}, " in JUDGE.verdict(one, found, EN).note
    nothing = moment(dealt("24007", "12345", bag="123456"), "pass")
    assert nothing is not None
    assert JUDGE.search(nothing).worth is None


def test_the_pictures_of_a_line_are_those_of_the_rules() -> None:
    state, text = played(1)[3]
    one = moment(state, text)
    assert one is not None
    for line in judged(one).lines:
        shots = JUDGE.shots(one, line.texts, EN)
        action = GAME.read_action(line.texts[0])
        found = state.position.judge(action.tiles)
        assert len(shots) == len(line.texts) + 1 == len(found.examples) + 2
        lying = {piece.key for piece in shots[-1].scene.pieces if piece.key.startswith("tile-")}
        before = {piece.key for piece in shots[0].scene.pieces if piece.key.startswith("tile-")}
        assert lying - before == {f"tile-{name.split('=')[0]}" for name in line.texts[0].split()}
        assert (
            sum(int(piece.value) for shot in shots for piece in shot.scene.pieces if piece.value)
            == found.score
        )


def test_the_desk_opens_with_the_position_before_the_turn() -> None:
    state, text = played(2, 3)[4]
    (link,) = judged(moment(state, text)).links
    draft = read_draft(link.draft)
    assert (link.desk, draft.best) == ("board", True)
    assert (draft.now.position, draft.now.bag) == (state.position, len(state.bag))


def test_in_the_endgame_a_turn_is_compared_with_the_proven_best() -> None:
    """By the plain search: what is left of the best worth after the turn."""
    state = replace(dealt("132", "7", board=LYING), deal=replace(dealt("1", "2").deal, copies=COPIES))
    for text in ("pass", "F8=1 I8=3", "I8=2"):
        one = moment(state, text)
        assert one is not None
        best = worth(state.position, "132", "7")
        after = steps(state, text)[-1]
        rest = worth(after.position, "7", faces(after.racks[0]), (after.empty[1], after.empty[0]))
        lost = best - (after.scores[0] - rest)
        found = JUDGE.search(one)
        assert found.ended is not None
        assert (found.ended.lost, found.ended.proven) == (lost, True)
        said = JUDGE.verdict(one, found, EN).note
        assert said.startswith(
            f"In the endgame it cost {lost}" if lost else "In the endgame nothing was better"
        )


# -- as long as it is of use -----------------------------------------------------------------------------------------


def test_of_the_turns_of_others_nothing_is_said_while_the_game_goes_on() -> None:
    for state, text in turns():
        for eye in (None, *(seat for seat in range(state.deal.seats) if seat != state.turn)):
            assert moment(state, text, eye=eye, now=True) is None


def test_what_is_said_during_the_game_can_not_be_laid_any_more() -> None:
    kept = told = 0
    for state, text in turns():
        one = moment(state, text, now=True)
        assert one is not None
        after = steps(state, text)[-1]
        can = {tiles for tiles, _points in all_placements(after.position, faces(after.racks[state.turn]))}
        said = judged(one)
        if not said.lines:
            assert (said.lost, said.mark, said.links) == (None, "", ())
            kept += said.say.endswith("the replay will tell.")
            continue
        told += 1
        laid = {GAME.read_action(line.texts[0]).tiles for line in said.lines}
        assert laid.isdisjoint(can)
    assert kept > 3
    assert told > 3


def test_alone_there_is_nobody_from_whom_anything_is_kept_back() -> None:
    state, text = played(3, 1)[1]
    assert judged(moment(state, text, now=True)).lines


def test_whoever_has_not_seen_the_rack_is_told_the_points_alone() -> None:
    state, text = played(0)[2]
    one = moment(state, text, eye=None)
    assert one is not None
    said = judged(one)
    assert (said.lost, said.lines, said.links) == (None, (), ())
    assert "points" in said.say
    assert one.before.rack == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verdict_goes_through_a_worker_and_is_told_in_every_language(language: str) -> None:
    state, text = played(0)[3]
    one = moment(state, text)
    assert one is not None
    assert msgspec.json.decode(msgspec.json.encode(one), type=Played) == one
    found = finding(GAME, work(question(GAME, one)))
    assert found == JUDGE.search(one)
    say = speech(language).named(["Anna", "Bert"])
    for what in (found, None):
        said = JUDGE.verdict(one, what, say)
        texts = [said.title, said.say, said.note, *(line.label for line in said.lines)]
        assert [text for text in texts if "abaku:" in text or "{" in text] == []
