"""Conformance cases: files of right answers that every version of the rules has to give.

A file holds one case a line (JSON).  A case names its `game` and `kind`; the game says what that kind looks like and
how to play it (`robacus.cases`).  Whatever is not understood counts as a failure, because a case that nobody
compared proves nothing: an unknown game or kind, a line that is not JSON, a missing field, a field of a wrong type,
an unknown field in an expectation, an empty file, an id that comes twice.  A field elsewhere that is not known is
worth one warning a file.

This module reads files and runs cases; it prints nothing and holds no rule of any game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from robacus.cases import COMMON_FIELDS, CaseFailure, CaseKind
from robacus.game import InvalidText
from robacus.games import game as find_game
from robacus.speech import Joined, Message, RobacusError, Speech, msg
from robacus.unreadable import why_unreadable

MAX_LINE_BYTES = 1_000_000
MAX_SHOWN = 400
"""Characters of an expected or actual value that are shown."""


class Case(msgspec.Struct, frozen=True):
    """What every case has; `note` is for people."""

    id: str
    kind: str
    game: str
    note: str = ""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What came of one case, or of a file or line that holds none."""

    file: str
    line: int = 0
    """Counted from 1; 0 = the file as a whole."""
    id: str = ""
    game: str = ""
    kind: str = ""
    fault: Message | None = None
    """Why the case could not be run."""
    failures: tuple[CaseFailure, ...] = ()
    """In what the program differs from the case."""
    warning: Message | None = None
    """Nothing was run here, but a person should know."""

    @property
    def passed(self) -> bool:
        return self.fault is None and not self.failures

    @property
    def worth_telling(self) -> bool:
        return not self.passed or self.warning is not None

    @property
    def place(self) -> str:
        """Where: ``FILE:LINE``."""
        return f"{self.file}:{self.line}" if self.line else self.file

    def to_text(self, say: Speech) -> str:
        """For people, several lines."""
        if self.warning is not None:
            return say("check-warning", place=self.place, why=self.warning)
        case = " ".join(filter(None, (self.id, self.game, self.kind)))
        lines = [say("check-failed", place=self.place, case=case).rstrip()]
        if self.fault is not None:
            lines.append(f"  {say.say(self.fault)}")
        for failure in self.failures:
            lines.append(f"  {failure.field}")
            lines.append(f"    {say('check-expected')} {_shown(failure.expected)}")
            lines.append(f"    {say('check-actual')} {_shown(failure.actual)}")
        return "\n".join(lines)

    def to_json(self, say: Speech) -> dict[str, Any]:
        """Plain data for one line of JSON."""
        data: dict[str, Any] = {"file": self.file, "line": self.line}
        if self.warning is not None:
            return data | {"warning": say.say(self.warning)}
        data |= {"id": self.id, "game": self.game, "kind": self.kind, "passed": self.passed}
        if self.fault is not None:
            data["fault"] = say.say(self.fault)
        if self.failures:
            data["failures"] = [
                {
                    "field": failure.field,
                    "expected": _plain(failure.expected),
                    "actual": _plain(failure.actual),
                }
                for failure in self.failures
            ]
        return data


class Counts:
    """How many cases passed and failed; its text is the last line of every run, the same in all languages."""

    def __init__(self) -> None:
        self.passed = self.failed = 0

    def add(self, verdict: Verdict) -> None:
        if verdict.warning is None:
            self.passed += verdict.passed
            self.failed += not verdict.passed

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed} failed"


class Report(msgspec.Struct, frozen=True):
    """What came of all cases."""

    passed: int
    failed: int
    verdicts: tuple[Verdict, ...]
    """Those worth telling: failures and warnings."""


def check(paths: Iterable[str | Path]) -> Report:
    """Run every case in the files `paths`.  Raises nothing for bad files: they are failures."""
    counts = Counts()
    told = []
    for verdict in run(paths):
        counts.add(verdict)
        if verdict.worth_telling:
            told.append(verdict)
    return Report(counts.passed, counts.failed, tuple(told))


def run(paths: Iterable[str | Path]) -> Iterator[Verdict]:
    """The same, verdict by verdict as they come; memory stays bounded by the longest line and the ids of a file."""
    for path in paths:
        name = str(path)
        try:
            with Path(path).open("rb") as file:
                yield from _run_file(name, file)
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            yield Verdict(file=name, fault=msg("check-unreadable", why=why))


