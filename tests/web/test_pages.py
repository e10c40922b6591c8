"""Laws of the pages: errors with a remedy, headers, languages and themes, forms that lose nothing, records, weight."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Request
from litestar.datastructures import FormMultiDict
from markupsafe import escape

from robacus.web.app import CONTENT_SECURITY_POLICY
from robacus.web.limits import MAX_ADDRESS, Limits
from robacus.web.replays import PICTURE_POLICY
from tests import loops
from tests.servers import Server
from tests.web.people import WHOLE_GAME, Person, play_nim, stranger, two_at_a_table
from tests.web.strict import strict

WEIGHT = 150_000
"""Bytes over the wire for a first visit."""


def finished(url: str) -> tuple[str, Person]:
    table, first, second, anna, _bert = two_at_a_table(url)
    play_nim((first, second), *WHOLE_GAME)
    first.until_phase("over")
    return table, anna


@pytest.mark.parametrize(
    "path", ["/nothing", "/tables/aaaaaaaaaa", "/tables/x", "/games/chess", "/games/chess/rules"]
)
def test_what_is_not_there_is_said_with_a_remedy(url: str, path: str) -> None:
    answer = Person(url).get(path)
    assert answer.status_code == 404
    assert "Check the address, or begin at the start page." in answer.text


@pytest.mark.parametrize(
    "path", ["/", "/nothing", "/games/nim", "/healthz", "/api/games", "/static/x/css/base.css"]
)
def test_every_answer_has_the_security_headers(url: str, path: str) -> None:
    headers = stranger(url).get(path).headers
    assert headers.get_list("content-security-policy") == [CONTENT_SECURITY_POLICY]
    assert (headers["x-content-type-options"], headers["x-frame-options"]) == ("nosniff", "DENY")
    assert "server" not in headers


@pytest.mark.parametrize("path", ["/", "/nothing", "/healthz", "/api/games"])
def test_asking_for_the_head_alone_gets_it_without_the_body(url: str, path: str) -> None:
    head, whole = stranger(url).head(path), stranger(url).get(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]


@pytest.mark.parametrize("path", ["/", "/games/nim", "/about"])
def test_pages_have_no_inline_script_or_style(url: str, path: str) -> None:
    page = Person(url).get(path).text
    assert re.findall(r"<style|\sstyle=|\son\w+=|<script(?![^>]*(?:src=|application/json))", page) == []


def test_cookies_are_out_of_reach_for_scripts(url: str) -> None:
    header = stranger(url).get("/").headers["set-cookie"]
    assert re.search(r"^robacus=.*HttpOnly.*SameSite=lax", header, re.IGNORECASE) is not None


def test_the_language_follows_the_browser_and_then_the_choice(url: str) -> None:
    person = Person(url, language="xx, cs;q=0.5, fi;q=0.9")
    assert '<html lang="fi"' in person.get("/").text
    answer = person.post("/language", language="hu", back="/games/nim?x=1")
    assert answer.headers["location"] == "/games/nim?x=1"
    assert '<html lang="hu"' in person.get("/").text


def test_the_theme_is_remembered(url: str) -> None:
    person = Person(url)
    assert person.post("/theme", theme="dark", back="/").status_code == 303
    assert 'data-theme="dark"' in person.get("/").text


def test_a_form_leads_back_to_the_largest_board_of_a_desk(url: str) -> None:
    back = "/games/nim/desks/heaps?draft=" + "1%3B" * 10_000
    assert Person(url).post("/language", language="fi", back=back).headers["location"] == back


@pytest.mark.parametrize(
    "back",
    ["//evil.example", "http://evil.example", "/\\evil.example", "evil", "/a\nb", "/" + "a" * MAX_ADDRESS],
)
def test_a_form_leads_back_only_to_our_own_pages(url: str, back: str) -> None:
    assert Person(url).post("/theme", theme="dark", back=back).headers["location"] == "/"


@pytest.mark.parametrize(
    ("fields", "word"),
    [
        ({"option-seconds": "soon"}, "seconds"),
        ({"option-seconds": "4000"}, "3600"),
        ({"option-heaps": "huge"}, "heaps"),
        ({"seat-0": "king"}, "king"),
        ({"seat-0": "none"}, "seats"),
        ({"seat-0": "bot-god"}, "bot-god"),
        ({"undo": "perhaps"}, "perhaps"),
        ({"seed": "xyz"}, "32"),
    ],
)
def test_a_wrong_set_up_is_shown_again_with_what_was_typed(
    url: str, fields: dict[str, str], word: str
) -> None:
    person = Person(url)
    answer = person.post("/tables", **{"game": "nim", "seat-0": "me", "name": "Zoë typed this", **fields})
    assert answer.status_code == 422
    assert word in re.sub(r"<[^>]*>", " ", answer.text)
    assert "Zoë typed this" in answer.text


@pytest.mark.parametrize(
    ("field", "value", "at"),
    [
        ("option-seconds", "soon", "option-seconds"),
        ("option-heaps", "huge", "option-heaps"),
        ("seat-1", "king", "seat-1"),
        ("undo", "perhaps", "undo"),
        ("seed", "xyz", "seed"),
    ],
)
def test_a_fault_stands_beside_its_field_and_nothing_above_it_is_folded(
    url: str, field: str, value: str, at: str
) -> None:
    form = {"game": "nim", "seat-0": "me", field: value}
    page = Person(url).post("/tables", **form).text
    before, found, _after = page.partition(f'class="fault" id="{at}-fault"')
    assert found != ""
    around = before.rpartition("</details>")[2]
    assert re.findall("<details[^>]*>", around) in ([], ['<details class="more" open>'])
    assert len(re.findall(rf'aria-describedby="[^"]*\b{at}-fault\b', page)) == 1


def test_an_error_page_shows_its_number(url: str) -> None:
    assert '<p class="oops-number" aria-hidden="true">404</p>' in Person(url).get("/nothing").text


def test_a_picture_opened_by_itself_may_have_its_own_style_and_nothing_else(url: str) -> None:
    table, anna = finished(url)
    headers = anna.get(f"/tables/{table}/position.svg").headers
    assert headers.get_list("content-security-policy") == [PICTURE_POLICY]
    assert headers["x-content-type-options"] == "nosniff"


PLAYER_1 = {
    "en": "Player 1",
    "fi": "Pelaaja 1",
    "sv": "Spelare 1",
    "cs": "Hráč 1",
    "fr": "Joueur 1",
    "hu": "1. játékos",
}


@pytest.mark.parametrize("way", ["play now", "set up"])
def test_who_gives_no_nickname_has_a_number_in_everybodys_own_language(url: str, way: str) -> None:
    person = Person(url, "", language="fi")
    if way == "play now":
        table = person.post("/play-now", game="nim").headers["location"].rpartition("/")[2]
    else:
        table = person.set_up("me", "bot-easy")
    for language, words in PLAYER_1.items():
        page = person.open(table, language=language)
        assert page.now["seats"][0]["name"] == words
        assert words in page.first["scene"]["status"]
    assert person.http.cookies.get("nickname") is None


def test_the_list_of_my_tables_names_whoever_joined(own_server: Server) -> None:
    anna, bert = Person(own_server.url, "Anna"), Person(own_server.url, "Bert")
    bert.join(anna.join_link(anna.set_up("me", "link")))
    assert "Anna, Bert" in anna.get("/").text
    own_server.stop()
    own_server.start()
    assert "Anna, Bert" in anna.get("/").text


def test_the_list_of_my_tables_shows_the_latest_ones_and_folds_the_others(url: str) -> None:
    anna = Person(url)
    made = [anna.set_up("me", "link") for _ in range(7)]
    shown, folded = anna.get("/").text.split("<summary>2 more</summary>")
    assert re.findall(r'href="/tables/(\w+)"', shown) == made[:1:-1]
    assert re.findall(r'href="/tables/(\w+)"', folded) == made[1::-1]


def test_a_checkbox_that_is_off_is_off(url: str) -> None:
    person = Person(url)
    on = person.set_up("me", options="1", **{"option-misere": "on", "option-heaps": "small"})
    off = person.set_up("me", options="1", **{"option-heaps": "small"})
    for table, expected in ((on, {"heaps": "small", "misere": True}), (off, {"heaps": "small"})):
        page = person.open(table)
        page.ask("resign", 0)
        assert person.get(f"/tables/{table}/record").json()["setup"]["options"] == expected


def test_the_replay_is_fetched_in_parts(url: str) -> None:
    table, anna = finished(url)
    first = anna.get(f"/tables/{table}/frames?from=1&count=3&log=1").json()
    second = anna.get(f"/tables/{table}/frames?from=4&count=300").json()
    assert [frame["number"] for frame in first["frames"] + second["frames"]] == list(
        range(1, first["last"] + 1)
    )
    assert first["scene"] is None
    assert second["scene"] is not None
    assert [line["notation"] for line in first["log"] if "notation" in line] == [
        "take 1 3",
        "take 2 4",
        "take 3 4",
        "take 3 1",
    ]


@pytest.mark.parametrize("query", ["from=x", "from=-1", "count=x", "from=99999999999", "looking=x"])
def test_odd_numbers_in_addresses_are_refused(url: str, query: str) -> None:
    table, anna = finished(url)
    assert anna.get(f"/tables/{table}/frames?{query}").status_code == 400


def test_far_numbers_in_addresses_are_bounded(url: str) -> None:
    table, anna = finished(url)
    page = anna.get(f"/tables/{table}/frames?from=999999&count=999999").json()
    assert page["first"] == page["last"]


def test_positions_are_drawn_as_svg_and_png(url: str) -> None:
    table, anna = finished(url)
    svg = anna.get(f"/tables/{table}/position.svg?at=3&theme=dark")
    png = anna.get(f"/tables/{table}/position.png?at=3&size=200")
    assert (svg.headers["content-type"], svg.text[:4]) == ("image/svg+xml; charset=utf-8", "<svg")
    assert (png.headers["content-type"], png.content[:4]) == ("image/png", b"\x89PNG")
    assert anna.get(f"/tables/{table}/position.svg?at=99").status_code == 404


@pytest.mark.parametrize("form", ["json", "lines"])
def test_a_record_comes_back_as_pasted_text_and_as_a_file(url: str, form: str) -> None:
    table, anna = finished(url)
    text = anna.get(f"/tables/{table}/record?form={form}").text
    pasted = anna.post("/records", text=text)
    sent = anna.http.post("/records", data={"csrf": anna.csrf}, files={"file": ("game.json", text.encode())})
    for answer in (pasted, sent):
        assert answer.status_code == 303
        address = answer.headers["location"]
        assert anna.get(address).status_code == 200
        again = anna.get(address.replace("replay", "record")).text
        assert json.loads(again)["log"] == json.loads(anna.get(f"/tables/{table}/record").text)["log"]


def test_an_opened_record_cannot_be_played_on(url: str) -> None:
    anna = Person(url)
    record = {
        "robacus": 1,
        "setup": {"game": "nim", "ruleset": 1, "seats": [{"kind": "person", "name": "A"}], "seed": "0" * 32},
        "log": [{"do": "begin", "at": 0, "seats": 1}, {"do": "act", "at": 5, "seat": 0, "text": "1 1"}],
    }
    table = anna.post("/records", text=json.dumps(record)).headers["location"].split("/")[2]
    assert anna.get(f"/tables/{table}/frames").json()["last"] == 2
    assert anna.open(table).do(0, "1 1")["t"] == "refused"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "{",
        '{"robacus":1}',
        '{"robacus":99,"setup":{}}',
        "[" * 100_000,
        '{"robacus":1,"setup":5}\n{}',
    ],
)
def test_what_is_no_record_is_refused_with_a_sentence(url: str, text: str) -> None:
    answer = Person(url).post("/records", text=text)
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert f">{escape(text)}</textarea>" in answer.text  # nothing that was pasted is lost


def test_a_record_with_a_wrong_entry_names_it(url: str) -> None:
    table, anna = finished(url)
    text = anna.get(f"/tables/{table}/record").text.replace('"text":"2 4"', '"text":"2 9"')
    assert "Entry 4 of the log" in anna.post("/records", text=text).text


def test_static_files_are_packed_and_kept_for_ever(url: str) -> None:
    browser = stranger(url, headers={"Accept-Encoding": "gzip"})
    page = browser.get("/").text
    (address,) = re.findall(r"/static/\w+/css/base\.css", page)
    answer = browser.get(address)
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    old = browser.get("/static/old/css/base.css")
    assert (old.status_code, old.headers["cache-control"]) == (200, "no-cache")


def over_the_wire(url: str, path: str, seen: set[str], cookies: httpx.Cookies) -> int:
    """Bytes of a page with everything it loads, packed as browsers take it."""
    total = 0
    browser = stranger(url, headers={"Accept-Encoding": "gzip"}, cookies=cookies)
    todo = [path]
    while todo:
        address = todo.pop()
        if address in seen:
            continue
        seen.add(address)
        with browser.stream("GET", address) as answer:
            assert answer.status_code == 200, address
            raw = b"".join(answer.iter_raw())
            total += len(raw) + sum(len(name) + len(value) + 4 for name, value in answer.headers.raw)
        if address.endswith((".png", ".svg", ".ico")):
            continue
        text = browser.get(address).text
        todo += re.findall(r"/static/[^\"'\s)]+", text)
        folder = address.rpartition("/")[0]
        todo += [f"{folder}/{name}" for name in re.findall(r"(?:from|import)\s+\"\./([\w./-]+\.js)\"", text)]
    return total


@pytest.mark.parametrize("start", ["/", "/table"])
def test_a_first_visit_is_light(url: str, start: str) -> None:
    anna = Person(url)
    path = f"/tables/{anna.set_up('me', 'link')}" if start == "/table" else start
    assert over_the_wire(url, path, set(), anna.http.cookies) < WEIGHT


def test_the_host_sees_the_join_link_as_a_code(url: str) -> None:
    anna = Person(url)
    answer = anna.get(f"/tables/{anna.set_up('me', 'link')}/qr.svg")
    assert (answer.headers["content-type"], answer.text.lstrip()[:4]) == ("image/svg+xml", "<svg")


def test_a_form_of_millions_of_fields_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def form(_request: Request[Any, Any, Any]) -> FormMultiDict:
        raise AssertionError("it was read")

    async def run() -> int:
        async with strict(tmp_path, Limits()) as browser:
            headers = {"Content-Type": "application/x-www-form-urlencoded"}
            return (await browser.post("/records", content=b"a&" * 2_000_000, headers=headers)).status_code

    monkeypatch.setattr(Request, "form", form)
    assert loops.run(run()) == 400


def test_a_record_may_hold_as_many_ampersands_as_it_likes(url: str) -> None:
    answer = Person(url).http.post("/records", files={"file": ("r.json", b"&" * 10_000)})
    assert answer.status_code == 403


def test_a_game_has_its_rule_book_or_says_that_it_has_none(url: str) -> None:
    assert Person(url).get("/games/nim/rules").status_code in (200, 404)


def test_too_big_a_form_is_refused(url: str) -> None:
    assert Person(url).post("/tables", name="x" * 300_000).status_code == 413


def test_the_server_says_that_it_is_well(url: str) -> None:
    assert stranger(url).get("/healthz").json()["ok"] is True
