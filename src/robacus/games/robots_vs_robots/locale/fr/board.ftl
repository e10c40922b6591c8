### Boards, maps, and what is wrong with them.

hex-unknown = Il n’y a pas de case { $name } sur ce plateau.
hex-unreadable = « { $words } » n’est pas le nom d’une case. Écrivez une lettre et un nombre, par exemple C4.
heading-unreadable = « { $words } » n’est pas une direction. Possibles : { $known }.
action-unreadable = « { $words } » n’est pas compris. Écrivez par exemple « placer C4 NE », « direction S » ou « programme » et seize cases.

map-small = Un plateau a au moins { $fewest } cases ; celui-ci en a { $hexes }.
map-large = Un plateau a au plus { $most } cases ; celui-ci en a { $hexes }.
map-wide = Un plateau a au plus { $most_columns } colonnes et { $most_rows } rangées ; celui-ci en a { $columns } et { $rows }.
map-long = Le texte de la carte a { $length } caractères ; { $longest } sont possibles.
map-statement = Ligne { $line } : « { $words } » est inconnu. Une ligne commence par radius, column, without, low, high, trap, mine, trap_hidden ou mine_hidden.
map-radius = Ligne { $line } : après « radius » vient un nombre de 1 à { $most }.
map-column = Ligne { $line } : après « column » viennent le numéro de la colonne et ses rangées, par exemple « column -2 0..4 ».
map-number = Ligne { $line } : « { $words } » n’est pas un nombre entier de -{ $most } à { $most }.
map-no-hexes = Ligne { $line } : il manque les cases. Écrivez-les q,r, par exemple 0,-2.
map-hex = Ligne { $line } : « { $words } » n’est pas une case. Écrivez q,r, par exemple 0,-2.
map-terrain-twice = Ligne { $line } : il y a déjà quelque chose sur la case { $hex }.
map-terrain-off = La case { $hex } n’est pas sur le plateau ; il ne peut pas y avoir { $kind }.

wrong-board = L’option « board » est illisible : { $why }
wrong-hidden-edge = L’option « board » cache quelque chose en { $hex }, au bord, où les robots partent. Mettez-le plus à l’intérieur.
wrong-hidden = { $wanted } mines et trappes cachées, c’est trop : il y a de la place pour { $room }. Baissez « hidden_mines » ou « hidden_traps ».
wrong-no-edge = Le plateau n’a aucune case libre au bord où un robot puisse partir. Libérez-en.
wrong-no-room = Le bord n’a pas de place pour { $robots } robots séparés par { $distance } cases. Choisissez un plateau plus grand ou moins de joueurs.

figure-unreadable = « { $words } » n’est pas une ligne de figure. Écrivez par exemple « robot 0,4 N D+2 ?1 » ou « turns 3 ».

terrain-low = mur bas
terrain-high = mur haut
terrain-trap = trappe
terrain-mine = mine

heading-N = vers le nord
heading-NE = vers le nord-est
heading-SE = vers le sud-est
heading-S = vers le sud
heading-SW = vers le sud-ouest
heading-NW = vers le nord-ouest
