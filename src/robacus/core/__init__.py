"""The door to the C++ core: the module if it is there and fits, else the reason why Python does the work.

Not a kernel and not a switch between meanings: what a kernel computes, a Python reference computes too, and
the caller picks by `native`::

    answer = core.native.kernel(...) if core.native is not None else reference(...)

``ROBACUS_CORE=python`` in the environment closes the door, for tests and for comparing.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import NamedTuple

from robacus._version import __version__

__all__ = ["Core", "describe", "native", "native_available", "open_core"]


class Core(NamedTuple):
    """What stands behind the door."""

    module: ModuleType | None
    """The C++ core, or None."""
    reason: str
    """Why there is none; empty if there is one."""


def _import_native() -> ModuleType:
    # Not a from-import: that one says "circular import" where this says what is missing.
    return importlib.import_module("robacus.core._native")


def open_core(environ: Mapping[str, str], load: Callable[[], ModuleType] = _import_native) -> Core:
    """The core that `load` gives, unless the environment or the core's own version speaks against it.

    Never raises for a missing, broken or outdated core: it says so in `Core.reason`.
    """
    wish = environ.get("ROBACUS_CORE", "")
    if wish == "python":
        return Core(None, "switched off by ROBACUS_CORE=python")
    if wish:
        return Core(None, f"ROBACUS_CORE is {wish!r}, which means nothing: set it to 'python' or not at all")
    try:
        module = load()
        version = str(module.build_info().version)
    except ModuleNotFoundError:
        return Core(None, "it was not built; with a C++20 compiler, install Robacus again")
    except Exception as error:
        # A core that cannot be loaded (another Python, another libstdc++) must not keep anybody from playing.
        return Core(None, f"it does not load: {error}")
    if version != __version__:
        return Core(None, f"it was built for version {version}; install Robacus again")
    return Core(module, "")


_core = open_core(os.environ)

native: ModuleType | None = _core.module
"""The C++ core, as ``_native.pyi`` describes it, or None."""


def native_available() -> bool:
    """Whether the C++ core does the work."""
    return _core.module is not None


def describe(core: Core = _core) -> str:
    """The core in a few words, for ``robacus --version``, e.g. ``C++ core 0.1.0, gcc 12.2.0``."""
    if core.module is None:
        return f"Python core (C++ core missing: {core.reason})"
    info = core.module.build_info()
    return f"C++ core {info.version}, {info.compiler}"
