### Problèmes : ce que l’on peut souhaiter, et leur difficulté.

generate-turns = Le plus petit nombre de tours de chaque problème, à partir de 2 ; 0 = n’importe lequel.
    .label = Tours
generate-functions = Avec des cartes fonction ; sans fonction, il faudrait plus de temps.
    .label = Fonctions
generate-robots = Ce nombre d’autres robots se trouve sur le plateau ; sur le meilleur chemin, l’un d’eux au moins est poussé.
    .label = Autres robots
generate-board = Le plateau du problème.
    .label = Plateau
generate-board-small = petit, tiré au sort
generate-board-classic8 = { option-layout-classic8 }
generate-board-fair9 = équitable, 9 × 9
generate-diamonds = Ce nombre de diamants est à rapporter ; 0 = n’importe lequel.
    .label = Diamants
generate-min_difficulty = Ce degré de difficulté ou un plus élevé.
    .label = Difficulté au moins
generate-min_difficulty-easy = facile
generate-min_difficulty-medium = moyen
generate-min_difficulty-hard = difficile
generate-min_difficulty-expert = pour experts
wish-function-turns = Option « { $name } » : avec des fonctions, { $most } tours au plus sont possibles. Souhaitez-en moins.
wish-one-turn = Option « { $name } » : un problème a au moins 2 tours. Souhaitez 2 ou davantage, ou 0.
wish-too-hard = Option « { $name } » : un problème de { $turns } tours est au plus : { $grade }. Souhaitez davantage de tours, ou un problème plus facile.
puzzle-about = Difficulté : { $grade }.
puzzle-difficulty = Difficulté
grade-easy = facile
grade-medium = moyen
grade-hard = difficile
grade-expert = pour experts
puzzle-robot-stands = { robot-start } : { $cell }, tourné { scene-heading } ; à bord { $cargo }, à la base { $banked }.
solve-with-turns = Des tours ont déjà été joués dans ce texte. Donnez le problème seul, sans indications « turn ».
