"""The puzzle desk of Ricochet Robots: one position to be solved, help in steps, and a fair judge at the end.

Moves are made as at the table (`moves.Way`).  What a draft is says `desk_puzzle_draft`, how it looks
`desk_puzzle_sheet`, what is found out `desk_puzzle_search`; the edits are here.
"""

from __future__ import annotations

import re

import msgspec

from robacus.chance import Chance
from robacus.desk import MAX_DRAFT, Desk, Line, Link, Sheet
from robacus.game import IllegalAction
from robacus.games.ricochet_robots.board import HEADINGS
from robacus.games.ricochet_robots.desk_puzzle_draft import (
    MOST_HINTS,
    SOLUTION,
    Draft,
    read_draft,
    read_move,
    read_typed,
)
from robacus.games.ricochet_robots.desk_puzzle_search import (
    all_shortest,
    moves_left,
    next_move,
    shortest,
)
from robacus.games.ricochet_robots.desk_puzzle_sheet import (
    KEEP,
    LOOK,
    last_path,
    left_fact,
    robots_of,
    sheet,
    to_be_searched,
)
from robacus.games.ricochet_robots.judge import ARROWS, way_label
from robacus.games.ricochet_robots.moves import VARIANTS, Move, Variant, Way, robot_name, words
from robacus.games.ricochet_robots.notation import MAX_BID, Reset
from robacus.games.ricochet_robots.solver import Answer
from robacus.scene import Fact
from robacus.speech import Joined, Message, Speech

RULES = {"move-back": "R7", "move-too-early": "R8"}
"""The reason of a refusal -> the rule that not every variant has."""
BLANK = "quadrants 3B 4B 2A 1A; robot red C2; robot green B6; robot blue F6; robot yellow M3; goal blue C5"


class PuzzleDesk(Desk):
    """Solves positions, together with whoever sits there."""

    name = "puzzle"

    def blank(self) -> str:
        return BLANK

    def searches(self, edit: str) -> bool:
        return edit == LOOK or re.match(r"hint\b", edit) is not None

    def open(self, draft: str, say: Speech) -> Sheet:
        return sheet(_read(draft), say)

    def edit(self, draft: str, edit: str, say: Speech) -> Sheet:
        before = _read(draft)
        match edit.split():
            case ["look"]:
                return _looked(before, say)
            case ["hint"]:
                return _hinted(before, min(before.hints + 1, MOST_HINTS), say)
            case ["hint", step] if step in ("1", "2", "3", "4", "5"):
                return _hinted(before, int(step), say)
            case ["live", "on" | "off" as chosen]:
                return sheet(msgspec.structs.replace(before, live=chosen == "on"), say)
            case ["variant", chosen] if chosen in VARIANTS:
                return _in_variant(before, chosen, say)
            case [word, step, *_] if word == KEEP and step in ("1", "2", "3", "4", "5"):
                return _helped(before, int(step), edit.split(maxsplit=2)[2:], say)
        if isinstance(read_typed(edit), Reset):
            if not before.moves:
                raise IllegalAction(words("reset-nothing"))
            return sheet(msgspec.structs.replace(before, moves=()), say, said=words("started-again"))
        return _moved(before, read_move(before.position, edit), say)


def help_link(way: Way, say: Speech) -> Link:
    """The desk with a way that somebody alone at a table looks for."""
    begun = Way.start(way.position, way.variant).arrived  # there the desk has nothing to look for (R20)
    draft = Draft(position=way.position, variant=way.variant, moves=() if begun else way.moves)
    return Link(label=say.say(words("puzzle-table-help")), desk=PuzzleDesk.name, draft=draft.to_text())


def _read(text: str) -> Draft:
    return read_draft(text[: MAX_DRAFT + 1])


# -- moving ------------------------------------------------------------------------------------------------------------


def _moved(before: Draft, move: Move, say: Speech) -> Sheet:
    if len(before.moves) >= MAX_BID:
        raise IllegalAction(words("way-too-long", most=MAX_BID))
    try:
        before.way.step(*move)
    except IllegalAction as error:
        rule = RULES.get(error.message.id.partition(":")[2])
        if rule is None:
            raise
        variant = words(f"answer-variant-{before.variant}")
        raise IllegalAction(words("puzzle-refused", why=error.message, rule=rule, variant=variant)) from None
    after = msgspec.structs.replace(before, moves=(*before.moves, move))
    colour = before.position.colours[move.robot]
    told = words(
        "slid",
        count=len(after.moves),
        robot=robot_name(colour),
        heading=words(f"heading-{HEADINGS[move.heading]}"),
    )
    stands = move.robot in before.position.active and after.way.robots[move.robot] == before.position.target
    if stands and not after.way.arrived:
        told = words("puzzle-not-arrived", slid=told, robot=robot_name(colour))
    return sheet(after, say, said=told, paths=last_path(after))


def _in_variant(before: Draft, variant: Variant, say: Speech) -> Sheet:
    """The same in another variant, with as many of the moves as it allows.  Help that was had stays: the ways of the
    variants are much alike."""
    if variant == before.variant:
        return sheet(before, say)
    way = Way.start(before.position, variant)
    said = None
    for move in before.moves:
        try:
            way = way.step(*move)
        except IllegalAction:
            said = words("puzzle-moves-kept", count=len(way))
            break
    after = msgspec.structs.replace(before, variant=variant, moves=way.moves)
    return sheet(after, say, said=said)


# -- what is searched for ----------------------------------------------------------------------------------------------


