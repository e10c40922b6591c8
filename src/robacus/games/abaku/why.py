"""Why digits are no example: which operations were tried, and what came nearest.

For each operation that counts the split that comes nearest to being right is told; that is what a teacher would say.
Nothing here decides what an example is: that is `arithmetic`, and a test holds both together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import isqrt

from robacus.games.abaku.arithmetic import (
    ADDITION,
    ALL_OPERATIONS,
    CUBES,
    DIVISION,
    MULTIPLICATION,
    SQUARES,
    SUBTRACTION,
    Kind,
    Reading,
    readings,
)
from robacus.games.abaku.messages import words
from robacus.games.abaku.turns import reading_words
from robacus.speech import Joined, Message

Near = tuple[int, Message]
"""How far a split is from being right, and what is to be said of it."""
_OF_TWO = ADDITION | SUBTRACTION | MULTIPLICATION | DIVISION
"""The operations of two numbers."""


def why_not(digits: str, mask: int) -> tuple[Message, ...]:
    """What is to be said of digits that are no example by the operations of `mask`, one sentence each."""
    if len(digits) < 2:
        return (words("why-one-tile"),)
    if digits[0] == "0":
        return (words("why-zero-first"),)
    others = readings(digits, ALL_OPERATIONS & ~mask)
    found = []
    if others:
        found.append(words("why-not-here", readings=Joined(tuple(map(reading_words, others)))))
    found += _nearest(digits, mask)
    if mask & _OF_TWO and len(digits) > 2 and not any(_splits(digits, 3)):
        found.append(
            words("why-zero-part")
        )  # whatever the signs, two numbers and a result cannot be read here
    if not found:
        found.append(words("why-zero-part") if "0" in digits else words("why-too-short"))
    return tuple(found)


def why_not_so(said: Reading, mask: int) -> Message:
    """What is to be said of an example with signs that is not right, or does not count, as it was written."""
    if any(number.startswith("0") for number in said.numbers):
        return words("why-zero-part")
    if said in readings("".join(said.numbers), ALL_OPERATIONS & ~mask):
        return words("why-not-here", readings=reading_words(said))
    return _TELLS[said.kind](*map(int, said.numbers))[1]


def _nearest(digits: str, mask: int) -> Iterator[Message]:
    twos, threes = list(_splits(digits, 2)), list(_splits(digits, 3))
    ways: tuple[tuple[int, list[tuple[int, ...]], Callable[..., Near]], ...] = (
        (ADDITION, threes, _sum),
        (SUBTRACTION, threes, _difference),
        (MULTIPLICATION, threes, _product),
        (DIVISION, threes, _quotient),
        (SQUARES, twos, _square),
        (SQUARES, twos, _root),
        (CUBES, twos, _cube),
        (CUBES, twos, _cube_root),
    )
    for bit, splits, tell in ways:
        if mask & bit and splits:
            yield min((tell(*split) for split in splits), key=lambda near: near[0])[1]


def _splits(digits: str, parts: int) -> Iterator[tuple[int, ...]]:
    """Every way to cut digits into so many numbers, none of which begins with 0."""
    if digits[0] == "0":
        return
    if parts == 1:
        yield (int(digits),)
        return
    for cut in range(1, len(digits) - parts + 2):
        for rest in _splits(digits[cut:], parts - 1):
            yield (int(digits[:cut]), *rest)


# Numbers go into messages as texts: they are read as they stand, without signs between thousands.


def _sum(a: int, b: int, c: int) -> Near:
    return abs(a + b - c), words("why-sum", a=str(a), b=str(b), made=str(a + b), c=str(c))


def _difference(a: int, b: int, c: int) -> Near:
    if a <= b:
        return abs(a - b - c), words("why-difference-below", a=str(a), b=str(b))
    return abs(a - b - c), words("why-difference", a=str(a), b=str(b), made=str(a - b), c=str(c))


def _product(a: int, b: int, c: int) -> Near:
    return abs(a * b - c), words("why-product", a=str(a), b=str(b), made=str(a * b), c=str(c))


def _quotient(a: int, b: int, c: int) -> Near:
    whole, rest = divmod(a, b)
    far = abs(a - b * c)
    if rest:
        return far, words("why-quotient-rest", a=str(a), b=str(b), made=str(whole), rest=str(rest))
    return far, words("why-quotient", a=str(a), b=str(b), made=str(whole), c=str(c))


def _square(a: int, b: int) -> Near:
    return abs(a**2 - b), words("why-square", a=str(a), made=str(a**2), b=str(b))


def _cube(a: int, b: int) -> Near:
    return abs(a**3 - b), words("why-cube", a=str(a), made=str(a**3), b=str(b))


def _root(a: int, b: int) -> Near:
    root = isqrt(a)
    if root**2 != a:
        return abs(a - b**2), words("why-root-none", a=str(a))
    return abs(a - b**2), words("why-root", a=str(a), made=str(root), b=str(b))


def _cube_root(a: int, b: int) -> Near:
    root = round(a ** (1 / 3))
    root = next((near for near in (root - 1, root, root + 1) if near**3 == a), 0)
    if not root:
        return abs(a - b**3), words("why-cube-root-none", a=str(a))
    return abs(a - b**3), words("why-cube-root", a=str(a), made=str(root), b=str(b))


_TELLS: dict[Kind, Callable[..., Near]] = {
    "sum": _sum,
    "difference": _difference,
    "product": _product,
    "quotient": _quotient,
    "square": _square,
    "root": _root,
    "cube": _cube,
    "cube-root": _cube_root,
}
