### Le verdict de l’arbitre sur la page de la table et dans les rediffusions.

web-no-study = Il n’y a pas de verdict sur cette étape.
web-study-later = Le verdict viendra plus tard : il pourrait encore servir dans la partie.

ui-study = Verdict de l’arbitre
ui-study-loading = L’arbitre regarde …
ui-study-later = L’arbitre parlera quand le dernier coup ne pourra plus être repris.
ui-study-failed = Le verdict n’a pas pu être chargé.
ui-study-retry = Réessayer
ui-study-looking = Le plateau montre maintenant un chemin à regarder, et non la table.
