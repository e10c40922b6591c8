"""Rule books: our own Markdown, one file per language in a game's folder, as HTML for the rules page.

The Markdown is written by us and trusted; raw HTML in it is switched off all the same.  A heading that ends in
``{#r8}`` has this anchor, the same in every language; any other gets one made of its words.  A fenced block
``figure`` holds a text that the game draws; what stands behind that word is the caption.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import lru_cache, partial
from html import escape
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token

from robacus.game import Game
from robacus.speech import FALLBACK, Speech, msg, speech
from robacus.web.house import Refusal

Contents = list[dict[str, str]]
"""The headings of a rule book: {id, title}."""


@lru_cache(maxsize=64)
def rule_book(game: Game, language: str) -> tuple[str, Contents]:
    """The rule book of a game with its contents, in a language or in the one that is always there."""
    for code in (language, FALLBACK):
        file = game.folder / "rulebook" / f"{code}.md"
        if file.is_file():
            draw = partial(_draw, game, speech(code))
            return to_html(file.read_text(encoding="utf-8"), draw)
    raise Refusal(404, msg("web-no-rules"))


def _draw(game: Game, say: Speech, text: str) -> str:
    from robacus.drawing import inline

    return inline(game.figure(text, say))


def to_html(text: str, draw: Callable[[str], str]) -> tuple[str, Contents]:
    """Markdown as HTML, and its headings of the second level; `draw` makes a figure's text into SVG."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = parser.parse(text)
    contents: Contents = []
    used: set[str] = set()
    for token, inside in pairwise(tokens):
        if token.type == "heading_open":
            given = _take_anchor(inside.children or [])
            title = "".join(
                part.content for part in inside.children or () if part.type in ("text", "code_inline")
            )
            anchor = slug(given or title, used)
            token.attrSet("id", anchor)
            if token.tag == "h2":
                contents.append({"id": anchor, "title": title})
    for token in tokens:
        word, _space, caption = token.info.partition(" ")
        if token.type == "fence" and word == "figure":
            # The caption says it all, so the picture is left out where pages are read aloud.
            picture = f'<div aria-hidden="true">{draw(token.content)}</div>'
            token.type = "html_block"
            token.content = f"<figure>{picture}<figcaption>{escape(caption)}</figcaption></figure>\n"
    return parser.renderer.render(tokens, parser.options, {}), contents


def _take_anchor(parts: list[Token]) -> str:
    """Take ``{#anchor}`` off the end of a heading; empty where there is none."""
    if not parts or parts[-1].type != "text":
        return ""
    words, mark, anchor = parts[-1].content.rstrip().partition(" {#")
    if not mark or not anchor.endswith("}"):
        return ""
    parts[-1].content = words
    return anchor[:-1]


def slug(title: str, used: set[str]) -> str:
    """An id for a heading: its letters without accents, made unique."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    base = re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "section"
    found, count = base, 2
    while found in used:
        found, count = f"{base}-{count}", count + 1
    used.add(found)
    return found
