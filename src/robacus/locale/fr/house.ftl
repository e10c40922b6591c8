### Textes de la maison : tables, places, parties enregistrées, options.

seat-unnamed = Joueur { $number }

event-begin = La partie commence.
event-sat = { $seat } prend place.
event-left = { $seat } a quitté la table.
event-pause-asked = { $seat } demande une pause : la pendule s’arrêtera à la fin de cette manche.
event-paused = { $seat } arrête la pendule.
event-paused-host = L’hôte arrête la pendule.
event-paused-empty = Il n’y a plus personne : la pendule est arrêtée.
event-resumed = La partie reprend.
event-undo = { $seat } reprend son dernier coup.
event-resigned = { $seat } abandonne.
outcome-resigned = Tous les autres ont abandonné.
outcome-stayed = La partie est finie. Les meilleurs parmi ceux qui sont restés : { $winners }.

table-over = La partie est terminée. Revoyez-la ou demandez une revanche.
table-begun = La partie a déjà commencé.
table-not-begun = La partie n’a pas encore commencé. Attendez que toutes les places soient prises, ou lancez-la.
table-paused = La partie est en pause. Appuyez d’abord sur « Reprendre ».
table-not-paused = La partie n’est pas en pause.
table-pause-asked = Une pause est déjà demandée : la pendule s’arrêtera à la fin de cette manche.
table-open-seats = Une place est encore libre. Attendez quelqu’un, ou confiez-la à un bot.
table-seat-taken = Cette place est prise. Choisissez-en une autre.
table-seat-open = Personne n’est assis là.
table-no-seat = La place { $seat } n’existe pas ; nombre de places à cette table : { $seats }.
table-gone = Cette place a quitté la partie.
table-resigned = Cette place a déjà abandonné.
table-name = Un pseudo compte de 1 à { $longest } lettres, chiffres ou signes.
table-no-undo = Rien ne peut être repris ici : quelque chose a été révélé, quelqu’un a joué depuis, le temps du coup est écoulé, ou la table ne le permet pas.
table-moved-on = La situation a changé depuis votre choix. Regardez et choisissez de nouveau.

action-too-long = Le texte compte { $length } caractères ; aucun coup n’en demande plus de { $longest }.
game-unknown = Il n’y a pas de jeu « { $name } ». Jeux connus : { $known }.

option-unknown = Il n’y a pas d’option « { $name } ». Options connues : { $known }.
option-not-flag = L’option « { $name } » est activée (on) ou non (off), pas « { $value } ».
option-not-number = L’option « { $name } » demande un nombre entier, pas « { $value } ».
option-range = L’option « { $name } » va de { $low } à { $high } ; { $value } est en dehors.
option-choice = L’option « { $name } » ne peut pas valoir « { $value } ». Possible : { $known }.
option-not-text = L’option « { $name } » demande un texte.
option-too-long = Le texte de l’option « { $name } » compte { $length } caractères ; le maximum est { $longest }.

record-empty = L’enregistrement est vide. Collez-en un, ou choisissez un fichier exporté d’ici.
record-unreadable = Ce n’est pas une partie enregistrée : { $why }.
record-why-json = à partir du caractère { $at }, ce n’est pas du JSON
record-why-cut = le texte s’arrête au milieu ; copiez-le en entier
record-why-field = « { $field } » manque ou est faux
record-why-text = ce n’est pas du texte en UTF-8
record-why-deep = il y a trop de niveaux imbriqués
record-format = Cette partie est écrite au format { $format } ; ce programme lit le format { $known }. Mettez le programme à jour.
record-ruleset = Cette partie (jeu { $game }) suit la version { $ruleset } des règles ; ce programme connaît : { $known }. Mettez le programme à jour.
record-seats = { $seats } places ne conviennent pas : ce jeu en prend de { $low } à { $high }.
record-seed = La graine doit compter { $digits } chiffres hexadécimaux (0–9, a–f).
record-level = Ce jeu n’a pas de bot de niveau « { $level } ».
record-entry = Une ligne du journal est illisible : { $why }.
record-bad-entry = Entrée { $number } du journal : { $why }
record-time = Le temps { $at } ms ne convient pas : l’entrée précédente est à { $last } ms, et le temps ne recule jamais.
record-time-stands = Le temps { $at } ms ne convient pas : la partie est en pause et son temps est arrêté à { $last } ms.
record-skipped = La pause de { $skipped } ms est hors limites.
record-begin = La partie commence au temps 0.
record-too-long = Le journal est trop long : plus de { $longest } entrées ou étapes.
record-too-big = L’enregistrement compte { $size } octets ; le maximum lu est { $biggest }.
