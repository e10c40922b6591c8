### Verdikt rozhodčího na stránce stolu a v přehrávání.

web-no-study = K tomuto kroku žádný verdikt není.
web-study-later = Verdikt přijde později: teď by ještě mohl ve hře pomoci.

ui-study = Verdikt
ui-study-loading = Rozhodčí se dívá …
ui-study-later = Rozhodčí promluví, až poslední tah nepůjde vzít zpět.
ui-study-failed = Verdikt se nepodařilo načíst.
ui-study-retry = Zkusit znovu
ui-study-looking = Na plánu je teď ukázka cesty, ne pozice u stolu.
