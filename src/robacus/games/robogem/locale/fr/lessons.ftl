### Les leçons : cinq petits problèmes.

lesson-intro = { $title } : { $text }
lesson-next = Leçon suivante : { $title }
lesson-done = { $praise }
lesson-last = { $praise } C’étaient toutes les leçons : place à la partie !

lesson-forward = Avancer
    .help = Une carte Avancer fait avancer votre robot d’une case droit devant lui. Il porte un diamant : rapportez-le à la base rouge.
lesson-turns = Tourner
    .help = Gauche et Droite font tourner le robot sur place. Les cartes s’exécutent l’une après l’autre, de gauche à droite.
lesson-diamond = Diamants
    .help = Un robot qui entre sur la case d’un diamant le ramasse. Allez le chercher et rapportez-le ; il vous faut deux tours. Vous voyez quelles cartes viennent ensuite.
lesson-push = Pousser
    .help = Avancez sur un autre robot, et vous le poussez d’une case. S’il porte un diamant, vous le prenez.
lesson-function = Fonctions
    .help = Les cartes de la fonction s’exécutent quand on joue la carte ƒ. Si ƒ est elle-même dans la fonction, celle-ci recommence sans cesse. Mettez Avancer puis ƒ dans la fonction, et lancez l’autre ƒ.

lesson-done-forward = Bravo ! Le diamant est en sûreté à la base.
lesson-done-turns = Très bien ! Vous pilotez comme un pro.
lesson-done-diamond = Formidable ! Vous avez prévu deux tours d’avance.
lesson-done-push = Magnifique ! Poussé, pris et rapporté.
lesson-done-function = Fantastique ! Votre fonction s’est appelée elle-même.
