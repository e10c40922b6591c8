"""`robacus solve`: answers for positions, by the solver of the game that can read them."""

from __future__ import annotations

import codecs
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import click

from robacus.cli.app import BAD_INPUT, DONE, Command, Number, UsageError, option
from robacus.cli.gameoptions import GameOption, game_options
from robacus.desk import draft_in
from robacus.game import Game, InvalidOptions, InvalidText
from robacus.games import claimants, game, game_names
from robacus.speech import Joined, Message, RobacusError, msg

MAX_POSITION_BYTES = 4_000_000
"""One position, however it is written; a file of cases may be of any length."""
OWN = ("puzzle", "game", "time_limit", "memory_limit", "jsonl", "svg", "png")
"""Parameters of the command itself; all others are options of a game's solver."""
OF_SOLVERS = "robacus.cli.solve.of_solvers"
"""Whether something was typed, or asked for, that is not the command's own."""


@cache
def solving() -> dict[str, Game]:
    """The games that can solve positions."""
    found = {name: game(name) for name in game_names()}
    return {name: one for name, one in found.items() if one.solver is not None}


class SolveCommand(Command):
    """Has the options of every solver besides its own."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        own = {"-", *(name for param in self.params for name in param.opts)}
        # To know their options all games have to be imported, which takes longer than an easy position.
        ctx.meta[OF_SOLVERS] = any(
            word.startswith("-") and word.partition("=")[0] not in own for word in args
        )
        return super().parse_args(ctx, args)

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        params = super().get_params(ctx)
        of_solvers = _solver_options() if ctx.meta.get(OF_SOLVERS, True) else ()
        return [*params[:-1], *of_solvers, *params[-1:]]


@cache
def _solver_options() -> tuple[GameOption, ...]:
    return game_options("solve", {name: one.solver.Options for name, one in solving().items() if one.solver})


@click.command("solve", cls=SolveCommand)
@click.argument("puzzle", required=False, metavar="[FILE|-|TEXT]")
@option("--game", metavar="NAME")
@option("--time-limit", type=Number(0.001, 1e6, whole=False), metavar="S")
@option("--memory-limit", type=Number(1, 1e6), metavar="MB")
@option("--jsonl", is_flag=True)
@option("--svg", metavar="OUT")
@option("--png", metavar="OUT")
def solve(puzzle: str | None, jsonl: bool, svg: str | None, png: str | None, **chosen: Any) -> int:
    from robacus.cli.printing import show, show_json, write_picture
    from robacus.cli.words import say, tell

    solver = _Solving(chosen)
    code = DONE
    for index, found in enumerate(solver.answers(puzzle)):
        if isinstance(found, Message):
            click.echo(f"robacus: {tell(found)}", err=True)
            code = BAD_INPUT
            continue
        if svg or png:
            if index:
                raise UsageError(msg("cli-solve-one-picture"))
            for name, wants_png in ((svg, False), (png, True)):
                if name:
                    write_picture(found.answer.scene(say()), name, png=wants_png)
        if jsonl:
            show_json({"id": found.id, **found.answer.to_json()})
        elif not (svg or png):
            show(f"{found.id}\n{found.answer.to_text(say())}\n" if found.id else found.answer.to_text(say()))
    return code


class Solved(NamedTuple):
    id: str
    answer: Any


class _Solving:
    """One run: which game, with which options, within which limits."""

    def __init__(self, chosen: Mapping[str, Any]) -> None:
        self.seconds: float | None = chosen["time_limit"]
        self.megabytes: int | None = chosen["memory_limit"]
        self.options = {
            name: value for name, value in chosen.items() if name not in OWN and value is not None
        }
        self.game = self._named(chosen["game"]) if chosen["game"] else None
        self._read_options: Any = None
        self.read_it = False
        """It was read from somewhere, and not typed."""

    def _named(self, name: str) -> Game:
        found = game(name)
        if found.solver is None:
            if not solving():
                raise InvalidText(msg("cli-solve-none"))
            raise InvalidText(msg("cli-solve-no-solver", game=name, known=Joined(tuple(solving()))))
        return found

    def answers(self, puzzle: str | None) -> Iterator[Solved | Message]:
        """Each answer as soon as it is there; a message for a position or line that is not one."""
        self.read_it = puzzle is None or puzzle == "-" or _is_file(puzzle)
        for where, words in pieces(puzzle):
            try:
                yield from self._solve(_text(words))
            except RobacusError as error:
                if where is None or isinstance(error, InvalidOptions):
                    raise
                yield msg("cli-solve-line", line=where, why=error.message)

    def _solve(self, words: str) -> Iterator[Solved]:
        positions = self._read(words)
        game = self.game
        assert game is not None
        assert game.solver is not None
        if self._read_options is None:
            from robacus.options import read_fields

            self._read_options = read_fields(game.solver.Options, self.options)
        for name, position in positions:
            answer = game.solver.solve(
                position, self._read_options, seconds=self.seconds, megabytes=self.megabytes
            )
            yield Solved(name, answer)

    def _read(self, words: str) -> Iterator[tuple[str, Any]]:
        """The positions of a text.  The first one that is plainly meant for one game, or that only one game can read,
        settles which game it is."""
        if not words.strip():
            raise InvalidText(msg("cli-solve-nothing"))
        if self.game is not None:
            assert self.game.solver is not None
            return self.game.solver.read(words)
        claimed = [name for name in claimants(draft_in(words)) if game(name).solver is not None]
        asked = claimed if len(claimed) == 1 else list(solving())
        if not asked:
            raise InvalidText(msg("cli-solve-none"))
        able: dict[str, Iterator[tuple[str, Any]]] = {}
        errors: dict[str, RobacusError] = {}
        for name in asked:
            solver = game(name).solver
            assert solver is not None
            positions = solver.read(words)
            try:
                able[name] = chain([next(positions)], positions)
            except InvalidText as error:
                errors[name] = error
            except StopIteration:
                errors[name] = InvalidText(msg("cli-solve-nothing"))
        if len(able) == 1:
            (name, found), *_ = able.items()
            self.game = game(name)
            return found
        if able:
            raise UsageError(msg("cli-solve-which", known=Joined(tuple(able))))
        for meant in (claimed, list(errors)):
            if len(meant) == 1:
                raise errors[meant[0]]
        unreadable = "cli-solve-no-position" if self.read_it else "cli-solve-unreadable"
        raise InvalidText(msg(unreadable, known=Joined(tuple(solving()))))


# -- what to solve -------------------------------------------------------------------------------------------


def pieces(puzzle: str | None) -> Iterator[tuple[int | None, str | bytes]]:
    """What `solve` was given, piece by piece: (line number, line) of a file with one JSON object a line, else
    (None, the whole text)."""
    if puzzle is None:
        if sys.stdin.isatty():
            raise UsageError(msg("cli-solve-what"))
        puzzle = "-"
    if puzzle != "-" and not _is_file(puzzle):
        yield None, puzzle
        return
    from robacus.cli.printing import cannot_read

    if puzzle == "-":
        yield from _pieces(sys.stdin.buffer)
        return
    try:
        with Path(puzzle).open("rb") as file:
            yield from _pieces(file)
    except OSError as error:
        raise cannot_read(puzzle, error) from None


def _pieces(file: BinaryIO) -> Iterator[tuple[int | None, bytes]]:
    # Some editors begin a file with a mark that it is Unicode.
    first = file.readline(MAX_POSITION_BYTES + 1).removeprefix(codecs.BOM_UTF8)
    if not _is_object(first):
        yield None, first + file.read(MAX_POSITION_BYTES + 1 - len(first))
        return
    more = iter(lambda: file.readline(MAX_POSITION_BYTES + 1), b"")
    for number, line in enumerate(chain([first], more), start=1):
        if line.strip():
            yield number, line.strip()


def _is_file(puzzle: str) -> bool:
    """Whether it names something on the disk rather than being a position.  What looks like a path and is none is told
    apart by the solver's own error, and what cannot be read, such as a folder, when it is opened."""
    if "\n" in puzzle or len(puzzle) > 1000:
        return False
    try:
        return bool(puzzle) and Path(puzzle).exists()
    except (OSError, ValueError):
        return False


def _is_object(line: bytes) -> bool:
    import msgspec

    try:
        return isinstance(msgspec.json.decode(line), dict)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False


def _text(data: str | bytes) -> str:
    if len(data) > MAX_POSITION_BYTES:
        raise InvalidText(msg("cli-solve-too-big", biggest=MAX_POSITION_BYTES))
    if isinstance(data, str):
        return data
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise InvalidText(msg("cli-not-text")) from None
