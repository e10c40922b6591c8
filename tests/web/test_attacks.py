"""What nobody may do: act for others, look over their shoulder, learn what is hidden, flood, forge."""

from __future__ import annotations

import errno
import re
import socket as plain_socket
import sqlite3
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from robacus.chance import Chance
from robacus.speech import LANGUAGES, speech
from robacus.store.errors import explain
from robacus.web.telling import told
from tests.servers import Server
from tests.web.people import Page, Person, play_nim, stranger, two_at_a_table


def test_nobody_acts_for_another_seat(url: str) -> None:
    table, first, second, *_ = two_at_a_table(url)
    stranger = Person(url, "Eve").open(table)
    for page in (second, stranger):
        assert page.do(0, "1 1")["say"] == "This is not your seat."
        assert page.request(t="draft", seat=0, text="1 1")["t"] == "refused"
        for what in ("undo", "resign", "leave"):
            assert page.ask(what, 0)["t"] == "refused"
    for what in ("pause", "resume", "begin", "rematch"):
        assert stranger.ask(what)["t"] == "refused"
    assert stranger.request(t="fill", seat=0, name="Eve")["say"] == "Only the host of the table can do that."
    assert first.do(0, "1 1")["t"] == "done"


def test_nobody_looks_at_another_seat(url: str) -> None:
    _table, _first, second, *_ = two_at_a_table(url)
    second.say(t="look", seat=0)
    assert second.hear(lambda message: message["t"] == "refused")["say"] == "This is not your seat."


def test_seats_that_do_not_exist_are_refused(url: str) -> None:
    _table, first, *_ = two_at_a_table(url)
    for seat in (-1, 2, 10**9):
        assert first.do(seat, "1 1")["t"] == "refused"


def test_a_running_game_shows_no_replay_record_or_frames(url: str) -> None:
    table, _first, _second, anna, _bert = two_at_a_table(url)
    for path in ("replay", "record", "record?form=lines", "frames"):
        assert anna.get(f"/tables/{table}/{path}").status_code == 403


def test_a_picture_of_a_running_game_shows_only_ones_own_view(url: str) -> None:
    table, first, _second, anna, bert = two_at_a_table(url)
    before = [person.get(f"/tables/{table}/position.svg").text for person in (anna, bert)]
    first.do(0, "wish 2")
    after = [person.get(f"/tables/{table}/position.svg").text for person in (anna, bert)]
    assert before[1] == after[1]
    for at in (1, 2, 3):
        assert bert.get(f"/tables/{table}/position.svg?at={at}").text == after[1]


def everything_sent(
    table: str, pages: tuple[Page, Page], people: tuple[Person, Person], http: httpx.Client
) -> str:
    """All that can be got of a table by its people and by somebody watching."""
    paths = [
        f"/tables/{table}{rest}" for rest in ("", "/position.svg", "/qr.svg", "/replay", "/frames", "/record")
    ]
    paths += [f"/api/tables/{table}{rest}" for rest in ("", "/record")]
    parts = ["".join(page.bytes) for page in pages]
    parts += [person.get(path).text for person in people for path in [*paths, "/"]]
    parts += [http.get(path).text for path in paths]
    return "".join(parts)


def test_seed_and_hidden_coin_stay_hidden_until_the_end(url: str) -> None:
    seed = "0123456789abcdef0123456789abcdef"
    coin = Chance(seed, "coin").below(3)
    table, first, second, anna, bert = two_at_a_table(url, seed=seed)
    moves = {0: ("2 4", "3 4"), 1: ("1 3", "3 4"), 2: ("1 3", "2 4")}[coin]
    play_nim((first, second), *moves)
    sent = everything_sent(table, (first, second), (anna, bert), stranger(url))
    assert seed not in sent
    assert seed.upper() not in sent
    assert re.findall(r'"coin":\d', sent) == []
    assert 'key":"coin"' not in sent
    left = {0: "1 3", 1: "2 4", 2: "3 5"}[coin]
    rest = {0: ("3 1", left), 1: ("3 1", left), 2: (left,)}[coin]
    play_nim((first, second), *rest)
    assert seed in anna.get(f"/tables/{table}/record").text


