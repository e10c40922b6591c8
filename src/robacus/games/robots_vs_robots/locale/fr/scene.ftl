### What is written beside and on the board.

scene-board = Plateau de { $hexes } cases hexagonales
scene-square = { $name }, { $thing }
scene-robot = robot { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
        [yellow] jaune
        [black] noir
       *[silver] argenté
    } de { $name }, regarde { $heading }
scene-robot-new = robot { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
        [yellow] jaune
        [black] noir
       *[silver] argenté
    } de { $name }
scene-sheet = programme du robot { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
        [yellow] jaune
        [black] noir
       *[silver] argenté
    }
scene-wreck = le robot de { $name } a été éliminé ici

status-place =
    { $whose ->
        [mine] Placez votre robot sur une case libre du bord.
       *[other] { $name } place un robot.
    }
status-face =
    { $whose ->
        [mine] Où votre robot regarde-t-il ?
       *[other] { $name } choisit où son robot regarde.
    }
status-write = Écrivez votre programme : seize pas, que personne d’autre ne voit.
status-wait = Écrivent encore : { $names }.
status-start = Les programmes sont ouverts. Le combat commence !
status-turn = Tour { $turn } : { $stage }
status-over = Le combat est fini, au tour { $turn }.

stage-read = lecture
stage-rotate = rotations
stage-move = déplacements
stage-traps = mines et trappes
stage-shots = tirs

clock-program = Temps pour écrire
fact-turn = Tour
fact-programs = Programmes remis
fact-left = Robots en jeu
fact-reader = { $name }
fact-read = { $what }
note-ready = prêt
note-shots =
    { $count ->
        [one] { $count } tir
       *[other] { $count } tirs
    }
note-trapped = pris dans une trappe
note-out =
    { $cause ->
        [shot] éliminé : touché
        [self] éliminé : a explosé
        [mine] éliminé : mine
       *[edge] éliminé : tombé du plateau
    }
note-dead = pas détruits : { $steps }
read-answer =
    { $answer ->
        [yes] { $step } { $order } oui
       *[no] { $step } { $order } non
    }
read-dead = détruit
read-loop = en rond

control-place = Placer en { $hex }
