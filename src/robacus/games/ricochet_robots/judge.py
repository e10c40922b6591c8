"""The judge of Ricochet Robots: how good the way was that won a round, and all shortest ways to look at.

A moment is a round that has ended.  The solver finds the shortest ways; whether an answer may be seen while the game
goes on is decided here: after a round that nobody has won the robots stand as before, and the same chip comes up again,
so that the ways are kept back until the robots have moved (R14).
"""

from __future__ import annotations

import msgspec

from robacus import judging
from robacus.desk import Line, Link
from robacus.games.ricochet_robots.art import corners, drawn, target_words
from robacus.games.ricochet_robots.board import HEADINGS, Target
from robacus.games.ricochet_robots.desk_puzzle_draft import Draft
from robacus.games.ricochet_robots.moves import BlockedTurn, Position, Variant, Way, robot_name, words
from robacus.games.ricochet_robots.scene import pieces, robot_key, trails
from robacus.games.ricochet_robots.solver import solve
from robacus.games.ricochet_robots.state import Made, View, board_of_text, first_way
from robacus.judging import Shot, Verdict
from robacus.scene import Scene
from robacus.speech import Joined, Message, Speech

SECONDS = 4.0
"""For the number of moves; as much again for all ways."""
MEGABYTES = 400
MOST_LISTED = 20
"""Shortest ways in the list; the verdict says how many there are."""
ARROWS = "↑→↓←"
"""Heading -> how it is written in the list of ways."""
SHOWN = "shown"
"""Key of the line that won the round."""


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """A round that has ended."""

    round: int
    board: str
    """Share text."""
    board_key: str
    colours: tuple[str, ...]
    robots: tuple[int, ...]
    """The cells where they stood when the chip was up."""
    target: Target
    variant: Variant
    blocked_turn: BlockedTurn
    turn_is_ricochet: bool
    solo: bool
    made: tuple[str, ...]
    """The way that won, in moves such as ``blue N``; empty when nobody has won."""
    kept_back: bool
    """The ways may not be seen yet."""

    @property
    def position(self) -> Position:
        """What was to be solved."""
        return Position(
            board_of_text(self.board),
            self.robots,
            self.colours,
            self.target.cell,
            self.target.colour,
            self.blocked_turn,
            self.turn_is_ricochet,
        )


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """What the solver found."""

    length: int | None
    """The least number of moves; None when there is no way, or when it was not found."""
    least: int
    """No way has fewer moves."""
    solved: bool
    """`length` is the last word."""
    ways: tuple[tuple[str, ...], ...] = ()
    """Shortest ways, those with the fewest robots first; not all, where there are many."""
    count: str = ""
    """How many there are, in digits: it may be too large for a number in JSON.  Empty = not counted."""
    there_already: bool = False
    """The robot stood on its target at the beginning (R20): there is nothing to compare."""


class Judge(judging.Judge):
    """Judges rounds."""

    Moment = Round
    Finding = Found

    def moment(self, before: View, after: View, now: View | None) -> Round | None:
        if before.target is None or after.last is None:
            return None
        return Round(
            round=before.round,
            board=before.board,
            board_key=before.board_key,
            colours=before.colours,
            robots=before.markers,
            target=before.target,
            variant=before.variant,
            blocked_turn=before.blocked_turn,
            turn_is_ricochet=before.turn_is_ricochet,
            solo=before.solo,
            made=tuple(f"{made.robot} {made.heading}" for made in after.last.made),
            kept_back=after.last.winner is None and now is not None and now.markers == before.markers,
        )

    def search(self, moment: Round) -> Found:
        """The number of moves first, by the search that is the fastest for one way; then all ways, if time allows."""
        position, variant = moment.position, moment.variant
        if variant == "free" and Way.start(position, variant).arrived:
            return Found(length=None, least=0, solved=False, there_already=True)
        one = solve(position, variant=variant, count=False, seconds=SECONDS, megabytes=MEGABYTES)
        found = Found(
            length=one.length,
            least=one.lower_bound,
            solved=one.proven,
            ways=tuple(_written(position, way) for way in one.ways),
        )
        if one.length is None:
            return found
        full = solve(position, variant=variant, ways=MOST_LISTED, seconds=SECONDS, megabytes=MEGABYTES)
        if not full.proven or full.count is None:
            return found
        ways = tuple(_written(position, way) for way in full.ways)
        return msgspec.structs.replace(found, ways=ways, count=str(full.count))

    def verdict(self, moment: Round, finding: Found | None, say: Speech) -> Verdict:
        title = words("judge-title", round=moment.round, target=target_words(moment.target))
        lines = () if finding is None or moment.kept_back else _lines(moment, finding, say)
        note = _note(moment, finding)
        return Verdict(
            title=say.say(title),
            say=say.once(_sentence(moment, finding)),
            lost=_lost(moment, finding),
            lines=lines,
            note="" if note is None else say.once(note),
            links=() if moment.kept_back else (_puzzle(moment, say),),
        )

    def shots(self, moment: Round, texts: tuple[str, ...], say: Speech) -> tuple[Shot, ...]:
        position = moment.position
        way = first_way(position, moment.variant)
        made: tuple[Made, ...] = ()
        title = say.say(words("judge-title", round=moment.round, target=target_words(moment.target)))
        shots = [Shot(scene=_scene(moment, way, made, title, say), say=title)]
        for number, text in enumerate(texts, start=1):
            robot, heading = position.read_move(text)
            colour = moment.colours[robot]
            path = (way.robots[robot], *way.slide(robot, heading).path)
            way = way.step(robot, heading)
            made = (*made, Made(colour, HEADINGS[heading], path))  # type: ignore[arg-type]
            where = words(f"heading-{HEADINGS[heading]}")
            told = say.say(words("slid", robot=robot_name(colour), heading=where, count=number))
            points = corners(position.board, path)
            paths = ((robot_key(colour), points),) if len(points) > 2 else ()
            shots.append(Shot(scene=_scene(moment, way, made, told, say), say=told, paths=paths))
        return tuple(shots)


