"""What turns do to a table of Abaku: laying, exchanging, passing, running out of time, resigning, and the end.

Every function takes a state and gives the steps that people see (rules 16 to 29).  Whose turn it is has been asked
before, by `rules`; whether a placement is legal is `placing`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeVar

from msgspec.structs import replace

from robacus.chance import Chance
from robacus.game import Event, Step
from robacus.games.abaku.arithmetic import Reading
from robacus.games.abaku.messages import words
from robacus.games.abaku.notation import Place, write_action
from robacus.games.abaku.options import RACK
from robacus.games.abaku.placing import Example, Placement
from robacus.games.abaku.refusals import Refused, refusal_words, tile_missing
from robacus.games.abaku.state import (
    EMPTY_TURNS,
    JOKER,
    JOKER_FROM,
    Ending,
    EndKind,
    Held,
    Move,
    Rack,
    State,
    Turn,
    faces,
    may_exchange,
)
from robacus.speech import Joined, Message, SeatName

T = TypeVar("T")

EXAMPLE_MS = 900
KOMBO_MS = 1200
"""How long an example, and a KOMBO, stay to be seen at least."""


# -- drawing ---------------------------------------------------------------------------------------------------------


def becomes(face: str, zeros: int) -> str:
    """What a tile is for somebody who has drawn `zeros` zeros before it (rule 24)."""
    return JOKER if face == "0" and zeros + 1 >= JOKER_FROM else face


def draw(state: State, seat: int, count: int) -> tuple[State, Rack]:
    """The state after a seat has drawn from the front of the bag, and the tiles that came."""
    bag, zeros, drawn = state.bag, state.zeros[seat], state.drawn[seat]
    new = []
    for face in bag[:count]:
        new.append(Held(drawn, becomes(face, zeros)))
        drawn += 1
        zeros += face == "0"
    tiles = tuple(new)
    after = replace(
        state,
        bag=bag[len(tiles) :],
        racks=_at(state.racks, seat, (*state.racks[seat], *tiles)),
        drawn=_at(state.drawn, seat, drawn),
        zeros=_at(state.zeros, seat, zeros),
    )
    return after, tiles


def deal(state: State) -> State:
    """Every seat in turn draws its rack (rule 22)."""
    for seat in range(state.deal.seats):
        state, _tiles = draw(state, seat, RACK)
    return state


def _at(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The items with another one at a place."""
    return (*items[:place], item, *items[place + 1 :])


def take(rack: Rack, wanted: Sequence[str]) -> Rack:
    """What is left of a rack without these faces.  Raises `Refused` for one that it does not hold."""
    left = list(rack)
    for face in wanted:
        found = next((tile for tile in left if tile.face == face), None)
        if found is None:
            raise tile_missing(face)
        left.remove(found)
    return tuple(left)


# -- turns -----------------------------------------------------------------------------------------------------------


def place(state: State, seat: int, placement: Placement, at: int) -> tuple[Step, ...]:
    """Lay tiles: they score, are told example by example, and the rack is filled again (rules 16 to 22)."""
    position = state.position
    refusal = position.refusal(placement)
    if refusal is None or refusal.code not in ("no-tiles", "too-many-tiles"):
        left = take(state.racks[seat], [JOKER if tile.joker else tile.digit for tile in placement])
    if refusal is not None:
        after = position.with_tiles(placement) if refusal.code == "adjacent-without-example" else ""
        sentence = refusal_words(refusal, position.layout, after, position.rules.rack)
        raise Refused(refusal.code, sentence)
    found = position.judge(placement)
    move = Move(seat=seat, placement=placement, examples=found.examples, score=found.score, kombo=found.kombo)
    laid = replace(
        state,
        board=position.with_tiles(placement),
        jokers=state.jokers + tuple(position.field(tile) for tile in placement if tile.joker),
        racks=_at(state.racks, seat, left),
        last=move,
        shown=0,
    )
    filled, drawn = draw(laid, seat, RACK - len(left))
    steps = [Step(_laid_event(move), laid)]
    for number, example in enumerate(found.examples, start=1):
        steps.append(Step(_example_event(seat, example), replace(laid, shown=number)))
    if found.kombo:
        event = Event(
            kind="kombo", say=words("kombo", seat=SeatName(seat)), seat=seat, listed=True, hold=KOMBO_MS
        )
        steps.append(Step(event, replace(laid, shown=len(found.examples) + 1)))
    total = state.scores[seat] + found.score
    scored = replace(
        filled,
        scores=_at(state.scores, seat, total),
        empty=_at(state.empty, seat, 0),
        turns=(*state.turns, Turn(seat, "place", found.score, len(placement), found.kombo)),
        shown=None,
    )
    say = words("scored", seat=SeatName(seat), points=found.score, total=total)
    out = not filled.bag and not filled.racks[seat]
    steps.append(
        Step(
            Event(kind="scored", say=say, seat=seat, listed=True, judged=True),
            scored if out else _next(scored, at),
        )
    )
    if drawn:
        steps.append(Step(_drawn_event(seat, drawn), steps[-1].state))
    return (*steps, *(_end(scored, "out", seat) if out else ()))


