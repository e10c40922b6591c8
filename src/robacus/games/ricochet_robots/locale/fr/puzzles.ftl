### Problèmes : ce que l’on peut souhaiter, et leur difficulté.

generate-moves = Le plus petit nombre de coups de chaque problème ; 0 = n’importe lequel. À partir de 13 environ, ils sont rares.
    .label = Coups
generate-or_more = Ce nombre de coups ou davantage.
    .label = Ou davantage
generate-robots = Ce nombre de robots bouge sur un plus court chemin, et moins ne suffit pas ; 0 = n’importe lequel.
    .label = Robots qui bougent
generate-min_difficulty = Ce degré de difficulté ou un plus élevé.
    .label = Difficulté au moins
generate-min_difficulty-easy = facile
generate-min_difficulty-medium = moyenne
generate-min_difficulty-hard = difficile
generate-min_difficulty-expert = pour experts
generate-min_difficulty-master = pour maîtres
generate-variant = Ce qu’un chemin doit respecter : strict, literal ou free, comme pour résoudre.
    .label = Variante
generate-variant-strict = stricte
generate-variant-literal = littérale
generate-variant-free = libre
generate-edition = L’édition dont on prend les plateaux.
    .label = Édition
generate-edition-1999 = { option-edition-1999 }
generate-edition-2003 = { option-edition-2003 }
generate-edition-2013 = { option-edition-2013 }
generate-fifth_robot = Avec le robot noir ou argenté.
    .label = Un cinquième robot

wish-few-robots = Option « { $name } » : il n’y a que { $most } robots. Souhaitez-en moins, ou ajoutez le cinquième avec fifth_robot.
wish-few-moves = Option « { $name } » : { $moves ->
    [one] { $moves } coup ne suffit
   *[other] { $moves } coups ne suffisent
} pas pour tant de robots. Souhaitez plus de coups ou moins de robots.
wish-one-move = Option « { $name } » : un chemin avec un ricochet a au moins 2 coups. Souhaitez-en 2, ou la variante free.

puzzle-about = Difficulté : { $grade }.

grade-easy = facile
grade-medium = moyenne
grade-hard = difficile
grade-expert = pour experts
grade-master = pour maîtres
puzzle-rating = Difficulté : { $grade } ({ NUMBER($points, minimumFractionDigits: 1) }). Robots qui bougent : { $robots } ; plus courts chemins : { $count } ; premiers coups tentants qui égarent : { $tempting }.
