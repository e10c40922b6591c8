"""Static files: read once, packed once, served from memory under an address that changes with their content.

Addresses are ``/static/<hash>/js/table.js``, so relative imports between files stay valid and browsers keep them for
ever.  A page that was loaded before an update asks for an old hash: it gets the file of today, not to be kept.
"""

from __future__ import annotations

import gzip
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

from robacus.games import game as find_game
from robacus.games import game_names
from robacus.speech import msg
from robacus.web.house import STATIC, House, Refusal

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
"""What is served, and as what; other files in the folder are not."""
FOR_EVER = "public, max-age=31536000, immutable"
_PACK_FROM = 300


class File(msgspec.Struct, frozen=True):
    """A static file, plain and packed."""

    media_type: str
    plain: bytes
    packed: bytes | None


def _file(media_type: str, plain: bytes) -> File:
    packed = None
    if len(plain) >= _PACK_FROM and not media_type.startswith("image/png"):
        packed = gzip.compress(plain, 9, mtime=0)
    return File(media_type, plain, packed)


def read_files() -> dict[str, File]:
    """Path below ``/static/<hash>/`` -> file: the house's own, and the browser modules of the games."""
    found = {
        path.relative_to(STATIC).as_posix(): _file(TYPES[path.suffix], path.read_bytes())
        for path in STATIC.rglob("*")
        if path.is_file() and path.suffix in TYPES
    }
    for name in game_names():
        for module, file in find_game(name).client_modules().items():
            found[f"games/{name}/{module}"] = _file(TYPES[".js"], file.read_bytes())
    return found


class Files:
    """All static files of one server."""

    def __init__(self, house: House) -> None:
        self._hash = house.static_hash
        self._files = read_files()

    def answer(self, digest: str, path: str, accept: str) -> Response[bytes]:
        """The file at `path`, packed where the browser takes that."""
        file = self._files.get(path)
        if file is None:
            raise Refusal(404, msg("web-no-page"))
        headers = {
            "Cache-Control": FOR_EVER if digest == self._hash else "no-cache",
            "Vary": "Accept-Encoding",
        }
        body = file.plain
        if file.packed is not None and "gzip" in accept:
            body = file.packed
            headers["Content-Encoding"] = "gzip"
        return Response(body, media_type=file.media_type, headers=headers)


@get("/static/{digest:str}/{path:path}", include_in_schema=False)
async def static_file(
    request: Request[Any, Any, Any], digest: FromPath[str], path: FromPath[str]
) -> Response[bytes]:
    """A static file."""
    files: Files = request.app.state.files
    return files.answer(digest, str(path).lstrip("/"), request.headers.get("accept-encoding", ""))


@get("/favicon.ico", include_in_schema=False)
async def favicon(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The icon that browsers ask for unasked."""
    files: Files = request.app.state.files
    return files.answer("", "icons/favicon.svg", request.headers.get("accept-encoding", ""))
