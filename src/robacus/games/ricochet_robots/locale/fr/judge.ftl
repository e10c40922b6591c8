### Ce que l’arbitre dit d’une manche terminée.

judge-title = Manche { $round } : { $target }
judge-optimal = { count-moves } : impossible en moins.
judge-more = { count-moves } : { $lost ->
    [one] un de plus que l’optimum, qui est de { $best }.
   *[other] { $lost } de plus que l’optimum, qui est de { $best }.
}
judge-back = Personne n’a trouvé. C’était possible en { count-moves }.
judge-back-alone = Pas trouvé. C’était possible en { count-moves }.
judge-no-way = Il n’y avait aucun chemin.
judge-limit = { count-moves }. La limite n’a pas permis de savoir si moins suffirait ; il en faut au moins { $least }.
judge-limit-back = Pas résolu dans la limite ; il faut au moins { $least ->
    [one] { $least } coup.
   *[other] { $least } coups.
}
judge-stopped = { count-moves }. La recherche d’un chemin plus court a pris trop de temps ou de mémoire et a été arrêtée.
judge-stopped-back = La recherche du plus court chemin a pris trop de temps ou de mémoire et a été arrêtée.
judge-there-already = Le robot était sur sa cible dès le début : il n’y a rien à comparer.

judge-puzzle = Essayer comme problème
judge-kept-back = Les chemins seront montrés quand les robots auront bougé, car ce jeton reviendra.
judge-uncounted = Un des plus courts chemins ; la limite n’a pas permis de les compter.
judge-all = { $count ->
    [one] Le seul plus court chemin :
   *[other] Il y a { $count } plus courts chemins ; d’abord ceux qui déplacent le moins de robots :
}
judge-some = { $listed } des { $count } plus courts chemins ; d’abord ceux qui déplacent le moins de robots :
judge-robots = { $robots ->
    [one] un seul robot
   *[other] { $robots } robots
}
judge-slide = { $robot }{"\u00A0"}{ $arrow }
judge-way = { $slides } ({ judge-robots })
judge-way-shown = { $slides } ({ judge-robots }, chemin montré)
