### Ce que l’on voit à la table d’Abaku, et ce que l’on peut y faire.

scene-board = Plateau de { $size } × { $size } cases
scene-field-tile = { $field }, { $factor } × jeton
scene-field-example = { $field }, { $factor } × calcul
scene-tile-joker = { $digit }, un joker
scene-tile-new = { $digit }, posé à l’instant
scene-held-joker = joker

scene-status-turn = C’est à { $name } de jouer.
scene-status-first = { $name } commence : couvrez { $field } au milieu.
scene-status-lays = { $name } pose des jetons.
scene-status-over = La partie est terminée.

scene-note-tiles = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
scene-note-empty = tours vides : { $count } sur { $most }
scene-note-adjusted = à la fin { $points }
scene-note-resigned = a abandonné
scene-fact-bag = Dans le sac
scene-fact-unseen = Encore à venir
scene-clock-turn = Temps pour le tour

preview-points = { count-points }
preview-kombo = KOMBO : { count-points }
preview-joker = Choisissez un chiffre pour le joker.
preview-watching = Qui regarde ne pose pas de jetons.
figure-label = Un morceau de plateau

sheet-end = à la fin
sheet-total = en tout

control-pass = Passer
control-pass-sure = Passer sans poser ni échanger ? Trois tours vides de suite terminent la partie.
control-resign = Abandonner
control-resign-ends = Abandonner ? La partie s’arrête, et vous la perdez.
control-resign-alone = Abandonner ? Les autres continuent sans vous.

## ce que dit la page elle-même
client-rack = Vos jetons
client-play = Poser
client-recall = Reprendre
client-shuffle = Mélanger
client-sort = Trier
client-exchange = Échanger …
client-exchange-now = Échanger le choix ({ $count })
client-exchange-help = Choisissez les jetons que vous voulez échanger.
client-cancel = Annuler
client-joker = Quel chiffre est le joker ?
client-joker-set = Joker pour { $digit }
client-across = On tape vers la droite
client-down = On tape vers le bas
client-help = Faites glisser des jetons sur le plateau, ou touchez un jeton puis une case. Ou choisissez une case et tapez des chiffres ; espace change la direction, Entrée pose.
client-pending = { $digit } en { $field }, pas encore posé
client-returned = Un jeton est revenu : sa case est prise.
client-sheet = Feuille de score
