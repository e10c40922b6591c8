### What the judge says of a turn that is over.

judge-title = { $seat }, turn { $number }
judge-most = { count-points }: no placement makes more.
judge-less = { count-points }: { $lost ->
    [one] one point
   *[other] { $lost } points
} less than the most possible, { $best }.
judge-not-laid = Nothing was laid: { count-points } were possible.
judge-nothing = Nothing could be laid.
judge-limit = { count-points }. The most that was found is { $best }; the time did not suffice for everything.
judge-stopped = The search took too much time or memory and was stopped.
judge-unknown = { count-points }. What else was possible shows over the shoulder of { $seat }.
judge-kept-back = What was possible here may still be of use: the replay will tell.
judge-worth = With the tiles that were kept it is worth { $worth }, the best placement { $top }. { $listed }
judge-ended = { $ended } { $listed }
judge-ending-best = In the endgame nothing was better ({ $proven }).
judge-ending-lost = In the endgame it cost { $lost } against the other; best was { $tiles } ({ $proven }).
judge-list = { $count ->
    [one] The only placement:
   *[other] The best of { $count } placements, the most worth first:
}
judge-line-played = { $line } (played)
judge-desk = Analyse this position
judge-before = { $seat } is to move.
judge-laid = Laid: { $tiles }
