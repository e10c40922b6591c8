### L’entraînement : des exercices sur les calculs, pour l’école et pour soi.

desk-puzzle = Entraînement
    .help = Trouvez des calculs, comblez des trous, tirez le meilleur de vos jetons ; chaque erreur est expliquée.

generate-task = Ce qu’il faut faire.
    .label = Exercice
generate-task-any = n’importe lequel
generate-task-find = trouver tous les calculs
generate-task-gap = combler le trou
generate-task-rack = le plus de points
generate-operations = Les calculs qui comptent.
    .label = Opérations
generate-operations-plus = +
generate-operations-minus = −
generate-operations-plus_minus = + −
generate-operations-times = ×
generate-operations-divided = { sign-division }
generate-operations-times_divided = × { sign-division }
generate-operations-four = + − × { sign-division }
generate-operations-powers = ² ³ √ ∛
generate-operations-all = toutes : + − × { sign-division } ² ³ √ ∛
generate-numbers = Le plus grand nombre dans les calculs.
    .label = Nombres jusqu’à
generate-numbers-10 = 10
generate-numbers-20 = 20
generate-numbers-100 = 100
generate-numbers-1000 = 1000
generate-numbers-any = sans limite
generate-size = La longueur de la rangée ou la taille du plateau.
    .label = Taille
generate-size-small = petite
generate-size-middle = moyenne
generate-size-large = grande

train-grade-easy = facile
train-grade-medium = moyen
train-grade-hard = difficile
train-about = { $task } · { $operations } · { $grade }
train-asked-find = Trouvez tous les calculs dans { $row } ({ $operations }).
train-asked-gap = Quels chiffres font de { $row } un calcul ({ $operations }) ?
train-asked-rack = Faites le plus de points avec { $tiles } ({ $operations }).

## ce qu’on voit
train-board-row = Rangée de { $count } jetons
train-laid-tile = { $digit }, pas encore posé
train-counts = Compte ici
train-found = Trouvés
train-found-of = { $count } sur { $all }
train-read = { $readings }
train-points = Points
train-best = Maximum
train-tiles = Tuiles
train-find = Trouvez tous les calculs : choisissez le premier et le dernier jeton de chacun.
train-find-end = À partir du { $digit } en { $place } : où finit le calcul ?
train-gap = { $count ->
    [one] Quel chiffre fait de toute la rangée un calcul ?
   *[other] { $count } chiffres font de toute la rangée un calcul. Lesquels ?
}
train-rack-advice = Prenez un jeton et choisissez une case, ou choisissez une case et tapez des chiffres.
train-rack-status = Posez des jetons qui rapportent le plus possible.
train-rack-points = Cela fait { count-points }. Posez, ou cherchez mieux.
train-solved = { $count ->
    [0] Tout est trouvé, sans une erreur !
    [one] Tout est trouvé, avec { $count } erreur.
   *[other] Tout est trouvé, avec { $count } erreurs.
}
train-shown = Voici ce qu’il fallait trouver.
train-laid = Posé pour { count-points }.
train-laid-best = { count-points } : rien ne rapporte plus !
train-laid-less = { count-points }. Le maximum était { $best }.
train-recall = Tout reprendre
train-tile-back = Reprendre un jeton
train-rack-tiles = Vos jetons : { $tiles }

## ce qu’on peut faire
train-digit = Chiffre
train-place-begin = Un calcul commence par le { $digit } en { $place }
train-place-end = Il finit par le { $digit } en { $place }
train-back = Reprendre le { $digit } de { $field }
train-next = Exercice suivant
train-again = Encore une fois
train-hint = Indice
train-show = Montrer la réponse
train-show-sure = Montrer la réponse ? L’exercice ne comptera pas comme réussi.
train-table = Jouer une partie avec ces opérations

## ce qui se passe
train-right = Juste : { $readings }.
train-known = Vous l’avez déjà trouvé : { $readings }.
train-wrong = { $digits } n’est pas un calcul.
train-missed = Pas trouvé : { $readings }.
train-unmarked = Choisissez un autre premier jeton.
train-begun-again = Depuis le début.
train-recalled = Tous vos jetons sont revenus.
train-hint-find = L’un d’eux commence par le { $digit } en { $place }. Pensez à : { $operation }
train-hint-gap = Pensez à : { $operation }
train-hint-rack = Le maximum est { count-points }.
train-placement = { $tiles } : { count-points }
train-placement-examples = { $tiles } : { count-points } ({ $examples })
train-more = { $lost ->
    [one] { $lost } point de plus était possible.
   *[other] { $lost } points de plus étaient possibles.
}

