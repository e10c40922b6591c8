"""Laws of playing: a whole game over the socket, undo, pause, leaving, rematch, several seats, reconnecting."""

from __future__ import annotations

from typing import Any

import msgspec

from robacus.scene import Change, Scene, changed
from tests.web.people import WHOLE_GAME, Page, Person, play_nim, two_at_a_table


def scene_of(page: Page) -> Any:
    """The picture that a browser has after all it was told."""
    scene: Scene | None = None
    for message in page.heard:
        if message["t"] == "snapshot":
            scene = None if message["scene"] is None else msgspec.convert(message["scene"], Scene)
        for frame in message.get("frames", ()):
            if "change" in frame:
                change = msgspec.convert(frame["change"], Change)
                if scene is None:
                    assert change.board is not None
                    scene = Scene(board=change.board)
                scene = changed(scene, change)
    return scene


def pieces(scene: Scene) -> dict[str, Any]:
    return {piece.key: piece for piece in scene.pieces}


def test_two_people_play_a_whole_game(url: str) -> None:
    table, first, second, anna, _bert = two_at_a_table(url)
    play_nim((first, second), *WHOLE_GAME)
    assert first.until_phase("over")["outcome"]["winners"] == [1]
    assert second.until_phase("over")["outcome"]["say"] == "Bert took the last counter."
    assert anna.get(f"/tables/{table}/replay").status_code == 200
    assert len(anna.get(f"/tables/{table}/record").json()["log"]) == 2 + len(WHOLE_GAME)


def test_frames_add_up_to_a_fresh_snapshot(url: str) -> None:
    table, first, second, anna, bert = two_at_a_table(url)
    play_nim((first, second), "1 3", "2 1")
    first.do(0, "wish 2")
    first.until(second.now["number"] + 1)
    play_nim((first, second), "3 5")
    for page, person in ((first, anna), (second, bert)):
        fresh = person.open(table)
        live, anew = scene_of(page), msgspec.convert(fresh.first["scene"], Scene)
        assert pieces(live) == pieces(anew)
        assert (live.places, live.facts, live.status, live.clock) == (
            anew.places,
            anew.facts,
            anew.status,
            anew.clock,
        )


def test_the_move_list_grows_live_into_what_a_fresh_snapshot_lists(url: str) -> None:
    table, first, second, anna, bert = two_at_a_table(url)
    first.do(0, "1 1")
    second.until(first.now["number"])
    second.do(1, "wish 1")
    second.ask("pause")
    second.ask("resume")
    first.ask("resign", 0)
    for page, person in ((first, anna), (second, bert)):
        page.until_phase("over")
        numbers = [line["number"] for line in page.first["log"]]
        for message in page.heard[page.heard.index(page.first) + 1 :]:
            numbers += [frame["number"] for frame in message.get("frames", ()) if frame.get("listed")]
        assert numbers == [line["number"] for line in person.open(table).first["log"]]


def test_the_gap_after_a_lost_connection_adds_up(url: str) -> None:
    table, first, second, anna, _bert = two_at_a_table(url)
    play_nim((first, second), "1 1")
    first.cut()
    have = first.now["number"]
    second.do(1, "2 2")
    again = anna.open(table, have=have)
    assert again.first["t"] == "frames"
    assert [frame["number"] for frame in again.first["frames"]] == [have + 1]
    first.heard += again.heard
    fresh = anna.open(table)
    assert pieces(scene_of(first)) == pieces(msgspec.convert(fresh.first["scene"], Scene))


def test_who_has_everything_gets_only_where_the_table_stands(url: str) -> None:
    table, first, _second, anna, _bert = two_at_a_table(url)
    assert anna.open(table, have=first.now["number"]).first["t"] == "standing"


def test_an_unknown_place_gets_everything_anew(url: str) -> None:
    table, _first, _second, anna, _bert = two_at_a_table(url)
    assert anna.open(table, have=10_000).first["t"] == "snapshot"


def test_a_retried_action_is_applied_once(url: str) -> None:
    _table, first, second, *_ = two_at_a_table(url)
    number = first.now["number"]
    assert first.do(0, "1 1", on=number, id="same")["t"] == "done"
    assert first.do(0, "1 1", on=number, id="same")["t"] == "done"
    assert second.until(number + 1)["number"] == number + 1
    assert second.do(1, "1 1")["t"] == "done"
    assert second.until(number + 2)["number"] == number + 2


def test_an_action_on_an_old_position_is_stale(url: str) -> None:
    _table, first, second, *_ = two_at_a_table(url)
    number = first.now["number"]
    play_nim((first, second), "1 1", "1 1")
    answer = first.do(0, "1 1", on=number)
    assert (answer["t"], answer.get("stale")) == ("refused", True)


def test_what_commutes_is_never_stale(url: str) -> None:
    _table, first, second, *_ = two_at_a_table(url)
    number = second.now["number"]
    play_nim((first, second), "1 1")
    assert second.do(1, "wish 1", on=number)["t"] == "done"


def test_a_step_for_others_is_a_bare_number(url: str) -> None:
    _table, first, second, *_ = two_at_a_table(url)
    number = first.now["number"]
    first.do(0, "wish 3")
    second.until(number + 1)
    frames = [
        frame
        for message in second.heard
        for frame in message.get("frames", ())
        if frame["number"] == number + 1
    ]
    assert frames == [{"number": number + 1}]


