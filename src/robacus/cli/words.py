"""The texts of the command line, in the language of the person who types.

Help pages hold no arguments and have to come at once, so `plain` reads them straight from ``cli*.ftl``; everything
else is said by a `Speech`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from robacus.speech import FALLBACK, Message, Speech, best_language, speech

LOCALE = Path(__file__).parents[1] / "locale"


def language(environ: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for: ``ROBACUS_LANG``, else the usual variables, else English.

    As everywhere on POSIX, the first of LC_ALL, LC_MESSAGES and LANG that is set decides.
    """
    for variable in ("ROBACUS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := environ.get(variable):
            return best_language([wanted.partition(".")[0].partition("@")[0]])
    return FALLBACK


def say() -> Speech:
    """The speech of the command line's language."""
    return speech(language())


def plain(id: str) -> str:
    """The text of a message of ``cli*.ftl`` that has no arguments, without loading the Fluent library."""
    return _plain_texts(language()).get(id) or _plain_texts(FALLBACK)[id]


@lru_cache(maxsize=2)
def _plain_texts(code: str) -> dict[str, str]:
    texts: dict[str, str] = {}
    last = ""
    files = sorted((LOCALE / code).glob("cli*.ftl"))
    for line in (line for file in files for line in file.read_text(encoding="utf-8").splitlines()):
        if found := re.match(r"([a-z][\w-]*)\s*=\s*(.*)", line):
            last = found[1]
            texts[last] = found[2]
        elif line.startswith("    ") and last:
            texts[last] = f"{texts[last]}\n{line.strip()}".strip()
        else:
            last = ""
    return texts


def sayable(words: str) -> str:
    """Words for a terminal: what would move its cursor or change its colours becomes visible."""
    fit = (char.isprintable() or char in "\n\t\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}" for char in words)
    return "".join(
        char if good else "\N{REPLACEMENT CHARACTER}" for char, good in zip(words, fit, strict=True)
    )


def tell(message: Message) -> str:
    """A message in the command line's language, on one line and fit for a terminal."""
    return sayable(say().say(message)).replace("\n", " ")


def number(value: Any) -> str:
    """A number as a table cell."""
    return f"{value:,.4g}" if isinstance(value, float) and value < 1000 else f"{value:,.0f}"
