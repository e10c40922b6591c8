### Úlohy: co si lze přát a jak jsou těžké.

generate-turns = Nejmenší počet tahů každé úlohy, od 2; 0 = jakýkoli.
    .label = Tahy
generate-functions = S funkčními kartami; bez funkce by to trvalo déle.
    .label = Funkce
generate-robots = Tolik jiných robotů stojí na plánu; na nejlepší cestě se aspoň jeden z nich odtlačí.
    .label = Jiní roboti
generate-board = Plán úlohy.
    .label = Plán
generate-board-small = malý, vylosovaný
generate-board-classic8 = { option-layout-classic8 }
generate-board-fair9 = spravedlivý, 9 × 9
generate-diamonds = Tolik diamantů je třeba přivézt domů; 0 = jakýkoli počet.
    .label = Diamanty
generate-min_difficulty = Tento stupeň obtížnosti nebo těžší.
    .label = Obtížnost aspoň
generate-min_difficulty-easy = lehká
generate-min_difficulty-medium = střední
generate-min_difficulty-hard = těžká
generate-min_difficulty-expert = pro znalce
wish-function-turns = Volba „{ $name }“: s funkcemi je možných nejvýš tolik tahů: { $most }. Přejte si méně.
wish-one-turn = Volba „{ $name }“: úloha má aspoň 2 tahy. Přejte si 2 nebo víc, nebo 0.
wish-too-hard = Volba „{ $name }“: při počtu tahů { $turns } může být úloha nejvýš: { $grade }. Přejte si více tahů, nebo lehčí úlohu.
puzzle-about = Obtížnost: { $grade }.
puzzle-difficulty = Obtížnost
grade-easy = lehká
grade-medium = střední
grade-hard = těžká
grade-expert = pro znalce
puzzle-robot-stands = { robot-start }: { $cell }, hledí { scene-heading }; na palubě { $cargo }, na základně { $banked }.
solve-with-turns = V tomto textu už jsou odehrané tahy. Zadejte samotnou úlohu bez údajů „turn“.
