"""Laws of ladders on the web: everybody has their games, in the background, once, and sees what they may see."""

from __future__ import annotations

import io
import json
import re
import zipfile
from concurrent.futures import ThreadPoolExecutor

import pytest

from robacus.chance import Chance
from robacus.games import game
from robacus.speech import LANGUAGES, speech
from tests.servers import Server
from tests.web.ladders import Ladder, back, battles, device_of, names, numbers
from tests.web.people import Person


@pytest.fixture(scope="module")
def story(server: Server) -> tuple[Ladder, list[dict[str, str]]]:
    """A ladder in which Anna and Bert take part, and the devices of teacher, Anna and Bert."""
    ladder = Ladder(Person(server.url, "Teacher"), library="on")
    anna, bert = Person(server.url, "Anna"), Person(server.url, "Bert")
    assert ladder.submit(anna, "1 2 3", "sharp").status_code == 303
    assert ladder.submit(bert, "1 1 1").status_code == 303
    ladder.settled(anna)
    return ladder, [device_of(person) for person in (ladder.teacher, anna, bert)]


@pytest.fixture
def played(server: Server, story: tuple[Ladder, list[dict[str, str]]]) -> tuple[Ladder, Person, Person]:
    """The ladder, where everything has been played, with the two who take part."""
    ladder, devices = story
    teacher, anna, bert = (
        back(server.url, name, device)
        for name, device in zip(("Teacher", "Anna", "Bert"), devices, strict=True)
    )
    return ladder.seen_by(teacher), anna, bert


def test_everybody_and_the_library_have_their_games(played: tuple[Ladder, Person, Person]) -> None:
    ladder, anna, _bert = played
    table = ladder.settled(anna)
    assert sorted(names(table)) == ["Bert", "ladder", "ones", "sharp", "threes"]
    counted = numbers(table)
    assert all(games > 0 for _points, games in counted.values())
    assert sum(points for points, _games in counted.values()) == 3 * sum(g for _p, g in counted.values()) / 2


def test_only_ones_own_are_marked(played: tuple[Ladder, Person, Person]) -> None:
    ladder, anna, bert = played
    for person, name in ((anna, "sharp"), (bert, "Bert")):
        (mine,) = re.findall(r'<tr [^>]*class="mine".*?</tr>', ladder.table(person), re.DOTALL)
        assert name in mine
    assert 'class="mine"' not in ladder.table(Person(anna.url, "Eve"))


def test_programs_are_secret_until_it_is_closed(server: Server) -> None:
    ladder = Ladder(Person(server.url, "Teacher"), library="on")
    anna, eve = Person(server.url, "Anna"), Person(server.url, "Eve")
    ladder.submit(anna, "1 2 3 9 8 7", "sharp")
    ladder.submit(eve, "2 1", "nosy")
    address = ladder.entry(anna)
    table = ladder.until(anna, lambda text: any(games for _points, games in numbers(text).values()))
    assert (anna.get(address).status_code, eve.get(address).status_code) == (200, 403)
    everything = [eve.get(path).text for path in (ladder.url, f"{ladder.url}/table", ladder.enter, address)]
    assert not any("1 2 3 9 8 7" in text for text in everything)
    assert battles(table) == []  # this game cannot be shown without its programs
    for path in ("battles/1", "battles/1/frames", "battles/1/record"):
        assert eve.get(f"{ladder.url}/{path}").status_code == 403
    assert "1 2 3 9 8 7" in ladder.teacher.get(ladder.manage).text
    ladder.teacher.post(ladder.manage, do="close")
    assert "1 2 3 9 8 7" in eve.get(address).text
    watched = battles(ladder.table(eve))
    assert watched
    assert eve.get(watched[0]).status_code == 200
    record = eve.get(f"{watched[0]}/record")
    assert record.json()["setup"]["game"] == "nim"
    frames = eve.get(f"{watched[0]}/frames?log=1").json()
    assert frames["outcome"]["winners"]


