### L’éditeur de plateaux.

desk-board = Éditeur de plateaux
    .help = Faites votre propre plateau : blocs, diamants, bases et direction des robots. Puis jouez dessus, essayez-le en solitaire ou partagez-le.

board-status-ready = On peut jouer sur ce plateau.
board-status-faults = { $count ->
    [one] Une chose ne va pas encore.
   *[other] { $count } choses ne vont pas encore.
}
board-unreadable = « { $words } » n’est pas compris. Écrivez par exemple : blocker C4, diamond D5, base red A1, turn A1, size 9x9, ou collez un plateau entier.
board-no-square = Il n’y a pas de case « { $words } » sur ce plateau.
board-turn-base = Il n’y a pas de base sur cette case. Choisissez une base pour tourner son robot.

board-group-things = Sur le plateau
board-group-bases = Les bases
board-tool-blocker = Bloc
board-tool-diamond = Diamant
board-tool-erase = Effacer
board-tool-turn = Tourner le robot d’une base
board-thing-blocker = bloc
board-thing-base = La base { robot-of }
board-choose-players = Joueurs
board-choose-width = Largeur
board-choose-height = Hauteur
board-name-classic8 = classique, 8 × 8
board-name-fair9 = équitable, 9 × 9
board-control-layout = Plateau : { $board }
board-control-new = Plateau vide
board-control-mirror = Miroir de gauche à droite
board-diamonds = Diamants
board-blockers = Blocs
board-try = Essayer en solitaire

board-blocker = Un bloc est en { $cell }.
board-diamond = Un diamant est en { $cell }.
board-gone = { $cell } est vide maintenant.
board-base = La base { robot-of } est en { $cell }.
board-turned = { robot-start } est tourné { scene-heading }.
board-size = Le plateau a { $width } × { $height } cases.
board-players = { $count } joueurs : leurs robots sont sur leurs bases.
board-imported = Un plateau de { $width } × { $height } cases.
board-empty = Le plateau est vide ; les bases sont dans les coins.
board-mirrored = La moitié droite est l’image en miroir de la gauche.
