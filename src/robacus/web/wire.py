"""What goes over the table's socket: tagged unions named by direction, as JSON text frames.

Every step of a table has a number; a step that somebody may not see arrives as a bare number.  A client that comes
back says the last number it has and gets the gap as `Frames`, or a fresh `Snapshot`.  All words are finished text in
the reader's language.  This module only declares; `robacus.web.socket` speaks it, ``static/js/wire.js`` is its twin.

For the twin: `SeatInfo.away` says that the others may play on without that seat (``Ask(what="leave", seat=...)``), and
`ReplayPage` is what ``/tables/{id}/frames`` answers, over HTTP.  A `Frame` of a step that may not be seen
has a `change` only where the viewer's own picture differs after it.

A browser cannot see that a line is dead (a phone that changed its network), so it asks with `Ping` when it has heard
nothing for a while.  The server finds out by the pings of the WebSocket protocol, see `robacus.web.serve`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from robacus.desk import Line
from robacus.game import Control
from robacus.scene import Change, Point, Scene

MAX_FRAME_BYTES = 8_192
"""The longest message a browser may send."""
MAX_ACTION_ID = 40

TableAsk = Literal["undo", "resign", "leave", "pause", "resume", "begin", "rematch"]


class FromBrowser(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True, kw_only=True):
    """Anything a browser says."""


class Hello(FromBrowser, frozen=True, tag="hello", kw_only=True):
    """The first message. `have` is the number of the last step shown, -1 for none."""

    have: int = -1


class Do(FromBrowser, frozen=True, tag="do", kw_only=True):
    """Play an action: its text, as a control carries it or as typed."""

    id: str
    """Chosen by the client; the same id again is the same action, applied once."""
    seat: int
    text: str
    on: int
    """Number of the last step its player had seen."""


class Ask(FromBrowser, frozen=True, tag="ask", kw_only=True):
    """Something about the table rather than in the game."""

    id: str
    what: TableAsk
    seat: int | None = None


class Fill(FromBrowser, frozen=True, tag="fill", kw_only=True):
    """The host gives an open seat to a person on this screen, or (with `level`) to a bot."""

    id: str
    seat: int
    name: str = ""
    level: str = ""


class Draft(FromBrowser, frozen=True, tag="draft", kw_only=True):
    """What would this do?  Never logged."""

    id: str
    seat: int
    text: str


class Look(FromBrowser, frozen=True, tag="look", kw_only=True):
    """On one screen: show the table as this seat sees it (None: as somebody watching does)."""

    seat: int | None


class Ping(FromBrowser, frozen=True, tag="ping", kw_only=True):
    """Is the line still there?  Asked only where nothing was heard for a while; answered with `Pong`."""


FromBrowserMessage = Hello | Do | Ask | Fill | Draft | Look | Ping


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Who sits where, for everybody to see."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    """As shown: the nickname, "Robo", "Player 3", "open seat"."""
    level: str = ""
    """How well a bot plays, in words."""
    mine: bool = False
    """This connection holds it."""
    here: bool = False
    """Connected now (bots always are)."""
    gone: bool = False
    """Resigned or left."""
    host: bool = False
    away: bool = False
    """A person who has not been connected for a while: anybody seated may ask to play on without them."""


class Now(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Where the table stands after the last step, for this connection."""

    number: int
    at: int
    """The table's time now, in milliseconds; it runs on while `running`."""
    running: bool = False
    phase: Literal["waiting", "playing", "paused", "over"]
    looking: int | None = None
    """The seat whose view is shown."""
    to_act: tuple[int, ...] = ()
    seats: tuple[SeatInfo, ...] = ()
    controls: tuple[Control, ...] = ()
    """For all seats held here (games with secrets: for the one looked at)."""
    undo: tuple[int, ...] = ()
    """Seats held here that may take back."""
    links: tuple[StudyLink, ...] = ()
    """Desks where what is seen can be tried, with help."""
    asks: tuple[str, ...] = ()
    """Which `Ask.what` make sense now for this connection."""
    outcome: Result | None = None
    study: int = 0
    """Number of the last step of which the game's judge says something now (`Study`); 0 = of none."""
    study_later: bool = False
    """A later step will be judged once nobody can take it back."""


