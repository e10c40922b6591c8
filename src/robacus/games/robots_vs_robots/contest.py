"""Programs of Robots vs Robots in contests: the one door through which the arena lets them fight.

Fights are the `kernel`'s; everything else only reads, writes and places.  How programs are varied is `breeding`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from robacus.chance import Chance
from robacus.game import Event, InvalidText
from robacus.games.robots_vs_robots import breeding
from robacus.games.robots_vs_robots.battle import Rules
from robacus.games.robots_vs_robots.board import HIGH, LOW, MINE, TRAP, Board, words
from robacus.games.robots_vs_robots.hexes import HEADINGS, distance, hexagon
from robacus.games.robots_vs_robots.kernel import Ground as Field
from robacus.games.robots_vs_robots.library import EVOLVED, PROGRAMS, source
from robacus.games.robots_vs_robots.map_text import write_map
from robacus.games.robots_vs_robots.maps import MAPS, known
from robacus.games.robots_vs_robots.notation import Face, HandIn, Place, read_action, write_action
from robacus.games.robots_vs_robots.options import Options, board_of, rules_of
from robacus.games.robots_vs_robots.placing import inwards, places
from robacus.games.robots_vs_robots.program import EMPTY, read_program, write_order, write_program
from robacus.games.robots_vs_robots.state import State, View
from robacus.games.robots_vs_robots.state import board_of as seen_board
from robacus.programs import Battle as Meeting
from robacus.programs import Programs, Verdict

WILD_RADIUS = (4, 5, 6)
WILD_THINGS = (HIGH, HIGH, HIGH, LOW, LOW, TRAP, MINE)
"""What lies about on a board made by chance, and how often."""


class Contest(Programs):
    """Sixteen cells each."""

    quick = True
    hides = True
    settings = ("board", "hidden_mines", "hidden_traps", "edge", "mine", "zero", "blanks", "turns")

    def read(self, text: str) -> str:
        return write_program(read_program(text))

    def check(self, program: str, options: Options) -> None:
        read = read_program(program)
        if not options.blanks and read != EMPTY and (blank := _first_blank(program)) is not None:
            raise InvalidText(words("program-blank", step=blank))

    def act(self, program: str, view: View, seat: int) -> str:
        """Hand it in; placed robots are the arena's business, but a table without starting places asks for one."""
        if view.placing == seat:
            board = seen_board(view)
            start = view.starts[seat]
            cell = view.places[0] if start is None else start[0]
            head = inwards(board, cell)
            return write_action(Face(head) if view.facing else Place(board.names[cell], head))
        return write_action(HandIn(read_program(program)))

    def starts(self, options: Options, seats: int, seed: str, lot: Chance) -> tuple[str, ...]:
        """Places on the edge with room between them (ST1, ST2), headings by lot."""
        board = known(board_of(options, seed))
        placed: list[int] = []
        for _ in range(seats):
            placed.append(lot.choice(places(board, tuple(placed), seats)))
        # Who places later has less to choose from: seats are dealt out by lot as well.
        placed = lot.shuffled(placed)
        return tuple(write_action(Place(board.names[cell], lot.below(len(HEADINGS)))) for cell in placed)

    def battles(self, battles: Sequence[Meeting]) -> list[Verdict]:
        fields: dict[tuple[Field, int], list[int]] = {}
        for index, battle in enumerate(battles):
            ground = battle.ground
            options = msgspec.json.encode(ground.options, order="sorted")
            fields.setdefault((_field(options, ground.seed), len(battle.programs)), []).append(index)
        verdicts: dict[int, Verdict] = {}
        for (field, _robots), indices in fields.items():
            fought = _fight(field, [battles[index] for index in indices])
            verdicts |= zip(indices, fought, strict=True)
        return [verdicts[index] for index in range(len(battles))]

    def hidden(self, state: State) -> State:
        """Robots, shots and what they do, without sheets, pointers and the steps that were read."""
        nothing: tuple[None, ...] = (None,) * state.deal.seats
        battle, moment = state.battle, state.moment
        if battle is not None:
            robots = tuple(replace(robot, pointer=0, dead=frozenset()) for robot in battle.robots)
            battle = replace(battle, programs=(), robots=robots)
        if moment is not None:
            moment = replace(moment, readings=())
        return replace(state, programs=nothing, battle=battle, moment=moment)

    def hushed(self, event: Event) -> Event:
        """What everybody reads in a turn is not told."""
        if event.kind != "read":
            return event
        turn = dict(event.say.args)["turn"]
        return replace(event, say=words("told-turn", turn=turn, what=words("told-reading")))

    # -- what comes with the game, and new ones --------------------------------------------------------------------

    def library(self) -> Mapping[str, str]:
        return {name: source(name) for name in PROGRAMS}

    def evolved(self) -> Mapping[str, str]:
        return {name: source(name) for name in EVOLVED}

    def grounds(self) -> Sequence[dict[str, Any]]:
        return [{"map": name} if name != MAPS[0] else {} for name in MAPS]

    def distinct(self, options: dict[str, Any]) -> dict[str, Any]:
        """A board of one's own takes the place of a named one."""
        own = str(options.get("board", "")).strip()
        return {name: value for name, value in options.items() if name != "map"} if own else options

    def wild(self, chance: Chance) -> dict[str, Any]:
        """A hexagon with walls, and sometimes traps and mines, away from the edge."""
        radius = chance.choice(WILD_RADIUS)
        inside = [at for at in hexagon(radius) if distance(at, (0, 0)) < radius]
        cells = chance.shuffled(inside)[: chance.below(3 * radius)]
        board = Board(hexagon(radius), {at: chance.choice(WILD_THINGS) for at in cells})
        return {"board": write_map(board)}

    def random(self, chance: Chance) -> str:
        return write_program(breeding.random_program(chance))

    def varied(self, program: str, chance: Chance) -> str:
        return write_program(breeding.varied(read_program(program), chance))

    def crossed(self, one: str, other: str, chance: Chance) -> str:
        return write_program(breeding.crossed(read_program(one), read_program(other), chance))

    def written(self, program: str, remarks: Sequence[str] = ()) -> str:
        """Remarks, then one cell a line with its number."""
        orders = read_program(program).orders
        lines = [f"# {' '.join(remark.split())}" for remark in remarks]
        lines += [f"{write_order(order):6}# {step:2}" for step, order in enumerate(orders)]
        return "".join(f"{line}\n" for line in lines)


