"""Puzzles for `robacus generate` and the page of puzzles: each comes of a seed alone, is proven, and is as wished.

An attempt draws a board, where the robots stand, which diamonds lie and how the pack is shuffled, solves what comes of
it (`puzzle_search`), rates it (`difficulty`) and keeps it if it is as wished; nothing is bent to fit.  What is drawn
for a seed depends on nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from robacus import solving
from robacus.chance import Chance
from robacus.game import InvalidOptions, InvalidText
from robacus.games.robogem import cards
from robacus.games.robogem.desk_puzzle_draft import Draft
from robacus.games.robogem.desk_puzzle_scene import picture
from robacus.games.robogem.desk_puzzle_sheet import puzzle_words
from robacus.games.robogem.difficulty import GRADES, Difficulty, Grade, difficulty, hardest
from robacus.games.robogem.layout import COLOURS, Layout, check_layout, parse_rows, standard, words
from robacus.games.robogem.moves import TO_WIN, Robot
from robacus.games.robogem.notation import Turn, write_action
from robacus.games.robogem.puzzle import Puzzle, read_puzzle
from robacus.games.robogem.puzzle_graph import Graph
from robacus.games.robogem.puzzle_search import solve
from robacus.scene import Fact, Scene
from robacus.speech import Speech

WORK = 150_000
"""Cards played in the search of one attempt; what needs more is given up."""
LEAST_TURNS, MOST_TURNS = 2, 6
MOST_TURNS_WITH_FUNCTIONS = 4
DRAWN = 45
"""Cards of the pack that an attempt looks at."""
TRIED = 8
"""Positions that an attempt looks at before it solves one."""
COMMANDS, COMMANDS_WITH_FUNCTIONS = 2, 4
"""Commands that a turn more stands for in a position that is likely to be as wished."""
SPARE = 7
"""Cards that a puzzle has beyond those of its best way: enough for a turn more."""
SMALL = 7
"""Squares a side of the boards that are drawn by chance."""
BLOCKERS, DIAMONDS = 6, 5
"""What lies on them."""
Where = Literal["small", "classic8", "fair9"]
WEEK: tuple[dict[str, Any], ...] = (
    {"turns": 2, "board": "small"},
    {"turns": 3, "board": "small"},
    {"turns": 3, "board": "classic8"},
    {"turns": 3, "board": "classic8", "robots": 2},
    {"turns": 4, "board": "fair9"},
    {"turns": 3, "board": "small", "functions": True},
    {"turns": 5, "board": "fair9", "robots": 2},
)
"""Wishes of the daily puzzle, Monday first; each is fulfilled by a few dozen attempts."""


class GeneratorOptions(msgspec.Struct, frozen=True):
    """What can be wished for."""

    turns: Annotated[int, Meta(ge=0, le=MOST_TURNS)] = 0
    """The least number of turns; 0 = any."""
    functions: bool = False
    """With the function rule, and fewer turns than without it."""
    robots: Annotated[int, Meta(ge=0, le=3)] = 0
    """Other robots on the board; at least one is pushed on the best way."""
    board: Where = "small"
    diamonds: Annotated[int, Meta(ge=0, le=TO_WIN)] = 0
    """How many are to be brought home; 0 = any."""
    min_difficulty: Grade = "easy"
    """This grade or a harder one."""


@dataclass(frozen=True, kw_only=True)
class Made(solving.Puzzle):
    """A puzzle, a best way, and how hard it is."""

    puzzle: Puzzle
    way: tuple[Turn, ...]
    difficulty: Difficulty

    @property
    def text(self) -> str:
        """The puzzle in one line, as the desk and the solver read it."""
        return self.puzzle.to_text()

    def to_json(self) -> dict[str, Any]:
        found = self.difficulty
        return {
            "game": "robogem",
            "text": self.text,
            "turns": found.turns,
            "way": [write_action(turn) for turn in self.way],
            "difficulty": {"points": found.points, "grade": found.grade, "misled": found.misled},
        }

    def to_text(self, say: Speech) -> str:
        return f"{puzzle_words(self.puzzle, say)}\n{self.about(say)}\n\n{self.text}"

    def scene(self, say: Speech) -> Scene:
        scene, _told = picture(Draft(puzzle=self.puzzle), say)
        rating = Fact("difficulty", say.say(words("puzzle-difficulty")), self._grade(say))
        return msgspec.structs.replace(scene, facts=(rating,))

    @property
    def draft(self) -> str:
        return self.text

    def about(self, say: Speech) -> str:
        """How hard it is; the number of turns would help."""
        return say.say(words("puzzle-about", grade=self._grade(say)))

    def _grade(self, say: Speech) -> str:
        return say.say(words(f"grade-{self.difficulty.grade}"))


class Generator(solving.Generator):
    """The maker of puzzles of ``robacus generate robogem``."""

    Options = GeneratorOptions

    def daily(self, day: date) -> GeneratorOptions:
        """Harder from Monday to Sunday, with functions on Saturday, see `WEEK`."""
        return msgspec.convert(WEEK[day.weekday()], GeneratorOptions)

    def check(self, options: GeneratorOptions) -> None:
        if options.functions and options.turns > MOST_TURNS_WITH_FUNCTIONS:
            most = MOST_TURNS_WITH_FUNCTIONS
            raise InvalidOptions(words("wish-function-turns", name="turns", most=most))
        if 0 < options.turns < LEAST_TURNS:
            raise InvalidOptions(words("wish-one-turn", name="turns"))
        most_grade = hardest(
            options.turns or MOST_TURNS, robots=options.robots > 0, functions=options.functions
        )
        if GRADES.index(options.min_difficulty) > GRADES.index(most_grade):
            wished = {"turns": options.turns, "grade": words(f"grade-{most_grade}")}
            raise InvalidOptions(words("wish-too-hard", name="min_difficulty", **wished))

    def attempt(self, options: GeneratorOptions, seed: str) -> Made | None:
        chance = Chance(seed, "robogem-puzzle")
        drawn = _drawn(options, chance)
        if drawn is None:
            return None
        found = solve(drawn, None, WORK)
        if found.best is None or not LEAST_TURNS <= found.best <= MOST_TURNS:
            return None
        if options.turns not in (0, found.best):
            return None
        # The best way adds cards to the function only where no way of as few turns does without.
        if options.functions and not any(turn.append for turn in found.way):
            return None
        used = cards.HAND * found.best + (cards.RESTED - cards.HAND) * sum(turn.rest for turn in found.way)
        puzzle = msgspec.structs.replace(drawn, cards=drawn.cards[: used + SPARE])
        rated = difficulty(puzzle, found.way)
        if options.robots and not rated.pushes:
            return None
        if GRADES.index(rated.grade) < GRADES.index(options.min_difficulty):
            return None
        return Made(puzzle=read_puzzle(puzzle.to_text()), way=found.way, difficulty=rated)


# -- drawing by chance -----------------------------------------------------------------------------------------------


def _drawn(options: GeneratorOptions, chance: Chance) -> Puzzle | None:
    """A puzzle by chance, None where the board is none to play on.

    Of a few positions on one board it is the one that looks most like the number of turns.
    """
    whole = _board(chance) if options.board == "small" else standard(options.board)
    if whole is None:
        return None
    turns = options.turns or LEAST_TURNS + chance.below(2 if options.functions else 3)
    commands = 1 + turns * (COMMANDS_WITH_FUNCTIONS if options.functions else COMMANDS)
    pack = "".join(chance.shuffled(cards.pack(options.functions))[:DRAWN])
    drawn = [_placed(options, whole, pack, chance) for _ in range(TRIED)]
    return min(drawn, key=lambda puzzle: abs(Graph(puzzle.ground, puzzle.position).need[0][0] - commands))


def _placed(options: GeneratorOptions, whole: Layout, pack: str, chance: Chance) -> Puzzle:
    lacking = options.diamonds or 1 + chance.below(TO_WIN)
    # One of the diamonds is aboard another robot, where there is one.
    lie = lacking + chance.below(3) - (options.robots > 0)
    lying = tuple(sorted(chance.shuffled(whole.diamonds)[: max(1, lie)]))
    colours = tuple(chance.shuffled(range(len(COLOURS)))[: 1 + options.robots])
    taken = whole.blockers | set(whole.bases) | set(lying)
    free = chance.shuffled([square for square in range(len(whole.names)) if square not in taken])
    robots = [Robot(free.pop(), chance.below(4), (), tuple(range(TO_WIN - lacking)))]
    near = {square for thing in (robots[0].square, *lying) for square in whole.next[thing]}
    for number in range(options.robots):
        square = next((square for square in free if square in near), free[0])
        free.remove(square)
        robots.append(Robot(square, chance.below(4), (10,) if number == 0 else ()))
    return Puzzle(
        layout=msgspec.structs.replace(whole, diamonds=lying),
        colours=colours,
        robots=tuple(robots),
        cards=pack,
        functions=options.functions,
    )


def _board(chance: Chance) -> Layout | None:
    """A small board with the bases in its corners."""
    last = SMALL - 1
    corners = {0: "R", last: "G", SMALL * last: "Y", SMALL * SMALL - 1: "B"}
    free = chance.shuffled([square for square in range(SMALL * SMALL) if square not in corners])
    signs = corners | dict.fromkeys(free[:BLOCKERS], "#")
    signs |= dict.fromkeys(free[BLOCKERS : BLOCKERS + DIAMONDS], "*")
    board = "".join(signs.get(square, ".") for square in range(SMALL * SMALL))
    layout = parse_rows([board[at : at + SMALL] for at in range(0, len(board), SMALL)])
    try:
        check_layout(layout)
    except InvalidText:
        return None
    return layout
