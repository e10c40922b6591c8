### Ställningar som text och lösarens svar.

position-two-goals = Texten har två mål; behåll ett.
position-no-goal = Texten nämner inget mål: skriv till exempel ”goal blue E6”, eller ”goal any H9” för virveln.
position-statement = ”{ $words }” hör inte hemma i en ställning: skriv till exempel ”robot red C4” eller ”goal blue E6”.
position-json = Denna JSON är ingen ställning: { $why }
position-json-other = Denna JSON är ett fall av ett annat spel eller slag.
position-json-board = En ställning i JSON behöver antingen ”walls” eller ”quadrants”, inte båda.
position-json-cell = Det finns ingen ruta på rad { $row }, kolumn { $column } på detta bräde; båda räknas från 0.
position-json-diagonal = ”{ $words }” är ingen diagonal: den är / eller \ och en robots färg.

solve-variant = Vad en väg måste uppfylla. strict: studsa, och inte stanna på målrutan före slutet; literal: studsa, och inte vända tillbaka genast; free: ingenting.
solve-all = Lista alla kortaste vägar.
solve-threads = Hur många trådar som får arbeta på en ställning. --all räknas alltid av en.

answer-anybody = Vilken robot som helst
answer-variant-strict = strikt
answer-variant-literal = bokstavlig
answer-variant-free = fri
answer-length = { $robot } till { $cell }: { $moves ->
    [one] { $moves } drag
   *[other] { $moves } drag
} ({ $variant }); färre går inte.
answer-count = { $many ->
    [one] Det är den enda kortaste vägen
   *[other] En av { $count } kortaste vägar
}{ $robots ->
    [one] ; { $robots } robot rör sig.
   *[other] ; { $robots } robotar rör sig.
}
answer-no-way = { $robot } till { $cell }: det finns ingen väg ({ $variant }).
answer-unsolved = { $robot } till { $cell } ({ $variant }): { $why ->
    [memory] inte löst inom minnesgränsen
    [cancelled] avbrutet innan det var löst
   *[time] inte löst inom tidsgränsen
}. Minst { $least ->
    [one] { $least } drag behövs.
   *[other] { $least } drag behövs.
}
answer-all = Kortaste vägar, de med minst antal robotar först:
answer-more = … och { $count } till
