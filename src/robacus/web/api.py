"""The bot API."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

HANDLERS: Sequence[Any] = ()
OPENAPI = None
