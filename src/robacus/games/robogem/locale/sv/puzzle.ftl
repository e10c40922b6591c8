### Problembordet ”Programmera roboten”: vad som sägs där, och hjälp steg för steg.

desk-puzzle = Programmera roboten
    .help = Gör program av dina kort och för hem diamanterna på så få turer som möjligt. Du ser vilka kort som kommer, och ingen annan ser vad du prövar.

## what is read
puzzle-too-long = Texten har { $length } tecken; högst { $longest } är möjliga.
puzzle-statement = ”{ $words }” går inte att förstå. Skriv brädets rader, och uppgifter som: robot red A1 E; cards FFRLF.
puzzle-json = Denna JSON är inget problem: det behövs ett fält ”text” med texten till ett.
puzzle-robot = ”{ $words }” går inte att förstå. Skriv en färg, en ruta på brädet, en riktning, och vid behov diamanterna ombord och på basen: robot red A1 E 1 2.
puzzle-robot-twice = Det finns två uppgifter om samma robot ({ colour }); behåll en av dem.
puzzle-robot-place = { robot-start } kan inte stå på { $cell }: där finns en spärrplatta, en diamant, en annan robot eller en bas som den inte får gå in på.
puzzle-robot-home = { robot-start } står på sin egen bas, { $cell }: där kan den inte ha diamanter ombord.
puzzle-robot-done = { robot-start } kan ha högst tre diamanter ombord och högst { $most } på sin bas.
puzzle-cards = ”{ $sign }” i ”{ $words }” är inget kort. Skriv F framåt, L vänster, R höger, f funktion.
puzzle-no-cards = Problemet har inga kort. Skriv dem i den ordning de tas: cards FFRLF FRFFL.
puzzle-many-cards = Problemet har { $count } kort; högst { $most } är möjliga.
puzzle-cards-function = Det finns ett funktionskort (f) bland korten. Lägg till ordet ”functions”, eller skriv stort F för framåt.
puzzle-function-long = Högst { $most } kort kan ligga i funktionen.
puzzle-turn-wrong = Tur { $number } går inte. { $why }
puzzle-many-turns = Ett problem har högst { $most } turer.
puzzle-now = ”{ $words }” passar inte till korten på handen. Skriv kort som FFR, eller deras platser på handen.

## the picture
puzzle-place-program = Program, plats { $number }
puzzle-place-function = Funktion, plats { $number }
puzzle-place-hand = Hand, plats { $number }
puzzle-place-coming = Kort som kommer
puzzle-coming = { $count ->
    [one] ett kort, { $cards }
   *[other] { $count } kort, { $cards }
}
puzzle-status = { $number ->
    [1] Tryck på korten i den ordning de ska köras.
   *[other] Tur { $number }: gör nästa program.
} { $count ->
    [one] En diamant till ska hem.
   *[other] { $count } diamanter ska hem.
}
puzzle-solved = { $count ->
    [one] Löst på en tur!
   *[other] Löst på { $count } turer!
}
puzzle-other-won = { robot-start } vann i stället. Ta tillbaka turen, eller börja om.
puzzle-used-up = Korten är slut. Ta tillbaka en tur, eller börja om.
puzzle-fact-lacking = Diamanter att föra hem
puzzle-fact-turns = Turer
puzzle-fact-coming = Nästa kort
puzzle-fact-rules = Särskilda regler
puzzle-rule-no-capture = inget kapande
puzzle-rule-open-bases = oanvända baser är öppna

## what happened
puzzle-step-begin = Programmet { $program } startar.
puzzle-step = Kort { $number } av { $count }. { $what }
puzzle-bug = Ett fel! { $inner ->
    [0] Kort { $number }
   *[other] Kort { $number }, i funktionen kort { $inner }
}: { $why }
puzzle-loop = Funktionen skulle gå runt för evigt, så programmet slutar här.
puzzle-turn-played = Klart. { $count ->
    [0] Det finns inga kort kvar.
    [one] Du tar ett kort.
   *[other] Du tar { $count } kort.
}
puzzle-turn-rested = Din robot vilar. { $count ->
    [0] Det finns inga kort kvar.
    [one] Du tar ett kort.
   *[other] Du tar { $count } kort.
}
puzzle-turn-idle = Inget program den här gången. { $count ->
    [0] Det finns inga kort kvar.
    [one] Du tar ett kort.
   *[other] Du tar { $count } kort.
}
puzzle-restarted = Från början.

