### L’éditeur de plateaux.

desk-board = Éditeur de plateaux
    .help = Dessinez votre plateau : sa forme, ses murs, ses trappes et ses mines ; puis jouez dessus ou partagez-le.

draft-group-shape = Forme
draft-group-walls = Murs
draft-group-traps = Trappes et mines
draft-tool-ground = une case, ou une case vide
draft-tool-without = enlever une case
draft-kind-low = mur bas
draft-kind-high = mur haut
draft-kind-trap = trappe
draft-kind-trap_hidden = trappe cachée
draft-kind-mine = mine
draft-kind-mine_hidden = mine cachée
draft-square-none = pas de case

draft-maps = Partir de
draft-map-arena5 = arène
draft-map-open4 = champ libre
draft-map-ring6 = anneau
draft-map-minefield = champ de mines
draft-map-hourglass = sablier
draft-radius = Cases du centre au bord
draft-radius-own = forme libre
draft-control-twin = Pareil des deux côtés
draft-control-turn = Tourner d’un sixième
draft-control-mirror = Inverser gauche et droite
draft-control-clear = Tout enlever
draft-play = Jouer sur ce plateau

draft-fact-hexes = Cases
draft-fact-starts = Cases de départ
draft-fact-robots = Robots
draft-status-ready =
    { $most ->
        [2] Prêt : deux robots peuvent se battre ici.
       *[other] Prêt : de 2 à { $most } robots peuvent se battre ici.
    }
draft-status-faults = Pas encore prêt : voyez ce qui ne va pas.
draft-fault-edge = Il n’y a au bord aucune case libre d’où un robot pourrait partir. Libérez-en.
draft-fault-room = Il n’y a pas de place au bord pour deux robots séparés par { $distance } cases. Agrandissez le plateau ou libérez des cases au bord.
draft-fault-hidden = Quelque chose est caché en { $hex }, au bord, d’où partent les robots. Enlevez-le ou placez-le plus à l’intérieur.

draft-put =
    { $count ->
        [1] { $hex } : { $thing }.
       *[other] { $count } cases : { $thing }.
    }
draft-freed =
    { $count ->
        [1] { $hex } est libre.
       *[other] { $count } cases sont libres.
    }
draft-free-already =
    { $count ->
        [1] { $hex } est déjà libre.
       *[other] Elles sont déjà toutes libres.
    }
draft-added =
    { $count ->
        [1] { $hex } est une nouvelle case.
       *[other] { $count } nouvelles cases.
    }
draft-removed =
    { $count ->
        [1] { $hex } ne fait plus partie du plateau.
       *[other] { $count } cases ne font plus partie du plateau.
    }
draft-not-there = Il n’y a là aucune case à enlever.
draft-map-said = Le plateau « { $name } ».
draft-radius-said = Un hexagone de { $radius } cases du centre au bord, { $hexes } en tout.
draft-radius-range = Après « radius » vient un seul nombre de 1 à { $most }.
draft-shape-said = Le plateau reste tel quel, avec { $hexes } cases.
draft-cleared = Il n’y a plus rien sur le plateau.
draft-turned = Tourné d’un sixième vers la droite.
draft-mirrored = La gauche et la droite ont été inversées.
draft-twin-said = Les côtés opposés sont maintenant pareils.
draft-far = { $hex } est trop loin : les coordonnées vont de -{ $most } à { $most }.
draft-import = Le plateau est ouvert : { $hexes } cases, dont { $things } avec quelque chose dessus.
draft-unreadable = « { $words } » n’est pas compris. Écrivez par exemple « low C4 », « without 3,0 », « ground 3,0 », « radius 4 » ou le texte entier d’une carte.
