"""What a server hands out of a ladder that it keeps: the record of a battle, and all results as a file.

Both are work for another process: functions from bytes to bytes that `robacus.bots.Workers` can be given by their path.
"""

from __future__ import annotations

import io
import tempfile
import zipfile
from pathlib import Path
from typing import Literal

import msgspec

from robacus.arena import page
from robacus.arena.climb import Climb
from robacus.arena.entries import Entry
from robacus.arena.ledger import Head, Result, result
from robacus.arena.playing import Job, Played, record
from robacus.arena.schedule import Plan, ground
from robacus.arena.standing import Row, table, to_json
from robacus.arena.tournament import Standings
from robacus.speech import speech

REPLAYS = 24
"""Battles of which a file of results has replays."""


class Battled(msgspec.Struct, frozen=True, kw_only=True):
    """A battle, and what came of it."""

    job: Job
    played: Played


RECORDED = "robacus.arena.results:recorded"


def recorded(payload: bytes) -> bytes:
    """The record of a battle: `Battled` in, JSON out."""
    asked = msgspec.json.decode(payload, type=Battled)
    return record(asked.job, asked.played).to_json().encode()


class Fought(msgspec.Struct, frozen=True, kw_only=True):
    """A battle as a ladder keeps it."""

    round: int
    ground: int
    players: tuple[str, ...]
    """Ids of entries, by seat."""
    played: Played


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A ladder of which somebody wants a file."""

    form: Literal["json", "zip"]
    title: str
    language: str
    plan: Plan
    entries: dict[str, Entry]
    """By the ids under which everything else knows them, with the names that people know."""
    climb: Climb
    fought: tuple[Fought, ...]


WRITTEN = "robacus.arena.results:written"


def written(payload: bytes) -> bytes:
    """The results of a ladder: `Kept` in; JSON out, or a page and replays packed together."""
    kept = msgspec.json.decode(payload, type=Kept)
    standings = _standings(kept)
    return _json(kept, standings) if kept.form == "json" else _packed(kept, standings)


def _standings(kept: Kept) -> Standings:
    rows = table(tuple(kept.entries), kept.climb.tallies, kept.climb.ratings, by_rating=True)
    jobs = {one.played.key: _job(kept, one) for one in kept.fought}
    return Standings(
        head=Head(mode="ladder", plan=kept.plan),
        rows=tuple(_named(kept, row) for row in rows),
        results=tuple(_result(jobs[one.played.key], one) for one in kept.fought),
        jobs=jobs,
    )


def _named(kept: Kept, row: Row) -> Row:
    entry = kept.entries[row.id]
    return msgspec.structs.replace(row, id=entry.id, name=entry.name, kind=entry.kind)


def _job(kept: Kept, fought: Fought) -> Job:
    return Job(
        game=kept.plan.game,
        ruleset=kept.plan.ruleset,
        ground=ground(kept.plan, fought.ground),
        players=tuple(kept.entries[who] for who in fought.players),
        limits=kept.plan.limits,
    )


def _result(job: Job, fought: Fought) -> Result:
    return result(job, fought.played, fought.round)


def _json(kept: Kept, standings: Standings) -> bytes:
    programs = {entry.id: entry.text for entry in kept.entries.values()}
    plan = kept.plan
    document = {
        "ladder": kept.title,
        "game": plan.game,
        "ruleset": plan.ruleset,
        "seats": plan.seats,
        "seed": plan.seed,
        "starts": plan.starts,
        "tables": plan.tables,
        "games": kept.climb.games,
        "table": [row | {"program": programs[row["id"]]} for row in to_json(standings.rows)],
        "battles": [
            {
                "players": [kept.entries[who].name for who in one.players],
                "options": plan.tables[one.ground % len(plan.tables)],
                "sharers": one.played.sharers,
                "turns": one.played.turns,
            }
            for one in kept.fought
        ],
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=2)


def _packed(kept: Kept, standings: Standings) -> bytes:
    out = io.BytesIO()
    with tempfile.TemporaryDirectory() as name, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        folder = Path(name)
        page.write(folder, standings, speech(kept.language), replays=REPLAYS, title=kept.title)
        (folder / "results.json").write_bytes(_json(kept, standings))
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            packed.write(file, file.relative_to(folder).as_posix())
    return out.getvalue()
