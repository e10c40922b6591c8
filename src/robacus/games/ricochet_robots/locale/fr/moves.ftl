### Les robots, les directions, et pourquoi un coup ou une position est impossible.

robot-red = Rouge
robot-green = Vert
robot-blue = Bleu
robot-yellow = Jaune
robot-black = Noir
robot-silver = Argenté

heading-N = vers le nord
heading-E = vers l’est
heading-S = vers le sud
heading-W = vers l’ouest

move-unreadable = « { $words } » n’est pas un coup : écrivez par exemple « blue N ».
move-blocked = { $robot } ne peut pas aller { $heading } : il ne quitterait pas sa case.
move-endless = { $robot } ne peut pas aller { $heading } : il tournerait en rond sans fin.
move-blocked-turn = { $robot } ne peut pas aller { $heading } : la diagonale en { $cell } le dévierait contre un obstacle.
move-back = { $robot } ne peut pas revenir aussitôt { $heading } : un autre robot doit d’abord se déplacer.
move-too-early = { $robot } ne peut pas encore aller { $heading } : il s’arrêterait sur la cible sans avoir tourné à angle droit.
move-after-end = La cible est atteinte ; le chemin s’arrête ici.
way-not-there = { $count ->
    [one] Après { $count } coup, la cible n’est pas atteinte.
   *[other] Après { $count } coups, la cible n’est pas atteinte.
}

position-robots = Il y a { $count } robots ; une position en compte de 1 à { $most }.
position-colour = « { $words } » n’est pas une couleur de robot : prenez red, green, blue, yellow, black ou silver.
position-colour-twice = { $robot } est là deux fois ; gardez-en un.
position-two-fifth = Le noir et l’argenté ne vont pas ensemble ; gardez-en un.
position-cell-twice = Deux robots sont sur { $cell } ; déplacez-en un.
position-off-board = { $robot } n’est pas sur le plateau.
position-target-off-board = La cible n’est pas sur le plateau.
position-solid = { $cell } est pleine : ni robot ni cible ne peut s’y trouver.
position-no-robot = La cible est pour « { $words } », mais ce robot n’existe pas ; écrivez la couleur d’un robot ou « any ».
