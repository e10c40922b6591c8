"""`robacus serve`: the server alone, for a machine that others come to."""

from __future__ import annotations

from robacus.cli.app import command, option
from robacus.cli.serving import PORT


@command("serve")
@option("--host", metavar="ADDRESS")
@option("--port", type=PORT)
@option("--data", metavar="FOLDER|URL")
@option("--games", multiple=True, metavar="FOLDER")
def serve(host: str | None, port: int | None, data: str | None, games: tuple[str, ...]) -> None:
    import click

    from robacus.cli import serving
    from robacus.cli.words import say
    from robacus.web.serve import DEFAULT_HOST, address_of

    host, port = host or DEFAULT_HOST, serving.port_of(port)
    serving.use_games(games)
    address = address_of(host, port)

    def ready() -> None:
        click.echo(say()("cli-serve-ready", address=address))

    serving.run(host=host, port=port, data=data, ready=ready)
