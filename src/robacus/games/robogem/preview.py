"""The dry run of Robogem: what a program would do, from what its player sees alone.

Nothing here knows a state: position and function are public, the hand is the player's own.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from robacus.game import InvalidText, Preview
from robacus.games.robogem import art
from robacus.games.robogem.cards import FUNCTION
from robacus.games.robogem.layout import COLOURS, HEADINGS, parse_text, words
from robacus.games.robogem.moves import Ground, Ran, ground, run
from robacus.games.robogem.notation import Turn, read_action
from robacus.games.robogem.picture import way
from robacus.games.robogem.scene import ENDED_WELL, robot_pieces, scene
from robacus.games.robogem.state import View
from robacus.games.robogem.turns import room_in, stop_words, wrong
from robacus.scene import Piece, Scene, Trail
from robacus.speech import Message, Speech


def ground_of(view: View) -> Ground:
    """The ground of a view."""
    return _ground(view.layout, view.colours, view.capture, view.open_unused)


@lru_cache(maxsize=256)
def _ground(text: str, colours: tuple[int, ...], capture: bool, open_unused: bool) -> Ground:
    return ground(parse_text(text), colours, capture=capture, open_unused=open_unused)


def preview(view: View, draft: str, say: Speech) -> Preview:
    """Whether a turn is allowed, and a warning where cards of the function would never run (F6).

    For whom the dry run is on: where the robot goes, as a way and a ghost, and what becomes of the program."""
    try:
        turn = read_action(draft)
    except InvalidText as error:
        return Preview(ok=False, say=say.say(error.message))
    problem = problem_of(view, turn)
    if problem is not None:
        return Preview(ok=False, say=say.say(problem))
    said = [say.say(words("preview-dead"))] if _dead_cards(view, turn) else []
    if not view.dry_run or not turn.program:
        return Preview(ok=True, say=" ".join(said))
    assert view.seat is not None
    function = view.functions[view.seat] + turn.append
    rans = list(run(ground_of(view), view.position, view.seat, turn.program, function))
    said.append(say.say(_story(view, rans)))
    return Preview(ok=True, say=" ".join(said), scene=_ghost(view, rans, say))


def problem_of(view: View, turn: Turn) -> Message | None:
    """What is not allowed about a turn of the view's seat; None when it is allowed, or the seat is not to move."""
    seat = view.seat
    if seat is None or view.over is not None or seat != view.turn:
        return words("preview-not-now")
    hand = view.hands[seat]
    assert isinstance(hand, str)
    return wrong(
        turn,
        hand=hand,
        room=room_in(view.functions[seat]) if view.functions_on else None,
        card_by_card=seat in view.card_by_card,
        begun=view.begun,
    )


def _dead_cards(view: View, turn: Turn) -> bool:
    """Whether the turn adds cards behind a function card in the function (F6)."""
    assert view.seat is not None
    function = view.functions[view.seat] + turn.append
    return bool(turn.append) and FUNCTION in function[:-1]


def _story(view: View, rans: list[Ran]) -> Message:
    """What becomes of the program in one sentence."""
    assert view.seat is not None
    last = rans[-1]
    position = next((ran.happening.position for ran in reversed(rans) if ran.happening), view.position)
    robot = position.robots[view.seat]
    if position.winner is not None:
        return words("preview-wins" if position.winner == view.seat else "preview-other-wins")
    ends = words(
        "preview-ends",
        cell=parse_text(view.layout).name(robot.square),
        heading=HEADINGS[robot.heading],
        cargo=len(robot.cargo),
        banked=len(robot.banked),
    )
    if last.stop in ENDED_WELL:
        return ends
    assert last.stop is not None
    return words("preview-bug", number=last.at.card + 1, why=stop_words(last.stop), ends=ends)


def _ghost(view: View, rans: list[Ran], say: Speech) -> Scene:
    """The picture with the robot's way, and the robot where it would end."""
    assert view.seat is not None
    layout, seat = parse_text(view.layout), view.seat
    colour = COLOURS[view.colours[seat]]
    points = way(layout, view.position.robots[seat], rans, seat)
    position = next((ran.happening.position for ran in reversed(rans) if ran.happening), view.position)
    plate, body = robot_pieces(layout, colour, position.robots[seat], say)
    ghosts = (
        _renamed(plate, f"ghost-plate-{colour}"),
        _renamed(body, f"ghost-{colour}"),
    )
    picture = scene(view, say)
    trails = (Trail(points, art.tone(colour)),) if len(points) > 1 else ()
    return replace(picture, pieces=(*picture.pieces, *ghosts), trails=trails)


def _renamed(piece: Piece, key: str) -> Piece:
    return replace(piece, key=key, classes=f"{piece.classes} ghost".strip(), layer=0, label="", square="")
