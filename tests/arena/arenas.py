"""Small tournaments of Nim for the tests, and programs from elsewhere that do what a test needs."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from robacus.arena.entries import Entry, entry, read_entries
from robacus.arena.ledger import Ledger
from robacus.arena.outside import Limits
from robacus.arena.schedule import Plan, plan
from robacus.arena.tournament import Mode, Standings, head, ladder, round_robin
from robacus.arena.work import Crew
from robacus.games import game

NIM = game("nim")

PROGRAMS = {"ones": "1", "steps": "1 2 3", "odd": "1 3", "mixed": "2 1 1 3"}


def programs(**texts: str) -> tuple[Entry, ...]:
    """Entries that are programs of Nim; without any a handful of them."""
    return tuple(entry(name, "program", text) for name, text in (texts or PROGRAMS).items())


def bots(*levels: str) -> tuple[Entry, ...]:
    return read_entries(NIM, [f"level:{level}" for level in levels], [])[0]


def nim_plan(*, seats: int = 2, starts: int = 1, seed: str = "s", **wanted: list[str]) -> Plan:
    return plan(
        NIM, seats=seats, wanted=wanted or {"heaps": ["small"]}, starts=starts, seed=seed, limits=QUICK
    )


QUICK = Limits(seconds=5.0, game_seconds=10.0, megabytes=1024)


def hold(
    mode: Mode,
    entries: Sequence[Entry],
    *,
    about: Plan | None = None,
    path: Path | None = None,
    executor: Executor | None = None,
    meetings: int = 4,
    **more: Any,
) -> Standings:
    """A tournament from its file, if it has one, to its table."""
    about = about or nim_plan()
    ledger = Ledger.at(path, head(mode, about))
    crew = Crew(executor, 2 if executor is not None else 1)
    try:
        if mode == "ladder":
            return ladder(about, entries, ledger, crew, meetings=meetings, **more)
        return round_robin(about, entries, ledger, crew, **more)
    finally:
        ledger.close()


def points(standings: Standings) -> dict[str, float]:
    return {row.name: row.points for row in standings.rows}


BOT = """\
import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "ask":
{body}
    elif said["type"] == "over":
        break
"""
"""A program from elsewhere: what it does when it is asked is put in."""


def outsider(folder: Path, name: str, body: str) -> Entry:
    """A program from elsewhere that runs `body` whenever it is asked; `say(text)` answers."""
    helper = "def say(text, **more): print(json.dumps({'text': text, **more}), flush=True)\n"
    lines = "".join(f"        {line}\n" for line in body.splitlines())
    path = folder / f"{name}.py"
    path.write_text("import json\n" + helper + BOT.format(body=lines.rstrip("\n")), encoding="utf-8")
    (found,), faults = read_entries(NIM, [f"{name}=run:{sys.executable} -I -S {path}"], [])
    assert faults == ()
    return found


FIRST_LEGAL = "say(said['legal'][0])"