def test_an_open_ladder_shows_programs_and_battles_at_once(server: Server) -> None:
    ladder = Ladder(Person(server.url, "Teacher"), library="on", programs="open")
    anna, eve = Person(server.url, "Anna"), Person(server.url, "Eve")
    ladder.submit(anna, "1 2 3 9", "sharp")
    assert "1 2 3 9" in eve.get(ladder.entry(anna)).text
    watched = battles(ladder.until(eve, lambda text: battles(text) != []))
    assert eve.get(f"{watched[0]}/frames").status_code == 200


def test_a_changed_program_takes_the_place_of_the_old_one_and_has_its_games_first(server: Server) -> None:
    ladder = Ladder(Person(server.url, "Teacher"), library="on")
    anna = Person(server.url, "Anna")
    ladder.submit(anna, "5 5", "one")
    before = ladder.until(anna, lambda text: numbers(text)["one"][1] > 0)
    address = ladder.entry(anna)
    assert anna.post(address, name="Anna", title="two", program="1 2 3").status_code == 303
    after = ladder.until(anna, lambda text: numbers(text)["two"][1] > 0)
    assert ("one" in names(before), "one" in names(after), "two" in names(after)) == (True, False, True)
    assert len(names(after)) == len(names(before))
    assert numbers(after)["two"][1] > 0


def test_the_same_program_again_is_not_played_again(played: tuple[Ladder, Person, Person]) -> None:
    ladder, anna, _bert = played
    before = numbers(ladder.settled(anna))
    anna.post(ladder.entry(anna), name="Anna", title="sharp", program="1  2  3")
    assert numbers(ladder.settled(anna)) == before


def test_what_is_taken_out_is_gone_and_gives_its_place_free(server: Server) -> None:
    ladder = Ladder(Person(server.url, "Teacher"), library="on", own="1")
    anna = Person(server.url, "Anna")
    ladder.submit(anna, "1", "one")
    again = ladder.submit(anna, "2", "two")
    assert again.status_code == 422
    assert "Everybody may have one program here" in again.text
    anna.post(ladder.entry(anna), do="take-out")
    assert ladder.submit(anna, "2", "two").status_code == 303
    assert [name for name in names(ladder.table(anna)) if name in ("one", "two")] == ["two"]


def test_programs_that_come_at_the_same_time_have_different_names(server: Server) -> None:
    ladder = Ladder(Person(server.url, "Teacher"))
    people = [Person(server.url, "Same") for _ in range(6)]
    with ThreadPoolExecutor(len(people)) as at_once:
        answers = list(at_once.map(lambda person: ladder.submit(person, "1"), people))
    assert {answer.status_code for answer in answers} == {303}
    expected = ["Same", *(f"Same {number}" for number in range(2, 7))]
    assert sorted(names(ladder.table(ladder.teacher))) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said_at_its_place_in_the_readers_language(
    played: tuple[Ladder, Person, Person], language: str
) -> None:
    ladder, anna, _bert = played
    reader = Person(anna.url, "Reader", language)
    expected = speech(language)("nim:desk-unreadable", words="1 x")
    answer = ladder.submit(reader, "1 x")
    assert answer.status_code == 422
    assert f'<span class="fault">{expected}</span>'.replace('"', "&#34;")[26:] in answer.text.replace(
        '"', "&#34;"
    )
    assert 'id="program"' in answer.text
    checked = reader.http.post(f"{ladder.url}/check", json={"text": "1 x"})
    assert checked.json() == {"wrong": expected}
    assert reader.http.post(f"{ladder.url}/check", json={"text": "1 2"}).json() == {"wrong": ""}


def test_a_file_is_taken_like_a_text(server: Server) -> None:
    ladder = Ladder(Person(server.url, "Teacher"))
    anna = Person(server.url, "Anna")
    form = {"csrf": anna.csrf, "name": "Anna", "title": "", "program": ""}
    sent = anna.http.post(ladder.enter, data=form, files={"file": ("mine.txt", b"1 2 3\n")})
    assert sent.status_code == 303
    assert "1 2 3" in anna.get(ladder.entry(anna)).text


