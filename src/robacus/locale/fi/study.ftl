### Pelin tuomarin arvio pöytäsivulla ja toistossa.

web-no-study = Tästä askeleesta ei ole arviota.
web-study-later = Arvio annetaan myöhemmin: nyt siitä voisi vielä olla pelissä hyötyä.

ui-study = Arvio
ui-study-loading = Tuomari miettii …
ui-study-later = Tuomari antaa arvionsa, kun viimeistä siirtoa ei enää voi perua.
ui-study-failed = Arviota ei voitu ladata.
ui-study-retry = Yritä uudelleen
ui-study-looking = Laudalla näkyy nyt katseltava reitti, ei pöydän tilanne.
