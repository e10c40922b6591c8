"""What happens in a round of Ricochet Robots, step by step: chip, bids, glass, demonstrations, chip won or put back.

Every function takes a state and returns the steps that follow (R1, R9 to R17, R20).  Who may do what, and the
answers to those who may not, are `rules`; how robots move is `moves`.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from robacus.chance import Chance
from robacus.game import Event, Step
from robacus.games.ricochet_robots.art import corners, target_words
from robacus.games.ricochet_robots.board import HEADINGS
from robacus.games.ricochet_robots.moves import Position, Way, robot_name, words
from robacus.games.ricochet_robots.notation import Bid, Slide, write_action
from robacus.games.ricochet_robots.scene import robot_key
from robacus.games.ricochet_robots.state import Made, Offer, Result, State, first_way, ordered
from robacus.speech import Message, SeatName

FIRST_CHIP_MS = 3_000
"""Before the first chip comes by itself: time to look at the board."""
NEXT_CHIP_MS = 5_000
"""Between two rounds: time to see how the last one ended."""

Steps = tuple[Step, ...]


def _event(kind: str, say: Message, seat: int | None = None, **more: Any) -> Event:
    more.setdefault("reveals", True)
    return Event(kind=kind, say=say, seat=seat, **more)


# -- the chip ------------------------------------------------------------------------------------------------------


def position_of(state: State, chip: int) -> Position:
    """The position at the beginning of the round of a chip."""
    deal = state.deal
    target = deal.board.targets[chip]
    return Position(
        deal.board,
        state.markers,
        deal.colours,
        target.cell,
        target.colour,
        deal.options.blocked_turn,
        deal.options.turn_is_ricochet,
    )


def _there_already(state: State, chip: int) -> bool:
    """Whether the way of a chip would have no moves (R20)."""
    variant = state.deal.options.variant
    return variant == "free" and Way.start(position_of(state, chip), variant).arrived


def turn_up(state: State, seat: int | None, at: int) -> Steps:
    """The next chip is turned up, by a seat or by itself (R1)."""
    deal = state.deal
    steps: list[Step] = []
    chip, rest = state.chips[0], state.chips[1:]
    put_back: list[int] = []
    while _there_already(state, chip):
        put_back.append(chip)
        if not rest:
            # No other chip could be drawn: this robot has to leave its target and come back.
            chip, rest, put_back = put_back[0], tuple(put_back[1:]), []
            break
        target = target_words(deal.board.targets[chip])
        steps.append(Step(_event("chip-back", words("chip-back", target=target)), state))
        chip, rest = rest[0], rest[1:]
    if put_back:
        rest = _shuffled(state, (*rest, *put_back))
    target = target_words(deal.board.targets[chip])
    say = (
        words("chip-up", target=target)
        if seat is None
        else words("chip-up-by", seat=SeatName(seat), target=target)
    )
    referee = deal.options.referee_seconds * 1000
    after = replace(
        state,
        phase="show" if state.solo else "think",
        at=at,
        began=at,
        ends_at=at + referee if referee and not state.solo else None,
        total=0 if state.solo else referee,
        round=state.round + 1,
        draws=state.draws + 1,
        chips=rest,
        chip=chip,
        bids=(None,) * deal.seats,
        passed=(),
        offers=0,
        referee=False,
        queue=(0,) if state.solo else (),
        way=first_way(position_of(state, chip), deal.options.variant),
        made=(),
    )
    steps.append(Step(_event("chip-up", say, seat, listed=True), after))
    return tuple(steps)


def _shuffled(state: State, chips: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(Chance(state.deal.seed, "chips", state.draws).shuffled(sorted(chips)))


def put_back(state: State, at: int) -> Steps:
    """Nobody has won the chip: it goes back, and the chips are shuffled (R14)."""
    assert state.chip is not None
    target = state.deal.board.targets[state.chip]
    after = _pause(
        state,
        at,
        robots=state.markers,
        chips=_shuffled(state, (*state.chips, state.chip)),
        fruitless=state.fruitless + 1,
        last=Result(target=target, winner=None),
    )
    return (
        Step(
            _event(
                "chips-shuffled",
                words("chips-shuffled", target=target_words(target)),
                listed=True,
                judged=True,
            ),
            after,
        ),
    )


def _pause(state: State, at: int, **more: Any) -> State:
    """Between two rounds."""
    auto = state.deal.options.next_chip == "auto"
    return replace(
        state,
        phase="pause",
        at=at,
        ends_at=at + NEXT_CHIP_MS if auto else None,
        total=NEXT_CHIP_MS if auto else 0,
        chip=None,
        bids=(None,) * state.deal.seats,
        passed=(),
        offers=0,
        referee=False,
        queue=(),
        way=None,
        made=(),
        **more,
    )


# -- bids and the glass --------------------------------------------------------------------------------------------


def bid(state: State, seat: int, number: int, at: int) -> Steps:
    """A bid, and what follows from it: the glass is turned, or nobody is left to wait for (R9, R10)."""
    options = state.deal.options
    bids = (*state.bids[:seat], Offer(number, state.offers), *state.bids[seat + 1 :])
    after = replace(
        state,
        at=at,
        bids=bids,
        offers=state.offers + 1,
        passed=tuple(other for other in state.passed if other != seat),
    )
    say = words("bid-made", seat=SeatName(seat), count=number)
    steps: Steps = (Step(_event("bid", say, seat, notation=write_action(Bid(number))), after),)
    if options.glass_by == "first_bid" and (state.phase == "think" or state.referee):
        return steps + turn_glass(after, None, at)
    return steps + _close_if_all_have_passed(after, at)


def turn_glass(state: State, seat: int | None, at: int) -> Steps:
    """The glass is turned after a bid (R9): the others have their full time."""
    say = words("glass-turned") if seat is None else words("glass-turned-by", seat=SeatName(seat))
    return _turn(state, say, seat, at)


def referee_turns_glass(state: State, at: int) -> Steps:
    """Nobody has turned it for long: it is turned by itself (R17)."""
    return _turn(state, words("glass-turned-referee"), None, at)


def _turn(state: State, say: Message, seat: int | None, at: int) -> Steps:
    glass = state.deal.options.glass_seconds * 1000
    after = replace(
        state,
        phase="glass",
        at=at,
        ends_at=at + glass,
        total=glass,
        referee=not any(state.bids),
        # Who saw nothing before may see something now.
        passed=(),
    )
    return (Step(_event("glass-turned", say, seat), after),)


def pass_(state: State, seat: int, at: int) -> Steps:
    """Somebody does not want to bid (any lower)."""
    after = replace(state, at=at, passed=(*state.passed, seat))
    step = Step(_event("pass", words("passed", seat=SeatName(seat)), seat, notation="pass"), after)
    return (step, *_close_if_all_have_passed(after, at))


def _close_if_all_have_passed(state: State, at: int) -> Steps:
    """Nobody has to wait for the sand when everybody but the lowest bidder has passed."""
    order = ordered(state.bids, state.won)
    waiting = set(range(state.deal.seats)) - set(state.passed) - set(order[:1])
    if waiting:
        return ()
    if not order:
        return put_back(state, at)
    return _close(state, order, words("bidding-closed"), at)


def glass_empty(state: State, at: int) -> Steps:
    """The sand has run out (R11, R17)."""
    return _close(state, ordered(state.bids, state.won), words("glass-empty"), at)


def _close(state: State, order: tuple[int, ...], say: Message, at: int) -> Steps:
    closed = replace(state, at=at, ends_at=None, total=0)
    step = Step(_event("glass-empty", say), closed)
    return (step, *(begin_show(closed, order, at) if order else put_back(closed, at)))


# -- demonstrations ------------------------------------------------------------------------------------------------


def begin_show(state: State, queue: tuple[int, ...], at: int) -> Steps:
    """The first of `queue` shows its way (R11, R12)."""
    assert state.chip is not None
    time = state.deal.options.demonstration_seconds * 1000
    offer = state.bids[queue[0]]
    assert offer is not None
    after = replace(
        state,
        phase="show",
        at=at,
        ends_at=at + time,
        total=time,
        queue=queue,
        robots=state.markers,
        way=first_way(position_of(state, state.chip), state.deal.options.variant),
        made=(),
        passed=(),
        referee=False,
    )
    say = words("show-begins", seat=SeatName(queue[0]), count=offer.number)
    return (Step(_event("show-begins", say, queue[0]), after),)


def slide(state: State, action: Slide, at: int) -> Steps:
    """One slide of a demonstration, counted aloud.  Raises `IllegalAction`; a refused slide costs nothing."""
    assert state.way is not None
    seat = state.queue[0]
    robot = state.deal.colours.index(action.colour)
    track = state.way.slide(robot, action.heading)
    way = state.way.step(robot, action.heading)
    start = state.robots[robot]
    made = Made(action.colour, HEADINGS[action.heading], (start, *track.path))  # type: ignore[arg-type]
    after = replace(state, at=at, robots=way.robots, way=way, made=(*state.made, made))
    say = words(
        "slid", robot=robot_name(action.colour), heading=words(f"heading-{made.heading}"), count=len(way)
    )
    points = corners(state.deal.board, made.path)
    event = Event(
        kind="slide",
        say=say,
        seat=seat,
        notation=write_action(action),
        reveals=not state.solo,
        paths=((robot_key(action.colour), points),) if len(points) > 2 else (),
    )
    steps: Steps = (Step(event, after),)
    if way.arrived:
        return steps + _won(after, seat, at)
    offer = state.bids[seat]
    if offer is not None and len(way) >= offer.number:
        return steps + fail(after, words("show-failed-count", seat=SeatName(seat), count=offer.number), at)
    return steps


def fail(state: State, say: Message, at: int) -> Steps:
    """A demonstration has failed: robots back to the markers, and the next bidder (R12), or nobody (R14)."""
    assert state.chip is not None
    seat, queue = state.queue[0], state.queue[1:]
    failed = replace(state, at=at, ends_at=None, total=0)
    back = replace(
        failed,
        robots=state.markers,
        made=(),
        way=first_way(position_of(state, state.chip), state.deal.options.variant),
    )
    steps: Steps = (
        Step(_event("show-failed", say, seat, listed=True), failed),
        Step(_event("robots-back", words("robots-back")), back),
    )
    return steps + (begin_show(back, queue, at) if queue else put_back(back, at))


def _won(state: State, seat: int, at: int) -> Steps:
    """The chip is won, the robots stay, the markers move under them (R11, R15); perhaps the game is over (R16)."""
    assert state.chip is not None
    deal = state.deal
    won = (*state.won[:seat], (*state.won[seat], state.chip), *state.won[seat + 1 :])
    offer = state.bids[seat]
    result = Result(
        target=deal.board.targets[state.chip],
        winner=seat,
        bid=None if offer is None else offer.number,
        made=state.made,
    )
    spent = state.spent + len(state.made) if state.solo else 0
    after = _pause(state, at, markers=state.robots, won=won, fruitless=0, last=result, spent=spent)
    if not after.chips or (deal.to_win is not None and len(won[seat]) >= deal.to_win):
        after = replace(after, phase="over", ends_at=None, total=0)
    target = target_words(result.target)
    if state.solo:
        say = words("chip-won-solo", target=target, count=len(state.made))
    else:
        say = words("chip-won", seat=SeatName(seat), target=target, count=len(state.made))
    # Alone nothing comes to light before the next chip: who sees a shorter way now may take the last slide back.
    won_it = _event("chip-won", say, seat, listed=True, judged=True, reveals=not state.solo)
    return (Step(won_it, after),)


def start_again(state: State, at: int) -> Steps:
    """Alone: the robots go back to the markers, and the counting begins anew."""
    assert state.chip is not None
    after = replace(
        state,
        at=at,
        robots=state.markers,
        made=(),
        way=first_way(position_of(state, state.chip), state.deal.options.variant),
    )
    return (
        Step(_event("reset", words("started-again"), state.queue[0], notation="reset", reveals=False), after),
    )
