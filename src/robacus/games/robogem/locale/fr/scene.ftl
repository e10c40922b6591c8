### Ce que l’on voit sur une table de Robogem et ce que l’on peut y faire.

## the board
scene-board = Plateau de { $width } × { $height } cases
scene-square = { $name }
scene-blocker = { $name }, bloc
scene-base = { $name }, base { robot-of }
scene-diamond = diamant
scene-robot = { robot-name }, tourné { scene-heading }{ $cargo ->
    [0] { "" }
    [one] , un diamant à bord
   *[other] , { $cargo } diamants à bord
}
scene-heading = { $heading ->
    [N] vers le haut
    [E] vers la droite
    [S] vers le bas
   *[W] vers la gauche
}

## beside the board
scene-note-cargo = { $count ->
    [one] { $count } diamant à bord
   *[other] { $count } diamants à bord
}
scene-note-closed = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
scene-note-hand = { $cards }
scene-note-function = ƒ: { $cards }
scene-note-beginner = carte par carte
scene-note-finished = a terminé
scene-fact-pack = Pioche
scene-fact-spare = Défausse
scene-fact-last = Tours restants
scene-fact-shuffled = Remélangée
scene-fact-yes = oui

## the headline
scene-status-over = La partie est finie.
scene-status-running = { $depth ->
    [0] { "" }
   *[other] Fonction :{ " " }
}{ $number ->
    [0] { $name } lance le programme.
   *[other] { $name } : carte { $number } sur { $cards }.
}
scene-status-bug = { $name } : bug dans le programme : { $why }
scene-status-after = { $bug } { $next }
scene-status-rests = { $name } se repose et recharge.
scene-status-turn = { $name }, écrivez un programme !
scene-status-card = { $name }, choisissez une carte !
scene-status-card-on = { $name }, choisissez la carte suivante, ou arrêtez.
scene-status-last = Dernière manche ! { $name }, ce sont vos dernières cartes.

## what can be done
control-run = Lancer le programme
control-card = Jouer la carte
control-nothing = Ne jouer aucune carte
control-stop = Arrêter
control-rest = Repos : piocher sept cartes
control-rest-last = Repos

## what is to be done now
hint-program = Touchez vos cartes dans l’ordre d’exécution, ou faites-les glisser ici.
hint-card = Carte par carte : choisissez-en une, regardez ce qu’elle fait, puis choisissez la suivante.
hint-next = Choisissez la carte suivante, ou arrêtez. Une carte qui échoue termine votre tour.
hint-closed = Personne d’autre ne voit ces cartes ; ce que vous exécutez, tout le monde le voit.

## what a program would do
preview-not-now = Ce n’est pas à vous de jouer.
preview-dead = Dans la fonction, les cartes après une carte fonction ne sont jamais exécutées.
preview-wins = Avec cela, vous gagnez !
preview-other-wins = Attention : avec cela, quelqu’un d’autre gagne.
preview-ends = Arrivée en { $cell }, tourné { scene-heading }{ $cargo ->
    [0] { "" }
    [one] , un diamant à bord
   *[other] , { $cargo } diamants à bord
}{ $banked ->
    [0] { "" }
   *[other] , { $banked } à la base
}.
preview-bug = Bug à la carte { $number } : { $why } { $ends }

## the bench
client-bench = Vos cartes et votre programme
client-hand = Vos cartes
client-program = Programme
client-function = Fonction
client-empty-hand = Toutes les cartes sont posées.
client-empty-function = Les cartes posées ici restent toute la partie ; ƒ dans un programme les exécute.
client-full = Il n’y a plus de place pour une carte.
client-clear = Tout reprendre
client-card = { $card }, numéro { $number }, { $row }
client-arranged = Programme { $program }. Fonction { $added }.
client-keys = Touches : F, L, R et C prennent une carte, 1 à 7 celle de votre main, Retour arrière la reprend, + change de ligne, Entrée lance.