def test_a_page_that_has_seen_it_all_is_told_so(played: tuple[Ladder, Person, Person]) -> None:
    ladder, anna, bert = played
    ladder.settled(anna)
    mark = anna.get(f"{ladder.url}/table").headers["ETag"]
    same = anna.http.get(f"{ladder.url}/table", headers={"If-None-Match": mark})
    assert (same.status_code, same.text) == (304, "")
    assert bert.http.get(f"{ladder.url}/table", headers={"If-None-Match": mark}).status_code == 200


def test_results_can_be_kept_as_data_and_as_a_page(played: tuple[Ladder, Person, Person]) -> None:
    ladder, anna, _bert = played
    table = ladder.settled(anna)
    data = json.loads(ladder.teacher.get(f"{ladder.manage}/results/json").content)
    assert [row["name"] for row in data["table"]] == [
        "sharp (Anna)" if name == "sharp" else name for name in names(table)
    ]
    assert sum(row["games"] for row in data["table"]) == 2 * len(data["battles"])
    packed = zipfile.ZipFile(io.BytesIO(ladder.teacher.get(f"{ladder.manage}/results/zip").content))
    assert {"index.html", "results.json"} <= set(packed.namelist())
    assert "sharp (Anna)" in packed.read("index.html").decode()


def test_a_closed_ladder_takes_nothing_and_can_be_opened(server: Server) -> None:
    ladder = Ladder(Person(server.url, "Teacher"))
    anna = Person(server.url, "Anna")
    ladder.submit(anna, "1")
    address = ladder.entry(anna)
    ladder.teacher.post(ladder.manage, do="close")
    for answer in (
        ladder.submit(Person(server.url, "Late"), "2"),
        anna.post(address, name="Anna", title="", program="2"),
        anna.post(address, do="take-out"),
    ):
        assert answer.status_code in (409, 422)
        assert "closed" in answer.text
    ladder.teacher.post(ladder.manage, do="open")
    assert ladder.submit(Person(server.url, "Late"), "2").status_code == 303


def test_what_is_wrong_with_a_new_ladder_is_said_at_its_field(server: Server) -> None:
    teacher = Person(server.url, "Teacher")
    fine = {"name": "7 B", "own": "1", "ground-0": "on"}
    for change, words in (
        ({"name": "  "}, "Give the ladder a name"),
        ({"own": "9"}, "1 to 5 programs"),
        ({"own": "0000000019"}, "1 to 5 programs"),
        ({"own": "9" * 5000}, "1 to 5 programs"),
        ({"own": "000000001" + "9" * 5000}, "1 to 5 programs"),
        ({"closes": "1999-01-01"}, "Choose a day from"),
        ({"closes": "tomorrow"}, "Choose a day from"),
        ({"programs": "maybe"}, "maybe"),
    ):
        answer = teacher.post("/games/nim/ladders", **{**fine, **change})
        assert (answer.status_code, words in answer.text) == (422, True), change
    none = teacher.post("/games/nim/ladders", name="7 B", own="1")
    assert "Choose at least one place" in none.text


def test_a_board_of_ones_own_is_played_once_whatever_else_is_chosen(server: Server) -> None:
    board = game("robots-vs-robots").programs.wild(Chance("own"))["board"]  # type: ignore[union-attr]
    grounds = {f"ground-{number}": "on" for number in range(5)}
    own = Ladder(
        Person(server.url, "Teacher"), "robots-vs-robots", **grounds, **{"option-board": board}, own="1"
    )
    data = own.teacher.get(f"{own.manage}/results/json").json()
    assert data["tables"] == [{"board": board}]


def test_ladders_are_offered_where_a_game_has_programs(server: Server) -> None:
    anna = Person(server.url)
    assert "/games/nim/ladders" in anna.get("/games/nim").text
    assert "/ladders" not in anna.get("/games/ricochet-robots").text
    assert anna.get("/games/ricochet-robots/ladders").status_code == 404


