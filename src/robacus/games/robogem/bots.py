"""Bots that play Robogem: they see what a person in their seat sees, and nothing else.

*easy* looks at some programs only and now and then mixes left and right up; *normal* takes the best result of this one
turn; *strong* plays the best turns on in its mind, with cards drawn from those that it may not know.  Levels are made
of work, not of seconds.
"""

from __future__ import annotations

import math
from collections import Counter

import msgspec

from robacus import core
from robacus.chance import Chance
from robacus.game import Choice
from robacus.games.robogem import engine, search
from robacus.games.robogem.cards import (
    FUNCTION,
    HAND,
    LEFT,
    LONGEST_FUNCTION,
    RESTED,
    RIGHT,
    missing,
    pack,
    sequences,
    without,
)
from robacus.games.robogem.moves import Ground, result
from robacus.games.robogem.notation import Turn, write_action
from robacus.games.robogem.preview import ground_of
from robacus.games.robogem.state import View

ENDS = ("F", "FF", "FFF", "L", "R", "FL", "FR", "FFL", "FFR", "LF", "RF", "LFF", "RFF")
"""What *strong* may put into its function in one turn."""
FILLED = 3
"""Of so many of the best turns it looks at what could be put into the function besides."""
WORTH_OF_E = 17.0
"""So much more worth makes the odds e times better, as fitted to the same games as the numbers of `search`."""
SOONER = 0.01
"""How much less a win counts for every turn later."""
THINKS_MS = 1_400
"""A bot seems to think this long at least."""
NEXT_CARD_MS = 900
"""The same between two cards, when it plays card by card."""
LOOKS_AT = 14
"""Programs that *easy* looks at."""
MIXES_UP = 0.2
"""Chance that *easy* takes a left for a right in a turn."""


class Work(msgspec.Struct, frozen=True):
    """How much *strong* looks ahead: all candidates in a few ways in which the cards may lie, then fewer and fewer of
    them in more ways."""

    rounds: tuple[tuple[int, int], ...]
    """(candidates, samples) of each round; the first number of candidates is of results of this turn alone."""
    plies: int
    """Turns that are played on in each."""


STRONG = Work(rounds=((20, 32), (8, 96), (3, 320)), plies=2)
STRONG_WITHOUT_CORE = Work(rounds=((4, 6), (2, 12)), plies=2)
"""In Python the same takes a hundred times as long; who plays against it should not wait."""


def choose(view: View, seat: int, level: str, seed: str) -> Choice:
    """What the bot at `seat` does."""
    if view.over is not None or view.turn != seat:
        return Choice(None)
    chance = Chance(seed, "turn", view.turns, *(("card",) if view.begun else ()))
    if level == "easy":
        turn = _easy(view, seat, chance)
    else:
        turn = _strong(view, seat, chance) if level == "strong" else _normal(view, seat)
    if seat in view.card_by_card:
        turn = _one_card(view, turn)
    after = NEXT_CARD_MS if view.begun else THINKS_MS + chance.below(800)
    return Choice(write_action(turn), after)


def _one_card(view: View, turn: Turn) -> Turn:
    """The first card of a program, for who plays card by card (B1)."""
    if view.begun:
        return Turn(turn.program[:1])
    return turn if turn.rest else Turn(turn.program[:1], turn.append)


def hand_of(view: View, seat: int) -> str:
    """The bot's own cards."""
    hand = view.hands[seat]
    assert isinstance(hand, str)
    return hand


def room_of(view: View, seat: int) -> int:
    """How many cards it may add to its function now."""
    if not view.functions_on or view.begun:
        return 0
    return LONGEST_FUNCTION - len(view.functions[seat])


# -- easy ------------------------------------------------------------------------------------------------------------


def _easy(view: View, seat: int, chance: Chance) -> Turn:
    on, hand, function = ground_of(view), hand_of(view, seat), view.functions[seat]
    programs = chance.shuffled([program for program in sequences(hand) if program])[:LOOKS_AT]
    mixed_up = chance.uniform() < MIXES_UP
    chosen, most = "", search.progress(on, view.position, seat) - 1
    for program in programs:
        seen = program.translate(_SWAPPED) if mixed_up else program
        value = _value(on, view, seat, seen, function)
        if value > most:
            chosen, most = program, value
    if not chosen:
        return Turn() if view.begun else Turn(rest=True)
    return Turn(chosen, _added(hand, chosen, function, view, seat, chance))


_SWAPPED = str.maketrans({LEFT: RIGHT, RIGHT: LEFT})


def _value(on: Ground, view: View, seat: int, program: str, function: str) -> int:
    return search.progress(on, result(on, view.position, seat, program, function).position, seat)


def _added(hand: str, program: str, function: str, view: View, seat: int, chance: Chance) -> str:
    """Now and then it puts a forward that it does not need into its function."""
    spare = hand.count("F") - program.count("F")
    if room_of(view, seat) and spare and len(function) < 3 and FUNCTION not in program and chance.below(2):
        return "F"
    return ""


# -- normal ----------------------------------------------------------------------------------------------------------


def _normal(view: View, seat: int) -> Turn:
    """The result of this one turn with most diamonds, and then nearest to the next one or to home.

    It rests where nothing that it can do is better than nothing.
    """
    on, function = ground_of(view), view.functions[seat]
    chosen, most = Turn(), -search.WON * 2
    for one in engine.outcomes(on, view.position, seat, hand_of(view, seat), function, room_of(view, seat)):
        after = result(on, view.position, seat, one.program, function + one.append).position
        value = search.progress(on, after, seat)
        if value > most:
            chosen, most = Turn(one.program, one.append), value
    if not chosen.program and not view.begun and view.last is None:
        return Turn(rest=True)
    return chosen


# -- strong ----------------------------------------------------------------------------------------------------------


def _strong(view: View, seat: int, chance: Chance) -> Turn:
    work = STRONG if core.native is not None else STRONG_WITHOUT_CORE
    turns = candidates(view, seat, work.rounds[0][0])
    plies = work.plies if view.last is None else min(work.plies, len(view.last) - 1)
    stock = unknown(view)
    needed = RESTED * (1 + plies) + sum(hand for hand in view.hands if isinstance(hand, int))
    for number, (most, samples) in enumerate(work.rounds):
        # Those of the first round are all there; they were chosen by what they are worth at once.
        turns = turns[:most] if number else turns
        if len(turns) == 1:
            break
        stocks = [_drawn(stock, needed, chance) for _ in range(samples)]
        worlds = [world for turn in turns for world in _worlds(view, seat, turn, stocks)]
        worths = engine.playouts(ground_of(view), worlds, seat, plies)
        chances = [sum(map(_weight, worths[at * samples : (at + 1) * samples])) for at in range(len(turns))]
        turns = [turns[at] for at in sorted(range(len(turns)), key=lambda at: -chances[at])]
    return turns[0]


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
