"""What a row of digits says: which segments are examples, and how each may be read (rules 1 to 6).

An example is a segment whose digits split into two parts, a power or a root and its result, or into three, two
numbers and the result of one operation.  Parts are written as people write numbers: none begins with 0, so none is 0.
Python's integers are exact, whatever the length.  Nothing here knows boards or points.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

import msgspec

Kind = Literal["square", "cube", "root", "cube-root", "sum", "difference", "product", "quotient"]

OPERATIONS = ("addition", "subtraction", "multiplication", "division", "squares", "cubes")
"""What a table may allow, in the order of their bits."""
ALL_OPERATIONS = (1 << len(OPERATIONS)) - 1
ADDITION, SUBTRACTION, MULTIPLICATION, DIVISION, SQUARES, CUBES = (1 << bit for bit in range(6))

_TEXTS: dict[Kind, str] = {
    "square": "{}^2={}",
    "cube": "{}^3={}",
    "root": "sqrt({})={}",
    "cube-root": "cbrt({})={}",
    "sum": "{}+{}={}",
    "difference": "{}-{}={}",
    "product": "{}*{}={}",
    "quotient": "{}:{}={}",
}


_SIGNED = re.compile(
    r"(?:(?P<root>sqrt|cbrt)\(?(?P<of>[0-9]+)\)?|(?P<base>[0-9]+)\^(?P<power>[23])"
    r"|(?P<a>[0-9]+)(?P<sign>[-+*:])(?P<b>[0-9]+))=(?P<result>[0-9]+)"
)
_KINDS: dict[str, Kind] = {
    "2": "square",
    "3": "cube",
    "sqrt": "root",
    "cbrt": "cube-root",
    "+": "sum",
    "-": "difference",
    "*": "product",
    ":": "quotient",
}
_WRITTEN = {"³√": "cbrt", "∛": "cbrt", "√": "sqrt", "²": "^2", "³": "^3"} | {
    sign: plain for plain, signs in {"*": "×·x", ":": "÷/", "-": "−–"}.items() for sign in signs
}
"""Signs as people write them -> those of `Reading`."""


class Reading(msgspec.Struct, frozen=True):
    """One way to read an example: operation first, result last (rule 3)."""

    kind: Kind
    numbers: tuple[str, ...]
    """The parts in the order in which they stand."""

    def __str__(self) -> str:
        """Plain text, such as ``56:8=7`` or ``sqrt(64)=8``."""
        return _TEXTS[self.kind].format(*self.numbers)


@lru_cache(maxsize=1 << 17)
def readings(digits: str, operations: int = ALL_OPERATIONS) -> tuple[Reading, ...]:
    """Every way to read all of `digits` as one example; none when it is no example.  `operations` are bits."""
    return tuple(_readings(digits, operations))


def _readings(digits: str, operations: int) -> Iterator[Reading]:
    if digits[:1] == "0":
        return
    starts = [place for place in range(1, len(digits)) if digits[place] != "0"]
    for cut in starts:
        first, second = digits[:cut], digits[cut:]
        a, b = int(first), int(second)
        for power, kind, root, bit in ((2, "square", "root", SQUARES), (3, "cube", "cube-root", CUBES)):
            if operations & bit and a**power == b:
                yield Reading(kind, (first, second))  # type: ignore[arg-type]
            if operations & bit and b**power == a:
                yield Reading(root, (first, second))  # type: ignore[arg-type]
    for number, cut in enumerate(starts):
        a = int(digits[:cut])
        for end in starts[number + 1 :]:
            parts = digits[:cut], digits[cut:end], digits[end:]
            b, c = int(parts[1]), int(parts[2])
            if operations & ADDITION and a + b == c:
                yield Reading("sum", parts)
            if operations & SUBTRACTION and a - b == c:
                yield Reading("difference", parts)
            if operations & MULTIPLICATION and a * b == c:
                yield Reading("product", parts)
            if operations & DIVISION and b * c == a:
                yield Reading("quotient", parts)


def read_reading(text: str) -> Reading | None:
    """What somebody says who writes an example with its signs, right or wrong; None where a text is no such thing."""
    plain = "".join(text.lower().split())
    for sign, written in _WRITTEN.items():
        plain = plain.replace(sign, written)
    said = _SIGNED.fullmatch(plain)
    if said is None:
        return None
    numbers = said.group("of", "base", "a", "b", "result")
    kind = _KINDS[said["root"] or said["power"] or said["sign"]]
    return Reading(kind, tuple(number for number in numbers if number is not None))


def is_example(digits: str, operations: int = ALL_OPERATIONS) -> bool:
    """Whether all of `digits` is one example."""
    return bool(readings(digits, operations))


def examples_in(digits: str, operations: int = ALL_OPERATIONS) -> Iterator[tuple[int, int]]:
    """Every segment of a row that is an example, as (start, end), end exclusive, sorted (rule 5)."""
    for start in range(len(digits) - 1):
        for end in range(start + 2, len(digits) + 1):
            if is_example(digits[start:end], operations):
                yield start, end
