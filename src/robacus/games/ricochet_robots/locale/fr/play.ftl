### Ce qui se passe à la table, et pourquoi quelque chose n’est pas possible.

count-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}

## ce qui se passe
chip-up = Le jeton montre : { $target }.
chip-up-by = { $seat } retourne un jeton : { $target }.
chip-back = Le jeton montre : { $target }. Un robot y est déjà : le jeton est remis et un autre est tiré.
chips-shuffled = Personne n’a gagné le jeton ({ $target }). Il est remis, et les jetons sont mélangés.
bid-made = { $seat } annonce { count-moves }.
passed = { $seat } passe.
glass-turned = Le sablier est retourné.
glass-turned-by = { $seat } retourne le sablier.
glass-turned-referee = Personne n’a annoncé depuis longtemps : le sablier se retourne tout seul.
glass-empty = Le sablier est vide.
bidding-closed = Personne ne veut plus annoncer.
show-begins = { $seat } montre un chemin d’au plus { count-moves }.
slid = { $count } : { $robot } glisse { $heading }.
show-failed-count = { $seat } n’est pas au but après { count-moves }.
show-failed-time = Le temps de { $seat } est écoulé.
show-given-up = { $seat } renonce à montrer son chemin.
robots-back = Les robots retournent sur leurs repères.
chip-won = { $seat } gagne le jeton ({ $target }) avec { count-moves }.
chip-won-solo = Au but ({ $target }), avec { count-moves }.
started-again = Les robots sont de nouveau sur leurs repères.
over-alone = { $chips ->
    [one] Le jeton est gagné
   *[other] Les { $chips } jetons sont gagnés
}, avec { count-moves } en tout.
over-enough = { $count ->
    [one] { $seat } a gagné le jeton qu’il fallait.
   *[other] { $seat } a gagné les { $count } jetons qu’il fallait.
}
over-gone = Il n’y a plus de jetons ; { $seat } en a le plus : { $count }.
over-shared = Il n’y a plus de jetons ; plusieurs en ont le plus, { $count } chacun, et partagent la victoire.

## pourquoi pas
game-over = La partie est terminée.
no-chip-up = Aucun jeton n’est retourné : retournez le suivant.
chip-is-up = Un jeton est déjà retourné.
bid-first = On ne déplace pas encore les robots : cherchez un chemin et annoncez son nombre de coups.
somebody-else-shows = C’est { $seat } qui montre un chemin maintenant.
no-such-robot = { $robot } n’est pas dans cette partie.
bid-not-alone = Seul, on n’annonce pas : déplacez les robots.
bidding-over = Les annonces sont closes pour ce jeton.
bid-range = Annoncez un nombre de 1 à { $most }.
bid-not-lower = Votre dernière annonce était { $last } ; vous ne pouvez que descendre, donc { $number } n’est pas possible.
passed-already = Vous avez déjà passé ; vous pouvez encore annoncer.
glass-by-itself = Ici, la première annonce retourne le sablier.
glass-runs = Le sablier coule déjà.
glass-bid-first = Annoncez avant de retourner le sablier.
reset-only-alone = Les robots ne peuvent être remis en place en cours de chemin que si vous jouez seul.
reset-nothing = Les robots sont déjà sur leurs repères.
way-too-long = Un chemin a au plus { $most } coups. Remettez les robots sur leurs repères, ou remettez le jeton.

## ce qui a été tapé
action-unreadable = « { $words } » n’est pas compris. Écrivez un coup comme « bleu N », une annonce comme « 7 », ou « passe ».
action-unreadable-alone = « { $words } » n’est pas compris. Écrivez un coup comme « bleu N », « recommencer » pour ramener les robots à leurs repères, ou « abandonner » pour remettre le jeton.
action-unreadable-show = « { $words } » n’est pas compris. Écrivez un coup comme « bleu N », ou « abandonner ».
action-unreadable-pause = « { $words } » n’est pas compris. Écrivez « suivant » pour retourner le jeton suivant.
bid-unreadable = « { $words } » n’est pas une annonce. Écrivez le nombre de coups : 7.
heading-unreadable = « { $words } » n’est pas une direction. Écrivez N, E, S, W, ou haut, droite, bas, gauche.
colour-unreadable = « { $words } » n’est pas la couleur d’un robot. Écrivez par exemple « bleu N ».
colour-ambiguous = « { $words } » peut être plusieurs couleurs : { $known }. Écrivez plus de lettres.
board-no-target = Le plateau n’a pas de cible ; ajoutez-en une, par exemple « target B3 blue circle ».
board-robot = « { $words } » n’est pas un robot : écrivez par exemple « robot red C4 ».
