"""Laws of the wheel: it holds the whole package, and a machine without a compiler gets one that works."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "robacus"


@pytest.fixture(scope="module")
def fallback(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that a machine with a broken compiler builds."""
    folder = tmp_path_factory.mktemp("wheel")
    ran = subprocess.run(
        [
            sys.executable,
            "-m",
            "pip",
            "wheel",
            "--no-deps",
            "--no-build-isolation",
            "-w",
            str(folder),
            str(ROOT),
        ],
        env={**os.environ, "CC": "false", "CXX": "false"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


def test_without_a_compiler_a_pure_wheel_is_built(fallback: Path) -> None:
    assert fallback.name.endswith("-py3-none-any.whl")


def test_the_wheel_holds_every_file_of_the_package_and_no_other(fallback: Path) -> None:
    files = {path.relative_to(ROOT / "src").as_posix() for path in PACKAGE.rglob("*") if path.is_file()}
    made_by_tools = {path for path in files if "__pycache__" in path}
    with zipfile.ZipFile(fallback) as wheel:
        held = {name for name in wheel.namelist() if name.startswith("robacus/")}
    assert held == files - made_by_tools


def test_the_pure_wheel_works_and_says_why_it_has_no_core(fallback: Path) -> None:
    program = "from robacus.core import *; print(native_available(), describe(), sep='|')"
    environ = {name: value for name, value in os.environ.items() if name != "ROBACUS_CORE"}
    ran = subprocess.run(
        [sys.executable, "-S", "-c", program],
        env={**environ, "PYTHONPATH": str(fallback)},
        capture_output=True,
        text=True,
        check=False,
    )
    reason = "it was not built; with a C++20 compiler, install Robacus again"
    assert ran.stdout == f"False|Python core (C++ core missing: {reason})\n", ran.stderr
