"""A game as its log tells it: set-up and entries in, states and what people see out.

The log is the table: `Replay` rebuilds the game from set-up and entries alone, and a running table is nothing but a
replay that has not ended.  This module does no input or output; it knows no clock, no server and no store.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from robacus.chance import SEED_HEX_DIGITS
from robacus.game import MAX_ACTION_TEXT, Event, Game, IllegalAction, InvalidText, Outcome, Step
from robacus.games import game as find_game
from robacus.log import (
    MAX_NAME,
    Act,
    AnyEntry,
    Begin,
    Leave,
    Pause,
    Resign,
    Resumed,
    Seat,
    Setup,
    Sit,
    Undo,
    clean_name,
)
from robacus.options import read_options
from robacus.speech import Joined, SeatName, msg

MAX_ENTRIES = 50_000
MAX_STEPS = 50_000
"""A log whose replay shows more than this is refused: no real game comes near."""
MAX_AT = 1 << 42
"""Milliseconds; 139 years."""
MAX_WALL = 1 << 53
"""Milliseconds since 1970: what every reader of JSON keeps exactly."""
MAX_SEATS = 16
MAX_UNDO = 1000
"""Actions that can be taken back at most, one after another: each keeps a state in memory."""


class Numbered(msgspec.Struct, frozen=True):
    """A step of the game or of the table, as everybody counts it: the first is number 1."""

    number: int
    at: int
    event: Event
    state: Any
    """The game's state after it; None before the game has begun."""
    back_to: int | None = None
    """For an undo the number of the step after which the state was what it is again: later ones count no more."""


class _Back(msgspec.Struct, frozen=True):
    """What an undo goes back to: the state before an action."""

    seat: int
    state: Any
    reveals: bool
    below: _Back | None
    number: int
    """Number of the last step before that action."""
    floor: int
    """The number of the lowest point that can be reached by taking this action back, and then those below."""
    depth: int = 0


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A game as its log tells it, up to some entry.  Immutable: `feed` and `advance` return the next one."""

    setup: Setup
    game: Game
    options: Any
    seats: tuple[Seat, ...]
    state: Any = None
    entries: int = 0
    """Entries fed so far: the sequence number of the next one."""
    number: int = 0
    """Number of the last step."""
    moved: int = 0
    """Number of the last step that makes actions composed before it stale."""
    round_at: int = 0
    """Number of the step that began the round (`Game.round_of`): it makes those stale that otherwise commute."""
    at: int = 0
    phase: Literal["waiting", "playing", "paused", "over"] = "waiting"
    gone: frozenset[int] = frozenset()
    """Seats that resigned or left."""
    resigned: frozenset[int] = frozenset()
    ended: Outcome | None = None
    clock_zero: int = 0
    """Wall time (ms since 1970) at which the table's time was 0, standstills included."""
    back: _Back | None = None
    pausing: Pause | None = None
    """A pause that somebody has asked for and that has not begun yet."""

    @classmethod
    def of(cls, setup: Setup) -> Replay:
        """The replay before the first entry.  Raises `RobacusError` for a set-up that no game here can start."""
        game = find_game(setup.game)
        if setup.ruleset not in game.rulesets:
            known = ", ".join(map(str, game.rulesets))
            raise InvalidText(msg("record-ruleset", game=setup.game, ruleset=str(setup.ruleset), known=known))
        if not 1 <= len(setup.seats) <= MAX_SEATS or len(setup.seats) > game.seats[-1]:
            raise InvalidText(
                msg("record-seats", seats=len(setup.seats), low=game.seats[0], high=game.seats[-1])
            )
        if len(setup.seed) != SEED_HEX_DIGITS or not set(setup.seed) <= set("0123456789abcdef"):
            raise InvalidText(msg("record-seed", digits=SEED_HEX_DIGITS))
        for seat in setup.seats:
            if seat.kind == "bot" and seat.level not in game.levels:
                raise InvalidText(msg("record-level", level=seat.level[:40]))
            if clean_name(seat.name) != seat.name:
                raise InvalidText(msg("table-name", longest=MAX_NAME))
        options = read_options(game, setup.options)
        return cls(setup=setup, game=game.with_options(options), options=options, seats=setup.seats)

    # -- what is so now --------------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the seats, for `Speech.named`."""
        return tuple(seat.name for seat in self.seats)

    def to_act(self) -> frozenset[int]:
        """Seats that may act now."""
        if self.phase != "playing":
            return frozenset()
        return self.game.to_act(self.state)

    def deadline(self) -> int | None:
        """When the rules' clock acts next, in table time; None while nothing runs."""
        return self.game.deadline(self.state) if self.phase == "playing" else None

    @property
    def firm(self) -> int:
        """Number of the last step that nobody can take back any more, alone or together with others."""
        back = self.back
        if back is None or self.phase == "over" or self.setup.undo == "never":
            return self.number
        return self.number if back.reveals and self.setup.undo != "free" else back.floor

    def undoable(self, seat: int) -> bool:
        """Whether `seat` may take back its last action now."""
        return self._undo_target(seat, self.at) is not None

    def _undo_target(self, seat: int, at: int) -> _Back | None:
        """The point before the seat's last action; only bots may have acted since, and the rules' clock must not
        have run out there by the time `at`: it would act at once."""
        if self.setup.undo == "never" or self.phase != "playing":
            return None
        point = self.back
        while point is not None:
            if point.reveals and self.setup.undo != "free":
                return None
            if point.seat == seat:
                deadline = self.game.deadline(point.state)
                return point if deadline is None or deadline > at else None
            if self.seats[point.seat].kind != "bot":
                return None
            point = point.below
        return None

    # -- going on --------------------------------------------------------------------------------------------------

    def feed(self, entry: AnyEntry) -> tuple[Replay, tuple[Numbered, ...]]:
        """The replay after one more entry, and what people see happen.

        First every deadline up to the entry's time is applied.  Raises `RobacusError` and changes nothing when the
        entry is not possible here.
        """
        if not 0 <= entry.at <= MAX_AT or entry.at < self.at:
            raise InvalidText(msg("record-time", at=str(entry.at), last=str(self.at)))
        if self.entries >= MAX_ENTRIES:
            raise InvalidText(msg("record-too-long", longest=MAX_ENTRIES))
        ahead, ticked = self.advance(entry.at)
        if ahead.phase == "paused" and entry.at != ahead.at:
            raise InvalidText(msg("record-time-stands", at=str(entry.at), last=str(ahead.at)))
        work = _Work(ahead)
        work.enter(entry)
        work.settle()
        replay = work.finish(entries=self.entries + 1, at=entry.at)
        return replay, ticked + tuple(work.steps)

    def advance(self, at: int) -> tuple[Replay, tuple[Numbered, ...]]:
        """The replay after every deadline up to and including time `at`."""
        deadline = self.deadline()
        if deadline is None or deadline > at:
            return self, ()
        work = _Work(self)
        while (deadline := work.deadline()) is not None and deadline <= at:
            work.tick(deadline)
            work.settle()
        return work.finish(at=max(self.at, work.at)), tuple(work.steps)


