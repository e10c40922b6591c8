### What is written beside and on the board.

scene-board = Bräde med { $hexes } sexkantiga rutor
scene-square = { $name }, { $thing }
scene-robot = { $name }: { $colour ->
        [red] röd
        [green] grön
        [blue] blå
        [yellow] gul
        [black] svart
       *[silver] silvrig
    } robot, tittar { $heading }
scene-robot-new = { $name }: { $colour ->
        [red] röd
        [green] grön
        [blue] blå
        [yellow] gul
        [black] svart
       *[silver] silvrig
    } robot
scene-sheet = den { $colour ->
        [red] röda
        [green] gröna
        [blue] blå
        [yellow] gula
        [black] svarta
       *[silver] silvriga
    } robotens program
scene-wreck = här åkte { $name } ut

status-place =
    { $whose ->
        [mine] Ställ din robot på en fri ruta vid kanten.
       *[other] { $name } ställer ut en robot.
    }
status-face =
    { $whose ->
        [mine] Vart tittar din robot?
       *[other] { $name } väljer vart roboten tittar.
    }
status-write = Skriv ditt program: sexton steg, ingen annan ser dem.
status-wait = Skriver fortfarande: { $names }.
status-start = Programmen ligger öppna. Striden börjar!
status-turn = Omgång { $turn }: { $stage }
status-over = Striden är över, i omgång { $turn }.

stage-read = läsning
stage-rotate = vridning
stage-move = förflyttning
stage-traps = minor och fallluckor
stage-shots = skott

clock-program = Skrivtid
fact-turn = Omgång
fact-programs = Inlämnade program
fact-left = Robotar kvar
fact-reader = { $name }
fact-read = { $what }
note-ready = klar
note-shots =
    { $count ->
        [one] { $count } skott
       *[other] { $count } skott
    }
note-trapped = fast
note-out =
    { $cause ->
        [shot] ute: skjuten
        [self] ute: exploderade
        [mine] ute: mina
       *[edge] ute: föll av brädet
    }
note-dead = förstörda steg: { $steps }
read-answer =
    { $answer ->
        [yes] { $step } { $order } ja
       *[no] { $step } { $order } nej
    }
read-dead = förstört
read-loop = i cirkel

control-place = Ställ på { $hex }
