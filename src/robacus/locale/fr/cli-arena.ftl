### L’arène. Les messages qui commencent par "help" n’ont pas d’arguments.

help-arena = Faire combattre bots et programmes : matchs, tournois, échelles, évolution.
help-arena-more =
    ENTRY est un dossier de programmes, le fichier de l’un d’eux, library (les programmes fournis avec le jeu),
    evolved (ceux que l’évolution a produits), library:NAME, level:NAME (un bot du jeu) ou run:COMMAND (un programme à vous, qui lit et écrit des
    lignes JSON). NAME=ENTRY lui donne un autre nom. Les mêmes participants et la même graine donnent le
    même classement, quel que soit le nombre de processus.
help-arena-match = Deux participants ou plus à une même table, encore et encore.
help-arena-match-more = Il y a autant de places que de participants ; chacun occupe chaque place aussi souvent.
help-arena-round-robin = Tous contre tous.
help-arena-round-robin-more =
    Tous se rencontrent sur les mêmes plateaux, graines et départs, et échangent leurs places. Les participants
    qui arrivent plus tard ne jouent que ce qui manque.
help-arena-ladder = Des rencontres entre participants de force voisine ; pour les grands nombres.
help-arena-ladder-more =
    Le classement suit la cote. Relancez avec le même fichier de résultats quand il y a de nouveaux
    participants : leurs parties passent en premier.
help-arena-evolve = Améliorer des programmes contre des adversaires.
help-arena-evolve-more =
    OPPONENT s’écrit comme un participant et doit être un programme. Écrit dans le dossier le meilleur programme
    et ce qu’il vaut à l’entraînement, sur de nouveaux départs et sur de nouveaux plateaux. Une exécution
    interrompue reprend là où elle en était.

help-arena-option-game = Jouer à ce jeu ; le début de son nom suffit. Nécessaire seulement si plusieurs jeux ont des programmes.
help-arena-option-option = Régler une option du jeu. Donnée plusieurs fois sous le même nom, chaque valeur a son tour.
help-arena-option-starts = Tant de graines et de départs sur chaque plateau au lieu de 4.
help-arena-option-seed = Le texte qui décide des graines et des départs au lieu de 1.
help-arena-option-broken = Que faire quand un participant est illisible : stop pour arrêter (par défaut), skip pour l’écarter.
help-arena-option-processes = Travailler avec ce nombre de processus au lieu d’un par processeur.
help-arena-option-cluster = Travailler sur la grappe dask dont l’ordonnanceur a cette adresse.
help-arena-option-results = Garder chaque résultat dans ce fichier dès qu’il est connu ; ce qui s’y trouve n’est pas rejoué.
help-arena-option-page = Écrire dans ce dossier une page avec le classement et des enregistrements de parties.
help-arena-option-language = La langue de la page ; par défaut celle de la ligne de commande.
help-arena-option-replays = Écrire à côté de la page au plus ce nombre d’enregistrements au lieu de 100.
help-arena-option-json = Écrire un seul document JSON.
help-arena-option-seconds = Un programme à vous a ce nombre de secondes par réponse au lieu de 10.
help-arena-option-game-seconds = Et ce nombre pour toutes ses réponses d’une partie au lieu de 300.
help-arena-option-megabytes = Et ce nombre de mégaoctets de mémoire au lieu de 2048.
help-arena-option-seats = Ce nombre de joueurs par table au lieu de 2.
help-arena-option-meetings = Continuer jusqu’à ce que chacun ait fait ce nombre de rencontres au lieu de 20.
help-arena-option-out = Garder le déroulement et le meilleur programme dans ce dossier.
help-arena-option-battles = Livrer en tout ce nombre de combats au lieu de 20000.
help-arena-option-population = Garder ce nombre de programmes au lieu de 40.
help-arena-option-wild = S’entraîner aussi sur ce nombre de plateaux tirés au hasard, et mesurer sur autant d’autres, au lieu de 8.
help-arena-option-from = Commencer aussi avec ce programme ou ce dossier de programmes.

