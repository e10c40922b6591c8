"""What all tests share: the tiny game is known, and properties are tried on the same examples each time."""

from __future__ import annotations

import os
from pathlib import Path

from hypothesis import settings

TINY = Path(__file__).parent / "tiny"

# For processes that tests start, and for this one even if something imported the registry before.
os.environ["ROBACUS_GAMES"] = str(TINY)

from robacus.games import add_folder  # noqa: E402 - the environment comes first

add_folder(TINY)

settings.register_profile("laws", derandomize=True, database=None, deadline=None, max_examples=40)
settings.load_profile("laws")