def exchange(state: State, seat: int, tiles: str, at: int) -> tuple[Step, ...]:
    """Draw first, then put tiles back into the bag (rule 23)."""
    left = take(state.racks[seat], tiles)
    most = may_exchange(state.deal.options.exchange, len(state.bag), len(state.racks[seat]))
    if state.deal.options.exchange == "never":
        raise Refused("no-exchange", words("refuse-no-exchange"))
    if len(tiles) > most:
        raise Refused("bag-too-small", words("refuse-bag-too-small", most=most))
    after, drawn = draw(replace(state, racks=_at(state.racks, seat, left)), seat, len(tiles))
    bag = after.bag + tiles.replace(JOKER, "0")
    if state.deal.shuffles:
        bag = "".join(Chance(state.deal.seed, "exchange", len(state.turns)).shuffled(bag))
    after = replace(
        after,
        bag=bag,
        empty=_at(state.empty, seat, 0),
        turns=(*state.turns, Turn(seat, "exchange", tiles=len(tiles))),
        last=None,
    )
    after = _next(after, at)
    count = len(tiles)
    say = words("exchanged", seat=SeatName(seat), count=count)
    public = Event(kind="exchange", say=say, seat=seat, notation=f"⇄ {count}", reveals=True, judged=True)
    return Step(public, after), Step(_drawn_event(seat, drawn), after)


def empty_turn(state: State, seat: int, kind: Literal["pass", "timeout"], at: int) -> tuple[Step, ...]:
    """Do nothing, or run out of time; the third time in a row ends the game (rule 27)."""
    count = state.empty[seat] + 1
    after = replace(
        state,
        empty=_at(state.empty, seat, count),
        turns=(*state.turns, Turn(seat, kind)),
        last=None,
    )
    say = words(
        "passed" if kind == "pass" else "timed-out", seat=SeatName(seat), count=count, most=EMPTY_TURNS
    )
    event = Event(kind=kind, say=say, seat=seat, notation="–" if kind == "pass" else "⏱", judged=True)
    if count < EMPTY_TURNS:
        return (Step(event, _next(after, at)),)
    return Step(event, after), *_end(after, "forfeit" if state.bag else "three-empty", seat)


def resign(state: State, seat: int, at: int) -> tuple[Step, ...]:
    """Give up: the game ends, or goes on among the others (rule 28)."""
    after = replace(
        state,
        resigned=(*state.resigned, seat),
        turns=(*state.turns, Turn(seat, "resign")),
    )
    event = Event(
        kind="resign", say=words("resigned", seat=SeatName(seat)), seat=seat, listed=True, reveals=True
    )
    others = state.deal.seats - len(after.resigned)
    if state.deal.options.resign == "ends" or others < 2:
        return Step(event, after), *_end(after, "resign", seat)
    return (Step(event, _next(after, at) if seat == state.turn else after),)


def _next(state: State, at: int) -> State:
    """The turn passes to the next seat that still plays."""
    seat = state.turn
    for _ in range(state.deal.seats):
        seat = (seat + 1) % state.deal.seats
        if seat not in state.resigned:
            break
    return replace(state, turn=seat, at=at)