## pourquoi ce n’est pas un calcul
why-one-tile = Un seul jeton n’est pas un calcul.
why-zero-first = Aucun calcul ne commence par 0.
why-zero-part = Aucun nombre d’un calcul ne commence par 0.
why-too-short = C’est trop court pour les opérations qui comptent ici.
why-not-here = { $readings } est juste, mais ne compte pas ici.
why-sum = { $a } + { $b } font { $made } et non { $c }.
why-difference = { $a } − { $b } font { $made } et non { $c }.
why-difference-below = { $a } − { $b } ne va pas : { $b } n’est pas plus petit que { $a }.
why-product = { $a } × { $b } font { $made } et non { $c }.
why-quotient = { $a } { sign-division } { $b } font { $made } et non { $c }.
why-quotient-rest = { $a } { sign-division } { $b } font { $made }, reste { $rest }.
why-square = { $a }² est { $made } et non { $b }.
why-cube = { $a }³ est { $made } et non { $b }.
why-root = √{ $a } est { $made } et non { $b }.
why-root-none = √{ $a } n’est pas un nombre entier.
why-cube-root = ∛{ $a } est { $made } et non { $b }.
why-cube-root-none = ∛{ $a } n’est pas un nombre entier.

## ce qui a été tapé
train-unreadable = « { $words } » n’est pas un exercice. Écrivez par exemple « find 16824 », « gap 5_873 » ou « rack 12345; board » et les lignes du plateau.
train-twice = « { $words } » s’y trouve deux fois ; une fois suffit.
train-level = « { $words } » n’est pas un niveau. Écrivez par exemple « level plus_minus 100 small ».
train-row = « { $words } » n’est pas une rangée de jetons. Écrivez de 2 à { $most } chiffres.
train-row-gap = « { $words } » n’est pas une rangée avec un trou. Écrivez de 2 à { $most } places : des chiffres, et un _ pour le trou.
train-no-answer = Dans { $words } il n’y a rien à trouver avec les opérations qui comptent ; choisissez d’autres chiffres ou d’autres opérations.
train-many = Dans { $words } il y a { $count } calculs ; un exercice en a { $most } au plus.
train-rack = « { $words } » n’est pas un chevalet. Écrivez de 1 à { $most } chiffres.
train-board = « { $words } » n’est pas un plateau. Écrivez ses lignes de haut en bas : des chiffres, . pour les cases vides, d t D T pour celles qui multiplient.
train-answer = « { $words } » ne va pas avec cet exercice.
train-no-tile = Il n’y a plus de { $digit } parmi vos tuiles.
train-tiles-unreadable = « { $words } » n’est pas compris. Écrivez des tuiles avec leurs cases, par exemple « C2=3 C4=1 ».
train-nothing = Avec ces tuiles, on ne peut rien poser ici.
train-no-place = « { $words } » n’est pas dans cette rangée : elle va de A à { $last }.
train-find-unreadable = « { $words } » n’est pas compris. Écrivez les chiffres d’un calcul, comme 824, ou sa première et sa dernière place, comme C-E.
train-not-in-row = { $digits } ne se trouve pas dans cette rangée.
train-gap-unreadable = « { $words } » n’est pas un chiffre pour le trou. Écrivez-en un de 0 à 9.
train-over = Cet exercice est fini ; prenez le suivant.
train-none = Aucun exercice de ce genre n’a été trouvé ; choisissez un autre niveau.
train-wish = « { $words } » ne peut pas être choisi ici.

## à une table
option-group-school = Pour l’école : les opérations qui comptent
    .help = À cette table, elles seules forment des calculs. L’aperçu, les points et les bots s’y tiennent, et l’entraînement peut se régler de même.
signs-addition = +
signs-subtraction = −
signs-multiplication = ×
signs-division = { sign-division }
signs-squares = ² √
signs-cubes = ³ ∛

## les leçons
lesson-intro = { $title } : { $text }
lesson-next = Leçon suivante : { $title }
lesson-sums = Des calculs sans signes
    .help = 3 1 4, c’est 3 + 1 = 4 : d’abord deux nombres, puis le résultat. Choisissez le premier et le dernier jeton de chaque calcul de la rangée.
lesson-kinds = Moins, fois, divisé
    .help = 9 8 1, c’est 9 − 8 = 1, 2 3 6, c’est 2 × 3 = 6, et 8 4 2, c’est 8 divisé par 4. Des jetons qui se lisent de plusieurs façons sont un seul calcul.
lesson-inside = L’un dans l’autre
    .help = Les nombres peuvent avoir plusieurs chiffres, et les mêmes jetons appartenir à plusieurs calculs. Toute la rangée en est un, et un plus court s’y trouve.
lesson-powers = Carrés, cubes et racines
    .help = 3 9, c’est 3² = 9, et 9 3, c’est √9 = 3. 2 8, c’est 2³ = 8, et 8 2, c’est ∛8 = 2. Ici, eux seuls comptent.
lesson-zero = Les zéros
    .help = Un nombre peut contenir un 0, comme 10 ou 205, mais aucun nombre ne commence par lui, et 0 seul n’en est pas un.
lesson-gap = Un trou
    .help = Il manque un jeton. Plusieurs chiffres peuvent être justes : trouvez-les tous.
lesson-rack = Poser des jetons
    .help = Tous vos nouveaux jetons doivent être dans un même calcul, avec ce qui est déjà posé. Un carré 2× double le jeton qui le couvre.
