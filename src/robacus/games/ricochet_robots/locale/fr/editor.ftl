### L’éditeur de plateaux : ce qu’il propose, ce qu’une modification a fait, et ce qui ne va pas encore.

desk-board = Éditeur de plateaux
    .help = Recomposez en quelques touches le plateau qui est sur votre table, ou dessinez le vôtre ; puis résolvez-le, jouez dessus ou partagez-le.

## the headline
draft-status-begin = Choisissez les quatre quarts, puis placez les robots.
draft-status-robots = Placez les robots : choisissez-en un, puis touchez sa case.
draft-status-chip = Choisissez le jeton : touchez sa cible.
draft-status-target = Posez une cible sur le plateau.
draft-status-faults = { $count ->
    [one] Une chose ne va pas encore.
   *[other] { $count } choses ne vont pas encore.
}
draft-status-ready = Prêt. Cible : { $target }

## tools
draft-group-robots = Robots et jeton
draft-group-walls = Murs
draft-group-diagonals = Murs diagonaux
draft-group-targets = Cibles
draft-tool-goal = Choisir le jeton
draft-tool-wall = Mur sur un côté
draft-tool-block = Case pleine
draft-tool-erase = Effacer

## what is chosen, and what can be done with the whole board
draft-quarter-name = { $quarter ->
    [NW] en haut à gauche
    [NE] en haut à droite
    [SE] en bas à droite
   *[SW] en bas à gauche
}
draft-quarter-now = maintenant { draft-quarter-name }
draft-edition-1999 = murs droits
draft-edition-2003 = avec des murs diagonaux
draft-edition-2013 = toutes les faces
draft-width = Largeur
draft-height = Hauteur
draft-yes = oui
draft-no = non
draft-control-both-sides = Mettre tous les murs sur les deux cases
draft-control-deal = Tirer un plateau au sort
draft-control-box = Un plateau de la boîte
draft-control-scatter = Tirer robots et jeton au sort
draft-control-clear = Retirer les robots
draft-control-new = Plateau vide
draft-solve = Résoudre cette position
draft-play = Jouer à une table sur ce plateau

## beside and on the board
draft-robots = Robots
draft-targets = Cibles
draft-none = aucun
draft-chip = cible du jeton
draft-square-solid = case pleine

## what an edit did
draft-wall = Mur entre { $cell } et { $other }.
draft-no-wall = Plus de mur entre { $cell } et { $other }.
draft-block = { $cell } est pleine maintenant.
draft-block-held = { $cell } est pleine maintenant ; ce qui s’y trouvait a disparu.
draft-no-block = { $cell } n’est plus pleine.
draft-no-walls = Plus de murs autour de { $cell }.
draft-both-sides = { $count ->
    [0] Tous les murs sont déjà sur leurs deux cases.
    [one] Un mur est maintenant sur ses deux cases.
   *[other] { $count } murs sont maintenant sur leurs deux cases.
}
draft-robot = { $robot } est en { $cell }.
draft-robots-swapped = { $robot } est en { $cell } et a échangé sa place avec le robot qui s’y trouvait.
draft-no-robot = { $robot } n’est plus sur le plateau.
draft-no-robots = Il n’y a plus de robots sur le plateau.
draft-put = Posé en { $cell } : { $what }.
draft-taken-off = Retiré de { $cell } : { $what }.
draft-goal = Le jeton est retourné : { $target } en { $cell }.
draft-no-goal = Aucun jeton n’est plus retourné.
draft-quarter = { $side } est maintenant { draft-quarter-name }.
draft-printed = Plateau { $sides }.
draft-edition = Plateaux { $edition }.
draft-size = Le plateau a maintenant { $width } × { $height } cases.
draft-new = Un plateau vide de { $width } × { $height } cases.
draft-scattered = Robots et jeton ont été tirés au sort.
draft-turn-yes = Un virage sur une diagonale compte comme un ricochet.
draft-turn-no = Un virage sur une diagonale ne compte pas comme un ricochet.
draft-import = Repris : plateau de { $width } × { $height } cases, robots : { $robots }, cibles : { $targets }.
draft-import-closed = { $what } { $closed }
draft-rim-closed = Le bord extérieur était ouvert, il est fermé maintenant : { $more ->
    [0] { $sides }.
   *[other] { $sides } et { $more } de plus.
}

## why an edit is not possible
draft-unreadable = « { $words } » n’est pas compris : écrivez par exemple « robot red C4 » ou « wall C4 E », ou collez le texte d’un plateau.
draft-many = Le texte contient { $count } positions ; collez-en une.
draft-rim = { $cell } : le mur { $side } est le bord extérieur, et il reste fermé.
draft-enclosed = { $cell } n’a que des cases pleines autour d’elle : ouvrez d’abord l’une d’elles.
draft-taken = { $robot } est en { $cell } : prenez une autre case, ou déplacez d’abord ce robot.
draft-no-target-here = Il n’y a pas de cible en { $cell } : touchez une cible, ou posez-en d’abord une.
draft-nothing-here = Il n’y a rien à retirer en { $cell }.
draft-not-printed = Ce plateau est le vôtre : prenez d’abord un plateau de la boîte, puis choisissez ses quarts.
draft-no-side = « { $side } » n’est pas une face de cette édition : prenez-en une parmi { $sides }, ou changez de plateaux.
draft-no-room = { $robots } robots ne tiennent pas sur { $cells } cases libres ; agrandissez le plateau, ou libérez des cases.

## what is not right yet
fault-no-robots = Il n’y a pas encore de robots : choisissez-en un, puis touchez sa case.
fault-no-robot-for = { $count ->
    [one] { $robot } manque : la cible en { $cell } en a besoin. Placez le robot, ou retirez la cible.
   *[other] { $robot } manque : { $count } cibles en ont besoin, dont celle en { $cell }. Placez le robot, ou retirez les cibles.
}
fault-no-robots-for = Robots manquants : { $robots }. Des cibles en ont besoin : placez les robots, ou retirez ces cibles.
fault-no-target = Il n’y a pas encore de cible : choisissez-en une, puis touchez une case.
fault-no-chip = Aucun jeton n’est retourné : prenez « { draft-tool-goal } », puis touchez sa cible.
fault-one-sided = Le mur entre { $cell } et { $other } n’est que sur { $cell }. Avec l’outil mur, touchez-le une fois pour le garder, deux fois pour l’enlever.
fault-one-sided-too = Le mur entre { $cell } et { $other } n’est que sur { $cell }, lui aussi.
fault-one-sided-more = { $count ->
    [one] Un autre mur n’est que sur une de ses cases.
   *[other] { $count } autres murs ne sont que sur une de leurs cases.
}
fault-walled-in = { $cell } a des murs de tous côtés : rien ne peut s’y trouver. Enlevez un mur, ou ce qui est sur la case.