## what can be done
puzzle-control-run = Kör programmet
puzzle-control-nothing = Spela inget kort
puzzle-control-back = Ta tillbaka ett kort
puzzle-control-into = Kort till funktionen
puzzle-control-out = Kort till programmet
puzzle-control-rest = Vila: sedan sju kort
puzzle-control-slow = Se en gång till, kort för kort
puzzle-control-next = Nästa
puzzle-control-before = Tillbaka
puzzle-control-end = Till slutet
puzzle-control-restart = Börja om
puzzle-take-back = Ta tillbaka: { $card }
puzzle-show-on = visa
puzzle-show-off = dölj
puzzle-left = Turer härifrån
puzzle-left-exact = { $count }
puzzle-left-least = minst { $count }
puzzle-left-none = går inte
puzzle-left-said = Turer härifrån: { $left }.
puzzle-edit = Ändra brädet
puzzle-play = Spela vid ett bord på det här brädet
puzzle-over = Problemet är löst. Börja om, eller ta tillbaka något.
puzzle-no-cards-left = Det finns inga kort kvar. Ta tillbaka en tur, eller börja om.
puzzle-no-such-card = Det kortet har du inte på handen.
puzzle-nothing-laid = Där ligger inget kort.
puzzle-stepping = Du ser på den senaste turen. Gå först till dess slut.
puzzle-nothing-ran = Ingen tur har spelats ännu.

## how good it was
puzzle-best = Minsta antal turer
puzzle-judge-best = { $count ->
    [one] Löst på en tur: bättre kan det inte bli!
   *[other] Löst på { $count } turer, och färre går inte: bra gjort!
}
puzzle-judge-more = { $count ->
    [one] Löst på en tur
   *[other] Löst på { $count } turer
}; { $best ->
    [one] en räcker.
   *[other] { $best } räcker.
}
puzzle-judge-limit = { $count ->
    [one] Löst på en tur!
   *[other] Löst på { $count } turer!
} Om färre räcker gick inte att ta reda på; det behövs minst { $least }.

## help
puzzle-ask-hint = { $step ->
    [1] Ledtråd: hur många turer?
    [2] Ledtråd: hur är det med den här turen?
    [3] Ledtråd: det första kortet
    [4] Ledtråd: hela den här turen
   *[5] Visa lösningen
}
puzzle-solution-sure = Visa lösningen? Problemet räknas då inte som löst av dig.
puzzle-hint-turns = { $count ->
    [one] En tur räcker.
   *[other] { $count } turer räcker, och färre gör det inte.
}
puzzle-hint-impossible = Med de här korten går det inte alls att föra hem diamanterna.
puzzle-hint-none = Härifrån räcker korten inte längre. Ta tillbaka en tur.
puzzle-hint-limit = Det här är för mycket att gå igenom: det behövs minst { $least ->
    [one] en tur.
   *[other] { $least } turer.
}
puzzle-hint-off = Härifrån behövs { $left ->
    [one] en tur till
   *[other] { $left } turer till
}, { $over } mer än vad som hade behövts. { $told }
puzzle-hint-end = När den här turen är slut bör roboten stå på { $cell }, vänd { scene-heading }.{ $added ->
    [0] { "" }
   *[other] { " " }Något läggs till funktionen också.
}
puzzle-hint-rest = Den här turen är det bäst att vila.{ $added ->
    [0] { "" }
   *[other] { " " }Något läggs till funktionen också.
}
puzzle-hint-idle = Den här turen behövs inget program.{ $added ->
    [0] { "" }
   *[other] { " " }Men något läggs till funktionen.
}
puzzle-hint-first = Programmet börjar med: { $card }.
puzzle-hint-append = Lägg först i funktionen: { $card }.
puzzle-hint-turn = Den här turen: { $turn }.
puzzle-way-here = Härifrån, turer: { $count }. { $way }
puzzle-way-whole = Från början, turer: { $count }. { $way }
