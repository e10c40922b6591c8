"""The command line, ``robacus COMMAND``: one module for each command, imported when it is used.

``app`` is what they share (languages, options, errors), ``words`` the texts, ``printing`` tables and files.  No
command holds rules, formats or decisions of its own: it calls the part of the package that does.
"""

from __future__ import annotations

import gc
from collections.abc import Sequence

YOUNG = 20_000
"""New objects after which Python looks for garbage among them; usually it is 700."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the result is the exit code: 0 done, 1 a check failed, 2 wrong use or bad input."""
    # Of what is imported nothing becomes garbage, and looking for some so often takes a twelfth of a short command.
    gc.set_threshold(YOUNG)
    from robacus.cli.app import run

    return run(arguments)
