"""Laws of the bot API: a whole game, the same views as people, tokens, errors, events, limits."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import httpx
import pytest

from tests.servers import ROOT, Server
from tests.web.people import Person, stranger, two_at_a_table


@pytest.fixture
def http(url: str) -> httpx.Client:
    return stranger(url)


def make(http: httpx.Client, *kinds: str, **more: Any) -> tuple[str, dict[str, str], dict[str, Any]]:
    """A table of Nim: its id, the headers of its maker, and what the server said."""
    made = http.post("/api/tables", json={"game": "nim", "seats": [{"kind": kind} for kind in kinds], **more})
    assert made.status_code == 201, made.text
    return made.json()["id"], {"Authorization": f"Bearer {made.json()['token']}"}, made.json()


def events(
    http: httpx.Client, table: str, headers: dict[str, str], last: int, after: int = 0
) -> list[tuple[str, Any]]:
    """Events behind step `after` until a `now` of step `last`."""
    found = []
    with http.stream(
        "GET", f"/api/tables/{table}/events", params={"after": after}, headers=headers
    ) as stream:
        kind = ""
        for line in stream.iter_lines():
            field, _, value = line.partition(": ")
            if field == "event":
                kind = value
            elif field == "data":
                data = json.loads(value)
                found.append((kind, data))
                if kind == "now" and data["number"] >= last:
                    break
    return found


def test_the_example_plays_a_whole_game(server: Server) -> None:
    command = [sys.executable, "examples/bot.py", server.url, "nim", "--level", "easy"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].endswith("took the last counter.")


def test_a_program_and_a_person_play_together(http: httpx.Client, url: str) -> None:
    table, headers, made = make(http, "me", "open")
    anna = Person(url, "Anna")
    assert anna.join(f"/tables/{table}/join/{made['join']}").status_code == 303
    page = anna.open(table)
    assert (
        http.post(f"/api/tables/{table}/actions", json={"text": "1 1"}, headers=headers).json()["phase"]
        == "playing"
    )
    assert page.until(page.now["number"] if page.now["to_act"] == [1] else page.now["number"] + 1)[
        "to_act"
    ] == [1]
    assert page.do(1, "2 1")["t"] == "done"
    assert http.get(f"/api/tables/{table}", headers=headers).json()["to_act"] == [0]


def test_a_program_sees_what_a_person_there_sees(http: httpx.Client) -> None:
    table, headers, made = make(http, "me", "open")
    other = http.post(f"/api/tables/{table}/join", json={"secret": made["join"], "name": "Other"}).json()
    others = {"Authorization": f"Bearer {other['token']}"}
    http.post(f"/api/tables/{table}/actions", json={"text": "wish 2"}, headers=headers)
    wishes = [
        http.get(f"/api/tables/{table}", headers=who).json()["view"]["wish"] for who in (headers, others, {})
    ]
    assert wishes == [1, None, None]


def test_legal_actions_are_listed_for_who_may_act(http: httpx.Client) -> None:
    table, headers, made = make(http, "me", "open", options={"heaps": "small"})
    other = http.post(f"/api/tables/{table}/join", json={"secret": made["join"], "name": "Other"}).json()
    mine = http.get(f"/api/tables/{table}", headers=headers).json()["legal"]
    others = http.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {other['token']}"}).json()[
        "legal"
    ]
    assert (mine, others) == (["take 1 1", "take 2 1", "take 2 2", "take 3 1", "take 3 2", "take 3 3"], None)


def test_a_token_acts_only_for_its_seats(http: httpx.Client) -> None:
    table, headers, _made = make(http, "me", "me")
    _other, others, _ = make(http, "me", "open")
    play = f"/api/tables/{table}/actions"
    assert http.post(play, json={"text": "1 1", "seat": 0}).status_code == 401
    assert http.post(play, json={"text": "1 1", "seat": 0}, headers=others).status_code == 403
    assert http.post(play, json={"text": "1 1"}, headers=headers).status_code == 403
    assert http.get(f"/api/tables/{table}?seat=1", headers=others).status_code == 403
    assert http.post(play, json={"text": "1 1", "seat": 0}, headers=headers).status_code == 200


def test_the_same_id_is_applied_once(http: httpx.Client) -> None:
    table, headers, _made = make(http, "me", "me")
    body = {"text": "1 1", "seat": 0, "id": "a"}
    first = http.post(f"/api/tables/{table}/actions", json=body, headers=headers).json()
    assert http.post(f"/api/tables/{table}/actions", json=body, headers=headers).json() == first


def test_an_old_position_is_refused(http: httpx.Client) -> None:
    table, headers, _made = make(http, "me", "me")
    for seat in (0, 1):
        http.post(f"/api/tables/{table}/actions", json={"text": "1 1", "seat": seat}, headers=headers)
    answer = http.post(
        f"/api/tables/{table}/actions", json={"text": "1 1", "seat": 0, "on": 1}, headers=headers
    )
    assert (answer.status_code, answer.json()["error"]["id"]) == (409, "table-moved-on")


def test_events_come_in_order_and_can_be_taken_up(http: httpx.Client) -> None:
    table, headers, _made = make(http, "me", "me")
    for seat in (0, 1):
        http.post(f"/api/tables/{table}/actions", json={"text": "1 1", "seat": seat}, headers=headers)
    whole = events(http, table, headers, 3)
    assert [data["number"] for kind, data in whole if kind == "step"] == [1, 2, 3]
    again = {**headers, "Last-Event-ID": "2"}
    assert [data["number"] for kind, data in events(http, table, again, 3) if kind == "step"] == [3]
    assert whole[-1] == ("now", {"number": 3, "phase": "playing", "to_act": [0]})


def test_a_step_for_another_seat_is_a_bare_number(http: httpx.Client) -> None:
    table, headers, made = make(http, "me", "open")
    http.post(f"/api/tables/{table}/join", json={"secret": made["join"], "name": "Other"})
    http.post(f"/api/tables/{table}/actions", json={"text": "wish 2"}, headers=headers)
    assert events(http, table, {}, 3)[-2] == ("step", {"number": 3})
    assert events(http, table, headers, 3)[-2][1]["kind"] == "wish"


def test_a_gap_is_told(http: httpx.Client) -> None:
    table, headers, _made = make(http, "me", "me")
    assert events(http, table, headers, 1, after=500)[0] == ("gap", {"number": 1})


def test_the_stream_ends_with_the_game(http: httpx.Client) -> None:
    table, headers, _made = make(http, "me", options={"heaps": "small"})
    for text in ("1 1", "2 2", "3 3"):
        http.post(f"/api/tables/{table}/actions", json={"text": text}, headers=headers)
    answer = http.get(f"/api/tables/{table}/events?after=0", headers=headers)
    assert '"phase":"over"' in answer.text
    assert len(http.get(f"/api/tables/{table}/record", headers=headers).json()["setup"]["seed"]) == 32


@pytest.mark.parametrize(
    ("body", "status", "word"),
    [
        (b"{", 400, ""),
        (b"[1]", 400, ""),
        (b'{"game":"nim"}', 400, "seats"),
        (b'{"game":"nim","seats":[]}', 400, "seats"),
        (b'{"game":"nim","seats":[{"kind":"king"}]}', 400, "kind"),
        (b'{"game":"nim","seats":[{"kind":"me"}],"colour":1}', 400, "colour"),
        (b'{"game":"chess","seats":[{"kind":"me"}]}', 404, "chess"),
        (b'{"game":"nim","seats":[{"kind":"bot","level":"god"}]}', 422, "god"),
        (b'{"game":"nim","seats":[{"kind":"me"}],"options":{"heaps":"huge"}}', 422, "heaps"),
        (b'{"game":"nim","seats":[{"kind":"me"}],"seed":"zz"}', 422, "seed"),
        (b'{"game":"nim","seats":[' + b'{"kind":"me"},' * 5 + b'{"kind":"me"}]}', 422, "seats"),
        (b" " * 70_000, 413, ""),
        (b"[" * 30_000, 400, ""),
        (b'{"game":"nim","seats":[{"kind":"me"}],"options":{"heaps":' + b"[" * 30_000, 400, ""),
    ],
)
def test_a_bad_body_is_refused_with_a_sentence(
    http: httpx.Client, body: bytes, status: int, word: str
) -> None:
    answer = http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == status
    assert word in answer.json()["error"]["message"]


def test_errors_speak_the_language_asked_for(http: httpx.Client) -> None:
    answer = http.get("/api/tables/aaaaaaaaaa", headers={"Accept-Language": "fi"})
    assert (answer.status_code, answer.json()["error"]["id"]) == (404, "web-no-table")
    assert answer.json()["error"]["message"].startswith("Sellaista pöytää ei ole.")


def test_what_does_not_exist_is_said_in_json(http: httpx.Client) -> None:
    assert http.get("/api/nothing").json()["error"]["id"] == "web-no-page"
    assert http.delete("/api/tables").json()["error"]["id"] == "web-wrong-method"


def test_the_schema_names_every_address_and_needs_no_other_server(http: httpx.Client) -> None:
    answer = http.get("/api/schema")
    paths = answer.json()["paths"]
    assert sorted(paths) == [
        "/api/games",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/actions",
        "/api/tables/{table}/events",
        "/api/tables/{table}/join",
        "/api/tables/{table}/record",
    ]
    assert all("description" in way for path in paths.values() for way in path.values())
    assert "://" not in answer.text.replace("application/json", "")


def test_games_tell_options_levels_and_view(http: httpx.Client) -> None:
    (nim,) = [game for game in http.get("/api/games").json() if game["name"] == "nim"]
    assert [option["name"] for option in nim["options"]] == ["heaps", "misere", "seconds"]
    assert [level["key"] for level in nim["levels"]] == ["easy", "normal"]
    assert "heaps" in json.dumps(nim["view"])


def test_cookies_mean_nothing_to_the_api(url: str) -> None:
    table, _first, _second, anna, _bert = two_at_a_table(url)
    answer = anna.http.post(f"/api/tables/{table}/actions", json={"text": "1 1", "seat": 0})
    assert answer.status_code == 401