def test_a_closed_table_shows_nothing_to_strangers(url: str) -> None:
    anna, eve = Person(url, "Anna"), Person(url, "Eve")
    form = {"game": "nim", "seat-0": "me", "seat-1": "link", "name": "Anna"}
    table = anna.post("/tables", **form).headers["location"].rpartition("/")[2]
    assert eve.get(f"/tables/{table}").status_code == 403
    assert eve.get(f"/tables/{table}/position.svg").status_code == 403
    assert stranger(url).get(f"/api/tables/{table}").status_code == 401
    with pytest.raises(InvalidStatus):
        eve.open(table)
    assert anna.get(f"/tables/{table}").status_code == 200


def test_links_cannot_be_guessed_or_used_for_something_else(url: str) -> None:
    anna, eve = Person(url, "Anna"), Person(url, "Eve")
    table, other = anna.set_up("me", "link"), anna.set_up("me", "link")
    secret = anna.join_link(other).rpartition("/")[2]
    for wrong in (secret, "A" * 22, "x"):
        assert eve.get(f"/tables/{table}/join/{wrong}").status_code == 403
        assert eve.post(f"/tables/{table}/join/{wrong}", name="Eve").status_code == 403
        assert eve.post(f"/tables/{table}/seat/{wrong}").status_code == 403
    assert anna.join_link(table) not in eve.get(f"/tables/{table}").text
    assert eve.get(f"/tables/{table}/qr.svg").status_code == 403


def test_a_seat_link_moves_the_seat_and_then_is_dead(url: str) -> None:
    table, first, _second, anna, _bert = two_at_a_table(url)
    link = re.findall(rf"/tables/{table}/seat/[\w-]+", anna.get(f"/tables/{table}").text)[0]
    tablet = Person(url, "tablet")
    assert tablet.get(link).status_code == 200
    assert first.do(0, "wish 1")["t"] == "done"
    assert tablet.post(link).status_code == 303
    assert first.do(0, "1 1")["say"] == "This is not your seat."
    assert tablet.open(table).now["looking"] == 0
    assert anna.post(link).status_code == 403


def test_forms_need_their_own_token(url: str) -> None:
    anna, eve = Person(url), Person(url)
    form = {"game": "nim", "seat-0": "me", "seat-1": "link"}
    assert anna.http.post("/tables", data=form).status_code == 403
    assert anna.http.post("/tables", data=form | {"csrf": eve.csrf}).status_code == 403
    assert stranger(url).post("/play-now", data={"game": "nim", "csrf": anna.csrf}).status_code == 403
    hostile = {"Origin": "http://evil.example"}
    assert (
        anna.http.post("/play-now", data={"game": "nim", "csrf": anna.csrf}, headers=hostile).status_code
        == 403
    )


def other(player: str) -> str:
    """An id that differs from this one in its last character, as every id may end."""
    return player[:-1] + ("Q" if player[-1] != "Q" else "A")


def test_cookies_cannot_be_forged(url: str) -> None:
    table, _first, _second, anna, _bert = two_at_a_table(url)
    player, _, signature = anna.http.cookies["robacus"].partition(".")
    made = {"game": "nim", "seats": [{"kind": "me"}, {"kind": "open"}]}
    token = stranger(url).post("/api/tables", json=made).json()["token"]
    for forged in (
        player,
        f"{player}.",
        f"{player}.{'A' * len(signature)}",
        f"{other(player)}.{signature}",
        token,
    ):
        eve = stranger(url, cookies={"robacus": forged})
        assert "join/" not in eve.get(f"/tables/{table}").text
    bearer = {"Authorization": f"Bearer {player}.{signature}"}
    answer = stranger(url).get(f"/api/tables/{table}", headers=bearer)
    assert answer.status_code == 401


def test_a_socket_of_another_origin_is_refused(url: str) -> None:
    table, _first, _second, anna, _bert = two_at_a_table(url)
    for headers in ({"Cookie": anna.cookie, "Origin": "http://evil.example"}, {"Origin": url}):
        with pytest.raises(InvalidStatus):
            connect(
                f"{url.replace('http', 'ws')}/tables/{table}/socket", additional_headers=headers
            ).__enter__()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"t":"do"}',
        '{"t":"nothing"}',
        '{"t":"do","id":"x","seat":"0","text":"1 1","on":1}',
        '{"t":"do","id":"x","seat":1e99,"text":"1 1","on":1}',
        '{"t":"ask","id":"x","what":"win"}',
        "[" * 4000,
    ],
)
def test_what_cannot_be_read_is_refused_and_the_table_goes_on(url: str, text: str) -> None:
    _table, first, *_ = two_at_a_table(url)
    first.send_text(text)
    assert first.hear(lambda message: message["t"] == "refused")["say"].startswith(
        "A message could not be read"
    )
    assert first.do(0, "1 1")["t"] == "done"


