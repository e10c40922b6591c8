"""What is seen of a table of Ricochet Robots: the position, the players, the clock and the headline.

The board itself is `art`; what can be done is `controls`.  Everybody sees the same, so nothing here depends on the
viewer's seat, and the headline names people.

A table sees thousands of scenes that differ in one robot.  Pieces, places, facts and clocks are therefore made once for
what they show and used again: unchanged ones are the same objects.
"""

from __future__ import annotations

from functools import lru_cache

from robacus.games.ricochet_robots.art import (
    centre,
    corners,
    drawn,
    middle_block,
    target_symbol,
    target_words,
    task_words,
    tone,
)
from robacus.games.ricochet_robots.board import Target
from robacus.games.ricochet_robots.moves import words
from robacus.games.ricochet_robots.state import Made, Offer, View, board_of_text
from robacus.scene import Clock, Fact, Piece, Place, Scene, Trail
from robacus.speech import SeatName, Speech, speech

GOAL, MARKER, CHIP, ROBOT = -1, 0, 1, 2
"""Layers, from the board upwards."""


def robot_key(colour: str) -> str:
    """The key of a robot's piece."""
    return f"robot-{colour}"


def scene(view: View, say: Speech) -> Scene:
    """The picture of a view."""
    return Scene(
        board=drawn(board_of_text(view.board), view.board_key, say.language),
        pieces=pieces(view.board, view.colours, view.robots, view.markers, view.target, say.language),
        places=_places(
            say, view.phase, tuple(map(len, view.won)), view.bids, view.passed, view.order, view.demonstrator
        ),
        facts=_facts(view, say),
        status=status(view, say),
        clock=None if view.ends_at is None else _clock(say, view.phase, view.ends_at, view.total),
        # The way that won stays to be seen until the next chip.
        trails=trails(view.board, view.last.made if view.target is None and view.last else view.made),
    )


def status(view: View, say: Speech) -> str:
    """The headline: what is going on, and what to do."""
    if view.phase == "over":
        return say.say(words("scene-status-over"))
    if view.phase == "pause":
        return _pause_status(view, say)
    assert view.target is not None
    target = task_words(view.target)
    if view.solo:
        return say.say(words("scene-status-solo", target=target, count=len(view.made)))
    if view.demonstrator is not None:
        name = SeatName(view.demonstrator)
        return say.say(words("scene-status-show", name=name, count=len(view.made), bid=view.bid))
    if view.order:
        lowest = view.bids[view.order[0]]
        assert lowest is not None
        return say.say(words("scene-status-glass", name=SeatName(view.order[0]), bid=lowest.number))
    return say.say(words("scene-status-last-minute" if view.referee else "scene-status-think", target=target))


def _pause_status(view: View, say: Speech) -> str:
    if view.last is None:
        return say.say(words("scene-status-ready"))
    if view.last.winner is None:
        return say.say(words("scene-status-back"))
    target = target_words(view.last.target)
    return say.say(words("scene-status-won", name=SeatName(view.last.winner), target=target))


# -- pieces ----------------------------------------------------------------------------------------------------------


def pieces(
    board: str,
    colours: tuple[str, ...],
    robots: tuple[int, ...],
    markers: tuple[int, ...],
    target: Target | None,
    language: str,
) -> tuple[Piece, ...]:
    """What stands on the board of a share text; without a target its chip lies face down."""
    standing = [_robot(board, colour, cell, language) for colour, cell in zip(colours, robots, strict=True)]
    standing += [
        _marker(board, colour, cell, cell == at, language)
        for colour, cell, at in zip(colours, markers, robots, strict=True)
    ]
    standing += _face_down(board) if target is None else _target(board, target, language)
    return tuple(standing)


@lru_cache(maxsize=65536)
def _robot(board: str, colour: str, cell: int, language: str) -> Piece:
    on = board_of_text(board)
    key = robot_key(colour)
    label = speech(language).say(words("scene-robot", colour=colour))
    x, y = centre(on, cell)
    return Piece(key, key, x, y, label=label, square=on.name(cell), layer=ROBOT, classes=tone(colour))


@lru_cache(maxsize=65536)
def _marker(board: str, colour: str, cell: int, covered: bool, language: str) -> Piece:
    """The marker is worth a word only where the robot has left it."""
    on = board_of_text(board)
    key = f"marker-{colour}"
    label = "" if covered else speech(language).say(words("scene-marker", colour=colour))
    x, y = centre(on, cell)
    return Piece(key, key, x, y, label=label, square=on.name(cell), layer=MARKER, classes=tone(colour))


