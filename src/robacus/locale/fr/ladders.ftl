### Échelles : les programmes de beaucoup de gens jouent tout seuls les uns contre les autres, et le classement dit lequel est le meilleur.

## Celles d’un jeu, et une nouvelle

ladders = Échelles
ladders-title = Échelles : { $game }
ladders-lead = Chacun écrit un programme et le remet. Les programmes jouent tout seuls les uns contre les autres, et un classement montre lequel est le meilleur.
ladders-mine = Vos échelles
ladders-none = Pas encore d’échelle. Créez-en une pour votre classe ou vos amis, ou ouvrez le lien que quelqu’un vous a envoyé.
ladders-made = créée par vous
ladders-new = Une nouvelle échelle
ladders-new-help = Vous recevez un lien pour les participants et un autre pour gérer l’échelle. Personne n’a besoin de compte.
ladders-make = Créer l’échelle

ladder-name = Nom de l’échelle
ladder-name-help = Tout le monde le voit au-dessus du classement ; par exemple le nom de votre classe.
ladder-grounds = Où l’on joue
ladder-grounds-help = Tous se rencontrent sur chacun de ces plateaux, et des deux côtés.
ladder-programs = Qui peut lire les programmes
ladder-programs-help = Vous, toujours. Chacun voit les siens.
ladder-programs-secret = Secrets jusqu’à la fermeture
ladder-programs-open = Tous, tout de suite
ladder-library = Les programmes fournis avec le jeu participent
ladder-library-help = Ainsi, même la première personne qui remet un programme trouve des adversaires.
ladder-own = Programmes par personne
ladder-closes = Dernier jour pour remettre un programme
ladder-closes-help = Peut rester vide : l’échelle est alors ouverte jusqu’à ce que vous la fermiez. Le jour finit selon l’horloge de ce serveur.

ladder-no-name = Donnez un nom à l’échelle.
ladder-no-ground = Choisissez au moins un plateau où l’on joue.
ladder-own-range = Une personne peut avoir de 1 à { $most } programmes.
ladder-bad-day = Choisissez un jour du { DATETIME($first, dateStyle: "medium") } au { DATETIME($last, dateStyle: "medium") }, ou aucun.
ladder-too-many = Cela fait trop de nouvelles échelles. Utilisez-en une que vous avez, ou attendez un peu.
ladder-no-programs = Ce jeu ne se joue pas avec des programmes ; il n’a donc pas d’échelles.

## Le classement

ladder-open = ouverte
ladder-closed = fermée
ladder-closed-on = dernier jour : { DATETIME($day, dateStyle: "long") }
ladder-facts-secret = Les programmes sont secrets jusqu’à la fermeture
ladder-facts-open = Tout le monde peut lire les programmes
ladder-facts-shown = Les programmes ne sont plus secrets
ladder-submit = Remettre un programme
ladder-manage = Gérer l’échelle
ladder-yours = Vos programmes
ladder-change = modifier
ladder-look = regarder
ladder-outside = Pour participer, ouvrez le lien que vous donne la personne qui a créé cette échelle.

ladder-busy = Les programmes jouent …
ladder-settled = Tout est joué : les cotes se sont stabilisées.
ladder-few = Dès qu’il y a deux programmes, ils commencent à jouer.
ladder-counts = { $entries ->
    [one] { $entries } programme
   *[other] { $entries } programmes
}, { $games ->
    [one] { $games } combat
   *[other] { $games } combats
}
ladder-empty = Personne n’est encore là. Le premier programme ouvre l’échelle.
ladder-no-place = pas encore de rang
ladder-first = ses premiers combats viennent tout de suite
ladder-mine = le vôtre
ladder-from-library = fourni avec le jeu
ladder-rating = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-sure-sure = sûre
ladder-sure-fair = assez sûre
ladder-sure-open = encore incertaine
ladder-record-help = gagnés, nuls, perdus
ladder-table-help = La cote dit la force d’un programme : tous commencent à 25, et qui bat des programmes forts monte le plus. Derrière ± figure sa marge d’erreur ; on est rangé selon ce que vaut au moins la cote. Une victoire vaut 3 points, une nulle 1.

