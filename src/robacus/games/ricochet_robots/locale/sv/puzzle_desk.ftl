### Problembordet: vad som sägs där, och hjälp steg för steg.

desk-puzzle = Problem
    .help = Skicka robotarna så att den rätta når sitt mål. Ta god tid på dig: ingen annan ser vad du prövar.

## att spela
puzzle-moves-many = Det är { $count } drag; en väg har högst { $most }.
puzzle-moves-wrong = Drag { $number } går inte. { $why }
puzzle-moves-kept = { $count ->
    [0] I den här varianten är inte ens det första draget tillåtet, så robotarna står på sina markörer igen.
    [one] I den här varianten är bara det första draget tillåtet; de andra togs tillbaka.
   *[other] I den här varianten är bara de första { $count } dragen tillåtna; de andra togs tillbaka.
}
puzzle-refused = { $why } Det är regel { $rule } i varianten ”{ $variant }”.
puzzle-not-arrived = { $slid } Den står på målrutan men har inte svängt i rät vinkel än (regel R8), så den är inte framme.

## hjälp
puzzle-ask-hint = { $step ->
    [1] Ledtråd: ungefär hur många drag?
    [2] Ledtråd: exakt hur många?
    [3] Ledtråd: vilka robotar?
    [4] Ledtråd: det första draget
   *[5] Visa alla kortaste vägar
}
puzzle-solution-sure = Visa lösningen? Problemet räknas då inte som löst av dig.
puzzle-hint-fewer = Det finns en väg med färre än { $count } drag.
puzzle-hint-length = Den kortaste vägen har { $count } drag.
puzzle-hint-robots = { $count ->
    [one] En robot räcker: { $robots }.
   *[other] { $count } robotar rör sig: { $robots }.
}
puzzle-hint-first = Det första draget från markörerna: { $robot } går { $heading }.
puzzle-hint-next = Du är på en kortaste väg. Nästa: { $robot } går { $heading }.
puzzle-no-way = Det finns ingen väg alls till det här målet.

## bredvid brädet
puzzle-shortest = Kortaste vägen
puzzle-shortest-fewer = färre än { $count }
puzzle-robots = Robotar som rör sig
puzzle-first = Första draget
puzzle-left = Drag härifrån
puzzle-left-exact = { $count }
puzzle-left-least = minst { $count }
puzzle-left-none = ingen väg
puzzle-left-said = Drag härifrån: { $left }.
puzzle-live = Drag härifrån
puzzle-live-off = dölj
puzzle-live-on = visa
puzzle-variant = Variant
puzzle-table-help = Ledtrådar för den här brickan
puzzle-edit = Ändra brädet
puzzle-play = Spela vid ett bord på det här brädet