@pytest.mark.parametrize("id_", ["", "x" * 41, "a b", "ä", "../../x", "a:b"])
def test_odd_action_ids_are_refused(url: str, id_: str) -> None:
    _table, first, *_ = two_at_a_table(url)
    assert first.do(0, "1 1", id=id_)["t"] == "refused"


def test_a_message_that_is_too_long_ends_the_connection(url: str) -> None:
    _table, first, second, *_ = two_at_a_table(url)
    first.send_text('{"t":"draft","id":"x","seat":0,"text":"' + "x" * 9000 + '"}')
    assert first.closed()["t"] == "farewell"
    second.say(t="look", seat=1)
    assert second.hear(lambda message: message["t"] == "snapshot")


def test_many_broken_messages_end_the_connection(url: str) -> None:
    _table, first, *_ = two_at_a_table(url)
    for _ in range(11):
        first.send_text("{")
    assert first.closed()["t"] == "farewell"


def test_a_flood_ends_the_connection_and_delays_nobody(url: str) -> None:
    _table, first, second, *_ = two_at_a_table(url)
    with suppress(ConnectionClosed, OSError):  # the line may be closed before all is sent
        for index in range(400):
            first.say(t="draft", id=f"d{index}", seat=0, text="1 1")
    assert first.closed()["t"] == "farewell"
    assert second.do(1, "wish 1")["t"] == "done"


def test_who_does_not_read_is_dropped_and_delays_nobody(own_server: Server) -> None:
    """A connection that never reads fills its queue; the others play on."""
    table, first, second, anna, _bert = two_at_a_table(own_server.url, **{"option-heaps": "large"})
    deaf = plain_socket.create_connection(("127.0.0.1", own_server.port))
    deaf.setsockopt(plain_socket.SOL_SOCKET, plain_socket.SO_RCVBUF, 2048)
    deaf.sendall(
        f"GET /tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{own_server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {anna.cookie}\r\n\r\n".encode()
    )
    looks = b'{"t":"look","seat":0}'
    frame = bytes([0x81, 0x80 | len(looks)]) + b"\0\0\0\0" + looks
    deaf.settimeout(5)
    dropped = False
    for _ in range(4000):
        try:
            deaf.sendall(frame)
        except OSError:
            dropped = True
            break
        if not dropped and _ % 50 == 0:
            assert first.do(0, "wish 1")["t"] == "done"
    deaf.close()
    assert first.do(0, "1 1")["t"] == "done"
    assert second.until(first.now["number"])["number"] > 0


def test_too_many_connections_of_one_player_are_refused(own_server: Server) -> None:
    table, *_rest, bert = two_at_a_table(own_server.url)
    for _ in range(19):
        bert.open(table)
    with pytest.raises(InvalidStatus, match="429"):
        bert.open(table)


def test_names_are_cleaned_and_escaped(url: str) -> None:
    anna, bert = Person(url, "<b>Anna</b>"), Person(url, "Be\trt" + "x" * 50)
    table = anna.set_up("me", "link")
    link = anna.join_link(table)
    assert "<b>Anna" not in bert.get(link).text
    bert.join(link)
    names = [seat["name"] for seat in bert.open(table).now["seats"]]
    assert names == ["<b>Anna</b>", "Be rt" + "x" * 19]


def test_an_empty_name_cannot_join(url: str) -> None:
    anna, bert = Person(url), Person(url, "  ")
    answer = bert.join(anna.join_link(anna.set_up("me", "link")))
    assert answer.status_code == 422
    assert "nickname" in answer.text


def test_static_files_stay_in_their_folder(url: str) -> None:
    eve = stranger(url)
    for path in ("../app.py", "%2e%2e/app.py", "..%2fapp.py", "css/../../app.py", "/etc/passwd", "js"):
        assert eve.get(f"/static/x/{path}").status_code in (404, 400)


def test_players_are_not_told_where_the_database_lies() -> None:
    for fault in (
        OSError(errno.ENOSPC, ""),
        OSError(errno.EACCES, ""),
        sqlite3.DatabaseError("x"),
        ValueError("x"),
    ):
        error = explain(fault, "/srv/games/robacus.sqlite3")
        assert "/srv/games" in str(error)
        for language in LANGUAGES:
            assert "/srv/games" not in speech(language).say(told(error))


def test_no_fault_was_logged(server: Server) -> None:
    assert re.findall(r"fault \w+", Path(server.log).read_text()) == []
