### Ce qui peut être imprimé.

paper-program = Fiche de programme
    .help = Seize cases à remplir, avec tous les ordres et toutes les questions.
paper-program-note = Remplissez les seize cases en secret. Le programme commence au pas 1 ; après le pas 15 revient le pas 1, et seuls Z et V0 mènent à la case 0.
paper-board = Plateau en papier
    .help = Un plateau d’hexagones pour des robots découpés dans du carton.
paper-board-note = Placez les robots au bord, séparés d’au moins trois cases, et tournez-les vers l’un des six côtés.
paper-board-hidden = Ce qui est caché sur cette carte n’est pas imprimé. Notez-le à l’abri des regards.
paper-robot = Robot
paper-player = Joueur
paper-orders = Ordres
paper-questions = Questions
paper-question = question : oui continue au pas suivant, non à celui d’après
draft-print = Imprimer ce plateau
