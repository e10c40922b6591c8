"""One game: who plays it and where, playing it, and its record.

A `Job` is plain data that says everything about a game; what comes of it depends on nothing else (a program from
elsewhere apart, which may do as it likes).  Jobs are played wherever there is room (`work`).  The time of a table is
what bots say that they take, never the clock on the wall.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from hashlib import blake2b
from itertools import islice
from typing import Any

import msgspec

from robacus.arena.entries import Entry
from robacus.arena.outside import Code, Failure, Limits, Outside
from robacus.bots import choose, question
from robacus.chance import Chance
from robacus.game import Choice, Game
from robacus.games import game as find_game
from robacus.log import Act, AnyEntry, Begin, Resign, Seat, Setup, clean_name
from robacus.programs import Battle, Ground
from robacus.record import Record
from robacus.replay import Replay
from robacus.speech import RobacusError

MAX_ACTIONS = 5_000
"""Of one game; one that goes on longer ends without a winner."""
MAX_LEGAL = 1_000
"""Legal actions that are listed for a program from elsewhere."""
LONGEST_WAIT = 3_600_000
"""Milliseconds that a bot may seem to think."""


class Job(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """One game to play."""

    game: str
    ruleset: int
    ground: Ground
    players: tuple[Entry, ...]
    """By seat."""
    limits: Limits = Limits()

    @cached_property
    def key(self) -> str:
        """The same for the same game with the same players: its result is known under this."""
        ids = [player.id for player in self.players]
        said = msgspec.json.encode((self.game, self.ruleset, self.ground, ids), order="sorted")
        return blake2b(said, digest_size=12).hexdigest()


class Forfeit(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player that did something wrong and lost by it."""

    seat: int
    code: Code
    detail: str = ""


