### Le jeu en quelques mots, ses options et les niveaux de ses bots.

title = Abaku
summary = Posez des chiffres qui forment des calculs : chaque calcul nouveau rapporte des points.

level-easy = facile
level-normal = moyen
level-strong = fort

option-zero = Le zéro à côté d’autres jetons
    .help = Là où deux jetons se touchent, il faut un calcul qui contient les deux. Un zéro peut s’en passer.
option-zero-new = un nouveau zéro n’a besoin d’aucun calcul
option-zero-either = ni les nouveaux zéros ni les anciens n’en ont besoin
option-zero_only_contact = Toucher par des zéros seuls suffit
    .help = Sinon, à chaque tour, un calcul doit relier un nouveau jeton à un ancien.
option-centre = Case du milieu
    .help = Double-t-elle le calcul comme d’autres cases ?
option-centre-double = double le calcul
option-centre-plain = case ordinaire
option-exchange = Échanger des jetons
    .help = On peut consacrer son tour à échanger des jetons avec le sac.
option-exchange-any = autant que le sac en contient
option-exchange-full = seulement tant que le sac peut remplir un chevalet
option-exchange-never = jamais
option-turn_seconds = Temps pour un tour, en secondes
    .help = Qui le dépasse a un tour vide. 0 : sans limite.
option-resign = Quand une personne sur plusieurs abandonne
    .help = Ne compte qu’à trois ou quatre.
option-resign-ends = la partie s’arrête
option-resign-others_go_on = les autres continuent
option-addition = Additions
    .help = 3 + 1 = 4
option-subtraction = Soustractions
    .help = 9 − 8 = 1
option-multiplication = Multiplications
    .help = 2 × 3 = 6
option-division = Divisions
    .help = 8 ÷ 4 = 2, sans reste
option-squares = Carrés et racines carrées
    .help = 3² = 9, √9 = 3
option-cubes = Cubes et racines cubiques
    .help = 2³ = 8, ∛64 = 4
option-bag = Jetons dans le sac
    .help = Combien de chaque chiffre : un nombre pour tous, ou dix nombres de 0 à 9. Vide : 11 de chaque.
option-layout = Un plateau à vous
    .help = Les lignes de haut en bas, séparées par des espaces : . ordinaire, d et t doublent et triplent un jeton, D et T un calcul. Vide : le plateau habituel.

wrong-text = { $name } : { $why }
wrong-no-operation = { $name } : il faut permettre au moins une sorte de calculs ; choisissez-en une.
wrong-bag-size = { $name } : le sac contiendrait { $tiles } jetons ; il en faut de { $low } à { $high }.
wrong-bag-zeros = { $name } : avec des zéros seuls il n’y a aucun calcul ; ajoutez d’autres chiffres.
bag-unreadable = Écrivez un nombre, ou dix nombres pour les chiffres de 0 à 9, séparés par des espaces.
layout-not-square = Le plateau a { $rows } lignes, mais la ligne { $row } a { $length } cases ; faites-en un carré.
layout-size = Un plateau a un nombre impair de lignes, de { $low } à { $high }, pour avoir un milieu ; celui-ci en a { $size }.
layout-character = « { $char } » à la ligne { $row }, case { $column } ne veut rien dire ; écrivez . d t D T, et * au milieu.
