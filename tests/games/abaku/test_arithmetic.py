"""Laws of examples: the expected sets of the rules, and what a number, a reading and a segment is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from robacus.games.abaku.arithmetic import (
    ADDITION,
    CUBES,
    DIVISION,
    MULTIPLICATION,
    SQUARES,
    SUBTRACTION,
    examples_in,
    is_example,
    read_reading,
    readings,
)

SETS = {
    "314": "314",
    "211": "211 11",
    "236": "236",
    "842": "842 42",
    "24": "24",
    "644": "644",
    "9211": "9211 211 11",
    "981": "981",
    "6873": "",
    "56873": "56873 5687",
    "7936": "93 936",
    "827936": "82 82793 279 2793 27936 93 936",
    "16824": "16824 1682 82 824 24",
    "38240": "38240 3824 82 824 24",
    "81990": "81990 8199 819 199",
    "101": "",
    "110": "11",
    "550": "",
    "2057": "",
    "12324": "12324 123 24",
}
"""A row of digits -> all its examples (rule 6)."""


@pytest.mark.parametrize("digits", SETS)
def test_a_row_has_exactly_its_examples(digits: str) -> None:
    found = sorted(digits[start:end] for start, end in examples_in(digits))
    assert found == sorted(SETS[digits].split())


def test_several_readings_are_one_example() -> None:
    assert [str(reading) for reading in readings("981")] == ["9^2=81", "9-8=1"]
    assert sorted(map(str, readings("11"))) == ["1^2=1", "1^3=1", "cbrt(1)=1", "sqrt(1)=1"]
    assert len(list(examples_in("981"))) == 1


@pytest.mark.parametrize(
    "digits",
    [
        "999999919999992",
        "499999950000009999999",
        "123456112345544",
        "111111122222223333333",
        "90000008999999",
    ],
)
def test_long_rows_are_exact(digits: str) -> None:
    """Up to the length of a board, and beyond it: the same as every split worked out by hand."""
    splits = [
        (digits[:one], digits[one:two], digits[two:])
        for one in range(1, len(digits) - 1)
        for two in range(one + 1, len(digits))
    ]
    by_hand = {
        f"{a}{sign}{b}={c}"
        for a, b, c in splits
        if "0" not in (a[0], b[0], c[0])
        for sign, right in (("+", int(a) + int(b)), ("-", int(a) - int(b)), ("*", int(a) * int(b)))
        if right == int(c)
    }
    assert {str(one) for one in readings(digits) if one.kind in ("sum", "difference", "product")} == by_hand


@given(a=st.integers(1, 10**6), b=st.integers(1, 10**6))
def test_what_is_written_as_an_operation_is_read_as_it(a: int, b: int) -> None:
    assert f"{a}+{b}={a + b}" in map(str, readings(f"{a}{b}{a + b}"))
    assert f"{a + b}-{b}={a}" in map(str, readings(f"{a + b}{b}{a}"))
    assert f"{a}*{b}={a * b}" in map(str, readings(f"{a}{b}{a * b}"))
    assert f"{a * b}:{b}={a}" in map(str, readings(f"{a * b}{b}{a}"))
    assert f"{a}^2={a * a}" in map(str, readings(f"{a}{a * a}"))
    assert f"cbrt({a**3})={a}" in map(str, readings(f"{a**3}{a}"))


@given(st.text("0123456789", min_size=2, max_size=9))
def test_no_part_of_a_reading_begins_with_zero(digits: str) -> None:
    found = readings(digits)
    assert [reading for reading in found if any(number[0] == "0" for number in reading.numbers)] == []
    assert [reading for reading in found if "".join(reading.numbers) != digits] == []


@given(number=st.integers(1, 30), other=st.integers(1, 30))
def test_what_a_reading_writes_is_read_back_and_so_is_what_people_write_for_it(
    number: int, other: int
) -> None:
    said = [
        *readings(f"{number}{other}{number + other}"),
        *readings(f"{number + other}{number}{other}"),
        *readings(f"{number}{other}{number * other}"),
        *readings(f"{number * other}{number}{other}"),
        *readings(f"{number}{number**2}"),
        *readings(f"{number**2}{number}"),
        *readings(f"{number}{number**3}"),
        *readings(f"{number**3}{number}"),
    ]
    people = str.maketrans({"*": " × ", ":": " ÷ ", "-": " − "})
    for reading in said:
        assert read_reading(str(reading)) == reading
        written = str(reading).translate(people).replace("^2", "²").replace("^3", "³")
        assert read_reading(written.replace("sqrt", "√").replace("cbrt", "∛")) == reading


@pytest.mark.parametrize(
    "text", ["", "314", "3+1", "3+1+1=5", "a+1=2", "3++1=4", "=4", "²=4", "٣+1=4", "1" * 9999]
)
def test_what_is_no_example_with_signs_says_none(text: str) -> None:
    assert read_reading(text) is None


@pytest.mark.parametrize(
    ("digits", "operation"),
    [
        ("314", ADDITION),
        ("413", SUBTRACTION),
        ("236", MULTIPLICATION),
        ("632", DIVISION),
        ("39", SQUARES),
        ("28", CUBES),
    ],
)
def test_a_table_may_allow_single_operations(digits: str, operation: int) -> None:
    assert is_example(digits, operation)
    assert not is_example(digits, 63 & ~operation)
