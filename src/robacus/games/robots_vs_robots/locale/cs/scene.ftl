### What is written beside and on the board.

scene-board = Plán ze šestiúhelníkových polí: { $hexes }
scene-square = { $name }, { $thing }
scene-robot = { $name }: { $colour ->
        [red] červený
        [green] zelený
        [blue] modrý
        [yellow] žlutý
        [black] černý
       *[silver] stříbrný
    } robot, dívá se { $heading }
scene-robot-new = { $name }: { $colour ->
        [red] červený
        [green] zelený
        [blue] modrý
        [yellow] žlutý
        [black] černý
       *[silver] stříbrný
    } robot
scene-sheet = program { $colour ->
        [red] červeného
        [green] zeleného
        [blue] modrého
        [yellow] žlutého
        [black] černého
       *[silver] stříbrného
    } robota
scene-wreck = tady vypadl robot hráče { $name }

status-place =
    { $whose ->
        [mine] Postavte robota na volné pole na okraji.
       *[other] { $name } staví robota.
    }
status-face =
    { $whose ->
        [mine] Kam se váš robot dívá?
       *[other] { $name } volí, kam se robot dívá.
    }
status-write = Napište program: šestnáct kroků, nikdo jiný je nevidí.
status-wait = Ještě píšou: { $names }.
status-start = Programy jsou odkryty. Boj začíná!
status-turn = Kolo { $turn }: { $stage }
status-over = Boj skončil v kole { $turn }.

stage-read = čtení
stage-rotate = otáčení
stage-move = pohyb
stage-traps = miny a propadla
stage-shots = výstřely

clock-program = Čas na psaní
fact-turn = Kolo
fact-programs = Odevzdané programy
fact-left = Zbývá robotů
fact-reader = { $name }
fact-read = { $what }
note-ready = hotovo
note-shots =
    { $count ->
        [one] { $count } výstřel
        [few] { $count } výstřely
       *[other] { $count } výstřelů
    }
note-trapped = v propadle
note-out =
    { $cause ->
        [shot] mimo hru: zasažen
        [self] mimo hru: vybuchl
        [mine] mimo hru: mina
       *[edge] mimo hru: spadl z plánu
    }
note-dead = zničené kroky: { $steps }
read-answer =
    { $answer ->
        [yes] { $step } { $order } ano
       *[no] { $step } { $order } ne
    }
read-dead = zničený
read-loop = dokola

control-place = Postavit na { $hex }
