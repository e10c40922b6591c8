### Žebříčky: programy mnoha lidí hrají samy proti sobě a tabulka ukazuje, který je nejlepší.

## Žebříčky jedné hry a nový

ladders = Žebříčky
ladders-title = Žebříčky: { $game }
ladders-lead = Každý napíše program a odevzdá ho. Programy hrají samy proti sobě a tabulka ukazuje, který je nejlepší.
ladders-mine = Vaše žebříčky
ladders-none = Zatím žádný žebříček. Založte ho pro svou třídu nebo přátele, nebo otevřete odkaz, který vám někdo poslal.
ladders-made = založený vámi
ladders-new = Nový žebříček
ladders-new-help = Dostanete odkaz pro účastníky a druhý, kterým se o žebříček staráte. Nikdo nepotřebuje účet.
ladders-make = Založit žebříček

ladder-name = Název žebříčku
ladder-name-help = Uvidí ho všichni nad tabulkou; třeba název vaší třídy.
ladder-grounds = Kde se hraje
ladder-grounds-help = Všichni se utkají na každém z nich, a to z obou stran.
ladder-programs = Kdo smí číst programy
ladder-programs-help = Vy vždycky. Své programy vidí každý.
ladder-programs-secret = Tajné do uzavření
ladder-programs-open = Hned všichni
ladder-library = Zúčastní se i programy, které patří ke hře
ladder-library-help = Soupeře tak má už první, kdo něco odevzdá.
ladder-own = Programů na osobu
ladder-closes = Poslední den odevzdání
ladder-closes-help = Může zůstat prázdné: pak je otevřený, dokud ho neuzavřete. Den končí podle hodin tohoto serveru.

ladder-no-name = Dejte žebříčku název.
ladder-no-ground = Vyberte aspoň jedno místo, kde se hraje.
ladder-own-range = Jedna osoba může mít 1 až { $most } programů.
ladder-bad-day = Zvolte den od { DATETIME($first, dateStyle: "medium") } do { DATETIME($last, dateStyle: "medium") }, nebo žádný.
ladder-too-many = Nových žebříčků je příliš mnoho. Použijte některý, který máte, nebo chvíli počkejte.
ladder-no-programs = Tuto hru nehrají programy, takže nemá žebříčky.

## Tabulka

ladder-open = otevřený
ladder-closed = uzavřený
ladder-closed-on = poslední den: { DATETIME($day, dateStyle: "long") }
ladder-facts-secret = Programy jsou do uzavření tajné
ladder-facts-open = Programy smějí číst všichni
ladder-facts-shown = Programy už nejsou tajné
ladder-submit = Odevzdat program
ladder-manage = Správa žebříčku
ladder-yours = Vaše programy
ladder-change = změnit
ladder-look = prohlédnout
ladder-outside = Chcete-li se zúčastnit, otevřete odkaz od toho, kdo žebříček založil.

ladder-busy = Právě se hraje …
ladder-settled = Vše je odehráno: hodnocení se ustálilo.
ladder-few = Jakmile tu budou dva programy, začnou hrát.
ladder-counts = { $entries ->
    [one] { $entries } program
    [few] { $entries } programy
   *[other] { $entries } programů
}, { $games ->
    [one] { $games } boj
    [few] { $games } boje
   *[other] { $games } bojů
}
ladder-empty = Nikdo tu ještě není. První program žebříček zahájí.
ladder-no-place = zatím bez pořadí
ladder-first = teď přijdou jeho první boje
ladder-mine = váš
ladder-from-library = patří ke hře
ladder-rating = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-sure-sure = jisté
ladder-sure-fair = dost jisté
ladder-sure-open = ještě nejisté
ladder-record-help = výhry, remízy, prohry
ladder-table-help = Hodnocení říká, jak je program silný: všichni začínají s 25 a nejvíc stoupne ten, kdo poráží silné. Za znakem ± stojí, o kolik se ještě může mýlit; pořadí je podle toho, kolik je hodnocení nejméně. Výhra je za 3 body, remíza za 1.

