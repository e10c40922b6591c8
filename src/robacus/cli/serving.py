"""What `play` and `serve` share: where to listen, which addresses to print, and opening a browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path

from robacus.cli.app import Number, UsageError
from robacus.game import InvalidText
from robacus.speech import msg

DEFAULT_PORT = 8765
HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104 - only where somebody asks for it
PORT = Number(1, 65535)


def port_of(chosen: int | None, environ: Mapping[str, str] = os.environ) -> int:
    """The port: as chosen, else from ``PORT``, else the default."""
    if chosen is not None:
        return chosen
    named = environ.get("PORT", "").strip()
    if not named:
        return DEFAULT_PORT
    if not (named.isascii() and named.isdecimal() and 1 <= int(named[:6]) <= 65535):
        raise UsageError(msg("cli-port", value=named[:40]))
    return int(named)


def need_free(host: str, port: int) -> None:
    """Raise `InvalidText` when nobody can listen there, before anything else is set up."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        if os.name == "posix":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise InvalidText(
                msg("cli-port-taken", port=str(port), why=error.strerror or str(error))
            ) from None


def address(host: str, port: int) -> str:
    """What one types into a browser."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def lan_host() -> str | None:
    """This machine's own address in the local network, None when it has none.  Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # A UDP socket that is "connected" knows from where it would send; the address is one for documents.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith(("127.", "0.")) else found


def qr(words: str) -> str:
    """A QR code as lines for a terminal."""
    import io

    import segno

    out = io.StringIO()
    segno.make(words, error="m").terminal(out, border=2, compact=True)
    return out.getvalue()


def has_browser(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether opening a browser can work; a terminal's own browser would take the terminal away."""
    if environ.get("BROWSER"):
        return True
    has_screen = bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
    return has_screen or not platform.startswith(("linux", "freebsd"))


def open_browser(url: str) -> None:
    """Open `url` in the browser that ``BROWSER`` names, or in the usual one.  Returns at once: some browsers run
    in the foreground."""
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def use_games(folders: tuple[str, ...]) -> None:
    """Announce further folders of games, to this process and to the workers that it starts."""
    if not folders:
        return
    from robacus.games import add_folder

    for folder in folders:
        if not Path(folder).is_dir():
            raise InvalidText(msg("cli-no-folder", name=folder[:200]))
        add_folder(Path(folder).resolve())
    known = os.environ.get("ROBACUS_GAMES", "")
    os.environ["ROBACUS_GAMES"] = os.pathsep.join(
        filter(None, (known, *(str(Path(f).resolve()) for f in folders)))
    )


def run(*, host: str, port: int, data: str | None, ready: Callable[[], None]) -> None:
    """Run the server until somebody stops it; `ready` is called once, when it answers."""
    from robacus.web.serve import run as run_server

    run_server(host=host, port=port, database=data, ready=ready)
