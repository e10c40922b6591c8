"""Robacus: table games about robots and numbers, for people, bots and researchers.

The public names are the ones in ``__all__``; a test fixes them.  They load on first use, so that
``import robacus`` stays quick.
"""

from __future__ import annotations

import importlib
from typing import Any

from robacus._version import __version__

_HOMES = {
    "Game": "robacus.game",
    "IllegalAction": "robacus.game",
    "InvalidText": "robacus.game",
    "InvalidOptions": "robacus.game",
    "Outcome": "robacus.game",
    "Chance": "robacus.chance",
    "Scene": "robacus.scene",
    "Message": "robacus.speech",
    "RobacusError": "robacus.speech",
    "Speech": "robacus.speech",
    "Record": "robacus.record",
    "Replay": "robacus.replay",
    "Table": "robacus.table",
    "find_game": "robacus.games:game",  # `robacus.game` is the module that says what a game is
    "game_names": "robacus.games",
}
"""Public name -> the module that has it, and what it is called there if that differs."""

__all__ = ["__version__", *_HOMES]  # noqa: PLE0604 - the names are the keys of one table


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'robacus' has no attribute {name!r}")
    module, _, attribute = _HOMES[name].partition(":")
    return getattr(importlib.import_module(module), attribute or name)


def __dir__() -> list[str]:
    return sorted(__all__)
