"""What a seat can do now at a table of Robogem.

The cards are arranged on the player's own bench (`client.js`), so there are no buttons of the house here: every
control is a ``point`` that the bench finds by its key.  ``card-0-F`` and so on are the cards of the hand,
``lies-0-F`` those of the function; ``run``, ``nothing`` and ``rest`` say what may be done, ``room`` how many cards the
function still takes, ``dry`` whether one sees beforehand what a program does; ``hint`` and ``closed`` have a sentence
about what is to be done now.  Their texts are turns that are allowed as they stand.
"""

from __future__ import annotations

from robacus.game import Control
from robacus.games.robogem.cards import sorted_hand
from robacus.games.robogem.layout import words
from robacus.games.robogem.notation import NOTHING, REST
from robacus.games.robogem.state import View
from robacus.games.robogem.turns import card_name, room_in
from robacus.speech import Speech

BENCH = "bench"
"""Where the bench's controls point to: no square of the board."""


def controls(view: View, say: Speech) -> tuple[Control, ...]:
    """What the seat of the view can do now; nothing for somebody watching."""
    seat = view.seat
    if seat is None or view.over is not None or seat != view.turn:
        return ()
    hand = view.hands[seat]
    assert isinstance(hand, str)

    def control(key: str, label: str, text: str = NOTHING, high: int = 0) -> Control:
        return Control(key=key, label=label, text=text, kind="point", seat=seat, to=BENCH, high=high)

    card_by_card = seat in view.card_by_card
    found = [
        control(f"card-{index}-{card}", say.say(card_name(card)), card)
        for index, card in enumerate(sorted_hand(hand))
    ]
    found += [
        control(f"lies-{index}-{card}", say.say(card_name(card)), NOTHING)
        for index, card in enumerate(view.functions[seat])
    ]
    run = "control-card" if card_by_card else "control-run"
    found.append(control("run", say.say(words(run)), high=1 if card_by_card else len(hand)))
    nothing = "control-stop" if view.begun else "control-nothing"
    found.append(control("nothing", say.say(words(nothing))))
    if not view.begun:
        rest = "control-rest-last" if view.last is not None else "control-rest"
        found.append(control("rest", say.say(words(rest)), REST))
        if view.functions_on:
            room = room_in(view.functions[seat])
            found.append(control("room", say.say(words("client-function")), high=room))
    hint = "hint-next" if view.begun else "hint-card" if card_by_card else "hint-program"
    found.append(control("hint", say.say(words(hint))))
    if view.closed_hands:
        found.append(control("closed", say.say(words("hint-closed"))))
    if view.dry_run:
        found.append(control("dry", say.say(words("option-dry_run"))))
    return tuple(found)
