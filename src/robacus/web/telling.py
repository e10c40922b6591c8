"""What is told of seats and endings, in words: the same on the table page, in lists and in the replay."""

from __future__ import annotations

from robacus.game import Outcome
from robacus.record import Replay, Seat
from robacus.speech import speech
from robacus.web.wire import Result, SeatInfo


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
