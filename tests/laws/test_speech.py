"""Laws of speech: every message becomes a sentence in every language, whatever its arguments are."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

from robacus.phrases import SMALL, phrase, plural
from robacus.speech import (
    LANGUAGES,
    Joined,
    Message,
    RobacusError,
    SeatName,
    Speech,
    _Bundle,
    best_language,
    domains,
    msg,
    speech,
)

every_language = pytest.mark.parametrize("language", LANGUAGES)

arguments = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.builds(SeatName, st.integers(-2, 20)),
    lambda inner: st.builds(lambda items: Joined(tuple(items)), st.lists(inner, max_size=3)),
    max_leaves=4,
)


@every_language
@given(value=arguments)
def test_no_argument_breaks_a_message(language: str, value: Any) -> None:
    assert isinstance(speech(language)("event-sat", seat=value), str)
    assert isinstance(speech(language)("seat-unnamed", number=value), str)


@every_language
def test_numbers_out_of_all_proportion_stay_short(language: str) -> None:
    for value in (1e25, -1e300, float("nan"), float("inf"), 10**15, 10**5000, -(10**30)):
        assert len(speech(language)("seat-unnamed", number=value)) < 60


@every_language
def test_a_missing_argument_or_message_never_raises(language: str) -> None:
    assert speech(language)("no-such-message") == "no-such-message"
    assert speech(language)("no-such-game:title") == "no-such-game:title"
    assert speech(language)("nim:option-heaps.no-such-attribute") == "nim:option-heaps.no-such-attribute"
    assert isinstance(speech(language)("event-sat"), str)


@every_language
def test_names_of_people_are_put_in_as_they_are(language: str) -> None:
    named = speech(language).named(("Ada { $x }", ""))
    assert "Ada { $x }" in named("event-sat", seat=SeatName(0))
    assert named.name(1) == speech(language)("seat-unnamed", number=2)
    assert named.name(7) == speech(language)("seat-unnamed", number=8)


def test_messages_hold_messages_and_lists() -> None:
    inner = msg("table-name", longest=24)
    assert speech("en")("record-bad-entry", number=2, why=inner) == (
        "Entry 2 of the log: A nickname has 1 to 24 letters, digits or signs."
    )
    assert speech("en")("game-unknown", name="x", known=Joined(("a", "b"))).endswith("Known games: a, b.")


def test_an_attribute_of_a_message_can_be_said() -> None:
    assert speech("en")("nim:option-seconds.help") == "0 = no clock."


def test_a_text_of_a_game_may_use_what_the_house_says() -> None:
    assert speech("fi")("nim:seat-unnamed", number=1) == "Pelaaja 1"


def test_equal_messages_are_equal_and_may_be_remembered() -> None:
    assert msg("event-sat", seat=SeatName(1)) == Message("event-sat", (("seat", SeatName(1)),))
    assert {msg("a", x=1): 1}[msg("a", x=1)] == 1


def test_an_error_is_its_sentence() -> None:
    assert str(RobacusError(msg("table-over"))) == "The game is over. Open its replay, or ask for a rematch."


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["fr-CH", "en"], "fr"),
        (["FI"], "fi"),
        (["sv_FI"], "sv"),
        (["de", "HU-hu", "en"], "hu"),
        (["de-AT"], "en"),
        ([], "en"),
        (["", "*", "x" * 1000], "en"),
    ],
)
def test_the_first_language_that_we_speak_is_taken(wanted: list[str], language: str) -> None:
    assert best_language(wanted) == language


def test_a_language_that_nobody_speaks_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown language"):
        Speech("tlh")


def test_what_is_said_once_is_not_kept() -> None:
    """Whoever types nonsense for hours must not fill the memory with answers."""
    say = speech("en").named(("Ada",))
    before = say._memo.cache_info().currsize
    texts = [say.once(msg("check-unknown-field", field=f"f{number}")) for number in range(10)]
    assert texts == [say("check-unknown-field", field=f"f{number}") for number in range(10)]
    assert say._memo.cache_info().currsize == before + 10
    say.once(msg("check-unknown-field", field="another"))
    assert say._memo.cache_info().currsize == before + 10


# -- read one by one, and said without the library ------------------------------------------------------------------


@cache
def resource(file: Path) -> Any:
    return FluentResource(file.read_text(encoding="utf-8"))


@cache
def folders_of(domain: str) -> tuple[Path, ...]:
    return tuple(dict.fromkeys((domains()[""], domains()[domain])))


@cache
def whole(language: str, domain: str) -> FluentBundle:
    """All texts of a domain as the library reads them."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders_of(domain):
        for file in sorted((folder / language).glob("*.ftl")):
            bundle.add_resource(resource(file), allow_overrides=True)
    return bundle


def texts(language: str, domain: str) -> Iterator[tuple[str, str, Any]]:
    """Message, attribute, and what the library formats, of a domain's own texts."""
    bundle, house = whole(language, domain), whole(language, "")
    for name in sorted(bundle._messages):
        if domain and bundle._messages[name] is house._messages.get(name):
            continue
        entry = bundle.get_message(name)
        if entry.value is not None:
            yield name, "", entry.value
        yield from ((name, attribute, pattern) for attribute, pattern in entry.attributes.items())


@every_language
def test_a_text_that_is_read_alone_says_what_it_says_when_all_are_read(language: str) -> None:
    chance = random.Random(language)
    for domain in domains():
        for name, attribute, pattern in chance.sample(list(texts(language, domain)), 12):
            alone = _Bundle(language, folders_of(domain))
            said, _errors = whole(language, domain).format_pattern(pattern, {})
            assert alone.say_with_library(name, attribute, {}) == said


def some_arguments(source: str, chance: random.Random) -> dict[str, Any]:
    """A value for every variable of a text: words, those it may choose by, and numbers of all sorts."""
    words = [*re.findall(r"\[([a-zA-Z][\w-]*)\]", source), "blue", "", "1", "{ $x }", "x" * 2501]
    values = [*words, *range(6), chance.randrange(1000), 999, 1000, -1, 0.5, 2.0, True, None]
    return {name: chance.choice(values) for name in re.findall(r"\$([a-zA-Z][\w-]*)", source)}


@every_language
def test_every_text_says_the_same_with_and_without_the_library(language: str) -> None:
    chance = random.Random(language)
    without, of = 0, 0
    for domain in domains():
        bundle = _Bundle(language, folders_of(domain))
        for name, attribute, pattern in texts(language, domain):
            args = some_arguments(bundle._sources[name], chance)
            expected, _errors = whole(language, domain).format_pattern(pattern, args)
            said = phrase(language, bundle._text(name, attribute), args, bundle._text)
            assert said in (None, str(expected)), (domain, name, attribute, args)
            assert bundle.say(name, attribute, args) == str(expected)
            without += said is not None
            of += 1
    assert without > 0.6 * of, "the library is needed for what is usual"


@every_language
def test_categories_of_number_are_those_of_unicode(language: str) -> None:
    rule = whole(language, "")._plural_form
    assert [plural(language, number) for number in range(SMALL)] == [rule(number) for number in range(SMALL)]


def test_a_text_within_itself_is_left_to_the_library(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("a = x { b }\nb = { a }\n", encoding="utf-8")
    bundle = _Bundle("en", [tmp_path])
    assert phrase("en", bundle._text("a", ""), {}, bundle._text) is None
    assert bundle.say("a", "", {}) == "x ???"
