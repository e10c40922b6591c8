"""Puzzles of Ricochet Robots as somebody wishes them: moves, robots that move, edition, difficulty.

An attempt draws a standard board, robots and a target, as the table game does (R1, R3), rates them, and keeps what is
as wished; nothing is bent to fit.  One search rates all targets of a colour in ``free`` (`solver.distances`), and only
a target that this lets hope is solved in the wanted variant.  What is drawn for a seed depends on nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from robacus import solving
from robacus.chance import Chance
from robacus.game import InvalidOptions
from robacus.games.ricochet_robots.board import ANY, COLOURS
from robacus.games.ricochet_robots.difficulty import GRADES, WAYS, Difficulty, Grade, difficulty
from robacus.games.ricochet_robots.moves import Move, Position, Variant, words
from robacus.games.ricochet_robots.position_text import GAME_NAME
from robacus.games.ricochet_robots.quadrants import FIFTH, Edition, choose_quadrants, standard_board
from robacus.games.ricochet_robots.solver import Answer, distances, solve
from robacus.scene import Scene
from robacus.speech import Speech

MEGABYTES = 300
"""Memory of one search; what needs more is given up, so that many attempts can run at once."""
MOST_MOVES = 40
"""More cannot be wished for."""
WEEK: tuple[tuple[int, int, Grade], ...] = (
    (4, 0, "easy"),
    (5, 0, "easy"),
    (6, 0, "medium"),
    (7, 0, "hard"),
    (8, 0, "hard"),
    (9, 0, "hard"),
    (9, 3, "expert"),
)
"""Moves, robots that move (0 = any) and least grade of the daily puzzle, Monday first.  So few moves that every machine
finds the same: without the C++ core the search reaches this depth, too, before its memory is used up."""
EDITIONS: tuple[Edition, ...] = ("1999", "1999", "2003", "2013")
"""The box from which a day's board comes is one of these."""


class GeneratorOptions(msgspec.Struct, frozen=True):
    """What can be wished for."""

    moves: Annotated[int, Meta(ge=0, le=MOST_MOVES)] = 0
    """The least number of moves; 0 = any."""
    or_more: bool = False
    """`moves` or more of them."""
    robots: Annotated[int, Meta(ge=0, le=5)] = 0
    """The least number of robots that move on a shortest way; 0 = any."""
    min_difficulty: Literal["easy", "medium", "hard", "expert", "master"] = "easy"
    """This grade or a harder one."""
    variant: Variant = "strict"
    edition: Edition = "1999"
    fifth_robot: bool = False


@dataclass(frozen=True, kw_only=True)
class Puzzle(solving.Puzzle):
    """A position, one shortest way, and how hard it is."""

    quadrants: str
    """The sides of the board, such as ``1A 2B 3A 4B``."""
    position: Position
    variant: Variant
    way: tuple[Move, ...]
    """A shortest way with as few robots as any."""
    difficulty: Difficulty

    @property
    def text(self) -> str:
        """The position in one line that `position_text.read_position` reads."""
        position, name = self.position, self.position.board.name
        robots = (
            f"robot {colour} {name(cell)}"
            for colour, cell in zip(position.colours, position.robots, strict=True)
        )
        goal = f"goal {position.colour} {name(position.target)}"
        return "; ".join((f"quadrants {self.quadrants}", *robots, goal))

    def to_json(self) -> dict[str, Any]:
        """A conformance case (`cases`) with the text, a shortest way and the difficulty besides."""
        position, board = self.position, self.position.board
        found = self.difficulty
        return {
            "kind": "solve",
            "game": GAME_NAME,
            "walls": board.rows(),
            "diagonals": [(*board.row_column(d.cell), d.kind, d.colour) for d in board.diagonals],
            "robots": {
                colour: board.row_column(cell)
                for colour, cell in zip(position.colours, position.robots, strict=True)
            },
            "target": board.row_column(position.target),
            "colour": position.colour,
            "optimal": {self.variant: found.moves},
            "solutions": {self.variant: found.ways},
            "text": self.text,
            "moves": [position.write_move(move) for move in self.way],
            "difficulty": {
                "points": found.points,
                "grade": found.grade,
                "robots": found.robots,
                "tempting": found.tempting,
            },
        }

    def to_text(self, say: Speech) -> str:
        from robacus.games.ricochet_robots.picture import answer_text

        return f"{answer_text(self._unanswered(), say)}\n{self.rating(say)}\n\n{self.text}"

    def rating(self, say: Speech) -> str:
        """The difficulty in a sentence."""
        found = self.difficulty
        return say.say(
            words(
                "puzzle-rating",
                grade=words(f"grade-{found.grade}"),
                points=found.points,
                robots=found.robots,
                ways=min(found.ways, 1000),  # a count may be too large for a number in a message
                count=str(found.ways),
                tempting=found.tempting,
            )
        )

    def scene(self, say: Speech) -> Scene:
        from robacus.games.ricochet_robots.picture import answer_scene

        return answer_scene(self._unanswered(), say)

    @property
    def draft(self) -> str:
        return self.text if self.variant == "strict" else f"{self.text}; variant {self.variant}"

    def about(self, say: Speech) -> str:
        """How hard it is; the number of moves would help."""
        return say.say(words("puzzle-about", grade=words(f"grade-{self.difficulty.grade}")))

    def _unanswered(self) -> Answer:
        """What may be shown before somebody has looked for a way: the number of moves."""
        moves = self.difficulty.moves
        return Answer(
            position=self.position,
            variant=self.variant,
            length=moves,
            lower_bound=moves,
            seconds=0.0,
            states=0,
        )


