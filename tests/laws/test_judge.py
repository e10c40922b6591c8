"""Laws of what may be judged: what nobody can take back any more, made from what a viewer sees and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from robacus.games import game
from robacus.log import Undo
from robacus.replay import Numbered, Replay
from robacus.speech import LANGUAGES, speech
from robacus.study import finding, question, work
from tests.laws.examples import GAMES, Played, played

every_game = pytest.mark.parametrize("name", GAMES)
judged_games = pytest.mark.parametrize("name", [name for name in GAMES if game(name).judge is not None])


def taken_back(replay: Replay) -> Iterator[int]:
    """The steps that people can go back to by taking back what they did, alone or one after another."""
    for seat in range(len(replay.seats)):
        if replay.undoable(seat):
            after, steps = replay.feed(Undo(at=replay.at, seat=seat))
            yield from (step.back_to for step in steps if step.back_to is not None)
            yield from taken_back(after)


@every_game
@given(data=st.data())
def test_nobody_goes_back_behind_a_firm_step(name: str, data: st.DataObject) -> None:
    table: Played = data.draw(played(name, most=14))
    for replay in table.replays:
        assert min(taken_back(replay), default=replay.number) >= replay.firm


@every_game
@given(data=st.data())
def test_an_undo_names_the_step_that_it_goes_back_to(name: str, data: st.DataObject) -> None:
    table: Played = data.draw(played(name))
    states: dict[int, Any] = {}
    for step in (step for steps in table.steps for step in steps):
        if step.back_to is not None:
            assert step.state is states[step.back_to]
        states[step.number] = step.state


def judged(table: Played) -> Iterator[tuple[Any, Numbered]]:
    """The steps that are judged, each with the state before."""
    before = None
    for step in (step for steps in table.steps for step in steps):
        if step.event.judged:
            yield before, step
        before = step.state


@judged_games
@given(data=st.data())
def test_a_moment_goes_through_a_worker_and_is_told_in_every_language(name: str, data: st.DataObject) -> None:
    of = game(name)
    judge = of.judge
    assert judge is not None
    table: Played = data.draw(played(name))
    now = table.end.state
    eyes = [None, *range(len(table.setup.seats))]
    for before, step in list(judged(table))[-2:]:
        eye = data.draw(st.sampled_from(eyes))
        views = of.view(before, eye), of.view(step.state, eye)
        judge.moment(*views, of.view(now, eye))
        moment = judge.moment(*views, None)
        assert moment is not None
        assert msgspec.json.decode(msgspec.json.encode(moment), type=judge.Moment) == moment
        found = finding(of, work(question(of, moment)))
        said = judge.verdict(moment, found, speech(data.draw(st.sampled_from(list(LANGUAGES)))))
        assert said.title
        assert said.say
        assert len({line.key for line in said.lines}) == len(said.lines)
        for line in said.lines[-2:]:
            assert len(judge.shots(moment, line.texts, speech("en"))) == len(line.texts) + 1
        assert judge.verdict(moment, None, speech("en")).say
