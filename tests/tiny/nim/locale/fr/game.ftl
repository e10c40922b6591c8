title = Nim
summary = Prenez des jetons dans les tas ; qui prend le dernier gagne.
option-heaps = Tas
    .help = Combien de jetons sont posés au départ.
option-heaps-small = petits (1, 2, 3)
option-heaps-usual = habituels (3, 4, 5)
option-heaps-large = grands (5, 7, 9, 11)
option-misere = Le dernier perd
    .help = Qui prend le dernier jeton perd au lieu de gagner.
option-seconds = Secondes par tour
    .help = 0 = sans pendule.
level-easy = facile
level-normal = moyen
board = Les tas de Nim
heap = Tas { $heap }
counter = jeton
coin = pièce
left = Jetons restants
wish = Votre vœu
clock = Temps pour ce tour
turn = C’est à { $seat } de jouer.
over = La partie est terminée.
take-from = Prendre dans le tas { $heap }
took = { $seat } prend { $count } dans le tas { $heap }.{ $coin ->
    [1] {" "}La pièce y était !
   *[0] {""}
}
wished = { $seat } pense au tas { $heap }.
last-taken = { $seat } a pris le dernier jeton.
no-heap = Il n’y a pas de tas { $heap } ; choisissez de 1 à { $heaps }.
too-many = Jetons dans le tas { $heap } : { $size }. Prenez-en au moins un et au plus ce nombre.
not-your-turn = Ce n’est pas à vous de jouer.
unreadable = « { $words } » n’est pas un coup. Écrivez le tas et le nombre : take 2 3.
