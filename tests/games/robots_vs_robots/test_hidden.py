"""Laws of showing fights while programs are secret: what happens is seen, and no program can be read from it."""

from __future__ import annotations

import pytest

from robacus.chance import Chance
from robacus.games import game
from robacus.games.robots_vs_robots.library import PROGRAMS, library
from robacus.games.robots_vs_robots.program import read_program, write_order, write_program
from robacus.games.robots_vs_robots.random_program import random_program
from robacus.log import Act, Begin, Seat, Setup
from robacus.replay import Numbered, Replay
from robacus.speech import LANGUAGES, speech

GAME = game("robots-vs-robots")
CONTEST = GAME.programs
assert CONTEST is not None


def fight(seed: int, *programs: str) -> list[Numbered]:
    """The steps of a fight between these programs."""
    seats = tuple(Seat("person", f"P{index}") for index in range(2))
    replay = Replay.of(
        Setup(game=GAME.name, ruleset=GAME.ruleset, seats=seats, seed=f"{seed:032x}", given_seed=True)
    )
    starts = CONTEST.starts(GAME.Options(), 2, replay.setup.seed, Chance(str(seed)))
    replay, steps = replay.feed(Begin(at=0, seats=2))
    found = list(steps)
    left = dict(enumerate(starts))
    while left:
        (seat,) = replay.to_act()
        replay, steps = replay.feed(Act(at=0, seat=seat, text=left.pop(seat)))
        found += steps
    for seat, program in enumerate(programs):
        text = CONTEST.act(program, GAME.view(replay.state, seat), seat)
        replay, steps = replay.feed(Act(at=0, seat=seat, text=text))
        found += steps
    return found


def shown(step: Numbered, language: str, seat: int | None) -> tuple[str, object]:
    """What somebody sees of a hidden step."""
    say = speech(language).named(("P0", "P1"))
    scene = GAME.scene(GAME.view(CONTEST.hidden(step.state), seat), say)
    return say.say(CONTEST.hushed(step.event).say), scene


@pytest.mark.parametrize("seed", range(3))
def test_programs_that_do_the_same_look_the_same(seed: int) -> None:
    """Sixteen cells that differ only where nobody gets: what is shown differs in nothing."""
    one = "D+1 R+1 D+1 T D+1 R-1 V1 - - - - - - - - -"
    other = "D+1 R+1 D+1 T D+1 R-1 V1 ?1 D-3 R+3 T V9 D+2 ?14:5 Z T"
    rival = write_program(library(PROGRAMS[seed]))
    for seat in (None, 0, 1):
        seen = [[shown(step, "en", seat) for step in fight(seed, program, rival)] for program in (one, other)]
        assert seen[0] == seen[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_order_is_told_and_no_sheet_is_drawn(language: str) -> None:
    programs = [write_program(random_program(Chance("hidden", seat))) for seat in range(2)]
    orders = {write_order(order) for program in programs for order in read_program(program).orders}
    orders = {order for order in orders if len(order) > 1}
    assert orders
    for step in fight(1, *programs):
        if step.state is None or step.state.battle is None:
            continue
        said, scene = shown(step, language, None)
        words = f"{said} {[piece.label for piece in scene.pieces]} {scene.facts} {scene.places}"  # type: ignore[attr-defined]
        assert [order for order in orders if order in words.split()] == []
        assert not [
            piece.key for piece in scene.pieces if piece.key.split("-")[0] in {"pointer", "read", "dead"}
        ]  # type: ignore[attr-defined]


def test_what_happens_is_still_seen() -> None:
    steps = fight(2, *(write_program(library(name)) for name in ("hunter", "stalker")))
    hidden = [GAME.view(CONTEST.hidden(step.state), None) for step in steps]
    plain = [GAME.view(step.state, None) for step in steps]
    assert [[(robot.cell, robot.head, robot.alive) for robot in view.robots] for view in hidden] == [
        [(robot.cell, robot.head, robot.alive) for robot in view.robots] for view in plain
    ]
    assert hidden[-1].result == plain[-1].result
