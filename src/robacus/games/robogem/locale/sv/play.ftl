### Vad som skrivs, vad som händer och vad som inte går.

card = { $card ->
    [F] Framåt
    [L] Vänster
    [R] Höger
   *[function] Funktion
}

## what was typed
turn-empty = Skriv ett program, till exempel FFRF, eller ”vila”, eller ”-” för inget kort alls.
turn-no-append = Efter + kommer korten till funktionen, till exempel FF +FL.
turn-unreadable = ”{ $sign }” i ”{ $words }” är inget kort. Skriv F framåt, L vänster, R höger, f funktion, eller ”vila”.
game-over = Spelet är slut.
not-your-turn = Det är { $seat } som är på tur.
rest-no-program = Den som vilar kör inget program. Ta bort korten, eller vila inte.
no-functions = Det här spelet spelas utan funktioner.
card-small-f = Det här spelet har inga funktionskort. Framåt är ett stort F.
card-not-in-hand = Kortet { $card } ({ $letter }) finns inte på din hand.
card-too-few = Du har { $card } ({ $letter }) bara { $count ->
    [one] en gång
   *[other] { $count } gånger
}.
append-at-the-start = Kort läggs till funktionen i början av turen, inte senare.
function-full = { $room ->
    [0] Din funktion är full: den har { $longest } kort.
    [one] I din funktion finns plats för ett kort till.
   *[other] I din funktion finns plats för { $room } kort till.
}
one-card-at-a-time = Du spelar kort för kort: välj ett kort.
rest-at-the-start = Man kan vila bara i början av turen. Du kan sluta.

## what happened
did-program = { $seat } kör { $program }{ $added ->
    [0] .
   *[other] { "" }, och { $append } läggs till funktionen.
}
did-card = { $seat } spelar { $program }{ $added ->
    [0] .
   *[other] { "" }, och { $append } läggs till funktionen.
}
did-rest = { $seat } vilar och samlar krafter{ $added ->
    [0] { "" }
   *[other] , och { $append } läggs till funktionen
}{ $last ->
    [0] : inget program körs, men sju kort tas i stället för fem.
   *[other] : inget program körs.
}
did-nothing = { $seat } spelar inget kort{ $added ->
    [0] .
   *[other] { "" }, men { $append } läggs till funktionen.
}
did-stop = { $seat } slutar.
did-left = { $seat }: sväng vänster.
did-right = { $seat }: sväng höger.
did-move = { $seat }: framåt till { $cell }.{ $picked ->
    [0] { "" }
   *[other] { " " }En diamant plockas upp!
}{ $brought ->
    [0] { "" }
    [one] { " " }En diamant är trygg på basen!
   *[other] { " " }{ $brought } diamanter är trygga på basen!
}
did-push = { $seat } skuffar { robot-object }.
did-push-rule = { did-push } I det här spelet kapas inga diamanter.
did-push-full = { did-push } Med tre diamanter ombord kan ingen mer kapas.
did-capture = { $seat } kapar en diamant { robot-from }.
did-pushed = { robot-start } skuffas till { $cell }.{ $picked ->
    [0] { "" }
   *[other] { " " }Den får diamanten som ligger där.
}{ $brought ->
    [0] { "" }
   *[other] { " " }Den är hemma, och dess diamanter är trygga!
}
did-follow = { $seat }: framåt till { $cell }.{ $picked ->
    [0] { "" }
   *[other] { " " }En diamant plockas upp!
}{ $brought ->
    [0] { "" }
    [one] { " " }En diamant är trygg på basen!
   *[other] { " " }{ $brought } diamanter är trygga på basen!
}
did-call = { $depth ->
    [1] { $seat } anropar funktionen: dess kort körs, sedan går programmet vidare.
   *[other] Funktionen anropar sig själv: start nummer { $depth }. Så fortsätter det tills ett kort inte går.
}
did-call-empty = { $seat } anropar funktionen, men den är tom: ingenting händer.
did-bug = { $seat }: fel i programmet, kort { $number }: { $why } Programmet slutar här.
did-loop = { $seat }: programmet skulle gå runt för evigt, så det slutar här.
did-reshuffle = Talongen är slut: högen med använda kort blandas till en ny talong. Det sker bara en gång.
did-draw = { $seat } tar { $count ->
    [one] ett kort.
   *[other] { $count } kort.
}
did-last-round = Korten tog slut för andra gången: sista omgången! Var och en som har kort kvar får en tur till.
did-last-turn = { $seat } har spelat sin sista tur.

## why a program stopped
stop-off_board = framåt skulle leda ut från brädet.
stop-blocker = en spärrplatta är i vägen.
stop-foreign_base = en annan robots bas får man inte gå in på.
stop-diamond_full = med tre diamanter ombord finns ingen plats för diamanten där framme.
stop-push_off_board = roboten där framme kan inte skuffas ut från brädet.
stop-push_blocker = roboten där framme kan inte skuffas på en spärrplatta.
stop-push_foreign_base = roboten där framme kan inte skuffas in på en bas som inte är dess egen.
stop-push_two = två robotar kan inte skuffas på en gång.
stop-push_diamond_full = roboten där framme bär tre diamanter och kan inte skuffas på en till.
stop-endless_loop = funktionen skulle gå runt för evigt.

## how it ended
over-diamonds = { $seat } har burit hem { $count } diamanter och vinner genast.
over-most = Korten är slut. { $seat } har flest diamanter på basen: { $count }.
over-cargo = Korten är slut. På baserna är det lika ({ $count }), och { $seat } har flest diamanter ombord: { $cargo }.
over-shared = Korten är slut och allt är lika ({ $count } på basen): segern delas.
