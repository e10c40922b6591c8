"""Two servers on one PostgreSQL database serve one table as one server does."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from robacus.store import Store
from tests.servers import Server
from tests.web import people
from tests.web.people import WHOLE_GAME, Page, Person

Pair = tuple[Server, Server]


@pytest.fixture
def two(postgres_url: str, tmp_path: Path) -> Iterator[Pair]:
    """Two servers that know of each other only through the database."""
    with ExitStack() as stack:
        pair = [
            stack.enter_context(Server(tmp_path / name, database=postgres_url).running())
            for name in ("first", "second")
        ]
        yield pair[0], pair[1]
        people.CLOSING.close()
    for server in pair:
        assert "Traceback" not in server.log.read_text()


def seated(two: Pair, **fields: str) -> tuple[str, Page, Page, Person]:
    """A table set up by Anna at the first server, and joined by Bert at the second; their pages, and Anna."""
    anna, bert = Person(two[0].url, "Anna"), Person(two[1].url, "Bert")
    table = anna.set_up("me", "link", **fields)
    here = anna.open(table)
    bert.join(anna.join_link(table))
    there = bert.open(table)
    for page in (here, there):
        page.until_phase("playing")
    return table, here, there, anna


def test_what_is_played_at_one_server_reaches_those_at_the_other(two: Pair, postgres_url: str) -> None:
    table, here, there, anna = seated(two)
    for seat, move in zip((0, 1, 0, 1), WHOLE_GAME, strict=True):
        page, other = (here, there) if seat == 0 else (there, here)
        number = max(here.now["number"], there.now["number"])
        page.until(number)
        assert page.do(seat, move)["t"] == "done"
        assert other.until(number + 1)["number"] >= number + 1
    for page in (here, there):
        assert page.until_phase("over")["outcome"]["winners"] == [1]
    assert [line["text"] for line in anna.get(f"/tables/{table}/record").json()["log"][2:]] == list(
        WHOLE_GAME
    )
    with Store.open(postgres_url) as store:
        assert [sequence for sequence, _line in store.log(table)] == list(range(1, 7))


def test_racing_actions_never_fork_the_log(two: Pair) -> None:
    """Anna presses at both servers at once; Bert, who may act at any time, goes on wishing."""
    table, here, there, anna = seated(two, **{"option-heaps": "large"})
    tablet = Person(two[1].url)
    tablet.http.cookies = anna.http.cookies
    again = tablet.open(table)
    number = here.now["number"]
    with ThreadPoolExecutor(3) as together:
        for heap in (1, 2, 3):
            for page in (here, there, again):
                page.until(number)
            wish = together.submit(there.do, 1, f"wish {heap}")
            answers = [together.submit(page.do, 0, f"{heap} 1", on=number) for page in (here, again)]
            said = [answer.result() for answer in answers]
            assert sorted(answer["t"] for answer in said) == ["done", "refused"], said
            assert wish.result()["t"] == "done"
            number = there.until(number + 2)["number"]
            assert there.do(1, f"{heap} 1")["t"] == "done"
            number = there.until(number + 1)["number"]
    assert here.until(number)["to_act"] == again.until(number)["to_act"] == there.now["to_act"]
    fresh = [person.open(table).first for person in (anna, tablet)]
    assert fresh[0]["scene"] == fresh[1]["scene"]
    assert fresh[0]["log"] == fresh[1]["log"]
    moves = [line["notation"] for line in fresh[0]["log"] if line.get("notation", "").startswith("take")]
    assert len(moves) == 6
