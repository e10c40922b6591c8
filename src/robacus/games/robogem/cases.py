"""The conformance cases of Robogem: programs, whole turns, numbers of choices, layouts, refusals, views.

Cases write cards as words and squares as ``[x, y]``; everything else is said where a kind is run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from robacus.cases import CaseFailure, CaseKind, differences
from robacus.game import IllegalAction, InvalidText
from robacus.games.robogem import turns
from robacus.games.robogem.cards import pairs, sequences
from robacus.games.robogem.ending import outcome
from robacus.games.robogem.layout import COLOURS, HEADINGS, Layout, check_layout, parse_rows
from robacus.games.robogem.moves import Position, Robot, ground, result, start_position
from robacus.games.robogem.notation import Turn
from robacus.games.robogem.options import Options
from robacus.games.robogem.state import Deal, State, look

LETTERS = {"FWD": "F", "LEFT": "L", "RIGHT": "R", "FUN": "f"}
WORDS = {letter: word for word, letter in LETTERS.items()}


class GivenRobot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A robot as a case has it."""

    pos: tuple[int, int]
    dir: str
    cargo: int
    base: int


class GivenPosition(msgspec.Struct, frozen=True):
    """A position as a case has it."""

    robots: dict[str, GivenRobot]
    diamonds: list[tuple[int, int]]
    winner: str | None


class GivenTurn(msgspec.Struct, frozen=True):
    """An action as a case has it."""

    program: list[str]
    append: list[str]
    rest: bool

    def turn(self) -> Turn:
        return Turn(letters(self.program), letters(self.append), self.rest)


def letters(cards: list[str]) -> str:
    """Cards of a case as a string."""
    return "".join(LETTERS[card] for card in cards)


def counted(cards: str) -> dict[str, int]:
    """Cards as a case counts them."""
    return {WORDS[card]: number for card, number in Counter(cards).items()}


def position_of_case(given: GivenPosition, layout: Layout, seats: list[str]) -> Position:
    """The position of a case; diamonds get numbers in the order in which they are found."""
    numbers = iter(range(1_000))
    diamonds = tuple((y * layout.width + x, next(numbers)) for x, y in given.diamonds)
    robots = []
    for colour in seats:
        robot = given.robots[colour]
        square = robot.pos[1] * layout.width + robot.pos[0]
        cargo = tuple(next(numbers) for _ in range(robot.cargo))
        banked = tuple(next(numbers) for _ in range(robot.base))
        robots.append(Robot(square, HEADINGS.index(robot.dir), cargo, banked))
    winner = None if given.winner is None else seats.index(given.winner)
    return Position(tuple(robots), tuple(sorted(diamonds)), winner)


