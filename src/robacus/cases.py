"""What a game says about its conformance cases: the shape of each kind, and how one is run and compared.

Reading files, counting and printing is `robacus.conformance`; this module only has what game folders import.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec


class CaseFailure(msgspec.Struct, frozen=True):
    """One thing in which a conformance case and the program differ."""

    field: str
    """Where: the field of the case, with dots and indices below it ("optimal.free", "turns[3].score")."""
    expected: Any
    actual: Any


class CaseKind(msgspec.Struct, frozen=True):
    """One kind of conformance case."""

    shape: type[msgspec.Struct]
    """The fields of a case but for `COMMON_FIELDS`.  A missing field or a wrong type is a failure.  A Struct
    in it that holds expectations is declared with ``forbid_unknown_fields=True``: an expectation that the
    program does not know would be compared by nobody.  An unknown field anywhere else is a warning."""
    run: Callable[[Any], Iterable[CaseFailure]]
    """Plays a case (an instance of `shape`) and yields every difference."""


COMMON_FIELDS = frozenset({"id", "kind", "game", "note"})
"""Fields of every case that the house reads itself."""


class _Missing:
    """Stands for a value that is not there, on either side of a comparison."""

    def __repr__(self) -> str:
        return "nothing"


MISSING = _Missing()


def differences(field: str, expected: Any, actual: Any) -> Iterator[CaseFailure]:
    """Where two plain values differ: mappings key by key, lists in order, everything else exactly.

    Numbers, true and false are different things: ``1`` is not ``True``.  For a set compare sorted lists.
    """
    if isinstance(expected, Mapping) and isinstance(actual, Mapping):
        for key in dict.fromkeys((*expected, *actual)):
            yield from differences(f"{field}.{key}", expected.get(key, MISSING), actual.get(key, MISSING))
    elif _is_list(expected) and _is_list(actual):
        if len(expected) != len(actual):
            yield CaseFailure(field, expected, actual)
            return
        for index, (wanted, found) in enumerate(zip(expected, actual, strict=True)):
            yield from differences(f"{field}[{index}]", wanted, found)
    elif isinstance(expected, bool) is not isinstance(actual, bool) or expected != actual:
        yield CaseFailure(field, expected, actual)


def _is_list(value: Any) -> bool:
    return isinstance(value, list | tuple)
