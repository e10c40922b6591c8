### Le bureau des problèmes « Programmez le robot » : ce qui s’y dit, et les indices pas à pas.

desk-puzzle = Programmez le robot
    .help = Composez des programmes avec vos cartes et rapportez les diamants en aussi peu de tours que possible. Vous voyez les cartes à venir, et personne ne voit vos essais.

## what is read
puzzle-too-long = Le texte a { $length } caractères ; { $longest } au plus sont possibles.
puzzle-statement = « { $words } » n’est pas compris. Écrivez les lignes d’un plateau et des indications comme : robot red A1 E; cards FFRLF.
puzzle-json = Ce JSON n’est pas un problème : il lui faut un champ « text » avec le texte d’un problème.
puzzle-robot = « { $words } » n’est pas compris. Écrivez une couleur, une case du plateau, une direction, et au besoin les diamants à bord et à la base : robot red A1 E 1 2.
puzzle-robot-twice = Il y a deux indications pour un même robot ({ colour }) ; gardez-en une.
puzzle-robot-place = { robot-start } ne peut pas être en { $cell } : il y a là un bloc, un diamant, un autre robot ou une base où il n’a pas le droit d’entrer.
puzzle-robot-home = { robot-start } est sur sa propre base, { $cell } : il ne peut pas y avoir de diamants à bord.
puzzle-robot-done = { robot-start } peut avoir au plus trois diamants à bord, et au plus { $most } à sa base.
puzzle-cards = « { $sign } » dans « { $words } » n’est pas une carte. Écrivez F avancer, L gauche, R droite, f fonction.
puzzle-no-cards = Le problème n’a pas de cartes. Écrivez-les dans l’ordre de la pioche : cards FFRLF FRFFL.
puzzle-many-cards = Le problème a { $count } cartes ; { $most } au plus sont possibles.
puzzle-cards-function = Il y a une carte fonction (f) parmi les cartes. Ajoutez le mot « functions », ou écrivez un grand F pour avancer.
puzzle-function-long = La fonction peut contenir au plus { $most } cartes.
puzzle-turn-wrong = Le tour { $number } est impossible. { $why }
puzzle-many-turns = Un problème a au plus { $most } tours.
puzzle-now = « { $words } » ne va pas avec les cartes en main. Écrivez des cartes comme FFR, ou leurs places dans la main.

## the picture
puzzle-place-program = Programme, place { $number }
puzzle-place-function = Fonction, place { $number }
puzzle-place-hand = Main, place { $number }
puzzle-place-coming = Cartes à venir
puzzle-coming = { $count ->
    [one] { $count } carte, { $cards }
   *[other] { $count } cartes, { $cards }
}
puzzle-status = { $number ->
    [1] Touchez vos cartes dans l’ordre d’exécution.
   *[other] Tour { $number } : composez le programme suivant.
} { $count ->
    [one] Il reste un diamant à rapporter.
   *[other] Il reste { $count } diamants à rapporter.
}
puzzle-solved = { $count ->
    [one] Résolu en un tour !
   *[other] Résolu en { $count } tours !
}
puzzle-other-won = { robot-start } a gagné à votre place. Reprenez le tour, ou recommencez.
puzzle-used-up = Les cartes sont épuisées. Reprenez un tour, ou recommencez.
puzzle-fact-lacking = Diamants à rapporter
puzzle-fact-turns = Tours
puzzle-fact-coming = Cartes suivantes
puzzle-fact-rules = Règles particulières
puzzle-rule-no-capture = pas de capture
puzzle-rule-open-bases = les bases inutilisées sont ouvertes

## what happened
puzzle-step-begin = Le programme { $program } démarre.
puzzle-step = Carte { $number } sur { $count }. { $what }
puzzle-bug = Un bug ! { $inner ->
    [0] Carte { $number }
   *[other] Carte { $number }, dans la fonction carte { $inner }
} : { $why }
puzzle-loop = La fonction tournerait sans fin : le programme s’arrête ici.
puzzle-turn-played = C’est fait. { $count ->
    [0] Il ne reste plus de cartes.
    [one] Vous piochez une carte.
   *[other] Vous piochez { $count } cartes.
}
puzzle-turn-rested = Votre robot se repose. { $count ->
    [0] Il ne reste plus de cartes.
    [one] Vous piochez une carte.
   *[other] Vous piochez { $count } cartes.
}
puzzle-turn-idle = Pas de programme cette fois. { $count ->
    [0] Il ne reste plus de cartes.
    [one] Vous piochez une carte.
   *[other] Vous piochez { $count } cartes.
}
puzzle-restarted = Depuis le début.

