"""Options of a game: one declaration that feeds form, command line, record and validation.

A game's `Options` is a frozen msgspec Struct of booleans, integers with limits, choices (`Literal`) and short texts,
each with a default.  Names of messages follow from it: ``option-NAME`` (a label with the attribute ``.help``), and
``option-NAME-VALUE`` for each choice.  Options that belong together may be put into groups: a class variable `groups`
of the Struct, group -> names of options; ``option-group-NAME`` is its heading in the form, with the attribute
``.help``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal, get_args, get_type_hints

import msgspec
from msgspec import inspect

from robacus.game import Game, InvalidOptions
from robacus.speech import Joined, msg

MAX_TEXT_OPTION = 20_000
"""Characters of a text option that names no limit of its own, such as the share text of a board."""


class Field(msgspec.Struct, frozen=True):
    """One option, as a form or a command line needs it."""

    name: str
    kind: Literal["flag", "number", "choice", "text"]
    default: Any
    choices: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    longest: int = MAX_TEXT_OPTION
    group: str = ""
    """Name of the group in which the form shows it; empty = none."""


@lru_cache(maxsize=256)
def fields(declaration: type[msgspec.Struct]) -> tuple[Field, ...]:
    """The options that a Struct declares, in its order."""
    kind = inspect.type_info(declaration)
    assert isinstance(kind, inspect.StructType)
    hints = get_type_hints(declaration)
    groups: dict[str, tuple[str, ...]] = getattr(declaration, "groups", {})
    group_of = {name: group for group, names in groups.items() for name in names}
    return tuple(_field(field, hints[field.name], group_of.get(field.name, "")) for field in kind.fields)


def _field(field: inspect.Field, hint: Any, group: str) -> Field:
    kind = field.type
    common: dict[str, Any] = {"name": field.name, "default": field.default, "group": group}
    match kind:
        case inspect.BoolType():
            return Field(kind="flag", **common)
        case inspect.IntType(ge=low, le=high):
            return Field(kind="number", low=low, high=high, **common)
        case inspect.LiteralType():
            # msgspec sorts the values; people see them in the order that the game chose.
            return Field(kind="choice", choices=tuple(map(str, get_args(hint))), **common)
        case inspect.StrType(max_length=longest):
            return Field(kind="text", longest=longest or MAX_TEXT_OPTION, **common)
    raise TypeError(f"option {field.name!r} is of a kind that no form can show")


def read_options(game: Game, data: Mapping[str, Any]) -> Any:
    """The options of `game` from a form, a command line or a record: name -> value or its text.

    What is not named has its default.  Raises `InvalidOptions` that names the option, what is wrong, and what is
    possible.
    """
    return read_fields(game.Options, data)


def read_fields(declaration: type[msgspec.Struct], data: Mapping[str, Any]) -> Any:
    """The same for any declaration of options, such as a solver's."""
    known = {field.name: field for field in fields(declaration)}
    values: dict[str, Any] = {}
    for name, value in data.items():
        if name not in known:
            raise InvalidOptions(msg("option-unknown", name=str(name)[:40], known=Joined(tuple(known))))
        values[name] = _read(known[name], value)
    return declaration(**values)


def _read(field: Field, value: Any) -> Any:
    where = {"name": field.name, "value": _shown(value)}
    if field.kind == "flag":
        if isinstance(value, bool):
            return value
        word = value.strip().lower() if isinstance(value, str) else ""
        if word in ("true", "on", "yes", "1"):
            return True
        if word in ("false", "off", "no", "0"):
            return False
        raise InvalidOptions(msg("option-not-flag", **where))
    if field.kind == "number":
        number = _integer(value)
        if number is None:
            raise InvalidOptions(msg("option-not-number", **where))
        if (field.low is not None and number < field.low) or (field.high is not None and number > field.high):
            raise InvalidOptions(msg("option-range", **where, low=str(field.low), high=str(field.high)))
        return number
    if field.kind == "choice":
        chosen = value if isinstance(value, str) else where["value"]
        if chosen not in field.choices:
            raise InvalidOptions(msg("option-choice", **where, known=Joined(field.choices)))
        return chosen if isinstance(field.default, str) else type(field.default)(chosen)
    if not isinstance(value, str):
        raise InvalidOptions(msg("option-not-text", **where))
    if len(value) > field.longest:
        raise InvalidOptions(
            msg("option-too-long", name=field.name, length=len(value), longest=field.longest)
        )
    return value


def _integer(value: Any) -> int | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str) and len(value) <= 20 and value.strip().removeprefix("-").isdecimal():
        return int(value)
    return None


def _shown(value: Any) -> str:
    """A value as errors repeat it, shortened; whatever came in, this takes no time and raises nothing."""
    if isinstance(value, str | float | bool | None) or (isinstance(value, int) and value.bit_length() < 128):
        return str(value)[:40]
    return "…"


def write_options(options: msgspec.Struct) -> dict[str, Any]:
    """Options as plain data: only what differs from its default, so that records stay short and readable."""
    plain = msgspec.to_builtins(options)
    return {
        field.name: plain[field.name] for field in fields(type(options)) if plain[field.name] != field.default
    }
