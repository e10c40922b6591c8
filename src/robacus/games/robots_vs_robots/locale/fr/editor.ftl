### The program editor.

client-title = Votre programme
client-help = Choisissez une case, puis ce qu’elle fait. Le programme commence au pas 1 ; après 15 vient 1.
client-cell = Pas
client-kind = Ordre
client-number = Combien
client-question = Question
client-x = Nombre de la question
client-text = Le programme en texte
client-library = Programmes d’exemple
client-shelf = Programmes
client-mine = Mes programmes
client-evolved = Issus de l’évolution
client-name = Nom
client-keep = Garder dans ce navigateur
client-kept = « { $name } » est gardé dans ce navigateur.
client-forget = L’oublier
client-print = Imprimer
client-take = Prendre celui-ci
client-clear = Vider les cases
client-hand-in = Remettre
client-change = Remettre celui-ci à la place
client-ready = Remis. Vous pouvez encore changer tant que d’autres écrivent.
client-save = Enregistrer dans un fichier
client-large = Fichier trop grand : un programme tient en quelques lignes.
client-open = Ouvrir un fichier
client-try = Essai
client-try-against = Contre
client-try-nobody = personne
client-try-turn = Tour
client-try-stop = Arrêter
client-try-step = Tour suivant
client-try-back = Tour précédent
client-try-play = Lancer

kind-move = avancer ou reculer
kind-turn = tourner
kind-ask = demander
kind-go = aller à un pas
kind-fire = tirer
kind-explode = exploser
kind-begin = retour au début
kind-blank = vide

try-unreadable = Un essai s’écrit « try », le nombre de tours, un programme d’exemple ou « nobody », et seize cases ; ou « own » et les cases de deux programmes.
try-not-now = On peut faire des essais pendant l’écriture des programmes, quand tous les robots sont placés.
