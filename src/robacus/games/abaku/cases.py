"""The conformance cases of Abaku: strings of digits, placements, positions, whole games, and rules around the turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from robacus.cases import CaseFailure, CaseKind, differences
from robacus.game import IllegalAction, Step
from robacus.games.abaku import turns
from robacus.games.abaku.arithmetic import examples_in, readings
from robacus.games.abaku.layout import Layout, layout_of
from robacus.games.abaku.options import MAX_BAG, RACK, Options
from robacus.games.abaku.placing import Laid, Placement, Position, Rules, as_placement
from robacus.games.abaku.refusals import Refused
from robacus.games.abaku.search import all_placements
from robacus.games.abaku.situation_text import board_of
from robacus.games.abaku.state import Deal, Held, State, faces

Tile = list[int | str | bool]
"""Row, column, digit, and true for a joker."""
"""As cases write it where it is compared."""
Scored = tuple[int, int, str, str, int]
Seats = Annotated[int, Meta(ge=1, le=4)]
Player = Annotated[int, Meta(ge=0, le=3)]
Hand = Annotated[str, Meta(pattern=r"^[0-9?]*$", max_length=RACK)]
"""Digits, ``?`` for a joker."""
Row = Annotated[str, Meta(pattern=r"^[0-9]*$", max_length=60)]
"""Digits; no board is as long as that."""
Bag = Annotated[str, Meta(pattern=r"^[0-9]*$", max_length=MAX_BAG)]


class TileGiven(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A tile as cases lay it."""

    row: int
    column: int
    digit: Annotated[str, Meta(pattern=r"^[0-9]$")]
    joker: bool = False


class RulesGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a case."""

    zero: Literal["new", "either"] = "new"
    zero_only_contact: bool = True
    rack: Annotated[int, Meta(ge=1, le=RACK)] = RACK

    def rules(self) -> Rules:
        return Rules(self.zero, self.zero_only_contact, self.rack)


class OnBoard(msgspec.Struct, frozen=True, kw_only=True):
    """What all cases with a board have."""

    layout: list[str]
    board: list[str]
    rules: RulesGiven = RulesGiven()

    def position(self) -> Position:
        layout = _layout(self.layout)
        return Position(layout, board_of(layout, self.board), self.rules.rules())


def _layout(rows: list[str]) -> Layout:
    return layout_of(rows, "plain")


def _placement(tiles: list[TileGiven]) -> Placement:
    return as_placement([Laid(tile.row, tile.column, tile.digit, tile.joker) for tile in tiles])


def _written(placement: Placement) -> list[list[Any]]:
    return [[tile.row, tile.column, tile.digit, *([True] * tile.joker)] for tile in placement]


# -- string ----------------------------------------------------------------------------------------------------------


class StringCase(msgspec.Struct, frozen=True, kw_only=True):
    """All examples in a row of digits."""

    digits: Row
    examples: list[tuple[int, int, list[str]]]
    distinct: int


def check_string(case: StringCase) -> Iterator[CaseFailure]:
    found = [
        [start, end, sorted(map(str, readings(case.digits[start:end])))]
        for start, end in examples_in(case.digits)
    ]
    wanted = [[start, end, sorted(ways)] for start, end, ways in case.examples]
    yield from differences("examples", wanted, found)
    yield from differences("distinct", case.distinct, len(found))


# -- move and illegal ------------------------------------------------------------------------------------------------


class MoveCase(OnBoard, frozen=True, kw_only=True):
    """A legal placement and its points."""

    place: list[TileGiven]
    legal: bool
    score: int
    examples: list[Scored]


def check_move(case: MoveCase) -> Iterator[CaseFailure]:
    position = case.position()
    placement = _placement(case.place)
    refusal = position.refusal(placement)
    yield from differences("legal", case.legal, refusal is None)
    if refusal is not None:
        return
    found = position.judge(placement)
    size = position.layout.size
    scored = [
        [*divmod(example.field, size), "V" if example.down else "H", example.digits, example.points]
        for example in found.examples
    ]
    yield from differences("score", case.score, found.score)
    yield from differences("examples", sorted(map(list, case.examples)), sorted(scored))


class IllegalCase(OnBoard, frozen=True, kw_only=True):
    """A placement that must be refused."""

    place: list[TileGiven]
    legal: bool
    reason: str


def check_illegal(case: IllegalCase) -> Iterator[CaseFailure]:
    refusal = case.position().refusal(_placement(case.place))
    yield from differences("legal", case.legal, refusal is None)
    yield from differences("reason", case.reason, None if refusal is None else refusal.code)


# -- position --------------------------------------------------------------------------------------------------------


class PositionCase(OnBoard, frozen=True, kw_only=True):
    """All legal placements of a rack."""

    rack: Hand
    legal_placements: int
    best_score: int
    sum_of_scores: int
    best: list[list[Tile]]
    n_best: int
    by_tiles: dict[str, int]
    top_scores: list[int]


def check_position(case: PositionCase) -> Iterator[CaseFailure]:
    found = all_placements(case.position(), case.rack)
    scores = sorted((score for _placement, score in found), reverse=True)
    best = max(scores, default=0)
    top = sorted(placement for placement, score in found if score == best)
    by_tiles = Counter(str(len(placement)) for placement, _score in found)
    yield from differences("legal_placements", case.legal_placements, len(found))
    yield from differences("best_score", case.best_score, best)
    yield from differences("sum_of_scores", case.sum_of_scores, sum(scores))
    yield from differences("n_best", case.n_best, len(top))
    yield from differences("best", case.best, list(map(_written, top[:6])))
    yield from differences("by_tiles", case.by_tiles, dict(by_tiles))
    yield from differences("top_scores", case.top_scores, scores[:5])


# -- game ------------------------------------------------------------------------------------------------------------


class TurnGiven(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One turn of a game and what it has to come to."""

    player: Player
    action: Literal["play", "exchange", "pass", "timeout", "resign"]
    total: list[int]
    rack_after: str
    score: int | UnsetType = UNSET
    place: list[TileGiven] | UnsetType = UNSET
    tiles: list[str] | UnsetType = UNSET


