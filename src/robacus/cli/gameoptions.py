"""Options of the command line that games declare: those of their solvers, and of their makers of puzzles."""

from __future__ import annotations

from collections.abc import Mapping

import click
import msgspec

from robacus.cli.app import Option


class GameOption(Option):
    """An option that games declare; each game's own message ``ABOUT-NAME`` says what it does."""

    about: str = ""
    games: tuple[str, ...] = ()

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        from robacus.cli.words import say

        texts = [
            f"{say()(f'{game}:title')}: {say()(f'{game}:{self.about}-{self.name}')}" for game in self.games
        ]
        self.help = "  ".join(texts)
        return super().get_help_record(ctx)


def game_options(about: str, declarations: Mapping[str, type[msgspec.Struct]]) -> tuple[GameOption, ...]:
    """The options of all games: game -> what it declares.  One that several declare is there once."""
    from robacus.options import fields

    metavars = {"choice": "", "number": "N", "text": "TEXT", "flag": None}
    found: dict[str, GameOption] = {}
    for name, declaration in declarations.items():
        for field in fields(declaration):
            known = found.get(field.name)
            if known is None:
                shown = "|".join(field.choices) or metavars[field.kind]
                written = "--" + field.name.replace("_", "-")
                known = GameOption([written], is_flag=field.kind == "flag", default=None, metavar=shown)
                known.about = about
                found[field.name] = known
            known.games = (*known.games, name)
    return tuple(found.values())