ladder-battles = Derniers combats
ladder-battles-secret = On pourra les regarder quand l’échelle sera fermée : ils montreraient les programmes.
ladder-battles-help = Chaque marque est un combat à regarder, derrière celui qui l’a gagné.
ladder-battles-hidden = Chaque marque est un combat à regarder, derrière celui qui l’a gagné. On y voit ce qui se passe, mais pas les programmes : ils sont secrets jusqu’à la fermeture de l’échelle.
ladder-shared = nuls
ladder-no-battles = Personne n’a encore joué.
ladder-turns = { $count ->
    [one] { $count } tour.
   *[other] { $count } tours.
}
ladder-no-battle = Ce combat n’est plus conservé : l’un de ses programmes a été modifié ou retiré, ou il est trop ancien. Choisissez-en un autre dans le classement.
ladder-secret = Les programmes de cette échelle sont secrets jusqu’à sa fermeture.
ladder-no-entry = Il n’y a pas ce programme dans l’échelle. Il a peut-être été retiré.
ladder-not-yours = Ce programme est à quelqu’un d’autre. Seule la personne qui l’a remis peut le modifier.

ui-ladder-offline = Le serveur ne répond pas. Ce que vous voyez est peut-être ancien ; la page réessaie toute seule.
ui-ladder-risen = { $name } : maintenant { $place } sur { $count }.

## Remettre un programme

ladder-by = par { $name }
ladder-title = Nom du programme
ladder-title-help = Peut rester vide : il porte alors votre nom.
ladder-program = Programme
ladder-program-help = Sous forme de texte. Ce qui ne va pas est dit aussitôt.
ladder-file = Ou un fichier
ladder-file-wrong = Ce fichier est trop gros, ou n’est pas du texte.
ladder-program-none = Il n’y a pas encore de programme : écrivez-en un, ou choisissez un fichier.
ladder-program-long = Le programme a { $length } caractères ; { $longest } au plus sont permis.
ladder-no-nickname = Écrivez un pseudo, pour que les autres sachent de qui est le programme.
ladder-try = Voulez-vous d’abord voir ce qu’il fait ?
ladder-try-link = Essayez-le à votre propre table
ladder-new-tab = (s’ouvre à côté de cette page)
ladder-privacy-secret = La personne qui a créé l’échelle peut lire votre programme tout de suite ; toutes les autres, quand l’échelle est fermée.
ladder-privacy-open = Tout le monde peut lire votre programme tout de suite.
ladder-submit-button = Remettre
ladder-change-button = Remettre la nouvelle version
ladder-examples = Programmes fournis avec le jeu : { $count }
ladder-take-out = Le retirer
ladder-take-out-help = Le programme quitte l’échelle, et ses combats avec lui.
ladder-to-table = Au classement

ui-ladder-fine = Il est lisible. Remettez-le quand vous voulez.

## Gérer une échelle

ladder-links = Liens
ladder-class-link = Pour les participants
ladder-class-help = Qui a ce lien peut remettre des programmes.
ladder-qr = Code QR du lien pour les participants
ladder-new-link = Créer un autre lien
ladder-new-link-sure = Créer un autre lien ? L’ancien n’ouvrira plus rien ; ce qui a été remis reste.
ladder-own-link = Pour vous
ladder-own-help = Avec ce lien, vous pouvez gérer l’échelle aussi sur un autre appareil. Gardez-le pour vous : qui l’a peut faire tout ce que permet cette page.
ladder-when = Ouverte ou fermée
ladder-close = La fermer maintenant
ladder-close-help = Une fois fermée, personne ne peut rien remettre ni modifier ; ce qui manque est encore joué, et tout le monde peut lire les programmes.
ladder-close-help-open = Une fois fermée, personne ne peut rien remettre ni modifier ; ce qui manque est encore joué.
ladder-is-closed = Elle est fermée : personne ne peut rien remettre ni modifier. Tout le monde peut lire les programmes.
ladder-open-again = La rouvrir
ladder-set-day = Fixer le jour
ladder-submitted = Programmes remis : { $count }
ladder-nothing-submitted = Personne n’a encore rien remis. Donnez le lien ci-dessus aux participants.
ladder-remove = Retirer
ladder-remove-sure = Retirer « { $name } » de l’échelle ? On ne pourra pas revenir en arrière.
ladder-results = Résultats à garder
ladder-results-help = Classement, combats et programmes sous forme de données, ou en une page avec rediffusions qui n’a besoin ni de serveur ni de réseau (ouvrez-y index.html).
ladder-download-json = Données (JSON)
ladder-download-page = Page avec rediffusions (ZIP)
ladder-delete = Supprimer l’échelle
ladder-delete-help = L’échelle avec tous les programmes et combats, définitivement.
ladder-delete-sure = Supprimer « { $name } » et tout son contenu ? On ne pourra pas revenir en arrière.

## Rediffusion d’un combat

ladder-replay-hidden = Les programmes ne sont pas montrés : ils sont secrets jusqu’à la fermeture de l’échelle.
