### Ställningar som text, och lösarens svar.

position-long = Texten har { $length } tecken; högst { $longest } läses.
position-empty = Här finns ingen ställning: skriv till exempel ”rack 13?5”, och före det ”board” med brädets rader.
position-twice = ”{ $words }” står där två gånger; lämna en.
position-statement = ”{ $words }” hör inte hemma i en ställning: skriv till exempel ”board” med brädets rader, ”rack 13?5” eller ”zero either”.
position-json = Denna JSON är ingen ställning: { $why }
position-json-other = Denna JSON är ett fall av ett annat spel eller slag.
board-rows = Brädet har { $rows } rader, men underlaget har { $size }; ge det lika många.
board-row = Rad { $row } på brädet har { $length } rutor; den ska ha { $size }.
board-character = ”{ $words }” kan inte ligga på brädet: raderna består av siffror, och . är en tom ruta.
rack-unreadable = ”{ $words }” är inget ställ: skriv siffror, och ? för en joker.
rack-many = Stället har { $count } brickor; högst { $most } får plats.
operation-unknown = ”{ $words }” är inget räknesätt; välj bland { $known }.
bag-many = Påsen skulle innehålla { $count } brickor; den rymmer högst { $most }.
joker-nowhere = På { $field } ligger ingen bricka som kunde vara en joker.
field-unknown = Det finns ingen ruta ”{ $words }” på det här brädet; rutorna går från A1 till { $last }.

solve-top = Lista så här många av de bästa läggen, med poäng och värde (poängen och värdet av brickorna som behålls).

answer-count = { $count ->
    [one] En möjlighet; den ger { count-points }.
   *[other] { $count } möjligheter; den högsta ger { count-points }.
}
answer-none = Med de här brickorna går inget att lägga.
answer-no-rack = Stället är tomt: det finns inget att lägga.
answer-incomplete = Tiden är ute: { $count } möjligheter hittades, med högst { count-points }. Det kan finnas fler.
answer-list = Poäng, värde och brickor, det högsta värdet först:
answer-examples = { $examples }
answer-best = Bäst
