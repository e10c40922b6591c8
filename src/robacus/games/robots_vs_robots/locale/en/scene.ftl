### What is written beside and on the board.

scene-board = Board of { $hexes } hexes
scene-square = { $name }, { $thing }
scene-robot = robot of { $name } ({ $colour ->
        [red] red
        [green] green
        [blue] blue
        [yellow] yellow
        [black] black
       *[silver] silver
    }), looks { $heading }
scene-robot-new = robot of { $name } ({ $colour ->
        [red] red
        [green] green
        [blue] blue
        [yellow] yellow
        [black] black
       *[silver] silver
    })
scene-sheet = program of the { $colour ->
        [red] red
        [green] green
        [blue] blue
        [yellow] yellow
        [black] black
       *[silver] silver
    } robot
scene-wreck = the robot of { $name } went out here

status-place =
    { $whose ->
        [mine] Put your robot on a free hex at the edge.
       *[other] { $name } is placing a robot.
    }
status-face =
    { $whose ->
        [mine] Where does your robot look?
       *[other] { $name } is choosing where the robot looks.
    }
status-write = Write your program: sixteen steps, nobody else sees them.
status-wait = Still writing: { $names }.
status-start = The programs are open. The fight begins!
status-turn = Turn { $turn }: { $stage }
status-over = The fight is over, in turn { $turn }.

stage-read = reading
stage-rotate = turning
stage-move = moving
stage-traps = mines and trapdoors
stage-shots = shots

clock-program = Time for writing
fact-turn = Turn
fact-programs = Programs handed in
fact-left = Robots left
fact-reader = { $name }
fact-read = { $what }
note-ready = ready
note-shots =
    { $count ->
        [one] { $count } shot
       *[other] { $count } shots
    }
note-trapped = caught
note-out =
    { $cause ->
        [shot] out: shot
        [self] out: exploded
        [mine] out: mine
       *[edge] out: fell off the board
    }
note-dead = dead steps: { $steps }
read-answer =
    { $answer ->
        [yes] { $step } { $order } yes
       *[no] { $step } { $order } no
    }
read-dead = dead
read-loop = in a circle

control-place = Place on { $hex }