def _run_file(name: str, file: BinaryIO) -> Iterator[Verdict]:
    seen: dict[str, int] = {}
    cases = 0
    unknown: str | None = None
    for number, line in enumerate(_lines(file), start=1):
        if line is not None and not line.strip():
            continue
        cases += 1
        verdict, fields = _run_line(line, seen, number)
        if fields and unknown is None:
            unknown = fields[0]
            yield Verdict(file=name, line=number, warning=msg("check-unknown-field", field=unknown[:80]))
        yield msgspec.structs.replace(verdict, file=name, line=number)
    if not cases:
        yield Verdict(file=name, fault=msg("check-empty"))


def _lines(file: BinaryIO) -> Iterator[bytes | None]:
    """The lines of a file; None stands for one that is too long to be a case."""
    while line := file.readline(MAX_LINE_BYTES + 1):
        if len(line) <= MAX_LINE_BYTES or line.endswith(b"\n"):
            yield line
            continue
        while (rest := file.readline(MAX_LINE_BYTES)) and not rest.endswith(b"\n"):
            pass
        yield None


def _run_line(line: bytes | None, seen: dict[str, int], number: int) -> tuple[Verdict, list[str]]:
    """What came of one line, and its fields that nobody knows."""
    verdict = Verdict(file="")
    try:
        if line is None:
            raise InvalidText(msg("check-long-line", longest=MAX_LINE_BYTES))
        raw, case = _read(line)
        verdict = Verdict(file="", id=case.id[:80], game=case.game[:40], kind=case.kind[:40])
        first = seen.setdefault(case.id, number)
        if first != number:
            raise InvalidText(msg("check-twice", line=str(first)))
        kind = _kind(case)
        inside = {name: value for name, value in raw.items() if name not in COMMON_FIELDS}
        shaped = _convert(inside, kind.shape)
        fields = list(unknown_fields(inside, msgspec.to_builtins(shaped)))
    except RobacusError as error:
        return msgspec.structs.replace(verdict, fault=error.message), []
    try:
        failures = tuple(kind.run(shaped))
    except RobacusError as error:
        return msgspec.structs.replace(verdict, fault=error.message), fields
    except Exception as error:
        # A fault of the program in one case must not hide what comes of the others.
        why = f"{type(error).__name__}: {error}"[:MAX_SHOWN]
        return msgspec.structs.replace(verdict, fault=msg("check-crashed", why=why)), fields
    return msgspec.structs.replace(verdict, failures=failures), fields


def _read(line: bytes) -> tuple[dict[str, Any], Case]:
    try:
        raw = msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidText(msg("check-not-json", why=why_unreadable(error, "{}"))) from None
    if not isinstance(raw, dict):
        raise InvalidText(msg("check-not-object"))
    return raw, _convert(raw, Case)


def _convert(data: Any, shape: Any) -> Any:
    try:
        return msgspec.convert(data, shape)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise InvalidText(msg("check-shape", why=str(error)[:200])) from None


def _kind(case: Case) -> CaseKind:
    kinds = find_game(case.game).cases()
    if case.kind not in kinds:
        raise InvalidText(
            msg("check-unknown-kind", game=case.game, kind=case.kind[:40], known=Joined(tuple(kinds)))
        )
    return kinds[case.kind]


def unknown_fields(raw: Any, known: Any, path: str = "") -> Iterator[str]:
    """The paths of all fields in `raw` that are not in `known`, what was made of it and turned into plain data."""
    if isinstance(raw, Mapping) and isinstance(known, Mapping):
        for name, value in raw.items():
            where = f"{path}.{name}" if path else str(name)
            if name in known:
                yield from unknown_fields(value, known[name], where)
            else:
                yield where
    elif isinstance(raw, list) and isinstance(known, list | tuple):
        for index, (value, other) in enumerate(zip(raw, known, strict=False)):
            yield from unknown_fields(value, other, f"{path}[{index}]")


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value, enc_hook=repr)


def _shown(value: Any) -> str:
    try:
        words = msgspec.json.encode(value, enc_hook=repr).decode()
    except (TypeError, ValueError):
        words = repr(value)
    return words if len(words) <= MAX_SHOWN else words[: MAX_SHOWN - 1] + "…"
