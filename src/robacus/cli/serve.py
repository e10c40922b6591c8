"""`robacus serve`: the server alone, for a machine that others come to."""

from __future__ import annotations

from robacus.cli.app import command, option
from robacus.cli.serving import HERE, PORT


@command("serve")
@option("--host", default=HERE, show_default=True, metavar="ADDRESS")
@option("--port", type=PORT)
@option("--data", metavar="PATH|URL")
@option("--games", multiple=True, metavar="FOLDER")
def serve(host: str, port: int | None, data: str | None, games: tuple[str, ...]) -> None:
    import click

    from robacus.cli import serving
    from robacus.cli.words import say

    port = serving.port_of(port)
    serving.use_games(games)
    serving.need_free(host, port)

    def ready() -> None:
        click.echo(say()("cli-serve-ready", address=serving.address(host, port)))

    serving.run(host=host, port=port, data=data, ready=ready)
