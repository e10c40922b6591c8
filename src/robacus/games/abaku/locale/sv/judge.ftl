### Vad domaren säger om en tur som är över.

judge-title = { $seat }, tur { $number }
judge-most = { count-points }: inget lägg ger mer.
judge-less = { count-points }: { $lost } mindre än det högsta möjliga, { $best }.
judge-not-laid = Inget lades; { count-points } hade varit möjligt.
judge-nothing = Inget gick att lägga.
judge-limit = { count-points }. Det högsta som hittades är { $best }; tiden räckte inte till allt.
judge-stopped = Sökningen tog för mycket tid eller minne och avbröts.
judge-unknown = { count-points }. Vad som annars gick syns över axeln på { $seat }.
judge-kept-back = Det som var möjligt här kan ännu vara till nytta: reprisen berättar det.
judge-worth = Med brickorna som behölls är värdet { $worth }, för det bästa lägget { $top }. { $listed }
judge-ended = { $ended } { $listed }
judge-ending-best = I slutspelet var inget bättre ({ $proven }).
judge-ending-lost = I slutspelet kostade det { $lost } mot den andra; bäst var { $tiles } ({ $proven }).
judge-list = { $count ->
    [one] Den enda möjligheten:
   *[other] De bästa av { $count } möjligheter, den mest värda först:
}
judge-line-played = { $line } (spelat)
judge-desk = Analysera den här ställningen
judge-before = { $seat } är på tur.
judge-laid = Lagt: { $tiles }
