### Programs: what is wrong with a cell, and what orders and questions mean.

program-long = Le programme a { $length } caractères ; { $longest } sont possibles.
program-cells = Le programme a { $cells ->
    [1] une case
   *[other] { $cells } cases
} ; il en faut { $wanted }. Une case vide s’écrit « - ».
program-cell = Pas { $step } : { $why }
program-blank = Le pas { $step } est vide. À cette table, toutes les cases doivent être remplies.
cell-empty = Il n’y a rien. Une case vide s’écrit « - ».
cell-unknown = « { $words } » n’est pas un ordre. Les ordres commencent par D, R, T, A, Z, V ou ?.
cell-sign = « { $words } » demande un signe et un nombre, par exemple { $letter }+1 ou { $letter }-1.
cell-range = « { $words } » est hors limites : { $letter } va de 1 à { $most }, avec + ou -.
cell-v = « { $words } » n’est pas possible : V demande un pas de 0 à { $last }.
cell-question = « { $words } » n’est pas possible : les questions vont de ?1 à ?{ $last }.
cell-no-x = « { $words } » : la question { $number } ne prend pas de nombre après les deux-points.
cell-x = « { $words } » n’est pas possible : après les deux-points vient un nombre de 0 à { $most }.

order-ahead =
    { $count ->
        [one] { $count } case en avant
       *[other] { $count } cases en avant
    }
order-back =
    { $count ->
        [one] { $count } case en arrière
       *[other] { $count } cases en arrière
    }
order-right =
    { $count ->
        [one] un sixième de tour à droite
       *[other] { $count } sixièmes de tour à droite
    }
order-left =
    { $count ->
        [one] un sixième de tour à gauche
       *[other] { $count } sixièmes de tour à gauche
    }
order-fire = tirer droit devant, à deux cases
order-explode = exploser : touche tout le monde à deux cases, et élimine le robot lui-même
order-begin = retour au début
order-go = continuer aussitôt au pas { $step }
order-blank = vide : ne fait rien pendant un tour

question-1 = Y a-t-il un obstacle droit devant ?
question-2 = Y a-t-il un obstacle derrière moi ?
question-3 = Y a-t-il un obstacle devant à droite ?
question-4 = Y a-t-il un obstacle devant à gauche ?
question-5 = Un tir toucherait-il un robot maintenant ?
question-6 = Y a-t-il un robot sur la case juste devant moi ?
question-7 = Y a-t-il un autre robot à { $x } cases ou moins ?
question-8 = Ai-je avancé de plus de { $x } cases dans cette direction ?
question-9 = Ai-je avancé de plus de { $x } cases depuis mon dernier tir ?
question-10 = Me reste-t-il plus de { $x } tirs ?
question-11 = Ai-je été touché au tour précédent ?
question-12 = Mon déplacement a-t-il été écourté au tour précédent ?
question-13 = Y a-t-il un robot droit devant à { $x } cases ou moins, sans mur haut entre nous ?
question-14 = Reste-t-il plus de { $x } robots, moi compris ?
question-15 = Le numéro du tour dépasse-t-il { $x } ?
question-16 = Y a-t-il un robot à ma droite, à { $x } cases ou moins ?
question-17 = Y a-t-il un robot à ma gauche, à { $x } cases ou moins ?

goes-test = oui → { $yes }, non → { $no }
goes-to = → { $step }

library-first_steps = Premiers pas
    .help = Avance, et tourne quand quelque chose barre le chemin.
library-patrol = Patrouille
    .help = Le programme de l’exemple de la règle, cases vides remplies.
library-lighthouse = Phare
    .help = Reste sur place, tourne et tire sur tout ce qui vient dans sa ligne.
library-mine_layer = Hérisson
    .help = Recule devant tout le monde et explose quand il est touché.
library-wall_walker = Longe-murs
    .help = Garde le mur à sa gauche et cherche le long du mur sur qui tirer.
library-ambush = Embuscade
    .help = Se tourne vers qui vient et laisse l’autre faire le dernier pas.
library-bomber = Bombe
    .help = Court vers le robot le plus proche et explose à côté de lui.
library-hunter = Chasseur
    .help = Se tourne vers qui est proche, s’en approche et tire dès qu’un tir toucherait.
library-stalker = Traqueur
    .help = Un chasseur qui voit loin et tire sur la case où l’autre va entrer.
library-fox = Renard
    .help = Issu par évolution de programmes au hasard, personne ne l’a écrit : il regarde autour de lui, longe les murs et tire aussitôt.
library-wolf = Loup
    .help = Issu par évolution de combats contre les exemples et le renard : il recule devant qui est proche à sa droite, et se tient à l’affût.
library-lynx = Lynx
    .help = Issu par évolution de combats contre les exemples, le renard et le loup, le meilleur que l’évolution ait trouvé : c’est lui que joue le bot fort à deux.
