"""The one random generator: counter based, the same for ever on every machine.

`Chance(seed, "deal", 3)` is an endless stream of its own for that seed and those labels, so a game state needs no
hidden generator: the state says where it is ("round 3") and the same cards come again.  The standard library's
generator is not used because its shuffle is not promised across versions.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

SEED_HEX_DIGITS = 32
"""A table's seed is 128 bits, written as 32 hexadecimal digits."""


def new_seed() -> str:
    """A fresh seed from the operating system."""
    import secrets  # and much with it, which only a new table needs

    return secrets.token_hex(SEED_HEX_DIGITS // 2)


class Chance:
    """A stream of random numbers fixed by `seed` and `labels`.

    Number k of a stream is the first 8 bytes (little endian) of BLAKE2b of the counter k, keyed by the BLAKE2b of
    seed and labels.  Changing this changes every recorded game: it needs a new ruleset of every game.
    """

    __slots__ = ("_counter", "_key")

    def __init__(self, seed: str, *labels: str | int) -> None:
        text = "\x1f".join((seed, *map(str, labels)))
        self._key = blake2b(text.encode(), digest_size=32).digest()
        self._counter = 0

    def bits64(self) -> int:
        """The next number of the stream, 0 <= n < 2**64."""
        block = blake2b(self._counter.to_bytes(8, "little"), key=self._key, digest_size=8).digest()
        self._counter += 1
        return int.from_bytes(block, "little")

    def below(self, n: int) -> int:
        """A number 0 <= k < n, every one equally likely; `n` is 1 to 2**63."""
        if not 1 <= n <= 1 << 63:
            raise ValueError(f"below() needs 1 <= n <= 2**63, got {n}")
        limit = (1 << 64) - (1 << 64) % n
        while (number := self.bits64()) >= limit:
            pass
        return number % n

    def uniform(self) -> float:
        """A number 0 <= x < 1 with 53 random bits."""
        return (self.bits64() >> 11) / (1 << 53)

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`, every one equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order (Fisher-Yates, from the end); `items` itself stays as it is."""
        result = list(items)
        for last in range(len(result) - 1, 0, -1):
            other = self.below(last + 1)
            result[last], result[other] = result[other], result[last]
        return result
