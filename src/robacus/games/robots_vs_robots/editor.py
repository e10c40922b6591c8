"""The program editor: drafts of a program as scenes, in the reader's language.

The browser's panel (`client.js`) holds the draft and asks with `Game.preview`:

``sheet``
    what there is to choose from: orders, questions, programs of the library, all as facts; the value of a fact is
    what is written into a cell, or a whole program.
``cells D+1 ?1 ...``
    the draft as a sheet: a square and a piece for each of the sixteen cells.  A piece's label says what the cell does,
    or what is wrong with it (class ``fault``), its value where the program goes on from there, and so does a trail.
``try 12 hunter D+1 ?1 ...``
    a test run: the board after so many turns against a program of the library (``nobody``: alone; ``own``: against the
    program whose sixteen cells follow).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from robacus.game import InvalidText, Preview
from robacus.games.robots_vs_robots import notation
from robacus.games.robots_vs_robots.board import words
from robacus.games.robots_vs_robots.library import EVOLVED, PROGRAMS, library
from robacus.games.robots_vs_robots.program import (
    BLANK,
    CELLS,
    MOST_HEXES,
    MOST_SIXTHS,
    Fault,
    Order,
    faults,
    read_order,
    split,
    write_order,
    write_program,
)
from robacus.games.robots_vs_robots.questions import QUESTIONS
from robacus.games.robots_vs_robots.rehearsal import rehearse
from robacus.games.robots_vs_robots.stages import following
from robacus.games.robots_vs_robots.state import View
from robacus.scene import Board, Fact, Piece, Point, Scene, Square, Trail
from robacus.speech import Message, Speech

COLUMNS = 4
SHOWN = 12
"""Characters of a cell's text that are repeated, as its writer has it."""


def preview(view: View, draft: str, say: Speech) -> Preview:
    """What a draft would do, made from the view alone."""
    command, _, rest = draft.strip().partition(" ")
    if command == "sheet":
        return Preview(ok=True, say="", scene=choices(view, say))
    if command == "cells":
        return _sheet(rest, say)
    try:
        if command == "try":
            return rehearse(view, rest, say)
        notation.read_action(draft)
    except InvalidText as error:
        return Preview(ok=False, say=say.once(error.message))
    return Preview(ok=True, say="")


# -- what there is to choose from ------------------------------------------------------------------------------------


def choices(view: View, say: Speech) -> Scene:
    """Everything that the panel offers, as facts: key, what it is called, what it writes."""
    facts = [Fact(f"kind-{kind}", say.say(words(f"kind-{name}")), kind) for kind, name in KINDS.items()]
    facts += [Fact(f"order-{order}", say.say(meaning(order)), write_order(order)) for order in _all_orders()]
    for number, question in QUESTIONS.items():
        if question.usual is not None:
            facts.append(Fact(f"x-{number}", "", str(question.usual)))
    for name in (*PROGRAMS, *EVOLVED):
        shelf = "library" if name in PROGRAMS else "evolved"
        facts.append(Fact(f"{shelf}-{name}", say.say(words(f"library-{name}")), write_program(library(name))))
        facts.append(Fact(f"about-{name}", say.say(words(f"library-{name}.help")), ""))
    if view.mine is not None:
        facts.append(Fact("mine", "", write_program(view.mine)))
    return Scene(board=Board("choices", 1, 1, "", {}), facts=tuple(facts))


def _all_orders() -> Iterator[Order]:
    """Every order that a cell can hold; questions with their usual number."""
    for sign in (1, -1):
        yield from (Order("D", sign * hexes) for hexes in range(1, MOST_HEXES + 1))
        yield from (Order("R", sign * sixths) for sixths in range(1, MOST_SIXTHS + 1))
    yield from (Order("?", number, question.usual) for number, question in QUESTIONS.items())
    yield from (Order("V", step) for step in range(CELLS))
    yield from (Order("T"), Order("A"), Order("Z"), BLANK)


KINDS = {
    "D": "move",
    "R": "turn",
    "?": "ask",
    "V": "go",
    "T": "fire",
    "A": "explode",
    "Z": "begin",
    "-": "blank",
}


def meaning(order: Order) -> Message:
    """What an order does, in words."""
    match order.kind:
        case "D":
            return words("order-ahead" if order.number > 0 else "order-back", count=abs(order.number))
        case "R":
            return words("order-right" if order.number > 0 else "order-left", count=abs(order.number))
        case "V":
            return words("order-go", step=order.number)
        case "?":
            return words(f"question-{order.number}", x=order.x if order.x is not None else 0)
    return words(f"order-{KINDS[order.kind]}")


# -- the draft -------------------------------------------------------------------------------------------------------


def _sheet(text: str, say: Speech) -> Preview:
    try:
        cells = split(text)
    except InvalidText as error:
        return Preview(ok=False, say=say.once(error.message))
    wrong = {fault.step: fault for fault in faults(cells)}
    summary = ""
    if len(cells) != CELLS:
        summary = say.once(words("program-cells", cells=len(cells), wanted=CELLS))
    elif wrong:
        first = min(wrong)
        summary = say.once(words("program-cell", step=first, why=wrong[first].why))
    shown = (cells + ["-"] * CELLS)[:CELLS]
    pieces = tuple(_piece(step, cell, wrong.get(step), say) for step, cell in enumerate(shown))
    squares = tuple(
        Square(
            f"step-{step}",
            *_middle(step),
            step // COLUMNS,
            step % COLUMNS,
            str(step),
        )
        for step in range(CELLS)
    )
    board = Board("sheet", COLUMNS, CELLS / COLUMNS, "", {}, squares)
    scene = Scene(board=board, pieces=pieces, status=summary, trails=tuple(_ways(shown, wrong)))
    return Preview(ok=not summary, say=summary, scene=scene)


def _middle(step: int) -> Point:
    """The middle of a cell of the sheet."""
    return step % COLUMNS + 0.5, step // COLUMNS + 0.5


def _ways(cells: list[str], wrong: Mapping[int, Fault]) -> Iterator[Trail]:
    """Where tests and V lead: to the step for yes, for no, and the one that is named."""
    for step, text in enumerate(cells):
        order = BLANK if step in wrong else read_order(text)
        if order.kind == "?":
            yield Trail((_middle(step), _middle(following(step))), "mark-ok")
            yield Trail((_middle(step), _middle(following(step, 2))), "mark-bad")
        elif order.kind == "V":
            yield Trail((_middle(step), _middle(order.number)), "mark-hint")


def _piece(step: int, text: str, fault: Fault | None, say: Speech) -> Piece:
    x, y = _middle(step)
    if fault is not None:
        return Piece(
            f"cell-{step}",
            text[:SHOWN],
            x,
            y,
            label=say.once(fault.why),
            square=f"step-{step}",
            classes="fault",
        )
    order = read_order(text)
    label = say.say(meaning(order))
    return Piece(
        f"cell-{step}",
        text[:SHOWN],
        x,
        y,
        label=label,
        square=f"step-{step}",
        value=_goes_on(step, order, say),
    )


def _goes_on(step: int, order: Order, say: Speech) -> str:
    """Where the program goes on, for orders that do not simply go to the next step."""
    if order.kind == "?":
        return say.say(words("goes-test", yes=following(step), no=following(step, 2)))
    if order.kind == "V":
        return say.say(words("goes-to", step=order.number))
    return ""
