"""From steps of a table to what one kind of viewer sees of them: frames, scenes, lines of the move list.

Everything here is made from `Game.view`: nothing else of a state leaves the server.  Frames are made once for each
(eye, language) and shared by all connections that see the same; `Painter` remembers the last picture of each.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from robacus.desk import Link
from robacus.game import Control, Event, Game
from robacus.replay import Numbered, Replay
from robacus.scene import Change, Scene, difference
from robacus.speech import Speech, speech
from robacus.web.wire import Frame, LogLine, Now, Snapshot

_encoder = msgspec.json.Encoder()
encode = _encoder.encode
_NOTHING = Change()


class Viewer(msgspec.Struct, frozen=True):
    """A kind of viewer: connections with equal viewers get the same bytes."""

    language: str
    looking: int | None = None
    """The seat whose view is shown."""
    held: tuple[int, ...] = ()
    """Seats that this viewer may act for."""
    host: bool = False


class Line(msgspec.Struct, frozen=True):
    """A step without its state, for the move list."""

    number: int
    at: int
    event: Event


def listed(event: Event) -> bool:
    """Whether an event belongs into the move list: what has a notation, what a game wants there without one, and what
    happens to the table."""
    return bool(event.notation) or event.listed or ":" not in event.say.id


class Painter:
    """Paints one table for all kinds of viewers."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._last: dict[tuple[str, int | None], tuple[int, Scene | None]] = {}
        self._views: dict[int | None, tuple[Any, Any]] = {}
        self._seats: object = None
        self._speech: dict[str, Speech] = {}

    def say(self, language: str, replay: Replay) -> Speech:
        """The speech of a language with the names of the table's seats; kept until somebody sits down or leaves."""
        if replay.seats is not self._seats:
            self._seats = replay.seats
            self._speech.clear()
        known = self._speech.get(language)
        if known is None:
            known = self._speech[language] = speech(language).named(replay.names)
        return known

    def eye(self, viewer: Viewer) -> int | None:
        """Whose view a viewer's picture is: in a game without secrets everybody sees the same one."""
        return viewer.looking if self._game.secrets else None

    def sees(self, viewer: Viewer, event: Event) -> bool:
        """Whether the viewer may know of the event."""
        if event.to is None:
            return True
        if self._game.secrets:
            return viewer.looking in event.to
        return not event.to.isdisjoint(viewer.held)

    def scene(self, viewer: Viewer, replay: Replay) -> Scene | None:
        """The picture after the last step; None before the game has begun."""
        key = viewer.language, self.eye(viewer)
        known = self._last.get(key)
        if known is not None and known[0] == replay.number:
            return known[1]
        scene = self._paint(replay.state, key[1], self.say(viewer.language, replay))
        self._last[key] = replay.number, scene
        return scene

    def _paint(self, state: Any, eye: int | None, say: Speech) -> Scene | None:
        return None if state is None else self._game.scene(self.view(state, eye), say)

    def view(self, state: Any, seat: int | None) -> Any:
        """The view of a seat; the last one is kept, because picture and controls are made from the same."""
        known = self._views.get(seat)
        if known is not None and known[0] is state:
            return known[1]
        view = self._game.view(state, seat)
        self._views[seat] = state, view
        return view

    def frames(
        self, viewer: Viewer, before: Any, steps: Sequence[Numbered], replay: Replay
    ) -> tuple[Frame, ...]:
        """The frames of consecutive steps; `before` is the state before the first, `replay` has the seats' names."""
        eye = self.eye(viewer)
        key = viewer.language, eye
        say = self.say(viewer.language, replay)
        number, scene = self._last.get(key, (-1, None))
        if number != steps[0].number - 1:
            scene = self._paint(before, eye, say)
        frames = []
        for step in steps:
            after = self._paint(step.state, eye, say)
            event = step.event
            change = None
            if after is not None and scene is not None:
                change = difference(scene, after)
            elif after is not None:
                change = whole(after)
            scene = after
            if self.sees(viewer, event):
                frame = Frame(
                    number=step.number,
                    at=step.at,
                    kind=event.kind,
                    say=say.say(event.say),
                    seat=event.seat,
                    notation=event.notation,
                    listed=listed(event),
                    paths=event.paths,
                    hold=event.hold,
                    change=change,
                )
            else:
                frame = Frame(number=step.number, change=None if change == _NOTHING else change)
            frames.append(frame)
        self._last[key] = steps[-1].number, scene
        return tuple(frames)

    def links(self, viewer: Viewer, replay: Replay) -> tuple[Link, ...]:
        """Desks where the viewer can try what is seen."""
        if replay.phase != "playing" or not viewer.held:
            return ()
        seat = viewer.looking if viewer.looking in viewer.held else viewer.held[0]
        if seat in replay.gone:
            return ()
        return self._game.links(self.view(replay.state, seat), self.say(viewer.language, replay))

    def controls(self, viewer: Viewer, replay: Replay) -> tuple[Control, ...]:
        """What the viewer can do now, for all seats held (games with secrets: for the one looked at)."""
        if replay.phase != "playing" or not viewer.held:
            return ()
        game, say = self._game, self.say(viewer.language, replay)
        seats: Iterable[int] = viewer.held
        if game.secrets:
            seats = () if viewer.looking not in viewer.held else (viewer.looking,)
        found: tuple[Control, ...] = ()
        for seat in seats:
            if seat not in replay.gone:
                found += game.controls(self.view(replay.state, seat), say)
        return found

    def lines(self, viewer: Viewer, lines: Iterable[Line], replay: Replay) -> tuple[LogLine, ...]:
        """The move list, as far as this viewer may see it."""
        say = self.say(viewer.language, replay)
        return tuple(
            LogLine(
                number=line.number,
                at=line.at,
                say=say.say(line.event.say),
                seat=line.event.seat,
                notation=line.event.notation,
            )
            for line in lines
            if self.sees(viewer, line.event)
        )


def plain_frame(painter: Painter, viewer: Viewer, step: Numbered, replay: Replay) -> Frame:
    """A step without a picture; only its number when the viewer may not see it."""
    event = step.event
    if not painter.sees(viewer, event):
        return Frame(number=step.number)
    return Frame(
        number=step.number,
        at=step.at,
        kind=event.kind,
        say=painter.say(viewer.language, replay).say(event.say),
        seat=event.seat,
        notation=event.notation,
        listed=listed(event),
    )


def whole(scene: Scene) -> Change:
    """The change that makes an empty table into `scene`."""
    return Change(
        put=scene.pieces,
        board=scene.board,
        places=scene.places,
        facts=scene.facts,
        status=scene.status,
        clock=scene.clock,
        trails=scene.trails,
    )


def frames_message(frames: msgspec.Raw, now: Now) -> str:
    """The text of a `Frames` message whose frames were encoded before."""
    return f'{{"t":"frames","frames":{bytes(frames).decode()},"now":{encode(now).decode()}}}'


def snapshot_message(now: Now, scene: Scene | None, lines: tuple[LogLine, ...]) -> str:
    """The text of a `Snapshot` message."""
    return encode(Snapshot(now=now, scene=scene, log=lines)).decode()