arena-which-game = Quel jeu ? Dites-le avec --game. Jeux : { $known }.
arena-option-words = L’option --option demande NAME=VALUE, et non « { $words } ».
arena-one-crew = Choisissez soit --processes, soit --cluster.
arena-seats = { $game } ne se joue pas à { $seats } dans l’arène ; c’est possible de { $low } à { $high }.
arena-many-tables = Ces options donnent { $tables } tables différentes ; { $most } au plus sont possibles.
arena-many-games = Cela ferait { $games } parties ; { $most } au plus sont possibles. Nommez moins de participants ou de départs, ou choisissez une échelle.
arena-many-entries = Il y a plus de { $most } participants. Nommez-en moins.
arena-few-entries = { $entries ->
    [0] Il n’y a aucun participant.
    [one] Il n’y a qu’un participant.
   *[other] Il n’y a que { $entries } participants.
} { $seats ->
    [one] Il en faut au moins un.
   *[other] Il en faut au moins { $seats }.
}
arena-same-name = Deux participants s’appellent « { $name } » : { $one } et { $other }. Donnez un autre nom à l’un d’eux : NAME=ENTRY.
arena-one-name = « { $name } » ne peut nommer qu’un participant, et « { $words } » n’en est aucun ou plusieurs.
arena-command = Ceci n’est pas une commande d’au plus { $longest } caractères : { $command }
arena-level = { $game } n’a pas de bot « { $level } ». Bots : { $known }.
arena-no-levels = aucun
arena-no-library = Aucun programme n’est fourni avec { $game }.
arena-not-in-library = Il n’y a pas de programme « { $name } » dans la bibliothèque. Programmes : { $known }.
arena-no-programs = { $game } ne se joue pas avec des programmes de fichiers ({ $words }). Nommez un bot avec level:NAME, ou un programme à vous avec run:COMMAND.
arena-empty-folder = Il n’y a pas de programme dans le dossier { $folder }. Les fichiers de programmes finissent par { $endings }.
arena-no-file = Lecture impossible : { $why }.
arena-big-file = Le fichier est trop gros : { $biggest } octets au plus sont lus.
arena-bad-entry = { $place } ne peut pas participer : { $why }
arena-stopped = { $count ->
    [one] Un participant ne peut pas jouer.
   *[other] { $count } participants ne peuvent pas jouer.
} Corrigez cela, ou écartez-les avec --broken skip.
arena-lost = Du travail s’est perdu à plusieurs reprises ({ $why }). Réessayez avec moins de --processes, ou voyez ce que font les machines de la grappe.
arena-interrupted = Arrêté. Ce qui est fait se trouve dans { $name } ; la même commande reprend à cet endroit.
arena-no-dask = --cluster a besoin de dask, qui n’est pas installé. Installez-le avec : pip install "robacus[cluster]"
arena-no-cluster = Personne ne travaille pour la grappe à { $address } ({ $why }). L’adresse est-elle juste, l’ordonnanceur et une machine de travail tournent-ils ?
arena-in-use = { $name } sert à une autre exécution. Attendez-la, ou choisissez un autre fichier.
arena-not-results = { $name } n’est pas un fichier de résultats de l’arène. Choisissez un autre fichier.
arena-bad-line = { $name }, ligne { $line } : illisible. Supprimez la ligne, et sa partie sera rejouée.
arena-other-results = { $name } appartient à autre chose : { $fields } diffèrent. Choisissez un autre endroit, ou les mêmes réglages.
arena-bad-course = { $name } est illisible. Choisissez un autre dossier, ou supprimez le fichier pour recommencer.
arena-evolve-few = Avec { $population } programmes et ces adversaires, il faut au moins { $least } combats. Accordez plus de --battles, ou gardez une --population plus petite.
arena-evolve-program = { $name } n’est pas un programme. L’évolution demande des adversaires qui soient des programmes.
arena-evolve-game = { $game } n’a pas de programmes que l’évolution puisse améliorer. Jeux qui en ont : { $known }.

