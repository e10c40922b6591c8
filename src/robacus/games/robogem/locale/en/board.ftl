### What can be wrong with a board of one's own.

layout-too-long = The board text has { $length } characters; at most { $longest } are possible.
layout-facing = "{ $words }" is not understood. Write a colour and a direction: facing red S.
layout-size = The board is { $width } × { $height } squares; each side must have { $least } to { $most }.
layout-row-length = Row { $row } has { $length } squares, the widest one { $width }. Make all rows equally long.
layout-sign = Row { $row }: "{ $sign }" means nothing. Use . for an empty square, # for a spaceblocker, * for a diamond, R G B Y for the bases.
layout-bases = { $count ->
    [0] The base { robot-of } is missing; every board has all four.
   *[other] There is more than one base { robot-of }; leave one.
}
layout-few-diamonds = The board has { $count ->
    [one] one diamond
   *[other] { $count } diamonds
}; it needs at least { $least }.
layout-many-diamonds = The board has { $count } diamonds; at most { $most } are possible.
layout-closed-base = { robot-start } cannot leave its base; free a square beside it.
layout-unreachable = { robot-start } cannot reach the diamond on { $cell }; move the diamond or a spaceblocker.
figure-line = The line "{ $words }" of the picture is not understood.
