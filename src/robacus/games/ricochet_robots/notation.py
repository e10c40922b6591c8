"""What people type at a table of Ricochet Robots: actions as text, read and written.

Stored is a short English form: ``blue N``, ``bid 7``, ``pass``, ``give up``, ``reset``, ``turn glass``, ``next``.
Read is more: colours, directions and commands in all six languages with or without their accents, initials (``b n``),
arrows (``blue ↑``), a bare number for a bid.  Positions as text are `position_text`; what an action does is `rules`.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

import msgspec

from robacus.game import Ambiguous, InvalidText
from robacus.games.ricochet_robots.board import HEADINGS
from robacus.games.ricochet_robots.moves import words
from robacus.speech import Joined

MAX_BID = 99
"""Nobody bids more, and no way that is shown has more moves; the longest known one on a standard board has 25."""


class Slide(msgspec.Struct, frozen=True):
    """Let the robot of `colour` slide towards `heading` (0 north, 1 east, 2 south, 3 west)."""

    colour: str
    heading: int

    def __repr__(self) -> str:
        return f"<{write_action(self)}>"


class Bid(msgspec.Struct, frozen=True):
    """Say that one has a way of `number` moves (R9, R10)."""

    number: int

    def __repr__(self) -> str:
        return f"<{write_action(self)}>"


class Pass(msgspec.Struct, frozen=True):
    """Do not want to bid (any lower); who has passed may still bid.  When all have, nobody has to wait."""


class GiveUp(msgspec.Struct, frozen=True):
    """End one's demonstration without success (R12); alone: put the chip back (R14)."""


class Reset(msgspec.Struct, frozen=True):
    """Alone: put the robots back on their markers and begin anew."""


class TurnGlass(msgspec.Struct, frozen=True):
    """Turn the sand glass by hand (R9)."""


class NextChip(msgspec.Struct, frozen=True):
    """Turn up the next chip (R1)."""


Action = Slide | Bid | Pass | GiveUp | Reset | TurnGlass | NextChip

_FIXED: dict[str, Action] = {
    "pass": Pass(),
    "give up": GiveUp(),
    "reset": Reset(),
    "turn glass": TurnGlass(),
    "next": NextChip(),
}
_NAMES = {action: name for name, action in _FIXED.items()}

# Words that are understood when typed, without accents: en, fi, sv, cs, fr, hu.
_COLOURS = {
    "red": "red r punainen punaisen rod roda cervena cerveny cerveneho rouge piros vorös voros",
    "green": "green g vihrea vihrean gron grona zelena zeleny zeleneho vert verte zold",
    "blue": "blue b sininen sinisen bla modra modry modreho bleu bleue kek",
    "yellow": "yellow y keltainen keltaisen gul gula zluta zluty zluteho jaune sarga",
    "black": "black k musta mustan svart svarta cerna cerny cerneho noir noire fekete",
    "silver": "silver s hopea hopean hopeinen silvrig stribrna stribrny stribrneho argent argente ezust",
}
_HEADINGS = {
    "N": "n north up u ^ ↑ pohjoinen pohjoiseen ylos norr norrut upp sever nahoru nord haut eszak "
    "eszakra fel",
    "E": "e east right > → ita itaan oikea oikealle ost oster osterut hoger vychod vpravo doprava est "
    "l'est droite kelet keletre jobbra",
    "S": "s south down d v ↓ etela etelaan alas soder soderut ner ned nedat jih dolu sud bas del delre le",
    "W": "w west left < ← lansi lanteen vasen vasemmalle vast vaster vasterut vanster zapad vlevo doleva ouest gauche "
    "l'ouest nyugat nyugatra balra",
}
_FILLERS = frozenset(("to", "the", "robot", "robotti", "roboten", "vers", "le", "la", "na", "mot"))
"""Words around a direction that say nothing new, as in "vers le nord"."""
_COMMANDS = {
    "bid": "bid tarjoan tarjous bjuder bjud bud nabizim nabidka annonce licit licitalok",
    "pass": "pass passaan passe passo ohi ohitan passar pasuji passuji passzolok passz",
    "give up": "give up|giveup|luovutan|luovuta|ger upp|ge upp|vzdavam|vzdat|abandonner|j'abandonne|feladom|feladas",
    "reset": "reset|alusta|borja om|znovu|recommencer|ujra",
    "turn glass": "turn glass|turn|glass|kaanna|kaanna tiimalasi|vand|vand timglaset|otocit|otocit hodiny|retourner|"
    "retourner le sablier|fordit|homokora",
    "next": "next seuraava nasta dalsi suivant kovetkezo",
}


