"""A game being played: who may do what, and when it is.

A `Table` is a `Replay` that goes on: it turns what people ask for into log entries, judges whether they may, and maps
the date on the wall to the table's own time.  It does no input or output.  A caller appends the entry of a `Move` to
the log, and takes over `Move.table` when that has been committed.
"""

from __future__ import annotations

import msgspec

from robacus.game import IllegalAction
from robacus.log import (
    Act,
    AnyEntry,
    Begin,
    Leave,
    Pause,
    Resign,
    Resumed,
    Setup,
    Sit,
    Undo,
    clean_name,
    read_entry,
)
from robacus.record import Record
from robacus.replay import Numbered, Replay
from robacus.speech import msg


class StaleAction(IllegalAction):
    """The action was composed on a position that is no longer there."""


class Move(msgspec.Struct, frozen=True):
    """An entry for the log, the table after it, and what people see happen (deadlines that came first included)."""

    entry: AnyEntry
    table: Table
    steps: tuple[Numbered, ...]


class Table(msgspec.Struct, frozen=True):
    """One table.  Immutable."""

    id: str
    replay: Replay

    @classmethod
    def new(cls, id: str, setup: Setup) -> Table:
        """A table before its first entry.  Raises `RobacusError` when it cannot be set up like this."""
        replay = Replay.of(setup)
        seats = len(setup.seats)
        if seats in replay.game.seats:
            replay.game.check(replay.options, seats)
        return cls(id, replay)

    @classmethod
    def from_log(cls, id: str, setup: Setup, lines: list[bytes]) -> Table:
        """The table that these log lines tell."""
        replay = Replay.of(setup)
        for line in lines:
            replay, _steps = replay.feed(read_entry(line))
        return cls(id, replay)

    # -- time ------------------------------------------------------------------------------------------------------

    def now(self, wall: int) -> int:
        """The table's time at the date `wall` (ms since 1970): never before what has been logged or shown."""
        replay = self.replay
        if replay.phase != "playing":
            return replay.at
        return self._still(max(replay.at, wall - replay.clock_zero))

    def _still(self, at: int) -> int:
        """Time `at`, or when it stood still before that, for a pause that somebody has asked for."""
        if self.replay.pausing is None:
            return at
        ahead, _steps = self.replay.advance(at)
        return ahead.at if ahead.phase == "paused" else at

    def wakes_at(self) -> int | None:
        """The date (ms since 1970) at which somebody should look again; None = nothing is waited for."""
        deadline = self.replay.deadline()
        return None if deadline is None else deadline + self.replay.clock_zero

    def look(self, wall: int) -> tuple[Table, tuple[Numbered, ...]]:
        """The table after every deadline up to `wall`."""
        replay, steps = self.replay.advance(self.now(wall))
        return (Table(self.id, replay), steps) if steps else (self, ())

    # -- what people ask for ---------------------------------------------------------------------------------------

    def _move(self, entry: AnyEntry) -> Move:
        replay, steps = self.replay.feed(entry)
        return Move(entry, Table(self.id, replay), steps)

    def act(self, seat: int, text: str, *, wall: int, on: int | None = None) -> Move:
        """Play the action `text`.  `on` is the number of the last step its player had seen.

        Raises `InvalidText`, `IllegalAction`, or `StaleAction` when the table has moved on in a way that matters.
        """
        move = self._move(Act(at=self.now(wall), seat=seat, text=text))
        if on is not None:
            # Deadlines that come before this action have moved the table on as well.
            game, here = self.replay.game, self.replay.advance(self.now(wall))[0]
            commutes = on < here.moved and game.commutes(game.read_action(text))
            if on < (here.round_at if commutes else here.moved):
                raise StaleAction(msg("table-moved-on"))
        return move

    def undo(self, seat: int, *, wall: int) -> Move:
        """Take back the last action of `seat`."""
        return self._move(Undo(at=self.now(wall), seat=seat))

    def resign(self, seat: int, *, wall: int) -> Move:
        """Give the game up."""
        return self._move(Resign(at=self.now(wall), seat=seat))

    def sit(self, seat: int, name: str, *, wall: int, level: str = "") -> Move:
        """Take an open seat; with a `level` a bot takes it."""
        return self._move(Sit(at=self.now(wall), seat=seat, name=clean_name(name), level=level))

    def leave(self, seat: int, *, wall: int) -> Move:
        """Leave a seat to whoever comes."""
        return self._move(Leave(at=self.now(wall), seat=seat))

    def begin(self, *, wall: int) -> Move:
        """Begin with the seats that are taken; open seats at the end of the row fall away."""
        seats = self.replay.seats
        taken = len(seats)
        while taken and seats[taken - 1].kind == "open":
            taken -= 1
        return self._move(Begin(at=0, seats=taken, wall=wall))

    def ready(self) -> bool:
        """Whether the game can begin at once because no seat is open."""
        replay = self.replay
        return replay.phase == "waiting" and all(seat.kind != "open" for seat in replay.seats)

    def pause(self, seat: int | None, *, wall: int, host: bool = False, soon: bool = False) -> Move:
        """Let the table's time stand still: for a seat, for the `host` without one, or because nobody is there.

        With `soon` not before nobody gains from it (`Game.may_pause`).
        """
        return self._move(Pause(at=self.now(wall), seat=seat, host=host, soon=soon))

    def resume(self, *, wall: int) -> Move:
        """Let time go on after a pause."""
        if self.replay.phase != "paused":
            raise IllegalAction(msg("table-not-paused"))
        at = self.replay.at
        return self._move(Resumed(at=at, skipped=max(0, wall - self.replay.clock_zero - at)))

    def after_outage(self, *, alive: int, wall: int) -> Move:
        """No server ran between the dates `alive` and `wall`: that time does not count."""
        at = self._still(max(self.replay.at, alive - self.replay.clock_zero))
        return self._move(Resumed(at=at, skipped=max(0, wall - self.replay.clock_zero - at)))

    # -- on paper --------------------------------------------------------------------------------------------------

    def record(self, log: list[bytes]) -> Record:
        """The record of the game; the caller sees to it that the seed leaves only when the game is over."""
        return Record(setup=self.replay.setup, log=tuple(map(read_entry, log)))
