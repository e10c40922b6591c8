"""The judge of Robogem: how good the turn was that was played, what would have been better, and a look at it running.

A moment is a turn that has been laid down.  As long as the game goes on the judge keeps silent: which diamond was the
right one, and whether it was time to rest, is still of use a turn later.  What it searches is made of what its reader
saw; who could not see the hand is told no more than that.  The search itself is `rating`.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from robacus import judging
from robacus.desk import Line
from robacus.games.robogem import rating
from robacus.games.robogem.layout import words
from robacus.games.robogem.moves import Position
from robacus.games.robogem.notation import Turn, read_action, write_action
from robacus.games.robogem.preview import ground_of
from robacus.games.robogem.rating import Found, Laid, Rated
from robacus.games.robogem.scene import scene
from robacus.games.robogem.state import Running, View
from robacus.games.robogem.turns import story
from robacus.judging import Shot, Verdict
from robacus.speech import Message, SeatName, Speech

MOST_SHOTS = 300
"""Pictures of one turn; only a function that calls itself again and again has more, and is shown to there."""
PLAYED = "played"
"""Key of the line that was played."""


class Judge(judging.Judge):
    """Judges turns."""

    Moment = Laid
    Finding = Found

    def moment(self, before: View, after: View, now: View | None) -> Laid | None:
        running = after.running
        if now is not None or running is None:
            return None
        seat = running.seat
        append = after.functions[seat][len(before.functions[seat]) :]
        view = replace(before, seat=None, running=None, dry_run=False)
        return Laid(view=view, turn=Turn(running.program, append, running.rest))

    def search(self, moment: Laid) -> Found:
        return rating.find(moment)

    def verdict(self, moment: Laid, finding: Found | None, say: Speech) -> Verdict:
        lost = None if finding is None else _lost(moment, finding)
        note = _note(moment, finding)
        return Verdict(
            title=say.say(
                words(
                    "judge-title",
                    number=moment.view.turns + 1,
                    seat=SeatName(moment.seat),
                    turn=turn_words(moment.turn),
                )
            ),
            say=say.once(_sentence(moment, finding, lost)),
            lost=lost,
            mark=say.say(words("judge-mark-last" if moment.last_round else "judge-mark", lost=lost))
            if lost
            else "",
            lines=_lines(moment, finding, say),
            note="" if note is None else say.once(note),
        )

    def shots(self, moment: Laid, texts: tuple[str, ...], say: Speech) -> tuple[Shot, ...]:
        before = replace(moment.view, busy=True)
        shots = [
            Shot(scene=scene(before, say), say=say.say(words("judge-before", seat=SeatName(moment.seat))))
        ]
        if not texts:
            return tuple(shots)
        turn = read_action(texts[0])
        view = replace(before, functions=_functions(moment.view, turn))
        for told, position, running in _told(moment, turn):
            view = replace(view, position=position, running=running)
            shots.append(Shot(scene=scene(view, say), say=say.say(told)))
        return tuple(shots)


# -- in words --------------------------------------------------------------------------------------------------------


def _lost(moment: Laid, finding: Found) -> int | None:
    """Hundredths of the chance to win; in the last round, diamonds.  0 also where no difference can be told."""
    played = finding.played
    if played is None:
        return None
    best = finding.best[0]
    if moment.last_round:
        if best.wins and not played.wins:
            return max(1, best.banked - played.banked)
        banked, cargo = (one - other for one, other in zip(best.ahead, played.ahead, strict=True))
        return max(0, banked or cargo)
    certain = best.chance - played.chance > 2 * finding.doubt
    return _percent(best) - _percent(played) if certain else 0


def _sentence(moment: Laid, finding: Found | None, lost: int | None) -> Message:
    if finding is None:
        return words("judge-stopped")
    played = finding.played
    if played is None:
        return words("judge-hidden", seat=SeatName(moment.seat))
    best = finding.best[0]
    values = {"best": turn_words(best.turn), "chance": _percent(played), "lost": lost}
    if played.wins:
        return words("judge-wins")
    if best.wins:
        return words("judge-missed", **values)
    if moment.last_round:
        return words("judge-last-lost" if lost else "judge-last-best", **values)
    return words("judge-lost" if lost else "judge-best", could=_percent(best), **values)


def _percent(one: Rated) -> int:
    return round(100 * one.chance)


def _note(moment: Laid, finding: Found | None) -> Message | None:
    """How much it is worth what is said."""
    if finding is None or finding.played is None:
        return None
    if moment.last_round:
        return words("judge-note-last")
    if not finding.samples:
        return None
    cards = int(moment.card_by_card)
    return words("judge-note-cut" if finding.cut else "judge-note", samples=finding.samples, cards=cards)


def turn_words(turn: Turn) -> Message:
    """A turn as it is written in a sentence: its letters, or that nothing runs."""
    kind = "rest" if turn.rest else "program" if turn.program else "nothing"
    return words("judge-turn", kind=kind, program=turn.program, added=len(turn.append), append=turn.append)


def _lines(moment: Laid, finding: Found | None, say: Speech) -> tuple[Line, ...]:
    """The best turns, and what was played where it is not one of these."""
    if finding is None or finding.played is None:
        return (
            _line(
                moment, PLAYED, moment.turn, say.say(words("judge-as-played", turn=turn_words(moment.turn)))
            ),
        )
    played, listed = finding.played, list(finding.best)
    if played.turn not in [one.turn for one in listed]:
        listed.append(played)
    return tuple(
        _line(
            moment,
            PLAYED if one.turn == played.turn else str(number),
            one.turn,
            say.once(_line_words(moment, one, as_played=one.turn == played.turn)),
        )
        for number, one in enumerate(listed, start=1)
    )


def _line(moment: Laid, key: str, turn: Turn, label: str) -> Line:
    pictures = sum(1 for _ in _told(moment, turn))
    texts = (write_action(turn), *(str(number) for number in range(1, pictures)))
    return Line(key=key, label=label, texts=texts)


def _line_words(moment: Laid, one: Rated, *, as_played: bool) -> Message:
    return words(
        "judge-line-last" if moment.last_round else "judge-line",
        turn=turn_words(one.turn),
        wins=int(one.wins),
        chance=_percent(one),
        banked=one.banked,
        cargo=one.cargo,
        needed=one.needed,
        played=int(as_played),
    )


# -- to be looked at -------------------------------------------------------------------------------------------------


def _functions(view: View, turn: Turn) -> tuple[str, ...]:
    seat = view.turn
    return (*view.functions[:seat], view.functions[seat] + turn.append, *view.functions[seat + 1 :])


def _told(moment: Laid, turn: Turn) -> Iterator[tuple[Message, Position, Running]]:
    """What people see of a turn, from the moment on in which it lies there: sentence, position, program."""
    view, seat = moment.view, moment.seat
    laid = words("judge-laid", seat=SeatName(seat), turn=turn_words(turn))
    running = Running(seat, turn.program, rest=turn.rest, stop=None if turn.program else "done")
    yield laid, view.position, running
    if not turn.program:
        return
    function = view.functions[seat] + turn.append
    told = story(ground_of(view), view.colours, view.position, seat, turn.program, function)
    for one in told[: MOST_SHOTS - 1]:
        yield one.event.say, one.position, one.running
