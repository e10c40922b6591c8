"""What was acknowledged survives kill -9 at any point, and the next server can begin at once."""

from __future__ import annotations

import random
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

from robacus.store import Store
from tests.store import crash_child
from tests.store.crash_child import TABLES, entry
from tests.store.helpers import SEED, new_table


def run_until_killed(database: Path, seed: int, kill_at: int, kill_after: int) -> dict[str, int]:
    """The last acknowledged sequence of each table.  The child kills itself at step `kill_at`, or is killed
    here after it has acknowledged `kill_after` entries.
    """
    command = [sys.executable, str(crash_child.__file__), str(database), str(seed), str(kill_at)]
    acknowledged = dict.fromkeys(TABLES, 0)
    with subprocess.Popen(command, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        for count, line in enumerate(child.stdout, 1):
            table, sequence = line.split()
            acknowledged[table.decode()] = int(sequence)
            if count == kill_after:
                child.send_signal(signal.SIGKILL)
    assert child.returncode == -signal.SIGKILL
    return acknowledged


def test_kill_9_at_any_point_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """Ten rounds on one database: six end at a chosen statement or commit, four wherever the signal
    arrives.
    """
    chance = random.Random(20)
    database = tmp_path / "robacus.sqlite3"
    with Store.open(database) as store:
        for table in TABLES:
            store.create_table(new_table(table)).result()
    kept = dict.fromkeys(TABLES, 0)
    for seed in range(10):
        by_itself = seed % 5 < 3
        acknowledged = run_until_killed(
            database,
            seed,
            kill_at=chance.randrange(1, 120) if by_itself else 0,
            kill_after=0 if by_itself else chance.randrange(1, 400),
        )
        with Store.open(database) as store:
            logs = {table: store.log(table) for table in TABLES}
            seeds = {store.seed(table) for table in TABLES}
        for table, log in logs.items():
            assert log == [(number, entry(table, number)) for number in range(1, len(log) + 1)]
            assert len(log) >= max(kept[table], acknowledged[table])
            kept[table] = len(log)
        assert seeds == {SEED}
        raw = sqlite3.connect(database)
        assert raw.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        raw.close()
    assert min(kept.values()) > 0


def test_a_full_disk_fails_what_does_not_fit_and_nothing_else(tmp_path: Path) -> None:
    """A limit on the size of files stands for the disk: lifted, the same store goes on."""
    program = """
import resource, sys
from pathlib import Path
from robacus.store import Store, StoreUnavailable
store = Store.open(sys.argv[1])
store.append("t1", 1, b"before").result()
hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
resource.setrlimit(resource.RLIMIT_FSIZE, (Path(sys.argv[1] + "-wal").stat().st_size, hard))
error = store.append("t1", 2, bytes(16000)).exception()
assert isinstance(error, StoreUnavailable), error
assert sys.argv[1] in str(error)
resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
store.append("t1", 2, b"after").result()
store.close()
"""
    database = tmp_path / "robacus.sqlite3"
    with Store.open(database) as store:
        store.create_table(new_table()).result()
    subprocess.run([sys.executable, "-c", program, str(database)], check=True)
    with Store.open(database) as store:
        assert store.log("t1") == [(1, b"before"), (2, b"after")]
