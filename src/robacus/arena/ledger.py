"""The file of results: one line of JSON for each game as it ends, so that nothing is played twice.

The first line says which tournament it is; a ladder's rounds are announced before they are played.  A run that was
killed in the middle of a line loses that line and nothing else.  Without a file the same is kept in memory.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import msgspec

from robacus.arena.playing import Job, Played
from robacus.arena.schedule import Plan
from robacus.game import InvalidText
from robacus.speech import msg

FORMAT = 1
MAX_LINE = 5_000_000
BEGIN = b'{"line":"arena"'
"""Of every file of results."""


class Head(msgspec.Struct, frozen=True, tag="arena", tag_field="line", kw_only=True):
    """Which tournament it is."""

    format: int = FORMAT
    mode: str
    plan: Plan


class Round(msgspec.Struct, frozen=True, tag="round", tag_field="line", kw_only=True):
    """A ladder's round before it is played."""

    number: int
    groups: tuple[tuple[str, ...], ...]
    """Ids of entries."""


class Result(msgspec.Struct, frozen=True, tag="game", tag_field="line", kw_only=True, omit_defaults=True):
    """A game and what came of it."""

    round: int
    players: tuple[str, ...]
    """Ids of entries by seat."""
    options: dict[str, Any] = {}
    seed: str
    starts: tuple[str, ...] = ()
    played: Played


Line = Head | Round | Result

_decoder = msgspec.json.Decoder(Line)
_encoder = msgspec.json.Encoder()


def result(job: Job, played: Played, round_: int) -> Result:
    """The line of a game."""
    return Result(
        round=round_,
        players=tuple(who.id for who in job.players),
        options=job.ground.options,
        seed=job.ground.seed,
        starts=job.ground.starts,
        played=played,
    )


class Ledger:
    """All results so far, and the file that they are in."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.results: dict[str, Result] = {}
        """By the key of the game."""
        self.rounds: list[Round] = []
        self._file: IO[bytes] | None = None

    @classmethod
    def at(cls, path: Path | None, head: Head) -> Ledger:
        """The ledger in a file, a new one if there is none; None = in memory.

        Raises `InvalidText` for a file of another tournament, one that cannot be read, or one in use.
        """
        ledger = cls(head)
        if path is None:
            return ledger
        file = _opened(path)
        try:
            end = ledger._read(path, file)
            file.truncate(end)
            file.seek(end)
            ledger._file = file
            if end == 0:
                ledger._write(head)
        except BaseException:
            file.close()
            raise
        return ledger

    def _read(self, path: Path, file: IO[bytes]) -> int:
        """Take over what is there; where its last whole line ends."""
        end = 0
        for number, data in enumerate(_whole_lines(file), start=1):
            line = _line(path, number, data)
            if number == 1:
                self._compare(path, line)
            else:
                self._take(line)
            end += len(data)
        if end == 0:
            _need_begun(path, file)
        return end

    def _compare(self, path: Path, line: Line) -> None:
        """Raise `InvalidText` when the file is of another tournament, saying what differs."""
        name = str(path)[:200]
        if not isinstance(line, Head):
            raise InvalidText(msg("arena-not-results", name=name))
        if line == self.head:
            return
        here, there = msgspec.to_builtins(self.head), msgspec.to_builtins(line)
        here |= here.pop("plan")
        there |= there.pop("plan")
        differing = [field for field in here if here[field] != there.get(field)]
        raise InvalidText(msg("arena-other-results", name=name, fields=", ".join(differing)))

    def _take(self, line: Line) -> None:
        match line:
            case Result():
                self.results[line.played.key] = line
            case Round():
                self.rounds.append(line)

    def add(self, line: Round | Result) -> None:
        """Keep a line."""
        self._take(line)
        self._write(line)

    def _write(self, line: Line) -> None:
        if self._file is not None:
            self._file.write(_encoder.encode(line) + b"\n")
            self._file.flush()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def _opened(path: Path) -> IO[bytes]:
    """The file, open for nobody else to write."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")
    except OSError as error:
        raise _unreadable(path, error) from None
    with contextlib.suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise InvalidText(msg("arena-in-use", name=str(path)[:200])) from None
        except OSError:  # a file system without locks
            pass
    return file


def _whole_lines(file: IO[bytes]) -> Iterator[bytes]:
    """Lines with their ends; what a killed run has left of its last one is not there."""
    while (data := file.readline(MAX_LINE)) and (data.endswith(b"\n") or len(data) == MAX_LINE):
        yield data


def _need_begun(path: Path, file: IO[bytes]) -> None:
    """Raise `InvalidText` where a file without a whole line is not what a killed run has left: it is somebody's, and
    nothing of it may be lost."""
    file.seek(0)
    data = file.read(len(BEGIN))
    if not BEGIN.startswith(data):
        raise InvalidText(msg("arena-not-results", name=str(path)[:200]))


def _line(path: Path, number: int, data: bytes) -> Line:
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        if number == 1:
            raise InvalidText(msg("arena-not-results", name=str(path)[:200])) from None
        raise InvalidText(msg("arena-bad-line", name=str(path)[:200], line=number)) from None


def _unreadable(path: Path, error: OSError) -> InvalidText:
    return InvalidText(msg("cli-file-unreadable", name=str(path)[:200], why=error.strerror or str(error)))
