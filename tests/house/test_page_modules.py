"""Laws of the pages' scripts: what a page announces to the browser is all that its script imports, and no more."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import robacus.web

WEB = Path(robacus.web.__file__).parent
SCRIPTS = WEB / "static" / "js"
PAGES = sorted(
    path.name
    for path in (WEB / "templates").glob("*.html")
    if "modulepreload" in path.read_text(encoding="utf-8")
)


def announced(page: str) -> tuple[str, list[str]]:
    """The entry script of a page, and the modules that it announces."""
    template = (WEB / "templates" / page).read_text(encoding="utf-8")
    [entry] = re.findall(r'<script type="module" src="{{ static\(\'js/([a-z-]+)\.js\'\) }}">', template)
    [names] = re.findall(r"{% for module in \(([^)]*)\) %}\s*<link rel=\"modulepreload\"", template)
    return entry, re.findall(r'"([a-z-]+)"', names)


def imported(entry: str) -> set[str]:
    """All modules that one imports at its start, and these in turn."""
    found: set[str] = set()
    ahead = [entry]
    while ahead:
        code = (SCRIPTS / f"{ahead.pop()}.js").read_text(encoding="utf-8")
        names = set(re.findall(r'^(?:import|export) [^;]*?"\./([a-z-]+)\.js";', code, re.MULTILINE))
        ahead += names - found
        found |= names
    return found


@pytest.mark.parametrize("page", PAGES)
def test_a_page_announces_the_modules_of_its_script_in_order_and_no_others(page: str) -> None:
    entry, names = announced(page)
    assert names == sorted(imported(entry))


def test_the_pages_that_play_are_among_them() -> None:
    assert {"desk.html", "replay.html", "table.html"} <= set(PAGES)
