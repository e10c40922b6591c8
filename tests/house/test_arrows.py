"""Laws of the house's floors: imports point downwards, games know nothing of each other, nobody else names them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import robacus

PACKAGE = Path(robacus.__file__).parent

FLOORS: tuple[tuple[str, ...], ...] = (
    ("__init__",),
    ("web", "cli"),
    ("arena",),
    ("store",),
    ("table", "conformance"),
    ("bots", "errands", "generating", "record", "study"),
    ("replay",),
    ("log",),
    ("options",),
    ("games",),
    ("game",),
    ("judging", "programs"),
    ("cases", "desk", "paper", "solving"),
    ("control",),
    ("drawing",),
    ("figures",),
    ("glyphs",),
    ("scene", "unreadable"),
    ("speech", "chance"),
    ("phrases",),
    ("core",),
    ("_version",),
)
"""From the roof down.  A room imports from floors below its own, or from its own room."""

EXCEPTIONS = {
    ("scene", "drawing"): "Scene.svg and Scene.png call the artist when a picture is asked for",
    ("cli", "web"): "`play` and `serve` start the server",
}
"""(room, room on no lower floor) -> why it may import it, inside a function."""


def rooms() -> set[str]:
    """The modules and folders directly inside the package."""
    found = {path.stem for path in PACKAGE.glob("*.py")}
    return found | {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()}


def room_of(path: Path) -> str:
    part = path.relative_to(PACKAGE).parts[0]
    return part.removesuffix(".py")


def imports(path: Path) -> Iterator[str]:
    """The modules of this package that a file imports anywhere, with dots, such as ``web.wire``."""
    package = ["robacus", *path.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join(filter(None, (*base, node.module)))
            names = [module, *(f"{module}.{alias.name}" for alias in node.names)]
        else:
            continue
        for name in names:
            if name == "robacus" or name.startswith("robacus."):
                yield name.removeprefix("robacus").removeprefix(".")


def rooms_imported(path: Path) -> set[str]:
    """The rooms that a file imports from; a public name of the package counts as its roof."""
    return {name.split(".")[0] for name in imports(path) if name.split(".")[0] in rooms()}


SOURCES = sorted(PACKAGE.rglob("*.py"))


def test_every_room_has_its_floor() -> None:
    known = {room for floor in FLOORS for room in floor}
    assert rooms() - known == set()


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_downwards(path: Path) -> None:
    floor = {room: height for height, rooms in enumerate(FLOORS) for room in rooms}
    here = room_of(path)
    upwards = {
        room
        for room in rooms_imported(path)
        if room != here and floor[room] <= floor[here] and (here, room) not in EXCEPTIONS
    }
    assert upwards == set()


GAME_FOLDERS = sorted(path.parent for path in (PACKAGE / "games").glob("*/__init__.py"))
GAME_SOURCES = [
    path for path in SOURCES if path.parent != PACKAGE / "games" and PACKAGE / "games" in path.parents
]
FOR_GAMES = {
    *("game", "control", "desk", "options", "scene", "figures", "glyphs", "speech", "chance"),
    *("cases", "judging", "paper", "programs", "solving", "core"),
}
"""What a game folder may import."""


def test_a_game_folder_imports_only_what_games_are_made_of() -> None:
    faults = {}
    for path in GAME_SOURCES:
        own = path.relative_to(PACKAGE / "games").parts[0]
        foreign = {
            name
            for name in imports(path)
            if name
            and name.split(".")[0] not in FOR_GAMES
            and not name.startswith(f"games.{own}")
            and name != "games"
        }
        if foreign:
            faults[str(path.relative_to(PACKAGE))] = sorted(foreign)
    assert faults == {}


def test_only_game_folders_name_games() -> None:
    """The house, its pages and its scripts work for any game: no file outside a game's folder has its name."""
    folders = [
        path.name for path in (PACKAGE / "games").iterdir() if path.is_dir() and path.name != "__pycache__"
    ]
    names = {name for folder in folders for name in (folder, folder.replace("_", "-"))}
    assert names
    pattern = re.compile(rf"\b({'|'.join(sorted(names))})\b", re.IGNORECASE)
    naming = []
    for path in sorted(PACKAGE.rglob("*")):
        inside = path.relative_to(PACKAGE).parts
        if path.suffix not in {".py", ".html", ".js", ".css", ".ftl"} or (
            inside[0] == "games" and len(inside) > 2
        ):
            continue
        naming += [
            f"{'/'.join(inside)}:{number}: {line.strip()[:60]}"
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
            if pattern.search(line)
        ]
    assert naming == []


def test_the_server_framework_is_imported_in_web_only() -> None:
    users = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            if any(name.split(".")[0] in {"litestar", "uvicorn", "jinja2"} for name in names):
                users.add(room_of(path))
    assert users <= {"web"}
