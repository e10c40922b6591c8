"""Measurements: each module of this folder measures one group of things, and ``robacus bench`` runs them.

A module has ``rows()``, which yields a `Row` (or its fields as a dict) for each thing as soon as it is measured; its
group is the module's name, or what it calls ``GROUP``.  A row's reference is the goal or the best value known for
other programs, with its source in the module's head.  Nothing here is a test: values belong to the machine that
they were measured on.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

import msgspec


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One measured value."""

    bench: str
    """The group."""
    case: str
    value: float
    unit: str
    reference: float | None = None
    """In the same unit."""

    @property
    def ratio(self) -> float | None:
        """Value by reference; whether more or less is better, the unit says."""
        return None if self.reference is None else round(self.value / self.reference, 3)


def modules() -> dict[str, list[ModuleType]]:
    """Group -> its modules, both in alphabetical order."""
    groups: dict[str, list[ModuleType]] = {}
    for found in sorted(iter_modules([str(Path(__file__).parent)]), key=lambda found: found.name):
        module = import_module(f"bench.{found.name}")
        if hasattr(module, "rows"):
            groups.setdefault(getattr(module, "GROUP", found.name), []).append(module)
    return dict(sorted(groups.items()))


def rows(group: str) -> Iterator[Row]:
    """Measure one group, row by row."""
    for module in modules()[group]:
        for row in module.rows():
            yield row if isinstance(row, Row) else msgspec.convert(row, Row)