def test_my_ladders_are_those_that_i_made_or_take_part_in(server: Server) -> None:
    ladder = Ladder(Person(server.url, "Teacher"), name="Only ours")
    anna, eve = Person(server.url, "Anna"), Person(server.url, "Eve")
    ladder.submit(anna, "1")
    seen = ["Only ours" in person.get("/games/nim/ladders").text for person in (ladder.teacher, anna, eve)]
    assert seen == [True, True, False]


# -- attackers ------------------------------------------------------------------------------------------------------


def test_nobody_changes_or_takes_out_what_somebody_else_submitted(
    played: tuple[Ladder, Person, Person],
) -> None:
    ladder, anna, bert = played
    address = ladder.entry(anna)
    before = ladder.teacher.get(ladder.manage).text
    for form in ({"name": "Bert", "title": "mine", "program": "9"}, {"do": "take-out"}):
        assert bert.post(address, **form).status_code == 403
    stranger = Person(anna.url, "Eve")
    assert stranger.post(address, do="take-out").status_code == 403
    after = ladder.teacher.get(ladder.manage).text
    strip = r'value="[\w-]{22}"'
    assert re.sub(strip, "", after) == re.sub(strip, "", before)


def test_links_that_were_not_made_here_open_nothing(played: tuple[Ladder, Person, Person]) -> None:
    ladder, anna, _bert = played
    other = Ladder(Person(anna.url, "Other"))
    secret = other.manage.rpartition("/")[2]
    forged = f"{ladder.url}/manage/{secret}"
    for path in (forged, f"{forged}/qr.svg", f"{forged}/results/json", f"{ladder.url}/enter/{secret}"):
        assert anna.get(path).status_code == 403
    assert anna.post(forged, do="delete").status_code == 403
    assert anna.post(f"{ladder.url}/enter/{secret}", name="x", program="1").status_code == 403
    assert anna.get(ladder.url).status_code == 200
    assert ladder.manage not in anna.get(ladder.url).text


def test_another_link_for_submitting_closes_the_old_one_and_takes_nothing_away(server: Server) -> None:
    ladder = Ladder(Person(server.url, "Teacher"))
    anna, eve = Person(server.url, "Anna"), Person(server.url, "Eve")
    ladder.submit(anna, "1")
    ladder.teacher.post(ladder.manage, do="new-link")
    assert (eve.get(ladder.enter).status_code, ladder.submit(eve, "2").status_code) == (403, 403)
    fresh = re.search(rf"{ladder.url}/enter/[\w-]+", ladder.teacher.get(ladder.manage).text)
    assert fresh is not None and fresh[0] != ladder.enter
    assert eve.post(fresh[0], name="Eve", program="2").status_code == 303
    assert anna.post(ladder.entry(anna), name="Anna", title="", program="1 2").status_code == 303
    assert sorted(names(ladder.table(anna))) == ["Anna", "Eve"]


def test_forms_from_elsewhere_are_refused(played: tuple[Ladder, Person, Person]) -> None:
    ladder, anna, _bert = played
    form = {"name": "Anna", "title": "", "program": "1", "do": "take-out"}
    for path in (ladder.enter, ladder.entry(anna), ladder.manage, "/games/nim/ladders"):
        assert anna.http.post(path, data=form).status_code == 403
        foreign = {"Origin": "http://evil.example"}
        assert anna.http.post(path, data={"csrf": anna.csrf, **form}, headers=foreign).status_code == 403
    foreign = {"Origin": "http://evil.example"}
    assert anna.http.post(f"{ladder.url}/check", json={"text": "1"}, headers=foreign).status_code == 403


