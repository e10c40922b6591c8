"""The table game of Robogem as a `Game`: setting up, whose turn it is, how it ends.

What a turn does is `turns`, how robots move `moves`, how it looks `scene`, what can be done `controls`.  The printed
rules and our choices are told apart in the rule book.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from robacus.cases import CaseKind
from robacus.chance import Chance
from robacus.game import Choice, Control, Game, Outcome, Preview, Step, later, later_all
from robacus.games.robogem import ending, notation, turns
from robacus.games.robogem.cards import HAND, LONGEST_FUNCTION, pack, sequences, without
from robacus.games.robogem.moves import ground, start_position
from robacus.games.robogem.notation import Turn
from robacus.games.robogem.options import Options as TableOptions
from robacus.games.robogem.options import beginners_of, check_options, colours_of, layout_of
from robacus.games.robogem.state import Deal, State, look
from robacus.games.robogem.state import View as TableView
from robacus.scene import Scene
from robacus.speech import Speech

NOBODY: frozenset[int] = frozenset()


class Robogem(Game):
    """Robogem for 2 to 4 players."""

    name = "robogem"
    ruleset = 1
    rulesets = (1,)
    seats = range(2, 5)
    usual_seats = 2
    Options = TableOptions
    View = TableView
    levels = ("easy", "normal", "strong")
    secrets = True
    performs = True
    judge = later("judge:Judge")
    solver = later("solver:Solver")
    generator = later("generator:Generator")
    desks = later_all("desk_puzzle:PuzzleDesk", "desk_board:BoardDesk")
    folder = Path(__file__).parent

    # -- setting up ------------------------------------------------------------------------------------------------

    def check(self, options: TableOptions, seats: int) -> None:
        check_options(options, seats)

    def with_options(self, options: TableOptions) -> Game:
        """With open hands everybody sees the same, and nobody has to look away at one screen (O2)."""
        return self if options.closed_hands else _OPEN

    def start(self, options: TableOptions, seats: int, seed: str) -> State:
        """Robots on their bases, five cards each, the rest in the pack (L1, L2)."""
        layout, colours = layout_of(options), colours_of(options, seats)
        order = tuple(sorted(range(seats), key=lambda seat: colours[seat]))
        deal = Deal(
            options=options,
            seats=seats,
            seed=seed,
            ground=ground(layout, colours, capture=options.capture, open_unused=options.open_unused_bases),
            colours=colours,
            order=order,
            beginners=beginners_of(options, seats),
        )
        cards = "".join(Chance(seed, "pack").shuffled(pack(options.functions)))
        hands = tuple(cards[seat * HAND : (seat + 1) * HAND] for seat in range(seats))
        return State(
            deal=deal,
            position=start_position(layout, colours),
            hands=hands,
            functions=("",) * seats,
            pack=cards[seats * HAND :],
            spare="",
            turn=options.starter - 1 if options.starter else Chance(seed, "starter").below(seats),
        )

    # -- playing ---------------------------------------------------------------------------------------------------

    def to_act(self, state: State) -> frozenset[int]:
        return NOBODY if state.over is not None else frozenset((state.turn,))

    def legal(self, state: State, seat: int) -> Iterator[Turn]:
        """Every different turn: programs with what may be added to the function, then rests (T1, T4, F7)."""
        if seat not in self.to_act(state):
            return
        hand = state.hands[seat]
        beginner = seat in state.deal.beginners
        room = LONGEST_FUNCTION - len(state.functions[seat]) if state.deal.options.functions else 0
        ends = sequences(hand, 0 if state.begun else room)
        for append in ends:
            for program in sequences(without(hand, append), 1 if beginner else len(hand)):
                yield Turn(program, append)
        if not state.begun:
            for append in ends:
                yield Turn(append=append, rest=True)

    def sample(self, state: State, seat: int, chance: Chance) -> Turn:
        """A program of any length, now and then a rest or cards for the function."""
        cards = "".join(chance.shuffled(state.hands[seat]))
        beginner = seat in state.deal.beginners
        append = ""
        if state.deal.options.functions and not state.begun and chance.below(3) == 0:
            room = min(LONGEST_FUNCTION - len(state.functions[seat]), len(cards))
            append = cards[: chance.below(room + 1)]
            cards = cards[len(append) :]
        if not state.begun and chance.below(12) == 0:
            return Turn(append=append, rest=True)
        longest = min(1, len(cards)) if beginner else len(cards)
        # Half of the programs are as long as they can be, so that games get somewhere.
        length = longest if chance.below(2) else chance.below(longest + 1)
        return Turn(cards[:length], append)

    def apply(self, state: State, seat: int, action: Turn, at: int) -> tuple[Step, ...]:
        return turns.play(state, seat, action)

    def absent(self, state: State, seat: int) -> Turn:
        """Who has left runs the empty program."""
        return Turn()

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(state)

    # -- seeing ----------------------------------------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> TableView:
        return look(state, seat)

    def scene(self, view: TableView, say: Speech) -> Scene:
        from robacus.games.robogem.scene import scene

        return scene(view, say)

    def figure(self, text: str, say: Speech) -> Scene:
        from robacus.games.robogem.picture import figure

        return figure(text, say)

    def controls(self, view: TableView, say: Speech) -> tuple[Control, ...]:
        from robacus.games.robogem.controls import controls

        return controls(view, say)

    def preview(self, view: TableView, draft: str, say: Speech) -> Preview:
        from robacus.games.robogem.preview import preview

        return preview(view, draft, say)

    # -- text ------------------------------------------------------------------------------------------------------

    def read_action(self, words: str) -> Turn:
        return notation.read_action(words)

    def write_action(self, action: Turn) -> str:
        return notation.write_action(action)

    # -- bots and cases --------------------------------------------------------------------------------------------

    def choose(self, view: TableView, seat: int, level: str, seed: str) -> Choice:
        from robacus.games.robogem import bots

        return bots.choose(view, seat, level, seed)

    def cases(self) -> Mapping[str, CaseKind]:
        from robacus.games.robogem.cases import CASES

        return CASES


class OpenRobogem(Robogem):
    """Robogem with open hands."""

    secrets = False


GAME = Robogem()
_OPEN = OpenRobogem()
