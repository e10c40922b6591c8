### Textes des pages : accueil, préparation d’une table, arrivée, règles, parties enregistrées, erreurs.

page-title = Robacus
page-description = Des jeux de société sur les robots et les nombres, pour les familles, les classes et les amateurs d’énigmes.
page-skip = Aller au contenu
page-home = Robacus, vers l’accueil
page-language = Langue
page-theme = Couleurs
page-theme-auto = Comme l’appareil
page-theme-light = Claires
page-theme-dark = Sombres
page-nickname = Votre pseudo :
page-unofficial = Non officiel, sans lien avec les éditeurs des jeux.
page-about = À propos de Robacus
page-version = Version { $version }
page-problem = Cela n’a pas encore marché.
page-to-start = Vers l’accueil

start-title = Des robots, des nombres et une table pour jouer
start-lead = Ensemble sur un écran, chacun sur son appareil, ou en solo contre un bot. Personne n’a besoin de compte.
start-games = Jeux
start-no-games = Aucun jeu n’est installé ici.
start-play-now = Jouer tout de suite
start-set-up = Préparer une table
start-rules = Règles
start-players = { $low } à { $high } joueurs
start-players-exactly = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
start-tables = Vos tables
start-no-tables = Rien sur la table pour l’instant. Commencez une partie : elle vous attendra ici.
start-nobody = personne encore
start-finished = Parties terminées
start-replay = Rediffusion
start-more = { $count ->
    [one] Encore une
   *[other] Encore { $count }
}
start-phase-waiting = attend des joueurs
start-phase-playing = en cours
start-phase-paused = en pause
start-phase-over = terminée

record-open-title = Ouvrir un enregistrement
record-open-help = Une partie exportée d’ici peut se revoir coup par coup.
record-open-file = Fichier
record-open-text = Ou collez l’enregistrement
record-open-button = Ouvrir la rediffusion

setup-title = { $game } : préparer une table
setup-who = Qui joue ?
setup-name = Votre pseudo
setup-seats-help = De { $low } à { $high } joueurs. Qui ouvre le lien prend la prochaine place libre.
setup-seat = Place { $number }
setup-me = moi
setup-here = sur cet écran
setup-link = par le lien
setup-bot = bot : { $level }
setup-none = personne
setup-here-name = Nom à la place { $number }
setup-more-seats = Places { $low } à { $high }
setup-how = Comment joue-t-on ?
setup-more-options = { $count ->
    [one] Une option de plus
   *[other] { $count } options de plus
}
setup-table = Reprise des coups, spectateurs, graine
setup-undo = Reprendre ses coups
setup-undo-help = Le sien : votre dernier coup, tant que rien n’a été révélé depuis. Libre : même après ; la même carte revient.
setup-undo-own = le sien
setup-undo-free = libre
setup-undo-never = jamais
setup-watch = D’autres peuvent regarder
setup-watch-help = Qui a l’adresse de la table voit ce que tout le monde y voit.
setup-seed = Graine
setup-seed-help = Vide pour une nouvelle partie. Avec les 32 chiffres d’une partie passée, le même hasard revient ; la table le signale alors.
setup-button = À table

join-title = Rejoindre : { $game }
join-host = { $host } vous invite à sa table.
join-seats = Qui est à la table
join-kind-person = personne
join-kind-bot = bot
join-name = Votre pseudo
join-name-help = Les autres le voient. 24 caractères au plus.
join-button = Prendre place
join-watch = Seulement regarder
join-full = Toutes les places de cette table sont prises.

seat-title = Jouer { $name } sur cet appareil ?
seat-words = La place de { $name } ({ $game }) passe sur cet appareil. Là où elle était jouée jusqu’ici, on ne pourra plus que regarder.
seat-button = Jouer ici

rules-title = { $game } : règles
rules-contents = Sommaire

about-what = Robacus est la maison de jeux de société sur les robots et les nombres. Il tourne sur votre ordinateur ou celui de l’école, et se joue dans un navigateur.
about-kept-title = Ce qui est gardé
about-kept = Des cookies retiennent sur cet appareil qui vous êtes, votre pseudo, votre langue et vos couleurs. Les tables et leurs coups sont gardés sur ce serveur. Il n’y a ni compte ni publicité, et aucune page ne demande rien à un autre site.
about-publishers-title = À qui sont ces jeux
about-publishers = Robacus est non officiel et sans lien avec les éditeurs ou les auteurs des jeux imprimés ; les noms appartiennent à leurs propriétaires. Toutes les images, tous les textes et tous les programmes sont les nôtres.
about-programs-title = Pour les programmes
about-programs = Les programmes aussi peuvent s’asseoir à une table. Ce qu’ils peuvent demander et faire est décrit ici :

picture-theme = Il n’y a pas d’image aux couleurs « { $theme } ». Choisissez parmi : { $known }.
picture-size = Une image large de { $size } pixels est impossible. Choisissez de { $low } à { $high } pixels, en largeur et en hauteur.
