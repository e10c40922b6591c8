### Oppitunnit: viisi pientä pulmaa.

lesson-intro = { $title }: { $text }
lesson-next = Seuraava tunti: { $title }
lesson-done = { $praise }
lesson-last = { $praise } Siinä olivat kaikki tunnit: nyt olet valmis peliin.

lesson-forward = Eteen
    .help = Eteen-kortti siirtää robottiasi yhden ruudun sinne, minne se katsoo. Sillä on timantti kyydissä: tuo se punaiseen tukikohtaan.
lesson-turns = Käännökset
    .help = Vasen ja Oikea kääntävät robottia paikallaan. Kortit suoritetaan yksi kerrallaan vasemmalta oikealle.
lesson-diamond = Timantit
    .help = Robotti, joka menee timantin ruutuun, poimii sen. Hae timantti ja tuo se kotiin; siihen tarvitset kaksi vuoroa. Näet, mitkä kortit tulevat seuraavaksi.
lesson-push = Työntäminen
    .help = Kun robotti menee toisen robotin ruutuun, se työntää tätä ruudun eteenpäin. Jos toisella on timantti kyydissä, saat sen.
lesson-function = Funktiot
    .help = Funktion kortit suoritetaan, kun pelataan kortti ƒ. Jos ƒ on itse funktiossa, funktio alkaa aina uudelleen. Lisää funktioon Eteen ja sitten ƒ, ja suorita toinen ƒ.

lesson-done-forward = Hyvin tehty! Timantti on turvassa tukikohdassa.
lesson-done-turns = Oikein hyvä! Ohjaat kuin ammattilainen.
lesson-done-diamond = Mahtavaa! Suunnittelit kaksi vuoroa etukäteen.
lesson-done-push = Loistavaa! Työnsit, kaappasit ja toit kotiin.
lesson-done-function = Fantastista! Funktiosi kutsui itseään.
