"""Laws of chance: the same numbers for ever, and every outcome equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from robacus.chance import SEED_HEX_DIGITS, Chance, new_seed
from tests.laws.examples import seeds

SEED = "000102030405060708090a0b0c0d0e0f"
GOLDEN_BITS = [16368899961871953091, 17849747820374179923, 8630529450157403047, 10666743602604077775]
GOLDEN_DIE = 0
GOLDEN_SHUFFLE = "gebdhfac"
GOLDEN_CHOICE = "c"
GOLDEN_UNIFORM = 0.8114813257688333


def test_the_stream_of_a_seed_is_the_same_for_ever() -> None:
    stream = Chance(SEED)
    assert [stream.bits64() for _ in range(4)] == GOLDEN_BITS


def test_what_is_made_of_a_stream_is_the_same_for_ever() -> None:
    assert Chance(SEED, "die").below(6) == GOLDEN_DIE
    assert Chance(SEED, "deck", 3).shuffled("abcdefgh") == list(GOLDEN_SHUFFLE)
    assert Chance(SEED, "one").choice("abcdefgh") == GOLDEN_CHOICE
    assert Chance(SEED, "real").uniform() == GOLDEN_UNIFORM


@given(seeds, st.lists(st.text() | st.integers(), max_size=3))
def test_equal_labels_give_equal_streams_and_one_more_label_another(
    seed: str, labels: list[str | int]
) -> None:
    assert Chance(seed, *labels).bits64() == Chance(seed, *labels).bits64()
    assert Chance(seed, *labels).bits64() != Chance(seed, *labels, "more").bits64()


@given(seeds, st.integers(1, 2**63))
def test_below_stays_below(seed: str, n: int) -> None:
    assert 0 <= Chance(seed).below(n) < n


@pytest.mark.parametrize("n", [0, -1, 2**63 + 1])
def test_below_refuses_what_it_cannot_do(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Chance(SEED).below(n)


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10])
def test_below_is_uniform(n: int) -> None:
    stream = Chance(SEED, "uniform", n)
    throws = 1000 * n
    counts = Counter(stream.below(n) for _ in range(throws))
    chi_square = sum((counts[face] - 1000) ** 2 / 1000 for face in range(n))
    # One seed in ten thousand would fail for n = 10 (9 degrees of freedom); this seed is fixed.
    assert chi_square < 33.7


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    stream = Chance(SEED, "orders")
    counts = Counter("".join(stream.shuffled("abcd")) for _ in range(24 * 200))
    assert set(counts) == {"".join(order) for order in permutations("abcd")}
    assert (
        sum((count - 200) ** 2 / 200 for count in counts.values()) < 56
    )  # 23 degrees of freedom, one in 10,000


@given(seeds, st.lists(st.integers(), max_size=20))
def test_shuffling_keeps_the_items_and_leaves_the_original_alone(seed: str, items: list[int]) -> None:
    before = list(items)
    assert sorted(Chance(seed).shuffled(items)) == sorted(before)
    assert items == before


@given(seeds)
def test_uniform_lies_from_0_to_below_1(seed: str) -> None:
    assert 0 <= Chance(seed).uniform() < 1


def test_new_seeds_are_written_as_seeds_are() -> None:
    seed = new_seed()
    assert len(seed) == SEED_HEX_DIGITS
    assert set(seed) <= set("0123456789abcdef")
    assert seed != new_seed()