def _written(position: Position, way: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    return tuple(f"{position.colours[robot]} {HEADINGS[heading]}" for robot, heading in way)


# -- in words --------------------------------------------------------------------------------------------------------


def _lost(moment: Round, finding: Found | None) -> int | None:
    """Moves more than needed, where a way was shown and that is known."""
    if finding is None or not moment.made:
        return None
    if finding.length is not None:
        return len(moment.made) - finding.length
    # Not solved, but nothing shorter is possible: that is known as well.
    return 0 if finding.least == len(moment.made) else None


def _sentence(moment: Round, finding: Found | None) -> Message:
    shown = len(moment.made)
    if finding is None:
        return words("judge-stopped" if shown else "judge-stopped-back", count=shown)
    if finding.there_already:
        return words("judge-there-already")
    lost = _lost(moment, finding)
    if lost is not None:
        return words(
            "judge-optimal" if lost == 0 else "judge-more", count=shown, lost=lost, best=shown - lost
        )
    if not finding.solved:
        return words("judge-limit" if shown else "judge-limit-back", count=shown, least=finding.least)
    if finding.length is None:
        return words("judge-no-way")
    return words("judge-back-alone" if moment.solo else "judge-back", count=finding.length)


def _note(moment: Round, finding: Found | None) -> Message | None:
    """What there is to say of the list of ways."""
    if finding is None or not finding.ways:
        return None
    if moment.kept_back:
        return words("judge-kept-back")
    if not finding.count:
        return words("judge-uncounted")
    listed = len(finding.ways)
    if finding.count == str(listed):
        return words("judge-all", count=listed)
    return words("judge-some", listed=listed, count=finding.count)


def _lines(moment: Round, finding: Found, say: Speech) -> tuple[Line, ...]:
    """The shortest ways, and the way that won where it is not one of these."""
    lines = [
        Line(
            key=SHOWN if way == moment.made else str(number),
            label=say.once(way_label("judge-way-shown" if way == moment.made else "judge-way", way)),
            texts=way,
        )
        for number, way in enumerate(finding.ways, start=1)
    ]
    if moment.made and moment.made not in finding.ways:
        label = say.once(way_label("judge-way-shown", moment.made))
        lines.append(Line(key=SHOWN, label=label, texts=moment.made))
    return tuple(lines)


def _puzzle(moment: Round, say: Speech) -> Link:
    """The desk where the position can be tried, with help."""
    draft = Draft(position=moment.position, variant=moment.variant)
    return Link(label=say.say(words("judge-puzzle")), desk="puzzle", draft=draft.to_text())


def way_label(id: str, way: tuple[str, ...]) -> Message:
    """A way in a list, such as "Blue → Red ↑ (2 robots)"; its moves are texts such as ``blue N``."""
    slides = [text.split(" ") for text in way]
    listed = tuple(
        words("judge-slide", robot=robot_name(colour), arrow=ARROWS[HEADINGS.index(heading)])
        for colour, heading in slides
    )
    return words(id, slides=Joined(listed), robots=len({colour for colour, _heading in slides}))


# -- on the board ----------------------------------------------------------------------------------------------------


def _scene(moment: Round, way: Way, made: tuple[Made, ...], status: str, say: Speech) -> Scene:
    return Scene(
        board=drawn(way.position.board, moment.board_key, say.language),
        pieces=pieces(moment.board, moment.colours, way.robots, moment.robots, moment.target, say.language),
        trails=trails(moment.board, made),
        status=status,
    )
