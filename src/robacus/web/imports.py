"""Records that people bring: read, replayed in a worker process within a limit of time, and stored as finished tables.

A record is somebody's file.  Replaying it runs the rules on whatever stands in it, so that never happens in the event
loop; what comes back from the worker is only whether it is a whole game.
"""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec

from robacus.game import InvalidText
from robacus.log import write_entry
from robacus.record import MAX_RECORD_BYTES, Record
from robacus.speech import RobacusError, msg, speech
from robacus.web.house import House
from robacus.web.limits import IMPORT_SECONDS, IMPORT_STEPS
from robacus.web.shelf import put_record


class Verdict(msgspec.Struct, frozen=True):
    """What the worker says of a record: why it is refused, in words; empty when it is fine."""

    refused: str


def judge(payload: bytes) -> bytes:
    """Replay a record in a worker process: `payload` is a language, a line break, the record.  Gives a `Verdict`."""
    language, _, text = payload.partition(b"\n")
    try:
        for replay, _steps in Record.from_text(text).steps():
            if replay.number > IMPORT_STEPS:
                raise InvalidText(msg("web-record-steps", longest=IMPORT_STEPS))
    except RobacusError as error:
        return msgspec.json.encode(Verdict(speech(language.decode()).say(error.message)))
    return msgspec.json.encode(Verdict(""))


async def take_record(house: House, data: bytes, *, player: str, language: str) -> str:
    """Store a record as a table that is only looked at; gives its id.  Raises `InvalidText`, `WorkerFailed`."""
    if len(data) > MAX_RECORD_BYTES:
        raise InvalidText(msg("record-too-big", size=len(data), biggest=MAX_RECORD_BYTES))
    # One at a time: the bots at all tables are waiting for the same workers.
    async with house.importing:
        payload = language.encode() + b"\n" + data
        answer = await house.workers.ask("robacus.web.imports:judge", payload, limit=IMPORT_SECONDS)
    verdict = msgspec.json.decode(answer, type=Verdict)
    if verdict.refused:
        raise InvalidText(msg("web-record-refused", why=verdict.refused))
    record = await asyncio.to_thread(partial(Record.from_text, data))
    return await put_record(
        house.store, record.setup, [write_entry(entry) for entry in record.log], host=player
    )
