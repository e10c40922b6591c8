"""Laws of the door to the C++ core."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

import robacus
from robacus import core
from robacus.core import Core, describe, open_core

ROOT = Path(__file__).parents[2]


def native(version: str, compiler: str = "gcc 12.2.0") -> ModuleType:
    module = ModuleType("_native")
    vars(module)["build_info"] = lambda: SimpleNamespace(version=version, compiler=compiler, kind="release")
    return module


def fails_with(error: Exception) -> ModuleType:
    raise error


def test_a_core_of_the_same_version_is_used() -> None:
    module = native(robacus.__version__)
    assert open_core({}, lambda: module) == Core(module, "")


def test_a_core_of_another_version_is_refused_with_the_reason() -> None:
    opened = open_core({}, lambda: native("0.0.9"))
    assert opened == Core(None, "it was built for version 0.0.9; install Robacus again")


def test_the_environment_forces_the_python_core() -> None:
    opened = open_core({"ROBACUS_CORE": "python"}, lambda: native(robacus.__version__))
    assert opened == Core(None, "switched off by ROBACUS_CORE=python")


def test_the_environment_forces_the_python_core_in_a_fresh_process() -> None:
    program = "from robacus.core import *; print(native, native_available(), describe(), sep='|')"
    environ = {**os.environ, "ROBACUS_CORE": "python"}
    ran = subprocess.run(
        [sys.executable, "-c", program], env=environ, capture_output=True, text=True, check=True
    )
    assert ran.stdout == "None|False|Python core (C++ core missing: switched off by ROBACUS_CORE=python)\n"


def test_an_unknown_wish_in_the_environment_is_named() -> None:
    opened = open_core({"ROBACUS_CORE": "fast"}, lambda: native(robacus.__version__))
    assert opened.module is None
    assert opened.reason == "ROBACUS_CORE is 'fast', which means nothing: set it to 'python' or not at all"


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (ModuleNotFoundError("_native"), "it was not built; with a C++20 compiler, install Robacus again"),
        (ImportError("undefined symbol: x"), "it does not load: undefined symbol: x"),
        (OSError("not a shared object"), "it does not load: not a shared object"),
    ],
)
def test_a_core_that_does_not_load_falls_back_with_the_reason(error: Exception, reason: str) -> None:
    assert open_core({}, lambda: fails_with(error)) == Core(None, reason)


def test_a_core_without_build_information_falls_back() -> None:
    opened = open_core({}, lambda: ModuleType("_native"))
    assert opened.module is None
    assert opened.reason.startswith("it does not load: ")


def test_describe_names_the_version_and_compiler_of_the_core() -> None:
    assert describe(Core(native("1.2.3", "clang 17.0.6"), "")) == "C++ core 1.2.3, clang 17.0.6"


def test_describe_names_the_reason_for_the_python_core() -> None:
    assert describe(Core(None, "because")) == "Python core (C++ core missing: because)"


def test_the_three_answers_of_the_door_agree() -> None:
    assert core.native_available() == (core.native is not None)
    assert core.describe().startswith("C++ core " if core.native_available() else "Python core ")


def test_the_stub_lists_what_the_core_exports() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "native").glob("*.cpp")))
    exported = re.findall(r'\bmodule\.def\(\s*"(\w+)"|\(\s*module,\s*"(\w+)"', sources)
    stub = ast.parse((ROOT / "src" / "robacus" / "core" / "_native.pyi").read_text(encoding="utf-8"))
    listed = [node.name for node in stub.body if isinstance(node, ast.ClassDef | ast.FunctionDef)]
    assert sorted(listed) == sorted(function or kind for function, kind in exported)
