"""The file in which evolution keeps how far it has come, so that a run that was killed goes on where it was."""

from __future__ import annotations

import os
import time
from pathlib import Path

import msgspec

from robacus.arena.evolve import Aim, Course
from robacus.game import InvalidText
from robacus.speech import msg

NAME = "evolution.json"
MAX_BYTES = 100_000_000
EVERY = 2.0
"""Seconds between two writings; what was done since is done again, and comes out the same."""


class Keeper:
    """Keeps a course in a folder; used in a ``with``, whose end writes it once more."""

    def __init__(self, folder: Path, aim: Aim) -> None:
        """Take up the course in `folder`, or begin one.

        Raises `InvalidText` when the folder has a course of another aim, or cannot be used.
        """
        self.path = folder / NAME
        self._written = time.monotonic()
        self.course = Course(aim=aim)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if self.path.exists():
                self.course = self._read(aim)
        except OSError as error:
            raise self._refused(error) from None

    def _read(self, aim: Aim) -> Course:
        name = str(self.path)[:200]
        with self.path.open("rb") as file:
            data = file.read(MAX_BYTES)
        try:
            course = msgspec.json.decode(data, type=Course)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise InvalidText(msg("arena-bad-course", name=name)) from None
        if course.aim != aim or course.format != Course(aim=aim).format:
            here, there = msgspec.to_builtins(aim), msgspec.to_builtins(course.aim)
            differing = [field for field in here if here[field] != there.get(field)] or ["format"]
            raise InvalidText(msg("arena-other-results", name=name, fields=", ".join(differing)))
        return course

    def _refused(self, error: OSError) -> InvalidText:
        why = error.strerror or str(error)
        return InvalidText(msg("cli-file-unwritable", name=str(self.path)[:200], why=why))

    def keep(self, course: Course) -> None:
        """Remember a course, and write it now and then."""
        self.course = course
        if course.best is not None or time.monotonic() >= self._written + EVERY:
            self.write()

    def write(self) -> None:
        """Write it so that there is a whole file at any time."""
        new = self.path.with_suffix(".new")
        try:
            new.write_bytes(msgspec.json.format(msgspec.json.encode(self.course), indent=1))
            os.replace(new, self.path)
        except OSError as error:
            raise self._refused(error) from None
        self._written = time.monotonic()

    def __enter__(self) -> Keeper:
        return self

    def __exit__(self, *_: object) -> None:
        self.write()