def _looked(draft: Draft, say: Speech) -> Sheet:
    """The sheet with everything that it is to show: the judge's word, help that was given, the moves from here."""
    if not to_be_searched(draft):
        return sheet(draft, say)
    answer = shortest(draft.position, draft.variant)
    facts = _told(draft, answer, say)
    if draft.way.arrived and draft.moves:
        status, over = _judged(draft, answer)
        return sheet(
            draft,
            say,
            status=status,
            facts=tuple(facts),
            solved=over if draft.hints < SOLUTION else None,
            found=True,
        )
    said = None
    if draft.live:
        fact = left_fact(moves_left(draft), say)
        facts.append(fact)
        said = words("puzzle-left-said", left=fact.value)
    return sheet(draft, say, said=said, facts=tuple(facts), found=True)


def _told(draft: Draft, answer: Answer, say: Speech) -> list[Fact]:
    """What the hints that were taken have told; never more than that."""
    facts = []
    if draft.hints == 1 and answer.length is not None:
        value = words("puzzle-shortest-fewer", count=_more(draft, answer.length))
        facts.append(Fact("shortest", say.say(words("puzzle-shortest")), say.say(value)))
    if draft.hints > 1:
        facts.append(Fact("shortest", say.say(words("puzzle-shortest")), say.say(_length(answer))))
    way = _simplest(draft, answer) if draft.hints > 2 else ()
    if way:
        robots = ", ".join(map(say.say, robots_of(way, draft)))
        facts.append(Fact("robots", say.say(words("puzzle-robots")), robots))
    if way and draft.hints > 3:
        first = way[0]
        robot = robot_name(draft.position.colours[first.robot])
        slide = words("judge-slide", robot=robot, arrow=ARROWS[first.heading])
        facts.append(Fact("first", say.say(words("puzzle-first")), say.say(slide)))
    return facts


def _more(draft: Draft, length: int) -> int:
    """A number of moves that is a little more than the least."""
    return length + 1 + Chance(draft.share_text(), "hint").below(3)


def _simplest(draft: Draft, answer: Answer) -> tuple[Move, ...]:
    """The shortest way with the fewest robots; empty where none was found."""
    return all_shortest(draft.position, draft.variant).way or answer.way or ()


def _judged(draft: Draft, answer: Answer) -> tuple[Message, int | None]:
    """How good the way was, and how many moves were too many; None = that is not known."""
    count = len(draft.moves)
    if answer.length is not None:
        over = count - answer.length
        sentence = "judge-optimal" if over == 0 else "judge-more"
        return words(sentence, count=count, lost=over, best=answer.length), over
    if answer.lower_bound == count:
        return words("judge-optimal", count=count, lost=0, best=count), 0
    return words("judge-limit", count=count, least=answer.lower_bound), None


def _length(answer: Answer) -> Message:
    if answer.length is not None:
        return words("puzzle-left-exact", count=answer.length)
    if answer.proven:
        return words("puzzle-left-none")
    return words("puzzle-left-least", count=answer.lower_bound)


def _helped(before: Draft, step: int, about: list[str], say: Speech) -> Sheet:
    """The draft with help that was had about a position, if it is this one."""
    hints = max(step, before.hints) if about == [before.share_text()] else before.hints
    return sheet(msgspec.structs.replace(before, hints=hints), say)


def _hinted(before: Draft, step: int, say: Speech) -> Sheet:
    """One step of help more."""
    draft = msgspec.structs.replace(before, hints=max(step, before.hints))
    answer = shortest(draft.position, draft.variant)
    if answer.length is None:
        none = answer.proven
        told = words("puzzle-no-way") if none else words("judge-limit-back", least=answer.lower_bound)
        return sheet(before, say, said=told)
    lines: tuple[Line, ...] = ()
    match step:
        case 1:
            told = words("puzzle-hint-fewer", count=_more(draft, answer.length))
        case 2:
            told = words("puzzle-hint-length", count=answer.length)
        case 3:
            robots = robots_of(_simplest(draft, answer), draft)
            told = words("puzzle-hint-robots", count=len(robots), robots=Joined(robots))
        case 4:
            told = _first_move(draft)
        case _:
            lines, told = _ways(draft, answer, say)
    return sheet(draft, say, said=told, lines=lines, lasting=True)


def _first_move(draft: Draft) -> Message:
    found = next_move(draft)
    if found is None:
        return words("judge-there-already")
    move, from_here = found
    return words(
        "puzzle-hint-next" if from_here and draft.moves else "puzzle-hint-first",
        robot=robot_name(draft.position.colours[move.robot]),
        heading=words(f"heading-{HEADINGS[move.heading]}"),
    )


def _ways(draft: Draft, answer: Answer, say: Speech) -> tuple[tuple[Line, ...], Message]:
    """All shortest ways to look at, and what is to be said of them; from the markers, whatever was moved since."""
    full = all_shortest(draft.position, draft.variant)
    ways = full.ways or answer.ways
    texts = [tuple(map(draft.position.write_move, way)) for way in ways]
    back = ("reset",) if draft.moves else ()
    lines = tuple(
        Line(key=str(number), label=say.once(way_label("judge-way", way)), texts=(*back, *way))
        for number, way in enumerate(texts, start=1)
        if way
    )
    if not lines:
        return (), words("judge-there-already")
    if full.count is None:
        return lines, words("judge-uncounted")
    if full.count == len(lines):
        return lines, words("judge-all", count=full.count)
    return lines, words("judge-some", listed=len(lines), count=str(full.count))
