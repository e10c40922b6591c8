### Les positions en texte et les réponses du solveur.

position-two-goals = Le texte a deux buts ; gardez-en un.
position-no-goal = Le texte ne nomme pas de but : écrivez par exemple « goal blue E6 », ou « goal any H9 » pour le vortex.
position-statement = « { $words } » n’a pas sa place dans une position : écrivez par exemple « robot red C4 » ou « goal blue E6 ».
position-json = Ce JSON n’est pas une position : { $why }
position-json-other = Ce JSON est un cas d’un autre jeu ou d’une autre sorte.
position-json-board = Une position en JSON demande soit « walls », soit « quadrants », pas les deux.
position-json-cell = Il n’y a pas de case à la ligne { $row }, colonne { $column } de ce plateau ; on compte à partir de 0.
position-json-diagonal = « { $words } » n’est pas une diagonale : c’est / ou \ et la couleur d’un robot.

solve-variant = Ce qu’un chemin doit respecter. strict : ricocher, et ne pas s’arrêter sur la cible avant la fin ; literal : ricocher, et ne pas revenir aussitôt ; free : rien.
solve-all = Énumérer tous les plus courts chemins.
solve-threads = Nombre de fils d’exécution pour une position. --all est toujours compté par un seul.

answer-anybody = N’importe quel robot
answer-variant-strict = variante stricte
answer-variant-literal = variante littérale
answer-variant-free = variante libre
answer-length = { $robot } vers { $cell } : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} ({ $variant }) ; impossible en moins.
answer-count = { $many ->
    [one] C’est le seul plus court chemin
   *[other] L’un des { $count } plus courts chemins
}{ $robots ->
    [one] {" "}; { $robots } robot se déplace.
   *[other] {" "}; { $robots } robots se déplacent.
}
answer-no-way = { $robot } vers { $cell } : il n’y a pas de chemin ({ $variant }).
answer-unsolved = { $robot } vers { $cell } ({ $variant }) : { $why ->
    [memory] pas résolu dans la limite de mémoire
    [cancelled] interrompu avant la solution
   *[time] pas résolu dans la limite de temps
}. Il faut au moins { $least ->
    [one] { $least } coup.
   *[other] { $least } coups.
}
answer-all = Plus courts chemins, d’abord ceux qui déplacent le moins de robots :
answer-more = … et { $count } autres
