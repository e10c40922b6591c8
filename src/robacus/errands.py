"""What worker processes do for people without a table: an edit at a desk that searches, attempts at a puzzle.

Each errand is a function from bytes to bytes that `robacus.bots.Workers` can be given by its path, with what is asked
and what is answered as JSON.  Nothing here knows a server; how long an errand may take, and who may ask for one, is
said elsewhere.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec

from robacus.desk import Desk, Sheet
from robacus.game import Game, InvalidText
from robacus.games import game as find_game
from robacus.options import read_fields
from robacus.speech import LANGUAGES, RobacusError, msg, speech


def desk_of(game: Game, name: str) -> Desk:
    """The desk of a game.  Raises `InvalidText`."""
    for desk in game.desks:
        if desk.name == name:
            return desk
    raise InvalidText(msg("desk-unknown", name=name[:40]))


class EditAsked(msgspec.Struct, frozen=True, kw_only=True):
    """An edit of a draft, for somebody who reads `language`; an empty one opens the draft."""

    game: str
    desk: str
    draft: str
    edit: str
    language: str


class Edited(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What came of it."""

    sheet: Sheet | None = None
    refused: str = ""
    """Why there is none, in the reader's language."""


EDIT = "robacus.errands:edit"


def edit(payload: bytes) -> bytes:
    """Make an edit: `EditAsked` in, `Edited` out."""
    asked = msgspec.json.decode(payload, type=EditAsked)
    say = speech(asked.language)
    try:
        desk = desk_of(find_game(asked.game), asked.desk)
        sheet = desk.edit(asked.draft, asked.edit, say) if asked.edit else desk.open(asked.draft, say)
    except RobacusError as error:
        return msgspec.json.encode(Edited(refused=say.once(error.message)))
    return msgspec.json.encode(Edited(sheet=sheet))


# -- puzzles -----------------------------------------------------------------------------------------------------------


class AttemptsAsked(msgspec.Struct, frozen=True, kw_only=True):
    """Some attempts at one puzzle."""

    game: str
    options: dict[str, Any]
    """As `robacus.options.write_options` writes them."""
    seed: str
    first: int
    """Number of the first attempt, counted from 1; number N of seed S is the same whoever makes it."""
    count: int
    """At most so many of them."""
    seconds: float
    """No further attempt begins after this."""


class Attempted(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What came of them."""

    tried: int
    draft: str = ""
    """The puzzle for the desk "puzzle"; empty = none of them gave one."""
    about: dict[str, str] = {}
    """What may be said of it, by language."""


ATTEMPTS = "robacus.errands:attempts"


def attempts(payload: bytes) -> bytes:
    """Try one seed after another: `AttemptsAsked` in, `Attempted` out."""
    asked = msgspec.json.decode(payload, type=AttemptsAsked)
    generator = find_game(asked.game).generator
    assert generator is not None
    options = read_fields(generator.Options, asked.options)
    end = time.monotonic() + asked.seconds
    tried = 0
    for number in range(asked.first, asked.first + asked.count):
        if tried and time.monotonic() >= end:
            break
        tried += 1
        puzzle = generator.attempt(options, f"{asked.seed}-{number}")
        if puzzle is not None:
            about = {language: puzzle.about(speech(language)) for language in LANGUAGES}
            return msgspec.json.encode(Attempted(tried=tried, draft=puzzle.draft, about=about))
    return msgspec.json.encode(Attempted(tried=tried))
