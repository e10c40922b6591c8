"""What is seen of a table of Robots vs Robots: robots, terrain that may go, shots, program sheets with their pointers.

The board itself is `art`; what can be done is `controls`.  The same scenes are the replay's debugger: every step of a
fight shows each robot's pointer, the steps that it read and the answer of every test.
"""

from __future__ import annotations

from robacus.games.robots_vs_robots.art import drawn, terrain_words
from robacus.games.robots_vs_robots.battle import Robot
from robacus.games.robots_vs_robots.board import MINE, MINES, Board, words
from robacus.games.robots_vs_robots.frame import centre
from robacus.games.robots_vs_robots.hexes import HEADINGS
from robacus.games.robots_vs_robots.placing import inwards
from robacus.games.robots_vs_robots.program import write_order
from robacus.games.robots_vs_robots.questions import SHOT_REACH, line
from robacus.games.robots_vs_robots.sheets import sheet_cell, tone
from robacus.games.robots_vs_robots.stages import Reading
from robacus.games.robots_vs_robots.state import View, board_of
from robacus.scene import Clock, Fact, Piece, Place, Scene, Trail
from robacus.speech import Joined, Message, SeatName, Speech

GROUND, BASE, ROBOT, FLASH = 0, 1, 2, 3
"""Layers, from the board upwards."""


def scene(view: View, say: Speech) -> Scene:
    """The picture of a view."""
    board = board_of(view)
    pieces: list[Piece] = [*_terrain(view, board, say), *_robots(view, board, say)]
    trails: tuple[Trail, ...] = ()
    if view.moment is not None:
        pieces += _flashes(view, board)
        if view.programs:
            pieces += _pointers(view, board)
        trails = _shots(view, board)
    return Scene(
        board=drawn(board, view.programs, say.language, view.seat),
        pieces=tuple(pieces),
        places=tuple(_place(view, seat, say) for seat in range(view.seats)),
        facts=_facts(view, say),
        status=say.say(status(view)),
        clock=_clock(view, say),
        trails=trails,
    )


# -- words -----------------------------------------------------------------------------------------------------------


def status(view: View) -> Message:
    """The headline: what is going on, and what to do."""
    if view.phase == "place":
        assert view.placing is not None
        name = SeatName(view.placing)
        mine = "mine" if view.placing == view.seat else "other"
        return words("status-face" if view.facing else "status-place", name=name, whose=mine)
    if view.phase == "program":
        waiting = tuple(SeatName(seat) for seat, ready in enumerate(view.ready) if not ready)
        if view.seat is not None and not view.ready[view.seat]:
            return words("status-write")
        return words("status-wait", names=Joined(waiting))
    if view.phase == "over":
        return words("status-over", turn=view.turn)
    assert view.moment is not None
    stage = view.moment.stage
    if stage == "start":
        return words("status-start")
    return words("status-turn", turn=view.turn, stage=words(f"stage-{stage}"))


def _clock(view: View, say: Speech) -> Clock | None:
    if view.ends_at is None:
        return None
    return Clock(view.ends_at, view.total, say.say(words("clock-program")))


def _facts(view: View, say: Speech) -> tuple[Fact, ...]:
    if view.phase == "program":
        return (Fact("programs", say.say(words("fact-programs")), f"{sum(view.ready)} / {view.seats}"),)
    if not view.robots:
        return ()
    left = sum(robot.alive for robot in view.robots)
    facts = [
        Fact("turn", say.say(words("fact-turn")), f"{view.turn} / {view.rules.limit}"),
        Fact("left", say.say(words("fact-left")), f"{left} / {view.seats}"),
    ]
    for seat in range(view.seats):
        reading = _reading(view, seat)
        if reading is not None:
            read = say.say(words("fact-read", what=read_words(view, seat, reading)))
            label = say.say(words("fact-reader", name=SeatName(seat)))
            facts.append(Fact(f"read-{seat}", label, read, f"icon-{tone(seat)}"))
    return tuple(facts)


def _place(view: View, seat: int, say: Speech) -> Place:
    if view.robots:
        return _fighting(say, view, seat)
    acting = view.placing == seat or (view.phase == "program" and not view.ready[seat])
    notes = (say.say(words("note-ready")),) if view.ready[seat] else ()
    return Place(seat, notes=notes, acting=acting, symbol=f"icon-{tone(seat)}")


def _fighting(say: Speech, view: View, seat: int) -> Place:
    robot = view.robots[seat]
    notes = []
    if robot.alive:
        notes.append(say.say(words("note-shots", count=robot.ammo)))
        if robot.trapped:
            notes.append(say.say(words("note-trapped")))
    else:
        notes.append(say.say(words("note-out", cause=robot.cause or "")))
    if robot.dead:
        notes.append(say.say(words("note-dead", steps=Joined(tuple(map(str, sorted(robot.dead)))))))
    return Place(seat, notes=tuple(notes), symbol=f"icon-{tone(seat)}")


def _reading(view: View, seat: int) -> Reading | None:
    if view.moment is None or not view.moment.readings:
        return None
    return view.moment.readings[seat]


