"""`robacus record FILE`: a game on paper, shown, converted or drawn."""

from __future__ import annotations

from typing import Any

import click

from robacus.cli.app import Number, UsageError, command, option
from robacus.speech import msg

MOST_SEATS = 16


@command("record")
@click.argument("file", metavar="FILE")
@option("--at", type=Number(0, 1_000_000))
@option("--seat", type=Number(1, MOST_SEATS))
@option("--svg", metavar="OUT")
@option("--png", metavar="OUT")
@option("--json", "as_json", is_flag=True)
@option("--jsonl", "as_lines", is_flag=True)
def record(
    file: str,
    at: int | None,
    seat: int | None,
    svg: str | None,
    png: str | None,
    as_json: bool,
    as_lines: bool,
) -> None:
    from robacus.cli.printing import read_bytes, show, write_picture
    from robacus.record import MAX_RECORD_BYTES, Record

    found = Record.from_text(read_bytes(file, MAX_RECORD_BYTES))
    position = _position(found, at)
    if svg or png:
        scene = _scene(position, seat)
        for name, wants_png in ((svg, False), (png, True)):
            if name:
                write_picture(scene, name, png=wants_png)
    elif as_json or as_lines:
        click.echo(found.to_json() if as_json else found.to_json_lines(), nl=False)
    else:
        show(_words(found, position))


class _Position:
    """What `record` shows: the replay, and all steps up to the one asked for."""

    def __init__(self, replay: Any, steps: list[Any]) -> None:
        self.replay, self.steps = replay, steps


def _position(record: Any, at: int | None) -> _Position:
    """The game after step `at` (None: the last).  Raises `InvalidText` for a record that cannot be replayed."""
    from robacus.replay import Replay

    replay, steps = Replay.of(record.setup), []
    for replay, more in record.steps():  # noqa: B007 - the last one is wanted
        steps += more
    if at is not None and at > len(steps):
        raise UsageError(msg("cli-record-at", at=at, last=len(steps)))
    return _Position(replay, steps if at is None else steps[:at])


def _scene(position: _Position, seat: int | None) -> Any:
    from robacus.cli.words import say
    from robacus.game import InvalidText

    replay = position.replay
    state = position.steps[-1].state if position.steps else None
    if state is None:
        raise InvalidText(msg("cli-record-not-begun"))
    if seat is not None and seat > len(replay.seats):
        raise UsageError(msg("table-no-seat", seat=seat, seats=len(replay.seats)))
    view = replay.game.view(state, None if seat is None else seat - 1)
    return replay.game.scene(view, say().named(replay.names))


def _words(record: Any, position: _Position) -> str:
    """The record for people: how it was set up, what happened, how it ended."""
    from robacus.cli.words import say

    replay = position.replay
    speech = say().named(replay.names)
    setup = record.setup
    options = ", ".join(f"{name}={value}" for name, value in setup.options.items())
    lines = [
        speech("cli-record-game", title=speech(f"{setup.game}:title"), ruleset=setup.ruleset),
        speech("cli-record-options", options=options or "-"),
        *(
            speech("cli-record-seat", number=seat + 1, name=speech.name(seat))
            for seat in range(len(replay.seats))
        ),
        "",
    ]
    for step in position.steps:
        time = f"{step.at // 60000}:{step.at // 1000 % 60:02}"
        lines.append(
            f"{step.number:5}  {time:>6}  {step.event.notation:12}  {speech.say(step.event.say)}".rstrip()
        )
    if replay.ended is not None:
        lines.append("")
        for seat, score in enumerate(replay.ended.scores):
            winner = speech("cli-record-winner") if seat in replay.ended.winners else ""
            lines.append(f"{speech.name(seat)}  {score:g}  {winner}".rstrip())
    return "\n".join(lines)
