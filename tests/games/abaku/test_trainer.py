"""Laws of the trainer's tasks: every one has the answers it says, every right answer is accepted, every wrong one is
refused with a true reason, and levels keep what they promise."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from itertools import combinations
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from robacus.game import IllegalAction
from robacus.games.abaku import GAME, task_making, tasks
from robacus.games.abaku.arithmetic import ALL_OPERATIONS, OPERATIONS, is_example, readings
from robacus.games.abaku.desk_puzzle_art import lanes
from robacus.games.abaku.desk_puzzle_draft import read_draft
from robacus.games.abaku.difficulty import GRADES, grade, points_of_row
from robacus.games.abaku.generator import Generator, GeneratorOptions
from robacus.games.abaku.reference import placements
from robacus.games.abaku.tasks import Find, Gap, Numbers, Operations, Rack, Size
from robacus.games.abaku.turns import reading_words
from robacus.games.abaku.why import why_not
from tests.games.abaku.training import DESK, EN, RACK, ROW, answers, by_hand, done, facts, made

LEVELS = [
    GeneratorOptions(kind, operations, numbers, size)
    for kind in ("find", "gap")
    for operations in get_args(Operations)
    for numbers in get_args(Numbers)
    for size in get_args(Size)
]


@pytest.mark.parametrize("operations", get_args(Operations))
def test_every_task_about_a_row_has_the_answers_that_the_slow_reference_finds(operations: Operations) -> None:
    for wishes in LEVELS:
        if wishes.operations != operations:
            continue
        puzzle = made(**msgspec.structs.asdict(wishes))[0]
        task = puzzle.task
        assert not isinstance(task, Rack)
        right = tuple(answer for answer, digits in answers(task) if by_hand(digits, operations))
        assert task.right == right
        assert right
        limit = puzzle.level.most
        if limit is not None:
            ways = [readings(task.digits_of(answer), task.mask) for answer in right]
            assert all(any(max(map(int, way.numbers)) <= limit for way in one) for one in ways)


@pytest.mark.parametrize("kind", ["find", "gap"])
@pytest.mark.parametrize("operations", ["plus", "times_divided", "powers", "all"])
def test_every_right_answer_is_accepted_and_every_wrong_one_refused_with_the_reason(
    kind: str, operations: Operations
) -> None:
    for puzzle in made(2, task=kind, operations=operations, numbers="100"):
        task = puzzle.task
        assert not isinstance(task, Rack)
        for answer, digits in answers(task):
            sheet = done(puzzle.draft, answer)
            if answer in task.right:
                assert sheet.say.startswith("Right: ")
                assert (sheet.faults, sheet.mistake) == ((), None)
                assert facts(sheet)["found"] == f"1 of {len(task.right)}"
                assert facts(sheet)[f"example-{answer}"] == ", ".join(
                    EN.say(way) for way in map(reading_words, readings(digits, task.mask))
                )
            else:
                assert sheet.say == f"{digits} is no example."
                assert sheet.faults
                assert sheet.mistake is not None
                assert sheet.mistake.why == tuple(fault.say for fault in sheet.faults)
                assert facts(sheet)["found"] == f"0 of {len(task.right)}"


def test_all_answers_one_after_another_solve_a_task_and_mistakes_are_counted() -> None:
    for puzzle in made(5, task="find", size="large"):
        task = puzzle.task
        assert isinstance(task, Find)
        sheet = done(puzzle.draft, *task.right)
        assert (sheet.solved, sheet.scene.status) == (0, "All found, without a mistake!")
        wrong = next(answer for answer, _digits in answers(task) if answer not in task.right)
        again = done(puzzle.draft, wrong, wrong, *task.right)
        assert (again.solved, again.scene.status) == (1, "All found, with 1 mistake.")
        assert again.puzzle == sheet.puzzle == puzzle.draft


def test_lanes_hold_examples_side_by_side_that_do_not_touch() -> None:
    for puzzle in made(20, task="find", size="large"):
        task = puzzle.task
        assert isinstance(task, Find)
        for one, other in combinations(task.right, 2):
            if lanes(task)[one] == lanes(task)[other]:
                (_, end), (start, _) = sorted((tasks.span_of(one), tasks.span_of(other)))
                assert end < start


# -- why ---------------------------------------------------------------------------------------------------------------


def whole(args: dict[str, int], digits: str) -> bool:
    """Whether the numbers that are told are all of the digits."""
    return "".join(str(args[name]) for name in "abc" if name in args) == digits


TRUE: dict[str, Callable[[dict[str, int], str], bool]] = {
    "sum": lambda it, row: it["a"] + it["b"] == it["made"] != it["c"] and whole(it, row),
    "difference": lambda it, row: it["a"] - it["b"] == it["made"] != it["c"] and whole(it, row),
    "difference-below": lambda it, _row: it["a"] <= it["b"],
    "product": lambda it, row: it["a"] * it["b"] == it["made"] != it["c"] and whole(it, row),
    "quotient": lambda it, row: it["a"] == it["b"] * it["made"] and it["made"] != it["c"] and whole(it, row),
    "quotient-rest": lambda it, _row: divmod(it["a"], it["b"]) == (it["made"], it["rest"]) and it["rest"] > 0,
    "square": lambda it, row: it["a"] ** 2 == it["made"] != it["b"] and whole(it, row),
    "cube": lambda it, row: it["a"] ** 3 == it["made"] != it["b"] and whole(it, row),
    "root": lambda it, row: it["made"] ** 2 == it["a"] and it["made"] != it["b"] and whole(it, row),
    "cube-root": lambda it, row: it["made"] ** 3 == it["a"] and it["made"] != it["b"] and whole(it, row),
    "root-none": lambda it, _row: all(n * n != it["a"] for n in range(40_000)),
    "cube-root-none": lambda it, _row: all(n**3 != it["a"] for n in range(1_001)),
    "one-tile": lambda _it, row: len(row) == 1,
    "zero-first": lambda _it, row: row.startswith("0"),
    "zero-part": lambda _it, row: "0" in row,
    "too-short": lambda _it, row: len(row) == 2,
    "not-here": lambda _it, row: is_example(row),
}
"""What a reason says -> whether it is so."""


@settings(max_examples=200, deadline=None)
@given(digits=st.from_regex(r"[0-9]{1,8}", fullmatch=True), mask=st.integers(1, ALL_OPERATIONS))
def test_what_is_said_of_a_wrong_answer_is_true(digits: str, mask: int) -> None:
    told = why_not(digits, mask)
    assert told or is_example(digits, mask)
    if not is_example(digits, mask):
        for message in told:
            args = {key: int(value) for key, value in message.args if isinstance(value, str)}
            assert TRUE[message.id.removeprefix("abaku:why-")](args, digits), message


def test_where_zeros_leave_no_two_numbers_and_a_result_that_is_told_besides_powers() -> None:
    assert [str(one) for one in why_not("901", ALL_OPERATIONS)][
        -1
    ] == "No number in an example begins with 0."


def test_a_right_sum_that_does_not_count_here_is_told_as_that() -> None:
    sheet = done("find 314211; level minus", "A-C")
    assert [fault.say for fault in sheet.faults] == [
        "3 + 1 = 4 is right, but does not count here.",
        "3 − 1 is 2, not 4.",
    ]


# -- levels ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", get_args(Size))
def test_racks_come_at_every_level_and_their_best_has_numbers_of_it(size: Size) -> None:
    for operations, limit in (("plus", "20"), ("times_divided", "10"), ("four", "1000"), ("all", "any")):
        puzzle = made(task="rack", operations=operations, numbers=limit, size=size)[0]
        assert isinstance(puzzle.task, Rack)
        for placement in puzzle.task.best[1]:
            for example in puzzle.task.position.judge(placement).examples:
                assert puzzle.level.fits(example.readings)


def test_a_seed_gives_the_same_task_with_and_without_the_core(monkeypatch: pytest.MonkeyPatch) -> None:
    wishes = [
        GeneratorOptions("rack", "four", "100", "small"),
        GeneratorOptions("rack", "all", "any", "small"),
    ]
    fast = [Generator().attempt(one, f"same-{seed}") for one in wishes for seed in range(6)]

    def slow(position: Any, rack: str) -> Any:
        return sorted(placements(position, rack))

    monkeypatch.setattr(task_making, "all_placements", slow)
    assert [Generator().attempt(one, f"same-{seed}") for one in wishes for seed in range(6)] == fast
    assert any(fast)


def test_every_day_has_a_task_that_few_attempts_give() -> None:
    for day in (date(2026, 1, 1) + timedelta(days=n) for n in range(28)):
        wishes = Generator().daily(day)
        attempts = (Generator().attempt(wishes, f"{day.isoformat()}-{number}") for number in range(1, 60))
        assert any(attempts), day


def test_harder_is_what_has_harder_operations_larger_numbers_and_longer_rows() -> None:
    def points(row: str) -> float:
        return points_of_row(Find(row, ALL_OPERATIONS))

    assert points("314") < points("236") < points("644")
    assert points("314") < points("31447") < points("131427")
    assert [grade(points) for points in (2.0, 6.0, 9.0)] == list(GRADES)


def test_the_next_task_is_another_one_of_the_same_level() -> None:
    for draft in (ROW, "gap 9_1; level four 100 small", RACK):
        sheet = done(draft, "next")
        before, after = read_draft(draft), read_draft(sheet.draft)
        assert after.level == before.level
        assert type(after.task) is type(before.task)
        assert after.task != before.task
        assert DESK.edit(draft, "next", EN) == sheet


@pytest.mark.parametrize(
    ("wish", "field", "value"),
    [
        ("operations plus", "operations", "plus"),
        ("numbers 10", "numbers", "10"),
        ("size large", "size", "large"),
    ],
)
def test_a_level_is_chosen_at_the_desk(wish: str, field: str, value: str) -> None:
    assert getattr(read_draft(done(ROW, f"wish {wish}").draft).level, field) == value
    assert isinstance(read_draft(done(ROW, "wish task gap").draft).task, Gap)
    with pytest.raises(IllegalAction):
        done(ROW, "wish size enormous")


def test_a_table_can_be_set_up_with_the_sums_of_a_level() -> None:
    (link,) = done("find 3142; level plus_minus").links
    options = GAME.Options(**link.options)
    assert [name for name in OPERATIONS if getattr(options, name)] == ["addition", "subtraction"]