class GameCase(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game, replayed."""

    layout: list[str]
    players: Seats
    bag: Bag
    initial_racks: list[str]
    turns: list[TurnGiven]
    end: str
    adjustment: list[int]
    final: list[int]
    winners: list[int]
    board: list[str]
    left_in_bag: str
    racks_left: list[str]
    rules: RulesGiven = RulesGiven()


def game_state(layout: Layout, rules: Rules, seats: int, bag: str) -> State:
    """A game that begins with this bag, dealt; exchanged tiles go to the end of the bag."""
    return turns.deal(
        State(
            deal=Deal(
                options=Options(),
                seats=seats,
                seed="",
                layout=layout,
                rules=rules,
                copies=tuple(bag.count(digit) for digit in "0123456789"),
                shuffles=False,
            ),
            board=layout.empty(),
            bag=bag,
            racks=((),) * seats,
            drawn=(0,) * seats,
            zeros=(0,) * seats,
            scores=(0,) * seats,
            empty=(0,) * seats,
            turn=0,
        )
    )


def check_game(case: GameCase) -> Iterator[CaseFailure]:
    state = game_state(_layout(case.layout), case.rules.rules(), case.players, case.bag)
    yield from differences("initial_racks", _racks(case.initial_racks), _racks(map(faces, state.racks)))
    for number, turn in enumerate(case.turns):
        where = f"turns[{number}]"
        known = turn.player < case.players
        if state.ending is not None or not known or (turn.action != "resign" and state.turn != turn.player):
            yield CaseFailure(f"{where}.player", turn.player, None if state.ending else state.turn)
            return
        try:
            state = _played(state, turn)[-1].state
        except IllegalAction as error:
            yield CaseFailure(where, turn.action, str(error))
            return
        if turn.score is not UNSET:
            yield from differences(f"{where}.score", turn.score, state.turns[-1].points)
        yield from differences(f"{where}.total", turn.total, list(state.scores))
        rack = faces(state.racks[turn.player])
        yield from differences(f"{where}.rack_after", sorted(turn.rack_after), sorted(rack))
    ending = state.ending
    if ending is None:
        yield CaseFailure("end", case.end, "the game goes on")
        return
    yield from differences("end", case.end, ending.kind)
    yield from differences("adjustment", case.adjustment, list(ending.adjustments))
    yield from differences("final", case.final, list(state.finals))
    # A case counts everybody who has not lost by default or by giving up as a winner, whatever the points.
    by_default = ending.kind in ("forfeit", "resign")
    won = turns.unbeaten(state) if by_default else turns.winners(state)
    yield from differences("winners", case.winners, list(won))
    yield from differences("board", "".join(case.board), state.board)
    yield from differences("left_in_bag", case.left_in_bag, state.bag)
    yield from differences("racks_left", _racks(case.racks_left), _racks(map(faces, state.racks)))


def _played(state: State, turn: TurnGiven) -> tuple[Step, ...]:
    match turn.action:
        case "play":
            return turns.place(state, turn.player, _placement(turn.place or []), 0)
        case "exchange":
            return turns.exchange(state, turn.player, "".join(turn.tiles or []), 0)
        case "resign":
            return turns.resign(state, turn.player, 0)
        case kind:
            return turns.empty_turn(state, turn.player, kind, 0)


def _racks(racks: Any) -> list[list[str]]:
    return [sorted(rack) for rack in racks]


# -- protocol --------------------------------------------------------------------------------------------------------


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """What a case says of the state; what it does not say does not matter."""

    bag: int = 0
    rack: str = ""
    turn: int = 0


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody tries."""

    exchange: str | None = None
    place: str | None = None
    player: int | None = None


class ProtocolCase(msgspec.Struct, frozen=True, kw_only=True):
    """A small rule around the turn, in one of three shapes."""

    state: Standing | None = None
    action: Wanted | None = None
    legal: bool | None = None
    reason: str | None = None
    draws: str | None = None
    next: str | None = None
    draws_p0: str | None = None
    draws_p1: str | None = None
    next_p1: str | None = None
    becomes: str | None = None
    certain: str = ""


def check_protocol(case: ProtocolCase) -> Iterator[CaseFailure]:
    if case.state is not None and case.action is not None and case.legal is not None:
        reason = _protocol_reason(case.state, case.action)
        yield from differences("legal", case.legal, reason is None)
        yield from differences("reason", case.reason, reason)
    elif case.draws is not None and case.next is not None and case.becomes is not None:
        yield from differences("becomes", case.becomes, turns.becomes(case.next, case.draws.count("0")))
    elif case.draws_p1 is not None and case.next_p1 is not None and case.becomes is not None:
        yield from differences("becomes", case.becomes, turns.becomes(case.next_p1, case.draws_p1.count("0")))
    else:
        yield CaseFailure("kind", "one of three shapes", "none of them")


def _protocol_reason(given: Standing, wanted: Wanted) -> str | None:
    """The code with which the table refuses, None when it does not."""
    if wanted.player is not None and wanted.player != given.turn:
        return "not-your-turn"
    if wanted.exchange is not None and wanted.place is not None:
        # An action is one of the two and cannot even be written as both.
        return "one-option-per-turn"
    state = game_state(_layout(["..."] * 3), Rules(), 2, "")
    rack = tuple(Held(number, face) for number, face in enumerate(given.rack))
    state = msgspec.structs.replace(state, bag="1" * given.bag, racks=(rack, rack), turn=given.turn)
    try:
        if wanted.exchange is not None:
            turns.exchange(state, given.turn, wanted.exchange, 0)
        elif wanted.place is not None:
            turns.take(rack, wanted.place)
    except Refused as error:
        return error.code
    return None


CASES: Mapping[str, CaseKind] = {
    "string": CaseKind(StringCase, check_string),
    "move": CaseKind(MoveCase, check_move),
    "illegal": CaseKind(IllegalCase, check_illegal),
    "position": CaseKind(PositionCase, check_position),
    "game": CaseKind(GameCase, check_game),
    "protocol": CaseKind(ProtocolCase, check_protocol),
}
"""What `Game.cases` gives."""
