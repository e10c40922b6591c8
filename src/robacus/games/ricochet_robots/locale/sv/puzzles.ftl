### Problem: vad man kan önska, och hur svåra de är.

generate-moves = Minsta antalet drag i varje problem; 0 = vilket som helst. Från ungefär 13 är de sällsynta.
    .label = Drag
generate-or_more = Så många drag eller fler.
    .label = Eller fler
generate-robots = Så många robotar rör sig på en kortaste väg, och färre räcker inte; 0 = hur många som helst.
    .label = Robotar som rör sig
generate-min_difficulty = Denna svårighetsgrad eller en svårare.
    .label = Svårighet minst
generate-min_difficulty-easy = lätt
generate-min_difficulty-medium = medelsvår
generate-min_difficulty-hard = svår
generate-min_difficulty-expert = för experter
generate-min_difficulty-master = för mästare
generate-variant = Vad en väg måste uppfylla: strict, literal eller free, som vid lösning.
    .label = Variant
generate-variant-strict = strikt
generate-variant-literal = bokstavlig
generate-variant-free = fri
generate-edition = Utgåvan vars bräden används.
    .label = Utgåva
generate-edition-1999 = { option-edition-1999 }
generate-edition-2003 = { option-edition-2003 }
generate-edition-2013 = { option-edition-2013 }
generate-fifth_robot = Med den svarta eller silvriga roboten.
    .label = En femte robot

wish-few-robots = Alternativet ”{ $name }”: det finns bara { $most } robotar. Önska färre, eller ta med den femte med fifth_robot.
wish-few-moves = Alternativet ”{ $name }”: { $moves ->
    [one] { $moves } drag
   *[other] { $moves } drag
} är för få för så många robotar. Önska fler drag eller färre robotar.
wish-one-move = Alternativet ”{ $name }”: en väg med en studs har minst 2 drag. Önska 2, eller varianten free.

puzzle-about = Svårighet: { $grade }.

grade-easy = lätt
grade-medium = medelsvår
grade-hard = svår
grade-expert = för experter
grade-master = för mästare
puzzle-rating = Svårighet: { $grade } ({ NUMBER($points, minimumFractionDigits: 1) }). Robotar som rör sig: { $robots }; kortaste vägar: { $count }; lockande första drag som leder fel: { $tempting }.
