"""`robacus play`: the server for the people at this computer, and a browser on it."""

from __future__ import annotations

from robacus.cli.app import command, option
from robacus.cli.serving import PORT


@command("play")
@option("--port", type=PORT)
@option("--lan", is_flag=True)
@option("--no-browser", is_flag=True)
@option("--data", metavar="FOLDER")
def play(port: int | None, lan: bool, no_browser: bool, data: str | None) -> None:
    import click

    from robacus.cli import serving
    from robacus.cli.words import say
    from robacus.web.serve import DEFAULT_HOST, CannotListen, address_of

    speech = say()
    port = serving.port_of(port)
    here = address_of(DEFAULT_HOST, port)
    browser = not no_browser and serving.has_browser()

    def ready() -> None:
        click.echo(speech("cli-play-here", address=here))
        if lan:
            _invite(port)
        click.echo(speech("cli-play-stop"))
        if browser:
            serving.open_browser(here)

    try:
        serving.run(host=serving.EVERYWHERE if lan else DEFAULT_HOST, port=port, data=data, ready=ready)
    except CannotListen:
        if not serving.answers(DEFAULT_HOST, port):
            raise
        # Somebody typed it twice: what they want is the page.
        click.echo(speech("cli-play-running", address=here))
        if browser:
            serving.open_browser(here).join(timeout=5)


def _invite(port: int) -> None:
    """Print the address for others in the network, and its QR code."""
    import click

    from robacus.cli import serving
    from robacus.cli.words import say
    from robacus.web.lan import lan_host
    from robacus.web.serve import address_of

    host = lan_host()
    if host is None:
        click.echo(say()("cli-play-no-lan"))
        return
    click.echo(say()("cli-play-lan", address=address_of(host, port)))
    click.echo(serving.qr(address_of(host, port)))
