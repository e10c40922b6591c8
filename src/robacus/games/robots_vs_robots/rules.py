"""The table game of Robots vs Robots: placing, writing programs, and the fight, as a `Game`.

Robots are placed one after the other, the first by lot (ST1, ST2); then all write their programs at the same time
and in secret (ST3); when the last one is handed in the fight is played at once, as one action with many steps
(`story`).  What a turn does is `stages`; how it looks is `scene`; what can be done is `controls`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec.structs import replace

from robacus.cases import CaseKind
from robacus.chance import Chance
from robacus.game import (
    Choice,
    Control,
    Event,
    Game,
    IllegalAction,
    Outcome,
    Preview,
    Step,
    later,
    later_all,
)
from robacus.games.robots_vs_robots import notation, story
from robacus.games.robots_vs_robots.board import words
from robacus.games.robots_vs_robots.fight import points
from robacus.games.robots_vs_robots.notation import Action, Face, HandIn, Place
from robacus.games.robots_vs_robots.options import Options as TableOptions
from robacus.games.robots_vs_robots.options import board_of, check_options, rules_of
from robacus.games.robots_vs_robots.placing import MIN_DISTANCE, inwards, places
from robacus.games.robots_vs_robots.program import CELLS, EMPTY, Program, filled
from robacus.games.robots_vs_robots.random_program import random_program
from robacus.games.robots_vs_robots.state import Deal, State, look
from robacus.games.robots_vs_robots.state import View as TableView
from robacus.scene import Scene
from robacus.speech import Message, SeatName, Speech

PHASES = ("place", "program", "fight", "over")


class RobotsVsRobots(Game):
    """Robots vs Robots for 2 to 6 players."""

    name = "robots-vs-robots"
    ruleset = 1
    rulesets = (1,)
    seats = range(2, 7)
    usual_seats = 2
    Options = TableOptions
    View = TableView
    levels = ("easy", "normal", "strong")
    secrets = True
    programs = later("contest:Contest")
    desks = later_all("desk_board:BoardDesk")
    papers = later_all("papers:ProgramPaper", "papers:BoardPaper")
    folder = Path(__file__).parent

    # -- setting up ------------------------------------------------------------------------------------------------

    def check(self, options: TableOptions, seats: int) -> None:
        check_options(options, seats)

    def start(self, options: TableOptions, seats: int, seed: str) -> State:
        """The board, and who places first by lot (ST1)."""
        first = Chance(seed, "first").below(seats)
        deal = Deal(
            options=options,
            seats=seats,
            board=board_of(options, seed),
            rules=rules_of(options),
            order=tuple((first + index) % seats for index in range(seats)),
        )
        return State(deal=deal, programs=(None,) * seats)

    # -- playing ---------------------------------------------------------------------------------------------------

    def to_act(self, state: State) -> frozenset[int]:
        if state.placing is not None:
            return frozenset({state.placing})
        if state.phase == "program":
            return frozenset(seat for seat, program in enumerate(state.programs) if program is None)
        return frozenset()

    def legal(self, state: State, seat: int) -> Iterator[Action] | None:
        """Places, or headings; a program can be anything."""
        if state.phase == "program":
            return None
        return self._placing(state, seat)

    def _placing(self, state: State, seat: int) -> Iterator[Action]:
        if state.placing != seat:
            return
        if state.placed and state.placed[-1][1] is None:
            yield from map(Face, range(6))
        else:
            for cell in self._places(state):
                yield Place(state.deal.board.names[cell])

    def _places(self, state: State) -> tuple[int, ...]:
        return places(state.deal.board, tuple(cell for cell, _head in state.placed), state.deal.seats)

    def sample(self, state: State, seat: int, chance: Chance) -> Action:
        """A random place, heading, or program."""
        if state.phase == "program":
            program = random_program(chance)
            return HandIn(program if state.deal.options.blanks else filled(program))
        return chance.choice(list(self._placing(state, seat)))

    def apply(self, state: State, seat: int, action: Action, at: int) -> tuple[Step, ...]:
        if state.phase in ("fight", "over"):
            raise IllegalAction(words("game-over"))
        match action:
            case Place():
                return self._place(state, seat, action, at)
            case Face(head):
                return self._face(state, seat, head, at)
            case HandIn(program):
                return self._hand_in(state, seat, program, at)

    def _need_placing(self, state: State, seat: int, *, facing: bool) -> None:
        if state.phase != "place":
            raise IllegalAction(words("placed-already"))
        assert state.placing is not None
        if state.placing != seat:
            raise IllegalAction(words("somebody-else-places", seat=SeatName(state.placing)))
        turning = bool(state.placed) and state.placed[-1][1] is None
        if turning != facing:
            raise IllegalAction(words("face-now" if turning else "place-first"))

    def _place(self, state: State, seat: int, action: Place, at: int) -> tuple[Step, ...]:
        self._need_placing(state, seat, facing=False)
        board = state.deal.board
        cell = board.named(action.hex)
        if cell not in self._places(state):
            raise IllegalAction(self._why_not(state, cell))
        state = replace(state, at=at, placed=(*state.placed, (cell, action.head)))
        say = words("told-placed", seat=SeatName(seat), hex=board.names[cell])
        if action.head is not None:
            state = self._next(state, at)
        event = Event(kind="placed", say=say, seat=seat, notation=notation.write_action(action))
        return (Step(event, state),)

    def _why_not(self, state: State, cell: int) -> Message:
        """Why a robot may not be placed on a hex."""
        board = state.deal.board
        name = board.names[cell]
        if cell not in board.starts:
            return words("place-edge", hex=name)
        for who, (taken, _head) in zip(state.deal.order, state.placed, strict=False):
            if board.distance(cell, taken) < MIN_DISTANCE:
                return words("place-near", hex=name, seat=SeatName(who), between=MIN_DISTANCE - 1)
        return words("place-room", hex=name)

    def _face(self, state: State, seat: int, head: int, at: int) -> tuple[Step, ...]:
        self._need_placing(state, seat, facing=True)
        cell, _head = state.placed[-1]
        state = self._next(replace(state, at=at, placed=(*state.placed[:-1], (cell, head))), at)
        say = words("told-faced", seat=SeatName(seat), heading=story.heading_words(head))
        return (
            Step(Event(kind="faced", say=say, seat=seat, notation=notation.write_action(Face(head))), state),
        )

    def _next(self, state: State, at: int) -> State:
        """After the last robot has been placed all write."""
        if len(state.placed) < state.deal.seats:
            return state
        seconds = state.deal.options.program_seconds
        return replace(state, phase="program", ends_at=at + seconds * 1000 if seconds else None)

    def _hand_in(self, state: State, seat: int, program: Program, at: int) -> tuple[Step, ...]:
        if state.phase == "place":
            raise IllegalAction(words("place-before"))
        if not state.deal.options.blanks and program.filled < CELLS and program != EMPTY:
            step = [order.kind for order in program.orders].index("-")
            raise IllegalAction(words("program-blank", step=step))
        again = state.programs[seat] is not None
        programs = (*state.programs[:seat], program, *state.programs[seat + 1 :])
        state = replace(state, at=at, programs=programs)
        say = words("told-changed" if again else "told-ready", seat=SeatName(seat))
        steps = (Step(Event(kind="ready", say=say, seat=seat, listed=True), state),)
        return steps if None in programs else (*steps, *story.tell(state))

    def deadline(self, state: State) -> int | None:
        return state.ends_at if state.phase == "program" else None

    def tick(self, state: State, at: int) -> tuple[Step, ...]:
        """The time for writing is over: who has handed in nothing has an empty program."""
        programs = tuple(program or EMPTY for program in state.programs)
        state = replace(state, at=at, programs=programs, ends_at=None)
        return (Step(Event(kind="time", say=words("told-time"), listed=True), state), *story.tell(state))

    def absent(self, state: State, seat: int) -> Action | None:
        """Who has left is placed on the first free hex, and has sixteen empty cells."""
        if state.placing == seat:
            if state.placed and state.placed[-1][1] is None:
                return Face(inwards(state.deal.board, state.placed[-1][0]))
            cell = self._places(state)[0]
            return Place(state.deal.board.names[cell], inwards(state.deal.board, cell))
        if state.phase == "program" and state.programs[seat] is None:
            return HandIn(EMPTY)
        return None

    def commutes(self, action: Action) -> bool:
        """Programs are written at the same time, and nobody's changes another's."""
        return isinstance(action, HandIn)

    def round_of(self, state: State) -> int:
        return PHASES.index(state.phase)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        assert state.result is not None
        assert state.battle is not None
        sharers, seats = state.result.sharers, state.deal.seats
        return Outcome(
            scores=points(seats, state.result),
            winners=sharers if len(sharers) < seats else (),
            why=story.how_it_ended(state.battle, state.result),
        )

    # -- seeing ----------------------------------------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> TableView:
        return look(state, seat)

    def scene(self, view: TableView, say: Speech) -> Scene:
        from robacus.games.robots_vs_robots.scene import scene

        return scene(view, say)

    def figure(self, text: str, say: Speech) -> Scene:
        from robacus.games.robots_vs_robots.picture import figure

        return figure(text, say)

    def controls(self, view: TableView, say: Speech) -> tuple[Control, ...]:
        from robacus.games.robots_vs_robots.controls import controls

        return controls(view, say)

    def preview(self, view: TableView, draft: str, say: Speech) -> Preview:
        from robacus.games.robots_vs_robots.editor import preview

        return preview(view, draft, say)

    # -- text ------------------------------------------------------------------------------------------------------

    def read_action(self, words: str) -> Action:
        return notation.read_action(words)

    def write_action(self, action: Action) -> str:
        return notation.write_action(action)

    # -- bots and cases --------------------------------------------------------------------------------------------

    def choose(self, view: TableView, seat: int, level: str, seed: str) -> Choice:
        from robacus.games.robots_vs_robots import bots

        return bots.choose(view, seat, level, seed)

    def cases(self) -> Mapping[str, CaseKind]:
        from robacus.games.robots_vs_robots.cases import CASES

        return CASES


GAME = RobotsVsRobots()
