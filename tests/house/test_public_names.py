"""The public names: what programs may rely on.  Taking one away or renaming it breaks somebody."""

from __future__ import annotations

import importlib
import inspect
from pkgutil import iter_modules

import pytest

import robacus

PUBLIC = [
    "Chance",
    "Game",
    "IllegalAction",
    "InvalidOptions",
    "InvalidText",
    "Message",
    "Outcome",
    "Record",
    "Replay",
    "RobacusError",
    "Scene",
    "Speech",
    "Table",
    "__version__",
    "find_game",
    "game_names",
]


def test_the_public_names_are_these() -> None:
    assert sorted(robacus.__all__) == PUBLIC
    assert dir(robacus) == PUBLIC


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_name_can_be_had(name: str) -> None:
    assert getattr(robacus, name) is not None


@pytest.mark.parametrize("name", [name for name in PUBLIC if not name.startswith("_")])
def test_every_public_name_says_what_it_is(name: str) -> None:
    assert inspect.getdoc(getattr(robacus, name))


def test_no_public_name_is_also_a_module_that_would_hide_it() -> None:
    modules = {found.name for found in iter_modules(robacus.__path__)}
    assert modules.isdisjoint(PUBLIC)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        robacus.chess  # noqa: B018 - the access is what is tested


def test_the_errors_that_people_read_are_one_family() -> None:
    for name in ("IllegalAction", "InvalidOptions", "InvalidText"):
        assert issubclass(getattr(robacus, name), robacus.RobacusError)


def test_the_version_is_the_same_everywhere() -> None:
    assert robacus.__version__ == importlib.import_module("robacus._version").__version__
