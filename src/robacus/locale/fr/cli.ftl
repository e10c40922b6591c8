### La ligne de commande. Les messages qui commencent par « help » n’ont pas de variables.

help-robacus = Jeux de société sur les robots et les nombres : jouer, résoudre des positions, vérifier et mesurer.
help-robacus-more = « robacus COMMANDE --help » en dit plus sur une commande.
help-robacus-version = Afficher les versions du programme, de son noyau et des règles.
help-robacus-debug = Afficher les détails d’une erreur inattendue.
help-usage = Usage :
help-options = Options
help-commands = Commandes
help-options-metavar = [OPTIONS]
help-command-metavar = COMMANDE ...
help-help = Afficher cette page.

help-play = Jouer dans le navigateur de cet ordinateur.
help-play-more =
    Lance le serveur et ouvre le navigateur. Les variables d’environnement PORT et BROWSER disent où il
    écoute et quel navigateur s’ouvre.
help-play-port = Écouter sur ce port au lieu de 8765.
help-play-lan = Laisser jouer aussi les téléphones et ordinateurs du même réseau ; affiche l’adresse et un code QR.
help-play-no-browser = N’ouvrir aucun navigateur.
help-play-data = Garder les parties dans ce dossier.

help-serve = Faire tourner le serveur pour d’autres.
help-serve-more = N’ouvre pas de navigateur. Ctrl-C l’arrête ; les parties en cours reprennent au démarrage suivant.
help-serve-host = Écouter à cette adresse au lieu de 127.0.0.1 ; 0.0.0.0 désigne tous les réseaux de cette machine.
help-serve-port = Écouter sur ce port au lieu de 8765.
help-serve-data = Garder les parties dans ce dossier, ou dans la base que désigne une adresse postgresql://.
help-serve-games = Proposer aussi les jeux de ce dossier. Leur code s’exécute avec les droits du serveur.

help-games = Lister les jeux et leurs options.
help-games-more = Avec le nom d’un jeu : seulement celui-ci.
help-games-json = Écrire une ligne JSON par jeu.

help-record = Afficher, convertir ou dessiner une partie enregistrée.
help-record-more = FILE est une partie exportée d’une table ; « - » la lit sur l’entrée standard.
help-record-at = S’arrêter après cette étape de la partie, comme les compte la liste des coups.
help-record-seat = Dessiner ce que voit cette place au lieu de ce que tous voient.
help-record-svg = Dessiner la position en SVG dans ce fichier.
help-record-png = Dessiner la position en PNG dans ce fichier.
help-record-json = Écrire la partie en un document JSON.
help-record-jsonl = Écrire la partie en lignes JSON : l’en-tête, puis une entrée par ligne.

help-paper = Dessiner les feuilles de papier d’un jeu : fiches, plateaux.
help-paper-more = SHEET est l’une de celles qui s’affichent sans lui. Les pages A4 et Letter sont sur la page du jeu d’un serveur.
help-paper-from = Mettre sur la feuille le contenu de ce fichier : un programme, une carte.
help-paper-svg = Dessiner la feuille en SVG dans ce fichier.
help-paper-png = Dessiner la feuille en PNG dans ce fichier.

help-solve = Résoudre des positions.
help-solve-more =
    Prend une position en texte, un fichier qui en contient une, ou un fichier de cas de conformité ;
    « - » lit l’entrée standard. Chaque réponse est rejouée selon les règles avant d’être affichée.
help-solve-game = De quel jeu est la position ; utile seulement si plusieurs jeux savent la lire.
help-solve-time-limit = Cesser de chercher une position après ce nombre de secondes.
help-solve-memory-limit = Utiliser au plus ce nombre de mégaoctets par position.
help-solve-jsonl = Écrire une ligne JSON par position dès qu’elle est résolue.
help-solve-svg = Dessiner la réponse en SVG dans ce fichier.
help-solve-png = Dessiner la réponse en PNG dans ce fichier.

help-generate = Créer des problèmes d’une difficulté voulue.
help-generate-more =
    GAME est le nom d’un jeu, ou son début. La même graine et les mêmes souhaits donnent les mêmes problèmes,
    quel que soit le nombre de processus.
help-generate-count = Créer ce nombre de problèmes au lieu d’un.
help-generate-seed = Le texte qui décide des problèmes ; sans lui, ils sont nouveaux à chaque fois.
help-generate-time-limit = S’arrêter après ce nombre de secondes au lieu d’une heure.
help-generate-processes = Travailler avec ce nombre de processus au lieu d’un par processeur.
help-generate-cluster = Travailler sur la grappe dask dont l’ordonnanceur a cette adresse.
help-generate-jsonl = Écrire une ligne JSON par problème dès qu’il est trouvé.

help-check = Vérifier les règles avec des cas de conformité.
help-check-more = Finit par le nombre de cas réussis et manqués ; le code de sortie est 1 si l’un a manqué.
help-check-json = Écrire une ligne JSON par échec et une pour le résultat.

help-bench = Mesurer la vitesse sur cette machine.
help-bench-more = GROUP est l’un de ceux que --list affiche ; sans lui, tout est mesuré, ce qui prend des minutes.
help-bench-list = Lister les groupes.
help-bench-json = Écrire une ligne JSON par mesure dès qu’elle est faite.

cli-try-help = « robacus COMMANDE --help » montre ce qu’on peut taper.
cli-version-game = { $game } : { $count ->
    [one] version des règles
   *[other] versions des règles
} { $rulesets }

