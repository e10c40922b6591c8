### Ce qui peut être faux dans le texte d’un plateau.

board-no-cell = Il n’y a pas de case « { $name } » sur ce plateau ; les cases vont de A1 à { $last }.
board-size = Un plateau de { $width } x { $height } cases n’est pas possible : de 1 à { $most } dans chaque sens.
board-row-length = La rangée { $row } a { $length } chiffres ; le plateau a { $width } cases de large.
board-row-digits = La rangée { $row } contient autre chose que les chiffres 0–9 et a–f.
board-rows = Le plateau devrait avoir { $height } rangées, mais seules { $rows } suivent.
board-rim-open = Le bord est ouvert : la case { $cell } n’a pas de mur du côté { $side }.
board-one-sided = Le mur entre { $cell } et { $other } n’est que sur l’une des deux cases. Mettez-le sur les deux.
board-all-solid = Toutes les cases sont pleines ; laissez-en au moins une libre.
board-two-diagonals = Il y a deux diagonales en { $cell } ; une seule y tient.
board-two-targets = Il y a deux cibles en { $cell } ; une seule y tient.
board-on-solid = { $cell } est une case pleine : on ne peut rien y mettre.
board-vortex = La cible en { $cell } : le vortex a la couleur « any », et lui seul.
board-text-long = Le texte a { $length } caractères ; { $longest } au plus sont lus.
board-statement = « { $words } » n’a pas sa place dans le texte d’un plateau.
board-missing = Le texte ne commence pas par un plateau : écrivez « quadrants 1A 2B 3C 4D », ou « board 5x4 » et ses rangées.
board-twice = Le texte a deux plateaux ; n’en laissez qu’un.
board-header = « { $words } » n’est pas compris : écrivez la taille comme « board 5x4 ».
board-diagonal = « { $words } » n’est pas une diagonale : écrivez par exemple « diagonal C4 / red ».
board-target = « { $words } » n’est pas une cible : écrivez par exemple « target B3 blue circle ».
board-quadrants = « { $words } » ne sont pas quatre faces de quarts : prenez une face de chaque pièce, par exemple « 1A 2B 3A 4B ».
board-long-slides = Les diagonales se renvoient sur des chemins trop longs ; retirez-en quelques-unes.
