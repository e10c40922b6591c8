"""The table game of Abaku: who may do what and when, as a `Game`.

A turn is laying tiles, exchanging some, or nothing (rule 21).  What turns do is `turns`, which placements are legal
and what they score `placing`, what a row of digits says `arithmetic`; how it looks is `scene`, what can be done
`controls`, what a draft would do `preview`.  Which rules are printed and which are our choice says the rule book.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from robacus.cases import CaseKind
from robacus.chance import Chance
from robacus.desk import Link
from robacus.game import Choice, Control, Game, IllegalAction, Outcome, Preview, Step, later, later_all
from robacus.games.abaku import notation, turns
from robacus.games.abaku.messages import words
from robacus.games.abaku.notation import Action, Exchange, Pass, Place, PlaceLine, Resign
from robacus.games.abaku.options import Options as TableOptions
from robacus.games.abaku.options import check_options, copies, layout_of_options, rules_of
from robacus.games.abaku.refusals import Refused
from robacus.games.abaku.resolving import resolved
from robacus.games.abaku.state import DIGITS, Deal, State, ends_at, faces, look, may_exchange
from robacus.games.abaku.state import View as TableView
from robacus.scene import Scene
from robacus.speech import Joined, Message, SeatName, Speech

NOBODY: frozenset[int] = frozenset()


class Abaku(Game):
    """Abaku for 1 to 4 players."""

    name = "abaku"
    ruleset = 1
    rulesets = (1,)
    seats = range(1, 5)
    usual_seats = 2
    Options = TableOptions
    View = TableView
    levels = ("easy", "normal", "strong")
    secrets = True
    solver = later("solver:Solver")
    judge = later("judge:Judge")
    generator = later("generator:Generator")
    desks = later_all("desk_puzzle:PuzzleDesk", "desk_board:BoardDesk")
    folder = Path(__file__).parent

    # -- setting up ------------------------------------------------------------------------------------------------

    def check(self, options: TableOptions, seats: int) -> None:
        check_options(options, seats)

    def start(self, options: TableOptions, seats: int, seed: str) -> State:
        """Bag, racks and the first seat as the seed has them (rules 21, 22)."""
        layout = layout_of_options(options)
        tiles = "".join(digit * count for digit, count in zip(DIGITS, copies(options), strict=True))
        return turns.deal(
            State(
                deal=Deal(
                    options=options,
                    seats=seats,
                    seed=seed,
                    layout=layout,
                    rules=rules_of(options),
                    copies=copies(options),
                ),
                board=layout.empty(),
                bag="".join(Chance(seed, "bag").shuffled(tiles)),
                racks=((),) * seats,
                drawn=(0,) * seats,
                zeros=(0,) * seats,
                scores=(0,) * seats,
                empty=(0,) * seats,
                turn=Chance(seed, "starter").below(seats),
            )
        )

    # -- playing ---------------------------------------------------------------------------------------------------

    def to_act(self, state: State) -> frozenset[int]:
        return NOBODY if state.ending is not None else frozenset((state.turn,))

    def legal(self, state: State, seat: int) -> Iterator[Action] | None:
        """Open: listing placements is a search, see `search`."""
        return None

    def sample(self, state: State, seat: int, chance: Chance) -> Action:
        """A placement if one comes to mind quickly, else an exchange or an empty turn."""
        from robacus.games.abaku.reference import sample_placement

        placement = sample_placement(state.position, faces(state.racks[seat]), chance)
        if placement is not None:
            return Place(placement)
        most = may_exchange(state.deal.options.exchange, len(state.bag), len(state.racks[seat]))
        if most and chance.below(4):
            tiles = chance.shuffled(faces(state.racks[seat]))[: 1 + chance.below(most)]
            return Exchange("".join(sorted(tiles)))
        return Pass()

    def apply(self, state: State, seat: int, action: Action, at: int) -> tuple[Step, ...]:
        if state.ending is not None:
            raise IllegalAction(words("game-over"))
        if isinstance(action, Resign):
            if seat in state.resigned:
                raise IllegalAction(words("resigned-already"))
            return turns.resign(state, seat, at)
        if seat != state.turn:
            raise Refused("not-your-turn", words("refuse-not-your-turn", seat=SeatName(state.turn)))
        match action:
            case Place(placement):
                return turns.place(state, seat, placement, at)
            case PlaceLine():
                return turns.place(state, seat, resolved(action, state.position), at)
            case Exchange(tiles):
                return turns.exchange(state, seat, tiles, at)
            case Pass():
                return turns.empty_turn(state, seat, "pass", at)

    def deadline(self, state: State) -> int | None:
        return ends_at(state)

    def tick(self, state: State, at: int) -> tuple[Step, ...]:
        """The time for the turn is up: an empty turn (rule 25)."""
        return turns.empty_turn(state, state.turn, "timeout", at)

    def absent(self, state: State, seat: int) -> Action | None:
        """Who has left has an empty turn."""
        return Pass() if seat == state.turn else None

    def may_pause(self, state: State) -> bool:
        """Not against a running clock: who stops the time goes on thinking."""
        return state.deal.options.turn_seconds == 0 or state.deal.seats == 1 or state.ending is not None

    def outcome(self, state: State) -> Outcome | None:
        if state.ending is None:
            return None
        return Outcome(
            scores=tuple(map(float, state.finals)),
            winners=turns.winners(state),
            lost=turns.lost(state),
            why=self._why(state),
        )

    def _why(self, state: State) -> Message:
        """How the game ended, in one sentence."""
        ending = state.ending
        assert ending is not None
        won = turns.winners(state)
        if ending.kind in ("forfeit", "resign"):
            why = self.words(f"over-{ending.kind}", seat=SeatName(ending.seat))
            if len(turns.unbeaten(state)) < 2:
                return why
            names = Joined(tuple(map(SeatName, won)))
            return self.words("over-others", why=why, seats=names, points=state.finals[won[0]])
        points = state.finals[won[0]]
        if state.deal.seats == 1:
            return self.words("over-alone", points=points)
        if len(won) > 1:
            return self.words("over-draw", seats=Joined(tuple(map(SeatName, won))), points=points)
        return self.words("over-won", seat=SeatName(won[0]), points=points)

    # -- seeing ----------------------------------------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> TableView:
        return look(state, seat)

    def scene(self, view: TableView, say: Speech) -> Scene:
        from robacus.games.abaku.scene import scene

        return scene(view, say)

    def controls(self, view: TableView, say: Speech) -> tuple[Control, ...]:
        from robacus.games.abaku.controls import controls

        return controls(view, say)

    def links(self, view: TableView, say: Speech) -> tuple[Link, ...]:
        """Alone: the desk with the position, for help in steps."""
        if view.seat is None or len(view.scores) > 1 or view.ending is not None or view.shown is not None:
            return ()
        from robacus.games.abaku.desk_board import position_link, situation_of

        return (position_link(situation_of(view), words("table-help"), say),)

    def preview(self, view: TableView, draft: str, say: Speech) -> Preview:
        from robacus.games.abaku.preview import preview

        return preview(view, draft, say)

    def figure(self, text: str, say: Speech) -> Scene:
        from robacus.games.abaku.picture import figure

        return figure(text, say)

    # -- text ------------------------------------------------------------------------------------------------------

    def read_action(self, words: str) -> Action:
        return notation.read_action(words)

    def write_action(self, action: Action) -> str:
        return notation.write_action(action)

    # -- bots and cases --------------------------------------------------------------------------------------------

    def choose(self, view: TableView, seat: int, level: str, seed: str) -> Choice:
        from robacus.games.abaku import bots

        return bots.choose(view, level, seed)

    def cases(self) -> Mapping[str, CaseKind]:
        from robacus.games.abaku.cases import CASES

        return CASES


GAME = Abaku()
