"""What lies on the puzzle desk: a puzzle, the turns played so far, and the cards that are being put together; as text.

The text is that of a puzzle (`puzzle`) with more statements: ``turn FFR +F`` for every turn played, ``now 13+4`` for
the cards of the hand that lie in the program and in what is added to the function (by their places in the hand;
letters are read too), ``into function`` where the next card goes, ``hint 2`` (so many steps of help were taken),
``dry off`` (nothing is to be seen beforehand), ``live`` (the turns from here are to be seen) and ``step 3`` (the last
turn is looked at up to its third step).  What ``robacus generate`` prints as JSON is read as well.  How a draft looks
is `desk_puzzle_sheet`.
"""

from __future__ import annotations

import json
import re
from functools import cached_property

import msgspec

from robacus.game import IllegalAction, InvalidText
from robacus.games.robogem.cards import LONGEST_FUNCTION, RESTED
from robacus.games.robogem.layout import words
from robacus.games.robogem.notation import NOTHING, Turn, read_action, write_action
from robacus.games.robogem.puzzle import MAX_PUZZLE_TEXT, Puzzle, Stage, split_puzzle
from robacus.games.robogem.turns import Told, story

MOST_HINTS = 5
"""How many turns; what this turn comes to; its first card; all of its cards; all turns."""
MOST_TURNS = 40


class Draft(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A puzzle as somebody has it before them."""

    puzzle: Puzzle
    turns: tuple[Turn, ...] = ()
    """All of them allowed, one after the other."""
    program: tuple[int, ...] = ()
    """Places in the hand, from 0, of the cards that are laid into the program."""
    append: tuple[int, ...] = ()
    """The same of those that are to be added to the function."""
    into_function: bool = False
    """Where the next card goes."""
    hints: int = 0
    dry: bool = True
    """Whether it is to be seen beforehand where the robot will go."""
    live: bool = False
    """Whether the number of turns from here is to be seen."""
    step: int | None = None
    """So many things of the last turn are to be seen; None = it is over."""

    @cached_property
    def stages(self) -> tuple[Stage, ...]:
        """The stage before each turn, and the present one."""
        stages = [self.puzzle.start()]
        for turn in self.turns:
            stages.append(self.puzzle.play(stages[-1], turn))
        return tuple(stages)

    @property
    def stage(self) -> Stage:
        """How far it has come."""
        return self.stages[-1]

    @cached_property
    def hand(self) -> str:
        """The cards of this turn in the order in which they lie there, those that are laid out too."""
        return self.puzzle.hand(self.stage)

    @property
    def laid(self) -> Turn:
        """The turn that is being put together."""
        return Turn(self._letters(self.program), self._letters(self.append))

    def _letters(self, places: tuple[int, ...]) -> str:
        return "".join(self.hand[place] for place in places)

    @property
    def room(self) -> int:
        """Cards that can still be added to the function."""
        if not self.puzzle.functions:
            return 0
        return LONGEST_FUNCTION - len(self.stage.function) - len(self.append)

    @property
    def solved(self) -> bool:
        """Whether the diamonds are at home."""
        return self.stage.position.winner == 0

    @cached_property
    def events(self) -> tuple[Told, ...]:
        """What was to be seen in the last turn, one thing after another; nothing for a rest."""
        if not self.turns or not self.turns[-1].program:
            return ()
        before, turn = self.stages[-2], self.turns[-1]
        function = before.function + turn.append
        puzzle = self.puzzle
        return tuple(story(puzzle.ground, puzzle.colours, before.position, 0, turn.program, function))

    def to_text(self) -> str:
        """Everything.  `read_draft` gives the same draft back."""
        parts = [self.puzzle.to_text()]
        parts += [f"turn {write_action(turn)}" for turn in self.turns]
        if self.program or self.append:
            program, append = (
                "".join(str(place + 1) for place in row) for row in (self.program, self.append)
            )
            parts.append(f"now {program or NOTHING}{f'+{append}' if append else ''}")
        if self.into_function:
            parts.append("into function")
        if self.hints:
            parts.append(f"hint {self.hints}")
        if not self.dry:
            parts.append("dry off")
        if self.live:
            parts.append("live")
        if self.step is not None:
            parts.append(f"step {self.step}")
        return "; ".join(parts)


# -- reading ---------------------------------------------------------------------------------------------------------


def read_draft(text: str) -> Draft:
    """The draft of a text.  Raises `InvalidText` naming the statement or turn that is wrong."""
    puzzle, rest = split_puzzle(_plain(text))
    draft = Draft(puzzle=puzzle)
    now = ""
    for part in rest:
        verb, _, given = part.partition(" ")
        match verb.lower(), given.lower():
            case "turn", _ if given:
                draft = _with_turn(draft, given)
            case "now", _ if given:
                now = given
            case "into", "function" if puzzle.functions:
                draft = msgspec.structs.replace(draft, into_function=True)
            case "hint", _ if re.fullmatch("[0-9]", given):
                draft = msgspec.structs.replace(draft, hints=min(int(given), MOST_HINTS))
            case "dry", "off":
                draft = msgspec.structs.replace(draft, dry=False)
            case "live", "":
                draft = msgspec.structs.replace(draft, live=True)
            case "step", _ if re.fullmatch("[0-9]{1,4}", given):
                draft = msgspec.structs.replace(draft, step=int(given))
            case _:
                raise InvalidText(words("puzzle-statement", words=part[:40]))
    if draft.step is not None and draft.step >= len(draft.events):
        draft = msgspec.structs.replace(draft, step=None)
    return _with_laid(draft, now) if now else draft


def _plain(text: str) -> str:
    """The text of a puzzle, also where it comes as JSON."""
    if not text.lstrip().startswith("{"):
        return text
    if len(text) > 4 * MAX_PUZZLE_TEXT:
        raise InvalidText(words("puzzle-too-long", length=len(text), longest=MAX_PUZZLE_TEXT))
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    inner = found.get("text") if isinstance(found, dict) else None
    if not isinstance(inner, str):
        raise InvalidText(words("puzzle-json"))
    return inner


def _with_turn(draft: Draft, given: str) -> Draft:
    number = len(draft.turns) + 1
    if number > MOST_TURNS:
        raise InvalidText(words("puzzle-many-turns", most=MOST_TURNS))
    try:
        turn = read_action(given)
        after = msgspec.structs.replace(draft, turns=(*draft.turns, turn))
        _ = after.stages
    except (InvalidText, IllegalAction) as error:
        raise InvalidText(words("puzzle-turn-wrong", number=number, why=error.message)) from None
    return after


def _with_laid(draft: Draft, given: str) -> Draft:
    """The draft with cards laid out: places in the hand, or letters."""
    program, _, append = given.replace(NOTHING, "").partition("+")
    taken: list[int] = []
    rows: list[tuple[int, ...]] = []
    for row in (program, append):
        first = len(taken)
        for sign in row.replace(" ", ""):
            taken.append(_place(draft, taken, sign, given))
        rows.append(tuple(taken[first:]))
    if len(rows[1]) > draft.room:
        raise InvalidText(words("puzzle-now", words=given[:40]))
    return msgspec.structs.replace(draft, program=rows[0], append=rows[1])


def _place(draft: Draft, taken: list[int], sign: str, given: str) -> int:
    """The place in the hand of a card that is not laid out yet."""
    for place, card in enumerate(draft.hand[:RESTED]):
        if place not in taken and sign in (str(place + 1), card):
            return place
    raise InvalidText(words("puzzle-now", words=given[:40]))