arena-measured = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $tables ->
    [one] { $tables } plateau ou jeu d’options
   *[other] { $tables } plateaux ou jeux d’options
}, graine { $seed }.
arena-forfeits = { $count ->
    [one] Une partie perdue par forfait.
   *[other] { $count } parties perdues par forfait.
}
arena-page-written = La page est { $page }
arena-written = Le programme est dans { $file }
arena-took = Cette fois, { $battles } combats ont été livrés en { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
}.
arena-evolved = Issu de { $battles } combats et { $generations } générations (graine { $seed }) ; né à la génération { $born }.
arena-share-on = { $share } % des points sur { $grounds }, { $battles } combats.
arena-grounds-training = les terrains d’entraînement ({ $maps ->
    [one] { $maps } plateau
   *[other] { $maps } plateaux
})
arena-grounds-fresh-starts = les mêmes plateaux avec de nouveaux départs
arena-grounds-fresh-maps = { $maps ->
    [one] { $maps } nouveau plateau
   *[other] { $maps } nouveaux plateaux
}
arena-short-training = Entraînement
arena-short-fresh-starts = Nouveaux départs
arena-short-fresh-maps = Nouveaux plateaux

arena-head-place = Rang
arena-head-name = Nom
arena-head-opponent = Adversaire
arena-head-kind = Nature
arena-head-games = Parties
arena-head-wins = Gagnées
arena-head-draws = Nulles
arena-head-losses = Perdues
arena-head-points = Points
arena-head-share = % des points
arena-head-rating = Cote
arena-head-players = Joueurs
arena-head-result = Résultat
arena-head-turns = Tours
arena-head-options = Options
arena-head-replay = Enregistrement

arena-kind-program = programme
arena-kind-level = bot
arena-kind-command = programme extérieur

arena-title-match = Match : { $game }
arena-title-round-robin = Tous contre tous : { $game }
arena-title-ladder = Échelle : { $game }
arena-page-entries = { $count ->
    [one] { $count } participant
   *[other] { $count } participants
}
arena-page-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
arena-page-seats = { $count } par table
arena-page-seed = Graine
arena-page-tables = Plateaux et options
arena-page-by-points = Une victoire vaut 3 points, une nulle à deux 1 ; sur W joueurs, les S qui partagent le résultat reçoivent chacun (W × W − 1) / S. Derrière la cote figure sa marge d’erreur.
arena-page-by-rating = Rangé selon ce que vaut au moins la cote ; derrière elle figure sa marge d’erreur. Une victoire vaut 3 points, une nulle à deux 1 ; sur W joueurs, les S qui partagent le résultat reçoivent chacun (W × W − 1) / S.
arena-page-table = Classement
arena-page-crossed = Tous contre tous
arena-page-crossed-help = Le pourcentage des points que le participant de la ligne a pris à celui de la colonne.
arena-page-pair = { $games } parties, { $points } points à { $against }
arena-page-replays = Parties à revoir
arena-page-replays-help = Pour revoir une partie, ouvrez sa rediffusion ; un enregistrement s’ouvre sur la page d’accueil de Robacus, ou avec « robacus record FILE ».
arena-page-made = Fait avec Robacus.
arena-film-link = Regarder { $number }
arena-replay-link = Enregistrement { $number }
arena-page-back = Retour au classement
arena-percent = { $value } %
arena-with-forfeits = { $losses } (dont { $count } par forfait)
arena-usual-options = options habituelles
arena-yes = oui
arena-no = non
arena-won = { $name } gagne.
arena-draw = Partage : { $names }.
arena-nobody-won = Personne ne gagne.
arena-forfeit-slow = { $name } a mis plus de { $detail } s à répondre.
arena-forfeit-ended = { $name } s’est terminé avant sa partie ({ $detail }).
arena-forfeit-nonsense = { $name } a donné une réponse illisible : { $detail }
arena-forfeit-refused = { $name } a voulu ce que les règles refusent : { $detail }
arena-forfeit-crashed = { $name } a un défaut : { $detail }
arena-forfeit-silent = { $name } n’a rien fait.