class Generator(solving.Generator):
    """The maker of puzzles of ``robacus generate``."""

    Options = GeneratorOptions

    def daily(self, day: date) -> GeneratorOptions:
        """Harder from Monday to Sunday; always with an exact number of moves, see `WEEK`."""
        moves, robots, grade = WEEK[day.weekday()]
        edition = Chance(day.isoformat(), "edition").choice(EDITIONS)
        return GeneratorOptions(moves=moves, robots=robots, min_difficulty=grade, edition=edition)

    def check(self, options: GeneratorOptions) -> None:
        most = 4 + options.fifth_robot
        if options.robots > most:
            raise _wrong("wish-few-robots", "robots", most=most)
        if options.moves and not options.or_more and options.robots > options.moves:
            raise _wrong("wish-few-moves", "robots", moves=options.moves)
        # R8: a robot that has ricocheted has made at least two moves.
        if options.moves == 1 and not options.or_more and options.variant != "free":
            raise _wrong("wish-one-move", "moves")

    def attempt(self, options: GeneratorOptions, seed: str) -> Puzzle | None:
        """A puzzle as wished of the board, robots and colour that `seed` gives, if one of its targets makes one."""
        chance = Chance(seed, "puzzle")
        sides = choose_quadrants(options.edition, chance)
        for position in _hopeful(_drawn(sides, options, chance), options):
            # The count is needed, and without it the way may use more robots than another.
            answer = solve(position, variant=options.variant, ways=WAYS, megabytes=MEGABYTES)
            if not answer.way or not answer.count:
                continue
            found = difficulty(answer)
            if _as_wished(found, options):
                return Puzzle(
                    quadrants=" ".join(sides),
                    position=position,
                    variant=options.variant,
                    way=answer.way,
                    difficulty=found,
                )
        return None


def _drawn(sides: tuple[str, ...], options: GeneratorOptions, chance: Chance) -> list[Position]:
    """Positions that differ in their target only, all of one colour, in random order."""
    board = standard_board(sides)
    colours = (*COLOURS[:4], FIFTH[options.edition]) if options.fifth_robot else COLOURS[:4]
    robots = tuple(chance.shuffled(board.free_cells)[: len(colours)])
    # First a target, then its colour: the vortex is as frequent as every other target.
    colour = chance.choice(board.targets).colour
    own = chance.shuffled([target.cell for target in board.targets if target.colour == colour])
    return [Position(board, robots, colours, cell, colour) for cell in own]


def _hopeful(positions: list[Position], options: GeneratorOptions) -> Iterator[Position]:
    """Those of which one may be as wished, the others being ruled out at little cost."""
    first = positions[0]
    if options.moves == 0:
        yield first
    elif first.colour == ANY:
        yield from positions
    else:
        # A way that obeys R7 and R8 is a way in `free` too, so what is farther than wished there is out.  What is
        # nearer there could be right, if R8 makes it longer; that is seldom and not worth solving all that is near.
        reach = distances(first, [position.target for position in positions], megabytes=MEGABYTES)
        for position in positions:
            far = reach.moves.get(position.target, -1)
            if far == options.moves or (options.or_more and far > options.moves):
                yield position


def _as_wished(found: Difficulty, options: GeneratorOptions) -> bool:
    long_enough = found.moves >= options.moves if options.or_more else options.moves in (0, found.moves)
    hard_enough = _rank(found.grade) >= _rank(options.min_difficulty)
    return long_enough and hard_enough and options.robots in (0, found.robots)


def _rank(grade: Grade) -> int:
    return GRADES.index(grade)


def _wrong(id: str, option: str, **args: object) -> InvalidOptions:
    return InvalidOptions(words(id, name=option, **args))