def _known(table: dict[str, str]) -> dict[str, str]:
    return {
        word: meaning
        for meaning, said in table.items()
        for word in (said.split("|") if "|" in said else said.split())
    }


def plain(text: str) -> str:
    """Lower case, single spaces, no accents: how typed words are compared."""
    spread = unicodedata.normalize("NFKD", text.lower().replace("’", "'"))
    bare = "".join(char for char in spread if not unicodedata.combining(char))
    return " ".join(bare.split())


_COLOUR_OF = _known({colour: plain(said) for colour, said in _COLOURS.items()})
_HEADING_OF = _known(_HEADINGS)
_COMMAND_OF = _known(_COMMANDS)


@lru_cache(maxsize=512)
def read_action(text: str, otherwise: str = "") -> Action:
    """The action of a typed or stored text.  Raises `InvalidText` that says what was not understood.

    `otherwise` is the message that says what can be typed where bids have no place."""
    said = plain(text)
    fixed = _COMMAND_OF.get(said)
    if fixed is not None and fixed in _FIXED:
        return _FIXED[fixed]
    parts = said.split()
    if parts and _COMMAND_OF.get(parts[0]) == "bid":
        parts = parts[1:]
        if len(parts) != 1 or not _number(parts[0]):
            raise InvalidText(words(otherwise or "bid-unreadable", words=_short(text)))
    if len(parts) == 1 and _number(parts[0]):
        return Bid(int(parts[0]))
    slide = _read_slide(parts)
    if slide is None:
        raise InvalidText(words(otherwise or "action-unreadable", words=_short(text)))
    return slide


def _number(word: str) -> bool:
    return re.fullmatch(r"[0-9]{1,4}", word) is not None


def _read_slide(parts: list[str]) -> Slide | None:
    """A colour and a direction in either order, or as one word of two letters such as ``bn``."""
    if len(parts) == 1 and len(parts[0]) == 2 and parts[0][0] in _COLOUR_OF and parts[0][1] in _HEADING_OF:
        parts = list(parts[0])
    if len(parts) > 2:
        parts = [word for word in parts if word not in _FILLERS]
    if len(parts) != 2:
        return None
    first, second = parts
    meanings = {
        Slide(_COLOUR_OF[colour], HEADINGS.index(_HEADING_OF[heading]))
        for colour, heading in ((first, second), (second, first))
        if colour in _COLOUR_OF and heading in _HEADING_OF
    }
    if len(meanings) > 1:
        # "s" is silver and south: the colour comes first.
        return Slide(_COLOUR_OF[first], HEADINGS.index(_HEADING_OF[second]))
    if meanings:
        return meanings.pop()
    if first in _COLOUR_OF:
        raise InvalidText(words("heading-unreadable", words=_short(second)))
    if second in _HEADING_OF:
        near = sorted(colour for colour in _COLOURS if first and colour.startswith(first))
        if len(near) > 1:
            raise Ambiguous(words("colour-ambiguous", words=_short(first), known=Joined(tuple(near))))
        raise InvalidText(words("colour-unreadable", words=_short(first)))
    return None


def _short(text: str) -> str:
    return " ".join(text.split())[:40]


def write_action(action: Action) -> str:
    """The stored text of an action."""
    if isinstance(action, Slide):
        return f"{action.colour} {HEADINGS[action.heading]}"
    if isinstance(action, Bid):
        return f"bid {action.number}"
    return _NAMES[action]
