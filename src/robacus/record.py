"""A game on paper: set-up and log as one JSON document, or as JSON Lines (the head, then one entry a line).

Reading, writing and replaying documents; what an entry is stands in `robacus.log`, what it leads to in
`robacus.replay`.  This module does no input or output.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from robacus.game import InvalidText
from robacus.log import AnyEntry, Setup, read_entry
from robacus.replay import Numbered, Replay
from robacus.speech import RobacusError, msg
from robacus.unreadable import why_unreadable

FORMAT = 1
"""Version of the document; raised when a reader of an older one could misread it."""
MAX_RECORD_BYTES = 4_000_000

_encoder = msgspec.json.Encoder()


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game on paper."""

    robacus: int = FORMAT
    setup: Setup
    log: tuple[AnyEntry, ...] = ()

    def steps(self) -> Iterator[tuple[Replay, tuple[Numbered, ...]]]:
        """The replay after each entry with what happened.  Raises `InvalidText` naming the entry that is wrong."""
        replay = Replay.of(self.setup)
        for index, entry in enumerate(self.log, start=1):
            try:
                replay, steps = replay.feed(entry)
            except RobacusError as error:
                raise InvalidText(msg("record-bad-entry", number=index, why=error.message)) from None
            yield replay, steps

    def replay(self) -> Replay:
        """The game after its last entry.  Raises `InvalidText`."""
        replay = Replay.of(self.setup)
        for replay, _steps in self.steps():  # noqa: B007 - the last one is wanted
            pass
        return replay

    def to_json(self) -> str:
        """One JSON document, one entry a line."""
        head = _encoder.encode(self.setup).decode()
        lines = ",\n  ".join(_encoder.encode(entry).decode() for entry in self.log)
        return f'{{"robacus": {self.robacus},\n "setup": {head},\n "log": [\n  {lines}\n ]}}\n'

    def to_json_lines(self) -> str:
        """JSON Lines: the head, then one entry a line."""
        head = {"robacus": self.robacus, "setup": self.setup}
        return "".join(_encoder.encode(line).decode() + "\n" for line in (head, *self.log))

    @classmethod
    def from_text(cls, words: str | bytes) -> Record:
        """Read either form.  Raises `InvalidText` that says what is wrong and where; the game is not replayed yet."""
        data = words.encode() if isinstance(words, str) else words
        if len(data) > MAX_RECORD_BYTES:
            raise InvalidText(msg("record-too-big", size=len(data), biggest=MAX_RECORD_BYTES))
        if not data.strip():
            raise InvalidText(msg("record-empty"))
        try:
            record = msgspec.json.decode(data, type=cls)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as whole:
            first, _, rest = data.strip().partition(b"\n")
            try:
                head = msgspec.json.decode(first, type=cls)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
                raise InvalidText(msg("record-unreadable", why=why_unreadable(whole, "setup"))) from None
            if not rest.strip():
                raise InvalidText(msg("record-unreadable", why=why_unreadable(whole, "setup"))) from None
            log = []
            for index, line in enumerate(rest.splitlines(), start=1):
                if line.strip():
                    try:
                        log.append(read_entry(line))
                    except InvalidText as error:
                        raise InvalidText(msg("record-bad-entry", number=index, why=error.message)) from None
            record = msgspec.structs.replace(head, log=tuple(log))
        if record.robacus != FORMAT:
            raise InvalidText(msg("record-format", format=str(record.robacus), known=str(FORMAT)))
        return record