@lru_cache(maxsize=4096)
def _target(board: str, target: Target, language: str) -> tuple[Piece, ...]:
    """The active target, and its chip where the board has a block in the middle to lay it on."""
    on = board_of_text(board)
    label = speech(language).say(words("scene-goal"))
    classes = tone(target.colour)
    x, y = centre(on, target.cell)
    goal = Piece(
        f"goal-{target.cell}",
        f"goal-{target.shape}",
        x,
        y,
        label=label,
        square=on.name(target.cell),
        layer=GOAL,
        classes=classes,
    )
    block = middle_block(on)
    if block is None:
        return (goal,)
    return goal, Piece(f"chip-{target.cell}", f"chip-{target.shape}", *block, layer=CHIP, classes=classes)


@lru_cache(maxsize=256)
def _face_down(board: str) -> tuple[Piece, ...]:
    block = middle_block(board_of_text(board))
    return () if block is None else (Piece("chip-back", "chip-back", *block, layer=CHIP),)


@lru_cache(maxsize=4096)
def trails(board: str, made: tuple[Made, ...]) -> tuple[Trail, ...]:
    """Every slide as a way of its own, so that one sees where robots stopped."""
    if not made:
        return ()
    points = corners(board_of_text(board), made[-1].path)
    return (*trails(board, made[:-1]), Trail(points, tone(made[-1].robot)))


# -- beside the board ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _places(
    say: Speech,
    phase: str,
    won: tuple[int, ...],
    bids: tuple[Offer | None, ...],
    passed: tuple[int, ...],
    order: tuple[int, ...],
    demonstrator: int | None,
) -> tuple[Place, ...]:
    return tuple(
        Place(
            seat,
            score=str(chips),
            notes=_notes(say, seat, phase, bids[seat], seat in passed, order),
            acting=seat == demonstrator,
        )
        for seat, chips in enumerate(won)
    )


def _notes(
    say: Speech, seat: int, phase: str, offer: Offer | None, passed: bool, order: tuple[int, ...]
) -> tuple[str, ...]:
    if offer is None:
        return (say.say(words("scene-note-pass")),) if passed else ()
    number = offer.number
    if phase == "show" and seat not in order:
        return (say.say(words("scene-note-failed", bid=number)),)
    notes = [say.say(words("scene-note-bid", bid=number))]
    if phase == "show" and order[1:2] == (seat,):
        notes.append(say.say(words("scene-note-next")))
    elif passed:
        notes.append(say.say(words("scene-note-pass")))
    return tuple(notes)


def _facts(view: View, say: Speech) -> tuple[Fact, ...]:
    facts = _round_facts(say, view.target, view.round, view.chips_down, view.chips_to_win)
    if view.phase == "show":
        facts = (*facts, _moves_fact(say, len(view.made), view.bid))
    if view.solo:
        facts = (*facts, _all_moves_fact(say, view.scores[0] + len(view.made)))
    return facts


@lru_cache(maxsize=4096)
def _round_facts(
    say: Speech, target: Target | None, round: int, chips_down: int, to_win: int | None
) -> tuple[Fact, ...]:
    facts = []
    if target is not None:
        chip = say.say(target_words(target))
        facts.append(Fact("chip", say.say(words("scene-fact-chip")), chip, target_symbol(target)))
    if round:
        facts.append(Fact("round", say.say(words("scene-fact-round")), str(round)))
    facts.append(Fact("left", say.say(words("scene-fact-left")), str(chips_down)))
    if to_win is not None:
        facts.append(Fact("to-win", say.say(words("scene-fact-to-win")), str(to_win)))
    return tuple(facts)


@lru_cache(maxsize=4096)
def _moves_fact(say: Speech, made: int, bid: int | None) -> Fact:
    value = str(made) if bid is None else f"{made} / {bid}"
    return Fact("moves", say.say(words("scene-fact-moves")), value)


@lru_cache(maxsize=4096)
def _all_moves_fact(say: Speech, moves: int) -> Fact:
    """Alone one plays for few moves in all (R16)."""
    return Fact("all-moves", say.say(words("scene-fact-all-moves")), str(moves))


@lru_cache(maxsize=4096)
def _clock(say: Speech, phase: str, ends_at: int, total: int) -> Clock:
    name = {"pause": "pause", "think": "referee", "glass": "glass"}.get(phase, "show")
    return Clock(ends_at, total, say.say(words(f"scene-clock-{name}")))
