### Träningen: uppgifter om uträkningar, för skolan och för en själv.

desk-puzzle = Träning
    .help = Hitta uträkningar, fyll luckor, få ut det mesta av dina brickor; varje fel förklaras.

generate-task = Vad som ska göras.
    .label = Uppgift
generate-task-any = vilken som helst
generate-task-find = hitta alla uträkningar
generate-task-gap = fyll luckan
generate-task-rack = flest poäng
generate-operations = Vilka uträkningar som räknas.
    .label = Räknesätt
generate-operations-plus = +
generate-operations-minus = −
generate-operations-plus_minus = + −
generate-operations-times = ×
generate-operations-divided = { sign-division }
generate-operations-times_divided = × { sign-division }
generate-operations-four = + − × { sign-division }
generate-operations-powers = ² ³ √ ∛
generate-operations-all = alla: + − × { sign-division } ² ³ √ ∛
generate-numbers = Det största talet i uträkningarna.
    .label = Tal upp till
generate-numbers-10 = 10
generate-numbers-20 = 20
generate-numbers-100 = 100
generate-numbers-1000 = 1000
generate-numbers-any = ingen gräns
generate-size = Hur lång raden är, eller hur stort brädet.
    .label = Storlek
generate-size-small = liten
generate-size-middle = mellanstor
generate-size-large = stor

train-grade-easy = lätt
train-grade-medium = medelsvår
train-grade-hard = svår
train-about = { $task } · { $operations } · { $grade }
train-asked-find = Hitta alla uträkningar i { $row } ({ $operations }).
train-asked-gap = Vilka siffror gör { $row } till en uträkning ({ $operations })?
train-asked-rack = Få så många poäng som möjligt med { $tiles } ({ $operations }).

## vad som syns
train-board-row = Rad med { $count } brickor
train-laid-tile = { $digit }, inte lagd än
train-counts = Räknas här
train-found = Hittade
train-found-of = { $count } av { $all }
train-read = { $readings }
train-points = Poäng
train-best = Mest
train-tiles = Brickor
train-find = Hitta alla uträkningar: välj den första och den sista brickan i var och en.
train-find-end = Från { $digit } på { $place }: var slutar uträkningen?
train-gap = { $count ->
    [one] Vilken siffra gör hela raden till en uträkning?
   *[other] { $count } siffror gör hela raden till en uträkning. Vilka?
}
train-rack-advice = Ta en bricka och välj en ruta, eller välj en ruta och skriv siffror.
train-rack-status = Lägg brickor som ger så många poäng som möjligt.
train-rack-points = Det ger { count-points }. Lägg brickorna, eller leta efter mer.
train-solved = { $count ->
    [0] Alla hittade, utan ett enda fel!
    [one] Alla hittade, med { $count } fel.
   *[other] Alla hittade, med { $count } fel.
}
train-shown = Här är det som fanns att hitta.
train-laid = Lagt för { count-points }.
train-laid-best = { count-points }: mer går inte att få!
train-laid-less = { count-points }. Mest hade varit { $best }.
train-recall = Ta tillbaka alla
train-tile-back = Ta tillbaka en bricka
train-rack-tiles = Dina brickor: { $tiles }

## vad man kan göra
train-digit = Siffra
train-place-begin = En uträkning börjar med { $digit } på { $place }
train-place-end = Den slutar med { $digit } på { $place }
train-back = Ta tillbaka { $digit } från { $field }
train-next = Nästa uppgift
train-again = En gång till
train-hint = Ledtråd
train-show = Visa svaret
train-show-sure = Visa svaret? Då räknas uppgiften inte som löst.
train-table = Spela vid ett bord med de här räknesätten

## vad som händer
train-right = Rätt: { $readings }.
train-known = Den har du redan hittat: { $readings }.
train-wrong = { $digits } är ingen uträkning.
train-missed = Inte hittade: { $readings }.
train-unmarked = Välj en annan första bricka.
train-begun-again = Från början.
train-recalled = Alla dina brickor är tillbaka.
train-hint-find = En börjar med { $digit } på { $place }. Tänk på: { $operation }
train-hint-gap = Tänk på: { $operation }
train-hint-rack = Mest är { count-points }.
train-placement = { $tiles }: { count-points }
train-placement-examples = { $tiles }: { count-points } ({ $examples })
train-more = { $lost } poäng till var möjliga.

