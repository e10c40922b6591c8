"""Laws of what nobody should ask for: broken cases, racks of six and boards that are none meet a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from robacus.conformance import check
from robacus.game import InvalidText
from robacus.games.abaku.layout import read_layout
from robacus.games.abaku.placing import Position, Rules
from robacus.games.abaku.search import all_placements
from tests.games.abaku.test_solver import CASES


def case(kind: str, **wrong: Any) -> dict[str, Any]:
    """The first case of a kind, with something wrong in it."""
    found = next(one for one in CASES if one["kind"] == kind)
    return {**found, **wrong}


FIFTEEN = ["." * 15] * 15
WRONG = [
    *(case("position", rack=rack) for rack in ("123456", "12x", "??????", 7)),
    *(
        case("position", layout=layout)
        for layout in (["..."] * 3, ["." * 14] * 14, [], [".x."] * 3, ["." * 17] * 17)
    ),
    *(case("position", board=board) for board in (["." * 15] * 14, ["x" * 15] * 15, ["9" * 20] * 15)),
    *(case("position", rules=rules) for rules in ({"zero": "both"}, {"rack": 0}, {"rack": 6}, {"rack": -1})),
    case("position", board=["1" * 15] * 15),
    *(case("move", place=place) for place in ([[99, 0, "1"]], [[-1, 0, "1"]], [[0, 0, "12"]], [[0, 0, "x"]])),
    *(case("move", place=place) for place in ([[0, 0]], [], "no", [[7, 7, "1", "yes"]], [[10**30, 7, "1"]])),
    *(
        case("move", place=place)
        for place in ([[7, 7, 1]], [[0, 0, "²"]], [[7, column, "1"] for column in range(15)])
    ),
    *(case("game", bag=bag) for bag in ("", "x" * 50, "0" * 10_000)),
    *(case("game", players=players) for players in (0, 1, 5, 99)),
    case("game", turns=[]),
    case("game", turns=[{"player": 7, "action": "resign", "total": [], "rack_after": ""}]),
    case("game", turns=[{"player": 3, "action": "resign", "total": [], "rack_after": ""}]),
    case("game", turns=[{"player": 0, "action": "play", "total": [0, 0], "rack_after": ""}]),
    *(case("string", digits=digits) for digits in ("", "9" * 500, "1x1", "²4", None)),
    case("protocol", state={"bag": 10**9, "rack": "x"}, action={"exchange": "123456789" * 9}),
]


def test_a_case_with_something_wrong_in_it_fails_with_a_reason_and_stops_nothing(tmp_path: Path) -> None:
    path = tmp_path / "wrong.jsonl"
    numbered = ({**one, "id": f"X{number}"} for number, one in enumerate(WRONG))
    path.write_text("".join(f"{json.dumps(one)}\n" for one in numbered), encoding="utf-8")
    report = check([str(path)])
    assert (report.passed, report.failed) == (0, len(WRONG))
    reasons = [str(verdict) for verdict in report.verdicts]
    assert [reason for reason in reasons if "stopped with an error" in reason] == []


@pytest.mark.parametrize(("rack", "rules"), [("123456", Rules()), ("?" * 6, Rules()), ("12", Rules(rack=6))])
def test_racks_of_six_are_refused_in_a_sentence(rack: str, rules: Rules) -> None:
    layout = read_layout("")
    with pytest.raises(InvalidText, match=r"6 tiles; at most 5 fit\.$"):
        all_placements(Position(layout, layout.empty(), rules), rack)
