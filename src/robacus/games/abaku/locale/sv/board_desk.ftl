### Skrivbordet för ställningar: vad det erbjuder, vad en ändring gjorde, hjälp i steg, och vad inget parti leder till.

desk-board = Analys
    .help = Lägg vilken ställning som helst med sitt ställ: tryck, eller välj en ruta och skriv siffror. Få hjälp steg för steg, eller se de bästa läggen med poäng och värde.

## rubriken
board-status-rack = Lägg brickor i stället: då går det att lägga något.
board-status-ready = Vilket är det bästa lägget?
board-strange = Inget parti leder till det här brädet; det som hittas stämmer ändå.
board-status-laid = { count-points } för de här brickorna.
board-status-kombo = KOMBO! { count-points } för de här brickorna.
board-status-best = Det bästa lägget: { count-points }, { $place }.
board-laid = Brickorna är lagda.

## verktyg
board-group-tiles = Brickor
board-group-fields = Rutor
board-tool-joker = Joker: i stället, eller som märke på en lagd bricka
board-tool-erase = Ta bort
board-tool-plain = Vanlig ruta
board-tool-tile = { $factor } × bricka
board-tool-example = { $factor } × uträkning

## vad som väljs
board-choose-size = Brädets storlek
board-bonuses-name = Bonusrutor
board-bonuses-usual = vanliga
board-bonuses-centre = vanliga, mitten utan
board-bonuses-none = inga
board-bonuses-own = egna
board-operations = Uträkningar som gäller
board-operations-all = alla
board-operations-lines = + −
board-operations-four = + − × { sign-division }
board-operations-points = × { sign-division }
board-operations-powers = potenser och rötter
board-operations-own = egna
board-contact-yes = ja
board-contact-no = nej
board-players = Spelare
board-best-on = Visa de bästa läggen
board-best-off = Dölj de bästa läggen
board-control-draw = Dra brickor på måfå
board-control-change = Ändra ställningen
board-control-clear = Töm brädet och stället
table-help = Ledtrådar för den här ställningen
board-table = Spela vid ett bord på det här brädet

## bredvid brädet
board-fact-placements = Möjligheter
board-fact-most = Flest poäng
board-fact-exchange = Bästa byte
board-swap = { $tiles } (värde { $equity })
board-fact-ending = Slutspel
board-ending = { $tiles }: härifrån { $worth } mot den andra, om båda spelar så bra det går ({ $proven })
board-ending-proven = bevisat
board-ending-open = så långt det undersöktes
board-rack-place = Stället, plats { $place }
board-line = { count-points } · värde { $equity } · { $tiles } · { $examples }

## hjälp i steg
board-hint = { $step ->
    [1] Hjälp: poäng och rad
    [2] Hjälp: vilka rutor
    [3] Hjälp: vilka brickor
   *[4] Hjälp: visa allt
}
board-place-row = rad { $row }
board-place-column = kolumn { $column }
board-hint-line = Det bästa lägget ger { count-points }. Det ligger i { $place }.
board-hint-fields = { $count ->
    [one] Det tar en ruta: { $fields }.
   *[other] Det tar { $count } rutor: { $fields }.
}
board-hint-digits = { $count ->
    [one] Den här brickan hör dit: { $digits }.
   *[other] De här brickorna hör dit: { $digits }.
}
board-all = { $count ->
    [one] Den enda möjligheten:
   *[other] Alla { $count } möjligheter, den mest värda först (poängen och nyttan av brickorna som behålls):
}
board-some = De { $listed } bästa av { $count } möjligheter efter värde (poängen och nyttan av brickorna som behålls):
board-some-incomplete = Tiden tog slut efter { $count } möjligheter; de bästa av dem:

## vad en ändring gjorde
board-put = { $digit } ligger på { $field }.
board-erased = { $field } är tom.
board-joker = Brickan på { $field } är en joker.
board-no-joker = Brickan på { $field } är ingen joker.
board-rack = I stället: { $rack }.
board-cleared = Brädet och stället är tomma.
board-field-plain = { $field }, vanlig ruta
board-bonuses = Bonusrutorna är ändrade.
board-size = { $lost ->
    [0] Brädet har { $size } × { $size } rutor nu.
    [one] Brädet har { $size } × { $size } rutor nu; en bricka får inte plats längre.
   *[other] Brädet har { $size } × { $size } rutor nu; { $lost } brickor får inte plats längre.
}
board-changed = Ändrat.
board-import = Övertaget: bräde med { $size } × { $size } rutor, brickor på det: { $tiles }, i stället: { $rack }.

## varför en ändring inte går
board-unreadable = ”{ $words }” går inte att förstå: skriv till exempel ”put H8 5”, ”rack 13?5” eller ”F8=1 I8=3”, eller klistra in en ställning.
board-many = Texten har { $count } ställningar; klistra in en.
board-no-turns = Här byter man inte, står inte över och ger inte upp: lägg brickor, eller ändra ställningen.
board-nothing-here = Det ligger ingen bricka på { $field }.
board-nothing-rack = Det finns ingen bricka på den här platsen i stället.
board-rack-no-bonus = Stället har inga bonusrutor.
board-no-tiles = Det finns inga brickor kvar att dra.
board-clear-already = Brädet och stället är redan tomma.

## vad inget parti leder till
strange-many = Det finns { $count } brickor { $digit } på brädet och i stället, men spelet har { $most }.
strange-centre = Rutan i mitten, { $field }, är tom fast det ligger brickor.
strange-apart = Brickorna kring { $field } hänger inte ihop med dem i mitten.
strange-neighbours = { $digit } på { $field } rör vid { $other } på { $neighbour }, men ingen uträkning innehåller båda.
strange-alone = { $digit } på { $field } är inte med i någon uträkning.
strange-more = { $count ->
    [one] En sak till av det slaget.
   *[other] { $count } saker till av det slaget.
}
