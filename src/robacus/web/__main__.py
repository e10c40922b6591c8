"""``python -m robacus.web --port N --data DIR``: the server alone, for tests and for who wants nothing else.

The command for people is ``robacus serve``.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from robacus.speech import RobacusError
from robacus.web.serve import DEFAULT_HOST, DEFAULT_PORT, run


def main() -> int:
    """Serve until interrupted; 1 when that is impossible."""
    parser = argparse.ArgumentParser(prog="python -m robacus.web")
    parser.add_argument("--host", default=DEFAULT_HOST)
    parser.add_argument("--port", type=int, default=DEFAULT_PORT, help="0 takes any free port")
    parser.add_argument("--data", type=Path, help="folder of the database (default: the user's data folder)")
    asked = parser.parse_args()
    data = None if asked.data is None else asked.data / "robacus.sqlite3"
    try:
        run(asked.host, asked.port, data=data, on_listening=lambda url: print(url, flush=True))
    except RobacusError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
