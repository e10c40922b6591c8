"""Why JSON could not be read, in words of our own: a parser speaks English only, and of itself."""

from __future__ import annotations

import re

import msgspec

from robacus.speech import Message, msg


def why_unreadable(error: Exception, first: str) -> Message:
    """Where it stops being JSON, or which field is at fault, of an error of `msgspec`, of reading UTF-8 or of depth.

    `first` is the field that is named when all of it is something else.
    """
    said = str(error)
    if isinstance(error, msgspec.ValidationError):
        missing, path = re.search("required field `(.+?)`", said), re.search(r"at `\$\.?(.+?)`", said)
        field = ".".join(found[1] for found in (path, missing) if found)
        return msg("record-why-field", field=(field or first)[:80])
    if place := re.search(r"\(byte (\d+)\)", said):
        return msg("record-why-json", at=int(place[1]) + 1)
    if isinstance(error, RecursionError):
        return msg("record-why-deep")
    no_text = isinstance(error, UnicodeDecodeError) or "UTF-8" in said
    return msg("record-why-text" if no_text else "record-why-cut")