def _first_blank(program: str) -> int | None:
    kinds = [order.kind for order in read_program(program).orders]
    return kinds.index("-") if "-" in kinds else None


# -- fighting --------------------------------------------------------------------------------------------------------


def _fight(field: Field, battles: Sequence[Meeting]) -> Iterator[Verdict]:
    """How battles end that are all on one board, with the same number of robots."""
    numbers: dict[str, int] = {}
    fights = [
        [
            (numbers.setdefault(program, len(numbers)), _place(field.board, start))
            for program, start in zip(battle.programs, battle.ground.starts, strict=True)
        ]
        for battle in battles
    ]
    for fought in field.fights([read_program(program) for program in numbers], fights):
        yield Verdict(fought.result.sharers, fought.turns)


@lru_cache(maxsize=1024)
def _field(options: bytes, seed: str) -> Field:
    """The board and the rules of a table; the same object for the same board and rules."""
    chosen = msgspec.json.decode(options, type=Options)
    return _prepared(board_of(chosen, seed), rules_of(chosen))


@lru_cache(maxsize=256)
def _prepared(board: Board, rules: Rules) -> Field:
    return Field(board, rules)


@lru_cache(maxsize=4096)
def _place(board: Board, start: str) -> tuple[int, int]:
    place = read_action(start)
    assert isinstance(place, Place) and place.head is not None
    return board.named(place.hex), place.head
