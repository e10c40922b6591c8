"""`robacus paper GAME [SHEET]`: the sheets of paper of a game, as pictures or in words.  Pages are the server's."""

from __future__ import annotations

import click

from robacus.cli.app import command, option
from robacus.speech import msg


@command("paper")
@click.argument("game", metavar="GAME")
@click.argument("sheet", required=False, metavar="[SHEET]")
@option("--from", "draft", metavar="FILE")
@option("--svg", metavar="OUT")
@option("--png", metavar="OUT")
def paper(game: str, sheet: str | None, draft: str | None, svg: str | None, png: str | None) -> None:
    from robacus.cli.printing import show, write_picture
    from robacus.cli.words import say
    from robacus.game import InvalidText
    from robacus.games import game as find_game

    named = find_game(game)
    if not named.papers:
        raise InvalidText(msg("cli-paper-none", game=named.name))
    if sheet is None:
        for one in named.papers:
            show(f"{one.name}: {say()(f'{named.name}:paper-{one.name}.help')}")
        return
    found = {one.name: one for one in named.papers}.get(sheet)
    if found is None:
        known = ", ".join(one.name for one in named.papers)
        raise InvalidText(msg("cli-paper-unknown", name=sheet[:40], known=known))
    page = found.page(_draft(draft), say())
    for name, wants_png in ((svg, False), (png, True)):
        if name:
            write_picture(page.scene, name, png=wants_png)
    if not (svg or png):
        show(page.note)
        for legend in page.legends:
            show(f"\n{legend.heading}")
            for sign, words in legend.entries:
                show(f"  {sign:8}{words}")


def _draft(file: str | None) -> str:
    """What the file holds; empty without one."""
    from robacus.cli.printing import read_bytes
    from robacus.game import InvalidText
    from robacus.paper import MAX_DRAFT

    if file is None:
        return ""
    try:
        return read_bytes(file, MAX_DRAFT).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InvalidText(msg("cli-not-text")) from None
