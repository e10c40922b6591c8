"""Saying Fluent texts that need nothing but words and small numbers, without the library that says all of them.

That library takes longer to be imported than most commands run: it brings along dates, time zones and number formats.
Nearly every text needs none of them, only words, other texts, and choices by a word or by a small whole number.  Those
are put together here from what the library's own parser reads.  Of anything else `phrase` makes None, and then the
library says it; a test holds the two together for every text in every language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import ast

SMALL = 1000
"""Whole numbers from 0 below this look the same in all our languages: no sign, nothing to group."""
LONGEST = 2500
"""Characters; the library has a word of its own for a placeable that is longer."""
DEEPEST = 20
"""Texts within texts; the library has a word of its own for one that is within itself."""

Find = Callable[[str, str], "ast.Pattern | None"]
"""A message's id and its attribute ("" = its value) -> the text, or None."""


def plural(language: str, number: int) -> str:
    """The category of a small whole number, by the rules of Unicode CLDR for our languages."""
    if number == 1 or (number == 0 and language == "fr"):
        return "one"
    return "few" if language == "cs" and 2 <= number <= 4 else "other"


def phrase(language: str, text: ast.Pattern, args: Mapping[str, Any], find: Find) -> str | None:
    """The finished text, as the library would give it, or None where it takes the library."""
    try:
        return _Phrase(language, args, find).pattern(text, 0)
    except _NotPlain:
        return None


class _NotPlain(Exception):
    """It takes the library."""


class _Phrase:
    """One text being said with its arguments."""

    def __init__(self, language: str, args: Mapping[str, Any], find: Find) -> None:
        self._language = language
        self._args = args
        self._find = find

    def pattern(self, text: ast.Pattern, depth: int) -> str:
        if depth > DEEPEST:
            raise _NotPlain
        return "".join(
            element.value if isinstance(element, ast.TextElement) else self._placeable(element, depth)
            for element in text.elements
        )

    def _placeable(self, placeable: ast.Placeable, depth: int) -> str:
        match placeable.expression:
            case ast.VariableReference(id=name):
                said = str(self._value(name.name))
            case ast.StringLiteral() as literal:
                said = literal.parse()["value"]
            case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
                said = self.pattern(self._chosen(self._value(name.name), variants), depth + 1)
            case ast.MessageReference(id=name, attribute=attribute):
                text = self._find(name.name, attribute.name if attribute else "")
                if text is None:
                    raise _NotPlain
                said = self.pattern(text, depth + 1)
            case _:
                raise _NotPlain
        if len(said) > LONGEST:
            raise _NotPlain
        return said

    def _value(self, name: str) -> str | int:
        value = self._args.get(name)
        if type(value) is str or (type(value) is int and 0 <= value < SMALL):
            return value
        raise _NotPlain

    def _chosen(self, value: str | int, variants: list[ast.Variant]) -> ast.Pattern:
        """The first variant that fits, else the default."""
        for variant in variants:
            key = variant.key
            if isinstance(key, ast.Identifier):
                fits = key.name == (value if isinstance(value, str) else plural(self._language, value))
            elif isinstance(value, str) or not key.value.isdecimal():
                raise _NotPlain
            else:
                fits = int(key.value) == value
            if fits:
                return variant.value
        return next(variant.value for variant in variants if variant.default)
