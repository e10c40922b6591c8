"""Laws of conformance cases: whatever is wrong or not understood fails loudly, and nothing is left out of the count."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from robacus import conformance
from robacus.cases import CaseFailure, CaseKind, differences
from robacus.conformance import MAX_LINE_BYTES, check
from robacus.games import game
from tests.cli.running import run

GOOD: dict[str, Any] = {
    "id": "n1",
    "kind": "winner",
    "game": "nim",
    "takes": ["1 3", "2 4", "3 5"],
    "winner": 0,
}


def file_of(folder: Path, *cases: dict[str, Any] | bytes) -> Path:
    """A file with these cases; bytes are lines as they are."""
    path = folder / "cases.jsonl"
    path.write_bytes(
        b"".join((case if isinstance(case, bytes) else json.dumps(case).encode()) + b"\n" for case in cases)
    )
    return path


def test_right_cases_pass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = file_of(tmp_path, GOOD, GOOD | {"id": "n2", "takes": ["1 1"], "winner": None, "note": "not over"})
    ran = run(monkeypatch, "check", str(path))
    assert ran == (0, "2 passed, 0 failed\n", "")


def test_a_wrong_case_fails_loudly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = file_of(tmp_path, GOOD, GOOD | {"id": "wrong", "winner": 1})
    ran = run(monkeypatch, "check", str(path))
    assert ran.code == 1
    assert ran.out.splitlines() == [
        f"FAILED {path}:2 wrong nim winner",
        "  winner",
        "    expected 1",
        "    actual 0",
        "1 passed, 1 failed",
    ]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (GOOD | {"game": "chess"}, 'There is no game called "chess".'),
        (GOOD | {"kind": "loser"}, 'nim has no kind of case called "loser". Kinds: winner.'),
        (b"{", "The line is not JSON: it ends in the middle; copy all of it."),
        (b"\xff\xfe", "The line is not JSON: from character 1 on it is not JSON."),
        (b"[" * 100_000, "The line is not JSON: it is nested too deep."),
        (b"[1]", "The line is not a JSON object."),
        (b"null", "The line is not a JSON object."),
        ({key: value for key, value in GOOD.items() if key != "winner"}, "missing required field `winner`"),
        ({key: value for key, value in GOOD.items() if key != "id"}, "missing required field `id`"),
        (GOOD | {"winner": "0"}, "Expected `int | null`, got `str`"),
        (GOOD | {"winner": True}, "Expected `int | null`, got `bool`"),
        (GOOD | {"winner": 0.5}, "Expected `int | null`, got `float`"),
        (GOOD | {"takes": ["1 3", 2]}, "at `$.takes[1]`"),
        (GOOD | {"takes": ["1 9"]}, "Heap 1 has 3 counters"),
        (GOOD | {"takes": ["x"]}, "is not a move"),
        (b'"' + b"x" * MAX_LINE_BYTES + b'"', "The line is longer than"),
    ],
)
def test_what_is_not_understood_is_a_failure_and_the_next_case_is_run(
    line: dict[str, Any] | bytes, fault: str, tmp_path: Path
) -> None:
    report = check([file_of(tmp_path, line, GOOD | {"id": "next"})])
    assert (report.passed, report.failed) == (1, 1)
    (verdict,) = report.verdicts
    assert verdict.line == 1
    assert fault in str(verdict.fault)


def test_an_id_that_comes_twice_is_a_failure(tmp_path: Path) -> None:
    report = check([file_of(tmp_path, GOOD, GOOD | {"id": "n2"}, GOOD)])
    assert (report.passed, report.failed) == (2, 1)
    assert str(report.verdicts[0].fault) == "Line 1 has the same id."


def test_the_same_id_in_two_files_is_fine(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    assert check([file_of(tmp_path, GOOD), file_of(other, GOOD)]).failed == 0


@pytest.mark.parametrize("content", [b"", b"\n \n"])
def test_a_file_without_cases_is_a_failure(
    content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "empty.jsonl"
    path.write_bytes(content)
    ran = run(monkeypatch, "check", str(path))
    assert (ran.code, ran.out.splitlines()[-1]) == (1, "0 passed, 1 failed")


def test_a_file_that_is_not_there_is_a_failure_and_the_others_are_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = run(monkeypatch, "check", str(tmp_path / "none"), str(tmp_path), str(file_of(tmp_path, GOOD)))
    assert (ran.code, ran.out.splitlines()[-1]) == (1, "1 passed, 2 failed")


def test_an_unknown_field_elsewhere_is_one_warning_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = file_of(tmp_path, GOOD | {"colour": 1}, GOOD | {"id": "n2", "colour": 2, "size": 3})
    ran = run(monkeypatch, "check", str(path))
    assert ran == (0, f'Warning {path}:1: Nobody reads the field "colour".\n2 passed, 0 failed\n', "")


class Expectation(msgspec.Struct, forbid_unknown_fields=True):
    """What a case of the kind `sum` expects."""

    total: int


class Sum(msgspec.Struct):
    """A kind of case with an expectation of its own."""

    numbers: list[dict[str, int]]
    expect: Expectation


def check_sum(case: Sum) -> Iterator[CaseFailure]:
    if not case.numbers:
        raise ZeroDivisionError("no numbers")
    total = sum(value for number in case.numbers for value in number.values())
    yield from differences("expect", msgspec.to_builtins(case.expect), {"total": total})


@pytest.fixture
def sums(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A right case of the kind `sum`, which Nim has for the time of the test."""
    monkeypatch.setattr(type(game("nim")), "cases", lambda self: {"sum": CaseKind(Sum, check_sum)})
    return {
        "id": "s",
        "kind": "sum",
        "game": "nim",
        "numbers": [{"a": 1}, {"a": 2, "b": 3}],
        "expect": {"total": 6},
    }


