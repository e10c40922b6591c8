"""Tables, files and pictures for the commands: reading within limits, writing, and showing to people."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import click
import msgspec

from robacus.cli.words import sayable
from robacus.game import InvalidText
from robacus.scene import Scene
from robacus.speech import msg


def read_bytes(name: str, limit: int) -> bytes:
    """What is in the file `name` (``-``: standard input), at most `limit` bytes."""
    try:
        if name == "-":
            data = sys.stdin.buffer.read(limit + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(limit + 1)
    except (OSError, ValueError) as error:
        raise cannot_read(name, error) from None
    if len(data) > limit:
        raise InvalidText(msg("cli-file-too-big", name=name[:200], biggest=limit))
    return data


def cannot_read(name: str, error: Exception) -> InvalidText:
    """The error for a file that cannot be read."""
    why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return InvalidText(msg("cli-file-unreadable", name=name[:200], why=why))


def write_picture(scene: Scene, name: str, *, png: bool) -> None:
    """The picture of `scene` as a file; ``-`` is standard output."""
    data = scene.png() if png else scene.svg().encode()
    try:
        if name == "-":
            sys.stdout.buffer.write(data)
            sys.stdout.buffer.flush()
        else:
            Path(name).write_bytes(data)
    except (OSError, ValueError) as error:
        if isinstance(error, BrokenPipeError):
            raise
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise InvalidText(msg("cli-file-unwritable", name=name[:200], why=why)) from None


def show_json(data: Any) -> None:
    """Plain data as one line of JSON, out at once."""
    # JSON has no characters that a terminal acts on, so this goes past what `click.echo` does for words.
    sys.stdout.write(f"{msgspec.json.encode(data).decode()}\n")
    sys.stdout.flush()


def show(words: str = "") -> None:
    """Words for people."""
    click.echo(sayable(words))


def show_table(heads: Sequence[str], rows: Iterable[Sequence[str]], *, numbers: Sequence[int] = ()) -> None:
    """A table; the columns named in `numbers` are set to the right.  Whole lines when nobody's screen limits them."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for index, head in enumerate(heads):
        table.add_column(Text(head), justify="right" if index in numbers else "left")
    for row in rows:
        table.add_row(*(Text(sayable(cell)) for cell in row))
    console = Console(file=sys.stdout, highlight=False)
    if not console.is_terminal:
        console = Console(file=sys.stdout, highlight=False, width=1000)
    console.print(table)
