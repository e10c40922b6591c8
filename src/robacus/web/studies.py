"""What a game's judge says of what was played, for table and replay pages: verdicts, and their lines as pictures.

While a game runs only those steps are judged that nobody can take back any more, and only from what whoever asks sees
of the table, then and now; the judge may still keep silent.  A finished game hides nothing.  Searches run in worker
processes; one that had to be stopped is told as that, and not tried again at once.
"""

from __future__ import annotations

import logging
import time
from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery

from robacus.bots import WorkerFailed
from robacus.desk import Line
from robacus.game import Game
from robacus.judging import Judge, Verdict
from robacus.scene import difference
from robacus.speech import Speech, msg, speech
from robacus.study import WORK, finding, question
from robacus.web.desklinks import link_url
from robacus.web.desks import Desks, Kept
from robacus.web.frames import encode
from robacus.web.house import Refusal, Visitor
from robacus.web.limits import STUDIES_KEPT, STUDY_AGAIN_SECONDS, STUDY_SECONDS
from robacus.web.live import Live
from robacus.web.pages import Req, house_of, seen_table
from robacus.web.replays import Replays, replay_viewer
from robacus.web.wire import Frame, Study, StudyFilm, StudyLink

log = logging.getLogger("robacus.web")


class Failed(msgspec.Struct, frozen=True):
    """A search that was stopped or broke down."""

    at: float
    """When (monotonic)."""


class Studies:
    """The findings of one server, by what was asked: tables, languages and viewers share them."""

    def __init__(self, desks: Desks) -> None:
        self._desks = desks
        self._found: Kept[bytes | Failed] = Kept(STUDIES_KEPT)

    async def finding(self, game: Game, moment: Any, visitor: Visitor) -> Any | None:
        """What the judge finds out about a moment; None = its search was stopped.

        Raises `Refusal` when there are too many searches, of this visitor or of all.
        """
        asked = question(game, moment)
        if not self._found.known(asked):
            self._desks.count(visitor)
        found = await self._found.get(asked, lambda: self._search(asked, visitor.address))
        if isinstance(found, Failed):
            if time.monotonic() - found.at > STUDY_AGAIN_SECONDS:
                self._found.forget(asked)
            return None
        return finding(game, found)

    async def _search(self, asked: bytes, address: str) -> bytes | Failed:
        try:
            return await self._desks.search(WORK, asked, address, limit=STUDY_SECONDS)
        except WorkerFailed as error:
            log.warning("a study failed: %s", error)
            return Failed(time.monotonic())


class Judged(msgspec.Struct, frozen=True):
    """A moment of a table as somebody may see it, and who says what of it."""

    game: Game
    judge: Judge
    moment: Any
    visitor: Visitor
    say: Speech

    async def verdict(self, studies: Studies) -> Verdict:
        found = await studies.finding(self.game, self.moment, self.visitor)
        return self.judge.verdict(self.moment, found, self.say)


async def judged(request: Req, id: str, number: int, looking: int | None) -> Judged:
    """The moment of step `number`.  Raises `Refusal`: 404 where nothing is judged, 403 where it would tell too much."""
    live, visitor = await seen_table(request, id)
    wait = house_of(request).studies.take(visitor.address)
    if wait:
        raise Refusal(429, msg("web-too-many"), wait)
    game, judge = live.game, live.game.judge
    if judge is None:
        raise Refusal(404, msg("web-no-study"))
    if live.replay.phase == "over" or live.closed:
        moment = await _afterwards(request.app.state.replays, live, visitor, number, looking)
    else:
        moment = _meanwhile(live, visitor, number, looking)
    if moment is None:
        raise Refusal(403, msg("web-study-later"))
    return Judged(game, judge, moment, visitor, speech(visitor.language).named(live.replay.names))


async def _afterwards(
    replays: Replays, live: Live, visitor: Visitor, number: int, looking: int | None
) -> Any | None:
    """The moment of a step of a finished game."""
    steps = await replays.steps(live)
    if not 2 <= number <= len(steps) or not steps[number - 1].event.judged:
        raise Refusal(404, msg("web-no-study"))
    eye = live.painter.eye(replay_viewer(live, visitor.language, looking))
    assert live.game.judge is not None
    before, after = (live.game.view(step.state, eye) for step in steps[number - 2 : number])
    return live.game.judge.moment(before, after, None)


def _meanwhile(live: Live, visitor: Visitor, number: int, looking: int | None) -> Any | None:
    """The moment of a step of a game that goes on, None where nothing may be said of it yet."""
    viewer = live.viewer(visitor.player, visitor.language, looking)
    known = live.judged.get(number)
    if known is None or not live.painter.sees(viewer, known[1].event):
        raise Refusal(404, msg("web-no-study"))
    if number > live.replay.firm:
        return None
    return live.moment(number, live.painter.eye(viewer))


def _answer(data: msgspec.Struct) -> Response[bytes]:
    return Response(
        encode(data), media_type="application/json", headers={"Cache-Control": "private, no-store"}
    )


@get("/tables/{id:str}/study/{number:int}", include_in_schema=False)
async def study(
    request: Req, id: FromPath[str], number: FromPath[int], looking: FromQuery[int | None] = None
) -> Response[bytes]:
    """What is said of step `number` of a table."""
    asked = await judged(request, id, number, looking)
    verdict = await asked.verdict(request.app.state.studies)
    return _answer(
        Study(
            number=number,
            title=verdict.title,
            say=verdict.say,
            lost=verdict.lost,
            mark=verdict.mark,
            lines=verdict.lines,
            note=verdict.note,
            links=tuple(
                StudyLink(label=link.label, url=link_url(asked.game, link)) for link in verdict.links
            ),
        )
    )


@get("/tables/{id:str}/study/{number:int}/{key:str}", include_in_schema=False)
async def study_line(
    request: Req,
    id: FromPath[str],
    number: FromPath[int],
    key: FromPath[str],
    looking: FromQuery[int | None] = None,
) -> Response[bytes]:
    """A line of the study of step `number`, picture by picture."""
    asked = await judged(request, id, number, looking)
    verdict = await asked.verdict(request.app.state.studies)
    line = next((line for line in verdict.lines if line.key == key), None)
    if line is None:
        raise Refusal(404, msg("web-no-study"))
    return _answer(film(asked, line))


def film(asked: Judged, line: Line) -> StudyFilm:
    """The pictures of a line, as what changes from one to the next."""
    shots = asked.judge.shots(asked.moment, line.texts, asked.say)
    frames = tuple(
        Frame(
            number=number,
            kind="study",
            say=shot.say,
            notation=text,
            paths=shot.paths,
            change=difference(before.scene, shot.scene),
        )
        for number, (before, shot, text) in enumerate(
            zip(shots, shots[1:], line.texts, strict=False), start=1
        )
    )
    return StudyFilm(scene=shots[0].scene, say=shots[0].say, frames=frames)
