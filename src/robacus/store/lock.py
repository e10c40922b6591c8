"""One server for one database file: a lock that the operating system releases however the server ends.

The lock is on a file beside the database, never on the database itself, whose locks are SQLite's own
business.  The file stays behind when the lock is released; only the lock in it means anything.
"""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path

from robacus.speech import msg
from robacus.store.errors import StoreLocked, explain

_WINDOWS_BYTE = 1 << 30  # Windows forbids others to read a locked byte, so lock one far behind the text

_held: set[str] = set()
_held_guard = threading.Lock()


class FileLock:
    """Held from creation to `release`.

    POSIX record locks belong to the process: a forked worker does not keep them alive when the server is
    killed.  They do not keep the same process out, so that is remembered here.
    """

    def __init__(self, database: Path) -> None:
        """Take the lock of the file `database`.  Raises StoreLocked when somebody has it, StoreUnavailable
        when the lock file cannot be made.
        """
        self._path = database.with_name(database.name + ".lock")
        self._key = str(self._path)
        with _held_guard:
            if self._key in _held:
                raise StoreLocked(msg("store-locked", where=str(database), process=str(os.getpid())))
            _held.add(self._key)
        try:
            self._descriptor = self._take(database)
        except BaseException:
            with _held_guard:
                _held.discard(self._key)
            raise

    def _take(self, database: Path) -> int:
        try:
            descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise explain(error, str(database)) from error
        try:
            _lock(descriptor)
        except OSError:
            holder = os.pread(descriptor, 20, 0) if hasattr(os, "pread") else os.read(descriptor, 20)
            os.close(descriptor)
            process = holder.decode("ascii", "replace").strip()
            raise StoreLocked(msg("store-locked", where=str(database), process=process or "?")) from None
        try:
            os.ftruncate(descriptor, 0)
            os.write(descriptor, f"{os.getpid()}\n".encode())
        except OSError as error:
            os.close(descriptor)
            raise explain(error, str(database)) from error
        return descriptor

    def release(self) -> None:
        """Let the next server in."""
        os.close(self._descriptor)
        with _held_guard:
            _held.discard(self._key)


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, _WINDOWS_BYTE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        os.lseek(descriptor, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
