"""`robacus play`: the server for the people at this computer, and a browser on it."""

from __future__ import annotations

from robacus.cli.app import command, option
from robacus.cli.serving import PORT


@command("play")
@option("--port", type=PORT)
@option("--lan", is_flag=True)
@option("--no-browser", is_flag=True)
@option("--data", metavar="PATH")
def play(port: int | None, lan: bool, no_browser: bool, data: str | None) -> None:
    import click

    from robacus.cli import serving
    from robacus.cli.words import say

    speech = say()
    port = serving.port_of(port)
    host = serving.EVERYWHERE if lan else serving.HERE
    serving.need_free(host, port)
    here = serving.address(serving.HERE, port)

    def ready() -> None:
        click.echo(speech("cli-play-here", address=here))
        if lan:
            found = serving.lan_host()
            if found is None:
                click.echo(speech("cli-play-no-lan"))
            else:
                there = serving.address(found, port)
                click.echo(speech("cli-play-lan", address=there))
                click.echo(serving.qr(there))
        click.echo(speech("cli-play-stop"))
        if not no_browser and serving.has_browser():
            serving.open_browser(here)

    serving.run(host=host, port=port, data=data, ready=ready)
