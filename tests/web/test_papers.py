"""Papers on the web: pages that can be printed, and what they say to a draft that cannot be read."""

from __future__ import annotations

import re
from urllib.parse import urlencode

import pytest

from robacus.paper import MAX_DRAFT
from tests.web.people import Person

PROGRAM = "/games/robots-vs-robots/print/program"
BOARD = "/games/robots-vs-robots/print/board"


def test_the_game_and_its_rules_lead_to_every_paper(url: str) -> None:
    anna = Person(url)
    for path in ("/games/robots-vs-robots", "/games/robots-vs-robots/rules"):
        page = anna.get(path).text
        assert {PROGRAM, BOARD} <= set(re.findall(r'href="([^"]+)"', page))
        assert "/games/nim/print" not in page


@pytest.mark.parametrize("path", [PROGRAM, BOARD])
def test_a_paper_is_one_sheet_with_a_picture_in_the_readers_language(url: str, path: str) -> None:
    anna = Person(url, language="fi")
    page = anna.get(path)
    assert page.status_code == 200
    assert len(re.findall(r'class="paper[ "]', page.text)) == 1
    assert page.text.count('<svg xmlns="http://www.w3.org/2000/svg"') == 1
    assert ("Ohjelmalomake" if path == PROGRAM else "Paperilauta") in page.text
    assert re.findall(r"<style|\sstyle=|\son\w+=", page.text) == []


def test_an_unknown_paper_and_one_of_a_game_without_any_are_not_found_with_a_remedy(url: str) -> None:
    anna = Person(url)
    for path in ("/games/robots-vs-robots/print/money", "/games/nim/print/board"):
        page = anna.get(path)
        assert page.status_code == 404
        assert "There is no such sheet to print here." in page.text


@pytest.mark.parametrize(
    ("path", "draft", "why"),
    [
        (PROGRAM, "D+1 V16", "V takes a step from 0 to 15"),
        (BOARD, "radius 99", "after “radius” comes one number from 1 to 12"),
        (BOARD, "x" * MAX_DRAFT, "characters"),
        (BOARD, "<b>", "“&lt;b&gt;” is unknown"),
    ],
)
def test_a_draft_that_cannot_be_read_gives_an_empty_sheet_and_the_reason(
    url: str, path: str, draft: str, why: str
) -> None:
    page = Person(url).get(f"{path}?{urlencode({'draft': draft})}")
    assert page.status_code == 400
    assert "This text could not be read, so the sheet is empty" in page.text
    assert why in page.text
    assert '<svg xmlns="http://www.w3.org/2000/svg"' in page.text
