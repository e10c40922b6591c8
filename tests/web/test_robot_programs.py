"""Secret programs of Robots vs Robots over the wire: what an attacker at the table, or one who watches, can get."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from robacus.games.robots_vs_robots.program import read_order, read_program
from tests.web.people import Page, Person, stranger

SECRET = "- D+9 R-4 T D-8 ?13:47 V5 R+2 A ?16:33 D+7 V11 ?9:61 Z R-1 ?14:29"
OTHER = "- V1" + " -" * 14
MAP = "radius 5; mine_hidden 0,1 2,-1; trap_hidden -1,-1; high 1,1"
HIDDEN_MARKS = ("mine_hidden", "trap_hidden", '"mine-', '"trap-')
CELLS = SECRET.split()[1:]


def at_a_table(url: str) -> tuple[str, Page, Page, Person, Person]:
    """Two people whose robots stand, and a map with hidden things."""
    anna, bert = Person(url, "Anna"), Person(url, "Bert")
    table = anna.set_up("me", "link", game="robots-vs-robots", **{"option-board": MAP, "seed": f"{1:032x}"})
    bert.join(anna.join_link(table))
    pages = anna.open(table), bert.open(table)
    for page in pages:
        page.until_phase("playing")
    number = max(page.now["number"] for page in pages)
    for page in pages:
        page.until(number)
    for place in ("place A3 SE", "place K3 NW"):
        (seat,) = pages[0].now["to_act"]
        answer = pages[seat].do(seat, place)
        assert answer["t"] == "done", answer
        number += 1
        for page in pages:
            page.until(number)
    return table, *pages, anna, bert


def shows(text: str) -> list[str]:
    """Orders of the secret program that stand in a text after one another, as people or as programs write them."""
    plain = {cell: msgspec.json.encode(read_order(cell)).decode() for cell in CELLS}
    ways = {
        f"{one} {other}": (f"{one} {other}", f'"{one}","{other}"', f"{plain[one]},{plain[other]}")
        for one, other in pairwise(CELLS)
    }
    return [pair for pair, written in ways.items() if any(way in text for way in written)]


def test_before_the_fight_nobody_gets_anything_of_anothers_program_or_of_what_is_hidden(url: str) -> None:
    table, first, second, _anna, bert = at_a_table(url)
    watcher = Person(url, "Eve")
    eye = watcher.open(table)
    assert first.do(0, f"program {SECRET}")["t"] == "done"
    for page in (second, eye):
        page.until(first.now["number"])
    attacks = [
        second.request(t="draft", seat=1, text="sheet"),
        second.request(t="draft", seat=1, text=f"try 200 own {OTHER} {OTHER}"),
        second.request(t="draft", seat=1, text=f"try 200 lynx {OTHER}"),
        second.request(t="draft", seat=0, text="sheet"),
        second.request(t="draft", seat=0, text=f"try 1 nobody {OTHER}"),
        eye.request(t="draft", seat=0, text="sheet"),
        second.do(0, f"program {OTHER}"),
        second.ask("undo", 0),
        eye.do(0, f"program {OTHER}"),
    ]
    assert [answer["t"] for answer in attacks] == ["previewed"] * 3 + ["refused"] * 6
    second.say(t="look", seat=0)
    assert second.hear(lambda message: message["t"] == "refused")["say"] == "This is not your seat."
    paths = [f"/tables/{table}{rest}" for rest in ("", "/position.svg", "/replay", "/frames", "/record")]
    paths += [f"/api/tables/{table}", f"/api/tables/{table}/record", "/"]
    sent = "".join(second.bytes + eye.bytes)
    sent += "".join(person.get(path).text for person in (bert, watcher) for path in paths)
    unknown = stranger(url)
    sent += "".join(unknown.get(path).text for path in paths)
    assert shows(sent) == []
    # Sheets are drawn: in nothing but a test run of one's own, where the rival is another.
    drawn = [message for message in second.heard + eye.heard if "sheet-" in str(message)]
    assert {message["t"] for message in drawn} == {"previewed"}
    assert [mark for mark in HIDDEN_MARKS if mark in sent] == []
    # Anna has it, and everybody when the fight has begun.
    own = first.request(t="draft", seat=0, text="sheet")["scene"]["facts"]
    assert [fact["value"] for fact in own if fact["key"] == "mine"] == [SECRET]
    assert second.do(1, f"program {OTHER}")["t"] == "done"
    second.until_phase("over")
    assert len(shows(bert.get(f"/tables/{table}/record").text)) == len(CELLS) - 1
    assert len(shows(msgspec.json.encode(read_program(SECRET)).decode())) == len(CELLS) - 1
    assert '"parts":[{"key":"sheet-0"' in "".join(second.bytes)


def test_a_draft_of_the_rival_is_played_with_what_its_writer_knows_and_no_more(url: str) -> None:
    """Hidden mines do nothing in a test run, wherever it leads."""
    _table, _first, second, _anna, _bert = at_a_table(url)
    ahead = "- D+9 V1" + " -" * 13
    answer = second.request(t="draft", seat=1, text=f"try 3 nobody {ahead}")
    assert answer["t"] == "previewed"
    assert [mark for mark in HIDDEN_MARKS if mark in str(answer)] == []


def test_what_is_no_program_is_refused_over_the_wire_in_words(url: str) -> None:
    _table, first, _second, _anna, _bert = at_a_table(url)
    cases = {
        "program " + "T " * 15: "The program has 15 cells; it needs 16.",
        "program " + "T " * 17: "The program has 17 cells; it needs 16.",
        "program V16" + " -" * 15: "Step 0: “V16” is not possible: V takes a step from 0 to 15.",
        "program - ?18" + " -" * 14: "Step 1: “?18” is not possible: the questions are ?1 to ?17.",
        "program - ?8:100"
        + " -" * 14: "Step 1: “?8:100” is not possible: after the colon comes a number from",
        "program - JUMP" + " -" * 14: "Step 1: “JUMP” is not an order.",
    }
    for text, why in cases.items():
        answer = first.do(0, text)
        assert (answer["t"], answer["say"][: len(why)]) == ("refused", why)
    assert first.do(0, "program " + "T" * 5_000)["t"] == "refused"
    assert first.do(0, f"program {SECRET}")["t"] == "done"


def test_maps_that_cannot_be_played_on_come_back_to_the_form_with_a_remedy(url: str) -> None:
    anna = Person(url)
    for board, why in (
        (
            "radius 1",
            "There is no room at the edge for 2 robots with 3 hexes between them. Choose a larger board",
        ),
        ("radius 99", "after “radius” comes one number from 1 to 12"),
        ("radius 3; high " + edge(3), "The board has no free hex at its edge where a robot could start."),
        ("low 0,0 " * 200_000, ""),
    ):
        form = {"game": "robots-vs-robots", "name": "Anna", "seat-0": "me", "seat-1": "bot-easy"}
        answer = anna.post("/tables", **form, **{"option-board": board})
        assert answer.status_code in (413, 422)
        assert why in answer.text


def edge(radius: int) -> str:
    ring = [
        (q, r)
        for q in range(-radius, radius + 1)
        for r in range(-radius, radius + 1)
        if max(abs(q), abs(r), abs(q + r)) == radius
    ]
    return " ".join(f"{q},{r}" for q, r in ring)