def test_undo_takes_back_while_nothing_came_to_light(url: str) -> None:
    _table, first, second, *_ = two_at_a_table(url)
    play_nim((first, second), "2 1")
    assert first.now["undo"] == [0]
    assert "undo" in first.now["asks"]
    number = first.now["number"]
    assert first.ask("undo", 0)["t"] == "done"
    assert first.until(number + 1)["to_act"] == [0]
    assert first.ask("undo", 0)["t"] == "refused"


def test_pause_stops_and_resume_goes_on(url: str) -> None:
    _table, first, second, *_ = two_at_a_table(url)
    assert second.ask("pause")["t"] == "done"
    assert first.until_phase("paused")["asks"] == ["resume"]
    assert first.do(0, "1 1")["t"] == "refused"
    assert first.ask("resume")["t"] == "done"
    first.until_phase("playing")
    assert first.do(0, "1 1")["t"] == "done"


def test_resigning_ends_a_game_of_two(url: str) -> None:
    _table, first, second, *_ = two_at_a_table(url)
    assert first.ask("resign", 0)["t"] == "done"
    assert second.until_phase("over")["outcome"]["winners"] == [1]


def test_a_left_seat_is_played_for_and_can_be_taken_again(url: str) -> None:
    table, first, second, anna, _bert = two_at_a_table(url)
    link = anna.join_link(table)
    assert second.ask("leave", 1)["t"] == "done"
    first.do(0, "1 1")
    assert first.until(first.now["number"] + 2)["to_act"] == [0]
    cilla = Person(url, "Cilla")
    assert cilla.join(link).status_code == 303
    assert cilla.open(table).first["now"]["seats"][1]["name"] == "Cilla"


def test_one_rematch_for_both_with_seats_moved_on(url: str) -> None:
    _table, first, second, anna, bert = two_at_a_table(url)
    play_nim((first, second), *WHOLE_GAME)
    address = first.ask("rematch")["go"]
    assert second.hear(
        lambda message: message["t"] == "standing" and message["now"]["outcome"].get("rematch")
    )
    assert second.now["outcome"]["rematch"] == address
    assert second.ask("rematch")["go"] == address
    seats = [person.open(address.rpartition("/")[2]).first["now"]["looking"] for person in (anna, bert)]
    assert seats == [1, 0]


def test_one_screen_holds_several_seats_and_looks_at_one(url: str) -> None:
    anna = Person(url)
    table = anna.set_up("me", "here", **{"seat-1-name": "Dora"})
    page = anna.open(table)
    assert (page.now.get("looking"), page.now.get("controls")) == (None, None)
    page.say(t="look", seat=1)
    assert page.hear(lambda message: message["t"] == "snapshot")["now"]["looking"] == 1
    page.say(t="look", seat=0)
    assert page.hear(lambda message: message["t"] == "snapshot")["now"]["controls"] != []
    play_nim((page, page), "1 3", "2 1")


def test_the_host_fills_an_open_seat_with_a_bot(url: str) -> None:
    anna = Person(url)
    page = anna.open(anna.set_up("me", "link"))
    assert page.request(t="fill", seat=1, level="easy")["t"] == "done"
    assert page.until_phase("playing")["seats"][1] == {
        "seat": 1,
        "kind": "bot",
        "name": "Robo",
        "level": "easy",
        "here": True,
    }


def test_the_host_begins_with_the_seats_that_are_taken(url: str) -> None:
    anna, bert = Person(url, "Anna"), Person(url, "Bert")
    table = anna.set_up("me", "link", "link")
    bert.join(anna.join_link(table))
    page = anna.open(table)
    assert page.now["asks"] == ["begin", "leave"]
    assert page.ask("begin")["t"] == "done"
    assert len(page.until_phase("playing")["seats"]) == 2


def test_a_bot_answers(url: str) -> None:
    anna = Person(url)
    answer = anna.post("/play-now", game="nim")
    page = anna.open(answer.headers["location"].rpartition("/")[2])
    number = page.until_phase("playing")["number"]
    assert page.do(0, "1 1")["t"] == "done"
    assert page.until(number + 2)["to_act"] == [0]


def test_a_preview_says_what_a_draft_would_do(url: str) -> None:
    _table, first, *_ = two_at_a_table(url)
    assert first.request(t="draft", seat=0, text="1 1")["ok"] is True
    assert first.request(t="draft", seat=0, text="fly")["say"].startswith('"fly" is not a move')


def test_the_rules_clock_moves_without_anybody(url: str) -> None:
    _table, first, second, *_ = two_at_a_table(url, **{"option-seconds": "1"})
    number = first.now["number"]
    assert second.until(number + 1)["to_act"] == [1]


def test_everybody_hears_in_their_own_language(url: str) -> None:
    table, first, second, _anna, bert = two_at_a_table(url)
    finnish = bert.open(table, language="fi")
    number = first.now["number"]
    first.do(0, "1 1")
    finnish.until(number + 1)
    said = [frame["say"] for message in finnish.heard for frame in message.get("frames", ())]
    assert said == ["Anna ottaa kasasta 1 näin monta: 1."]
    second.until(number + 1)
    assert second.heard[-1]["frames"][0]["say"] == "Anna takes 1 from heap 1."


def test_presence_is_told(url: str) -> None:
    _table, first, second, *_ = two_at_a_table(url)
    while not all(seat.get("here") for seat in first.now["seats"]):
        first.hear(lambda message: "now" in message)
    second.close()
    while first.now["seats"][1].get("here"):
        first.hear(lambda message: "now" in message)
    assert first.now["seats"][1].get("away", False) is False