## what can be done
puzzle-control-run = Lancer le programme
puzzle-control-nothing = Ne jouer aucune carte
puzzle-control-back = Reprendre une carte
puzzle-control-into = Cartes dans la fonction
puzzle-control-out = Cartes dans le programme
puzzle-control-rest = Repos : ensuite sept cartes
puzzle-control-slow = Revoir, carte par carte
puzzle-control-next = Suivant
puzzle-control-before = Précédent
puzzle-control-end = Aller à la fin
puzzle-control-restart = Recommencer
puzzle-take-back = Reprendre : { $card }
puzzle-show-on = montrer
puzzle-show-off = cacher
puzzle-left = Tours à partir d’ici
puzzle-left-exact = { $count }
puzzle-left-least = au moins { $count }
puzzle-left-none = impossible
puzzle-left-said = Tours à partir d’ici : { $left }.
puzzle-edit = Changer le plateau
puzzle-play = Jouer à une table sur ce plateau
puzzle-over = Le problème est résolu. Recommencez, ou reprenez quelque chose.
puzzle-no-cards-left = Il ne reste plus de cartes. Reprenez un tour, ou recommencez.
puzzle-no-such-card = Cette carte n’est pas dans votre main.
puzzle-nothing-laid = Il n’y a pas de carte à cet endroit.
puzzle-stepping = Vous regardez le dernier tour. Allez d’abord à sa fin.
puzzle-nothing-ran = Aucun tour n’a encore été joué.

## how good it was
puzzle-best = Tours au minimum
puzzle-judge-best = { $count ->
    [one] Résolu en un tour : impossible de faire mieux !
   *[other] Résolu en { $count } tours, et moins est impossible : bravo !
}
puzzle-judge-more = { $count ->
    [one] Résolu en un tour
   *[other] Résolu en { $count } tours
} ; { $best ->
    [one] un seul suffit.
   *[other] { $best } suffisent.
}
puzzle-judge-limit = { $count ->
    [one] Résolu en un tour !
   *[other] Résolu en { $count } tours !
} Impossible de savoir si moins suffisent ; il en faut au moins { $least }.

## help
puzzle-ask-hint = { $step ->
    [1] Indice : combien de tours ?
    [2] Indice : et ce tour-ci ?
    [3] Indice : la première carte
    [4] Indice : tout ce tour
   *[5] Montrer la solution
}
puzzle-solution-sure = Montrer la solution ? Le problème ne comptera alors pas comme résolu par vous.
puzzle-hint-turns = { $count ->
    [one] Un tour suffit.
   *[other] { $count } tours suffisent, et pas moins.
}
puzzle-hint-impossible = Avec ces cartes, on ne peut pas du tout rapporter les diamants.
puzzle-hint-none = À partir d’ici, les cartes ne suffisent plus. Reprenez un tour.
puzzle-hint-limit = Il y a trop à examiner : il faut au moins { $least ->
    [one] un tour.
   *[other] { $least } tours.
}
puzzle-hint-off = À partir d’ici, il faut encore { $left ->
    [one] un tour
   *[other] { $left } tours
}, soit { $over } de plus que nécessaire. { $told }
puzzle-hint-end = À la fin de ce tour, le robot devrait être en { $cell }, tourné { scene-heading }.{ $added ->
    [0] { "" }
   *[other] { " " }Quelque chose va aussi dans la fonction.
}
puzzle-hint-rest = Pour ce tour, le mieux est de se reposer.{ $added ->
    [0] { "" }
   *[other] { " " }Quelque chose va aussi dans la fonction.
}
puzzle-hint-idle = Pour ce tour, aucun programme n’est nécessaire.{ $added ->
    [0] { "" }
   *[other] { " " }Mais quelque chose va dans la fonction.
}
puzzle-hint-first = Le programme commence par : { $card }.
puzzle-hint-append = Mettez d’abord dans la fonction : { $card }.
puzzle-hint-turn = Ce tour : { $turn }.
puzzle-way-here = À partir d’ici, tours : { $count }. { $way }
puzzle-way-whole = Depuis le début, tours : { $count }. { $way }
