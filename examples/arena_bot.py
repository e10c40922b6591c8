"""A bot for the arena: a program that reads questions and writes answers, one line of JSON each.

    robacus arena match "run:python examples/arena_bot.py" level:easy --game nim

It needs Python alone.  Whenever its seat may act it is asked with what the seat sees and, where they can be listed, the
legal actions; put your own thoughts into `choose`.  docs/arena.md describes every line.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any


def choose(asked: dict[str, Any], lot: random.Random) -> str | None:
    """The action to play, None to wait until something happens."""
    if asked["legal"]:
        return str(lot.choice(asked["legal"]))
    return None


def main() -> None:
    """One game: hello, questions, over."""
    lot = random.Random()
    for line in sys.stdin:
        said = json.loads(line)
        if said["type"] == "hello":
            lot = random.Random(said["seed"])  # so that the same game comes out the same
        elif said["type"] == "ask":
            print(json.dumps({"text": choose(said, lot)}), flush=True)


if __name__ == "__main__":
    main()
