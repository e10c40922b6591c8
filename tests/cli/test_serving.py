"""Laws of `robacus play` and `robacus serve`: where they listen, what they print, how they end."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from robacus.cli import serving
from tests.cli.running import run


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.mark.parametrize(
    ("chosen", "environ", "port"),
    [
        (None, {}, 8765),
        (None, {"PORT": ""}, 8765),
        (None, {"PORT": "9000"}, 9000),
        (9001, {"PORT": "9000"}, 9001),
    ],
)
def test_the_port_is_chosen_or_named_or_the_default(
    chosen: int | None, environ: dict[str, str], port: int
) -> None:
    assert serving.port_of(chosen, environ) == port


@pytest.mark.parametrize("named", ["x", "0", "65536", "-1", "9" * 5000, "٣"])
def test_a_port_that_is_none_gets_a_sentence(named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", named)
    ran = run(monkeypatch, "play", "--no-browser")
    assert ran.code == 2
    assert ran.err.startswith('robacus: PORT is "')


@pytest.mark.parametrize(
    ("environ", "platform", "has"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"BROWSER": "firefox"}, "linux", True),
        ({"BROWSER": ""}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_browser_is_opened_only_where_there_can_be_one(
    environ: dict[str, str], platform: str, has: bool
) -> None:
    assert serving.has_browser(environ, platform) is has


def test_a_qr_code_is_square_and_fits_a_terminal() -> None:
    lines = serving.qr("http://192.168.178.20:8765").split("\n")
    assert 10 < len(lines) < 24


def test_a_folder_holds_the_usual_file_and_addresses_stay_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    file.touch()
    assert serving.database_of(None) is None
    assert serving.database_of("postgresql://host/db") == "postgresql://host/db"
    assert serving.database_of(str(file)) == str(file)
    assert serving.database_of(str(tmp_path / "new")) == tmp_path / "new" / "robacus.sqlite3"


def test_a_folder_of_games_that_is_not_there_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run(monkeypatch, "serve", "--games", "/no/such/folder")
    assert ran.code == 2
    assert "There is no folder /no/such/folder." in ran.err


def first_line(path: Path) -> str:
    """What another process writes there, once it has."""
    end = time.monotonic() + 60
    while not path.exists() or not path.read_text(encoding="utf-8").endswith("\n"):
        assert time.monotonic() < end
        time.sleep(0.02)
    return path.read_text(encoding="utf-8").splitlines(keepends=True)[0]


def test_play_starts_a_server_opens_the_browser_and_ends_quietly(tmp_path: Path) -> None:
    port = free_port()
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {opened}\n', encoding="utf-8")
    browser.chmod(0o755)
    environ = os.environ | {"BROWSER": f"{browser} %s", "PORT": str(port), "ROBACUS_LANG": "en"}
    command = [sys.executable, "-c", "import sys; from robacus.cli import main; sys.exit(main())", "play"]
    typed = [*command, "--data", str(tmp_path)]
    with subprocess.Popen(
        typed, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        try:
            assert server.stdout.readline() == f"Robacus is ready: http://127.0.0.1:{port}\n"
            # The same typed again finds the server, opens the page and is done.
            again = subprocess.run(
                typed, env=environ, capture_output=True, text=True, check=False, timeout=60
            )
            assert again.stdout == f"Robacus is already running: http://127.0.0.1:{port}\n"
            assert (again.returncode, again.stderr) == (0, "")
            assert first_line(opened) == f"http://127.0.0.1:{port}\n"
        finally:
            server.send_signal(signal.SIGINT)
            _out, err = server.communicate(timeout=60)
    assert err.strip() == ""
    assert server.returncode in (0, 130)
    assert (tmp_path / "robacus.sqlite3").is_file()


def test_a_port_that_another_program_has_gets_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        other.settimeout(0)
        monkeypatch.setattr(serving, "answers", lambda host, port: False)
        ran = run(
            monkeypatch,
            "play",
            "--no-browser",
            "--data",
            str(tmp_path),
            "--port",
            str(other.getsockname()[1]),
        )
    assert ran.code == 2
    assert "is in use" in ran.err
