### Les tables pour une personne : problèmes et éditeurs. Les messages en ui- sont aussi remis au code du navigateur.

desk-unknown = Ce jeu n’a pas de bureau « { $name } ».
desk-draft-long = Le texte est trop long pour être ouvert : { $length } caractères, { $longest } au plus sont possibles.
desk-edit-long = Le texte est trop long : { $length } caractères, { $longest } au plus sont possibles.
web-desk-refused = { $why }

ui-desk-busy = Recherche en cours…
ui-desk-thinking = Examen en arrière-plan…
ui-desk-offline = Le serveur ne répond pas. Rien n’est perdu : réessayez dans un instant.
ui-desk-undo = Annuler
ui-desk-redo = Rétablir
ui-desk-undone = Annulé.
ui-desk-redone = Rétabli.
ui-desk-command = À taper
ui-desk-do = Faire
ui-desk-tools = Outils
ui-desk-choose-tool = Choisissez un outil, puis une case du plateau.
ui-desk-use-square = { $tool } : choisissez une case. Choisissez de nouveau l’outil pour le reposer.
ui-desk-use-side = { $tool } : touchez près d’un côté d’une case, ou choisissez une case avec Entrée puis le côté avec une flèche.
ui-desk-choose-side = { $square } : quel côté ? Appuyez sur une flèche.
ui-desk-parts = Assembler le plateau
ui-desk-which-part = Partie du plateau
ui-desk-faults = Ce qui ne va pas encore
ui-desk-show-fault = Montrer { $square }
ui-desk-lines = Suites possibles : { $count }
ui-desk-line-close = Revenir où j’en étais
ui-desk-share = Partager, coller
ui-desk-text = En texte
ui-desk-text-help = Donnez ce texte à d’autres, ou collez-en un autre ici et ouvrez-le.
ui-desk-open = Ouvrir ce texte
ui-desk-copy-text = Copier le texte
ui-desk-close = Fermer
ui-desk-whole = Sur une page à part
ui-desk-copy-link = Copier un lien

## puzzles
puzzles-title = Problèmes
puzzles-others = Autres problèmes
puzzles-lead = En solo et à votre rythme : à la fin, vous saurez si vous étiez loin du meilleur.
puzzles-daily = Problème du jour
puzzles-daily-help = Le même pour tout le monde, et plus difficile du lundi au dimanche.
puzzles-day = { DATETIME($day, dateStyle: "full") }
puzzles-play-day = Jouer
puzzles-days = Les derniers jours
puzzles-earlier = Un jour passé
puzzles-show = Montrer
puzzles-day-before = La veille
puzzles-day-after = Le lendemain
puzzles-all = Tous les problèmes
puzzles-wish = Un problème à votre goût
puzzles-make = Créer un problème
puzzles-own = Une position à vous
puzzles-own-help = Collez le texte d’une position, ou commencez par un bureau vide.
puzzles-own-text = Position à jouer
puzzles-own-go = La jouer
puzzles-kept = Les résultats restent sur cet appareil et ne sont jamais envoyés.
puzzles-no-day = Il n’y a pas de problème pour ce jour : choisissez-en un du { DATETIME($first, dateStyle: "medium") } au { DATETIME($last, dateStyle: "medium") }.
puzzles-none = Ce jeu n’a pas de problèmes.
puzzles-making = Le problème de ce jour est en préparation…
puzzles-making-help = Cette page regarde d’elle-même à nouveau. Les autres le trouveront prêt.
puzzles-not-found = Rien de tel n’a été trouvé dans ce temps. Réessayez, ou souhaitez quelque chose de moins rare.
puzzles-failed = Ce problème n’a pas pu être créé. { $why }
ui-puzzles-streak = Jours d’affilée : { $count }
ui-puzzles-solved = résolu
ui-puzzles-best = résolu au mieux
ui-puzzles-trying = Recherche d’un problème…
ui-puzzles-tried = Essais : { $count }. Secondes : { $seconds }
ui-puzzles-stopped = Arrêté. Vos souhaits sont toujours là.

## les erreurs
mistakes-title = Apprendre de ses erreurs
mistakes-lead = Ce qui n’a pas marché dans les problèmes, pourquoi, et comment y revenir. Cela reste sur cet appareil et n’est jamais envoyé.
mistakes-noscript = Le navigateur garde les erreurs avec JavaScript, qui est désactivé.
ui-mistakes-open = À réessayer : { $count }
ui-mistakes-none = Il n’y a rien ici. Vos réponses fausses y seront expliquées.
ui-mistakes-answer = Votre réponse :
ui-mistakes-right = Ce qui est juste
ui-mistakes-again = Réessayer
ui-mistakes-remove = Retirer
ui-mistakes-removed = Retiré.
ui-mistakes-clear = Tout effacer
ui-mistakes-clear-sure = Effacer de cet appareil toutes les erreurs de ce jeu ?
ui-mistakes-done = juste depuis
ui-mistakes-link = Mes erreurs ({ $count })

lessons-title = Apprendre à jouer
lessons-help = Un petit problème après l’autre : chacun apprend une chose.
