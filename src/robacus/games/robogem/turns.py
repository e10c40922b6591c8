"""A turn of Robogem: the program is laid down, runs card by card, and cards are drawn (T1-T6, F7, B1, E1, E2).

Pure functions from a state to the steps that people see; whether a turn is allowed is `refusal`.  What a command does
to robots is `moves`, the sentences of events are the messages ``did-...``.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace

from robacus.chance import Chance
from robacus.game import Event, IllegalAction, Step
from robacus.games.robogem.cards import FUNCTION, HAND, LONGEST_FUNCTION, RESTED, missing, without
from robacus.games.robogem.layout import COLOURS, words
from robacus.games.robogem.moves import MAX_CARGO, Ground, Happening, Position, Ran, run
from robacus.games.robogem.notation import Turn, write_action
from robacus.games.robogem.state import Running, State
from robacus.speech import Message, SeatName

HOLD_MS = {
    "program": 700,
    "card": 300,
    "rest": 500,
    "push": 350,
    "call": 500,
    "bug": 2000,
    "loop": 2500,
    "last-round": 1500,
}
"""How long events stay to be seen, so that one can follow a program card by card."""
COMMAND_MS = 350
"""The same for commands."""


def card_name(card: str) -> Message:
    """A card as people say it."""
    return words("card", card=card if card != FUNCTION else "function")


def check(state: State, seat: int, turn: Turn) -> None:
    """Raise `IllegalAction` for a turn that is not allowed here; the state stays as it was."""
    if state.over is not None:
        raise IllegalAction(words("game-over"))
    if seat != state.turn:
        raise IllegalAction(words("not-your-turn", seat=SeatName(state.turn)))
    problem = wrong(
        turn,
        hand=state.hands[seat],
        room=room_in(state.functions[seat]) if state.deal.options.functions else None,
        card_by_card=seat in state.deal.beginners,
        begun=state.begun,
    )
    if problem is not None:
        raise IllegalAction(problem)


def room_in(function: str) -> int:
    """How many cards can still be added to a function (F7)."""
    return LONGEST_FUNCTION - len(function)


def wrong(turn: Turn, *, hand: str, room: int | None, card_by_card: bool, begun: bool) -> Message | None:
    """What is not allowed about a turn of the player whose turn it is, None when it is allowed.

    `room`: free places in the function, None without the function rule.
    """
    if turn.rest and turn.program:
        return words("rest-no-program")
    if turn.append and room is None:
        return words("no-functions")
    card = missing(hand, turn.program + turn.append)
    if card:
        return _not_in_hand(hand, card, functions=room is not None)
    if turn.append and begun:
        return words("append-at-the-start")
    if len(turn.append) > (room or 0):
        return words("function-full", room=room, longest=LONGEST_FUNCTION)
    if card_by_card and len(turn.program) > 1:
        return words("one-card-at-a-time")
    return words("rest-at-the-start") if begun and turn.rest else None


def _not_in_hand(hand: str, card: str, *, functions: bool) -> Message:
    if card == FUNCTION and not functions:
        return words("card-small-f")
    held = hand.count(card)
    if held:
        return words("card-too-few", card=card_name(card), letter=card, count=held)
    return words("card-not-in-hand", card=card_name(card), letter=card)


def play(state: State, seat: int, turn: Turn) -> tuple[Step, ...]:
    """What a turn does, step by step.  Raises `IllegalAction`."""
    check(state, seat, turn)
    steps = [_commit(state, seat, turn)]
    stop = None
    if turn.program:
        steps += _run(steps[-1].state, seat, turn.program)
        stop = steps[-1].state.running.stop
    after: State = steps[-1].state
    if after.position.winner is not None:
        steps[-1] = Step(steps[-1].event, _end_of_game(after))
        return tuple(steps)
    goes_on = seat in state.deal.beginners and turn.program and stop == "done" and after.hands[seat]
    if goes_on:
        steps[-1] = Step(steps[-1].event, replace(after, busy=False))
    else:
        steps += _draw(_cards_away(after), seat, RESTED if turn.rest else HAND)
    return tuple(steps)


def _event_of(kind: str, say: Message, seat: int | None = None, **more: Any) -> Event:
    return Event(kind=kind, say=say, seat=seat, hold=HOLD_MS.get(kind, 0), **more)


# -- the program is laid down ----------------------------------------------------------------------------------------


def _commit(state: State, seat: int, turn: Turn) -> Step:
    """From here on nothing can be changed (T2).  What is not used goes to the spare pack (T1)."""
    hand = without(state.hands[seat], turn.program + turn.append)
    card_by_card = seat in state.deal.beginners
    keeps = card_by_card and bool(turn.program)
    after = replace(
        state,
        hands=_put(state.hands, seat, hand if keeps else ""),
        functions=_put(state.functions, seat, state.functions[seat] + turn.append),
        spare=state.spare if keeps else state.spare + hand,
        table=state.table + turn.program,
        running=Running(seat, turn.program, rest=turn.rest, stop=None if turn.program else "done"),
        busy=True,
        begun=keeps,
    )
    if turn.rest:
        kind = "rest"
    elif not turn.program:
        kind = "stop" if card_by_card and state.begun else "nothing"
    else:
        kind = "card" if card_by_card else "program"
    say = words(
        f"did-{kind}",
        seat=SeatName(seat),
        program=turn.program,
        added=len(turn.append),
        append=turn.append,
        last=int(state.last is not None),
    )
    return Step(_event_of(kind, say, seat, notation=write_action(turn), reveals=True, judged=True), after)


def _put(row: tuple[str, ...], seat: int, cards: str) -> tuple[str, ...]:
    return (*row[:seat], cards, *row[seat + 1 :])


# -- it runs ---------------------------------------------------------------------------------------------------------


def _run(state: State, seat: int, program: str) -> list[Step]:
    """Every command a step, a push several (in the order push, capture, arrival of the victim, of the pusher)."""
    told = story(state.deal.ground, state.deal.colours, state.position, seat, program, state.functions[seat])
    return [Step(one.event, replace(state, position=one.position, running=one.running)) for one in told]


class Told(NamedTuple):
    """One thing that people see while a program runs, and how it is after that."""

    event: Event
    position: Position
    running: Running


def story(
    on: Ground, colours: tuple[int, ...], position: Position, seat: int, program: str, function: str
) -> list[Told]:
    """What people see of a program from its first card to its end."""
    found: list[Told] = []
    for ran in run(on, position, seat, program, function):
        if ran.happening is not None:
            position = ran.happening.position
        running = Running(seat, program, ran.at, ran.stop)
        event = _event(on, colours, seat, ran, function)
        if event is not None:
            found.append(Told(event, position, running))
        elif found:
            # The end of a program that ran to its end is nothing to be seen by itself.
            found[-1] = Told(found[-1].event, position, running)
    return found


def _event(on: Ground, colours: tuple[int, ...], seat: int, ran: Ran, function: str) -> Event | None:
    """What people see of a piece of a program; None where there is nothing to see."""
    name = SeatName(seat)
    if ran.happening is not None:
        return _happened(on, colours, seat, ran.happening)
    if ran.stop == "endless_loop":
        return _event_of("loop", words("did-loop", seat=name), seat)
    if ran.stop in ("done", "game_over"):
        return None
    if ran.stop is not None:
        say = words("did-bug", seat=name, number=ran.at.card + 1, why=stop_words(ran.stop))
        return _event_of("bug", say, seat)
    kind = "call" if function else "call-empty"
    return _event_of("call", words(f"did-{kind}", seat=name, depth=ran.at.depth), seat)


def stop_words(stop: str) -> Message:
    """Why a command could not be carried out, in a sentence that a child understands."""
    return words(f"stop-{stop}")


def _happened(on: Ground, colours: tuple[int, ...], seat: int, happening: Happening) -> Event:
    kind, who = happening.kind, happening.seat
    kept = _kept(on, happening)
    say = words(
        f"did-push-{kept}" if kept else f"did-{kind}",
        seat=SeatName(seat),
        colour=COLOURS[colours[who if happening.other < 0 else happening.other]],
        cell=on.layout.name(happening.position.robots[who].square),
        picked=happening.picked,
        brought=happening.brought,
    )
    return Event(kind=kind, say=say, seat=seat, hold=HOLD_MS.get(kind, COMMAND_MS))


def _kept(on: Ground, happening: Happening) -> str:
    """Why a robot that is pushed keeps its diamonds: "rule" (U12) or "full" (U3); "" where it has none to keep, or
    loses one."""
    robots = happening.position.robots
    if happening.kind != "push" or not robots[happening.other].cargo:
        return ""
    if not on.capture:
        return "rule"
    return "full" if len(robots[happening.seat].cargo) >= MAX_CARGO else ""


# -- the turn ends ---------------------------------------------------------------------------------------------------


def _cards_away(state: State) -> State:
    """Everything that was played or not goes to the spare pack (T3)."""
    seat = state.turn
    return replace(
        state,
        spare=state.spare + state.table + state.hands[seat],
        hands=_put(state.hands, seat, ""),
        table="",
        begun=False,
        turns=state.turns + 1,
    )


def _end_of_game(state: State) -> State:
    """Somebody has brought three diamonds home: nothing is drawn any more (E1)."""
    return replace(
        state,
        spare=state.spare + state.table,
        table="",
        busy=False,
        begun=False,
        turns=state.turns + 1,
        over="diamonds",
    )


def _draw(state: State, seat: int, number: int) -> list[Step]:
    """Draw, shuffle the spare pack if need be (T5), begin the last round if there is nothing to shuffle (T6)."""
    if state.last is not None:
        return [_next_in_last_round(state, seat)]
    steps: list[Step] = []
    drawn, pack = state.pack[:number], state.pack[number:]
    state = replace(state, hands=_put(state.hands, seat, drawn), pack=pack)
    if len(drawn) < number and not state.reshuffled and state.spare:
        state = replace(
            state,
            pack="".join(Chance(state.deal.seed, "reshuffle").shuffled(state.spare)),
            spare="",
            reshuffled=True,
        )
        steps.append(Step(_event_of("reshuffle", words("did-reshuffle"), listed=True, reveals=True), state))
        more, pack = state.pack[: number - len(drawn)], state.pack[number - len(drawn) :]
        drawn += more
        state = replace(state, hands=_put(state.hands, seat, drawn), pack=pack)
    say = words("did-draw", seat=SeatName(seat), count=len(drawn))
    if len(drawn) == number:
        state = replace(state, turn=_after(state, seat)[0], busy=False)
        return [*steps, Step(_event_of("draw", say, seat, reveals=True), state)]
    last = tuple(other for other in _after(state, seat) if state.hands[other])
    if drawn:
        steps.append(Step(_event_of("draw", say, seat, reveals=True), state))
    state = _last(state, seat, last)
    return [*steps, Step(_event_of("last-round", words("did-last-round"), listed=True, reveals=True), state)]


def _after(state: State, seat: int) -> tuple[int, ...]:
    """All seats in the order of play, from the one after `seat` to `seat` itself."""
    order = state.deal.order
    at = order.index(seat) + 1
    return order[at:] + order[:at]


def _next_in_last_round(state: State, seat: int) -> Step:
    """Nothing is drawn; the next one who holds a card has a last turn, or the game is over (T6)."""
    assert state.last is not None
    state = _last(state, seat, state.last[1:])
    return Step(_event_of("last-turn", words("did-last-turn", seat=SeatName(seat)), seat), state)


def _last(state: State, seat: int, last: tuple[int, ...]) -> State:
    """Somewhere in the last round: these seats still have their last turn; without any, the game is over."""
    return replace(
        state, last=last, turn=last[0] if last else seat, over=None if last else "deck", busy=False
    )
