"""Why JSON could not be read is said in the language of who reads it."""

from __future__ import annotations

import msgspec
import pytest

from robacus.speech import LANGUAGES, speech
from robacus.unreadable import why_unreadable


class Cell(msgspec.Struct):
    row: int
    name: str = ""


@pytest.mark.parametrize(
    ("written", "why"),
    [
        (b'{"row": 1', "it ends in the middle; copy all of it"),
        (b'{"row" 1}', "from character 8 on it is not JSON"),
        (b'{"row": "x"}', '"row" is missing or wrong'),
        (b"{}", '"row" is missing or wrong'),
        (b"[]", '"cell" is missing or wrong'),
        (b'{"row": 1, "name": "\xff"}', "it is not text in UTF-8"),
        (b'{"more": ' + b"[" * 100_000, "it is nested too deep"),
    ],
)
def test_no_words_of_the_parser_are_shown(written: bytes, why: str) -> None:
    with pytest.raises((msgspec.MsgspecError, UnicodeDecodeError, RecursionError)) as raised:
        msgspec.json.decode(written, type=Cell)
    message = why_unreadable(raised.value, "cell")
    said = {language: speech(language).say(message) for language in LANGUAGES}
    assert said["en"] == why
    assert len(set(said.values())) == len(LANGUAGES)
    assert not any(str(raised.value) in words for words in said.values())
