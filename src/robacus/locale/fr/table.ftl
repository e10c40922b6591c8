### La page de table et la rediffusion. Les messages en ui- sont aussi transmis au code du navigateur.

## connexion
ui-connecting = On dresse la table …
ui-offline = La connexion est perdue. Nouvel essai automatique ; rien de ce que vous avez fait n’est perdu.
ui-ended = Le serveur a mis fin à la connexion. Rechargez la page pour continuer.
ui-no-script = Pour jouer, cette page a besoin de JavaScript. Activez-le pour cette adresse, puis rechargez la page.
ui-no-script-replay = Pour la rediffusion, cette page a besoin de JavaScript. L’enregistrement se lit sans :

## places
ui-seats = Joueurs
ui-you = vous
ui-this-screen = sur cet écran
ui-away = hors ligne
ui-gone = a quitté la partie
ui-winner = vainqueur
ui-to-act = à jouer
ui-play-on = Continuer sans { $name }

## avant la partie
ui-lobby = Avant la partie
ui-lobby-host = Qui joue ?
ui-lobby-guest = Ça commence bientôt
ui-lobby-help = La partie commence d’elle-même quand toutes les places sont prises.
ui-join-link = Lien pour rejoindre la table
ui-join-help = Envoyez ce lien à ceux qui jouent, ou faites-leur scanner l’image. Aucun compte n’est nécessaire.
ui-join-here = Seul cet ordinateur peut ouvrir ce lien. Pour d’autres appareils, démarrez Robacus avec « robacus play --lan ».
ui-qr = Code QR du lien
ui-copy = Copier
ui-copied = Copié
ui-copy-failed = Sélectionnez et copiez à la main
ui-fill = Remplir
ui-fill-seat = Remplir la place { $number }
ui-fill-person = Quelqu’un à cet écran : nom
ui-fill-bot = Un bot
ui-begin = Commencer sans les places libres
ui-waiting = En attente de joueurs

## la partie
ui-controls = Ce que vous pouvez faire
ui-choose-piece = Choisissez une pièce
ui-choose-way = Déplacer : { $piece }
ui-way-up = vers le haut
ui-way-right = à droite
ui-way-down = vers le bas
ui-way-left = à gauche
ui-no-way = Impossible d’aller par là maintenant.
ui-moved-on = Ce n’est plus possible : regardez le plateau et choisissez à nouveau.
ui-undo = Annuler le coup
ui-undo-who = Quel coup faut-il annuler ?
ui-resign = Abandonner la partie
ui-resign-sure = Abandonner la partie ? C’est définitif.
ui-leave = Quitter
ui-leave-sure = Quitter la table ? Quelqu’un d’autre peut prendre la place.
ui-pause = Pause
ui-resume = Reprendre
ui-paused = La partie est en pause
ui-watching = Vous regardez la partie : seules les personnes assises à la table peuvent jouer.
ui-cancel = Annuler
ui-command = Tapez un coup
ui-command-send = Jouer
ui-command-seat = Qui joue ce coup
ui-command-help = La flèche vers le haut rappelle ce que vous avez tapé avant.
ui-rules = Règles
ui-moves = Coups
ui-links = Liens
ui-watch-link = Pour regarder
ui-seat-link = Pour jouer la place { $number } sur un autre appareil
ui-seat-link-help = Qui ouvre le lien d’une place la prend : gardez-le pour vous.
ui-given-seed = Cette table part d’une graine choisie : elle n’est pas classée.

## la fin
ui-result = Résultat
ui-won = Victoire : { $names }
ui-nobody-won = Personne n’a gagné
ui-rematch = Revanche
ui-rematch-go = Vers la revanche
ui-replay = Rediffusion

## plusieurs joueurs sur un écran
ui-hand-over = Passer l’appareil à { $name }
ui-curtain-title = Au tour de { $name }
ui-curtain-help = Les autres regardent ailleurs.
ui-curtain-show = Je suis { $name } : montrer

## rediffusion
ui-replay-of = { $game } : rediffusion
ui-replay-failed = La rediffusion n’a pas pu être chargée. Vérifiez la connexion et rechargez la page.
ui-transport = Commandes de lecture
ui-first = Au début
ui-before = Au coup précédent
ui-back = Un pas en arrière
ui-play = Lire
ui-stop = Pause
ui-step = Un pas en avant
ui-after = Au coup suivant
ui-last = À la fin
ui-speed = Vitesse
ui-hold = Arrêter
ui-go-on = Continuer
ui-transport-keys = Touches : Espace arrête et reprend, → un pas en avant, Fin va à la fin, + et − changent la vitesse.
ui-position = { $at } sur { $last }
ui-position-label = Position
ui-copy-position = Copier le lien de cette position
ui-record = Télécharger l’enregistrement
ui-picture = Image ({ $kind })
ui-looking = Vu par
ui-looking-all = un spectateur
ui-replay-help = Touches : espace pour lire ou arrêter, gauche et droite pour un pas, Page préc. et Page suiv. pour un coup de la liste, Début et Fin pour les extrémités.