class Played(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What came of a game."""

    key: str
    sharers: tuple[int, ...] = ()
    """Seats that share the result: the winner alone, those of a draw; nobody when all did something wrong."""
    ranks: tuple[int, ...]
    """By seat, 0 = best; the same for those who are equal."""
    turns: int = 0
    """Turns of a battle, or actions."""
    forfeits: tuple[Forfeit, ...] = ()
    log: tuple[AnyEntry, ...] | None = None
    """All that was done; None where it follows from the programs."""


def play(jobs: Sequence[Job]) -> list[Played]:
    """What comes of each; the piece of work that an executor gets."""
    quick = [job for job in jobs if is_quick(job)]
    known: dict[str, Played] = {}
    for name in {job.game for job in quick}:
        known |= _battles(find_game(name), [job for job in quick if job.game == name])
    return [known[job.key] if job.key in known else _Table(job).play() for job in jobs]


def is_quick(job: Job) -> bool:
    """Whether it needs no table: programs among themselves, in a game that can do without."""
    programs = find_game(job.game).programs
    return programs is not None and programs.quick and all(who.kind == "program" for who in job.players)


def _battles(game: Game, jobs: Sequence[Job]) -> dict[str, Played]:
    """Programs among themselves need no table."""
    assert game.programs is not None
    battles = [Battle(ground=job.ground, programs=tuple(who.text for who in job.players)) for job in jobs]
    verdicts = game.programs.battles(battles)
    return {
        job.key: Played(
            key=job.key,
            sharers=verdict.sharers,
            ranks=tuple(int(seat not in verdict.sharers) for seat in range(len(job.players))),
            turns=verdict.turns,
        )
        for job, verdict in zip(jobs, verdicts, strict=True)
    }


def record(job: Job, played: Played) -> Record:
    """The game on paper; battles of programs are played once more, action by action."""
    log = played.log
    if log is None:
        table = _Table(job)
        table.play()
        log = tuple(table.log)
    return Record(setup=setup(job), log=log)


def setup(job: Job) -> Setup:
    """How the table of a game is set up."""
    seats = tuple(
        Seat("bot" if who.kind == "level" else "person", clean_name(who.name) or "?", _level(who))
        for who in job.players
    )
    return Setup(
        game=job.game,
        ruleset=job.ruleset,
        options=job.ground.options,
        seats=seats,
        seed=job.ground.seed,
        given_seed=True,
        undo="never",
    )


def _level(who: Entry) -> str:
    return who.text if who.kind == "level" else ""


# -- action by action ------------------------------------------------------------------------------------------


class _Table:
    """A game while it is being played."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.replay = Replay.of(setup(job))
        self.log: list[AnyEntry] = []
        self.since = 0
        """Table time since which the position is what it is."""
        self.forfeits: list[Forfeit] = []
        self.waiting: set[int] = set()
        """Seats that want nothing in this position."""
        self.stopped = False
        self._outside: dict[int, Outside] = {}

    def play(self) -> Played:
        try:
            self._feed(Begin(at=0, seats=len(self.job.players)))
            self._place()
            sharers = self._play()
        finally:
            over = self._how_it_ended()
            for program in self._outside.values():
                program.close(over)
        return Played(
            key=self.job.key,
            sharers=sharers,
            ranks=self._ranks(sharers),
            turns=len(self.log),
            forfeits=tuple(self.forfeits),
            log=tuple(self.log),
        )

    def _feed(self, entry: AnyEntry) -> None:
        self.replay, steps = self.replay.feed(entry)
        self.log.append(entry)
        self._stepped(bool(steps), entry.at)

    def _stepped(self, stepped: bool, at: int) -> None:
        if stepped:
            self.since = at
            self.waiting.clear()

    def _place(self) -> None:
        """Everybody starts where the job says."""
        left = dict(enumerate(self.job.ground.starts))
        while (seat := min(self.replay.to_act() & left.keys(), default=None)) is not None:
            self._feed(Act(at=self.replay.at, seat=seat, text=left.pop(seat)))

    def _play(self) -> tuple[int, ...]:
        """Play until the game is over; who shares the result."""
        while self.replay.phase == "playing" and not self.stopped and len(self.log) < MAX_ACTIONS:
            wishes, failures = self._wishes()
            if not wishes and not failures and self.replay.deadline() is None:
                failures = [Forfeit(seat, "silent") for seat in sorted(self.replay.to_act())]
            if failures:
                self._forfeit(failures)
            else:
                self._do(wishes)
        here = self._still_here()
        ended = self.replay.ended
        return ended.winners if ended is not None and ended.winners and here else tuple(sorted(here))

    def _still_here(self) -> set[int]:
        """Seats that have done nothing wrong."""
        return set(range(len(self.job.players))) - {forfeit.seat for forfeit in self.forfeits}

    def _forfeit(self, failures: list[Forfeit]) -> None:
        """Those seats have lost.  Where nobody is left, the game ends here, and nobody has won."""
        self.forfeits += failures
        if not self._still_here():
            self.stopped = True
            return
        for failure in failures:
            if self.replay.phase == "playing":
                self._feed(Resign(at=self.replay.at, seat=failure.seat))

    def _wishes(self) -> tuple[list[tuple[int, int, str]], list[Forfeit]]:
        """What those who may act want to do (time, seat, action), and who did something wrong."""
        wishes: list[tuple[int, int, str]] = []
        failures: list[Forfeit] = []
        to_act = self.replay.to_act()
        for seat in sorted(to_act - self.waiting):
            try:
                choice = self._choose(seat)
                if choice.text is None:
                    self.waiting.add(seat)
                    continue
                after = min(max(0, choice.after), LONGEST_WAIT)
                wish = (max(self.since + after, self.replay.at), seat, choice.text)
                if len(to_act) > 1:  # whoever is alone is found out by doing it
                    self._try(wish)
                wishes.append(wish)
            except Failure as failure:
                failures.append(Forfeit(seat, failure.code, failure.detail))
        return wishes, failures

    def _choose(self, seat: int) -> Choice:
        """What the player at a seat wants.  Raises `Failure`."""
        who = self.job.players[seat]
        game, view = self.replay.game, self.replay.game.view(self.replay.state, seat)
        if who.kind == "command":
            return self._ask(seat, view)
        try:
            if who.kind == "level":
                asked = question(game.name, view, seat, who.text, self._seed(seat))
                return msgspec.json.decode(choose(asked), type=Choice)
            assert game.programs is not None
            return Choice(game.programs.act(who.text, view, seat))
        except Exception as error:  # a bot with a fault in it loses its game and nothing else
            raise Failure("crashed", f"{type(error).__name__}: {error}"[:200]) from None

    def _seed(self, seat: int) -> str:
        """A bot's own seed, from which nobody learns the table's."""
        chance = Chance(self.job.ground.seed, "bot", seat)
        return f"{chance.bits64():016x}{chance.bits64():016x}"

    def _ask(self, seat: int, view: Any) -> Choice:
        if seat not in self._outside:
            hello = {
                "game": self.job.game,
                "ruleset": self.job.ruleset,
                "seat": seat,
                "seats": len(self.job.players),
                "seed": self._seed(seat),
            }
            self._outside[seat] = Outside(self.job.players[seat].text, self.job.limits, hello)
        return self._outside[seat].ask(
            {"type": "ask", "at": self.since, "view": view, "legal": self._legal(seat)}
        )

    def _legal(self, seat: int) -> list[str] | None:
        game = self.replay.game
        actions = game.legal(self.replay.state, seat)
        if actions is None:
            return None
        listed = list(islice(actions, MAX_LEGAL + 1))
        return list(map(game.write_action, listed)) if len(listed) <= MAX_LEGAL else None

    def _try(self, wish: tuple[int, int, str]) -> None:
        """Raise `Failure` for what is not possible at all, unless the clock comes first."""
        at, seat, text = wish
        deadline = self.replay.deadline()
        if deadline is None or at < deadline:
            try:
                self.replay.feed(Act(at=at, seat=seat, text=text))
            except RobacusError as error:
                raise _refused(text, error) from None

    def _do(self, wishes: list[tuple[int, int, str]]) -> None:
        """The first thing that happens: somebody's action, or the rules' clock."""
        deadline = self.replay.deadline()
        at, seat, text = min(wishes, default=(0, 0, ""))
        if not wishes or (deadline is not None and deadline <= at):
            assert deadline is not None
            self.replay, steps = self.replay.advance(deadline)
            self._stepped(bool(steps), deadline)
            return
        self._act(at, seat, text)
        for later, other, said in sorted(wishes)[1:]:
            # What is done at the same time and means the same whatever others do is not asked for twice.
            if later == at and not self.stopped and other in self.replay.to_act() and self._commutes(said):
                self._act(at, other, said)

    def _act(self, at: int, seat: int, text: str) -> None:
        try:
            self._feed(Act(at=at, seat=seat, text=text))
        except RobacusError as error:
            failure = _refused(text, error)
            self._forfeit([Forfeit(seat, failure.code, failure.detail)])

    def _commutes(self, text: str) -> bool:
        game = self.replay.game
        return game.commutes(game.read_action(text))

    # -- afterwards --------------------------------------------------------------------------------------------

    def _ranks(self, sharers: tuple[int, ...]) -> tuple[int, ...]:
        """Places from 0: those who share the result, then by score, then who has lost whatever the score, and last who
        did something wrong."""
        ended = self.replay.ended
        scores = ended.scores if ended is not None else (0.0,) * len(self.job.players)
        wrong = {forfeit.seat for forfeit in self.forfeits}
        lost = ended.lost if ended is not None else ()
        marks = [
            (seat in wrong, seat in lost, seat not in sharers, 0.0 if seat in sharers else -scores[seat])
            for seat in range(len(self.job.players))
        ]
        return tuple(sum(other < mark for other in marks) for mark in marks)

    def _how_it_ended(self) -> dict[str, Any]:
        ended = self.replay.ended
        return {
            "scores": list(ended.scores) if ended is not None else None,
            "winners": list(ended.winners) if ended is not None else [],
        }


def _refused(text: str, error: RobacusError) -> Failure:
    return Failure("refused", f"{text[:60]}: {error}"[:200])
