"""The lessons of Abaku: seven tasks of the trainer, each for one rule.

A draft is a lesson where its task and level are one of these; what is said of them are the messages ``lesson-NAME``.
"""

from __future__ import annotations

from functools import lru_cache

from robacus.desk import Lesson
from robacus.games.abaku.desk_puzzle_draft import Draft, read_draft

LESSONS = (
    Lesson("sums", "find 31426; level plus_minus 10 small"),
    Lesson("kinds", "find 842236; level four 100 small"),
    Lesson("inside", "find 56873; level four 100 small"),
    Lesson("powers", "find 39428; level powers 100 small"),
    Lesson("zero", "find 10527; level four 20 small"),
    Lesson("gap", "gap 9_1; level all 100 small"),
    Lesson("rack", "rack 268; board ..d.. ..... .d4d. ..... ..d..; level four 100 small"),
)


@lru_cache(maxsize=1)
def _by_task() -> dict[str, Lesson]:
    return {read_draft(lesson.draft).share: lesson for lesson in LESSONS}


def lesson_of(draft: Draft) -> Lesson | None:
    """The lesson that a task is, None for any other one."""
    return _by_task().get(draft.share)


def lesson_after(lesson: Lesson) -> Lesson | None:
    """The next one, None after the last."""
    at = LESSONS.index(lesson) + 1
    return LESSONS[at] if at < len(LESSONS) else None
