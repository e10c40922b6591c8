"""What `play` and `serve` share: where to listen, which addresses to print, and opening a browser.

The server itself is `robacus.web.serve`; it is imported only when it is started.
"""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path

from robacus.cli.app import Number, UsageError
from robacus.game import InvalidText
from robacus.speech import msg

EVERYWHERE = "0.0.0.0"  # noqa: S104 - only where somebody asks for it
PORT = Number(1, 65535)


def port_of(chosen: int | None, environ: Mapping[str, str] = os.environ) -> int:
    """The port: as chosen, else from ``PORT``, else the server's default."""
    if chosen is not None:
        return chosen
    named = environ.get("PORT", "").strip()
    if not named:
        from robacus.web.serve import DEFAULT_PORT

        return DEFAULT_PORT
    if not (named.isascii() and named.isdecimal() and 1 <= int(named[:6]) <= 65535):
        raise UsageError(msg("cli-port", value=named[:40]))
    return int(named)


def qr(words: str) -> str:
    """A QR code as lines for a terminal."""
    import io

    import segno

    out = io.StringIO()
    segno.make(words, error="m").terminal(out, border=2, compact=True)
    return out.getvalue()


def answers(host: str, port: int) -> bool:
    """Whether a Robacus answers there already."""
    import http.client

    import msgspec

    connection = http.client.HTTPConnection(host, port, timeout=2)
    try:
        connection.request("GET", "/healthz")
        health = msgspec.json.decode(connection.getresponse().read(1000))
    except (OSError, http.client.HTTPException, msgspec.MsgspecError):
        return False
    finally:
        connection.close()
    return isinstance(health, dict) and health.get("ok") is True


def has_browser(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether opening a browser can work; a terminal's own browser would take the terminal away."""
    if environ.get("BROWSER"):
        return True
    has_screen = bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
    return has_screen or not platform.startswith(("linux", "freebsd"))


def open_browser(url: str) -> threading.Thread:
    """Open `url` in the browser that ``BROWSER`` names, or in the usual one, without waiting: some browsers run in
    the foreground."""
    thread = threading.Thread(target=webbrowser.open, args=(url,), daemon=True)
    thread.start()
    return thread


def use_games(folders: tuple[str, ...]) -> None:
    """Announce further folders of games, to this process and to the workers that it starts."""
    if not folders:
        return
    from robacus.games import add_folder

    paths = [Path(folder).resolve() for folder in folders]
    for path in paths:
        if not path.is_dir():
            raise InvalidText(msg("cli-no-folder", name=str(path)[:200]))
        add_folder(path)
    known = os.environ.get("ROBACUS_GAMES", "")
    os.environ["ROBACUS_GAMES"] = os.pathsep.join(filter(None, (known, *map(str, paths))))


def database_of(data: str | None) -> str | Path | None:
    """Where the store is: an address or an existing file as it is, in a folder the usual file, None = the default."""
    if data is None or "://" in data or Path(data).is_file():
        return data
    from robacus.store.location import FILE_NAME

    return Path(data) / FILE_NAME


def run(*, host: str, port: int, data: str | None, ready: Callable[[], None]) -> None:
    """Run the server until somebody stops it; `ready` is called once, when it answers.

    Raises `RobacusError` when it cannot listen there or cannot open its database.
    """
    from robacus.web.serve import run as run_server

    run_server(host, port, database=database_of(data), ready=ready)
