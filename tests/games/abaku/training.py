"""The trainer for its tests: tasks as wished, edits one after another, and what is an example, worked out by hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from robacus.desk import Sheet
from robacus.games.abaku.arithmetic import OPERATIONS
from robacus.games.abaku.desk_puzzle import PuzzleDesk
from robacus.games.abaku.generator import Generator, GeneratorOptions, Puzzle
from robacus.games.abaku.tasks import BITS, Gap, Operations, RowTask, span_text
from robacus.speech import speech

DESK = PuzzleDesk()
EN = speech("en")
ROW = "find 16824"
BOARD = "board ..d.. .T.d. d41.d .d.T. ..d.."
RACK = f"rack 135; {BOARD}; level plus_minus 20 small"


def made(count: int = 1, **wishes: Any) -> list[Puzzle]:
    """The first tasks that come as wished."""
    found: list[Puzzle] = []
    for number in range(400):
        puzzle = Generator().attempt(GeneratorOptions(**wishes), f"test-{number}")
        if puzzle is not None:
            found.append(puzzle)
        if len(found) == count:
            return found
    raise AssertionError(f"only {len(found)} tasks for {wishes}")


def done(draft: str, *edits: str) -> Sheet:
    sheet = DESK.open(draft, EN)
    for edit in edits:
        sheet = DESK.edit(sheet.draft, edit, EN)
    return sheet


def facts(sheet: Sheet) -> dict[str, str]:
    return {fact.key: fact.value for fact in sheet.scene.facts}


def numbers(parts: tuple[str, ...]) -> list[int] | None:
    """The numbers of parts, None where one begins with 0."""
    return None if any(part.startswith("0") for part in parts) else list(map(int, parts))


def by_hand(digits: str, operations: Operations) -> bool:
    """Whether digits are an example: every sign is put between every two numbers."""
    names = {name for bit, name in enumerate(OPERATIONS) if BITS[operations] >> bit & 1}
    for cut in range(1, len(digits)):
        two = numbers((digits[:cut], digits[cut:]))
        if two is not None:
            small, large = sorted(two)
            if "squares" in names and small * small == large:
                return True
            if "cubes" in names and small * small * small == large:
                return True
    for first, second in combinations(range(1, len(digits)), 2):
        three = numbers((digits[:first], digits[first:second], digits[second:]))
        if three is not None:
            a, b, c = three
            right = {
                "addition": c == a + b,
                "subtraction": a == b + c,
                "multiplication": c == a * b,
                "division": a == b * c,
            }
            if any(right[name] for name in names & set(right)):
                return True
    return False


def answers(task: RowTask) -> Iterator[tuple[str, str]]:
    """Everything that can be answered, and the digits that it claims to be an example."""
    if isinstance(task, Gap):
        yield from ((digit, task.row.replace("_", digit)) for digit in "0123456789")
    else:
        for start in range(len(task.row)):
            for end in range(start + 1, len(task.row) + 1):
                yield span_text(start, end), task.row[start:end]
