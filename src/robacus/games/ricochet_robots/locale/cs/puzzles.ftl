### Úlohy: co si lze přát a jak jsou těžké.

generate-moves = Nejmenší počet tahů každé úlohy; 0 = jakýkoli. Asi od 13 jsou vzácné.
    .label = Tahy
generate-or_more = Tolik tahů nebo víc.
    .label = Nebo víc
generate-robots = Tolik robotů se pohne na nejkratší cestě a méně nestačí; 0 = kolik chce.
    .label = Roboti v pohybu
generate-min_difficulty = Tento stupeň obtížnosti nebo těžší.
    .label = Obtížnost aspoň
generate-min_difficulty-easy = lehká
generate-min_difficulty-medium = střední
generate-min_difficulty-hard = těžká
generate-min_difficulty-expert = pro znalce
generate-min_difficulty-master = pro mistry
generate-variant = Co musí cesta splnit: strict, literal nebo free, jako při řešení.
    .label = Varianta
generate-variant-strict = přísná
generate-variant-literal = doslovná
generate-variant-free = volná
generate-edition = Vydání, jehož plány se použijí.
    .label = Vydání
generate-edition-1999 = { option-edition-1999 }
generate-edition-2003 = { option-edition-2003 }
generate-edition-2013 = { option-edition-2013 }
generate-fifth_robot = S černým nebo stříbrným robotem.
    .label = Pátý robot

wish-few-robots = Volba „{ $name }“: robotů je jen { $most }. Přejte si méně, nebo přidejte pátého volbou fifth_robot.
wish-few-moves = Volba „{ $name }“: { $moves ->
    [one] { $moves } tah je málo
    [few] { $moves } tahy jsou málo
   *[other] { $moves } tahů je málo
} pro tolik robotů. Přejte si víc tahů, nebo méně robotů.
wish-one-move = Volba „{ $name }“: cesta s odrazem má aspoň 2 tahy. Přejte si 2, nebo variantu free.

puzzle-about = Obtížnost: { $grade }.

grade-easy = lehká
grade-medium = střední
grade-hard = těžká
grade-expert = pro znalce
grade-master = pro mistry
puzzle-rating = Obtížnost: { $grade } ({ NUMBER($points, minimumFractionDigits: 1) }). Robotů v pohybu: { $robots }; nejkratších cest: { $count }; lákavých prvních tahů, které svádějí z cesty: { $tempting }.
