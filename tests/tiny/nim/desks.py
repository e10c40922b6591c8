"""Nim's desks and its maker of puzzles: everything the house asks of them, in one file.

A puzzle is a row of heaps; it is solved by the take after which the other player loses.  The editor puts counters on
heaps and takes them off.
"""

from __future__ import annotations

import re
from datetime import date
from functools import reduce
from operator import xor
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from robacus.chance import Chance
from robacus.control import Control
from robacus.desk import Chooser, Desk, Fault, Line, Link, Mistake, Pick, Sheet, Tool
from robacus.game import IllegalAction, InvalidOptions, InvalidText
from robacus.scene import Board, Fact, Piece, Scene, Square, tag
from robacus.solving import Generator, Puzzle
from robacus.speech import Message, Speech

HEIGHT = 12
Heaps = tuple[int, ...]


def words(id: str, /, **args: Any) -> Message:
    """A message of Nim."""
    return Message(f"nim:{id}", tuple(args.items()))


def read_heaps(text: str) -> Heaps:
    """The heaps of a text such as ``3 4 5``.  Raises `InvalidText`."""
    parts = text.split()
    if not 1 <= len(parts) <= 9 or not all(re.fullmatch("[0-9]{1,2}", part) for part in parts):
        raise InvalidText(words("desk-unreadable", words=text[:40]))
    return tuple(min(HEIGHT, int(part)) for part in parts)


def write_heaps(heaps: Heaps) -> str:
    return " ".join(map(str, heaps))


def winning(heaps: Heaps) -> list[tuple[int, int]]:
    """Every take (heap, count) after which the other player loses."""
    total = reduce(xor, heaps)
    return [(heap, size - (size ^ total)) for heap, size in enumerate(heaps) if size ^ total < size]


def drawn(heaps: Heaps, say: Speech, status: str) -> Scene:
    counter = say.say(words("counter"))
    squares = tuple(
        Square(f"h{heap}", heap + 0.5, HEIGHT / 2, 0, heap, say.say(words("heap", heap=heap + 1)))
        for heap in range(len(heaps))
    )
    art = "".join(
        tag("rect", x=heap + 0.05, y=0.05, width=0.9, height=HEIGHT - 0.1, rx=0.1, class_="cell")
        for heap in range(len(heaps))
    )
    symbols = {"counter": tag("circle", r=0.38, class_="piece-body tone-1")}
    key = f"nim-desk-{len(heaps)}-{say.language}"
    return Scene(
        board=Board(key, len(heaps), HEIGHT, art, symbols, squares, say.say(words("board"))),
        pieces=tuple(
            Piece(f"c{heap}-{n}", "counter", heap + 0.5, HEIGHT - 0.5 - n, square=f"h{heap}", label=counter)
            for heap, size in enumerate(heaps)
            for n in range(size)
        ),
        facts=(Fact("left", say.say(words("left")), str(sum(heaps))),),
        status=status,
    )


class PuzzleDesk(Desk):
    """Find the take after which the other player loses.  A draft is the heaps, and what was taken after a slash."""

    name = "puzzle"

    def blank(self) -> str:
        return "3 4 5"

    def searches(self, edit: str) -> bool:
        return edit in ("hint", "ways", "look")

    def open(self, draft: str, say: Speech) -> Sheet:
        return self._sheet(draft, say)

    def edit(self, draft: str, edit: str, say: Speech) -> Sheet:
        start, _, _taken = draft.partition("/")
        if edit == "restart":
            return self._sheet(start.strip(), say, say.say(words("desk-again")))
        heaps = read_heaps(start)
        ways = winning(heaps)
        if edit == "hint":
            if not ways:
                raise IllegalAction(words("desk-lost"))
            return self._sheet(draft, say, say.say(words("desk-hint", heap=ways[0][0] + 1)))
        if edit == "ways":
            lines = tuple(
                Line(
                    key=str(heap),
                    label=say.say(words("take-from", heap=heap + 1)),
                    texts=(f"take {heap + 1} {count}",),
                )
                for heap, count in ways
            )
            return msgspec.structs.replace(self._sheet(start.strip(), say), lines=lines)
        if edit == "look":
            sheet = self._sheet(draft, say)
            fact = Fact("good", say.say(words("desk-good")), str(len(ways)))
            scene = msgspec.structs.replace(sheet.scene, facts=(*sheet.scene.facts, fact))
            return msgspec.structs.replace(sheet, scene=scene, then="")
        match = re.fullmatch(r"take ([1-9]) ([0-9]{1,2})", edit)
        if not match:
            raise InvalidText(words("unreadable", words=edit[:40]))
        heap, count = int(match[1]) - 1, int(match[2])
        if heap >= len(heaps) or not 1 <= count <= heaps[heap]:
            raise IllegalAction(
                words("too-many", heap=heap + 1, size=heaps[heap] if heap < len(heaps) else 0)
            )
        sheet = self._sheet(f"{write_heaps(heaps)} / {heap + 1} {count}", say)
        if not ways or (heap, count) in ways:
            return sheet
        mistake = Mistake(
            task=f"{say.say(words('desk-task'))} ({write_heaps(heaps)})",
            answer=edit,
            why=(say.say(words("desk-solved-1")),),
            right=f"take {ways[0][0] + 1} {ways[0][1]}",
            draft=start.strip(),
        )
        return msgspec.structs.replace(sheet, mistake=mistake)

    def _sheet(self, draft: str, say: Speech, said: str = "") -> Sheet:
        start, slash, taken = draft.partition("/")
        heaps = read_heaps(start)
        solved, controls = None, []
        if slash:
            heap, count = (int(part) for part in taken.split())
            solved = 0 if (heap - 1, count) in winning(heaps) else 1
            heaps = (*heaps[: heap - 1], heaps[heap - 1] - count, *heaps[heap:])
            controls = [Control(key="again", label=say.say(words("desk-again")), text="restart", keys="r")]
        else:
            controls = [
                Control(
                    key=f"take-{heap}",
                    kind="number",
                    label=say.say(words("take-from", heap=heap + 1)),
                    text=f"take {heap + 1} {{n}}",
                    low=1,
                    high=size,
                    to=f"h{heap}",
                )
                for heap, size in enumerate(heaps)
                if size
            ]
            controls.append(Control(key="hint", label=say.say(words("desk-hint-ask")), text="hint", keys="h"))
            controls.append(Control(key="ways", label=say.say(words("desk-ways-ask")), text="ways"))
        status = say.say(words("desk-task" if solved is None else f"desk-solved-{solved}"))
        return Sheet(
            draft=draft,
            scene=drawn(heaps, say, status),
            controls=tuple(controls),
            say=said,
            then="" if slash else "look",
            puzzle=start.strip(),
            solved=solved,
            links=(Link(label=say.say(words("desk-heaps")), desk="heaps", draft=write_heaps(heaps)),),
        )