def read_words(view: View, seat: int, reading: Reading) -> Joined:
    """The steps that a robot read: "2 no", "4 yes", "5 R+1"."""
    said: list[Message | str] = []
    program = view.programs[seat]
    for step, answer in zip(reading.steps, reading.answers, strict=True):
        order = write_order(program.orders[step])
        if answer is None:
            said.append(f"{step} {order}")
        else:
            said.append(words("read-answer", step=step, order=order, answer="yes" if answer else "no"))
    if reading.end != "order":
        said.append(words(f"read-{reading.end}"))
    return Joined(tuple(said))


# -- pieces ----------------------------------------------------------------------------------------------------------


def standing_terrain(board: Board, say: Speech) -> list[Piece]:
    """The mines of a board on which nothing has happened."""
    return _things([(cell, kind) for cell, kind in board.things() if kind == MINE], frozenset(), board, say)


def _terrain(view: View, board: Board, say: Speech) -> list[Piece]:
    """Mines that are still there, what has come to light, and the craters of mines that are gone."""
    there = [(cell, kind) for cell, kind in board.things() if kind == MINE]
    return _things([*there, *view.found], view.used, board, say)


def _things(things: list[tuple[int, str]], used: frozenset[int], board: Board, say: Speech) -> list[Piece]:
    found = []
    for cell, kind in things:
        gone = cell in used
        symbol = "crater" if gone else "mine" if kind in MINES else "trap"
        x, y = centre(board, cell)
        label = "" if gone else say.say(terrain_words(kind))
        found.append(
            Piece(f"{symbol}-{cell}", symbol, x, y, label=label, square=board.names[cell], layer=GROUND)
        )
    return found


def _robots(view: View, board: Board, say: Speech) -> list[Piece]:
    if not view.robots:
        placed = [(seat, start) for seat, start in enumerate(view.starts) if start is not None]
        return [
            piece
            for seat, (cell, head) in placed
            for piece in _robot(
                say,
                board,
                seat,
                Robot(cell=cell, head=inwards(board, cell) if head is None else head),
                turned=head is not None,
            )
        ]
    return [piece for seat, robot in enumerate(view.robots) for piece in _robot(say, board, seat, robot)]


def _robot(say: Speech, board: Board, seat: int, robot: Robot, *, turned: bool = True) -> list[Piece]:
    x, y = centre(board, robot.cell)
    name, square = tone(seat), board.names[robot.cell]
    if not robot.alive:
        if robot.cause is None:
            return []  # it does not take part in a test run
        label = say.say(words("scene-wreck", name=SeatName(seat)))
        return [Piece(f"wreck-{seat}", f"wreck-{name}", x, y, label=label, square=square, layer=GROUND)]
    heading = words(f"heading-{HEADINGS[robot.head]}")
    label = say.say(
        words("scene-robot", name=SeatName(seat), colour=name, heading=heading)
        if turned
        else words("scene-robot-new", name=SeatName(seat), colour=name)
    )
    return [
        Piece(f"base-{seat}", f"base-{name}", x, y, turn=60.0 * robot.head, square=square, layer=BASE),
        Piece(f"robot-{seat}", f"robot-{name}", x, y, label=label, square=square, layer=ROBOT),
    ]


def _flashes(view: View, board: Board) -> list[Piece]:
    """Bursts where a shot hit, and explosions."""
    assert view.moment is not None
    found = []
    for hit in dict.fromkeys(hit.robot for hit in view.moment.hits):
        x, y = centre(board, view.robots[hit].cell)
        found.append(Piece(f"burst-{hit}", "burst", x, y, layer=GROUND if view.robots[hit].alive else FLASH))
    for seat in view.moment.blasts:
        x, y = centre(board, view.robots[seat].cell)
        found.append(Piece(f"blast-{seat}", "blast", x, y, layer=FLASH))
    return found


def _shots(view: View, board: Board) -> tuple[Trail, ...]:
    """The way of every shot: to whoever it hit, or as far as it reaches."""
    assert view.moment is not None
    hits = {hit.by: hit.robot for hit in view.moment.hits if not hit.blast}
    trails = []
    for seat in view.moment.fired:
        robot = view.robots[seat]
        if seat in hits:
            end = view.robots[hits[seat]].cell
        else:
            end = [robot.cell, *line(board, robot.cell, robot.head, SHOT_REACH)][-1]
        if end != robot.cell:
            trails.append(Trail((centre(board, robot.cell), centre(board, end)), f"tone-{tone(seat)}"))
    return tuple(trails)


def _pointers(view: View, board: Board) -> list[Piece]:
    """On the program sheets: the steps read with their answers, the pointer, and the steps that are dead."""
    found = []
    for seat, robot in enumerate(view.robots):
        reading = _reading(view, seat)
        if reading is not None:
            for step, answer in zip(reading.steps, reading.answers, strict=True):
                x, y, wide = sheet_cell(board, seat, step)
                found.append(Piece(f"read-{seat}-{step}", "read", x, y, layer=BASE))
                if answer is not None:
                    mark = "yes" if answer else "no"
                    at = x + wide / 2 - 0.15
                    found.append(Piece(f"{mark}-{seat}-{step}", mark, at, y - 0.19, layer=ROBOT))
        for step in sorted(robot.dead):
            x, y, _wide = sheet_cell(board, seat, step)
            found.append(Piece(f"dead-{seat}-{step}", "dead", x, y, layer=ROBOT))
        if robot.alive:
            x, y, wide = sheet_cell(board, seat, robot.pointer)
            found.append(Piece(f"pointer-{seat}", "pointer", x - wide / 2 + 0.1, y + 0.14, layer=FLASH))
    return found
