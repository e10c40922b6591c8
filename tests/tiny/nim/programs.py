"""Nim's programs: how many counters to take, one number after another, from the largest heap."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from robacus.chance import Chance
from robacus.game import InvalidText
from robacus.programs import Programs
from robacus.speech import Message

LENGTH = 6


class NimPrograms(Programs):
    """``1 2 3``: takes so many when 0, 1, 2 ... counters are left, counted modulo the length of the program."""

    def read(self, text: str) -> str:
        numbers = text.split()
        if not 1 <= len(numbers) <= 20 or not all(number in "123456789" for number in numbers):
            raise InvalidText(Message("nim:desk-unreadable", (("words", text[:40]),)))
        return " ".join(numbers)

    def act(self, program: str, view: Any, seat: int) -> str:
        numbers = [int(number) for number in program.split()]
        largest = max(range(len(view.heaps)), key=lambda heap: view.heaps[heap])
        count = numbers[sum(view.heaps) % len(numbers)]
        return f"take {largest + 1} {min(count, view.heaps[largest])}"

    def library(self) -> Mapping[str, str]:
        return {"ones": "1", "threes": "3", "ladder": "1 2 3"}

    def grounds(self) -> Sequence[dict[str, Any]]:
        return ({"heaps": "small"}, {})

    def wild(self, chance: Chance) -> dict[str, Any]:
        return {"misere": bool(chance.below(2)), "heaps": "small"}

    def random(self, chance: Chance) -> str:
        return " ".join(str(1 + chance.below(5)) for _ in range(LENGTH))

    def varied(self, program: str, chance: Chance) -> str:
        numbers = program.split()
        numbers[chance.below(len(numbers))] = str(1 + chance.below(5))
        return " ".join(numbers)

    def crossed(self, one: str, other: str, chance: Chance) -> str:
        first, second = one.split(), other.split()
        cut = chance.below(len(first) + 1)
        return " ".join((first[:cut] + second[cut:]) or first)
