"""Laws of the tree: what has to hold for a fresh clone to install and build anywhere."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import robacus

ROOT = Path(__file__).parents[2]

CONSTRAINTS = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def canonical(requirement: str) -> str:
    """The name in a requirement, as PyPI compares names."""
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert name is not None
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def test_constraints_are_exact_versions_and_nothing_else() -> None:
    allowed = re.compile(r"#.*|[A-Za-z0-9._-]+==[A-Za-z0-9.!+_-]+")
    assert [line for line in CONSTRAINTS if not allowed.fullmatch(line)] == []


def test_constraints_hold_no_address_and_no_index() -> None:
    text = "\n".join(CONSTRAINTS)
    assert re.findall(r"\w+://|--\S+|@\s*\S+|^\s*-[a-z]\b", text, flags=re.MULTILINE) == []


def test_every_direct_dependency_has_an_exact_version() -> None:
    fixed = {canonical(line) for line in CONSTRAINTS if not line.startswith("#")}
    extras = PROJECT["optional-dependencies"]
    asked = {canonical(line) for line in [*PROJECT["dependencies"], *extras["dev"], *extras["postgres"]]}
    assert asked - fixed - {"robacus"} == set()


def test_node_tools_have_exact_versions() -> None:
    text = (ROOT / "package.json").read_text(encoding="utf-8")
    assert re.findall(r"\w+://", text) == []
    assert re.findall(r'"typescript": "\d+\.\d+\.\d+"', text) != []


def test_the_version_is_written_once() -> None:
    sources = [
        *ROOT.glob("*.toml"),
        *ROOT.glob("*.txt"),
        *ROOT.glob("native/*.*pp"),
        *ROOT.glob("src/**/*.py"),
    ]
    written = [
        path.name for path in sources if f'"{robacus.__version__}"' in path.read_text(encoding="utf-8")
    ]
    assert written == ["_version.py"]


PARTS = ("src", "native", "tests", "bench", "docs", "examples", "scripts", ".ci")
BINARY = {".png", ".ico", ".gz", ".sqlite3", ".pyc", ".so"}


def tracked() -> list[Path]:
    """The text files that the repository holds; this one names what it looks for."""
    found = [path for part in PARTS for path in (ROOT / part).rglob("*")] + list(ROOT.glob("*"))
    return [
        path
        for path in found
        if path.is_file()
        and path.suffix not in BINARY
        and "__pycache__" not in path.parts
        and path != Path(__file__)
    ]


def test_no_file_names_a_folder_of_somebodys_machine() -> None:
    pattern = re.compile(r"(?<![\w.])/(?:home|Users|root|work|mnt)/[\w.-]+")
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in tracked()
        for match in pattern.finditer(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_nothing_is_left_to_do() -> None:
    pattern = re.compile(r"\b(?:TODO|FIXME|XXX|HACK)\b")
    left = [
        str(path.relative_to(ROOT)) for path in tracked() if pattern.search(path.read_text(encoding="utf-8"))
    ]
    assert left == []
