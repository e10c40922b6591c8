### Ce que l’arbitre dit d’un tour, une fois la partie finie.

judge-title = Tour { $number }, { $seat } : { $turn }
judge-turn = { $kind ->
    [rest] repos
    [nothing] aucune carte
   *[program] { $program }
}{ $added ->
    [0] { "" }
   *[other] { " " }+{ $append }
}
judge-best = Aussi bien que le meilleur tour trouvé. Chances de gagner : environ { $chance }{"\u00A0"}%.
judge-lost = Chances de gagner : environ { $chance }{"\u00A0"}%. Avec { $best }, elles auraient été d’environ { $could }{"\u00A0"}%.
judge-missed = { $best } aurait gagné sur-le-champ.
judge-wins = Ce tour gagne la partie.
judge-last-best = Rien de mieux n’a été trouvé pour la dernière manche.
judge-last-lost = { $best } aurait été meilleur : { $lost ->
    [one] un diamant de plus.
   *[other] { $lost } diamants de plus.
}
judge-hidden = Ces cartes vous étaient cachées. Regardez avec les yeux de { $seat } pour voir ce qui pouvait être joué d’autre.
judge-stopped = La recherche d’un meilleur tour a pris trop de temps ou de mémoire et a été arrêtée.
judge-mark = −{ $lost }{"\u00A0"}%
judge-mark-last = −{ $lost }

judge-line = { $turn } : { judge-result }{ $played ->
    [0] { "" }
   *[other] { " " }(joué)
}
judge-result = { $wins ->
    [0] { $chance }{"\u00A0"}%{"\u00A0"}; { $banked } à la base, { $cargo } à bord{ judge-to-go }
   *[other] gagne
}
judge-line-last = { $turn } : { judge-result-last }{ $played ->
    [0] { "" }
   *[other] { " " }(joué)
}
judge-result-last = { $wins ->
    [0] { $banked } à la base, { $cargo } à bord{ judge-to-go }
   *[other] gagne
}
judge-to-go = { $needed ->
    [0] { "" }
    [one] , encore une carte environ
   *[other] , encore { $needed } cartes environ
}
judge-as-played = { $turn } (joué)
judge-note = Les chances sont des estimations : les meilleurs tours ont été poursuivis de { $samples } façons dont les cartes invisibles peuvent être rangées.{ judge-note-card }
judge-note-cut = La recherche a atteint sa limite de temps après { $samples } façons dont les cartes invisibles peuvent être rangées : ce sont des estimations grossières.{ judge-note-card }
judge-note-card = { $cards ->
    [0] { "" }
   *[other] { " " }Une seule carte vaut ce que vaut la meilleure suite.
}
judge-note-last = À la dernière manche comptent les diamants à la base, puis ceux à bord. Ce que les autres peuvent encore faire n’a pas été examiné.

judge-before = Avant le tour de { $seat }
judge-laid = { $seat } : { $turn }
