"""The study of a moment in a worker process: the search of a game's judge, bytes in and bytes out.

What a judge is says `robacus.judging`; the processes are `robacus.bots.Workers`.  This module knows games, but no
tables and no server.
"""

from __future__ import annotations

from typing import Any

import msgspec

from robacus.game import Game
from robacus.games import game as find_game

WORK = "robacus.study:work"
"""The path of the work for `Workers.ask`."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be searched."""

    game: str
    moment: msgspec.Raw


def question(game: Game, moment: Any) -> bytes:
    """The payload that asks for the study of a moment; the same for the same moment."""
    raw = msgspec.Raw(msgspec.json.encode(moment))
    return msgspec.json.encode(Question(game=game.name, moment=raw))


def work(payload: bytes) -> bytes:
    """The work, in a worker: a `Question` in, the judge's finding out, both as JSON."""
    asked = msgspec.json.decode(payload, type=Question)
    judge = find_game(asked.game).judge
    if judge is None:
        raise ValueError(f"{asked.game} has no judge")
    return msgspec.json.encode(judge.search(msgspec.json.decode(asked.moment, type=judge.Moment)))


def finding(game: Game, answer: bytes) -> Any:
    """The finding in the answer of `work`.  Raises `msgspec.MsgspecError` for what is none."""
    assert game.judge is not None
    return msgspec.json.decode(answer, type=game.judge.Finding)
