### Lektionerna: fem små problem.

lesson-intro = { $title }: { $text }
lesson-next = Nästa lektion: { $title }
lesson-done = { $praise }
lesson-last = { $praise } Det var alla lektioner: nu är du redo att spela.

lesson-forward = Framåt
    .help = Kortet Framåt flyttar din robot en ruta dit den är vänd. Den har en diamant ombord: för den till den röda basen.
lesson-turns = Svängar
    .help = Vänster och Höger vrider roboten på stället. Korten körs ett i taget, från vänster till höger.
lesson-diamond = Diamanter
    .help = En robot som går in på en diamants ruta plockar upp den. Hämta diamanten och för hem den; det tar två turer. Du ser vilka kort som kommer härnäst.
lesson-push = Skuffa
    .help = Går du in på en annan robots ruta skuffar du den en ruta framåt. Har den en diamant ombord tar du den.
lesson-function = Funktioner
    .help = Korten i funktionen körs när kortet ƒ spelas. Ligger ƒ själv i funktionen börjar den om, gång på gång. Lägg Framåt och sedan ƒ i funktionen, och kör det andra ƒ.

lesson-done-forward = Bra gjort! Diamanten är i säkerhet på basen.
lesson-done-turns = Mycket bra! Du styr som ett proffs.
lesson-done-diamond = Utmärkt! Du planerade två turer framåt.
lesson-done-push = Strålande! Skuffat, kapat och fört hem.
lesson-done-function = Fantastiskt! Din funktion har anropat sig själv.
