"""Better programs by evolution: those that do well against opponents stay, and new ones are made from them.

Every generation meets some of the opponents on training grounds that it draws by lot; what is left at the end is
chosen on grounds of its own, and measured on others that nothing was ever chosen by.  Battles are what is counted and
bounded.  The course depends on the seed alone: a run that is killed and started again ends as if it had not been, on
however many processes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, sqrt
from typing import Any, Literal, get_args

import msgspec

from robacus.arena.entries import Entry
from robacus.arena.schedule import make_ground
from robacus.arena.trial import SEATS, Case, Trial, judge
from robacus.arena.work import Crew, in_order
from robacus.chance import Chance
from robacus.game import Game, InvalidText
from robacus.games import game as find_game
from robacus.games import game_names
from robacus.programs import Ground, Programs
from robacus.speech import Joined, msg

FORMAT = 1
SPREAD = 0.45
"""How much one battle's share of points varies, for doubts about those who have had few."""
LOOK, LONG_LOOK = 8, 24
"""Cases that every new program has, and those that it has more if it did well."""
PROMISING = 3
"""One of so many new programs gets the long look."""
STRANGERS = 12
"""One of so many new programs is made by chance alone."""
FINALISTS = 12
CHOOSING, CHECKING = 0.08, 0.06
"""Shares of all battles for choosing among the finalists, and for measuring the one that is chosen."""
TOGETHER = 16
"""Trials that are one piece of work at most."""


Grounds = Literal["training", "fresh-starts", "fresh-maps"]
"""What something was improved on; the same maps with other places and seeds; maps that were not there in training."""


class Aim(msgspec.Struct, frozen=True, kw_only=True):
    """What evolution is after, and where."""

    game: str
    ruleset: int
    seed: str
    opponents: tuple[Entry, ...]
    tables: tuple[dict[str, Any], ...]
    """Sets of options (maps) of training."""
    wild: int
    """How many more of them are made by chance; as many others are for the measuring."""
    starts: int
    """Starting places on each of them in training."""
    battles: int
    population: int
    seeds: tuple[str, ...] = ()
    """Programs that are there from the beginning."""


class Member(msgspec.Struct, frozen=True, kw_only=True):
    """A program and how it has done so far."""

    program: str
    points: float = 0.0
    """Sum of its shares in all cases."""
    cases: int = 0
    born: int = 0
    """Generation."""

    @property
    def score(self) -> float:
        """Its share of the points, as far as that is certain."""
        return (self.points / self.cases - SPREAD / sqrt(2 * self.cases)) if self.cases else 0.0

    def after(self, shares: Sequence[float]) -> Member:
        """It has had more cases."""
        return msgspec.structs.replace(self, points=self.points + sum(shares), cases=self.cases + len(shares))


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """What a program is worth, and on what that was measured."""

    grounds: Grounds
    tables: tuple[dict[str, Any], ...]
    seed: str
    labels: tuple[str, ...]
    """`schedule.make_ground` makes the grounds again of seed, labels and number."""
    battles: int
    share: float
    """Of all points, 0 to 1."""
    against: dict[str, float]
    """The same against each opponent."""


class Best(msgspec.Struct, frozen=True, kw_only=True):
    """What came of it."""

    program: str
    born: int
    measured: tuple[Measured, ...]


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """How far evolution has come: all that is needed to go on."""

    format: int = FORMAT
    aim: Aim
    generation: int = 0
    battles: int = 0
    members: tuple[Member, ...] = ()
    history: tuple[tuple[int, int, float], ...] = ()
    """Generation, battles so far, and the best score, every now and then."""
    best: Best | None = None


Watcher = Callable[[Course], None]
"""Told after every generation: the place to keep the course, and to show how far it is."""


def need_programs(game: Game) -> None:
    """Raise `InvalidText` for a game without programs."""
    if game.programs is None:
        able = tuple(name for name in game_names() if find_game(name).programs is not None)
        raise InvalidText(msg("arena-evolve-game", game=game.name, known=Joined(able)))


def check_aim(game: Game, aim: Aim) -> None:
    """Raise `InvalidText` where nothing can come of it."""
    need_programs(game)
    for one in aim.opponents:
        if one.kind != "program":
            raise InvalidText(msg("arena-evolve-program", name=one.name))
    if not aim.opponents:
        raise InvalidText(msg("arena-few-entries", entries=0, seats=1))
    if (least := fewest_battles(aim)) > aim.battles:
        raise InvalidText(msg("arena-evolve-few", population=aim.population, least=least))