def test_an_unknown_field_of_an_expectation_is_a_failure(sums: dict[str, Any], tmp_path: Path) -> None:
    assert check([file_of(tmp_path, sums)]).passed == 1
    report = check([file_of(tmp_path, sums | {"expect": {"total": 6, "average": 2}})])
    assert (report.passed, report.failed) == (0, 1)
    assert "unknown field `average`" in str(report.verdicts[0].fault)


def test_a_program_that_breaks_in_one_case_still_runs_the_others(
    sums: dict[str, Any], tmp_path: Path
) -> None:
    report = check([file_of(tmp_path, sums | {"id": "broken", "numbers": []}, sums)])
    assert (report.passed, report.failed) == (1, 1)
    assert str(report.verdicts[0].fault) == "The program stopped with an error: ZeroDivisionError: no numbers"


def test_machines_read_failures_and_counts_as_json(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = file_of(tmp_path, GOOD | {"winner": 1}, b"{")
    ran = run(monkeypatch, "check", "--json", str(path))
    failure, fault, counts = map(json.loads, ran.out.splitlines())
    assert failure == {
        "file": str(path), "line": 1, "id": "n1", "game": "nim", "kind": "winner", "passed": False,
        "failures": [{"field": "winner", "expected": 1, "actual": 0}],
    }  # fmt: skip
    assert (fault["line"], fault["passed"]) == (2, False)
    assert counts == {"passed": 0, "failed": 2}
    assert ran.code == 1


@pytest.mark.parametrize("language", ["fi", "hu"])
def test_the_last_line_is_the_same_in_all_languages(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = run(monkeypatch, "check", str(file_of(tmp_path, GOOD | {"winner": 1})), language=language)
    assert ran.out.splitlines()[-1] == "0 passed, 1 failed"


@given(st.lists(st.binary(max_size=60), max_size=6))
def test_no_file_breaks_the_runner_and_every_line_counts(lines: list[bytes]) -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "hostile.jsonl"
        path.write_bytes(b"\n".join(lines))
        report = check([path])
        written = [line for line in path.read_bytes().split(b"\n") if line.strip()]
    assert report.passed == 0
    assert report.failed == max(1, len(written))


# -- comparing -----------------------------------------------------------------------------------------------

values = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from("ab"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3),
    max_leaves=6,
)


@given(values)
def test_a_value_does_not_differ_from_itself(value: Any) -> None:
    assert list(differences("f", value, value)) == []


@given(values, values)
def test_values_differ_exactly_when_their_json_does(one: Any, other: Any) -> None:
    same = json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
    assert (list(differences("f", one, other)) == []) == same


def test_a_difference_says_where_it_is() -> None:
    found = list(differences("end", {"a": [1, {"b": 2}], "c": True}, {"a": [1, {"b": 3}], "c": 1, "d": None}))
    assert [failure.field for failure in found] == ["end.a[1].b", "end.c", "end.d"]


def test_long_values_are_shortened_for_people() -> None:
    shown = conformance._shown(list(range(10_000)))
    assert len(shown) == conformance.MAX_SHOWN
    assert shown.endswith("…")