## varför det inte är en uträkning
why-one-tile = En ensam bricka är ingen uträkning.
why-zero-first = Ingen uträkning börjar med 0.
why-zero-part = Inget tal i en uträkning börjar med 0.
why-too-short = Det är för kort för de räknesätt som gäller här.
why-not-here = { $readings } stämmer, men räknas inte här.
why-sum = { $a } + { $b } är { $made }, inte { $c }.
why-difference = { $a } − { $b } är { $made }, inte { $c }.
why-difference-below = { $a } − { $b } går inte: { $b } är inte mindre än { $a }.
why-product = { $a } × { $b } är { $made }, inte { $c }.
why-quotient = { $a } { sign-division } { $b } är { $made }, inte { $c }.
why-quotient-rest = { $a } { sign-division } { $b } är { $made }, rest { $rest }.
why-square = { $a }² är { $made }, inte { $b }.
why-cube = { $a }³ är { $made }, inte { $b }.
why-root = √{ $a } är { $made }, inte { $b }.
why-root-none = √{ $a } är inget heltal.
why-cube-root = ∛{ $a } är { $made }, inte { $b }.
why-cube-root-none = ∛{ $a } är inget heltal.

## vad som skrevs
train-unreadable = ”{ $words }” är ingen uppgift. Skriv till exempel ”find 16824”, ”gap 5_873” eller ”rack 12345; board” och dess rader.
train-twice = ”{ $words }” står där två gånger; en gång räcker.
train-level = ”{ $words }” är ingen nivå. Skriv till exempel ”level plus_minus 100 small”.
train-row = ”{ $words }” är ingen rad med brickor. Skriv 2 till { $most } siffror.
train-row-gap = ”{ $words }” är ingen rad med en lucka. Skriv 2 till { $most } platser: siffror, och ett _ för luckan.
train-no-answer = I { $words } finns ingenting att hitta med de räknesätt som gäller; välj andra siffror eller räknesätt.
train-many = I { $words } finns { $count } uträkningar; en uppgift har högst { $most }.
train-rack = ”{ $words }” är inget ställ. Skriv 1 till { $most } siffror.
train-board = ”{ $words }” är inget bräde. Skriv raderna uppifrån: siffror, . för tomma rutor, d t D T för sådana som multiplicerar.
train-answer = ”{ $words }” passar inte till den här uppgiften.
train-no-tile = Bland dina brickor finns ingen { $digit } kvar.
train-tiles-unreadable = ”{ $words }” går inte att förstå. Skriv brickor med sina rutor, till exempel ”C2=3 C4=1”.
train-nothing = Med de här brickorna går det inte att lägga något här.
train-no-place = ”{ $words }” finns inte i den här raden: den går från A till { $last }.
train-find-unreadable = ”{ $words }” går inte att förstå. Skriv uträkningens siffror, till exempel 824, eller dess första och sista plats, till exempel C-E.
train-not-in-row = { $digits } står inte i den här raden.
train-gap-unreadable = ”{ $words }” är ingen siffra för luckan. Skriv en av 0 till 9.
train-over = Den här uppgiften är klar; ta nästa.
train-none = Ingen sådan uppgift hittades; välj en annan nivå.
train-wish = ”{ $words }” kan inte väljas här.

## vid ett bord
option-group-school = För skolan: vilka räknesätt som räknas
    .help = Bara de här ger uträkningar vid bordet. Förhandsvisning, poäng och botar håller sig till det, och träningen kan ställas in likadant.
signs-addition = +
signs-subtraction = −
signs-multiplication = ×
signs-division = { sign-division }
signs-squares = ² √
signs-cubes = ³ ∛

## lektioner
lesson-intro = { $title }: { $text }
lesson-next = Nästa lektion: { $title }
lesson-sums = Uträkningar utan tecken
    .help = 3 1 4 är 3 + 1 = 4: först två tal, sedan vad de blir. Välj den första och den sista brickan i varje uträkning i raden.
lesson-kinds = Minus, gånger, delat med
    .help = 9 8 1 är 9 − 8 = 1, 2 3 6 är 2 × 3 = 6, och 8 4 2 är 8 delat med 4. Brickor som kan läsas på flera sätt är en enda uträkning.
lesson-inside = Den ena inuti den andra
    .help = Tal får ha flera siffror, och samma brickor kan höra till flera uträkningar. Hela raden är en, och i den finns en kortare.
lesson-powers = Kvadrater, kuber och rötter
    .help = 3 9 är 3² = 9, och 9 3 är √9 = 3. 2 8 är 2³ = 8, och 8 2 är ∛8 = 2. Här räknas bara sådana.
lesson-zero = Nollor
    .help = En nolla får stå i ett tal, som i 10 eller 205, men inget tal börjar med den, och 0 ensam är inget tal.
lesson-gap = En lucka
    .help = En bricka saknas. Mer än en siffra kan vara rätt: hitta alla.
lesson-rack = Att lägga brickor
    .help = Alla dina nya brickor ska ingå i en och samma uträkning, tillsammans med det som ligger där. En kvadrat med 2× dubblar brickan på den.
