"""What is seen of a table of Robogem: robots, diamonds, the program that runs, the players, the headline.

The board itself and the symbols are `art`; what can be done is `controls`.  The headline names people, so everybody
sees the same but for the cards of hands.
"""

from __future__ import annotations

from robacus.games.robogem import art
from robacus.games.robogem.cards import FUNCTION, sorted_hand
from robacus.games.robogem.layout import COLOURS, HEADINGS, Layout, parse_text, words
from robacus.games.robogem.moves import TO_WIN, Robot
from robacus.games.robogem.state import Running, View
from robacus.games.robogem.turns import stop_words
from robacus.scene import Fact, Piece, Place, Scene
from robacus.speech import Message, SeatName, Speech

GROUND, PLATE, ROBOT, LOAD, MARK = 1, 2, 3, 4, 5
"""Layers, from the board upwards."""
ENDED_WELL = ("done", "game_over")
ABOARD = ((-0.24, -0.37), (0.0, -0.42), (0.24, -0.37))
"""Where a robot carries its diamonds, from its middle."""


def scene(view: View, say: Speech) -> Scene:
    """The picture of a view."""
    layout = parse_text(view.layout)
    return Scene(
        board=art.drawn(view.layout, view.colours, view.functions_on, say.language),
        pieces=(*_robots(view, layout, say), *_gems(view, layout, say), *_tray(view, layout)),
        places=tuple(_place(view, seat, say) for seat in range(len(view.colours))),
        facts=_facts(view, say),
        status=say.say(status(view)),
    )


# -- the board -------------------------------------------------------------------------------------------------------


def robot_pieces(layout: Layout, colour: str, robot: Robot, say: Speech) -> tuple[Piece, Piece]:
    """A robot, and the plate with arrows under it that turns."""
    x, y = art.centre(layout, robot.square)
    label = words("scene-robot", colour=colour, heading=HEADINGS[robot.heading], cargo=len(robot.cargo))
    plate = Piece(f"plate-{colour}", f"plate-{colour}", x, y, turn=90 * robot.turns, layer=PLATE)
    body = Piece(
        f"robot-{colour}",
        f"robot-{colour}",
        x,
        y,
        label=say.say(label),
        square=layout.name(robot.square),
        layer=ROBOT,
        classes=art.tone(colour),
    )
    return plate, body


def _robots(view: View, layout: Layout, say: Speech) -> list[Piece]:
    pieces: list[Piece] = []
    for colour, robot in zip(view.colours, view.position.robots, strict=True):
        pieces += robot_pieces(layout, COLOURS[colour], robot, say)
    return pieces


def _gems(view: View, layout: Layout, say: Speech) -> list[Piece]:
    """Every diamond, wherever it is: on the board, aboard, or at the foot of a base."""
    pieces = []
    for square, number in view.position.diamonds:
        x, y = art.centre(layout, square)
        label = say.say(words("scene-diamond"))
        pieces.append(
            Piece(f"gem-{number}", "gem", x, y, label=label, square=layout.name(square), classes=art.GEM_TONE)
        )
    for colour, robot in zip(view.colours, view.position.robots, strict=True):
        x, y = art.centre(layout, robot.square)
        for number, (dx, dy) in zip(robot.cargo, ABOARD, strict=False):
            pieces.append(_small(number, x + dx, y + dy))
        x, y = art.centre(layout, layout.bases[colour])
        for index, number in enumerate(robot.banked):
            pieces.append(_small(number, x + 0.27 * (index - (len(robot.banked) - 1) / 2), y + 0.38))
    return pieces


def _small(number: int, x: float, y: float) -> Piece:
    return Piece(f"gem-{number}", "gem-small", x, y, layer=LOAD, classes=art.GEM_TONE)


# -- the tray --------------------------------------------------------------------------------------------------------


def card_symbol(card: str) -> str:
    """The symbol of a card."""
    return "card-function" if card == FUNCTION else f"card-{card}"


def _tray(view: View, layout: Layout) -> list[Piece]:
    """The last program with the card that runs, and the function of whose program it is."""
    running = view.running
    seat = view.turn if running is None else running.seat
    colour = COLOURS[view.colours[seat]]
    x, y = art.tray_mark(layout)
    pieces = [Piece("tray-robot", f"mark-{colour}", x, y, classes=art.tone(colour))]
    pieces += _cards(layout, 0, running.program if running else "", _done(view))
    if running is not None and running.rest:
        pieces.append(Piece("tray-rest", "card-rest", *art.card_place(layout, 0), classes="tone-blue"))
    if view.functions_on:
        pieces.append(
            Piece("tray-function", "function", *art.tray_mark(layout, 1), classes=art.FUNCTION_TONE)
        )
        pieces += _cards(layout, 1, view.functions[seat], 0)
    return pieces + _marks(view, layout)


