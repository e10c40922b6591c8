### The program editor.

editor-title = Votre programme
editor-help = Choisissez une case, puis ce qu’elle fait. Le programme commence au pas 1 ; après 15 vient 1.
editor-cell = Pas
editor-kind = Ordre
editor-number = Combien
editor-question = Question
editor-x = Nombre de la question
editor-text = Le programme en texte
editor-library = Programmes d’exemple
editor-take = Prendre celui-ci
editor-clear = Vider les cases
editor-hand-in = Remettre
editor-change = Remettre celui-ci à la place
editor-ready = Remis. Vous pouvez encore changer tant que d’autres écrivent.
editor-save = Enregistrer dans un fichier
editor-open = Ouvrir un fichier
editor-try = Essai
editor-try-against = Contre
editor-try-nobody = personne
editor-try-turn = Tour
editor-try-stop = Arrêter
editor-try-step = Tour suivant
editor-try-back = Tour précédent
editor-try-play = Lancer

kind-move = avancer ou reculer
kind-turn = tourner
kind-ask = demander
kind-go = aller à un pas
kind-fire = tirer
kind-explode = exploser
kind-begin = retour au début
kind-blank = vide

try-unreadable = Un essai s’écrit « try », le nombre de tours, un programme d’exemple ou « nobody », et seize cases.
try-not-now = On peut faire des essais pendant l’écriture des programmes, quand tous les robots sont placés.
