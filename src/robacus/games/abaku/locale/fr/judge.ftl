### Ce que l’arbitre dit d’un tour terminé.

judge-title = { $seat }, tour { $number }
judge-most = { count-points } : aucune pose ne rapporte plus.
judge-less = { count-points } : { $lost } de moins que le maximum possible, { $best }.
judge-not-laid = Rien n’a été posé ; on pouvait faire { count-points }.
judge-nothing = Rien ne pouvait être posé.
judge-limit = { count-points }. Le plus qui ait été trouvé est { $best } ; le temps n’a pas suffi pour tout.
judge-stopped = La recherche a pris trop de temps ou de mémoire et a été arrêtée.
judge-unknown = { count-points }. Ce qui était possible d’autre se voit par-dessus l’épaule de { $seat }.
judge-kept-back = Ce qui était possible ici peut encore servir : la rediffusion le dira.
judge-worth = Avec les jetons gardés, la valeur est de { $worth }, celle de la meilleure pose de { $top }. { $listed }
judge-ended = { $ended } { $listed }
judge-ending-best = En fin de partie, rien n’était meilleur ({ $proven }).
judge-ending-lost = En fin de partie, cela a coûté { $lost } par rapport à l’autre ; le mieux était { $tiles } ({ $proven }).
judge-list = { $count ->
    [one] La seule pose possible :
   *[other] Les meilleures des { $count } poses, la plus grande valeur d’abord :
}
judge-line-played = { $line } (jouée)
judge-desk = Analyser cette position
judge-before = C’est à { $seat } de jouer.
judge-laid = Posé : { $tiles }
