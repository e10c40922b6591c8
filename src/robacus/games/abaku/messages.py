"""Messages of Abaku: an id of this game's own texts and its arguments.  Nothing is said here."""

from __future__ import annotations

from typing import Any

from robacus.speech import Message


def words(id: str, /, **args: Any) -> Message:
    """A message of this game."""
    return Message(f"abaku:{id}", tuple(args.items()))
