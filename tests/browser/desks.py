"""Desks that the tests of the browser open."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.people import Person

PUZZLE, HEAPS = "/games/nim/desks/puzzle", "/games/nim/desks/heaps"
RICOCHET = "/games/ricochet-robots/desks/puzzle"
SHORT = "board 4x4; 9113; 8002; 8002; c446; target D1 red circle; robot red A4; robot green B2; goal red D1"
"""Red E, red N; green N before it is one too many."""


def opens(person: Person, path: str, draft: str = "", **more: str) -> Locator:
    """Opens a desk; gives the part of the page that it lies on."""
    query = {"draft": draft, **more} if draft else more
    person.page.goto("about:blank")
    person.page.goto(path + ("?" + "&".join(f"{key}={quoted(value)}" for key, value in query.items())))
    return person.at_the_desk()


def quoted(text: str) -> str:
    return "".join(
        char if char.isalnum() else "".join(f"%{byte:02X}" for byte in char.encode()) for char in text
    )


def sees(desk: Locator, words: str | re.Pattern[str]) -> None:
    expect(desk.locator(".status")).to_have_text(words)