class Result(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """How it ended, in words."""

    say: str
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    replay: str
    """Address of the replay."""
    rematch: str = ""
    """Address of the next table, once somebody asked for one."""


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One line of the move list."""

    number: int
    say: str
    at: int = 0
    seat: int | None = None
    notation: str = ""


class Frame(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One step as this viewer sees it; only `number` when it may not be seen."""

    number: int
    at: int = 0
    kind: str = ""
    say: str = ""
    seat: int | None = None
    notation: str = ""
    listed: bool = False
    """It has a line in the move list."""
    paths: tuple[tuple[str, tuple[Point, ...]], ...] = ()
    hold: int = 0
    """Milliseconds that it stays to be seen at least."""
    change: Change | None = None


class ToBrowser(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True, kw_only=True):
    """Anything the server says."""


class Snapshot(ToBrowser, frozen=True, tag="snapshot", kw_only=True):
    """Everything anew."""

    now: Now
    scene: Scene | None
    """None while the game has not begun."""
    log: tuple[LogLine, ...] = ()
    """The last lines of the move list (at most 200)."""


class Frames(ToBrowser, frozen=True, tag="frames", kw_only=True):
    """Steps after the last known one, in order, and where the table stands then.

    When the game is over `now.number` may be ahead of the frames: the rest of a long action is not pushed, but fetched
    from ``/tables/{id}/frames``."""

    frames: tuple[Frame, ...]
    now: Now


class Standing(ToBrowser, frozen=True, tag="standing", kw_only=True):
    """Nothing happened in the game, but who is here or what may be asked changed."""

    now: Now


class Done(ToBrowser, frozen=True, tag="done", kw_only=True):
    """The action or request is committed to the log."""

    id: str
    go: str = ""
    """An address to open next (a rematch)."""


class Refused(ToBrowser, frozen=True, tag="refused", kw_only=True):
    """The action or request was not possible; nothing changed."""

    id: str
    say: str
    stale: bool = False


class Previewed(ToBrowser, frozen=True, tag="previewed", kw_only=True):
    id: str
    ok: bool
    say: str
    scene: Scene | None = None


class Pong(ToBrowser, frozen=True, tag="pong", kw_only=True):
    """It is."""


class Farewell(ToBrowser, frozen=True, tag="farewell", kw_only=True):
    """The server ends the connection: `again` says whether to come back by itself."""

    say: str
    again: bool = True


class ReplayPage(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Part of a finished game, for its replay: step `first` and those after it.

    `scene` is the picture before step `first`, None where the game had not begun.  Step numbers go from 1 to `last`.
    """

    first: int
    last: int
    frames: tuple[Frame, ...]
    scene: Scene | None
    seats: tuple[SeatInfo, ...] = ()
    outcome: Result | None = None
    log: tuple[LogLine, ...] = ()
    """The whole move list, sent with the first page only (``log=1``)."""
    judged: tuple[int, ...] = ()
    """Numbers of the steps of which the game's judge says something; sent with the move list."""


class StudyLink(msgspec.Struct, frozen=True, kw_only=True):
    label: str
    url: str


class Study(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a game's judge says of a step (`robacus.judging.Verdict`), over HTTP: ``/tables/{id}/study/{number}``."""

    number: int
    title: str
    say: str
    lost: int | None = None
    mark: str = ""
    lines: tuple[Line, ...] = ()
    note: str = ""
    links: tuple[StudyLink, ...] = ()


class StudyFilm(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A line of a `Study`, picture by picture (``/tables/{id}/study/{number}/{key}``)."""

    scene: Scene
    """The position before it."""
    say: str
    frames: tuple[Frame, ...]
    """One for each text of the line, numbered from 1."""


ToBrowserMessage = Snapshot | Frames | Standing | Done | Refused | Previewed | Pong | Farewell
