"""Running the command line inside the test process, in a language of one's choice."""

from __future__ import annotations

import io
import sys
from typing import NamedTuple

import pytest

from robacus.cli import main


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


def run(monkeypatch: pytest.MonkeyPatch, *words: str, language: str = "en", given: bytes = b"") -> Ran:
    """Run ``robacus WORDS``; `given` is standard input."""
    monkeypatch.setenv("ROBACUS_LANG", language)
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), encoding="utf-8"))
    code = main(words)
    for stream in (out, err):
        stream.flush()
    texts = [stream.buffer.getvalue().decode() for stream in (out, err)]  # type: ignore[attr-defined]
    monkeypatch.undo()
    return Ran(code, *texts)