class HeapsDesk(Desk):
    """Put heaps together."""

    name = "heaps"

    def blank(self) -> str:
        return "1 2 3"

    def open(self, draft: str, say: Speech) -> Sheet:
        return self._sheet(read_heaps(draft), say)

    def edit(self, draft: str, edit: str, say: Speech) -> Sheet:
        heaps = read_heaps(draft)
        match = re.fullmatch(r"(put|off|size|side) h?([0-9])( [NESW])?", edit)
        if not match or (match[1] != "size" and int(match[2]) >= len(heaps)):
            raise InvalidText(words("unreadable", words=edit[:40]))
        number = int(match[2])
        if match[1] == "size":
            return self._sheet((heaps + (1,) * 9)[:number], say)
        by = -1 if match[1] == "off" or match[3] == " S" else 1
        size = max(0, min(HEIGHT, heaps[number] + by))
        return self._sheet(
            (*heaps[:number], size, *heaps[number + 1 :]), say, said=say.say(words("desk-put"))
        )

    def _sheet(self, heaps: Heaps, say: Speech, said: str = "") -> Sheet:
        text = write_heaps(heaps)
        faults = []
        if not winning(heaps):
            full = max(range(len(heaps)), key=lambda heap: heaps[heap])
            faults.append(Fault(say=say.say(words("desk-lost")), square=f"h{full}"))
        return Sheet(
            draft=text,
            share=f"{text}\n",
            scene=drawn(heaps, say, ""),
            tools=(
                Tool(
                    key="put",
                    label=say.say(words("desk-tool-put")),
                    text="put {square}",
                    keys="p",
                    symbol="counter",
                ),
                Tool(key="off", label=say.say(words("desk-tool-off")), text="off {square}", keys="o"),
                Tool(
                    key="side",
                    label=say.say(words("desk-tool-side")),
                    text="side {square} {side}",
                    at="side",
                    keys="s",
                ),
            ),
            choosers=(
                Chooser(
                    key="size",
                    label=say.say(words("option-heaps")),
                    picks=tuple(
                        Pick(
                            key=str(number),
                            label=str(number),
                            text=f"size {number}",
                            chosen=number == len(heaps),
                        )
                        for number in (2, 3, 4)
                    ),
                ),
            ),
            faults=tuple(faults),
            links=(
                Link(label=say.say(words("desk-puzzle")), desk="puzzle", draft=text),
                Link(label=say.say(words("desk-table")), options={"misere": True}),
            ),
            say=said,
        )


class Wish(msgspec.Struct, frozen=True):
    """What can be wished for."""

    heaps: Annotated[int, Meta(ge=2, le=5)] = 3
    rare: bool = False
    """Only what one attempt in a thousand gives."""


class NimPuzzle(Puzzle):
    """Heaps of which one take wins."""

    def __init__(self, heaps: Heaps) -> None:
        self.heaps = heaps

    def to_json(self) -> dict[str, Any]:
        return {"heaps": list(self.heaps)}

    def to_text(self, say: Speech) -> str:
        return write_heaps(self.heaps)

    def scene(self, say: Speech) -> Scene:
        return drawn(self.heaps, say, "")

    @property
    def draft(self) -> str:
        return write_heaps(self.heaps)

    def about(self, say: Speech) -> str:
        return say.say(words("desk-about", count=len(self.heaps)))


class NimGenerator(Generator):
    """The maker of Nim's puzzles."""

    Options = Wish

    def daily(self, day: date) -> Wish:
        return Wish(heaps=2 + day.weekday() % 3)

    def check(self, options: Wish) -> None:
        if options.rare and options.heaps == 2:
            raise InvalidOptions(words("wish-rare", name="rare"))

    def attempt(self, options: Wish, seed: str) -> NimPuzzle | None:
        chance = Chance(seed, "heaps")
        heaps = tuple(1 + chance.below(HEIGHT - 1) for _ in range(options.heaps))
        if not winning(heaps) or (options.rare and chance.below(1000)):
            return None
        return NimPuzzle(heaps)
