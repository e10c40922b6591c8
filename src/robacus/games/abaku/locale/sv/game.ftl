### Spelet i några ord, dess val och botarnas nivåer.

title = Abaku
summary = Lägg siffror så att de bildar uträkningar: varje ny uträkning ger poäng.

level-easy = lätt
level-normal = vanlig
level-strong = stark

option-zero = Nolla bredvid andra brickor
    .help = Där två brickor rör vid varandra ska det finnas en uträkning med båda. En nolla kan klara sig utan.
option-zero-new = en ny nolla behöver ingen uträkning
option-zero-either = varken nya eller gamla nollor behöver någon
option-zero_only_contact = Det räcker att röra vid brickor genom nollor
    .help = Annars måste någon uträkning varje gång förena en ny bricka med en gammal.
option-centre = Rutan i mitten
    .help = Om den fördubblar uträkningen som andra rutor.
option-centre-double = fördubblar uträkningen
option-centre-plain = vanlig ruta
option-exchange = Byta brickor
    .help = På sin tur kan man byta brickor mot andra ur påsen.
option-exchange-any = så många som påsen har
option-exchange-full = bara när påsen räcker till ett helt ställ
option-exchange-never = inte alls
option-turn_seconds = Tid för en tur i sekunder
    .help = Den som behöver längre tid har en tom tur. 0: ingen gräns.
option-resign = När en av flera ger upp
    .help = Gäller bara med tre eller fyra spelare.
option-resign-ends = partiet slutar
option-resign-others_go_on = de andra spelar vidare
option-addition = Addition
    .help = 3 + 1 = 4
option-subtraction = Subtraktion
    .help = 9 − 8 = 1
option-multiplication = Multiplikation
    .help = 2 × 3 = 6
option-division = Division
    .help = 8 : 4 = 2, utan rest
option-squares = Kvadrater och kvadratrötter
    .help = 3² = 9, √9 = 3
option-cubes = Kuber och kubikrötter
    .help = 2³ = 8, ∛64 = 4
option-bag = Brickor i påsen
    .help = Hur många av varje siffra: ett tal för alla, eller tio tal för 0 till 9. Tomt: 11 av varje.
option-layout = Ett eget bräde
    .help = Rader uppifrån, skilda med mellanslag: . vanlig, d och t dubblar och tredubblar en bricka, D och T en uträkning. Tomt: det vanliga brädet.

wrong-text = { $name }: { $why }
wrong-no-operation = { $name }: minst ett räknesätt måste vara tillåtet; välj ett.
wrong-bag-size = { $name }: påsen skulle ha { $tiles } brickor; den ska ha { $low } till { $high }.
wrong-bag-zeros = { $name }: med bara nollor blir det inga uträkningar; lägg till andra siffror.
bag-unreadable = Skriv ett tal, eller tio tal för siffrorna 0 till 9, skilda med mellanslag.
layout-not-square = Brädet har { $rows } rader, men rad { $row } har { $length } rutor; gör det kvadratiskt.
layout-size = Ett bräde har ett udda antal rader, från { $low } till { $high }, så att det har en mitt; det här har { $size }.
layout-character = ”{ $char }” i rad { $row }, ruta { $column } betyder ingenting; använd . d t D T, och * i mitten.
