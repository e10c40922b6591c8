### Le jeu en quelques mots, ses options et les niveaux des bots.

title = Robogem
summary = Écrivez un programme avec des cartes de commande, ramassez trois diamants et rapportez-les à votre base.

level-easy = facile
level-normal = moyen
level-strong = fort

option-layout = Plateau
    .help = L’emplacement des blocs et des diamants.
option-layout-classic8 = classique, 8 × 8
option-layout-fair9 = équitable, 9 × 9 : le même pour tous
option-board = Un plateau à vous
    .help = Ses lignes, de haut en bas : un point est une case vide, # un bloc, * un diamant, R G B Y les bases ; des barres obliques peuvent séparer les lignes. Vide : le plateau choisi ci-dessus.
option-functions = Fonctions
    .help = On ajoute dix cartes fonction. Qui veut garde jusqu’à cinq cartes comme fonction et l’appelle avec une telle carte.
option-capture = Capture
    .help = Qui pousse un robot lui prend un diamant. Sans capture, on ne fait que pousser.
option-closed_hands = Cartes cachées
    .help = Chacun ne voit que ses propres cartes. Un programme est vu de tous dès qu’il démarre.
option-open_unused_bases = Les bases inutilisées sont ouvertes
    .help = Les robots peuvent entrer dans les bases qui ne sont à personne.
option-beginners = Qui joue carte par carte
    .help = Les numéros des joueurs qui choisissent la carte suivante après avoir vu la précédente, par exemple 1 3, ou all (tous). Vide : personne.
option-dry_run = Essai à blanc
    .help = Pendant que vous rangez vos cartes, un fantôme montre où irait votre robot.
option-dry_run-beginners = pour ceux qui jouent carte par carte
option-dry_run-all = pour tous
option-dry_run-nobody = pour personne
option-starter = Qui commence
    .help = Le numéro du joueur, en général le plus jeune. 0 : tiré au sort.
option-robots = Couleurs des robots
    .help = Dans l’ordre des joueurs, par exemple yellow green (red, green, blue, yellow). Vide : rouge et bleu ; à trois rouge, vert et bleu.

wrong-text = { $name } : { $why }
wrong-starter = { $name } : il n’y a que { $seats } joueurs ; choisissez de 0 à { $seats }.
wrong-beginners = { $name } : écrivez des numéros de 1 à { $seats }, par exemple 1 2, ou le mot all.
wrong-robots = { $name } : écrivez { $seats } couleurs différentes parmi red, green, blue et yellow.
