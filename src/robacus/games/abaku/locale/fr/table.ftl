### Ce qui se passe à la table, et pourquoi une chose n’est pas possible.

count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## les calculs
sign-division = ÷
reading-sum = { $a } + { $b } = { $c }
reading-difference = { $a } − { $b } = { $c }
reading-product = { $a } × { $b } = { $c }
reading-quotient = { $a } { sign-division } { $b } = { $c }
reading-square = { $a }² = { $b }
reading-cube = { $a }³ = { $b }
reading-root = √{ $a } = { $b }
reading-cube-root = ∛{ $a } = { $b }
example = { $reading } : { count-points }
example-times = { $reading } : { $tiles } × { $factor } = { count-points }

## ce qui se passe
laid = { $seat } pose { $digits }.
kombo = KOMBO ! { $seat } a trois calculs ou plus dans une même rangée.
scored = { $seat } : { count-points } pour ce tour, { $total } en tout.
drawn = Vous tirez { $tiles }.
exchanged = { $seat } échange { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}.
passed = { $seat } passe : tour vide { $count } sur { $most }.
timed-out = { $seat } n’a plus de temps : tour vide { $count } sur { $most }.
resigned = { $seat } abandonne.
ended = { $seat } : la partie s’arrête là.
rack-empty = rien
adjusted-out = { $seat } a posé son dernier jeton et reçoit ce que tiennent les autres : { count-points }, { $total } en tout.
adjusted-rack = { $seat } tient encore { $rack } : { count-points } de moins, { $total } en tout.
over-won = { $seat } gagne avec { count-points }.
over-draw = Égalité entre { $seats }, avec { count-points } pour chaque personne.
over-alone = { count-points } – ferez-vous mieux la prochaine fois ?
over-forfeit = { $seat } a eu trois tours vides de suite et perd.
over-resign = { $seat } a abandonné et perd.
over-others = { $why } Parmi les autres, le plus de points : { $seats }, { count-points }.

## pourquoi pas
game-over = La partie est terminée.
resigned-already = Vous avez déjà abandonné.
refuse-not-your-turn = C’est à { $seat } de jouer.
refuse-no-tiles = Posez au moins un jeton.
refuse-too-many-tiles = Vous pouvez poser { $most } jetons au plus en un tour.
refuse-off-board = Il n’y a pas de telle case sur le plateau.
refuse-occupied = La case { $field } est déjà prise.
refuse-not-in-line = Tous les jetons d’un tour doivent être sur une même ligne ou dans une même colonne.
refuse-centre-not-covered = Les premiers jetons doivent couvrir la case du milieu, { $field }.
refuse-not-adjacent = Au moins un nouveau jeton doit toucher un jeton du plateau.
refuse-gap = Il y a un trou entre vos jetons ; comblez-le.
refuse-no-common-example = Aucun calcul ne contient tous vos nouveaux jetons.
refuse-adjacent-without-example = Le { $digit } en { $field } touche le { $other } en { $neighbour }, mais aucun calcul ne contient les deux.
refuse-no-example-with-old-tile = Aucun calcul ne relie un nouveau jeton à un jeton du plateau.
refuse-tile-not-in-rack = Vous n’avez pas autant de { $digit }. Un joker s’écrit avec un point d’interrogation, par exemple H8=5?.
refuse-no-joker = Vous n’avez pas de joker.
refuse-no-exchange = À cette table, on n’échange pas de jetons.
refuse-bag-too-small = Le sac a trop peu de jetons : vous pouvez en échanger { $most } au plus.

## ce qui a été tapé
action-unreadable = « { $words } » n’est pas compris. Écrivez des jetons comme « F8=1 I8=3 », une rangée comme « F8 > 13 », « échanger 05 » ou « passer ».
action-many-tiles = C’est trop : écrivez { $most } jetons au plus.
tile-unreadable = « { $words } » n’est pas un jeton sur une case. Écrivez par exemple H8=5, ou H8=5? pour un joker.
field-unreadable = « { $words } » n’est pas une case. Écrivez par exemple H8.
exchange-unreadable = « { $words } » n’est pas compris. Écrivez les jetons à échanger, par exemple « échanger 05? ».
joker-undecided = Quel chiffre est le joker en { $field } ? Écrivez par exemple { $field }=5?.
figure-unreadable = Ceci n’est pas l’image d’un plateau.
search-too-many = Ce chevalet a plus de { $most } possibilités ; prenez moins de jokers.
