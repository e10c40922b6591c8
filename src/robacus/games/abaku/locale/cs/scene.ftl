### Co je u stolu Abaku vidět a co se tam dá dělat.

scene-board = Hrací plán, { $size } × { $size } polí
scene-field-tile = { $field }, { $factor } × kámen
scene-field-example = { $field }, { $factor } × příklad
scene-tile-joker = { $digit }, žolík
scene-tile-new = { $digit }, právě položená
scene-held-joker = žolík

scene-status-turn = Na tahu je { $name }.
scene-status-first = Začíná { $name }: zakryjte pole { $field } uprostřed.
scene-status-lays = { $name } pokládá kameny.
scene-status-over = Hra skončila.

scene-note-tiles = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
scene-note-empty = prázdné tahy: { $count } ze { $most }
scene-note-adjusted = na konci { $points }
scene-note-resigned = vzdal(a) se
scene-fact-bag = V zásobníku
scene-fact-unseen = Ještě zbývá
scene-clock-turn = Čas na tah

preview-points = { count-points }
preview-kombo = KOMBO: { count-points }
preview-joker = Zvolte číslici pro žolíka.
preview-watching = Kdo se jen dívá, kameny nepokládá.
figure-label = Část hracího plánu

sheet-end = na konci
sheet-total = celkem

control-pass = Vynechat tah
control-pass-sure = Vynechat tah bez pokládání a výměny? Tři prázdné tahy za sebou hru ukončí.
control-resign = Vzdát hru
control-resign-ends = Vzdát hru? Tím skončí a vy prohrajete.
control-resign-alone = Vzdát hru? Ostatní budou hrát dál bez vás.

## co říká stránka sama
client-rack = Vaše kameny
client-play = Položit
client-recall = Vzít zpět
client-shuffle = Zamíchat
client-sort = Seřadit
client-exchange = Vyměnit …
client-exchange-now = Vyměnit vybrané ({ $count })
client-exchange-help = Vyberte kameny, které chcete vyměnit.
client-cancel = Zrušit
client-joker = Jakou číslicí bude žolík?
client-joker-set = Žolík jako { $digit }
client-across = Píše se doprava
client-down = Píše se dolů
client-help = Kameny přetáhněte na plán, nebo klepněte na kámen a potom na pole. Nebo zvolte pole a pište číslice; mezerník mění směr, Enter pokládá.
client-pending = { $digit } na { $field }, ještě nepoložená
client-returned = Kámen se vrátil: jeho pole je už obsazené.
client-sheet = Bodový zápis
