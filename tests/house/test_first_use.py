"""Laws of what is imported when: whoever wants one thing of one game does not wait for the rest of the house."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from robacus.games import claimants, game_names

PACKAGE_GAMES = tuple(name for name in game_names() if name != "nim")
"""Those of the package; the tests' own is one module."""
CASES = Path(__file__).parents[1] / "cases"
HEAVY = {
    *("fluent.runtime", "babel", "attr", "rich", "litestar", "uvicorn", "jinja2", "sqlalchemy", "alembic"),
    *("asyncio", "multiprocessing", "resvg_py", "markdown_it", "segno"),
    *("robacus.web", "robacus.store", "robacus.arena", "robacus.bots", "robacus.table", "robacus.drawing"),
}
PARTS = ("solver", "generator", "judge", "bots", "controls", "cases", "preview", "papers", "contest")
"""Modules of parts that are asked for by name; desks are those that begin with ``desk``."""

TEXTS = {
    "abaku": "layout usual; tiles H8=3; rack 12345",
    "ricochet-robots": (
        "quadrants 1A 2B 3A 4B; robot red C4; robot green N2; robot blue H12; robot yellow P16; goal blue H1"
    ),
}


def loaded_after(
    *words: str, code: str = "from robacus.cli import main; assert main(sys.argv[1:]) == 0"
) -> set[str]:
    """The modules that a new process has loaded after a command, or after `code`."""
    script = f"import sys\n{code}\nsys.stderr.write('\\n'.join(['', *sys.modules]))"
    ran = subprocess.run([sys.executable, "-c", script, *words], capture_output=True, text=True, check=True)
    return set(ran.stderr.split("\n"))


def of_games(modules: set[str]) -> set[str]:
    """The folders of games whose rules, or any other part, are loaded."""
    return {
        name.split(".")[2] for name in modules if name.startswith("robacus.games.") and name.count(".") > 2
    }


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("name", TEXTS)
def test_solving_a_text_imports_its_game_alone(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROBACUS_LANG", language)
    loaded = loaded_after("solve", TEXTS[name])
    assert of_games(loaded) == {name.replace("-", "_")}
    assert loaded & HEAVY == set()
    assert {module for module in loaded if ".desk_" in module} == set()


def test_solving_json_lines_imports_one_game_and_no_words() -> None:
    line = (CASES / "ricochet_robots.jsonl").read_text(encoding="utf-8").splitlines()[0]
    loaded = loaded_after("solve", "--jsonl", json.dumps(json.loads(line)))
    assert of_games(loaded) == {"ricochet_robots"}
    assert loaded & {*HEAVY, "fluent.syntax", "robacus.phrases"} == set()


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_the_rules_of_a_game_come_without_its_other_parts(name: str) -> None:
    folder = name.replace("-", "_")
    loaded = loaded_after(code=f"from robacus.games import game\ngame({name!r})")
    assert of_games(loaded) == {folder}
    own = {module.split(".")[3] for module in loaded if module.startswith(f"robacus.games.{folder}.")}
    assert "rules" in own
    assert {module for module in own if module in PARTS or module.startswith("desk")} == set()


def test_claims_are_known_without_any_rules() -> None:
    loaded = loaded_after(code=f"from robacus.games import claimants\nclaimants({TEXTS['abaku']!r})")
    assert of_games(loaded) == set()


@pytest.mark.parametrize("name", TEXTS)
def test_a_text_of_a_game_is_claimed_by_that_game(name: str) -> None:
    assert claimants(TEXTS[name]) == (name,)
    assert claimants("3 4 5") == ()
