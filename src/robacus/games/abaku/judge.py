"""The judge of Abaku: how good a turn was, in points and with the tiles that were kept, and the best placements.

A moment is a turn that is over.  While the game goes on the judge speaks of a player's own turns only, to that player,
and keeps silent as long as something that it would tell can still be laid.  Whose rack its reader
has not seen it says nothing of.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from robacus import judging
from robacus.desk import Line
from robacus.game import IllegalAction
from robacus.games.abaku.answer import view_of
from robacus.games.abaku.desk_board import position_link, situation_of
from robacus.games.abaku.desk_board_draft import Draft, tried
from robacus.games.abaku.desk_board_search import ENDGAME_WORK, ending, others_rack
from robacus.games.abaku.desk_board_sheet import line_label
from robacus.games.abaku.endgame import best_ending
from robacus.games.abaku.engine import Ranked
from robacus.games.abaku.messages import words
from robacus.games.abaku.notation import Place, read_action, write_action
from robacus.games.abaku.placing import EMPTY, Placement
from robacus.games.abaku.rack_value import hand_points, rack_value
from robacus.games.abaku.scene import scene
from robacus.games.abaku.situation import Situation
from robacus.games.abaku.solver import solve
from robacus.games.abaku.state import EMPTY_TURNS, JOKER, TurnKind, View
from robacus.games.abaku.turns import example_words
from robacus.judging import Shot, Verdict
from robacus.scene import Scene
from robacus.speech import Message, SeatName, Speech

SECONDS = 8.0
"""For the slow reference; the C++ core needs milliseconds."""
MOST_LISTED = 10
"""Placements in the list; the verdict says how many there are."""
PLAYED = "played"
"""Key of the line that was played."""


class Played(Struct, frozen=True, kw_only=True):
    """A turn that is over."""

    number: int
    """Which turn of this seat it was, from 1."""
    seat: int
    kind: TurnKind
    before: Situation
    """Board and rack before it; without a rack where the reader does not know it."""
    known: bool
    """The reader has seen the rack."""
    laid: Placement = ()
    kept: str | None = None
    """The tiles that were kept in an exchange; None = none was exchanged."""
    empty: tuple[int, ...] = ()
    """Empty turns in a row of each seat before it."""
    now: Situation | None = None
    """What the reader has before them now; None = nothing can be of use any more."""


class Ended(Struct, frozen=True, kw_only=True):
    """How a turn stands in the endgame of two, where both know what the other holds."""

    lost: int
    """Points against the other that it cost, compared with the best."""
    best: Placement
    """What was best; nothing = an empty turn."""
    proven: bool


class Found(Struct, frozen=True, kw_only=True):
    """What the search gave."""

    count: int
    """Placements in all."""
    complete: bool
    most: int
    """The most points of one."""
    best: tuple[Ranked, ...] = ()
    """Those of most equity."""
    played: Ranked | None = None
    worth: float | None = None
    """Equity of what was played, an exchange too; None = nothing was."""
    ended: Ended | None = None
    kept_back: bool = False
    """What would be told can still be laid."""


class Judge(judging.Judge):
    """Judges turns."""

    Moment = Played
    Finding = Found

    def moment(self, before: View, after: View, now: View | None) -> Played | None:
        seat = before.turn
        own = before.seat == seat
        if now is not None and not own:
            return None
        alone = len(before.scores) == 1
        turn = after.turns[-1]
        move = before.last if turn.kind == "place" else None
        laid = move.placement if move is not None else ()
        return Played(
            number=sum(one.seat == seat for one in after.turns),
            seat=seat,
            kind=turn.kind,
            before=without(situation_of(before), laid, own=own),
            known=own,
            laid=laid,
            kept=_kept(before, after) if own and turn.kind == "exchange" else None,
            empty=before.empty,
            now=None if now is None or alone else situation_of(now),
        )

    def search(self, moment: Played) -> Found:
        if not moment.known:
            return Found(count=0, complete=False, most=0)
        answer = solve(moment.before, seconds=SECONDS)
        played = next((one for one in answer.found if one.tiles == moment.laid), None)
        return Found(
            count=len(answer.found),
            complete=answer.complete,
            most=answer.best_score,
            best=answer.found[:MOST_LISTED],
            played=played,
            worth=_worth(moment, played),
            ended=_ended(moment, played),
            kept_back=moment.now is not None and _still_of_use(answer.found, played, moment.now),
        )

    def verdict(self, moment: Played, finding: Found | None, say: Speech) -> Verdict:
        told = finding is not None and moment.known and not finding.kept_back
        lost = _lost(finding) if told and finding is not None else None
        note = _note(finding) if told and finding is not None else None
        return Verdict(
            title=say.say(words("judge-title", number=moment.number, seat=SeatName(moment.seat))),
            say=say.once(_sentence(moment, finding)),
            lost=lost,
            mark=f"−{lost}" if lost else "",
            lines=_lines(moment, finding, say) if told and finding is not None else (),
            note="" if note is None else say.once(note),
            links=(position_link(moment.before, words("judge-desk"), say, best=True),) if told else (),
        )

    def shots(self, moment: Played, texts: tuple[str, ...], say: Speech) -> tuple[Shot, ...]:
        before = words("judge-before", seat=SeatName(moment.seat))
        shots = [Shot(scene=_scene(moment.before, (), None, before, say), say=say.say(before))]
        placement: Placement = ()
        for number, text in enumerate(texts):
            if number == 0:
                placement = _placement(moment, text)
                told: Message = words("judge-laid", tiles=text)
            else:
                told = example_words(moment.before.position.judge(placement).examples[int(text) - 1])
            scene = _scene(moment.before, placement, number, told, say)
            shots.append(Shot(scene=scene, say=say.say(told)))
        return tuple(shots)


def _kept(before: View, after: View) -> str:
    """The tiles that stayed in the rack."""
    return "".join(tile.face for tile in before.rack if tile in after.rack)


def without(situation: Situation, laid: Placement, *, own: bool) -> Situation:
    """The situation before these tiles were laid; in the rack again where it is the reader's own."""
    position = situation.position
    fields = {position.field(tile) for tile in laid}
    board = "".join(EMPTY if field in fields else digit for field, digit in enumerate(position.board))
    back = "".join(JOKER if tile.joker else tile.digit for tile in laid)
    return replace(
        situation,
        board=board,
        jokers=situation.jokers - fields,
        rack=situation.rack + back if own else "",
    )