def test_names_are_shown_as_names(server: Server) -> None:
    ladder = Ladder(Person(server.url, "Teacher"), name="<script>alert(1)</script>", library="on")
    anna = Person(server.url, "<b>Anna</b>")
    ladder.submit(anna, "1", '"><img src=x>')
    pages = [anna.get(path).text for path in (ladder.url, f"{ladder.url}/table", ladder.entry(anna))]
    pages += [ladder.teacher.get(ladder.manage).text, ladder.teacher.get("/games/nim/ladders").text]
    for text in pages:
        assert not re.search(r"<(img src=x|b>|script>)", text)
    packed = zipfile.ZipFile(io.BytesIO(ladder.teacher.get(f"{ladder.manage}/results/zip").content))
    assert "<img" not in packed.read("index.html").decode()


@pytest.mark.parametrize(
    "program", ["9" * 5_001, "1 " * 100_000, "\x00", "1 2 3\n" * 900, "٣ ٤", "(" * 4_000]
)
def test_whatever_is_sent_is_answered_with_a_sentence(
    played: tuple[Ladder, Person, Person], program: str
) -> None:
    ladder, _anna, _bert = played
    eve = Person(ladder.teacher.url, "Eve")
    answer = ladder.submit(eve, program)
    assert answer.status_code == 422
    assert '<span class="fault">' in answer.text


def test_a_body_that_is_too_big_is_refused(played: tuple[Ladder, Person, Person]) -> None:
    ladder, anna, _bert = played
    assert ladder.submit(anna, "1" * 300_000).status_code == 413
    assert anna.http.post(f"{ladder.url}/check", json={"text": "1" * 70_000}).status_code == 413
    assert anna.http.post(f"{ladder.url}/check", json={"text": 1}).status_code == 400


def test_who_submits_without_end_has_to_wait(server: Server) -> None:
    ladder = Ladder(Person(server.url, "Teacher"))
    eve = Person(server.url, "Eve")
    answers = [ladder.submit(eve, "x").status_code for _ in range(32)]
    assert answers[-1] == 429
    assert set(answers[:25]) == {422}


def test_two_that_submit_at_once_have_both_their_program_and_nobody_more_than_allowed(server: Server) -> None:
    from concurrent.futures import ThreadPoolExecutor

    ladder = Ladder(Person(server.url, "Teacher"), own="1")
    people = [Person(server.url, f"P{number}") for number in range(3)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda person: ladder.submit(person, "1 2").status_code, people * 2))
    assert sorted(answers) == [303] * 3 + [422] * 3
    assert sorted(names(ladder.table(people[0]))) == ["P0", "P1", "P2"]


@pytest.mark.parametrize(
    "path", ["/ladders/nothere", "/ladders/aaaaaaaaaa", "/ladders/aaaaaaaaaa/table", "/ladders/%00/table"]
)
def test_what_is_not_there_is_said_so(server: Server, path: str) -> None:
    assert Person(server.url).get(path).status_code == 404


def test_battles_that_are_not_there_are_said_so(played: tuple[Ladder, Person, Person]) -> None:
    ladder, anna, _bert = played
    for number in ("0", "99999999", "999999999999999999999"):
        assert anna.get(f"{ladder.url}/battles/{number}").status_code == 404


# -- power cuts ------------------------------------------------------------------------------------------------------


def test_after_kill_9_a_ladder_goes_on_and_counts_nothing_twice(own_server: Server) -> None:
    ladder = Ladder(Person(own_server.url, "Teacher"))
    people = [Person(own_server.url, f"P{number}") for number in range(3)]
    for person, program in zip(people, ("1", "1 2 3", "3"), strict=True):
        ladder.submit(person, program)
    before = ladder.table(people[0])
    own_server.kill9()
    own_server.start()
    ladder.until(people[0], lambda text: numbers(text) != numbers(before))
    table = ladder.until(people[0], lambda text: all(games for _points, games in numbers(text).values()))
    data = json.loads(ladder.teacher.get(f"{ladder.manage}/results/json").content)
    assert data["games"] == len(data["battles"])
    assert sum(row["games"] for row in data["table"]) == 2 * len(data["battles"])
    counted = numbers(table)
    assert set(counted) == {"P0", "P1", "P2"}
    assert "Traceback" not in own_server.log.read_text()
