"""`robacus bench [GROUP]`: runs the measurements of the folder ``bench`` beside the sources."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

import robacus
from robacus.cli.app import command, option
from robacus.cli.words import number, say
from robacus.game import InvalidText
from robacus.speech import Joined, msg

HEADS = (
    "cli-bench-group",
    "cli-bench-case",
    "cli-bench-value",
    "cli-bench-unit",
    "cli-bench-reference",
    "cli-bench-ratio",
)


@command("bench")
@click.argument("group", required=False, metavar="[GROUP]")
@option("--list", "only_list", is_flag=True)
@option("--json", "as_json", is_flag=True)
def bench(group: str | None, only_list: bool, as_json: bool) -> None:
    from robacus.cli.printing import show, show_json, show_table

    found = measurements()
    groups = tuple(found.modules())
    if group is not None and group not in groups:
        raise InvalidText(msg("cli-bench-unknown", group=group[:40], known=Joined(groups)))
    if only_list:
        show("\n".join(groups))
        return
    lines = []
    for name in (group,) if group else groups:
        for row in found.rows(name):
            if as_json:
                show_json(
                    {
                        "bench": row.bench,
                        "case": row.case,
                        "value": row.value,
                        "unit": row.unit,
                        "reference": row.reference,
                        "ratio": row.ratio,
                    }
                )
                continue
            if sys.stderr.isatty():
                click.echo(f"{row.bench}: {row.case}", err=True)
            known = "" if row.reference is None else number(row.reference)
            ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
            lines.append((row.bench, row.case, number(row.value), row.unit, known, ratio))
    if not as_json:
        show_table([say()(head) for head in HEADS], lines, numbers=(2, 4, 5))


def measurements() -> Any:
    """The package ``bench``, which is not installed.  Raises `InvalidText` that says where it is."""
    root = Path(robacus.__file__).resolve().parents[2]
    if not (root / "bench" / "__init__.py").is_file():
        raise InvalidText(msg("cli-bench-missing"))
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))
    import bench as found

    return found
