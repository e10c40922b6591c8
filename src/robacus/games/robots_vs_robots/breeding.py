"""Programs with small changes, and programs made of two: what evolution works with.  Which are good, others judge."""

from __future__ import annotations

from collections.abc import Callable

from robacus.chance import Chance
from robacus.games.robots_vs_robots.program import (
    BLANK,
    CELLS,
    MOST_HEXES,
    MOST_SIXTHS,
    MOST_X,
    Order,
    Program,
)
from robacus.games.robots_vs_robots.random_program import random_order, random_program

__all__ = ["crossed", "random_program", "varied"]

Orders = list[Order]


def varied(program: Program, chance: Chance) -> Program:
    """The program with one change, or now and then with several."""
    orders = list(program.orders)
    changes = 1
    while changes < 6 and chance.below(3) == 0:
        changes += 1
    for _ in range(changes):
        orders = chance.choice(CHANGES)(orders, chance)
    return Program(tuple(orders))


def crossed(one: Program, other: Program, chance: Chance) -> Program:
    """The first program with a run of cells, round the end, or with single cells of the other."""
    if chance.below(3) == 0:
        cells = {cell for cell in range(CELLS) if chance.below(2)}
    else:
        first = chance.below(CELLS)
        cells = {(first + more) % CELLS for more in range(1 + chance.below(CELLS - 1))}
    mixed = (other.orders[cell] if cell in cells else one.orders[cell] for cell in range(CELLS))
    return Program(tuple(mixed))


# -- changes ---------------------------------------------------------------------------------------------------------


def _replaced(orders: Orders, chance: Chance) -> Orders:
    """Another order in one cell."""
    cell = chance.below(CELLS)
    return [*orders[:cell], random_order(chance), *orders[cell + 1 :]]


def _tuned(orders: Orders, chance: Chance) -> Orders:
    """Another number in one cell that has a number."""
    cells = [cell for cell, order in enumerate(orders) if order.kind in "DRV" or order.x is not None]
    if not cells:
        return _replaced(orders, chance)
    cell = chance.choice(cells)
    return [*orders[:cell], _tune(orders[cell], chance), *orders[cell + 1 :]]


def _tune(order: Order, chance: Chance) -> Order:
    if order.kind == "V":
        return Order("V", chance.below(CELLS))
    if order.kind == "?":
        assert order.x is not None
        step = 1 + chance.below(3)
        return Order("?", order.number, min(MOST_X, max(0, order.x + (step if chance.below(2) else -step))))
    most = MOST_HEXES if order.kind == "D" else MOST_SIXTHS
    size = min(most, max(1, abs(order.number) + (1 if chance.below(2) else -1)))
    flips = chance.below(3) == 0
    return Order(order.kind, -size if (order.number < 0) != flips else size)


def _swapped(orders: Orders, chance: Chance) -> Orders:
    """Two cells change places."""
    one, other = chance.below(CELLS), chance.below(CELLS)
    mixed = list(orders)
    mixed[one], mixed[other] = mixed[other], mixed[one]
    return mixed


def _inserted(orders: Orders, chance: Chance) -> Orders:
    """One more order; what follows moves on by one cell, jumps follow it, and the last order falls off."""
    cell = 1 + chance.below(CELLS - 1)
    moved = [_aimed(order, lambda step: step + (cell <= step < CELLS - 1)) for order in orders]
    return [*moved[:cell], random_order(chance), *moved[cell:-1]]


def _removed(orders: Orders, chance: Chance) -> Orders:
    """One order less; what follows moves back by one cell, and jumps follow it."""
    cell = 1 + chance.below(CELLS - 1)
    moved = [_aimed(order, lambda step: step - (cell < step)) for order in orders]
    return [*moved[:cell], *moved[cell + 1 :], BLANK]


def _aimed(order: Order, to: Callable[[int], int]) -> Order:
    return Order("V", to(order.number)) if order.kind == "V" else order


def _copied(orders: Orders, chance: Chance) -> Orders:
    """A few cells again somewhere else."""
    length = 2 + chance.below(3)
    source, target = chance.below(CELLS - length), chance.below(CELLS - length)
    return [*orders[:target], *orders[source : source + length], *orders[target + length :]]


CHANGES: tuple[Callable[[Orders, Chance], Orders], ...] = (
    _replaced,
    _replaced,
    _replaced,
    _tuned,
    _tuned,
    _swapped,
    _inserted,
    _removed,
    _copied,
)
"""Each with how often it is made."""
