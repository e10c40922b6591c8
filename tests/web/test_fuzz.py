"""Fuzz: whatever comes in from outside, what reads it answers or refuses, and never falls over."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from robacus.game import InvalidOptions, InvalidText
from robacus.games import add_folder
from robacus.games import game as find_game
from robacus.log import Seat, Setup
from robacus.store import Store
from robacus.web import identity, wire
from robacus.web.forms import back_to, faulty_field, read_setup
from robacus.web.house import Visitor, language_of
from robacus.web.hub import Hub
from robacus.web.imports import Verdict, judge
from robacus.web.limits import Limits, Rate
from robacus.web.socket import FAULTS, Connection
from tests import loops
from tests.servers import TINY

add_folder(TINY)
KEYS = identity.Keys(bytes(32))
ANNA = "A" * 22
VISITOR = Visitor(
    player=ANNA, language="en", theme="auto", nickname="", address="", csrf="", fresh=False, secure=False
)

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
kinds = st.sampled_from(["hello", "do", "ask", "fill", "draft", "look", "snapshot", ""])
asks = st.sampled_from(["undo", "resign", "leave", "pause", "resume", "begin", "rematch", "win"])
seats = st.none() | st.integers(-2, 4)
texts = st.sampled_from(["1 1", "2 1", "wish 2", "take 3 1", "dance", ""]) | st.text(max_size=30)
messages = st.fixed_dictionaries(
    {"t": kinds},
    optional={
        "id": st.text(max_size=50) | st.sampled_from(["a", "b"]),
        "seat": seats | values,
        "text": texts | values,
        "on": st.integers(-2, 20) | values,
        "have": st.integers(-2, 20) | values,
        "what": asks | values,
        "name": st.text(max_size=40) | values,
        "level": st.sampled_from(["", "easy", "god"]) | values,
    },
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(messages.map(json.dumps) | st.text(max_size=60) | st.binary(max_size=60), max_size=30))
def test_any_messages_are_answered_and_the_table_goes_on(
    tmp_path_factory: pytest.TempPathFactory, heard: list[Any]
) -> None:
    async def run(folder: Path) -> None:
        with Store.open(folder / "fuzz.sqlite3") as store:
            hub = Hub(store, Limits(socket_messages=Rate(1e9, 1e9)))
            await hub.start()
            try:
                setup = Setup(
                    game="nim",
                    ruleset=1,
                    seats=(Seat("person", "A"), Seat("person", "B"), Seat("open")),
                    seed="0" * 32,
                )
                live = await hub.create(setup, host=ANNA, holders=[ANNA, ANNA, None])
                sent: list[str] = []

                async def send(message: Any) -> None:
                    sent.append(message["text"])

                connection = Connection(hub, live, ANNA, "en", send)
                live.join(connection)
                writer = asyncio.create_task(connection.write())
                connection._faults = FAULTS - 1_000_000
                for text in heard:
                    assert await connection.read(text)
                await asyncio.sleep(0)
                writer.cancel()
                for text in sent:
                    msgspec.json.decode(text, type=wire.ToBrowserMessage)
                again = Hub(store, Limits())
                assert again._read(live.id).replay.state == live.replay.state
            finally:
                await hub.stop()

    loops.run(run(tmp_path_factory.mktemp("fuzz")))


@given(
    st.dictionaries(
        st.sampled_from(
            ["name", "seat-0", "seat-1", "seat-3", "seat-0-name", "undo", "watch", "seed", "options"]
            + ["option-heaps", "option-misere", "option-seconds", "option-x"]
        ),
        st.text(max_size=40)
        | st.sampled_from(["me", "here", "link", "bot-easy", "none", "on", "usual", "0" * 32]),
    )
)
def test_any_set_up_form_is_read_or_refused(form: dict[str, str]) -> None:
    game = find_game("nim")
    try:
        setup, holders, name = read_setup(game, form, VISITOR)
    except (InvalidOptions, InvalidText) as error:
        refused = error
    else:
        assert (len(setup.seats), name != "") == (len(holders), True)
        return
    assert str(refused) != ""
    assert faulty_field(refused) in {*form, ""}


@given(st.text(max_size=200) | st.binary(max_size=200).map(lambda data: data.decode("latin-1")))
def test_any_cookie_header_gives_nobody_an_id(header: str) -> None:
    for value in [*identity.cookies(header).values(), header]:
        assert KEYS.read(value) is None
        assert len(identity.read_name(value)) <= 24


@given(st.text(alphabet="AZaz09-_", min_size=22, max_size=22), st.text(max_size=30))
def test_only_what_was_signed_for_a_use_is_read(player: str, other: str) -> None:
    signed = KEYS.sign(player)
    assert KEYS.read(signed) == player
    assert KEYS.read(signed, "token") is None
    assert KEYS.read(signed + other) == (player if other == "" else None)


@given(st.text(max_size=30), st.text(max_size=300))
def test_any_wish_for_a_language_gives_one_of_ours(cookie: str, accept: str) -> None:
    assert language_of(cookie, accept) in ("en", "fi", "sv", "cs", "fr", "hu")


@given(st.text(max_size=60) | st.text(alphabet="/\\.: \t\nabc", max_size=12))
def test_any_way_back_is_a_path_of_ours(path: str) -> None:
    back = back_to({"back": path})
    assert back.startswith("/")
    assert not back.startswith(("//", "/\\"))
    assert back.isascii()
    assert back.isprintable()


@settings(max_examples=60, deadline=None)
@given(
    st.binary(max_size=300)
    | values.map(lambda value: json.dumps(value).encode())
    | st.fixed_dictionaries(
        {"robacus": st.just(1) | st.integers()},
        optional={
            "setup": st.fixed_dictionaries(
                {
                    "game": st.sampled_from(["nim", "chess"]),
                    "ruleset": st.integers(0, 2),
                    "seed": st.just("0" * 32),
                },
                optional={
                    "seats": st.lists(st.just({"kind": "person", "name": "A"}) | values, max_size=5),
                    "options": values,
                },
            ),
            "log": st.lists(
                st.fixed_dictionaries(
                    {
                        "do": st.sampled_from(["begin", "act", "undo", "sit", "resumed"]),
                        "at": st.integers(-1, 9),
                    },
                    optional={
                        "seats": st.integers(0, 5),
                        "seat": seats,
                        "text": texts,
                        "skipped": st.integers(),
                    },
                )
                | values,
                max_size=6,
            ),
        },
    ).map(lambda value: json.dumps(value).encode())
)
def test_any_record_is_judged(data: bytes) -> None:
    verdict = msgspec.json.decode(judge(b"fi\n" + data), type=Verdict)
    assert isinstance(verdict.refused, str)