class _Work:
    """The changes of one `feed` or `advance` while they are being made."""

    def __init__(self, replay: Replay) -> None:
        self.old = replay
        self.game = replay.game
        self.at = replay.at
        self.new: dict[str, Any] = {}
        self.steps: list[Numbered] = []

    def get(self, name: str) -> Any:
        return self.new[name] if name in self.new else getattr(self.old, name)

    def finish(self, **more: Any) -> Replay:
        return msgspec.structs.replace(self.old, **self.new, **more)

    def deadline(self) -> int | None:
        return self.game.deadline(self.get("state")) if self.get("phase") == "playing" else None

    def show(self, event: Event, *, moves: bool, back_to: int | None = None) -> None:
        number = self.get("number") + 1
        if number > MAX_STEPS:
            raise InvalidText(msg("record-too-long", longest=MAX_STEPS))
        self.new["number"] = number
        if moves:
            self.new["moved"] = number
        self.steps.append(Numbered(number, self.at, event, self.get("state"), back_to))

    def tell(
        self,
        kind: str,
        seat: int | None = None,
        *,
        moves: bool = False,
        back_to: int | None = None,
        **args: Any,
    ) -> None:
        """Something that happens to the table, not in the game."""
        if seat is not None:
            args["seat"] = SeatName(seat)
        event = Event(kind=kind, say=msg(f"event-{kind}", **args), seat=seat)
        self.show(event, moves=moves, back_to=back_to)

    def run(self, steps: Sequence[Step], *, moves: bool) -> None:
        for step in steps:
            self.put_state(step.state)
            self.show(step.event, moves=moves)
        ended = self.game.outcome(self.get("state"))
        if ended is not None:
            self.end(ended)

    def put_state(self, state: Any) -> None:
        """The game's state from the next step on."""
        if self.game.round_of(state) != self.game.round_of(self.get("state")):
            self.new["round_at"] = self.get("number") + 1
        self.new["state"] = state

    def end(self, outcome: Outcome) -> None:
        outcome = self.without_resigned(outcome)
        self.new.update(ended=outcome, phase="over", back=None)
        self.show(Event(kind="over", say=outcome.why), moves=True)

    def without_resigned(self, outcome: Outcome) -> Outcome:
        """Whoever has given up does not win: the best of those who stayed do."""
        resigned: frozenset[int] = self.get("resigned")
        if resigned.isdisjoint(outcome.winners):
            return outcome
        stayed = [seat for seat in range(len(outcome.scores)) if seat not in resigned]
        best = max(outcome.scores[seat] for seat in stayed)
        winners = tuple(seat for seat in stayed if outcome.scores[seat] == best)
        why = msg("outcome-stayed", winners=Joined(tuple(map(SeatName, winners))))
        return msgspec.structs.replace(outcome, winners=winners, why=why)

    def tick(self, deadline: int) -> None:
        self.at = max(self.at, deadline)
        self.new["back"] = None
        self.run(self.game.tick(self.get("state"), deadline), moves=True)
        after = self.deadline()
        if after is not None and after <= deadline:
            raise AssertionError(f"{self.game.name}: the deadline after tick({deadline}) is {after}")

    def settle(self) -> None:
        """Play for those who have left, as long as the game waits for them; then rest, where somebody asked for it."""
        self.play_for_absent()
        pausing = self.get("pausing")
        if pausing is not None and self.get("phase") == "playing" and self.game.may_pause(self.get("state")):
            self.stop(pausing)

    def play_for_absent(self) -> None:
        while self.get("phase") == "playing":
            state = self.get("state")
            for seat in sorted(self.game.to_act(state) & self.get("gone")):
                action = self.game.absent(state, seat)
                if action is not None:
                    self.new["back"] = None
                    self.run(
                        self.game.apply(state, seat, action, self.at), moves=not self.game.commutes(action)
                    )
                    break
            else:
                return

    # -- entries ---------------------------------------------------------------------------------------------------

    def enter(self, entry: AnyEntry) -> None:
        self.at = entry.at
        phase = self.get("phase")
        seat = getattr(entry, "seat", None)
        if seat is not None and not 0 <= seat < len(self.get("seats")):
            raise InvalidText(msg("table-no-seat", seat=seat + 1, seats=len(self.get("seats"))))
        if phase == "over":
            raise IllegalAction(msg("table-over"))
        match entry:
            case Begin():
                self.need(phase == "waiting", "table-begun")
                self.begin(entry)
            case Sit():
                self.sit(entry)
            case Leave():
                self.leave(entry.seat)
            case Resumed():
                self.need(phase != "waiting", "table-not-begun")
                self.resume(entry.skipped)
            case Act() | Undo() | Resign() | Pause():
                self.need(phase != "waiting", "table-not-begun")
                self.need(phase != "paused", "table-paused")
                match entry:
                    case Act():
                        self.act(entry)
                    case Undo():
                        self.undo(entry.seat)
                    case Resign():
                        self.resign(entry.seat)
                    case Pause():
                        self.pause(entry)

    def need(self, condition: bool, id: str) -> None:
        if not condition:
            raise IllegalAction(msg(id))

    def begin(self, entry: Begin) -> None:
        seats: tuple[Seat, ...] = self.get("seats")[: entry.seats]
        possible = self.game.seats
        if len(seats) != entry.seats or entry.seats not in possible:
            raise IllegalAction(msg("record-seats", seats=entry.seats, low=possible[0], high=possible[-1]))
        self.need(all(seat.kind != "open" for seat in seats), "table-open-seats")
        self.need(entry.at == 0 and 0 <= entry.wall <= MAX_WALL, "record-begin")
        self.game.check(self.old.options, entry.seats)
        state = self.game.start(self.old.options, entry.seats, self.old.setup.seed)
        self.new.update(seats=seats, state=state, phase="playing", clock_zero=entry.wall)
        self.tell("begin", moves=True)
        ended = self.game.outcome(state)
        if ended is not None:
            self.end(ended)

    def sit(self, entry: Sit) -> None:
        seats: tuple[Seat, ...] = self.get("seats")
        self.need(seats[entry.seat].kind == "open", "table-seat-taken")
        self.need(entry.seat not in self.get("resigned"), "table-resigned")
        if not entry.name or clean_name(entry.name) != entry.name:
            raise InvalidText(msg("table-name", longest=MAX_NAME))
        if entry.level and entry.level not in self.game.levels:
            raise InvalidText(msg("record-level", level=entry.level[:40]))
        seat = Seat("bot" if entry.level else "person", entry.name, entry.level)
        self.put_seat(entry.seat, seat)
        self.new["gone"] = self.get("gone") - {entry.seat}
        self.tell("sat", entry.seat)

    def leave(self, seat: int) -> None:
        self.need(self.get("seats")[seat].kind != "open", "table-seat-open")
        self.tell("left", seat)
        if self.get("phase") == "waiting":
            self.put_seat(seat, Seat("open"))
            return
        # The name stays: what happened before is still theirs.
        self.put_seat(seat, Seat("open", self.get("seats")[seat].name))
        self.new["gone"] = self.get("gone") | {seat}

    def put_seat(self, index: int, seat: Seat) -> None:
        seats: tuple[Seat, ...] = self.get("seats")
        self.new["seats"] = (*seats[:index], seat, *seats[index + 1 :])

    def pause(self, entry: Pause) -> None:
        if entry.soon and not self.game.may_pause(self.get("state")):
            self.need(self.get("pausing") is None, "table-pause-asked")
            self.new["pausing"] = entry
            self.tell("pause-asked", entry.seat)
        else:
            self.stop(entry)

    def stop(self, entry: Pause) -> None:
        """The table's time stands still from here."""
        self.new.update(phase="paused", pausing=None)
        if entry.seat is not None:
            self.tell("paused", entry.seat)
        else:
            self.tell("paused-host" if entry.host else "paused-empty")

    def resume(self, skipped: int) -> None:
        if not 0 <= skipped <= MAX_AT:
            raise InvalidText(msg("record-skipped", skipped=str(skipped)))
        self.new["clock_zero"] = self.get("clock_zero") + skipped
        if self.get("phase") == "paused":
            self.new["phase"] = "playing"
        self.tell("resumed")

    def act(self, entry: Act) -> None:
        if len(entry.text) > MAX_ACTION_TEXT:
            raise InvalidText(msg("action-too-long", length=len(entry.text), longest=MAX_ACTION_TEXT))
        self.need(entry.seat not in self.get("gone"), "table-gone")
        state = self.get("state")
        action = self.game.read_in(state, entry.text)
        steps = self.game.apply(state, entry.seat, action, entry.at)
        reveals = any(step.event.reveals for step in steps)
        self.new["back"] = self.point(entry.seat, state, reveals)
        self.run(steps, moves=not self.game.commutes(action))

    def point(self, seat: int, state: Any, reveals: bool) -> _Back | None:
        """What an undo of the action just made goes back to; nothing is kept that no undo can reach."""
        undo = self.old.setup.undo
        if undo == "never":
            return None
        below: _Back | None = self.get("back")
        number: int = self.get("number")
        if below is None or below.depth + 1 >= MAX_UNDO or (reveals and undo != "free"):
            return _Back(seat, state, reveals, None, number, number)
        floor = number if below.reveals and undo != "free" else below.floor
        return _Back(seat, state, reveals, below, number, floor, below.depth + 1)

    def undo(self, seat: int) -> None:
        point = self.old._undo_target(seat, self.at)
        self.need(point is not None, "table-no-undo")
        assert point is not None
        self.put_state(point.state)
        self.new["back"] = point.below
        self.tell("undo", seat, moves=True, back_to=point.number)

    def resign(self, seat: int) -> None:
        self.need(seat not in self.get("resigned"), "table-resigned")
        resigned = self.get("resigned") | {seat}
        self.new.update(resigned=resigned, gone=self.get("gone") | {seat}, back=None)
        self.tell("resigned", seat, moves=True)
        left = [index for index in range(len(self.get("seats"))) if index not in resigned]
        if len(left) <= 1:
            scores = tuple(float(index in left) for index in range(len(self.get("seats"))))
            self.end(Outcome(scores=scores, winners=tuple(left), why=msg("outcome-resigned")))
