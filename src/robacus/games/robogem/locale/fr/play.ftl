### Ce que l’on écrit, ce qui se passe et ce qui est impossible.

card = { $card ->
    [F] Avancer
    [L] Gauche
    [R] Droite
   *[function] Fonction
}

## what was typed
turn-empty = Écrivez un programme, par exemple FFRF, ou « repos », ou « - » pour aucune carte.
turn-no-append = Après le + viennent les cartes de la fonction, par exemple FF +FL.
turn-unreadable = « { $sign } » dans « { $words } » n’est pas une carte. Écrivez F avancer, L gauche, R droite, f fonction, ou « repos ».
game-over = La partie est finie.
not-your-turn = C’est à { $seat } de jouer.
rest-no-program = Qui se repose n’exécute pas de programme. Retirez les cartes, ou ne vous reposez pas.
no-functions = Cette partie se joue sans fonctions.
card-small-f = Cette partie n’a pas de cartes fonction. Avancer est un F majuscule.
card-not-in-hand = Vous n’avez pas la carte { $card } ({ $letter }).
card-too-few = Vous n’avez la carte { $card } ({ $letter }) que { $count ->
    [one] { $count } fois
   *[other] { $count } fois
}.
append-at-the-start = On ajoute des cartes à la fonction au début du tour, pas plus tard.
function-full = { $room ->
    [0] Votre fonction est pleine : elle a { $longest } cartes.
    [one] Votre fonction a encore une place.
   *[other] Votre fonction a encore { $room } places.
}
one-card-at-a-time = Vous jouez carte par carte : choisissez une carte.
rest-at-the-start = On ne se repose qu’au début du tour. Vous pouvez arrêter.

## what happened
did-program = { $seat } exécute { $program }{ $added ->
    [0] .
   *[other] { "" } et ajoute { $append } à la fonction.
}
did-card = { $seat } joue { $program }{ $added ->
    [0] .
   *[other] { "" } et ajoute { $append } à la fonction.
}
did-rest = { $seat } se repose et recharge{ $added ->
    [0] { "" }
   *[other] , et ajoute { $append } à la fonction
}{ $last ->
    [0] { " " }: aucun programme, mais sept cartes au lieu de cinq.
   *[other] { " " }: aucun programme.
}
did-nothing = { $seat } ne joue aucune carte{ $added ->
    [0] .
   *[other] { "" } et ajoute { $append } à la fonction.
}
did-stop = { $seat } s’arrête.
did-left = { $seat } : à gauche.
did-right = { $seat } : à droite.
did-move = { $seat } avance en { $cell }.{ $picked ->
    [0] { "" }
   *[other] { " " }Un diamant est à bord !
}{ $brought ->
    [0] { "" }
    [one] { " " }Un diamant est à l’abri à la base !
   *[other] { " " }{ $brought } diamants sont à l’abri à la base !
}
did-push = { $seat } pousse { robot-object }.
did-push-rule = { did-push } Dans cette partie, rien n’est capturé.
did-push-full = { did-push } Avec trois diamants à bord, rien ne peut être capturé.
did-capture = { $seat } prend un diamant { robot-from }.
did-pushed = { robot-start } est poussé en { $cell }.{ $picked ->
    [0] { "" }
   *[other] { " " }Il ramasse le diamant qui s’y trouve.
}{ $brought ->
    [0] { "" }
   *[other] { " " }Il est chez lui, ses diamants sont à l’abri !
}
did-follow = { $seat } avance en { $cell }.{ $picked ->
    [0] { "" }
   *[other] { " " }Un diamant est à bord !
}{ $brought ->
    [0] { "" }
    [one] { " " }Un diamant est à l’abri à la base !
   *[other] { " " }{ $brought } diamants sont à l’abri à la base !
}
did-call = { $depth ->
    [1] { $seat } appelle la fonction : ses cartes sont exécutées, puis le programme continue.
   *[other] La fonction s’appelle elle-même : démarrage numéro { $depth }. Cela continue jusqu’à ce qu’une carte échoue.
}
did-call-empty = { $seat } appelle la fonction, mais elle est vide : il ne se passe rien.
did-bug = { $seat } : bug dans le programme, carte { $number } : { $why } Le programme s’arrête ici.
did-loop = { $seat } : le programme tournerait sans fin ; il s’arrête ici.
did-reshuffle = La pioche est vide : la défausse est mélangée et devient la nouvelle pioche. Cela n’arrive qu’une fois.
did-draw = { $seat } pioche { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
did-last-round = Les cartes sont épuisées pour la deuxième fois : dernière manche ! Qui a encore des cartes joue un dernier tour.
did-last-turn = { $seat } a joué son dernier tour.

## why a program stopped
stop-off_board = avancer ferait sortir du plateau.
stop-blocker = un bloc barre le chemin.
stop-foreign_base = on n’entre pas dans la base d’un autre robot.
stop-diamond_full = avec trois diamants à bord, il n’y a plus de place pour celui qui est devant.
stop-push_off_board = on ne peut pas pousser le robot de devant hors du plateau.
stop-push_blocker = on ne peut pas pousser le robot de devant dans un bloc.
stop-push_foreign_base = on ne peut pas pousser le robot de devant dans une base qui n’est pas la sienne.
stop-push_two = on ne peut pas pousser deux robots à la fois.
stop-push_diamond_full = le robot de devant porte trois diamants, on ne peut pas le pousser sur un autre.
stop-endless_loop = la fonction tournerait sans fin.

## how it ended
over-diamonds = { $seat } a rapporté { $count } diamants et gagne aussitôt.
over-most = Les cartes sont épuisées. { $seat } a le plus de diamants à sa base : { $count }.
over-cargo = Les cartes sont épuisées. Égalité aux bases ({ $count }), et { $seat } a le plus de diamants à bord : { $cargo }.
over-shared = Les cartes sont épuisées et tout est à égalité ({ $count } à la base) : la victoire est partagée.
