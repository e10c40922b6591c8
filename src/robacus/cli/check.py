"""`robacus check FILE...`: conformance cases, as `robacus.conformance` runs them."""

from __future__ import annotations

import click

from robacus.cli.app import DONE, FAILED, command, option


@command("check")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@option("--json", "as_json", is_flag=True)
def check(files: tuple[str, ...], as_json: bool) -> int:
    from robacus.cli.printing import show, show_json
    from robacus.cli.words import say
    from robacus.conformance import Counts, run

    counts = Counts()
    for verdict in run(files):
        counts.add(verdict)
        if verdict.worth_telling:
            if as_json:
                show_json(verdict.to_json(say()))
            else:
                show(verdict.to_text(say()))
    if as_json:
        show_json({"passed": counts.passed, "failed": counts.failed})
    else:
        show(str(counts))
    return FAILED if counts.failed else DONE
