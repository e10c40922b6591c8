### Ce qui peut clocher sur un plateau à soi.

layout-too-long = Le texte du plateau a { $length } caractères ; le maximum est { $longest }.
layout-facing = « { $words } » n’est pas compris. Écrivez une couleur et une direction : facing red S.
layout-size = Le plateau a { $width } × { $height } cases ; chaque côté doit en avoir de { $least } à { $most }.
layout-row-length = La ligne { $row } a { $length } cases, la plus large { $width }. Donnez la même longueur à toutes.
layout-sign = Ligne { $row } : « { $sign } » ne veut rien dire. Une case vide est ., un bloc #, un diamant *, les bases R G B Y.
layout-bases = { $count ->
    [0] { robot-start } n’a pas de base ; chaque plateau a les quatre.
   *[other] { robot-start } a plus d’une base ; n’en laissez qu’une.
}
layout-few-diamonds = Le plateau a { $count ->
    [one] { $count } diamant
   *[other] { $count } diamants
} ; il en faut au moins { $least }.
layout-many-diamonds = Le plateau a { $count } diamants ; le maximum est { $most }.
layout-closed-base = { robot-start } ne peut pas quitter sa base ; libérez une case à côté.
layout-unreachable = { robot-start } ne peut pas atteindre le diamant en { $cell } ; déplacez le diamant ou un bloc.
figure-line = La ligne « { $words } » de l’image n’est pas comprise.
