"""What the server tells of a turn of Robogem, and to whom: nothing during the game, no hidden hand after it."""

from __future__ import annotations

from typing import Any

from tests.web.people import Person, two_at_a_table

SEED = f"{5:032x}"
"""The first seat holds F F F L L, the second F F R R R."""
HIDDEN = "These cards were hidden from you."


def studies(person: Person, table: str, last: int, rest: str = "") -> dict[int, Any]:
    """The verdicts that somebody may see, by step."""
    answers = {number: person.get(f"/tables/{table}/study/{number}{rest}") for number in range(1, last + 1)}
    return {number: answer.json() for number, answer in answers.items() if answer.status_code == 200}


def test_turns_are_judged_after_the_game_and_for_who_could_see_the_cards(url: str) -> None:
    options = {"option-closed_hands": "on", "option-starter": "1", "seed": SEED}
    table, anna_page, bert_page, anna, bert = two_at_a_table(url, game="robogem", **options)
    assert anna_page.do(0, "LF")["t"] == "done"
    bert_page.hear(lambda message: message["t"] == "frames" and message["now"]["to_act"] == [1])
    assert bert_page.do(1, "F")["t"] == "done"
    last = anna_page.hear(lambda message: message["t"] == "frames" and message["now"]["to_act"] == [0])
    steps = last["now"]["number"]
    assert studies(anna, table, steps) == studies(bert, table, steps) == {}
    assert anna_page.ask("resign", 0)["t"] == "done"
    bert_page.until_phase("over")
    assert bert_page.now["study"] > 0
    mine, his = (
        studies(person, table, steps, f"?looking={seat}") for seat, person in enumerate((anna, bert))
    )
    (first, second) = mine
    assert set(his) == {first, second}
    assert mine[first]["title"] == "Turn 1, Anna: LF"
    assert mine[first]["lost"] > 0
    # Bert saw two cards of Anna's hand and no more; what else she held is not told.
    assert his[first]["say"].startswith(HIDDEN)
    assert [line["label"] for line in his[first]["lines"]] == ["LF (as played)"]
    assert mine[second]["say"].startswith(HIDDEN)
    assert not his[second]["say"].startswith(HIDDEN)
    # Now that the game is over, everybody may look with the eyes of the other.
    assert studies(bert, table, steps, "?looking=0")[first] == mine[first]
    for line in mine[first]["lines"]:
        film = anna.get(f"/tables/{table}/study/{first}/{line['key']}?looking=0").json()
        assert [frame["notation"] for frame in film["frames"]] == line["texts"]
