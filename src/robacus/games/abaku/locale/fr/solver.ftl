### Les positions en texte, et les réponses du solveur.

position-long = Le texte a { $length } caractères ; { $longest } au plus sont lus.
position-empty = Il n’y a pas de position ici : écrivez par exemple « rack 13?5 », précédé de « board » avec ses rangées.
position-twice = « { $words } » y est deux fois ; n’en laissez qu’un.
position-statement = « { $words } » n’a pas sa place dans une position : écrivez par exemple « board » avec ses rangées, « rack 13?5 » ou « zero either ».
position-json = Ce JSON n’est pas une position : { $why }
position-json-other = Ce JSON est un cas d’un autre jeu ou d’une autre sorte.
board-rows = Le plateau a { $rows } rangées, mais son fond en a { $size } ; donnez-en autant.
board-row = La rangée { $row } du plateau a { $length } cases ; il en faut { $size }.
board-character = « { $words } » ne peut pas être sur le plateau : les rangées sont faites de chiffres, et . est une case vide.
rack-unreadable = « { $words } » n’est pas un chevalet : écrivez des chiffres, et ? pour un joker.
rack-many = Le chevalet a { $count } jetons ; il en tient { $most } au plus.
operation-unknown = « { $words } » n’est pas une sorte de calcul ; choisissez parmi { $known }.
bag-many = Le sac contiendrait { $count } jetons ; il en tient { $most } au plus.
joker-nowhere = Il n’y a pas de jeton en { $field } qui puisse être un joker.
field-unknown = Il n’y a pas de case « { $words } » sur ce plateau ; les cases vont de A1 à { $last }.

solve-top = Énumérer autant des meilleures poses, avec points et valeur (les points et ce que valent les jetons gardés).

answer-count = { $count ->
    [one] Une seule pose ; elle rapporte { count-points }.
   *[other] { $count } poses possibles ; la meilleure rapporte { count-points }.
}
answer-none = Avec ces jetons, rien ne peut être posé.
answer-no-rack = Le chevalet est vide : il n’y a rien à poser.
answer-incomplete = Le temps est écoulé : { $count } poses trouvées, avec { count-points } au plus. Il peut y en avoir d’autres.
answer-list = Points, valeur et jetons, la plus grande valeur d’abord :
answer-examples = { $examples }
answer-best = Meilleure pose
