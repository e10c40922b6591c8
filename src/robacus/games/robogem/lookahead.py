"""Playing a turn on in one's mind: which turns are worth a longer look, and how well each of them goes on in many ways
in which the cards that nobody sees may lie.

Everything is made from what one seat may see.  Who looks ahead how far, and what is made of it, is decided in `bots`
and `judge`.
"""

from __future__ import annotations

import math
from collections import Counter

from robacus.chance import Chance
from robacus.games.robogem import engine, search
from robacus.games.robogem.cards import HAND, LONGEST_FUNCTION, RESTED, missing, pack, without
from robacus.games.robogem.moves import result
from robacus.games.robogem.notation import Turn
from robacus.games.robogem.preview import ground_of
from robacus.games.robogem.state import View

ENDS = ("F", "FF", "FFF", "L", "R", "FL", "FR", "FFL", "FFR", "LF", "RF", "LFF", "RFF")
"""What is worth trying to put into the function in one turn."""
FILLED = 3
"""Of so many of the best turns what could be put into the function besides is looked at, too."""
WORTH_OF_E = 17.0
"""So much more worth makes the odds e times better, as fitted to the same games as the numbers of `search`."""
SOONER = 0.01
"""How much less a win counts for every turn later."""


def hand_of(view: View, seat: int) -> str:
    """The seat's own cards."""
    hand = view.hands[seat]
    assert isinstance(hand, str)
    return hand


def room_of(view: View, seat: int) -> int:
    """How many cards it may add to its function now."""
    if not view.functions_on or view.begun:
        return 0
    return LONGEST_FUNCTION - len(view.functions[seat])


def candidates(view: View, seat: int, number: int) -> list[Turn]:
    """Turns that are worth a longer look: the best results of this turn, with cards for the function, and rests."""
    on, hand, function = ground_of(view), hand_of(view, seat), view.functions[seat]
    room = room_of(view, seat)
    found = engine.outcomes(on, view.position, seat, hand, function, room)
    found.sort(key=lambda one: -one.worth)
    turns = [Turn(one.program, one.append) for one in found[:number]]
    if found[0].worth >= search.WON:
        return turns[:1]
    if not view.begun and view.last is None:
        turns.append(Turn(rest=True))
    if room:
        turns += _building(hand, room, turns[:FILLED], rests=not view.begun and view.last is None)
    return turns


def _building(hand: str, room: int, turns: list[Turn], *, rests: bool) -> list[Turn]:
    """The same turns with cards for the function that they do not need, and rests with some."""
    found = []
    for turn in turns:
        if not turn.append:
            left = without(hand, turn.program)
            found += [Turn(turn.program, end) for end in _ends(left, room)]
    if rests:
        found += [Turn(append=end, rest=True) for end in _ends(hand, room)]
    return found


def _ends(cards: str, room: int) -> list[str]:
    """What is worth putting into a function: forwards, and a turn between or behind them."""
    return [end for end in ENDS if len(end) <= room and not missing(cards, end)]


def chances(
    view: View, seat: int, turns: list[Turn], samples: int, plies: int, chance: Chance
) -> list[list[float]]:
    """For each turn its chances to win, one for each way in which the cards may lie; the ways are the same for all.

    `plies`: turns that are played on; in the last round only as many as are left.
    """
    plies = plies if view.last is None else min(plies, len(view.last) - 1)
    stock = unknown(view)
    needed = RESTED * (1 + plies) + sum(hand for hand in view.hands if isinstance(hand, int))
    stocks = [_drawn(stock, needed, chance) for _ in range(samples)]
    worlds = [world for turn in turns for world in _worlds(view, seat, turn, stocks)]
    weights = list(map(_weight, engine.playouts(ground_of(view), worlds, seat, plies)))
    return [weights[at * samples : (at + 1) * samples] for at in range(len(turns))]


def _drawn(stock: str, number: int, chance: Chance) -> str:
    """So many cards of the stock, as they may come; in the end fewer."""
    cards = list(stock)
    number = min(number, len(cards))
    for at in range(number):
        other = at + chance.below(len(cards) - at)
        cards[at], cards[other] = cards[other], cards[at]
    return "".join(cards[:number])


def _worlds(view: View, seat: int, turn: Turn, stocks: list[str]) -> list[search.World]:
    """How it goes on after a turn, for each way in which the cards that nobody sees may lie."""
    function = view.functions[seat] + turn.append
    functions = (*view.functions[:seat], function, *view.functions[seat + 1 :])
    position = result(ground_of(view), view.position, seat, turn.program, function).position
    at = view.order.index(seat) + 1
    order = view.order[at:] + view.order[:at]
    if view.last is not None:
        order = view.last[1:] or (seat,)
    found = []
    for stock in stocks:
        hands, rest = [], stock
        for hand in view.hands:
            shown = rest[:hand] if isinstance(hand, int) else hand
            rest = rest[len(shown) :] if isinstance(hand, int) else rest
            hands.append(shown)
        number = 0 if view.last is not None else RESTED if turn.rest else HAND
        hands[seat] = rest[:number]
        pack_left = "" if view.last is not None else rest[number:]
        found.append(search.World(position, tuple(hands), functions, order, pack_left))
    return found


def _weight(worth: int) -> float:
    """About the chance to win that a playout leaves; a win is better sooner, a loss better later."""
    if abs(worth) > search.WON // 2:
        later = (search.WON - abs(worth)) / 1000
        return 1 - SOONER * later if worth > 0 else SOONER * later
    return 1 / (1 + math.exp(-worth / WORTH_OF_E))


def unknown(view: View) -> str:
    """The cards that the viewer cannot see: pack, spare pack and closed hands together."""
    left = Counter(pack(view.functions_on))
    for cards in (*view.hands, *view.functions):
        if isinstance(cards, str):
            left.subtract(cards)
    return "".join(card * number for card, number in left.items())