def _cards(layout: Layout, row: int, cards: str, done: int) -> list[Piece]:
    name = ("run", "fun")[row]
    return [
        Piece(
            f"{name}-{index}",
            card_symbol(card),
            *art.card_place(layout, index, row),
            classes="ghost" if index < done else "",
        )
        for index, card in enumerate(cards)
    ]


def _done(view: View) -> int:
    """How many cards of the program have been carried out and are over."""
    running = view.running
    if running is None or running.at is None:
        return 0
    return len(running.program) if running.stop in ENDED_WELL else running.at.card


def _marks(view: View, layout: Layout) -> list[Piece]:
    """A ring around the card that runs, a bug at the one that failed; in the function too, with the depth."""
    running = view.running
    if running is None or running.at is None or running.stop in ENDED_WELL:
        return []
    at, failed = running.at, running.stop is not None
    inside = at.inner is not None
    symbol = "bug" if failed and not inside else "now"
    x, y = art.card_place(layout, at.card)
    pieces = [Piece("mark-card", symbol, x, y, layer=MARK)]
    if at.inner is not None:
        symbol = "bug" if failed else "now"
        pieces.append(Piece("mark-inner", symbol, *art.card_place(layout, at.inner, 1), layer=MARK))
    if at.depth > 1:
        across = 0.34 * art.card_scale(layout)
        pieces.append(
            Piece(
                "mark-depth",
                "depth",
                x + across,
                y + across,
                layer=MARK + 1,
                value=str(at.depth),
                classes="tone-3",
            )
        )
    return pieces


# -- beside the board ------------------------------------------------------------------------------------------------


def _place(view: View, seat: int, say: Speech) -> Place:
    robot, hand = view.position.robots[seat], view.hands[seat]
    notes = []
    if robot.cargo:
        notes.append(words("scene-note-cargo", count=len(robot.cargo)))
    if isinstance(hand, int):
        notes.append(words("scene-note-closed", count=hand))
    elif hand:
        notes.append(words("scene-note-hand", cards=sorted_hand(hand)))
    if view.functions[seat]:
        notes.append(words("scene-note-function", cards=view.functions[seat]))
    if seat in view.card_by_card:
        notes.append(words("scene-note-beginner"))
    if view.last is not None and seat not in view.last and view.over is None:
        notes.append(words("scene-note-finished"))
    return Place(
        seat,
        score=f"{len(robot.banked)}/{TO_WIN}",
        notes=tuple(map(say.say, notes)),
        acting=view.over is None and seat == view.turn,
        symbol=f"robot-{COLOURS[view.colours[seat]]}",
    )


def _facts(view: View, say: Speech) -> tuple[Fact, ...]:
    facts = [Fact("pack", say.say(words("scene-fact-pack")), str(view.pack))]
    facts.append(Fact("spare", say.say(words("scene-fact-spare")), str(view.spare)))
    if view.last is not None:
        facts.append(Fact("last", say.say(words("scene-fact-last")), str(len(view.last))))
    elif view.reshuffled:
        facts.append(
            Fact("shuffled", say.say(words("scene-fact-shuffled")), say.say(words("scene-fact-yes")))
        )
    return tuple(facts)


def status(view: View) -> Message:
    """The headline: what runs, what went wrong, and whose turn it is."""
    running = view.running
    if view.over is not None:
        return words("scene-status-over")
    bug = None
    if running is not None and running.stop not in (None, *ENDED_WELL):
        assert running.stop is not None
        bug = words("scene-status-bug", name=SeatName(running.seat), why=stop_words(running.stop))
    if view.busy and running is not None:
        return bug or _what_runs(running)
    next_one = _whose_turn(view)
    return words("scene-status-after", bug=bug, next=next_one) if bug else next_one


def _what_runs(running: Running) -> Message:
    name = SeatName(running.seat)
    if running.rest:
        return words("scene-status-rests", name=name)
    number, depth = (running.at.card + 1, running.at.depth) if running.at else (0, 0)
    return words("scene-status-running", name=name, number=number, cards=len(running.program), depth=depth)


def _whose_turn(view: View) -> Message:
    name = SeatName(view.turn)
    if view.begun:
        return words("scene-status-card-on", name=name)
    if view.last is not None:
        return words("scene-status-last", name=name)
    return words("scene-status-card" if view.turn in view.card_by_card else "scene-status-turn", name=name)
