"""Laws of studies: what the judge says of a game on the server, and nothing too soon or to the wrong one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from robacus.bots import Workers
from robacus.games import game
from robacus.web import desks, studies
from robacus.web.desks import Desks
from robacus.web.limits import Buckets, Limits, Rate
from robacus.web.studies import Studies
from tests import loops
from tests.games.ricochet_robots.playing import Hands
from tests.web.people import Page, Person, play_nim, two_at_a_table
from tests.web.strict import strict
from tests.web.test_rates import NEVER

MANY = Rate(1000, 1000)
HELPED = f"{105:032x}"
"""Blue to the blue square in three moves, in two ways."""
WAYS = [["blue W", "blue S", "blue W"], ["green E", "blue S", "blue W"]]


def ricochet(person: Person, *seats: str, watch: bool = True, undo: str = "own") -> tuple[str, Page]:
    """A table of Ricochet Robots with the first chip up."""
    form = {"game": "ricochet-robots", "name": person.name, "seed": HELPED, "undo": undo}
    form |= {"option-next_chip": "hand", "option-glass_seconds": "5"} | ({"watch": "on"} if watch else {})
    form |= {f"seat-{index}": kind for index, kind in enumerate(seats)}
    table = person.post("/tables", **form).headers["location"].rpartition("/")[2]
    page = person.open(table)
    page.until_phase("playing")
    play(page, "next")
    return table, page


def play(page: Page, *texts: str, seat: int = 0) -> None:
    for text in texts:
        answer = page.do(seat, text)
        assert answer["t"] == "done", (text, answer)
        page.hear(lambda message: message["t"] == "frames")


def statuses(person: Person, table: str, page: Page) -> set[int]:
    """What is answered for every step there was, and a few that there were not."""
    last = page.now["number"]
    return {person.get(f"/tables/{table}/study/{number}").status_code for number in range(-1, last + 3)}


def study(person: Person, table: str, number: int) -> Any:
    answer = person.get(f"/tables/{table}/study/{number}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_after_a_round_everybody_may_see_the_verdict_and_every_way(url: str) -> None:
    anna, watcher = Person(url), Person(url, language="fi")
    table, page = ricochet(anna, "me", "here")
    play(page, "bid 5")
    play(page, "pass", seat=1)
    play(page, "yellow N", *WAYS[1])
    number = page.now["study"]
    assert number == page.now["number"]
    said = study(anna, table, number)
    assert (said["say"], said["lost"]) == ("4 moves: one more than the optimum of 3.", 1)
    assert [line["texts"] for line in said["lines"]] == [*WAYS, ["yellow N", *WAYS[1]]]
    assert study(watcher, table, number)["say"].startswith("4 siirtoa")
    for line in said["lines"]:
        film = anna.get(f"/tables/{table}/study/{number}/{line['key']}").json()
        assert [frame["notation"] for frame in film["frames"]] == line["texts"]
        assert film["scene"]["board"]["key"] == page.first["scene"]["board"]["key"]
    assert anna.get(f"/tables/{table}/study/{number}/7").status_code == 404


def test_nothing_is_said_before_the_round_is_over(url: str) -> None:
    anna = Person(url)
    table, page = ricochet(anna, "me", "here")
    assert statuses(anna, table, page) == {404}
    play(page, "bid 4")
    assert statuses(anna, table, page) == {404}
    play(page, "pass", seat=1)
    play(page, "yellow N", *WAYS[1][:-1])
    assert "study" not in page.now
    assert statuses(anna, table, page) == {404}


def test_alone_nothing_is_said_as_long_as_the_last_slide_can_be_taken_back(url: str) -> None:
    anna = Person(url)
    table, page = ricochet(anna, "me")
    play(page, "yellow N", *WAYS[1])
    won = page.now["number"]
    assert page.now["undo"] == [0]
    assert ("study" in page.now, page.now["study_later"]) == (False, True)
    assert anna.get(f"/tables/{table}/study/{won}").status_code == 403
    for _ in range(4):
        assert page.ask("undo")["t"] == "done"
        page.hear(lambda message: message["t"] == "frames")
        assert "study" not in page.now
        assert 200 not in statuses(anna, table, page)
    play(page, *WAYS[0])
    play(page, "next")
    # What was taken back is judged never; what was played in its place now is.
    assert anna.get(f"/tables/{table}/study/{won}").status_code == 404
    assert study(anna, table, page.now["study"])["lost"] == 0


def test_without_undo_it_is_said_at_once(url: str) -> None:
    anna = Person(url)
    table, page = ricochet(anna, "me", undo="never")
    play(page, *WAYS[0])
    assert study(anna, table, page.now["number"])["say"] == "3 moves: optimal."


def test_ways_that_are_kept_back_are_in_no_answer(url: str) -> None:
    anna = Person(url)
    table, page = ricochet(anna, "me")
    play(page, "give up")
    number = page.now["study"]
    answer = anna.get(f"/tables/{table}/study/{number}")
    assert "lines" not in answer.json()
    assert "blue W" not in answer.text
    for key in ("1", "2", "shown"):
        assert anna.get(f"/tables/{table}/study/{number}/{key}").status_code == 404


def test_who_may_not_watch_is_told_nothing(url: str) -> None:
    anna, stranger = Person(url), Person(url)
    table, page = ricochet(anna, "me", "here", watch=False)
    for seat in (0, 1):
        play(page, "pass", seat=seat)
    assert study(anna, table, page.now["study"])
    assert stranger.get(f"/tables/{table}/study/{page.now['study']}").status_code == 403


def test_what_is_no_step_has_no_study(url: str) -> None:
    anna = Person(url)
    table, _page = ricochet(anna, "me", "here")
    for wrong in ("0", "-1", "99999999999999999999", "x", "1.5", "1/../2", "%00"):
        assert anna.get(f"/tables/{table}/study/{wrong}").status_code in (400, 404), wrong
    assert anna.get("/tables/aaaaaaaaaa/study/1").status_code == 404


def test_the_replay_says_it_of_every_round(url: str) -> None:
    anna = Person(url)
    table, page = ricochet(anna, "me")
    play(page, "give up", "next")
    assert page.ask("resign", 0)["t"] == "done"
    page.until_phase("over")
    judged = anna.get(f"/tables/{table}/frames?log=1").json()["judged"]
    assert len(judged) == 1
    said = study(anna, table, judged[0])
    assert [line["texts"] for line in said["lines"]] == WAYS
    assert "judged" not in anna.get(f"/tables/{table}/frames").json()


# -- a game with secrets ---------------------------------------------------------------------------------------------


def test_a_judge_may_keep_silent_until_what_it_says_is_of_no_use(url: str) -> None:
    table, first, second, anna, _bert = two_at_a_table(url)
    play_nim((first, second), "1 3")
    taken = first.now["number"]
    assert "study" not in first.now
    assert anna.get(f"/tables/{table}/study/{taken}").status_code == 403
    play_nim((first, second), "2 1")
    assert study(anna, table, taken)["say"] == "A take that wins was missed."
    assert anna.get(f"/tables/{table}/study/{taken + 1}").status_code == 403


def test_everybody_is_judged_for_with_their_own_eyes(url: str) -> None:
    table, first, second, anna, bert = two_at_a_table(url)
    play(first, "wish 2")
    play_nim((first, second), "1 3", "2 1", "3 1")
    wish, taken = first.now["number"] - 3, first.now["number"] - 2
    watcher = Person(url)
    assert study(anna, table, taken)["note"] == "You were thinking of heap 2."
    for other in (bert, watcher):
        assert "note" not in study(other, table, taken)
        # Asking for somebody else's eyes does not give them.
        assert "note" not in other.get(f"/tables/{table}/study/{taken}?looking=0").json()
        assert other.get(f"/tables/{table}/study/{wish}").status_code == 404


def test_when_the_game_is_over_every_shoulder_may_be_looked_over(url: str) -> None:
    table, first, second, _anna, bert = two_at_a_table(url)
    play(first, "wish 2")
    play_nim((first, second), "1 3", "2 4", "3 5")
    over = bert.get(f"/tables/{table}/frames?log=1").json()["judged"]
    assert len(over) == 3
    assert "note" not in study(bert, table, over[0])
    assert bert.get(f"/tables/{table}/study/{over[0]}?looking=0").json()["note"]
    link = study(bert, table, over[0])["links"][0]["url"]
    assert bert.get(link).status_code == 200


# -- limits ----------------------------------------------------------------------------------------------------------


def test_too_many_studies_are_refused(tmp_path: Path) -> None:
    async def run() -> list[int]:
        async with strict(tmp_path, Limits(studies=Rate(NEVER, 2))) as browser:
            seats = [{"kind": "me"}, {"kind": "me"}]
            made = await browser.post("/api/tables", json={"game": "nim", "seats": seats})
            address = f"/tables/{made.json()['id']}/study/1"
            paths = (address, f"{address}/1", address, f"{address}/1")
            return [(await browser.get(path)).status_code for path in paths]

    assert loops.run(run()) == [404, 404, 429, 429]


def round_of_ricochet() -> Any:
    """A moment: the first round of a table, which nobody has won."""
    hands = Hands(2, seed=HELPED)
    at = hands.first_chip()
    for seat in (0, 1):
        hands.do(at, seat, "pass")
    judge = game("ricochet-robots").judge
    assert judge is not None
    before, after = hands.steps[-2], hands.steps[-1]
    ricochet = game("ricochet-robots")
    return judge.moment(ricochet.view(before.state, None), ricochet.view(after.state, None), None)


def found(
    *asked: int, limit: float, monkeypatch: pytest.MonkeyPatch, rate: Rate = MANY
) -> tuple[list[Any], int]:
    """What is found when so many ask at once, one group after the other; and how often was searched."""
    monkeypatch.setattr(studies, "STUDY_SECONDS", limit)
    moment, ricochet = round_of_ricochet(), game("ricochet-robots")

    async def run() -> tuple[list[Any], int]:
        workers = Workers(1)
        searched = 0

        async def ask(*args: Any, **more: Any) -> bytes:
            nonlocal searched
            searched += 1
            return await workers.ask(*args, **more)

        house: Any = SimpleNamespace(searchers=SimpleNamespace(ask=ask), desk_searches=Buckets(rate))
        visitor: Any = SimpleNamespace(address="here")
        here = Studies(Desks(house))
        try:
            answers: list[Any] = []
            for count in asked:
                some = (here.finding(ricochet, moment, visitor) for _ in range(count))
                answers += await asyncio.gather(*some)
            return answers, searched
        finally:
            workers.close()

    return loops.run(run())


def test_who_asks_the_same_shares_one_search(monkeypatch: pytest.MonkeyPatch) -> None:
    answers, searched = found(5, 3, limit=60, monkeypatch=monkeypatch)
    assert ([answer.length for answer in answers], searched) == ([3] * 8, 1)


def test_a_search_that_hangs_is_stopped_told_as_that_and_not_tried_again_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers, searched = found(2, 2, limit=0.0, monkeypatch=monkeypatch)
    assert (answers, searched) == ([None] * 4, 1)


def test_later_a_search_that_was_stopped_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "STUDY_AGAIN_SECONDS", -1.0)
    answers, searched = found(1, 1, limit=0.0, monkeypatch=monkeypatch)
    assert (answers, searched) == ([None] * 2, 2)


def test_searches_are_counted_and_what_is_known_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    answers, searched = found(1, 9, limit=60, monkeypatch=monkeypatch, rate=Rate(NEVER, 1))
    assert (len(answers), searched) == (10, 1)
    with pytest.raises(studies.Refusal) as refused:
        found(1, limit=60, monkeypatch=monkeypatch, rate=Rate(NEVER, 0))
    assert refused.value.status == 429


def test_more_searches_than_can_wait_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "SEARCHES_WAITING", 0)
    with pytest.raises(studies.Refusal) as refused:
        found(1, limit=60, monkeypatch=monkeypatch)
    assert refused.value.status == 503