def _still_of_use(found: tuple[Ranked, ...], played: Ranked | None, now: Situation) -> bool:
    """Whether something that would be shown, or that would have been better, can be laid now.  Then nothing at all is
    said, not even whether there was something better."""
    draft = Draft(before=now)
    told = (one for number, one in enumerate(found) if number < MOST_LISTED or _better(one, played))
    return any(_can_be_laid(draft, one.tiles) for one in told)


def _worth(moment: Played, played: Ranked | None) -> float | None:
    if played is not None:
        return played.equity
    return None if moment.kept is None else rack_value(moment.kept)


def _ended(moment: Played, played: Ranked | None) -> Ended | None:
    """How the turn stands in the endgame; None in any other position, and without the C++ core."""
    if len(moment.empty) != 2:
        return None
    before, theirs = moment.before, others_rack(moment.before)
    empty = moment.empty[moment.seat], moment.empty[1 - moment.seat]
    best = ending(before, empty)
    if best is None:
        return None
    after = Draft(before=before, laid=moment.laid).now
    points = played.points if played is not None else 0
    if not after.rack:
        return Ended(
            lost=max(0, best.worth - points - 2 * hand_points(theirs)), best=best.tiles, proven=best.proven
        )
    if played is None and empty[0] + 1 == EMPTY_TURNS:
        worth, proven = hand_points(theirs) - hand_points(before.rack), True
    else:
        count = 0 if played is not None else empty[0] + 1
        answer = best_ending(after.position, theirs, after.rack, (empty[1], count), ENDGAME_WORK)
        if answer is None:
            return None
        worth, proven = points - answer.worth, answer.proven
    return Ended(lost=max(0, best.worth - worth), best=best.tiles, proven=best.proven and proven)


