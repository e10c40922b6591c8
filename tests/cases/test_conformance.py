"""Every file of conformance cases in this folder passes, with nothing left unread."""

from __future__ import annotations

from pathlib import Path

import pytest

from robacus.conformance import check
from robacus.speech import speech

FILES = sorted(Path(__file__).parent.glob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_case_passes(path: Path) -> None:
    report = check([path])
    assert "\n".join(verdict.to_text(speech("en")) for verdict in report.verdicts) == ""
    assert report.passed > 0
