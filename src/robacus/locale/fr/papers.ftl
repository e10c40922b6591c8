### Feuilles à imprimer.

papers-print = Imprimer
papers-how = Imprimez-la en A4 ou Letter, ou enregistrez-la en PDF.
papers-unknown = Il n’y a pas de telle feuille à imprimer. Le formulaire du jeu montre celles qui existent.
papers-unreadable = Ce texte n’a pas pu être lu, la feuille est donc vide : { $why }
papers-list = À imprimer
