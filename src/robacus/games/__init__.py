"""The registry: which games there are.  A game is a folder beside this file; nothing else names it.

Further folders of games (a test's, a school's own) can be announced with `add_folder` or with the environment
variable ``ROBACUS_GAMES``, folders separated as in PATH.  Their code runs with the server's rights.

What a folder's package says besides ``GAME`` can be known without importing the game's rules: ``CLAIM``, a regular
expression of texts that are plainly meant as positions for its solver.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import sys
from functools import lru_cache
from pathlib import Path
from types import ModuleType

from robacus.game import Game, InvalidText
from robacus.speech import Joined, add_domain, msg

CLAIMED = 10_000
"""Characters at the beginning of a text by which it is known whose it is."""

_folders: dict[str, Path] = {}


def _find(parent: Path) -> dict[str, Path]:
    return {
        folder.name.replace("_", "-"): folder
        for folder in sorted(parent.iterdir())
        if (folder / "__init__.py").is_file()
    }


def add_folder(parent: Path) -> None:
    """Announce every game folder inside `parent`."""
    for name, folder in _find(parent).items():
        _folders[name] = folder
        add_domain(name, folder / "locale")
    game.cache_clear()


def game_names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order; no game is imported."""
    return tuple(sorted(_folders))


@lru_cache(maxsize=64)
def game(name: str) -> Game:
    """The game called `name` (hyphens).  Raises `InvalidText` naming those there are."""
    if name not in _folders:
        raise InvalidText(msg("game-unknown", name=str(name)[:40], known=Joined(game_names())))
    found: Game = _package(_folders[name]).GAME
    return found


def claimants(text: str) -> tuple[str, ...]:
    """The games that a text is plainly meant for as a position, whether it can be read or not; no rules are imported.

    Of such a text it is their solvers that are asked, and that tell what is wrong with it.
    """
    start = text[:CLAIMED]
    claims = ((name, getattr(_package(_folders[name]), "CLAIM", None)) for name in game_names())
    return tuple(name for name, claim in claims if claim is not None and re.search(claim, start, re.DOTALL))


def _package(folder: Path) -> ModuleType:
    if folder.parent == Path(__file__).parent:
        return importlib.import_module(f"robacus.games.{folder.name}")
    return _import_from(folder)


def _import_from(folder: Path) -> ModuleType:
    name = f"robacus_games_{folder.name}"
    if name in sys.modules:
        return sys.modules[name]
    inside = [str(folder)]
    spec = importlib.util.spec_from_file_location(
        name, folder / "__init__.py", submodule_search_locations=inside
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


add_folder(Path(__file__).parent)
for _parent in filter(None, os.environ.get("ROBACUS_GAMES", "").split(os.pathsep)):
    add_folder(Path(_parent))
