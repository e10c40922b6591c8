### Ce que l’on voit sur la table de Ricochet Robots et ce que l’on peut y faire.

## names
scene-colour = { $colour ->
    [red] rouge
    [green] vert
    [blue] bleu
    [yellow] jaune
    [black] noir
    [silver] argenté
   *[any] n’importe lequel
}
scene-target = { $shape ->
    [circle] cercle { scene-colour }
    [triangle] triangle { scene-colour }
    [square] carré { scene-colour }
    [hexagon] hexagone { scene-colour }
   *[vortex] vortex
}
scene-task = { $shape ->
    [vortex] vortex (n’importe quel robot)
   *[other] { scene-target }
}
scene-robot = robot { scene-colour }
scene-marker = repère du robot { scene-colour }
scene-goal = cible de cette manche

## the board
scene-board = Plateau de { $width } × { $height } cases
scene-square = { $name }, { $things }
scene-square-target = cible { $target }
scene-square-diagonal = { $kind ->
    [rising] mur diagonal { scene-colour }, du coin inférieur gauche au coin supérieur droit
   *[falling] mur diagonal { scene-colour }, du coin supérieur gauche au coin inférieur droit
}
scene-square-walls = { $count ->
    [one] mur { $sides }
   *[other] murs { $sides }
}
scene-side = { $side ->
    [up] en haut
    [right] à droite
    [down] en bas
   *[left] à gauche
}

## the headline
scene-status-ready = Prêts pour le premier jeton ?
scene-status-won = { $name } a gagné le jeton : { $target }.
scene-status-back = Personne n’a trouvé de chemin : le jeton est remis.
scene-status-think = Cible : { $target }. Qui voit un chemin ?
scene-status-glass = { $name } annonce { $bid }. Qui voit un chemin plus court ?
scene-status-last-minute = Cible : { $target }. Dernière minute pour annoncer !
scene-status-show = { $name } montre le chemin : { $count } coups sur { $bid }
scene-status-solo = Cible : { $target }. Coups : { $count }
scene-status-over = La partie est terminée.

## beside the players
scene-note-bid = annonce { $bid }
scene-note-next = ensuite
scene-note-pass = passe
scene-note-failed = { $bid } n’a pas marché

## beside the board
scene-fact-chip = Jeton
scene-fact-round = Manche
scene-fact-left = Jetons restants
scene-fact-to-win = Jetons pour gagner
scene-fact-moves = Coups
scene-fact-all-moves = Coups en tout
scene-clock-pause = Le prochain jeton arrive
scene-clock-referee = L’arbitre retourne le sablier
scene-clock-glass = Sablier
scene-clock-show = Temps pour montrer le chemin

## what can be done
control-next = Jeton suivant
control-bid = Annonce
control-bid-hint = Combien de coups vous faut-il ?
control-pass = Passer
control-glass = Retourner le sablier
control-way = { $way ->
    [up] vers le haut
    [right] vers la droite
    [down] vers le bas
   *[left] vers la gauche
}
control-slide = { $robot } { control-way }, jusqu’en { $cell }
control-slide-refused = { $robot } { control-way }: interdit pour l’instant
control-reset = Retour aux repères
control-give-up = Renoncer au chemin
control-give-up-sure = Renoncer à montrer ce chemin ? Les robots retournent à leurs repères.
control-put-back = Remettre le jeton
control-put-back-sure = Remettre ce jeton ? Il reviendra plus tard.