def _generation_battles(population: int) -> int:
    """Battles of one generation: everybody old and new has a look, some of the new a long one."""
    return SEATS * (2 * population * LOOK + population // PROMISING * LONG_LOOK)


def fewest_battles(aim: Aim) -> int:
    """Battles below which nothing is bred, or not everything can be measured."""
    members = max(aim.population, len(aim.seeds))
    breeding = SEATS * LOOK * members + _generation_battles(members)
    choosing = SEATS * FINALISTS
    checking = SEATS * len(get_args(Grounds)) * len(aim.opponents)
    return max(
        ceil(breeding / (1 - CHOOSING - CHECKING)) + 1, ceil(choosing / CHOOSING), ceil(checking / CHECKING)
    )


def evolve(course: Course, crew: Crew, watch: Watcher | None = None) -> Course:
    """Go on until all battles are fought; `Course.best` is then there."""
    work = _Evolution(course.aim, crew)
    if course.best is not None:
        return course
    if not course.members:
        course = work.begin(course)
        _tell(watch, course)
    until = int(course.aim.battles * (1 - CHOOSING - CHECKING))
    while course.battles + work.least <= until:
        course = work.generation(course)
        _tell(watch, course)
    course = work.end(course)
    _tell(watch, course)
    return course


def _tell(watch: Watcher | None, course: Course) -> None:
    if watch is not None:
        watch(course)


class _Evolution:
    """Generations, one after another."""

    def __init__(self, aim: Aim, crew: Crew) -> None:
        self.aim, self.crew = aim, crew
        self.game = find_game(aim.game)
        assert self.game.programs is not None
        self.programs: Programs = self.game.programs
        self.training = (*aim.tables, *self._wild("training"))
        self.fresh = self._wild("fresh")
        self.grounds: dict[tuple[str, int], Ground] = {}
        """What was made before; training comes back to its grounds again and again."""
        self.least = _generation_battles(aim.population)

    def _wild(self, label: str) -> tuple[dict[str, Any], ...]:
        """Maps by chance: those of training and the fresh ones have nothing to do with each other."""
        made = (self.programs.wild(Chance(self.aim.seed, "wild", label, n)) for n in range(self.aim.wild))
        return tuple(options for options in made if options)

    # -- trials ----------------------------------------------------------------------------------------------------

    def _case(self, tables: Sequence[dict[str, Any]], number: int, label: str) -> Case:
        """Case `number`: opponents take turns, and so do the maps."""
        opponents = self.aim.opponents
        opponent = opponents[number % len(opponents)]
        place = number // len(opponents)
        if (label, place) not in self.grounds:
            options = tables[place % len(tables)]
            self.grounds[label, place] = make_ground(self.game, options, SEATS, self.aim.seed, label, place)
        return Case(opponent.text, self.grounds[label, place])

    def _draw(self, count: int, generation: int, what: str) -> tuple[Case, ...]:
        """Some of the training cases, by lot; opponents as evenly as can be."""
        lot = Chance(self.aim.seed, "cases", generation, what)
        opponents = len(self.aim.opponents)
        grounds = len(self.training) * self.aim.starts
        first = lot.below(opponents)
        return tuple(
            self._case(
                self.training, (first + index) % opponents + opponents * lot.below(grounds), "training"
            )
            for index in range(count)
        )

    def _judge(self, members: Sequence[Member], cases: tuple[Case, ...]) -> list[Member]:
        """The same programs after some more cases."""
        return [
            member.after(shares) for member, shares in zip(members, self._shares(members, cases), strict=True)
        ]

    def _shares(self, members: Sequence[Member], cases: tuple[Case, ...]) -> list[tuple[float, ...]]:
        trials = [Trial(self.aim.game, member.program, cases) for member in members]
        return in_order(judge, trials, self.crew, together=TOGETHER)

    # -- generations -----------------------------------------------------------------------------------------------

    def begin(self, course: Course) -> Course:
        """The first members: those that are given, and others by chance."""
        made = dict.fromkeys(self.aim.seeds)
        lot = Chance(self.aim.seed, "begin")
        while len(made) < self.aim.population:
            made[self.programs.random(lot)] = None
        members = [Member(program=program) for program in made]
        cases = self._draw(LOOK, 0, "begin")
        return msgspec.structs.replace(
            course,
            members=self._fittest(self._judge(members, cases)),
            battles=SEATS * len(cases) * len(members),
        )

    def _fittest(self, members: Sequence[Member]) -> tuple[Member, ...]:
        order = sorted(members, key=lambda one: (-one.score, one.program))
        return tuple(order[: self.aim.population])

    def generation(self, course: Course) -> Course:
        """One more: everybody is tried again, new ones are made, and the fittest stay."""
        number = course.generation + 1
        cases = self._draw(LOOK, number, "look")
        old = list(course.members)
        young = self._young(course, number)
        tried = self._judge([*old, *young], cases)
        old, young = tried[: len(old)], tried[len(old) :]
        young.sort(key=lambda one: (-one.score, one.program))
        long = self._draw(LONG_LOOK, number, "long")
        promising = self._judge(young[: len(young) // PROMISING], long)
        members = self._fittest([*old, *promising])
        battles = course.battles + SEATS * (len(tried) * len(cases) + len(promising) * len(long))
        history = course.history
        if not history or battles >= history[-1][1] + self.aim.battles // 100:
            history = (*history, (number, battles, round(members[0].score, 4)))
        return msgspec.structs.replace(
            course, generation=number, battles=battles, members=members, history=history
        )

    def _young(self, course: Course, number: int) -> list[Member]:
        """New programs, made of those there are; the better, the more often."""
        lot = Chance(self.aim.seed, "young", number)
        known = {member.program for member in course.members}
        young: list[Member] = []
        while len(young) < self.aim.population:
            program = self._made(course.members, lot)
            if program not in known:
                known.add(program)
                young.append(Member(program=program, born=number))
        return young

    def _made(self, members: Sequence[Member], lot: Chance) -> str:
        if lot.below(STRANGERS) == 0:
            return self.programs.random(lot)
        parent = self._parent(members, lot)
        if lot.below(3) == 0:
            parent = self.programs.crossed(parent, self._parent(members, lot), lot)
            if lot.below(2):
                return parent
        return self.programs.varied(parent, lot)

    def _parent(self, members: Sequence[Member], lot: Chance) -> str:
        """The best of three by lot; members stand in order."""
        return members[min(lot.below(len(members)) for _ in range(3))].program

    # -- the end ---------------------------------------------------------------------------------------------------

    def end(self, course: Course) -> Course:
        """Choose among the finalists on grounds of their own, and measure the one that is chosen on others."""
        finalists = course.members[:FINALISTS]
        each = max(1, int(self.aim.battles * CHOOSING) // (SEATS * len(finalists)))
        cases = tuple(self._case(self.training, number, "choosing") for number in range(each))
        shares = self._shares(finalists, cases)
        chosen = max(zip(shares, finalists, strict=True), key=lambda one: (sum(one[0]), one[1].program))[1]
        battles = course.battles + SEATS * each * len(finalists)
        measured = []
        sets: list[tuple[Grounds, tuple[dict[str, Any], ...], str]]
        sets = [("training", self.training, "training"), ("fresh-starts", self.training, "fresh")]
        sets += [("fresh-maps", self.fresh, "fresh-maps")] if self.fresh else []
        count = max(len(self.aim.opponents), int(self.aim.battles * CHECKING) // (SEATS * len(sets)))
        for name, tables, label in sets:
            measured.append(self._measure(chosen.program, name, tables, count, label))
            battles += measured[-1].battles
        best = Best(program=chosen.program, born=chosen.born, measured=tuple(measured))
        return msgspec.structs.replace(course, battles=battles, best=best)

    def _measure(
        self, program: str, name: Grounds, tables: tuple[dict[str, Any], ...], count: int, label: str
    ) -> Measured:
        """What a program is worth on some grounds, in pieces that several can work on."""
        limit = len(self.aim.opponents) * len(self.training) * self.aim.starts
        count = min(count, limit) if label == "training" else count
        cases = tuple(self._case(tables, number, label) for number in range(count))
        size = self.crew.share(count, 200)
        trials = [
            Trial(self.aim.game, program, cases[first : first + size]) for first in range(0, count, size)
        ]
        shares = [share for done in in_order(judge, trials, self.crew, together=1) for share in done]
        against: dict[str, list[float]] = {}
        for number, share in enumerate(shares):
            against.setdefault(self.aim.opponents[number % len(self.aim.opponents)].name, []).append(share)
        return Measured(
            grounds=name,
            tables=tables,
            seed=self.aim.seed,
            labels=(label,),
            battles=SEATS * count,
            share=round(sum(shares) / count, 6),
            against={who: round(sum(all_) / len(all_), 6) for who, all_ in sorted(against.items())},
        )
