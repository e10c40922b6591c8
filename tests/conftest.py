"""What all tests share: the tiny game is known, and properties are tried on the same examples each time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

TINY = Path(__file__).parent / "tiny"

# For processes that tests start, and for this one even if something imported the registry before.
os.environ["ROBACUS_GAMES"] = str(TINY)

from robacus.games import add_folder  # noqa: E402 - the environment comes first
from robacus.speech import Message, Speech, speech  # noqa: E402

add_folder(TINY)

settings.register_profile("laws", derandomize=True, database=None, deadline=None, max_examples=25)
settings.load_profile("laws")


# -- every message that anything says in any test exists -----------------------------------------------------

_missing: list[str] = []
_format = Speech._format


def _format_and_watch(self: Speech, message: Message) -> str:
    words = _format(self, message)
    if words == message.id and not any(part in message.id for part in MAY_BE_MISSING):
        _missing.append(f"{self.language} {message.id}")
    return words


Speech._format = _format_and_watch  # type: ignore[method-assign]
speech.cache_clear()

MAY_BE_MISSING = ("no-such-", "nim:solve-", ".help", "web-status-", "web-remedy-")
"""What tests ask for on purpose, and what the house asks for to find out whether there is one."""


@pytest.fixture(autouse=True)
def every_message_exists() -> Iterator[None]:
    """Ids that are put together while the program runs are checked here, wherever they are said."""
    _missing.clear()
    yield
    assert _missing == []
