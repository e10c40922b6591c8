### Problem: vad man kan önska, och hur svåra de är.

generate-turns = Minsta antalet turer i varje problem, från 2; 0 = vilket som helst.
    .label = Turer
generate-functions = Med funktionskort; utan funktion skulle det ta längre tid.
    .label = Funktioner
generate-robots = Så många andra robotar står på brädet; på den bästa vägen skuffas minst en av dem.
    .label = Andra robotar
generate-board = Problemets bräde.
    .label = Bräde
generate-board-small = litet, framlottat
generate-board-classic8 = { option-layout-classic8 }
generate-board-fair9 = rättvist, 9 × 9
generate-diamonds = Så många diamanter ska föras hem; 0 = hur många som helst.
    .label = Diamanter
generate-min_difficulty = Denna svårighetsgrad eller en svårare.
    .label = Svårighet minst
generate-min_difficulty-easy = lätt
generate-min_difficulty-medium = medelsvår
generate-min_difficulty-hard = svår
generate-min_difficulty-expert = för experter
wish-function-turns = Alternativet ”{ $name }”: med funktioner är högst { $most } turer möjliga. Önska färre.
wish-one-turn = Alternativet ”{ $name }”: ett problem har minst 2 turer. Önska 2 eller fler, eller 0.
wish-too-hard = Alternativet ”{ $name }”: ett problem med { $turns } turer kan vara högst: { $grade }. Önska fler turer eller ett lättare problem.
puzzle-about = Svårighet: { $grade }.
puzzle-difficulty = Svårighet
grade-easy = lätt
grade-medium = medelsvår
grade-hard = svår
grade-expert = för experter
puzzle-robot-stands = { robot-start }: { $cell }, vänd { scene-heading }; ombord { $cargo }, på basen { $banked }.
solve-with-turns = I den här texten har turer redan spelats. Ge bara problemet, utan ordet ”turn”.
