"""What is told of seats, endings and faults, in words: the same on the table page, in lists, in replays."""

from __future__ import annotations

import logging

from robacus.game import Outcome
from robacus.log import Seat
from robacus.replay import Replay
from robacus.speech import Message, RobacusError, msg, speech
from robacus.store import StoreUnavailable
from robacus.web.wire import Result, SeatInfo

log = logging.getLogger("robacus.web")


def told(error: RobacusError) -> Message:
    """What whoever met an error is told: where the database lies is for whoever runs the server.

    It stands in the log.
    """
    if isinstance(error, StoreUnavailable) and any(name == "where" for name, _value in error.message.args):
        log.error("%s", error)
        return msg("web-store-failed")
    return error.message


def seat_info(replay: Replay, seat: int, language: str) -> SeatInfo:
    """Who sits at a seat, as everybody is told."""
    who, say = replay.seats[seat], speech(language)
    return SeatInfo(
        seat=seat,
        kind=who.kind,
        name=shown_name(seat, who, language),
        level=say(f"{replay.game.name}:level-{who.level}") if who.kind == "bot" else "",
        gone=seat in replay.gone,
    )


def shown_name(seat: int, who: Seat, language: str) -> str:
    """The name of a seat for lists of seats: "Anna", "Robo", "Player 3", "open seat"."""
    say = speech(language)
    if who.kind == "open":
        return say("seat-left", name=who.name) if who.name else say("seat-open")
    return who.name or say("seat-unnamed", number=seat + 1)


def result(id: str, replay: Replay, ended: Outcome, language: str, rematch: str = "") -> Result:
    """How a game ended, in words."""
    return Result(
        say=speech(language).named(replay.names).say(ended.why),
        winners=ended.winners,
        scores=ended.scores,
        replay=f"/tables/{id}/replay",
        rematch=rematch,
    )