def _better(one: Ranked, played: Ranked | None) -> bool:
    return played is None or one.points > played.points


def _can_be_laid(draft: Draft, placement: Placement) -> bool:
    try:
        tried(draft, placement)
    except IllegalAction:
        return False
    return True


# -- in words --------------------------------------------------------------------------------------------------------


def _lost(finding: Found) -> int | None:
    """Points fewer than possible; None where not everything was looked at."""
    if not finding.complete:
        return None
    return finding.most - (finding.played.points if finding.played is not None else 0)


def _sentence(moment: Played, finding: Found | None) -> Message:
    points = moment.before.position.judge(moment.laid).score if moment.laid else 0
    if finding is None:
        return words("judge-stopped")
    if not moment.known:
        return words("judge-unknown", points=points, seat=SeatName(moment.seat))
    if finding.kept_back:
        return words("judge-kept-back")
    if not finding.count:
        return words("judge-nothing")
    if not moment.laid:
        return words("judge-not-laid", points=finding.most)
    lost = _lost(finding)
    if lost is None:
        return words("judge-limit", points=points, best=finding.most)
    return words("judge-less" if lost else "judge-most", points=points, lost=lost, best=finding.most)


def _note(finding: Found) -> Message | None:
    """What there is to say of the list, and how the turn stands with the tiles that were kept."""
    if not finding.best:
        return None
    listed = words("judge-list", count=finding.count, listed=len(finding.best))
    if finding.ended is not None:
        return words("judge-ended", ended=_ended_words(finding.ended), listed=listed)
    if finding.worth is None:
        return listed
    worth, top = round(finding.worth, 1), round(finding.best[0].equity, 1)
    return words("judge-worth", worth=worth, top=top, listed=listed)


def _ended_words(ended: Ended) -> Message:
    proven = words("board-ending-proven" if ended.proven else "board-ending-open")
    tiles = write_action(Place(ended.best)) if ended.best else words("control-pass")
    return words(
        "judge-ending-lost" if ended.lost else "judge-ending-best",
        lost=ended.lost,
        tiles=tiles,
        proven=proven,
    )


def _lines(moment: Played, finding: Found, say: Speech) -> tuple[Line, ...]:
    """The best placements, and the one that was played where it is not one of these."""
    found = [(str(number), one) for number, one in enumerate(finding.best, start=1)]
    if finding.played is not None and finding.played not in finding.best:
        found.append((PLAYED, finding.played))
    return tuple(_line(moment, key, one, finding.played, say) for key, one in found)


def _line(moment: Played, key: str, one: Ranked, played: Ranked | None, say: Speech) -> Line:
    label = line_label(moment.before, one)
    if one == played:
        key, label = PLAYED, words("judge-line-played", line=label)
    examples = len(moment.before.position.judge(one.tiles).examples)
    texts = (write_action(Place(one.tiles)), *map(str, range(1, examples + 1)))
    return Line(key=key, label=say.once(label), texts=texts)


# -- on the board ----------------------------------------------------------------------------------------------------


def _placement(moment: Played, text: str) -> Placement:
    action = read_action(text)
    assert isinstance(action, Place)
    return tried(Draft(before=moment.before), action.tiles).laid


def _scene(
    situation: Situation, placement: Placement, shown: int | None, status: Message, say: Speech
) -> Scene:
    seen = scene(view_of(situation, placement, shown), say)
    return replace(seen, places=(), facts=(), status=say.say(status))
