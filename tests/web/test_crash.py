"""Laws of restarting: whatever was acknowledged is there, hidden things are the same, deadlines are fair."""

from __future__ import annotations

from robacus.chance import Chance
from tests.servers import Server
from tests.web.people import Person, play_nim, two_at_a_table

SEED = "00112233445566778899aabbccddeeff"


def test_after_kill_9_every_acknowledged_action_is_there(own_server: Server) -> None:
    table, first, second, anna, bert = two_at_a_table(own_server.url, seed=SEED)
    play_nim((first, second), "3 1", "2 1")
    answer = first.do(0, "2 1")
    own_server.kill9()
    own_server.start()
    assert answer["t"] == "done"
    again = anna.open(table), bert.open(table)
    said = [line.get("notation") for line in again[0].first["log"] if "notation" in line]
    assert said == ["take 3 1", "take 2 1", "take 2 1"]
    assert again[1].now["to_act"] == [1]


def test_the_game_goes_on_after_kill_9_with_the_same_hidden_coin(own_server: Server) -> None:
    table, first, second, anna, bert = two_at_a_table(own_server.url, seed=SEED)
    play_nim((first, second), "3 1")
    own_server.kill9()
    own_server.start()
    pages = anna.open(table), bert.open(table)
    coin = Chance(SEED, "coin").below(3)
    play_nim(pages, *{0: ("1 3", "2 4", "3 4"), 1: ("2 4", "1 3", "3 4"), 2: ("3 4", "1 3", "2 4")}[coin])
    assert pages[0].until_phase("over")["outcome"]["winners"] == [1]
    record = anna.get(f"/tables/{table}/record").json()
    assert (record["setup"]["seed"], [entry["do"] for entry in record["log"]].count("resumed")) == (SEED, 1)


def test_an_action_retried_after_kill_9_is_applied_once(own_server: Server) -> None:
    table, first, second, anna, _bert = two_at_a_table(own_server.url)
    number = first.now["number"]
    first.do(0, "1 1", on=number, id="retried")
    second.close()
    own_server.kill9()
    own_server.start()
    page = anna.open(table)
    assert page.do(0, "1 1", on=number, id="retried")["t"] == "done"
    moves = [line["notation"] for line in anna.open(table).first["log"] if "notation" in line]
    assert moves == ["take 1 1"]


def test_a_deadline_does_not_run_while_no_server_does(own_server: Server) -> None:
    table, first, _second, anna, _bert = two_at_a_table(own_server.url, **{"option-seconds": "600"})
    ends_at = first.first["scene"]["clock"]["ends_at"] if first.first["scene"] else 600_000
    own_server.kill9()
    own_server.start()
    page = anna.open(table)
    assert page.first["scene"]["clock"]["ends_at"] == ends_at
    assert 0 <= page.now["at"] < 60_000
    assert page.now["to_act"] == [0]


def test_people_keep_their_seats_names_and_links(own_server: Server) -> None:
    table, *_pages, anna, bert = two_at_a_table(own_server.url)
    link = anna.join_link(table)
    own_server.stop()
    own_server.start()
    assert anna.join_link(table) == link
    assert bert.open(table).now["looking"] == 1
    assert f"/tables/{table}" in anna.get("/").text


def test_a_second_server_on_the_same_data_is_refused(own_server: Server) -> None:
    second = Server(own_server.data)
    message = ""
    try:
        second.start()
    except RuntimeError as error:
        message = str(error)
    assert "already uses the database" in message


def test_a_busy_port_is_refused_with_a_way_out(own_server: Server, tmp_path_factory: object) -> None:
    other = Server(own_server.data / "other")
    other.port = own_server.port
    message = ""
    try:
        other.start()
    except RuntimeError as error:
        message = str(error)
    assert f"Port {own_server.port} is in use" in message
    assert f"--port {own_server.port + 1}" in message
    assert "Traceback" not in message


def test_a_rematch_is_still_known_after_a_restart(own_server: Server) -> None:
    table, first, second, _anna, _bert = two_at_a_table(own_server.url)
    first.ask("resign", 0)
    address = first.ask("rematch")["go"]
    second.close()
    own_server.stop()
    own_server.start()
    page = Person(own_server.url).open(table)
    assert page.now["outcome"]["rematch"] == address
