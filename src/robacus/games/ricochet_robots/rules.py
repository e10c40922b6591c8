"""The table game of Ricochet Robots: who may do what and when, as a `Game`.

A round: a chip is turned up, everybody looks for a way and bids, the sand glass runs, the lowest bidder shows
(R1, R9 to R17); alone, moves are made at once and counted.  What then happens is `rounds`, how robots move is
`moves` (R4 to R8, R19), how it looks is `scene`, what can be done `controls`.  The printed rules and our choices are
told apart in the rule book.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from pathlib import Path

from robacus.cases import CaseKind
from robacus.chance import Chance
from robacus.desk import Link
from robacus.game import Choice, Control, Game, IllegalAction, Outcome, Step, later, later_all
from robacus.games.ricochet_robots import notation, rounds
from robacus.games.ricochet_robots.moves import robot_name
from robacus.games.ricochet_robots.notation import (
    MAX_BID,
    Action,
    Bid,
    GiveUp,
    NextChip,
    Pass,
    Reset,
    Slide,
    TurnGlass,
)
from robacus.games.ricochet_robots.options import Options as TableOptions
from robacus.games.ricochet_robots.options import (
    check_options,
    chips_of,
    chips_to_win,
    custom_board,
    quadrant_names,
    robot_colours,
)
from robacus.games.ricochet_robots.quadrants import choose_quadrants, standard_board
from robacus.games.ricochet_robots.state import Deal, State, board_of_text, look, way_of
from robacus.games.ricochet_robots.state import View as TableView
from robacus.scene import Scene
from robacus.speech import SeatName, Speech

NOBODY: frozenset[int] = frozenset()


class RicochetRobots(Game):
    """Ricochet Robots for 1 to 8 players."""

    name = "ricochet-robots"
    ruleset = 1
    rulesets = (1,)
    seats = range(1, 9)
    usual_seats = 2
    Options = TableOptions
    View = TableView
    levels = ("easy", "normal", "strong")
    secrets = False
    solver = later("solver:Solver")
    generator = later("generator:Generator")
    desks = later_all("desk_puzzle:PuzzleDesk", "desk_board:BoardDesk")
    judge = later("judge:Judge")
    folder = Path(__file__).parent

    # -- setting up ------------------------------------------------------------------------------------------------

    def check(self, options: TableOptions, seats: int) -> None:
        check_options(options)

    def start(self, options: TableOptions, seats: int, seed: str) -> State:
        """Board, robots and chips as the seed has them (R3)."""
        sides: tuple[str, ...] = ()
        placed: tuple[tuple[str, int], ...] = ()
        if options.board:
            custom = custom_board(options.board)
            text, placed = custom.board.to_text(), custom.robots
        else:
            sides = quadrant_names(options) or choose_quadrants(
                options.edition, Chance(seed, "quadrants"), diagonals=options.diagonals
            )
            text = standard_board(sides).to_text()
        board = board_of_text(text)
        colours = robot_colours(options)
        cells = tuple(cell for _colour, cell in placed)
        if not cells:
            cells = tuple(Chance(seed, "robots").shuffled(board.free_cells)[: len(colours)])
        chips = chips_of(options, board)
        auto = options.next_chip == "auto"
        deal = Deal(
            options=options,
            seats=seats,
            seed=seed,
            board=board,
            board_text=text,
            board_key="-".join(sides) or blake2b(text.encode(), digest_size=8).hexdigest(),
            quadrants=" ".join(sides),
            colours=colours,
            chips=len(chips),
            to_win=chips_to_win(options, seats),
        )
        return State(
            deal=deal,
            phase="pause",
            ends_at=rounds.FIRST_CHIP_MS if auto else None,
            total=rounds.FIRST_CHIP_MS if auto else 0,
            markers=cells,
            robots=cells,
            chips=tuple(Chance(seed, "chips", 0).shuffled(chips)),
            won=((),) * seats,
            bids=(None,) * seats,
        )

    # -- playing ---------------------------------------------------------------------------------------------------

    def to_act(self, state: State) -> frozenset[int]:
        if state.phase == "over":
            return NOBODY
        if state.phase == "show":
            return frozenset(state.queue[:1])
        seats = frozenset(range(state.deal.seats))
        if not state.passed:
            return seats
        return frozenset(seat for seat in seats if seat not in state.passed or self._may_go_on(state, seat))

    def _may_go_on(self, state: State, seat: int) -> bool:
        """Whether somebody who has passed can still do something."""
        offer = state.bids[seat]
        return offer is None or offer.number > 1 or self._may_turn(state, seat)

    def _may_turn(self, state: State, seat: int) -> bool:
        """Whether a seat may turn the glass by hand (R9): it has bid, and no glass runs that a bidder has turned."""
        by_hand = state.deal.options.glass_by == "hand"
        return by_hand and state.bids[seat] is not None and (state.phase == "think" or state.referee)

    def legal(self, state: State, seat: int) -> Iterator[Action]:
        """The actions of a seat: bids from high to low, slides robot by robot."""
        if seat not in self.to_act(state):
            return
        if state.phase == "pause":
            yield NextChip()
        elif state.phase == "show":
            assert state.way is not None
            if len(state.way) < MAX_BID:
                for move in state.way.legal():
                    yield Slide(state.deal.colours[move.robot], move.heading)
            if state.solo and state.made:
                yield Reset()
            yield GiveUp()
        else:
            offer = state.bids[seat]
            for number in range(offer.number - 1 if offer else MAX_BID, 0, -1):
                yield Bid(number)
            if seat not in state.passed:
                yield Pass()
            if self._may_turn(state, seat):
                yield TurnGlass()

    def sample(self, state: State, seat: int, chance: Chance) -> Action:
        """Bids that may happen, passes now and then, slides at random."""
        actions = list(self.legal(state, seat))
        if state.phase in ("think", "glass"):
            others = [action for action in actions if not isinstance(action, Bid)]
            bids = [action for action in actions if isinstance(action, Bid)][-20:]
            return chance.choice(others if others and (not bids or chance.below(3) == 0) else bids)
        slides = [action for action in actions if isinstance(action, Slide)]
        return chance.choice(slides if slides and chance.below(20) else actions)

    def apply(self, state: State, seat: int, action: Action, at: int) -> tuple[Step, ...]:
        if state.phase == "over":
            raise IllegalAction(self.words("game-over"))
        match action:
            case Slide():
                return self._slide(state, seat, action, at)
            case Bid(number):
                self._check_bid(state, seat, number)
                return rounds.bid(state, seat, number, at)
            case GiveUp() if state.phase == "show":
                self._need_demonstrator(state, seat)
                if state.solo:
                    return rounds.put_back(state, at)
                return rounds.fail(state, self.words("show-given-up", seat=SeatName(seat)), at)
            case Pass() | GiveUp():
                self._check_pass(state, seat)
                return rounds.pass_(state, seat, at)
            case Reset():
                if not state.solo:
                    raise IllegalAction(self.words("reset-only-alone"))
                if not state.made:
                    raise IllegalAction(self.words("reset-nothing"))
                return rounds.start_again(state, at)
            case TurnGlass():
                self._check_turn(state, seat)
                return rounds.turn_glass(state, seat, at)
            case NextChip():
                if state.phase != "pause":
                    raise IllegalAction(self.words("chip-is-up"))
                return rounds.turn_up(state, seat, at)

    def _slide(self, state: State, seat: int, action: Slide, at: int) -> tuple[Step, ...]:
        self._need_demonstrator(state, seat)
        if action.colour not in state.deal.colours:
            raise IllegalAction(self.words("no-such-robot", robot=robot_name(action.colour)))
        # With others a bid ends the way; alone nothing else would, and every slide costs what the way is long.
        if state.way is not None and len(state.way) >= MAX_BID:
            raise IllegalAction(self.words("way-too-long", most=MAX_BID))
        return rounds.slide(state, action, at)

    def _need_demonstrator(self, state: State, seat: int) -> None:
        if state.phase == "pause":
            raise IllegalAction(self.words("no-chip-up"))
        if state.phase != "show":
            raise IllegalAction(self.words("bid-first"))
        if seat != state.queue[0]:
            raise IllegalAction(self.words("somebody-else-shows", seat=SeatName(state.queue[0])))

    def _need_bidding(self, state: State) -> None:
        if state.solo:
            raise IllegalAction(self.words("bid-not-alone"))
        if state.phase == "pause":
            raise IllegalAction(self.words("no-chip-up"))
        if state.phase == "show":
            raise IllegalAction(self.words("bidding-over"))

    def _check_bid(self, state: State, seat: int, number: int) -> None:
        self._need_bidding(state)
        if not 1 <= number <= MAX_BID:
            raise IllegalAction(self.words("bid-range", most=MAX_BID))
        offer = state.bids[seat]
        if offer is not None and number >= offer.number:
            raise IllegalAction(self.words("bid-not-lower", number=number, last=offer.number))

    def _check_pass(self, state: State, seat: int) -> None:
        self._need_bidding(state)
        if seat in state.passed:
            raise IllegalAction(self.words("passed-already"))

    def _check_turn(self, state: State, seat: int) -> None:
        self._need_bidding(state)
        if state.deal.options.glass_by != "hand":
            raise IllegalAction(self.words("glass-by-itself"))
        if state.phase == "glass" and not state.referee:
            raise IllegalAction(self.words("glass-runs"))
        if state.bids[seat] is None:
            raise IllegalAction(self.words("glass-bid-first"))

    def deadline(self, state: State) -> int | None:
        return state.ends_at

    def tick(self, state: State, at: int) -> tuple[Step, ...]:
        match state.phase:
            case "pause":
                return rounds.turn_up(state, None, at)
            case "think":
                return rounds.referee_turns_glass(state, at)
            case "glass":
                return rounds.glass_empty(state, at)
            case "show":
                return rounds.fail(state, self.words("show-failed-time", seat=SeatName(state.queue[0])), at)
        return ()

    def absent(self, state: State, seat: int) -> Action | None:
        """Who has left passes, and gives up when it should show a way."""
        if state.phase == "show":
            return GiveUp() if not state.solo else None
        if state.phase in ("think", "glass") and seat not in state.passed:
            return Pass()
        return None

    def commutes(self, action: Action) -> bool:
        """Bids and passes mean the same whatever the others say at the same time."""
        return isinstance(action, Bid | Pass)

    def round_of(self, state: State) -> int:
        """A bid is meant for the chip that is up."""
        return state.round

    def may_pause(self, state: State) -> bool:
        """Between two chips.  While one is up everybody sees the board: who stops the time goes on looking for a way,
        and the others cannot bid."""
        return state.solo or state.phase in ("pause", "over")

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        if state.solo:
            why = self.words("over-alone", chips=len(state.won[0]), count=state.spent)
            return Outcome(scores=(float(-state.spent),), winners=(0,), why=why)
        scores = tuple(map(len, state.won))
        most = max(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == most)
        if state.chips:
            why = self.words("over-enough", seat=SeatName(winners[0]), count=most)
        elif len(winners) == 1:
            why = self.words("over-gone", seat=SeatName(winners[0]), count=most)
        else:
            why = self.words("over-shared", count=most)
        return Outcome(scores=tuple(map(float, scores)), winners=winners, why=why)

    # -- seeing ----------------------------------------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> TableView:
        return look(state, seat)

    def scene(self, view: TableView, say: Speech) -> Scene:
        from robacus.games.ricochet_robots.scene import scene

        return scene(view, say)

    def figure(self, text: str, say: Speech) -> Scene:
        from robacus.games.ricochet_robots.picture import figure

        return figure(text, say)

    def controls(self, view: TableView, say: Speech) -> tuple[Control, ...]:
        from robacus.games.ricochet_robots.controls import controls

        return controls(view, say)

    def links(self, view: TableView, say: Speech) -> tuple[Link, ...]:
        """Alone: the puzzle desk with the chip and the moves made so far, for help in steps."""
        from robacus.games.ricochet_robots.desk_puzzle import help_link

        way = way_of(view) if view.solo and view.seat is not None else None
        return () if way is None else (help_link(way, say),)

    # -- text ------------------------------------------------------------------------------------------------------

    def read_action(self, words: str) -> Action:
        return notation.read_action(words)

    def read_in(self, state: State, words: str) -> Action:
        match state.phase:
            case "over":
                return notation.read_action(words, "game-over")
            case "pause":
                return notation.read_action(words, "action-unreadable-pause")
            case "show":
                otherwise = "action-unreadable-alone" if state.solo else "action-unreadable-show"
                return notation.read_action(words, otherwise)
        return notation.read_action(words)

    def write_action(self, action: Action) -> str:
        return notation.write_action(action)

    # -- bots and cases -------------------------------------------------------------------------------------------

    def choose(self, view: TableView, seat: int, level: str, seed: str) -> Choice:
        from robacus.games.ricochet_robots import bots

        return bots.choose(view, seat, level, seed)

    def cases(self) -> Mapping[str, CaseKind]:
        from robacus.games.ricochet_robots.cases import CASES

        return CASES


GAME = RicochetRobots()
