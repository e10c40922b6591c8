"""The bots of Ricochet Robots: how many chips they find a way for, how good it is, and how long they seem to think.

Each level looks at the same chips, the first ones of seeded tables with the usual options (boards of 1999, ``strict``).
What it finds is compared with the shortest way of the exact solver; the seconds are those of the table, which a bot
seems to need, not those of this machine.  Then one bot of each level sits at one table, and the share of the chips that
each of them wins is counted.  All of it follows from seeds and comes out alike on any machine, unless it is so slow
that a look runs into its time limit (`eye.STUDY_SECONDS`).  There is no reference: nobody has measured people so.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from statistics import mean, median

from bench import Row
from robacus.games import game
from robacus.games.ricochet_robots.bots import Idea, ideas
from robacus.games.ricochet_robots.difficulty import GRADES, WAYS, difficulty
from robacus.games.ricochet_robots.solver import Answer, solve
from robacus.games.ricochet_robots.state import View, way_of
from robacus.log import Seat, Setup
from robacus.table import Table

GROUP = "ricochet-bots"
GAME = game("ricochet-robots")
CHIPS = 400
TABLES = 20
MEGABYTES = 1000


def rows() -> Iterator[Row]:
    """What each level finds, then what it wins."""
    views = [first_chip(seed) for seed in range(CHIPS)]
    answers = [shortest(view) for view in views]
    grades = [difficulty(answer).grade for answer in answers]
    for level in GAME.levels:
        found = [ideas(view, level, f"{seed:032x}") for seed, view in enumerate(views)]
        yield from measured(level, found, answers)
        by_grade = defaultdict(list)
        for grade, some in zip(grades, found, strict=True):
            by_grade[grade].append(bool(some))
        for grade in GRADES:
            if by_grade[grade]:
                yield row(level, f"{len(by_grade[grade])} {grade}: a way found", share(by_grade[grade]), "%")
    for level, chips in won().items():
        yield row(level, f"{TABLES} tables with one bot of each level: chips won", chips, "%")


def row(level: str, what: str, value: float, unit: str) -> Row:
    return Row(bench=GROUP, case=f"{level}: {what}", value=round(value, 2), unit=unit)


def share(of: list[bool]) -> float:
    return 100 * sum(of) / len(of)


def first_chip(seed: int) -> View:
    """What is seen when the first chip of a table is up."""
    state = GAME.start(GAME.Options(), 2, f"{seed:032x}")
    (step,) = GAME.apply(state, 0, GAME.read_action("next"), 0)
    view: View = GAME.view(step.state, 0)
    return view


def shortest(view: View) -> Answer:
    way = way_of(view)
    assert way is not None
    answer = solve(way.position, variant=view.variant, ways=WAYS, megabytes=MEGABYTES)
    assert answer.proven
    assert answer.length is not None
    return answer


def measured(level: str, found: list[tuple[Idea, ...]], answers: list[Answer]) -> Iterator[Row]:
    """What a level finds for every chip, against the shortest ways."""
    some = [(seen, answer) for seen, answer in zip(found, answers, strict=True) if seen]
    excess = [len(seen[-1].moves) - (answer.length or 0) for seen, answer in some]
    yield row(level, f"{len(found)} chips: a way found", share([bool(seen) for seen in found]), "%")
    yield row(level, "of these ways: shortest", share([more == 0 for more in excess]), "%")
    yield row(level, "moves more than the shortest way", mean(excess), "moves, mean")
    yield row(level, "until the first bid", median(seen[0].at for seen, _ in some) / 1000, "s, median")
    yield row(level, "until the last bid", median(seen[-1].at for seen, _ in some) / 1000, "s, median")
    low = [any(idea.bid < len(idea.moves) for idea in seen) for seen, _ in some]
    yield row(level, "bids that cannot be shown", share(low), "%")


def won() -> dict[str, float]:
    """The share of all chips that each level wins, its seat changing from table to table."""
    chips = dict.fromkeys(GAME.levels, 0.0)
    for seed in range(TABLES):
        turn = seed % len(GAME.levels)
        levels = (*GAME.levels[turn:], *GAME.levels[:turn])
        for level, score in zip(levels, played(levels, f"{seed:032x}"), strict=True):
            chips[level] += score
    return {level: 100 * count / sum(chips.values()) for level, count in chips.items()}


def played(levels: tuple[str, ...], seed: str) -> tuple[float, ...]:
    """The chips of each seat after a whole game of bots, each doing what it chooses at the time it chooses."""
    seats = tuple(Seat("bot", f"P{seat + 1}", level) for seat, level in enumerate(levels))
    table = Table.new("bench", Setup(game=GAME.name, ruleset=GAME.ruleset, seats=seats, seed=seed))
    table = table.begin(wall=0).table
    while table.replay.phase == "playing":
        replay = table.replay
        wishes = []
        for seat in sorted(replay.to_act()):
            choice = GAME.choose(GAME.view(replay.state, seat), seat, levels[seat], f"{seat:032x}")
            if choice.text is not None:
                wishes.append((max(replay.state.at + choice.after, replay.at), seat, choice.text))
        deadline = replay.deadline()
        if wishes and (deadline is None or min(wishes)[0] < deadline):
            at, seat, text = min(wishes)
            table = table.act(seat, text, wall=at, on=replay.number).table
        else:
            assert deadline is not None
            table, _steps = table.look(deadline)
    ended = table.replay.ended
    assert ended is not None
    return ended.scores
