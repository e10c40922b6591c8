"""What the commands share: declaring them, help pages in six languages, and one sentence for every error."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, TypeVar

import click

from robacus.cli.words import plain, tell
from robacus.speech import RobacusError, msg

COMMANDS = ("play", "serve", "games", "record", "paper", "solve", "generate", "arena", "check", "bench")
"""In the order of the help page; each is a module of this package that holds a command of the same name."""

DONE, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130

Callback = TypeVar("Callback", bound=Callable[..., Any])


class UsageError(RobacusError):
    """The command was not typed as it can be understood."""


# -- declaring commands --------------------------------------------------------------------------------------


class Option(click.Option):
    """An option whose help is the message ``help-COMMAND-NAME``."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        if self.help is None:
            assert ctx.command.name is not None
            self.help = plain(f"help-{ctx.command.name}-{max(self.opts, key=len).lstrip('-')}")
        return super().get_help_record(ctx)


class Translated(click.Command):
    """A command whose help is the messages ``help-COMMAND`` (one line) and ``help-COMMAND-more``."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.options_metavar = plain("help-options-metavar")
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=plain("help-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = f"{plain(f'help-{self.name}')}\n\n{plain(f'help-{self.name}-more')}"
        super().format_help_text(ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        records = [record for option in options if (record := option.get_help_record(ctx)) is not None]
        with formatter.section(plain("help-options")):
            formatter.write_dl(records)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = plain("help-help")
        return option


class Command(Translated):
    """One command."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest:
            raise UsageError(msg("cli-extra", words=" ".join(rest)[:80]))
        return rest


class Commands(Translated, click.Group):
    """The command `robacus` itself: knows the names of its commands, imports the one that is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        found: click.Command = getattr(import_module(f"robacus.cli.{cmd_name}"), cmd_name)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name not in COMMANDS and not name.startswith("-"):
            raise UsageError(msg("cli-no-command", name=name[:40], known=", ".join(COMMANDS)))
        return super().resolve_command(ctx, args)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.subcommand_metavar = plain("help-command-metavar")
        super().format_usage(ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(plain("help-commands")):
            formatter.write_dl([(name, plain(f"help-{name}")) for name in COMMANDS])
        Translated.format_options(self, ctx, formatter)


def command(name: str) -> Callable[[Callable[..., int | None]], Command]:
    """Make a function the command `name`; it returns the exit code, None = 0."""
    return click.command(name, cls=Command)


def option(*names: str, **settings: Any) -> Callable[[Callback], Callback]:
    """An option; see `Option`."""
    return click.option(*names, cls=Option, **settings)


class Number(click.ParamType):  # type: ignore[type-arg]
    """A number within limits.  `whole`: no fractions."""

    name = "number"

    def __init__(self, low: float, high: float, *, whole: bool = True) -> None:
        self.low, self.high, self.whole = low, high, whole

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            number = int(value) if self.whole else float(value)
        except (ValueError, OverflowError):
            number = float("nan")
        if not self.low <= number <= self.high:
            where = param.opts[0] if param is not None else ""
            low, high = (f"{limit:g}" if limit < 1e6 else f"{limit:.0f}" for limit in (self.low, self.high))
            raise UsageError(msg("cli-number", option=where, value=str(value)[:40], low=low, high=high))
        return number

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return "N"


# -- running -------------------------------------------------------------------------------------------------


def _version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:  # noqa: ARG001 - click passes it
    if not wanted or ctx.resilient_parsing:
        return
    from robacus import __version__, core
    from robacus.games import game, game_names

    click.echo(f"robacus {__version__}")
    click.echo(core.describe())
    for name in game_names():
        rulesets = ", ".join(map(str, game(name).rulesets))
        click.echo(
            tell(msg("cli-version-game", game=name, rulesets=rulesets, count=len(game(name).rulesets)))
        )
    ctx.exit()


@click.command("robacus", cls=Commands)
@option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version)
@option("--debug", is_flag=True, expose_value=False)
def robacus() -> None:
    """The command that holds all others."""


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line.  Nothing is raised but what ``--debug`` asks for."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        # A terminal that knows fewer letters than we do gets question marks, never an error.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = robacus.main(words or ["--help"], prog_name="robacus", standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read has gone (`| head`).  What is still in the buffer has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except (click.exceptions.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except Exception as error:
        if "--debug" in words and not isinstance(error, RobacusError | click.ClickException):
            raise
        return _complain(error)
    return code if isinstance(code, int) else DONE


def _complain(error: Exception) -> int:
    message, usage = _message(error)
    click.echo(f"robacus: {tell(message)}", err=True)
    if usage:
        click.echo(plain("cli-try-help"), err=True)
    return BAD_INPUT


def _message(error: Exception) -> tuple[Any, bool]:
    """What to say about an error, and whether a look at the help page is worth while."""
    match error:
        case RobacusError():
            return error.message, isinstance(error, UsageError)
        case click.NoSuchOption():
            return msg("cli-no-option", option=error.option_name[:40]), True
        case click.MissingParameter():
            param = error.param
            return msg("cli-missing", name=param.human_readable_name if param else ""), True
        case click.BadOptionUsage():
            return msg("cli-option-value", option=error.option_name[:40]), True
        case click.ClickException():
            return msg("cli-usage", why=error.format_message()), True
        case OSError():
            return msg("cli-system", why=str(error)), False
    return msg("cli-unexpected", why=f"{type(error).__name__}: {error}"[:200]), False
