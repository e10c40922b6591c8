### Mit mond a bíró egy véget ért lépésről.

judge-title = { $seat }, { $number }. lépés
judge-most = { count-points }: ennél többet nem lehetett.
judge-less = { count-points }: { $lost } ponttal kevesebb a lehető legtöbbnél ({ $best }).
judge-not-laid = Semmi sem került le; { count-points } lehetett volna.
judge-nothing = Semmit sem lehetett lerakni.
judge-limit = { count-points }. A legtöbb, ami előkerült: { $best }; mindenre nem volt elég idő.
judge-stopped = A keresés túl sok időt vagy memóriát igényelt, ezért leállt.
judge-unknown = { count-points }. Hogy mi más lehetett volna, { $seat } válla fölött látszik.
judge-kept-back = Ami itt lehetséges volt, még hasznos lehet: a visszajátszás elárulja.
judge-worth = A megtartott lapkákkal az értéke { $worth }, a legjobb lerakásé { $top }. { $listed }
judge-ended = { $ended } { $listed }
judge-ending-best = A végjátékban nem volt jobb ({ $proven }).
judge-ending-lost = A végjátékban ez { $lost } pontba került a másikhoz képest; a legjobb { $tiles } volt ({ $proven }).
judge-list = { $count ->
    [one] Az egyetlen lehetőség:
   *[other] A legjobbak { $count } lehetőség közül, elöl a legértékesebb:
}
judge-line-played = { $line } (ez volt)
judge-desk = Az állás elemzése
judge-before = { $seat } van soron.
judge-laid = Lerakva: { $tiles }
