"""The command line, ``robacus COMMAND``: one module for each command, imported when it is used.

``app`` is what they share (languages, options, errors), ``words`` the texts, ``printing`` tables and files.  No
command holds rules, formats or decisions of its own: it calls the part of the package that does.
"""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the result is the exit code: 0 done, 1 a check failed, 2 wrong use or bad input."""
    from robacus.cli.app import run

    return run(arguments)
