### Mitä vikaa omassa laudassa voi olla.

layout-too-long = Laudan tekstissä on { $length } merkkiä; enintään { $longest } on mahdollista.
layout-facing = Tätä ei ymmärretä: ”{ $words }”. Kirjoita väri ja suunta: facing red S.
layout-size = Laudan koko on { $width } × { $height } ruutua; kummankin sivun on oltava { $least }–{ $most }.
layout-row-length = Rivillä { $row } on { $length } ruutua, leveimmällä { $width }. Tee kaikista riveistä yhtä pitkiä.
layout-sign = Rivi { $row }: ”{ $sign }” ei tarkoita mitään. Tyhjä ruutu on ., estelaatta #, timantti *, tukikohdat R G B Y.
layout-bases = { $count ->
    [0] { robot-start } on ilman tukikohtaa: jokaisella laudalla on kaikki neljä.
   *[other] { robot-start } on saanut useamman kuin yhden tukikohdan; jätä yksi.
}
layout-few-diamonds = Laudalla on { $count ->
    [one] yksi timantti
   *[other] { $count } timanttia
}; tarvitaan vähintään { $least }.
layout-many-diamonds = Laudalla on { $count } timanttia; enintään { $most } on mahdollista.
layout-closed-base = { robot-start } ei pääse tukikohdastaan; vapauta ruutu sen vierestä.
layout-unreachable = { robot-start } ei pääse ruudussa { $cell } olevan timantin luo; siirrä timanttia tai estelaattaa.
figure-line = Kuvan riviä ”{ $words }” ei ymmärretä.
