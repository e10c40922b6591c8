### The game in a few words, its options and the levels of its bots.

title = Robots vs Robots
summary = Écrivez seize pas en secret, puis regardez votre robot se battre.

level-easy = facile
level-normal = moyen
level-strong = fort

option-map = Plateau
    .help = Là où les robots se battent.
option-map-arena5 = arène : un hexagone avec huit murs
option-map-open4 = champ libre : petit, sans aucun obstacle
option-map-ring6 = anneau : grand, avec un trou au milieu
option-map-minefield = champ de mines : des mines et des trappes que tous voient
option-map-hourglass = sablier : deux salles et un passage étroit
option-board = Un plateau à vous
    .help = Le texte de sa carte. Vide : le plateau choisi ci-dessus.
option-hidden_mines = Mines cachées
    .help = Le hasard en pose autant là où personne ne les voit.
option-hidden_traps = Trappes cachées
    .help = Le hasard en pose autant là où personne ne les voit.
option-edge = Bord du plateau
    .help = Ce qui arrive au robot qui franchit le bord.
option-edge-wall = il s’arrête, comme contre un mur haut
option-edge-void = il tombe et il est éliminé
option-mine = Mines
    .help = Ce qu’une mine fait au robot qui roule dessus.
option-mine-out = le robot est éliminé
option-mine-step = le robot perd son pas en cours
option-zero = Z ramène au
    .help = Le pas où le programme reprend après Z.
option-zero-0 = pas 0, comme dans la règle
option-zero-1 = pas 1
option-blanks = Cases vides permises
    .help = Une case vide ne fait rien pendant un tour. La règle d’origine veut que toutes les cases soient remplies.
option-turns = Nombre maximal de tours
    .help = Après autant de tours, le combat est nul entre ceux qui restent.
option-program_seconds = Temps pour écrire, en secondes
    .help = Qui n’a rien remis à temps a un programme vide. 0 : autant qu’il faut.
