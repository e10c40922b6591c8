"""What goes into the bot API and comes out of it; the descriptions become the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from robacus.game import Control
from robacus.log import MAX_NAME
from robacus.replay import MAX_SEATS
from robacus.web.wire import Result, SeatInfo


class SeatAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table: `me` is whoever asks, `open` for somebody with the join secret, `bot` of a level."""

    kind: Literal["me", "open", "bot"]
    name: Annotated[
        str, Meta(max_length=MAX_NAME, description="Nickname; bots get one when it is empty.")
    ] = ""
    level: Annotated[str, Meta(max_length=40, description="Level of a bot.")] = ""


class TableAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A new table.  It begins at once when no seat is open."""

    game: Annotated[str, Meta(max_length=60, description="Name of the game, see /api/games.")]
    seats: Annotated[list[SeatAsked], Meta(min_length=1, max_length=MAX_SEATS)]
    options: Annotated[
        dict[str, Any], Meta(description="Options of the game; what is missing has its default.")
    ] = {}
    undo: Literal["own", "free", "never"] = "own"
    watch: Annotated[bool, Meta(description="Others may watch.")] = True
    seed: Annotated[str, Meta(description="32 hexadecimal digits; empty for a fresh one.", max_length=32)] = (
        ""
    )


class TableMade(msgspec.Struct):
    """A new table, and the key to it."""

    id: str
    token: Annotated[str, Meta(description="For all seats that are yours: Authorization: Bearer TOKEN.")]
    seats: Annotated[list[int], Meta(description="Your seats.")]
    join: Annotated[str, Meta(description="Secret for others: POST /api/tables/{id}/join, or the join page.")]
    page: Annotated[str, Meta(description="Where people see the table.")]


class JoinAsked(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody takes the first open seat."""

    secret: Annotated[str, Meta(max_length=100, description="The last part of the join link.")]
    name: Annotated[str, Meta(min_length=1, max_length=100)]


class Joined(msgspec.Struct):
    """A seat, and the key to it."""

    id: str
    seat: int
    token: str


class ActionAsked(msgspec.Struct, forbid_unknown_fields=True):
    """An action, as its text."""

    text: Annotated[str, Meta(max_length=1000, description="As a control carries it, or as people type it.")]
    seat: Annotated[int | None, Meta(description="Needed only by who holds several seats.")] = None
    id: Annotated[
        str,
        Meta(max_length=40, description="Chosen by you; the same id again is the same action, applied once."),
    ] = ""
    on: Annotated[
        int | None,
        Meta(description="Number of the last step you had seen; refused when the table has moved on since."),
    ] = None


class ActionDone(msgspec.Struct):
    """The action is committed to the log."""

    number: Annotated[int, Meta(description="Number of the last step now.")]
    phase: str


class GameInfo(msgspec.Struct):
    """A game that is played here."""

    name: str
    title: str
    summary: str
    ruleset: int
    seats: tuple[int, int]
    secrets: Annotated[bool, Meta(description="Seats see different things.")]
    levels: list[dict[str, str]]
    options: list[dict[str, Any]]
    view: Annotated[dict[str, Any], Meta(description="JSON Schema of the game's view.")]


class TableInfo(msgspec.Struct):
    """Where a table stands, as one seat sees it."""

    id: str
    game: str
    phase: Literal["waiting", "playing", "paused", "over"]
    number: Annotated[int, Meta(description="Number of the last step.")]
    at: Annotated[int, Meta(description="The table's time now, in milliseconds.")]
    seat: Annotated[int | None, Meta(description="Whose view this is; null for somebody watching.")]
    seats: tuple[SeatInfo, ...]
    to_act: tuple[int, ...]
    view: Annotated[
        msgspec.Raw, Meta(description="What this seat sees, in the form that /api/games describes.")
    ]
    controls: tuple[Control, ...]
    legal: Annotated[
        list[str] | None, Meta(description="All legal actions as texts; null where they are not listed.")
    ]
    deadline: Annotated[int | None, Meta(description="When the rules' clock acts next, in the table's time.")]
    outcome: Result | None