cli-no-command = Il n’y a pas de commande « { $name } ». Commandes : { $known }.
cli-no-option = Il n’y a pas d’option { $option } ici.
cli-option-value = L’option { $option } demande une valeur, ou en a une qu’elle ne prend pas.
cli-missing = { $name } manque.
cli-extra = Ceci est de trop : { $words }
cli-number = L’option { $option } demande un nombre de { $low } à { $high }, pas « { $value } ».
cli-usage = La commande est incompréhensible : { $why }
cli-system = L’ordinateur a refusé : { $why }
cli-unexpected = Quelque chose s’est mal passé dans Robacus ({ $why }). C’est une faute du programme : merci de la signaler, avec ce qu’affiche « robacus --debug … ».

cli-file-unreadable = Impossible de lire { $name } : { $why }. Vérifiez le nom et le droit de lecture.
cli-file-unwritable = Impossible d’écrire { $name } : { $why }. Choisissez un autre endroit.
cli-file-too-big = { $name } est trop gros : on lit au plus { $biggest } octets.
cli-not-text = Ce n’est pas du texte en UTF-8. Enregistrez-le en UTF-8 et réessayez.
cli-no-folder = Il n’y a pas de dossier { $name }.

cli-port = PORT vaut « { $value } » ; il faut un nombre de 1 à 65535.
cli-play-here = Robacus est prêt : { $address }
cli-play-running = Robacus tourne déjà : { $address }
cli-play-lan = Les autres sur le même réseau jouent à l’adresse { $address }
cli-play-no-lan = Cet ordinateur n’est sur aucun réseau : personne d’autre ne peut se joindre à vous.
cli-play-stop = Ctrl-C arrête le serveur. Les parties sont gardées.
cli-serve-ready = Robacus répond à l’adresse { $address }

cli-games-seats = Joueurs : de { $low } à { $high }
cli-games-levels = Bots : { $levels }
cli-games-option = Option
cli-games-default = Par défaut
cli-games-possible = Possible
cli-games-meaning = Sens
cli-games-text = texte d’au plus { $longest } caractères

cli-record-game = { $title }, version { $ruleset } des règles
cli-record-options = Options : { $options }
cli-record-seat = Place { $number } : { $name }
cli-record-winner = gagnant
cli-record-at = La partie n’a pas d’étape { $at } ; la dernière est { $last }.
cli-record-not-begun = Il n’y a rien à dessiner : à cette étape, la partie n’a pas commencé.
cli-paper-none = { $game } n’a pas de feuilles de papier.
cli-paper-unknown = Il n’y a pas de feuille "{ $name }". Feuilles : { $known }.

cli-solve-what = Que faut-il résoudre ? Nommez un fichier, donnez une position, ou envoyez-la par un tube.
cli-solve-which = Plusieurs jeux savent lire ceci : { $known }. Choisissez avec --game.
cli-solve-no-solver = Il n’y a pas de solveur pour { $game }. Jeux qui en ont un : { $known }.
cli-solve-none = Aucun jeu n’a de solveur ici.
cli-solve-unreadable = Ce n’est ni un fichier existant ni une position d’un jeu qui a un solveur ({ $known }).
cli-solve-no-position = Ce qui a été lu n’est pas une position d’un jeu qui a un solveur ({ $known }). Dites avec --game de quel jeu il s’agit, et vous saurez ce qui ne va pas.
cli-solve-too-big = La position est trop grosse : on lit au plus { $biggest } octets.
cli-solve-nothing = Il n’y a aucune position là-dedans. Écrivez-en une, ou nommez un autre fichier.
cli-solve-line = Ligne { $line } : { $why }
cli-solve-one-picture = Une image montre une position, et il y en a plusieurs. Résolvez-les sans --svg ni --png.

cli-generate-none = Aucun jeu ici ne crée de problèmes.
cli-generate-no-generator = { $game } ne crée pas de problèmes. Jeux qui en créent : { $known }.
cli-generate-seed = L’option --seed demande un texte de 1 à { $longest } lettres sans accent, chiffres et signes ordinaires.
cli-generate-few = Trouvé { $found } sur { $wanted } en { $seconds } s ; nombre d’essais : { $attempts }. Souhaitez quelque chose de moins rare, ou donnez plus de temps avec --time-limit.
cli-generate-attempts = { $attempts ->
    [one] { $attempts } essai
   *[other] { $attempts } essais
}
cli-generate-lost = Un processus qui créait des problèmes est mort, peut-être faute de mémoire. Réessayez avec moins de --processes.
generate-no-generator = { $game } ne crée pas de problèmes.

cli-bench-missing = Les mesures ne sont pas installées. Elles sont dans le dossier « bench » du code source : lancez cette commande depuis un dossier de code source installé avec « make play ».
cli-bench-unknown = Il n’y a pas de groupe « { $group } ». Groupes : { $known }.
cli-bench-group = Groupe
cli-bench-case = Cas
cli-bench-value = Valeur
cli-bench-unit = Unité
cli-bench-reference = Référence
cli-bench-ratio = Rapport

check-failed = ÉCHEC { $place } { $case }
check-warning = Attention { $place } : { $why }
check-expected = attendu
check-actual = obtenu
check-unreadable = Le fichier est illisible : { $why }.
check-empty = Le fichier ne contient aucun cas.
check-long-line = La ligne dépasse { $longest } octets.
check-not-json = La ligne n’est pas du JSON : { $why }.
check-not-object = La ligne n’est pas un objet JSON.
check-shape = Le cas n’est pas comme il devrait : { $why }.
check-twice = La ligne { $line } a le même id.
check-unknown-kind = { $game } n’a pas de sorte de cas « { $kind } ». Sortes : { $known }.
check-unknown-field = Personne ne lit le champ « { $field } ».
check-crashed = Le programme s’est arrêté sur une erreur : { $why }
