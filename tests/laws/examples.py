"""Examples for the laws: set-ups of any game, and tables on which people do sensible and silly things."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from hypothesis import strategies as st

from robacus.chance import Chance
from robacus.game import Game, InvalidOptions
from robacus.games import game, game_names
from robacus.log import Act, AnyEntry, Begin, Leave, Pause, Resign, Resumed, Seat, Setup, Sit, Undo
from robacus.options import Field, fields, read_options, write_options
from robacus.replay import Numbered, Replay
from robacus.speech import RobacusError

GAMES = game_names()


def complaint(do: Callable[[], object]) -> str:
    """The sentence of the `RobacusError` that `do` raises, "" when it raises none; other errors go on."""
    try:
        do()
    except RobacusError as error:
        return str(error) or "an error without words"
    return ""


seeds = st.integers(0, 2**128 - 1).map(lambda number: f"{number:032x}")


def option_values(field: Field) -> st.SearchStrategy[Any]:
    """Values of one option: the default, the limits, and what lies near them."""
    if field.kind == "flag":
        return st.booleans()
    if field.kind == "choice":
        return st.sampled_from(field.choices)
    if field.kind == "number":
        assert field.low is not None
        assert field.high is not None
        near = st.integers(field.low, min(field.high, field.low + 12))
        return st.one_of(st.just(field.default), near, st.just(field.high))
    return st.just(field.default)


@st.composite
def options(draw: st.DrawFn, of: Game, seats: int) -> dict[str, Any]:
    """Options of a game that go together."""
    chosen = {field.name: draw(option_values(field)) for field in fields(of.Options)}
    try:
        found = read_options(of, chosen)
        of.check(found, seats)
    except InvalidOptions:
        return {}
    return write_options(found)


@st.composite
def setups(draw: st.DrawFn, name: str) -> Setup:
    """Set-ups whose seats are all taken."""
    of = game(name)
    seats = draw(st.sampled_from(of.seats))
    kinds = [Seat("person", f"P{index}") for index in range(seats)]
    if of.levels and draw(st.booleans()):
        kinds[-1] = Seat("bot", "Robo", of.levels[0])
    return Setup(
        game=name,
        ruleset=of.ruleset,
        options=draw(options(of, seats)),
        seats=tuple(kinds),
        seed=draw(seeds),
        undo=draw(st.sampled_from(("own", "free", "never"))),
    )


class Played(msgspec.Struct):
    """A table on which something was done."""

    setup: Setup
    replays: list[Replay]
    """Before the first entry, and after each."""
    log: list[AnyEntry]
    steps: list[list[Numbered]]
    """What people saw at each entry."""
    refused: list[tuple[Replay, AnyEntry]]

    @property
    def end(self) -> Replay:
        return self.replays[-1]


def sensible(replay: Replay, luck: int) -> str:
    """The text of a legal action for some seat that may act, or of nothing much."""
    for seat in sorted(replay.to_act() - replay.gone):
        action = replay.game.sample(replay.state, seat, Chance("f" * 32, luck))
        return replay.game.write_action(action)
    return "?"


@st.composite
def entries(draw: st.DrawFn, replay: Replay) -> AnyEntry:
    """Something that somebody might do here, mostly a move of whoever is to move."""
    # While the table's time stands still, another one is only somebody's mistake.
    later = (0, 0, 0, 1) if replay.phase == "paused" else (0, 0, 1, 40, 900, 1000, 4_000, 20_000)
    at = replay.at + draw(st.sampled_from(later))
    seat = draw(st.integers(0, len(replay.seats) - 1))
    kind = draw(
        st.sampled_from(("act",) * 12 + ("undo",) * 5 + ("pause", "resumed", "leave", "resign", "sit"))
    )
    match kind:
        case "act":
            acting = sorted(replay.to_act() - replay.gone)
            return Act(
                at=at, seat=acting[0] if acting else seat, text=sensible(replay, draw(st.integers(0, 9)))
            )
        case "undo":
            return Undo(at=at, seat=replay.back.seat if replay.back and draw(st.booleans()) else seat)
        case "pause":
            return Pause(at=at, seat=draw(st.sampled_from((None, seat))), soon=draw(st.booleans()))
        case "resumed":
            return Resumed(at=at, skipped=draw(st.integers(0, 10_000)))
        case "leave":
            return Leave(at=at, seat=seat)
        case "resign":
            return Resign(at=at, seat=seat)
    return Sit(at=at, seat=seat, name="Newcomer")


@st.composite
def played(draw: st.DrawFn, name: str, most: int = 25) -> Played:
    """Tables of a game after up to `most` things that people tried."""
    setup = draw(setups(name))
    replay = Replay.of(setup)
    table = Played(setup, [replay], [], [], [])
    wanted: list[AnyEntry] = [Begin(at=0, seats=len(setup.seats), wall=1_700_000_000_000)]
    for index in range(most - draw(st.integers(0, most))):
        entry = wanted.pop() if wanted else draw(entries(replay))
        try:
            replay, steps = replay.feed(entry)
        except RobacusError:
            table.refused.append((replay, entry))
            continue
        table.replays.append(replay)
        table.log.append(entry)
        table.steps.append(list(steps))
        if replay.phase == "over" and index % 4:
            break
    return table
