### Le bureau des problèmes : ce qui s’y dit, et les indices pas à pas.

desk-puzzle = Problème
    .help = Envoyez les robots pour que le bon atteigne sa cible. Prenez votre temps : personne d’autre ne voit vos essais.

## jouer
puzzle-moves-many = Cela fait { $count } coups ; un chemin en a { $most } au plus.
puzzle-moves-wrong = Le coup { $number } est impossible. { $why }
puzzle-moves-kept = { $count ->
    [0] Dans cette variante, même le premier coup est interdit : les robots sont revenus sur leurs repères.
    [one] Dans cette variante, seul le premier coup est permis ; les autres ont été repris.
   *[other] Dans cette variante, seuls les { $count } premiers coups sont permis ; les autres ont été repris.
}
puzzle-refused = { $why } C’est la règle { $rule } ({ $variant }).
puzzle-not-arrived = { $slid } Il est sur la cible, mais il n’a pas encore tourné à angle droit (règle R8) : il n’est pas arrivé.

## indices
puzzle-ask-hint = { $step ->
    [1] Indice : combien de coups environ ?
    [2] Indice : combien exactement ?
    [3] Indice : quels robots ?
    [4] Indice : le premier coup
   *[5] Montrer tous les plus courts chemins
}
puzzle-solution-sure = Montrer la solution ? Le problème ne comptera alors pas comme résolu par vous.
puzzle-hint-fewer = Il existe un chemin de moins de { $count } coups.
puzzle-hint-length = Le plus court chemin a { $count ->
    [one] { $count } coup.
   *[other] { $count } coups.
}
puzzle-hint-robots = { $count ->
    [one] Un seul robot suffit : { $robots }.
   *[other] { $count } robots bougent : { $robots }.
}
puzzle-hint-first = Le premier coup depuis les repères : { $robot } va { $heading }.
puzzle-hint-next = Vous êtes sur un plus court chemin. Ensuite : { $robot } va { $heading }.
puzzle-no-way = Aucun chemin ne mène à cette cible.

## à côté du plateau
puzzle-shortest = Plus court chemin
puzzle-shortest-fewer = moins de { $count }
puzzle-robots = Robots qui bougent
puzzle-first = Premier coup
puzzle-left = Coups à partir d’ici
puzzle-left-exact = { $count }
puzzle-left-least = au moins { $count }
puzzle-left-none = aucun chemin
puzzle-left-said = Coups à partir d’ici : { $left }.
puzzle-live = Coups à partir d’ici
puzzle-live-off = cacher
puzzle-live-on = montrer
puzzle-variant = Variante
puzzle-table-help = Indices pour ce jeton
puzzle-edit = Changer le plateau
puzzle-play = Jouer à une table sur ce plateau
