### Les tables pour une personne : énigmes et éditeurs. Les messages en ui- sont aussi remis au code du navigateur.

desk-unknown = Ce jeu n’a pas d’atelier « { $name } ».
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
ui-desk-use-square = { $tool } : choisissez une case. Échap repose l’outil.
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
ui-desk-copy-link = Copier un lien

## puzzles
puzzles-title = Énigmes
puzzles-others = Autres énigmes