# -- the end ---------------------------------------------------------------------------------------------------------


def adjustments(kind: EndKind, seat: int, racks: tuple[Rack, ...]) -> tuple[int, ...]:
    """Points that the end adds to each seat (rules 26 and 27)."""
    values = [sum(tile.value for tile in rack) for rack in racks]
    if kind == "out":
        return tuple(sum(values) if who == seat else -value for who, value in enumerate(values))
    if kind == "three-empty":
        return tuple(-value for value in values)
    return (0,) * len(racks)


def lost(state: State) -> tuple[int, ...]:
    """Who has lost whatever the points: by three empty turns while the bag has tiles, and by giving up (27, 28)."""
    assert state.ending is not None
    by_rule = {state.ending.seat} if state.ending.kind in ("forfeit", "resign") else set()
    return tuple(sorted({*state.resigned, *by_rule}))


def unbeaten(state: State) -> tuple[int, ...]:
    """Who has not lost that way."""
    beaten = lost(state)
    return tuple(seat for seat in range(state.deal.seats) if seat not in beaten)


def winners(state: State) -> tuple[int, ...]:
    """Who has won a game that is over: of those who have not lost whatever the points the ones with the most (29)."""
    finals, seats = state.finals, unbeaten(state)
    best = max((finals[seat] for seat in seats), default=0)
    return tuple(seat for seat in seats if finals[seat] == best)


def _end(state: State, kind: EndKind, seat: int) -> tuple[Step, ...]:
    """The last steps: what everybody still holds is counted."""
    added = adjustments(kind, seat, state.racks)
    over = replace(state, ending=Ending(kind=kind, seat=seat, adjustments=added), shown=None)
    steps = []
    if kind in ("out", "three-empty"):
        for who, points in enumerate(added):
            say = _adjustment_words(state, kind, seat, who, points)
            steps.append(Step(Event(kind="adjusted", say=say, seat=who, listed=True, reveals=True), over))
    if not steps:
        say = words("ended", seat=SeatName(seat))
        steps.append(Step(Event(kind="ended", say=say, seat=seat, reveals=True), over))
    return tuple(steps)


def _adjustment_words(state: State, kind: EndKind, seat: int, who: int, points: int) -> Message:
    total = state.scores[who] + points
    if kind == "out" and who == seat:
        return words("adjusted-out", seat=SeatName(who), points=points, total=total)
    rack = Joined(tuple(faces(state.racks[who]))) if state.racks[who] else words("rack-empty")
    return words("adjusted-rack", seat=SeatName(who), rack=rack, points=-points, total=total)


# -- events ----------------------------------------------------------------------------------------------------------


def reading_words(reading: Reading) -> Message:
    """An example with its signs."""
    names = dict(zip("abc", reading.numbers, strict=False))
    return words(f"reading-{reading.kind}", **names)


def example_words(example: Example) -> Message:
    """An example with its signs and points, and how they came about."""
    reading = reading_words(example.readings[0])
    if example.factor > 1:
        return words(
            "example-times",
            reading=reading,
            tiles=example.tile_points,
            factor=example.factor,
            points=example.points,
        )
    return words("example", reading=reading, points=example.points)


def _laid_event(move: Move) -> Event:
    digits = Joined(tuple(tile.digit for tile in move.placement))
    return Event(
        kind="place",
        say=words("laid", seat=SeatName(move.seat), digits=digits),
        seat=move.seat,
        notation=write_action(Place(move.placement)),
    )


def _example_event(seat: int, example: Example) -> Event:
    return Event(kind="example", say=example_words(example), seat=seat, listed=True, hold=EXAMPLE_MS)


def _drawn_event(seat: int, tiles: Rack) -> Event:
    """What somebody has drawn, for themselves alone."""
    drawn = Joined(tuple(faces(tiles)))
    return Event(
        kind="drawn", say=words("drawn", tiles=drawn), seat=seat, reveals=True, to=frozenset((seat,))
    )