def shown_position(position: Position, layout: Layout, seats: list[str]) -> dict[str, Any]:
    """A position as cases expect it: robots, diamonds, winner."""

    def place(square: int) -> list[int]:
        return [square % layout.width, square // layout.width]

    robots = {
        colour: {
            "pos": place(robot.square),
            "dir": HEADINGS[robot.heading],
            "cargo": len(robot.cargo),
            "base": len(robot.banked),
        }
        for colour, robot in zip(seats, position.robots, strict=True)
    }
    winner = None if position.winner is None else seats[position.winner]
    diamonds = [place(square) for square, _number in position.diamonds]
    return {"robots": robots, "diamonds": diamonds, "winner": winner}


def in_order(robots: Mapping[str, object]) -> list[str]:
    """The colours of a case in the order of play."""
    return [colour for colour in COLOURS if colour in robots]


def colour_indices(seats: list[str]) -> tuple[int, ...]:
    return tuple(map(COLOURS.index, seats))


# -- exec and beginner -----------------------------------------------------------------------------------------------


class Choices(msgspec.Struct, frozen=True):
    """The options of an ``exec`` case."""

    capture: bool
    open_unused_bases: bool


class ExecExpected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stop: str
    executed: int
    trace: list[str]
    robots: dict[str, GivenRobot]
    diamonds: list[tuple[int, int]]
    winner: str | None


class Exec(msgspec.Struct, frozen=True, kw_only=True):
    """One committed program on a position."""

    rules: list[str]
    map: list[str]
    options: Choices
    before: GivenPosition
    active: str
    program: list[str]
    function: list[str]
    expect: ExecExpected


def check_exec(case: Exec) -> Iterator[CaseFailure]:
    layout, seats = parse_rows(case.map), in_order(case.before.robots)
    on = ground(
        layout,
        colour_indices(seats),
        capture=case.options.capture,
        open_unused=case.options.open_unused_bases,
    )
    position = position_of_case(case.before, layout, seats)
    ended = result(on, position, seats.index(case.active), letters(case.program), letters(case.function))
    actual = {
        "stop": ended.stop,
        "executed": len(ended.trace),
        "trace": [WORDS[card] for card in ended.trace],
        **shown_position(ended.position, layout, seats),
    }
    yield from differences("expect", msgspec.to_builtins(case.expect), actual)


class BeginnerExpected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards_done: int
    stop: str | None
    turn_over: bool
    robots: dict[str, GivenRobot]
    diamonds: list[tuple[int, int]]
    winner: str | None


class Beginner(msgspec.Struct, frozen=True, kw_only=True):
    """Cards chosen and carried out one at a time (B1)."""

    rules: list[str]
    map: list[str]
    before: GivenPosition
    active: str
    cards: list[str]
    expect: BeginnerExpected


def check_beginner(case: Beginner) -> Iterator[CaseFailure]:
    layout, seats = parse_rows(case.map), in_order(case.before.robots)
    seat = seats.index(case.active)
    # One card more than is played: the turn goes on as long as there is one.
    hand = letters(case.cards) + "F"
    state = replace(
        _state(layout, seats, position_of_case(case.before, layout, seats), Options(beginners="all")),
        hands=tuple(hand if other == seat else "F" for other in range(len(seats))),
        turn=seat,
    )
    done, stop = 0, None
    for card in letters(case.cards):
        steps = turns.play(state, seat, Turn(card))
        state = steps[-1].state
        assert state.running is not None
        if state.running.stop not in ("done", "game_over"):
            stop = state.running.stop
            break
        done += 1
    actual = {
        "cards_done": done,
        "stop": stop,
        "turn_over": not state.begun,
        **shown_position(state.position, layout, seats),
    }
    yield from differences("expect", msgspec.to_builtins(case.expect), actual)


# -- turn ------------------------------------------------------------------------------------------------------------


class TurnBefore(GivenPosition, frozen=True, kw_only=True):
    seats: list[str]
    hands: dict[str, list[str]]
    deck_top_first: list[str]
    spare: list[str]
    reshuffled: bool
    functions: dict[str, list[str]]


class Logged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    player: str
    stop: str


class TurnExpected(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    log: list[Logged]
    hands: dict[str, dict[str, int]] | UnsetType = UNSET
    hand_sizes: dict[str, int] | UnsetType = UNSET
    deck: int
    spare: dict[str, int]
    reshuffled: bool
    functions: dict[str, list[str]]
    last_round: bool
    over: str | None
    next: str | None
    winners: list[str] | None
    turns: int
    robots: dict[str, GivenRobot]
    diamonds: list[tuple[int, int]]
    winner: str | None


class Turns(msgspec.Struct, frozen=True, kw_only=True):
    """Whole turns, with hands and packs."""

    rules: list[str]
    map: list[str]
    before: TurnBefore
    actions: list[GivenTurn]
    expect: TurnExpected


def _state(layout: Layout, seats: list[str], position: Position, options: Options) -> State:
    """A state with this position and no hands."""
    colours = colour_indices(seats)
    everybody = range(len(seats))
    deal = Deal(
        options=options,
        seats=len(seats),
        seed="0" * 32,
        ground=ground(layout, colours, capture=options.capture, open_unused=options.open_unused_bases),
        colours=colours,
        order=tuple(everybody),
        beginners=frozenset(everybody if options.beginners else ()),
    )
    return State(
        deal=deal,
        position=position,
        hands=("",) * len(seats),
        functions=("",) * len(seats),
        pack="F" * 10,
        spare="",
        turn=0,
    )


def check_turn(case: Turns) -> Iterator[CaseFailure]:
    layout, before, seats = parse_rows(case.map), case.before, case.before.seats
    state = replace(
        _state(layout, seats, position_of_case(before, layout, seats), Options(functions=True)),
        hands=tuple(letters(before.hands[colour]) for colour in seats),
        functions=tuple(letters(before.functions[colour]) for colour in seats),
        pack=letters(before.deck_top_first),
        spare=letters(before.spare),
        reshuffled=before.reshuffled,
    )
    log = []
    for given in case.actions:
        seat = state.turn
        state = turns.play(state, seat, given.turn())[-1].state
        assert state.running is not None
        log.append({"player": seats[seat], "stop": state.running.stop})
    ended = outcome(state)
    actual = {
        "log": log,
        "hands": {colour: counted(hand) for colour, hand in zip(seats, state.hands, strict=True)},
        "hand_sizes": {colour: len(hand) for colour, hand in zip(seats, state.hands, strict=True)},
        "deck": len(state.pack),
        "spare": counted(state.spare),
        "reshuffled": state.reshuffled,
        "functions": {
            colour: [WORDS[card] for card in function]
            for colour, function in zip(seats, state.functions, strict=True)
        },
        "last_round": state.last is not None,
        "over": state.over,
        "next": None if state.over else seats[state.turn],
        "winners": None if ended is None else [seats[seat] for seat in ended.winners],
        "turns": state.turns,
        **shown_position(state.position, layout, seats),
    }
    expected = msgspec.to_builtins(case.expect)
    if "hands" not in expected and "hand_sizes" not in expected:
        yield CaseFailure("expect", "hands or hand_sizes", "neither")
    for field in ("hands", "hand_sizes"):
        if field not in expected:
            del actual[field]
    yield from differences("expect", expected, actual)


# -- count, layout, illegal_action, view -----------------------------------------------------------------------------


class CountExpected(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    distinct_programs_incl_empty: int
    program_append_pairs: int | UnsetType = UNSET
    rest_options: int | UnsetType = UNSET


class Count(msgspec.Struct, frozen=True, kw_only=True):
    """How many different choices a hand has (N1)."""

    rules: list[str]
    hand: list[str]
    function_room: int | UnsetType = UNSET
    expect: CountExpected


def check_count(case: Count) -> Iterator[CaseFailure]:
    hand = letters(case.hand)
    actual = {"distinct_programs_incl_empty": len(sequences(hand))}
    if case.function_room is not UNSET:
        actual["program_append_pairs"] = pairs(hand, case.function_room)
        actual["rest_options"] = len(sequences(hand, case.function_room))
    yield from differences("expect", msgspec.to_builtins(case.expect), actual)


class LayoutExpected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ok: bool
    error: str | None


class LayoutCase(msgspec.Struct, frozen=True, kw_only=True):
    """Can one play on this board (L2)?"""

    rules: list[str]
    map: list[str]
    expect: LayoutExpected


def check_layout_case(case: LayoutCase) -> Iterator[CaseFailure]:
    error = None
    try:
        check_layout(parse_rows(case.map))
    except InvalidText as refused:
        error = _error_kind(refused)
    yield from differences("expect", msgspec.to_builtins(case.expect), {"ok": error is None, "error": error})


def _error_kind(error: InvalidText) -> str:
    """The reason as cases name it."""
    kind = error.message.id.rpartition(":")[2]
    colour = dict(error.message.args).get("colour", "")
    return {
        "layout-few-diamonds": "at least 3 diamonds",
        "layout-bases": "four different bases",
        "layout-unreachable": "unreachable diamond",
        "layout-closed-base": f"base {colour} cannot be left",
    }.get(kind, kind)


class Illegal(msgspec.Struct, frozen=True, kw_only=True):
    """An action that must be refused, with nothing changed."""

    rules: list[str]
    hand: list[str]
    function_length: int
    functions_enabled: bool
    action: GivenTurn
    expect: str


REFUSED = "refused, state unchanged"
EMPTY = ["R..G", "....", "....", "Y..B"]


def check_illegal(case: Illegal) -> Iterator[CaseFailure]:
    seats = ["red", "blue"]
    layout = parse_rows(EMPTY)
    position = start_position(layout, colour_indices(seats))
    state = replace(
        _state(layout, seats, position, Options(functions=case.functions_enabled)),
        hands=(letters(case.hand), "FFFLR"),
        functions=("F" * case.function_length, ""),
    )
    before = msgspec.json.encode(look(state, 0)), state.cards
    actual = "accepted"
    try:
        turns.play(state, 0, case.action.turn())
    except IllegalAction:
        unchanged = before == (msgspec.json.encode(look(state, 0)), state.cards)
        actual = REFUSED if unchanged else "refused, state changed"
    yield from differences("expect", case.expect, actual)


class ViewCase(msgspec.Struct, frozen=True, kw_only=True):
    """Who sees which hand (O2)."""

    rules: list[str]
    closed_hands: bool
    viewer: str
    hands: dict[str, list[str]]
    expect: dict[str, list[str] | int]


def check_view(case: ViewCase) -> Iterator[CaseFailure]:
    seats = in_order(case.hands)
    layout = parse_rows(EMPTY)
    position = start_position(layout, colour_indices(seats))
    state = replace(
        _state(layout, seats, position, Options(closed_hands=case.closed_hands)),
        hands=tuple(letters(case.hands[colour]) for colour in seats),
    )
    view = look(state, seats.index(case.viewer))
    actual = {
        colour: hand if isinstance(hand, int) else sorted(WORDS[card] for card in hand)
        for colour, hand in zip(seats, view.hands, strict=True)
    }
    expected = {
        colour: hand if isinstance(hand, int) else sorted(hand) for colour, hand in case.expect.items()
    }
    yield from differences("expect", expected, actual)


CASES: Mapping[str, CaseKind] = {
    "exec": CaseKind(Exec, check_exec),
    "beginner": CaseKind(Beginner, check_beginner),
    "turn": CaseKind(Turns, check_turn),
    "count": CaseKind(Count, check_count),
    "layout": CaseKind(LayoutCase, check_layout_case),
    "illegal_action": CaseKind(Illegal, check_illegal),
    "view": CaseKind(ViewCase, check_view),
}
"""What `Game.cases` gives."""