ladder-battles = Poslední boje
ladder-battles-secret = Podívat se na ně půjde po uzavření žebříčku: prozradily by, jaké programy jsou.
ladder-battles-help = Každá značka je boj, na který se můžete podívat, u toho, kdo ho vyhrál.
ladder-battles-hidden = Každá značka je boj, na který se můžete podívat, u toho, kdo ho vyhrál. Ukazují, co se děje, ale ne programy: ty jsou do uzavření žebříčku tajné.
ladder-shared = nerozhodně
ladder-no-battles = Zatím nikdo nehrál.
ladder-turns = { $count ->
    [one] { $count } kolo.
    [few] { $count } kola.
   *[other] { $count } kol.
}
ladder-no-battle = Tento boj už uložený není: některý z jeho programů byl změněn nebo stažen, nebo je to už dávno. Vyberte v tabulce jiný.
ladder-secret = Programy tohoto žebříčku jsou do jeho uzavření tajné.
ladder-no-entry = Takový program v žebříčku není. Možná byl stažen.
ladder-not-yours = Tento program patří někomu jinému. Změnit ho může jen ten, kdo ho odevzdal.

ui-ladder-offline = Server neodpovídá. Co vidíte, může být staré; stránka to sama zkusí znovu.
ui-ladder-risen = { $name }: nyní { $place }. místo z { $count }.

## Odevzdání

ladder-by = autor: { $name }
ladder-title = Název programu
ladder-title-help = Může zůstat prázdný: pak se jmenuje jako vy.
ladder-program = Program
ladder-program-help = Jako text. Co je špatně, se dozvíte hned.
ladder-file = Nebo soubor
ladder-file-wrong = Soubor je příliš velký, nebo to není text.
ladder-program-none = Program chybí: napište ho, nebo vyberte soubor.
ladder-program-long = Počet znaků programu je { $length }; povoleno je nejvýše { $longest }.
ladder-no-nickname = Napište přezdívku, aby ostatní věděli, čí program to je.
ladder-try = Chcete nejdřív vidět, co dělá?
ladder-try-link = Vyzkoušejte ho u vlastního stolu
ladder-new-tab = (otevře se vedle této stránky)
ladder-privacy-secret = Kdo žebříček založil, může váš program číst hned; všichni ostatní až po uzavření žebříčku.
ladder-privacy-open = Váš program může hned číst každý.
ladder-submit-button = Odevzdat
ladder-change-button = Odevzdat novou verzi
ladder-examples = Programy, které patří ke hře: { $count }
ladder-take-out = Stáhnout program
ladder-take-out-help = Program ze žebříčku zmizí a s ním i jeho boje.
ladder-to-table = K tabulce

ui-ladder-fine = Program je čitelný. Odevzdejte ho, kdy chcete.

## Správa žebříčku

ladder-links = Odkazy
ladder-class-link = Pro účastníky
ladder-class-help = Kdo má tento odkaz, může odevzdávat programy.
ladder-qr = QR kód odkazu pro účastníky
ladder-new-link = Vytvořit jiný odkaz
ladder-new-link-sure = Vytvořit jiný odkaz? Starý pak už nic neotevře; co bylo odevzdáno, zůstane.
ladder-own-link = Pro vás
ladder-own-help = Tímto odkazem můžete žebříček spravovat i na jiném zařízení. Nechte si ho pro sebe: kdo ho má, může dělat vše, co je na této stránce.
ladder-when = Otevřený, nebo uzavřený
ladder-close = Uzavřít hned
ladder-close-help = Po uzavření nemůže nikdo nic odevzdat ani změnit; co chybí, se ještě odehraje a programy smějí číst všichni.
ladder-close-help-open = Po uzavření nemůže nikdo nic odevzdat ani změnit; co chybí, se ještě odehraje.
ladder-is-closed = Je uzavřený: nikdo nemůže nic odevzdat ani změnit. Programy smějí číst všichni.
ladder-open-again = Znovu otevřít
ladder-set-day = Nastavit den
ladder-submitted = Odevzdané programy: { $count }
ladder-nothing-submitted = Zatím nikdo nic neodevzdal. Dejte odkaz nahoře účastníkům.
ladder-remove = Odstranit
ladder-remove-sure = Odstranit „{ $name }“ ze žebříčku? Vrátit to nejde.
ladder-results = Výsledky k uložení
ladder-results-help = Tabulka, boje a programy jako data, nebo jako stránka s přehráním, která nepotřebuje server ani síť (otevřete v ní index.html).
ladder-download-json = Jako data (JSON)
ladder-download-page = Jako stránka s přehráním (ZIP)
ladder-delete = Smazat žebříček
ladder-delete-help = Žebříček se všemi programy a boji, nadobro.
ladder-delete-sure = Smazat „{ $name }“ se vším, co v něm je? Vrátit to nejde.

## Přehrání boje

ladder-replay-hidden = Programy se neukazují: do uzavření žebříčku jsou tajné.
