"""Laws of the games' own browser modules: what the table page loads is served whole, and asks for nothing else."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

import pytest

from robacus.games import game, game_names
from robacus.web.files import read_files

SERVED = {path for path in read_files() if path.startswith("games/")}
IMPORTED = re.compile(r"""\b(?:from|import)\s*\(?\s*["']([^"']+)["']""")


def imports(path: Path) -> list[str]:
    """What a module imports when it runs; types in comments are not."""
    code = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    return IMPORTED.findall(code)


@pytest.mark.parametrize("name", game_names())
def test_every_module_that_a_script_imports_is_one_of_its_game(name: str) -> None:
    found = {
        posixpath.normpath(posixpath.join(posixpath.dirname(f"games/{name}/{module}"), imported))
        for module, path in game(name).client_modules().items()
        for imported in imports(path)
    }
    assert found - SERVED == set()


@pytest.mark.parametrize("name", game_names())
def test_every_script_in_the_folder_of_a_game_is_served(name: str) -> None:
    scripts = {path.relative_to(game(name).folder).as_posix() for path in game(name).folder.rglob("*.js")}
    assert {f"games/{name}/{script}" for script in scripts} - SERVED == set()


def test_a_game_without_a_script_has_no_modules() -> None:
    assert game("ricochet-robots").client_modules() == {}
