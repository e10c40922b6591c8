### Le bureau des positions : ce qu’il offre, ce qu’une modification a fait, l’aide pas à pas, et ce qu’aucune partie ne donne.

desk-board = Analyse
    .help = Posez n’importe quelle position avec son chevalet : touchez, ou choisissez une case et tapez des chiffres. Laissez-vous aider pas à pas, ou voyez les meilleures poses avec leurs points et leur valeur.

## le titre
board-status-rack = Mettez des jetons sur le chevalet : il y aura alors quelque chose à poser.
board-status-ready = Quelle est la meilleure pose ?
board-strange = Aucune partie ne mène à ce plateau ; ce qui est trouvé reste juste.
board-status-laid = { count-points } pour ces jetons.
board-status-kombo = KOMBO ! { count-points } pour ces jetons.
board-status-best = La meilleure pose : { count-points }, { $place }.
board-laid = Les jetons sont posés.

## outils
board-group-tiles = Jetons
board-group-fields = Cases
board-tool-joker = Joker : sur le chevalet, ou pour marquer un jeton posé
board-tool-erase = Enlever
board-tool-plain = Case ordinaire
board-tool-tile = { $factor } × jeton
board-tool-example = { $factor } × calcul

## ce que l’on choisit
board-choose-size = Taille du plateau
board-bonuses-name = Cases bonus
board-bonuses-usual = habituelles
board-bonuses-centre = habituelles, milieu simple
board-bonuses-none = aucune
board-bonuses-own = à vous
board-operations = Calculs qui comptent
board-operations-all = tous
board-operations-lines = + −
board-operations-four = + − × { sign-division }
board-operations-points = × { sign-division }
board-operations-powers = puissances et racines
board-operations-own = à vous
board-contact-yes = oui
board-contact-no = non
board-players = Nombre de joueurs
board-best-on = Montrer les meilleures poses
board-best-off = Cacher les meilleures poses
board-control-draw = Tirer des jetons au sort
board-control-change = Modifier cette position
board-control-clear = Vider plateau et chevalet
table-help = Indices pour cette position
board-table = Jouer à une table sur ce plateau

## à côté du plateau
board-fact-placements = Poses possibles
board-fact-most = Le plus de points
board-fact-exchange = Meilleur échange
board-swap = { $tiles } (valeur { $equity })
board-fact-ending = Fin de partie
board-ending = { $tiles } : { $worth } par rapport à l’autre à partir d’ici, si chacun joue au mieux ({ $proven })
board-ending-proven = prouvé
board-ending-open = d’après ce qui a été examiné
board-rack-place = Chevalet, place { $place }
board-line = { count-points } · valeur { $equity } · { $tiles } · { $examples }

## aide pas à pas
board-hint = { $step ->
    [1] Aide : points et rangée
    [2] Aide : quelles cases
    [3] Aide : quels jetons
   *[4] Aide : tout montrer
}
board-place-row = ligne { $row }
board-place-column = colonne { $column }
board-hint-line = La meilleure pose rapporte { count-points }. Elle est ici : { $place }.
board-hint-fields = { $count ->
    [one] Elle prend une case : { $fields }.
   *[other] Elle prend { $count } cases : { $fields }.
}
board-hint-digits = { $count ->
    [one] Ce jeton y va : { $digits }.
   *[other] Ces jetons y vont : { $digits }.
}
board-all = { $count ->
    [one] La seule pose possible :
   *[other] Les { $count } poses possibles, la plus grande valeur d’abord (les points, et ce que valent les jetons gardés) :
}
board-some = Les { $listed } meilleures de { $count } poses, par valeur (les points, et ce que valent les jetons gardés) :
board-some-incomplete = Le temps s’est écoulé après { $count } poses ; les meilleures de celles-ci :

## ce qu’une modification a fait
board-put = { $digit } est en { $field }.
board-erased = { $field } est vide.
board-joker = Le jeton en { $field } est un joker.
board-no-joker = Le jeton en { $field } n’est pas un joker.
board-rack = Sur le chevalet : { $rack }.
board-cleared = Le plateau et le chevalet sont vides.
board-field-plain = { $field }, case ordinaire
board-bonuses = Les cases bonus sont changées.
board-size = { $lost ->
    [0] Le plateau a maintenant { $size } × { $size } cases.
    [one] Le plateau a maintenant { $size } × { $size } cases ; un jeton n’a plus de place.
   *[other] Le plateau a maintenant { $size } × { $size } cases ; { $lost } jetons n’ont plus de place.
}
board-changed = C’est changé.
board-import = Repris : plateau de { $size } × { $size } cases, jetons dessus : { $tiles }, sur le chevalet : { $rack }.

## pourquoi une modification n’est pas possible
board-unreadable = « { $words } » n’est pas compris : écrivez par exemple « put H8 5 », « rack 13?5 » ou « F8=1 I8=3 », ou collez une position.
board-many = Le texte contient { $count } positions ; collez-en une.
board-no-turns = Ici on n’échange pas, on ne passe pas et on n’abandonne pas : posez des jetons, ou changez la position.
board-nothing-here = Il n’y a pas de jeton en { $field }.
board-nothing-rack = Il n’y a pas de jeton à cette place du chevalet.
board-rack-no-bonus = Le chevalet n’a pas de cases bonus.
board-no-tiles = Il ne reste pas de jetons à tirer.
board-clear-already = Le plateau et le chevalet sont déjà vides.

## ce qu’aucune partie ne donne
strange-many = Il y a { $count } jetons { $digit } sur le plateau et le chevalet, mais le jeu en a { $most }.
strange-centre = La case du milieu, { $field }, est vide, alors que des jetons sont posés.
strange-apart = Les jetons autour de { $field } ne touchent pas ceux du milieu.
strange-neighbours = Le { $digit } en { $field } touche le { $other } en { $neighbour }, mais aucun calcul ne contient les deux.
strange-alone = Le { $digit } en { $field } n’est dans aucun calcul.
strange-more = { $count ->
    [one] Encore une chose de ce genre.
   *[other] Encore { $count } choses de ce genre.
}
