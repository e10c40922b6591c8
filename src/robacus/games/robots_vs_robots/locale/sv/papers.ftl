### Det som kan skrivas ut.

paper-program = Programblad
    .help = Sexton celler att fylla i, med alla order och frågor.
paper-program-note = Fyll i alla sexton celler i hemlighet. Programmet börjar på steg 1; efter steg 15 kommer steg 1 igen, och cell 0 nås bara med Z eller V0.
paper-board = Pappersbräde
    .help = Ett bräde av sexhörningar för robotar klippta ur kartong.
paper-board-note = Ställ robotarna vid kanten med minst tre rutor emellan och vänd dem mot någon av de sex sidorna.
paper-board-hidden = Det som är dolt på kartan skrivs inte ut. Anteckna det själv där de andra inte ser det.
paper-robot = Robot
paper-player = Spelare
paper-orders = Order
paper-questions = Frågor
paper-question = fråga: ja fortsätter på nästa steg, nej på steget därefter
draft-print = Skriv ut det här brädet
