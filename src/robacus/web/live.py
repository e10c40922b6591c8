"""One table in memory: where it stands, who holds its seats, who is connected, and what they are sent.

It changes only through `take`, after the change has been committed to the log; `robacus.web.hub` does that.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

import msgspec

from robacus.game import Control
from robacus.log import Setup
from robacus.replay import Numbered
from robacus.speech import speech
from robacus.table import Table
from robacus.web.desklinks import link_url
from robacus.web.frames import Line, Painter, Viewer, encode, frames_message, listed, snapshot_message
from robacus.web.limits import (
    API_PRESENCE_SECONDS,
    AWAY_SECONDS,
    FIRST_STEPS,
    JUDGED_KEPT,
    LOG_LINES,
    LONG_STEPS,
    RING_STEPS,
)
from robacus.web.telling import result, seat_info
from robacus.web.wire import Farewell, Now, Result, SeatInfo, Standing, StudyLink

log = logging.getLogger("robacus.web")

STANDING_DELAY = 0.05
"""Seconds in which changes of presence are gathered into one message."""


def wall_ms() -> int:
    """The date, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Stored(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What the store keeps of a table besides its log.  The seed is not in it: the store keeps that apart."""

    setup: Setup
    host: str
    """Player id of whoever set the table up."""
    watch: bool = True
    """Others may watch."""
    imported: bool = False


class Listener(Protocol):
    """A connection, as the table sees it."""

    player: str
    viewer: Viewer

    def push(self, text: str) -> None: ...


class Live:
    """One table in memory."""

    def __init__(
        self, table: Table, stored: Stored, holders: Sequence[str | None], *, abandoned: bool = False
    ) -> None:
        self.id = table.id
        self.table = table
        self.replay = table.replay
        self.stored = stored
        self.abandoned = abandoned
        """Nobody had opened it for long, so it was closed."""
        self.game = table.replay.game
        self.painter = Painter(self.game)
        self.lock = asyncio.Lock()
        self.ring: deque[Numbered] = deque(maxlen=RING_STEPS + 1)
        self.log: deque[Line] = deque(maxlen=LOG_LINES)
        self.judged: OrderedDict[int, tuple[Any, Numbered]] = OrderedDict()
        """The last steps of which the game's judge has something to say, by number, each with the state before it;
        those that were taken back are not among them."""
        self._judged_views: dict[tuple[int, int | None], tuple[Any, Any]] = {}
        self.named_at = 0
        """Number of the last step that changed the names of the seats."""
        self.state_at = 0
        """Table time since which the game's state is what it is: the time that a bot's view carries."""
        self.holders: list[str | None] = list(holders)
        self.listeners: set[Listener] = set()
        self.seen: dict[int, float] = {}
        """Seat -> when its person was last connected (monotonic)."""
        self.asked: dict[str, float] = {}
        """Player -> last request of its program (monotonic)."""
        self.rematch = ""
        """Address of the next table, once somebody asked for one."""
        self.thawed = 0
        """How many of the times in which the server stood still have been told to the table."""
        self.filed = False
        """The store knows that the game is over."""
        self.touched = self.attended_at = time.monotonic()
        self.timer: asyncio.TimerHandle | None = None
        self.wake_at: int | None = None
        self.bots: dict[int, asyncio.Task[None]] = {}
        self._event: asyncio.Event | None = None
        self._to_act: tuple[int, ...] | None = None
        self._seats: dict[Viewer, tuple[SeatInfo, ...]] = {}
        self._standing: asyncio.TimerHandle | None = None

    @property
    def closed(self) -> bool:
        """Whether it can only be looked at: an opened record, or abandoned."""
        return self.stored.imported or self.abandoned

    # -- where it stands -------------------------------------------------------------------------------------------

    def remember(self, steps: Iterable[Numbered]) -> None:
        """Keep the last steps for clients that come back, and for the move list."""
        for step in steps:
            before = self.ring[-1].state if self.ring else None
            if step.state is not before:
                self.state_at = step.at
            if step.event.kind in ("sat", "left", "begin"):
                self.named_at = step.number
            self._keep_judged(before, step)
            self.ring.append(step)
            if listed(step.event):
                self.log.append(Line(step.number, step.at, step.event))

    def _keep_judged(self, before: Any, step: Numbered) -> None:
        judged = self.judged
        if step.back_to is not None:
            for number in [number for number in judged if number > step.back_to]:
                del judged[number]
            self._judged_views.clear()
        elif step.event.judged and self.game.judge is not None and before is not None:
            judged[step.number] = before, step
            self._judged_views.clear()
            if len(judged) > JUDGED_KEPT:
                judged.popitem(last=False)

    def studied(self, viewer: Viewer) -> tuple[int, bool]:
        """Number of the last step of which the judge has something to say to this viewer now, 0 = none; and whether
        there is a later one that somebody can still take back."""
        firm, later = self.replay.firm if self.judged else 0, False
        for number, (_before, step) in reversed(self.judged.items()):
            if self.painter.sees(viewer, step.event):
                if number > firm:
                    later = True
                elif self.moment(number, self.painter.eye(viewer)) is not None:
                    return number, later
        return 0, later

    def moment(self, number: int, eye: int | None) -> Any | None:
        """What the judge is asked of a step in `judged`, made from what `eye` saw and sees; None = nothing yet."""
        judge, state = self.game.judge, self.replay.state
        assert judge is not None
        views = self._judged_views.get((number, eye))
        if views is None:
            before, step = self.judged[number]
            views = self.game.view(before, eye), self.game.view(step.state, eye)
            self._judged_views[number, eye] = views
        return judge.moment(*views, None if self.replay.phase == "over" else self.painter.view(state, eye))

    def take(self, table: Table, steps: tuple[Numbered, ...]) -> None:
        """The table after a committed change (or a deadline), with what happened: tell everybody."""
        before = self.replay.state
        if table.replay.seats is not self.replay.seats or table.replay.gone is not self.replay.gone:
            self._seats.clear()
        self.table = table
        self.replay = table.replay
        self._to_act = None
        if steps:
            self.remember(steps)
        self.touched = time.monotonic()
        if self.listeners and steps:
            self._publish(before, steps)
        if self._event is not None:
            self._event.set()
            self._event = None

    @property
    def news(self) -> asyncio.Event:
        """Set at the next change; bots and event streams wait for it."""
        if self._event is None:
            self._event = asyncio.Event()
        return self._event

    def _publish(self, before: Any, steps: tuple[Numbered, ...]) -> None:
        if self.replay.phase == "over" and len(steps) > LONG_STEPS:
            # `Now.number` says that there is more; from a finished game the page may fetch it.
            steps = steps[:FIRST_STEPS]
        texts: dict[Viewer, str | None] = {}
        frames: dict[Any, msgspec.Raw] = {}
        guarded = any(step.event.to is not None for step in steps)
        for listener in tuple(self.listeners):
            viewer = listener.viewer
            if viewer not in texts:
                try:
                    key = viewer if guarded else (viewer.language, self.painter.eye(viewer))
                    if key not in frames:
                        frames[key] = msgspec.Raw(
                            encode(self.painter.frames(viewer, before, steps, self.replay))
                        )
                    texts[viewer] = frames_message(frames[key], self.now(viewer))
                except Exception:
                    # A game that cannot draw a position must not stop the table for the others.
                    log.exception("table %s cannot be shown to %r", self.id, viewer)
                    texts[viewer] = None
            text = texts[viewer]
            if text is not None:
                listener.push(text)

    # -- who -------------------------------------------------------------------------------------------------------

    def held(self, player: str) -> tuple[int, ...]:
        """The seats of a player."""
        return tuple(
            seat
            for seat, holder in enumerate(self.holders)
            if holder == player and seat < len(self.replay.seats) and self.replay.seats[seat].kind == "person"
        )

    def viewer(self, player: str, language: str, looking: int | None = None) -> Viewer:
        """What kind of viewer a player is; `looking` is taken where several seats with secrets are held."""
        held = self.held(player)
        if len(held) == 1:
            looking = held[0]
        elif looking not in held or not self.game.secrets:
            looking = None
        return Viewer(language, looking, held, player == self.stored.host)

    def may_watch(self, player: str) -> bool:
        """Whether somebody may see the table at all."""
        return self.stored.watch or player == self.stored.host or bool(self.held(player))

    def here(self, seat: int) -> bool:
        """Whether whoever sits there is connected; bots always are."""
        if self.replay.seats[seat].kind != "person":
            return self.replay.seats[seat].kind == "bot"
        holder = self.holders[seat] if seat < len(self.holders) else None
        if holder is None:
            return False
        if any(listener.player == holder for listener in self.listeners):
            return True
        return time.monotonic() - self.asked.get(holder, -1e9) < API_PRESENCE_SECONDS

    def away(self, seat: int) -> bool:
        """Whether a person has not been connected for so long that the others may play on without it."""
        if self.replay.seats[seat].kind != "person" or self.here(seat):
            return False
        return time.monotonic() - self.seen.get(seat, self.touched) >= AWAY_SECONDS

    def anybody(self) -> bool:
        """Whether a person or a program is present."""
        return bool(self.listeners) or any(
            time.monotonic() - asked < API_PRESENCE_SECONDS for asked in self.asked.values()
        )

    def attended(self) -> bool:
        """Whether somebody is here for whom time may run: a person who plays, or anybody at a table of bots."""
        persons = [seat for seat, who in enumerate(self.replay.seats) if who.kind == "person"]
        if persons:
            return any(map(self.here, persons))
        return self.anybody() and any(who.kind == "bot" for who in self.replay.seats)

    def stands_empty(self) -> bool:
        """Whether the table is paused because nobody was there."""
        if self.replay.phase != "paused":
            return False
        kinds = (line.event.kind for line in reversed(self.log))
        return next((kind for kind in kinds if kind.startswith("paused")), "") == "paused-empty"

    def presence(self) -> None:
        """Who is connected has changed: tell everybody, soon."""
        for seat in range(len(self.replay.seats)):
            if self.here(seat):
                self.seen[seat] = time.monotonic()
        self._seats.clear()
        if self._standing is None:
            self._standing = asyncio.get_running_loop().call_later(STANDING_DELAY, self.stand)

    def stand(self) -> None:
        """Tell everybody where the table stands."""
        if self._standing is not None:
            self._standing.cancel()
            self._standing = None
        self._seats.clear()
        texts: dict[Viewer, str] = {}
        for listener in tuple(self.listeners):
            viewer = listener.viewer
            if viewer not in texts:
                try:
                    texts[viewer] = encode(Standing(now=self.now(viewer))).decode()
                except Exception:
                    log.exception("table %s cannot be shown to %r", self.id, viewer)
                    continue
            listener.push(texts[viewer])

    # -- what is sent ----------------------------------------------------------------------------------------------

    def seats(self, viewer: Viewer) -> tuple[SeatInfo, ...]:
        """Who sits where, as this viewer is told."""
        known = self._seats.get(viewer)
        if known is None:
            known = self._seats[viewer] = tuple(
                msgspec.structs.replace(
                    seat_info(self.replay, seat, viewer.language),
                    mine=seat in viewer.held,
                    here=self.here(seat),
                    host=who.kind == "person" and self.holders[seat] == self.stored.host,
                    away=self.away(seat),
                )
                for seat, who in enumerate(self.replay.seats)
            )
        return known

    def now(self, viewer: Viewer) -> Now:
        """Where the table stands, for this viewer."""
        replay = self.replay
        undo: tuple[int, ...] = ()
        controls: tuple[Control, ...] = ()
        if replay.phase == "playing" and viewer.held and not self.closed:
            undo = tuple([seat for seat in viewer.held if replay.undoable(seat)])
            controls = self.painter.controls(viewer, replay)
        study, study_later = self.studied(viewer)
        return Now(
            number=replay.number,
            at=self.table.now(wall_ms()),
            running=replay.phase == "playing",
            phase=replay.phase,
            looking=viewer.looking,
            to_act=self.to_act(),
            seats=self.seats(viewer),
            controls=controls,
            undo=undo,
            links=tuple(
                StudyLink(label=link.label, url=link_url(self.game, link))
                for link in self.painter.links(viewer, replay)
            ),
            asks=self.asks(viewer, undo),
            outcome=None if replay.ended is None else self.result(viewer.language),
            study=study,
            study_later=study_later,
        )

    def to_act(self) -> tuple[int, ...]:
        """Seats that may act now, in order."""
        if self._to_act is None:
            self._to_act = tuple(sorted(self.replay.to_act()))
        return self._to_act

    def asks(self, viewer: Viewer, undo: tuple[int, ...]) -> tuple[str, ...]:
        """What may be asked of the table now; `undo` are the seats that may take back."""
        replay = self.replay
        if self.closed:
            return ()
        held = [seat for seat in viewer.held if seat not in replay.gone] if replay.gone else viewer.held
        match replay.phase:
            case "waiting":
                begin = ("begin",) if viewer.host and self.can_begin() else ()
                return (*begin, "leave") if held else begin
            case "playing":
                pause = () if replay.pausing else ("pause",)
                if not held:
                    return pause if viewer.host else ()
                return ("undo", "resign", "leave", *pause) if undo else ("resign", "leave", *pause)
            case "paused":
                return ("resume",) if held or viewer.host else ()
            case "over":
                return ("rematch",) if viewer.held or viewer.host else ()

    def can_begin(self) -> bool:
        """Whether the host may begin: the first seats are taken, and they are enough."""
        kinds = [seat.kind for seat in self.replay.seats]
        while kinds and kinds[-1] == "open":
            kinds.pop()
        return len(kinds) in self.game.seats and "open" not in kinds

    def result(self, language: str) -> Result | None:
        """How it ended, in words."""
        ended = self.replay.ended
        return None if ended is None else result(self.id, self.replay, ended, language, self.rematch)

    def snapshot(self, viewer: Viewer) -> str:
        """Everything anew, as a message."""
        scene = self.painter.scene(viewer, self.replay)
        return snapshot_message(self.now(viewer), scene, self.painter.lines(viewer, self.log, self.replay))

    def gap(self, viewer: Viewer, have: int) -> str | None:
        """What happened after step `have`, as a message; None when too much has, or the names have changed."""
        if have == self.replay.number:
            return encode(Standing(now=self.now(viewer))).decode()
        if not self.ring or have < self.named_at or not self.ring[0].number <= have < self.replay.number:
            return None
        known = [step for step in self.ring if step.number >= have]
        frames = Painter(self.game).frames(viewer, known[0].state, known[1:], self.replay)
        return frames_message(msgspec.Raw(encode(frames)), self.now(viewer))

    # -- connections -----------------------------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.touched = time.monotonic()
        if self.attended():
            self.attended_at = self.touched
        self.presence()

    def part(self, listener: Listener, later: Callable[[], None]) -> None:
        """A connection is gone; `later` is called when its seats begin to count as away."""
        if listener in self.listeners:
            for seat in self.held(listener.player):
                self.seen[seat] = time.monotonic()
            if self.attended():
                self.attended_at = time.monotonic()
            self.listeners.discard(listener)
            self.touched = time.monotonic()
            self.presence()
            if listener.viewer.held:
                asyncio.get_running_loop().call_later(AWAY_SECONDS + 1, later)

    def reseat(self, player: str) -> None:
        """The seats of a player have changed: its connections become another kind of viewer, with everything anew."""
        for listener in tuple(self.listeners):
            if listener.player == player:
                viewer = self.viewer(player, listener.viewer.language, listener.viewer.looking)
                if not self.may_watch(player):
                    self.listeners.discard(listener)
                    words = speech(viewer.language)("web-no-watching")
                    listener.push(encode(Farewell(say=words, again=False)).decode())
                elif viewer != listener.viewer:
                    listener.viewer = viewer
                    listener.push(self.snapshot(viewer))

    def quiet(self) -> bool:
        """Whether nothing goes on by itself: no clock runs, no bot is to move."""
        replay = self.replay
        if replay.phase != "playing" or self.closed:
            return True
        return replay.deadline() is None and not any(
            replay.seats[seat].kind == "bot" for seat in replay.to_act()
        )
