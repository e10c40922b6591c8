### Állások szövegként, és a megoldó válaszai.

position-long = A szöveg { $length } karakter; legfeljebb { $longest } karaktert olvasunk.
position-empty = Itt nincs állás: írd például azt, hogy „rack 13?5”, előtte pedig „board” és a tábla sorai.
position-twice = „{ $words }” kétszer szerepel; egyet hagyj meg.
position-statement = „{ $words }” nem illik egy állásba: írd például azt, hogy „board” és a tábla sorai, „rack 13?5” vagy „zero either”.
position-json = Ez a JSON nem állás: { $why }
position-json-other = Ez a JSON egy másik játék vagy másféle eset adata.
board-rows = A táblának { $rows } sora van, az alapjának viszont { $size }; adj meg ugyanannyit.
board-row = A tábla { $row }. sora { $length } mezős; { $size } kell.
board-character = „{ $words }” nem lehet a táblán: a sorok számjegyekből állnak, a . üres mező.
rack-unreadable = „{ $words }” nem tartó: számjegyeket írj, a ? joker.
rack-many = A tartón { $count } lapka van; legfeljebb { $most } fér el.
operation-unknown = „{ $words }” nem számolási mód; válassz ezek közül: { $known }.
bag-many = A zsákban { $count } lapka lenne; legfeljebb { $most } fér bele.
joker-nowhere = Itt nincs lapka, amely joker lehetne: { $field }.
field-unknown = Ezen a táblán nincs „{ $words }” mező; a mezők A1-től eddig tartanak: { $last }.

solve-top = Ennyi legjobb lerakás felsorolása pontokkal és értékkel (a pontok és a megtartott lapkák értéke).

answer-count = { $count ->
    [one] Egyetlen lehetőség; { count-points } jár érte.
   *[other] { $count } lehetőség; a legtöbbet érő { count-points }.
}
answer-none = Ezekkel a lapkákkal semmit sem lehet lerakni.
answer-no-rack = A tartó üres: nincs mit lerakni.
answer-incomplete = Lejárt az idő: { $count } lehetőség került elő, legfeljebb { count-points }. Lehet még több is.
answer-list = Pontok, érték és lapkák, elöl a legnagyobb érték:
answer-examples = { $examples }
answer-best = A legjobb
