"""``python -m robacus.web --port N --data DIR``: the server alone, for tests and for who wants nothing else.

The command for people is ``robacus serve``.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from robacus.speech import RobacusError
from robacus.store.location import FILE_NAME
from robacus.web.serve import DEFAULT_HOST, DEFAULT_PORT, address_of, run_on, take_port


def main() -> int:
    """Serve until interrupted; 1 when that is impossible."""
    parser = argparse.ArgumentParser(prog="python -m robacus.web")
    parser.add_argument("--host", default=DEFAULT_HOST)
    parser.add_argument("--port", type=int, default=DEFAULT_PORT, help="0 takes any free port")
    parser.add_argument("--data", help="folder, or postgresql:// address (default: the user's data folder)")
    asked = parser.parse_args()
    database = asked.data
    if database is not None and "://" not in database:
        database = Path(database) / FILE_NAME
    try:
        with take_port(asked.host, asked.port) as taken:
            url = address_of(asked.host, taken.getsockname()[1])
            run_on(taken, database=database, ready=lambda: print(url, flush=True))
    except RobacusError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
