### Ce que dit le serveur lui-même : refus, erreurs, noms des places.

seat-open = place libre
seat-left = { $name } (n’est plus là)
bot-names = Robo, Boulon, Rouage, Pixel, Ressort, Écrou, Puce, Octet

web-no-table = Cette table n’existe pas. Le lien est peut-être coupé, ou la table a été supprimée.
web-no-page = Cette page n’existe pas.
web-no-rules = Ce jeu n’a pas encore de règles à lire.
web-no-step = La partie n’a que { $last } étapes.
web-bad-number = « { $name } » doit être un nombre entier.
web-bad-choice = « { $value } » n’est pas possible pour « { $name } ».
web-bad-link = Ce lien n’est plus valable. Demandez-en un nouveau.
web-no-watching = Cette table n’accepte pas de spectateurs. Demandez à l’hôte un lien pour la rejoindre.
web-not-your-seat = Ce n’est pas votre place.
web-host-only = Seul l’hôte de la table peut faire cela.
web-still-here = Les autres ne peuvent pas libérer cette place : la personne est encore là, ou vient tout juste de partir.
web-no-open-seat = Toutes les places sont prises. Vous pouvez regarder, si l’hôte le permet.
web-not-over = La partie n’est pas terminée. Son enregistrement et sa rediffusion s’ouvriront à la fin.
web-imported = C’est une partie enregistrée : on peut la revoir, pas la poursuivre.
web-abandoned = Personne n’avait ouvert cette table depuis longtemps : elle a été fermée. La partie peut encore être revue.
web-no-bots = Ce jeu n’a pas encore de bots. Préparez une table et invitez quelqu’un.
web-action-id = L’identifiant d’un coup compte de 1 à { $longest } lettres, chiffres, points, traits d’union ou tirets bas.
web-csrf = Cela ne vient pas d’une page de ce serveur, ou la page est trop ancienne. Rechargez la page et recommencez.
web-full = Le serveur a autant de tables qu’il peut en tenir. Réessayez dans quelques minutes.
web-too-many = Trop de demandes à la fois. Attendez un moment et réessayez.
web-too-many-tables = Cela fait trop de nouvelles tables. Jouez à l’une d’elles, ou attendez un peu.
web-too-many-connections = Trop de pages de cette table sont ouvertes. Fermez-en et réessayez.
web-too-fast = Trop de messages sont arrivés à la fois : la connexion a été fermée. Rechargez la page.
web-frame-too-long = Un message était trop long : la connexion a été fermée. Rechargez la page.
web-bad-frame = Un message est illisible : { $why }
web-bad-frames = Trop de messages étaient illisibles : la connexion a été fermée. Rechargez la page.
web-bad-body = La demande est illisible : { $why }
web-bad-request = La demande est incompréhensible.
web-bad-type = Le serveur n’accepte pas ce genre de contenu.
web-wrong-method = Cette adresse n’accepte pas ce genre de demande.
web-too-big = C’est trop volumineux pour être envoyé.
web-failed = Le serveur n’a pas pu faire cela.
web-store-failed = Le serveur n’a pas accès pour le moment à ce qu’il a enregistré : rien n’a changé. La personne qui le gère en trouvera la raison dans son journal.
web-fault = Une erreur s’est produite sur le serveur. Elle a été notée sous le numéro { $id }.
web-no-token = Il faut pour cela la clé remise avec la place : Authorization: Bearer CLÉ.
web-record-refused = { $why }
web-record-steps = La partie compte plus de { $longest } étapes ; les plus longues ne s’ouvrent pas ici.

web-port-busy = Le port { $port } est occupé, peut-être par un autre Robacus. Arrêtez-le, ou choisissez un autre port : --port { $other }.
web-port-forbidden = Le système n’autorise pas le port { $port }. Choisissez-en un au-dessus de 1023, par exemple --port 8765.
web-port-failed = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why }.

worker-slow = Le calcul a duré plus de { $seconds } secondes et a été arrêté.
worker-failed = Le calcul a échoué ({ $why }).
worker-busy = Trop de calculs sont en attente. Réessayez dans un moment.

web-status-400 = Cela n’a pas marché
web-status-403 = Non autorisé
web-status-404 = Introuvable
web-status-409 = Pas possible maintenant
web-status-413 = Trop volumineux
web-status-422 = Vérifiez votre saisie
web-status-429 = Un instant
web-status-500 = Notre erreur
web-status-503 = Indisponible pour le moment

web-remedy-400 = Revenez en arrière et réessayez.
web-remedy-403 = Si quelqu’un vous a invité, ouvrez encore une fois son lien.
web-remedy-404 = Vérifiez l’adresse, ou repartez de la page d’accueil.
web-remedy-409 = Rouvrez la table pour voir où elle en est.
web-remedy-413 = Choisissez quelque chose de plus petit.
web-remedy-422 = Revenez en arrière, corrigez et renvoyez.
web-remedy-429 = Attendez un moment, puis rechargez la page.
web-remedy-500 = Rechargez la page. Si cela persiste, donnez le numéro ci-dessus à la personne qui gère ce serveur.
web-remedy-503 = Réessayez dans quelques minutes ; rien de ce qui a été joué n’est perdu.
