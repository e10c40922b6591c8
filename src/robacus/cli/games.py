"""`robacus games [NAME]`: which games there are, and what can be chosen in each."""

from __future__ import annotations

from typing import Any

import click

from robacus.cli.app import command, option


@command("games")
@click.argument("name", required=False, metavar="[NAME]")
@option("--json", "as_json", is_flag=True)
def games(name: str | None, as_json: bool) -> None:
    from robacus.cli.printing import show_json
    from robacus.games import game, game_names

    chosen = [game(name)] if name else [game(known) for known in game_names()]
    if as_json:
        for found in chosen:
            show_json(_plain(found))
        return
    for found in chosen:
        _describe(found)


def _plain(game: Any) -> dict[str, Any]:
    from robacus.options import fields

    return {
        "game": game.name,
        "ruleset": game.ruleset,
        "rulesets": game.rulesets,
        "seats": [game.seats[0], game.seats[-1]],
        "usual_seats": game.usual_seats,
        "levels": game.levels,
        "kinds": sorted(game.cases()),
        "solver": game.solver is not None,
        "options": [
            {
                "name": field.name,
                "kind": field.kind,
                "default": field.default,
                **({"choices": field.choices} if field.kind == "choice" else {}),
                **({"low": field.low, "high": field.high} if field.kind == "number" else {}),
                **({"longest": field.longest} if field.kind == "text" else {}),
            }
            for field in fields(game.Options)
        ],
    }


def _describe(game: Any) -> None:
    from robacus.cli.printing import show, show_table
    from robacus.cli.words import say
    from robacus.options import fields

    speech = say()
    show(f"{game.name}: {speech(f'{game.name}:title')}")
    show(f"  {speech(f'{game.name}:summary')}")
    show("  " + speech("cli-games-seats", low=game.seats[0], high=game.seats[-1]))
    if game.levels:
        levels = ", ".join(f"{speech(f'{game.name}:level-{level}')} ({level})" for level in game.levels)
        show("  " + speech("cli-games-levels", levels=levels))
    show()
    show_table(
        [
            speech(head)
            for head in ("cli-games-option", "cli-games-default", "cli-games-possible", "cli-games-meaning")
        ],
        [
            (field.name, _default(field), _possible(field), speech(f"{game.name}:option-{field.name}"))
            for field in fields(game.Options)
        ],
    )
    show()


def _default(field: Any) -> str:
    if field.kind == "flag":
        return "on" if field.default else "off"
    return str(field.default) if field.default != "" else '""'


def _possible(field: Any) -> str:
    """What may be typed for an option."""
    if field.kind == "flag":
        return "on, off"
    if field.kind == "choice":
        return ", ".join(field.choices)
    if field.kind == "number":
        return f"{field.low} – {field.high}"
    from robacus.cli.words import say

    return say()("cli-games-text", longest=field.longest)
